"""Where matches, tables and tokens are kept: SQLAlchemy Core, SQLite by default.

Bytes in, bytes out: what they mean is known to those who encode them. A row is committed before
its acknowledgement leaves the server. Every method is one transaction.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import PoolProxiedConnection, exc

from server.store.errors import Damaged, StoreFailed
from server.store.files import Files, shut_off
from server.store.insert import Insert
from server.store.migrate import copy_before, create, migrate, version_of
from server.store.schema import SCHEMA, matches, meta, positions, receipts, rows, tables, tokens

T = TypeVar("T")
RECEIPTS = 2000  # so many of the newest are kept


class Receipt(Struct, frozen=True):
    """The answer to a command that has no row to be recognised by, encoded; and the digest of that
    command."""

    command: str
    body: bytes


class MatchHead(Struct, frozen=True):
    """What opening a match needs first."""

    id: str
    secret: str
    table: str
    began: float


class StoredRow(Struct, frozen=True, kw_only=True):
    """A row of a match's log, encoded. Fields in the order of the table's columns."""

    seq: int
    parent: int
    command: str | None
    kind: str
    body: bytes


class StoredPosition(Struct, frozen=True, kw_only=True):
    """The position after a row, encoded, and the version of the rules it belongs to. Fields in the
    order of the table's columns."""

    seq: int
    body: bytes
    version: str | None


