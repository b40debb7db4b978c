"""The texts of the cards that are carried out at once (14), and what they ask for."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from server.games.kernel import AddUp, Amount, Happening, Offer, Seat
from server.games.ruling import Phrase, Reason, Ruling
from server.games.telling import Told, refuse, tell
from server.games.what_price_glory.actions import (
    Activate,
    Advance,
    Choose,
    Mark,
    Reinforce,
    Skip,
    Take,
)
from server.games.what_price_glory.card_choices import (
    ASKS,
    MOST_TRENCHES,
    asks,
    retire_areas,
    said,
    tank_areas,
    us_corps,
)
from server.games.what_price_glory.cards import counted, counts
from server.games.what_price_glory.control import settle
from server.games.what_price_glory.damage import mutiny
from server.games.what_price_glory.frames import (
    Damage,
    DrawReserve,
    Event,
    Retiring,
    TakeCards,
)
from server.games.what_price_glory.groups import acted, check_group
from server.games.what_price_glory.naming import group_values
from server.games.what_price_glory.reactions import window
from server.games.what_price_glory.sides import (
    CP,
    EN,
    NOT_IN_PLAY,
    OTHER,
    OUT,
    AreaId,
    CardName,
    UnitId,
    area_ref,
    card_ref,
    side_ref,
    wpg,
)
from server.games.what_price_glory.state import (
    PRINTED,
    Ground,
    Marker,
    State,
    Unit,
    card,
    effect,
    player,
    pop,
    push,
    room,
    total,
    units_in,
    with_impulse,
    with_player,
    with_units,
)

STANDS = frozenset(  # effects with a text of their own, played instead of an action
    (
        "reinforce",
        "fleet",
        "submarines",
        "stoss",
        "mutinies",
        "take-if-behind",
        "gas",
        "trenches",
        "retire",
        "usa",
        "take",
        "take-and-risk",
        "tanks",
        "refresh",
    )
)


def check_playable(s: State, seat: Seat, name: CardName) -> None:
    """The card's text can be used now; else it is refused with the condition it lacks."""
    what = effect(s, name)
    if what not in STANDS:
        raise refuse("wpg-no-text-now", wpg("5.1"), card=card_ref(name))
    if what in ("submarines", "mutinies") and s.effects.usa:
        raise refuse("wpg-usa-ended-it", wpg("14.12"), card=card_ref(name))
    if what == "take-if-behind" and total(s) >= 0:
        raise refuse("wpg-kaiser", wpg("14.5"), total=total(s))
    if what in ASKS and not asks(s, Event(card=name, seat=seat)):
        raise refuse("wpg-nothing-for", wpg("5.1"), card=card_ref(name))


def carry_out(s: State, seat: Seat, name: CardName, told: Told) -> State:
    """Do what the card says, or ask for what it leaves open. The card is shown already."""
    number = card(s, name).number
    match effect(s, name):
        case "fleet":
            return push(s, *window(s, "fleet"), Event(card=name, seat=seat))
        case "submarines":
            s = replace(s, effects=replace(s.effects, submarines=number))
        case "mutinies":
            s = mutiny(replace(s, effects=replace(s.effects, mutinies=number)), told)
        case "take-if-behind" | "take":
            return push(s, TakeCards(seat=seat, most=number))
        case "take-and-risk":
            s = replace(s, effects=replace(s.effects, risk=True))
            return push(s, TakeCards(seat=seat, most=number))
        case "tanks":
            tanks = tuple(u.id for u in s.units if u.kind == "tank" and u.at == NOT_IN_PLAY)
            return push(s, Event(card=name, seat=seat, tanks=tanks))
        case "usa":
            return push(s, Event(card=name, seat=seat), TakeCards(seat=seat, most=number))
        case _:
            return push(s, Event(card=name, seat=seat))
    return s


# --- Carrying out ----------------------------------------------------------------------------


