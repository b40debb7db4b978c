"""A second opinion: the pips that the classifier points at, and whether they form its value.

The map of pips comes from other layers than the value, and knows nothing of faces: only a
pattern that a die can have agrees.
"""

from __future__ import annotations

from math import dist, log

import cv2
import numpy as np
import numpy.typing as npt

Map = npt.NDArray[np.float32]
GAP = 0.65  # of the faintest pip's heat: what is no pip must be fainter than this


def pip_peaks(logits: Map, cut: float) -> tuple[npt.NDArray[np.float32], Map]:
    """Places of pips in a crop's map (k x 2) and their heat, the clearest first."""
    (places,), (heat,) = peaks_of(logits[None], cut)
    return np.array(places, np.float32).reshape(-1, 2), np.array(heat, np.float32)


def peaks_of(maps: Map, cut: float) -> tuple[list[list[list[int]]], list[list[float]]]:
    """The same of many maps at once, n x h x w."""
    count, height, width = maps.shape
    apart = np.full((count, height + 1, width), -99, np.float32)
    apart[:, :height] = maps
    tall = apart.reshape(-1, width)
    highest = cv2.dilate(tall, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((tall >= highest) & (tall > log(cut / (1 - cut))))
    heat = 1 / (1 + np.exp(-tall[rows, columns]))
    which, row = np.divmod(rows, height + 1)
    places: list[list[list[int]]] = [[] for _ in range(count)]
    hot: list[list[float]] = [[] for _ in range(count)]
    order = np.argsort(-heat)
    for at, place, warm in zip(
        which[order].tolist(),
        np.stack([columns, row], axis=-1)[order].tolist(),
        heat[order].tolist(),
        strict=True,
    ):
        places[at].append(place)
        hot[at].append(warm)
    return places, hot


def formed(maps: Map, cut: float) -> list[frozenset[int]]:
    """Of each map: the values of which as many pips are seen, lying about their middle as on a
    die."""
    return [_values(places, [*heat, 0.0])
            for places, heat in zip(*peaks_of(maps, cut), strict=True)]  # fmt: skip


def _values(places: list[list[int]], heat: list[float]) -> frozenset[int]:
    return frozenset(
        value for value in range(1, min(len(places), 6) + 1)
        if heat[value] <= GAP * heat[value - 1] and _forms(places[:value])
    )  # fmt: skip


def _forms(places: list[list[int]]) -> bool:
    value = len(places)
    if value == 1:
        return True
    middle = [sum(along) / value for along in zip(*places, strict=True)]
    spread = [dist(place, middle) for place in places]
    if value in (2, 4):  # all equally far from the middle
        return max(spread) < 2.2 * min(spread) + 1
    if value in (3, 5):  # one of them in the middle
        return min(spread) < 0.45 * max(spread)
    return min(spread) > 0.2 * max(spread)
