"""How rows and positions are written, and what a row's hash covers.

A row carries the number of its format, and keeps the encoding and the hash of that format for
ever. Whoever changes how a stored value is written adds a format here, with the structs of the
older ones left as they are: the databases in `tests/kept/` hold every format to what it was.

format 1  the hash covers the whole position, fields at their default included
format 2  it leaves those out, so that a field added with a default changes no hash
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from server.games.kernel import Game, Seat
from server.match.fold import Position, state_of
from server.match.rows import Row
from server.match.values import DiceSource, Proposal, Result, Thrown
from server.store.errors import Damaged, undamaged
from server.store.store import StoredPosition, StoredRow

NEWEST = 2
SILENT = "silent"  # the kind of rows without a number, so that they are found without the rest

canonical = msgspec.json.Encoder(order="deterministic").encode
write_body = msgspec.json.Encoder().encode
read_body = msgspec.json.Decoder(Row).decode
read_bare = msgspec.json.Decoder(Position).decode


class Whose(Struct, frozen=True):
    """The fields of a row that tell its number and its seat, for decoding these alone."""

    seq: int
    seat: Seat | None = None


read_whose = msgspec.json.Decoder(Whose).decode


class Position1(Struct, frozen=True, kw_only=True):
    """A position as format 1 wrote it."""

    state: Any
    dice: DiceSource
    seed: str | None
    thrown: Thrown | None
    proposal: Proposal | None
    result: Result | None


def stored_row(row: Row) -> StoredRow:
    return StoredRow(
        seq=row.seq,
        parent=row.parent,
        command=row.command,
        kind=SILENT if row.silent else row.kind,
        body=write_body(row),
    )


def read_row(body: bytes) -> Row:
    """A row of any format: the formats so far differ only in what the hash covers."""
    row = read_body(body)
    if row.format > NEWEST:
        raise msgspec.DecodeError(f"row {row.seq} has format {row.format}; known: {NEWEST}")
    return row


def read_rows(bodies: list[bytes], match: str) -> list[Row]:
    with undamaged(f"match {match}"):
        return [read_row(body) for body in bodies]


def seats_of_rows(bodies: list[bytes], match: str) -> dict[int, Seat | None]:
    """Whose each row is, without decoding the rest: a match may have thousands of these."""
    with undamaged(f"match {match}"):
        return {row.seq: row.seat for row in map(read_whose, bodies)}


def write_position(position: Position, format: int = NEWEST) -> bytes:
    """The bytes that are hashed, and kept beside the newest row."""
    return canonical(position1(position) if format == 1 else position)


def position1(position: Position) -> Position1:
    """What format 1 knew of a position."""
    values = asdict(position)
    return Position1(**{name: values[name] for name in Position1.__struct_fields__})


def position_hash(written: bytes, secret: str) -> str:
    """Keyed by a secret of the match, so that a hash shown to anybody tells nothing of a hand."""
    key = bytes.fromhex(secret)[:32]
    return hashlib.blake2b(written, key=key, digest_size=16).hexdigest()


def hash_of(position: Position, secret: str, format: int = NEWEST) -> str:
    return position_hash(write_position(position, format), secret)


def read_position(game: Game[Any], stored: StoredPosition, version: str) -> Position:
    """A kept position with the state inside it as the rules at hand know it; `version` is that
    of the row, for data that does not say it."""
    with undamaged(f"the position after row {stored.seq}"):
        bare = read_bare(stored.body)
        try:
            return replace(bare, state=state_of(game, bare.state, stored.version or version))
        except ValueError as why:  # the game knows no way from that version
            raise Damaged(f"the position after row {stored.seq} cannot be read: {why}") from why
