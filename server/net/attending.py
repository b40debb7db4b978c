"""Which connection is which device, what devices are told, and who asked what of them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from server.games.kernel import Roll
from server.hall.hall import Hall
from server.hall.sessions import Session
from server.hall.tables import Device, Table
from server.match.rolls import open_groups
from server.messages import Answered, ServedTable, Serving

REQUEST_LASTS = 120.0  # seconds on the monotonic clock
MOST_REQUESTS = 64  # that wait for answers of one device


class Tell(Protocol):
    def __call__(self, session: Session, message: Answered, /) -> None: ...


class Request(Struct, frozen=True):
    """What a phone asked of a device."""

    device: str
    sid: str
    until: float


class Attending:
    """The connections that attend as devices, by the id of the token's holder."""

    def __init__(self, hall: Hall, tell: Tell) -> None:
        self.hall, self.tell = hall, tell
        self.sessions: dict[str, Session] = {}
        self.told: dict[str, Serving] = {}
        self.requests: dict[str, Request] = {}

    def came(self, id: str, session: Session) -> Session | None:
        """The newer connection counts; the older one is returned."""
        old = self.sessions.get(id)
        self.sessions[id] = session
        self.told.pop(id, None)
        session.attends = id
        return old if old is not None and old is not session else None

    def went(self, session: Session) -> bool:
        """A connection attends no more; whether its device is gone with it."""
        id, session.attends = session.attends, None
        if id is None or self.sessions.get(id) is not session:
            return False
        del self.sessions[id]
        self.told.pop(id, None)
        return True

    # -- what they serve ----------------------------------------------------------------------

    def tell_serving(self, id: str) -> None:
        """Tell a device the tables it serves, if that is news."""
        session = self.sessions.get(id)
        if session is None:
            return
        serving = Serving(tables=tuple(self.served(*each) for each in served_by(self.hall, id)))
        if self.told.get(id) != serving:
            self.told[id] = serving
            self.tell(session, serving)

    def table_changed(self, table: Table) -> None:
        """Its devices, and those that have just left it, are told."""
        ids = {device.id for device in table.devices}
        ids |= {
            id
            for id, told in self.told.items()
            if any(each.table == table.code for each in told.tables)
        }
        for id in ids & self.sessions.keys():
            self.tell_serving(id)

    def served(self, table: Table, device: Device) -> ServedTable:
        roll, open_ = self.wanted(table, device)
        return ServedTable(
            table=table.code,
            match=table.match,
            game=table.game,
            status=table.status,
            agreed=not device.needs,
            roll=roll,
            open=open_,
        )

    def wanted(self, table: Table, device: Device) -> tuple[Roll | None, tuple[str, ...]]:
        """The roll that this device is to feed now."""
        if table.status != "playing" or device.feeds is None or device.needs:
            return None, ()
        match = self.hall.match(table)
        pending, at = match.pending(), match.position
        waits = at.thrown is not None and bool(at.thrown.needs)
        if not isinstance(pending, Roll) or at.dice != device.feeds or at.result or waits:
            return None, ()
        return pending, open_groups(match, pending)

    # -- what phones ask of them --------------------------------------------------------------

    def asked(self, device: str, asker: Session, send: Callable[[str], Answered]) -> str | None:
        """Pass a phone's wish on to a device; the number its answers will carry."""
        session = self.sessions.get(device)
        if session is None:
            return None
        self.forget_old(device)
        request = secrets.token_hex(8)
        self.requests[request] = Request(device, asker.sid, time.monotonic() + REQUEST_LASTS)
        self.tell(session, send(request))
        return request

    def forget_old(self, device: str) -> None:
        now = time.monotonic()
        self.requests = {key: each for key, each in self.requests.items() if each.until > now}
        mine = [key for key, each in self.requests.items() if each.device == device]
        for key in mine[: max(0, len(mine) + 1 - MOST_REQUESTS)]:
            del self.requests[key]

    def asker(self, device: str, request: str, *, more: bool) -> str | None:
        """The connection that waits for this answer; None: nobody does any more."""
        found = self.requests.get(request)
        if found is None or found.device != device or found.until < time.monotonic():
            return None
        if not more:
            del self.requests[request]
        return found.sid


def served_by(hall: Hall, id: str) -> list[tuple[Table, Device]]:
    """The tables a device serves, and its entry in each."""
    return [
        (table, device)
        for table in hall.tables.values()
        for device in table.devices
        if device.id == id
    ]
