"""A finished match as one file: written, read back, and replayed to see whether it is genuine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from server.games.kernel import Game
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
from server.words import Names

FORMAT = 1


class MatchFile(Struct, frozen=True, kw_only=True):
    """Everything about one match. It holds every secret of it, so it is written only at the end."""

    sandtable: int  # the format
    match: Annotated[str, Meta(pattern="^[0-9a-z-]{1,40}$")]
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    table: str
    began: float
    chairs: tuple[Chair, ...]
    rows: tuple[Row, ...]

    @property
    def start(self) -> Started:
        first = self.rows[0].body
        assert isinstance(first, Started), "`read_file` lets no other in"
        return first


class BadFile(Exception):
    """The file cannot be used. The text says why, for a terminal; `key` names a phone's words."""

    def __init__(self, key: str, detail: str, row: int = 0) -> None:
        super().__init__(detail)
        self.key, self.row = key, row


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
    chairs = tuple(replace(chair, token=None) for chair in (table.chairs if table else ()))
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
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise BadFile("refused-file", f"not a match file, or a damaged one: {why}") from why
    if made.sandtable > FORMAT:
        detail = f"written by a newer program (format {made.sandtable}); update this one"
        raise BadFile("refused-file-newer", detail)
    for expected, row in enumerate(made.rows):
        if row.seq != expected or not -1 <= row.parent < row.seq:
            raise BadFile("refused-file", f"row {expected} is missing or out of order")
    if not made.rows or not isinstance(made.rows[0].body, Started):
        raise BadFile("refused-file", "row 0 does not start a match")
    commands = [row.command for row in made.rows if row.command is not None]
    if len(set(commands)) < len(commands):
        raise BadFile("refused-file", "two rows say they come from the same command")
    return made


def verify(made: MatchFile, games: Mapping[str, Game[Any]]) -> list[Finding]:
    """Replay every row, undone ones too; the rows that do not give what the file says."""
    start = made.start
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
    try:
        for row, before, after in played(made, game):
            if state_hash(after, made.secret) != row.hash:
                yield Finding(row.seq, "leads to another state than the file says")
                return
            if not fair(game, before, row):
                yield Finding(row.seq, "the server's dice or cards do not follow from their seal")
    except BadFile as why:
        yield Finding(why.row, f"cannot be played: {why.__cause__}")


def played(made: MatchFile, game: Game[Any]) -> Iterator[tuple[Row, Position | None, Position]]:
    """Every row with the positions before and after it."""
    positions: dict[int, Position] = {}
    for row in made.rows:
        before = positions.get(row.parent)
        try:
            positions[row.seq] = enact(game, before, row.body, row.seat).position
        except Exception as why:  # a file may hold anything, and break anything
            detail = f"row {row.seq} cannot be played: {why}"
            raise BadFile("refused-file", detail, row.seq) from why
        yield row, before, positions[row.seq]


def names_in(made: MatchFile, game: Game[Any]) -> Names:
    """What the match's data calls its things, as far as the match can be replayed."""
    names: dict[str, Mapping[str, str]] = {}
    with suppress(BadFile):
        for _, _, after in played(made, game):
            names |= game.view(after.state, None).names
    return names


def fair(game: Game[Any], before: Position | None, row: Row) -> bool:
    """Whether chance the server drew comes from the seed it had fixed."""
    if before is None or not isinstance(row.body, Fed) or row.body.source != "server":
        return True
    seed = before.seed
    return seed is not None and draw(game.pending(before.state), seed) == row.body.chance


def import_match(store: Store, made: MatchFile, games: Mapping[str, Game[Any]], code: str) -> Table:
    """Take a match in under its own id, at a table of its own, for replay."""
    if store.match_head(made.match) is not None:
        raise BadFile("refused-file-known", f"match {made.match} is here already")
    start = made.start
    if start.game not in games:
        detail = f"this program does not know the game {start.game}"
        raise BadFile("refused-game", detail)
    *_, (_, _, last) = played(made, games[start.game])
    if last.result is None:
        raise BadFile("refused-file", "the match in it is not over")
    table = Table(
        code=code,
        game=start.game,
        match=made.match,
        setup=start.setup,
        policy=start.policy,
        chairs=chairs_of(made, start),
        created=made.began,
        status="over",
    )
    head = MatchHead(made.match, made.secret, code, made.began)
    body = msgspec.json.encode(table)
    store.save(table=(code, made.match, body), match=head, first=made.rows)
    return table


def chairs_of(made: MatchFile, start: Started) -> tuple[Chair, ...]:
    """Who sat where; a token of another server's, or one of ours, opens nothing here."""
    known = {chair.seat: replace(chair, token=None) for chair in made.chairs}
    return tuple(known.get(seat, Chair(seat=seat)) for seat in start.seats)
