"""Setting a tray up: where it is in the picture, and whether its dice can be read from there."""

from __future__ import annotations

from typing import Literal

import cv2
import numpy as np
from msgspec import Struct

from vision.images import Picture

Point = tuple[float, float]
Place = Literal["left-back", "right-back", "left-front", "right-front", "nowhere"]
WORK = 480  # pixels of the copy in which a tray is looked for
SMALLEST, LARGEST = 0.08, 0.97  # share of the picture that a tray may have
SHARP = 0.4  # steepness of the steepest edges, as a share of the contrast, that is perfect
BRIGHT = 120.0  # grey level of a well-lit felt
BIG = 60.0  # pixels: more make no die more readable
NEEDED = 0.4  # of each of these three
UNEVEN = 0.5  # a corner darker than this share of the brightest lies in a shadow


class Checks(Struct, frozen=True, kw_only=True):
    """Each from 0 to 1; `NEEDED` is enough."""

    focus: float
    light: float
    size: float | None  # None: no die lies there
    pixels: float = 0.0  # of a die's edge
    dim: Place = "nowhere"


def find_tray(picture: Picture) -> tuple[Point, Point, Point, Point] | None:
    """The corners of the largest four-sided thing, clockwise from the upper left, as fractions."""
    height, width = picture.shape[:2]
    scale = WORK / max(height, width)
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    small = cv2.GaussianBlur(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), (5, 5), 0)
    best, area = None, SMALLEST * size[0] * size[1]
    for low in (20, 45, 90):
        edges = cv2.dilate(cv2.Canny(small, low, 3 * low), np.ones((3, 3), np.uint8))
        outlines, _ = cv2.findContours(edges, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        for outline in outlines:
            around = cv2.convexHull(outline)
            four = cv2.approxPolyDP(around, 0.04 * cv2.arcLength(around, closed=True), closed=True)
            covered = cv2.contourArea(four)
            if len(four) == 4 and area < covered < LARGEST * size[0] * size[1]:
                best, area = four.reshape(4, 2), covered
    return None if best is None else clockwise(best / np.array(size))


def clockwise(corners: np.ndarray) -> tuple[Point, Point, Point, Point]:
    """From the one nearest to the upper left on."""
    middle = corners.mean(axis=0)
    angles = np.arctan2(corners[:, 1] - middle[1], corners[:, 0] - middle[0])
    turned = corners[np.argsort(angles)]
    first = int(turned.sum(axis=1).argmin())
    a, b, c, d = (
        (round(float(x), 4), round(float(y), 4)) for x, y in np.roll(turned, -first, axis=0)
    )
    return a, b, c, d


def check_tray(crop: Picture, sides: list[float]) -> Checks:
    """How well dice can be read in this part of a picture; `sides` are those found, in pixels."""
    grey = cv2.cvtColor(crop, cv2.COLOR_BGR2GRAY)
    light, dim = lighting(grey)
    pixels = float(np.median(sides)) if sides else 0.0
    return Checks(
        focus=share(steepness(grey) / SHARP),
        light=light,
        size=share(pixels / BIG) if sides else None,
        pixels=pixels,
        dim=dim,
    )


def steepness(grey: np.ndarray) -> float:
    """The slope of the steepest edges, as a share of the contrast: one over their width."""
    low, high = np.percentile(grey, [0.5, 99.5])
    if high - low < 12:
        return 0.0
    across = cv2.Sobel(grey, cv2.CV_32F, 1, 0, ksize=3) / 8
    down = cv2.Sobel(grey, cv2.CV_32F, 0, 1, ksize=3) / 8
    return float(np.percentile(np.hypot(across, down), 99.8) / (high - low))


def lighting(grey: np.ndarray) -> tuple[float, Place]:
    """How bright the darkest corner is, and which that is if it lies in a shadow."""
    height, width = grey.shape
    cells = {
        "left-back": grey[: height // 2, : width // 2],
        "right-back": grey[: height // 2, width // 2 :],
        "left-front": grey[height // 2 :, : width // 2],
        "right-front": grey[height // 2 :, width // 2 :],
    }
    levels = {place: float(np.median(cell)) for place, cell in cells.items()}
    darkest = min(levels, key=lambda place: levels[place])
    shaded = levels[darkest] < UNEVEN * max(levels.values())
    place: Place = darkest if shaded else "nowhere"  # type: ignore[assignment]
    return share(levels[darkest] / BRIGHT), place


def share(value: float) -> float:
    return round(min(1.0, max(0.0, value)), 3)
