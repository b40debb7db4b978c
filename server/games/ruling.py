"""Rulings: what every rule of every game returns, a value together with its reasons.

Rules give text keys and values; the Fluent catalogues turn them into words, in Python and in the
browser alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Ref(Struct, frozen=True):
    """A reference to a named thing: its name is in the view's `names`, else the text `kind-id`."""

    kind: str
    id: str


Value = str | int | float | Ref | tuple[Ref, ...]


class Phrase(Struct, frozen=True):
    """A sentence by its key in the catalogues, with the values of its variables."""

    key: str
    values: Mapping[str, Value] = {}


class Cite(Struct, frozen=True):
    """Where a rule is written: the book's short name, and its page or its chapter's title."""

    book: str
    page: int | None = None
    chapter: str | None = None  # a text key, for books whose pages are not numbered


class Reason(Struct, frozen=True):
    """One term of a ruling: a sentence, its source, and what it adds."""

    key: str
    cite: Cite
    change: int = 0
    values: Mapping[str, Value] = {}
    side: str | None = None  # the seat this term counts for, where a ruling compares sides


Reasons = tuple[Reason, ...]


class Ruling(Struct, Generic[T], frozen=True):
    """An answer, and why."""

    value: T
    reasons: Reasons = ()


class IllegalMove(Exception):
    """The rules forbid this; the player reads the reason in words."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {dict(reason.values)} ({reason.cite})")
        self.reason = reason


def total(reasons: Sequence[Reason]) -> Ruling[int]:
    """Add up the reasons, so a number and its explanation cannot disagree."""
    return Ruling(sum(reason.change for reason in reasons), tuple(reasons))
