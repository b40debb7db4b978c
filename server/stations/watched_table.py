"""One table as a watcher sees it, kept up to date on a connection of its own."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from server import messages as m
from server.games.catalogue import lamps_of, passing_of, refused_of
from server.games.convert import convert
from server.games.kernel import Game, Seat
from server.games.lighting import Passing, TrayCard
from server.stations.connection import Connection, Lost, connections, why

log = logging.getLogger(__name__)
RETRY_AFTER = 1.0  # seconds

Changed = Callable[["WatchedTable", tuple[Passing, ...]], None]


class WatchedTable:
    """Hears the views of a table until it is stopped; `changed` is told what passes over lamps."""

    def __init__(
        self, url: str, token: str, served: m.ServedTable, game: Game[Any], changed: Changed
    ) -> None:
        self.url, self.token, self.game, self.changed = url, token, game, changed
        self.code = served.table
        self.info: m.TableInfo | None = None
        self.here: m.Present | None = None
        self.board: Any = None  # of the game's own type; None: no match has begun
        self.cards: tuple[TrayCard, ...] = ()
        self.gone = threading.Event()
        self.connection: Connection | None = None
        self.lamps = lamps_of(game)

    def run(self) -> None:
        for connection in connections(self.url):
            self.connection = connection
            try:
                self.watch(connection)
                while not self.gone.is_set():
                    self.note(connection.hear())
            except Lost:
                log.info("%s: lost the server", self.code)
            if self.gone.is_set():
                return

    def stop(self) -> None:
        self.gone.set()
        if self.connection is not None:
            self.connection.close()

    def watch(self, connection: Connection) -> None:
        """Without a seat: a device sees what a watcher sees."""
        no = why(connection.say(m.Watch(table=self.code, token=self.token)))
        if no is not None:
            log.info("%s: not shown (%s)", self.code, no)
            time.sleep(RETRY_AFTER)
            raise Lost(no)

    def note(self, message: m.FromServer) -> None:
        match message:
            case m.TableReply() if message.table.code == self.code:
                self.info = message.table
                if self.here is not None and self.here.match != message.table.match:
                    self.forget()
            case m.Present() if not self.is_old(message):
                try:
                    self.show(message)
                except Exception:  # a fault of a game's lamps ends neither them nor the watching
                    log.exception("%s: this view could not be shown", self.code)
            case m.Removed():
                self.gone.set()

    def is_old(self, message: m.Present) -> bool:
        here = self.here
        return here is not None and here.match == message.match and here.seq > message.seq

    def show(self, message: m.Present) -> None:
        before = self.board if self.here and self.here.match == message.match else None
        self.here = message
        self.board = convert(message.view.board, self.game.types.board)
        self.cards = self.lamps(self.board) if self.lamps else ()
        passing = () if before is None else passing_of(self.game)(before, self.board)
        self.changed(self, passing)

    def forget(self) -> None:
        """Another match will be played here; until it begins the trays are dark."""
        self.here, self.board, self.cards = None, None, ()
        self.changed(self, ())

    def refused(self, seat: Seat) -> tuple[Passing, ...]:
        """What passes over the lamps when a button of this seat can do nothing."""
        return () if self.board is None else refused_of(self.game)(self.board, seat)

    def seat_of(self, device: str, part: str) -> Seat | None:
        """Whose buttons this part has."""
        devices = self.info.devices if self.info else ()
        parts = (each for found in devices if found.id == device for each in found.parts)
        return next((each.seat for each in parts if each.id == part), None)