def open_engine(url: str) -> sa.Engine:
    """An engine; SQLite with a write-ahead log and a sync at every commit."""
    if not url.startswith("sqlite"):
        return sa.create_engine(url)
    shut_off(sa.make_url(url).database)
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
        # SQLite's only connection: checking one out of a pool costs as much as inserting a row.
        self.kept: sa.Connection | None = None
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.driver_error: type[Exception] = engine.dialect.loaded_dbapi.Error
        self.insert_row = Insert(rows, ("match", *StoredRow.__struct_fields__), engine.dialect)
        self.insert_position = Insert(
            positions, ("match", *StoredPosition.__struct_fields__), engine.dialect
        )
        self.files = Files(engine.url.database if self.is_sqlite else None)

    def close(self) -> None:
        if self.kept is not None:
            self.kept.close()
        self.engine.dispose()

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """A transaction."""
        if not self.is_sqlite:
            with self.engine.begin() as connection:
                yield connection
            return
        connection = self.connection()
        with connection.begin():
            yield connection

    def connection(self) -> sa.Connection:
        """SQLite's only one."""
        self.kept = self.kept or self.engine.connect()
        return self.kept

    def transaction(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction, all of it or none of it."""

        def committed() -> T:
            with self.begin() as connection:
                done = work(connection)
                self.files.check()  # before the commit: what is written elsewhere is not kept
                return done

        return self.guarded(committed)

    def guarded(self, committed: Callable[[], T]) -> T:
        """Run a whole transaction where it stalls nobody; however it fails, `StoreFailed`."""
        try:
            return self.offload(committed)
        except exc.IntegrityError:
            raise
        except exc.DBAPIError as why:
            raise StoreFailed(str(why.orig)) from why
        except self.driver_error as why:  # where SQLAlchemy was not in between
            raise StoreFailed(str(why)) from why

    # -- the whole ----------------------------------------------------------------------------

    def prepare(self) -> int | None:
        """Create the tables or migrate them; refuse data of a newer program or a damaged file.
        Returns the schema the data had: None for a new database."""
        found = self.transaction(self.checked)
        for step in range((found or SCHEMA) + 1, SCHEMA + 1):
            copy_before(self.engine, step)
            self.transaction(partial(migrate, to=step))
        return found

    def checked(self, connection: sa.Connection) -> int | None:
        if self.is_sqlite:
            verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if verdict != "ok":
                raise Damaged(f"the database is damaged: {verdict}")
        found = version_of(connection)
        if found is None:
            create(connection)
        return found

    def secret(self, key: str, make: Callable[[], str] = lambda: secrets.token_hex(32)) -> str:
        """A secret of this server, made once."""

        def work(connection: sa.Connection) -> str:
            known = connection.scalar(sa.select(meta.c.value).where(meta.c.key == key))
            if known is None:
                known = make()
                connection.execute(sa.insert(meta).values(key=key, value=known))
            return str(known)

        return self.transaction(work)

    def setting(self, key: str) -> str | None:
        """A value that was set, if it was."""
        query = sa.select(meta.c.value).where(meta.c.key == key)
        return self.transaction(lambda c: c.scalar(query))

    def change_setting(self, key: str, value: str) -> None:
        self.transaction(lambda c: upsert(c, meta, {"key": key}, {"value": value}))

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
        first: Sequence[StoredRow] = (),
        kept: Sequence[StoredPosition] = (),
        receipt: Receipt | None = None,
    ) -> None:
        """A table and tokens as they are now, and perhaps a match that begins, in one go; with the
        answer to the command that changed them, if it may be sent again."""

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
                connection.execute(sa.insert(matches).values(**asdict(match)))
            if match is not None and first:
                self.insert(connection.connection, match.id, first, kept)
            if receipt is not None:
                insert_receipt(connection, receipt)

        self.transaction(work)

    def receipt(self, command: str) -> bytes | None:
        """The answer a command got, if it is among the newest that are kept."""
        query = sa.select(receipts.c.body).where(receipts.c.command == command)
        return self.transaction(lambda c: c.scalar(query))

    def forget_table(
        self, code: str, tokens_: Sequence[str] = (), receipt: Receipt | None = None
    ) -> None:
        """A table and the tokens that were given for it."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(tables).where(tables.c.code == code))
            connection.execute(sa.delete(tokens).where(tokens.c.id.in_(tokens_)))
            if receipt is not None:
                insert_receipt(connection, receipt)

        self.transaction(work)

    def all_tables(self) -> list[bytes]:
        query = sa.select(tables.c.body).order_by(tables.c.changed)
        return self.transaction(lambda c: list(c.scalars(query)))

    def all_tokens(self) -> list[tuple[str, float, bytes]]:
        query = sa.select(tokens.c.id, tokens.c.expires, tokens.c.body)
        return self.transaction(
            lambda c: [(row.id, row.expires, row.body) for row in c.execute(query)]
        )

    def forget_tokens(self, ids: Sequence[str]) -> None:
        self.transaction(lambda c: c.execute(sa.delete(tokens).where(tokens.c.id.in_(ids))))

    # -- matches ------------------------------------------------------------------------------

    def match_head(self, match: str) -> MatchHead | None:
        query = sa.select(matches).where(matches.c.id == match)
        found = self.transaction(lambda c: c.execute(query).mappings().first())
        return None if found is None else MatchHead(**found)

    def match_ids(self) -> list[str]:
        query = sa.select(matches.c.id).order_by(matches.c.began)
        return self.transaction(lambda c: list(c.scalars(query)))

    def append(
        self,
        match: str,
        added: Sequence[StoredRow],
        kept: Sequence[StoredPosition],
        thin: tuple[int, int] | None = None,
    ) -> None:
        """Add rows and positions, all or none; they are on disk when this returns.

        `thin=(before, every)` forgets the positions of rows before that one but for every so-many.
        """

        if self.is_sqlite and thin is None:
            self.guarded(partial(self.append_directly, match, added, kept))
            return

        def work(connection: sa.Connection) -> None:
            self.insert(connection.connection, match, added, kept)
            if thin is not None:
                before, every = thin
                connection.execute(
                    sa.delete(positions).where(
                        positions.c.match == match,
                        positions.c.seq < before,
                        positions.c.seq % every != 0,
                    )
                )

        self.transaction(work)

    def append_directly(
        self, match: str, added: Sequence[StoredRow], kept: Sequence[StoredPosition]
    ) -> None:
        """A transaction of SQLite's driver: SQLAlchemy's takes longer than SQLite itself, and every
        action waits for one."""
        driver = self.connection().connection
        try:
            self.insert(driver, match, added, kept)
            self.files.check()
            driver.commit()
        except BaseException:
            driver.rollback()
            raise

    def insert(
        self,
        driver: PoolProxiedConnection,
        match: str,
        added: Sequence[StoredRow],
        kept: Sequence[StoredPosition],
    ) -> None:
        self.insert_row.run(driver, [(match, *astuple(row)) for row in added])
        if kept:
            self.insert_position.run(driver, [(match, *astuple(each)) for each in kept])

    def keep_position(self, match: str, position: StoredPosition) -> None:
        """The position after a row that is on disk already, in data of schema 1."""
        values = {"body": position.body, "version": position.version}
        key = {"match": match, "seq": position.seq}
        self.transaction(lambda c: upsert(c, positions, key, values))

    def outline(self, match: str) -> list[tuple[int, str | None, str]]:
        """The parent, the command and the kind of every row, in order."""
        query = (
            sa.select(rows.c.parent, rows.c.command, rows.c.kind)
            .where(rows.c.match == match)
            .order_by(rows.c.seq)
        )
        # The driver's own tuples: SQLAlchemy's take longer to make than a long match to read.
        return self.transaction(lambda c: [*c.execute(query).cursor.fetchall()])

    def rows_between(self, match: str, first: int, last: int) -> list[bytes]:
        query = (
            sa.select(rows.c.body)
            .where(rows.c.match == match, rows.c.seq.between(first, last))
            .order_by(rows.c.seq)
        )
        return self.transaction(lambda c: [*c.scalars(query).all()])

    def rows_of_kind(self, match: str, kind: str) -> list[bytes]:
        query = sa.select(rows.c.body).where(rows.c.match == match, rows.c.kind == kind)
        return self.transaction(lambda c: [*c.scalars(query.order_by(rows.c.seq)).all()])

    def position_rows(self, match: str) -> set[int]:
        """The rows after which the position is kept."""
        query = sa.select(positions.c.seq).where(positions.c.match == match)
        return self.transaction(lambda c: set(c.scalars(query).all()))

    def position(self, match: str, seq: int) -> StoredPosition:
        query = sa.select(positions).where(positions.c.match == match, positions.c.seq == seq)
        found = self.transaction(lambda c: c.execute(query).one())
        return StoredPosition(seq=found.seq, body=found.body, version=found.version)

    def positions_between(self, match: str, first: int, last: int) -> dict[int, StoredPosition]:
        query = sa.select(positions).where(
            positions.c.match == match, positions.c.seq.between(first, last)
        )
        found = self.transaction(lambda c: c.execute(query).all())
        return {
            row.seq: StoredPosition(seq=row.seq, body=row.body, version=row.version)
            for row in found
        }


def insert_receipt(connection: sa.Connection, receipt: Receipt) -> None:
    """Keep an answer, and forget the oldest."""
    connection.execute(sa.insert(receipts).values(**asdict(receipt)))
    newest = connection.scalar(sa.select(sa.func.max(receipts.c.number))) or 0
    connection.execute(sa.delete(receipts).where(receipts.c.number <= newest - RECEIPTS))


def upsert(
    connection: sa.Connection, table: sa.Table, key: dict[str, Any], values: dict[str, Any]
) -> None:
    """Change the row with this key, or add it."""
    where = [table.c[name] == value for name, value in key.items()]
    if connection.execute(sa.update(table).where(*where).values(**values)).rowcount == 0:
        connection.execute(sa.insert(table).values(**key, **values))
