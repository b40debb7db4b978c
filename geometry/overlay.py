"""Whole-table overlays: for every cell of a grid, visibility and range band."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from geometry.fan import fan
from geometry.shapes import Shapes
from geometry.terrain import Board, Terrain
from geometry.units import (
    GRAZE,
    Bools,
    Floats,
    Ints,
    cross,
    dot,
    heights,
    length,
    mask,
    number,
    numbers,
    points,
)

FINEST = 0.05
MOST_CELLS = 4_000_000


@dataclass(frozen=True, eq=False)
class Overlay:
    """A grid of cells; the cell in row r and column c has its centre at (x[c], y[r])."""

    x: Floats
    y: Floats
    seen_by: Ints  # (rows, columns) number of eyes that see the cell's centre
    band: Ints  # (rows, columns) nearest range band among the eyes that see it, -1 if none does

    @property
    def visible(self) -> Bools:
        """(rows, columns): cells that at least one eye sees.

        >>> overlay(Terrain.of(Board(3, 2), []), (1, 1)).visible.tolist()
        [[True, True, True], [True, True, True]]
        """
        return self.seen_by > 0


def overlay(
    terrain: Terrain,
    eyes: npt.ArrayLike,
    eye_height: npt.ArrayLike = 0.0,
    top: float = 0.0,
    cell: float = 1.0,
    bands: Sequence[float] = (),
    shooters: Shapes | None = None,
    ignore: npt.ArrayLike | None = None,
) -> Overlay:
    """What one or more eyes see of the table, at the height `top`.

    `bands` are increasing limits in inches: a cell beyond k of them is in band k, limits
    included. Ranges are measured from the edges of `shooters` (one for each eye) if given, else
    from the eyes. `ignore` is a mask that broadcasts to (eye, piece).

    >>> wall = Piece("wall", ((3, 0), (4, 0), (4, 1), (3, 1)), "wall", Sight.BLOCKING)
    >>> shown = overlay(Terrain.of(Board(6, 2), [wall]), (0.5, 0.5), bands=(2, 4))
    >>> shown.band.tolist()
    [[0, 0, 0, -1, -1, -1], [0, 0, 1, 1, 2, 2]]
    """
    places = points("eyes", eyes)
    limits = numbers("bands", bands)
    if limits.ndim != 1 or (np.diff(limits) <= 0).any():
        raise ValueError("bands: the limits must rise")
    if shooters is not None and len(shooters) != len(places):
        raise ValueError(f"{len(places)} eyes but {len(shooters)} shooters")
    skip = mask("ignore", False if ignore is None else ignore, (len(places), len(terrain)))
    x, y, cells = _cells(terrain.board, number("cell", cell, FINEST))
    seen_by = np.zeros(len(cells), dtype=np.int64)
    nearest = np.full(len(cells), np.inf)
    high = heights("eye height", eye_height, len(places))
    for k, place in enumerate(places):
        seen = fan(terrain, place, float(high[k]), top, skip[k]).sees(cells)
        seen_by += seen
        away = length(cells - place) if shooters is None else _from_edge(shooters, k, cells)
        np.minimum(nearest, away, out=nearest, where=seen)
    band = np.where(seen_by > 0, 0, -1)
    for limit in limits:
        band += (nearest > limit + GRAZE) & (seen_by > 0)
    grid = (len(y), len(x))
    return Overlay(x, y, seen_by.reshape(grid), band.reshape(grid))


@lru_cache(maxsize=8)
def _cells(board: Board, cell: float) -> tuple[Floats, Floats, Floats]:
    """Columns, rows and the centres of all cells; cached and read-only."""
    if board.width * board.depth / cell**2 > MOST_CELLS:
        raise ValueError(f"cell: {cell:g} inches make more than {MOST_CELLS:,} cells")
    x, y = np.arange(cell / 2, board.width, cell), np.arange(cell / 2, board.depth, cell)
    cells = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    for column in (x, y, cells):
        column.flags.writeable = False
    return x, y, cells


def _from_edge(shooters: Shapes, k: int, cells: Floats) -> Floats:
    """Inches from the edge of shooter k; 0 inside it."""
    front, offset = shooters.front[k], cells - shooters.centre[k]
    forward = np.maximum(0.0, np.abs(dot(front, offset)) - shooters.half[k, 0])
    left = np.maximum(0.0, np.abs(cross(front, offset)) - shooters.half[k, 1])
    return np.asarray(np.maximum(0.0, np.hypot(forward, left) - shooters.radius[k]))
