"""The games the suite runs on, two of them its own, and how each is tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from server.games.catalogue import GAMES as PUBLISHED
from server.games.kernel import Game, Luck, Setup
from tests.armored_advance import any_match
from tests.kernel import nim, skirmish

GAMES: tuple[Game[Any], ...] = (nim.GAME, skirmish.GAME, *PUBLISHED.values())


class Trial(NamedTuple):
    """How many matches of a game are played, and what luck adds to their set-up."""

    share: float = 1.0  # of the seeds a test asks for, in `make test`
    moments: float = 1.0  # of a match, at which everything it says is read
    steps: int | None = None  # of a match, where its end says no more than its beginning
    secret_steps: int | None = None  # of a match, in which there are secrets; None: in all
    soak: int = 10_000  # playouts in `make soak`
    secrets: bool = True  # whether there are any, for the leak test to look for
    begin: Callable[[Luck], Setup] = lambda luck: Setup()  # what is settled before the form asks
    opening: Callable[[Any, Luck], Any] = lambda state, luck: state  # before the first input


TRIALS: dict[str, Trial] = {
    "nim": Trial(secrets=False),
    # A match takes a hundred times as long as one of the others.
    "armored-advance": Trial(
        share=0.06,
        moments=0.25,
        steps=100,
        secret_steps=5,
        soak=5_000,
        begin=any_match.begin,
        opening=any_match.hand_in,
    ),
}


def trial(game: Game[Any]) -> Trial:
    return TRIALS.get(game.id, Trial())