def play(s: State, frame: Event, action: object, told: Told) -> State:
    """The answer to what a card asked for."""
    s, seat = pop(s), frame.seat
    match effect(s, frame.card), action:
        case "reinforce", Reinforce(box=box, to=to):
            most = min(card(s, frame.card).number, room(s, to, seat))
            return push(s, DrawReserve(seat=seat, box=box, to=to, most=most))
        case "stoss", Choose(units=units):
            return _stoss(s, units, told)
        case "gas", Mark(areas=(area,)):
            return _gas(s, seat, area, told)
        case "trenches", Mark(areas=areas):
            return _dig(s, seat, areas, told)
        case "retire", Activate(units=units):
            return push(s, Retiring(units=units))
        case "usa", Mark(areas=(area,)):
            return _land(s, area, told)
        case "tanks", Mark(areas=(area,)):
            return _place_tank(s, frame, area, told)
        case _, Choose(units=units):
            tell(told, "wpg-refreshed", seat, side=side_ref(seat), count=len(units))
            fresh = [replace(u, fresh=True) for u in s.units if u.id in units]
            return with_units(s, fresh)
    raise AssertionError(f"{frame.card} asked for something else")


def unasked(s: State, frame: Event, told: Told) -> State:
    """A card that asks for nothing: the fleet was not countered, or nobody can be placed."""
    s = pop(s)
    match effect(s, frame.card):
        case "fleet":
            points = card(s, frame.card).number
            tell(told, "wpg-fleet-sails", frame.seat, side=side_ref(frame.seat), count=points)
            sign = 1 if frame.seat == CP else -1
            return replace(s, victory=s.victory + sign * points)
        case "usa":
            return _war_entered(s, told)
    return s


def _stoss(s: State, units: Sequence[UnitId], told: Told) -> State:
    """Corps become Stosstruppen with the same face; the surplus leaves the game (14.11, A-41)."""
    new = [u for u in s.units if u.kind == "stoss" and u.at == NOT_IN_PLAY]
    old = [u for u in s.units if u.id in units]
    surplus = [replace(u, at=OUT, fresh=True) for u in new[len(old) :]]
    tell(told, "wpg-stoss", CP, side=side_ref(CP), **group_values(old))
    return _stand_in(with_units(s, surplus), list(zip(old, new, strict=False)))


def _stand_in(s: State, pairs: Sequence[tuple[Unit, Unit]]) -> State:
    """Each first unit leaves the game for the second, which takes over its place, its face, and
    what it has done in this impulse: faces turn at the end of it (4.4)."""
    changed = []
    for old, new in pairs:
        changed += [replace(new, at=old.at, fresh=old.fresh), replace(old, at=OUT, fresh=True)]
    s, now = with_units(s, changed), {old.id: new.id for old, new in pairs}
    assert s.impulse is not None
    groups = {key: tuple(now.get(id, id) for id in ids) for key, ids in s.impulse.groups.items()}
    active = tuple(now.get(id, id) for id in s.impulse.active)
    return with_impulse(s, groups=groups, active=active)


def _gas(s: State, seat: Seat, area: AreaId, told: Told) -> State:
    """A marker for the turn, and one hit for each enemy unit there but Stosstruppen (7.5e)."""
    others = [m for m in s.markers if not (m.kind == "gas" and m.seat == seat)]
    s = replace(s, markers=(*others, Marker("gas", area, seat)))
    tell(told, "wpg-gas", seat, side=side_ref(seat), area=area_ref(area))
    hit = tuple(u.id for u in units_in(s, area, OTHER[seat]) if u.kind != "stoss")
    if not hit:
        return s
    return push(s, Damage(seat=OTHER[seat], hits=len(hit), units=hit, each=True))


def _dig(s: State, seat: Seat, areas: Sequence[AreaId], told: Told) -> State:
    dug = {area: Ground(controller=seat, trench=True) for area in areas}
    for area in areas:
        tell(told, "wpg-dug", seat, side=side_ref(seat), area=area_ref(area))
    return replace(s, ground={**s.ground, **dug})


def check_retire(s: State, frame: Retiring, to: AreaId) -> Ruling[None]:
    units = check_group(s, s.impulse.seat if s.impulse else CP, frame.units)
    if to not in retire_areas(s, units):
        raise refuse("wpg-no-way-back", wpg("5.1"), area=area_ref(to))
    return Ruling(None, (Reason("wpg-card-text", wpg("14")),))


