"""Sight from the eye points of a hull, coverage by each piece, and one shot in detail."""

from dataclasses import dataclass
from enum import Enum

import numpy as np
import numpy.typing as npt

from geometry.crossing import crossings
from geometry.exposure import (
    Exposure,
    SeenShare,
    exposure,
    fresh_shares,
    groups_of,
    measured,
)
from geometry.shadow import Shadows, shadows_on, views_of
from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, Ints, heights, length, mask, member, points


class Eyes(Enum):
    """The eye points of a hull; the one that sees most counts."""

    CENTRE = "centre"
    CORNERS = "corners"
    CENTRE_AND_CORNERS = "centre and corners"


def eye_points(shapes: Shapes, rule: Eyes = Eyes.CENTRE) -> Floats:
    """(n, k, 2): the eye points of each shape. A disc has only its centre, repeated.

    >>> tank = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> eye_points(tank, Eyes.CENTRE_AND_CORNERS)[0].tolist()
    [[4.0, 12.0], [6.0, 13.0], [2.0, 13.0], [2.0, 11.0], [6.0, 11.0]]
    """
    member("rule", Eyes, rule)
    centre = shapes.centre[:, None]
    if rule is Eyes.CENTRE:
        return centre
    if rule is Eyes.CORNERS:
        return shapes.corners()
    return np.concatenate([centre, shapes.corners()], axis=1)


@dataclass(frozen=True, eq=False)
class HullExposure:
    """The best that any eye point of shooter n sees of target m."""

    best: Exposure
    eye: Ints  # (n, m) the index of that eye point, the first of equals


def hull_exposure(
    terrain: Terrain,
    shooters: Shapes,
    targets: Shapes,
    rule: Eyes = Eyes.CENTRE,
    eye_height: npt.ArrayLike = 0.0,
    top: npt.ArrayLike = 0.0,
    ignore: npt.ArrayLike | None = None,
    seen_share: SeenShare = SeenShare.SILHOUETTE,
) -> HullExposure:
    """What every shooter sees of every target from its best eye point.

    `ignore` broadcasts to (shooter, target, piece).

    >>> wall = Piece("wall", ((14, 10), (15, 10), (15, 12.2), (14, 12.2)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> gun = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> tank = Shapes.of([Hull(26, 12, heading=180, length=4, width=2)])
    >>> found = hull_exposure(terrain, gun, tank, Eyes.CENTRE_AND_CORNERS)
    >>> found.eye.tolist(), found.best.share.round(2).tolist()
    ([[1]], [[0.8]])
    """
    eyes = eye_points(shooters, rule)
    n, k, m = len(shooters), eyes.shape[1], len(targets)
    high = np.repeat(heights("eye height", eye_height, n), k)
    skip = None
    if ignore is not None:
        skip = np.repeat(mask("ignore", ignore, (n, m, len(terrain))), k, axis=0)
    seen = exposure(terrain, eyes.reshape(-1, 2), targets, high, top, skip, seen_share)
    share, clear = seen.share.reshape(n, k, m), seen.clear.reshape(n, k, m)
    blocker, hinderer = seen.blocker.reshape(n, k, m), seen.hinderer.reshape(n, k, m)
    eye = np.argmax(share + 1e-6 * clear, axis=1)  # of equal shares the clearer

    def pick(column: npt.NDArray[np.generic]) -> npt.NDArray[np.generic]:
        return np.take_along_axis(column, eye[:, None], axis=1)[:, 0]

    best = Exposure(*(pick(c) for c in (share, clear, blocker, hinderer)))  # type: ignore[arg-type]
    return HullExposure(best, eye)


def cover(
    terrain: Terrain,
    eyes: npt.ArrayLike,
    targets: Shapes,
    eye_height: npt.ArrayLike = 0.0,
    top: npt.ArrayLike = 0.0,
    seen_share: SeenShare = SeenShare.SILHOUETTE,
) -> Floats:
    """(eye, target, piece): the share of the target that each piece covers by itself.

    For rules that ask whether *any* line of sight passes through a piece. Transparent pieces
    cover nothing.

    >>> wall = Piece("wall", ((14, 12), (15, 12), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> wood = Piece("wood", ((18, 7), (20, 7), (20, 17), (18, 17)), "wood", Sight.HINDERING)
    >>> terrain = Terrain.of(Board(36, 24), [wall, wood])
    >>> tank = Shapes.of([Hull(26, 12, heading=180, length=4, width=2)])
    >>> cover(terrain, (4, 12), tank)[0, 0].round(3).tolist()
    [0.5, 1.0]
    """
    member("seen share", SeenShare, seen_share)
    places = points("eyes", eyes)
    low = heights("eye height", eye_height, len(places))
    high = heights("top", top, len(targets))
    shares = np.zeros((len(places), len(targets), len(terrain)))
    for k, place in enumerate(places):
        eye = np.broadcast_to(place, (len(targets), 2))
        views = views_of(eye, targets, np.full(len(targets), low[k]), high)
        size, shadows = measured(views, shadows_on(terrain, views, None), seen_share)
        whole = np.asarray(np.bincount(views.pair, size, len(targets)), dtype=np.float64)
        group = groups_of(terrain, shadows.view, shadows.piece)
        pair = views.pair[shadows.view]
        part = fresh_shares(group, shadows.low, shadows.high) * size[shadows.view] / whole[pair]
        np.add.at(shares[k], (pair, shadows.piece), part)
    return np.where(shares < GRAZE, 0.0, shares)


