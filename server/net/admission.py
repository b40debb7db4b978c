"""Who is let in to Socket.IO, and what a client may make the server keep before and after.

Every connection has a place (`places.py`); a session that polls holds one of its own instead,
because it has no connection while it does not ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from server.net.places import Bytes, Place, Places, Rank, network_of
from server.net.turns import Turns
from server.net.websocket import CLIENT

MOST_CONNECTIONS = 1000
MOST_POLLING = 300
MOST_KEPT = 64 * 1024 * 1024  # bytes for slow readers and unfinished messages, in all
MAX_UNCOLLECTED = 256 * 1024  # characters a polling client may leave uncollected
COST_OF_ONE = 90 * 1024  # bytes of memory that a connected phone takes, measured
MOST_OF_A_HOLDER = 8  # connections by which one token is known


class Deadlines(Struct, frozen=True, kw_only=True):
    """Seconds a connection has for each step."""

    head: float = 10.0  # from connecting to the end of the first request's headers
    next: float = 60.0  # the same for the next request on the same connection
    answer: float = 120.0  # from there to the last byte of the answer
    connect: float = 10.0  # from Engine.IO's handshake to Socket.IO's


class Admission:
    """The places of one server."""

    def __init__(
        self,
        connections: int = MOST_CONNECTIONS,
        polling: int = MOST_POLLING,
        deadlines: Deadlines | None = None,
        kept: int = MOST_KEPT,
    ) -> None:
        self.deadlines = deadlines or Deadlines()
        self.turns = Turns()
        self.bytes = Bytes(kept)
        self.connections = Places(connections)
        self.polling = Places(polling)
        self.places: dict[str, Place] = {}  # of Engine.IO sessions
        self.known: dict[str, list[str]] = {}  # holder of a token: Engine.IO sessions, oldest first
        self.holders: dict[str, str] = {}  # the other way round

    def came(self, eio_sid: str, environ: dict[str, Any], end: Callable[[], None]) -> bool:
        """An Engine.IO session begins, if there is room for it."""
        place: Place | None
        if environ.get("HTTP_UPGRADE", "").lower() == "websocket":
            place = environ[CLIENT].place if CLIENT in environ else None
        else:
            address = network_of(environ.get("REMOTE_ADDR", ""))
            place = self.polling.take(address, Rank.WAITING, end)
        if place is None:
            return False
        place.deadline = self.connections.clock() + self.deadlines.connect
        self.places[eio_sid] = place
        return True

    def connected(self, eio_sid: str) -> None:
        """It has a Socket.IO connection."""
        place = self.places.get(eio_sid)
        if place is not None:
            place.deadline = None
            self.move(place, Rank.STRANGER)

    def upgraded(self, eio_sid: str, place: Place | None) -> None:
        """A session that polled has got a connection of its own."""
        old = self.places.get(eio_sid)
        if old is None or place is None or old is place:
            return
        self.places[eio_sid] = place
        place.deadline = old.deadline
        self.move(place, old.rank)
        self.polling.free(old)

    def left(self, eio_sid: str) -> None:
        place = self.places.pop(eio_sid, None)
        if place is not None:
            self.polling.free(place)
        self.forget(eio_sid)

    def vouch(self, eio_sid: str, holder: str) -> None:
        """The session has shown a token. One token is good for some connections, not for all."""
        place = self.places.get(eio_sid)
        if place is None:
            return
        self.forget(eio_sid)
        sessions = self.known.setdefault(holder, [])
        sessions.append(eio_sid)
        self.holders[eio_sid] = holder
        self.move(place, Rank.KNOWN)
        if len(sessions) > MOST_OF_A_HOLDER:
            self.doubt(sessions[0])

    def doubt(self, eio_sid: str) -> None:
        """The session is a stranger's again."""
        self.forget(eio_sid)
        place = self.places.get(eio_sid)
        if place is not None:
            self.move(place, Rank.STRANGER)

    def forget(self, eio_sid: str) -> None:
        holder = self.holders.pop(eio_sid, None)
        if holder is None:
            return
        self.known[holder].remove(eio_sid)
        if not self.known[holder]:
            del self.known[holder]

    def is_known(self, eio_sid: str) -> bool:
        place = self.places.get(eio_sid)
        return place is not None and place.rank is Rank.KNOWN

    def move(self, place: Place, rank: Rank) -> None:
        self.connections.move(place, rank)
        self.polling.move(place, rank)

    def most_memory(self) -> int:
        """Bytes that all connections together can make the server keep."""
        held = self.connections.most * COST_OF_ONE
        polled = self.polling.most * (COST_OF_ONE + MAX_UNCOLLECTED)
        return held + polled + self.bytes.most

    def __str__(self) -> str:
        """The bounds, for the log."""
        places, polling = self.connections, self.polling
        return (
            f"room for {places.most} connections ({places.of_one} from one address, "
            f"{places.kept} kept for players) and {polling.most} that poll; "
            f"they take at most {self.most_memory() // 2**20} MB"
        )

    def sweep(self) -> None:
        """End what is overdue."""
        self.connections.sweep()
        self.polling.sweep()
        self.turns.sweep()
