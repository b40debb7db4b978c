"""The interface of bots, and one that plays any game by choosing offers at random.

A bot decides from the redacted views of its own seat and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec
from msgspec import Struct

from server.games.kernel import (
    AddUp,
    Answer,
    Between,
    Decide,
    Luck,
    Offer,
    OneOf,
    Seat,
    SomeOf,
    Types,
    Vary,
    View,
    Within,
)
from server.games.payment import draw_payment

REACTS = 0.5  # how often the random player uses a reaction window
MOST_THROWS = 100  # tries of the rejection sampling in `place_inside`


class Seen(Struct, frozen=True, kw_only=True):
    """All a bot is told: its own view with the board and the offers of the game's types, the
    decision it answers, the answers at set-up, which are public, and for a bot that `LooksBack` the
    views at which this seat decided before in this match, oldest first. After a restart those are
    forgotten, and after a rewind some of them are of moves that were taken back."""

    seat: Seat
    view: View
    pending: Decide
    answers: Mapping[str, Answer] = {}
    before: tuple[View, ...] = ()


class Bot(Protocol):
    """A player of one game. It is stateless: what it saw before, it is told again."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        """An action of the game; None lets a reaction window pass."""


@runtime_checkable
class LooksBack(Protocol):
    """What a bot may have besides, if it wants `Seen.before`."""

    memory: int  # at most so many of its last decisions in a match


class Asked(Struct, frozen=True, kw_only=True):
    """What a bot is told to judge its position by, whatever the match waits for."""

    seat: Seat
    view: View
    answers: Mapping[str, Answer] = {}


@runtime_checkable
class Judges(Protocol):
    """What a bot may have besides: it answers draws and early ends by it."""

    def lead(self, asked: Asked) -> float:
        """How far its seat is ahead of the best of the others; below zero: behind."""


def open_offers(seen: Seen) -> list[Offer]:
    """The offers that may be chosen; those with `refused` only explain why not."""
    return [offer for offer in seen.view.offers if offer.refused is None]


class RandomPlayer:
    """Takes any offer at random, with random variations: it plays every game."""

    def __init__(self, types: Types) -> None:
        self.types = types

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        offers = open_offers(seen)
        if seen.pending.kind == "window" and luck.random() >= REACTS:
            return None
        return self.vary(luck.choice(offers), luck) if offers else None

    def vary(self, offer: Offer, luck: Luck) -> Any:
        """One of the actions the offer covers."""
        action = msgspec.to_builtins(offer.action)
        for vary in offer.vary:
            action[vary.field] = msgspec.to_builtins(drawn(vary, action[vary.field], luck))
        return msgspec.convert(action, self.types.action)


def drawn(vary: Vary, offered: Any, luck: Luck) -> Any:
    """A random value that the field may have."""
    match vary:
        case OneOf(values=values):
            return luck.choice(values)
        case SomeOf(values=values, low=low, high=high):
            many = luck.randint(low, len(values) if high is None else high)
            return tuple(luck.sample(values, many))
        case Between(low=low, high=high):
            return luck.randint(low, high)
        case Within(outline=outline, most=None):
            return place_inside(outline, luck) or offered
        case Within(outline=outline, most=int(most)):
            places = [place_inside(outline, luck) for _ in range(luck.randint(0, min(most, 2)))]
            return tuple(place for place in places if place is not None)
        case AddUp():
            return draw_payment(vary, luck) or offered


def place_inside(outline: Sequence[tuple[int, int]], luck: Luck) -> dict[str, int] | None:
    """A random place strictly inside the polygon; None if the polygon is too thin to be hit."""
    across, down = [x for x, _ in outline], [y for _, y in outline]
    for _ in range(MOST_THROWS):
        x, y = luck.randint(min(across), max(across)), luck.randint(min(down), max(down))
        if is_inside(x, y, outline):
            return {"x": x, "y": y}
    return None


def is_inside(x: int, y: int, outline: Sequence[tuple[int, int]]) -> bool:
    """Whether a ray from the place to the right crosses the outline an odd number of times.

    Integer arithmetic only, so that it is exact. A place on the outline counts as outside: the
    offer would allow it, but a bot does not need it.
    """
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        turn = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
        if turn == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return False
        if (y1 > y) != (y2 > y) and (turn > 0) == (y2 > y1):
            inside = not inside
    return inside
