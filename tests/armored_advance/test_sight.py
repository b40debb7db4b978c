"""From shapes on the table to the facts of a shot."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from geometry import Hull, Piece
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.shot import Shot
from server.games.armored_advance.ground.bodies import Bodies, Body
from server.games.armored_advance.ground.lanes import lanes_to_pieces
from server.games.armored_advance.ground.sight import survey
from server.games.armored_advance.house import House
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
    squad,
    table,
    tank,
)
from tests.armored_advance.shots import HOUSE, shot

# --- Range, arc and facing -------------------------------------------------------------------


def test_range_is_between_nearest_hull_edges_and_symmetric():
    a, b = tank(10, 20), tank(24, 20)
    assert lane(a, b).inches == lane(b, a).inches == 10.0
    assert lane(a, squad(20.5, 20)).inches == 8.0


@pytest.mark.parametrize(
    "theta, face",
    [(0, "front"), (45, "front"), (45.1, "side"), (135, "side"), (135.1, "rear"), (180, "rear")],
)
@pytest.mark.parametrize("side", [1, -1])
def test_d16_the_struck_face_is_the_same_on_either_side(theta, face, side):
    turn = math.radians(30 + side * theta)
    at = (36 + 15 * math.cos(turn), 24 + 15 * math.sin(turn))
    assert lane(tank(*at), tank(36, 24, 30)).face == face


@pytest.mark.parametrize("theta, angled", [(29.9, False), (30, True), (60, True), (60.1, False)])
@pytest.mark.parametrize("side", [1, -1])
def test_d17_angling_is_mirror_identical(theta, angled, side):
    turn = math.radians(side * theta)
    at = (36 + 15 * math.cos(turn), 24 + 15 * math.sin(turn))
    found = lane(tank(*at), tank(36, 24))
    assert found.angled is angled and found.off_front == theta


@pytest.mark.parametrize(
    "option, face", [("quadrant90", "front"), ("hull_corners", "side"), ("ask", "front")]
)
def test_q16_facing_rule(option, face):
    turn = math.radians(30)
    at = (36 + 15 * math.cos(turn), 24 + 15 * math.sin(turn))
    assert lane(tank(*at), tank(36, 24), house=House(facing_rule=option)).face == face


@pytest.mark.parametrize("theta, fits", [(45, True), (45.1, False)])
def test_d18_the_front_arc_is_45_degrees_to_each_side(theta, fits):
    turn = math.radians(theta)
    at = (20 + 15 * math.cos(turn), 10 + 15 * math.sin(turn))
    assert lane(tank(20, 10), tank(*at), arc="front90").in_arc is fits
    assert lane(tank(20, 10, 180), tank(*at), arc="rear90").in_arc is fits
    assert lane(tank(20, 10), tank(*at), arc="turret").in_arc


@pytest.mark.parametrize("option, fits", [("centre", False), ("any_part", True)])
def test_q12b_arc_test(option, fits):
    turn = math.radians(48)
    at = (20 + 15 * math.cos(turn), 10 + 15 * math.sin(turn))
    house = House(arc_test=option)
    assert lane(tank(20, 10), tank(*at), house=house, arc="front90").in_arc is fits


def shot_along(found) -> Shot:
    """Any shot, along this lane."""
    facts = shot()
    return Shot(shooter=facts.shooter, target=facts.target, lane=found)


# --- Sight -----------------------------------------------------------------------------------


def test_nothing_between_is_all_seen():
    found = lane(*AHEAD)
    assert (found.sight, found.share, found.hidden_by) == ("seen", 1.0, None)
    assert found.walls == found.foliage == ()


def test_a_building_hides_and_is_named():
    found = lane(*AHEAD, box("building", 20, 17, 22, 23))
    assert (found.sight, found.share) == ("hidden", 0.0)
    assert found.hidden_by.id == "building 20 17"


@pytest.mark.parametrize("option, sight", [("25", "seen"), ("50", "hidden"), ("ask", "seen")])
def test_q42_visibility_pct(option, sight):
    """A building in front of the target hides 64 % of its front."""
    piece = box("building", 27, 20 - 0.3, 27.5, 23)
    found = lane(*AHEAD, piece, house=House(visibility_pct=option))
    assert 0.25 < found.share < 0.5 and found.sight == sight


def test_q42_a_hair_under_a_quarter_is_no_notable_part():
    hides = 2 * 0.7501  # of the 2 inches of the target's front, right before it
    found = lane(*AHEAD, box("building", 27.999, 19, 28, 19 + hides))
    assert found.share < 0.25 and found.sight == "hidden"
    assert lane(*AHEAD, box("building", 27.999, 19, 28, 19 + 1.499)).sight == "seen"


@pytest.mark.parametrize("option, share", [("silhouette", 0.022), ("edge_length", 0.667)])
def test_q45_a_front_walled_off_with_a_flank_past_edge_on(option, share):
    """The flank is two thirds of the facing edges, and next to nothing of what is to be seen."""
    target = tank(30, 20, 180 + 3.5)
    front = box("building", 27.9, 18, 27.95, 20.87)
    found = lane(tank(10, 20), target, front, house=House(seen_share=option))
    assert found.share == pytest.approx(share, abs=0.001)


@pytest.mark.parametrize("nudge", [0.0, 0.01, 0.02, 0.03])
def test_q45_a_post_beside_a_front_in_full_view_swings_nothing(nudge):
    """By edge length the share fell from 1 to a third within these 0.03 inches."""
    post = box("building", 29, 21.02 - nudge, 29.1, 21.3)
    found = lane(tank(10, 20), tank(30, 20, 180 - 1), post)
    assert found.share > 0.95


def test_q45_edges_only_matter_where_a_part_is_seen():
    """All or nothing is the same by either measure: the term is left out."""
    half, none = box("building", 27.9, 18, 28, 20), box("building", 20, 17, 22, 23)
    for pieces, told in (([half], True), ([none], False), ([], False)):
        found = lane(*AHEAD, *pieces)
        keys = [reason.key for reason in judge(shot_along(found), HOUSE).reasons]
        assert ("aa-share-of-silhouette" in keys) is told


def test_q46_a_wall_hides_only_what_is_lower_than_the_line_over_it():
    near_target = box("wall", 27.5, 10, 27.7, 30)
    seen = lane(*AHEAD, near_target)
    assert seen.sight == "seen" and [w.piece.id for w in seen.walls] == ["wall 27.5 10"]
    low = lane(tank(10, 20), tank(30, 20, 180, low=True), near_target)
    assert low.sight == "behind_walls" and len(low.walls) == 1
    high = lane(*AHEAD, box("wall", 27.5, 10, 27.7, 30, height=1.2))
    assert high.sight == "behind_walls"


def test_aa62_hidden_by_a_building_and_a_wall_is_hidden():
    wall = box("wall", 27.5, 10, 27.7, 30, height=2)
    assert lane(*AHEAD, wall, box("building", 20, 10, 21, 30)).sight == "hidden"


# --- Terrain between -------------------------------------------------------------------------


def test_every_wall_between_counts_whatever_its_height():
    walls = [box("wall", x, 18, x + 0.2, 22, height=0.1) for x in (15, 20, 25)]
    found = lane(*AHEAD, *walls, box("wall", 35, 18, 35.2, 22))
    assert [wall.piece.id for wall in found.walls] == ["wall 15 18", "wall 20 18", "wall 25 18"]
    assert [wall.inches for wall in found.walls] == [0.2, 0.2, 0.2]


def test_foliage_is_measured_with_its_distance_to_both():
    found = lane(*AHEAD, box("foliage", 14, 18, 16.5, 22))
    (hedge,) = found.foliage
    assert (hedge.inches, hedge.from_shooter, hedge.from_target) == (2.5, 2.0, 11.5)
    assert found.sight == "seen"


def test_a_target_in_a_wood_is_shot_at_through_it():
    (wood,) = lane(*AHEAD, box("foliage", 25, 15, 35, 25)).foliage
    assert (wood.inches, wood.from_target) == (5.0, 0.0)


@pytest.mark.parametrize("option, count", [("centre_line", 0), ("any_sight_line", 1)])
def test_q45_between(option, count):
    """A hedge and a wall beside the line of centres, before one corner of the target."""
    beside = [box("foliage", 24, 20.3, 25, 22), box("wall", 26, 20.3, 26.2, 22)]
    found = lane(*AHEAD, *beside, house=House(between=option))
    assert (len(found.foliage), len(found.walls)) == (count, count)


def test_sandbags_cover_the_face_they_stand_before():
    bags = box("sandbags", 27, 18, 27.5, 22)
    assert lane(*AHEAD, bags).sandbags == "here"
    assert lane(tank(50, 20), AHEAD[1], bags).sandbags == "elsewhere"
    assert lane(*AHEAD, box("sandbags", 20, 18, 20.5, 22)).sandbags == "none"
    around = box("sandbags", 26, 17, 34, 23)
    assert lane(tank(50, 20), AHEAD[1], around).sandbags == "here"


def test_t14_directly_behind_a_building_is_out_of_indirect_fire():
    barn = box("building", 23, 17, 26, 23)  # 3 inches high: covers 3 inches behind it
    found = lane(*AHEAD, barn)
    assert found.cover.piece.id == "building 23 17" and found.cover.from_target == 2.0
    assert lane(AHEAD[0], tank(32, 20), barn).cover is None
    assert lane(AHEAD[0], tank(32, 20), barn, cover=[5.0]).cover is not None
    assert lane(tank(50, 20), AHEAD[1], barn).cover is None  # it is not behind it
    assert lane(*AHEAD, barn, cover=[0.0]).cover is None
    mud = box("mud", 25, 15, 35, 25)
    assert lane(*AHEAD, mud).cover is None


def test_a_low_piece_covers_2_inches_all_the_same():
    assert lane(*AHEAD, box("wall", 26, 18, 26.2, 22)).cover is not None
    assert lane(*AHEAD, box("wall", 25.7, 18, 25.9, 22)).cover is None


def test_a_fortification_is_measured_to_its_nearest_edge():
    wall = box("wall", 20, 15, 21, 25)
    (found,) = lanes_to_pieces(table(wall), tank(10, 20), ["wall 20 15"], HOUSE, "front90")
    assert (found.inches, found.sight, found.in_arc) == (8.0, "seen", True)
    behind = box("building", 14, 10, 16, 30)
    hidden = table(wall, behind)
    (blind,) = lanes_to_pieces(hidden, tank(10, 20), ["wall 20 15"], HOUSE, "rear90")
    assert (blind.sight, blind.in_arc) == ("hidden", False)
    assert blind.hidden_by.id == "building 14 10"


# --- Many at once, and the table turned about -------------------------------------------------


@settings(max_examples=40)
@given(
    st.lists(places, min_size=1, max_size=3),
    st.lists(far_places, min_size=1, max_size=3),
    blocks,
    houses,
)
def test_a_survey_of_many_agrees_with_every_single_lane(ours, theirs, rows, house):
    terrain = table(*pieces_of(rows))
    a, b = [tank(*p) for p in ours], [tank(*p) for p in theirs]
    found = survey(terrain, Bodies.of(a), Bodies.of(b), house)
    for i, shooter in enumerate(a):
        for j, target in enumerate(b):
            assert found.lane(i, j, "front90") == measure(
                terrain, shooter, target, house, "front90"
            )


def turned(piece: Piece) -> Piece:
    outline = tuple((72 - x, 48 - y) for x, y in piece.outline)
    return Piece(piece.name, outline, piece.kind, piece.sight, piece.height)


@settings(max_examples=40)
@given(places, far_places, blocks)
def test_turning_the_whole_table_changes_nothing(ours, theirs, rows):
    pieces = pieces_of(rows)

    def about(x, y, heading):
        return tank(72 - x, 48 - y, heading + 180)

    here = lane(tank(*ours), tank(*theirs), *pieces)
    there = lane(about(*ours), about(*theirs), *map(turned, pieces))
    assert here == there


@settings(max_examples=40)
@given(places, far_places, blocks)
def test_a_mirror_changes_nothing(ours, theirs, rows):
    pieces = pieces_of(rows)
    mirrored = [
        Piece(p.name, tuple((x, 48 - y) for x, y in p.outline), p.kind, p.sight, p.height)
        for p in pieces
    ]

    def about(x, y, heading):
        return tank(x, 48 - y, -heading)

    here = lane(tank(*ours), tank(*theirs), *pieces)
    there = lane(about(*ours), about(*theirs), *mirrored)
    assert here == there


def test_rounding_keeps_a_corner_shot_the_same_on_every_machine():
    found = lane(tank(36 + 10, 24 + 10), tank(36, 24))
    nudged = lane(Body(Hull(46 * (1 + 2e-16), 34, 0, 4, 2), 1, 0.7), tank(36, 24))
    assert found == nudged and found.off_front == 45.0
    assert replace(found, doubts=()) == found
    assert np.isclose(found.inches, round(found.inches, 3))


def test_pieces_are_met_in_the_order_of_the_line_and_not_of_the_board():
    """The first hedge on the way counts, the second no more (Q5c): the phone marks the first."""
    near, far = box("foliage", 18, 15, 19, 25), box("foliage", 24, 15, 25, 25)
    walls = box("wall", 17, 15, 17.2, 25), box("wall", 22, 15, 22.2, 25)
    for pieces in ((near, far, *walls), (far, near, *walls[::-1])):
        found = lane(*AHEAD, *pieces)
        assert [crossed.piece.id for crossed in found.foliage] == [near.name, far.name]
        assert [crossed.piece.id for crossed in found.walls] == [wall.name for wall in walls]
    back = lane(*AHEAD[::-1], near, far)
    assert [crossed.piece.id for crossed in back.foliage] == [far.name, near.name]
