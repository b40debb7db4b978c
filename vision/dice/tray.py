"""Watching a dice tray: frames in, states out, and a throw when one has come to rest.

Cheap while nothing happens: a frame is reduced to a small grey picture and compared with the one
before (does something move?) and with the tray as it last lay still (is a hand in it?). Only a
tray at rest is read, several frames of it, and the readings must agree; while they are made it
may still be seen to move, which undoes them. The caller says when a
throw is asked for (`ask`): dice that lie there already, or are rolling at that moment, are not
part of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from vision.dice.crops import Picture
from vision.dice.reading import DiceReading, Die
from vision.images import BadPicture

WIDTH = 192  # of the small picture
CHANGED = 14  # levels of grey by which a pixel differs from another, and not by noise
STIRRED = 3  # pixels of the small picture that must change for a movement
HAND = 0.035  # share of the picture that a hand covers at least, when it reaches in
STILL = 0.12  # seconds without movement before the first reading
SETTLE = 0.25  # seconds without movement before a reading is told: till then it may move again
ADOPT = 4.0  # seconds after which a thing that lies still is part of the tray
TRIES = 4  # readings of one throw at most, to find two that agree
SAME_PLACE = 0.3  # edges that a die may seem to move between two readings
SURE = 0.85  # confidence that every die of a throw needs, unless it was taught
SHADOWED = 1.2  # edges around a die in which its shadow may lie
UNKNOWN = 6.0  # pixels of the small picture: edge of a die, before any was seen
DARK = 14  # grey level that a tray in the dark does not reach

Small = npt.NDArray[np.uint8]
Read = Callable[[Picture], DiceReading]


class TrayState(Enum):
    EMPTY = "empty"
    MOVING = "moving"
    SETTLED = "settled"
    HAND = "hand"
    TOO_DARK = "too-dark"


@dataclass(frozen=True)
class Throw:
    """Dice at rest: those that moved since they were asked for, and those that did not."""

    number: int
    reading: DiceReading  # of the whole tray
    thrown: tuple[Die, ...]
    lying: tuple[Die, ...]
    agreed: bool  # whether two readings said the same
    complete: bool  # whether there is a die wherever the tray has changed
    picture: Picture

    @property
    def sure(self) -> bool:
        return self.agreed and self.complete and self.reading.sure


@dataclass(frozen=True)
class Look:
    """What one frame told."""

    state: TrayState
    throw: Throw | None = None


class TrayWatcher:
    """Follows one tray from frame to frame; times are the caller's, in seconds."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._before: Small | None = None  # the last frame
        self._rest: Small | None = None  # the tray when it was last read, or first seen
        self._still_since: float | None = None
        self._unread = True  # something moved since the last reading
        self._skip = True  # what moves now was thrown before it was asked for, or first seen
        self._state = TrayState.MOVING
        self._readings: list[DiceReading] = []
        self._dice: tuple[Die, ...] = ()  # at the last reading
        self._baseline: tuple[Die, ...] = ()  # when a throw was last asked for
        self._number = 0

    def ask(self) -> None:
        """From now on a throw is wanted: what lies or rolls there already does not count."""
        self._baseline = self._dice
        # A hand in the tray has not thrown yet; dice that roll have been thrown.
        self._skip |= self._state is TrayState.MOVING

    def look(self, frame: Picture, at: float) -> Look:
        """Take in the next frame."""
        seen = self._look(frame, at)
        self._state = seen.state
        return seen

    def _look(self, frame: Picture, at: float) -> Look:
        small = reduced(frame)
        if float(np.percentile(small, 99)) < DARK:
            self._before = None
            return Look(TrayState.TOO_DARK)
        stirred = self._before is None or moved(self._before, small)
        self._before = small
        if stirred:
            self._still_since, self._unread, self._readings = None, True, []
        elif self._still_since is None:
            self._still_since = at
        rested = 0.0 if self._still_since is None else at - self._still_since
        if self._rest is not None and rested < ADOPT and reaches_in(self._rest, small):
            self._unread, self._skip = True, False
            return Look(TrayState.HAND)
        if not self._unread:
            return Look(self._quiet())
        if stirred or rested < STILL:
            return Look(TrayState.MOVING)
        return self._try_reading(frame, small, rested)

    def _quiet(self) -> TrayState:
        return TrayState.SETTLED if self._dice else TrayState.EMPTY

    def _try_reading(self, frame: Picture, small: Small, rested: float) -> Look:
        """Read this still frame; two equal readings, or the last try, end the movement."""
        agreed = agreement(self._readings)
        if agreed is None and len(self._readings) < TRIES:
            try:
                self._readings.append(doubted(self._read(frame)))
            except BadPicture:
                return Look(TrayState.TOO_DARK)
            agreed = agreement(self._readings)
        if rested < SETTLE or (agreed is None and len(self._readings) < TRIES):
            return Look(TrayState.MOVING)
        return self._conclude(self._readings[-1], agreed is not None, frame, small)

    def _conclude(self, reading: DiceReading, agreed: bool, frame: Picture, small: Small) -> Look:
        """The dice have come to rest as they were read: is that a throw?"""
        earlier, rest = self._dice, self._rest
        self._dice, self._rest = reading.dice, small
        self._unread, self._readings = False, []
        if self._skip:  # it began before it was asked for
            self._skip, self._baseline = False, reading.dice
            return Look(self._quiet())
        fresh = [die for die in reading.dice if is_new(die, earlier, rest, small, frame)]
        complete = rest is None or not unread(rest, small, (*reading.dice, *earlier), frame)
        if not fresh and complete:
            return Look(self._quiet())
        self._number += 1
        thrown = tuple(die for die in reading.dice if not any(lies(die, o) for o in self._baseline))
        lying = tuple(die for die in reading.dice if die not in thrown)
        return Look(
            self._quiet(),
            Throw(self._number, reading, thrown, lying, agreed, complete, frame.copy()),
        )


