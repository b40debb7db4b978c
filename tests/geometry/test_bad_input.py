"""Bad input is handled by a stated rule or refused with the piece's name; nothing else."""

import math
import random

import numpy as np
import pytest
import shapely

from geometry import (
    Board,
    Cost,
    Disc,
    Error,
    Hull,
    Piece,
    Shapes,
    Side,
    Sight,
    Terrain,
    arcs,
    bears_between,
    contacts,
    cover,
    crossings,
    distances,
    exposed,
    exposure,
    eye_points,
    facings,
    fan,
    front_limit,
    glance,
    ground,
    hull_exposure,
    in_arc,
    judge,
    look,
    on_one_road,
    overlay,
    pair_bearings,
    pair_distances,
    pair_exposure,
    path_length,
    road_depths,
    sees,
    sightlines,
    strikes,
    sweep,
    travel,
    within,
)

BOARD = Board(72, 48)
BOX = ((10.0, 10.0), (14.0, 10.0), (14.0, 12.0), (10.0, 12.0))


def piece(outline, name="the barn", **more) -> Piece:
    return Piece(name, tuple(outline), "building", Sight.BLOCKING, **more)


@pytest.mark.parametrize(
    "outline, complaint",
    [
        pytest.param((), "fewer than three", id="empty"),
        pytest.param(((1, 1),), "fewer than three", id="one-corner"),
        pytest.param(((1, 1), (2, 2)), "fewer than three", id="two-corners"),
        pytest.param(((1, 1), (1, 1), (1, 1), (2, 2)), "fewer than three", id="repeats-only"),
        pytest.param(((1, 1), (2, 2), (3, 3)), "no area", id="on-one-line"),
        pytest.param(((1, 1), (5, 5), (5, 1), (1, 5)), "crosses or touches|no area", id="bow-tie"),
        pytest.param(
            ((1, 1), (9, 1), (9, 9), (5, 1), (1, 9)),
            "crosses or touches itself",
            id="self-touching",
        ),
        pytest.param(
            ((1, 1), (9, 1), (12, 1), (9, 1), (9, 9)), "crosses or touches itself", id="spike"
        ),
        pytest.param(((1, 1), (math.nan, 1), (2, 2)), "infinite or missing", id="nan"),
        pytest.param(((1, 1), (math.inf, 1), (2, 2)), "infinite or missing", id="infinite"),
        pytest.param(((1, 1), (1e9, 1), (2, 2)), "farther out", id="enormous"),
        pytest.param(((1, 1), ("x", 1), (2, 2)), "not a list of numbers", id="words"),
        pytest.param(((1, 1), (2,), (2, 2)), "not a list of numbers", id="half-a-place"),
        pytest.param(((1, 1, 1), (2, 1, 1), (2, 2, 1)), "expected points", id="three-numbers"),
        pytest.param(((80, 1), (90, 1), (90, 9)), "off the board", id="off-board"),
        pytest.param(((1, 1), (9, 1), (9, 1 + 1e-8)), "no area", id="a-hair-wide"),
        pytest.param([(k % 7, k) for k in range(1001)], "more than 1000 corners", id="too-many"),
    ],
)
def test_an_unusable_outline_is_refused_by_name(outline, complaint) -> None:
    with pytest.raises(ValueError, match=f"the barn.*({complaint})"):
        Terrain.of(BOARD, [piece(outline)])


@pytest.mark.parametrize("height", [-1.0, math.nan, -math.inf, "tall", None])
def test_a_height_that_is_none_is_refused_by_name(height) -> None:
    with pytest.raises(ValueError, match="the barn: height"):
        Terrain.of(BOARD, [piece(BOX, height=height)])


@pytest.mark.parametrize("sight", ["blocking", None, 1])
def test_an_unknown_effect_on_sight_is_refused_by_name(sight) -> None:
    with pytest.raises(ValueError, match="the barn: sight"):
        Terrain.of(BOARD, [Piece("the barn", BOX, "building", sight)])


