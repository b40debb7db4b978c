"""What a camera station keeps from one start to the next: where the trays are."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.stations.camera.trays import Mark

log = logging.getLogger(__name__)


class Kept(Struct, frozen=True):
    marks: tuple[Mark, ...] = ()


class Settings:
    """A small file, written anew at every change."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()
        self.kept = self._read()

    def _read(self) -> Kept:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except FileNotFoundError:
            return Kept()
        except (OSError, msgspec.DecodeError) as why:
            log.warning("%s is not used: %s", self.path, why)
            return Kept()

    def keep(self, kept: Kept) -> None:
        self.kept = kept
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
            fresh.replace(self.path)
        except OSError as why:
            log.warning("the settings are not kept: %s", why)

    def keep_mark(self, mark: Mark) -> None:
        """A tray has one place, and a table one tray."""
        others = (each for each in self.kept.marks if each.table != mark.table)
        self.keep(replace(self.kept, marks=(*others, mark)))

    def forget_mark(self, table: str) -> None:
        left = tuple(each for each in self.kept.marks if each.table != table)
        self.keep(replace(self.kept, marks=left))


def default_path() -> Path:
    """In the folder where a user's programs keep their state."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "sandtable" / "camera.json"
