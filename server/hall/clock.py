"""How long this server has run, in all.

What lasts for days (tokens, lobbies) is measured by this and not by the wall clock: a Raspberry Pi
has no clock chip, starts with some old time and jumps by months when it finds a network.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from server.store.store import Store

KEY = "running-time"


class RunningTime:
    """Seconds the server has run, over all its starts. Never jumps, and stands still while the
    server is off."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store, self.clock = store, clock
        self.before = float(store.setting(KEY) or 0.0)
        self.began = clock()

    def __call__(self) -> float:
        return self.before + self.clock() - self.began

    def keep(self) -> None:
        """Put it on disk: done every few minutes, so a crash loses no more than that."""
        self.store.change_setting(KEY, str(int(self())))
