"""The house rules of fire: every toggle, each of its options."""

from __future__ import annotations

import pytest

from server.games.armored_advance.fire.volley import Outcome, follow
from server.games.armored_advance.house import House
from tests.armored_advance.shots import (
    cites,
    foliage,
    need,
    plates,
    prospect,
    ruling,
    terms,
    wall,
)


@pytest.mark.parametrize("option, needs", [("inclusive", 2), ("strict", 3)])
def test_q1_range_boundary(option, needs):
    found = ruling(inches=12.0, house=House(range_boundary=option))
    assert found.value.need == needs
    assert cites(found, "aa-range") == ("house", 1)
    assert cites(ruling(inches=11.9), "aa-range") == ("aa", 6)


@pytest.mark.parametrize(
    "option, hit, pen, chance",
    [("single_max", 4, 1, 1 / 2), ("two_rolls", 3, 4, 1 / 3), ("additive", 6, 1, 1 / 6)],
)
def test_q2_shot_resolution(option, hit, pen, chance):
    house = House(shot_resolution=option)
    found = ruling(pen=10, armour=plates(10), inches=14, moved="yes", house=house)
    assert (found.value.hit_need, found.value.pen_need) == (3, 4)
    assert (found.value.plan.hit, found.value.plan.penetrate) == (hit, pen)
    assert found.value.odds.chance == pytest.approx(chance)
    assert cites(found, f"aa-need-{option}") == ("house", 2)


def test_q2_additive_stops_at_6():
    house = House(shot_resolution="additive")
    assert need(pen=10, armour=plates(10), inches=26, house=house) == 6


@pytest.mark.parametrize("option", ["single_max", "two_rolls", "additive"])
def test_q2_a_shot_that_cannot_penetrate_is_hopeless_however_it_is_rolled(option):
    found = prospect(pen=5, armour=plates(10), inches=2, house=House(shot_resolution=option))
    assert (found.verdict, found.need, found.odds.chance) == ("hopeless", None, 0)
    assert follow(found.plan, "blue", ()) == Outcome(0, 0, ())


@pytest.mark.parametrize("option, needs", [("hit_only", 4), ("whole_roll", 1)])
def test_q3_bonus_scope(option, needs):
    house = House(bonus_scope=option)
    assert need(pen=10, armour=plates(10), inches=3, scout=3, house=house) == needs


def test_q3_on_the_whole_roll_a_fail_stays_a_fail():
    house = House(bonus_scope="whole_roll")
    assert need(pen=5, armour=plates(10), scout=3, house=house) is None


@pytest.mark.parametrize(
    "option, pen, key", [("pen_minus_2", 4, "aa-wall"), ("armour_plus_1", 2, "aa-wall-armour")]
)
def test_q4_wall_rule(option, pen, key):
    found = ruling(pen=12, armour=plates(10), walls=(wall(),), house=House(wall_rule=option))
    assert found.value.pen_need == pen
    assert key in terms(found)


@pytest.mark.parametrize("option, needs", [("roll_plus_2", 4), ("range_plus_3", 3), ("off", 2)])
def test_q5_foliage_rule(option, needs):
    house = House(foliage_rule=option)
    assert need(inches=10, foliage=(foliage(target=1.0),), house=house) == needs


def test_q5_range_plus_3_asks_for_a_target_close_behind():
    house = House(foliage_rule="range_plus_3")
    assert need(inches=10, foliage=(foliage(target=3.0),), house=house) == 3
    assert need(inches=10, foliage=(foliage(target=3.001),), house=house) == 2
    assert need(inches=10, foliage=(foliage(),), house=house) == 2


@pytest.mark.parametrize(
    "option, by_shooter, by_target", [("shooter", 2, 4), ("target", 4, 2), ("either", 2, 2)]
)
def test_q5b_foliage_exempt(option, by_shooter, by_target):
    house = House(foliage_exempt=option)
    assert need(inches=10, foliage=(foliage(shooter=3.0),), house=house) == by_shooter
    assert need(inches=10, foliage=(foliage(target=3.0),), house=house) == by_target


def test_aa65_a_unit_beyond_3_inches_of_a_piece_is_hindered_and_other_pieces_still_count():
    assert need(inches=10, foliage=(foliage(shooter=3.001),)) == 4
    found = ruling(inches=10, foliage=(foliage("near", shooter=1.0), foliage("far")))
    assert found.value.need == 4
    assert terms(found)["aa-foliage-near-shooter"] == 0 and terms(found)["aa-foliage"] == 2


@pytest.mark.parametrize("option, needs", [("once", 3), ("each", 5)])
def test_q5c_foliage_stack(option, needs):
    pieces = (foliage("a"), foliage("b"))
    assert need(inches=5, foliage=pieces, house=House(foliage_stack=option)) == needs


@pytest.mark.parametrize("option, needs", [("once", 3), ("each", 4)])
def test_q5c_foliage_stack_with_range_plus_3(option, needs):
    pieces = (foliage("a", target=1.0), foliage("b", target=2.0))
    house = House(foliage_rule="range_plus_3", foliage_stack=option)
    assert need(inches=13, foliage=pieces, house=house) == needs


