"""One match's rows in memory: appending, finding the position after any row, what is undone.

Opening reads two numbers per row, the newest snapshot and the newest rows; the rest stays on disk
until somebody asks for it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from server.games.kernel import Game, Happening, Seat
from server.messages import Line
from server.record import (
    STEPS,
    AnyBody,
    Position,
    Row,
    Started,
    Typed,
    Upgraded,
    canonical,
    enact,
    load_position,
    state_hash,
)
from server.store import MatchHead, Store

SNAPSHOT_EVERY = 100
RECENT = 200  # rows kept in memory; an undo looks no further back than this


class Draft(Struct, frozen=True, kw_only=True):
    """A row about to be made."""

    body: AnyBody
    seat: Seat | None = None
    says: tuple[Happening, ...] = ()
    words: str | None = None
    back_to: int | None = None  # continue the state after that row instead of the newest


class Ledger:
    """The rows of one match. Not locked: its match holds the lock."""

    def __init__(self, store: Store, game: Game[Any], head: MatchHead) -> None:
        self.store, self.game, self.head = store, game, head
        self.parents: list[int] = []
        self.commands: dict[str, int] = {}
        self.snapshots: set[int] = set()
        self.recent: dict[int, Row] = {}
        self.positions: dict[int, Position] = {}
        self.effective: set[int] = set()
        self.versions: dict[int, str] = {}  # row: the version of the rules from there on

    @property
    def seq(self) -> int:
        """The newest row."""
        return len(self.parents) - 1

    @property
    def position(self) -> Position:
        return self.position_at(self.seq)

    def load(self) -> None:
        """Read what is needed to go on."""
        pairs = self.store.parents(self.head.id)
        self.parents = [parent for parent, _ in pairs]
        self.commands = {command: seq for seq, (_, command) in enumerate(pairs) if command}
        self.snapshots = self.store.snapshot_rows(self.head.id)
        first = max(0, self.seq - RECENT)
        self.recent = {row.seq: row for row in self.rows(first, self.seq)}
        self.effective = set(self.chain(self.seq))
        for row in [*self.rows(0, 0), *self.store.upgrades(self.head.id)]:
            self.note_version(row)

    def note_version(self, row: Row) -> None:
        if isinstance(row.body, Started | Upgraded):
            self.versions[row.seq] = row.body.version

    def version_at(self, seq: int) -> str:
        """The version of the rules a row was played under."""
        return self.versions[max(first for first in self.versions if first <= seq)]

    def chain(self, seq: int) -> list[int]:
        """The rows whose fold is the state after `seq`, newest first."""
        found = []
        while seq >= 0:
            found.append(seq)
            seq = self.parents[seq]
        return found

    def rows(self, first: int, last: int) -> list[Row]:
        """Rows first to last, from memory where they are there."""
        if all(seq in self.recent for seq in range(first, last + 1)):
            return [self.recent[seq] for seq in range(first, last + 1)]
        return self.store.rows_between(self.head.id, first, last)

    def position_at(self, seq: int) -> Position:
        """The position after a row: from memory, or from the nearest snapshot on its line."""
        if seq in self.positions:
            return self.positions[seq]
        missing = []
        position: Position | None = None
        while seq >= 0 and position is None:
            if seq in self.positions:
                position = self.positions[seq]
            elif (position := self.snapshot(seq)) is None:
                missing.append(seq)
                seq = self.parents[seq]
        return self.replay(position, missing[::-1])

    def snapshot(self, seq: int) -> Position | None:
        """The snapshot after a row, if there is one. It holds nothing that the rows do not hold:
        a damaged one is passed over."""
        if seq not in self.snapshots:
            return None
        raw = self.store.snapshot(self.head.id, seq)
        try:
            return load_position(self.game, raw, self.version_at(seq))
        except msgspec.DecodeError:
            self.snapshots.discard(seq)
            return None

    def replay(self, position: Position | None, path: Sequence[int]) -> Position:
        known = {row.seq: row for row in self.rows(path[0], path[-1])} if path else {}
        for seq in path:
            position = enact(self.game, position, known[seq].body, known[seq].seat).position
        assert position is not None
        if path:
            self.remember(path[-1], position)
        return position

    def remember(self, seq: int, position: Position) -> None:
        self.positions[seq] = position
        while len(self.positions) > RECENT:
            del self.positions[next(iter(self.positions))]

    def make(self, drafts: Sequence[Draft], command: str | None) -> list[tuple[Row, Position]]:
        """The rows the drafts become, each with the position after it; nothing is kept yet."""
        made: list[tuple[Row, Position]] = []
        position = self.position if self.parents else None
        for draft in drafts:
            seq = self.seq + 1 + len(made)
            parent = seq - 1 if draft.back_to is None else draft.back_to
            base = position if draft.back_to is None else self.position_at(parent)
            outcome = enact(self.game, base, draft.body, draft.seat)
            position = outcome.position
            row = Row(
                seq=seq,
                parent=parent,
                at=time.time(),
                body=draft.body,
                seat=draft.seat,
                command=command if not made else None,
                happenings=draft.says + outcome.happenings,
                words=draft.words,
                barrier=outcome.barrier,
                hash=state_hash(position, self.head.secret),
            )
            made.append((row, position))
        return made

    def append(self, made: Sequence[tuple[Row, Position]]) -> int:
        """Put rows on disk, then in memory; returns the newest row's number."""
        snapshot = None
        if made[-1][0].seq // SNAPSHOT_EVERY > self.seq // SNAPSHOT_EVERY:
            snapshot = (made[-1][0].seq, canonical.encode(made[-1][1]))
        self.store.append(self.head.id, [row for row, _ in made], snapshot)
        for row, position in made:
            self.keep(row, position)
        if snapshot is not None:
            self.snapshots.add(snapshot[0])
        return self.seq

    def keep(self, row: Row, position: Position) -> None:
        """Take a row that is on disk into memory."""
        self.parents.append(row.parent)
        self.note_version(row)
        if row.command:
            self.commands[row.command] = row.seq
        self.recent[row.seq] = row
        self.recent.pop(row.seq - RECENT - 1, None)
        self.remember(row.seq, position)
        if row.parent == row.seq - 1:
            self.effective.add(row.seq)
        else:
            self.effective = set(self.chain(row.seq))

    # -- what the log says --------------------------------------------------------------------

    def lines(self, first: int, last: int, viewer: Seat | None, *, all_seats: bool) -> list[Line]:
        """The log as one viewer may read it; with `all_seats`, as it was."""
        return [
            line(row, told, undone=self.is_undone(row))
            for row in self.rows(max(first, 0), last)
            for told in row.happenings
            if all_seats or told.to is None or viewer in told.to
        ]

    def newest_lines(self, count: int, viewer: Seat | None) -> list[Line]:
        """The last lines the viewer may read, oldest first."""
        return self.lines(self.seq - count + 1, self.seq, viewer, all_seats=False)[-count:]

    def is_undone(self, row: Row) -> bool:
        return row.seq not in self.effective and isinstance(row.body, (*STEPS, Typed))


def line(row: Row, told: Happening, *, undone: bool) -> Line:
    return Line(
        seq=row.seq,
        at=row.at,
        kind=str(row.body.__struct_config__.tag),
        text=told.text,
        seat=told.seat,
        reasons=told.reasons,
        undone=undone,
        words=row.words,
    )


def open_ledger(store: Store, game: Game[Any], head: MatchHead) -> Ledger:
    ledger = Ledger(store, game, head)
    ledger.load()
    return ledger
