"""`sandtable backup`: one file with the database, the pictures and the club's own data files, as
they are at this moment, also while the server runs."""

from __future__ import annotations

import argparse
import os
import sqlite3
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path

from server.config import CannotStart
from server.store.pictures import INCOMING

FOLDERS = ("evidence", "packs")


def backup_command(options: argparse.Namespace) -> int:
    database = options.data / "sandtable.db"
    if not database.exists():
        raise CannotStart(f"There is no data in {options.data}: name the folder with --data.")
    if options.file.exists():
        raise CannotStart(f"{options.file} is there already: name another file.")
    try:
        write_backup(options.data, options.file)
    except (OSError, sqlite3.Error) as why:
        raise CannotStart(f"No backup was made: {why}.") from why
    print(f"Written to {options.file}. To restore it, unpack it into an empty folder:")
    print(f"  mkdir NEW && tar -xf {options.file} -C NEW && sandtable serve --data NEW")
    return 0


def write_backup(data: Path, file: Path) -> None:
    """The database first: every picture it names was kept before its row was."""
    unfinished = file.with_name(f"{file.name}.part")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with open(descriptor, "wb") as out, tarfile.open(fileobj=out, mode="w") as tar:
            with tempfile.TemporaryDirectory() as folder:
                copy = Path(folder) / "sandtable.db"
                with closing(sqlite3.connect(data / "sandtable.db")) as source:
                    source.execute("VACUUM INTO ?", (str(copy),))
                copy.chmod(0o600)
                tar.add(copy, "sandtable.db")
            for name in FOLDERS:
                if (data / name).is_dir():
                    tar.add(data / name, name, filter=settled)
        os.replace(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)


def settled(entry: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Not what waits for its row, nor what is being written."""
    parts = Path(entry.name).parts
    return None if INCOMING in parts or entry.name.endswith(".part") else entry
