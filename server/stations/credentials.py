"""How a station authenticates: by a token it was started with, one it was given before, or a code,
which gets one: the organiser's for the hall, or a table's, from its menu. None of them stands on
the command line, where everybody on the machine could read it."""

from __future__ import annotations

import logging
import os
import platform
import uuid
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from server import messages as m
from server.device_talk import DeviceKind
from server.stations.connection import Connection, Lost, connections, why

log = logging.getLogger(__name__)
PAIRING_LETTERS = 6  # of a table's code; the organiser's has more


class NotAccepted(Exception):
    """The server does not take this station; the text is the key of the reason."""


class Card(Struct, frozen=True, kw_only=True):
    """What a station says of itself when it attends."""

    kind: DeviceKind = "bots"
    name: str = ""  # empty: the name of this machine
    feeds: str | None = None
    can: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()  # of the hall: those it offers to serve

    @property
    def shown(self) -> str:
        return (self.name or platform.node() or self.kind)[:40]

    def attend(self, token: str) -> m.Attend:
        return m.Attend(
            token=token,
            kind=self.kind,
            name=self.shown,
            feeds=self.feeds,
            can=self.can,
            tables=self.tables,
        )


class Credentials(Struct):
    url: str
    token: str
    code: str
    card: Card = Card()

    @classmethod
    def from_environment(cls, url: str, card: Card | None = None) -> Credentials | None:
        """None where neither a token nor a code was given, and none is stored."""
        given = cls(
            url,
            os.environ.get("SANDTABLE_TOKEN", ""),
            os.environ.get("SANDTABLE_CODE", ""),
            card or Card(),
        )
        return given if given.token or given.code or given.read() else None

    def present(self, connection: Connection) -> m.Answered:
        """Attend with the token. One that is void is exchanged for a new one by the code; the new
        one is stored, so that a station that starts daily remains one device."""
        kept = self.token or self.read()
        attended = connection.say(self.card.attend(kept)) if kept else None
        if attended is not None and (why(attended) != "refused-token" or not self.code):
            return attended
        given = connection.say(self.application())
        if not isinstance(given, m.SignedIn | m.Paired):
            return given
        self.token = given.token
        self.write()
        return connection.say(self.card.attend(self.token))

    def application(self) -> m.SignIn | m.PairDevice:
        """A table's code is shorter than the organiser's."""
        card = self.card
        letters = "".join(self.code.split()).replace("-", "")
        if len(letters) == PAIRING_LETTERS and card.kind != "bots":
            return m.PairDevice(
                id=uuid.uuid4().hex,
                code=letters,
                kind=card.kind,
                name=card.shown,
                feeds=card.feeds,
                can=card.can,
            )
        return m.SignIn(role="device", secret=self.code, name=card.shown, kind=card.kind)

    @property
    def path(self) -> Path:
        """One file for each server, kind and name, in the folder where a user's programs keep their
        state. The bots' is as old as the first version."""
        home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
        card = self.card
        what = self.url if card.kind == "bots" else f"{self.url} {card.kind} {card.name}"
        return Path(home) / "sandtable" / f"station-{sha256(what.encode()).hexdigest()[:16]}"

    def read(self) -> str:
        try:
            return self.path.read_text().strip()
        except OSError:
            return ""

    def write(self) -> None:
        """Store the token for the next start; where that fails the station signs in each time."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)
            self.path.write_text(self.token)
        except OSError as no:
            log.warning("the token is not kept: %s", no)


def on_duty(credentials: Credentials) -> Iterator[Connection]:
    """Endless connections on which the station attends. The caller uses each until it is `Lost`
    and then takes the next. Raises `NotAccepted`."""
    for connection in connections(credentials.url):
        try:
            no = why(credentials.present(connection))
        except Lost:
            continue
        if no is not None:
            raise NotAccepted(no)
        yield connection