def retire(s: State, frame: Retiring, to: AreaId, told: Told) -> State:
    """The group goes to its prepared position and digs in there."""
    units = [u for u in s.units if u.id in frame.units]
    seat = units[0].seat
    s = acted(pop(s), frame.units)
    values = {**group_values(units), "to": area_ref(to), "side": side_ref(seat)}
    tell(told, "wpg-retired", seat, **values)
    s = settle(with_units(s, [replace(u, at=to) for u in units]), told)
    dug = sum(ground.trench for ground in s.ground.values())
    if s.ground[to].trench or dug >= MOST_TRENCHES:
        return s
    return _dig(s, seat, (to,), told)


def _land(s: State, area: AreaId, told: Told) -> State:
    corps = us_corps(s)
    tell(told, "wpg-us-land", EN, side=side_ref(EN), area=area_ref(area), count=len(corps))
    s = with_units(s, [replace(u, at=area, fresh=False) for u in corps])
    return _war_entered(settle(s, told), told)


def _war_entered(s: State, told: Told) -> State:
    """Mutinies end, British and French may group, the hand grows by one for good (14.12)."""
    s = replace(s, effects=replace(s.effects, usa=True, mutinies=0, submarines=0))
    mutinous = [u for u in s.units if u.kind == "mutiny" and u.at not in (NOT_IN_PLAY, OUT)]
    # The corps that were replaced wait beside the map, but for those kept for the BEF.
    waiting = [u for u in s.units if u.nation == "french" and u.kind == "corps"]
    waiting = [u for u in waiting if u.at == NOT_IN_PLAY]
    told.append(Happening(text=Phrase("wpg-usa-entered", {"side": side_ref(EN)}), seat=EN))
    return _stand_in(s, list(zip(mutinous, waiting, strict=False)))


def _place_tank(s: State, frame: Event, area: AreaId, told: Told) -> State:
    tank = next(id for id in frame.tanks if tank_areas(s, id))
    s = with_units(s, [replace(u, at=area, fresh=False) for u in s.units if u.id == tank])
    tell(told, "wpg-tank-placed", EN, side=side_ref(EN), area=area_ref(area))
    rest = tuple(id for id in frame.tanks if id != tank)
    return push(s, replace(frame, tanks=rest)) if rest else s


# --- Cards back from the discard pile ----------------------------------------------------------


def take_options(s: State, frame: TakeCards) -> tuple[Offer, ...]:
    """Up to so many cards of the own discard pile; it may also be none."""
    lying = counts(each.card for each in player(s, frame.seat).discard)
    amounts = tuple(
        Amount(key=name, thing=card_ref(name), high=many) for name, many in lying.items()
    )
    most = min(frame.most, sum(lying.values()))
    vary = (AddUp(field="cards", amounts=amounts, low=0, high=most),)
    return (Offer(action=Take(cards={}), label=said("take", count=most), vary=vary),)


def check_take(s: State, frame: TakeCards, action: Take) -> Ruling[int]:
    lying = counts(each.card for each in player(s, frame.seat).discard)
    for name, many in action.cards.items():
        if not 0 <= many <= lying.get(name, -1):
            raise refuse("wpg-not-in-discard", wpg("14.10"), card=name)
    many = sum(action.cards.values())
    if many > frame.most:
        raise refuse("wpg-too-many-taken", wpg("14.10"), most=frame.most)
    return Ruling(many, (Reason("wpg-takes", wpg("14.10")),))


def take(s: State, frame: TakeCards, action: Take, told: Told) -> State:
    """The cards are in the hand, and of no use before the next impulse (14.10). Of two alike the
    one that nobody saw is taken."""
    who = player(s, frame.seat)
    pile = sorted(who.discard, key=lambda each: each.seen)
    taken = counted(action.cards)
    for name in taken:
        pile.remove(next(each for each in pile if each.card == name))
    kept = tuple(pile)
    if s.printed:
        taken = (PRINTED,) * len(taken)
    tell(told, "wpg-took-cards", frame.seat, side=side_ref(frame.seat), count=len(taken))
    changed = replace(who, hand=tuple(sorted((*who.hand, *taken))), discard=kept)
    return with_player(pop(s), changed)


def skip_offer() -> Offer:
    return Offer(action=Skip(), label=said("skip"))


def advance_offers(s: State, frame: Retiring) -> tuple[Offer, ...]:
    units = [u for u in s.units if u.id in frame.units]
    areas = retire_areas(s, units)
    return tuple(
        Offer(action=Advance(to=to), label=said("retire-to", area=area_ref(to)), about=to)
        for to in areas
    )
