"""Questions while a list is built: which cards there are, what a list costs, and its code.

In a match they know the club's cards and the match's limits; outside of one, the shipped cards,
those of the files that are sent along, and the limits that are asked with the list."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from server.games.armored_advance.lists import forces, handing_in
from server.games.armored_advance.lists.forces import Cards, Force, Limits
from server.games.armored_advance.lists.share import LONGEST_CODE, from_code, to_code
from server.games.armored_advance.state import State
from server.games.armored_advance.units.cards import Names, UnitCard, UnitId
from server.games.armored_advance.units.library import library, shipped
from server.games.ruling import IllegalMove, Reason, Ruling

ACTIONS = 5  # in a turn, where nothing else was agreed (p4)
LONGEST_FILE = 100_000  # characters, as of any data that people keep
MOST_FILES = 3
Files = Annotated[
    tuple[Annotated[str, Meta(max_length=LONGEST_FILE)], ...], Meta(max_length=MOST_FILES)
]


class _Question(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """`units`: files of units of one's own; outside of a match, which has its own."""

    units: Files = ()


class AskCards(_Question, frozen=True, kw_only=True, tag="ask-cards"):
    """Every card a list of this match may name; without a match, the shipped ones and one's own."""


class AskForce(_Question, frozen=True, kw_only=True, tag="ask-force"):
    """What does this list cost, and may it be played here? `limits`: outside of a match."""

    force: Force
    limits: Limits | None = None


class AskCode(_Question, frozen=True, kw_only=True, tag="ask-code"):
    """Which list does this code stand for?"""

    code: Annotated[str, Meta(max_length=LONGEST_CODE * 2)]


ForceQuestion = AskCards | AskForce | AskCode


class ReadyList(Struct, frozen=True, kw_only=True):
    """A list that comes with the game, for a page without a match."""

    name: Names
    force: Force


class JudgedForce(Struct, frozen=True, kw_only=True):
    """A list, held against the limits. No code: its numbers are impossible."""

    cost: int
    actions: int  # its units have in a turn, all together
    code: str | None
    faults: tuple[Reason, ...]
    advice: tuple[Reason, ...]


def ready_lists() -> tuple[ReadyList, ...]:
    named = zip(handing_in.ready_names(), handing_in.ready(), strict=True)
    return tuple(ReadyList(name=Names(en, de), force=force) for (en, de), force in named)


def answer(s: State | None, question: ForceQuestion) -> Ruling[Any]:
    """The ruling; what is asked here reveals nothing of the other side's list."""
    cards = _with_own(question.units) if s is None else handing_in.cards(s)
    if isinstance(question, AskCards):
        return Ruling(tuple(cards.values()))
    if isinstance(question, AskCode):
        return Ruling(from_code(question.code, cards))
    force = question.force
    if s is not None:
        return _judged(force, cards, handing_in.limits(s), handing_in.faults(s, force))
    cost = forces.cost(force, cards).value
    limits = question.limits or Limits(requisition=cost, actions=ACTIONS)
    return _judged(force, cards, limits, forces.faults(force, cards, limits))


@lru_cache(maxsize=4)  # the same files come with every tap
def _with_own(units: tuple[str, ...]) -> Mapping[UnitId, UnitCard]:
    """What is wrong in a file was told when it was saved; its sound units are known here."""
    if not units:
        return shipped().cards()
    return library({f"units-{place}": text for place, text in enumerate(units)}).cards()


def _judged(
    force: Force, cards: Cards, within: Limits, faults: tuple[Reason, ...]
) -> Ruling[JudgedForce]:
    cost = forces.cost(force, cards)
    value = JudgedForce(
        cost=cost.value,
        actions=forces.actions(force, cards),
        code=_code(force),
        faults=faults,
        advice=forces.advice(force, cards, within),
    )
    return Ruling(value, cost.reasons)


def _code(force: Force) -> str | None:
    try:
        return to_code(force)
    except IllegalMove:
        return None
