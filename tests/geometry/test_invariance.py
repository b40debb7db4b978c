"""Turning, mirroring and moving the whole table changes no answer."""

import math
import random
from dataclasses import dataclass, replace

import numpy as np
import pytest

from geometry import (
    Board,
    Disc,
    Eyes,
    Hull,
    Piece,
    Shapes,
    Terrain,
    arcs,
    crossings,
    distances,
    exposure,
    facings,
    fan,
    hull_exposure,
    sightlines,
    sweep,
    travel,
)
from geometry.ground import Cost
from tests.geometry import scenes

WIDE = Board(1000.0, 1000.0)
AREA = (20, 12, 52, 36)


@dataclass(frozen=True)
class Motion:
    """Mirror at the x axis if `flip` is -1, turn by `degrees`, then shift."""

    flip: int
    degrees: float
    shift: tuple[float, float]

    def place(self, x: float, y: float) -> tuple[float, float]:
        turn = math.radians(self.degrees)
        y *= self.flip
        cos, sin = math.cos(turn), math.sin(turn)
        return x * cos - y * sin + self.shift[0], x * sin + y * cos + self.shift[1]

    def shape(self, shape: Hull | Disc) -> Hull | Disc:
        x, y = self.place(shape.x, shape.y)
        if isinstance(shape, Disc):
            return replace(shape, x=x, y=y)
        return replace(shape, x=x, y=y, heading=shape.heading * self.flip + self.degrees)

    def piece(self, piece: Piece) -> Piece:
        return replace(piece, outline=tuple(self.place(*corner) for corner in piece.outline))


HOME = Motion(1, 0.0, (400.0, 400.0))


def random_motion(luck: random.Random) -> Motion:
    shift = (luck.uniform(300, 600), luck.uniform(300, 600))
    return Motion(luck.choice((1, -1)), luck.uniform(0, 360), shift)


def answers(motion: Motion, pieces, eyes, shapes, lows, highs, places) -> dict[str, np.ndarray]:
    """Everything that may not depend on where the table stands."""
    terrain = Terrain.of(WIDE, [motion.piece(piece) for piece in pieces])
    moved = Shapes.of([motion.shape(shape) for shape in shapes])
    eye = np.array([motion.place(*place) for place in eyes])
    at = np.array([motion.place(*place) for place in places])
    seen = exposure(terrain, eye, moved, lows, highs)
    met = crossings(terrain, eye, moved.centre[: len(eye)], lows, highs[: len(eye)])
    line = sightlines(terrain, eye, moved.centre[: len(eye)], lows, highs[: len(eye)])
    side = facings(eye, moved.take(np.flatnonzero(moved.radius == 0)))  # a disc has no front
    best = hull_exposure(terrain, moved, moved, Eyes.CENTRE_AND_CORNERS, highs, highs)
    move = travel(terrain, at[:6], {"wood": Cost(2.0)}, 30.0)
    return {
        "share": seen.share,
        "clear": seen.clear,
        "inside": met.inside,
        "under": met.under,
        "enters": met.enters,
        "free": line.free,
        "apart": distances(moved, moved).inches,
        "arc": np.array([arcs(c, moved.heading[0], 45, moved).off for c in eye[:1]]),
        "off": side.off,
        "side": side.side,
        "best": best.best.share,
        "fan": fan(terrain, eye[0], lows[0], highs[0]).sees(at),
        "spent": np.array([move.spent, move.reach]),
        "swept": np.array([sweep(moved.take([0]), at[:4], moved.heading[0]).area]),
    }


@pytest.mark.parametrize("seed", range(25))
def test_no_answer_depends_on_how_the_table_stands(seed) -> None:
    compare_both_ways(random.Random(f"motion {seed}"))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_no_answer_of_many_depends_on_how_the_table_stands(seed) -> None:
    luck = random.Random(f"many motions {seed}")
    for _ in range(50):
        compare_both_ways(luck)


def compare_both_ways(luck: random.Random) -> None:
    pieces = scenes.pieces(luck, luck.randint(0, 6), False, AREA, 6.0)
    eyes = [scenes.place(luck, False, AREA) for _ in range(4)]
    shapes: list[Hull | Disc] = [Hull(30.0, 20.0, 33.0, 4.5, 2.0)]
    shapes += [scenes.target(luck, False, AREA) for _ in range(5)]
    places = [scenes.place(luck, False, AREA) for _ in range(50)]
    lows = [luck.choice(scenes.LOOKS) for _ in eyes]
    highs = [luck.choice(scenes.LOOKS) for _ in shapes]
    here = answers(HOME, pieces, eyes, shapes, lows, highs, places)
    there = answers(random_motion(luck), pieces, eyes, shapes, lows, highs, places)
    for name, column in here.items():
        assert np.allclose(column, there[name], rtol=0, atol=1e-8), (name, pieces, eyes, shapes)
