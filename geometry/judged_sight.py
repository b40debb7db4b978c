"""Exposure and lines of sight as verdicts: yes, no or too close to call.

Sight is not a smooth function of the positions, so its probability is estimated by quasi-Monte
Carlo: the question is evaluated for a fixed set of displaced positions, and the share of yes is
the probability.
"""

from functools import cache
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from geometry.crossing import ordered_lines, sightlines
from geometry.exposure import pair_exposure
from geometry.look import Eyes, eye_points, hull_exposure
from geometry.room import room_beside
from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import Floats, heights, points
from geometry.verdict import EXACT, Error, Verdicts, decided, judge

DRAWS = 64


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
    i, j = np.divmod(np.repeat(np.arange(n * m), DRAWS), max(m, 1))
    here = _displaced(shooters.take(i), shooter_error, _draws()[:, :3])
    there = _displaced(targets.take(j), target_error, _draws()[:, 3:])
    skip = None
    if ignore is not None:
        skip = np.broadcast_to(np.asarray(ignore, np.bool_), (n, m, len(terrain)))[i, j]
    high, low = heights("top", top, m)[j], heights("eye height", eye_height, n)[i]
    best = np.zeros(len(i))
    for eye in np.moveaxis(eye_points(here, rule), 1, 0):
        best = np.maximum(best, pair_exposure(terrain, eye, there, low, high, skip).share)
    return decided(margin, (best >= least - 1e-9).reshape(n, m, DRAWS).mean(axis=2))


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
    k = np.repeat(np.arange(len(a)), DRAWS)
    draws = np.tile(_draws(), (len(a), 1))
    moved = sightlines(
        terrain,
        a[k] + start_error.inches * draws[:, :2],
        b[k] + end_error.inches * draws[:, 3:5],
        low[k],
        high[k],
        skip[k],
    )
    return decided(margin, moved.free.reshape(len(a), DRAWS).mean(axis=1))


@cache
def _draws() -> Floats:
    """(DRAWS, 6) standard normal numbers: x, y and heading of two shapes.

    A six-dimensional additive recurrence (R-sequence) with antithetic pairs, so that the mean is 0.
    """
    ratio = 1.0
    for _ in range(60):
        ratio = (1.0 + ratio) ** (1.0 / 7.0)
    step = ratio ** -np.arange(1.0, 7.0)
    even = (0.5 + np.outer(np.arange(1, DRAWS // 2 + 1), step)) % 1.0
    half = np.vectorize(NormalDist().inv_cdf)(even)
    return np.concatenate([half, -half])


def _displaced(shapes: Shapes, error: Error, draws: Floats) -> Shapes:
    """Shapes, DRAWS rows for each, displaced and rotated by the draws."""
    each = np.tile(draws, (len(shapes) // DRAWS, 1))
    return shapes.moved(error.inches * each[:, :2], error.degrees * each[:, 2])
