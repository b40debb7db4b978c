"""One match being played: every change goes through here, under one lock, one row at a time.

Nothing is told to anybody before it is on disk; a refused change leaves no trace. What people may
do with a match is in `rolls.py`, `agreements.py` and `refereeing.py`.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import (
    Closed,
    Decide,
    Game,
    Pending,
    Roll,
    Seat,
    Shuffle,
    View,
    Viewer,
)
from server.match.chance import draw, seal
from server.match.fold import Position, say
from server.match.ledger import Draft, Ledger, Made, OlderRules
from server.match.refusal import NotPossible
from server.match.rows import STEPS, Acted, Entry, Fed, Requested, Row, Upgraded
from server.match.silence import Numbers
from server.match.told import Telling
from server.match.values import Consent

P = ParamSpec("P")


class Undoable(Struct, frozen=True):
    """The row an undo would lead back to; not `free`: the others must agree."""

    to: int
    free: bool


class Voters(Struct, frozen=True, kw_only=True):
    """Who is asked about a proposal besides the one who makes it, and how many must agree."""

    people: tuple[Seat, ...] = ()
    bots: tuple[Seat, ...] = ()
    rule: Consent = "all"

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (*self.people, *self.bots)


class Past(Struct, frozen=True):
    """A match as it stood after row `at`. Where that was under older rules, `shown` is the row
    nearest to it whose position was kept."""

    at: int
    shown: int
    position: Position
    view: View
    pending: Pending
    entries: tuple[Entry, ...]


def nobody(_seat: Seat) -> Voters:
    return Voters()


class Match:
    """The rows of a match, and how one is added."""

    def __init__(
        self,
        ledger: Ledger,
        *,
        asked: Callable[[Seat], Voters] = nobody,
        changed: Callable[[Match], None] = lambda match: None,
    ) -> None:
        self.ledger = ledger
        self.asked = asked  # whose consent a seat needs: the others at the table
        self.changed = changed  # called after every commit, still under the lock
        self.lock = threading.RLock()
        self.only_for: tuple[Seat, ...] = ()  # the newest commit concerns nobody but these seats
        self.cache: tuple[Position, Pending, dict[Viewer, View]] | None = None
        self.telling = Telling(self)

    @property
    def id(self) -> str:
        return self.ledger.head.id

    @property
    def table(self) -> str:
        """The code of the table it is played at."""
        return self.ledger.head.table

    @property
    def game(self) -> Game[Any]:
        return self.ledger.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats it is played with; a game may know more."""
        return self.ledger.seats

    @property
    def seq(self) -> int:
        return self.ledger.seq

    @property
    def numbers(self) -> Numbers:
        """The public numbers of the rows, without silent ones (`silence.py`)."""
        return self.ledger.numbers

    @property
    def position(self) -> Position:
        return self.ledger.position

    @property
    def is_over(self) -> bool:
        return self.position.result is not None

    def running(self) -> Position:
        """The position, of a match that is not over."""
        at = self.position
        if at.result is not None:
            raise NotPossible("refused-over")
        return at

    # -- adding -------------------------------------------------------------------------------

    def record(self, command: str | None, drafts: Sequence[Draft]) -> int:
        """Append what the drafts become; on disk first, then told."""
        return self.commit(self.made(drafts, command))

    def commit(self, made: Sequence[Made]) -> int:
        newest = self.ledger.append(made)
        rows = [each.row for each in made]
        silent = all(row.silent for row in rows)
        self.only_for = tuple(set().union(*(row.audience for row in rows))) if silent else ()
        self.changed(self)
        return newest

    def made(self, drafts: Sequence[Draft], command: str | None) -> list[Made]:
        """The rows of the drafts, and of the chance the server owes after them."""
        made = self.ledger.make(drafts, command)
        while owed := self.owed(made[-1].position):
            made += self.ledger.make(owed, None, after=made)
        return made

    def owed(self, at: Position) -> list[Draft]:
        """Shuffles are the server's at once; its dice are sealed before anyone may throw them."""
        if at.result is not None:
            return []
        pending, seed = self.game.pending(at.state), secrets.token_hex(16)
        if isinstance(pending, Shuffle):
            order = Fed(chance=draw(pending, seed), source="server")
            return [
                Draft(body=Requested(what=pending.id, seed=seed)),
                Draft(body=order, says=(say("log-shuffle"),)),
            ]
        if isinstance(pending, Roll) and at.dice == "server" and at.seed is None:
            sealed = say("log-sealed", proof=seal(seed))
            return [Draft(body=Requested(what=pending.id, seed=seed), says=(sealed,))]
        return []

    def close_window(self, decision: str) -> None:
        """The time of a reaction window has run out."""
        with self.lock:
            pending = self.pending()
            if isinstance(pending, Decide) and pending.id == decision and not self.is_over:
                body = Fed(chance=Closed(decision=decision), source="clock")
                self.record(None, [Draft(body=body, says=(say("log-window-closed"),))])

    def voters(self, seat: Seat) -> Voters:
        """Who is asked when this seat proposes something: not those who have left the match."""
        voters, out = self.asked(seat), self.position.out
        return replace(
            voters,
            people=tuple(each for each in voters.people if each not in out),
            bots=tuple(each for each in voters.bots if each not in out),
        )

    # -- reading ------------------------------------------------------------------------------

    def seen(self) -> tuple[Position, Pending, dict[Viewer, View]]:
        """What is worked out once for all who look before the next row."""
        at, known = self.ledger.position, self.cache
        if known is None or known[0] is not at:
            known = self.cache = (at, self.game.pending(at.state), {})
        return known

    def pending(self) -> Pending:
        return self.seen()[1]

    def view(self, viewer: Viewer) -> View:
        """What a viewer sees now."""
        at, _, made = self.seen()
        if viewer not in made:
            made[viewer] = self.game.view(at.state, viewer)
        return made[viewer]

    def newest_entries(self, count: int, viewer: Seat | None) -> list[Entry]:
        """The last sentences of the log the viewer may read, oldest first; so many, and the rest of
        the oldest one's row: its first sentence has the faces and the picture of a throw."""
        found: list[Entry] = []
        last = self.seq
        # As many whoever changed their mind meanwhile: rows without a sentence for the viewer must
        # not show by how few sentences there are.
        while last >= 0 and len(found) < count:
            first = max(0, last - count + 1)
            found = self.ledger.entries(first, last, viewer, all_seats=False) + found
            last = first - 1
        first = max(0, len(found) - count)
        while first > 0 and found[first - 1].row is found[first].row:
            first -= 1
        return found[first:]

    def newest_rows(self) -> Iterator[Row]:
        """The rows that led to the present state, newest first, as far back as memory goes."""
        row = self.ledger.recent.get(self.seq)
        while row is not None:
            yield row
            row = self.ledger.recent.get(row.parent)

    def entries(self, since: int, viewer: Seat | None, *, whole: bool = False) -> list[Entry]:
        """The log from a row on, as the viewer may read it; `whole`: as it was."""
        return self.ledger.entries(since, self.seq, viewer, all_seats=whole)

    def page(
        self, since: int, viewer: Seat | None, most: int, *, whole: bool
    ) -> tuple[list[Entry], int | None]:
        """At most so many sentences from the row numbered `since` on, and the number to ask for
        next. All of a number come together; of somebody who changed their mind without end, the
        newest."""
        numbers, found = self.numbers, list[Entry]()
        first = numbers.first(since)
        while first <= self.seq and len(found) <= most:
            last = numbers.newest(numbers.number(min(first + most, self.seq)))
            found += self.ledger.entries(first, last, viewer, all_seats=whole)
            first = last + 1
        if len(found) <= most:
            return found, None
        next_ = found[most].number
        before = [entry for entry in found if entry.number < next_]
        if before:
            return before, next_
        alone = [entry for entry in found if entry.number == next_]
        return alone[-most:], next_ + 1 if next_ < numbers.number(self.seq) else None

    def past(self, at: int, viewer: Seat | None, *, whole: bool = False) -> Past:
        """What the viewer saw after row `at`; `whole`: with all that the log says of it."""
        if not 0 <= at <= self.seq:
            raise NotPossible("refused-row")
        shown, first = at, self.numbers.first(self.numbers.number(at))
        try:
            position = self.ledger.position_at(at)
        except OlderRules:
            shown, position = self.ledger.kept_near(at)
        return Past(
            at=at,
            shown=shown,
            position=position,
            view=self.game.view(position.state, viewer),
            pending=self.game.pending(position.state),
            entries=tuple(self.ledger.entries(first, at, viewer, all_seats=whole)),
        )

    # -- taking back --------------------------------------------------------------------------

    def steps_back(self) -> Iterator[Row]:
        """The steps that made the present state, newest first, as far back as memory goes and no
        further than the rules at hand."""
        recent = self.ledger.recent
        row = recent.get(self.seq)
        while row is not None:
            kind = type(row.body)  # every view asks this of up to 200 rows
            if kind in STEPS:
                yield row
            elif kind is Upgraded:
                return
            row = recent.get(row.parent)

    def undoable(self, seat: Seat | None) -> Undoable | None:
        """Where this seat's undo would lead: before its own last step.

        It is free up to the last roll, reveal or change of decider; past that it needs consent.
        Bots let everything be taken back up to the last roll or reveal, and need not be asked.
        """
        at = self.position
        if seat is None or self.is_over or at.proposal is not None or seat in at.out:
            return None
        free, hidden = True, True
        for row in self.steps_back():
            if row.silent and row.seat != seat:
                continue  # it must not show in what others may do; `agreements.undo` keeps it
            mine = row.seat == seat and isinstance(row.body, Acted | Fed)
            free = free and mine and not row.barrier
            hidden = hidden and not row.is_past_hiding
            if mine:
                voters = self.voters(seat)
                bots_let = not voters.people and (hidden or not voters.bots)
                return Undoable(to=row.parent, free=free or bots_let)
        return None

    def reveals_since(self, to: int) -> bool:
        """Whether a roll was made or a secret came out after row `to`."""
        path = [seq for seq in self.ledger.chain(self.seq) if seq > to]
        return any(row.is_past_hiding for row in self.ledger.rows_at(path[::-1]))


def changes(
    change: Callable[Concatenate[Match, str, P], int],
) -> Callable[Concatenate[Match, str, P], int]:
    """A change of a match, done under its lock; idempotent: the same command again only tells the
    row it made."""

    @wraps(change)
    def once(match: Match, command: str, /, *args: P.args, **kwargs: P.kwargs) -> int:
        with match.lock:
            known = match.ledger.commands.get(command)
            return known if known is not None else change(match, command, *args, **kwargs)

    return once


@changes
def act(match: Match, command: str, seat: Seat, decision: str, action: dict[str, Any]) -> int:
    """Play one action that answers a decision."""
    match.running()
    pending = match.pending()
    if not isinstance(pending, Decide) or pending.id != decision:
        raise NotPossible("refused-stale")
    if seat not in pending.seats:
        raise NotPossible("refused-not-waiting")
    draft = Draft(body=Acted(decision=decision, action=action), seat=seat)
    try:
        made = match.made([draft], command)
    except msgspec.ValidationError as why:
        raise NotPossible("refused-action") from why
    return match.commit(made)
