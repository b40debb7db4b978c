"""Shadows: the part of a target's edge that each convex part of a piece hides from an eye."""

from dataclasses import dataclass

import numpy as np

from geometry.shapes import Shapes, faces_towards
from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, Ints, cross, dot, length
from geometry.window import below

NEAR = 1e-12  # fraction of the line: what only touches the eye or the target is not between


@dataclass(frozen=True, eq=False)
class Views:
    """One row for each facing edge of each (eye, target) pair."""

    pair: Ints
    eye: Floats
    start: Floats
    end: Floats
    eye_height: Floats
    top: Floats


@dataclass(frozen=True, eq=False)
class Shadows:
    """One row for each interval (low, high), as fractions of a view's edge, a piece covers.

    The fractions are of its length, or after `measured` of its angle.
    """

    view: Ints
    piece: Ints
    low: Floats
    high: Floats


def views_of(eyes: Floats, targets: Shapes, eye_height: Floats, top: Floats) -> Views:
    """The facing edges of every pair."""
    faces = faces_towards(eyes, targets)
    edge = np.flatnonzero(faces.length > GRAZE)
    pair = edge // 2
    # Rows by `take`: ten times as fast as by an index in brackets.
    return Views(
        pair,
        eyes.take(pair, axis=0),
        faces.start.reshape(-1, 2).take(edge, axis=0),
        faces.end.reshape(-1, 2).take(edge, axis=0),
        eye_height.take(pair),
        top.take(pair),
    )


def shadows_on(terrain: Terrain, views: Views, ignore: Bools | None) -> Shadows:
    """The interval of every view's edge that each convex part of each opaque piece covers.

    In the order of the views.
    """
    parts = terrain.parts
    opaque = terrain.blocking | terrain.hindering
    tall = terrain.height > np.minimum(views.eye_height, views.top).min(initial=np.inf)
    view, part = parts.meeting(views.eye, views.start, views.end, (opaque & tall)[parts.owner])
    piece = parts.owner[part]
    begin, stop = below(views.eye_height[view], views.top[view], terrain.height[piece])
    keep = stop > begin
    if ignore is not None:
        keep &= ~ignore[views.pair[view], piece]
    if not keep.all():
        view, part, piece = view[keep], part[keep], piece[keep]
        begin, stop = begin[keep], stop[keep]
    first, last = _projected(terrain, views, view, part, begin + NEAR, stop - NEAR)
    first, last = np.maximum(first, 0.0), np.minimum(last, 1.0)
    real = last > first
    return Shadows(view[real], piece[real], first[real], last[real])


