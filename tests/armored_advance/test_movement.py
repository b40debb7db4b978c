"""Movement (p4), ground (p20), towing (p13), Slow Reverse (p14), and what is in the way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import EndTurn, Hook, Move, SayMove, Turn, Unhook
from server.games.armored_advance.corrections import SetHp
from server.games.armored_advance.house import House
from server.games.armored_advance.play.movement import half_move, mud_cost
from server.games.armored_advance.play.said_moves import said_cost
from server.games.armored_advance.questions.reach import AskReach
from server.games.armored_advance.units.cards import Keyword
from server.games.ruling import IllegalMove
from tests.armored_advance.table import (
    CARDS,
    WIDTH,
    at,
    changed,
    match,
    piece,
    play,
    refused,
    squad,
    the,
    unit,
)

ALL_MUD = piece("mud", "mud", 0, 0, 80, 60)
ROAD = piece("road", "road", 0, 9, 80, 11)


def east(inches: float, **more):
    """Blue's unit drives straight on from (10, 10)."""
    return Move(unit="blue-1", to=at(10 + inches, 10), **more)


def goes(s, inches: float, **more):
    """It goes that far and no thousandth farther; the state after it."""
    assert refused(s, east(inches + 0.002, **more)) == "aa-too-far"
    return play(s, east(inches, **more))


# --- Classes (p4) ----------------------------------------------------------------------------


def test_t1_a_light_vehicle_with_move_7_goes_16_inches():
    s = goes(match(unit("blue-1", "m5a1-stuart")), 7)
    s = goes(s, 14)
    assert refused(s, east(15)) == "aa-pool-empty"
    s = goes(s, 16, free=True)
    assert the(s, "blue-1").deeds.inches == 16_000


def test_t2_the_free_move_costs_no_action():
    s = goes(match(unit("blue-1", "m5a1-stuart")), 2, free=True)
    assert the(s, "blue-1").deeds.actions == 0 and s.actions_left == 5
    assert refused(s, east(3, free=True)) == "aa-free-move-used"


def test_t3_a_medium_vehicle_with_move_5_goes_10_inches():
    s = goes(goes(match(unit("blue-1", "m4a3-75w")), 5), 10)
    assert the(s, "blue-1").deeds.inches == 10_000
    assert refused(s, east(11, free=True)) == "aa-free-move-light"


def test_t4_a_heavy_vehicle_with_move_4_goes_6_inches():
    goes(goes(match(unit("blue-1", "tiger-i")), 4), 6)


def test_waypoints_are_counted_along_the_way():
    s = match(unit("blue-1", "m4a3-75w"))
    there_and_back = Move(unit="blue-1", to=at(11, 10), via=(at(12.5, 10),))
    assert the(play(s, there_and_back), "blue-1").deeds.inches == 4000
    assert refused(s, Move(unit="blue-1", to=at(10, 10), via=(at(13, 10),))) == "aa-too-far"


def test_how_far_a_unit_goes_can_be_asked():
    s = match(unit("blue-1", "m5a1-stuart"), unit("blue-2", "tiger-i", 10, 20))
    light, heavy = (GAME.ask(s, None, AskReach(unit=id)).value for id in ("blue-1", "blue-2"))
    assert (light.next, light.road, light.free, light.turn) == (7000, 1000, 2000, 16000)
    assert (heavy.next, heavy.turn) == (4000, 6000)


# --- Ground (p20) ----------------------------------------------------------------------------


def test_t19_a_wheeled_vehicle_with_move_8_goes_4_inches_in_mud():
    goes(match(unit("blue-1", "panhard-178"), pieces=[ALL_MUD]), 4)


def test_t20_a_half_track_with_move_8_goes_6_inches_in_mud():
    goes(match(unit("blue-1", "m3a1-halftrack"), pieces=[ALL_MUD]), 6)


