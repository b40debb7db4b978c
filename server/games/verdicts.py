"""What a referee's ready verdicts would do to the step in question, where a game can say so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from server.games.kernel import Game, Seat
from server.games.ruling import Phrase


class Weighed(Struct, frozen=True, kw_only=True):
    """One verdict, by the key of its text: in short what it comes to, and the sentence for the log
    once it is given. `correction`: what puts it into effect, where the match waits for it."""

    verdict: str
    short: Phrase
    told: Phrase
    correction: Mapping[str, Any] | None = None


@runtime_checkable
class Weighs(Protocol):
    """What a game may have besides: it knows what its verdicts do to a step."""

    def weigh(self, s: Any, seat: Seat, action: Any) -> tuple[Weighed, ...]:
        """The verdicts that concern this action, played by this seat in this state; pure."""


def weighed(game: Game[Any], s: Any, seat: Seat, action: Any) -> tuple[Weighed, ...]:
    return game.weigh(s, seat, action) if isinstance(game, Weighs) else ()
