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
BEYOND = 0.04  # inches around an area
TINY = 0.08  # inches: a place this small is not looked at twice
HEADINGS = 12  # that are tried beside those along walls, in half a turn
FINEST = 1.0  # degree to which a player turns a model
SPREAD = (0, 6, 3, 9, 1, 7, 4, 10, 2, 8, 5, 11)  # their order: each far from those before

Polygons = npt.NDArray[np.object_]
Bools = npt.NDArray[np.bool_]
Corners = npt.NDArray[np.float64]  # (k, 2)


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


def standable(
    s: State, thing: Thing, area: shapely.Geometry, free: shapely.Geometry
) -> shapely.Geometry:
    """The part of the area, itself of what is free, where the unit may stand, turned as need be."""
    if isinstance(thing, Squad) or shapely.is_empty(area):
        return area
    size = card_of(s, thing).hull
    ahead, aside = size.length / INCH / 2, size.width / INCH / 2
    far = math.hypot(ahead, aside)
    solid = _solids_around(s, thing, area, far)
    parts = _convex(solid)
    # Somewhat beyond the area, so that no hair of it is left along its rim.
    wide = shapely.intersection(free, shapely.buffer(shapely.convex_hull(area), BEYOND))
    shut = _parts(shapely.intersection(_between(s, parts, far), wide))
    given_up = np.concatenate([shut[:0], _around_corners(parts, ahead, aside)])
    parts = _near_to(parts, shut, 2 * far)
    for turn, beside in _headings(solid):
        tiny = _across(shut) < TINY
        given_up, shut = np.concatenate([given_up, shut[tiny]]), shut[~tiny]
        if len(shut) == 0:
            break
        mine = slice(None) if beside is None else _within(shut, beside, far)
        tried, others = shut[mine], np.delete(shut, mine)
        if len(tried):
            still = _shut(s, parts, tried, ahead + SPARE, aside + SPARE, turn)
            shut = np.concatenate([others, still])
    room = shapely.difference(area, shapely.union_all([*given_up, *shut]))
    return shapely.MultiPolygon(_parts(room).tolist())


def _between(s: State, parts: Sequence[Corners], far: float) -> shapely.Geometry:
    """Where two things may be in the way. Beside one alone, if it is convex, a hull stands clear
    wherever it may drive: it turns along the side that it is nearest to."""
    plan = s.options.board
    assert plan is not None, "only a board has ground"
    wide, deep = plan.width / INCH, plan.depth / INCH
    rim = [
        shapely.box(-far, -far, far, deep + far),
        shapely.box(wide - far, -far, wide + far, deep + far),
        shapely.box(-far, -far, wide + far, far),
        shapely.box(-far, deep - far, wide + far, deep + far),
    ]
    solid = np.array([shapely.Polygon(part) for part in parts], dtype=np.object_)
    close = shapely.buffer(solid, far * 1.01 * OUTSIDE, quad_segs=CORNER)
    every = np.concatenate([close, np.array(rim, dtype=np.object_)])
    one, two = shapely.STRtree(every).query(every, predicate="intersects")
    one, two = one[one < two], two[one < two]
    return shapely.union_all(shapely.intersection(every[one], every[two]))


def _near_to(parts: Sequence[Corners], places: Polygons, far: float) -> list[Corners]:
    """Those within so many inches of the box around any of the places."""
    wide = shapely.buffer(shapely.box(*shapely.bounds(places).T), far)
    tree = shapely.STRtree([shapely.Polygon(part) for part in parts])
    return [parts[k] for k in np.unique(tree.query(wide)[1])]


def _within(places: Polygons, things: Polygons, far: float) -> Bools:
    """(place,): whether any of the things is within so many inches."""
    close = np.asarray(shapely.dwithin(places[:, None], things[None], far))
    return np.asarray(close.any(axis=1))


def _around_corners(parts: Sequence[Corners], ahead: float, aside: float) -> Polygons:
    """So close to a corner that it would have to turn to less than a degree."""
    if not parts:
        return np.empty(0, dtype=np.object_)
    at = shapely.points(np.unique(np.concatenate(parts), axis=0))
    close = aside + SPARE + ahead * math.radians(FINEST / 2)
    return np.asarray(shapely.buffer(at, close * OUTSIDE, quad_segs=CORNER))