@dataclass(frozen=True, eq=False)
class Shadow:
    """A part of the target's edge that one piece covers, and where sight meets the piece."""

    piece: int
    start: Floats  # (2,) on the target's edge
    end: Floats
    at: Floats  # (2,) where the line to the middle of that part meets the piece


@dataclass(frozen=True, eq=False)
class Look:
    """The exposure of one target to one eye, with all parts and causes, for drawing."""

    share: float
    clear: float
    faces: tuple[tuple[Floats, Floats], ...]  # the edges that face the eye
    seen: tuple[tuple[Floats, Floats], ...]  # the visible parts of these edges
    hidden: tuple[Shadow, ...]  # by blocking pieces
    dimmed: tuple[Shadow, ...]  # by hindering pieces


def look(
    terrain: Terrain,
    eye: npt.ArrayLike,
    target: Shapes,
    eye_height: float = 0.0,
    top: float = 0.0,
    ignore: npt.ArrayLike | None = None,
    seen_share: SeenShare = SeenShare.SILHOUETTE,
) -> Look:
    """The exposure of one target to one eye, with every covered part and its cause.

    >>> wall = Piece("wall", ((14, 12), (15, 12), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> tank = Shapes.of([Hull(26, 12, heading=180, length=4, width=2)])
    >>> found = look(terrain, (4, 12), tank)
    >>> round(found.share, 3), [np.round(part, 2).tolist() for part in found.seen]
    (0.5, [[[24.0, 12.0], [24.0, 11.0]]])
    >>> found.hidden[0].piece, found.hidden[0].at.round(2).tolist()
    (0, [14.0, 12.25])
    """
    place = points("eye", eye)
    if len(place) != 1 or len(target) != 1:
        raise ValueError("a look has one eye and one target")
    skip = None if ignore is None else mask("ignore", ignore, (1, len(terrain)))
    low, high = heights("eye height", eye_height, 1), heights("top", top, 1)
    seen = exposure(terrain, place, target, low, high, skip, seen_share)
    views = views_of(place, target, low, high)
    shadows = shadows_on(terrain, views, skip)
    ends = [(views.start[v], views.end[v]) for v in range(len(views.pair))]
    blocking = terrain.blocking[shadows.piece]
    free = [part for v, end in enumerate(ends) for part in _left_over(end, v, shadows, blocking)]
    drawn = [_shadow(terrain, place[0], ends, shadows, k) for k in range(len(shadows.view))]
    return Look(
        share=float(seen.share[0, 0]),
        clear=float(seen.clear[0, 0]),
        faces=tuple(ends),
        seen=tuple(free),
        hidden=tuple(s for s, b in zip(drawn, blocking, strict=True) if b),
        dimmed=tuple(s for s, b in zip(drawn, blocking, strict=True) if not b),
    )


def _left_over(
    ends: tuple[Floats, Floats], view: int, shadows: Shadows, use: Bools
) -> list[tuple[Floats, Floats]]:
    """The parts of one edge between its shadows."""
    mine = (shadows.view == view) & use
    spans = sorted(zip(shadows.low[mine], shadows.high[mine], strict=True))
    start, end = ends
    reached, free = 0.0, []
    for low, high in [*spans, (1.0, 1.0)]:
        if low - reached > GRAZE:
            free.append((start + (end - start) * reached, start + (end - start) * low))
        reached = max(reached, high)
    return free


def _shadow(
    terrain: Terrain, eye: Floats, ends: list[tuple[Floats, Floats]], shadows: Shadows, k: int
) -> Shadow:
    start, end = ends[shadows.view[k]]
    low, high = (start + (end - start) * s for s in (shadows.low[k], shadows.high[k]))
    piece = int(shadows.piece[k])
    middle = (low + high) / 2
    enters = crossings(terrain, eye, middle).enters[0, piece]
    at = eye + (middle - eye) * enters / length(middle - eye)
    return Shadow(piece, low, high, at)
