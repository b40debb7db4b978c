"""Verdicts: yes, no, too close; margins; and probabilities against plain chance."""

import math
import random

import numpy as np
import pytest

from geometry import (
    EXACT,
    SURE,
    Answer,
    Board,
    Corner,
    Cost,
    Disc,
    Error,
    Eyes,
    Hull,
    Part,
    Piece,
    Shapes,
    Side,
    Sight,
    Terrain,
    Verdicts,
    arcs,
    arrives,
    bears_between,
    contacts,
    distances,
    exposed,
    exposure,
    facings,
    in_arc,
    judge,
    keeps_clear,
    rides_one_road,
    sees,
    sightlines,
    strikes,
    sweep,
    travel,
    within,
)
from geometry.distance import pairwise
from geometry.exposure import pair_exposure
from tests.geometry import scenes
from tests.geometry.test_invariance import AREA, WIDE, Motion, random_motion

BOARD = Board(72, 48)
LOOSE = Error(inches=0.1, degrees=2.0)
TIGHT = Error(inches=0.05, degrees=1.0)
MANY = 20_000


def box(name: str, x0, y0, x1, y1, kind="wall", height=math.inf) -> Piece:
    outline = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    return Piece(name, outline, kind, Sight.BLOCKING, height)


@pytest.mark.parametrize(
    "margin, spread, answer",
    [
        (0.0, 0.0, Answer.YES),
        (-1e-12, 0.0, Answer.YES),
        (-0.001, 0.0, Answer.NO),
        (0.001, 0.0, Answer.YES),
        (0.0, 0.1, Answer.TOO_CLOSE),
        (0.1, 0.1, Answer.TOO_CLOSE),
        (0.17, 0.1, Answer.YES),
        (-0.17, 0.1, Answer.NO),
        (1e6, 0.1, Answer.YES),
        (-math.inf, 0.1, Answer.NO),
    ],
)
def test_a_margin_is_judged_by_its_error(margin, spread, answer) -> None:
    found = judge(margin, spread)
    assert found.answer == answer
    assert 0 <= found.probability <= 1


def jumble(shapes: Shapes, error: Error, seed: int) -> Shapes:
    """Many copies of one shape, displaced at random."""
    luck = np.random.default_rng(seed)
    copies = shapes.take(np.zeros(MANY, dtype=int))
    return copies.moved(
        luck.normal(0, error.inches, (MANY, 2)), luck.normal(0, error.degrees, MANY)
    )


def test_the_probability_of_a_range_is_its_share_among_displaced_tables() -> None:
    a, b = Shapes.of([Hull(10, 20, 20, 4, 2)]), Shapes.of([Hull(22, 26, 70, 6, 3)])
    apart = distances(a, b).inches[0, 0]
    for limit in (apart - 0.15, apart, apart + 0.1):
        found = within(a, b, limit, LOOSE, LOOSE)
        here, there = jumble(a, LOOSE, 1), jumble(b, LOOSE, 2)
        share = np.mean(pairwise(here, there)[0] <= limit)
        assert found.margin[0, 0] == pytest.approx(limit - apart)
        assert found.probability[0, 0] == pytest.approx(share, abs=0.02)


@pytest.mark.parametrize("bearing", [38, 44.5, 47])
def test_the_probability_of_an_arc_is_its_share_among_displaced_tables(bearing) -> None:
    turn = math.radians(bearing)
    gun = Shapes.of([Hull(10, 10, 0, 4, 2)])
    target = Shapes.of([Disc(10 + 8 * math.cos(turn), 10 + 8 * math.sin(turn), 0.5)])
    found = in_arc(gun, 45, target, shooter_error=LOOSE, target_error=LOOSE)
    here, there = jumble(gun, LOOSE, 1), jumble(target, LOOSE, 2)
    off = there.centre - here.centre
    turns = np.degrees(np.arctan2(off[:, 1], off[:, 0])) - here.heading
    assert found.probability[0, 0] == pytest.approx(np.mean(np.abs(turns) <= 45), abs=0.02)
    assert found.margin[0, 0] == pytest.approx(45 - bearing)


