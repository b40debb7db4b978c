"""Which matches a test sees: always the same in `make test`, new ones in `make soak`."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from server.games.kernel import Game
from tests.kernel.games import GAMES, trial

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
Test = Callable[[Any, int], None]


def seeds(usual: int) -> Callable[[Test], Any]:
    """Try a test on so many seeds of every game, or on the share of them the game can afford.

    The test's name makes the seeds: when it fails a change is to blame, never luck.
    """

    def over(test: Test) -> Any:
        @every_game
        def tried(game: Game[Any]) -> None:
            luck = random.Random(test.__name__)
            for _ in range(max(1, round(usual * trial(game).share))):
                once(test, game, luck.getrandbits(32))

        tried.__name__, tried.__doc__ = test.__name__, test.__doc__
        tried.one = test
        return tried

    return over


def once(test: Test, game: Game[Any], seed: int) -> None:
    """Try one seed; whatever goes wrong names it."""
    try:
        test(game, seed)
    except BaseException as wrong:
        wrong.add_note(f"{game.id}, seed {seed}")
        raise


def new_seeds(count: int) -> Iterator[int]:
    """For a soak: seeds that nobody has tried before."""
    first = secrets.randbelow(2**32)
    print(f"seeds {first} to {first + count - 1}")
    yield from range(first, first + count)
