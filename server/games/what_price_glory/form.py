"""The set-up form: how cards are held, which data are played with, and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

import msgspec

from server.games.house_rules import house_field
from server.games.kernel import Choice, Fault, Field, Form, Setup
from server.games.ruling import Cite, Phrase
from server.games.what_price_glory.files import Data, Kind
from server.games.what_price_glory.house import SECTION_OF, House
from server.games.what_price_glory.shelf import ORDER, Shelf, data_of, places_missing, shelf
from server.games.what_price_glory.sides import SEATS, wpg
from server.games.what_price_glory.state import TellApart

PLAY = ("digital", "companion")
HITS = ("faces", "number")
TELL_APART: tuple[TellApart, ...] = get_args(TellApart)
DEFAULT = "western-front"  # the id of our files
EVEN = "even"  # the id of the turn track that bots tuned for even chances


def options(partial: Setup) -> tuple[Field, ...]:
    """Whether the phones hold the cards, or printed ones lie on the table, where a number of hits
    may do for the dice; and how dice of one throw are told apart that need different numbers."""
    hits = (_option("hits", HITS, wpg("7.2")),) if is_printed(partial) else ()
    return (
        _option("play", PLAY, wpg("1.3")),
        *hits,
        _option("tell_apart", TELL_APART, wpg("7.2")),
    )


def _option(key: str, ids: tuple[str, ...], cite: Cite) -> Field:
    return Field(
        key=key,
        group="option",
        label=Phrase(f"wpg-form-{key}"),
        kind="choice",
        default=ids[0],
        choices=tuple(Choice(id=id, label=Phrase(f"wpg-form-{key}-{id}")) for id in ids),
        help=Phrase(f"wpg-form-{key}-help"),
        cite=cite,
    )


@cache  # inspecting the struct's types is slow
def house_fields() -> tuple[Field, ...]:
    return tuple(
        house_field("wpg", rule, wpg(SECTION_OF[rule.name]))
        for rule in msgspec.structs.fields(House)
    )


def data_fields(found: Shelf) -> tuple[Field, ...]:
    """A question for each kind of file of which there is more than one."""
    return tuple(_data_field(kind, found) for kind in ORDER if len(found.files[kind]) > 1)


def _data_field(kind: Kind, found: Shelf) -> Field:
    choices = tuple(
        Choice(
            id=id,
            label=Phrase(f"wpg-pack-{id}")
            if id in (DEFAULT, EVEN)
            else Phrase("wpg-pack-own", {"name": id}),
        )
        for id in sorted(found.files[kind], key=lambda id: id != DEFAULT)  # ours first
    )
    return Field(
        key=kind,
        group="data",
        label=Phrase(f"wpg-form-{kind}"),
        kind="choice",
        default=DEFAULT,
        choices=choices,
    )


def fields(partial: Setup, found: Shelf) -> tuple[Field, ...]:
    return (*options(partial), *data_fields(found), *house_fields())


def form(partial: Setup, shipped: Mapping[str, str]) -> Form:
    """A faulty file is named and left out; a match begins without it."""
    found = shelf(shipped, partial.data)
    asked = fields(partial, found)
    faults = [
        Fault(field.key, Phrase("wpg-fault-choice"))
        for field in asked
        if _answer(field, partial) not in {choice.id for choice in field.choices}
    ]
    drawn, forces, _, _ = chosen_files(partial, found)
    faults += places_missing(drawn, forces, "forces")
    return Form(fields=asked, seats=SEATS, faults=tuple(faults), left_out=found.left_out)


def _answer(field: Field, chosen: Setup) -> Any:
    return chosen.answers.get(field.key, field.default)


def house_of(chosen: Setup) -> House:
    return msgspec.convert({field.key: _answer(field, chosen) for field in house_fields()}, House)


def is_printed(chosen: Setup) -> bool:
    return chosen.answers.get("play", PLAY[0]) == "companion"


def counts_hits(chosen: Setup) -> bool:
    return is_printed(chosen) and chosen.answers.get("hits", HITS[0]) == "number"


def told_apart(chosen: Setup) -> TellApart:
    answer: TellApart = msgspec.convert(chosen.answers.get("tell_apart", "order"), TellApart)
    return answer


def chosen_files(chosen: Setup, found: Shelf) -> tuple[Any, Any, Any, Any]:
    """Map, forces, cards and turns as answered; ours where the answer names none."""
    by_kind = [found.files[kind] for kind in ORDER]
    ids = [chosen.answers.get(kind, DEFAULT) for kind in ORDER]
    files = [each.get(str(id), each[DEFAULT]) for id, each in zip(ids, by_kind, strict=True)]
    return files[0], files[1], files[2], files[3]


def chosen_data(chosen: Setup, shipped: Mapping[str, str]) -> Data:
    return data_of(chosen_files(chosen, shelf(shipped, chosen.data)))
