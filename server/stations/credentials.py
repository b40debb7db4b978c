"""How a station authenticates: by a token it was started with, one it was given before, or the
organiser's code, which gets one. None of them stands on the command line, where everybody on the
machine could read it."""

from __future__ import annotations

import logging
import os
import platform
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from server import messages as m
from server.stations.connection import Connection, why

log = logging.getLogger(__name__)


class Credentials(Struct):
    url: str
    token: str
    code: str

    @classmethod
    def from_environment(cls, url: str) -> Credentials | None:
        """None where neither a token nor a code was given."""
        given = cls(
            url, os.environ.get("SANDTABLE_TOKEN", ""), os.environ.get("SANDTABLE_CODE", "")
        )
        return given if given.token or given.code else None

    def present(self, connection: Connection) -> m.Answered:
        """Attend with the token. One that is void is exchanged for a new one by the code; the new
        one is stored, so that a station that starts daily remains one device."""
        kept = self.token or self.read()
        attended = connection.say(m.Attend(token=kept)) if kept else None
        if attended is not None and (why(attended) != "refused-token" or not self.code):
            return attended
        signed = connection.say(
            m.SignIn(role="device", secret=self.code, name=platform.node()[:40] or None)
        )
        if not isinstance(signed, m.SignedIn):
            return signed
        self.token = signed.token
        self.write()
        return connection.say(m.Attend(token=self.token))

    @property
    def path(self) -> Path:
        """One file for each server, in the folder where a user's programs keep their state."""
        home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
        return Path(home) / "sandtable" / f"station-{sha256(self.url.encode()).hexdigest()[:16]}"

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
