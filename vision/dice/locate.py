"""Where dice may be: the locator's map of a reduced picture, turned into finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import exp, hypot

import cv2
import numpy as np
import numpy.typing as npt

from vision.dice.crops import Picture, as_input

STRIDE = 4  # pixels of the reduced picture per cell of the map
UNIT = 32.0  # pixels; the map tells the logarithm of an edge over this
FLOOR = 0.16  # heat below which nothing is looked at
LIKE = 1.6
APART = 0.55  # edges: two finds closer than this are one die
SIZES = (416, 192)  # longest sides the picture is reduced to; the second if none is clear then
CLOSER = (640, 896)  # for dice that are small on the largest of these, and for tiny ones
SMALL = (19.0, 14.0)  # pixels on the reduced picture: below, a closer look is worth its time
LARGE = 26.0  # pixels on the smallest copy: only dice from this size on are looked for there
MOST = 60  # finds that are kept

Heat = npt.NDArray[np.float32]
Net = Callable[[npt.NDArray[np.float32]], Heat]  # 1 x 3 x h x w to 1 x 4 x h/4 x w/4


@dataclass(frozen=True)
class Find:
    """A place that looks like the top face of a die, in pixels of the picture."""

    x: float
    y: float
    side: float
    heat: float


def reduced(levels: list[Picture], longest: int) -> tuple[Picture, float]:
    """A copy of at most this size, its sides multiples of 32, and its scale.

    It is made from the smallest halving that is large enough: from the whole picture it would
    cost as much as a net.
    """
    height, width = levels[0].shape[:2]
    scale = min(1.0, longest / max(height, width))
    small = levels[0]
    if scale < 1:
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
        source = [each for each in levels if max(each.shape[:2]) >= longest][-1]
        # Less than halved: the mean of whole areas would take ten times as long.
        small = cv2.resize(source, size, interpolation=cv2.INTER_LINEAR).astype(np.uint8)
    down, right = -small.shape[0] % 32, -small.shape[1] % 32
    # Filled with the mean: a repeated border would repeat the dice that lie on it.
    mean = cv2.mean(small)[:3]
    padded = cv2.copyMakeBorder(small, 0, down, 0, right, cv2.BORDER_CONSTANT, value=mean)
    return padded.astype(np.uint8), scale


def finds_of(heat_map: Heat, scale: float) -> list[Find]:
    """The peaks of one map, in pixels of the whole picture."""
    heat = 1 / (1 + np.exp(-heat_map[0]))
    highest = cv2.dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= highest) & (heat > FLOOR))
    found = []
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        dx, dy, size = (float(heat_map[k, row, column]) for k in (1, 2, 3))
        found.append(
            Find(
                x=(column + 0.5 + min(max(dx, -1.5), 1.5)) * STRIDE / scale,
                y=(row + 0.5 + min(max(dy, -1.5), 1.5)) * STRIDE / scale,
                side=UNIT * exp(min(max(size, -2.0), 3.0)) / scale,
                heat=float(heat[row, column]),
            )
        )
    return found


def merged(finds: Iterable[Find]) -> list[Find]:
    """The hottest find of each place and size; a small one in a large one is another find."""
    kept: list[Find] = []
    for find in sorted(finds, key=lambda each: -each.heat):
        if len(kept) == MOST:
            break
        if not any(
            hypot(find.x - other.x, find.y - other.y) < APART * max(other.side, find.side)
            and alike(find.side, other.side)
            for other in kept
        ):
            kept.append(find)
    return kept


def alike(side: float, other: float) -> bool:
    """Whether two edges may belong to one die, or to dice of one kind."""
    return max(side, other) < LIKE * min(side, other)


def locate(levels: list[Picture], net: Net) -> list[Find]:
    """All places in a picture, given with its halvings, that look like dice."""
    return merged(at_size(levels, net, SIZES[0]))


def large_ones(levels: list[Picture], net: Net) -> list[Find]:
    """From farther away: dice that fill the picture. Nearer, their pips may be taken for dice."""
    farther = scale_of(levels[0], SIZES[1])
    return [find for find in at_size(levels, net, SIZES[1]) if find.side * farther > LARGE]


def closer_look(picture: Picture, sides: list[float]) -> int | None:
    """The longest side at which to look again, if these edges of dice are small for what `locate`
    sees, or there are none."""
    if max(picture.shape[:2]) <= SIZES[0] * 1.2:
        return None
    side = float(np.median(sides)) * scale_of(picture, SIZES[0]) if sides else 0.0
    if side > SMALL[0]:
        return None
    return CLOSER[0] if side > SMALL[1] else CLOSER[1]


def scale_of(picture: Picture, longest: int) -> float:
    return min(1.0, longest / max(picture.shape[:2]))


def at_size(levels: list[Picture], net: Net, longest: int) -> list[Find]:
    small, scale = reduced(levels, longest)
    height, width = levels[0].shape[:2]
    found = finds_of(net(as_input([small]))[0], scale)
    return [find for find in found if 0 <= find.x < width and 0 <= find.y < height]
