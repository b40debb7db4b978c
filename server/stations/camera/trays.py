"""One marked dice tray in a camera's picture: its crop, what the watcher says, and for which
request a throw counts."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import cv2
import numpy as np
from msgspec import Struct

from server.device_talk import Point
from server.games.kernel import Roll
from server.stations.camera.judging import Seen, Verdict, judge
from vision.dice.reading import DiceReading, Die
from vision.dice.tray import Throw, TrayState, TrayWatcher, mirrored
from vision.images import Picture

Corners = tuple[Point, Point, Point, Point]
WHOLE: Corners = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
AROUND = 0.06  # of the tray's size: so much around it is seen too, for dice that jumped out
ROLLING = (TrayState.MOVING, TrayState.HAND)
Read = Callable[[Picture], DiceReading]


class Mark(Struct, frozen=True, kw_only=True):
    """Where a tray is in which camera's picture, and whose it is. Kept on disk."""

    id: str
    table: str
    camera: str
    corners: Corners = WHOLE


class Request(Struct, frozen=True):
    """A roll that this tray is to feed, as far as it is still open."""

    match: str
    roll: Roll
    open: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, tuple[str, ...]]:
        return self.match, self.roll.id, self.open


class Told(Struct, frozen=True, kw_only=True):
    """What one frame told of a tray."""

    tray: MarkedTray
    state: str  # of TrayState, or `early`
    throw: Throw | None = None
    request: Request | None = None  # the one the throw is for
    verdict: Verdict | None = None


class MarkedTray:
    """Follows one tray. `request` is set from outside; it is taken up between two frames, and only
    what begins to move after that counts for it."""

    def __init__(self, mark: Mark, read: Read) -> None:
        self.mark = mark
        self.request: Request | None = None
        self.testing = False  # throws are told without a request, for the set-up page
        self._tested = False
        self._taken: Request | None = None
        self._read = read
        self._watcher = TrayWatcher(read, mirrored(read))
        self._state = TrayState.EMPTY
        self._early = False  # what moves, or lies there now, was thrown before it was asked for

    def begin_anew(self) -> None:
        """The camera was away: what came to lie there meanwhile was not seen thrown."""
        self._watcher = TrayWatcher(self._read, mirrored(self._read))
        self._state = TrayState.EMPTY
        self._taken, self._tested, self._early = None, False, False

    def look(self, frame: Picture, at: float) -> Told:
        """Take in the next frame of the camera."""
        request = self.request
        if request is not None and (self._taken is None or self._taken.key != request.key):
            self._watcher.ask()
            self._early = self._state in ROLLING
        self._taken = request
        if self.testing and not self._tested:
            self._watcher.ask()
        self._tested = self.testing
        look = self._watcher.look(self.crop(frame), at)
        if look.state in ROLLING and self._state not in ROLLING:
            self._early = False  # the next throw
        self._state = look.state
        if look.throw is None or request is None:
            self._tested = self._tested and look.throw is None  # each test throw is one of its own
            return Told(tray=self, state=self.state(), throw=look.throw)
        seen = self.seen(look.throw)
        if not seen.inside and not seen.outside and seen.complete:
            return Told(tray=self, state=self.state())
        verdict = judge(request.roll, request.open, seen)
        return Told(
            tray=self, state=self.state(), throw=look.throw, request=request, verdict=verdict
        )

    def state(self) -> str:
        """In one word, for the phones."""
        if self._early and self._state is TrayState.SETTLED:
            return "early"
        return self._state.value

    def crop(self, frame: Picture) -> Picture:
        left, top, right, bottom = self.box(frame)
        return frame[top:bottom, left:right]

    def box(self, frame: Picture) -> tuple[int, int, int, int]:
        """The part of the frame that is watched: the tray, and a little around it."""
        height, width = frame.shape[:2]
        left, top, right, bottom = region(self.mark.corners)
        return (
            int(left * width),
            int(top * height),
            math.ceil(right * width),
            math.ceil(bottom * height),
        )

    def seen(self, throw: Throw) -> Seen:
        """A throw, with the dice in the tray apart from those beside it."""
        height, width = throw.picture.shape[:2]
        inside = tuple(die for die in throw.thrown if self.holds(die, throw.picture))
        outside = tuple(die for die in throw.thrown if die not in inside)
        cut = tuple(die for die in throw.reading.cut if not self.holds(die, throw.picture))
        return Seen(
            inside=inside,
            outside=(*outside, *cut),
            lying=tuple(die for die in throw.lying if self.holds(die, throw.picture)),
            reasons=throw.reading.reasons,
            agreed=throw.agreed,
            complete=throw.complete,
            width=width,
            height=height,
        )

    def holds(self, die: Die, crop: Picture) -> bool:
        """Whether the middle of a die lies within the tray."""
        return inside_of(self.mark.corners, die.x, die.y, crop)


def region(corners: Corners) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is watched, as fractions of the picture."""
    xs, ys = zip(*corners, strict=True)
    room = AROUND * max(max(xs) - min(xs), max(ys) - min(ys))
    left, right = max(0.0, min(xs) - room), min(1.0, max(xs) + room)
    top, bottom = max(0.0, min(ys) - room), min(1.0, max(ys) + room)
    return left, top, right, bottom


def inside_of(corners: Corners, x: float, y: float, crop: Picture) -> bool:
    """Whether a point of a crop, in pixels, lies within the corners it was cut by."""
    if corners == WHOLE:
        return True
    height, width = crop.shape[:2]
    left, top, right, bottom = region(corners)
    place = left + x / width * (right - left), top + y / height * (bottom - top)
    return bool(cv2.pointPolygonTest(polygon(corners), place, measureDist=False) >= 0)


def polygon(corners: Sequence[Point]) -> np.ndarray:
    return np.array(corners, np.float32)


def overlap(one: Corners, other: Corners) -> float:
    """The share of the smaller tray that the two have in common."""
    common, _ = cv2.intersectConvexConvex(polygon(one), polygon(other))
    smaller = min(cv2.contourArea(polygon(one)), cv2.contourArea(polygon(other)))
    return float(common / smaller) if smaller > 0 else 1.0
