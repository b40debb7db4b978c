"""Fans and overlays: the same verdicts as single lines, cell by cell."""

import random
from fractions import Fraction

import numpy as np
import pytest
import shapely

from geometry import Board, Hull, Piece, Shapes, Sight, Terrain, fan, overlay, sightlines
from geometry import nearest as nearest_module
from tests.geometry import oracle, scenes

AREA = (1, 1, 70, 46)


def compare_with_lines(luck: random.Random, count: int, places: int) -> None:
    lattice = luck.random() < 0.5
    terrain = Terrain.of(scenes.BOARD, scenes.pieces(luck, count, lattice, AREA, 6))
    eye = scenes.place(luck, lattice, AREA)
    low, high = luck.choice(scenes.LOOKS), luck.choice(scenes.LOOKS)
    at = np.array([scenes.place(luck, lattice, AREA) for _ in range(places)])
    shown = fan(terrain, eye, low, high)
    lines = sightlines(terrain, np.broadcast_to(eye, at.shape), at, low, high)
    story = (eye, low, high, terrain.pieces)
    seen = shown.sees(at)
    for k in np.flatnonzero(seen != lines.free):
        assert grazes(eye, low, at[k], high, terrain), (at[k], story)
    at_a_distance = (at != eye).any(axis=1)
    near = shapely.intersects_xy(shown.polygon.buffer(1e-7), at[:, 0], at[:, 1])
    for k in np.flatnonzero(seen & ~near & at_a_distance):  # a single point between two shades
        assert grazes(eye, low, at[k], high, terrain), (at[k], story)
    deep = shapely.contains_xy(shown.polygon.buffer(-1e-7), at[:, 0], at[:, 1])
    assert (deep <= seen).all(), story


@pytest.mark.parametrize("few", [0, nearest_module.FEW])
def test_a_fan_sees_what_single_lines_see(few, monkeypatch) -> None:
    monkeypatch.setattr(nearest_module, "FEW", few)  # both ways of finding the nearest edge
    luck = random.Random(f"fans {few}")
    for _ in range(40):
        compare_with_lines(luck, luck.choice((0, 1, 3, 6, 20)), 200)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_many_fans_see_what_single_lines_see(seed) -> None:
    luck = random.Random(f"many fans {seed}")
    for _ in range(300):
        compare_with_lines(luck, luck.choice((0, 1, 3, 6, 20, 60)), 300)


def grazes(eye, low: float, place, high: float, terrain: Terrain) -> bool:
    """Whether the oracle holds the line to be within the grazing tolerance."""
    hard = [
        oracle.Block.of(piece.outline, piece.height)
        for piece, blocks in zip(terrain.pieces, terrain.blocking, strict=True)
        if blocks
    ]
    ends = oracle.on_grid(tuple(eye)), oracle.on_grid(tuple(place))
    return oracle.grazes(ends[0], Fraction(low), ends[1], Fraction(high), hard)


def wall_table() -> Terrain:
    outline = ((30, 10), (31, 10), (31, 38), (30, 38))
    return Terrain.of(Board(72, 48), [Piece("wall", outline, "wall", Sight.BLOCKING, 1.0)])


def test_the_area_of_a_fan_is_what_a_wall_leaves() -> None:
    shown = fan(wall_table(), (0, 24)).polygon
    shadow = shapely.Polygon([(30, 10), (31, 10), (31, 38), (30, 38)])
    behind = shapely.Polygon([(30, 10), (30, 38), (72, 24 + 14 * 72 / 30), (72, 24 - 14 * 72 / 30)])
    board = shapely.box(0, 0, 72, 48)
    assert shown.area == pytest.approx(board.difference(shadow.union(behind)).area)


def test_a_fan_from_inside_a_blocker_is_empty() -> None:
    shown = fan(wall_table(), (30.5, 24))
    assert shown.polygon.is_empty
    assert not shown.sees([(1, 1), (60, 24)]).any()
    through = fan(wall_table(), (30.5, 24), ignore=[True])
    assert through.polygon.area == pytest.approx(72 * 48)


def test_a_low_wall_casts_a_shadow_that_ends() -> None:
    """Eye at 2, wall at 1, targets at 0.5: sight is below the wall for the last third only."""
    shown = fan(wall_table(), (0, 24), 2.0, 0.5)
    assert shown.sees([(32, 24), (45, 24), (46.4, 24), (46.6, 24), (60, 24)]).tolist() == [
        False,
        False,
        False,
        True,
        True,
    ]


def test_an_overlay_counts_eyes_and_bands() -> None:
    eyes = [(10.5, 24.5), (60.5, 24.5)]
    found = overlay(wall_table(), eyes, cell=1.0, bands=(6, 12))
    assert found.seen_by.shape == (48, 72)
    row, column = 24, 10
    assert (found.x[column], found.y[row]) == (10.5, 24.5)
    assert found.band[row, 16] == 0 and found.band[row, 17] == 1  # on a limit is nearer
    assert found.band[row, 22] == 1 and found.band[row, 23] == 2
    assert found.seen_by[row, 16] == 1 and found.seen_by[0, 36] == 2
    assert found.band[row, 30] == -1 and not found.visible[row, 30]


def test_bands_run_from_the_edge_of_a_shooter() -> None:
    tank = Shapes.of([Hull(10.5, 24.5, 0, 4, 2)])
    found = overlay(wall_table(), tank.centre, cell=1.0, bands=(6,), shooters=tank)
    assert found.band[24, 18] == 0 and found.band[24, 19] == 1
    assert found.band[24 + 7, 10] == 0 and found.band[24 + 8, 10] == 1


@pytest.mark.parametrize("cell, shape", [(1.0, (48, 72)), (0.25, (192, 288))])
def test_an_overlay_says_of_each_cell_what_a_line_to_its_middle_says(cell, shape) -> None:
    luck = random.Random(f"cells {cell}")
    terrain = Terrain.of(scenes.BOARD, scenes.pieces(luck, 12, True, AREA, 5))
    eye = (36.0, 24.0)
    found = overlay(terrain, eye, 0.5, 0.5, cell)
    assert found.visible.shape == shape
    at = np.stack(np.meshgrid(found.x, found.y), axis=-1).reshape(-1, 2)
    lines = sightlines(terrain, np.broadcast_to(eye, at.shape), at, 0.5, 0.5)
    assert (found.visible.ravel() == lines.free).all()
