"""Who is connected to which table from which point of view, and telling them what they may see.

One room per distinct view: a view is made and encoded once, however many phones look at it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import msgspec
from flask_socketio import SocketIO
from msgspec.structs import replace

from server.games.kernel import Decide, Seat
from server.games.ruling import Phrase
from server.hall.hall import Hall
from server.hall.presence import Present as PresentDevice
from server.hall.sessions import Session
from server.hall.tables import Table
from server.hall.tokens import Holder
from server.match.match import Match
from server.messages import (
    Answered,
    HolderInfo,
    Present,
    Removed,
    Reseated,
    TableInfo,
    TableReply,
)
from server.net.attending import Attending
from server.net.changes import Followers
from server.net.device_words import devices_of
from server.net.room_list import RoomList
from server.net.translate import bots_wanted, holder_info, present, table_info
from server.net.transport import broadcast, send_to, vouch

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
CHANGES = "changes/"
BOTS = "bots"  # the room of the bot station


def view_room(match: str, viewer: Seat | None) -> str:
    return f"view/{match}/{viewer or '-'}"


def changes_room(match: str, viewer: Seat | None) -> str:
    """Of those who look through the same eyes, and are told what changed."""
    return f"{CHANGES}{match}/{viewer or '-'}"


ROOMS = (view_room, changes_room)


def own_room(session: Session, match: str) -> str:
    return (changes_room if session.changes else view_room)(match, session.seat)


def table_room(code: str) -> str:
    return f"table/{code}"


def farewell(holder: Holder) -> str:
    """Why a connection lost its token, in words for whoever held it."""
    if holder.role == "player":
        return "refused-token"
    if holder.role == "device" and holder.table is not None:
        return "removed-device"
    return "removed-watcher" if holder.role == "watcher" else "removed-office"


class Live:
    """The connections of this server."""

    def __init__(self, socketio: SocketIO, hall: Hall, address: Callable[[str], str]) -> None:
        self.socketio, self.hall, self.address = socketio, hall, address
        self.sessions: dict[str, Session] = {}
        # By table: the turn its phones were told, and whether the referee is waited for.
        self.turns: dict[str, tuple[int | None, bool]] = {}
        self.room_list = RoomList(self)
        self.followers = Followers(socketio)
        self.attending = Attending(hall, self.tell)
        hall.news.listeners.append(self)
        hall.watched = lambda: {each.table for each in self.sessions.values() if each.table}

    # -- coming and going ---------------------------------------------------------------------

    def bind(self, session: Session, table: Table) -> None:
        """Move a connection into the rooms of its table and view, and bring it up to date."""
        session.table, session.match = table.code, table.match
        self.enter(session, table_room(table.code))
        self.enter(session, own_room(session, table.match))
        self.tell_presence(session, table)
        self.tell(session, TableReply(table=self.info(table)), table_room(table.code))
        if table.status != "lobby":
            self.tell_whole(session, self.hall.match(table))

    def tell_whole(self, session: Session, match: Match) -> None:
        """The view of one who has just come."""
        room, now = own_room(session, match.id), self.present(match, session.seat)
        payload = self.followers.whole(room, now) if session.changes else encode(now)
        send_to(self.socketio, session.sid, "tell", payload, room)

    def unbind(self, session: Session) -> None:
        if session.table is None or session.match is None:
            return
        self.leave(session, table_room(session.table))
        self.leave(session, own_room(session, session.match))
        code, session.table, session.match = session.table, None, None
        if code in self.hall.tables:
            self.tell_presence(session, self.hall.tables[code])
        if not self.at_table(code):
            self.hall.let_go(code)

    def attend(self, session: Session, holder: Holder, device: PresentDevice) -> None:
        """This connection is that device from now on. Where another one was, it is told."""
        if session.holder is None or session.holder.id != holder.id:
            self.unbind(session)
            self.dismiss(session)
            self.hold(session, holder)
        old = self.attending.came(holder.id, session)
        self.hall.presence.came(holder.id, device)
        if old is not None:
            old.attends = None
            self.leave(old, BOTS)
            self.tell(old, Removed(text=Phrase("removed-device-twice")))
        if device.kind == "bots":
            self.enter(session, BOTS)
        else:
            self.attending.tell_serving(holder.id)
        self.tell_tables_of(holder.id)

    def dismiss(self, session: Session) -> None:
        """This connection is no device any more; without another one its device is lost."""
        id = session.attends
        if id is None:
            return
        self.leave(session, BOTS)
        if self.attending.went(session):
            self.hall.presence.went(id)
            self.tell_tables_of(id)

    def tell_tables_of(self, id: str) -> None:
        """Tell every table that a device serves how it is; bots serve wherever bots sit."""
        present = self.hall.presence.known.get(id)
        bots = present is not None and present.kind == "bots"
        for table in list(self.hall.tables.values()):
            served = any(device.id == id for device in table.devices)
            if served or (bots and any(chair.holder == "bot" for chair in table.chairs)):
                self.tell_table(table)

    def tell_table(self, table: Table) -> None:
        self.room_list.changed()
        self.tell_room(table_room(table.code), lambda: TableReply(table=self.info(table)))

    def enter(self, session: Session, room: str) -> None:
        self.socketio.server.enter_room(session.sid, room, namespace="/")

    def leave(self, session: Session, room: str) -> None:
        self.socketio.server.leave_room(session.sid, room, namespace="/")
        if not self.crowd(room):
            self.followers.forget(room)

    def hold(self, session: Session, holder: Holder, seat: Seat | None = None) -> None:
        """The connection has shown a token. A watcher's is given to anybody: it counts for none."""
        session.holder, session.seat = holder, seat
        vouch(self.socketio, session.sid, None if holder.role == "watcher" else holder.id)

    def at_table(self, code: str) -> list[Session]:
        return [session for session in self.sessions.values() if session.table == code]

    def sessions_of(self, holder: Holder) -> list[Session]:
        return [
            each for each in self.sessions.values() if each.holder and each.holder.id == holder.id
        ]

    # -- telling ------------------------------------------------------------------------------

    def tell(self, session: Session, message: Answered, topic: str | None = None) -> None:
        send_to(self.socketio, session.sid, "tell", encode(message), topic)

    def tell_room(self, room: str, make: Callable[[], Answered]) -> None:
        """Make, encode and send once for a whole room; not at all for an empty one. What a room is
        told is whole: to those who read slowly the newest is enough."""
        if self.crowd(room):
            broadcast(self.socketio, room, "tell", encode(make()), topic=room)

    def tell_view(self, room: str, make: Callable[[], Present]) -> None:
        if not room.startswith(CHANGES):
            self.tell_room(room, make)
        elif self.crowd(room):
            self.followers.tell(room, make())

    def crowd(self, room: str) -> int:
        """How many are in a room."""
        return len(self.socketio.server.manager.rooms.get("/", {}).get(room, ()))

    def match_changed(self, match: Match) -> None:
        """Tell every point of view of a match; that of the most people first, so that they read it
        while the others' are made. A change of mind or a private word is told to nobody else
        (`match/silence.py`)."""
        viewers: tuple[Seat | None, ...] = match.only_for or (*match.seats, None)
        rooms = {room(match.id, viewer): viewer for viewer in viewers for room in ROOMS}
        with match.lock:
            for room in sorted(rooms, key=self.crowd, reverse=True):
                self.tell_view(room, partial(self.present, match, rooms[room]))
        self.tell_turn(match)
        self.tell_devices(self.hall.tables.get(match.table))

    def tell_devices(self, table: Table | None) -> None:
        """The devices that feed a table learn of the roll that is asked for."""
        for device in table.devices if table is not None else ():
            if device.feeds is not None:
                self.attending.tell_serving(device.id)

    def present(self, match: Match, viewer: Seat | None) -> Present:
        """What a viewer may see now. How long a window stays open is the same for everybody,
        whoever could react."""
        hall = self.hall
        return present(
            match,
            viewer,
            closes_in=hall.windows.left(match),
            lapses_in=hall.lapses.left(match),
            accept=hall.ends.needs(match),
        )

    def tell_turn(self, match: Match) -> None:
        """The lists of tables and the phones' title bars count turns, and the referee's list says
        which table waits."""
        table = self.hall.tables.get(match.table)
        if table is None:
            return
        now = (self.turn(table), self.judged(table))
        if now != self.turns.get(table.code):
            self.turns[table.code] = now
            self.room_list.changed()
            self.tell_room(table_room(table.code), lambda: TableReply(table=self.info(table)))

    def table_changed(self, table: Table) -> None:
        self.room_list.changed()
        self.follow(table)
        self.tell_table(table)
        self.attending.table_changed(table)
        if any(chair.holder == "bot" for chair in table.chairs):
            self.tell_room(BOTS, lambda: bots_wanted(self.hall))

    def tell_presence(self, session: Session, table: Table) -> None:
        """Players and screens are seen to come and go; spectators are not announced."""
        if session.screen or (session.holder and session.holder.role != "watcher"):
            self.room_list.changed()
            self.tell_room(table_room(table.code), lambda: TableReply(table=self.info(table)))

    def follow(self, table: Table) -> None:
        """Phones stay with the table when its next match begins, and lose the sight of a seat
        with the seat: whoever sits there next has secrets of their own."""
        for session in self.at_table(table.code):
            held = table.seats_of(session.holder.id) if session.holder else ()
            seat = session.seat if session.seat in held else None
            if seat is None and session.seat is not None and held:  # sides were swapped
                seat = held[0]
                self.tell(session, Reseated(table=table.code, match=table.match, seats=held))
            if session.match is not None and (session.match, session.seat) != (table.match, seat):
                self.leave(session, own_room(session, session.match))
                session.match, session.seat = table.match, seat
                self.enter(session, own_room(session, table.match))

    def removed(self, holder: Holder) -> None:
        """A token was taken back: its connections are told, and see no more than a watcher."""
        for session in self.sessions_of(holder):
            self.tell(session, Removed(text=Phrase(farewell(holder))))
            self.unbind(session)
            self.dismiss(session)
            session.holder, session.seat = None, None
            vouch(self.socketio, session.sid, None)

    def closed(self, table: Table) -> None:
        """A table left the hall: who was at it is told. Officials go on to the next one."""
        self.room_list.changed()
        paired = [
            each
            for each in self.sessions.values()
            if each.table is None and each.holder and each.holder.table == table.code
        ]
        for session in [*self.at_table(table.code), *paired]:
            official = session.holder is not None and session.holder.table is None
            if not official:
                self.tell(session, Removed(text=Phrase("removed-closed")))
                self.dismiss(session)
                session.holder = None
                vouch(self.socketio, session.sid, None)
            self.unbind(session)
            session.seat = None
        self.attending.table_changed(replace(table, devices=()))

    def info(self, table: Table) -> TableInfo:
        """The table as everybody may see it."""
        here = self.at_table(table.code)
        return table_info(
            table,
            online={session.holder.id for session in here if session.holder is not None},
            screens=sum(session.screen for session in here),
            address=self.address(table.code),
            turn=self.turn(table),
            judged=self.judged(table),
            devices=devices_of(self.hall, table),
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

    def judged(self, table: Table) -> bool:
        """Whether the match waits for a decision of the referee."""
        match = self.hall.matches.get(table.match)
        pending = None if match is None or match.is_over else match.pending()
        return isinstance(pending, Decide) and pending.by == "referee"
