"""One connection: who it is, at which table, and from which point of view it looks."""

from __future__ import annotations

from msgspec import Struct

from server.games.kernel import Seat
from server.hall.tokens import Holder


class Session(Struct, kw_only=True, eq=False):
    sid: str
    address: str
    holder: Holder | None = None
    table: str | None = None
    match: str | None = None
    seat: Seat | None = None
    screen: bool = False
    changes: bool = False  # it is told what changed in its view
    attends: str | None = None  # the device this connection reports for duty as
    warned: bool = False  # a malformed message of this connection was logged
