"""A camera and the trays in its picture: opened, read, and opened again after every fault.

`step` blocks until the next frame and runs in a native thread. Everything else of the station only
looks at what it left: the last frame, and the fault in a word.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence

import cv2
import numpy as np

from server.stations.camera.trays import MarkedTray, Told
from vision.images import Picture
from vision.sources import Source, SourceLost, open_source

log = logging.getLogger(__name__)
OPEN_AGAIN = 2.0  # seconds between two attempts
FROZEN = 3.0  # seconds of the very same frame, or of none
GIVE_UP = 8.0  # seconds of the same frame until the camera is opened anew
THUMB = (64, 48)  # pixels that tell one frame from another
BURNT = 250  # a picture whose darkest parts are brighter shows nothing
BLACK = 14  # and one whose brightest parts are darker
Clock = Callable[[], float]


class Eye:
    """One camera. `fault` is None while it sees: none, busy, unplugged, silent, frozen, ended,
    file, no-rpicam or too-bright."""

    def __init__(
        self,
        name: str,
        *,
        opening: Callable[[str], Source] = open_source,
        clock: Clock = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.name = name
        self.trays: tuple[MarkedTray, ...] = ()
        self.frame: Picture | None = None
        self._opening, self._clock, self._sleep = opening, clock, sleep
        self._source: Source | None = None
        self._fault: str | None = "opening"
        self._try_at = 0.0
        self._thumb: np.ndarray | None = None
        self._changed_at = self._read_at = clock()

    @property
    def fault(self) -> str | None:
        """Why it does not see now; a read that hangs is a fault too."""
        if self._fault is None and self._clock() - self._read_at > FROZEN:
            return "silent"
        return self._fault

    def step(self) -> Sequence[Told]:
        """Read a frame and show it to every tray."""
        if self._source is None and not self._open():
            self._sleep(0.2)
            return ()
        assert self._source is not None
        try:
            frame = self._source.read()
        except SourceLost as lost:
            self._lose(lost)
            return ()
        self._read_at = now = self._clock()
        self.frame = frame
        self._fault = self._wrong_with(frame, now, live=self._source.live)
        if self._fault == "frozen" and now - self._changed_at > GIVE_UP:
            self._lose(SourceLost("frozen"))
        if self._fault is not None:
            return ()
        return [tray.look(frame, now) for tray in self.trays]

    def _open(self) -> bool:
        now = self._clock()
        if now < self._try_at:
            return False
        self._try_at = now + OPEN_AGAIN
        try:
            self._source = self._opening(self.name)
        except SourceLost as lost:
            self._note(lost)
            return False
        self._changed_at = self._read_at = self._clock()
        self._thumb = None
        for tray in self.trays:
            tray.begin_anew()
        return True

    def _lose(self, lost: SourceLost) -> None:
        self._note(lost)
        if self._source is not None:
            self._source.close()
        self._source = None
        # A video that was played to its end is not played again.
        self._try_at = float("inf") if lost.key == "ended" else self._clock() + OPEN_AGAIN

    def _note(self, lost: SourceLost) -> None:
        if self._fault != lost.key:
            log.warning("camera %s: %s", self.name, lost)
        self._fault = lost.key

    def _wrong_with(self, frame: Picture, now: float, *, live: bool) -> str | None:
        thumb = np.asarray(cv2.resize(frame, THUMB, interpolation=cv2.INTER_NEAREST))
        # Black or white all over, frames may be alike however well the camera is.
        burnt, black = float(np.percentile(thumb.min(axis=-1), 2)) > BURNT, thumb.max() < BLACK
        same = self._thumb is not None and np.array_equal(thumb, self._thumb)
        if not (live and same) or burnt or black:
            self._changed_at, self._thumb = now, thumb
        if burnt:
            return "too-bright"
        return "frozen" if now - self._changed_at > FROZEN else None

    def close(self) -> None:
        if self._source is not None:
            self._source.close()
            self._source = None
