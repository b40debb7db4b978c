"""Special actions of a turn: scouts (p11), setting up (p15), tank traps and walls (p21)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Demolish, Fire, Move, SayFire, Scout, SetUp
from server.games.armored_advance.corrections import SetMen
from server.games.armored_advance.house import House
from server.games.kernel import OneOf
from tests.armored_advance.table import at, match, piece, play, refused, squad, the, throw, unit
from tests.armored_advance.test_turn import fire, next_turn

# --- Scouts ----------------------------------------------------------------------------------


def test_a_scouts_report_helps_until_the_end_of_the_turn():
    s = match(
        unit("blue-1", "m5a1-stuart", 10, 20),
        unit("blue-2", "m4a3-75w"),
        unit("orange-1", "m5a1-stuart", 32, 10, 90),
    )
    s = play(s, Scout(unit="blue-1", target="orange-1", friend="blue-2"))
    assert s.actions_left == 4 and s.scouted[0].bonus == 3
    assert GAME.check(s, "blue", fire("blue-2")).value.prospect.need == 1
    assert next_turn(s).scouted == ()


def test_q56_a_target_may_be_reported_again_and_the_better_bonus_counts():
    s = match(
        unit("blue-1", "m5a1-stuart", 10, 20),
        unit("blue-2", "m4a3-75w"),
        unit("orange-1", "m5a1-stuart", 34, 10, 90),
    )
    report = Scout(unit="blue-1", target="orange-1", friend="blue-2")
    s = play(s, report)
    assert s.scouted[-1].bonus == 2
    (offer,) = [o for o in GAME.legal(s, "blue", "blue-1") if isinstance(o.action, Scout)]
    assert OneOf(field="friend", values=("blue-2", "blue-99")) in offer.vary
    again = play(s, report)
    assert again.actions_left == 3
    nearer = play(play(s, Move(unit="blue-1", to=at(12, 20), free=True)), report)
    for after, need in ((again, 2), (nearer, 1)):
        assert GAME.check(after, "blue", fire("blue-2")).value.prospect.need == need


@pytest.mark.parametrize("board", [True, False])
def test_q58_an_anti_tank_rifle_team_is_a_scouts_friend(board):
    s = match(
        unit("blue-1", "m5a1-stuart", 10, 20),
        unit("orange-1", "ba-64b", 27, 10, 180),
        squad("blue-s1", kind="at_rifle"),
        squad("blue-s2", 10, 30),
        squad("blue-s3", 10, 40, kind="sniper"),
        board=board,
    )
    report = Scout(unit="blue-1", target="orange-1", friend="blue-s1")
    (offer,) = [o for o in GAME.legal(s, "blue", "blue-1") if isinstance(o.action, Scout)]
    assert OneOf(field="friend", values=("blue-99", "blue-s1")) in offer.vary
    shot = Fire(unit="blue-s1", weapon="gun", target="orange-1")
    if not board:
        shot = SayFire(unit="blue-s1", weapon="gun", target="orange-1", inches=14_000)
    assert GAME.check(s, "blue", shot).value.prospect.need == 3
    assert GAME.check(play(s, report), "blue", shot).value.prospect.need == 1
    for other in ("blue-s2", "blue-s3"):  # they have nothing to fire at a vehicle
        assert refused(s, replace(report, friend=other)) == "aa-scout-friend-unarmed"
    assert refused(s, replace(report, friend="orange-1")) == "aa-not-yours"


def test_q58_a_team_that_rides_is_no_scouts_friend_and_a_report_dies_with_its_team():
    s = match(
        unit("blue-1", "m5a1-stuart", 10, 20),
        unit("blue-2", "m3a1-halftrack"),
        unit("orange-1", "m4a3-75w", 20, 30, 180),
        squad("blue-s1", aboard="blue-2", kind="at_rifle"),
        squad("blue-s2", 10, 30, kind="at_rifle"),
    )
    report = Scout(unit="blue-1", target="orange-1", friend="blue-s1")
    assert refused(s, report) == "aa-aboard"
    s = play(s, replace(report, friend="blue-s2"))
    assert GAME.correct(s, SetMen(squad="blue-s2", men=0)).state.scouted == ()


def test_house_rules_of_scouting_in_a_match():
    tanks = (
        unit("blue-1", "m5a1-stuart", 10, 20),
        unit("blue-2", "m4a3-75w"),
        unit("orange-1", "m5a1-stuart", 32, 10, 90),
    )
    report = Scout(unit="blue-1", target="orange-1", friend="blue-2")
    own = Scout(unit="blue-1", target="orange-1", friend="blue-1")
    s = play(match(*tanks, house=House(scout_cost="free_once")), report)
    assert s.actions_left == 5 and refused(s, own) in ("aa-scouted-once", "aa-scout-itself")
    assert refused(match(*tanks), own) == "aa-scout-itself"
    play(match(*tanks, house=House(scout_self="yes")), own)
    once = play(match(*tanks, house=House(scout_duration="next_shot")), report)
    assert play(once, fire("blue-2")).scouted == ()


# --- Setting up, tank traps, walls -----------------------------------------------------------


def test_indirect_units_spend_a_whole_turn_setting_up():
    tanks = unit("blue-1", "m7-priest"), unit("orange-1", "m5a1-stuart", 50, 10, 180)
    s = match(*tanks)
    assert refused(s, fire()) == "aa-not-set-up"
    s = play(s, SetUp(unit="blue-1"))
    assert s.actions_left == 5 and refused(s, Move(unit="blue-1", to=at(11, 10))) == "aa-setting-up"
    s = next_turn(s)
    assert the(s, "blue-1").set_up == "ready"
    s = play(s, fire())
    assert the(throw(s, 1), "orange-1").hp == 0 or the(throw(s, 6), "orange-1").hp < 10
    moved = play(next_turn(throw(s, 6)), Move(unit="blue-1", to=at(11, 10)))
    assert the(moved, "blue-1").set_up == "no"


def test_setting_up_may_cost_the_full_pool():
    s = match(unit("blue-1", "m7-priest"), house=House(setup_cost="full_pool"))
    assert play(s, SetUp(unit="blue-1")).actions_left == 3
    moved = play(s, Move(unit="blue-1", to=at(11, 10)))
    assert refused(moved, SetUp(unit="blue-1")) == "aa-set-up-whole-turn"


def test_support_clears_tank_traps_with_both_actions():
    traps = [
        piece("near", "tank_traps", 20, 8, 20.5, 12, height=0.5),
        piece("next", "tank_traps", 20, 14, 20.5, 18, height=0.5),
        piece("far", "tank_traps", 20, 22, 20.5, 26, height=0.5),
    ]
    s = match(unit("blue-1", "pz-iv-f1"), unit("blue-2", "m4a3-75w", 10, 20), pieces=traps)
    assert refused(s, Demolish(unit="blue-2", piece="near")) == "aa-traps-support"
    s = play(s, Demolish(unit="blue-1", piece="near"))
    assert s.gone == ("near", "next") and s.actions_left == 3
    assert refused(s, Demolish(unit="blue-1", piece="near")) == "aa-no-such-trap"
    far = match(unit("blue-1", "pz-iv-f1", 5, 10), pieces=traps)
    assert refused(far, Demolish(unit="blue-1", piece="near")) == "aa-traps-too-far"


def test_walls_fall_only_where_they_have_hit_points():
    wall = piece("wall", "wall", 20, 8, 20.5, 12, height=0.7)
    assert refused(match(unit("blue-1", "pz-iv-f1"), pieces=[wall]), fire(target="wall")) == (
        "aa-no-such-unit"
    )
    house = House(fortification_hp="wall_20_sandbags_10_bunker_40")
    s = match(unit("blue-1", "pz-iv-f1"), pieces=[wall], house=house)
    s = throw(play(s, fire(target="wall")), 6)
    assert dict(s.worn) == {"wall": 15} and s.gone == ()  # 10, and half as much for Support
    s = throw(play(next_turn(s), fire(target="wall")), 6)
    assert s.gone == ("wall",)
