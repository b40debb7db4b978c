"""A side's best shots, measured together: the same as each shot asked by itself."""

from __future__ import annotations

import random

import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.ground import lanes
from server.games.armored_advance.play.gunnery import weapons_of
from server.games.armored_advance.questions.shots import MOST_SHOTS, AskBest, AskShot
from server.games.armored_advance.state import Squad, State, card_of
from server.games.armored_advance.units.cards import UnitCard
from server.games.kernel import Setup
from tests.armored_advance.duel import BOTS, states, with_lists
from tests.armored_advance.table import match, unit

SETUP = Setup(answers={"board": "crossroads", "requisition": 900, "squads": 2})


def in_play(seed: int) -> State:
    """A match after three turns, with whatever list."""
    luck = random.Random(seed)
    players = dict.fromkeys(GAME.seats, BOTS["random"])
    for s in states(players, luck, with_lists(SETUP, luck)):
        if s.turn == 4 and s.attack is None:
            return s
    return s


def one_by_one(s: State, seat: str) -> list[tuple[str, str, str, float]]:
    """Every shot of the side that may be made, each asked by itself."""
    things = [each for each in (*s.units, *s.squads) if each.place and each.state == "ready"]
    found = []
    for shooter in (each for each in things if each.seat == seat):
        for weapon in weapons_of(s, shooter):
            for target in (each for each in things if each.seat != seat):
                if (weapon.kind == "ai") != isinstance(target, Squad):
                    continue
                lanes._known.clear()
                asked = AskShot(unit=shooter.id, weapon=weapon.id, target=target.id)
                value = GAME.ask(s, seat, asked).value
                if value.verdict not in ("refused", "hopeless"):
                    found.append((shooter.id, weapon.id, target.id, value.odds.expected))
    return sorted(found, key=lambda shot: (-shot[3], *shot[:3]))


@pytest.mark.parametrize("seed", range(4))
def test_the_best_shots_are_the_best_of_all_shots(seed):
    s = in_play(seed)
    for seat in GAME.seats:
        lanes._known.clear()
        best = GAME.ask(s, None, AskBest(seat=seat)).value
        told = [(shot.unit, shot.weapon, shot.target, shot.expected) for shot in best]
        assert told == one_by_one(s, seat)[:MOST_SHOTS]


def test_the_matches_looked_at_have_turrets_and_casemates():
    """Lanes depend on the arc: both kinds have to be measured in one go."""
    cards: list[UnitCard] = [card_of(s, u) for s in map(in_play, range(4)) for u in s.units]
    assert any(card.has("casemate") for card in cards)
    assert any(not card.has("casemate") for card in cards)


def test_damage_beyond_the_last_hp_is_not_counted():
    """10 damage takes 1 HP from a unit that has 1 left, and no more."""
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("orange-1", "m5a1-stuart", 16, 8, 180, hp=1),
        unit("orange-2", "m5a1-stuart", 16, 12, 180),
        spare=False,
    )
    best = GAME.ask(s, None, AskBest(seat="blue")).value
    told = [(shot.target, shot.expected) for shot in best]
    assert told == [("orange-2", pytest.approx(10)), ("orange-1", pytest.approx(1))]