def test_half_tracks_count_their_easy_half_by_the_move_or_by_the_mud():
    mud = piece("mud", "mud", 12, 0, 80, 60)
    s = match(unit("blue-1", "m3a1-halftrack"), pieces=[mud])
    goes(s, 6)  # 2 inches open, 2 easy ones in mud, then 2 for 4
    by_mud = House(halftrack_mud="of_mud")
    goes(match(unit("blue-1", "m3a1-halftrack"), pieces=[mud], house=by_mud), 7)


def test_t21_two_parallel_roads_are_not_one():
    roads = [piece("one", "road", 0, 9, 80, 11), piece("two", "road", 0, 13, 80, 15)]
    s = match(unit("blue-1", "m4a3-75w", 10, 10), pieces=roads)
    play(s, Move(unit="blue-1", to=at(16, 10)))
    assert refused(s, Move(unit="blue-1", to=at(14, 14))) == "aa-too-far"  # 5.66 inches


def test_d28_a_heavy_on_a_road_goes_5_and_3_inches():
    goes(goes(match(unit("blue-1", "tiger-i"), pieces=[ROAD]), 5), 8)


def test_d29_a_tracked_vehicle_loses_an_inch_in_mud_each_time():
    goes(goes(match(unit("blue-1", "m4a3-75w"), pieces=[ALL_MUD]), 4), 8)


def test_d30_a_half_track_goes_10_inches_on_a_road():
    goes(match(unit("blue-1", "m3a1-halftrack"), pieces=[ROAD]), 10)


def test_a_light_tracked_vehicle_has_a_free_move_of_1_inch_in_mud():
    goes(match(unit("blue-1", "m5a1-stuart"), pieces=[ALL_MUD]), 1, free=True)


def test_d33_a_light_vehicle_that_starts_on_a_road_has_3_inches_free():
    s = match(unit("blue-1", "m5a1-stuart", 10, 10), pieces=[ROAD])
    assert refused(s, east(3, free=True)) == "aa-too-far"  # it was put there this turn
    s = play(play(s, EndTurn()), EndTurn(), "orange")
    goes(s, 3, free=True)


@pytest.mark.parametrize("card, far", [("m4a3-75w", 5), ("tiger-i", 4), ("m5a1-stuart", 6)])
def test_water_is_mud_to_light_vehicles_alone(card, far):
    goes(match(unit("blue-1", card), pieces=[piece("ford", "water", 0, 0, 80, 60)]), far)


def test_mud_and_water_in_one_move_cost_a_light_tracked_vehicle_one_inch():
    wet = [piece("ford", "water", 12, 0, 14, 60), piece("mud", "mud", 14, 0, 80, 60)]
    goes(match(unit("blue-1", "m5a1-stuart"), pieces=wet), 6)


def test_field_guns_enter_neither_mud_nor_water():
    for kind in ("mud", "water"):
        ground = piece("wet", kind, 10.8, 0, 80, 60)
        s = match(unit("blue-1", "pak-38"), squad("blue-s1", 8.5, 10), pieces=[ground])
        assert refused(s, east(1.5)) == f"aa-gun-in-{kind}"


# --- Towing (p13) ----------------------------------------------------------------------------


def towing(card="sdkfz-251-1", gun="flak-36", **more):
    tow = unit("blue-1", card, towing="blue-2")
    return match(tow, unit("blue-2", gun, towed_by="blue-1"), **more)


def test_d31_towing_a_heavy_gun_halves_the_move():
    goes(towing(cards=changed("sdkfz-251-1", move=7)), 3.5)


def test_halves_may_be_rounded_down():
    house = House(halve_distance="down")
    goes(towing(cards=changed("sdkfz-251-1", move=7), house=house), 3)


@pytest.mark.parametrize("gun", ["pak-38", "pak-40"])
def test_light_and_medium_guns_cost_nothing(gun):
    goes(towing(gun=gun), 6)


