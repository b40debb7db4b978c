"""Who hears of changes in the hall."""

from __future__ import annotations

from typing import Protocol

from server.hall.tables import Table
from server.hall.tokens import Holder
from server.match.match import Match


class Listener(Protocol):
    """Is called after a change is on disk."""

    def table_changed(self, table: Table) -> None: ...

    def match_changed(self, match: Match) -> None: ...

    def removed(self, holder: Holder) -> None:
        """A token was taken back."""

    def closed(self, table: Table) -> None:
        """A table is there no more."""


class News:
    """Passes every change on to all listeners, in the order they came."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def table_changed(self, table: Table) -> None:
        for listener in self.listeners:
            listener.table_changed(table)

    def match_changed(self, match: Match) -> None:
        for listener in self.listeners:
            listener.match_changed(match)

    def removed(self, holder: Holder) -> None:
        for listener in self.listeners:
            listener.removed(holder)

    def closed(self, table: Table) -> None:
        for listener in self.listeners:
            listener.closed(table)
