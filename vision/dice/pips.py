"""A second opinion: the pips that the classifier points at, and whether they form its value.

The map of pips comes from other layers than the value, and knows nothing of faces: only a
pattern that a die can have agrees.
"""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

Map = npt.NDArray[np.float32]


GAP = 0.65  # of the faintest pip's heat: what is no pip must be fainter than this


def pip_peaks(logits: Map, cut: float) -> tuple[npt.NDArray[np.float32], Map]:
    """Places of pips in a crop's map (k x 2) and their heat, the clearest first."""
    heat = (1 / (1 + np.exp(-logits))).astype(np.float32)
    highest = cv2.dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= highest) & (heat > cut))
    order = np.argsort(-heat[rows, columns])
    places = np.stack([columns[order], rows[order]], axis=-1).astype(np.float32)
    return places, heat[rows, columns][order]


def agrees(logits: Map, value: int, cut: float) -> bool:
    """Whether as many pips are seen as the value has, lying about their middle."""
    places, heat = pip_peaks(logits, cut)
    if len(places) < value or (heat[value:] > GAP * heat[value - 1]).any():
        return False
    places = places[:value]
    if value == 1:
        return True
    spread = np.linalg.norm(places - places.mean(0), axis=-1)
    if value in (2, 4):  # all equally far from the middle
        return bool(spread.max() < 2.2 * spread.min() + 1)
    if value in (3, 5):  # one of them in the middle
        return bool(spread.min() < 0.45 * spread.max())
    return bool(spread.min() > 0.2 * spread.max())
