"""Lines, exposure and low walls: worked examples, and the tie rule case by case."""

import math

import numpy as np
import pytest

from geometry import (
    Board,
    Disc,
    Eyes,
    Hull,
    Piece,
    SeenShare,
    Shapes,
    Sight,
    Terrain,
    cover,
    crossings,
    exposure,
    hull_exposure,
    look,
    sightlines,
)

BOARD = Board(72, 48)


def box(name: str, x0, y0, x1, y1, sight=Sight.BLOCKING, height=float("inf"), kind="wall") -> Piece:
    return Piece(name, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), kind, sight, height)


def table(*pieces: Piece) -> Terrain:
    return Terrain.of(BOARD, pieces)


def free(terrain: Terrain, start, end, **more) -> bool:
    there = sightlines(terrain, start, end, **more).free[0]
    back = sightlines(terrain, end, start, **more).free[0]
    assert there == back
    return bool(there)


WALL = box("wall", 10, 10, 20, 11)


@pytest.mark.parametrize(
    "start, end, clear",
    [
        pytest.param((15, 5), (15, 20), False, id="through"),
        pytest.param((5, 5), (5, 20), True, id="past"),
        pytest.param((5, 11), (30, 11), True, id="along-the-face"),
        pytest.param((10, 11), (20, 11), True, id="from-corner-to-corner-along-the-face"),
        pytest.param((5, 10.5), (30, 10.5), False, id="along-the-middle"),
        pytest.param((8, 9), (12, 13), True, id="touching-one-corner"),
        pytest.param((10, 5), (10, 20), True, id="along-the-end"),
        pytest.param((15, 11), (15, 20), True, id="off-the-face"),
        pytest.param((15, 11), (15, 5), False, id="from-the-face-inwards"),
        pytest.param((15, 11), (30, 11), True, id="from-the-face-along-it"),
        pytest.param((15, 10.5), (15, 20), False, id="from-inside"),
        pytest.param((15, 20), (15, 10.5), False, id="to-inside"),
        pytest.param((15, 20), (15, 11), True, id="to-the-face"),
    ],
)
def test_touching_does_not_block(start, end, clear) -> None:
    assert free(table(WALL), start, end) is clear


def test_the_crack_between_two_walls_that_touch_is_closed() -> None:
    joined = table(box("west", 10, 10, 15, 11), box("east", 15, 10, 20, 11))
    assert not free(joined, (15, 5), (15, 20))
    stacked = table(box("north", 10, 11, 20, 12), box("south", 10, 10, 20, 11))
    assert not free(stacked, (5, 11), (30, 11))


def test_a_gap_of_a_thousandth_of_an_inch_is_open() -> None:
    apart = table(box("west", 10, 10, 14.9995, 11), box("east", 15.0005, 10, 20, 11))
    assert free(apart, (15, 5), (15, 20))


def test_two_corners_that_touch_leave_no_way_between() -> None:
    diagonal = table(box("sw", 10, 10, 15, 15), box("ne", 15, 15, 20, 20))
    assert not free(diagonal, (12, 18), (18, 12))
    assert free(table(box("sw", 10, 10, 15, 15)), (12, 18), (18, 12))


def test_corners_far_apart_that_touch_from_either_side_close_a_line() -> None:
    left, right = box("left", 10, 13, 12, 15), box("right", 20, 19, 22, 21)
    assert free(table(left), (5, 6), (30, 31)) and free(table(right), (5, 6), (30, 31))
    assert not free(table(left, right), (5, 6), (30, 31))
    line = sightlines(table(left, right), (5, 6), (30, 31))
    assert line.at[0] == pytest.approx([12, 13])


def test_a_corner_at_the_end_of_a_line_does_not_close_it() -> None:
    diagonal = table(box("sw", 10, 10, 15, 15), box("ne", 15, 15, 20, 20))
    assert free(diagonal, (12, 18), (15, 15)) and free(diagonal, (15, 15), (18, 12))


def test_faces_on_either_side_of_a_line_close_it_and_on_one_side_do_not() -> None:
    either = table(box("left", 10, 12, 12, 14), box("right", 20, 10, 22, 12))
    assert not free(either, (5, 12), (30, 12))
    same = table(box("near", 10, 12, 12, 14), box("far", 20, 12, 22, 14))
    assert free(same, (5, 12), (30, 12))


def test_the_first_piece_met_is_the_one_that_blocks() -> None:
    terrain = table(box("far", 30, 10, 31, 20), box("near", 10, 10, 11, 20))
    there = sightlines(terrain, (5, 15), (40, 15))
    assert terrain.pieces[there.blocker[0]].name == "near"
    assert there.at[0] == pytest.approx([10, 15])
    back = sightlines(terrain, (40, 15), (5, 15))
    assert terrain.pieces[back.blocker[0]].name == "far"
    assert back.at[0] == pytest.approx([31, 15])


