"""Reaction windows: each stays open for the table's fixed time, whoever could react."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import gevent
from msgspec import Struct

from server.games.kernel import Decide
from server.match.match import Match
from server.store.errors import StoreFailed

log = logging.getLogger(__name__)
SECOND_TRY = 2.0  # seconds


class Window(Struct, frozen=True, eq=False):
    """One whose time is running."""

    id: str  # of its decision
    ends: float  # seconds on the monotonic clock


class Windows:
    """The windows that are open now, by match."""

    def __init__(self, seconds_of: Callable[[Match], float]) -> None:
        self.seconds_of = seconds_of
        self.open: dict[str, Window] = {}

    def follow(self, match: Match) -> None:
        """Start the clock of the window a row has opened, and forget one that a row has closed.
        A window that an undo or a rewind opens again has its whole time again."""
        pending = match.pending()
        decision = None
        if isinstance(pending, Decide) and pending.kind == "window" and not match.is_over:
            decision = pending.id
        known = self.open.get(match.id)
        if known is not None and known.id != decision:
            del self.open[match.id]
        if decision is not None and match.id not in self.open:
            seconds = self.seconds_of(match)
            window = Window(id=decision, ends=time.monotonic() + seconds)
            self.open[match.id] = window
            gevent.spawn_later(seconds, self.close, match, window)

    def left(self, match: Match) -> float | None:
        """How many seconds a match's window is still open, if it has one."""
        window = self.open.get(match.id)
        return None if window is None else max(0.0, round(window.ends - time.monotonic(), 3))

    def close(self, match: Match, window: Window) -> None:
        if self.open.get(match.id) is not window:
            return  # it was closed before, or opened anew
        try:
            match.close_window(window.id)
        except StoreFailed as why:  # nothing else can close it, so this is retried until it is kept
            log.error("a reaction window could not be closed: %s", why)
            gevent.spawn_later(SECOND_TRY, self.close, match, window)
