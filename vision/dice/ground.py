"""What a tray looks like without dice, as far as that was seen, on the watcher's small pictures: a
die that nobody read shows as a change of it, also where another die lay before."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
import numpy.typing as npt

from vision.dice.reading import Die

Small = npt.NDArray[np.uint8]  # height x width x 3
CHANGED = 14  # levels of grey by which a pixel differs from another, and not by noise
COLOURED = 24  # and of one colour: a die may be as bright as the ground
SHADOWED = 1.2  # edges around a die in which its shadow may lie
UNKNOWN = 6.0  # pixels of the small picture: edge of a die, before any was seen
SIGNED = cv2.CV_16S
LARGE = 0.3  # of a die's top face: a change as large as this may be a die


class Ground:
    """The bare tray. `scale` is that of the small pictures."""

    def __init__(self) -> None:
        self.bare: Small = np.zeros((0, 0, 3), np.uint8)
        self.known = np.zeros((0, 0), np.bool_)

    def hides(self, now: Small, dice: Sequence[Die], scale: float) -> bool:
        """Whether something as large as a die has come to lie where none was read."""
        if self.bare.shape != now.shape:
            return False
        changed = difference(self.bare, now) & self.known & ~covered(now, dice, scale)
        mask = cv2.morphologyEx(changed.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((3, 3)))
        side = float(np.median([die.size * scale for die in dice])) if dice else UNKNOWN
        count, _, stats, _ = cv2.connectedComponentsWithStats(mask)
        return bool((stats[1:count, cv2.CC_STAT_AREA] > LARGE * side**2).any())

    def take_in(self, now: Small, dice: Sequence[Die], scale: float) -> None:
        """The tray at rest: all but its dice is ground, whatever it is."""
        under = covered(now, dice, scale)
        if self.bare.shape != now.shape:
            self.bare, self.known = now, ~under
            return
        gap = np.array(cv2.subtract(now, self.bare, dtype=SIGNED), np.int16)
        before = np.clip(self.bare + brighter(gap), 0, 255)
        self.bare = np.where(under[..., None], before, now).astype(np.uint8)
        self.known |= ~under


def brighter(gap: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    """By how much the whole has become brighter, in each colour: by every fourth pixel."""
    return np.array(np.median(gap[::4, ::4], axis=(0, 1)), np.int16)


def difference(one: Small, other: Small) -> npt.NDArray[np.bool_]:
    """Where two small pictures differ, whatever the whole has become in brightness."""
    gap = np.array(cv2.subtract(other, one, dtype=SIGNED), np.int16)
    gap -= brighter(gap)
    blue, green, red = cv2.split(gap)
    far = np.maximum(np.maximum(np.abs(blue), np.abs(green)), np.abs(red))
    return np.array((np.abs(blue + green + red) > 3 * CHANGED) | (far > COLOURED))


def covered(now: Small, dice: Sequence[Die], scale: float) -> npt.NDArray[np.bool_]:
    """Where dice and their shadows lie."""
    mask = np.zeros(now.shape[:2], np.uint8)
    for die in dice:
        place = (round(die.x * scale), round(die.y * scale))
        cv2.circle(mask, place, max(2, round(die.size * scale * SHADOWED)), 1, -1)
    return mask > 0