def test_hindering_and_transparent_pieces_do_not_block() -> None:
    terrain = table(
        box("wood", 10, 10, 14, 20, Sight.HINDERING), box("pond", 20, 10, 30, 20, Sight.TRANSPARENT)
    )
    line = sightlines(terrain, (5, 15), (40, 15))
    assert line.free[0] and line.hindered[0] and line.blocker[0] == -1
    assert crossings(terrain, (5, 15), (40, 15)).inside[0] == pytest.approx([4, 10])
    seen = exposure(terrain, (5, 15), Shapes.of([Hull(40, 15, 0, 3, 1.5)]))
    assert seen.share[0, 0] == 1 and seen.clear[0, 0] == 0
    assert terrain.pieces[seen.hinderer[0, 0]].name == "wood"


def test_an_ignored_piece_is_not_there() -> None:
    terrain = table(WALL, box("hut", 10, 15, 20, 16))
    skip = terrain.distance_to(Shapes.of([Disc(15, 8, 0.5)])) <= 3
    assert skip.tolist() == [[True, False]]
    assert sightlines(terrain, (15, 8), (15, 14), ignore=skip).free[0]
    assert not sightlines(terrain, (15, 8), (15, 20), ignore=skip).free[0]
    tank = Shapes.of([Hull(15, 13, 0, 3, 1)])
    assert exposure(terrain, (15, 8), tank, ignore=skip[:, None]).share[0, 0] == 1


def test_crossings_tell_where_a_line_goes_in_and_comes_out() -> None:
    court = Piece(
        "court",
        ((10, 10), (30, 10), (30, 20), (25, 20), (25, 12), (15, 12), (15, 20), (10, 20)),
        "building",
    )
    met = crossings(table(court), (0, 15), (40, 15))
    assert met.inside[0, 0] == pytest.approx(10)
    assert (met.enters[0, 0], met.leaves[0, 0]) == pytest.approx((10, 30))
    back = crossings(table(court), (40, 15), (0, 15))
    assert (back.enters[0, 0], back.leaves[0, 0]) == pytest.approx((10, 30))


def test_half_a_hull_behind_a_wall_is_half_exposed() -> None:
    tank = Shapes.of([Hull(40, 24, 0, 4, 2)])
    wall = box("wall", 30, 24, 31, 40)
    seen = exposure(table(wall), (-1000, 24), tank)
    assert seen.share[0, 0] == pytest.approx(0.5)
    assert seen.blocker[0, 0] == 0


def test_both_facing_edges_count_by_their_length() -> None:
    """Seen from a corner: the long side is hidden, the short one is not."""
    tank = Shapes.of([Hull(40, 24, 0, 6, 2)])
    eye = (30.0, 14.0)
    screen = box("screen", 34, 18, 44, 22.9)
    seen = exposure(table(screen), eye, tank, seen_share=SeenShare.EDGE_LENGTH).share[0, 0]
    shown = look(table(screen), eye, tank, seen_share=SeenShare.EDGE_LENGTH)
    length = sum(np.linalg.norm(b - a) for a, b in shown.seen)
    assert len(shown.faces) == 2
    assert seen == pytest.approx(length / 8) == pytest.approx(shown.share)
    assert {s.piece for s in shown.hidden} == {0}


def test_a_disc_is_judged_by_the_chord_the_eye_sees() -> None:
    token = Shapes.of([Disc(20, 10, 2)])
    wall = box("wall", 10, 10, 11, 30)
    assert exposure(table(wall), (0, 10), token).share[0, 0] == pytest.approx(0.5)
    assert exposure(table(), (0, 10), token).share[0, 0] == 1


def test_a_low_wall_hides_the_hull_and_not_the_turret() -> None:
    """Eye 2 inches up, wall 1 inch at half way: sight to 0 skims it; to 0.5 goes over it."""
    wall = box("wall", 19.9, 0, 20.1, 48, height=1.2)
    tank = Shapes.of([Hull(41.5, 24, 0, 3, 1.5)])
    eye = (0.0, 24.0)
    hull = exposure(table(wall), eye, tank, eye_height=2.0, top=0.3).share[0, 0]
    turret = exposure(table(wall), eye, tank, eye_height=2.0, top=1.0).share[0, 0]
    assert (hull, turret) == (0, 1)


@pytest.mark.parametrize(
    "top, seen",
    [(0.99, False), (1.0, True), (1.01, True)],
)
def test_sight_level_with_a_top_goes_over_it(top, seen) -> None:
    wall = box("wall", 19, 0, 20, 48, height=1.0)
    assert free(table(wall), (10, 24), (30, 24), start_height=1.0, end_height=1.0)
    assert sightlines(table(wall), (10, 24), (30, 24), 1.0, top).free[0] == seen


