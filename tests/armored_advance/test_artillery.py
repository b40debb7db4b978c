"""High explosive, Indirect, anti-infantry fire, scouts and tank traps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.armored_advance.anti_infantry import men_lost
from server.games.armored_advance.high_explosive import die_change, he_damage
from server.games.armored_advance.house import House
from server.games.armored_advance.library import shipped
from server.games.armored_advance.may_fire import Fired, Record, may_clear_traps, may_fire
from server.games.armored_advance.scouting import Report, scout_bonus
from server.games.armored_advance.shot import Crossed, shooter_of
from server.games.armored_advance.squads import small_arms
from server.games.armored_advance.volley import Outcome, follow
from server.games.ruling import IllegalMove, Ref
from tests.armored_advance.shots import (
    HOUSE,
    foliage,
    howitzer,
    machine_gun,
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
MEN = {"weapon": machine_gun(), "kind": "infantry", "men": 6}


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
    assert (found.verdict, found.need, found.visible) == ("can", 1, False)
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


@pytest.mark.parametrize("option, needs", [("never_rolls", 1), ("rolls_he_table", 5)])
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


# --- Men -------------------------------------------------------------------------------------


@pytest.mark.parametrize("face, kills", [(1, 0), (4, 1), (6, 2)])
def test_d25_a_squad_of_five(face, kills):
    weapon = machine_gun(small_arms(5).die, small_arms(5).plus)
    assert men_lost(shot(weapon=weapon, kind="infantry"), face, HOUSE) == kills


def test_d26_a_squad_of_two_with_a_machine_gun():
    weapon = machine_gun(small_arms(2).die, small_arms(2).plus)
    squad = shot(weapon=weapon, kind="infantry", machine_gun=True)
    assert men_lost(squad, 1, HOUSE) == men_lost(squad, 2, HOUSE) == 1


@pytest.mark.parametrize("face, kills", [(1, 0), (2, 0), (6, 4)])
def test_d27_a_grenade(face, kills):
    assert men_lost(shot(**MEN, grenade=True), face, HOUSE) == kills


def test_t23_five_men_behind_sandbags_are_two():
    weapon = machine_gun(0, 5)
    assert men_lost(shot(weapon=weapon, kind="infantry", sandbags="here"), 1, HOUSE) == 2
    assert men_lost(shot(weapon=weapon, kind="infantry", sandbags="elsewhere"), 1, HOUSE) == 5


@pytest.mark.parametrize("option, kills", [("after_floor", 1), ("before_floor", 0)])
def test_q34_mg_bonus(option, kills):
    squad = shot(weapon=machine_gun(3, -2), kind="infantry", machine_gun=True)
    assert men_lost(squad, 1, House(mg_bonus=option)) == kills


def test_q34_no_machine_gun_bonus_with_a_grenade():
    assert men_lost(shot(**MEN, grenade=True, machine_gun=True), 6, HOUSE) == 4


@pytest.mark.parametrize(
    "said, limit",
    [({}, 12), ({"range_limit": 30}, 30), ({"grenade": True}, 6), ({"range_limit": 8}, 8)],
)
def test_q44_the_limit_of_an_anti_infantry_attack_is_within_it(said, limit):
    assert prospect(**MEN, **said, inches=limit).verdict == "can"
    assert prospect(**MEN, **said, inches=limit + 0.001).refused.key == "aa-beyond-limit"


@pytest.mark.parametrize(
    "said, why",
    [
        ({"embarked": True}, "aa-ai-embarked"),
        ({"shield": 1}, "aa-ai-shield"),
        ({"lies_hidden": True}, "aa-ai-lies-hidden"),
        ({"sight": "hidden"}, "aa-hidden"),
        ({"sight": "behind_walls"}, "aa-behind-walls"),
        ({"kind": "vehicle"}, "aa-ai-at-armour"),
        ({"arc": "front90", "in_arc": False}, "aa-out-of-arc"),
    ],
)
def test_aa32_who_cannot_be_attacked(said, why):
    assert prospect(**{**MEN, **said}).refused.key == why


def test_aa32_a_gun_without_armour_on_that_side_does_not_shield_its_crew():
    assert prospect(**MEN, shield=0).verdict == "can"


def test_aa83_a_grenade_goes_over_walls():
    assert prospect(**MEN, grenade=True, inches=5, sight="behind_walls").verdict == "can"


def test_aa30_no_roll_to_hit_and_one_die_for_the_men():
    found = prospect(**MEN)
    (dice,) = follow(found.plan, "blue", ())
    assert (dice.key, dice.count, dice.sides, dice.wins) == ("effect", 1, 6, "at_least")
    assert follow(found.plan, "blue", ({"effect": (5,)},)) == Outcome(1, 3, (3,))
    assert found.odds.expected == pytest.approx(2)


def test_aa84_a_sniper_kills_one_man_without_a_die():
    found = prospect(weapon=machine_gun(0, 1), kind="infantry", men=2, range_limit=30, inches=30)
    assert follow(found.plan, "blue", ()) == Outcome(1, 1, (1,))


def test_no_more_men_are_lost_than_there_are():
    found = prospect(weapon=machine_gun(6), kind="infantry", men=2)
    assert max(found.plan.effects) == 2 and found.odds.destroys == pytest.approx(5 / 6)


@given(st.sampled_from([0, 3, 6]), st.integers(-3, 3), st.integers(1, 6), st.booleans())
def test_men_lost_are_never_fewer_than_none(die, plus, face, gun):
    found = shot(weapon=machine_gun(die, plus), kind="infantry", machine_gun=gun)
    for house in (HOUSE, House(mg_bonus="before_floor")):
        assert men_lost(found, face, house) >= 0


def test_aa31_a_howitzer_chooses_between_armour_and_men():
    card = CARDS["su-152"]
    ai = next(weapon for weapon in card.weapons if weapon.kind == "ai")
    assert ai.main_gun
    fired = Record(actions_left=1, fired=(Fired(card.primary.id, "armour"),))
    with pytest.raises(IllegalMove, match="aa-one-kind-of-target"):
        may_fire(card, ai, fired, "infantry")
    panzer = CARDS["pz-iv-h"]
    fired = Record(actions_left=1, fired=(Fired(panzer.primary.id, "armour"),))
    assert may_fire(panzer, panzer.weapon("ai"), fired, "infantry").value == 1


# --- Scouts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "option, near, far", [("strict", 2, 1), ("inclusive", 3, 2)], ids=["strict", "inclusive"]
)
def test_q22b_scout_boundary(option, near, far):
    house = House(scout_boundary=option)
    bonuses = [
        scout_bonus(Report(inches=inches, sees=True), house).value
        for inches in (0, 23.9, 24, 35.9, 36, 60)
    ]
    assert bonuses == [3, 3, near, 2, far, 1]


@pytest.mark.parametrize(
    "report, why",
    [
        (Report(inches=60.001, sees=True), "aa-scout-too-far"),
        (Report(inches=10, sees=False), "aa-scout-blind"),
    ],
)
def test_aa50_who_cannot_be_scouted(report, why):
    with pytest.raises(IllegalMove, match=why):
        scout_bonus(report, HOUSE)


def test_q22_scout_self():
    report = Report(inches=10, sees=True, for_itself=True)
    with pytest.raises(IllegalMove, match="aa-scout-itself"):
        scout_bonus(report, HOUSE)
    assert scout_bonus(report, House(scout_self="yes")).value == 3


def test_q55_scout_friend_range():
    report = Report(inches=10, sees=True, friend_inches=60.1)
    assert scout_bonus(report, HOUSE).value == 3
    with pytest.raises(IllegalMove, match="aa-scout-friend-too-far"):
        scout_bonus(report, House(scout_friend_range="60"))


# --- Tank traps ------------------------------------------------------------------------------


def test_aa64_support_clears_traps_with_both_actions_within_12_inches():
    card = CARDS["pz-iv-f1"]
    assert may_clear_traps(card, Record(actions_left=2), 12.0).value == 2
    for record, inches, why in [
        (Record(actions_left=2), 12.001, "aa-traps-too-far"),
        (Record(actions_left=1), 5.0, "aa-traps-both"),
    ]:
        with pytest.raises(IllegalMove, match=why):
            may_clear_traps(card, record, inches)
    with pytest.raises(IllegalMove, match="aa-traps-support"):
        may_clear_traps(CARDS["pz-iv-h"], Record(actions_left=2), 5.0)


def test_aa64_a_casemate_needs_the_trap_in_its_arc_and_a_loaded_gun():
    card = CARDS["su-152"]
    with pytest.raises(IllegalMove, match="aa-traps-out-of-arc"):
        may_clear_traps(card, Record(actions_left=2), 5.0, in_arc=False)
    with pytest.raises(IllegalMove, match="aa-reloading"):
        may_clear_traps(card, Record(actions_left=2, reloading=True), 5.0)
