"""How the suite tries a game that needs more than the usual."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from server.games.kernel import Luck, Setup


class Trial(NamedTuple):
    """How many matches of a game are played, and what luck adds to their set-up."""

    share: float = 1.0  # of the seeds a test asks for, in `make test`
    moments: float = 1.0  # of a match, at which everything it says is read
    steps: int | None = None  # of a match, where its end says no more than its beginning
    secret_steps: int | None = None  # of a match, in which there are secrets; None: in all
    soak: int = 10_000  # playouts in `make soak`
    many_actions: bool = False  # whether a turn is one decision that takes several actions
    secrets: bool = True  # whether there are any, for the leak test to look for
    begin: Callable[[Luck], Setup] = lambda luck: Setup()  # what is settled before the form asks
    opening: Callable[[Any, Luck], Any] = lambda state, luck: state  # before the first input
