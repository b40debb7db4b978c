"""Room for tables: how many the hall holds, whose turn it is to have one, and closing one."""

from __future__ import annotations

from collections import Counter

from server.hall.hall import Hall
from server.hall.tables import Table
from server.match.refereeing import abandon
from server.match.refusal import NotPossible, TooMuch
from server.store.store import Receipt

MOST_TABLES = 500  # in the lobby or playing
IDLE_AFTER = 600.0  # seconds of running time until a lobby nobody looks at may give way


def make_room(hall: Hall, address: str) -> None:
    """Room for one more table opened from this address, or a refusal.

    An address may have half as many tables as are still free: alone it gets a third of the hall,
    and whoever comes after it always finds some room. Past that the oldest lobby that nobody looks
    at gives way: its own, or, where the hall is full, that of whoever has the most tables.
    """
    open_ = [table for table in hall.tables.values() if table.status != "over"]
    mine = [table for table in open_ if table.opener == address]
    free = MOST_TABLES - len(open_)
    if len(mine) < free / 2:
        return
    lobby = oldest_idle(hall, mine if free > 0 else those_of_the_greediest(open_))
    if lobby is not None:
        hall.clear(lobby)
    else:
        raise TooMuch("refused-share" if free > 0 else "refused-full")


def those_of_the_greediest(tables: list[Table]) -> list[Table]:
    [(most, _)] = Counter(table.opener for table in tables).most_common(1)
    return [table for table in tables if table.opener == most]


def oldest_idle(hall: Hall, tables: list[Table]) -> Table | None:
    watched, now = hall.watched(), hall.clock()
    idle = [
        table
        for table in tables
        if table.status == "lobby" and table.code not in watched and table.opened < now - IDLE_AFTER
    ]
    return min(idle, key=lambda table: table.opened, default=None)


def close(hall: Hall, code: str, command: str, reason: str, receipt: Receipt | None = None) -> None:
    """The organiser closes a table. A match that is being played is abandoned, with the reason in
    its log, and stays to be looked at; a lobby or a finished table leaves the hall. The rows of
    its matches are never deleted."""
    with hall.lock:
        table = hall.table(code)
        if table.status == "lobby":
            hall.clear(table, receipt)
            return
        match = hall.match(table)
        if command in match.ledger.commands:
            return  # the same command again, after it ended the match
        if table.status == "over":
            hall.clear(table, receipt)
            return
    try:
        abandon(match, command, reason)
    except NotPossible:  # it ended at this moment
        return
