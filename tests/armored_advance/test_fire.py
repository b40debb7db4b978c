"""Direct fire: the book's numbers (T), and what follows from them (D)."""

from __future__ import annotations

import pytest

from server.games.armored_advance.fire.attack import allowed
from server.games.armored_advance.fire.effect import hp_dice, left_after
from server.games.armored_advance.fire.may_fire import Fired, Record, may_fire
from server.games.armored_advance.fire.penetration import need_at
from server.games.armored_advance.fire.shot import (
    arc_of,
    corner_limit,
    face_at,
    is_angled,
    shooter_of,
    target_of,
    within_arc,
)
from server.games.armored_advance.fire.volley import Outcome, follow
from server.games.armored_advance.house import House
from server.games.armored_advance.units.library import shipped
from server.games.ruling import IllegalMove
from tests.armored_advance.shots import (
    HOUSE,
    STUART,
    cites,
    foliage,
    need,
    plates,
    prospect,
    ruling,
    shot,
    terms,
    wall,
)

CARDS = shipped().cards()
M5A1 = CARDS["m5a1-stuart"]


# --- The book's own numbers ------------------------------------------------------------------


@pytest.mark.parametrize("diff, needs", [(2, 1), (1, 2), (0, 4), (-1, 6), (-2, None)])
def test_t6_what_penetrates(diff, needs):
    assert need_at(diff) == needs
    assert prospect(pen=10 + diff, armour=plates(10), inches=1).pen_need == needs


@pytest.mark.parametrize("diff, needs", [(2, 1), (1, 2), (0, 4), (-1, 5), (-2, 6), (-3, None)])
def test_t7_what_penetrates_a_weak_spot(diff, needs):
    assert prospect(pen=10 + diff, armour=plates(10), weak_spot=True, inches=1).pen_need == needs


def test_t8_a_75_mm_gun_does_10_damage():
    card = CARDS["pz-iv-h"]
    assert card.primary.damage == 10
    assert shooter_of(card, card.primary, HOUSE).weapon.damage == 10


def test_t9_hp_are_shown_as_tens_and_units():
    assert hp_dice(38) == (3, 8)


def test_t10_an_autocannon_3_rolls_three_sequences():
    found = prospect(sequences=3)
    (dice,) = follow(found.plan, "blue", ())
    assert (dice.count, dice.need) == (3, 2)


@pytest.mark.parametrize("kind", ["field_gun", "fortification"])
def test_t11_support_does_15_instead_of_10(kind):
    house = House(fortification_hp="wall_20_sandbags_10_bunker_40")
    assert prospect(support=True, kind=kind, damage=10, house=house).plan.effects == (15,)
    assert prospect(support=True, kind="vehicle", damage=10).plan.effects == (10,)


def test_t12_the_archer_fires_to_its_rear_90_degrees_only():
    archer = CARDS["archer"]
    shooter = shooter_of(archer, archer.primary, HOUSE)
    assert (shooter.arc, shooter.casemate) == ("rear90", True)


def test_t13_the_su_152_has_to_reload():
    card = CARDS["su-152"]
    with pytest.raises(IllegalMove, match="aa-reloading"):
        may_fire(card, card.primary, Record(actions_left=2, reloading=True), "armour")
    assert may_fire(card, card.primary, Record(actions_left=2), "armour").value == 1


def test_t22_15_penetration_through_two_walls_is_11():
    found = ruling(pen=15, walls=(wall("a"), wall("b")), armour=plates(11))
    assert sum(r.change for r in found.reasons if r.key in ("aa-penetration", "aa-wall")) == 11


# --- What follows from them ------------------------------------------------------------------

RANGES = (0, 5.9, 6.0, 6.1, 12.0, 29.9, 30.0, 30.1, 60)


@pytest.mark.parametrize("inches, needs", [*zip(RANGES, (1, 1, 1, 2, 2, 5, 5, 6, 6), strict=True)])
def test_d1_range_need(inches, needs):
    assert need(inches=inches) == needs


