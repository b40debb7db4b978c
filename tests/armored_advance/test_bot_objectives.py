"""Bots in the mission about objectives: who goes where, and that somebody fights for the middle."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance import actions as act
from server.games.armored_advance.bots import BOTS
from server.games.armored_advance.bots.objectives import by_middle, places_on, shared_out
from server.games.armored_advance.bots.ways import inches_between
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.house import House
from server.games.armored_advance.play import infantry, missions
from server.games.armored_advance.state import State, round_of
from server.games.kernel import Setup
from tests.armored_advance.duel import BOARDS, states, with_lists
from tests.armored_advance.test_bots import choice, scene, squad

MIDDLE, NEAR, OTHER = Place(24_000, 18_000), Place(14_000, 6_000), Place(12_000, 28_000)
FARM = Place(18_000, 12_000)  # of the hedgerows: its objective lies in a house


def domination(board: str = "crossroads", squads: int = 2) -> Setup:
    return Setup(answers={"board": board, "mission": "domination", "squads": squads})


def goals(*squads, **more) -> dict[str, Place]:
    s = scene(*squads, setup=domination(squads=len(squads)), **more)
    return shared_out(s, [each for each in s.squads if each.seat == "blue"])


# --- Who goes where --------------------------------------------------------------------------


def test_the_nearest_squad_goes_to_the_middle_and_the_others_to_what_is_near_them():
    found = goals(squad("blue-s1", 7, 6), squad("blue-s2", 7, 17), squad("blue-s3", 7, 27))
    assert found == {"blue-s1": NEAR, "blue-s2": MIDDLE, "blue-s3": OTHER}


def test_a_squad_on_an_objective_stays_there():
    own = squad("blue-s1", 14, 8)
    assert goals(own, squad("blue-s2", 4, 6)) == {"blue-s1": NEAR, "blue-s2": MIDDLE}
    s = scene(own, squad("orange-s1", 44, 30), setup=domination(squads=1))
    assert choice(s) == act.EndTurn()


def test_squads_beyond_the_objectives_go_where_the_enemy_is_strongest():
    held = [(24, 18), (14, 6), (34, 30), (12, 28), (36, 8)]
    own = [squad(f"blue-s{k}", x, y) for k, (x, y) in enumerate(held)]
    extra, enemy = squad("blue-s9", 3, 3), squad("orange-s1", 33, 29)
    stronger = squad("orange-s2", 35, 29)
    assert goals(*own, extra, enemy, stronger)["blue-s9"] == Place(34_000, 30_000)


def test_a_squad_marches_to_its_objective():
    s = scene(squad("blue-s1", 10, 18), squad("orange-s1", 44, 30), setup=domination(squads=1))
    action = choice(s)
    assert isinstance(action, act.Move) and action.unit == "blue-s1"
    assert inches_between(action.to, MIDDLE) < 14 - infantry.MARCH + 1


def test_an_objective_in_a_house_is_held_from_outside():
    s = scene(squad("blue-s1", 13, 9), setup=domination("hedgerows", 1))
    assert by_middle(s)[0] == FARM
    action = choice(s)
    after = GAME.apply(s, "blue", action).state
    (middle,) = [each for each in missions.objectives(after) if each.at == FARM]
    assert middle.owner == "blue"


def test_an_objective_that_nobody_can_stand_on_is_no_goal():
    s = scene(squad("blue-s1", 13, 9), setup=domination("hedgerows", 1))
    s = replace(s, house=House(objective_radius="1"))
    assert FARM not in by_middle(s)
    assert places_on(s.options.board, FARM, 0.9) == ()


def test_a_squad_on_its_way_does_not_stop_to_fire():
    """A squad has one action: it takes the step, and fires once it is there."""
    enemy = squad("orange-s1", 26, 18)
    s = scene(squad("blue-s1", 20, 18), enemy, setup=domination(squads=1))
    assert isinstance(choice(s), act.Move)
    there = scene(squad("blue-s1", 23, 18), enemy, setup=domination(squads=1))
    assert choice(there) == act.Fire(unit="blue-s1", weapon="ai", target="orange-s1")


# --- In a match ------------------------------------------------------------------------------


def round_of_the_middle(board: str, seed: int) -> int | None:
    """The round in which somebody first stands on the middle objective of a match of two bots."""
    luck = random.Random(seed)
    players = dict.fromkeys(GAME.seats, BOTS["greedy"])
    for s in states(players, luck, with_lists(domination(board), luck)):
        if s.stage == "play" and any(_men_in_the_middle(s)):
            return round_of(s)
    return None


def _men_in_the_middle(s: State) -> tuple[int, int]:
    (middle,) = [each for each in missions.objectives(s) if each.at == by_middle(s)[0]]
    return middle.men


@pytest.mark.parametrize("board", BOARDS)
def test_the_middle_is_contested_well_before_the_last_round(board):
    """Eight rounds are played; on the widest board it takes five to march there."""
    found = round_of_the_middle(board, seed=1)
    assert found is not None and found <= 6


@pytest.mark.soak
@pytest.mark.parametrize("board", BOARDS)
def test_the_middle_is_contested_in_nearly_every_match(board):
    rounds = [round_of_the_middle(board, seed) for seed in range(100, 125)]
    early = [each for each in rounds if each is not None and each <= 6]
    print(f"\n{board}: the middle is contested by round 6 in {len(early)} of {len(rounds)} matches")
    assert len(early) >= 23
