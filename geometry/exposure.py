"""Exposure: the visible share of a target, computed exactly.

Every opaque piece is projected from the eye onto the edges of the target that face it. The
union of these intervals (shadows) is hidden, the rest is visible. Nothing is sampled.
"""

from dataclasses import dataclass, replace
from enum import Enum

import numpy as np
import numpy.typing as npt

from geometry.shapes import Shapes, faces_towards
from geometry.terrain import Terrain
from geometry.units import (
    GRAZE,
    Bools,
    Floats,
    Ints,
    cross,
    dot,
    heights,
    left_of,
    length,
    mask,
    member,
    points,
)
from geometry.window import below

NONE = 1e-9  # shares smaller than this are rounding errors
NEAR = 1e-12  # fraction of the line: what only touches the eye or the target is not between
MOST_PAIRS = 10_000  # in one batch, because fresh_shares lays views end to end on one axis
BATCH = 200_000  # views times parts in one batch: bounds memory and fits the CPU cache


class SeenShare(Enum):
    """What the shares of an exposure are shares of."""

    SILHOUETTE = "silhouette"  # the angle under which the eye sees the target
    EDGE_LENGTH = "edge_length"  # the length of the target's edges that face the eye


@dataclass(frozen=True, eq=False)
class Exposure:
    """What eye n sees of target m, as shares (0 to 1) of its silhouette or its facing edges."""

    share: Floats  # (n, m) not hidden by blocking pieces
    clear: Floats  # (n, m) not hidden by blocking or hindering pieces
    blocker: Ints  # (n, m) the blocking piece that hides most, -1 if none does
    hinderer: Ints  # (n, m) the hindering piece that covers most, -1 if none does


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


def exposure(
    terrain: Terrain,
    eyes: npt.ArrayLike,
    targets: Shapes,
    eye_height: npt.ArrayLike = 0.0,
    top: npt.ArrayLike = 0.0,
    ignore: npt.ArrayLike | None = None,
    seen_share: SeenShare = SeenShare.EDGE_LENGTH,
) -> Exposure:
    """What every eye sees of every target at the height `top` of each target.

    Shares are of what `seen_share` says. Hull top and turret top are two calls. `ignore` is a
    mask that broadcasts to (eye, target, piece): pieces left out for that pair. An eye in or on a
    target sees all of it; an eye inside a blocking piece sees nothing, unless it is ignored.

    >>> wall = Piece("wall", ((14, 12), (15, 12), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> tank = Shapes.of([Hull(26, 12, heading=180, length=4, width=2)])
    >>> seen = exposure(terrain, [(4, 12), (4, 4)], tank)
    >>> seen.share.round(3).tolist(), seen.blocker.tolist()
    ([[0.5], [1.0]], [[0], [-1]])
    >>> exposure(terrain, (4, 11), tank, seen_share=SeenShare.SILHOUETTE).share.round(3).tolist()
    [[0.91]]
    """
    places = points("eyes", eyes)
    n, m = len(places), len(targets)
    i, j = np.divmod(np.arange(n * m), max(m, 1))
    skip = None
    if ignore is not None:
        skip = mask("ignore", ignore, (n, m, len(terrain))).reshape(n * m, len(terrain))
    flat = pair_exposure(
        terrain,
        places[i],
        targets.take(j),
        heights("eye height", eye_height, n)[i],
        heights("top", top, m)[j],
        skip,
        seen_share,
    )
    grid = (n, m)
    return Exposure(
        flat.share.reshape(grid),
        flat.clear.reshape(grid),
        flat.blocker.reshape(grid),
        flat.hinderer.reshape(grid),
    )


