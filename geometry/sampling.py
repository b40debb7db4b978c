"""Quasi-Monte Carlo: fixed sets of displaced positions, spread evenly over their errors.

Displacements are taken along and across the line between the two places in question, so that
probabilities do not depend on how the table is turned.
"""

from collections.abc import Callable, Iterator
from functools import cache
from statistics import NormalDist

import numpy as np

from geometry.units import GRAZE, Bools, Floats, Ints, left_of, length

DRAWS = 256  # for sight and movement
MORE = 512  # for ranges and bearings, which cost little
FAR = 5.0  # standard deviations: what is farther from the limit is certain
IN_ONE_GO = 256  # pairs that are displaced at the same time: bounds memory


@cache
def normals(count: int, dimensions: int) -> Floats:
    """(count, dimensions) standard normal numbers: an additive recurrence (R-sequence) with
    antithetic pairs, so that row k + count / 2 is minus row k.
    """
    ratio = 1.0
    for _ in range(60):
        ratio = (1.0 + ratio) ** (1.0 / (dimensions + 1))
    step = ratio ** -np.arange(1.0, dimensions + 1.0)
    even = (0.5 + np.outer(np.arange(1, count // 2 + 1), step)) % 1.0
    half = np.vectorize(NormalDist().inv_cdf, otypes=[np.float64])(even)
    drawn = np.concatenate([half, -half])
    drawn.flags.writeable = False
    return drawn


def along(start: Floats, end: Floats) -> Floats:
    """Unit vectors from start to end; the x axis where they coincide."""
    way = end - start
    size = length(way)[..., None]
    return np.where(size > GRAZE, way / np.where(size > GRAZE, size, 1.0), np.array([1.0, 0.0]))


def displaced(unit: Floats, draws: Floats, inches: float) -> Floats:
    """(row, draw, 2): displacements by the draws' two columns along and across each unit vector."""
    ahead, aside = draws[:, 0, None], draws[:, 1, None]
    return np.asarray(inches * (unit[:, None] * ahead + left_of(unit)[:, None] * aside))


def probabilities(certain: Bools, doubtful: Bools, ask: Callable[[Ints, Ints], Bools]) -> Floats:
    """(i, j): 0 or 1 as certain, but where doubtful the share of yes that `ask` gives.

    `ask` takes the rows i and columns j of some pairs and returns (pair, draw) answers.
    """
    found = certain.astype(np.float64)
    i, j = np.nonzero(doubtful)
    for some in batches(len(i)):
        found[i[some], j[some]] = ask(i[some], j[some]).mean(axis=1)
    return found


def batches(count: int) -> Iterator[slice]:
    """Slices of at most IN_ONE_GO rows."""
    return (slice(k, k + IN_ONE_GO) for k in range(0, count, IN_ONE_GO))
