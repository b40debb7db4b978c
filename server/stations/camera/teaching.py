"""Dice that a club teaches its camera: a few pictures of each face, kept in one file."""

from __future__ import annotations

import logging
from collections import Counter
from pathlib import Path

import msgspec

from server import device_talk as d
from vision.dice.gallery import (
    MOST_LESSONS,
    Gallery,
    Known,
    NoDieThere,
    lesson,
    load,
    prepared,
    save,
    with_lessons,
    without,
)
from vision.dice.reader import read_dice
from vision.dice.reading import DiceReading
from vision.images import BadPicture, Picture

log = logging.getLogger(__name__)


class Teacher:
    """Reads dice with what was taught so far. The file can be copied to another club."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._written: int | None = None
        self.gallery = Gallery()
        self.known: Known | None = None
        self._refresh()

    def _refresh(self) -> None:
        """Take in what another program wrote into the file, as `sandtable dice taught import`."""
        try:
            written = self.path.stat().st_mtime_ns
        except OSError:
            written = None
        if written != self._written:
            self._written = written
            self.gallery = self._load()
            self.known = prepared(self.gallery) if self.gallery.lessons else None

    def _load(self) -> Gallery:
        try:
            return load(self.path.read_bytes())
        except FileNotFoundError:
            return Gallery()
        except (OSError, BadPicture, msgspec.DecodeError) as why:
            log.warning("%s is not used: %s", self.path, why)
            return Gallery()

    def read(self, picture: Picture) -> DiceReading:
        self._refresh()
        return read_dice(picture, self.known)

    def teach(self, die: str, value: int, picture: Picture) -> d.FromDevice:
        """One more picture of a face; the die must lie alone."""
        if len(self.gallery.lessons) >= MOST_LESSONS:
            return d.TalkNo(why=d.Said("device-teach-full"))
        try:
            if not shows_one(self.read(picture)):
                return d.TalkNo(why=d.Said("device-teach-one"))
            made = lesson(die, value, picture)
        except (NoDieThere, BadPicture):
            return d.TalkNo(why=d.Said("device-teach-one"))
        return self._keep(with_lessons(self.gallery, [made]))

    def forget(self, die: str) -> d.FromDevice:
        self._refresh()
        return self._keep(without(self.gallery, die))

    def _keep(self, gallery: Gallery) -> d.FromDevice:
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(save(gallery))
            fresh.replace(self.path)
        except OSError as why:
            log.warning("what was taught is not kept: %s", why)
            return d.TalkNo(why=d.Said("device-teach-not-kept"))
        self._refresh()
        return self.taught()

    def taught(self) -> d.TalkTaught:
        """How many pictures of which faces of which dice there are."""
        self._refresh()
        counts = Counter((each.die, each.value) for each in self.gallery.lessons)
        names = dict.fromkeys(each.die for each in self.gallery.lessons)
        return d.TalkTaught(
            dice=tuple(
                d.TaughtDie(name=name, faces=tuple(counts[name, face] for face in range(1, 7)))
                for name in list(names)[:60]
            )
        )


def shows_one(reading: DiceReading) -> bool:
    """Whether one die lies there; one that nobody has taught may not look like a die yet."""
    return len(reading.dice) == 1 or (not reading.dice and "maybe-a-die" in reading.reasons)
