"""The quick check: any two units, nothing is played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.quick_check import (
    PlainGun,
    PlainTarget,
    QuickCheck,
    quick_check,
)
from server.games.armored_advance.house import House
from server.games.armored_advance.lists.squads import SQUADS
from server.games.armored_advance.units.library import shipped
from server.games.ruling import IllegalMove, Ruling
from server.words import Words

FOLDERS = tuple(
    Path(__file__).parents[2] / folder
    for folder in ("server/texts", "server/games/armored_advance")
)
CARDS = shipped().cards()
INCH = 1000


def check(shooter="pz-iv-h", target="t-34-85", inches=22.0, **said) -> Ruling[Prospect]:
    question = QuickCheck(shooter=shooter, target=target, distance=round(inches * INCH), **said)
    return quick_check(question, CARDS)


def test_the_designs_own_example():
    """A Panzer IV H at a T-34-85's front, 22 inches, one wall, not moved."""
    found = check(walls=1)
    assert (found.value.hit_need, found.value.pen_need, found.value.need) == (4, 1, 4)
    assert found.value.odds.chance == pytest.approx(21 / 36)
    assert found.value.odds.without_reroll == pytest.approx(1 / 2)
    pages = [(r.key, r.cite.page) for r in found.reasons if r.key in ("aa-range", "aa-wall")]
    assert pages == [("aa-range", 6), ("aa-wall", 21)]


def test_d3_by_two_cards():
    found = check("m5a1-stuart", "m5a1-stuart", 10)
    assert (found.value.need, found.value.plan.effects) == (2, (3,))
    assert found.value.twice is not None  # Rapid Fire
    assert (
        found.value.odds.destroys == 0
        and check("m5a1-stuart", "m5a1-stuart", 10, hp=3).value.odds.destroys > 0
    )


def test_plain_numbers_need_no_cards():
    question = QuickCheck(
        shooter=PlainGun(penetration=9, damage=10),
        target=PlainTarget(front=11, side=8, hp=20),
        distance=14 * INCH,
        face="side",
    )
    found = quick_check(question, {})
    assert (found.value.hit_need, found.value.pen_need, found.value.need) == (3, 2, 3)


def test_centimetres_in_and_out():
    question = QuickCheck(shooter="pz-iv-h", target="t-34-85", distance=30_480, unit="cm")
    found = quick_check(question, CARDS)
    assert found.value.need == 2  # 30.48 cm are 12 inches
    (term,) = [reason for reason in found.reasons if reason.key == "aa-range"]
    assert (term.values["inches"], term.values["unit"]) == (30.5, "cm")
    assert "30.5 cm" in Words("en", FOLDERS).say(term)
    farther = msgspec.structs.replace(question, distance=30_500)
    assert quick_check(farther, CARDS).value.need == 3


def test_house_rules_count_and_contradictions_are_refused():
    assert check(inches=12, house=House(range_boundary="strict")).value.need == 3
    with pytest.raises(IllegalMove, match="aa-clash-advantage"):
        check(house=House(advantage="off", advantage_pivot="keeps"))


@pytest.mark.parametrize("near, need", [("nobody", 6), ("shooter", 4), ("target", 6)])
def test_foliage_close_to_the_shooter_is_ignored(near, need):
    assert check(foliage=1, foliage_near=near).value.need == need


def test_out_of_arc_and_out_of_sight_are_said_apart():
    found = check("stug-iii-g", in_arc=False).value
    assert (found.in_range, found.in_arc, found.visible) == (True, False, True)
    found = check("stug-iii-g", sight="hidden").value
    assert (found.in_range, found.in_arc, found.visible) == (True, True, False)


def test_a_squad_is_a_target_for_machine_guns():
    found = check("pz-iv-h", "basic", 12, men=2)
    assert found.value.kind == "anti_infantry" and max(found.value.plan.effects) == 2
    assert check("pz-iv-h", "basic", 12.1).value.refused.key == "aa-beyond-limit"


def test_squads_shoot_too():
    assert check("basic", "basic", 5, own_men=2, machine_gun=True).value.plan.effects == (
        1,
        1,
        1,
        1,
        2,
        2,
    )
    assert check("basic", "basic", 5, weapon="grenade").value.plan.effects == (0, 0, 1, 2, 3, 4)
    rifle = check("at_rifle", "sdkfz-222", 18, face="rear").value
    assert (rifle.kind, rifle.verdict, rifle.plan.effects) == ("direct", "can", (2,))
    assert check("at_rifle", "sdkfz-222", 18.1).value.refused.key == "aa-beyond-limit"
    assert check("sniper", "basic", 30).value.odds.expected == 1