def test_two_pieces_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="the barn: two pieces"):
        Terrain.of(BOARD, [piece(BOX), piece(BOX)])


@pytest.mark.parametrize(
    "outline",
    [
        pytest.param(BOX[::-1], id="clockwise"),
        pytest.param((*BOX, BOX[0]), id="closed"),
        pytest.param((BOX[0], *BOX, BOX[3], BOX[3]), id="repeated-corners"),
        pytest.param((BOX[0], (12.0, 10.0), *BOX[1:]), id="corner-on-a-side"),
    ],
)
def test_the_same_box_told_another_way_gives_the_same_answers(outline) -> None:
    plain, told = (Terrain.of(BOARD, [piece(ring)]) for ring in (BOX, outline))
    tank = Shapes.of([Hull(20, 12, 30, 3, 1.5)])
    eye = [(5.0, 9.5)]
    assert exposure(plain, eye, tank).share == pytest.approx(exposure(told, eye, tank).share)
    assert crossings(plain, eye, tank.centre).inside == pytest.approx(
        crossings(told, eye, tank.centre).inside
    )


def test_overlapping_pieces_hide_once_and_are_crossed_each() -> None:
    twice = Terrain.of(BOARD, [piece(BOX, "a"), piece(BOX, "b")])
    once = Terrain.of(BOARD, [piece(BOX, "a")])
    tank, eye = Shapes.of([Hull(20, 12, 30, 3, 1.5)]), [(5.0, 10.5)]
    assert exposure(twice, eye, tank).share == pytest.approx(exposure(once, eye, tank).share)
    inside = crossings(twice, eye, [(20.0, 10.5)]).inside[0]
    assert inside == pytest.approx([4.0, 4.0])


def test_an_overhanging_piece_blocks_beyond_the_board_too() -> None:
    over = Terrain.of(BOARD, [piece(((-3, 20), (3, 20), (3, 22), (-3, 22)))])
    assert not sightlines(over, (-1, 10), (-1, 30)).free[0]
    assert not fan(over, (1, 10)).sees([(1.0, 30.0)])[0]


def test_an_empty_table_shows_everything() -> None:
    bare = Terrain.of(BOARD, [])
    tank = Shapes.of([Hull(20, 12, 30, 3, 1.5)])
    assert exposure(bare, (5, 5), tank).share[0, 0] == 1
    assert sightlines(bare, (5, 5), (70, 40)).free[0]
    assert fan(bare, (5, 5)).polygon.area == pytest.approx(72 * 48)
    assert overlay(bare, (5, 5)).visible.all()
    assert crossings(bare, (5, 5), (6, 6)).inside.shape == (1, 0)


def test_nothing_asked_is_nothing_answered() -> None:
    terrain = Terrain.of(BOARD, [piece(BOX)])
    none = Shapes.of([])
    one = Shapes.of([Disc(1, 1, 1)])
    assert exposure(terrain, np.empty((0, 2)), one).share.shape == (0, 1)
    assert exposure(terrain, (5, 5), none).share.shape == (1, 0)
    assert distances(none, one).inches.shape == (0, 1)
    assert facings(np.empty((0, 2)), one).side.shape == (0, 1)
    assert sightlines(terrain, [], []).free.shape == (0,)
    assert not overlay(terrain, []).visible.any()


def test_lengths_of_zero_are_harmless() -> None:
    terrain = Terrain.of(BOARD, [piece(BOX)])
    place = (12.0, 11.0)
    assert sightlines(terrain, place, place).free[0]
    assert crossings(terrain, place, place).inside[0, 0] == 0
    assert travel(terrain, [place, place], {"building": Cost(2)}, 0.0).spent == 0
    assert ground(terrain, [place], ["building"]).inches == 0
    tank = Shapes.of([Hull(12, 11, 0, 3, 1.5)])
    assert arcs(place, 90, 45, tank).within[0, 0]
    assert facings(place, tank).off[0, 0] == 0
    assert exposure(terrain, place, tank).share[0, 0] == 1  # an eye in the target sees it


