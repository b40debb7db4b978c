"""Data files: what a text in TOML holds, or every fault in it, named by file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Literal

import pytest
from msgspec import Struct

from server.games.data_file import Bounds, Unreadable, Written, load, read
from server.words import LANGUAGES, Words, catalogues


class Piece(Struct, frozen=True, kw_only=True):
    id: str
    size: Annotated[Decimal, Bounds(0, 10)] = Decimal(1)
    tall: bool = False


class File(Struct, frozen=True, kw_only=True):
    name: Annotated[str, Written(r"[a-z]+", "data-kind-str")]
    colour: Literal["red", "white"] | None = None
    corner: tuple[int, int] = (0, 0)
    pieces: tuple[Piece, ...] = ()
    ways: Mapping[str, tuple[str, ...]] = {}


def faults(text: str, where: str = "a.toml: ") -> list[tuple[str, str]]:
    found = []
    raw = load("a.toml", text, found)
    if not found:
        with pytest.raises(Unreadable):
            read(File, raw, where, found)
    return [(fault.where, fault.text.key) for fault in found]


def test_a_sound_file_becomes_the_struct():
    text = 'name = "hill"\npieces = [{ id = "shed", size = 2.5 }]\nways = { long = ["a", "b"] }'
    assert read(File, load("a.toml", text, []), "a.toml: ", []) == File(
        name="hill",
        pieces=(Piece(id="shed", size=Decimal("2.5")),),
        ways={"long": ("a", "b")},
    )


@pytest.mark.parametrize(
    "text, where, key",
    [
        ("name = ", "a.toml", "data-toml"),
        ("", "a.toml: name", "data-missing"),
        ("name = 3", "a.toml: name", "data-kind-str"),
        ('name = "A"', "a.toml: name", "data-kind-str"),
        ("size = 3", "a.toml: size", "data-unknown"),
        ('colour = "blue"', "a.toml: colour", "data-choice"),
        ("corner = [1]", "a.toml: corner", "data-length"),
        ("corner = [1, 2.0]", "a.toml: corner[2]", "data-kind-int"),
        ("pieces = 3", "a.toml: pieces", "data-list"),
        ("pieces = [3]", "a.toml: pieces[1]", "data-table"),
        ('pieces = [{ id = "shed", size = 11 }]', "a.toml: pieces.shed.size", "data-bounds"),
        ('pieces = [{ id = "shed", tall = 1 }]', "a.toml: pieces.shed.tall", "data-kind-bool"),
        ("pieces = [{ size = inf }]", "a.toml: pieces[1].size", "data-kind-decimal"),
        ("ways = 3", "a.toml: ways", "data-table"),
        ('ways = { long = ["a", 2] }', "a.toml: ways.long[2]", "data-kind-str"),
    ],
)
def test_a_fault_is_named_by_its_place(text, where, key):
    assert (where, key) in faults(text)


def test_every_fault_is_named():
    assert faults("corner = [1, true]\nways = { a = [1], b = [2] }") == [
        ("a.toml: name", "data-missing"),
        ("a.toml: corner[2]", "data-kind-int"),
        ("a.toml: ways.a[1]", "data-kind-str"),
        ("a.toml: ways.b[1]", "data-kind-str"),
    ]


def test_a_place_may_have_a_name_of_its_own():
    assert faults("", "a.toml: board") == [("a.toml: board.name", "data-missing")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_words(lang):
    words, found = Words(lang, catalogues([])), []
    raw = load("a.toml", 'colour = 1\ncorner = [1]\npieces = [{ id = "a", size = 11 }, 1]', found)
    with pytest.raises(Unreadable):
        read(File, raw, "a.toml: ", found)
    assert all(words.say(fault.text).endswith(".") for fault in found)
    assert not words.missing
