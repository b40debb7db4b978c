"""The ground a hull sweeps while it drives and turns, and what it meets there."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely

from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, cross, length, numbers, points

STEP = 1.0  # degrees; a corner's arc drawn so is within 0.0002 inch for hulls up to 10 inches


@dataclass(frozen=True, eq=False)
class Contacts:
    """Swept ground against pieces: inches of room, or of overlap if negative."""

    meets: Bools  # (p,) more than a touch
    margin: Floats  # (p,) distance; or minus the width of the narrowest strip round the overlap


def sweep(hull: Shapes, path: npt.ArrayLike, headings: npt.ArrayLike) -> shapely.Polygon:
    """The ground one shape covers on its way: at each waypoint it turns, the shorter way, to
    that waypoint's heading, then drives on without turning.

    The hull starts on the first waypoint with its own heading. A turn of exactly half is to
    the left.
    """
    way = points("path", path)
    turns = np.broadcast_to(numbers("headings", headings), (len(way),))
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
    assert isinstance(whole, shapely.Polygon)  # each part overlaps the one before
    return whole


def _driven(now: Shapes, place: Floats) -> shapely.Geometry:
    """From here to the place, straight: the convex hull of both outlines."""
    there = now.moved(place - now.centre)
    both = [now.outlines()[0], there.outlines()[0]]
    return shapely.convex_hull(shapely.GeometryCollection(both))


def _turned(now: Shapes, turn: float) -> list[shapely.Geometry]:
    """The two outlines and the four sectors the corners sweep cover a turn completely."""
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
    """Which of the chosen pieces (a mask) the swept ground meets; others have endless room."""
    chosen = np.flatnonzero(np.broadcast_to(np.asarray(pieces, np.bool_), (len(terrain),)))
    margin = np.full(len(terrain), np.inf)
    shapely.prepare(swept)
    margin[chosen] = shapely.distance(swept, terrain.polygons[chosen])
    for k in chosen[margin[chosen] == 0]:
        common = shapely.intersection(swept, terrain.polygons[k])
        margin[k] = -_width(common)
    return Contacts(margin < -GRAZE, margin)


def _width(common: shapely.Geometry) -> float:
    """The narrowest strip that holds the overlap: one side of it lies along a hull edge."""
    ring = shapely.get_coordinates(shapely.convex_hull(common))
    if shapely.area(common) <= GRAZE:
        return 0.0
    along = np.diff(ring, axis=0)
    across = cross(along[:, None], ring[None] - ring[:-1, None])
    return float((np.abs(across).max(axis=1) / length(along)).min())
