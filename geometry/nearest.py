"""The nearest of many edges in every direction, in n log n and without a loop over edges.

Edges that do not cross keep their order wherever both are seen. So an edge can be entered in
two blocks of directions, each a power of two slots long, that together cover what it spans;
then, from long blocks to short ones, the nearer edge is handed down.
"""

import numpy as np

from geometry.units import Floats, Ints


def nearest_edges(
    start: Floats, end: Floats, normal: Floats, away: Floats, extra: Floats
) -> tuple[Floats, Ints]:
    """Cuts (radians, -pi to pi) at all ends and extra places; the nearest edge between cuts.

    Edges are seen from the origin on their right side, so they run clockwise about it, and
    some edge lies in every direction.
    """
    last = np.arctan2(start[:, 1], start[:, 0])
    first = np.arctan2(end[:, 1], end[:, 0])
    more = np.arctan2(extra[:, 1], extra[:, 0])
    cuts = np.unique(np.concatenate([first, last, more, [-np.pi, np.pi]]))
    low, high = np.searchsorted(cuts, first), np.searchsorted(cuts, last)
    edge = np.arange(len(start))
    wraps = np.flatnonzero(low > high)  # seen across the cut behind the origin
    low = np.concatenate([low, np.zeros(len(wraps), dtype=np.int64)])
    high = np.concatenate([high, high[wraps]])
    high[wraps] = len(cuts) - 1
    edge = np.concatenate([edge, wraps])
    spans = high > low
    return cuts, _handed_down(cuts, low[spans], high[spans], edge[spans], normal, away)


def _handed_down(
    cuts: Floats, low: Ints, high: Ints, edge: Ints, normal: Floats, away: Floats
) -> Ints:
    slots = len(cuts) - 1
    level = np.frexp((high - low).astype(np.float64))[1] - 1
    size = np.left_shift(1, level)
    block = np.concatenate([low, high - size])
    level, edge = np.concatenate([level, level]), np.concatenate([edge, edge])
    ray = _middle_rays(cuts, block, np.left_shift(1, level))
    reach = _reach(edge, ray, normal, away)
    order = np.argsort(-reach)  # the last write wins: the nearest
    depth = int(level.max()) + 1
    table = np.full((depth, slots), -1, dtype=np.int64)
    table[level[order], block[order]] = edge[order]
    best: Ints = table[-1]
    for k in range(depth - 1, 0, -1):
        half = 1 << (k - 1)
        shifted = np.concatenate([np.full(half, -1, dtype=np.int64), best])[:slots]
        every = np.arange(slots)
        ray = _middle_rays(cuts, every, np.minimum(half, slots - every))
        best = _nearer(ray, normal, away, table[k - 1], best, shifted)
    return best


def _middle_rays(cuts: Floats, block: Ints, size: Ints) -> Floats:
    angle = (cuts[block] + cuts[block + size]) / 2
    return np.stack([np.cos(angle), np.sin(angle)], axis=1)


def _reach(edge: Ints, ray: Floats, normal: Floats, away: Floats) -> Floats:
    """How far along the ray the edge lies; infinite for no edge."""
    slope = normal[edge, 0] * ray[:, 0] + normal[edge, 1] * ray[:, 1]
    open_ = (edge < 0) | (slope <= 0)
    return np.where(open_, np.inf, away[edge] / np.where(open_, 1.0, slope))


def _nearer(ray: Floats, normal: Floats, away: Floats, *choices: Ints) -> Ints:
    best, reach = choices[0], _reach(choices[0], ray, normal, away)
    for other in choices[1:]:
        far = _reach(other, ray, normal, away)
        best = np.where(far < reach, other, best)
        reach = np.minimum(far, reach)
    return best