def test_he_and_indirect():
    plain = QuickCheck(
        shooter=PlainGun(kind="he", he_base=19, he_n=2),
        target=PlainTarget(side=4, weight="medium"),
        distance=20 * INCH,
    )
    assert quick_check(plain, {}).value.need == 3
    found = check("wespe", "t-34-85", 60, target_inches=8 * INCH)
    assert found.value.kind == "indirect"
    assert found.value.plan.effects == (5, 4, 3, 2, 1, 0)  # half of 19 - 2 x die - 6
    assert check("wespe", "t-34-85", 60, covered=True).value.refused.key == "aa-indirect-cover"


def test_an_accurate_shot_is_never_a_moved_one():
    found = check("nashorn", inches=31, accurate=True, moved="yes").value
    assert (found.need, found.plan.reroll) == (5, True)
    with pytest.raises(IllegalMove, match="aa-not-accurate"):
        check("pz-iv-h", accurate=True)


@pytest.mark.parametrize(
    "said, why",
    [
        ({"shooter": "maus"}, "aa-check-no-card"),
        ({"target": "maus"}, "aa-check-no-card"),
        ({"weapon": "gun9"}, "aa-check-no-weapon"),
        ({"shooter": "artillery_crew"}, "aa-check-no-weapon"),
    ],
)
def test_what_is_not_there_is_refused_in_words(said, why):
    with pytest.raises(IllegalMove, match=why) as refused:
        check(**said)
    for lang in ("en", "de"):
        words = Words(lang, FOLDERS)
        words.say(refused.value.reason)
        assert not words.missing


@pytest.mark.parametrize(
    "raw",
    [
        '{"type":"quick-check","shooter":"m10","target":"m10","distance":-1}',
        '{"type":"quick-check","shooter":"m10","target":"m10","distance":1.5}',
        '{"type":"quick-check","shooter":"m10","target":"m10","distance":1,"walls":99}',
        '{"type":"quick-check","shooter":"m10","target":"m10","distance":1,"wheels":4}',
        '{"type":"quick-check","shooter":{"penetration":-3},"target":"m10","distance":1}',
        '{"type":"quick-check","shooter":"m10","target":"m10","distance":1,"house":{"pivot":"x"}}',
    ],
)
def test_absurd_questions_do_not_decode(raw):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=QuickCheck)


def test_the_shortest_question_decodes():
    raw = '{"type":"quick-check","shooter":"m10","target":{"front":9},"distance":22000}'
    question = msgspec.json.decode(raw, type=QuickCheck)
    assert quick_check(question, CARDS).value.verdict == "can"


questions = st.builds(
    QuickCheck,
    shooter=st.sampled_from([*CARDS, "basic", "at_rifle", "sniper"]),
    target=st.sampled_from([*CARDS, *SQUADS]),
    distance=st.integers(0, 80_000),
    unit=st.sampled_from(["in", "cm"]),
    face=st.sampled_from(["front", "side", "rear"]),
    angled=st.booleans(),
    in_arc=st.booleans(),
    sight=st.sampled_from(["seen", "behind_walls", "hidden"]),
    walls=st.integers(0, 3),
    foliage=st.integers(0, 3),
    foliage_near=st.sampled_from(["nobody", "shooter", "target"]),
    sandbags=st.sampled_from(["none", "elsewhere", "here"]),
    covered=st.booleans(),
    moved=st.sampled_from(["no", "pivot", "yes"]),
    first_moved=st.sampled_from(["no", "free", "action"]),
    crew=st.booleans(),
    scout=st.integers(0, 3),
    machine_gun=st.booleans(),
    target_moves=st.integers(0, 3),
    target_inches=st.integers(0, 20_000),
    house=st.builds(
        House,
        foliage_rule=st.sampled_from(["roll_plus_2", "range_plus_3", "off"]),
        shot_resolution=st.sampled_from(["single_max", "two_rolls", "additive"]),
        hit_clamp=st.sampled_from(["1_to_6", "terrain_cap_only", "natural_1_misses"]),
        wall_rule=st.sampled_from(["pen_minus_2", "armour_plus_1"]),
        indirect_hits=st.sampled_from(["never_rolls", "rolls_he_table"]),
        angling_mode=st.sampled_from(["replace", "add"]),
        he_modifiers=st.sampled_from(["direct_only", "none"]),
        fortification_hp=st.sampled_from(["off"]),
    ),
)
WORDS = {lang: Words(lang, FOLDERS) for lang in ("en", "de")}


@settings(max_examples=150)
@given(questions)
def test_every_answer_is_sound_has_words_in_both_languages_and_survives_json(question):
    found = quick_check(question, CARDS)
    odds = found.value.odds
    assert 0 <= odds.without_reroll <= odds.with_reroll <= 1 and odds.expected >= 0
    assert (found.value.verdict == "can") == (odds.chance > 0 and odds.expected > 0)
    assert (found.value.refused is None) == (found.value.verdict != "refused")
    for words in WORDS.values():
        words.explain(found)
        assert not words.missing
    assert msgspec.json.decode(msgspec.json.encode(found.value), type=Prospect) == found.value
