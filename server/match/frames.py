"""A finished match step by step, for its story: what was taken back is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from server.games.kernel import Faces, Game, Roll
from server.games.story import Frame
from server.match.fold import Position, enact
from server.match.ledger import Ledger
from server.match.match import Match
from server.match.rows import STEPS, Fed, Row, Started


def frames(match: Match, pause: Callable[[], None] = lambda: None) -> Iterator[Frame]:
    """Every step that led to the end. Rows of older rules whose position was not kept are left
    out. `pause` is called after each: a long match takes seconds, and others want to be served."""
    ledger, position = match.ledger, None
    for row in ledger.rows_at(ledger.chain(match.seq)[::-1]):
        before, position = position, after(ledger, position, row)
        if position is not None and isinstance(row.body, (*STEPS, Started)):
            yield frame(match, row, before, position)
            pause()


def after(ledger: Ledger, before: Position | None, row: Row) -> Position | None:
    """The position after a row, played on from the one before it; None: nobody knows it."""
    if ledger.is_current(row.seq) and (before is not None or isinstance(row.body, Started)):
        return enact(ledger.game, before, row.body, row.seat).position
    return ledger.known(row.seq)


def frame(match: Match, row: Row, before: Position | None, now: Position) -> Frame:
    game: Game[Any] = match.game
    return Frame(
        row=match.numbers.number(row.seq),
        turn=0 if isinstance(row.body, Started) else game.turn((before or now).state),
        board=game.view(now.state, None).board,
        scores=game.standing(now.state).scores,
        told=tuple(told for told in row.happenings if told.to is None),
        seat=row.seat,
        **thrown(game, before, row),
    )


def thrown(game: Game[Any], before: Position | None, row: Row) -> dict[str, Any]:
    """The dice of a row, and what they were thrown for."""
    match row.body:
        case Fed(chance=Faces(faces=faces)) if before is not None:
            wanted = game.pending(before.state)
            return {"roll": wanted if isinstance(wanted, Roll) else None, "faces": faces}
    return {}
