"""High explosive and Indirect."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.armored_advance.fire.high_explosive import die_change, he_damage
from server.games.armored_advance.fire.may_fire import Record, may_fire
from server.games.armored_advance.fire.shot import Crossed, shooter_of
from server.games.armored_advance.fire.volley import Outcome, follow
from server.games.armored_advance.house import House
from server.games.armored_advance.units.library import shipped
from server.games.ruling import IllegalMove, Ref
from tests.armored_advance.shots import (
    HOUSE,
    foliage,
    howitzer,
    plates,
    prospect,
    ruling,
    shot,
    terms,
    wall,
)

CARDS = shipped().cards()
HE = {"weapon": howitzer()}
INDIRECT = {"weapon": howitzer(), "indirect": 72}


# --- High explosive --------------------------------------------------------------------------


@pytest.mark.parametrize("face, damage", [(1, 13), (6, 3)])
def test_d19_he_damage(face, damage):
    assert he_damage(shot(**HE, armour=plates(side=4)), face, HOUSE) == damage


def test_d20_he_damage_is_never_below_0():
    assert he_damage(shot(**HE, armour=plates(side=9)), 6, HOUSE) == 0


def test_d21_he_at_a_stationary_medium_at_20_inches():
    found = prospect(**HE, inches=20)
    assert (found.hit_need, found.need) == (4, 3)
    (dice,) = follow(found.plan, "blue", ())
    assert (dice.count, dice.need) == (1, 3)
    (again,) = follow(found.plan, "blue", ({"hit": (2,)},))
    assert again.key == "hit_again"
    (damage,) = follow(found.plan, "blue", ({"hit": (3,)},))
    assert (damage.key, damage.need, damage.wins) == ("effect", None, "at_most")
    end = follow(found.plan, "blue", ({"hit": (3,)}, {"effect": (2,)}))
    assert end == Outcome(1, 15, (15,))


@pytest.mark.parametrize(
    "weight, still, twice", [("light", 0, -2), ("medium", 1, 0), ("heavy", 2, 1)]
)
def test_aa40_the_hit_die_by_class_and_moves(weight, still, twice):
    assert die_change(weight, 0, HOUSE) == still
    assert die_change(weight, 2, HOUSE) == die_change(weight, 3, HOUSE) == twice


@pytest.mark.parametrize(
    "option, light, medium, heavy",
    [("stationary", 0, 1, 2), ("moved", -2, 0, 1), ("midpoint", -1, 1, 2)],
)
def test_q8b_he_one_move(option, light, medium, heavy):
    house = House(he_one_move=option)
    changes = [die_change(weight, 1, house) for weight in ("light", "medium", "heavy")]
    assert changes == [light, medium, heavy]


@pytest.mark.parametrize("option, change", [("minus_2", -2), ("minus_1", -1)])
def test_q8c_he_light_moved(option, change):
    assert die_change("light", 2, House(he_light_moved=option)) == change
    assert die_change("medium", 2, House(he_light_moved=option)) == 0


def test_q49_a_light_that_moved_twice_cannot_be_hit_beyond_24_inches():
    found = ruling(**HE, weight="light", moves=2, inches=24.1)
    assert (found.value.verdict, found.value.need) == ("hopeless", None)
    assert "aa-he-out-of-reach" in terms(found)
    assert prospect(**HE, weight="light", moves=2, inches=24.0).need == 6


@pytest.mark.parametrize("option, needs", [("direct_only", 5), ("none", 3)])
def test_q48_he_modifiers(option, needs):
    house = House(he_modifiers=option)
    found = prospect(**HE, inches=20, foliage=(foliage(),), house=house)
    assert found.need == needs


def test_q48_scouting_helps_direct_he():
    assert prospect(**HE, inches=31, scout=2).need == 3


@pytest.mark.parametrize("option, damage", [("off", 13), ("side_0", 17)])
def test_open_top_he(option, damage):
    house = House(open_top_he=option)
    found = shot(**HE, armour=plates(side=4), open_topped=True)
    assert he_damage(found, 1, house) == damage
    assert he_damage(shot(**HE, armour=plates(side=4)), 1, house) == 13


def test_q43_support_comes_after_the_he_formula():
    gun = shot(**HE, armour=plates(side=0), kind="field_gun", support=True)
    assert he_damage(gun, 6, HOUSE) == 11  # 7 and half of it, rounded up


def test_he_that_cannot_hurt_is_hopeless():
    found = prospect(**HE, armour=plates(side=17), inches=3)
    assert found.verdict == "hopeless" and found.odds.expected == 0


def test_he_does_not_care_for_walls_but_must_see():
    assert prospect(**HE, walls=(wall(),), inches=20).need == 3
    assert prospect(**HE, sight="hidden").refused.key == "aa-hidden"


@given(st.integers(0, 40), st.integers(1, 5), st.integers(0, 27), st.integers(1, 5))
def test_he_damage_falls_with_the_die_and_with_armour(base, n, side, face):
    gun = {"weapon": howitzer(base, n)}
    now = he_damage(shot(**gun, armour=plates(side=side)), face, HOUSE)
    assert now >= he_damage(shot(**gun, armour=plates(side=side)), face + 1, HOUSE) >= 0
    assert now >= he_damage(shot(**gun, armour=plates(side=side + 1)), face, HOUSE)


# --- Indirect --------------------------------------------------------------------------------


def cover() -> Crossed:
    return Crossed(Ref("aa-piece", "barn"), 2.0, None, 0.5)


def test_t14_a_tank_directly_behind_a_building_cannot_be_hit():
    found = prospect(**INDIRECT, inches=40, cover=cover())
    assert found.refused.key == "aa-indirect-cover"


def test_aa42_indirect_ignores_what_is_between_and_needs_no_sight():
    found = prospect(**INDIRECT, inches=40, sight="hidden", walls=(wall(),))
    assert (found.verdict, found.need, found.visible) == ("can", None, False)
    (dice,) = follow(found.plan, "blue", ())
    assert dice.key == "effect"  # no roll to hit


@pytest.mark.parametrize("inches, fits", [(72.0, True), (72.001, False)])
def test_aa42_indirect_reaches_x_inches(inches, fits):
    assert prospect(**INDIRECT, inches=inches).in_range is fits


@pytest.mark.parametrize(
    "moved, what",
    [(7.9, "full"), (8, "half"), (14, "half"), (14.5, "half"), (15, "half"), (15.1, None)],
)
def test_d22_indirect_by_how_far_the_target_moved(moved, what):
    found = prospect(**INDIRECT, armour=plates(side=4), moved_inches=moved)
    if what is None:
        assert found.refused.key == "aa-indirect-too-quick"
    else:
        assert found.plan.effects[0] == {"full": 13, "half": 6}[what]


def test_d23_half_of_13_is_6():
    assert he_damage(shot(**INDIRECT, armour=plates(side=4)), 1, HOUSE, halved=True) == 6


@pytest.mark.parametrize("option, half", [("down", 6), ("up", 7)])
def test_q10_halve_damage(option, half):
    house = House(halve_damage=option)
    assert he_damage(shot(**INDIRECT, armour=plates(side=4)), 1, house, halved=True) == half


@pytest.mark.parametrize("option, fits", [("half_to_15", True), ("immune_over_14", False)])
def test_q9_indirect_gap(option, fits):
    found = prospect(**INDIRECT, moved_inches=14.5, house=House(indirect_gap=option))
    assert (found.verdict == "can") is fits
    assert prospect(**INDIRECT, moved_inches=14, house=House(indirect_gap=option)).verdict == "can"


@pytest.mark.parametrize("option, needs", [("never_rolls", None), ("rolls_he_table", 5)])
def test_q8_indirect_hits(option, needs):
    house = House(indirect_hits=option)
    found = prospect(**INDIRECT, inches=40, foliage=(foliage(),), scout=3, house=house)
    assert found.need == needs  # neither foliage nor scout counts


def test_aa43_an_indirect_gun_fires_only_once_set_up():
    card = CARDS["wespe"]
    assert shooter_of(card, card.primary, HOUSE).indirect == 72
    with pytest.raises(IllegalMove, match="aa-not-set-up"):
        may_fire(card, card.primary, Record(actions_left=2), "armour")
    assert may_fire(card, card.primary, Record(actions_left=2, set_up=True), "armour").value == 1


def test_aa57_the_casemate_of_an_indirect_gun_keeps_its_arc():
    found = prospect(**INDIRECT, arc="front90", in_arc=False)
    assert found.refused.key == "aa-out-of-arc"


def test_a_shot_that_may_do_no_damage_has_no_need_of_1_and_no_certain_success():
    """Base 19, n 2, side 9: a 5 and a 6 do nothing."""
    found = prospect(**INDIRECT, inches=40, armour=plates(side=9))
    assert found.plan.effects == (8, 6, 4, 2, 0, 0)
    assert found.need is None and found.odds.chance == pytest.approx(4 / 6)
    near = prospect(**HE, weight="heavy", inches=5, armour=plates(side=9))
    assert (near.hit_need, near.need) == (1, None), "no die is thrown to hit"
    assert near.odds.chance == pytest.approx(4 / 6)
    far = prospect(**HE, weight="light", inches=20, armour=plates(side=9), moved="yes")
    assert far.need == 4 and far.odds.chance == pytest.approx(1 / 2 * 4 / 6)
