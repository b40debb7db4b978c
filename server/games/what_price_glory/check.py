"""Checking an action: the one place that says whether it may be played now, and why not."""

from __future__ import annotations

from typing import Any

from server.games.kernel import Seat
from server.games.ruling import Reason, Ruling
from server.games.telling import refuse
from server.games.what_price_glory import actions as act
from server.games.what_price_glory import (
    card_choices,
    cards,
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
from server.games.what_price_glory.movement import check_step, rail_destinations
from server.games.what_price_glory.sides import CP, EN, SEATS, area_ref, card_ref, wpg
from server.games.what_price_glory.state import (
    Player,
    State,
    Unit,
    card,
    effect,
    known_area,
    player,
    units_of,
)


def check(s: State, seat: Seat, action: Any) -> Ruling[Any]:
    """The ruling the action would be played under; refuses it with the reason."""
    if s.over:
        raise refuse("wpg-over", wpg("12"))
    if isinstance(action, (act.React, act.Waive)) and not isinstance(s.todo[0], frames.Window):
        reactions.refuse_late(s, seat)
    if seat not in SEATS or not _is_asked(s, seat):
        raise refuse("wpg-not-yours", wpg("3.1"))
    frame = s.todo[0]
    match frame, action:
        case frames.BuildHands(), act.BuildHand():
            return turn.check_hand(s, seat, action)
        case frames.NextImpulse(), act.Commit():
            must_pass(s, seat)
            return cards.check_commit(s, seat, action)
        case frames.NextImpulse(), act.CommitPrinted():
            must_pass(s, seat)
            return printed.check_commit(s, seat, action)
        case frames.NextImpulse(), act.Pass():
            return Ruling(None, (Reason("wpg-may-pass", wpg("4.1")),))
        case frames.Window(), _:
            return reactions.check(s, frame, seat, action)
        case ((frames.Begin() | frames.Slot() | frames.Extend()), act.Use()):
            return check_use(s, seat, action.card)
        case ((frames.Slot() | frames.Singles()), act.Activate()):
            return groups.check_activate(s, seat, action.units)
        case ((frames.Slot() | frames.Act()), act.ActSingly()):
            return _check_singly(s, seat, frame)
        case ((frames.Slot() | frames.Act()), act.Bombard()):
            return _check_bombard(s, seat, action)
        case frames.Act(), _:
            return _check_act(s, seat, frame, action)
        case frames.Moving(), act.Advance():
            units = groups.moving_units(s, frame)
            return check_step(s, units, known_area(s, action.to), frame.spent)
        case frames.Moving(), act.Halt():
            return Ruling(None, (Reason("wpg-may-halt", wpg("6.1")),))
        case ((frames.Slot() | frames.Singles() | frames.Extend() | frames.Retiring()), act.Skip()):
            return Ruling(None, (Reason("wpg-may-skip", wpg("4.2")),))
        case frames.Retiring(), act.Advance():
            return events.check_retire(s, frame, known_area(s, action.to))
        case frames.Fire(), act.Hits():
            return combat.check_hits(s, frame, action.count)
        case frames.Damage(), act.Absorb():
            return damage.check(s, frame, action)
        case frames.TakeCards(), act.Take():
            return events.check_take(s, frame, action)
        case ((frames.SendEast() | frames.BringBack()), act.Choose()):
            return turn.check_transfer(s, frame, action.units)
        case frames.Event(), (act.Reinforce() | act.Choose() | act.Mark() | act.Activate()):
            return card_choices.check(s, frame, action)
    raise refuse("wpg-not-now", wpg("3.1"))


def _is_asked(s: State, seat: Seat) -> bool:
    match s.todo[0]:
        case frames.BuildHands():
            return True
        case frames.DrawEvent() | frames.DrawReserve():
            return False
        case frames.Fire(seat=fires):
            return s.hits and seat == fires
        case frames.Breakdown() | frames.FleetDie():
            return False
        case frames.BringBack() | frames.SendEast():
            return seat == CP
        case frame:
            whose = getattr(frame, "seat", None) or (s.impulse.seat if s.impulse else None)
            return seat == whose


def must_pass(s: State, seat: Seat) -> None:
    """The Entente must pass its first impulse of the game (13.2)."""
    if is_first_entente_impulse(s, seat):
        raise refuse("wpg-must-pass", wpg("13.2"))


def is_first_entente_impulse(s: State, seat: Seat) -> bool:
    return s.turn == 1 and seat == EN and s.impulses == 1


def check_use(s: State, seat: Seat, name: str | None) -> Ruling[None]:
    """How a committed card is used: at the start, in a slot (an event with Battlefield
    Coordination), or to extend the impulse."""
    frame, who = s.todo[0], player(s, seat)
    if name is None:
        if not isinstance(frame, frames.Begin):
            raise refuse("wpg-not-now", wpg("4.2"))
        return Ruling(None, (Reason("wpg-one-card", wpg("4.2")),))
    if cards.only_simple(s, seat):
        raise refuse("wpg-turn-one-single", wpg("13.3"))
    if name == printed.OTHER_CARD and s.printed and isinstance(frame, frames.Begin):
        _check_alone(who, name)
        return Ruling(None, (Reason("wpg-uses-text", wpg("5.1")),))
    if name not in printed.committed(s, who):
        raise refuse("wpg-not-committed", wpg("4.2"), card=name)
    what = effect(s, name)
    if isinstance(frame, frames.Begin):
        if not s.printed and name != who.committed[0] and what not in cards.STARTS:
            raise refuse("wpg-not-the-start", wpg("5.4"), card=card_ref(name))
        if what not in cards.STARTS:
            _check_alone(who, name)
            events.check_playable(s, seat, name)
    elif isinstance(frame, frames.Extend):
        if what not in cards.STARTS:
            raise refuse("wpg-does-not-extend", wpg("5.4"), card=card_ref(name))
        if any(card(s, each).kind == "event" for each in who.used):
            raise refuse("wpg-event-with-esprit", wpg("5.3"))
    else:
        _check_event(s, seat, name)
    return Ruling(None, (Reason("wpg-uses-text", wpg("5.1")),))


def _check_alone(who: Player, name: str) -> None:
    """Only Esprit de Corps and Battlefield Coordination are used with others behind them (5.3)."""
    if len(who.committed) > 1:
        raise refuse("wpg-plays-alone", wpg("5.3"), card=card_ref(name))


def _check_event(s: State, seat: Seat, name: str) -> None:
    """An event instead of a group's action, with Battlefield Coordination alone (5.3)."""
    if card(s, name).kind != "event":
        raise refuse("wpg-not-now", wpg("5.4"))
    if not cards.has_used(s, seat, "two-groups"):
        raise refuse("wpg-event-with", wpg("5.3"), card=card_ref(name))
    if cards.has_used(s, seat, "two-actions"):
        raise refuse("wpg-event-with-esprit", wpg("5.3"))
    if any(card(s, each).kind == "event" for each in player(s, seat).used):
        raise refuse("wpg-event-with", wpg("5.3"), card=card_ref(name))
    events.check_playable(s, seat, name)


def _check_singly(s: State, seat: Seat, frame: frames.Frame) -> Ruling[None]:
    groups.need_card(s, seat, "singles", wpg("5.4"))
    if isinstance(frame, frames.Act) and (frame.single or not impulse.is_continued(s)):
        raise refuse("wpg-not-now", wpg("5.4"))
    return Ruling(None, (Reason("wpg-singles-reason", wpg("5.4")),))


def _check_bombard(s: State, seat: Seat, action: act.Bombard) -> Ruling[None]:
    groups.need_card(s, seat, "bombard", wpg("14.1"))
    known_area(s, action.at)
    if action.at not in groups.bombard_targets(s, seat):
        raise refuse("wpg-no-target", wpg("14.1"), area=area_ref(action.at))
    return Ruling(None, (Reason("wpg-bombards", wpg("14.1")),))


def _check_act(s: State, seat: Seat, frame: frames.Act, action: object) -> Ruling[Any]:
    units: tuple[Unit, ...] = units_of(s, frame.units)
    match action:
        case act.Advance(to=to):
            groups.check_ready(units)
            return check_step(s, units, known_area(s, to), 0)
        case act.Attack():
            groups.check_ready(units)
            return combat.check_attack(s, units)
        case act.Recover():
            groups.need_card(s, seat, "recover", wpg("15"))
            return groups.check_recover(s, units)
        case act.Rail(to=to):
            groups.need_card(s, seat, "rail", wpg("14.8"))
            if not all(each.fresh for each in units):
                raise refuse("wpg-spent", wpg("4.3"))
            if known_area(s, to) not in rail_destinations(s, units):
                raise refuse("wpg-no-rail", wpg("14.8"), area=area_ref(to))
            return Ruling(None, (Reason("wpg-rails", wpg("14.8")),))
        case act.Skip():
            return Ruling(None, (Reason("wpg-may-skip", wpg("4.2")),))
    raise refuse("wpg-not-now", wpg("4.3"))
