"""Finished matches, for the list of them, and what a player's name has won and lost."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from server.hall.hall import Hall
from server.hall.tables import Chair, Table, as_remembered
from server.match.formats import read_row
from server.match.values import Result
from server.store.errors import undamaged
from server.store.store import Store

MOST = 100  # in one list
LATEST = 500  # matches that are looked through: an event of several days


class Finished(Struct, frozen=True, kw_only=True):
    """A match that is over, and who sat where."""

    match: str
    table: str
    game: str
    chairs: tuple[Chair, ...]
    result: Result
    at: float  # wall clock


class Record(Struct, frozen=True, kw_only=True):
    """What somebody of this name has played here."""

    name: str
    played: int = 0
    won: int = 0
    drawn: int = 0


class Outcome(Struct, frozen=True):
    """The part of a position that tells how a match ended, for decoding it alone."""

    result: Result | None = None


read_outcome = msgspec.json.Decoder(Outcome).decode


class Archive:
    """How matches ended: read once, as what is over for good does not change."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: dict[tuple[str, int], tuple[Result | None, float]] = {}

    def finished(self) -> list[Finished]:
        """The newest matches that are over, newest first."""
        found = []
        for table, match, chairs in self.places():
            result, at = self.outcome(match)
            if result is not None:
                found.append(
                    Finished(
                        match=match,
                        table=table.code,
                        game=table.game,
                        chairs=chairs,
                        result=result,
                        at=at,
                    )
                )
        return sorted(found, key=lambda each: -each.at)

    def places(self) -> Iterator[tuple[Table, str, tuple[Chair, ...]]]:
        """Every match that may be over, with who sat there then."""
        left = LATEST
        for table in sorted(self.hall.tables.values(), key=lambda each: -each.created):
            now = (table.match,) if table.status == "over" else ()
            for match in (*now, *reversed(table.earlier)):
                left -= 1
                if left < 0:
                    return
                yield table, match, as_remembered(table.sat.get(match, table.chairs))

    def outcome(self, match: str) -> tuple[Result | None, float]:
        """How a match ended and when; no result: it cannot be read, or goes on."""
        newest = max(self.hall.store.position_rows(match), default=None)
        if newest is None:
            return None, 0.0
        if (match, newest) not in self.known:
            self.known[match, newest] = read_end(self.hall.store, match, newest)
        return self.known[match, newest]


def read_end(store: Store, match: str, newest: int) -> tuple[Result | None, float]:
    with undamaged(f"match {match}"):
        result = read_outcome(store.position(match, newest).body).result
        [body] = store.rows_between(match, newest, newest)
        return result, read_row(body).at


def records(matches: list[Finished]) -> list[Record]:
    """By name, most played first. Bots have none, and what was abandoned does not count."""
    found: dict[str, Record] = {}
    for each in matches:
        result = each.result
        if result.how == "abandoned":
            continue
        people = [chair for chair in each.chairs if chair.holder == "human" and chair.name]
        for name, seats in by_name(people).items():
            old = found.get(name.casefold(), Record(name=name))
            won = any(seat in result.winners for seat in seats)
            all_win = len(result.winners) == len(each.chairs) > 1
            drawn = won and (all_win or result.how == "drawn")
            found[name.casefold()] = Record(
                name=old.name,
                played=old.played + 1,
                won=old.won + (won and not drawn),
                drawn=old.drawn + drawn,
            )
    return sorted(found.values(), key=lambda each: (-each.played, each.name))


def by_name(people: list[Chair]) -> dict[str, list[str]]:
    """The seats of each name: who plays both sides has played once."""
    found: dict[str, list[str]] = {}
    for chair in people:
        found.setdefault(chair.name or "", []).append(chair.seat)
    return found
