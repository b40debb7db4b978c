"""Progress: offers and payments at the worst states found, and what a view weighs. In CPU time, so
that other work on the machine counts little."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from server.games.kernel import Decide
from server.games.payment import suggest_payment
from server.games.progress import GAME
from server.games.progress.files import DEFAULT, SHIPPED
from server.games.progress.state import Four, Levels, State
from tests.kernel.playout import playout
from tests.progress.table import begun, house, put

MATCHES = 12
TARGET = 20.0  # milliseconds
RICH = Four(S=9, E=9, C=9, G=9)


def main() -> None:
    started, steps, measuring, heaviest = time.process_time(), 0, 0.0, 0
    worst: tuple[float, int, State | None] = (0.0, 0, None)
    for seed in range(MATCHES):
        for moment in playout(GAME, random.Random(seed)):
            steps += 1
            if isinstance(GAME.pending(moment.after), Decide):
                took = milliseconds(lambda s=moment.after: offers(s))  # type: ignore[misc]
                measuring += took
                worst = max(worst, (took, steps, moment.after))
            if steps % 20 == 0:
                before = time.process_time()
                view = GAME.view(moment.after, "blue")
                heaviest = max(heaviest, len(msgspec.json.encode(view)))
                measuring += 1000 * (time.process_time() - before)
    seconds = time.process_time() - started - measuring / 1000
    print(f"random playouts: {MATCHES / seconds:.1f} a second of CPU time, {steps} steps")
    print(f"largest view: {heaviest / 1000:.1f} KB")
    assert worst[2] is not None
    for name, state in (("of those playouts", worst[2]), *imagined()):
        tell(name, state)


def tell(name: str, state: State) -> None:
    """The best of several runs, as the first fills caches."""
    legal = min(milliseconds(lambda: offers(state)) for _ in range(20))
    view = min(milliseconds(lambda: GAME.view(state, state.active)) for _ in range(20))
    prices = [vary for offer in offers(state) for vary in offer.vary if vary.field == "pay"]
    pay = max(
        (min(milliseconds(lambda p=p: suggest_payment(p)) for _ in range(5)) for p in prices),  # type: ignore[misc]
        default=0.0,
    )
    print(
        f"worst {name}: legal {legal:.2f} ms, one payment {pay:.2f} ms (target {TARGET:.0f}), "
        f"view {view:.2f} ms; {len(offers(state))} offers"
    )


def imagined() -> Iterator[tuple[str, State]]:
    """What no game comes to: far more in hand than a hand holds, in the last age."""
    ids = [card.id for card in SHIPPED[DEFAULT].cards]
    rich = {"ready": RICH, "skill": Levels(development=3)}
    s = begun(2, personalities=True, milestones=True, industrial=True)
    s = replace(house(s, remove_old_ages="no"), age=4)
    yield "thirty cards in hand", put(s, hand=tuple(ids[-30:]), **rich)
    s = house(begun(5, play="companion", industrial=True), remove_old_ages="no")
    hand = ("?1", "?3", "?4") * 10
    yield "thirty printed cards", put(replace(s, age=4), hand=hand, **rich)


def offers(state: State) -> tuple:
    wanted = GAME.pending(state)
    return GAME.legal(state, wanted.seats[0]) if isinstance(wanted, Decide) else ()


def milliseconds(run: Callable[[], object]) -> float:
    before = time.process_time()
    run()
    return (time.process_time() - before) * 1000
