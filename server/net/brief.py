"""A log that strangers cannot fill: long lines are cut, and so are floods of the same line."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

LONGEST = 2000  # characters of one message; tracebacks of our own are left whole
AT_ONCE = 20  # lines of one place in the program
WITHIN = 60.0  # seconds


class Brief(logging.Filter):
    """For a handler of the log."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, int], tuple[float, int]] = {}  # place: since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = (record.pathname, record.lineno), self.clock()
        since, count = self.seen.get(place, (now, 0))
        if now - since > WITHIN:
            since, count = now, 0
        self.seen[place] = (since, count + 1)
        if count > AT_ONCE:
            return False
        text = record.getMessage()
        if len(text) > LONGEST:
            text = f"{text[:LONGEST]} (and {len(text) - LONGEST} more characters)"
        if count == AT_ONCE:
            text += " (more of these are not shown for a minute)"
        record.msg, record.args = text, ()
        return True