@pytest.mark.parametrize(
    "shape, complaint",
    [
        (Hull(1, 1, 0, 0, 1), "hull 0: length and width"),
        (Hull(1, 1, 0, 3, -1), "hull 0: length and width"),
        (Hull(math.nan, 1, 0, 3, 1), "hull 0: a number is infinite or missing"),
        (Hull(1, 1, math.inf, 3, 1), "hull 0: a number is infinite or missing"),
        (Disc(1, 1, 0), "disc 0: radius"),
        (Disc(1, 1e7, 1), "disc 0: farther out"),
        (Hull(1, 1, 0, 1e-10, 1), "hull 0: length and width"),
        (Hull(1, 1, 0, 3, math.nan), "hull 0: a number is infinite or missing"),
        (Disc(1, 1, 1e-10), "disc 0: radius"),
        (Disc(1, 1, math.nan), "disc 0: a number is infinite or missing"),
    ],
)
def test_a_shape_without_size_or_place_is_refused_by_number(shape, complaint) -> None:
    with pytest.raises(ValueError, match=complaint):
        Shapes.of([shape])


@pytest.mark.parametrize(
    "ask",
    [
        lambda t, s: exposure(t, (math.nan, 1), s),
        lambda t, s: exposure(t, (1, 1), s, eye_height=math.nan),
        lambda t, s: exposure(t, (1, 1), s, top=-1),
        lambda t, s: exposure(t, (1, 1), s, top=[1, 2, 3]),
        lambda t, s: sightlines(t, [(1, 1), (2, 2)], [(3, 3)]),
        lambda t, s: crossings(t, (1, 1), (math.inf, 1)),
        lambda t, s: fan(t, (1, math.nan)),
        lambda t, s: overlay(t, (1, 1), cell=0),
        lambda t, s: overlay(t, (1, 1), bands=(6, 6)),
        lambda t, s: arcs((1, 1), 0, 0, s),
        lambda t, s: arcs((1, 1), math.nan, 45, s),
        lambda t, s: travel(t, [(1, 1), (2, 2)], {}, math.nan),
        lambda t, s: travel(t, [], {}, 1),
        lambda t, s: sweep(s, [(1, 1), (2, math.nan)], 0),
        lambda t, s: look(t, [(1, 1), (2, 2)], s),
        lambda t, s: Cost(per_inch=-1),
        lambda t, s: Error(inches=math.nan),
        lambda t, s: Board(0, 48),
        lambda t, s: t.named("the church"),
        lambda t, s: fan(t, []),
        lambda t, s: fan(t, [(1, 1), (2, 2)]),
        lambda t, s: fan(t, (1, 1), ignore=[True, False]),
        lambda t, s: look(t, [], s),
        lambda t, s: look(t, (1, 1), s, ignore=[True, False, True]),
        lambda t, s: exposure(t, (1, 1), s, ignore=[[[True, False]]]),
        lambda t, s: exposure(t, (1, 1), s, ignore=[0]),
        lambda t, s: exposure(t, (1, 1), s, seen_share="angle"),
        lambda t, s: pair_exposure(t, [(1, 1), (2, 2)], s, 0.0, 0.0),
        lambda t, s: pair_exposure(t, (1, 1), s, 0.0, [1.0, 2.0]),
        lambda t, s: glance(t, (1, 1), s, eye_height=-1.0),
        lambda t, s: glance(t, [(1, 1), (2, 2)], s),
        lambda t, s: pair_distances(s, s.take([0, 0])),
        lambda t, s: pair_bearings([(1, 1), (2, 2)], [0, 0], s),
        lambda t, s: hull_exposure(t, s, s, "centre"),
        lambda t, s: hull_exposure(t, s, s, ignore=np.zeros((3, 3, 1), dtype=bool)),
        lambda t, s: eye_points(s, "corners"),
        lambda t, s: cover(t, (1, 1), s, seen_share=None),
        lambda t, s: exposed(t, s, s, math.nan),
        lambda t, s: exposed(t, s, s, 1.5),
        lambda t, s: exposed(t, s, s, -0.5),
        lambda t, s: exposed(t, s, s, None),
        lambda t, s: exposed(t, s, s, 0.5, shooter_error=0.1),
        lambda t, s: sees(t, (1, 1), (2, 2), ignore=[True, False]),
        lambda t, s: sees(t, [(1, 1)], [(2, 2), (3, 3)]),
        lambda t, s: sightlines(t, (1, 1), (2, 2), ignore=[True, False]),
        lambda t, s: within(s, s, math.nan),
        lambda t, s: within(s, s, -1),
        lambda t, s: within(s, s, "far"),
        lambda t, s: in_arc(s, math.nan, s),
        lambda t, s: in_arc(s, 45, s, turned=math.nan),
        lambda t, s: in_arc(s, 45, s, "any part"),
        lambda t, s: in_arc(s, "wide", s),
        lambda t, s: strikes(s, s, "front"),
        lambda t, s: strikes(s, s, 3),
        lambda t, s: strikes(s, s, Side.FRONT, "quadrant"),
        lambda t, s: bears_between(s, s, math.nan, 60),
        lambda t, s: bears_between(s, s, "a", 60),
        lambda t, s: front_limit(s, None),
        lambda t, s: facings((1, 1), s, "hull"),
        lambda t, s: arcs((1, 1), [0, 1], 45, s),
        lambda t, s: arcs((1, 1), 0, "x", s),
        lambda t, s: overlay(t, (1, 1), cell=math.inf),
        lambda t, s: overlay(t, (1, 1), cell=math.nan),
        lambda t, s: overlay(t, (1, 1), cell="fine"),
        lambda t, s: overlay(t, (1, 1), bands=(6, math.nan)),
        lambda t, s: overlay(t, (1, 1), bands=6),
        lambda t, s: overlay(t, [(1, 1), (2, 2)], ignore=[[True], [False], [True]]),
        lambda t, s: overlay(Terrain.of(Board(9000, 9000), []), (1, 1), cell=0.05),
        lambda t, s: overlay(t, (1, 1), top=[1.0, 2.0]),
        lambda t, s: travel(t, [(1, 1), (2, 2)], {}, "all"),
        lambda t, s: travel(t, [(1, 1), (2, 2)], {"mud": 2}, 1),
        lambda t, s: travel(t, [(1, 1), (2, 2)], ["mud"], 1),
        lambda t, s: ground(t, [(1, 1), (2, 2)], "mud"),
        lambda t, s: ground(t, [(1, 1), (2, 2)], ["mud"]).length_on("bog"),
        lambda t, s: ground(t, [(1, 1), (2, 2)], ["mud"]).at(math.nan),
        lambda t, s: on_one_road(t, "road", [(1, 1), (2, 2)], (3, 3)),
        lambda t, s: on_one_road(t, "road", (1, 1), []),
        lambda t, s: on_one_road(t, "road", (1, 1), (2, 2), gap=math.nan),
        lambda t, s: road_depths(t, "road", (1, 1), gap=-1),
        lambda t, s: path_length([]),
        lambda t, s: sweep(s, [(1, 1), (2, 2)], [0, 1, 2]),
        lambda t, s: sweep(Shapes.of([]), [(1, 1)], 0),
        lambda t, s: sweep(s, [], 0),
        lambda t, s: contacts(t, sweep(s, [(1, 1)], 0), [True, False]),
        lambda t, s: contacts(t, shapely.Polygon(), [True]),
        lambda t, s: contacts(t, None, [True]),
        lambda t, s: judge(math.nan, 0.1),
        lambda t, s: judge(0.1, math.nan),
        lambda t, s: judge(0.1, -1),
        lambda t, s: judge([0.1, 0.2], [0.1, 0.2, 0.3]),
        lambda t, s: Shapes.hulls([(1, 1), (2, 2)], [0, 1, 2], 3, 1),
        lambda t, s: Shapes.discs([(1, 1), (2, 2)], [1, 2, 3]),
        lambda t, s: Shapes.of([None]),
        lambda t, s: Shapes.of([Hull("a", 1, 0, 3, 1)]),
        lambda t, s: Shapes.of([Disc(1, 1, None)]),
        lambda t, s: s.take([1]),
        lambda t, s: s.take(["a"]),
        lambda t, s: s.local([(1, 1), (2, 2)]),
        lambda t, s: t.union([True, False]),
        lambda t, s: t.joined([0]),
        lambda t, s: Terrain.of(BOARD, [None]),
        lambda t, s: Terrain.of(BOARD, [Piece("a", None, "wall")]),
        lambda t, s: Terrain.of(BOARD, [Piece(None, BOX, "wall")]),
        lambda t, s: Terrain.of(BOARD, [Piece("a", BOX, None)]),
        lambda t, s: Cost(per_inch="dear"),
        lambda t, s: Error(inches="some"),
        lambda t, s: Error(height=-1),
        lambda t, s: Board("wide", 48),
    ],
)
def test_senseless_questions_are_refused_in_words(ask) -> None:
    terrain = Terrain.of(BOARD, [piece(BOX)])
    with pytest.raises(ValueError) as told:
        ask(terrain, Shapes.of([Hull(20, 20, 0, 3, 1.5)]))
    for word in ("GEOS", "shapely", "broadcast", "operands", "tuple.index", "index "):
        assert word not in str(told.value)


