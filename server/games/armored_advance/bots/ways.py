"""How far it is on foot or by road, around what bars the way: a coarse map of the board.

One cell is one inch. It guides a bot's next step and nothing more: the rules measure the way.
"""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import shapely

from server.games.armored_advance.ground.layout import BARS_INFANTRY, BARS_VEHICLES
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import BoardPlan
from server.games.armored_advance.state import State

Cells = npt.NDArray[np.bool_]
Inches = npt.NDArray[np.float64]
DIAGONAL = 2**0.5
SPARE = 0.1  # inches beside a hull


def board_of(s: State) -> BoardPlan:
    assert s.options.board is not None, "only a board has places"
    return s.options.board


def inches_between(one: Place, two: Place) -> float:
    return math.hypot(two.x - one.x, two.y - one.y) / INCH


@lru_cache(maxsize=32)
def open_cells(plan: BoardPlan, wide: float, *, infantry: bool) -> Cells:
    """(x, y) whether something so wide passes through the middle of the cell."""
    across, down = plan.width // INCH, plan.depth // INCH
    kinds = BARS_INFANTRY if infantry else BARS_VEHICLES
    solid = [
        shapely.Polygon([(x / INCH, y / INCH) for x, y in piece.outline])
        for piece in plan.pieces
        if piece.kind in kinds
    ]
    xs, ys = np.meshgrid(np.arange(across) + 0.5, np.arange(down) + 0.5, indexing="ij")
    room = np.minimum.reduce([xs, ys, across - xs, down - ys])
    if solid:
        away = shapely.distance(shapely.union_all(solid), shapely.points(xs, ys))
        room = np.minimum(room, away)
    return np.asarray(room >= wide / 2 + SPARE)


@lru_cache(maxsize=32)
def open_places(plan: BoardPlan, wide: float, *, infantry: bool) -> tuple[Place, ...]:
    """The middles of those cells."""
    found = np.argwhere(open_cells(plan, wide, infantry=infantry)).tolist()
    return tuple(Place(x * INCH + INCH // 2, y * INCH + INCH // 2) for x, y in found)


def cell(plan: BoardPlan, at: Place) -> tuple[int, int]:
    across, down = plan.width // INCH, plan.depth // INCH
    return min(at.x // INCH, across - 1), min(at.y // INCH, down - 1)


@lru_cache(maxsize=64)  # the enemy stands still while a side moves
def ways(plan: BoardPlan, wide: float, goals: tuple[Place, ...], *, infantry: bool) -> Inches:
    """(x, y) inches to the nearest goal; infinite where there is no way."""
    free = open_cells(plan, wide, infantry=infantry)
    found = np.full(free.shape, np.inf)
    for goal in goals:
        found[cell(plan, goal)] = 0.0
    while True:
        nearer = np.where(free, np.minimum(found, _from_beside(found)), found)
        if np.array_equal(nearer, found):
            return found
        found = nearer


def _from_beside(found: Inches) -> Inches:
    """What each cell would be reached at over the best of its eight neighbours."""
    across, down = found.shape
    edge = np.pad(found, 1, constant_values=np.inf)
    steps = [(i, j) for i in (0, 1, 2) for j in (0, 1, 2) if (i, j) != (1, 1)]
    return np.asarray(
        np.minimum.reduce(
            [
                edge[i : i + across, j : j + down] + (DIAGONAL if i != 1 and j != 1 else 1.0)
                for i, j in steps
            ]
        )
    )


def inches_from(plan: BoardPlan, found: Inches, at: Place) -> float:
    """The way from a place: by its own cell, or by the best beside it where that one is closed."""
    x, y = cell(plan, at)
    if np.isfinite(found[x, y]):
        return float(found[x, y])
    return float(found[max(0, x - 1) : x + 2, max(0, y - 1) : y + 2].min()) + 1.0


def along(plan: BoardPlan, found: Inches, at: Place, inches: float) -> list[Place]:
    """Cells on the way to the goal, the farthest first, no farther than so many inches."""
    x, y = cell(plan, at)
    path: list[Place] = []
    for _ in range(int(inches)):
        left, top = max(0, x - 1), max(0, y - 1)
        near = found[left : x + 2, top : y + 2]
        if not np.isfinite(near.min()) or near.min() >= found[x, y]:
            break
        i, j = np.unravel_index(int(near.argmin()), near.shape)
        x, y = left + int(i), top + int(j)
        path.append(Place(x * INCH + INCH // 2, y * INCH + INCH // 2))
    return path[::-1]
