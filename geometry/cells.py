"""Cells: a region divided among points, each part nearer to its own point than to any other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist

import shapely
from shapely import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

Corner = tuple[int, int]


def cut_cells(points: Sequence[Corner], region: Sequence[Corner]) -> tuple[tuple[Corner, ...], ...]:
    """The outline of each point's Voronoi cell inside the region, in the order of the points.

    Where the region cuts a cell in pieces, the one that holds the point is its cell.

    >>> cut_cells([(1, 1), (3, 1)], [(0, 0), (4, 0), (4, 2), (0, 2)])
    (((0, 0), (0, 2), (2, 2), (2, 0)), ((2, 0), (2, 2), (4, 2), (4, 0)))
    """
    land = Polygon(region)
    cells = shapely.voronoi_polygons(MultiPoint(points), extend_to=land)
    found = []
    for point in points:
        place = Point(point)
        cell = min(cells.geoms, key=place.distance)
        found.append(_outline(_piece(cell.intersection(land), place)))
    return tuple(found)


def middles(outlines: Sequence[Sequence[Corner]]) -> tuple[Corner, ...]:
    """The centre of mass of each outline.

    >>> middles([[(0, 0), (4, 0), (4, 2), (0, 2)]])
    ((2, 1),)
    """
    centres = [Polygon(outline).centroid for outline in outlines]
    return tuple((round(centre.x), round(centre.y)) for centre in centres)


def is_simple(region: Sequence[Corner]) -> bool:
    """Whether the corners make an outline that has an area and does not cross itself.

    >>> is_simple([(0, 0), (2, 0), (2, 2)]), is_simple([(0, 0), (2, 2), (2, 0), (0, 2)])
    (True, False)
    """
    return len(region) >= 3 and bool(Polygon(region).is_valid)


def inside(points: Sequence[Corner], region: Sequence[Corner]) -> tuple[bool, ...]:
    """Which of the points lie in the region or on its edge.

    >>> inside([(1, 1), (5, 1)], [(0, 0), (4, 0), (4, 2), (0, 2)])
    (True, False)
    """
    found = shapely.covers(Polygon(region), shapely.points(points)) if len(points) else ()
    return tuple(bool(each) for each in found)


def _piece(cut: BaseGeometry, place: Point) -> Polygon:
    parts = [part for part in getattr(cut, "geoms", [cut]) if isinstance(part, Polygon)]
    return min(parts, key=place.distance)


def _outline(cell: Polygon) -> tuple[Corner, ...]:
    """Whole coordinates, from the lowest corner on, so that equal cells have equal outlines."""
    corners = [(round(x), round(y)) for x, y in shapely.normalize(cell).exterior.coords[:-1]]
    first = corners.index(min(corners))
    return tuple(dict.fromkeys((*corners[first:], *corners[:first])))


def shared_line(
    one: Sequence[Corner], two: Sequence[Corner], shortest: float
) -> tuple[Corner, ...]:
    """The line along which two outlines of `cut_cells` meet, if it is long enough; else nothing.

    >>> shared_line([(0, 0), (0, 2), (2, 2), (2, 0)], [(2, 0), (2, 2), (4, 2), (4, 0)], 1)
    ((2, 2), (2, 0))
    """
    # Cells have their corners in common: where the cells of others begin, and at the region's edge.
    common = [corner in set(two) for corner in one]
    if all(common) or not any(common):
        return ()
    first = common.index(False)
    runs: list[list[Corner]] = [[]]
    for place in range(first, first + len(one)):
        if common[place % len(one)]:
            runs[-1].append(one[place % len(one)])
        elif runs[-1]:
            runs.append([])
    longest = max(runs, key=_length)
    return tuple(longest) if _length(longest) >= shortest else ()


def _length(line: Sequence[Corner]) -> float:
    return sum(dist(one, two) for one, two in pairwise(line))
