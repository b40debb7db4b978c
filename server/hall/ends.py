"""When an end is final, and who has looked at secrets since.

What the rules ended is final at once. Somebody who resigns or agrees to an end could otherwise
read the other side's secrets and have the referee take the end back: there the secrets open once
the others have accepted the end, a rematch has begun, or a few minutes have passed.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import gevent
from msgspec import Struct

from server.games.kernel import Seat
from server.hall.tables import Table
from server.match.match import Match
from server.match.refereeing import lookers, tell
from server.match.rows import Ended
from server.store.errors import StoreFailed

log = logging.getLogger(__name__)
FINAL_AFTER = 180.0  # seconds on the monotonic clock


class End(Struct, eq=False):
    """An end that is not final yet."""

    needs: tuple[Seat, ...]  # who has not accepted it
    until: float  # on the monotonic clock


class Ends:
    """The ends of this run of the server that are not final yet, by match. Those of an earlier run
    are final: nobody at the table can restart the server."""

    def __init__(self, final: Callable[[Match], None]) -> None:
        self.final = final  # called when time has made an end final
        self.open: dict[str, End] = {}

    def follow(self, match: Match, table: Table) -> None:
        """A match has ended, or a referee took its end back."""
        if not match.is_over:
            self.open.pop(match.id, None)
            return
        needs = who_accepts(match, table)
        if needs and match.id not in self.open:
            end = End(needs, time.monotonic() + FINAL_AFTER)
            self.open[match.id] = end
            gevent.spawn_later(FINAL_AFTER, self.expire, match, end)

    def accept(self, match: Match, seats: tuple[Seat, ...]) -> None:
        """Accept the end in the name of these seats."""
        end = self.open.get(match.id)
        if end is not None:
            end.needs = tuple(seat for seat in end.needs if seat not in seats)
            if not end.needs:
                del self.open[match.id]

    def expire(self, match: Match, end: End) -> None:
        if self.open.get(match.id) is end:
            del self.open[match.id]
            self.final(match)

    def needs(self, match: Match) -> tuple[Seat, ...]:
        """Who still has to accept the end, or wait."""
        end = self.open.get(match.id)
        return () if end is None else end.needs


def who_accepts(match: Match, table: Table) -> tuple[Seat, ...]:
    """The seats whose nod makes the end final; none: it is final at once. Bots need not be asked,
    nor whoever resigned, nor somebody who plays alone. Nobody can nod for a free seat."""
    result = match.position.result
    if result is None or result.how == "over" or is_alone(table):
        return ()
    resigned = next((row.seat for row in match.newest_rows() if isinstance(row.body, Ended)), None)
    out = match.position.out
    if resigned is None:
        people = tuple(chair.seat for chair in table.chairs if chair.holder != "bot")
    else:
        people = table.others(resigned)
    return tuple(seat for seat in people if seat not in out)


def is_alone(table: Table) -> bool:
    """Whether one person, or none, plays here."""
    return len({chair.token for chair in table.chairs if chair.holder != "bot"}) < 2


def note_look(table: Table, match: Match, seat: Seat | None) -> None:
    """Put into the log, once, that somebody saw the secrets of others in a match that a referee
    could still rewind. Rows of older rules are left as they are."""
    may_go_on = match.id == table.match and match.ledger.is_current(match.seq)
    if is_alone(table) or not may_go_on or seat in lookers(match):
        return
    try:
        tell(match, "log-looked" if seat else "log-looked-watcher", seat)
    except StoreFailed as why:
        log.error("the log does not say who looked at match %s: %s", match.id, why)
