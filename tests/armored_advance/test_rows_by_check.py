"""Rows of the digest that the quick check answers, as a phone asks it: no match, two units."""

from __future__ import annotations

import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.quick_check import PlainGun, PlainTarget, QuickCheck
from server.games.armored_advance.house import House
from server.games.armored_advance.lists.force_questions import AskCards
from server.games.ruling import Ruling

RANGES = (0, 5.9, 6.0, 6.1, 12.0, 29.9, 30.0, 30.1, 60)


def asked(shooter, target, inches: float, **said) -> Ruling[Prospect]:
    question = QuickCheck(shooter=shooter, target=target, distance=round(inches * 1000), **said)
    return GAME.ask(None, None, question)


def shot(pen: int = 20, front: int = 0, inches: float = 10, **said) -> Ruling[Prospect]:
    """A gun that penetrates unless told otherwise; plates by their face."""
    plates = PlainTarget(
        front=front, side=said.pop("side", 0), weak_spot=said.pop("weak_spot", False)
    )
    return asked(PlainGun(penetration=pen, damage=10), plates, inches, **said)


def he(**said) -> Prospect:
    """A 19/n2 howitzer at a Medium target."""
    gun = PlainGun(kind="he", he_base=19, he_n=2, indirect=said.pop("indirect", None))
    plates = PlainTarget(side=said.pop("side", 4), weight="medium")
    return asked(gun, plates, said.pop("inches", 20), **said).value


def changes(found: Ruling[Prospect], *keys: str) -> int:
    return sum(reason.change for reason in found.reasons if reason.key in keys)


# --- The book's own numbers ------------------------------------------------------------------


@pytest.mark.parametrize("diff, needs", [(2, 1), (1, 2), (0, 4), (-1, 6), (-2, None)])
def test_t6_what_penetrates(diff, needs):
    found = shot(10 + diff, 10, 1).value
    assert (found.pen_need, found.need) == (needs, needs)
    assert found.verdict == ("hopeless" if needs is None else "can")


@pytest.mark.parametrize("diff, needs", [(-1, 5), (-2, 6), (-3, None)])
def test_t7_what_penetrates_a_weak_spot(diff, needs):
    assert shot(10 + diff, 10, 1, weak_spot=True).value.need == needs


@pytest.mark.parametrize("card", ["pz-iv-h", "m4a3-75w", "cromwell-iv", "chi-nu"])
def test_t8_a_75_mm_gun_does_10_damage(card):
    assert asked(card, PlainTarget(hp=20), 3).value.plan.effects == (10,)


def test_t10_an_autocannon_3_rolls_three_sequences():
    assert asked("pz-ii-f", "ba-64b", 10).value.plan.sequences == 3


def test_t11_the_panzer_iv_f1_does_15_to_a_field_gun():
    assert asked("pz-iv-f1", "pak-40", 3).value.plan.effects == (15,)
    assert asked("pz-iv-f1", "pz-iv-f1", 3, face="rear").value.plan.effects == (10,)


def test_t15_the_stuart_is_as_printed():
    cards = {card.id: card for card in GAME.ask(None, None, AskCards()).value}
    card = cards["m5a1-stuart"]
    assert (card.hp, card.move, card.actions, card.cost) == (10, 7, 2, 90)
    assert (card.armour.front, card.armour.side, card.armour.rear) == (5, 3, 2)
    assert [weapon.stats for weapon in card.weapons] == ["8/3", "AI/D3"]
    assert {keyword.name for keyword in card.keywords} == {"light", "scout", "rapid_fire"}


def test_t22_15_penetration_through_two_walls_is_11():
    found = shot(15, 11, walls=2)
    assert changes(found, "aa-penetration", "aa-wall") == 11


# --- What follows from them ------------------------------------------------------------------


@pytest.mark.parametrize("inches, needs", [*zip(RANGES, (1, 1, 1, 2, 2, 5, 5, 6, 6), strict=True)])
def test_d1_range_need(inches, needs):
    assert shot(inches=inches).value.need == needs


@pytest.mark.parametrize("inches, needs", [*zip(RANGES, (1, 1, 2, 2, 3, 5, 6, 6, 6), strict=True)])
def test_d2_range_need_strict(inches, needs):
    assert shot(inches=inches, house=House(range_boundary="strict")).value.need == needs


