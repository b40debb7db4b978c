"""A tray painted with a few rectangles, and a reader that knows such paintings: for tests of the
station, in which the reading itself is not in question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import cv2
import numpy as np
from msgspec import Struct

from vision.dice.reading import DiceReading, Die
from vision.images import Picture

WIDTH, HEIGHT, SIDE = 640, 480, 60
FELT = (60, 90, 50)
COLOURS = {"white": (235, 240, 240), "red": (40, 40, 200), "blue": (200, 90, 40)}
SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}


class Painted(Struct, frozen=True):
    """A die: its middle, what it shows, and whether it leans."""

    x: int
    y: int
    value: int
    colour: str = "white"
    leans: bool = False


def row(*values: int, y: int = 240, colour: str = "white") -> list[Painted]:
    """Dice side by side."""
    return [Painted(100 + 110 * at, y, value, colour) for at, value in enumerate(values)]


class Painter:
    """Frames of one tray, with a little noise as a camera has."""

    def __init__(self, seed: int = 1) -> None:
        self.luck = np.random.default_rng(seed)

    def frame(self, dice: Sequence[Painted] = (), hand: int | None = None) -> Picture:
        canvas = np.full((HEIGHT, WIDTH, 3), FELT, np.uint8)
        for die in dice:
            paint(canvas, die)
        if hand is not None:  # a forearm from below, its fingertips at this height
            cv2.rectangle(canvas, (250, hand), (420, HEIGHT), (120, 150, 210), -1)
        noise = self.luck.normal(0, 1.5, canvas.shape)
        return np.clip(canvas + noise, 0, 255).astype(np.uint8)

    def rest(self, dice: Sequence[Painted] = (), frames: int = 12) -> Iterator[Picture]:
        for _ in range(frames):
            yield self.frame(dice)

    def throw(
        self, dice: Sequence[Painted], kept: Sequence[Painted] = (), frames: int = 12
    ) -> Iterator[Picture]:
        """Dice come rolling in over those that stay, and lie still for a while."""
        for step in range(6):
            rolling = [
                Painted(die.x - (6 - step) * 15, die.y + (step % 3) * 9, 1 + step, die.colour)
                for die in dice
            ]
            yield self.frame([*kept, *rolling])
        yield from self.rest([*kept, *dice], frames)

    def reach(self, dice: Sequence[Painted], frames: int = 4) -> Iterator[Picture]:
        """A hand reaches in."""
        for step in range(frames):
            yield self.frame(dice, hand=400 - 60 * step)


def paint(canvas: Picture, die: Painted) -> None:
    half = SIDE // 2
    corner, end = (die.x - half, die.y - half), (die.x + half, die.y + half)
    cv2.rectangle(canvas, corner, end, COLOURS[die.colour], -1)
    for across, down in SPOTS[die.value]:
        cv2.circle(canvas, (die.x + across * 16, die.y + down * 16), 6, (10, 10, 10), -1)
    if die.leans:  # an edge of it in shadow
        cv2.rectangle(
            canvas, (die.x - half, die.y - half), (die.x + half, die.y - half + 6), (0, 0, 0), -1
        )


def read_painted(picture: Picture) -> DiceReading:
    """Every die of a painted tray."""
    dice = tuple(die for name in COLOURS for die in dice_of(picture, name))
    reasons = tuple(sorted({doubt for die in dice for doubt in die.doubts}))
    return DiceReading(dice=dice, sure=not reasons, reasons=reasons)


def dice_of(picture: Picture, name: str) -> list[Die]:
    gap = np.abs(picture.astype(np.int16) - np.array(COLOURS[name], np.int16)).max(axis=-1)
    body = (gap < 25).astype(np.uint8)
    solid = cv2.morphologyEx(body, cv2.MORPH_CLOSE, np.ones((17, 17), np.uint8))
    found = []
    for outline in cv2.findContours(solid, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]:
        x, y, w, h = cv2.boundingRect(outline)
        if min(w, h) < SIDE * 0.6:
            continue
        dark = (picture[y : y + h, x : x + w].max(axis=-1) < 60).astype(np.uint8)
        pips = sum(60 < stat[4] < 220 for stat in cv2.connectedComponentsWithStats(dark)[2][1:])
        leans = h < w - 4
        sure = 1 <= pips <= 6 and not leans
        found.append(
            Die(
                value=int(pips) if 1 <= pips <= 6 else None,
                x=x + w / 2,
                y=y + h / 2,
                size=float(w),
                outline=(),
                colour=name,
                confidence=0.99 if sure else 0.6,
                doubts=() if sure else ("cocked" if leans else "unclear-value",),
            )
        )
    return found