def test_whatever_the_outline_the_answer_is_a_number_or_a_refusal_by_name() -> None:
    luck = random.Random("outlines")
    kept = 0
    for _ in range(400):
        corners = luck.randint(0, 9)
        outline = tuple((luck.randint(-3, 12), luck.randint(-3, 12)) for _ in range(corners))
        try:
            terrain = Terrain.of(Board(12, 12), [piece(outline, height=luck.choice((0, 1, 2)))])
        except ValueError as no:
            assert str(no).startswith("the barn: ")
            continue
        kept += 1
        tank = Shapes.of([Hull(luck.randint(0, 12), luck.randint(0, 12), 90, 3, 2), Disc(3, 3, 1)])
        eye = (luck.randint(-2, 14), luck.randint(-2, 14))
        seen = exposure(terrain, eye, tank, 1.5, 0.5)
        met = crossings(terrain, np.tile(eye, (2, 1)), tank.centre, 1.5, 0.5)
        shown = overlay(terrain, eye, 1.5, 0.5, 1.0, (3, 6))
        swept = contacts(terrain, sweep(tank.take([0]), [(1, 1), (9, 5)], [0, 45]), True)
        for column in (seen.share, seen.clear, met.inside, met.under, shown.band, swept.margin):
            assert np.isfinite(column).all()
        assert ((seen.share >= 0) & (seen.share <= 1)).all()
    assert kept > 20


def test_a_thousand_pieces_are_one_table() -> None:
    luck = random.Random("crowd")
    pieces = []
    for k in range(1000):
        x, y = luck.uniform(0, 71), luck.uniform(0, 47)
        ring = ((x, y), (x + 0.5, y), (x + 0.5, y + 0.25), (x, y + 0.25))
        pieces.append(piece(ring, f"crate {k}", height=1.0))
    terrain = Terrain.of(BOARD, pieces)
    tanks = Shapes.hulls([(luck.uniform(0, 72), luck.uniform(0, 48)) for _ in range(20)], 0, 3, 1.5)
    share = exposure(terrain, tanks.centre, tanks, 0.5, 0.5).share
    assert np.isfinite(share).all() and (share >= 0).all() and (share <= 1).all()
