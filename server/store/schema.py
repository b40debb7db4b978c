"""The tables of the database, their version, and the migrations from one version to the next."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import sqlalchemy as sa

LONGEST_TOKEN = 365 * 24 * 3600.0

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
    # Seconds of the server's running time; before schema 3 it was the wall clock.
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
    # Both constraints hold even when two servers write the same match.
    sa.PrimaryKeyConstraint("match", "seq"),
    sa.UniqueConstraint("match", "command"),
    sqlite_with_rowid=False,
)
positions = sa.Table(
    "positions",
    metadata,
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    # The version of the rules the state belongs to; NULL, in data of schema 1: as the rows say.
    sa.Column("version", sa.String(20)),
    sa.PrimaryKeyConstraint("match", "seq"),
)
receipts = sa.Table(
    "receipts",
    metadata,
    # Counts up, so that the oldest can be forgotten.
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("command", sa.String(64), nullable=False, unique=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

# Who played a match, for histories; it is no part of the log, and of no file.
players = sa.Table(
    "players",
    metadata,
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("seat", sa.String(20), nullable=False),
    sa.Column("identity", sa.String(40), nullable=False, index=True),
    sa.PrimaryKeyConstraint("match", "seat", "identity"),
)
packs = sa.Table(
    "packs",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("owner", sa.String(40), index=True),  # an identity; NULL: it was forgotten
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # the newest
    sa.Column("faults", sa.Integer, nullable=False),  # more than 0: a draft
    sa.Column("changed", sa.Float, nullable=False),  # wall clock, for lists
)
pack_versions = sa.Table(
    "pack_versions",
    metadata,
    sa.Column("pack", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    # Two phones that save the same version cannot both succeed.
    sa.PrimaryKeyConstraint("pack", "version"),
)
pack_shares = sa.Table(
    "pack_shares",
    metadata,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("pack", sa.String(40), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),  # running time
)


# --- Migrations ------------------------------------------------------------------------------


def keep_positions(connection: sa.Connection) -> None:
    """Schema 2: the position after the newest row is kept, not only one in a hundred."""
    connection.exec_driver_sql("ALTER TABLE snapshots RENAME TO positions")
    connection.exec_driver_sql("ALTER TABLE positions ADD COLUMN version VARCHAR(20)")


def count_running_time(connection: sa.Connection) -> None:
    """Schema 3: tokens expire by the server's running time, which begins at 0 here; and answers
    that gave a seat outlive a restart. A clock that is wrong today makes no token last longer than
    any token may."""
    receipts.create(connection)
    left = tokens.c.expires - time.time()
    connection.execute(
        sa.update(tokens).values(expires=sa.case((left > LONGEST_TOKEN, LONGEST_TOKEN), else_=left))
    )


def keep_own_data(connection: sa.Connection) -> None:
    """Schema 4: data packs that people save, and who played a match."""
    for table in (players, packs, pack_versions, pack_shares):
        table.create(connection)


# The step that leads to each version; a new database starts at the newest.
MIGRATIONS: Mapping[int, Callable[[sa.Connection], None]] = {
    2: keep_positions,
    3: count_running_time,
    4: keep_own_data,
}
SCHEMA = max(MIGRATIONS)
