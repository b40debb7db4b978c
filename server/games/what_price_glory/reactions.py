"""Reactions (14.2, 14.9, 12): where windows open, and what may be played in them.

A window opens wherever public knowledge leaves a reaction possible, whoever holds what; so neither
a window nor its absence tells anything of a hand.
"""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Happening, Offer, Seat
from server.games.ruling import Phrase, Reason, Ruling
from server.games.telling import Told, refuse, tell
from server.games.what_price_glory import printed
from server.games.what_price_glory.actions import React, Waive
from server.games.what_price_glory.cards import minus, only_simple
from server.games.what_price_glory.combat import fire_machine_guns, machine_gunners
from server.games.what_price_glory.frames import Breakdown, EndImpulse, FleetDie, Moving, Window
from server.games.what_price_glory.pack import Effect
from server.games.what_price_glory.sides import (
    EN,
    OTHER,
    SEATS,
    AreaId,
    CardName,
    area_ref,
    card_ref,
    side_ref,
    wpg,
)
from server.games.what_price_glory.state import (
    Discarded,
    Marker,
    Player,
    State,
    card,
    effect,
    marker,
    player,
    pop,
    push,
    units_of,
    with_player,
)

WHEN: dict[Effect, tuple[str, ...]] = {
    "air-supremacy": ("committed", "slot", "entered"),
    "machine-guns": ("entered",),
    "counter-fleet": ("fleet",),
}


def window(s: State, why: str, area: AreaId = "") -> tuple[Window, ...]:
    """The window to open for the other side, if a reaction is possible by what everybody knows."""
    assert s.impulse is not None
    seat = OTHER[s.impulse.seat]
    made = Window(seat=seat, asked=s.count, why=why, area=area)  # type: ignore[arg-type]
    return (made,) if is_open(s, made) else ()


def is_open(s: State, at: Window) -> bool:
    who = player(s, at.seat)
    if who.waives or not who.hand or only_simple(s, at.seat):
        return False
    return any(
        at.why in moments and _may_be_held(s, at.seat, wanted) and _has_sense(s, at, wanted)
        for wanted, moments in WHEN.items()
    )


def _may_be_held(s: State, seat: Seat, wanted: Effect) -> bool:
    """Whether a card with this effect may be in the hand, as far as the other side can know."""
    who = player(s, seat)
    gone = [*who.out, *(each.card for each in who.discard if each.seen)]
    for name in s.atlas.cards:
        if effect(s, name) != wanted:
            continue
        copies = s.atlas.cards[name].copies
        count = copies.en if seat == EN else copies.cp
        waiting = _not_drawn(s, who, name) if card(s, name).kind == "event" else 0
        if count > waiting + gone.count(name):
            return True
    return False


def _not_drawn(s: State, who: Player, name: CardName) -> int:
    """How many copies of an event are still in the box, as far as everybody knows: all before the
    first draw, and what the box holds where draws are shown (A-03)."""
    if s.house.reveal_events == "shown" and not s.printed:
        return who.events.count(name)
    kinds = [each for each in s.pack.cards if each.kind == "event"]
    all_of = {c.id: c.copies.en if who.seat == EN else c.copies.cp for c in kinds}
    return all_of[name] if len(who.events) == sum(all_of.values()) else 0


def _has_sense(s: State, at: Window, wanted: Effect) -> bool:
    """Machine guns need an own area and somebody to fire them (14.2), at a group that was not
    fired at yet; and there is one marker a side (A-05)."""
    if wanted != "machine-guns":
        return True
    if any(m.kind == "machine-gun" and m.seat == at.seat for m in s.markers):
        return False
    if s.ground[at.area].controller != at.seat or not machine_gunners(s, at.area, at.seat):
        return False
    assert s.impulse is not None
    moving = next((f.units for f in s.todo if isinstance(f, Moving)), ())
    return not set(moving) <= set(s.impulse.fired_at)


def options(s: State, at: Window, seat: Seat) -> tuple[Offer, ...]:
    """The reactions this seat holds, and to say that it will not react."""
    if seat != at.seat:
        return ()
    names = sorted(set(printed.held(s, player(s, seat))))
    held = [name for name in names if _fits(s, at, name)]
    offers = [
        Offer(
            action=React(card=name),
            label=Phrase("wpg-offer-react", {"card": card_ref(name)}),
        )
        for name in held
    ]
    return (*offers, Offer(action=Waive(), label=Phrase("wpg-offer-waive")))


