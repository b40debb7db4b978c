"""One lamp for each pebble that is left."""

from __future__ import annotations

from server.games.lighting import Lamp, LampGroup, TrayCard
from server.games.pebbles import PebbleBoard
from server.games.ruling import Ref


def lamps(board: PebbleBoard) -> tuple[TrayCard, ...]:
    heap = LampGroup((Lamp("steady"),), board.left)
    name = Ref("game", "pebbles")
    return (TrayCard(id="heap", layout="country", name=name, groups={"vp": heap}),)
