"""The stations that `sandtable serve` starts and supervises: one list, whatever they are.

Whoever builds a station adds its flag to `add_serve` in `cli.py` and its line to `stations_of`. A
station is a client like any other: `sandtable serve` gives it a token in SANDTABLE_TOKEN, and the
same command with the organiser's code, or a table's, in SANDTABLE_CODE runs it elsewhere.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from server.app import Server
from server.command.supervision import Child
from server.games.ruling import Phrase
from server.hall.offices import own_id
from server.hall.presence import Present, Spoken
from server.hall.tables import Table
from server.hall.tokens import Holder
from server.match.match import Match


class Station(Struct, frozen=True, kw_only=True):
    """One station: how it is started, and when."""

    kind: str  # of the device it attends as
    arguments: tuple[str, ...]  # of the command `sandtable`; `--url` is added
    name: str = ""  # tells two of a kind apart; tables remember their device by it
    # `asked`: when a table wants its service; until then it is listed, asleep.
    when: Literal["at once", "with bots", "asked"] = "at once"
    feeds: str | None = None  # what a sleeping one is listed with
    can: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return own_id(self.kind, self.name)

    def is_needed(self, tables: Iterable[Table]) -> bool:
        """Whether it has something to do at these tables."""
        match self.when:
            case "at once":
                return True
            case "with bots":
                return any(chair.holder == "bot" for each in tables for chair in each.chairs)
            case "asked":
                return any(device.id == self.id for each in tables for device in each.devices)

    def asleep(self) -> Present:
        """How it is listed until somebody wants it."""
        return Present(
            kind=self.kind,
            name=self.name,
            feeds=self.feeds,
            can=self.can,
            here=False,
            asleep=True,
            spoken=Spoken(light="seeking", state=Phrase("device-sleeps")),
        )


# Reads pictures that phones take of their dice: for tables without a camera of their own.
PHOTOS = Station(
    kind="dice_camera",
    name="photos",
    arguments=("camera", "--photos", "--name", "photos"),
    when="asked",
    feeds="photo",
    can=("reads_photos",),
)


def stations_of(options: argparse.Namespace) -> list[Station]:
    """What the flags of `sandtable serve` ask for."""
    found = []
    if not options.no_bots:
        line = ("bot", "--station", "--pace", str(options.bot_pace))
        found.append(Station(kind="bots", arguments=line, when="with bots"))
    if options.camera:
        sources = [word for each in options.camera for word in ("--source", each)]
        kept = ("--settings", str(options.data / "camera.json"))
        found.append(Station(kind="dice_camera", arguments=("camera", *sources, *kept)))
    if not options.no_photos:
        found.append(PHOTOS)
    if options.trays or options.tray_port:
        ports = (word for port in options.tray_port for word in ("--port", port))
        found.append(Station(kind="tray", arguments=("trays", "serve", *ports)))
    return found


class OwnStations:
    """All of them, running or waiting to be needed."""

    def __init__(self, stations: Sequence[Station]) -> None:
        self.children = [(station, Child()) for station in stations]

    def start(self, server: Server, url: str) -> None:
        """Give each its token; start those that are needed already."""
        for station, child in self.children:
            token = server.desk.parts.offices.own_station(station.kind, station.name)
            child.arguments = [*station.arguments, "--url", url]
            child.environment = {**os.environ, "SANDTABLE_TOKEN": token}
            if station.when == "asked":
                server.hall.presence.came(station.id, station.asleep())
            if station.is_needed(server.hall.tables.values()):
                child.ensure()
        server.hall.news.listeners.append(self)

    def stop(self) -> None:
        for _, child in self.children:
            child.stop()

    # -- what happens in the hall -------------------------------------------------------------

    def table_changed(self, table: Table) -> None:
        """The first table that needs a station brings it."""
        for station, child in self.children:
            if station.is_needed([table]):
                child.ensure()

    def match_changed(self, match: Match) -> None:
        pass

    def removed(self, holder: Holder) -> None:
        pass

    def closed(self, table: Table) -> None:
        pass
