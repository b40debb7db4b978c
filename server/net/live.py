"""Who is connected to which table from which point of view, and telling them what they may see.

One room per distinct view: a view is made and encoded once, however many phones look at it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import msgspec
from flask_socketio import SocketIO

from server.games.kernel import Seat
from server.games.ruling import Phrase
from server.hall.hall import Hall
from server.hall.sessions import Session
from server.hall.tables import Table
from server.hall.tokens import Holder
from server.match.match import Match
from server.messages import Answered, HolderInfo, Present, Removed, TableInfo, TableReply
from server.net.translate import bots_wanted, holder_info, present, table_info
from server.net.transport import broadcast, send_to

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
BOTS = "bots"  # the room of the bot station


def view_room(match: str, viewer: Seat | None) -> str:
    return f"view/{match}/{viewer or '-'}"


def table_room(code: str) -> str:
    return f"table/{code}"


def farewell(holder: Holder) -> str:
    """Why a connection lost its token, in words for whoever held it."""
    if holder.role == "player":
        return "refused-token"
    return "removed-watcher" if holder.role == "watcher" else "removed-office"


class Live:
    """The connections of this server."""

    def __init__(self, socketio: SocketIO, hall: Hall, address: Callable[[str], str]) -> None:
        self.socketio, self.hall, self.address = socketio, hall, address
        self.sessions: dict[str, Session] = {}
        self.turns: dict[str, int | None] = {}  # table: the turn its phones were told
        hall.news.listeners.append(self)
        hall.watched = lambda: {each.table for each in self.sessions.values() if each.table}

    # -- coming and going ---------------------------------------------------------------------

    def bind(self, session: Session, table: Table) -> None:
        """Move a connection into the rooms of its table and view, and bring it up to date."""
        session.table, session.match = table.code, table.match
        self.enter(session, table_room(table.code))
        self.enter(session, view_room(table.match, session.seat))
        self.tell_presence(session, table)
        self.tell(session, TableReply(table=self.info(table)))
        if table.status != "lobby":
            self.tell(session, self.present(self.hall.match(table), session.seat))

    def unbind(self, session: Session) -> None:
        if session.table is None or session.match is None:
            return
        self.leave(session, table_room(session.table))
        self.leave(session, view_room(session.match, session.seat))
        code, session.table, session.match = session.table, None, None
        if code in self.hall.tables:
            self.tell_presence(session, self.hall.tables[code])
        if not self.at_table(code):
            self.hall.let_go(code)

    def enter(self, session: Session, room: str) -> None:
        self.socketio.server.enter_room(session.sid, room, namespace="/")

    def leave(self, session: Session, room: str) -> None:
        self.socketio.server.leave_room(session.sid, room, namespace="/")

    def at_table(self, code: str) -> list[Session]:
        return [session for session in self.sessions.values() if session.table == code]

    def sessions_of(self, holder: Holder) -> list[Session]:
        return [
            each for each in self.sessions.values() if each.holder and each.holder.id == holder.id
        ]

    # -- telling ------------------------------------------------------------------------------

    def tell(self, session: Session, message: Answered) -> None:
        send_to(self.socketio, session.sid, "tell", encode(message))

    def tell_room(self, room: str, make: Callable[[], Answered]) -> None:
        """Make, encode and send once for a whole room; not at all for an empty one."""
        if self.crowd(room):
            broadcast(self.socketio, room, "tell", encode(make()))

    def crowd(self, room: str) -> int:
        """How many are in a room."""
        return len(self.socketio.server.manager.rooms.get("/", {}).get(room, ()))

    def match_changed(self, match: Match) -> None:
        """Tell every point of view of a match; that of the most people first, so that they read it
        while the others' are made. A change of mind is told to nobody else (`match/silence.py`)."""
        viewers = (match.only_for,) if match.only_for else (*match.game.seats, None)
        rooms = {view_room(match.id, viewer): viewer for viewer in viewers}
        with match.lock:
            for room in sorted(rooms, key=self.crowd, reverse=True):
                self.tell_room(room, partial(self.present, match, rooms[room]))
        self.tell_turn(match)

    def present(self, match: Match, viewer: Seat | None) -> Present:
        """What a viewer may see now. How long a window stays open is the same for everybody,
        whoever could react."""
        left, needs = self.hall.windows.left(match), self.hall.ends.needs(match)
        return present(match, viewer, left, needs)

    def tell_turn(self, match: Match) -> None:
        """The lists of tables and the phones' title bars count turns."""
        table = self.hall.tables.get(match.table)
        if table is not None and (turn := self.turn(table)) != self.turns.get(table.code):
            self.turns[table.code] = turn
            self.tell_room(table_room(table.code), lambda: TableReply(table=self.info(table)))

    def table_changed(self, table: Table) -> None:
        self.follow(table)
        self.tell_room(table_room(table.code), lambda: TableReply(table=self.info(table)))
        if any(chair.holder == "bot" for chair in table.chairs):
            self.tell_room(BOTS, lambda: bots_wanted(self.hall))

    def tell_presence(self, session: Session, table: Table) -> None:
        """Players and screens are seen to come and go; spectators are not announced."""
        if session.screen or (session.holder and session.holder.role != "watcher"):
            self.tell_room(table_room(table.code), lambda: TableReply(table=self.info(table)))

    def follow(self, table: Table) -> None:
        """Phones stay with the table when its next match begins, and lose the sight of a seat
        with the seat: whoever sits there next has secrets of their own."""
        for session in self.at_table(table.code):
            held = table.seats_of(session.holder.id) if session.holder else ()
            seat = session.seat if session.seat in held else None
            if session.match is not None and (session.match, session.seat) != (table.match, seat):
                self.leave(session, view_room(session.match, session.seat))
                session.match, session.seat = table.match, seat
                self.enter(session, view_room(table.match, seat))

    def removed(self, holder: Holder) -> None:
        """A token was taken back: its connections are told, and see no more than a watcher."""
        for session in self.sessions_of(holder):
            self.tell(session, Removed(text=Phrase(farewell(holder))))
            self.unbind(session)
            self.leave(session, BOTS)
            session.holder, session.seat = None, None

    def closed(self, table: Table) -> None:
        """A table left the hall: who was at it is told. Officials go on to the next one."""
        for session in self.at_table(table.code):
            official = session.holder is not None and session.holder.table is None
            if not official:
                self.tell(session, Removed(text=Phrase("removed-closed")))
                session.holder = None
            self.unbind(session)
            session.seat = None

    def info(self, table: Table) -> TableInfo:
        """The table as everybody may see it."""
        here = self.at_table(table.code)
        return table_info(
            table,
            online={session.holder.id for session in here if session.holder is not None},
            screens=sum(session.screen for session in here),
            address=self.address(table.code),
            turn=self.turn(table),
        )

    def watchers(self, code: str) -> list[Holder]:
        """Who looks at a table without sitting at it. They are known only while they do."""
        found = {
            session.holder.id: session.holder
            for session in self.at_table(code)
            if session.holder is not None and session.holder.role == "watcher"
        }
        return list(found.values())

    def holder_info(
        self, holder: Holder, table: Table | None = None, *, own: bool = False
    ) -> HolderInfo:
        """One who was given a token, as officials see them."""
        sessions = self.sessions_of(holder)
        return holder_info(
            holder,
            seats=table.seats_of(holder.id) if table else (),
            here=own or bool(sessions),
            own=own,
            screen=any(session.screen for session in sessions),
        )

    def turn(self, table: Table) -> int | None:
        """The turn, for games that count them and matches that are in memory."""
        match = self.hall.matches.get(table.match)
        return None if match is None else match.game.turn(match.position.state)