def test_a_rear_arc_is_an_arc_turned_round() -> None:
    gun = Shapes.of([Hull(10, 10, 0, 4, 2)])
    behind, ahead = Shapes.of([Disc(2, 10, 0.5)]), Shapes.of([Disc(20, 10, 0.5)])
    assert in_arc(gun, 45, behind, turned=180).answer[0, 0] == Answer.YES
    assert in_arc(gun, 45, ahead, turned=180, part=Part.ANY).answer[0, 0] == Answer.NO


@pytest.mark.parametrize("corner", list(Corner))
@pytest.mark.parametrize("bearing", [0, 25, 44, 100, 136, 155, 180])
def test_the_sides_of_a_hull_share_the_probability(corner, bearing) -> None:
    turn = math.radians(bearing)
    tank = Shapes.of([Hull(30, 20, 0, 6, 3)])
    gun = Shapes.of([Disc(30 + 9 * math.cos(turn), 20 + 9 * math.sin(turn), 1)])
    found = [strikes(gun, tank, side, corner, LOOSE, LOOSE) for side in Side]
    chances = [f.probability[0, 0] for f in found]
    assert sum(chances) == pytest.approx(1, abs=1e-6)
    here, there = jumble(gun, LOOSE, 1), jumble(tank, LOOSE, 2)
    local = there.local(here.centre)
    off = np.degrees(np.abs(np.arctan2(local[:, 1], local[:, 0])))
    limit = 45 if corner is Corner.QUADRANT else math.degrees(math.atan(0.5))
    sides = (off > limit).astype(int) + (off > 180 - limit)
    for side in Side:
        assert chances[side] == pytest.approx(np.mean(sides == side), abs=0.02)
    exact = [strikes(gun, tank, side, corner).answer[0, 0] for side in Side]
    assert exact.count(Answer.YES) == 1
    assert exact[facings(gun.centre, tank, corner).side[0, 0]] == Answer.YES


@pytest.mark.parametrize("mirror", [1, -1])
@pytest.mark.parametrize(
    "off, least, most, answer, margin",
    [
        (29.9, 30, 60, Answer.NO, -0.1),
        (30, 30, 60, Answer.YES, 0),
        (60, 30, 60, Answer.YES, 0),
        (60.1, 30, 60, Answer.NO, -0.1),
        (10, 0, 45, Answer.YES, 35),
        (0, 0, 45, Answer.YES, 45),
        (100, 90, 180, Answer.YES, 10),
        (180, 90, 180, Answer.YES, 90),
        (80, 90, 180, Answer.NO, -10),
        (123, 0, 180, Answer.YES, 180),
    ],
)
def test_a_bearing_lies_between_two_angles(mirror, off, least, most, answer, margin) -> None:
    turn = math.radians(20 + mirror * off)
    tank = Shapes.of([Hull(30, 20, 20, 6, 3)])
    gun = Shapes.of([Disc(30 + 9 * math.cos(turn), 20 + 9 * math.sin(turn), 1)])
    found = bears_between(gun, tank, least, most)
    assert found.answer[0, 0] == answer
    assert found.margin[0, 0] == pytest.approx(margin, abs=1e-9)
    loose = bears_between(gun, tank, least, most, LOOSE, LOOSE)
    here, there = jumble(gun, LOOSE, 1), jumble(tank, LOOSE, 2)
    local = there.local(here.centre)
    turns = np.degrees(np.abs(np.arctan2(local[:, 1], local[:, 0])))
    share = np.mean((turns >= least) & (turns <= most))
    assert loose.probability[0, 0] == pytest.approx(share, abs=0.02)


@pytest.mark.parametrize("north", [23.7, 23.95, 24.0, 24.1, 24.6])
def test_the_probability_of_exposure_is_its_share_among_displaced_tables(north) -> None:
    terrain = Terrain.of(BOARD, [box("wall", 20, 10, 21, north)])
    gun, tank = Shapes.of([Hull(5, 24, 0, 4, 2)]), Shapes.of([Hull(40, 24, 0, 3, 1.5)])
    found = exposed(terrain, gun, tank, 0.5, shooter_error=LOOSE, target_error=LOOSE)
    here, there, flat = jumble(gun, LOOSE, 1), jumble(tank, LOOSE, 2), np.zeros(MANY)
    share = pair_exposure(terrain, here.centre, there, flat, flat).share >= 0.5
    assert found.probability[0, 0] == pytest.approx(np.mean(share), abs=0.04)
    plain = exposure(terrain, gun.centre, tank).share[0, 0]
    assert found.margin[0, 0] == pytest.approx(plain - 0.5)


