"""A finished match as one file: written, read back, and taken in. `verifying.py` checks one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from server.games.kernel import Game
from server.hall.picture_files import look_at
from server.hall.tables import Chair, Table, as_row, read_table
from server.hall.verifying import Finding, Report, verify_rows
from server.match.formats import NEWEST, read_rows, stored_row
from server.match.refusal import NotAllowed, Refusal
from server.match.rows import (
    DiceChanged,
    Doubted,
    Fed,
    Proposed,
    Row,
    Started,
    Typed,
    named_in,
)
from server.match.values import OWN_SOURCES, RESERVED
from server.store.pictures import Pictures, hash_of
from server.store.store import MatchHead, Store, StoredPosition

FORMAT = 3  # 1: without positions; 2: without pictures and dice that devices read

MOST_IN_FILE = 20_000_000  # bytes of pictures in a file; the oldest are left out


class BadFile(Exception):
    """The file cannot be used. The text says why, for a terminal; `key` names a phone's words."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.key = key


class KeptPosition(Struct, frozen=True, kw_only=True):
    """A position that was kept beside its row, exactly as it was hashed."""

    seq: int
    version: str | None
    body: str


class MatchFile(Struct, frozen=True, kw_only=True):
    """Everything about one match. It holds every secret of it, so it is written only at the end."""

    sandtable: int  # the format of the file
    match: Annotated[str, Meta(pattern="^[0-9a-z-]{1,40}$")]
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    table: str
    began: float
    chairs: tuple[Chair, ...]
    rows: tuple[Row, ...]
    positions: tuple[KeptPosition, ...] = ()
    evidence: Mapping[str, bytes] = {}  # pictures by their hash, as far as they are still kept

    @property
    def start(self) -> Started:
        first = self.rows[0].body
        assert isinstance(first, Started), "`read_file` lets no other in"
        return first

    @property
    def kept(self) -> dict[int, StoredPosition]:
        return {
            each.seq: StoredPosition(seq=each.seq, body=each.body.encode(), version=each.version)
            for each in self.positions
        }


def export_match(
    store: Store, tables: Iterable[Table], match: str, pictures: Pictures | None = None
) -> bytes:
    """The file of a finished match. One that an older program can read says so."""
    head = store.match_head(match)
    if head is None:
        raise LookupError(match)
    table = next((table for table in tables if match in (table.match, *table.earlier)), None)
    if table is not None and table.match == match and table.status != "over":
        raise NotAllowed("refused-secret-view")
    kept = [store.position(match, seq) for seq in sorted(store.position_rows(match))]
    rows = tuple(read_rows(store.rows_between(match, 0, 2**31), match))
    evidence = pictures_of(rows, match, pictures)
    made = MatchFile(
        sandtable=FORMAT if any(by_device(row) for row in rows) else 2,
        evidence=evidence,
        match=match,
        secret=head.secret,
        table=head.table,
        began=head.began,
        chairs=tuple(
            replace(chair, token=None, identity=None) for chair in (table.chairs if table else ())
        ),
        rows=rows,
        positions=tuple(
            KeptPosition(seq=each.seq, version=each.version, body=each.body.decode())
            for each in kept
        ),
    )
    return msgspec.json.format(msgspec.json.encode(made), indent=1)


def by_device(row: Row) -> bool:
    """Whether only a program that knows devices can read a row."""
    match row.body:
        case Started(policy=policy):
            return policy.dice not in OWN_SOURCES
        case Fed(source=source, readings=readings):
            return bool(readings) or source not in RESERVED
        case Typed(thrown=thrown):
            return bool(thrown.readings)
        case DiceChanged(dice=dice):
            return dice not in OWN_SOURCES
        case Proposed(proposal=proposal):
            return proposal.dice not in (None, *OWN_SOURCES)
    return isinstance(row.body, Doubted)


def pictures_of(rows: Iterable[Row], match: str, pictures: Pictures | None) -> dict[str, bytes]:
    """The pictures that rows name and that are still kept; the newest, if they are very many."""
    names = dict.fromkeys(name for row in rows for name in named_in(row))
    found: dict[str, bytes] = {}
    for name in reversed(names):
        body = pictures.read(match, name) if pictures is not None else None
        if body is not None and sum(map(len, found.values())) + len(body) <= MOST_IN_FILE:
            found[name] = body
    return found


def read_file(raw: bytes) -> MatchFile:
    """The match in a file, whole and in order."""
    try:
        made = msgspec.json.decode(raw, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise BadFile("refused-file", f"not a match file, or a damaged one: {why}") from why
    newest = max((row.format for row in made.rows), default=1)
    if made.sandtable > FORMAT or newest > NEWEST:
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
    if any(each.seq not in range(len(made.rows)) for each in made.positions):
        raise BadFile("refused-file", "it keeps the position of a row it does not have")
    check_pictures(made)
    return made


def check_pictures(made: MatchFile) -> None:
    """Each is what its name says, a picture, and named by a row."""
    names = {name for row in made.rows for name in named_in(row)}
    for name, body in made.evidence.items():
        if name not in names or hash_of(body) != name:
            raise BadFile("refused-file", f"the picture {name[:12]} is not the one its row names")
        try:
            look_at(body)
        except Refusal as why:
            raise BadFile("refused-file", f"the picture {name[:12]} is none") from why


def verify(made: MatchFile, games: Mapping[str, Game[Any]]) -> Report:
    """What is wrong with a match file, and what was checked."""
    game = games.get(made.start.game)
    if game is None:
        what = f"this program does not know the game {made.start.game}"
        return Report(findings=(Finding(0, what),))
    return verify_rows(made.rows, made.kept, made.secret, game)


def import_match(
    store: Store,
    made: MatchFile,
    games: Mapping[str, Game[Any]],
    code: str,
    pictures: Pictures | None = None,
) -> Table:
    """Take a match in under its own id, at a table of its own, for replay. A lobby's match has an
    id before it has rows: with a match of that id here, it could never begin."""
    tables = [read_table(body) for body in store.all_tables()]
    taken = any(made.match in (table.match, *table.earlier) for table in tables)
    if taken or store.match_head(made.match) is not None:
        raise BadFile("refused-file-known", f"match {made.match} is here already")
    start = made.start
    if start.game not in games:
        raise BadFile("refused-game", f"this program does not know the game {start.game}")
    report = verify(made, games)
    if report.findings:
        first = report.findings[0]
        raise BadFile("refused-file", f"row {first.row} {first.what}")
    if not report.is_over:
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
    if pictures is not None:
        for body in made.evidence.values():
            pictures.put(made.match, body)
    store.save(
        table=as_row(table),
        match=MatchHead(made.match, made.secret, code, made.began),
        first=[stored_row(row) for row in made.rows],
        kept=[*made.kept.values()],
    )
    return table


def chairs_of(made: MatchFile, start: Started) -> tuple[Chair, ...]:
    """Who sat where; a token of another server's, or one of ours, opens nothing here."""
    known = {chair.seat: replace(chair, token=None, identity=None) for chair in made.chairs}
    return tuple(known.get(seat, Chair(seat=seat)) for seat in start.seats)
