"""One match's rows in memory: appending, finding the position after any row, what is undone.

Opening reads two numbers per row, the newest position and the newest rows; the rest stays on disk
until somebody asks for it. Rows of older rules are never played by newer ones: what is known of
them is what was kept.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from server.games.kernel import Game, Happening, Seat
from server.match.fold import Position, enact, shell
from server.match.formats import (
    NEWEST,
    SILENT,
    position_hash,
    read_position,
    read_rows,
    seats_of_rows,
    stored_row,
    write_position,
)
from server.match.rows import (
    STEPS,
    Acted,
    AnyBody,
    Entry,
    Row,
    Started,
    Typed,
    Undone,
    Upgraded,
    Whispered,
)
from server.match.silence import Numbers, is_silent
from server.store.errors import Damaged
from server.store.store import MatchHead, Store, StoredPosition

log = logging.getLogger(__name__)
RECENT = 200  # rows kept in memory; an undo looks no further back than this
AT_HAND = 6  # positions before the newest that are read with it: every view tells of so many rows
THIN_EVERY = 100  # so often older positions on disk are thinned out ...
THIN_TO = 10  # ... to one in so many


class OlderRules(Exception):
    """The position after this row was not kept, and its rules are not these."""


class Draft(Struct, frozen=True, kw_only=True):
    """A row about to be made."""

    body: AnyBody
    seat: Seat | None = None
    says: tuple[Happening, ...] = ()
    words: str | None = None
    back_to: int | None = None  # continue the state after that row instead of the newest


class Made(Struct, frozen=True):
    """A row that is not on disk yet, the position after it, and that position as it is kept."""

    row: Row
    position: Position
    written: bytes

    def stored(self, version: str) -> StoredPosition:
        return StoredPosition(seq=self.row.seq, body=self.written, version=version)


class Ledger:
    """The rows of one match. Not locked: its match holds the lock."""

    def __init__(self, store: Store, game: Game[Any], head: MatchHead) -> None:
        self.store, self.game, self.head = store, game, head
        self.parents: list[int] = []
        self.commands: dict[str, int] = {}
        self.kept: set[int] = set()  # rows after which the position is on disk
        self.at_hand: dict[int, StoredPosition] = {}  # of the newest rows, read with them
        self.recent: dict[int, Row] = {}
        self.told: dict[int, tuple[bool, tuple[Entry, ...]]] = {}  # by recent row; with is_undone
        self.positions: dict[int, Position] = {}
        self.effective: set[int] = set()
        self.versions: dict[int, str] = {}  # row: the version of the rules from there on
        self.numbers = Numbers()
        self.seats: tuple[Seat, ...] = ()  # of this match, from row 0

    @property
    def seq(self) -> int:
        """The newest row."""
        return len(self.parents) - 1

    @property
    def position(self) -> Position:
        """After the newest row; asked for dozens of times for each."""
        seq = len(self.parents) - 1
        return self.positions.get(seq) or self.position_at(seq)

    def load(self) -> None:
        """Read what is needed to go on."""
        outline = self.store.outline(self.head.id)
        self.parents = [parent for parent, _, _ in outline]
        self.commands = {command: seq for seq, (_, command, _) in enumerate(outline) if command}
        self.kept = self.store.position_rows(self.head.id)
        self.at_hand = self.store.positions_between(self.head.id, self.seq - AT_HAND, self.seq)
        first = max(0, self.seq - RECENT)
        self.recent = {row.seq: row for row in self.rows(first, self.seq)}
        self.effective = set(self.chain(self.seq))
        upgrades = [seq for seq, (_, _, kind) in enumerate(outline) if kind == "upgraded"]
        for row in [*self.rows(0, 0), *self.of_kind("upgraded", upgrades)]:
            self.note_version(row)
        silent = [seq for seq, (_, _, kind) in enumerate(outline) if kind == SILENT]
        self.numbers.load(len(self.parents), self.seats_of(silent))

    def of_kind(self, kind: str, places: Sequence[int]) -> list[Row]:
        """All rows of a kind, which are at these places."""
        if not places or places[0] in self.recent:
            return [self.recent[seq] for seq in places]
        return read_rows(self.store.rows_of_kind(self.head.id, kind), self.head.id)

    def seats_of(self, silent: Sequence[int]) -> dict[int, Seat | None]:
        """Whose the silent rows are. A match may have thousands: the rest is not decoded."""
        if not silent or silent[0] in self.recent:
            return {seq: self.recent[seq].seat for seq in silent}
        return seats_of_rows(self.store.rows_of_kind(self.head.id, SILENT), self.head.id)

    # -- versions of the rules ----------------------------------------------------------------

    def note_version(self, row: Row) -> None:
        if isinstance(row.body, Started | Upgraded):
            self.versions[row.seq] = row.body.version
        if isinstance(row.body, Started):
            self.seats = row.body.seats

    def version_at(self, seq: int) -> str:
        """The version of the rules a row was played under."""
        return self.versions[max(first for first in self.versions if first <= seq)]

    def is_current(self, seq: int) -> bool:
        """Whether a row was played under the rules at hand."""
        return self.version_at(seq) == self.game.version

    @property
    def upgraded_in(self) -> int:
        """The newest row that brought newer rules; row 0 where none did."""
        return max(self.versions)

    # -- rows ---------------------------------------------------------------------------------

    def chain(self, seq: int) -> list[int]:
        """The rows whose fold is the state after `seq`, newest first."""
        found = []
        while seq >= 0:
            found.append(seq)
            seq = self.parents[seq]
        return found

    def rows(self, first: int, last: int) -> list[Row]:
        """Rows first to last, from memory where they are there."""
        recent = self.recent
        if first > last or (first in recent and last in recent):  # so are those between
            return [recent[seq] for seq in range(first, last + 1)]
        return read_rows(self.store.rows_between(self.head.id, first, last), self.head.id)

    def rows_at(self, path: Sequence[int]) -> list[Row]:
        """The rows with these numbers, which ascend."""
        known = {row.seq: row for row in self.rows(path[0], path[-1])} if path else {}
        return [known[seq] for seq in path]

    # -- positions ----------------------------------------------------------------------------

    def position_at(self, seq: int) -> Position:
        """The position after a row: from memory, from disk, or by replaying from the nearest that
        is there. Raises `OlderRules`."""
        if seq in self.positions:
            return self.positions[seq]
        position, path = self.way_to(seq)
        if not all(self.is_current(each) for each in path):
            raise OlderRules(seq)
        for row in self.rows_at(path):
            position = enact(self.game, position, row.body, row.seat).position
        assert position is not None
        self.remember(seq, position)
        return position

    def way_to(self, seq: int) -> tuple[Position | None, list[int]]:
        """The nearest position that is known on the way to a row, and the rows from there on;
        None: they begin with row 0."""
        path: list[int] = []
        while seq >= 0:
            position = self.known(seq)
            if position is not None:
                return position, path[::-1]
            path.append(seq)
            seq = self.parents[seq]
        return None, path[::-1]

    def known(self, seq: int) -> Position | None:
        """The position after a row, if it can be had without playing a row."""
        if seq in self.positions:
            return self.positions[seq]
        if seq in self.kept:
            return self.kept_position(seq)
        if seq > 0 and seq in self.versions:
            return self.upgraded_position(seq)
        return None

    def kept_position(self, seq: int) -> Position | None:
        """The position on disk. A damaged one is passed over where the rows lead there too."""
        try:
            stored = self.at_hand.pop(seq, None) or self.store.position(self.head.id, seq)
            [row] = self.rows(seq, seq)
            if position_hash(stored.body, self.head.secret) != row.hash:
                raise Damaged(f"the position after row {seq} of match {self.head.id} was changed")
            return read_position(self.game, stored, self.version_at(seq))
        except Damaged:
            if not self.is_current(seq):
                raise
            log.error("match %s: the position kept after row %d is damaged", self.head.id, seq)
            self.kept.discard(seq)
            return None

    def upgraded_position(self, seq: int) -> Position:
        """After an upgrade: its row holds the whole state, and the rest needs no rules."""
        *before, upgrade = self.rows_at(self.chain(seq)[::-1])
        start = before[0].body
        assert isinstance(start, Started)
        at = Position(state=None, dice=start.policy.dice)
        for row in before:
            at = shell(at, row.body, row.seat)
        return enact(self.game, at, upgrade.body, None).position

    def kept_near(self, seq: int) -> tuple[int, Position]:
        """The position that best shows a row of older rules: the last one kept before it, else the
        first one after it; and the row it is of."""
        before = [each for each in self.chain(seq) if each in self.kept]
        after = sorted(each for each in self.kept if each > seq)
        for found in (*before, *after):
            position = self.known(found)
            if position is not None:
                return found, position
        return self.seq, self.position

    def remember(self, seq: int, position: Position) -> None:
        self.positions[seq] = position
        while len(self.positions) > RECENT:
            del self.positions[next(iter(self.positions))]

    # -- adding -------------------------------------------------------------------------------

    def make(
        self, drafts: Sequence[Draft], command: str | None, after: Sequence[Made] = ()
    ) -> list[Made]:
        """The rows the drafts become, continuing those just made; nothing is kept yet."""
        made = list(after)
        for draft in drafts:
            made.append(self.made(draft, command if not made else None, made))
        return made[len(after) :]

    def made(self, draft: Draft, command: str | None, before: Sequence[Made]) -> Made:
        seq = self.seq + 1 + len(before)
        parent = seq - 1 if draft.back_to is None else draft.back_to
        base = self.base(draft, before)
        outcome = enact(self.game, base, draft.body, draft.seat)
        written = write_position(outcome.position)
        told = draft.says + outcome.happenings
        row = Row(
            seq=seq,
            parent=parent,
            at=time.time(),
            body=draft.body,
            seat=draft.seat,
            command=command,
            happenings=told,
            words=draft.words,
            barrier=outcome.barrier,
            hash=position_hash(written, self.head.secret),
            format=NEWEST,
            silent=self.is_silent(draft, before, outcome.position, told),
            reveals=outcome.reveals,
            turn=None if base is None else self.game.turn(base.state),
        )
        return Made(row, outcome.position, written)

    def is_silent(
        self,
        draft: Draft,
        before: Sequence[Made],
        after: Position,
        told: Sequence[Happening],
    ) -> bool:
        """Whether a row is a change of mind that nobody else may notice."""
        if isinstance(draft.body, Whispered):
            return True
        if not self.parents or not isinstance(draft.body, Acted | Undone):
            return False
        last = before[-1].position if before else self.position
        return is_silent(self.game, last, after, draft.seat, told, self.seats)

    def base(self, draft: Draft, before: Sequence[Made]) -> Position | None:
        """What a draft continues."""
        if draft.back_to is not None:
            return self.position_at(draft.back_to)
        if before:
            return before[-1].position
        return self.position if self.parents else None

    def append(self, made: Sequence[Made]) -> int:
        """Put rows on disk, with the position after the newest; then in memory. Returns the newest
        row's number."""
        newest = made[-1]
        full = newest.row.seq // THIN_EVERY > self.seq // THIN_EVERY
        thin = (newest.row.seq - THIN_EVERY, THIN_TO) if full else None
        self.store.append(
            self.head.id,
            [stored_row(each.row) for each in made],
            [newest.stored(self.game.version)],
            thin,
        )
        self.keep(made)
        if thin is not None:
            before, every = thin
            self.kept = {seq for seq in self.kept if seq >= before or seq % every == 0}
        return self.seq

    def keep(self, made: Sequence[Made]) -> None:
        """Take rows that are on disk into memory."""
        for each in made:
            row = each.row
            self.parents.append(row.parent)
            self.numbers.add(silent=row.silent, seat=row.seat)
            self.note_version(row)
            if row.command:
                self.commands[row.command] = row.seq
            self.recent[row.seq] = row
            self.recent.pop(row.seq - RECENT - 1, None)
            self.told.pop(row.seq - RECENT - 1, None)
            self.remember(row.seq, each.position)
            if row.parent != row.seq - 1:
                self.take_back(row.seq - 1, row.parent)
            self.effective.add(row.seq)
        self.kept.add(made[-1].row.seq)

    def take_back(self, newest: int, to: int) -> None:
        """Leave out what was done since row `to`; a rewind may lead to a row that was undone."""
        while newest > to:
            self.effective.discard(newest)
            newest = self.parents[newest]
        if newest != to:
            self.effective = set(self.chain(to))

    # -- what the log says --------------------------------------------------------------------

    def entries(
        self, first: int, last: int, viewer: Seat | None, *, all_seats: bool
    ) -> list[Entry]:
        """The log as one viewer may read it; with `all_seats`, as it was."""
        return [
            entry
            for row in self.rows(max(first, 0), last)
            for entry in self.told_by(row)
            if all_seats or (to := entry.told.to) is None or viewer in to
        ]

    def told_by(self, row: Row) -> tuple[Entry, ...]:
        """The sentences of a row. Those of a recent one are the same objects until an undo or a
        rewind changes them: every view shows the newest."""
        undone = self.is_undone(row)
        was_undone, known = self.told.get(row.seq, (None, ()))
        if was_undone is undone:
            return known
        number = self.numbers.number(row.seq)
        made = tuple(Entry(row, told, undone, number) for told in row.happenings)
        if row.seq in self.recent:
            self.told[row.seq] = (undone, made)
        return made

    def is_undone(self, row: Row) -> bool:
        return row.seq not in self.effective and isinstance(row.body, (*STEPS, Typed))


def open_ledger(store: Store, game: Game[Any], head: MatchHead) -> Ledger:
    ledger = Ledger(store, game, head)
    ledger.load()
    return ledger
