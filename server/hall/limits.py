"""Guessing, and filling the hall, made slow: so many tries by one, then a pause that doubles.

Who that is, the caller says: the holder of a token by the token, anybody else by the address. So
whoever guesses behind a router locks nobody out there who holds a seat."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.match.refusal import TooMuch

FIRST_PAUSE = 5.0  # seconds
LONGEST_PAUSE = 600.0
FORGET_AFTER = 3600.0
MOST_ADDRESSES = 10_000


class Rates:
    """So many at once, then so many a second, counted by who sends them (token bucket)."""

    def __init__(
        self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst, self.per_second, self.clock = burst, per_second, clock
        self.left: dict[str, tuple[float, float]] = {}  # who: how many are left, and when

    def spend(self, who: str) -> None:
        """One more of them, or a refusal that says how long to wait."""
        now = self.clock()
        left, last = self.left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - last) * self.per_second)
        if len(self.left) >= MOST_ADDRESSES:
            self.left.pop(next(iter(self.left)))
        self.left[who] = (left - 1 if left >= 1 else left, now)
        if left < 1:
            raise TooMuch("refused-too-fast", seconds=int((1 - left) / self.per_second) + 1)


class Tries:
    """Wrong tries, by who made them."""

    def __init__(
        self,
        free: int,
        clock: Callable[[], float] = time.monotonic,
        key: str = "refused-too-often",
        longest: float = LONGEST_PAUSE,
    ) -> None:
        self.free, self.clock, self.key, self.longest = free, clock, key, longest
        self.wrong: dict[str, tuple[int, float]] = {}  # who: how many, when the last

    def check(self, who: str) -> None:
        """Refuse while the pause after too many wrong tries lasts."""
        count, last = self.wrong.get(who, (0, 0.0))
        if count < self.free:
            return
        pause = min(FIRST_PAUSE * 2.0 ** min(count - self.free, 20), self.longest)
        left = last + pause - self.clock()
        if left > 0:
            raise TooMuch(self.key, seconds=int(left) + 1)

    def failed(self, who: str) -> None:
        now = self.clock()
        count, last = self.wrong.get(who, (0, now))
        if now - last > FORGET_AFTER:
            count = 0
        if len(self.wrong) >= MOST_ADDRESSES:
            self.wrong.pop(next(iter(self.wrong)))
        self.wrong[who] = (count + 1, now)

    def succeeded(self, who: str) -> None:
        self.wrong.pop(who, None)
