"""What Price Glory?: offers at the worst state found, random playouts, what a view weighs, and how
long a slow phone draws the map."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import msgspec

from server.games.kernel import Decide
from server.games.what_price_glory import GAME
from tests.bench import map_drawing
from tests.kernel.playout import playout

MATCHES = 6
TARGET = 50.0  # milliseconds
EVERY = 20  # steps between two views that are weighed


def main() -> None:
    steps, seconds = 0, 0.0
    worst: tuple[float, Any, str] = (0.0, None, "")
    heaviest = 0
    for seed in range(MATCHES):
        moments = playout(GAME, random.Random(seed))
        while True:
            before = process_time()
            moment = next(moments, None)
            seconds += process_time() - before
            if moment is None:
                break
            steps += 1
            wanted = GAME.pending(moment.after)
            if isinstance(wanted, Decide):
                seat = wanted.seats[0]
                worst = max(worst, (timed(moment.after, seat), moment.after, seat), key=by_time)
            if steps % EVERY == 0:
                heaviest = max(heaviest, len(msgspec.json.encode(GAME.view(moment.after, "blue"))))
    _, state, seat = worst
    again = min(timed(state, seat) for _ in range(20))
    print(f"random playouts: {MATCHES / seconds:.2f} a second of processor time, {steps} steps")
    print(f"legal at the worst state: {again:.2f} ms (target {TARGET:.0f})")
    print(f"largest view: {heaviest / 1000:.1f} KB")
    map_drawing.main()


def by_time(each: tuple[float, Any, str]) -> float:
    return each[0]


def timed(state: Any, seat: str) -> float:
    """Milliseconds of processor time for all offers of the seat."""
    before = process_time()
    GAME.legal(state, seat)
    return (process_time() - before) * 1000
