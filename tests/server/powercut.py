"""A disk that forgets: SQLite's file layer with what a power cut would leave behind.

Writes reach the real files, so that play goes on; beside them, each file's last synced content and
the writes since are kept. `cut` makes a folder as a pulled plug might leave it: everything that
was synced, and of the rest whatever the drive happened to have written, sector by sector.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import apsw

SECTOR = 512


class Disk:
    """The durable content and the unsynced writes of every file."""

    vfs: apsw.VFS  # kept alive with the disk

    def __init__(self, before_write: Callable[[], None] = lambda: None) -> None:
        self.before_write = before_write
        self.synced: dict[str, bytes] = {}
        self.loose: dict[str, list[tuple[int, bytes | None]]] = {}  # None: cut off there

    def write(self, name: str, offset: int, data: bytes | None) -> None:
        self.before_write()
        self.loose.setdefault(name, []).append((offset, data))

    def sync(self, name: str) -> None:
        content = bytearray(self.synced.get(name, b""))
        for offset, data in self.loose.pop(name, []):
            put(content, offset, data)
        self.synced[name] = bytes(content)

    def delete(self, name: str) -> None:
        self.synced.pop(name, None)
        self.loose.pop(name, None)

    def cut(self, folder: Path, luck: random.Random) -> None:
        """What is on the platter when the lights go out now."""
        for name in {*self.synced, *self.loose}:
            content = bytearray(self.synced.get(name, b""))
            for offset, data in torn(self.loose.get(name, []), luck):
                put(content, offset, data)
            if name in self.synced or content:
                (folder / Path(name).name).write_bytes(content)


def torn(
    writes: Sequence[tuple[int, bytes | None]], luck: random.Random
) -> list[tuple[int, bytes | None]]:
    """A random part of the writes, in sectors, in random order."""
    pieces: list[tuple[int, bytes | None]] = []
    for offset, data in writes:
        if data is None:
            pieces.append((offset, None))
            continue
        for start in range(0, len(data), SECTOR):
            pieces.append((offset + start, data[start : start + SECTOR]))
    return luck.sample(pieces, luck.randint(0, len(pieces)))


def put(content: bytearray, offset: int, data: bytes | None) -> None:
    if data is None:
        del content[offset:]
        return
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


class ForgetfulVFS(apsw.VFS):
    """The operating system's files, watched by a `Disk`."""

    def __init__(self, name: str, disk: Disk) -> None:
        self.disk = disk
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> ForgetfulFile:
        return ForgetfulFile(name, flags, self.disk)

    def xDelete(self, name: str, sync: bool) -> None:
        super().xDelete(name, sync)
        self.disk.delete(name)


class ForgetfulFile(apsw.VFSFile):
    def __init__(self, name: Any, flags: list[int], disk: Disk) -> None:
        self.name = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        self.disk = disk
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        super().xWrite(data, offset)
        self.disk.write(self.name, offset, bytes(data))

    def xTruncate(self, size: int) -> None:
        super().xTruncate(size)
        self.disk.write(self.name, size, None)

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self.disk.sync(self.name)


# --- A DBAPI on APSW, as far as SQLAlchemy needs one -----------------------------------------

Error = DatabaseError = ProgrammingError = InterfaceError = apsw.Error
OperationalError = InternalError = DataError = NotSupportedError = apsw.Error
IntegrityError = apsw.ConstraintError
paramstyle = "qmark"
sqlite_version_info = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
Binary = bytes


class Connection:
    """Begins a transaction before the first change, as Python's own sqlite3 does."""

    isolation_level = ""

    def __init__(self, path: str, vfs: str) -> None:
        self.apsw = apsw.Connection(path, vfs=vfs)

    def cursor(self) -> Cursor:
        return Cursor(self)

    def create_function(self, name: str, count: int, function: Any, **_options: Any) -> None:
        self.apsw.create_scalar_function(name, function, count)

    def commit(self) -> None:
        if self.apsw.in_transaction:
            self.apsw.execute("COMMIT")

    def rollback(self) -> None:
        if self.apsw.in_transaction:
            self.apsw.execute("ROLLBACK")

    def close(self) -> None:
        self.apsw.close()


class Cursor:
    arraysize = 1
    lastrowid: int | None = None

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.rows: list[tuple[Any, ...]] = []
        self.description: Any = None
        self.rowcount = -1

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Cursor:
        connection = self.connection.apsw
        first = statement.lstrip()[:6].upper()
        if first in ("INSERT", "UPDATE", "DELETE") and not connection.in_transaction:
            connection.execute("BEGIN")
        before = connection.total_changes()
        cursor = connection.cursor()
        cursor.exec_trace = self.describe  # later, an empty result has no description any more
        cursor.execute(statement, tuple(parameters))
        self.rows = list(cursor)
        self.rowcount = connection.total_changes() - before
        return self

    def describe(self, cursor: Any, _statement: str, _bindings: Any) -> bool:
        named = cursor.get_description()
        self.description = [(name, *[None] * 6) for name, *_ in named] or None
        return True

    def executemany(self, statement: str, many: Sequence[Sequence[Any]]) -> Cursor:
        for parameters in many:
            self.execute(statement, parameters)
        return self

    def fetchone(self) -> Any:
        return self.rows.pop(0) if self.rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        taken, self.rows = self.rows[:size], self.rows[size:]
        return taken

    def fetchall(self) -> list[Any]:
        taken, self.rows = self.rows, []
        return taken

    def close(self) -> None:
        self.rows = []
