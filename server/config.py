"""What one server is started with, and where its data lies."""

from __future__ import annotations

import fcntl
import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from msgspec import Struct

VERSION = "0.1.0"
LARGEST_PACK = 1_000_000  # bytes


class CannotStart(Exception):
    """The server cannot run as asked; the text says why and what to do."""


class Config(Struct, frozen=True, kw_only=True):
    data: Path
    host: str = "0.0.0.0"
    port: int = 8080
    name: str = "Sandtable"
    url: str | None = None  # how phones reach this server, where it cannot tell by itself
    evidence_mb: int = 500  # room for pictures of dice
    database: str | None = None  # an SQLAlchemy URL; default: SQLite in the data folder

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'sandtable.db'}"


def lock_data(folder: Path) -> IO[str]:
    """Lock the data folder against other servers for as long as the returned file is open."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # it holds hands and codes
        folder.chmod(folder.stat().st_mode & 0o7700)
        lock = open(folder / "lock", "w")  # noqa: SIM115 - held until the process ends
    except OSError as why:
        raise CannotStart(
            f"The data folder {folder} cannot be written: {why.strerror}.\n"
            "Choose another with --data FOLDER, or change who may write there."
        ) from why
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as why:
        lock.close()
        raise CannotStart(
            f"Another server is using the data folder {folder}.\n"
            "Stop it first, or start this one with --data OTHER-FOLDER."
        ) from why
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def read_packs(folder: Path, game: str) -> Mapping[str, str]:
    """The club's own data files for a game: `<data>/packs/<game>/*.toml`, by name."""
    found = sorted((folder / "packs" / game).glob("*.toml"))
    return {path.name: text for path in found if (text := read_pack(path)) is not None}


def read_pack(path: Path) -> str | None:
    """A file's text; None for what is no file, cannot be read or is too large to be one of ours.
    It keeps nobody from playing."""
    try:
        if path.stat().st_size > LARGEST_PACK:
            return None
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None


def local_address() -> str:
    """The address phones on the same network reach this machine by. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: only picks an interface
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