def reduced(frame: Picture) -> Small:
    """The frame, small and grey; by nearest pixels first, as this runs on every frame."""
    step = max(1, frame.shape[1] // (4 * WIDTH))
    size = (WIDTH, max(8, round(WIDTH * frame.shape[0] / frame.shape[1])))
    small = cv2.resize(frame[::step, ::step], size, interpolation=cv2.INTER_AREA)
    return np.array(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)


def difference(one: Small, other: Small) -> npt.NDArray[np.bool_]:
    """Where two small pictures differ, whatever the whole has become in brightness."""
    gap = one.astype(np.int16) - other.astype(np.int16)
    gap -= np.int16(np.median(gap))
    return np.abs(gap) > CHANGED


def moved(before: Small, now: Small) -> bool:
    if before.shape != now.shape:
        return True
    return int(np.count_nonzero(difference(before, now))) >= STIRRED


def reaches_in(rest: Small, now: Small) -> bool:
    """Whether something large that was not there reaches in over the edge of the picture."""
    if rest.shape != now.shape:
        return True
    mask = difference(rest, now).astype(np.uint8)
    mask = np.array(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)), np.uint8)
    count, _, stats, _ = cv2.connectedComponentsWithStats(mask)
    height, width = mask.shape
    for x, y, w, h, area in stats[1:count]:
        at_edge = x == 0 or y == 0 or x + w == width or y + h == height
        if at_edge and area > HAND * mask.size:
            return True
    return False


def doubted(reading: DiceReading) -> DiceReading:
    """The same, but unsure of each die that is not as clear as a throw needs: what counts in a
    match is asked about sooner than what is read from a photograph."""
    dice = tuple(
        replace(die, doubts=(*die.doubts, "unclear-value"))
        if die.confidence < SURE and die.name is None and "unclear-value" not in die.doubts
        else die
        for die in reading.dice
    )
    if dice == reading.dice:
        return reading
    reasons = tuple(sorted({*reading.reasons, "unclear-value"}))
    return replace(reading, dice=dice, sure=False, reasons=reasons)


def lies(die: Die, other: Die) -> bool:
    """Whether these are one die that did not move."""
    gap = np.hypot(die.x - other.x, die.y - other.y)
    return bool(gap < SAME_PLACE * max(die.size, other.size)) and die.value == other.value


def agreement(readings: list[DiceReading]) -> DiceReading | None:
    """The last reading, if another one said the same."""
    if any(same(readings[-1], other) for other in readings[:-1]):
        return readings[-1]
    return None


def same(one: DiceReading, other: DiceReading) -> bool:
    """Whether two readings found the same dice in the same places."""
    return len(one.dice) == len(other.dice) and all(
        any(lies(die, each) for each in other.dice) for die in one.dice
    )


def is_new(
    die: Die, earlier: tuple[Die, ...], rest: Small | None, now: Small, frame: Picture
) -> bool:
    """Whether a die came to lie here since the last reading: another one, and other pixels."""
    if any(lies(die, other) for other in earlier):
        return False
    if rest is None or rest.shape != now.shape:
        return True
    scale = now.shape[1] / frame.shape[1]
    x, y, reach = die.x * scale, die.y * scale, max(1.5, die.size * scale * 0.6)
    rows = slice(max(0, int(y - reach)), int(y + reach) + 1)
    columns = slice(max(0, int(x - reach)), int(x + reach) + 1)
    return bool(difference(rest, now)[rows, columns].any())


def unread(rest: Small, now: Small, dice: tuple[Die, ...], frame: Picture) -> bool:
    """Whether something as large as a die has changed where no die was read, now or before."""
    if rest.shape != now.shape:
        return False
    scale = now.shape[1] / frame.shape[1]
    mask = difference(rest, now).astype(np.uint8)
    for die in dice:  # with the shadow beside it
        place = (round(die.x * scale), round(die.y * scale))
        cv2.circle(mask, place, max(2, round(die.size * scale * SHADOWED)), 0, -1)
    mask = np.array(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8)), np.uint8)
    side = float(np.median([die.size * scale for die in dice])) if dice else UNKNOWN
    count, _, stats, _ = cv2.connectedComponentsWithStats(mask)
    return bool((stats[1:count, cv2.CC_STAT_AREA] > 0.3 * side**2).any())
