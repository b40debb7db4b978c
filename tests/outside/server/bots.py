"""A bot that cannot lose a heap it can win."""

from __future__ import annotations

from typing import Any

from server.games.bot import Seen
from server.games.kernel import Luck
from server.games.pebbles import Take, spare


class Counting:
    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        board = seen.view.board
        return Take(spare(board.left, board.most) or 1)


BOTS = {"counting": Counting()}