@pytest.mark.parametrize("inches, needs", [*zip(RANGES, (1, 1, 2, 2, 3, 5, 6, 6, 6), strict=True)])
def test_d2_range_need_strict(inches, needs):
    assert need(inches=inches, house=House(range_boundary="strict")) == needs


def test_d3_stuart_at_stuart_front_10_inches_unmoved():
    found = prospect(pen=8, damage=3, armour=STUART, hp=10, inches=10)
    assert (found.hit_need, found.pen_need, found.need) == (2, 1, 2)
    again = follow(found.plan, "blue", ({"hit": (1,)},))
    assert [(dice.key, dice.count, dice.need) for dice in again] == [("hit_again", 1, 2)]
    end = follow(found.plan, "blue", ({"hit": (1,)}, {"hit_again": (2,)}))
    assert end == Outcome(1, 3, (3,)) and left_after(10, end.total) == 7


@pytest.mark.parametrize("inches", [0, 5, 17, 60])
def test_d4_hopeless_against_thick_armour_and_said_before(inches):
    found = ruling(pen=9, armour=plates(11), inches=inches)
    assert (found.value.verdict, found.value.need) == ("hopeless", None)
    assert found.value.odds.chance == found.value.odds.expected == 0
    assert "aa-penetrates-never" in terms(found)
    assert allowed(found) is found  # it may still be tried


def test_d5_the_worse_of_the_two_needs():
    found = prospect(pen=9, armour=plates(11, 8), face="side", inches=14)
    assert (found.hit_need, found.pen_need, found.need) == (3, 2, 3)


def test_d6_far_away_6_is_needed():
    assert need(pen=18, armour=plates(8), inches=31) == 6


def test_d7_a_scout_at_20_inches_makes_it_3():
    assert need(pen=18, armour=plates(8), inches=31, scout=3) == 3


def test_d8_foliage_then_scout():
    assert need(inches=20, foliage=(foliage(),), scout=1) == 5


def test_d9_foliage_is_capped_before_the_scout():
    found = ruling(inches=26, foliage=(foliage(),), scout=3)
    assert found.value.need == 3
    assert terms(found)["aa-cap"] == -1


def test_d10_a_casemate_never_needs_7():
    assert need(inches=31, casemate=True, first_moved="action", moved="yes") == 6


def test_d11_two_walls_against_armour_11():
    assert prospect(pen=15, walls=(wall("a"), wall("b")), armour=plates(11)).pen_need == 4


def test_d12_a_scout_does_not_help_to_penetrate():
    found = ruling(pen=10, armour=plates(10), inches=3, scout=3)
    assert found.value.need == 4
    assert "aa-bonus-idle" in terms(found)


def test_d13_accurate_and_an_artillery_crew():
    assert need(inches=31, accurate=True, crew=True) == 4


@pytest.mark.parametrize("second, hits", [(6, 1), (5, 0)])
def test_d14_one_re_roll_and_no_second(second, hits):
    plan = prospect(inches=31).plan
    end = follow(plan, "blue", ({"hit": (5,)}, {"hit_again": (second,)}))
    assert isinstance(end, Outcome) and end.successes == hits


def test_d15_a_shooter_that_moved_does_not_re_roll():
    plan = prospect(inches=20, moved="yes").plan
    end = follow(plan, "blue", ({"hit_last": (3,)},))
    assert plan.hit == 4 and isinstance(end, Outcome) and end.successes == 0


@pytest.mark.parametrize(
    "theta, face",
    [(0, "front"), (45, "front"), (45.1, "side"), (135, "side"), (135.1, "rear"), (180, "rear")],
)
def test_d16_faces_by_quarters(theta, face):
    assert face_at(theta) == face