@pytest.mark.parametrize("north, margin", [(23.5, 0.5), (23.9, 0.1), (24.05, -0.05), (26, -2)])
def test_the_margin_of_a_line_is_the_room_beside_it(north, margin) -> None:
    terrain = Terrain.of(BOARD, [box("wall", 20, 10, 21, north)])
    found = sees(terrain, (5, 24), (40, 24), start_error=LOOSE, end_error=LOOSE)
    assert found.margin[0] == pytest.approx(margin)
    luck = np.random.default_rng(3)
    starts = np.array([5, 24]) + luck.normal(0, 0.1, (MANY, 2))
    ends = np.array([40, 24]) + luck.normal(0, 0.1, (MANY, 2))
    share = sightlines(terrain, starts, ends).free.mean()
    assert found.probability[0] == pytest.approx(share, abs=0.06)


def test_a_line_has_the_same_verdict_from_both_ends_and_on_a_turned_table() -> None:
    luck = random.Random("both ends")
    for _ in range(25):
        pieces = scenes.pieces(luck, 4, False, AREA, 4.0)
        lines = [
            (scenes.place(luck, False, AREA), scenes.place(luck, False, AREA)) for _ in "12345"
        ]
        a, b = (np.array(ends) for ends in zip(*lines, strict=True))
        errors = Error(0.3, 0.0, 0.1), Error(0.1)
        there = sees(Terrain.of(WIDE, pieces), a, b, 0.5, 1.0, None, *errors)
        back = sees(Terrain.of(WIDE, pieces), b, a, 1.0, 0.5, None, *errors[::-1])
        assert (there.probability == back.probability).all()
        motion = random_motion(luck)
        turned = Terrain.of(WIDE, [motion.piece(piece) for piece in pieces])
        if motion.flip == 1:
            ends = [np.array([motion.place(*place) for place in places]) for places in (a, b)]
            moved = sees(turned, *ends, 0.5, 1.0, None, *errors)
            assert moved.probability == pytest.approx(there.probability, abs=1 / 128)
            assert moved.margin == pytest.approx(there.margin, abs=1e-6)


def test_no_verdict_depends_on_how_the_table_is_turned() -> None:
    luck = random.Random("turned verdicts")
    for _ in range(25):
        pieces = scenes.pieces(luck, 4, False, AREA, 4.0)
        a, b = ([hull(luck) for _ in range(4)] for _ in "ab")  # a disc has no heading to turn
        motion = Motion(1, luck.uniform(0, 360), (400.0, 400.0))
        answers = [
            verdicts(
                Terrain.of(WIDE, [move.piece(piece) for piece in pieces]),
                *(Shapes.of([move.shape(shape) for shape in shapes]) for shapes in (a, b)),
            )
            for move in (motion, Motion(1, 0.0, (400.0, 400.0)))
        ]
        for here, there in zip(*answers, strict=True):
            assert here.probability == pytest.approx(there.probability, abs=1 / 64)


def hull(luck: random.Random) -> Hull:
    return Hull(*scenes.place(luck, False, AREA), luck.uniform(0, 360), 3, 1.5)


def verdicts(terrain: Terrain, a: Shapes, b: Shapes) -> list[Verdicts]:
    return [
        within(a, b, 6.0, LOOSE, LOOSE),
        in_arc(a, 45, b, Part.ANY, 0.0, LOOSE, LOOSE),
        strikes(a, b, Side.SIDE, Corner.HULL, LOOSE, LOOSE),
        bears_between(a, b, 30, 60, LOOSE, LOOSE),
        exposed(terrain, a, b, 0.5, Eyes.CENTRE, 0.5, 0.5, None, LOOSE, LOOSE),
    ]


def test_a_range_has_the_same_verdict_from_both_ends() -> None:
    luck = random.Random("ranges")
    a, b = (Shapes.of([scenes.target(luck, False, AREA) for _ in range(8)]) for _ in "ab")
    for limit in (2.0, 6.0):
        there, back = within(a, b, limit, LOOSE, TIGHT), within(b, a, limit, TIGHT, LOOSE)
        assert there.probability == pytest.approx(back.probability.T, abs=1 / 256)