def _shut(
    s: State,
    parts: Sequence[Corners],
    shut: Polygons,
    a: float,
    b: float,
    turn: float,
) -> Polygons:
    """What is left of these places: where the hull does not stand clear with this heading either,
    in radians."""
    c, d = abs(math.cos(turn)), abs(math.sin(turn))
    across, down = a * c + b * d - SPARE, a * d + b * c - SPARE
    inside = _inside(s, across, down)
    closed = [] if shapely.covers(inside, shut).all() else [_rim(s, across, down)]
    if parts:
        own = np.array(corners(Hull(0.0, 0.0, math.degrees(turn), 2 * a, 2 * b)))
        sums = [(part[:, None] + own[None]).reshape(-1, 2) for part in parts]
        index = np.repeat(np.arange(len(sums)), [len(each) for each in sums])
        sums_of = shapely.multipoints(np.concatenate(sums), indices=index)
        closed += np.asarray(shapely.convex_hull(sums_of)).tolist()
    close = np.unique(shapely.STRtree(closed).query(shut, predicate="intersects")[1])
    over = shapely.union_all(np.array(closed, dtype=np.object_)[close])
    return _parts(shapely.intersection(shut, over))


def _parts(shape: shapely.Geometry | Polygons) -> Polygons:
    """The polygons of it that are no mere rounding."""
    parts = np.asarray(shapely.get_parts(shape))
    return parts[shapely.area(parts) > SPARE * SPARE]


def _across(shapes: Polygons) -> npt.NDArray[np.float64]:
    """Inches from corner to corner of the box around each."""
    low_x, low_y, high_x, high_y = shapely.bounds(shapes).T
    return np.asarray(np.hypot(high_x - low_x, high_y - low_y))


def _headings(solid: Polygons) -> Iterator[tuple[float, Polygons | None]]:
    """All around, the most different ones first; then along each side, with what has such a one,
    near which that may help. A hull turned about is the same."""
    around = [round(k * math.pi / HEADINGS, 3) for k in SPREAD]
    yield from ((turn, None) for turn in around)
    beside: dict[float, list[shapely.Polygon]] = {}
    for each in solid:
        ring = shapely.get_coordinates(each)
        if len(ring) < 12:
            along = np.arctan2(*np.diff(ring, axis=0).T[::-1]) % math.pi
            for turn in set(np.round(along, 3).tolist()).difference(around):
                beside.setdefault(turn, []).append(each)
    yield from ((turn, np.array(each)) for turn, each in sorted(beside.items()))


def _convex(solid: Polygons) -> list[Corners]:
    """The corners of convex parts that make up the pieces."""
    found: list[Corners] = []
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


def _rim(s: State, across: float, down: float | None = None) -> shapely.Geometry:
    """The board's rim alone, and what is beyond it."""
    plan = s.options.board
    assert plan is not None, "only a board has ground"
    box = shapely.box(-across, -across, plan.width / INCH + across, plan.depth / INCH + across)
    return shapely.difference(box, _inside(s, across, across if down is None else down))


def _solids(s: State, thing: Thing, middle: Place, inches: float) -> Polygons:
    """All that is in the unit's way and near enough to matter."""
    found = [*_walls(s, thing), *_others(s, thing, middle, inches)]
    solid = np.array(found, dtype=np.object_)
    at = shapely.Point(middle.inches)
    return solid[shapely.dwithin(solid, at, inches)] if len(solid) else solid


def _solids_around(s: State, thing: Thing, area: shapely.Geometry, far: float) -> Polygons:
    """The same within so many inches of an area."""
    low_x, low_y, high_x, high_y = shapely.bounds(area)
    middle = Place(round((low_x + high_x) / 2 * INCH), round((low_y + high_y) / 2 * INCH))
    half = math.hypot(high_x - low_x, high_y - low_y) / 2
    return _solids(s, thing, middle, half + far)


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
