"""Unions of pieces, with their boundary as edges and with the seams between them closed."""

from dataclasses import dataclass
from functools import cached_property
from typing import Self

import numpy as np
import numpy.typing as npt
import shapely

from geometry.units import GRAZE, Bools, Floats, dot, left_of, length

SEAM = 0.002
"""Inches. Pieces of ground this close are one: corners rounded to thousandths of an inch leave
gaps of up to 0.0015 between pieces that were drawn touching."""


@dataclass(frozen=True, eq=False)
class Solid:
    """A union of pieces: the prepared geometry and its boundary, interior on the left."""

    shape: shapely.Geometry
    start: Floats
    end: Floats
    normal: Floats  # of each edge: the unit normal to its left
    level: Floats  # of each edge: its line is dot(normal, point) == level
    low: Floats  # corners of the bounding box; the origin if it is empty
    high: Floats

    @classmethod
    def of(cls, shape: shapely.Geometry) -> Self:
        """The geometry with its boundary as edges."""
        turned = shapely.orient_polygons(shape)
        rings = shapely.get_rings(shapely.get_parts(turned))
        at, ring = shapely.get_coordinates(rings, return_index=True)
        same = ring[1:] == ring[:-1]
        shapely.prepare(shape)
        low, high = at.min(axis=0, initial=np.inf), at.max(axis=0, initial=-np.inf)
        if len(at) == 0:
            low = high = np.zeros(2)
        start, end = at[:-1][same], at[1:][same]
        normal = left_of(end - start)
        normal /= np.maximum(length(normal), GRAZE)[:, None]
        return cls(shape, start, end, normal, dot(normal, start), low, high)

    @cached_property
    def boundary(self) -> shapely.Geometry:
        """The boundary as lines, prepared."""
        lines = shapely.boundary(self.shape)
        shapely.prepare(lines)
        return lines

    def contains(self, places: Floats) -> Bools:
        """(point,): whether the point is inside; within GRAZE of the boundary is not."""
        x, y = places[:, 0], places[:, 1]
        inside = np.asarray(shapely.contains_xy(self.shape, x, y))
        k = np.flatnonzero(inside)
        inside[k] = ~shapely.dwithin(self.boundary, shapely.points(places[k]), GRAZE)
        return inside


def without_seams(polygons: npt.NDArray[np.object_]) -> shapely.Geometry:
    """The union of the polygons, with gaps of up to SEAM inches between them closed.

    A morphological closing: buffered outwards and back, with mitred joins, so that corners keep
    their place to rounding. Polygons that are all apart are united exactly.
    """
    union = shapely.union_all(polygons)
    pairs = shapely.STRtree(polygons).query(polygons, predicate="dwithin", distance=SEAM)
    if len(pairs[0]) == len(polygons):  # each is near itself alone
        return union
    return _mitred(_mitred(union, SEAM / 2), -SEAM / 2)


def _mitred(shape: shapely.Geometry, inches: float) -> shapely.Geometry:
    return shapely.buffer(shape, inches, join_style="mitre", mitre_limit=1000.0)
