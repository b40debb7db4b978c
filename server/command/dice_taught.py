"""`sandtable dice taught`: dice that a club has taught its camera, handed on to another club."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from server.config import CannotStart

if TYPE_CHECKING:
    from vision.dice.gallery import Gallery

FILE = "taught-dice.json"


def add_arguments(command: argparse.ArgumentParser) -> None:
    commands = command.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="the dice that were taught here")
    giving = commands.add_parser("export", help="write taught dice to a file")
    taking = commands.add_parser("import", help="add the dice of such a file to those taught here")
    for each in (giving, taking):
        each.add_argument("file", type=Path)
        each.add_argument("--die", action="append", default=[], help="this one alone; repeatable")
    for each in (listing, giving, taking):
        each.add_argument(
            "--data", type=Path, help="the server's data folder, if it has the camera"
        )
    listing.set_defaults(run=list_taught)
    giving.set_defaults(run=export_taught)
    taking.set_defaults(run=import_taught)


def own_file(options: argparse.Namespace) -> Path:
    """Where the camera here keeps what it was taught: beside its settings."""
    from server.stations.camera.settings import default_path

    folder: Path = options.data or default_path().parent
    return folder / FILE


def read(path: Path) -> Gallery:
    import msgspec

    from vision.dice.gallery import load
    from vision.images import BadPicture

    try:
        return load(path.read_bytes())
    except (OSError, BadPicture, msgspec.DecodeError) as why:
        raise CannotStart(f"{path} holds no taught dice: {why}") from why


def chosen(gallery: Gallery, names: list[str], path: Path) -> Gallery:
    from vision.dice.gallery import Gallery

    known = {each.die for each in gallery.lessons}
    if strange := sorted(set(names) - known):
        raise CannotStart(f"{path} knows no die called {strange[0]}: {', '.join(sorted(known))}")
    if not names:
        return gallery
    return Gallery(tuple(each for each in gallery.lessons if each.die in names))


def write(path: Path, gallery: Gallery) -> None:
    """All or nothing."""
    from vision.dice.gallery import save

    fresh = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(save(gallery))
        fresh.replace(path)
    except OSError as why:
        raise CannotStart(f"{path} cannot be written: {why.strerror or why}") from why


def list_taught(options: argparse.Namespace) -> int:
    path = own_file(options)
    lessons = read(path).lessons if path.exists() else ()
    for die in sorted({each.die for each in lessons}):
        faces = sorted({each.value for each in lessons if each.die == die})
        print(f"{die}: faces {', '.join(map(str, faces))}")
    if not lessons:
        print("No dice were taught here.")
    return 0


def export_taught(options: argparse.Namespace) -> int:
    path = own_file(options)
    given = chosen(read(path), options.die, path)
    write(options.file, given)
    print(f"{options.file}: {len(given.lessons)} pictures")
    return 0


def import_taught(options: argparse.Namespace) -> int:
    """A die that is known here by the same name gains the pictures it does not have."""
    from vision.dice.gallery import MOST_LESSONS, Gallery, with_lessons

    path = own_file(options)
    here = read(path) if path.exists() else Gallery()
    came = chosen(read(options.file), options.die, options.file).lessons
    fresh = [each for each in came if each not in here.lessons]
    if len(here.lessons) + len(fresh) > MOST_LESSONS:
        raise CannotStart(f"That would be more than {MOST_LESSONS} pictures. Take in single dice.")
    write(path, with_lessons(here, fresh))
    print(f"{path}: {len(fresh)} pictures added")
    return 0
