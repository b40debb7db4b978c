"""Data packs of What Price Glory?: maps, forces, cards and turn tracks."""

from __future__ import annotations

from collections.abc import Mapping

from server.games.kernel import Answer, Fault
from server.games.pack import PackKind, Texts
from server.games.package import data_files
from server.games.ruling import Phrase
from server.games.what_price_glory.files import Kind
from server.games.what_price_glory.form import DEFAULT
from server.games.what_price_glory.shelf import (
    ORDER,
    kind_of,
    places_missing,
    read_file,
    shelf,
)

SHIPPED = data_files(__package__, "data")


def check(kind: Kind, file: str, text: str, others: Texts) -> tuple[Fault, ...]:
    """What keeps the file from being played with, beside our other files or the club's."""
    found = read_file(kind, file, text)
    if isinstance(found, tuple):
        return found
    beside = shelf(SHIPPED, others)
    if kind == "map":
        return places_missing(found, beside.files["forces"][DEFAULT], file)
    if kind == "forces":
        maps = beside.files["map"].values()
        wrong = [places_missing(drawn, found, file) for drawn in maps]
        return () if () in wrong else wrong[0]
    return ()


def choose(text: str) -> Mapping[str, Answer]:
    """The set-up plays with it by its id; without a sound one it plays with ours."""
    kind = kind_of(text)
    if kind is None:
        return {}
    found = read_file(kind, "", text)
    return {} if isinstance(found, tuple) else {kind: found.id}


def _kind(kind: Kind) -> PackKind:
    return PackKind(
        id=kind,
        label=Phrase(f"wpg-pack-{kind}"),
        hint=Phrase(f"wpg-pack-{kind}-hint"),
        example=SHIPPED[f"{kind}.toml"],
        check=lambda file, text, others: check(kind, file, text, others),
        answers=choose,
    )


PACKS = tuple(_kind(kind) for kind in ORDER)
