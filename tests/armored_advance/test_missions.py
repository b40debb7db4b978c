"""Missions (p23): objectives, scores and ends; and the house rules about them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import EndTurn, SayMove
from server.games.armored_advance.corrections import SetHp, SetVp
from server.games.armored_advance.house import House
from server.games.armored_advance.play.missions import objectives, tally, worth
from server.games.kernel import Over
from tests.armored_advance.table import at, match, play, squad, unit

FIVE = [at(20, 10 * n) for n in range(1, 6)]


def dominate(*squads, objectives=FIVE, **more):
    return match(*squads, mission="domination", objectives=objectives, **more)


def rounds(s, count: int):
    for _ in range(2 * count):
        if s.stage == "over" or s.votes is not None:
            break
        s = play(s, EndTurn(), s.active)
    return s


# --- Objectives ------------------------------------------------------------------------------


def test_t18_six_men_outnumber_five_squads_of_one():
    one = [squad(f"orange-s{n}", 19 + 0.1, 8 + 1.01 * n, men=1) for n in range(5)]
    s = dominate(squad("blue-s1", 21.5, 10), *one, objectives=[at(20, 10)])
    (token,) = objectives(s)
    assert token.men == (6, 5) and token.owner == "blue"


def test_equal_men_own_nothing():
    s = dominate(squad("blue-s1", 20, 10), squad("orange-s1", 21.5, 10))
    assert objectives(s)[0].owner is None


def test_t24_three_objectives_against_two_are_one_point():
    mine = [squad(f"blue-s{n}", 20, 10 * n) for n in (1, 2, 3)]
    theirs = [squad(f"orange-s{n}", 20, 10 * n) for n in (4, 5)]
    s = dominate(*mine, *theirs)
    assert (tally(s, "blue").value, tally(s, "orange").value) == (1, 0)
    s = play(s, EndTurn())
    assert s.vp == (0, 0)  # orange is tallied at the end of blue's turn
    assert play(s, EndTurn(), "orange").vp == (1, 0)


def test_d38_two_against_two_with_one_contested_is_nothing():
    mine = [squad(f"blue-s{n}", 20, 10 * n) for n in (1, 2, 3)]
    theirs = [squad(f"orange-s{n}", 20, 10 * n) for n in (4, 5)]
    s = dominate(*mine, *theirs, squad("orange-s6", 21.5, 30))
    assert [o.owner for o in objectives(s)] == ["blue", "blue", None, "orange", "orange"]
    assert rounds(s, 1).vp == (0, 0)


@pytest.mark.parametrize("radius", ["1", "3", "6"])
def test_how_near_is_on_an_objective(radius):
    house = House(objective_radius=radius)
    on = dominate(squad("blue-s1", 20 + int(radius), 10), objectives=FIVE[:1], house=house)
    off = dominate(squad("blue-s1", 20.01 + int(radius), 10), objectives=FIVE[:1], house=house)
    assert objectives(on)[0].owner == "blue" and objectives(off)[0].owner is None


@pytest.mark.parametrize("rule, owner", [("no", None), ("yes", "blue")])
def test_riders_hold_an_objective_only_by_house_rule(rule, owner):
    s = dominate(
        unit("blue-1", "m3a1-halftrack", 20, 10),
        squad("blue-s1", aboard="blue-1"),
        house=House(embarked_hold=rule),
    )
    assert objectives(s)[0].owner == owner


def test_without_a_board_the_objective_is_said():
    s = match(squad("blue-s1"), mission="domination", objectives=(), board=False)
    s = replace(s, options=replace(s.options, objectives=3))
    s = play(s, SayMove(unit="blue-s1", inches=3000, onto="2"))
    assert [o.owner for o in objectives(s)] == [None, "blue", None]


# --- Ends ------------------------------------------------------------------------------------


def test_domination_ends_at_the_points_agreed():
    s = dominate(squad("blue-s1", 20, 10), vp_target=3)
    s = rounds(s, 10)
    assert s.stage == "over" and s.vp == (3, 0)
    assert GAME.pending(s).winners == ("blue",)


@pytest.mark.parametrize("rule", ["draw", "extra_round"])
def test_domination_that_is_equal_at_the_limit(rule):
    s = rounds(dominate(turn_limit=2, house=House(limit_tie=rule)), 2)
    if rule == "draw":
        assert set(GAME.pending(s).winners) == {"blue", "orange"}
    else:
        assert s.stage == "play" and s.turn == 5
        s = rounds(GAME.correct(s, SetVp(seat="orange", vp=1)).state, 1)
        assert GAME.pending(s).winners == ("orange",)


def equal_forces(**more):
    return match(
        unit("blue-1", "m5a1-stuart"),
        unit("orange-1", "m5a1-stuart", 60, 50),
        spare=False,
        mission="timed_annihilation",
        turn_limit=3,
        **more,
    )


def test_d39_equal_requisition_at_the_limit_means_another_pair_of_turns():
    s = rounds(equal_forces(), 3)
    assert s.stage == "play" and s.turn == 7
    assert worth(s, "blue") == worth(s, "orange") == 90


def test_timed_annihilation_compares_what_is_left():
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("orange-1", "m5a1-stuart", 60, 50),
        spare=False,
        mission="timed_annihilation",
        turn_limit=3,
    )
    s = rounds(s, 3)
    result = GAME.pending(s)
    assert isinstance(result, Over) and result.winners == ("blue",)
    assert result.scores == {"blue": 155, "orange": 90}


def test_damaged_units_count_in_full_or_by_their_hp():
    full = GAME.correct(equal_forces(), SetHp(unit="orange-1", hp=5)).state
    assert rounds(full, 3).stage == "play"
    by_hp = equal_forces(house=House(timed_value="by_hp"))
    by_hp = GAME.correct(by_hp, SetHp(unit="orange-1", hp=5)).state
    assert worth(by_hp, "orange") == 45
    assert GAME.pending(rounds(by_hp, 3)).winners == ("blue",)


def test_equipment_of_living_squads_counts():
    s = match(squad("blue-s1", machine_gun=True, grenades=2), squad("blue-s2", 10, 20))
    assert worth(s, "blue") == 155 + 5 + 2 * 5  # the spare tank, and the first squad's equipment


@pytest.mark.parametrize("scope", ["vehicles_and_guns", "vehicles", "all"])
def test_what_has_to_be_destroyed(scope):
    s = match(
        unit("blue-1", "m5a1-stuart"),
        unit("orange-1", "m5a1-stuart", 60, 50),
        unit("orange-2", "pak-40", 60, 40),
        squad("orange-s1", 60, 30),
        house=House(annihilation_scope=scope),
    )
    s = GAME.correct(s, SetHp(unit="orange-1", hp=0)).state
    assert (s.stage == "over") == (scope == "vehicles")
    if scope != "vehicles":
        s = GAME.correct(s, SetHp(unit="orange-2", hp=0)).state
        assert (s.stage == "over") == (scope == "vehicles_and_guns")
