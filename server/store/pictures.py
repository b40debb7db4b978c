"""Pictures in the data folder, named by the hash of their bytes: bytes in, bytes out.

A picture first lies in `_incoming/`, and in the folder of its match once a row names it. What
nobody named within a quarter of an hour is deleted.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from server.store.errors import StoreFailed
from server.store.store import Offload, here

INCOMING = "_incoming"  # no match is called so
WAITS = 900.0  # seconds a picture waits for its row
HASH = re.compile(r"[0-9a-f]{64}")
MATCH = re.compile(r"[0-9a-z-]{1,40}")


def hash_of(body: bytes) -> str:
    return sha256(body).hexdigest()


class Pictures:
    """The pictures of all matches. `offload` runs blocking work away from the event loop."""

    def __init__(self, folder: Path, offload: Offload = here) -> None:
        self.folder, self.offload = folder, offload

    def path(self, match: str, name: str) -> Path:
        """Where a picture lies. Names come from outside: nothing but a hash leads anywhere."""
        if not (MATCH.fullmatch(match) and HASH.fullmatch(name)):
            raise ValueError(f"{match}/{name} names no picture")
        return self.folder / match / name

    def waiting(self, match: str, name: str) -> Path:
        return self.folder / INCOMING / f"{self.path(match, name).parent.name}-{name}"

    def take(self, match: str, body: bytes) -> str:
        """Keep a picture that no row names yet; its name."""
        name = hash_of(body)
        self.offload(lambda: write(self.waiting(match, name), body))
        return name

    def put(self, match: str, body: bytes) -> str:
        """Keep a picture that comes with its match."""
        name = hash_of(body)
        self.offload(lambda: write(self.path(match, name), body))
        return name

    def claim(self, match: str, name: str) -> bool:
        """A row is about to name it: it stays. False: it is not there."""

        def work() -> bool:
            target = self.path(match, name)
            if target.exists():
                return True
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            try:
                os.replace(self.waiting(match, name), target)
            except FileNotFoundError:
                return False
            return True

        return self.offload(work)

    def read(self, match: str, name: str) -> bytes | None:
        """A picture, if it is still kept and still what its name says."""

        def work() -> bytes | None:
            try:
                body = self.path(match, name).read_bytes()
            except (OSError, ValueError):
                return None
            return body if hash_of(body) == name else None

        return self.offload(work)

    def read_waiting(self, match: str, name: str) -> bytes | None:
        """A picture that no row names yet."""

        def work() -> bytes | None:
            try:
                body = self.waiting(match, name).read_bytes()
            except (OSError, ValueError):
                return None
            return body if hash_of(body) == name else None

        return self.offload(work)

    def sizes(self) -> list[tuple[float, str, Path, int]]:
        """When it came, its match (`INCOMING`: none yet), where it lies and its size, of all."""
        return self.offload(lambda: sorted(found(self.folder)))

    def delete(self, path: Path) -> None:
        self.offload(lambda: path.unlink(missing_ok=True))

    def tidy(self) -> None:
        """Delete what nobody named in time."""
        limit = time.time() - WAITS
        for at, match, path, _ in self.sizes():
            if match == INCOMING and not limit < at < time.time() + WAITS:
                self.delete(path)


def write(path: Path, body: bytes) -> None:
    """All of a file or nothing of it, on disk when this returns."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished = path.with_name(f"{path.name}.part")
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except OSError as why:
        raise StoreFailed(f"the picture was not kept: {why.strerror}") from why


def found(folder: Path) -> Iterator[tuple[float, str, Path, int]]:
    for path in folder.glob("*/*"):
        try:
            stat = path.stat()
        except OSError:  # deleted meanwhile
            continue
        yield stat.st_mtime, path.parent.name, path, stat.st_size
