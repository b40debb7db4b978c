"""The set-up form: house rules, and the club's own data files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from server.games.house_rules import house_field
from server.games.kernel import Fault, Field, Form, Setup
from server.games.ruling import Phrase
from server.games.what_price_glory.files import Data, read_data
from server.games.what_price_glory.house import SECTION_OF, House
from server.games.what_price_glory.sides import SEATS, wpg


@cache  # inspecting the struct's types is slow
def fields() -> tuple[Field, ...]:
    return tuple(
        house_field("wpg", rule, wpg(SECTION_OF[rule.name]))
        for rule in msgspec.structs.fields(House)
    )


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
    return msgspec.convert({field.key: _answer(field, chosen) for field in fields()}, House)


def data_of(chosen: Setup, shipped: Mapping[str, str]) -> tuple[Data, tuple[Fault, ...]]:
    """What is played with, and the faults of files that were left out for them."""
    own = {name: text for name, text in chosen.data.items() if name in shipped}
    read = read_data({**shipped, **own})
    if isinstance(read, Data):
        return read, ()
    ours = read_data(shipped)
    assert isinstance(ours, Data), ours
    return ours, read