def test_d3_stuart_at_stuart_front_10_inches_unmoved():
    found = asked("m5a1-stuart", "m5a1-stuart", 10).value
    assert (found.hit_need, found.pen_need, found.need) == (2, 1, 2)
    assert (found.plan.reroll, found.plan.effects) == (True, (3,))
    assert found.odds.without_reroll == pytest.approx(30 / 36)
    assert found.odds.chance == found.odds.with_reroll == pytest.approx(35 / 36)


@pytest.mark.parametrize("inches", [0, 5, 17, 60])
def test_d4_hopeless_against_thick_armour(inches):
    found = shot(9, 11, inches).value
    assert (found.verdict, found.need, found.odds.chance) == ("hopeless", None, 0)


def test_d5_the_worse_of_the_two_needs():
    found = shot(9, 11, 14, side=8, face="side").value
    assert (found.hit_need, found.pen_need, found.need) == (3, 2, 3)


def test_d6_far_away_6_is_needed():
    assert shot(18, 8, 31).value.need == 6


def test_d7_a_scouts_bonus_of_3_makes_it_3():
    assert shot(18, 8, 31, scout=3).value.need == 3


def test_d8_foliage_then_scout():
    found = shot(inches=20, foliage=1, scout=1)
    assert changes(found, "aa-range", "aa-foliage") == 6 and found.value.need == 5


def test_d9_foliage_is_capped_before_the_scout():
    found = shot(inches=26, foliage=1, scout=3)
    assert changes(found, "aa-range") == 5 and changes(found, "aa-foliage", "aa-cap") == 1
    assert found.value.need == 3


def test_d10_a_casemate_never_needs_7():
    found = asked("stug-iii-g", "ba-64b", 31, moved="yes", first_moved="action")
    assert found.value.need == 6 and changes(found, "aa-range", "aa-casemate-moved") == 7


def test_d11_two_walls_against_armour_11():
    found = shot(15, 11, 3, walls=2).value
    assert (found.pen_need, found.need) == (4, 4)


def test_d12_a_scout_does_not_help_to_penetrate():
    assert shot(10, 10, 3, scout=3).value.need == 4


def test_d13_accurate_and_an_artillery_crew():
    found = asked("flak-36", "m5a1-stuart", 31, accurate=True, crew=True).value
    assert found.need == 4


@pytest.mark.parametrize("moved, chances", [("no", (36, 35, 28, 21, 14, 7)),
                                            ("yes", (36, 30, 24, 18, 12, 6))])  # fmt: skip
def test_d14_d15_the_chances_by_need_with_and_without_the_re_roll(moved, chances):
    for need, sixths in enumerate(chances, 1):
        found = shot(inches=6 * need, moved=moved).value
        assert found.need == need and found.odds.chance == pytest.approx(sixths / 36)


def test_d19_he_damage():
    found = he(side=4)
    assert (found.plan.effects[0], found.plan.effects[5]) == (13, 3)


def test_d20_he_damage_is_never_below_0():
    assert he(side=9).plan.effects[5] == 0


def test_d21_he_at_a_stationary_medium_at_20_inches():
    found = he(inches=20)
    assert (found.hit_need, found.need) == (4, 3)


@pytest.mark.parametrize(
    "moved, damage", [(7.9, 13), (8, 6), (14, 6), (14.5, 6), (15, 6), (15.1, None)]
)
def test_d22_indirect_by_how_far_the_target_moved(moved, damage):
    found = he(indirect=72, inches=40, target_inches=round(moved * 1000))
    if damage is None:
        assert found.refused.key == "aa-indirect-too-quick"
    else:
        assert (found.verdict, found.plan.effects[0]) == ("can", damage)


def test_d23_half_of_13_is_6():
    whole, half = (he(indirect=72, target_inches=moved).plan.effects[0] for moved in (0, 8000))
    assert (whole, half) == (13, 6)


def test_d24_support_damage_is_rounded_up():
    gun = PlainGun(penetration=8, damage=3, support=True)
    assert asked(gun, "pak-40", 3).value.plan.effects == (5,)
