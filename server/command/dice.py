"""`sandtable dice read`: what the dice on photographs show, read as the camera station does."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from server.command import dice_taught
from server.config import CannotStart

if TYPE_CHECKING:
    from vision.dice.gallery import Known
    from vision.dice.reading import DiceReading, Die


def add_arguments(command: argparse.ArgumentParser) -> None:
    commands = command.add_subparsers(required=True, metavar="COMMAND")
    reading = commands.add_parser("read", help="read the dice on photographs")
    reading.add_argument("photo", nargs="+", type=Path, help="a JPEG, PNG or WebP")
    reading.add_argument("--json", action="store_true", help="a JSON line for each photograph")
    reading.add_argument("--known", type=Path, metavar="FILE", help="dice that a club has taught")
    reading.set_defaults(run=read_photos)
    taught = commands.add_parser("taught", help="hand on the dice that a club has taught")
    dice_taught.add_arguments(taught)
    watching = commands.add_parser("watch", help="show a tray live, here and in a browser")
    watching.add_argument("--source", default="0", help="as `sandtable camera` takes them")
    watching.add_argument("--port", type=int, help="also on a page at this port (0: any)")
    watching.set_defaults(run=watch_tray)


def watch_tray(options: argparse.Namespace) -> int:
    """Watch a tray; OpenCV is loaded for it, or what is missing is said."""
    from vision.opencv import OpenCVMissing, require_opencv

    try:
        require_opencv()
    except OpenCVMissing as missing:
        raise CannotStart(str(missing)) from missing
    from server.command.dice_watch import watch

    return watch(options)


def read_photos(options: argparse.Namespace) -> int:
    """Read each photograph; one that cannot be read does not stop the others."""
    from vision.opencv import OpenCVMissing, require_opencv

    try:
        require_opencv()
    except OpenCVMissing as missing:
        raise CannotStart(str(missing)) from missing
    known = read_known(options.known) if options.known else None
    failed = 0
    for path in options.photo:
        line, good = read_photo(path, known, as_json=options.json)
        print(printable(line), flush=True)
        failed += not good
    return 1 if failed else 0


def printable(line: str) -> str:
    """The line, with signs that the terminal has not got as numbers: a file's name may have any."""
    encoding = sys.stdout.encoding or "utf-8"
    return line.encode(encoding, "backslashreplace").decode(encoding)


def read_known(path: Path) -> Known:
    import msgspec

    from vision.dice.gallery import load, prepared
    from vision.images import BadPicture

    try:
        return prepared(load(path.read_bytes()))
    except (OSError, BadPicture, msgspec.DecodeError) as why:
        raise CannotStart(f"{path} holds no taught dice: {why}") from why


def read_photo(path: Path, known: Known | None, *, as_json: bool) -> tuple[str, bool]:
    """The line to print, and whether the photograph could be read."""
    from vision.dice.reader import read_dice
    from vision.images import MOST_BYTES, BadPicture, decode

    try:
        with path.open("rb") as file:
            picture = decode(file.read(MOST_BYTES + 1))
        began = time.perf_counter()
        reading = read_dice(picture, known)
        took = (time.perf_counter() - began) * 1000
    except (OSError, BadPicture) as why:
        said = why.strerror or str(why) if isinstance(why, OSError) else str(why)
        if not as_json:
            return f"{path}: {said}", False
        reason = why.reason if isinstance(why, BadPicture) else "cannot-open"
        return json.dumps({"file": str(path), "error": said, "reason": reason}), False
    if as_json:
        return json.dumps(as_object(path, reading, took)), True
    return "\n".join(in_words(path, reading, took)), True


def as_object(path: Path, reading: DiceReading, took: float) -> dict[str, object]:
    return {
        "file": str(path),
        "values": list(reading.values),
        "sure": reading.sure,
        "reasons": list(reading.reasons),
        "dice": [die_object(die) for die in reading.dice],
        "cut": [die_object(die) for die in reading.cut],
        "ms": round(took, 1),
    }


def die_object(die: Die) -> dict[str, object]:
    return {
        "value": die.value,
        "x": round(die.x, 1),
        "y": round(die.y, 1),
        "size": round(die.size, 1),
        "confidence": round(die.confidence, 3),
        "colour": die.colour,
    }


def in_words(path: Path, reading: DiceReading, took: float) -> list[str]:
    from vision.dice.reading import DOUBTS

    shown = " ".join(map(str, reading.values)) or "no dice"
    word = "sure" if reading.sure else "not sure"
    lines = [f"{path}: {shown} ({word}, {took:.0f} ms)"]
    lines += [f"    {DOUBTS[reason]}" for reason in reading.reasons]
    for die in reading.dice:
        value = "?" if die.value is None else die.value
        lines.append(f"    {value}  {die.colour}, {die.confidence:.0%}, at {die.x:.0f},{die.y:.0f}")
    return lines