def test_q16_a_long_hull_shows_more_side():
    limit = corner_limit(6, 3)
    assert limit == pytest.approx(26.57, abs=0.005)
    assert [face_at(t, limit) for t in (26.5, 26.6, 153.4, 153.5)] == [
        "front", "side", "side", "rear",
    ]  # fmt: skip


@pytest.mark.parametrize("theta, angled", [(29.9, False), (30, True), (60, True), (60.1, False)])
def test_d17_angling_is_from_30_to_60_degrees(theta, angled):
    assert is_angled(theta) is angled


@pytest.mark.parametrize("theta, fits", [(45, True), (45.1, False)])
def test_d18_a_casemate_fires_into_its_front_arc(theta, fits):
    found = ruling(arc="front90", off_arc=theta, in_arc=within_arc(theta))
    assert (found.value.in_arc, found.value.verdict == "can") == (fits, fits)
    if not fits:
        with pytest.raises(IllegalMove, match="aa-out-of-arc"):
            allowed(found)


def test_d24_support_damage_is_rounded_up():
    assert prospect(support=True, kind="field_gun", damage=3).plan.effects == (5,)


def test_d35_rapid_fire_with_an_autocannon_makes_six_sequences():
    found = prospect(sequences=3, rapid_fire=True, damage=1, hp=6)
    one, both = found.odds, found.twice
    assert one.destroys == 0 and both.destroys == pytest.approx(found.odds.chance**6)
    assert both.expected == pytest.approx(2 * one.expected)


def test_d35_without_rapid_fire_a_second_attack_on_vehicles_is_refused():
    card = CARDS["pz-ii-f"]
    gun, ai = card.primary, card.weapon("ai")
    assert card.x("autocannon") == 3 and shooter_of(card, gun, HOUSE).sequences == 3
    fired = Record(actions_left=1, fired=(Fired(gun.id, "armour"),))
    with pytest.raises(IllegalMove, match="aa-autocannon-again"):
        may_fire(card, gun, fired, "armour")
    assert may_fire(card, ai, fired, "infantry").value == 1
    rapid = Record(actions_left=1, fired=(Fired(M5A1.primary.id, "armour"),))
    assert may_fire(M5A1, M5A1.primary, rapid, "armour").value == 1


def test_d36_long_reload_fires_every_other_turn():
    card = CARDS["is-2"]
    turns = {3: False, 4: True, 5: False}  # own turns, and whether it fired in the one before
    for turn, fired in turns.items():
        record = Record(actions_left=2, reloading=fired)
        if turn == 4:
            with pytest.raises(IllegalMove, match="aa-reloading"):
                may_fire(card, card.primary, record, "armour")
            assert may_fire(card, card.weapon("ai"), record, "infantry").value == 1
        else:
            assert may_fire(card, card.primary, record, "armour").value == 1


def test_d37_hp_stop_at_0():
    assert left_after(2, 10) == 0


# --- Firing limits ---------------------------------------------------------------------------


def test_a_weapon_fires_once_a_turn_and_another_may_still():
    card = CARDS["m3-lee"]
    first, second = [weapon for weapon in card.weapons if weapon.kind == "ap"]
    record = Record(actions_left=1, fired=(Fired(first.id, "armour"),))
    with pytest.raises(IllegalMove, match="aa-fired-already"):
        may_fire(card, first, record, "armour")
    assert may_fire(card, second, record, "armour").value == 1


def test_a_unit_without_actions_does_not_fire():
    with pytest.raises(IllegalMove, match="aa-no-action-left"):
        may_fire(M5A1, M5A1.primary, Record(actions_left=0), "armour")


def test_rapid_fire_stops_after_both_actions():
    twice = (Fired(M5A1.primary.id, "armour"),) * 2
    with pytest.raises(IllegalMove, match="aa-fired-already"):
        may_fire(M5A1, M5A1.primary, Record(actions_left=1, fired=twice), "armour")


