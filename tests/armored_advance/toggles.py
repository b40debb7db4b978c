"""A register of house rules: for each a situation, and what every option makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import EndTurn
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.quick_check import PlainGun, PlainTarget, QuickCheck
from server.games.armored_advance.house import House
from server.games.armored_advance.state import State
from server.games.ruling import IllegalMove
from tests.armored_advance.table import play

Watch = Callable[[House], Any]


class Toggle(NamedTuple):
    watch: Watch
    outcomes: Mapping[str, Any]  # by option


TOGGLES: dict[str, Toggle] = {}


def options(**outcomes: Any) -> Callable[[Watch], Watch]:
    """Keep the situation under the rule's name. An option that is no name starts with `_`."""

    def keep(watch: Watch) -> Watch:
        by_option = {name.removeprefix("_"): told for name, told in outcomes.items()}
        TOGGLES[watch.__name__] = Toggle(watch, by_option)
        return watch

    return keep


# --- Looking at what the game says -----------------------------------------------------------


def asked(house: House, inches: float = 10, **said: Any) -> Prospect:
    """The quick check of a plain gun at a plain target; `gun` and `at` say what they are."""
    gun = {"penetration": 20, "damage": 10, **said.pop("gun", {})}
    question = QuickCheck(
        shooter=said.pop("shooter", PlainGun(**gun)),
        target=said.pop("target", PlainTarget(**said.pop("at", {}))),
        distance=round(inches * 1000),
        house=house,
        **said,
    )
    found: Prospect = GAME.ask(None, None, question).value
    return found


def why_not(s: State, action: Any, seat: str = "blue") -> str | None:
    """The reason that forbids it; None: it is allowed."""
    try:
        GAME.check(s, seat, action)
    except IllegalMove as no:
        return no.reason.key
    return None


def next_turn(s: State) -> State:
    """Both sides stop."""
    return play(play(s, EndTurn(), s.active), EndTurn(), "orange" if s.active == "blue" else "blue")
