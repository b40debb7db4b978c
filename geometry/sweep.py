"""The area a hull sweeps while it drives and turns, and the pieces that area overlaps."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely

from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, column, cross, length, mask, points

STEP = 1.0  # degrees; the chord of a corner's arc is within 0.0002 inch for hulls up to 10 inches


@dataclass(frozen=True, eq=False)
class Contacts:
    """A swept area against pieces: inches of clearance, or of overlap if negative."""

    meets: Bools  # (p,) overlaps, more than touching
    margin: Floats  # (p,) distance, or minus the minimum width of the overlap
    swept: shapely.Geometry
    terrain: Terrain


def sweep(hull: Shapes, path: npt.ArrayLike, headings: npt.ArrayLike) -> shapely.Polygon:
    """The area one shape covers along a path: at each waypoint it turns on the spot, the shorter
    way, to that waypoint's heading, then drives straight to the next without turning.

    The shape starts on the first waypoint with its own heading. A turn of exactly 180 degrees is
    to the left.

    >>> tank = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> round(sweep(tank, [(4, 12), (14, 12)], headings=0).area, 3)
    28.0
    >>> round(sweep(tank, [(4, 12), (14, 12)], headings=[0, 90]).area, 2)
    34.17
    """
    way = points("path", path)
    turns = column("headings", headings, len(way))
    if len(hull) != 1 or len(way) == 0:
        raise ValueError("a sweep has one shape and at least one waypoint")
    covered: list[shapely.Geometry] = []
    now = hull.moved(way[:1] - hull.centre)
    for k, place in enumerate(way):
        covered.append(_driven(now, place))
        now = now.moved(place - now.centre)
        turn = 180.0 - (180.0 - (turns[k] - float(now.heading[0]))) % 360.0
        covered += _turned(now, turn)
        now = now.moved(np.zeros(2), turn)
    whole = shapely.union_all(covered)
    if not isinstance(whole, shapely.Polygon):  # each part overlaps the one before
        raise ValueError("the shape is too small to sweep an area along this path")
    return whole


def _driven(now: Shapes, place: Floats) -> shapely.Geometry:
    """A straight drive to the place: the convex hull of both outlines."""
    there = now.moved(place - now.centre)
    both = [now.outlines()[0], there.outlines()[0]]
    return shapely.convex_hull(shapely.GeometryCollection(both))


def _turned(now: Shapes, turn: float) -> list[shapely.Geometry]:
    """A turn on the spot: the sectors that the four corners sweep, and the final outline."""
    if turn == 0 or now.radius[0] > 0:
        return []
    steps = max(1, int(np.ceil(abs(turn) / STEP)))
    turns = np.linspace(0.0, turn, steps + 1)
    poses = now.take(np.zeros(steps + 1, dtype=np.int64)).moved(np.zeros(2), turns)
    arcs = poses.corners().transpose(1, 0, 2)
    centre = np.broadcast_to(now.centre, (4, 1, 2))
    sectors = shapely.polygons(np.concatenate([centre, arcs], axis=1))
    return [*np.asarray(sectors), poses.outlines()[-1]]


def contacts(terrain: Terrain, swept: shapely.Geometry, pieces: npt.ArrayLike) -> Contacts:
    """Which of the chosen pieces (a mask) the swept area overlaps; others have infinite margin.

    >>> post = Piece("post", ((12, 12.5), (13, 12.5), (13, 14), (12, 14)), "traps")
    >>> terrain = Terrain.of(Board(36, 24), [post])
    >>> tank = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> met = contacts(terrain, sweep(tank, [(4, 12), (20, 12)], 0), terrain.of_kind("traps"))
    >>> met.meets.tolist(), met.margin.tolist()
    ([True], [-0.5])
    """
    if not isinstance(swept, shapely.Polygon | shapely.MultiPolygon) or swept.is_empty:
        raise ValueError(f"swept area: {swept!r} is no area")
    chosen = np.flatnonzero(mask("pieces", pieces, (len(terrain),)))
    margin = np.full(len(terrain), np.inf)
    shapely.prepare(swept)
    margin[chosen] = shapely.distance(swept, terrain.polygons[chosen])
    for k in chosen[margin[chosen] == 0]:
        common = shapely.intersection(swept, terrain.polygons[k])
        margin[k] = -_width(common)
    return Contacts(margin < -GRAZE, margin, swept, terrain)


def _width(common: shapely.Geometry) -> float:
    """The minimum width of the overlap: it is attained along an edge of its convex hull."""
    ring = shapely.get_coordinates(shapely.convex_hull(common))
    if shapely.area(common) <= GRAZE:
        return 0.0
    along = np.diff(ring, axis=0)
    across = cross(along[:, None], ring[None] - ring[:-1, None])
    return float((np.abs(across).max(axis=1) / length(along)).min())
