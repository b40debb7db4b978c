"""What an eye sees of many targets at a glance: those that it plainly sees whole, or not at all.

A circle around the target is held against the nearest edges in all directions. Most targets lie far
from any edge of sight, and are told so at a fraction of the price of their exposure; the others are
doubtful, and have to be looked at.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Self

import numpy as np
import numpy.typing as npt

from geometry.fan import Sectors, sectors_of
from geometry.nearest import compass, rays_of
from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import Floats, Ints, cross, dot, heights, length, number, one_point

BESIDE = 1e-3  # inches around a target: far more than all rounding
NEARLY = 1e-6  # pseudo-angle


class Glance(IntEnum):
    """What is told of a target."""

    HIDDEN = -1  # no blocking piece leaves any of it to be seen
    DOUBTFUL = 0
    WHOLE = 1  # no blocking piece hides any of it


def glance(
    terrain: Terrain,
    eye: npt.ArrayLike,
    targets: Shapes,
    eye_height: float = 0.0,
    top: npt.ArrayLike = 0.0,
) -> Ints:
    """(target,): the Glance of each at its own height `top`, true of its exposure whatever share
    counts.

    >>> wall = Piece("wall", ((14, 7), (15, 7), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> tanks = Shapes.hulls([(26, 12), (10, 12), (26, 22)], headings=0, lengths=4, widths=2)
    >>> [Glance(found).name for found in glance(terrain, (4, 12), tanks)]
    ['HIDDEN', 'WHOLE', 'DOUBTFUL']
    """
    place, low = one_point("eye", eye), number("eye height", eye_height, 0.0)
    high = heights("top", top, len(targets))
    found = np.zeros(len(targets), dtype=np.int64)
    if len(targets) == 0:
        return found
    circles = _Circles.around(targets, place)
    # A piece that is higher than both ends hides all behind it; one no higher than either, nothing.
    over = terrain.blocking & (terrain.height > max(low, float(high.max())))
    some = terrain.blocking & (terrain.height > min(low, float(high.min())))
    behind = before = _Edges.between(circles, sectors_of(terrain, place, over))
    if not (some == over).all():
        before = _Edges.between(circles, sectors_of(terrain, place, some))
    found[behind.farthest() < circles.nearest] = Glance.HIDDEN
    found[(before.nearest() > circles.farthest) & (circles.nearest > 0)] = Glance.WHOLE
    return found


@dataclass(frozen=True, eq=False)
class _Circles:
    """Circles around targets, as seen from an eye."""

    nearest: Floats  # inches from the eye; below 0 where it is inside
    farthest: Floats
    first: Floats  # pseudo-angles of the two tangents
    last: Floats

    @classmethod
    def around(cls, targets: Shapes, eye: Floats) -> Self:
        x, y = (targets.centre - eye).T
        square = x * x + y * y
        away = np.sqrt(square)
        radius = length(targets.half) + targets.radius + BESIDE
        tangent = np.sqrt(np.maximum(square - radius * radius, 0.0))
        # The offset turned by the angle between it and each tangent, times its length.
        right = np.stack([x * tangent + y * radius, y * tangent - x * radius], axis=-1)
        left = np.stack([x * tangent - y * radius, y * tangent + x * radius], axis=-1)
        return cls(away - radius, away + radius, compass(right), compass(left))


@dataclass(frozen=True, eq=False)
class _Edges:
    """The nearest edges in all directions of each circle."""

    walls: Sectors
    level: Ints  # (circle,) two blocks of 2 ** level sectors that together are its directions
    one: Ints  # (circle,) where they begin
    two: Ints

    @classmethod
    def between(cls, circles: _Circles, walls: Sectors) -> Self:
        cuts, sectors = walls.cuts, len(walls.away)
        first = np.searchsorted(cuts, circles.first - NEARLY, side="right") - 1
        last = np.searchsorted(cuts, circles.last + NEARLY, side="right") - 1
        first[first < 0] += sectors
        last[last < first] += sectors
        level = np.frexp((last - first + 1).astype(np.float64))[1] - 1
        return cls(walls, level, first, last + 1 - np.left_shift(1, level))

    def farthest(self) -> Floats:
        """(circle,): no nearest edge is farther from the eye."""
        if (self.walls.away < 0).any():  # the eye is at a piece
            return np.full(len(self.one), np.inf)
        return self._most(np.where(self.walls.frame, np.inf, self._ends.max(axis=1)))

    def nearest(self) -> Floats:
        """(circle,): no edge is nearer to the eye."""
        walls = self.walls
        if (walls.away < 0).any():
            return np.full(len(self.one), -np.inf)
        first, last = (rays_of(cut).T for cut in (walls.cuts[:-1], walls.cuts[1:]))
        square = (cross(first, walls.normal) >= 0) & (cross(walls.normal, last) >= 0)
        least = np.where(square, walls.away, self._ends.min(axis=1))
        return -self._most(-np.where(walls.frame, np.inf, least))

    @cached_property
    def _ends(self) -> Floats:
        """(sector, 2): inches to the nearest edge at both ends of the sector."""
        walls = self.walls
        rays = np.stack([rays_of(cut).T for cut in (walls.cuts[:-1], walls.cuts[1:])], axis=1)
        along = dot(walls.normal[:, None], rays / length(rays)[..., None])
        # A sector ends where its edge does, so that an edge is never seen along its own line.
        return np.asarray(walls.away[:, None] / np.maximum(along, 1e-12))

    def _most(self, values: Floats) -> Floats:
        """(circle,): the greatest value of all sectors in its directions."""
        table = _greatest(np.concatenate([values, values]), int(self.level.max()))
        return np.maximum(table[self.level, self.one], table[self.level, self.two])


def _greatest(values: Floats, depth: int) -> Floats:
    """(level, k): the greatest of the 2 ** level values from k on, as far as there are any."""
    table = np.empty((depth + 1, len(values)))
    table[0] = values
    for level in range(depth):
        half = 1 << level
        table[level + 1] = table[level]
        np.maximum(table[level, :-half], table[level, half:], out=table[level + 1, :-half])
    return table