def test_accurate_takes_both_actions_and_no_movement():
    card = CARDS["nashorn"]
    assert may_fire(card, card.primary, Record(actions_left=2), "armour", accurate=True).value == 2
    for record, why in [
        (Record(actions_left=1), "aa-accurate-both"),
        (Record(actions_left=2, moved=True), "aa-accurate-after-move"),
    ]:
        with pytest.raises(IllegalMove, match=why):
            may_fire(card, card.primary, record, "armour", accurate=True)
    with pytest.raises(IllegalMove, match="aa-not-accurate"):
        may_fire(M5A1, M5A1.primary, Record(actions_left=2), "armour", accurate=True)


def test_an_unmanned_field_gun_does_not_fire():
    card = CARDS["pak-40"]
    with pytest.raises(IllegalMove, match="aa-unmanned"):
        may_fire(card, card.primary, Record(actions_left=2, manned=False), "armour")


def test_q19_a_field_gun_has_an_arc_by_house_rule_alone():
    card = CARDS["pak-40"]
    assert arc_of(card, card.primary, HOUSE) == "turret"
    assert arc_of(card, card.primary, House(field_gun_arc="front90")) == "front90"


def test_a_hull_gun_has_its_own_arc():
    card = CARDS["m3-lee"]
    assert [arc_of(card, weapon, HOUSE) for weapon in card.weapons[:2]] == ["front90", "turret"]


# --- Allowed or not: range, arc and sight are separate facts ---------------------------------


def test_in_range_but_not_in_arc():
    found = prospect(range_limit=24, arc="front90", in_arc=False)
    assert (found.in_range, found.in_arc, found.visible) == (True, False, True)
    assert found.refused.key == "aa-out-of-arc" and found.odds.chance == 0
    assert found.need == 2  # what it would need, once turned


def test_in_arc_but_not_visible():
    found = prospect(arc="front90", sight="hidden", share=0.1)
    assert (found.in_range, found.in_arc, found.visible) == (True, True, False)
    assert found.refused.key == "aa-hidden"
    assert found.need is found.hit_need is None  # nobody can tell


@pytest.mark.parametrize("inches, fits", [(18.0, True), (18.001, False)])
def test_limited_range_includes_its_limit(inches, fits):
    found = prospect(range_limit=18, inches=inches)
    assert found.in_range is fits and (found.verdict == "can") is fits


def test_aa62_hidden_by_walls_it_cannot_be_shot_unless_scouted():
    hidden = {"sight": "behind_walls", "walls": (wall(),), "inches": 20}
    assert prospect(**hidden).refused.key == "aa-behind-walls"
    found = ruling(**hidden, scout=3)
    assert found.value.verdict == "can"
    assert found.value.need == 4  # the bonus is lost
    assert terms(found)["aa-scout-lost"] == 0 and terms(found)["aa-wall"] == -2


def test_aa62_a_visible_target_behind_a_wall_keeps_its_protection_and_no_more():
    found = ruling(pen=12, armour=plates(10), walls=(wall(),), inches=10)
    assert (found.value.hit_need, found.value.pen_need) == (2, 4)


def test_guns_do_not_fire_at_infantry():
    assert prospect(kind="infantry").refused.key == "aa-gun-at-infantry"


def test_the_quoted_pages_are_the_books():
    found = ruling(inches=26, foliage=(foliage(),), scout=3, accurate=True, crew=True)
    pages = {"aa-range": 6, "aa-foliage": 21, "aa-scout": 11, "aa-accurate": 12, "aa-crew": 19}
    assert {key: cites(found, key) for key in pages} == {k: ("aa", p) for k, p in pages.items()}


def test_cards_bring_their_keywords_into_the_shot():
    tiger = CARDS["tiger-i"]
    target = target_of(tiger)
    assert (target.hp, target.angling, target.weight) == (37, 12, "heavy")
    assert shot().target.unit.kind == "aa-the"
