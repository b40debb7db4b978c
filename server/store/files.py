"""The files of an SQLite database: nobody else's to read, and still the ones that were opened."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from server.store.errors import StoreFailed

log = logging.getLogger(__name__)
PRIVATE = 0o600


def shut_off(database: str | None) -> None:
    """Let only the owner read the database, and the copies and logs beside it: they hold hands and
    codes. SQLite gives its write-ahead log the mode of the database."""
    if not database or database == ":memory:":
        return
    path = Path(database)
    try:
        if not path.exists():
            path.touch(mode=PRIVATE)
        for file in path.parent.glob(f"{path.name}*"):
            if file.stat().st_mode & 0o077:
                file.chmod(PRIVATE)
    except OSError as why:  # another's file, or a folder that is not there: opening it says more
        log.warning("others may read %s: %s", path, why)


class Files:
    """Notices that the database or its journal was deleted or replaced while it is open: SQLite
    goes on writing to the old file, which is gone with the process."""

    def __init__(self, database: str | None) -> None:
        named = database if database != ":memory:" else None
        self.paths = [named, f"{named}-wal"] if named else []
        self.seen: dict[str, tuple[int, int]] = {}  # path: device and inode

    def check(self) -> None:
        """Raises `StoreFailed` where a file is another than before."""
        for path in self.paths:
            found = identity(path)
            known = self.seen.get(path)
            if known is None:
                if found is not None:
                    self.seen[path] = found
            elif found != known:
                raise StoreFailed(
                    f"{path} was deleted, moved or replaced while the server runs; stop the "
                    "server, put the file back from a copy and start it again"
                )


def identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
