"""Inserting rows past SQLAlchemy: its way through takes twice as long as SQLite needs for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa


class Insert:
    """An INSERT of these columns, compiled once for a dialect and run by its driver's cursor."""

    def __init__(self, table: sa.Table, columns: Sequence[str], dialect: sa.Dialect) -> None:
        compiled = sa.insert(table).compile(dialect=dialect, column_keys=columns)
        self.sql = str(compiled)
        # None: the driver takes parameters by name.
        self.order = compiled.positiontup
        self.columns = list(columns)
        assert self.order in (None, self.columns), "columns are named in the table's order"

    def run(self, driver: sa.PoolProxiedConnection, rows: Sequence[tuple[Any, ...]]) -> None:
        given: Sequence[Any] = rows
        if self.order is None:
            given = [dict(zip(self.columns, row, strict=True)) for row in rows]
        cursor = driver.cursor()
        cursor.executemany(self.sql, given)
        cursor.close()
