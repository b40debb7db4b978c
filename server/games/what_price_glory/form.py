"""The set-up form: house rules, and the club's own data files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from server.games.house_rules import house_field
from server.games.kernel import Choice, Fault, Field, Form, Setup
from server.games.ruling import Phrase
from server.games.what_price_glory.files import Data, read_data
from server.games.what_price_glory.house import SECTION_OF, House
from server.games.what_price_glory.sides import SEATS, wpg

PLAY = ("digital", "companion")


def options() -> tuple[Field, ...]:
    """Whether the phones hold the cards, or printed ones lie on the table."""
    choices = tuple(Choice(id=id, label=Phrase(f"wpg-form-play-{id}")) for id in PLAY)
    return (
        Field(
            key="play",
            group="option",
            label=Phrase("wpg-form-play"),
            kind="choice",
            default=PLAY[0],
            choices=choices,
            help=Phrase("wpg-form-play-help"),
            cite=wpg("1.3"),
        ),
    )


@cache  # inspecting the struct's types is slow
def fields() -> tuple[Field, ...]:
    house = tuple(
        house_field("wpg", rule, wpg(SECTION_OF[rule.name]))
        for rule in msgspec.structs.fields(House)
    )
    return (*options(), *house)


def form(partial: Setup, shipped: Mapping[str, str]) -> Form:
    """A file of the club's with the name of one of ours is used instead of it; if it is faulty,
    it is named and ours is used."""
    _, left_out = data_of(partial, shipped)
    faults = tuple(
        Fault(field.key, Phrase("wpg-fault-choice"))
        for field in fields()
        if _answer(field, partial) not in {choice.id for choice in field.choices}
    )
    return Form(fields=fields(), seats=SEATS, faults=faults, left_out=left_out)


def _answer(field: Field, chosen: Setup) -> Any:
    return chosen.answers.get(field.key, field.default)


def house_of(chosen: Setup) -> House:
    rules = [field for field in fields() if field.group == "house"]
    return msgspec.convert({field.key: _answer(field, chosen) for field in rules}, House)


def is_printed(chosen: Setup) -> bool:
    return chosen.answers.get("play", PLAY[0]) == "companion"


def data_of(chosen: Setup, shipped: Mapping[str, str]) -> tuple[Data, tuple[Fault, ...]]:
    """What is played with, and the faults of files that were left out for them."""
    own = {name: text for name, text in chosen.data.items() if name in shipped}
    read = read_data({**shipped, **own})
    if isinstance(read, Data):
        return read, ()
    ours = read_data(shipped)
    assert isinstance(ours, Data), ours
    return ours, read
