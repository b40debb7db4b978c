"""Watching a dice tray: frames in, states out, and a throw when one has come to rest.

Cheap while nothing happens: a frame is reduced to a small picture and compared with the one
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
from msgspec.structs import replace

from vision.dice.crops import Picture
from vision.dice.ground import Ground, Small, difference
from vision.dice.reading import DiceReading, Die
from vision.images import BadPicture

WIDTH = 192  # of the small picture
STIRRED = 3  # pixels of the small picture that must change for a movement
HAND = 0.035  # share of the picture that a hand covers at least, when it reaches in
STILL = 0.12  # seconds without movement before the first reading: a hand may pause for a frame
SETTLE = 0.19  # seconds without movement before a reading is told: till then it may move again
STEP = 0.1  # seconds between two frames that count as rest; behind a slow reading, old frames wait
ADOPT = 4.0  # seconds after which a thing that lies still is part of the tray
TRIES = 4  # readings of one throw at most, to find two that agree
SAME_PLACE = 0.3  # edges that a die may seem to move between two readings
SURE = 0.85  # confidence that every die of a throw needs, unless it was taught
DARK = 14  # grey level that a tray in the dark does not reach

Read = Callable[[Picture], DiceReading]


class TrayState(Enum):
    EMPTY = "empty"
    MOVING = "moving"
    SETTLED = "settled"
    HAND = "hand"
    TOO_DARK = "too-dark"
    TOO_BRIGHT = "too-bright"


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

    def __init__(self, read: Read, again: Read | None = None) -> None:
        """`again` is a second way to read, taken in turns with the first; the two must agree."""
        self._read, self._again = read, again or read
        self._before: Small | None = None  # the last frame
        self._rest: Small | None = None  # the tray when it was last read, or first seen
        self._ground = Ground()
        self._seen_at = 0.0  # when the last frame was taken
        self._rested = 0.0  # seconds since the first frame that showed what is seen now
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
        if stirred:
            self._rested, self._unread, self._readings = 0.0, True, []
        else:
            self._rested += min(at - self._seen_at, STEP)
        self._before, self._seen_at = small, at
        if self._rest is not None and self._rested < ADOPT and reaches_in(self._rest, small):
            self._unread, self._skip = True, False
            return Look(TrayState.HAND)
        if not self._unread:
            return Look(self._quiet())
        if stirred or self._rested < STILL:
            return Look(TrayState.MOVING)
        return self._try_reading(frame, small)

    def _quiet(self) -> TrayState:
        return TrayState.SETTLED if self._dice else TrayState.EMPTY

    def _try_reading(self, frame: Picture, small: Small) -> Look:
        """Read this still frame; two equal readings, or the last try, end the movement."""
        agreed = agreement(self._readings)
        if agreed is None and len(self._readings) < TRIES:
            try:
                self._readings.append(doubted(self._next_way()(frame)))
            except BadPicture as why:
                burnt = why.reason == "too-bright"
                return Look(TrayState.TOO_BRIGHT if burnt else TrayState.TOO_DARK)
            agreed = agreement(self._readings)
        if self._rested < SETTLE or (agreed is None and len(self._readings) < TRIES):
            return Look(TrayState.MOVING)
        return self._conclude(agreed or self._readings[-1], agreed is not None, frame, small)

    def _next_way(self) -> Read:
        """Every other reading is made the second way; dice that were taught are known by one."""
        taught = any(die.name for reading in self._readings for die in reading.dice)
        return self._again if len(self._readings) % 2 and not taught else self._read

    def _conclude(self, reading: DiceReading, agreed: bool, frame: Picture, small: Small) -> Look:
        """The dice have come to rest as they were read: is that a throw?"""
        earlier, rest, scale = self._dice, self._rest, small.shape[1] / frame.shape[1]
        complete = not self._ground.hides(small, reading.dice, scale)
        self._ground.take_in(small, reading.dice, scale)
        self._dice, self._rest = reading.dice, small
        self._unread, self._readings = False, []
        if self._skip:  # it began before it was asked for
            self._skip, self._baseline = False, reading.dice
            return Look(self._quiet())
        fresh = [die for die in reading.dice if is_new(die, earlier, rest, small, frame)]
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
    """The frame, small; by nearest pixels first, as this runs on every frame."""
    step = max(1, frame.shape[1] // (4 * WIDTH))
    size = (WIDTH, max(8, round(WIDTH * frame.shape[0] / frame.shape[1])))
    return np.array(cv2.resize(frame[::step, ::step], size, interpolation=cv2.INTER_AREA), np.uint8)


def moved(before: Small, now: Small) -> bool:
    if before.shape != now.shape:
        return True
    return int(np.count_nonzero(difference(before, now))) >= STIRRED


def reaches_in(rest: Small, now: Small) -> bool:
    """Whether something large that was not there reaches in over the edge of the picture."""
    if rest.shape != now.shape:
        return True
    mask = difference(rest, now).astype(np.uint8)
    if not mask.any():
        return False
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


def mirrored(read: Read) -> Read:
    """Reads the mirror image, whose dice have the same values, and tells where they lie in the
    picture itself: nets that err in one seldom err alike in the other."""

    def read_mirrored(picture: Picture) -> DiceReading:
        width = picture.shape[1]
        reading = read(np.ascontiguousarray(picture[:, ::-1]))
        dice = tuple(turned(die, width) for die in reading.dice)
        cut = tuple(turned(die, width) for die in reading.cut)
        return replace(reading, dice=dice, cut=cut)

    return read_mirrored


def turned(die: Die, width: int) -> Die:
    """The die, in the mirror image of a picture."""
    outline = tuple((width - x, y) for x, y in reversed(die.outline))
    return replace(die, x=width - die.x, outline=outline)


def lies(die: Die, other: Die) -> bool:
    """Whether these are one die that did not move."""
    gap = np.hypot(die.x - other.x, die.y - other.y)
    return bool(gap < SAME_PLACE * max(die.size, other.size)) and die.value == other.value


def agreement(readings: list[DiceReading]) -> DiceReading | None:
    """What the last two readings say together, if they say the same: as sure as the less sure."""
    if len(readings) < 2 or not same(readings[-2], readings[-1]):
        return None
    other, last = readings[-2:]
    return replace(
        last,
        dice=tuple(less_sure(die, other.dice) for die in last.dice),
        sure=last.sure and other.sure,
        reasons=tuple(sorted({*last.reasons, *other.reasons})),
    )


def less_sure(die: Die, others: tuple[Die, ...]) -> Die:
    """The die, with the doubts that another reading has about it."""
    twin = next(each for each in others if lies(die, each))
    return replace(
        die,
        confidence=min(die.confidence, twin.confidence),
        doubts=tuple(dict.fromkeys((*die.doubts, *twin.doubts))),
    )


def same(one: DiceReading, other: DiceReading) -> bool:
    """Whether two readings found the same dice in the same places."""
    pairs = ((one.dice, other.dice), (other.dice, one.dice))  # two finds may be one die
    return len(one.dice) == len(other.dice) and all(
        any(lies(die, each) for each in others) for dice, others in pairs for die in dice
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
