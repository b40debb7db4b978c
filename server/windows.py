"""Reaction windows: each stays open for the table's fixed time, whoever could react."""

from __future__ import annotations

import logging
import time
from typing import Any

import gevent
from msgspec import Struct

from server.games.kernel import Decide
from server.hall import Hall
from server.match import Match
from server.store import StoreFailed

log = logging.getLogger(__name__)
SECOND_TRY = 2.0  # seconds


class Window(Struct, frozen=True, eq=False):
    """One whose time is running."""

    id: str  # of its decision
    ends: float  # by the clock that nobody sets


class Windows:
    """The windows that are open now, by match."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.open: dict[str, Window] = {}

    def watch(self, match: Match) -> None:
        """Start the clock of a window that has opened. One that an undo or a rewind opens again
        has its whole time again."""
        pending: Any = match.pending()
        is_open = isinstance(pending, Decide) and pending.kind == "window" and not match.is_over
        known = self.open.get(match.id)
        if known is not None and not (is_open and known.id == pending.id):
            del self.open[match.id]
        if is_open and match.id not in self.open:
            seconds = self.hall.table(match.ledger.head.table).policy.window
            window = Window(id=pending.id, ends=time.monotonic() + seconds)
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
        except StoreFailed as why:  # the match waits for this alone: it is tried until it is kept
            log.error("a reaction window could not be closed: %s", why)
            gevent.spawn_later(SECOND_TRY, self.close, match, window)
