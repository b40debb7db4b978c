"""What a tray should show: the newest state until it is sent, and all of it again on demand."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

from hardware.protocol import ANIM, BRIGHT, MAX_PAYLOAD

STALE = 1.0  # seconds after which an animation is not worth playing any more

Message = tuple[int, bytes]  # kind, payload


class Outbox:
    """What one tray should show, and how much of that is still to be sent."""

    def __init__(self) -> None:
        self.wake: Callable[[], None] = lambda: None
        self._lock = threading.Lock()
        self._picture: tuple[Message, ...] = ()
        self._level: int | None = None
        self._picture_due: deque[Message] = deque()
        self._level_due = False
        self._plays: deque[tuple[float, bytes]] = deque()

    def show(self, picture: tuple[Message, ...]) -> None:
        """Instead of whatever is shown; the same again costs nothing."""
        if any(len(payload) > MAX_PAYLOAD for _, payload in picture):
            raise ValueError(f"more lamps than the {MAX_PAYLOAD} bytes of a frame can hold")
        with self._lock:
            if picture == self._picture:
                return
            self._picture, self._picture_due = picture, deque(picture)
        self.wake()

    def brighten(self, level: int) -> None:
        with self._lock:
            if level == self._level:
                return
            self._level, self._level_due = level, True
        self.wake()

    def play(self, payload: bytes) -> None:
        with self._lock:
            self._plays.append((time.monotonic(), payload))
        self.wake()

    def again(self) -> None:
        """Everything is due: the tray has forgotten it."""
        with self._lock:
            self._level_due = self._level is not None
            self._picture_due = deque(self._picture)

    def take(self) -> Message | None:
        """What to send next. An animation goes before the picture that it leads to."""
        with self._lock:
            while self._plays:
                since, payload = self._plays.popleft()
                if time.monotonic() - since < STALE:
                    return ANIM, payload
            if self._level_due and self._level is not None:
                self._level_due = False
                return BRIGHT, bytes((self._level,))
            return self._picture_due.popleft() if self._picture_due else None
