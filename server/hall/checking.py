"""Checking the rows of matches that were opened, a little at a time while nothing else waits.

Opening a match reads its newest position, whose hash is compared at once. That every row before
it leads where its hash says takes seconds in a long match: it is found out afterwards, and a match
whose log does not agree with itself says so.
"""

from __future__ import annotations

import logging

import gevent

from server.hall.verifying import Finding, Verifying
from server.match.fold import say
from server.match.formats import read_rows
from server.match.ledger import Draft
from server.match.match import Match
from server.match.rows import Noted, Row
from server.store.errors import Damaged, StoreFailed

log = logging.getLogger(__name__)
AT_ONCE = 50  # rows read from disk together
PAUSE = 0.01  # seconds between two rows: the tables come first
DAMAGED = "log-damaged"


class Checks:
    """Checks one match after the other."""

    def __init__(self) -> None:
        self.waiting: list[Match] = []
        self.known: set[str] = set()  # matches that were checked in this run
        self.worker: gevent.Greenlet | None = None

    def add(self, match: Match) -> None:
        if match.id in self.known:
            return
        self.known.add(match.id)
        self.waiting.append(match)
        if self.worker is None:
            self.worker = gevent.spawn(self.work)

    def work(self) -> None:
        while self.waiting:
            match = self.waiting.pop(0)
            try:
                check(match)
            except StoreFailed as why:
                log.error("match %s could not be checked: %s", match.id, why)
            except Exception:  # one match's trouble is not the others'
                log.exception("match %s could not be checked", match.id)
        self.worker = None


def check(match: Match) -> Finding | None:
    """Check every row that is there now, and say what is wrong."""
    newest = match.seq
    found = first_fault(match, newest)
    if found is None:
        log.info("match %s: its %d rows are as they were written", match.id, newest + 1)
        return None
    log.error("match %s at table %s: row %d %s", match.id, match.table, found.row, found.what)
    if not match.is_over:
        tell_once(match, found.row)
    return found


def first_fault(match: Match, newest: int) -> Finding | None:
    ledger = match.ledger
    verifying = Verifying({}, ledger.head.secret, match.game)
    last_child = {parent: seq for seq, parent in enumerate(ledger.parents[: newest + 1])}
    for first in range(0, newest + 1, AT_ONCE):
        last = min(first + AT_ONCE - 1, newest)
        verifying.kept = ledger.store.positions_between(match.id, first, last)
        try:
            rows = read_rows(ledger.store.rows_between(match.id, first, last), match.id)
        except Damaged as why:
            return Finding(first, str(why))
        for row in rows:
            found = verifying.check(row)
            if found is not None:
                return found
            forget(verifying, row, last_child)
            gevent.sleep(PAUSE)
    return None


def forget(verifying: Verifying, row: Row, last_child: dict[int, int]) -> None:
    """Drop positions that no later row continues: a long match has thousands."""
    for seq in (row.parent, row.seq):
        if last_child.get(seq, -1) <= row.seq:
            verifying.positions.pop(seq, None)
            verifying.shells.pop(seq, None)


def tell_once(match: Match, row: int) -> None:
    """Say at the table that the log cannot be trusted; not again at every start."""
    said = say(DAMAGED, row=match.numbers.number(row))
    with match.lock:
        notes = read_rows(match.ledger.store.rows_of_kind(match.id, "noted"), match.id)
        if not any(said in note.happenings for note in notes):
            match.record(None, [Draft(body=Noted(), says=(said,))])
