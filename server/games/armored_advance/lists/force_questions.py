"""Questions while a list is built: which cards there are, what a list costs, and its code."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from server.games.armored_advance.house import aa
from server.games.armored_advance.lists import forces, handing_in
from server.games.armored_advance.lists.forces import Force
from server.games.armored_advance.lists.share import LONGEST_CODE, from_code, to_code
from server.games.armored_advance.state import State
from server.games.armored_advance.units.library import shipped
from server.games.ruling import IllegalMove, Reason, Ruling
from server.games.telling import refuse


class _Question(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class AskCards(_Question, frozen=True, kw_only=True, tag="ask-cards"):
    """Every card a list of this match may name; without a match, the shipped ones."""


class AskForce(_Question, frozen=True, kw_only=True, tag="ask-force"):
    """What does this list cost, and may it be played here?"""

    force: Force


class AskCode(_Question, frozen=True, kw_only=True, tag="ask-code"):
    """Which list does this code stand for?"""

    code: Annotated[str, Meta(max_length=LONGEST_CODE * 2)]


ForceQuestion = AskCards | AskForce | AskCode


class JudgedForce(Struct, frozen=True, kw_only=True):
    """A list, held against the limits of the match. No code: its numbers are impossible."""

    cost: int
    code: str | None
    faults: tuple[Reason, ...]
    advice: tuple[Reason, ...]


def answer(s: State | None, question: ForceQuestion) -> Ruling[Any]:
    """The ruling; what is asked here reveals nothing of the other side's list."""
    if isinstance(question, AskCards):
        cards = shipped().cards() if s is None else handing_in.cards(s)
        return Ruling(tuple(cards.values()))
    if s is None:
        raise refuse("aa-ask-needs-match", aa(22))
    if isinstance(question, AskCode):
        return Ruling(from_code(question.code, handing_in.cards(s)))
    return _judged(s, question.force)


def _judged(s: State, force: Force) -> Ruling[JudgedForce]:
    cards, within = handing_in.cards(s), handing_in.limits(s)
    cost = forces.cost(force, cards)
    value = JudgedForce(
        cost=cost.value,
        code=_code(force),
        faults=handing_in.faults(s, force),
        advice=forces.advice(force, cards, within),
    )
    return Ruling(value, cost.reasons)


def _code(force: Force) -> str | None:
    try:
        return to_code(force)
    except IllegalMove:
        return None
