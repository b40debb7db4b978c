"""The nearest of many edges in every direction, in O(n log n) and vectorised over edges.

Edges that do not cross keep their order in every direction in which both are seen. So each edge
can be stored in a sparse table under two blocks of sectors, each a power of two long, that
together cover its range; then, from long blocks to short ones, the nearer edge is pushed down.
"""

import numpy as np

from geometry.units import Floats, Ints

HALF_TURN = 2.0
FEW = 50_000  # edges times slots


def compass(offset: Floats) -> Floats:
    """The pseudo-angle (diamond angle) of each offset, from -2 to 2: it grows with the angle.

    It takes no trigonometric function, so it is fast and the same bits on every machine.
    """
    x, y = offset[..., 0], offset[..., 1]
    size = np.abs(x) + np.abs(y)
    return np.copysign(1.0 - x / np.where(size > 0, size, 1.0), y)


def rays_of(number: Floats) -> Floats:
    """(2, n): directions, not normalised, that have these pseudo-angles."""
    x = 1.0 - np.abs(number)
    return np.array([x, np.copysign(1.0 - np.abs(x), number)])


def nearest_edges(
    start: Floats, end: Floats, normal: Floats, away: Floats, extra: Floats
) -> tuple[Floats, Ints]:
    """Divisions (pseudo-angles) at all ends and extra points; the nearest edge between them.

    Edges run clockwise about the origin, and there is an edge in every direction.
    """
    first, last = compass(end), compass(start)
    cuts = np.unique(np.concatenate([first, last, compass(extra), [-HALF_TURN, HALF_TURN]]))
    low, high = np.searchsorted(cuts, first), np.searchsorted(cuts, last)
    edge = np.arange(len(start))
    wraps = np.flatnonzero(low > high)  # edges across the branch cut of the pseudo-angle
    low = np.concatenate([low, np.zeros(len(wraps), dtype=np.int64)])
    high = np.concatenate([high, high[wraps]])
    high[wraps] = len(cuts) - 1
    edge = np.concatenate([edge, wraps])
    spans = high > low
    # The dot product of a ray with row e is one over the distance of edge e along the ray. The
    # last row, index -1, stands for no edge.
    slope = np.concatenate([normal / away[:, None], np.zeros((1, 2))])
    low, high, edge = low[spans], high[spans], edge[spans]
    few = len(edge) * len(cuts) <= FEW
    return cuts, (_by_brute_force if few else _by_sparse_table)(cuts, low, high, edge, slope)


def _by_brute_force(cuts: Floats, low: Ints, high: Ints, edge: Ints, slope: Floats) -> Ints:
    """The nearest edge in each sector by brute force: faster for few edges."""
    near = slope[edge] @ _middle_rays(cuts[:-1], cuts[1:])
    slot = np.arange(len(cuts) - 1)
    near[(slot < low[:, None]) | (slot >= high[:, None])] = 0.0
    return np.asarray(edge[near.argmax(axis=0)])


def _by_sparse_table(cuts: Floats, low: Ints, high: Ints, edge: Ints, slope: Floats) -> Ints:
    slots = len(cuts) - 1
    level = np.frexp((high - low).astype(np.float64))[1] - 1
    size = np.left_shift(1, level)
    block = np.concatenate([low, high - size])
    level, edge = np.concatenate([level, level]), np.concatenate([edge, edge])
    ray = _middle_rays(cuts[block], cuts[block + np.left_shift(1, level)])
    order = np.argsort(_nearness(slope, edge, ray))  # the last write wins: the nearest
    depth = int(level.max()) + 1
    table = np.full((depth, slots), -1, dtype=np.int64)
    table[level[order], block[order]] = edge[order]
    best: Ints = table[-1]
    for k in range(depth - 2, -1, -1):
        half = 1 << k  # a block of twice this length covers the block here and the next
        ray = _middle_rays(cuts[:-1], cuts[np.minimum(np.arange(half, half + slots), slots)])
        choice = np.full((3, slots), -1, dtype=np.int64)
        choice[0], choice[1], choice[2, half:] = table[k], best, best[: slots - half]
        best = choice[_nearness(slope, choice, ray).argmax(axis=0), np.arange(slots)]
    return best


def _middle_rays(first: Floats, last: Floats) -> Floats:
    return rays_of((first + last) / 2)


def _nearness(slope: Floats, edge: Ints, ray: Floats) -> Floats:
    return np.asarray(slope[edge, 0] * ray[0] + slope[edge, 1] * ray[1])
