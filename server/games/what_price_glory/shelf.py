"""The shelf of a set-up: all maps, forces, cards and turn tracks to choose from, ours and the
club's, and what is wrong with those that cannot be played with."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_args

from msgspec import Struct

from server.games.data_file import Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.ruling import Phrase
from server.games.what_price_glory import complaints
from server.games.what_price_glory.files import KINDS, MARKS, Data, Kind, MapFile, joined

Texts = Mapping[str, str]
ORDER: tuple[Kind, ...] = get_args(Kind)


class Shelf(Struct, frozen=True):
    """Sound files by kind and id, and the faults of the others."""

    files: Mapping[Kind, Mapping[str, Any]]
    left_out: tuple[Fault, ...]


def kind_of(text: str) -> Kind | None:
    """Which kind of file it is, by the entries it has."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None
    return next((kind for mark, kind in MARKS.items() if mark in found), None)


def read_file(kind: Kind, name: str, text: str) -> Any | tuple[Fault, ...]:
    """The file as a struct, or everything that is wrong with it alone."""
    faults: Faults = []
    try:
        found = read(KINDS[kind], load(name, text, faults), f"{name}: ", faults)
    except Unreadable:
        return tuple(faults)
    if faults:
        return tuple(faults)
    if kind == "map":
        wrong = complaints.of_map(found)
    elif kind == "cards":
        wrong = complaints.of_cards(found)
    elif kind == "turns":
        wrong = complaints.of_turns(found)
    else:
        wrong = complaints.of_units(found)
    return tuple(Fault(f"{name}: {at}", Phrase(key, v)) for at, key, v in wrong) or found


@lru_cache(maxsize=64)  # the files of a club are read again with every change of a form
def _read(kind: Kind | None, name: str, text: str) -> Any | tuple[Fault, ...]:
    if kind is None:
        faults: Faults = []
        try:
            load(name, text, faults)
        except Unreadable:
            return tuple(faults)
        return tuple(faults) or (Fault(name, Phrase("wpg-fault-kind")),)
    return read_file(kind, name, text)


def shelf(shipped: Texts, data: Texts) -> Shelf:
    """A file of the club's takes the place of ours with the same id."""
    files: dict[Kind, dict[str, Any]] = {kind: {} for kind in ORDER}
    left_out: list[Fault] = []
    for name, text in (*shipped.items(), *data.items()):
        kind = kind_of(text)
        found = _read(kind, name, text)
        if isinstance(found, tuple):
            left_out += found
        elif kind is not None:
            files[kind][found.id] = found
    return Shelf(files, tuple(left_out))


def places_missing(drawn: MapFile, forces: Any, file: str) -> tuple[Fault, ...]:
    """What keeps these forces from being set up on this map."""
    wrong = complaints.of_forces(forces, drawn)
    return tuple(Fault(f"{file}: {at}", Phrase(key, values)) for at, key, values in wrong)


def data_of(chosen: tuple[Any, Any, Any, Any]) -> Data:
    """Map, forces, cards and turns together. Matches with the same files share one value, so that
    what is worked out from a map is worked out once."""
    return _data(tuple(_ById(each) for each in chosen))


class _ById:
    """A file as a key by identity: those on the shelf are cached already."""

    __slots__ = ("file",)

    def __init__(self, file: Any) -> None:
        self.file = file

    def __hash__(self) -> int:
        return id(self.file)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ById) and other.file is self.file


@lru_cache(maxsize=16)
def _data(chosen: tuple[_ById, ...]) -> Data:
    drawn, forces, cards, turns = (each.file for each in chosen)
    return joined(drawn, forces, cards, turns)
