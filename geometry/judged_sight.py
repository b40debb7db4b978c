"""Exposure and lines of sight as verdicts: yes, no or too close to call.

The probability is the share of yes over a fixed set of displaced positions (quasi-Monte Carlo).
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from geometry.crossing import ordered_lines, sightlines
from geometry.exposure import pair_exposure
from geometry.look import Eyes, eye_points, hull_exposure
from geometry.room import room_beside
from geometry.sampling import DRAWS, FAR, along, batches, displaced, normals
from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import Floats, Ints, heights, points
from geometry.verdict import EXACT, Error, Verdicts, decided, judge

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
    seen = hull_exposure(terrain, shooters, targets, rule, eye_height, top, ignore).best.share
    margin = seen - least
    if shooter_error == EXACT and target_error == EXACT:
        return judge(margin, 0.0)
    n, m = seen.shape
    skip = None
    if ignore is not None:
        skip = np.broadcast_to(np.asarray(ignore, np.bool_), (n, m, len(terrain)))
    high, low = heights("top", top, m), heights("eye height", eye_height, n)

    def share_of_yes(pairs: Ints, draws: Floats) -> Floats:
        i, j = np.divmod(pairs, m)
        k = np.repeat(np.arange(len(pairs)), len(draws))
        unit = along(shooters.centre[i], targets.centre[j])
        here = _displaced(shooters.take(i[k]), unit, draws[:, [0, 1, 4]], shooter_error)
        there = _displaced(targets.take(j[k]), unit, draws[:, [2, 3, 5]], target_error)
        left_out = None if skip is None else skip[i[k], j[k]]
        best = np.zeros(len(k))
        for eye in np.moveaxis(eye_points(here, rule), 1, 0):
            view = pair_exposure(terrain, eye, there, low[i[k]], high[j[k]], left_out)
            best = np.maximum(best, view.share)
        enough = (best >= least - 1e-9).reshape(len(pairs), len(draws))
        return np.asarray(enough.mean(axis=1))

    return decided(margin, _settled(n * m, share_of_yes).reshape(n, m))


def _settled(count: int, share_of_yes: Callable[[Ints, Floats], Floats]) -> Floats:
    """The share of yes for each pair: of few draws where these agree, else of all."""
    pairs = np.arange(count)
    share = np.empty(count)
    for draws, doubtful in ((normals(FEW, 6), pairs), (normals(DRAWS, 6), None)):
        rest = pairs[(share > 0) & (share < 1)] if doubtful is None else doubtful
        for some in batches(len(rest)):
            share[rest[some]] = share_of_yes(rest[some], draws)
    return share


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
    a, b = points("starts", starts), points("ends", ends)
    low, high = heights("heights", start_height, len(a)), heights("heights", end_height, len(a))
    skip = np.zeros((len(a), len(terrain)), dtype=np.bool_)
    if ignore is not None:
        skip = np.broadcast_to(np.asarray(ignore, np.bool_), skip.shape)
    free = sightlines(terrain, a, b, low, high, skip).free
    margin = room_beside(terrain, ordered_lines(a, b, low, high), skip, free)
    if start_error == EXACT and end_error == EXACT:
        return decided(margin, free.astype(np.float64))
    certain = free & (margin > FAR * max(start_error.inches, end_error.inches))
    chance = certain.astype(np.float64)
    doubtful = np.flatnonzero(~certain)
    for some in batches(len(doubtful)):
        k = doubtful[some]
        lines = _displaced_lines(a[k], b[k], start_error.inches, end_error.inches)
        every = np.repeat(k, DRAWS)
        moved = sightlines(terrain, *lines, low[every], high[every], skip[every])
        chance[k] = moved.free.reshape(-1, DRAWS).mean(axis=1)
    return decided(margin, chance)


def _displaced_lines(
    starts: Floats, ends: Floats, start_error: float, end_error: float
) -> tuple[Floats, Floats]:
    """DRAWS rows for each line. The set of draws is closed under exchange of the ends and under
    point reflection, so that a line has the same displaced copies from both ends.
    """
    half = normals(DRAWS // 2, 4)
    draws = np.concatenate([half, half[:, [2, 3, 0, 1]]])
    unit = along(starts, ends)
    moved_starts = starts[:, None] + displaced(unit, draws[:, :2], start_error)
    moved_ends = ends[:, None] + displaced(unit, draws[:, 2:], end_error)
    return moved_starts.reshape(-1, 2), moved_ends.reshape(-1, 2)
