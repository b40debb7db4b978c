"""What is told at a glance is what a look at the target says, and most targets are told so."""

import random

import numpy as np
import pytest

from geometry import Board, Glance, Hull, Piece, SeenShare, Shapes, Sight, Terrain, glance
from geometry import pair_exposure as exposed
from tests.geometry import scenes

AREA = (1, 1, 70, 46)


def glanced(luck: random.Random, count: int, targets: int, size: float) -> dict[int, int]:
    """How often each is told; it agrees with the exposure by either share."""
    lattice = luck.random() < 0.5
    terrain = Terrain.of(scenes.BOARD, scenes.pieces(luck, count, lattice, AREA, size))
    eye, low = scenes.place(luck, lattice, AREA), luck.choice(scenes.LOOKS)
    looks = luck.choice((scenes.LOOKS, (luck.choice(scenes.LOOKS),)))  # hills, or a flat table
    tops = np.array([luck.choice(looks) for _ in range(targets)])
    shapes = Shapes.of(scenes.target(luck, lattice, AREA) for _ in range(targets))
    told = glance(terrain, eye, shapes, low, tops)
    eyes, heights = np.broadcast_to(eye, (targets, 2)), np.full(targets, low)
    for measure in SeenShare:
        share = exposed(terrain, eyes, shapes, heights, tops, seen_share=measure).share
        story = (eye, low, terrain.pieces)
        for k in np.flatnonzero((told == Glance.HIDDEN) & (share > 0)):
            raise AssertionError(("hidden", share[k], shapes.centre[k], tops[k], story))
        for k in np.flatnonzero((told == Glance.WHOLE) & (share < 1)):
            raise AssertionError(("whole", share[k], shapes.centre[k], tops[k], story))
    return {each: int((told == each).sum()) for each in Glance}


def many(luck: random.Random, tables: int, targets: int) -> None:
    total = dict.fromkeys(Glance, 0)
    for _ in range(tables):
        count = luck.choice((0, 1, 3, 6, 20, 60))
        for each, found in glanced(luck, count, targets, luck.choice((2, 6))).items():
            total[each] += found
    assert total[Glance.HIDDEN] > 0.02 * tables * targets
    assert total[Glance.WHOLE] > 0.5 * tables * targets


def test_a_glance_says_what_a_look_says():
    many(random.Random("glances"), 60, 100)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_many_glances_say_what_looks_say(seed):
    many(random.Random(f"many glances {seed}"), 400, 200)


def table(*pieces: Piece) -> Terrain:
    return Terrain.of(Board(36, 24), pieces)


def told(terrain: Terrain, eye, x: float, y: float, low: float = 1.0, top: float = 1.0) -> Glance:
    target = Shapes.of([Hull(x, y, heading=0, length=4, width=2)])
    return Glance(glance(terrain, eye, target, low, top)[0])


def block(x: float, y: float, wide: float, deep: float, height: float) -> Piece:
    ring = ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))
    return Piece(f"block {x} {y}", ring, "building", Sight.BLOCKING, height)


def test_two_pieces_with_a_hair_between_them_leave_a_doubt():
    shut = table(block(10, 4, 1, 8, 2), block(10, 12, 1, 8, 2))
    ajar = table(block(10, 4, 1, 8, 2), block(10, 12.002, 1, 8, 2))
    assert told(shut, (4, 12), 24, 12) == Glance.HIDDEN
    assert told(ajar, (4, 12), 24, 12) == Glance.DOUBTFUL


def test_a_piece_that_one_end_overlooks_leaves_a_doubt():
    low = table(block(10, 4, 1, 16, 1))
    assert told(low, (4, 12), 24, 12, low=2, top=0.5) == Glance.DOUBTFUL
    assert told(low, (4, 12), 24, 12, low=0.9, top=0.5) == Glance.HIDDEN
    assert told(low, (4, 12), 24, 12, low=1, top=1) == Glance.WHOLE


def test_an_eye_within_the_target_or_at_a_piece_leaves_a_doubt():
    house = table(block(10, 10, 4, 4, 2))
    assert told(house, (24, 12), 24, 12) == Glance.DOUBTFUL
    assert told(house, (14, 12), 24, 12) == Glance.DOUBTFUL
    assert told(house, (14.001, 12), 24, 12) == Glance.WHOLE


def test_of_no_targets_nothing_is_told():
    assert glance(table(), (4, 12), Shapes.of([])).tolist() == []
