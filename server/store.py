"""Where matches, tables and tokens are kept: SQLAlchemy Core, SQLite by default.

A row is committed before its acknowledgement leaves the server. Every method is one transaction.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import exc

from server.record import Row

SCHEMA = 1
T = TypeVar("T")

metadata = sa.MetaData()
meta = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("table", sa.String(8), nullable=False),
    sa.Column("began", sa.Float, nullable=False),
)
rows = sa.Table(
    "rows",
    metadata,
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("parent", sa.Integer, nullable=False),
    sa.Column("command", sa.String(40)),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    # These two orders hold even when two servers write the same match.
    sa.PrimaryKeyConstraint("match", "seq"),
    sa.UniqueConstraint("match", "command"),
    sqlite_with_rowid=False,
)
snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("match", "seq"),
)


class MatchHead(Struct, frozen=True):
    """What opening a match needs first."""

    id: str
    secret: str
    table: str
    began: float


class StoreFailed(Exception):
    """The disk or the database refused; nothing was changed. The text says what to do."""


class Damaged(StoreFailed):
    """What is kept there cannot be read."""


class TooNew(StoreFailed):
    """The data was written by a newer version of the program."""


def open_engine(url: str) -> sa.Engine:
    """An engine; SQLite with a write-ahead log and a sync at every commit."""
    if not url.startswith("sqlite"):
        return sa.create_engine(url)
    # One connection, used by one thread at a time: the server's store has a thread of its own.
    lone = {"poolclass": sa.StaticPool, "connect_args": {"check_same_thread": False}}
    engine = sa.create_engine(url, **lone)
    sa.event.listen(engine, "connect", durable)
    return engine


def durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


class Offload(Protocol):
    def __call__(self, work: Callable[[], T], /) -> T: ...


def here(work: Callable[[], T], /) -> T:
    return work()


class Store:
    """All that is kept. `offload` runs blocking work away from the event loop."""

    def __init__(self, engine: sa.Engine, offload: Offload = here) -> None:
        self.engine, self.offload = engine, offload
        self.kept: sa.Connection | None = None  # SQLite's: to ask the pool costs as much as a row

    def close(self) -> None:
        if self.kept is not None:
            self.kept.close()
        self.engine.dispose()

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """A transaction."""
        if self.engine.dialect.name != "sqlite":
            with self.engine.begin() as connection:
                yield connection
            return
        self.kept = self.kept or self.engine.connect()
        with self.kept.begin():
            yield self.kept

    def transaction(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction, all of it or none of it."""

        def committed() -> T:
            with self.begin() as connection:
                return work(connection)

        try:
            return self.offload(committed)
        except exc.IntegrityError:
            raise
        except exc.DBAPIError as why:
            raise StoreFailed(str(why.orig)) from why
        except sqlite3.Error as why:  # from the first words with a new connection
            raise StoreFailed(str(why)) from why

    # -- the whole ----------------------------------------------------------------------------

    def prepare(self) -> None:
        """Make the tables, and refuse data of a newer version or a damaged file."""

        def work(connection: sa.Connection) -> None:
            if self.engine.dialect.name == "sqlite":
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
                if found != "ok":
                    raise Damaged(f"the database is damaged: {found}")
            metadata.create_all(connection)
            known = connection.scalar(sa.select(meta.c.value).where(meta.c.key == "schema"))
            if known is None:
                connection.execute(sa.insert(meta).values(key="schema", value=str(SCHEMA)))
            elif not known.isdecimal():
                raise Damaged(f"the database is damaged: it has format {known}")
            elif int(known) > SCHEMA:
                raise TooNew(f"the data has format {known}, this program knows up to {SCHEMA}")

        self.transaction(work)

    def secret(self, key: str, make: Callable[[], str] = lambda: secrets.token_hex(32)) -> str:
        """A secret of this server, made once."""

        def work(connection: sa.Connection) -> str:
            known = connection.scalar(sa.select(meta.c.value).where(meta.c.key == key))
            if known is None:
                known = make()
                connection.execute(sa.insert(meta).values(key=key, value=known))
            return str(known)

        return self.transaction(work)

    def forget_secrets(self, *keys: str) -> None:
        """So that others are made."""
        self.transaction(lambda c: c.execute(sa.delete(meta).where(meta.c.key.in_(keys))))

    # -- tables and tokens --------------------------------------------------------------------

    def save(
        self,
        *,
        table: tuple[str, str, bytes] | None = None,
        tokens_: Iterable[tuple[str, float, bytes]] = (),
        match: MatchHead | None = None,
        first: Sequence[Row] = (),
    ) -> None:
        """A table and tokens as they are now, and perhaps a match that begins, in one go."""

        def work(connection: sa.Connection) -> None:
            if table is not None:
                code, match_id, body = table
                upsert(
                    connection,
                    tables,
                    {"code": code},
                    {"match": match_id, "body": body, "changed": time.time()},
                )
            for token_id, expires, body in tokens_:
                upsert(connection, tokens, {"id": token_id}, {"expires": expires, "body": body})
            if match is not None:
                connection.execute(sa.insert(matches).values(**msgspec.structs.asdict(match)))
            if match is not None and first:
                insert_rows(connection, match.id, first)

        self.transaction(work)

    def forget_table(self, code: str) -> None:
        self.transaction(lambda c: c.execute(sa.delete(tables).where(tables.c.code == code)))

    def all_tables(self) -> list[bytes]:
        query = sa.select(tables.c.body).order_by(tables.c.changed)
        return self.transaction(lambda c: list(c.scalars(query)))

    def all_tokens(self) -> list[tuple[str, bytes]]:
        query = sa.select(tokens.c.id, tokens.c.body).where(tokens.c.expires > time.time())
        return self.transaction(lambda c: [(row.id, row.body) for row in c.execute(query)])

    # -- matches ------------------------------------------------------------------------------

    def match_head(self, match: str) -> MatchHead | None:
        query = sa.select(matches).where(matches.c.id == match)
        found = self.transaction(lambda c: c.execute(query).mappings().first())
        return None if found is None else MatchHead(**found)

    def match_ids(self) -> list[str]:
        query = sa.select(matches.c.id).order_by(matches.c.began)
        return self.transaction(lambda c: list(c.scalars(query)))

    def append(
        self, match: str, added: Sequence[Row], snapshot: tuple[int, bytes] | None = None
    ) -> None:
        """Add rows, all or none; they are on disk when this returns."""

        def work(connection: sa.Connection) -> None:
            insert_rows(connection, match, added)
            if snapshot is not None:
                seq, body = snapshot
                connection.execute(sa.insert(snapshots).values(match=match, seq=seq, body=body))

        self.transaction(work)

    def parents(self, match: str) -> list[tuple[int, str | None]]:
        """The parent and the command of every row, in order."""
        query = (
            sa.select(rows.c.parent, rows.c.command)
            .where(rows.c.match == match)
            .order_by(rows.c.seq)
        )
        return self.transaction(lambda c: [(row.parent, row.command) for row in c.execute(query)])

    def rows_between(self, match: str, first: int, last: int) -> list[Row]:
        query = (
            sa.select(rows.c.body)
            .where(rows.c.match == match, rows.c.seq.between(first, last))
            .order_by(rows.c.seq)
        )
        found = self.transaction(lambda c: list(c.scalars(query)))
        with undamaged(f"match {match}, rows {first} to {last}"):
            return [read_row(body) for body in found]

    def upgrades(self, match: str) -> list[Row]:
        """The rows from which on the match was played under newer rules."""
        query = sa.select(rows.c.body).where(rows.c.match == match, rows.c.kind == "upgraded")
        found = self.transaction(lambda c: list(c.scalars(query.order_by(rows.c.seq))))
        with undamaged(f"match {match}"):
            return [read_row(body) for body in found]

    def snapshot_rows(self, match: str) -> set[int]:
        query = sa.select(snapshots.c.seq).where(snapshots.c.match == match)
        return self.transaction(lambda c: set(c.scalars(query)))

    def snapshot(self, match: str, seq: int) -> bytes:
        query = sa.select(snapshots.c.body).where(
            snapshots.c.match == match, snapshots.c.seq == seq
        )
        return self.transaction(lambda c: c.execute(query).scalar_one())


@contextmanager
def undamaged(what: str) -> Iterator[None]:
    """Reading what is kept: a body that makes no sense is the file's fault, not the program's."""
    try:
        yield
    except msgspec.DecodeError as why:
        raise Damaged(f"the database is damaged: {what}: {why}") from why


read_row = msgspec.json.Decoder(Row).decode
write_row = msgspec.json.Encoder().encode
insert_row = sa.insert(rows)  # made once: SQLAlchemy knows its SQL by the object


def insert_rows(connection: sa.Connection, match: str, added: Sequence[Row]) -> None:
    connection.execute(
        insert_row,
        [
            {
                "match": match,
                "seq": row.seq,
                "parent": row.parent,
                "command": row.command,
                "kind": row.body.__struct_config__.tag,
                "body": write_row(row),
            }
            for row in added
        ],
    )


def upsert(
    connection: sa.Connection, table: sa.Table, key: dict[str, Any], values: dict[str, Any]
) -> None:
    """Change the row with this key, or add it."""
    where = [table.c[name] == value for name, value in key.items()]
    if connection.execute(sa.update(table).where(*where).values(**values)).rowcount == 0:
        connection.execute(sa.insert(table).values(**key, **values))