@dataclass(frozen=True, eq=False)
class _Frames:
    """The frame of each view's edge: a point is (x, share), inches along the edge from the foot of
    the eye, and the share of the way from the eye to the edge's line.
    """

    eye_x: Floats
    eye_y: Floats
    along_x: Floats
    along_y: Floats
    normal_x: Floats  # scaled, so that the product is the share
    normal_y: Floats
    start: Floats  # x of the edge's start
    size: Floats
    touch: Floats  # GRAZE as a share

    @classmethod
    def of(cls, views: Views) -> "_Frames":
        edge = views.end - views.start
        size = length(edge)
        along = edge / size[:, None]
        to_edge = views.start - views.eye
        away = cross(along, to_edge)
        # At most 1e-6, because for an edge seen edge-on the way to its line is hardly any.
        touch = np.minimum(GRAZE / np.maximum(np.abs(away), GRAZE), 1e-6)
        normal_x, normal_y = -along[:, 1] / away, along[:, 0] / away
        eye_x, eye_y = views.eye.T
        start = dot(to_edge, along)
        return cls(eye_x, eye_y, along[:, 0], along[:, 1], normal_x, normal_y, start, size, touch)

    def local(self, view: Ints, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """(corner, row): corners on the table in the frame of each row's view.

        The arrays given are used up: fresh ones cost more than the arithmetic.
        """
        x -= self.eye_x[view]
        y -= self.eye_y[view]
        across, rest = x * self.along_x[view], y * self.along_y[view]
        across += rest
        x *= self.normal_x[view]
        np.multiply(y, self.normal_y[view], out=rest)
        x += rest
        return across, x


def _projected(
    terrain: Terrain, views: Views, view: Ints, part: Ints, begin: Floats, stop: Floats
) -> tuple[Floats, Floats]:
    """Ends of the shadow of each part, as fractions of the edge, clipped to the shares (begin,
    stop) of the way.

    Points of equal share lie on a parallel to the edge, so clipping at a height is clipping at a
    share; a clipped convex part is convex, so its shadow is one interval.
    """
    frames = _Frames.of(views)
    shift = terrain.parts.shifts(views.eye.take(view, axis=0), part)
    first, last = np.empty(len(part)), np.empty(len(part))
    for rows, x, y in terrain.parts.padded(part):
        mine = view[rows]
        if shift is not None:
            x += shift[rows, 0]
            y += shift[rows, 1]
        across, share = frames.local(mine, x, y)
        touch = frames.touch[mine]
        low, high = share.min(axis=0), share.max(axis=0)
        k = np.flatnonzero((high >= 1.0 - touch) & (low <= 1.0))
        if len(k):  # what touches the target's line is exactly on it
            near = share.take(k, axis=1)
            near[np.abs(near - 1.0) <= touch[k]] = 1.0
            share[:, k] = near
            low[k] = near.min(axis=0)
        first[rows], last[rows] = _spans(across, share, low, high, begin[rows], stop[rows])
    start, size = frames.start[view], frames.size[view]
    return (first - start) / size, (last - start) / size


def _spans(
    across: Floats, share: Floats, low: Floats, high: Floats, begin: Floats, stop: Floats
) -> tuple[Floats, Floats]:
    """Projections (first, last) of columns of corners, clipped; (inf, -inf) if nothing is left."""
    first, last = np.full(len(low), np.inf), np.full(len(low), -np.inf)
    whole = (low >= begin) & (high <= stop)
    k = np.flatnonzero(whole)
    at = across.take(k, axis=1) / share.take(k, axis=1)
    first[k], last[k] = at.min(axis=0), at.max(axis=0)
    k = np.flatnonzero(~whole & (high >= begin) & (low <= stop) & (begin < stop))
    if len(k):
        first[k], last[k] = _clipped(
            across.take(k, axis=1), share.take(k, axis=1), begin[k], stop[k]
        )
    return first, last


def _clipped(x: Floats, t: Floats, begin: Floats, stop: Floats) -> tuple[Floats, Floats]:
    """Projections of closed rings (corner, row) of (x, share), clipped between two shares."""
    xa, ta, xb, tb = x[:-1], t[:-1], x[1:], t[1:]
    outside = (np.maximum(ta, tb) < begin) | (np.minimum(ta, tb) > stop)
    run = tb - ta
    slope = (xb - xa) / np.where(np.abs(run) < 1e-300, 1.0, run)
    origin = xa - slope * ta
    at_a = _seen_at(xa, ta, slope, origin, begin, stop)
    at_b = _seen_at(xb, tb, slope, origin, begin, stop)
    first = np.where(outside, np.inf, np.minimum(at_a, at_b))
    last = np.where(outside, -np.inf, np.maximum(at_a, at_b))
    return first.min(axis=0), last.max(axis=0)


def _seen_at(
    x: Floats, share: Floats, slope: Floats, origin: Floats, begin: Floats, stop: Floats
) -> Floats:
    """Where an edge's end, the edge clipped to begin-stop, projects onto the target's line.

    An edge that passes beside the eye at distance `origin` projects to infinity on that side;
    one through the eye projects to one point. Dividing by the tiny share there would amplify
    the rounding error instead.
    """
    cut = np.clip(share, begin, stop)
    at = (x + slope * (cut - share)) / cut
    past = np.where(np.abs(origin) <= GRAZE, slope, np.copysign(np.inf, origin))
    return np.where(cut <= NEAR, past, at)