def test_hooking_up_costs_an_action_and_unhooking_none():
    s = match(unit("blue-1", "sdkfz-251-1"), unit("blue-2", "pak-40", 12.5, 10))
    s = play(s, Hook(unit="blue-1", gun="blue-2"))
    assert s.actions_left == 4 and the(s, "blue-2").place is None
    assert refused(s, Move(unit="blue-2", to=at(12, 10))) == "aa-in-tow"
    s = play(s, Unhook(unit="blue-1", at=at(7.5, 10), heading=18000))
    assert s.actions_left == 4 and the(s, "blue-2").place == at(7.5, 10)


def test_only_a_gun_close_by_is_hooked_up_and_only_one():
    s = match(
        unit("blue-1", "sdkfz-251-1"),
        unit("blue-2", "pak-40", 20, 10),
        unit("blue-3", "pak-40", 12.5, 10),
        unit("blue-4", "pak-40", 7.5, 10),
    )
    assert refused(s, Hook(unit="blue-1", gun="blue-2")) == "aa-hook-too-far"
    s = play(s, Hook(unit="blue-1", gun="blue-3"))
    assert refused(s, Hook(unit="blue-1", gun="blue-4")) == "aa-tows-already"
    assert refused(s, Unhook(unit="blue-1", at=at(20, 20))) == "aa-hook-too-far"


def test_water_is_closed_to_a_gun_in_tow_unless_the_house_opens_it():
    ford = piece("ford", "water", 12, 0, 80, 60)
    assert refused(towing(pieces=[ford]), east(3)) == "aa-gun-in-water"
    play(towing(pieces=[ford], house=House(tow_through_water="yes")), east(2.5))


def test_a_gun_in_tow_goes_through_mud():
    play(towing(gun="pak-40", pieces=[ALL_MUD]), east(4))


# --- Slow Reverse and turning (p14, Q18) -----------------------------------------------------


def test_d32_slow_reverse_backs_half_its_move():
    s = match(unit("blue-1", "t-34-85"))
    play(s, east(-3))
    assert refused(s, east(-3.1)) == "aa-slow-reverse"
    play(s, east(-3.1, heading=18000))


def test_a_turn_on_the_spot_takes_a_movement_action():
    s = play(match(unit("blue-1", "m4a3-75w")), east(0, heading=9000))
    assert s.actions_left == 4 and the(s, "blue-1").deeds.moved == "pivot"
    assert refused(s, Turn(unit="blue-1", heading=0)) == "aa-turn-in-move"


@pytest.mark.parametrize("rule, again", [("free_once", "aa-turned-already"), ("free", None)])
def test_turning_may_be_free(rule, again):
    s = match(unit("blue-1", "m4a3-75w"), house=House(pivot=rule))
    s = play(s, Turn(unit="blue-1", heading=9000))
    assert s.actions_left == 5 and the(s, "blue-1").heading == 9000
    if again is None:
        play(s, Turn(unit="blue-1", heading=0))
    else:
        assert refused(s, Turn(unit="blue-1", heading=0)) == again


# --- In the way (p21, Q41) -------------------------------------------------------------------


def test_hulls_neither_overlap_nor_are_driven_through():
    s = match(unit("blue-1", "m5a1-stuart"), unit("blue-2", "m4a3-75w", 13.5, 10))
    assert refused(s, east(3)) == "aa-in-the-way"
    assert refused(s, east(7)) == "aa-in-the-way"
    play(s, Move(unit="blue-1", to=at(13.5, 12)))
    assert refused(s, Move(unit="blue-1", to=at(13.5, 10.9))) == "aa-in-the-way"


@pytest.mark.parametrize("kind", ["tank_traps", "wall", "building", "bunker"])
def test_vehicles_do_not_pass_barriers(kind):
    s = match(
        unit("blue-1", "m5a1-stuart"),
        squad("blue-s1", 10, 15),
        pieces=[piece("bar", kind, 13, 0, 13.5, 40, height=1)],
    )
    assert refused(s, east(6)) == "aa-barred"
    on_foot = Move(unit="blue-s1", to=at(14, 15))
    if kind in ("building", "bunker"):
        assert refused(s, on_foot) == "aa-barred"
    else:
        play(s, on_foot)


