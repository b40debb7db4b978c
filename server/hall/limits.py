"""Guessing, and filling the hall, made slow: so many tries from one address, then a pause that
doubles."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.match.refusal import TooMuch

FIRST_PAUSE = 5.0
LONGEST_PAUSE = 600.0
FORGET_AFTER = 3600.0
MOST_ADDRESSES = 10_000


class Tries:
    """Wrong tries by address. Right answers are never slowed down by others' wrong ones."""

    def __init__(
        self,
        free: int,
        clock: Callable[[], float] = time.monotonic,
        key: str = "refused-too-often",
    ) -> None:
        self.free, self.clock, self.key = free, clock, key
        self.wrong: dict[str, tuple[int, float]] = {}  # address: how many, when the last

    def check(self, address: str) -> None:
        """Refuse while the pause after too many wrong tries lasts."""
        count, last = self.wrong.get(address, (0, 0.0))
        if count < self.free:
            return
        pause = min(FIRST_PAUSE * 2 ** (count - self.free), LONGEST_PAUSE)
        left = last + pause - self.clock()
        if left > 0:
            raise TooMuch(self.key, seconds=int(left) + 1)

    def failed(self, address: str) -> None:
        now = self.clock()
        count, last = self.wrong.get(address, (0, now))
        if now - last > FORGET_AFTER:
            count = 0
        if len(self.wrong) >= MOST_ADDRESSES:
            self.wrong.pop(next(iter(self.wrong)))
        self.wrong[address] = (count + 1, now)

    def succeeded(self, address: str) -> None:
        self.wrong.pop(address, None)
