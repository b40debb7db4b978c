"""What the newest rows mean to the people at the table: which dice were asked for, what to do with
their hands, and what to draw on the map.

Deeds and trails are made from two boards of one viewer, never from states (`games/deeds.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from server.games import catalogue
from server.games.deeds import Deed, Trail
from server.games.kernel import Dice, Faces, Roll, Viewer
from server.match.ledger import OlderRules
from server.match.rows import Fed, Row, Undone

if TYPE_CHECKING:
    from server.match.match import Match

MOST = 6  # rows that a view tells of
KEPT_ROWS = 64  # what was told of rows, to all viewers together
KEPT_BOARDS = 16  # the newest two of each viewer; one may be 100 KB
T = TypeVar("T")


class ToldRow(Struct, frozen=True, kw_only=True):
    """One row, for one viewer."""

    row: Row
    asked: tuple[Dice, ...] = ()  # of the roll that its faces answered
    deeds: tuple[Deed, ...] = ()
    trails: tuple[Trail, ...] = ()

    @property
    def back_to(self) -> int | None:
        """The row that this one went back to."""
        return self.row.body.to if isinstance(self.row.body, Undone) else None

    @property
    def is_empty(self) -> bool:
        return not (self.asked or self.deeds or self.trails) and self.back_to is None


class Telling:
    """What a match tells of its newest rows. What was worked out once is kept: a row never changes,
    and the board before it was mostly shown a moment ago."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deeds = catalogue.deeds_of(match.game)
        self.trails = catalogue.trails_of(match.game)
        self.boards: dict[tuple[int, Viewer], Any] = {}
        self.rows: dict[tuple[int, Viewer], ToldRow] = {}

    def newest(self, viewer: Viewer) -> list[ToldRow]:
        """The newest rows that have something to tell, oldest first. Others' silent rows are passed
        over: how many there are must not show in how far back this goes."""
        found: list[ToldRow] = []
        looked, seq = 0, self.match.seq
        while seq > 0 and looked < MOST and (row := self.match.ledger.recent.get(seq)) is not None:
            if not row.silent or row.seat == viewer:
                looked += 1
                try:
                    told = self.of(row, viewer)
                except OlderRules:
                    break
                if not told.is_empty:
                    found.append(told)
            seq -= 1
        return found[::-1]

    def of(self, row: Row, viewer: Viewer) -> ToldRow:
        key = (row.seq, viewer)
        if key not in self.rows:
            keep(self.rows, key, self.made(row, viewer), KEPT_ROWS)
        return self.rows[key]

    def made(self, row: Row, viewer: Viewer) -> ToldRow:
        """From what the viewer saw before this row to what they see after it; after an undo that is
        not its parent's."""
        at = self.match.ledger.position_at
        if at(row.seq - 1).state == at(row.seq).state:
            return ToldRow(row=row)
        before, after = self.board(row.seq - 1, viewer), self.board(row.seq, viewer)
        if before == after:  # what others chose in secret
            return ToldRow(row=row, asked=self.asked(row))
        return ToldRow(
            row=row,
            asked=self.asked(row),
            deeds=self.deeds(before, after),
            trails=self.trails(before, after),
        )

    def asked(self, row: Row) -> tuple[Dice, ...]:
        if not (isinstance(row.body, Fed) and isinstance(row.body.chance, Faces)):
            return ()
        roll = self.match.game.pending(self.match.ledger.position_at(row.parent).state)
        return roll.groups if isinstance(roll, Roll) else ()

    def board(self, seq: int, viewer: Viewer) -> Any:
        key = (seq, viewer)
        if key not in self.boards:
            if seq == self.match.seq:
                view = self.match.view(viewer)
            else:
                view = self.match.game.view(self.match.ledger.position_at(seq).state, viewer)
            keep(self.boards, key, view.board, KEPT_BOARDS)
        return self.boards[key]


def keep(kept: dict[tuple[int, Viewer], T], key: tuple[int, Viewer], value: T, most: int) -> None:
    kept[key] = value
    while len(kept) > most:
        del kept[next(iter(kept))]