def test_nothing_leaves_the_board():
    s = match(unit("blue-1", "m5a1-stuart", 1.5, 10))
    assert refused(s, Move(unit="blue-1", to=at(0.5, 10))) == "aa-off-board"
    s = match(unit("blue-1", "m5a1-stuart", WIDTH - 1, 10))
    assert refused(s, Move(unit="blue-1", to=at(WIDTH + 3, 10))) == "aa-off-board"


@pytest.mark.parametrize("rule", ["remove", "block"])
def test_wrecks_are_removed_or_block(rule):
    wreck = unit("orange-1", "m4a3-75w", 13, 10, hp=1)
    s = match(
        unit("blue-1", "m5a1-stuart"),
        wreck,
        unit("orange-2", "m4a3-75w", 60, 50),
        house=House(wrecks=rule),
    )
    s = GAME.correct(s, SetHp(unit="orange-1", hp=0)).state
    GAME.invariants(s)
    if rule == "block":
        assert refused(s, east(6)) == "aa-in-the-way"
    else:
        play(s, east(6))


@pytest.mark.parametrize("option, free", [("card", 3), ("now", 1.5)])
def test_q51_half_of_the_move_while_towing_a_heavy_gun(option, free):
    """Slow Reverse, Move 6, of which a heavy tow leaves 3."""
    keywords = (*CARDS["sdkfz-251-1"].keywords, Keyword("slow_reverse"))
    s = match(
        unit("blue-1", "sdkfz-251-1", towing="blue-2"),
        unit("blue-2", "flak-36", towed_by="blue-1"),
        cards=changed("sdkfz-251-1", keywords=keywords),
        house=House(half_of=option),
    )

    def back(inches: float) -> Move:
        return Move(unit="blue-1", to=at(10 - inches, 10), heading=0)

    play(s, back(free))
    if free < 3:
        with pytest.raises(IllegalMove) as no:
            GAME.check(s, "blue", back(free + 0.1))
        assert no.value.reason.key == "aa-slow-reverse"
        assert no.value.reason.values["inches"] == free


@pytest.mark.parametrize("gun, free", [("flak-36", 1.5), ("pak-38", 3)])
def test_q51_only_a_heavy_tow_makes_the_half_smaller(gun, free):
    s = match(
        unit("blue-1", "sdkfz-251-1", towing="blue-2"),
        unit("blue-2", gun, towed_by="blue-1"),
        house=House(half_of="now"),
    )
    assert half_move(s, the(s, "blue-1")) == free


# --- On the real table -----------------------------------------------------------------------


def test_a_move_that_is_said_is_held_to_the_same_budget():
    s = match(unit("blue-1", "m5a1-stuart"), board=False)
    assert refused(s, SayMove(unit="blue-1", inches=7001)) == "aa-too-far"
    assert refused(s, SayMove(unit="blue-1", inches=6500, mud=1000)) == "aa-too-far"
    s = play(s, SayMove(unit="blue-1", inches=8000, road=True))
    s = play(s, SayMove(unit="blue-1", inches=2000, free=True))
    assert the(s, "blue-1").deeds.inches == 10_000
    assert refused(s, SayMove(unit="blue-1", inches=1, free=True)) == "aa-free-move-used"


@given(st.floats(0, 8), st.floats(0, 8))
@settings(max_examples=60)
def test_mud_never_makes_a_move_cheaper(inches, mud):
    mud = min(mud, inches)
    for card in ("m5a1-stuart", "panhard-178", "m3a1-halftrack"):
        s = match(unit("blue-1", card), board=False)
        assert said_cost(mud_cost(s, the(s, "blue-1")), inches, mud) >= inches
