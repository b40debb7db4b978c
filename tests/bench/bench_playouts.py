"""Random playouts per second, for every game, beside a reference loop of the same minute.

Seconds tell little on a busy machine; the ratio to the loop tells how heavy a game is.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Game
from tests.kernel.games import GAMES
from tests.kernel.playout import playout

SECONDS = 2.0  # of processor time, for each measurement
ROUNDS = 3
REPLACES = 1000


class Counter(Struct, frozen=True):
    number: int = 0
    label: str = "reference"


def reference() -> int:
    """A thousand new states of the smallest kind: what any rule pays at least."""
    counter = Counter()
    for number in range(REPLACES):
        counter = replace(counter, number=number)
    return REPLACES


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much the work does in a second of processor time."""
    done, start = 0, process_time()
    while (taken := process_time() - start) < seconds:
        done += work()
    return done / taken


def match(game: Game[Any], luck: random.Random) -> int:
    """One match; the number of its steps."""
    return sum(1 for _ in playout(game, luck))


def measure(game: Game[Any]) -> str:
    luck = random.Random(1)
    steps: list[int] = []

    def play() -> int:
        steps.append(match(game, luck))
        return 1

    # In turns, so that a machine that slows down slows both.
    pairs = [
        (per_second(play, SECONDS / ROUNDS), per_second(reference, SECONDS / ROUNDS / 4))
        for _ in range(ROUNDS)
    ]
    playouts, replaces = sorted(pairs)[ROUNDS // 2]
    return (
        f"{game.id:<20} {playouts:8.1f} playouts/s  {sum(steps) / len(steps):6.1f} steps each"
        f"  1 playout = {replaces / playouts:8.0f} struct replaces"
    )


def main() -> None:
    for game in GAMES:
        print(measure(game))


if __name__ == "__main__":
    main()