@pytest.mark.parametrize("option, needs", [("cap_then_bonus", 3), ("sum_then_clamp", 4)])
def test_q6_modifier_order(option, needs):
    house = House(modifier_order=option)
    found = ruling(inches=26, foliage=(foliage(),), scout=3, house=house)
    assert found.value.need == needs
    assert option == "sum_then_clamp" or cites(found, "aa-cap") == ("house", 6)


@pytest.mark.parametrize(
    "option, far, near",
    [("1_to_6", 6, 1), ("terrain_cap_only", None, 1), ("natural_1_misses", 6, 2)],
)
def test_q7_hit_clamp(option, far, near):
    house = House(hit_clamp=option)
    moved = {"casemate": True, "first_moved": "action", "moved": "yes"}
    assert need(inches=31, house=house, **moved) == far
    assert need(inches=3, house=house) == near


def test_q7_terrain_cap_only_still_caps_terrain():
    house = House(hit_clamp="terrain_cap_only")
    assert need(inches=31, foliage=(foliage(),), house=house) == 6


@pytest.mark.parametrize("resolution", ["single_max", "two_rolls", "additive"])
def test_q7_a_7_cannot_be_rolled(resolution):
    house = House(hit_clamp="terrain_cap_only", shot_resolution=resolution)
    found = ruling(inches=31, casemate=True, first_moved="action", house=house)
    assert (found.value.verdict, found.value.odds.chance) == ("hopeless", 0)
    assert cites(found, "aa-need-beyond") == ("house", 7)


@pytest.mark.parametrize("option, penalty", [("ignored", 0), ("counts", 1)])
def test_q12_casemate_free_move(option, penalty):
    house = House(casemate_free_move=option)
    found = prospect(inches=10, casemate=True, first_moved="free", moved="yes", house=house)
    assert found.need == 2 + penalty
    assert not found.plan.reroll  # it costs the advantage in any case


@pytest.mark.parametrize("option, again", [("on", True), ("off", False)])
def test_q13_advantage(option, again):
    assert prospect(house=House(advantage=option)).plan.reroll is again


@pytest.mark.parametrize("option, again", [("breaks", False), ("keeps", True)])
def test_q13_advantage_pivot(option, again):
    house = House(advantage_pivot=option)
    assert prospect(moved="pivot", house=house).plan.reroll is again
    assert not prospect(moved="yes", house=house).plan.reroll


@pytest.mark.parametrize("option, pen", [("replace", 4), ("add", None)])
def test_q14_angling_mode(option, pen):
    house = House(angling_mode=option)
    said = {"pen": 12, "armour": plates(11, 8), "angling": 12}
    assert prospect(angled=True, house=house, **said).pen_need == pen
    assert prospect(angled=False, house=house, **said).pen_need == 2


def test_q14_angling_is_never_below_the_face():
    found = ruling(pen=12, armour=plates(14), angling=12, angled=True)
    assert terms(found)["aa-angling-idle"] == 0 and found.value.pen_need is None


@pytest.mark.parametrize("option, reached", [("any", (3, 12, 60)), ("12", (3, 12)), ("6", (3,))])
def test_q15_weak_spot_range(option, reached):
    house = House(weak_spot_range=option)
    for inches in (3, 12, 60):
        found = prospect(pen=9, armour=plates(10), weak_spot=True, inches=inches, house=house)
        assert found.pen_need == (5 if inches in reached else 6)


@pytest.mark.parametrize("option, pens", [("none", (1, 1, 1)), ("minus1_per_full_24in", (1, 2, 4))])
def test_q27_pen_falloff(option, pens):
    house = House(pen_falloff=option)
    found = [prospect(pen=12, armour=plates(10), inches=i, house=house) for i in (23.9, 24, 48)]
    assert tuple(each.pen_need for each in found) == pens


@pytest.mark.parametrize(
    "option, allowed", [("off", False), ("wall_20_sandbags_10_bunker_40", True)]
)
def test_q28_fortification_hp(option, allowed):
    found = prospect(kind="fortification", hp=20, house=House(fortification_hp=option))
    assert (found.verdict == "can") is allowed


@pytest.mark.parametrize("option, needs", [("covered_face", 2), ("any", 3)])
def test_q47_sandbag_need(option, needs):
    house = House(sandbag_need=option)
    elsewhere = prospect(kind="field_gun", sandbags="elsewhere", inches=10, house=house)
    assert elsewhere.need == needs
    here = prospect(kind="field_gun", sandbags="here", inches=10, house=house)
    assert here.need == 3


def test_aa63_sandbags_add_armour_to_the_covered_face_of_guns_alone():
    gun = {"kind": "field_gun", "pen": 2, "armour": plates(1), "inches": 1}
    assert prospect(**gun).pen_need == 2
    assert prospect(sandbags="here", **gun).pen_need == 4
    assert prospect(sandbags="elsewhere", **gun).pen_need == 2
    assert prospect(sandbags="here", **{**gun, "kind": "vehicle"}).pen_need == 2


def test_aa63_sandbags_raise_the_need_to_6_at_most():
    assert need(kind="field_gun", sandbags="here", inches=60) == 6
