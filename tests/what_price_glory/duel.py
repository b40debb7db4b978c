"""Bots against bots, each seeing only its own views."""

from __future__ import annotations

import random

from server.games.bot import Bot, Seen
from server.games.kernel import Closed, Decide, Over, Seat, Setup
from server.games.what_price_glory import GAME
from server.games.what_price_glory.state import State
from tests.kernel.playout import by_luck


def played(players: dict[Seat, Bot], seed: int) -> State:
    """The last state of a match between these bots."""
    luck = random.Random(seed)
    s = GAME.setup(Setup(), GAME.seats)
    while True:
        pending = GAME.pending(s)
        if isinstance(pending, Over):
            return s
        if not isinstance(pending, Decide):
            s = GAME.feed(s, by_luck(pending, luck)).state
            continue
        seat = (pending.waiting or pending.seats)[0]
        seen = Seen(seat=seat, view=GAME.view(s, seat), pending=pending)
        action = players[seat].choose(seen, luck)
        if action is None:
            s = GAME.feed(s, Closed(decision=pending.id)).state
        else:
            s = GAME.apply(s, seat, action).state
