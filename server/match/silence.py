"""Changes of mind and private words, and how rows are numbered so that nobody can count them.

In a pick several seats choose in secret and may change their mind until the reveal. Each change is
a row, on disk before it is acknowledged; but a row number that goes up while nothing else changes
would tell the other side that somebody hesitates. So such a row is *silent*: only its own seat is
told of it, and it has no number of its own. Everything that leaves the server speaks of rows by
their number, which counts the rows that are not silent; the silent ones after a row share its
number. Inside the server and on disk a row is named by its place (`seq`), as ever.

- Whether a view is newer is judged by the number; one of the same number is not older.
- A command sent twice finds its row by the command, whatever its number is.
- `number` of a rewind or a replay means the newest row that has it: the last change of mind.
- What an undo leads back to must be told apart by the seat itself, or two taps would take back two
  changes of mind: to a seat its own silent rows count, those of others do not (`own_number`).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

from server.games.kernel import Decide, Game, Happening, Seat
from server.match.fold import Position


def is_silent(
    game: Game[Any],
    before: Position,
    after: Position,
    seat: Seat | None,
    told: Sequence[Happening],
    seats: Sequence[Seat],
) -> bool:
    """Whether nobody but this seat can notice the step: it changes a pick that was made."""
    if seat is None or any(each.to != (seat,) for each in told):
        return False
    pending = game.pending(before.state)
    if not isinstance(pending, Decide) or pending.kind != "pick":
        return False
    if (pending, shell_of(before)) != (game.pending(after.state), shell_of(after)):
        return False
    others = (viewer for viewer in (*seats, None) if viewer != seat)
    return all(game.view(before.state, each) == game.view(after.state, each) for each in others)


def shell_of(at: Position) -> tuple[Any, ...]:
    shell = (at.dice, at.seed, at.thrown, at.proposal, at.result, at.doubt)
    return (*shell, at.ballot, at.out)


class Numbers:
    """The numbers of a match's rows: a row's place, less the silent rows up to it."""

    def __init__(self) -> None:
        self.rows = 0
        self.silent: list[int] = []  # places, ascending
        self.whose: list[Seat | None] = []  # of each of them

    def add(self, *, silent: bool, seat: Seat | None) -> None:
        if silent:
            self.silent.append(self.rows)
            self.whose.append(seat)
        self.rows += 1

    def load(self, rows: int, silent: Mapping[int, Seat | None]) -> None:
        """The same for all rows at once; `silent` ascends."""
        self.rows, self.silent, self.whose = rows, [*silent], [*silent.values()]

    def number(self, seq: int) -> int:
        """What everybody calls a row."""
        return seq - bisect_right(self.silent, seq)

    def own_number(self, seq: int, seat: Seat) -> int:
        """What a seat calls a row that its undo leads back to."""
        before = self.whose[: bisect_right(self.silent, seq)]
        return seq - len(before) + before.count(seat)

    def newest(self, number: int) -> int:
        """The last row of that number; where there is none, the last before it."""
        return bisect_right(range(self.rows), number, key=self.number) - 1

    def first(self, number: int) -> int:
        """The first row of that number; where there is none, the first after it."""
        return bisect_left(range(self.rows), number, key=self.number)
