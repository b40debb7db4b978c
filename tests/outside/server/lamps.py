"""One lamp for each pebble that is left."""

from __future__ import annotations

from server.games.pebbles import PebbleBoard


def lamps(board: PebbleBoard) -> tuple[str, ...]:
    return ("white",) * board.left
