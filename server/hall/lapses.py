"""Proposals that nobody answers: each lapses after the table's time, for silence is a no."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import gevent
from msgspec import Struct

from server.match.agreements import lapse, proposed_in
from server.match.match import Match
from server.store.errors import StoreFailed

log = logging.getLogger(__name__)
SECOND_TRY = 2.0  # seconds


class Waiting(Struct, frozen=True, eq=False):
    """A proposal whose time is running."""

    row: int  # that proposed it
    ends: float  # seconds on the monotonic clock


class Lapses:
    """The proposals that are open now, by match. After a restart each has its whole time again."""

    def __init__(self, seconds_of: Callable[[Match], float]) -> None:
        self.seconds_of = seconds_of  # 0: it stays open
        self.open: dict[str, Waiting] = {}

    def follow(self, match: Match) -> None:
        """Start the clock of the proposal a row has made, and forget one that a row has closed."""
        is_open = match.position.proposal is not None and not match.is_over
        row = proposed_in(match) if is_open else None
        known = self.open.get(match.id)
        if known is not None and known.row != row:
            del self.open[match.id]
        seconds = self.seconds_of(match) if row is not None else 0
        if row is not None and seconds and match.id not in self.open:
            waiting = Waiting(row=row, ends=time.monotonic() + seconds)
            self.open[match.id] = waiting
            gevent.spawn_later(seconds, self.close, match, waiting)

    def left(self, match: Match) -> float | None:
        """In how many seconds the open proposal lapses, if it does."""
        waiting = self.open.get(match.id)
        return None if waiting is None else max(0.0, round(waiting.ends - time.monotonic(), 3))

    def close(self, match: Match, waiting: Waiting) -> None:
        if self.open.get(match.id) is not waiting:
            return  # it was answered before
        try:
            lapse(match, waiting.row)
        except StoreFailed as why:  # retried until it is kept, as a window is
            log.error("a proposal could not lapse: %s", why)
            gevent.spawn_later(SECOND_TRY, self.close, match, waiting)
