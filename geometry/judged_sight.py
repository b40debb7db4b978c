"""Exposure and lines of sight as verdicts: yes, no or too close to call.

The probability is the share of yes over a fixed set of displaced positions (quasi-Monte Carlo).
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from geometry.crossing import sightlines
from geometry.exposure import SeenShare, pair_exposure
from geometry.grown import grown, shrunk
from geometry.lines import ordered_lines
from geometry.look import Eyes, eye_points, hull_exposure
from geometry.room import room_beside
from geometry.sampling import DRAWS, FAR, along, batches, displaced, normals
from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import Floats, Ints, heights, length, mask, number, points
from geometry.verdict import EXACT, Error, Verdicts, decided, judge, require_errors

FEW = 64  # draws that are tried first: where they all agree that is the answer


def exposed(
    terrain: Terrain,
    shooters: Shapes,
    targets: Shapes,
    least: float,
    rule: Eyes = Eyes.CENTRE,
    eye_height: npt.ArrayLike = 0.0,
    top: npt.ArrayLike = 0.0,
    ignore: npt.ArrayLike | None = None,
    shooter_error: Error = EXACT,
    target_error: Error = EXACT,
    seen_share: SeenShare = SeenShare.SILHOUETTE,
) -> Verdicts:
    """(shooter, target): whether at least the share `least` is visible, inclusive.

    >>> wall = Piece("wall", ((14, 12), (15, 12), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> gun = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> tank = Shapes.of([Hull(26, 12, heading=180, length=4, width=2)])
    >>> loose = Error(inches=0.05)
    >>> quarter = exposed(terrain, gun, tank, 0.25, shooter_error=loose, target_error=loose)
    >>> half = exposed(terrain, gun, tank, 0.5, shooter_error=loose, target_error=loose)
    >>> Answer(quarter.answer[0, 0]).name, Answer(half.answer[0, 0]).name
    ('YES', 'TOO_CLOSE')
    """
    require_errors(shooter_error, target_error)
    plain = hull_exposure(terrain, shooters, targets, rule, eye_height, top, ignore, seen_share)
    seen = plain.best.share
    margin = seen - number("least", least, 0.0, 1.0)
    if shooter_error == EXACT and target_error == EXACT:
        return judge(margin, 0.0)
    n, m = seen.shape
    skip = None
    if ignore is not None:
        skip = mask("ignore", ignore, (n, m, len(terrain)))
    high, low = heights("top", top, m), heights("eye height", eye_height, n)
    dimensions = 6 if shooter_error.height == target_error.height == 0 else 8

    def share_of_yes(pairs: Ints, draws: Floats) -> Floats:
        i, j = np.divmod(pairs, m)
        k = np.repeat(np.arange(len(pairs)), len(draws))
        eyes_at = _raised(low[i], draws[:, -2], shooter_error.height)
        tops_at = _raised(high[j], draws[:, -1], target_error.height)
        unit = along(shooters.centre[i], targets.centre[j])
        here = _displaced(shooters.take(i[k]), unit, draws[:, [0, 1, 4]], shooter_error)
        there = _displaced(targets.take(j[k]), unit, draws[:, [2, 3, 5]], target_error)
        left_out = None if skip is None else skip[i[k], j[k]]
        best = np.zeros(len(k))
        for eye in np.moveaxis(eye_points(here, rule), 1, 0):
            view = pair_exposure(terrain, eye, there, eyes_at, tops_at, left_out, seen_share)
            best = np.maximum(best, view.share)
        enough = (best >= least - 1e-9).reshape(len(pairs), len(draws))
        return np.asarray(enough.mean(axis=1))

    share = np.full((n, m), 0.5)
    if ignore is None and least > 0:
        bounds = _Bounds(terrain, shooters, targets, shooter_error, target_error, dimensions)
        share = bounds.certain(least, rule, low, high, seen_share)
    return decided(margin, _settled(share.ravel(), dimensions, share_of_yes).reshape(n, m))


@dataclass(frozen=True)
class _Bounds:
    """What is certain wherever the draws displace shooters and targets.

    Displaced by at most so many inches, a line passes no piece that has shrunk by as much less,
    and none that has grown by as much more. Most pairs are far from any doubt, and two looks at
    all of them cost less than the draws of one.
    """

    terrain: Terrain
    shooters: Shapes
    targets: Shapes
    shooter_error: Error
    target_error: Error
    dimensions: int

    def certain(
        self, least: float, rule: Eyes, low: Floats, high: Floats, seen_share: SeenShare
    ) -> Floats:
        """(shooter, target): 1 or 0 where all draws agree for certain, else a half."""
        draws = np.concatenate([normals(k, self.dimensions) for k in (FEW, DRAWS)])
        turn = math.radians(self.target_error.degrees) * float(np.abs(draws[:, 5]).max())
        here = self.shooter_error.inches * float(length(draws[:, :2]).max())
        if rule is not Eyes.CENTRE:  # the other eye points turn with the hull
            spin = math.radians(self.shooter_error.degrees) * float(np.abs(draws[:, 4]).max())
            here += spin * _size(self.shooters)
        there = self.target_error.inches * float(length(draws[:, 2:4]).max())
        inches = math.ceil(max(here, there + turn * _size(self.targets)) * 1000) / 1000
        most = float(np.abs(draws[:, -2:]).max())

        def share(land: Terrain, up: float) -> Floats:
            eyes = np.maximum(0.0, low + up * most * self.shooter_error.height)
            tops = np.maximum(0.0, high + up * most * self.target_error.height)
            own = self.shooters, self.targets, rule, eyes, tops, None, seen_share
            return hull_exposure(land, *own).best.share

        worst = share(grown(self.terrain, inches), -1.0)
        best = share(shrunk(self.terrain, inches), 1.0)
        spare = self._spare(inches, turn)
        if seen_share is not SeenShare.SILHOUETTE:  # an edge may come into view as a whole
            spare = np.ones_like(spare)
        yes = (worst >= 1.0 - _NONE) | (worst >= least + spare)
        no = (best <= _NONE) | (best <= least - spare)
        return np.asarray(np.where(yes, 1.0, np.where(no, 0.0, 0.5)))

    def _spare(self, inches: float, turn: float) -> Floats:
        """(shooter, target): by how much the share of a part may change as the whole is seen from
        elsewhere, generously."""
        away = length(self.targets.centre[None] - self.shooters.centre[:, None])
        return np.asarray(4.0 * (turn + inches / np.maximum(away - 4.0 * inches, 1e-3)))


_NONE = 1e-6


def _size(shapes: Shapes) -> float:
    """The farthest that any point of any of them is from its centre."""
    return float((length(shapes.half) + shapes.radius).max(initial=0.0))


def _settled(
    share: Floats, dimensions: int, share_of_yes: Callable[[Ints, Floats], Floats]
) -> Floats:
    """The share of yes for each pair that is not certain: of few draws where these agree, else of
    all."""
    for draws in (FEW, DRAWS):
        doubtful = np.flatnonzero((share > 0) & (share < 1))
        for some in batches(len(doubtful)):
            k = doubtful[some]
            share[k] = share_of_yes(k, normals(draws, dimensions))
    return share


def _raised(high: Floats, draws: Floats, error: float) -> Floats:
    """Heights, as many for each as draws, displaced by the draws; never below the table."""
    return np.maximum(0.0, high[:, None] + error * draws).ravel()


def _displaced(shapes: Shapes, unit: Floats, draws: Floats, error: Error) -> Shapes:
    """Shapes, as many rows for each unit vector as draws, displaced and turned by the draws."""
    shift = displaced(unit, draws[:, :2], error.inches).reshape(-1, 2)
    return shapes.moved(shift, error.degrees * np.tile(draws[:, 2], len(unit)))


def sees(
    terrain: Terrain,
    starts: npt.ArrayLike,
    ends: npt.ArrayLike,
    start_height: npt.ArrayLike = 0.0,
    end_height: npt.ArrayLike = 0.0,
    ignore: npt.ArrayLike | None = None,
    start_error: Error = EXACT,
    end_error: Error = EXACT,
) -> Verdicts:
    """(line,): whether the line is free of blocking pieces.

    The margin is the clearance beside the line in inches; for a blocked line, minus the smaller
    sideways shift that takes it clear of every piece it meets.

    >>> wall = Piece("wall", ((14, 12.2), (15, 12.2), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> verdict = sees(terrain, (4, 12), (24, 12), start_error=Error(0.05), end_error=Error(0.05))
    >>> Answer(verdict.answer[0]).name, verdict.margin.round(2).tolist()
    ('YES', [0.2])
    """
    require_errors(start_error, end_error)
    a, b = points("starts", starts), points("ends", ends)
    low, high = heights("heights", start_height, len(a)), heights("heights", end_height, len(a))
    if len(a) != len(b):
        raise ValueError(f"{len(a)} starts but {len(b)} ends")
    skip = mask("ignore", False if ignore is None else ignore, (len(a), len(terrain)))
    free = sightlines(terrain, a, b, low, high, skip).free
    margin = room_beside(terrain, ordered_lines(a, b, low, high), skip, free)
    if start_error == EXACT and end_error == EXACT:
        return decided(margin, free.astype(np.float64))
    level = start_error.height == end_error.height == 0
    certain = free & (margin > FAR * max(start_error.inches, end_error.inches)) & level
    chance = certain.astype(np.float64)
    doubtful = np.flatnonzero(~certain)
    for some in batches(len(doubtful)):
        k = doubtful[some]
        lines = _displaced_lines(a[k], b[k], low[k], high[k], start_error, end_error)
        moved = sightlines(terrain, *lines, np.repeat(skip[k], DRAWS, axis=0))
        chance[k] = moved.free.reshape(-1, DRAWS).mean(axis=1)
    return decided(margin, chance)


def _displaced_lines(
    starts: Floats,
    ends: Floats,
    low: Floats,
    high: Floats,
    start_error: Error,
    end_error: Error,
) -> tuple[Floats, Floats, Floats, Floats]:
    """Starts, ends and heights of DRAWS lines for each.

    Seen from the other end, along and across change their signs and the ends change places. The
    set of draws is closed under that, so that a line has the same copies from both ends.
    """
    half = normals(DRAWS // 2, 4 if start_error.height == end_error.height == 0 else 6)
    other = np.concatenate([-half[:, [2, 3, 0, 1]], half[:, 5:3:-1]], axis=1)
    draws = np.concatenate([half, other])
    unit = along(starts, ends)
    moved_starts = starts[:, None] + displaced(unit, draws[:, :2], start_error.inches)
    moved_ends = ends[:, None] + displaced(unit, draws[:, 2:4], end_error.inches)
    return (
        moved_starts.reshape(-1, 2),
        moved_ends.reshape(-1, 2),
        _raised(low, draws[:, -2], start_error.height),
        _raised(high, draws[:, -1], end_error.height),
    )
