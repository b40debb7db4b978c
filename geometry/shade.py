"""What pieces hide that a sloping line of sight is below for a part of the way only.

In the direction of each point, a convex part hides it if the part of the line inside the piece
overlaps the part of the line that is below its top. Points are sorted by direction, so that each
part is held against the points in its own directions alone.
"""

from dataclasses import dataclass
from typing import Self

import numpy as np
import shapely

from geometry.nearest import HALF_TURN, compass
from geometry.rings import Rings
from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, Ints, dot, left_of, length

TURN = 2 * HALF_TURN
NEARLY = 1e-6  # pseudo-angle and inches: what is closer to a limit is doubtful
FAR = 1e5  # inches: beyond every place


@dataclass(frozen=True, eq=False)
class Shade:
    """Convex parts as seen from the eye, with the window of the line that is below each."""

    rings: Rings  # relative to the eye
    begin: Floats  # (part,) fractions of the line from the eye to a point
    stop: Floats
    first: Floats  # (range,) pseudo-angles between which a part is seen
    last: Floats
    part: Ints  # (range,) the part; one that is seen across the branch cut has two ranges

    @classmethod
    def of(cls, terrain: Terrain, eye: Floats, pieces: Bools, begin: Floats, stop: Floats) -> Self:
        """The shade of the chosen pieces; windows are given for all pieces."""
        part = np.flatnonzero(pieces[terrain.parts.owner])
        rings = terrain.parts.taken(part, eye)
        owner = terrain.parts.owner[part]
        first, last, seen = _ranges(rings)
        return cls(rings, begin[owner], stop[owner], first, last, seen)

    def hides(self, offset: Floats) -> tuple[Bools, Bools]:
        """(point,): whether each point, relative to the eye, is hidden; whether that is doubtful.

        Doubtful points are on the edge of a shade or nearly so.
        """
        hidden, doubtful = np.zeros((2, len(offset)), dtype=np.bool_)
        angle = compass(offset)
        order = np.argsort(angle)
        point, part, near = self._candidates(angle[order])
        point = order[point]
        size = np.maximum(length(offset), GRAZE)[point]
        begin, stop, along_edge = self._spans(offset[point] / size[:, None], part)
        inches = np.minimum(stop, size * self.stop[part])
        inches -= np.maximum(begin, size * self.begin[part])
        unsure = (np.abs(inches) <= NEARLY) | (near & (inches > 0)) | along_edge
        doubtful[point[unsure]] = True
        hidden[point[(inches > 0) & ~unsure]] = True
        return hidden, doubtful & ~hidden

    def _candidates(self, angle: Floats) -> tuple[Ints, Ints, Bools]:
        """Pairs (point, part) of sorted angles in a part's range; whether near the range's ends."""
        low = np.searchsorted(angle, self.first - NEARLY)
        count = np.searchsorted(angle, self.last + NEARLY, side="right") - low
        row = np.repeat(np.arange(len(low)), count)
        point = np.arange(len(row)) + np.repeat(low - (np.cumsum(count) - count), count)
        at = angle[point]
        near = (at <= self.first[row] + NEARLY) | (at >= self.last[row] - NEARLY)
        return point, self.part[row], near

    def _spans(self, unit: Floats, part: Ints) -> tuple[Floats, Floats, Bools]:
        """Of each pair: the inches along the ray to entry and exit of the part, (inf, -inf) if it
        misses it; and whether the ray runs along an edge.
        """
        enters, leaves = np.empty((2, len(part)))
        along = np.empty(len(part), dtype=np.bool_)
        unit_x, unit_y = unit.T
        for rows, x, y in self.rings.padded(part):
            way = x * unit_x[rows]
            way += y * unit_y[rows]
            y *= unit_x[rows]
            y -= x * unit_y[rows]  # now how far each corner is to the left of the ray
            left, close = y > 0, np.abs(y) <= NEARLY
            hit = left[:-1] != left[1:]
            share = y[:-1] / np.where(hit, y[:-1] - y[1:], 1.0)
            at = way[:-1] + (way[1:] - way[:-1]) * share
            enters[rows] = np.where(hit, at, np.inf).min(axis=0)
            leaves[rows] = np.where(hit, at, -np.inf).max(axis=0)
            along[rows] = (close[:-1] & close[1:]).any(axis=0)
        return enters, leaves, along

    def polygon(self, eye: Floats) -> shapely.Geometry:
        """All that is hidden, as far as FAR inches."""
        count = len(self.begin)
        row, corner, _, _ = self.rings.corners_of(np.arange(count))
        at = self.rings.start[corner]
        nearest = np.full(count, np.inf)
        np.minimum.at(nearest, row, length(at))
        most = FAR / np.maximum(nearest, 1e-3)
        near = 1.0 / self.stop
        far = np.minimum(1.0 / np.maximum(self.begin, 1e-9), np.maximum(most, near))
        dots = np.concatenate([eye + at * near[row][:, None], eye + at * far[row][:, None]])
        of = np.concatenate([row, row])
        order = np.argsort(of, kind="stable")
        hulls = shapely.convex_hull(shapely.multipoints(dots[order], indices=of[order]))
        return shapely.union_all(hulls)


def _ranges(rings: Rings) -> tuple[Floats, Floats, Ints]:
    """The ranges of directions (first, last, ring) in which the origin sees each convex ring.

    A ring that contains the origin, or touches it, is looked at in all directions.
    """
    every = np.arange(len(rings.count))
    row, corner, _, begin = rings.corners_of(every)
    if len(row) == 0:
        return np.empty(0), np.empty(0), every
    angle = compass(rings.start[corner])
    first, last = np.minimum.reduceat(angle, begin), np.maximum.reduceat(angle, begin)
    wraps = last - first > HALF_TURN
    ahead = np.where(angle < 0, angle + TURN, angle)
    first = np.where(wraps, np.minimum.reduceat(ahead, begin), first)
    last = np.where(wraps, np.maximum.reduceat(ahead, begin), last)
    normal = left_of(rings.end - rings.start)
    level = (dot(normal, rings.start) / length(normal))[corner]
    around = np.maximum.reduceat(level, begin) <= NEARLY  # the origin is in it or close to it
    around |= last - first > HALF_TURN - NEARLY
    first, last = np.where(around, -HALF_TURN, first), np.where(around, HALF_TURN, last)
    over = np.flatnonzero(last > HALF_TURN)
    return (
        np.concatenate([first, np.full(len(over), -HALF_TURN)]),
        np.concatenate([np.minimum(last, HALF_TURN), last[over] - TURN]),
        np.concatenate([every, over]),
    )
