"""Bringing the database to this program's schema, with a copy made before each change."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from server.store.errors import Damaged, StoreFailed, TooNew
from server.store.schema import MIGRATIONS, SCHEMA, meta, metadata

log = logging.getLogger(__name__)


def version_of(connection: sa.Connection) -> int | None:
    """The schema of the database; None where it is empty."""
    if not sa.inspect(connection).has_table("meta"):
        return None
    known = connection.scalar(sa.select(meta.c.value).where(meta.c.key == "schema"))
    if known is None or not known.isdecimal():
        raise Damaged(f"the database is damaged: it has format {known}")
    if int(known) > SCHEMA:
        raise TooNew(f"the data has format {known}, this program knows up to {SCHEMA}")
    return int(known)


def begin(connection: sa.Connection) -> None:
    """Python's sqlite3 opens a transaction at the first INSERT, not at a CREATE or an ALTER: those
    would each be committed on their own, and a crash would leave half a schema."""
    if connection.dialect.name == "sqlite" and not in_transaction(connection):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def in_transaction(connection: sa.Connection) -> bool:
    return bool(getattr(connection.connection.driver_connection, "in_transaction", False))


def create(connection: sa.Connection) -> None:
    begin(connection)
    metadata.create_all(connection)
    connection.execute(sa.insert(meta).values(key="schema", value=str(SCHEMA)))


def migrate(connection: sa.Connection, to: int) -> None:
    """One step, in the caller's transaction."""
    begin(connection)
    MIGRATIONS[to](connection)
    connection.execute(sa.update(meta).where(meta.c.key == "schema").values(value=str(to)))
    log.warning("the data was brought from format %d to %d", to - 1, to)


def copy_before(engine: sa.Engine, to: int) -> Path | None:
    """A copy of the database as it is before the step to `to`, beside it. SQLite only: a database
    server has its own tools for that, and its administrator is told to use them."""
    if engine.dialect.name != "sqlite":
        log.warning("the data is brought to format %d; this program makes no copy of it", to)
        return None
    if not (file := engine.url.database) or file == ":memory:":
        return None
    copy = Path(f"{file}.before-{to}")
    unfinished = copy.with_suffix(copy.suffix + ".tmp")
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)  # it holds hands and codes
        with closing(sqlite3.connect(file)) as source:
            source.execute("VACUUM INTO ?", (str(unfinished),))
        os.replace(unfinished, copy)
    except (OSError, sqlite3.Error) as why:
        raise StoreFailed(
            f"the data is of an older format, and no copy of it could be made before changing "
            f"it: {why}"
        ) from why
    log.warning("a copy of the data as it was is %s", copy)
    return copy