def test_a_line_in_a_closed_crack_is_deep_in_the_wall() -> None:
    walls = Terrain.of(BOARD, [box("west", 10, 10, 15, 11), box("east", 15, 10, 20, 11)])
    found = sees(walls, (15, 5), (15, 20), start_error=LOOSE, end_error=LOOSE)
    assert found.margin[0] == pytest.approx(-5)
    assert found.answer[0] == Answer.NO


def test_room_beside_a_low_wall_counts_only_where_the_line_is_low() -> None:
    low = Terrain.of(BOARD, [box("low", 30, 20, 31, 30, height=0.5)])
    assert sees(low, (0, 24), (40, 24), 0.0, 2.0).margin[0] == pytest.approx(20)
    assert sees(low, (0, 24), (40, 24), 0.0, 2.0).answer[0] == Answer.YES
    assert sees(low, (0, 24), (40, 24), 0.0, 0.4).answer[0] == Answer.NO


def test_every_verdict_without_error_is_the_plain_answer() -> None:
    terrain = Terrain.of(
        BOARD, [box("wall", 20, 10, 21, 24), box("lane", 0, 30, 72, 33, "road", 0)]
    )
    gun, tank = Shapes.of([Hull(5, 24, 0, 4, 2)]), Shapes.of([Hull(40, 24, 0, 3, 1.5)])
    apart = distances(gun, tank).inches[0, 0]
    assert within(gun, tank, apart).answer[0, 0] == Answer.YES
    assert within(gun, tank, apart - 0.001).answer[0, 0] == Answer.NO
    assert in_arc(gun, 45, tank).answer[0, 0] == arcs((5, 24), 0, 45, tank).within[0, 0]
    share = exposure(terrain, (5, 24), tank).share[0, 0]
    assert exposed(terrain, gun, tank, share).answer[0, 0] == Answer.YES
    assert exposed(terrain, gun, tank, share + 0.001).answer[0, 0] == Answer.NO
    assert sees(terrain, (5, 24), (40, 24)).answer[0] == Answer.YES
    move = travel(terrain, [(5, 24), (12, 24)], {"road": Cost()}, 7)
    assert arrives(move, EXACT).answer == Answer.YES
    assert arrives(move, LOOSE).answer == Answer.TOO_CLOSE
    assert rides_one_road(terrain, "road", (5, 31), (50, 30.05)).answer == Answer.YES
    near_edge = rides_one_road(terrain, "road", (5, 31), (50, 30.05), error=LOOSE)
    assert near_edge.answer == Answer.TOO_CLOSE
    met = contacts(terrain, sweep(gun, [(5, 24), (17.95, 24)], 0), terrain.of_kind("wall"))
    assert keeps_clear(met).answer.tolist() == [Answer.YES, Answer.YES]
    assert keeps_clear(met, LOOSE).answer.tolist() == [Answer.TOO_CLOSE, Answer.YES]
    assert 0.5 < SURE < 1


@pytest.mark.parametrize(
    "wall, answer",
    [(0.4, Answer.YES), (0.69, Answer.TOO_CLOSE), (0.7, Answer.TOO_CLOSE), (0.9, Answer.NO)],
)
def test_a_wall_as_high_as_the_hull_right_before_it_is_too_close_to_call(wall, answer) -> None:
    """The hull's top is at 0.7 inch, and heights are known to 0.05."""
    terrain = Terrain.of(BOARD, [box("wall", 37.9, 20, 38.4, 28, height=wall)])
    gun, tank = Shapes.of([Hull(5, 24, 0, 4, 2)]), Shapes.of([Hull(40, 24, 0, 3, 1.5)])
    up = Error(height=0.05)
    found = exposed(terrain, gun, tank, 0.25, Eyes.CENTRE, 0.75, 0.7, None, up, up)
    assert found.answer[0, 0] == answer
    line = sees(terrain, (5, 24), (38.5, 24), 0.75, 0.7, None, up, up)
    assert line.answer[0] == answer
    back = sees(terrain, (38.5, 24), (5, 24), 0.7, 0.75, None, up, up)
    assert back.probability[0] == line.probability[0]
