"""Progress: offers and payments at the worst state found, and what a view weighs."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec

from server.games.kernel import Decide
from server.games.payment import suggest_payment
from server.games.progress import GAME
from tests.kernel.playout import playout

MATCHES = 12
TARGET = 20.0  # milliseconds


def main() -> None:
    started, steps = time.perf_counter(), 0
    worst: tuple[float, Any, str] = (0.0, None, "")
    heaviest = 0
    for seed in range(MATCHES):
        for moment in playout(GAME, random.Random(seed)):
            steps += 1
            wanted = GAME.pending(moment.after)
            if isinstance(wanted, Decide):
                took = timed(lambda s=moment.after, w=wanted: GAME.legal(s, w.seats[0]))
                worst = max(worst, (took, moment.after, wanted.seats[0]), key=lambda each: each[0])
            if steps % 20 == 0:
                view = GAME.view(moment.after, "blue")
                heaviest = max(heaviest, len(msgspec.json.encode(view)))
    seconds = time.perf_counter() - started
    _, state, seat = worst
    again = min(timed(lambda: GAME.legal(state, seat)) for _ in range(20))
    prices = [vary for o in GAME.legal(state, seat) for vary in o.vary if vary.field == "pay"]
    pay = max((timed(lambda p=p: suggest_payment(p)) for p in prices), default=0.0)
    print(f"random playouts, timing included: {MATCHES / seconds:.2f} a second, {steps} steps")
    print(
        f"legal at the worst state: {again:.2f} ms (target {TARGET:.0f}); a payment: {pay:.2f} ms"
    )
    print(f"largest view: {heaviest / 1000:.1f} KB")


def timed(run: Any) -> float:
    before = time.perf_counter()
    run()
    return (time.perf_counter() - before) * 1000