def test_a_slanted_sight_is_stopped_only_where_it_is_low_enough() -> None:
    """From 0 up to 2 over 20 inches: a wall 1 inch high stops it in the first half alone."""
    for x, seen in ((4, False), (9.5, False), (10, True), (15, True)):
        wall = box("wall", x, 0, x + 1, 48, height=1.0)
        assert sightlines(table(wall), (0, 24), (20, 24), 0.0, 2.0).free[0] == seen
        assert sightlines(table(wall), (20, 24), (0, 24), 2.0, 0.0).free[0] == seen
        under = crossings(table(wall), (0, 24), (20, 24), 0.0, 2.0).under[0, 0]
        assert under == pytest.approx(max(0, min(x + 1, 10) - x))


def test_a_hull_sees_from_its_best_eye_point() -> None:
    shooter, tank = Shapes.of([Hull(10, 24, 0, 4, 4)]), Shapes.of([Hull(40, 24, 0, 3, 3)])
    wall = box("wall", 20, 20, 20.5, 24.5)
    centre = hull_exposure(table(wall), shooter, tank).best.share[0, 0]
    best = hull_exposure(table(wall), shooter, tank, Eyes.CENTRE_AND_CORNERS)
    each = exposure(table(wall), shooter.corners()[0], tank).share[:, 0]
    assert best.best.share[0, 0] == max(centre, each.max()) > centre
    assert best.eye[0, 0] in (1, 2)  # the left hand corners look past the wall's north end


def test_an_eye_in_a_wood_sees_nothing_unless_the_wood_is_ignored() -> None:
    wood = table(box("wood", 10, 10, 20, 20))
    tank = Shapes.of([Hull(40, 15, 0, 3, 1.5)])
    assert exposure(wood, (15, 15), tank).share[0, 0] == 0
    inside = wood.standing_in((15, 15))
    assert exposure(wood, (15, 15), tank, ignore=inside[:, None]).share[0, 0] == 1


def test_cover_tells_every_piece_apart() -> None:
    terrain = table(
        box("half", 30, 24, 31, 40),
        box("all", 20, 10, 21, 40, Sight.HINDERING),
        box("aside", 30, 5, 31, 10),
        box("pond", 25, 10, 28, 40, Sight.TRANSPARENT),
    )
    tank = Shapes.of([Hull(40, 24, 0, 4, 2)])
    assert cover(terrain, (-1000, 24), tank)[0, 0] == pytest.approx([0.5, 1, 0, 0])
    bent = Piece(
        "bent", ((30, 20), (33, 20), (33, 23), (32, 23), (32, 21), (30, 21)), "wall", Sight.BLOCKING
    )
    alone, eye = table(bent), (5.0, 18.0)
    hidden = 1 - exposure(alone, eye, tank).share[0, 0]
    assert 0 < hidden < 1 and cover(alone, eye, tank)[0, 0, 0] == pytest.approx(hidden)


def shares(terrain: Terrain, eye, target: Shapes) -> dict[SeenShare, float]:
    return {rule: exposure(terrain, eye, target, seen_share=rule).share[0, 0] for rule in SeenShare}


def test_a_flank_seen_edge_on_hardly_counts_in_the_silhouette() -> None:
    """The front is walled off wholly; the eye is a hair past the flank's line."""
    tank = Shapes.of([Hull(40, 24, 180, 4, 2)])
    wall = box("wall", 36, 22.9, 37, 24.999)
    seen = shares(table(wall), (10, 25.001), tank)
    assert seen[SeenShare.EDGE_LENGTH] == pytest.approx(0.667, abs=0.01)
    assert seen[SeenShare.SILHOUETTE] < 0.02


def test_the_silhouette_does_not_jump_when_a_post_moves_a_little() -> None:
    tank = Shapes.of([Hull(40, 24, 180, 4, 2)])
    found = [
        shares(table(box("post", 30, y, 30.2, y + 0.2)), (10, 25.01), tank)
        for y in np.linspace(24.9, 25.1, 41)
    ]
    jumps = {rule: np.abs(np.diff([seen[rule] for seen in found])).max() for rule in SeenShare}
    assert jumps[SeenShare.EDGE_LENGTH] > 0.2
    assert jumps[SeenShare.SILHOUETTE] < 0.02


def test_the_silhouette_is_the_share_of_the_angular_width() -> None:
    """A wall hides all that lies to the right of straight ahead."""
    wall, eye = box("wall", 10, 0, 10.5, 24), (0.0, 24.0)
    tank = Shapes.of([Hull(20, 26, 30, 6, 3)])
    turns = [math.atan2(y - 24, x) for x, y in tank.corners()[0]]
    seen = exposure(table(wall), eye, tank, seen_share=SeenShare.SILHOUETTE).share[0, 0]
    assert seen == pytest.approx(max(turns) / (max(turns) - min(turns)), abs=1e-9)
    shown = look(table(wall), eye, tank, seen_share=SeenShare.SILHOUETTE)
    assert shown.share == seen
    hidden = cover(table(wall), eye, tank, seen_share=SeenShare.SILHOUETTE)[0, 0, 0]
    assert hidden == pytest.approx(1 - seen)
