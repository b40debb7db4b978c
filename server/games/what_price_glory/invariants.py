"""What must hold in every state (digest, section 6)."""

from __future__ import annotations

from collections import Counter

from server.games.what_price_glory.card_choices import MOST_TRENCHES
from server.games.what_price_glory.cards import counts
from server.games.what_price_glory.control import MOST_INITIATIVE
from server.games.what_price_glory.files import PARIS
from server.games.what_price_glory.frames import Damage
from server.games.what_price_glory.sides import (
    BOXES,
    CP,
    EAST,
    MOST_CARDS,
    MOST_CROSSING,
    MOST_EAST,
    MOST_UNITS,
    SEATS,
)
from server.games.what_price_glory.state import Player, State, units_in, vp_difference


def hold(s: State) -> None:
    _units(s)
    _areas(s)
    for each in s.players:
        _cards(s, each)
    assert -MOST_INITIATIVE <= s.initiative <= MOST_INITIATIVE, "the initiative is off its track"
    assert len(units_in(s, EAST)) <= MOST_EAST, "too many units in the East"
    assert s.over or s.todo, "nothing is to be done, and the game is not over"
    assert s.over or s.ground[PARIS].controller != CP, "Paris has fallen unnoticed"
    if s.impulse is not None:
        most = max(map(len, s.impulse.crossed.values()), default=0)
        assert most <= MOST_CROSSING, "too many units crossed a boundary"
    if not s.over and isinstance(s.todo[0], Damage):
        assert s.todo[0].hits > 0, "damage without hits"


def _units(s: State) -> None:
    assert len({u.id for u in s.units}) == len(s.units), "two units have one name"
    for u in s.units:
        assert u.at in s.ground or u.at in BOXES, f"{u.id} is nowhere"


def _areas(s: State) -> None:
    present: Counter[tuple[str, str]] = Counter((u.at, u.seat) for u in s.units if u.is_on_map)
    for (area, _), count in present.items():
        assert count <= MOST_UNITS, f"more than ten units of a side in {area}"
    for area, ground in s.ground.items():
        here = [seat for seat in SEATS if present[area, seat]]
        assert len(here) != 1 or s.over or ground.controller == here[0], f"control of {area}"
    assert sum(g.trench for g in s.ground.values()) <= MOST_TRENCHES, "too many trenches"
    values = sum(area.vp for area in s.pack.areas)
    assert (vp_difference(s) - values) % 2 == 0, "areas are counted wrong"


def _cards(s: State, who: Player) -> None:
    lying = (
        *who.deck,
        *who.hand,
        *who.committed,
        *who.used,
        *(each.card for each in who.discard),
        *who.events,
        *who.out,
    )
    copies = {
        card.id: (card.copies.cp if who.seat == CP else card.copies.en) for card in s.pack.cards
    }
    if s.printed:
        assert len(lying) == sum(copies.values()), "cards were lost"
        named = counts((*who.used, *who.out))
        assert all(many <= copies.get(name, 1) for name, many in named.items()), "a card too often"
        return
    assert counts(lying) == {name: n for name, n in sorted(copies.items()) if n}, "cards were lost"
    together = (*who.committed, *who.used)
    assert len(together) <= MOST_CARDS, "too many cards in an impulse"
    if who.picked is not None:
        assert not counts(who.picked).items() - counts(who.deck).items() or all(
            n <= counts(who.deck).get(name, 0) for name, n in counts(who.picked).items()
        ), "picked what is not there"
