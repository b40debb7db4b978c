"""A finished match as one file: written, read back, and replayed to see whether it is genuine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from server.games.kernel import Faces, Game
from server.games.ruling import IllegalMove
from server.record import (
    Fed,
    Position,
    Row,
    Started,
    Upgraded,
    draw,
    enact,
    state_hash,
)
from server.refusal import refuse
from server.store import MatchHead, Store
from server.tables import Chair, Table

FORMAT = 1


class MatchFile(Struct, frozen=True, kw_only=True):
    """Everything about one match. It holds every secret of it, so it is written only at the end."""

    sandtable: int  # the format
    match: str
    secret: str
    table: str
    began: float
    chairs: tuple[Chair, ...]
    rows: tuple[Row, ...]


class BadFile(Exception):
    """The file cannot be used. The text says why, for a terminal; `key` names a phone's words."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.key = key


class Finding(Struct, frozen=True):
    """Where a replay differs from what the file says, and how."""

    row: int
    what: str


def export_match(store: Store, tables: Iterable[Table], match: str) -> bytes:
    """The file of a finished match."""
    head = store.match_head(match)
    if head is None:
        raise LookupError(match)
    rows = store.rows_between(match, 0, 2**31)
    table = next((table for table in tables if match in (table.match, *table.earlier)), None)
    if table is not None and table.match == match and table.status != "over":
        raise refuse("refused-secret-view")
    chairs = tuple(
        msgspec.structs.replace(chair, token=None) for chair in (table.chairs if table else ())
    )
    made = MatchFile(
        sandtable=FORMAT,
        match=match,
        secret=head.secret,
        table=head.table,
        began=head.began,
        chairs=chairs,
        rows=tuple(rows),
    )
    return msgspec.json.format(msgspec.json.encode(made), indent=1)


def read_file(raw: bytes) -> MatchFile:
    """The match in a file, whole and in order."""
    try:
        made = msgspec.json.decode(raw, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as why:
        raise BadFile("refused-file", f"not a match file, or a damaged one: {why}") from why
    if made.sandtable > FORMAT:
        detail = f"written by a newer program (format {made.sandtable}); update this one"
        raise BadFile("refused-file-newer", detail)
    for expected, row in enumerate(made.rows):
        if row.seq != expected or not -1 <= row.parent < row.seq:
            raise BadFile("refused-file", f"row {expected} is missing or out of order")
    if not made.rows or not isinstance(made.rows[0].body, Started):
        raise BadFile("refused-file", "row 0 does not start a match")
    return made


def verify(made: MatchFile, games: Mapping[str, Game[Any]]) -> list[Finding]:
    """Replay every row, undone ones too; the rows that do not give what the file says."""
    start = made.rows[0].body
    assert isinstance(start, Started)
    if start.game not in games:
        return [Finding(0, f"this program does not know the game {start.game}")]
    game = games[start.game]
    findings = []
    if start.version != game.version and not any(isinstance(r.body, Upgraded) for r in made.rows):
        findings.append(
            Finding(0, f"played with rules version {start.version}; this is {game.version}")
        )
    return findings + list(differences(made, game))


def differences(made: MatchFile, game: Game[Any]) -> Iterator[Finding]:
    positions: dict[int, Position] = {}
    for row in made.rows:
        before = positions.get(row.parent)
        try:
            outcome = enact(game, before, row.body, row.seat)
        except (IllegalMove, msgspec.ValidationError, AssertionError, KeyError) as why:
            yield Finding(row.seq, f"cannot be played: {why}")
            return
        positions[row.seq] = outcome.position
        if state_hash(outcome.position, made.secret) != row.hash:
            yield Finding(row.seq, "leads to another state than the file says")
            return
        if not fair(game, before, row):
            yield Finding(row.seq, "the server's dice do not follow from their seal")


def fair(game: Game[Any], before: Position | None, row: Row) -> bool:
    """Whether dice the server threw come from the seed it had fixed."""
    if before is None or not isinstance(row.body, Fed) or row.body.source != "server":
        return True
    if not isinstance(row.body.chance, Faces) or before.seed is None:
        return True
    return draw(game.pending(before.state), before.seed) == row.body.chance


def import_match(store: Store, made: MatchFile, games: Mapping[str, Game[Any]], code: str) -> Table:
    """Take a match in under its own id, at a table of its own, for replay."""
    if store.match_head(made.match) is not None:
        raise BadFile("refused-file-known", f"match {made.match} is here already")
    start = made.rows[0].body
    assert isinstance(start, Started)
    if start.game not in games:
        detail = f"this program does not know the game {start.game}"
        raise BadFile("refused-game", detail)
    table = Table(
        code=code,
        game=start.game,
        match=made.match,
        setup=start.setup,
        policy=start.policy,
        chairs=made.chairs or tuple(Chair(seat=seat) for seat in start.seats),
        created=made.began,
        status="over",
    )
    head = MatchHead(made.match, made.secret, code, made.began)
    body = msgspec.json.encode(table)
    store.save(table=(code, made.match, body), match=head, first=made.rows)
    return table
