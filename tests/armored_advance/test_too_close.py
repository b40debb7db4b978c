"""Too close to call: what is put to the players, and what their call makes of it."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geometry import Error
from server.games.armored_advance import GAME
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.shot import Shot, settle
from server.games.armored_advance.fire.too_close import doubt_term, question
from server.games.armored_advance.ground.lanes import error_of
from server.games.armored_advance.house import House, settled
from server.games.kernel import Setup
from server.words import Words
from tests.armored_advance.scenes import (
    AHEAD,
    blocks,
    box,
    far_places,
    houses,
    lane,
    measure,
    pieces_of,
    places,
    table,
    tank,
)
from tests.armored_advance.shots import HOUSE, howitzer, plates, shot

FOLDERS = tuple(
    Path(__file__).parents[2] / folder
    for folder in ("server/texts", "server/games/armored_advance")
)
NAMES = {
    f"aa-piece-{kind} {x} {y}": {"en": kind, "de": kind}
    for kind in ("wall", "foliage", "building")
    for x in range(70)
    for y in range(46)
}
WORDS = {lang: Words(lang, FOLDERS) for lang in ("en", "de")}
LOOSE = Error(0.1, 1.0)


def judged(found, house: House = HOUSE, **said):
    facts = shot(**said)
    return judge(Shot(shooter=facts.shooter, target=facts.target, lane=found), house)


def test_a_range_too_close_to_call_is_put_to_the_players():
    found = lane(tank(10, 20), tank(26.05, 20), error=LOOSE)  # 12.05 inches
    ruling = judged(found)
    (doubt,) = ruling.value.doubts
    assert ruling.value.verdict == "too_close" and doubt.about == "range" and doubt.limit == 12
    assert 0.05 < doubt.probability < 0.5
    assert question(doubt).key == "aa-call-range"
    near, far = (settle(found, doubt, holds=holds) for holds in (True, False))
    assert [judged(each).value.need for each in (near, far)] == [2, 3]
    strict = House(range_boundary="strict")
    assert [judged(each, strict).value.need for each in (near, far)] == [2, 3]


def test_without_error_or_far_from_any_limit_nothing_is_too_close():
    assert lane(tank(10, 20), tank(26.05, 20)).doubts == ()
    assert judged(lane(tank(10, 20), tank(23, 20), error=LOOSE)).value.verdict == "can"


def test_a_doubt_that_changes_nothing_is_not_asked():
    found = lane(tank(10, 20), tank(26.05, 20), error=LOOSE)
    ruling = judged(found, pen=5, armour=plates(10, 10, 10))
    assert found.doubts and ruling.value.verdict == "hopeless" and ruling.value.doubts == ()
    assert ruling.reasons[-1].key == "aa-close-all-the-same"


def test_a_face_too_close_to_call():
    turn = math.radians(45.3)
    at = (36 + 13 * math.cos(turn), 24 + 13 * math.sin(turn))
    found = lane(tank(*at), tank(36, 24), error=LOOSE)
    (doubt,) = [doubt for doubt in found.doubts if doubt.about == "face"]
    assert doubt.faces == ("side", "front")
    thick = {"pen": 10, "armour": plates(10, 5)}
    assert judged(found, **thick).value.verdict == "too_close"
    assert judged(found, pen=10, armour=plates(5, 5)).value.verdict == "can"
    assert settle(found, doubt, holds=False).face == "front"


def test_an_arc_too_close_to_call():
    turn = math.radians(45.5)
    at = (20 + 15 * math.cos(turn), 10 + 15 * math.sin(turn))
    found = lane(tank(20, 10), tank(*at), arc="front90", error=LOOSE)
    ruling = judged(found, arc="front90")
    assert [doubt.about for doubt in ruling.value.doubts] == ["arc"]
    assert ruling.value.refused is None
    (doubt,) = ruling.value.doubts
    assert judged(settle(found, doubt, holds=True), arc="front90").value.verdict == "can"
    assert judged(settle(found, doubt, holds=False), arc="front90").value.verdict == "refused"


def test_sight_too_close_to_call():
    corner = box("building", 27.9, 19, 28, 19 + 1.5)
    found = lane(*AHEAD, corner, error=LOOSE)
    ruling = judged(found)
    (doubt,) = [doubt for doubt in ruling.value.doubts if doubt.about == "sight"]
    assert doubt.unseen == "hidden" and doubt.limit == 0.25
    assert judged(settle(found, doubt, holds=False)).value.refused.key == "aa-hidden"


UNSURE = Error(0.1, 1.0, 0.05)  # as a match has it whose places are off by 0.1 inch


@pytest.mark.parametrize("height, sight", [(0.69, "seen"), (0.71, "behind_walls")])
def test_q46_a_wall_about_as_high_as_the_hull_right_before_it(height, sight):
    """A hundredth of an inch is nothing that a referee sees."""
    wall = box("wall", 27.8, 10, 27.99, 30, height=height)
    assert lane(*AHEAD, wall).sight == sight
    found = lane(*AHEAD, wall, error=UNSURE)
    ruling = judged(found)
    (doubt,) = [doubt for doubt in ruling.value.doubts if doubt.about == "height"]
    assert ruling.value.verdict == "too_close"
    assert (doubt.piece.id, doubt.unseen) == ("wall 27.8 10", "behind_walls")
    assert doubt_term(doubt).cite == settled(46)
    assert judged(settle(found, doubt, holds=True)).value.verdict == "can"
    assert judged(settle(found, doubt, holds=False)).value.refused.key == "aa-behind-walls"


@pytest.mark.parametrize("height", [0.4, 1.2])
def test_q46_a_wall_clearly_lower_or_higher_is_no_question(height):
    wall = box("wall", 27.8, 10, 27.99, 30, height=height)
    assert not {"sight", "height"} & {d.about for d in lane(*AHEAD, wall, error=UNSURE).doubts}


def test_heights_are_exact_where_a_match_says_so():
    """Those begun before heights had an error."""
    wall = box("wall", 27.8, 10, 27.99, 30, height=0.69)
    assert not {"sight", "height"} & {d.about for d in lane(*AHEAD, wall, error=LOOSE).doubts}


@pytest.mark.parametrize("error, inches", [("0", 0), ("fine", 0.025), ("1", 0.1), ("2", 0.2)])
def test_heights_are_half_as_uncertain_as_places(error, inches):
    s = GAME.setup(Setup(answers={"error": error}), GAME.seats)
    assert error_of(s) == Error(inches, 10 * inches, inches / 2)


def test_a_wall_that_may_be_between_is_asked_for_by_name():
    found = lane(*AHEAD, box("wall", 20, 20.02, 20.2, 25, height=0.1), error=LOOSE)
    (doubt,) = [doubt for doubt in found.doubts if doubt.about == "wall"]
    assert doubt.piece.id == "wall 20 20.02" and 0.05 < doubt.probability < 0.95
    ruling = judged(found, pen=10, armour=plates(9))
    assert doubt in ruling.value.doubts
    pens = [
        judged(settle(found, doubt, holds=holds), pen=10, armour=plates(9)).value.pen_need
        for holds in (True, False)
    ]
    assert pens == [6, 2]


def test_foliage_nearly_3_inches_away_is_asked_about():
    found = lane(*AHEAD, box("foliage", 15.05, 18, 17, 22), error=LOOSE)
    (doubt,) = [doubt for doubt in found.doubts if doubt.about == "near_shooter"]
    ruling = judged(found)
    assert doubt in ruling.value.doubts
    needs = [judged(settle(found, doubt, holds=holds)).value.need for holds in (True, False)]
    assert needs == [3, 5]


def test_a_cover_range_too_close_to_call():
    found = lane(*AHEAD, box("building", 22, 17, 25.05, 23), error=LOOSE)
    gun = {"weapon": howitzer(), "indirect": 72}
    ruling = judged(found, **gun)
    (doubt,) = [doubt for doubt in ruling.value.doubts if doubt.about == "cover"]
    assert judged(settle(found, doubt, holds=False), **gun).value.verdict == "can"
    assert judged(settle(found, doubt, holds=True), **gun).value.refused.key == "aa-indirect-cover"


@settings(max_examples=30)
@given(places, far_places, blocks, st.sampled_from([0.05, 0.3, 1.0]), houses)
def test_calling_every_doubt_leaves_none_and_every_question_has_words(
    ours, theirs, rows, error, house
):
    terrain = table(*pieces_of(rows))
    doubtful = Error(error, 10 * error, error / 2)
    found = measure(terrain, tank(*ours), tank(*theirs), house, "front90", error=doubtful)
    ruling = judged(found, house, pen=12, armour=plates(12, 10, 8), angling=13, arc="front90")
    for doubt in found.doubts:
        assert 0.05 <= doubt.probability <= 0.95
        for words in WORDS.values():
            assert words.say(question(doubt), NAMES) != words.say(doubt_term(doubt), NAMES)
            assert not words.missing
    while found.doubts:
        found = settle(found, found.doubts[0], holds=ruling.value.in_arc)
    again = judged(found, house, pen=12, armour=plates(12, 10, 8), angling=13, arc="front90")
    assert again.value.verdict != "too_close"
