"""The turn (3.1): events are drawn, hands built, units go East and return, the turn ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from server.games.kernel import AddUp, Amount, Happening, Offer, Order, Seat, SomeOf
from server.games.ruling import Phrase, Reason, Ruling
from server.games.telling import Told, refuse, seat_ref, tell
from server.games.what_price_glory.actions import BuildHand, Choose
from server.games.what_price_glory.cards import counted, counts, minus
from server.games.what_price_glory.control import forget_turn, next_holder, settle
from server.games.what_price_glory.files import LAST_TURN
from server.games.what_price_glory.frames import (
    BringBack,
    BuildHands,
    DrawEvent,
    DrawReserve,
    Frame,
    NextImpulse,
    SendEast,
)
from server.games.what_price_glory.naming import group_values
from server.games.what_price_glory.sides import (
    CP,
    EAST,
    EASTBOUND,
    EN,
    RETURNING,
    SEATS,
    UnitId,
    area_ref,
    card_ref,
    side_ref,
    wpg,
)
from server.games.what_price_glory.state import (
    PRINTED,
    State,
    Unit,
    player,
    pop,
    push,
    track,
    units_in,
    with_player,
    with_units,
)
from server.games.what_price_glory.supply import in_supply

SUBMARINES_COST = 2  # cards of the Entente's hand
NIVELLE_COST = 1  # victory point


def begin(s: State, told: Told) -> State:
    """The first things of a turn, in the order of the book."""
    now = track(s)
    values = {"turn": s.turn, "season": now.season, "year": now.year}
    told.append(Happening(text=Phrase("wpg-turn-begins", values)))
    frames: list[Frame] = []
    if now.event:
        frames += [DrawEvent(seat=seat) for seat in SEATS if player(s, seat).events]
    frames.append(BuildHands(asked=s.count))
    if now.east == "in":
        frames.append(BringBack())
    frames.append(NextImpulse(seat=s.holder))
    return push(replace(s, passes=0, impulses=0), *frames)


# --- Hand building ---------------------------------------------------------------------------


def draw_event(s: State, frame: DrawEvent, order: Order, told: Told) -> State:
    """The first card of the shuffled event box goes to the main deck, unseen by the other side
    unless the house rule shows it (A-03)."""
    who = player(s, frame.seat)
    check_order(order, len(who.events))
    drawn = who.events[order.places[0]]
    who = replace(who, events=minus(who.events, drawn), deck=tuple(sorted((*who.deck, drawn))))
    shown = s.house.reveal_events == "shown"
    values = {"seat": seat_ref(frame.seat), "side": side_ref(frame.seat)}
    if shown:
        tell(told, "wpg-event-shown", frame.seat, side=side_ref(frame.seat), card=card_ref(drawn))
    else:
        told.append(Happening(text=Phrase("wpg-event-drawn", values), seat=frame.seat))
        own = Phrase("wpg-event-yours", {"card": card_ref(drawn)})
        told.append(Happening(text=own, seat=frame.seat, to=(frame.seat,)))
    return with_player(pop(s), who)


def draw_printed(s: State, frame: DrawEvent, told: Told) -> State:
    """In companion play the players draw a card of their own box, and the match counts it."""
    who = player(s, frame.seat)
    who = replace(who, events=who.events[1:], deck=(*who.deck, *who.events[:1]))
    tell(told, "wpg-draw-printed", frame.seat, side=side_ref(frame.seat))
    return with_player(pop(s), who)


def check_order(order: Order, size: int) -> None:
    if sorted(order.places) != list(range(size)):
        raise refuse("wpg-not-an-order", wpg("3.1"))


def hand_limit(s: State, seat: Seat) -> Ruling[int]:
    """How many cards the side may take: the turn track and what events change (3.1, 14.12)."""
    hand = track(s).hand
    reasons = [Reason("wpg-hand-track", wpg("3.1"), hand.en if seat == EN else hand.cp)]
    if seat == EN and s.effects.submarines:
        reasons.append(Reason("wpg-hand-submarines", wpg("3.1"), -SUBMARINES_COST))
    if seat == EN and s.effects.usa:
        reasons.append(Reason("wpg-hand-usa", wpg("14.12"), 1))
    return Ruling(max(0, sum(reason.change for reason in reasons)), tuple(reasons))


def hand_options(s: State, seat: Seat) -> tuple[Offer, ...]:
    """Any cards of the main deck up to the limit; the suggestion takes some of the most useful."""
    lying = counts(player(s, seat).deck)
    most = min(hand_limit(s, seat).value, sum(lying.values()))
    amounts = tuple(
        Amount(key=name, thing=card_ref(name), high=many) for name, many in lying.items()
    )
    vary = (AddUp(field="cards", amounts=amounts, low=0, high=most),)
    action = BuildHand(cards=_some(lying, most))
    return (Offer(action=action, label=Phrase("wpg-offer-hand", {"count": most}), vary=vary),)


def _some(lying: dict[str, int], most: int) -> dict[str, int]:
    """One of each name first, then the second ones."""
    chosen: dict[str, int] = {}
    for copy in range(1, max(lying.values(), default=0) + 1):
        for name, many in lying.items():
            if many >= copy and sum(chosen.values()) < most:
                chosen[name] = copy
    return chosen


def check_hand(s: State, seat: Seat, action: BuildHand) -> Ruling[int]:
    lying, limit = counts(player(s, seat).deck), hand_limit(s, seat)
    for name, many in action.cards.items():
        if not 0 <= many <= lying.get(name, -1):
            raise refuse("wpg-not-in-deck", wpg("3.1"), card=name)
    count = sum(action.cards.values())
    if count > limit.value:
        raise refuse("wpg-hand-too-large", wpg("3.1"), most=limit.value, count=count)
    return Ruling(count, limit.reasons)


def build_hand(s: State, seat: Seat, action: BuildHand, told: Told) -> State:
    """A hand is chosen in secret; when both are, they are taken."""
    who = player(s, seat)
    if who.picked is None:
        tell(told, "wpg-hand-chosen", seat, side=side_ref(seat))
    s = with_player(s, replace(who, picked=tuple(sorted(counted(action.cards)))))
    if any(each.picked is None for each in s.players):
        return s
    for each in s.players:
        hand = each.picked or ()
        changed = replace(each, hand=hand, deck=minus(each.deck, *hand), picked=None)
        s = with_player(s, changed)
        tell(told, "wpg-hand-taken", each.seat, side=side_ref(each.seat), count=len(hand))
    left = max(0, s.effects.submarines - 1)
    return pop(replace(s, effects=replace(s.effects, submarines=left)))


# --- The Eastern Front (10) --------------------------------------------------------------------


def eastbound(s: State) -> tuple[Unit, ...]:
    """Units that may leave for the East: in supply, with a movement above 1 (10.2)."""
    return tuple(
        u for u in s.units if u.seat == CP and u.is_on_map and u.move > 1 and in_supply(s, u)
    )


def transfer_options(units: Sequence[Unit], key: str) -> tuple[Offer, ...]:
    """Exactly four of these, or all if there are fewer (A-22)."""
    ids = tuple(unit.id for unit in units)
    many = min(EASTBOUND, len(ids))
    vary = (SomeOf(field="units", values=ids, low=many, high=many),)
    label = Phrase(key, {"count": many})
    return (Offer(action=Choose(units=ids[:many]), label=label, vary=vary),)


def check_transfer(s: State, frame: SendEast | BringBack, chosen: Sequence[UnitId]) -> Ruling[int]:
    """Four of those that may go, or all if there are fewer (A-22)."""
    leaves = isinstance(frame, SendEast)
    able = {unit.id for unit in (eastbound(s) if leaves else units_in(s, EAST))}
    cite = wpg("10.2" if leaves else "10.3")
    many = min(EASTBOUND, len(able))
    if len(set(chosen)) != len(chosen) or not set(chosen) <= able:
        raise refuse("wpg-not-eastbound" if leaves else "wpg-not-in-the-east", cite)
    if len(chosen) != many:
        raise refuse("wpg-exactly", cite, count=many)
    return Ruling(many, (Reason("wpg-transfer", wpg("10.1")),))


def send_east(s: State, chosen: Sequence[UnitId], told: Told) -> State:
    leaving = [u for u in s.units if u.id in chosen]
    tell(told, "wpg-sent-east", CP, side=side_ref(CP), count=len(leaving))
    gone = [replace(u, at=EAST, fresh=True) for u in leaving]
    return settle(with_units(pop(s), gone), told)  # who stays behind alone has the area (9.2)


def bring_back(s: State, chosen: Sequence[UnitId], told: Told) -> State:
    coming = [u for u in s.units if u.id in chosen]
    tell(told, "wpg-brought-back", CP, side=side_ref(CP), count=len(coming))
    return with_units(pop(s), [replace(u, at=RETURNING) for u in coming])


# --- Reinforcements (14.3) ---------------------------------------------------------------------


def draw_reserve(s: State, frame: DrawReserve, order: Order, told: Told) -> State:
    """The first units of the shuffled box come into the area, spent."""
    box = units_in(s, frame.box)
    check_order(order, len(box))
    drawn = [box[place] for place in order.places[: frame.most]]
    values = {**group_values(drawn), "area": area_ref(frame.to), "side": side_ref(frame.seat)}
    tell(told, "wpg-reinforced", frame.seat, **values)
    return with_units(pop(s), [replace(u, at=frame.to, fresh=False) for u in drawn])


# --- The end of the turn (3.1.3) ---------------------------------------------------------------


def end(s: State, told: Told) -> State:
    """Spent units in supply are turned, markers and cards go back, the initiative is settled."""
    rested = [u for u in s.units if u.is_on_map and not u.fresh and in_supply(s, u)]
    told.append(Happening(text=Phrase("wpg-refreshed-all", {"count": len(rested)})))
    s = with_units(pop(s), [replace(u, fresh=True) for u in rested])
    s = _pay_for_nivelle(s, told)
    s = replace(s, markers=())
    for who in s.players:
        back = (*who.deck, *who.hand, *(each.card for each in who.discard))
        if s.printed:
            back = (PRINTED,) * len(back)
        changed = replace(forget_turn(who), deck=tuple(sorted(back)), hand=(), discard=())
        s = with_player(s, changed)
    holder = next_holder(s)
    if s.turn == LAST_TURN:
        return replace(s, over=True, todo=())
    tell(told, "wpg-initiative", holder, side=side_ref(holder), value=s.initiative)
    s = replace(s, holder=holder, initiative=0, turn=s.turn + 1)
    return begin(s, told)


def _pay_for_nivelle(s: State, told: Told) -> State:
    """The Nivelle Offensive costs a victory point if the Entente took no area in this turn."""
    if not s.effects.risk:
        return s
    s = replace(s, effects=replace(s.effects, risk=False))
    if player(s, EN).took_area:
        return s
    tell(told, "wpg-nivelle-failed", EN, side=side_ref(EN), count=NIVELLE_COST)
    return replace(s, victory=s.victory + NIVELLE_COST)
