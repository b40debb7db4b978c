"""What all parts of the desk share."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from msgspec import Struct

from server import messages as m
from server.hall.hall import Hall
from server.hall.limits import Tries
from server.hall.offices import Offices, Secrets
from server.hall.rights import Rights
from server.net.live import Live

REMEMBERED = 2000  # replies to commands that make tables and seats, so that a double tap makes one


class Replies:
    """Commands that make tables have no row to be recognised by: their replies are remembered, by
    the whole message. Whoever knows only its id is not told the token it was given."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, m.Answered] = OrderedDict()
        self.lock = threading.RLock()

    def once(self, message: m.Message, make: Callable[[], m.Answered]) -> m.Answered:
        command = hashlib.sha256(msgspec.json.encode(message)).digest()
        with self.lock:
            if command not in self.known:
                self.known[command] = make()
                if len(self.known) > REMEMBERED:
                    self.known.popitem(last=False)
            return self.known[command]


class Parts(Struct, frozen=True, kw_only=True, eq=False):
    """What the desk works with."""

    hall: Hall
    live: Live
    secrets: Secrets
    rights: Rights
    offices: Offices
    replies: Replies
    secret_tries: Tries  # at secrets and seat codes
    code_tries: Tries  # at table codes, which people mistype
    new_tables: Tries
    name: str
    version: str


class Clerk:
    """One part of the desk: one method for each message, named after it."""

    def __init__(self, parts: Parts) -> None:
        self.hall, self.live, self.rights = parts.hall, parts.live, parts.rights
        self.parts, self.replies = parts, parts.replies
