"""Exposure: the visible share of a target, computed exactly.

Every opaque piece is projected from the eye onto the edges of the target that face it. The
union of these intervals (shadows) is hidden, the rest is visible. Nothing is sampled.
"""

from dataclasses import dataclass, replace
from enum import Enum

import numpy as np
import numpy.typing as npt

from geometry.shadow import Shadows, Views, shadows_on, views_of
from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import (
    Bools,
    Floats,
    Ints,
    cross,
    dot,
    heights,
    length,
    mask,
    member,
    points,
)

NONE = 1e-9  # shares smaller than this are rounding errors
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


def exposure(
    terrain: Terrain,
    eyes: npt.ArrayLike,
    targets: Shapes,
    eye_height: npt.ArrayLike = 0.0,
    top: npt.ArrayLike = 0.0,
    ignore: npt.ArrayLike | None = None,
    seen_share: SeenShare = SeenShare.SILHOUETTE,
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
    >>> exposure(terrain, (4, 11), tank, seen_share=SeenShare.EDGE_LENGTH).share.round(3).tolist()
    [[0.909]]
    """
    places = points("eyes", eyes)
    n, m = len(places), len(targets)
    i, j = np.divmod(np.arange(n * m), max(m, 1))
    skip = None
    if ignore is not None:
        skip = mask("ignore", ignore, (n, m, len(terrain))).reshape(n * m, len(terrain))
    low, high = heights("eye height", eye_height, n)[i], heights("top", top, m)[j]
    pairs = places.take(i, axis=0), targets.take(j)
    flat = _of_pairs(terrain, *pairs, low, high, skip, seen_share)
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
    seen_share: SeenShare = SeenShare.SILHOUETTE,
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
    low = heights("eye height", eye_height, len(places))
    high = heights("top", top, len(places))
    skip = None if ignore is None else mask("ignore", ignore, (len(places), len(terrain)))
    return _of_pairs(terrain, places, targets, low, high, skip, seen_share)


def _of_pairs(
    terrain: Terrain,
    places: Floats,
    targets: Shapes,
    low: Floats,
    high: Floats,
    skip: Bools | None,
    seen_share: SeenShare,
) -> Exposure:
    """The exposures of pairs, in batches."""
    member("seen share", SeenShare, seen_share)
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


def _exposures(
    terrain: Terrain, views: Views, shadows: Shadows, pairs: int, seen_share: SeenShare
) -> Exposure:
    size, shadows = measured(views, shadows, seen_share)
    whole = np.asarray(np.bincount(views.pair, size, pairs), dtype=np.float64)
    blocking = terrain.blocking[shadows.piece]
    order = np.argsort(shadows.low + 2.0 * shadows.view)
    share = _visible(views, shadows, size, whole, order[blocking[order]])
    clear = share if blocking.all() else _visible(views, shadows, size, whole, order)
    covered = _alone(terrain, shadows) * size[shadows.view]
    table = (pairs, len(terrain))
    cell = views.pair[shadows.view] * len(terrain) + shadows.piece
    blocker, hinderer = (_most(table, cell[k], covered[k]) for k in (blocking, ~blocking))
    return Exposure(share, clear, np.where(share < 1, blocker, -1), hinderer)


def _visible(views: Views, shadows: Shadows, size: Floats, whole: Floats, order: Ints) -> Floats:
    """The share of each pair's views that shadows, in the order of views and starts, leave."""
    view = shadows.view[order]
    covered = _fresh(view, shadows.low[order], shadows.high[order]) * size[view]
    hidden = np.bincount(views.pair[view], covered, len(whole))
    seen = 1.0 - hidden / np.where(whole > 0, whole, 1.0)
    return np.where(seen < NONE, 0.0, np.where(seen > 1.0 - NONE, 1.0, seen))


def _alone(terrain: Terrain, shadows: Shadows) -> Floats:
    """What each shadow covers of its view and no other shadow of the same piece before it does."""
    covered = shadows.high - shadows.low
    several = np.flatnonzero(terrain.in_parts[shadows.piece])  # their shadows may overlap
    if len(several):
        group = groups_of(terrain, shadows.view[several], shadows.piece[several])
        covered[several] = fresh_shares(group, shadows.low[several], shadows.high[several])
    return covered


def _most(table: tuple[int, int], cell: Ints, covered: Floats) -> Ints:
    """(pair,): the piece that covers most, the first of equals; -1 if none covers any.

    What is covered is given by the cells of a table (pair, piece).
    """
    pairs, pieces = table
    if len(cell) == 0:
        return np.full(pairs, -1, dtype=np.int64)
    total = np.bincount(cell, covered, pairs * pieces)
    best = total.reshape(table).argmax(axis=1)
    return np.where(total.take(best + np.arange(pairs) * pieces) > 0, best, -1)


def groups_of(terrain: Terrain, view: Ints, piece: Ints) -> Ints:
    """A number for each (view, piece)."""
    _, group = np.unique(view * len(terrain) + piece, return_inverse=True)
    return np.asarray(group)


def fresh_shares(group: Ints, low: Floats, high: Floats) -> Floats:
    """What each interval adds to those before it in its group: they sum to the union's length."""
    order = np.argsort(low + 2.0 * group)
    fresh = np.empty(len(group))
    fresh[order] = _fresh(group[order], low[order], high[order])
    return fresh


def _fresh(group: Ints, low: Floats, high: Floats) -> Floats:
    """The same of intervals in the order of groups and starts.

    Groups are laid end to end on one axis, so that one running maximum serves them all.
    """
    start, end = low + 2.0 * group, high + 2.0 * group
    before = np.empty(len(end))
    before[:1] = -1.0
    np.maximum.accumulate(end[:-1], out=before[1:])
    return np.asarray(np.maximum(0.0, end - np.maximum(start, before)))
