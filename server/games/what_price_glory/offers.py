"""Offers: everything a seat may do now, each a complete action, with how it may differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from server.games.kernel import Offer, OneOf, Seat, SomeOf, Vary
from server.games.ruling import IllegalMove, Phrase, Value
from server.games.what_price_glory import actions as act
from server.games.what_price_glory import (
    card_choices,
    combat,
    damage,
    events,
    frames,
    groups,
    impulse,
    printed,
    reactions,
    turn,
)
from server.games.what_price_glory.cards import (
    COMBINES,
    CONVERTS,
    REACTIONS,
    STARTS,
    has_used,
    only_simple,
)
from server.games.what_price_glory.check import check, check_use, is_first_entente_impulse
from server.games.what_price_glory.movement import check_step, rail_destinations
from server.games.what_price_glory.naming import group_values
from server.games.what_price_glory.sides import (
    CP,
    EAST,
    MOST_CARDS,
    RETURNING,
    SEATS,
    AreaId,
    CardName,
    area_ref,
    card_ref,
)
from server.games.what_price_glory.state import (
    State,
    Unit,
    card,
    effect,
    player,
    units_in,
    units_of,
)

Offers = Iterator[Offer]


def legal(s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
    """Everything the seat may do; with `about`, what concerns that area."""
    if s.over or seat not in SEATS:
        return ()
    found = tuple(_offers(s, seat))
    return found if about is None else tuple(o for o in found if o.about == about)


def _offers(s: State, seat: Seat) -> Offers:
    frame: Any = s.todo[0]
    if isinstance(frame, frames.BuildHands):
        yield from turn.hand_options(s, seat)
    elif isinstance(frame, frames.Window):
        yield from reactions.options(s, frame, seat)
    elif seat == _whose(s):
        ask = _ASKED.get(type(frame))
        if ask is not None:
            yield from ask(s, seat, frame)


def _whose(s: State) -> Seat | None:
    frame = s.todo[0]
    if isinstance(frame, (frames.BringBack, frames.SendEast)):
        return CP
    return getattr(frame, "seat", None) or (s.impulse.seat if s.impulse else None)


def _offer(key: str, action: Any, about: str | None = None, **values: Value) -> Offer:
    return Offer(action=action, label=Phrase(f"wpg-offer-{key}", values), about=about)


# --- Beginning an impulse ---------------------------------------------------------------------


def _next_impulse(s: State, seat: Seat, frame: frames.NextImpulse) -> Offers:
    yield _offer("pass", act.Pass())
    if is_first_entente_impulse(s, seat):
        return
    if s.printed:
        yield printed.commit_offer(s, seat)
        return
    hand = sorted(set(player(s, seat).hand))
    for name in hand:
        yield _offer("commit", act.Commit(card=name), about=name, card=card_ref(name))
    if only_simple(s, seat):
        return
    for name in hand:
        if effect(s, name) in STARTS:
            yield from _combinations(s, hand, name)


def _combinations(s: State, hand: Sequence[str], start: str) -> Offers:
    """The starting card with others, and Battlefield Coordination with an event (5.3)."""
    others = tuple(name for name in hand if name != start and effect(s, name) in COMBINES)
    label = Phrase("wpg-offer-combine", {"card": card_ref(start)})
    if others:
        vary = (SomeOf(field="more", values=others, low=1, high=min(MOST_CARDS - 1, len(others))),)
        action = act.Commit(card=start, more=others[:1])
        yield Offer(action=action, label=label, vary=vary, about=start)
    if effect(s, start) != "two-groups":
        return
    with_event = tuple(name for name in others if effect(s, name) != "two-actions")
    for name in hand:
        if card(s, name).kind == "event" and effect(s, name) not in REACTIONS:
            most = min(MOST_CARDS - 2, len(with_event))
            more: tuple[Vary, ...] = ()
            if with_event:
                more = (SomeOf(field="more", values=with_event, high=most),)
            said = {"card": card_ref(start), "event": card_ref(name)}
            yield Offer(
                action=act.Commit(card=start, event=name),
                label=Phrase("wpg-offer-combine-event", said),
                vary=more,
                about=start,
            )


def _begin(s: State, seat: Seat, frame: frames.Begin) -> Offers:
    who = player(s, seat)
    alone = len(who.committed) == 1
    yield _unseen(s, who.committed[0] if alone else None)
    for name in printed.committed(s, who):
        if effect(s, name) in STARTS:
            yield _offer("use", act.Use(card=name), card=card_ref(name))
        elif alone and effect(s, name) in events.STANDS:
            yield _use_event(s, seat, name)
    if s.printed and alone:
        name = printed.OTHER_CARD
        yield _offer("use", act.Use(card=name), card=card_ref(name))


def _unseen(s: State, alone: CardName | None) -> Offer:
    """To go on without a text. A card that changes an action is shown when it does so, and of a
    printed one nobody knows whether it is such a card."""
    if alone is not None and s.printed:
        return _offer("simple-printed", act.Use())
    if alone is not None and effect(s, alone) in CONVERTS:
        return _offer("simple-or", act.Use(), card=card_ref(alone))
    return _offer("simple", act.Use())


def _use_event(s: State, seat: Seat, name: str) -> Offer:
    """The text of a card, with the reason where it cannot be used now."""
    action = act.Use(card=name)
    label = Phrase("wpg-offer-use", {"card": card_ref(name)})
    try:
        check_use(s, seat, name)
    except IllegalMove as no:
        return Offer(action=action, label=label, refused=no.reason)
    return Offer(action=action, label=label)


def _extend(s: State, seat: Seat, frame: frames.Extend) -> Offers:
    for name in printed.committed(s, player(s, seat)):
        if effect(s, name) in STARTS and _is_allowed(s, seat, act.Use(card=name)):
            yield _offer("use", act.Use(card=name), card=card_ref(name))
    yield _offer("end", act.Skip())


# --- Choosing a group -------------------------------------------------------------------------


def _slot(s: State, seat: Seat, frame: frames.Slot) -> Offers:
    yield from _activations(s, seat, set(impulse.other_group(s)), groups.bases_of_slot(s))
    if impulse.left_with(s, seat, "singles"):
        yield _offer("singly", act.ActSingly())
    if impulse.left_with(s, seat, "bombard"):
        yield from _bombard(s, seat)
    for name in printed.committed(s, player(s, seat)):
        is_text = card(s, name).kind == "event" and effect(s, name) in events.STANDS
        if is_text and has_used(s, seat, "two-groups"):
            yield _use_event(s, seat, name)
    yield _offer("skip", act.Skip())


def _activations(
    s: State, seat: Seat, taken: set[str], base: Sequence[AreaId] = (), *, single: bool = False
) -> Offers:
    recovers = impulse.left_with(s, seat, "recover") is not None
    found = {u.at for u in s.units if u.seat == seat and u.is_on_map}
    areas: list[str] = sorted(found & set(base) if base else found)
    if impulse.left_with(s, seat, "rail") and units_in(s, RETURNING) and not base:
        areas.append(RETURNING)
    for area in areas:
        units = [u for u in units_in(s, area, seat) if u.id not in taken]
        able = [u for u in units if recovers or u.fresh]
        for group in _nations_apart(s, able):
            yield from _activation(area, group, single)


def _nations_apart(s: State, units: Sequence[Unit]) -> list[list[Unit]]:
    """All of them, or without the British and without the French while these stay apart (1.1)."""
    nations = {u.nation for u in units}
    if s.effects.usa or not {"british", "french"} <= nations:
        return [list(units)] if units else []
    return [[u for u in units if u.nation != left] for left in ("british", "french")]


def _activation(area: AreaId, units: Sequence[Unit], single: bool) -> Offers:
    ids = tuple(u.id for u in units)
    most = 1 if single else len(ids)
    vary = (SomeOf(field="units", values=ids, low=1, high=most),) if len(ids) > 1 else ()
    label = Phrase("wpg-offer-activate", {**group_values(units), "count": most})
    yield Offer(action=act.Activate(units=ids[:most]), label=label, vary=vary, about=area)


def _singles(s: State, seat: Seat, frame: frames.Singles) -> Offers:
    taken = {*frame.done, *impulse.other_group(s)}
    if frame.pool:
        taken |= {u.id for u in s.units} - set(frame.pool)
    yield from _activations(s, seat, taken, groups.bases_of_slot(s), single=True)
    yield _offer("skip", act.Skip())


# --- What a group does ------------------------------------------------------------------------


def _act(s: State, seat: Seat, frame: frames.Act) -> Offers:
    units = units_of(s, frame.units)
    if all(u.fresh and u.is_on_map for u in units):
        yield from _steps(s, units, 0)
        if _is_allowed(s, seat, act.Attack()):
            yield _offer("attack", act.Attack(), about=units[0].at, area=area_ref(units[0].at))
    if _is_allowed(s, seat, act.Recover()):
        yield _offer("recover", act.Recover())
    if impulse.left_with(s, seat, "rail") and all(u.fresh for u in units):
        yield from _rail(rail_destinations(s, units))
    if impulse.left_with(s, seat, "bombard"):
        yield from _bombard(s, seat)
    if _is_allowed(s, seat, act.ActSingly()):
        yield _offer("singly", act.ActSingly())
    yield _offer("skip", act.Skip())


def _rail(to: Sequence[AreaId]) -> Offers:
    if to:
        vary = (OneOf(field="to", values=tuple(to)),) if len(to) > 1 else ()
        yield Offer(action=act.Rail(to=to[0]), label=Phrase("wpg-offer-rail"), vary=vary)


def _is_allowed(s: State, seat: Seat, action: Any) -> bool:
    try:
        check(s, seat, action)
    except IllegalMove:
        return False
    return True


def _steps(s: State, units: Sequence[Unit], spent: int) -> Offers:
    """A step to every neighbour; those the rules refuse say why."""
    for to in s.atlas.neighbours[units[0].at]:
        action = act.Advance(to=to)
        try:
            cost = check_step(s, units, to, spent).value - spent
        except IllegalMove as no:
            label = Phrase("wpg-offer-no-step", {"area": area_ref(to)})
            yield Offer(action=action, label=label, refused=no.reason, about=to)
            continue
        values: dict[str, Value] = {"area": area_ref(to), "cost": cost, "count": len(units)}
        yield Offer(action=action, label=Phrase("wpg-offer-advance", values), about=to)


def _moving(s: State, seat: Seat, frame: frames.Moving) -> Offers:
    yield from _steps(s, groups.moving_units(s, frame), frame.spent)
    yield _offer("halt", act.Halt())


def _bombard(s: State, seat: Seat) -> Offers:
    for area in groups.bombard_targets(s, seat):
        yield _offer("bombard", act.Bombard(at=area), about=area, area=area_ref(area))


_ASKED: dict[type, Callable[[State, Seat, Any], Any]] = {
    frames.NextImpulse: _next_impulse,
    frames.Begin: _begin,
    frames.Extend: _extend,
    frames.Slot: _slot,
    frames.Singles: _singles,
    frames.Act: _act,
    frames.Moving: _moving,
    frames.Fire: lambda s, seat, frame: combat.hit_options(s, frame) if s.hits else (),
    frames.Damage: lambda s, seat, frame: damage.options(s, frame),
    frames.Event: lambda s, seat, frame: card_choices.asks(s, frame),
    frames.TakeCards: lambda s, seat, frame: events.take_options(s, frame),
    frames.Retiring: lambda s, seat, frame: (*events.advance_offers(s, frame), events.skip_offer()),
    frames.SendEast: lambda s, seat, frame: turn.transfer_options(
        turn.eastbound(s), "wpg-offer-east"
    ),
    frames.BringBack: lambda s, seat, frame: turn.transfer_options(
        units_in(s, EAST), "wpg-offer-west"
    ),
}
