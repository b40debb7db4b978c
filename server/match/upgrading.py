"""Going on with a match that was begun under older rules.

The position after its newest row was kept, and `Game.upgrade` reads it. Data of schema 1 kept only
one position in a hundred rows: there the rows since are played by the rules at hand, once, and the
log says so.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Happening
from server.games.ruling import Phrase
from server.match.fold import Position, enact, say
from server.match.formats import hash_of, position_hash, write_position
from server.match.ledger import Draft, Ledger
from server.match.match import Match
from server.match.rows import Ended, Upgraded
from server.match.values import Result
from server.store.errors import Damaged
from server.store.store import StoredPosition

log = logging.getLogger(__name__)


class Carried(Struct, frozen=True):
    """The position a match goes on from."""

    row: int  # the newest row that could be carried over
    position: Position
    exact: bool = True  # every row led to the state whose hash it carries
    begun_anew: bool = False  # no position was kept: it begins with the set-up of the rules at hand


def upgrade(match: Match, *, finished: bool) -> None:
    """Go on under this program's rules, and say so. A match that is over stays as it was."""
    with match.lock:
        ledger = match.ledger
        carried = carry_over(ledger)
        keep_newest(ledger, carried)
        if ledger.is_current(ledger.seq):
            return
        for row in (carried.row, ledger.seq):
            ledger.remember(row, carried.position)
        if finished or carried.position.result is not None:
            ledger.remember(ledger.seq, with_some_result(match, carried))
            return
        state = msgspec.to_builtins(carried.position.state)
        if carried.begun_anew:  # house rules added since keep the answer of older rules
            state = msgspec.to_builtins(match.game.upgrade(state, ledger.version_at(0)))
        draft = Draft(
            body=Upgraded(version=match.game.version, state=state),
            says=sentences(match, carried),
            back_to=carried.row if carried.row < ledger.seq else None,
        )
        match.record(None, [draft])


def sentences(match: Match, carried: Carried) -> tuple[Happening, ...]:
    """What is told about an upgrade."""
    told = [say("log-upgraded", version=match.game.version)]
    older = match.ledger.version_at(match.ledger.seq)
    told += [Happening(text=text) for text in match.game.changes(older)]
    if carried.row < match.ledger.seq:
        told.append(say("log-upgraded-lost", row=match.numbers.number(carried.row)))
    elif not carried.exact:
        told.append(say("log-upgraded-recomputed"))
    return tuple(told)


def carry_over(ledger: Ledger) -> Carried:
    """The newest position as the rules at hand know it."""
    position, path = ledger.way_to(ledger.seq)
    if all(ledger.is_current(seq) for seq in path):
        return Carried(ledger.seq, ledger.position)
    reached, exact = ledger.parents[path[0]], True
    for row in ledger.rows_at(path):
        try:
            position = enact(ledger.game, position, row.body, row.seat).position
        except Exception as why:  # the rules at hand know no such step
            log.warning("match %s, row %d cannot be played: %s", ledger.head.id, row.seq, why)
            break
        exact = exact and hash_of(position, ledger.head.secret, row.format) == row.hash
        reached = row.seq
    if position is None:
        raise Damaged(
            f"match {ledger.head.id} was begun under version {ledger.version_at(0)} of its rules, "
            f"and version {ledger.game.version} cannot read it"
        )
    return Carried(reached, position, exact, begun_anew=path[0] == 0)


def with_some_result(match: Match, carried: Carried) -> Position:
    """The last position of a match that is over. Where its end could not be carried over, the log
    still tells it."""
    if carried.position.result is not None:
        return carried.position
    for row in match.ledger.rows(carried.row + 1, match.ledger.seq):
        if isinstance(row.body, Ended):
            return replace(carried.position, result=row.body.result)
    scores = match.game.standing(carried.position.state).scores
    result = Result(how="over", winners=(), scores=scores, why=Phrase("result-not-kept"))
    return replace(carried.position, result=result)


def keep_newest(ledger: Ledger, carried: Carried) -> None:
    """Data of schema 1: keep the newest position now, while its rules are at hand. Kept in the
    encoding its row was hashed in, and only if it is the one that was hashed."""
    if ledger.seq in ledger.kept or carried.row < ledger.seq:
        return
    [row] = ledger.rows(ledger.seq, ledger.seq)
    written = write_position(carried.position, row.format)
    if position_hash(written, ledger.head.secret) == row.hash:
        stored = StoredPosition(seq=row.seq, body=written, version=ledger.game.version)
        ledger.store.keep_position(ledger.head.id, stored)
        ledger.kept.add(row.seq)
