"""Questions to the rules: quick kinds are answered at once, slow ones in other processes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from server.games.catalogue import GAMES
from server.games.kernel import Game, Seat
from server.games.offering import show
from server.net.asking.lines import Request, write
from server.net.asking.pool import Asker, Pool

read_shown = msgspec.json.Decoder(tuple[Raw, int]).decode
QUICK = 0.003  # seconds the event loop may be kept by one question


class Questions:
    """A kind of question that once took long is never again asked in the event loop.

    Whoever asks a game with such a kind something quick may ask the slow one next.
    """

    def __init__(self, pool: Pool, clock: Callable[[], float] = time.thread_time) -> None:
        self.pool, self.clock = pool, clock
        self.slow: set[Any] = set()

    def ask(
        self, asker: Asker, game: Game[Any], state: Any, viewer: Seat | None, question: Any
    ) -> Any:
        """A ruling, or its JSON."""
        return self.either(
            asker,
            game,
            (game.id, type(question)),
            lambda: game.ask(state, viewer, question),
            lambda: request(game, "ask", state, viewer, question),
        )

    def offers(
        self, asker: Asker, game: Game[Any], state: Any, seat: Seat, about: str | None
    ) -> tuple[Any, int]:
        """Offers, or their JSON, and how many are left out."""
        found = self.either(
            asker,
            game,
            (game.id, "offers"),
            lambda: show(game.legal(state, seat, about)),
            lambda: request(game, "offers", state, seat, about),
        )
        return read_shown(found) if isinstance(found, Raw) else found

    def either(
        self,
        asker: Asker,
        game: Game[Any],
        kind: Any,
        here: Callable[[], Any],
        there: Callable[[], Request],
    ) -> Any:
        if kind in self.slow and GAMES.get(game.id) is game:
            return self.pool.answer(there(), asker)
        began = self.clock()
        try:
            return here()
        finally:
            if self.clock() - began > QUICK:
                self.slow.add(kind)
            if any(of == game.id for of, _ in self.slow):
                self.pool.expect()


def request(game: Game[Any], what: Any, state: Any, viewer: Seat | None, about: Any) -> Request:
    return Request(
        game=game.id,
        version=game.version,
        what=what,
        viewer=viewer,
        state=Raw(write(state)),
        about=Raw(write(about)),
    )