def _fits(s: State, at: Window, name: CardName) -> bool:
    wanted = effect(s, name)
    return wanted in WHEN and at.why in WHEN[wanted] and _has_sense(s, at, wanted)


def refuse_late(s: State, seat: Seat) -> None:
    """No window is open: a card that reacts is played at once or not at all (4.2), and by the
    Entente never in turn one (13.3)."""
    if seat in SEATS and only_simple(s, seat):
        raise refuse("wpg-turn-one-single", wpg("13.3"))
    raise refuse("wpg-too-late", wpg("4.2"))


def check(s: State, at: Window, seat: Seat, action: object) -> Ruling[None]:
    if seat != at.seat:
        raise refuse("wpg-not-yours", wpg("14.9"))
    if isinstance(action, Waive):
        return Ruling(None, (Reason("wpg-waive-reason", wpg("4.2")),))
    if not isinstance(action, React):
        raise refuse("wpg-not-now", wpg("4.2"))
    if action.card not in printed.held(s, player(s, seat)):
        raise refuse("wpg-not-in-hand", wpg("4.2"), card=action.card)
    if not _fits(s, at, action.card):
        raise refuse("wpg-no-reaction", wpg("4.2"), card=card_ref(action.card))
    return Ruling(None, (Reason("wpg-reaction", wpg("4.2")),))


def play(s: State, at: Window, action: React | Waive, told: Told) -> State:
    s = pop(s)
    seat = at.seat
    if isinstance(action, Waive):
        tell(told, "wpg-waived", seat, side=side_ref(seat))
        return with_player(s, replace(player(s, seat), waives=True))
    tell(told, "wpg-reacted", seat, side=side_ref(seat), card=card_ref(action.card))
    s = _played(s, seat, action.card)
    match effect(s, action.card):
        case "air-supremacy":
            return _end_impulse(s)
        case "machine-guns":
            return _place_gun(s, at, told)
        case _:
            return _counter_fleet(s, told)


def _played(s: State, seat: Seat, name: CardName) -> State:
    """The card leaves the hand: an event goes out of the game, a battle card to the discards."""
    who = player(s, seat)
    who = replace(who, hand=minus(who.hand, printed.face_down(s, name)))
    if card(s, name).kind == "event":
        return with_player(s, replace(who, out=(*who.out, name)))
    return with_player(s, replace(who, discard=(*who.discard, Discarded(name, seen=True))))


def _end_impulse(s: State) -> State:
    """Whatever was still to come in the impulse does not (14.9). Tanks that were on their way have
    moved, and roll (6.4)."""
    frames = list(s.todo)
    moving = next((frame for frame in frames if isinstance(frame, Moving)), None)
    while not isinstance(frames[0], EndImpulse):
        del frames[0]
    s = replace(s, todo=tuple(frames))
    return s if moving is None else push(s, *breakdown(s, moving))


def breakdown(s: State, moving: Moving) -> tuple[Breakdown, ...]:
    """The roll of tanks that have moved; those that were turned back have retreated."""
    tanks = tuple(
        u.id
        for u in units_of(s, moving.units)
        if u.kind == "tank" and u.is_on_map and u.at != moving.came_from
    )
    return (Breakdown(tanks=tanks, spent=moving.spent),) if tanks else ()


def _place_gun(s: State, at: Window, told: Told) -> State:
    s = replace(s, markers=(*s.markers, Marker("machine-gun", at.area, at.seat)))
    told.append(Happening(text=Phrase("wpg-gun-placed", {"area": area_ref(at.area)}), seat=at.seat))
    moving = s.todo[0]
    assert isinstance(moving, Moving)
    return fire_machine_guns(s, at.area, units_of(s, moving.units), moving.came_from)


def entered(s: State, at: AreaId, units: tuple[str, ...], came_from: AreaId) -> State:
    """A group has entered an area: a marker fires, or the other side may react."""
    assert s.impulse is not None
    other = OTHER[s.impulse.seat]
    s = push(s, *window(s, "entered", at))
    if marker(s, "machine-gun", at, other):
        return fire_machine_guns(s, at, units_of(s, units), came_from)
    return s


def _counter_fleet(s: State, told: Told) -> State:
    """The sortie cancels the victory points; a die says whether the fleet's card is lost."""
    assert s.impulse is not None
    who = s.impulse.seat
    fleet = next(name for name in player(s, who).used if effect(s, name) == "fleet")
    tell(told, "wpg-fleet-countered", who, side=side_ref(who))
    s = replace(s, todo=s.todo[1:])  # the points that were to follow
    return push(s, FleetDie(card=fleet))
