"""The ground a unit may drive over, and where it may stand, as areas for its centre.

`standing.py` has the last word on one way; this says the same of all ways at once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt
import shapely

from geometry import Disc, Hull
from server.games.armored_advance.ground.layout import (
    BARS_INFANTRY,
    TOKEN,
    barriers,
    layout,
    standing,
)
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.room import Shape, corners
from server.games.armored_advance.state import Squad, State, Thing, card_of

SPARE = 0.0015  # inches beside everything: places are rounded to thousandths
CORNER = 3  # segments to a quarter of a circle around a corner
OUTSIDE = 1 / math.cos(math.pi / 4 / CORNER)  # a polygon around the circle it stands for
HEADINGS = 12  # that are tried beside those along walls, in half a turn

Polygons = npt.NDArray[np.object_]


def half_width(s: State, thing: Thing) -> float:
    return TOKEN if isinstance(thing, Squad) else card_of(s, thing).hull.width / INCH / 2


def drivable(s: State, thing: Thing, middle: Place, inches: float) -> shapely.Geometry:
    """Where the centre may be on the way, within so many inches: half its width from everything."""
    half = half_width(s, thing) + SPARE
    solid = _solids(s, thing, middle, inches + half)
    box = _inside(s, half - SPARE, half - SPARE)
    if len(solid) == 0:
        return box
    mitred = shapely.buffer(solid, half, join_style="mitre", mitre_limit=20.0)
    rounded = shapely.buffer(solid, half * OUTSIDE, quad_segs=CORNER)
    return shapely.difference(box, shapely.union_all(shapely.intersection(mitred, rounded)))


def standable(s: State, thing: Thing, area: shapely.Geometry) -> shapely.Geometry:
    """The part of the area where the unit may stand, turned as need be."""
    if isinstance(thing, Squad) or shapely.is_empty(area):
        return area
    size = card_of(s, thing).hull
    ahead, aside = size.length / INCH / 2, size.width / INCH / 2
    low_x, low_y, high_x, high_y = shapely.bounds(area)
    far = math.hypot(ahead, aside)
    middle = Place(round((low_x + high_x) / 2 * INCH), round((low_y + high_y) / 2 * INCH))
    reach = math.hypot(high_x - low_x, high_y - low_y) / 2 + far
    solid = _solids(s, thing, middle, reach)
    easy = shapely.intersection(area, _inside(s, far, far))
    if len(solid):
        easy = shapely.difference(easy, shapely.union_all(shapely.buffer(solid, far * 1.01)))
    tight = shapely.difference(area, easy)
    if shapely.area(tight) <= SPARE:
        return area
    parts = _convex(solid)
    found: list[shapely.Geometry] = [easy]
    for turn in _headings(solid):
        room = _room(s, parts, tight, ahead + SPARE, aside + SPARE, turn)
        found.append(room)
        tight = shapely.difference(tight, room)
        if shapely.area(tight) <= SPARE:
            break
    return shapely.union_all(found)


def _room(
    s: State,
    parts: Sequence[npt.NDArray[np.float64]],
    tight: shapely.Geometry,
    a: float,
    b: float,
    turn: float,
) -> shapely.Geometry:
    """Where in the tight places the hull stands clear with this heading, in radians."""
    c, d = abs(math.cos(turn)), abs(math.sin(turn))
    room = shapely.intersection(tight, _inside(s, a * c + b * d - SPARE, a * d + b * c - SPARE))
    if not parts or shapely.is_empty(room):
        return room
    own = np.array(corners(Hull(0.0, 0.0, math.degrees(turn), 2 * a, 2 * b)))
    sums = [(part[:, None] + own[None]).reshape(-1, 2) for part in parts]
    index = np.repeat(np.arange(len(sums)), [len(each) for each in sums])
    sums_of = shapely.multipoints(np.concatenate(sums), indices=index)
    closed: Polygons = np.asarray(shapely.convex_hull(sums_of))
    near = closed[shapely.intersects(closed, room)]
    return shapely.difference(room, shapely.union_all(near)) if len(near) else room


def _headings(solid: Polygons) -> list[float]:
    """Along each side of what is near, and all around; a hull turned about is the same."""
    rings = [
        shapely.get_coordinates(each) for each in solid if len(shapely.get_coordinates(each)) < 12
    ]
    along = [np.diff(ring, axis=0) for ring in rings]
    turns = {round(math.atan2(y, x) % math.pi, 3) for way in along for x, y in way.tolist()}
    turns |= {round(k * math.pi / HEADINGS, 3) for k in range(HEADINGS)}
    return sorted(turns)


def _convex(solid: Polygons) -> list[npt.NDArray[np.float64]]:
    """The corners of convex parts that make up the pieces."""
    found: list[npt.NDArray[np.float64]] = []
    for each in solid:
        if shapely.equals(shapely.convex_hull(each), each):
            found.append(shapely.get_coordinates(each)[:-1])
        else:
            cut = shapely.get_parts(shapely.constrained_delaunay_triangles(each))
            found += [shapely.get_coordinates(part)[:-1] for part in cut]
    return found


def _inside(s: State, across: float, down: float) -> shapely.Geometry:
    """The board without its rim."""
    plan = s.options.board
    assert plan is not None, "only a board has ground"
    return shapely.box(across, down, plan.width / INCH - across, plan.depth / INCH - down)


def _solids(s: State, thing: Thing, middle: Place, inches: float) -> Polygons:
    """All that is in the unit's way and near enough to matter."""
    found = [*_walls(s, thing), *_others(s, thing, middle, inches)]
    solid = np.array(found, dtype=np.object_)
    at = shapely.Point(middle.inches)
    return solid[shapely.dwithin(solid, at, inches)] if len(solid) else solid


def _walls(s: State, thing: Thing) -> Iterator[shapely.Polygon]:
    for piece, _, outline in barriers(s):
        if not isinstance(thing, Squad) or piece.kind in BARS_INFANTRY:
            yield outline


def _others(s: State, thing: Thing, middle: Place, inches: float) -> Iterator[shapely.Polygon]:
    circle = middle.x, middle.y, math.ceil(inches * INCH) + 1
    for _, shape in standing(s, thing.id, circle):
        yield _outline(shape)


def _outline(shape: Shape) -> shapely.Polygon:
    if isinstance(shape, Disc):
        return shapely.Point(shape.x, shape.y).buffer(shape.radius * OUTSIDE, quad_segs=CORNER)
    return shapely.Polygon(corners(shape))


def ground_of(s: State, kind: str, *, fords: bool = False) -> shapely.Geometry:
    """All ground of the kind, as one area."""
    land = layout(s).forded if fords else layout(s).terrain
    return land.joined(land.of_kind(kind)).shape
