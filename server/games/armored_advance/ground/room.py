"""Who is in whose way: overlaps of hulls, tokens and corridors, in plain numbers.

Asked for every pose that is tried, about a handful of things each: too few for arrays to pay.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

import shapely

from geometry import Disc, Hull

TOUCH = 1e-6  # inches: closer than this is touching, which is no overlap

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]
Shape = Hull | Disc


def corners(hull: Hull) -> Corners:
    """Front left, rear left, rear right, front right."""
    angle = math.radians(hull.heading)
    c, s = math.cos(angle), math.sin(angle)
    a, b = hull.length / 2, hull.width / 2
    x, y = hull.x, hull.y
    return (
        (x + a * c - b * s, y + a * s + b * c),
        (x - a * c - b * s, y - a * s + b * c),
        (x - a * c + b * s, y - a * s - b * c),
        (x + a * c + b * s, y + a * s - b * c),
    )


def extent(shape: Shape) -> float:
    """How far the shape reaches from its centre."""
    return shape.radius if isinstance(shape, Disc) else math.hypot(shape.length, shape.width) / 2


def overlap(a: Shape, b: Shape) -> bool:
    """Whether two shapes share more than a touch."""
    apart = math.hypot(a.x - b.x, a.y - b.y)
    if apart >= extent(a) + extent(b) - TOUCH:
        return False
    if isinstance(a, Disc):
        return isinstance(b, Disc) or _disc_in(a, b)
    if isinstance(b, Disc):
        return _disc_in(b, a)
    return not (_parted(a, b) or _parted(b, a))


def gap(a: Shape, b: Shape) -> float:
    """Inches between a disc and anything; hulls go through the geometry."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        return max(0.0, math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius)
    if isinstance(b, Disc):
        a, b = b, a
    assert isinstance(a, Disc) and isinstance(b, Hull), "two hulls are measured elsewhere"
    return max(0.0, _from_hull(a, b) - a.radius)


def _from_hull(disc: Disc, hull: Hull) -> float:
    forward, left = local(hull, (disc.x, disc.y))
    ahead = max(0.0, abs(forward) - hull.length / 2)
    aside = max(0.0, abs(left) - hull.width / 2)
    return math.hypot(ahead, aside)


def _disc_in(disc: Disc, hull: Hull) -> bool:
    return _from_hull(disc, hull) < disc.radius - TOUCH


def local(hull: Hull, place: Point) -> Point:
    """A place as (forward, left) of the hull's centre."""
    angle = math.radians(hull.heading)
    c, s = math.cos(angle), math.sin(angle)
    x, y = place[0] - hull.x, place[1] - hull.y
    return (x * c + y * s, y * c - x * s)


def _parted(a: Hull, b: Hull) -> bool:
    """Whether one of a's own axes parts the two."""
    inside = [local(a, corner) for corner in corners(b)]
    for axis, half in ((0, a.length / 2), (1, a.width / 2)):
        values = [place[axis] for place in inside]
        if min(values) >= half - TOUCH or max(values) <= TOUCH - half:
            return True
    return False


def corridor(path: Sequence[Point], width: float) -> list[Hull]:
    """The ground driven over between waypoints: one strip for each leg."""
    return [
        Hull((x1 + x2) / 2, (y1 + y2) / 2, math.degrees(math.atan2(y2 - y1, x2 - x1)), size, width)
        for (x1, y1), (x2, y2) in itertools.pairwise(path)
        if (size := math.hypot(x2 - x1, y2 - y1)) > TOUCH
    ]


def on_table(shape: Shape, width: float, depth: float) -> bool:
    """Whether the whole shape lies on the board."""
    if isinstance(shape, Disc):
        spots: Iterable[Point] = [
            (shape.x - shape.radius, shape.y - shape.radius),
            (shape.x + shape.radius, shape.y + shape.radius),
        ]
    else:
        spots = corners(shape)
    return all(-TOUCH <= x <= width + TOUCH and -TOUCH <= y <= depth + TOUCH for x, y in spots)


def inside(shape: Shape, outline: Sequence[Point]) -> bool:
    """Whether the whole shape lies within a convex outline given counter-clockwise."""
    spots, margin = (
        ([(shape.x, shape.y)], shape.radius) if isinstance(shape, Disc) else (corners(shape), 0.0)
    )
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        size = math.hypot(x2 - x1, y2 - y1)
        for x, y in spots:
            left = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / size
            if left < margin - TOUCH:
                return False
    return True


def meets(shape: Shape, box: tuple[float, float, float, float], solid: shapely.Polygon) -> bool:
    """Whether the shape shares more than a touch with a piece of terrain."""
    far = extent(shape)
    if not (box[0] - far < shape.x < box[2] + far and box[1] - far < shape.y < box[3] + far):
        return False
    if isinstance(shape, Disc):
        away = shapely.distance(solid, shapely.Point(shape.x, shape.y))
        return bool(away < shape.radius - TOUCH)
    outline = shapely.Polygon(corners(shape))
    if not solid.intersects(outline):
        return False
    return bool(shapely.intersection(solid, outline).area > TOUCH)
