"""One match being played: every change goes through here, under one lock, one row at a time.

Nothing is told to anybody before it is on disk; a refused change leaves no trace. What people may
do with a match stands in `rolls.py`, `agreements.py` and `refereeing.py`.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

import msgspec

from server.games.convert import convert
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
from server.ledger import Draft, Ledger
from server.messages import Line, Past, Present, Undoable
from server.record import (
    STEPS,
    Acted,
    Fed,
    Position,
    Requested,
    Row,
    Upgraded,
    draw,
    say,
    seal,
)
from server.refusal import refuse

LINES_IN_VIEW = 10

P = ParamSpec("P")


def nobody(_seat: Seat) -> tuple[Seat, ...]:
    return ()


class Match:
    """The rows of a match, and how one is added."""

    def __init__(
        self,
        ledger: Ledger,
        *,
        consenters: Callable[[Seat], tuple[Seat, ...]] = nobody,
        changed: Callable[[Match], None] = lambda match: None,
    ) -> None:
        self.ledger = ledger
        self.consenters = consenters  # whose consent a seat needs: the other people at the table
        self.changed = changed  # called after every commit, still under the lock
        self.lock = threading.RLock()
        self.viewed: tuple[Position, dict[Viewer, View]] | None = None

    @property
    def id(self) -> str:
        return self.ledger.head.id

    @property
    def game(self) -> Game[Any]:
        return self.ledger.game

    @property
    def seq(self) -> int:
        return self.ledger.seq

    @property
    def position(self) -> Position:
        return self.ledger.position

    @property
    def is_over(self) -> bool:
        return self.position.result is not None

    def pending(self) -> Pending:
        return self.game.pending(self.position.state)

    def running(self) -> Position:
        """The position, of a match that is not over."""
        at = self.position
        if at.result is not None:
            raise refuse("refused-over")
        return at

    # -- adding -------------------------------------------------------------------------------

    def record(self, command: str | None, drafts: Sequence[Draft]) -> int:
        """Append what the drafts become; on disk first, then told."""
        newest = self.ledger.append(self.made(drafts, command))
        self.changed(self)
        return newest

    def made(self, drafts: Sequence[Draft], command: str | None) -> list[tuple[Row, Position]]:
        """The rows of the drafts, and of the chance the server owes after them."""
        made = self.ledger.make(drafts, command)
        while owed := self.owed(made[-1][1]):
            drafts = [*drafts, *owed]
            made = self.ledger.make(drafts, command)
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

    def upgrade(self) -> None:
        """Go on under this program's rules, and say so; a finished match stays as it was."""
        with self.lock:
            if self.is_over or self.ledger.version_at(self.seq) == self.game.version:
                return
            state = msgspec.to_builtins(self.position.state)
            body = Upgraded(version=self.game.version, state=state)
            told = say("log-upgraded", version=self.game.version)
            self.record(None, [Draft(body=body, says=(told,))])

    def close_window(self, decision: str) -> None:
        """The time of a reaction window has run out."""
        with self.lock:
            pending = self.pending()
            if isinstance(pending, Decide) and pending.id == decision and not self.is_over:
                body = Fed(chance=Closed(decision=decision), source="clock")
                self.record(None, [Draft(body=body, says=(say("log-window-closed"),))])

    # -- reading ------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> View:
        """What a viewer sees now, made once for all who look before the next row."""
        at = self.position
        if self.viewed is None or self.viewed[0] is not at:
            self.viewed = (at, {})
        made = self.viewed[1]
        if viewer not in made:
            made[viewer] = self.game.view(at.state, viewer)
        return made[viewer]

    def present(self, viewer: Seat | None) -> Present:
        """All that one viewer may see now."""
        at = self.position
        return Present(
            match=self.id,
            seq=self.seq,
            seat=viewer,
            view=self.view(viewer),
            pending=self.game.pending(at.state),
            lines=tuple(self.ledger.newest_lines(LINES_IN_VIEW, viewer)),
            dice=at.dice,
            thrown=at.thrown,
            proposal=at.proposal,
            undo=self.undoable(viewer),
            result=at.result,
        )

    def log(self, since: int, viewer: Seat | None) -> list[Line]:
        """The log from a row on; the whole of it, whoever asks, once the match is over."""
        return self.ledger.lines(since, self.seq, viewer, all_seats=self.is_over)

    def past(self, at: int, viewer: Seat | None) -> Past:
        """The view after row `at`."""
        if not 0 <= at <= self.seq:
            raise refuse("refused-row")
        position = self.ledger.position_at(at)
        return Past(
            at=at,
            last=self.seq,
            seat=viewer,
            view=self.game.view(position.state, viewer),
            pending=self.game.pending(position.state),
            lines=tuple(self.ledger.lines(at, at, viewer, all_seats=self.is_over)),
            result=position.result,
        )

    # -- taking back --------------------------------------------------------------------------

    def steps_back(self) -> Iterator[Row]:
        """The steps that made the present state, newest first, as far back as memory goes."""
        row = self.ledger.recent.get(self.seq)
        while row is not None:
            if isinstance(row.body, STEPS):
                yield row
            row = self.ledger.recent.get(row.parent)

    def undoable(self, seat: Seat | None) -> Undoable | None:
        """Where this seat's undo would lead: before its own last step.

        It is free up to the last roll, reveal or change of decider; past that it needs consent.
        """
        if seat is None or self.is_over or self.position.proposal is not None:
            return None
        free = True
        for row in self.steps_back():
            mine = row.seat == seat and isinstance(row.body, Acted | Fed)
            free = free and mine and not row.barrier
            if mine:
                return Undoable(to=row.parent, free=free or not self.consenters(seat))
        return None


def changes(
    change: Callable[Concatenate[Match, str, P], int],
) -> Callable[Concatenate[Match, str, P], int]:
    """A change of a match, done under its lock; the same command again only tells its row."""

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
        raise refuse("refused-stale")
    if seat not in pending.seats:
        raise refuse("refused-not-waiting")
    try:
        convert(action, match.game.types.action)
    except msgspec.ValidationError as why:
        raise refuse("refused-action") from why
    return match.record(command, [Draft(body=Acted(decision=decision, action=action), seat=seat)])
