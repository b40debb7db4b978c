"""Which devices are connected, and how they say they are. In memory only: after a restart every
device is lost until it comes back."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from server.games.ruling import Phrase
from server.match.values import DiceSource


class Part(Struct, frozen=True, kw_only=True):
    """One of the things a device is made of."""

    id: str
    name: str
    light: str
    state: Phrase
    detail: Phrase | None = None
    table: str | None = None  # None: it belongs to every table the device serves


class Spoken(Struct, frozen=True, kw_only=True):
    """What a device reported last."""

    light: str = "live"
    state: Phrase = Phrase("device-live")
    detail: Phrase | None = None
    parts: tuple[Part, ...] = ()


class Present(Struct, kw_only=True, eq=False):
    """A device that has attended since the server started."""

    kind: str
    name: str
    feeds: DiceSource | None = None
    can: tuple[str, ...] = ()
    here: bool = True
    asleep: bool = False  # it is started as soon as a table wants it
    heard: float = 0.0  # on the monotonic clock
    spoken: Spoken = Spoken()


class Presence:
    """All devices that have attended, by the id of their token's holder."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.known: dict[str, Present] = {}

    def came(self, id: str, present: Present) -> None:
        present.heard = self.clock()
        self.known[id] = present

    def heard(self, id: str) -> None:
        """A sign of life."""
        if id in self.known:
            self.known[id].heard = self.clock()

    def spoke(self, id: str, spoken: Spoken) -> bool:
        """What it reports; whether that is news."""
        self.heard(id)
        present = self.known[id]
        changed, present.spoken = present.spoken != spoken, spoken
        return changed

    def went(self, id: str) -> None:
        """Its connection is gone."""
        if id in self.known:
            self.known[id].here = False

    def forget(self, id: str) -> None:
        self.known.pop(id, None)

    def age(self, id: str) -> float | None:
        """Seconds since its last sign of life; None: none since the server started. A connection
        that stands is one: the heartbeat below it is."""
        present = self.known.get(id)
        if present is None:
            return None
        return 0.0 if present.here else self.clock() - present.heard

    def of_kind(self, kind: str) -> list[tuple[str, Present]]:
        return [(id, each) for id, each in self.known.items() if each.kind == kind]
