"""Situations for the tests of What Price Glory?: counters laid out, cards in hand, steps played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from server.games.kernel import Closed, Decide, Faces, Order, Roll, Seat, Setup, Shuffle, Step
from server.games.ruling import IllegalMove
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.cards import minus
from server.games.what_price_glory.frames import NextImpulse
from server.games.what_price_glory.sides import CP, EN, NOT_IN_PLAY
from server.games.what_price_glory.state import Ground, State, player, with_player, with_units

EC, BC, BR = "esprit-de-corps", "battlefield-coordination", "battlefield-recovery"
II, SR, RR = "independent-initiative", "steel-rain", "railroads"
MG, HSF, GFS, AS = "machine-guns", "high-seas-fleet", "grand-fleet-sorties", "air-supremacy"


def start(**house: str) -> State:
    return GAME.setup(Setup(answers=house), (EN, CP))


def ready(
    seat: Seat = CP,
    cp: Sequence[str] = (RR,),
    en: Sequence[str] = (RR,),
    turn: int = 2,
    **house: str,
) -> State:
    """An impulse of the seat is next, with these cards in both hands."""
    s = start(**house)
    for each, cards in ((CP, cp), (EN, en)):
        who = player(s, each)
        deck, events = list(who.deck), list(who.events)
        for name in cards:
            (deck if name in deck else events).remove(name)
        s = with_player(
            s, replace(who, hand=tuple(sorted(cards)), deck=tuple(deck), events=tuple(events))
        )
    return replace(s, turn=turn, todo=(NextImpulse(seat=seat),), impulses=5)


def empty(s: State) -> State:
    """All counters beside the map."""
    return with_units(s, [replace(u, at=NOT_IN_PLAY) for u in s.units if u.is_on_map])


def put(
    s: State,
    area: str,
    nation: str,
    count: int = 1,
    *,
    kind: str = "corps",
    strength: int | None = None,
    move: int = 2,
    fresh: bool = True,
) -> State:
    """Counters that lie beside the map come into the area, which their side then controls."""
    free = [
        u
        for u in s.units
        if not u.is_on_map
        and (u.nation, u.kind) == (nation, kind)
        and strength in (None, u.strength)
        and u.move in (move, 1 if kind == "mutiny" else move)
    ]
    assert len(free) >= count, f"only {len(free)} {nation} counters left"
    s = with_units(s, [replace(u, at=area, fresh=fresh) for u in free[:count]])
    return s


def held(s: State, seat: Seat, *areas: str, trench: bool = False) -> State:
    ground = {area: Ground(controller=seat, trench=trench) for area in areas}
    return replace(s, ground={**s.ground, **ground})


def ids(s: State, area: str, seat: Seat | None = None) -> tuple[str, ...]:
    return tuple(u.id for u in s.units if u.at == area and seat in (None, u.seat))


def faces(s: State, area: str, seat: Seat) -> tuple[int, int]:
    """How many fresh and how many spent units a side has in the area."""
    here = [u for u in s.units if u.at == area and u.seat == seat]
    return sum(u.fresh for u in here), sum(not u.fresh for u in here)


def do(s: State, *steps: Any) -> State:
    """Play actions by whoever is asked, and feed chance."""
    for step in steps:
        s = done(s, step).state
        GAME.invariants(s)
    return s


def done(s: State, step: Any) -> Step:
    wanted = GAME.pending(s)
    if isinstance(step, (Faces, Order, Closed)):
        return GAME.feed(s, step)
    assert isinstance(wanted, Decide), wanted
    return GAME.apply(s, wanted.seats[0], step)


def refused(s: State, step: Any, key: str, section: str | None = None) -> None:
    """The step is refused for this reason, by this section of the book."""
    with pytest.raises(IllegalMove) as no:
        do(s, step)
    assert no.value.reason.key == key
    if section is not None:
        assert no.value.reason.cite.chapter == f"wpg-section-{section.replace('.', '-')}"


def throw(s: State, *dice: int) -> Faces:
    """These faces for the roll that is asked for, groups in their order."""
    wanted = GAME.pending(s)
    assert isinstance(wanted, Roll), wanted
    left, thrown = list(dice), {}
    for group in wanted.groups:
        thrown[group.key], left = tuple(left[: group.count]), left[group.count :]
    assert not left, f"{wanted} asks for fewer dice"
    return Faces(roll=wanted.id, faces=thrown)


def closed(s: State) -> Closed:
    wanted = GAME.pending(s)
    assert isinstance(wanted, Decide) and wanted.kind == "window", wanted
    return Closed(decision=wanted.id)


def in_order(s: State) -> Order:
    wanted = GAME.pending(s)
    assert isinstance(wanted, Shuffle), wanted
    return Order(shuffle=wanted.id, places=tuple(range(wanted.size)))


def undisturbed(s: State) -> State:
    """Let windows close until somebody has to decide."""
    while isinstance(wanted := GAME.pending(s), Decide) and wanted.kind == "window":
        s = do(s, Closed(decision=wanted.id))
    return s


def play(s: State, *steps: Any) -> State:
    """The steps, with nobody reacting to any of them."""
    s = undisturbed(s)
    for step in steps:
        s = undisturbed(do(s, step))
    return s


def simple(s: State, card: str, *units: str) -> State:
    """A card spent unseen for one action of these units, which are then to act."""
    return play(s, act.Commit(card=card), act.Use(), act.Activate(units=units))


def group(s: State, *cards: str, units: Sequence[str]) -> State:
    """Cards committed, the first one shown, the first group chosen."""
    return play(
        s,
        act.Commit(card=cards[0], more=tuple(cards[1:])),
        act.Use(card=cards[0]),
        act.Activate(units=tuple(units)),
    )


def without(cards: Sequence[str], *gone: str) -> tuple[str, ...]:
    return minus(cards, *gone)
