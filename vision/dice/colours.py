"""The colour of a die's body, by name."""

from __future__ import annotations

import cv2
import numpy as np

from vision.dice.crops import CROP, SPAN, Picture

COLOURS = (
    "white", "grey", "black", "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown",
)  # fmt: skip
HUES = ((8, "red"), (20, "orange"), (34, "yellow"), (85, "green"), (130, "blue"), (152, "purple"),
        (170, "pink"), (180, "red"))  # fmt: skip
INNER = 0.42 * CROP / SPAN  # pixels of a crop from its middle that surely belong to the die
FACE = np.flatnonzero(np.hypot(*(np.mgrid[0:CROP, 0:CROP] - (CROP / 2 - 0.5))) < INNER)[
    ::2
]  # every other pixel is enough


def colour_of(piece: Picture) -> str:
    """The name of the colour that most of the top face has: pips are the smaller part."""
    body = _larger_part(piece.reshape(-1, 3).take(FACE, axis=0).astype(np.float32))
    return name_of(body)


def _larger_part(pixels: np.ndarray) -> np.ndarray:
    """The median of the larger of two groups of pixels, parted by their brightness."""
    grey = pixels @ np.array([0.114, 0.587, 0.299], np.float32)
    cut, _ = cv2.threshold(grey.astype(np.uint8), 0, 255, cv2.THRESH_OTSU)
    light = grey > cut
    part = pixels[light] if light.mean() >= 0.5 else pixels[~light]
    return np.median(part if len(part) else pixels, axis=0)


def name_of(bgr: np.ndarray) -> str:
    pixel = np.clip(bgr, 0, 255).astype(np.uint8).reshape(1, 1, 3)
    hue, strong, bright = (int(part) for part in cv2.cvtColor(pixel, cv2.COLOR_BGR2HSV)[0, 0])
    if bright < 55 or (bright < 80 and strong < 90):
        return "black"
    if strong < 48 or (strong < 85 and bright > 165):  # ivory is sold as white
        return "white" if bright > 150 else "grey"
    name = next(name for limit, name in HUES if hue < limit or limit == 180)
    if name == "orange" and bright < 150:
        return "brown"
    if name == "red" and strong < 120 and bright > 170:
        return "pink"
    return name
