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
    highest = cv2.dilate(logits, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((logits >= highest) & (logits > log(cut / (1 - cut))))
    heat = 1 / (1 + np.exp(-logits[rows, columns]))
    order = np.argsort(-heat)
    places = np.stack([columns[order], rows[order]], axis=-1).astype(np.float32)
    return places, heat[order].astype(np.float32)


def formed(logits: Map, cut: float) -> frozenset[int]:
    """The values of which as many pips are seen, lying about their middle as on a die."""
    found, hot = pip_peaks(logits, cut)
    places, heat = found.tolist(), [*hot.tolist(), 0.0]
    return frozenset(
        value for value in range(1, min(len(places), 6) + 1)
        if heat[value] <= GAP * heat[value - 1] and _forms(places[:value])
    )  # fmt: skip


def _forms(places: list[list[float]]) -> bool:
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