def pair_exposure(
    terrain: Terrain,
    eyes: npt.ArrayLike,
    targets: Shapes,
    eye_height: npt.ArrayLike,
    top: npt.ArrayLike,
    ignore: npt.ArrayLike | None = None,
    seen_share: SeenShare = SeenShare.EDGE_LENGTH,
) -> Exposure:
    """What eye i sees of target i, as arrays of shape (i,).

    >>> wall = Piece("wall", ((14, 12), (15, 12), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> tanks = Shapes.hulls([(26, 12), (26, 4)], headings=180, lengths=4, widths=2)
    >>> guns = Shapes.discs([(4, 12), (4, 12)], radii=0.5)
    >>> pair_exposure(terrain, guns.centre, tanks, np.zeros(2), np.zeros(2)).share.round(3).tolist()
    [0.5, 1.0]
    """
    places = points("eyes", eyes)
    if len(places) != len(targets):
        raise ValueError(f"{len(places)} eyes but {len(targets)} targets")
    member("seen share", SeenShare, seen_share)
    low = heights("eye height", eye_height, len(places))
    high = heights("top", top, len(places))
    skip = None if ignore is None else mask("ignore", ignore, (len(places), len(terrain)))
    step = max(1, min(MOST_PAIRS, BATCH // max(1, 2 * len(terrain.parts.owner))))
    done = []
    for k in range(0, max(len(places), 1), step):
        c = slice(k, k + step)
        views = views_of(places[c], targets[c], low[c], high[c])
        shadows = shadows_on(terrain, views, None if skip is None else skip[c])
        done.append(_exposures(terrain, views, shadows, len(places[c]), seen_share))
    if len(done) == 1:
        return done[0]
    return Exposure(
        np.concatenate([d.share for d in done]),
        np.concatenate([d.clear for d in done]),
        np.concatenate([d.blocker for d in done]),
        np.concatenate([d.hinderer for d in done]),
    )


def views_of(eyes: Floats, targets: Shapes, eye_height: Floats, top: Floats) -> Views:
    """The facing edges of every pair."""
    faces = faces_towards(eyes, targets)
    pair, slot = np.nonzero(faces.length > GRAZE)
    return Views(
        pair,
        eyes[pair],
        faces.start[pair, slot],
        faces.end[pair, slot],
        eye_height[pair],
        top[pair],
    )


def measured(views: Views, shadows: Shadows, seen_share: SeenShare) -> tuple[Floats, Shadows]:
    """The size of every view by the measure, and the shadows as fractions of it.

    The angle between the edge's start and the point at fraction s of its length is
    atan2(s * cross, square + s * dot), with the products of the vectors to the start and along.
    """
    along = views.end - views.start
    if seen_share is SeenShare.EDGE_LENGTH:
        return length(along), shadows
    to_start = views.start - views.eye
    across, square = np.abs(cross(to_start, along)), dot(to_start, to_start)
    ahead = dot(to_start, along)
    size = np.arctan2(across, square + ahead)
    view = shadows.view
    across, square, ahead, whole = across[view], square[view], ahead[view], size[view]
    low, high = (np.arctan2(s * across, square + s * ahead) for s in (shadows.low, shadows.high))
    return size, replace(shadows, low=low / whole, high=high / whole)


def shadows_on(terrain: Terrain, views: Views, ignore: Bools | None) -> Shadows:
    """The interval of every view's edge that each convex part of each opaque piece covers."""
    parts = terrain.parts
    opaque = terrain.blocking | terrain.hindering
    low = np.minimum(views.eye_height, views.top).min(initial=np.inf)
    tall = terrain.height > low
    view, part = parts.meeting(views.eye, views.start, views.end, (opaque & tall)[parts.owner])
    piece = parts.owner[part]
    begin, stop = below(views.eye_height[view], views.top[view], terrain.height[piece])
    keep = stop > begin
    if ignore is not None:
        keep &= ~ignore[views.pair[view], piece]
    view, part, piece = view[keep], part[keep], piece[keep]
    first, last = _projected(terrain, views, view, part, begin[keep] + NEAR, stop[keep] - NEAR)
    first, last = np.clip(first, 0.0, 1.0), np.clip(last, 0.0, 1.0)
    real = last > first
    return Shadows(view[real], piece[real], first[real], last[real])


def _touch(views: Views) -> Floats:
    """(view,): GRAZE as a fraction of the way from the eye to the edge's line.

    At most 1e-6, because for an edge seen nearly edge-on the way to its line is hardly any.
    """
    along = views.end - views.start
    away = np.abs(cross(along, views.start - views.eye))
    return np.minimum(GRAZE * length(along) / np.maximum(away, GRAZE), 1e-6)


def _projected(
    terrain: Terrain, views: Views, view: Ints, part: Ints, begin: Floats, stop: Floats
) -> tuple[Floats, Floats]:
    """Ends of the shadow of each part, clipped to the fractions (begin, stop) of the line.

    In the frame of the target's edge a point is (x along the edge, share of the way from the
    eye to the edge's line). Lines of equal share are parallel to the edge, so clipping at a
    height is clipping at a share; a clipped convex part is convex, so its shadow is one interval.
    """
    along = views.end - views.start
    size = length(along)
    along = along / size[:, None]
    to_edge = views.start - views.eye
    normal = left_of(along)
    normal /= dot(to_edge, normal)[:, None]
    row, corner, after, rows_begin = terrain.parts.corners_of(part)
    if len(row) == 0:
        return np.empty(0), np.empty(0)
    frame = np.concatenate([views.eye, along, normal], axis=1)[view[row]]
    offset = terrain.parts.start[corner] - frame[:, :2]
    shift = terrain.parts.shifts(views.eye[view], part)
    if shift is not None:
        offset += shift[row]
    x, share = dot(offset, frame[:, 2:4]), dot(offset, frame[:, 4:])
    share[np.abs(share - 1.0) <= _touch(views)[view[row]]] = 1.0  # on the target's line
    first, last = _cut(x, share, x[after], share[after], begin[row], stop[row])
    first = np.minimum.reduceat(first, rows_begin)
    last = np.maximum.reduceat(last, rows_begin)
    origin = dot(to_edge, along)[view]
    return (first - origin) / size[view], (last - origin) / size[view]


def _cut(
    xa: Floats, ta: Floats, xb: Floats, tb: Floats, begin: Floats, stop: Floats
) -> tuple[Floats, Floats]:
    """Projection of each edge clipped between two shares; (inf, -inf) when nothing is left."""
    outside = (np.maximum(ta, tb) < begin) | (np.minimum(ta, tb) > stop) | (begin >= stop)
    run = tb - ta
    slope = (xb - xa) / np.where(np.abs(run) < 1e-300, 1.0, run)
    origin = xa - slope * ta
    at_a = _seen_at(xa, ta, slope, origin, begin, stop)
    at_b = _seen_at(xb, tb, slope, origin, begin, stop)
    first = np.where(outside, np.inf, np.minimum(at_a, at_b))
    last = np.where(outside, -np.inf, np.maximum(at_a, at_b))
    return first, last


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


def _exposures(
    terrain: Terrain, views: Views, shadows: Shadows, pairs: int, seen_share: SeenShare
) -> Exposure:
    size, shadows = measured(views, shadows, seen_share)
    whole = np.asarray(np.bincount(views.pair, size, pairs), dtype=np.float64)
    blocking = terrain.blocking[shadows.piece]
    share = _visible(views, shadows, size, whole, blocking)
    clear = share
    if not blocking.all():
        clear = _visible(views, shadows, size, whole, np.ones_like(blocking))
    covered = _own_shares(terrain, shadows) * size[shadows.view]
    pair = views.pair[shadows.view]
    blocker = _most(pair, shadows.piece, covered, blocking, len(whole))
    hinderer = _most(pair, shadows.piece, covered, ~blocking, len(whole))
    return Exposure(share, clear, np.where(share < 1, blocker, -1), hinderer)


def _visible(views: Views, shadows: Shadows, size: Floats, whole: Floats, use: Bools) -> Floats:
    """The share of each pair's views that the chosen shadows do not cover."""
    view = shadows.view[use]
    covered = fresh_shares(view, shadows.low[use], shadows.high[use]) * size[view]
    hidden = np.bincount(views.pair[view], covered, len(whole))
    seen = 1.0 - hidden / np.where(whole > 0, whole, 1.0)
    return np.where(seen < NONE, 0.0, np.where(seen > 1.0 - NONE, 1.0, seen))


def _own_shares(terrain: Terrain, shadows: Shadows) -> Floats:
    """What each shadow adds to those of the same piece on the same view."""
    if len(terrain.parts.owner) == len(terrain):  # one shadow a piece
        return shadows.high - shadows.low
    return fresh_shares(groups_of(terrain, shadows), shadows.low, shadows.high)


def groups_of(terrain: Terrain, shadows: Shadows) -> Ints:
    """A number for each (view, piece) that has shadows."""
    _, group = np.unique(shadows.view * len(terrain) + shadows.piece, return_inverse=True)
    return np.asarray(group)


def fresh_shares(group: Ints, low: Floats, high: Floats) -> Floats:
    """What each interval adds to those before it in its group: they sum to the union's length."""
    order = np.lexsort((low, group))
    # Groups are laid end to end on one axis, so that one running maximum serves them all.
    start, end = (low + 2.0 * group)[order], (high + 2.0 * group)[order]
    before = np.concatenate([[-1.0], np.maximum.accumulate(end)[:-1]])
    fresh = np.empty(len(group))
    fresh[order] = np.maximum(0.0, end - np.maximum(start, before))
    return fresh


def _most(pair: Ints, piece: Ints, covered: Floats, use: Bools, count: int) -> Ints:
    """The piece that covers most of each pair; -1 if none."""
    best = np.full(count, -1, dtype=np.int64)
    pair, piece, covered = pair[use], piece[use], covered[use]
    if len(pair) == 0:
        return best
    pieces = int(piece.max()) + 1
    key, where = np.unique(pair * pieces + piece, return_inverse=True)
    total = np.bincount(where, covered)
    order = np.lexsort((-(key % pieces), total))  # of equals the first piece wins
    best[key[order] // pieces] = key[order] % pieces
    return best
