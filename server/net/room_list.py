"""The list of tables: short, made once for all who look, and told when it changes."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import gevent
import msgspec
from msgspec import Raw

from server.hall.sessions import Session
from server.messages import TableEntry, Tables
from server.net.translate import table_entry

if TYPE_CHECKING:
    from server.net.live import Live

ROOM = "tables"  # of those who follow the list
LISTED = 50
PAUSE = 0.5  # seconds in which changes are gathered
encode = msgspec.json.Encoder().encode


class RoomList:
    """The newest tables as everybody may see them."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.made: Raw | None = None  # in JSON, until something changes
        self.telling: gevent.Greenlet | None = None

    def ask(self, session: Session, *, follow: bool) -> Tables:
        (self.live.enter if follow else self.live.leave)(session, ROOM)
        return self.now()

    def now(self) -> Tables:
        if self.made is None:
            self.made = Raw(encode(self.entries()))
        made: Any = self.made
        return Tables(tables=made)

    def entries(self) -> list[TableEntry]:
        live = self.live
        online: dict[str | None, set[str]] = defaultdict(set)
        for session in live.sessions.values():
            if session.holder is not None:
                online[session.table].add(session.holder.id)
        newest = sorted(live.hall.tables.values(), key=lambda table: -table.created)
        return [
            table_entry(
                table,
                online=online[table.code],
                turn=live.turn(table),
                judged=live.judged(table),
            )
            for table in newest[:LISTED]
        ]

    def changed(self) -> None:
        """Tell those who follow, soon: an evening's changes come in bursts."""
        self.made = None
        if self.telling is None and self.live.crowd(ROOM):
            self.telling = gevent.spawn_later(PAUSE, self.tell)

    def tell(self) -> None:
        self.telling = None
        self.live.tell_room(ROOM, self.now)
