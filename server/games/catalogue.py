"""The games this server knows, and the bots that play them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.games import armored_advance, march_of_progress
from server.games.armored_advance import bots as armored_bots
from server.games.bot import Bot, RandomPlayer
from server.games.kernel import Game
from server.games.march_of_progress import bots as march_bots

GAMES: dict[str, Game[Any]] = {
    march_of_progress.GAME.id: march_of_progress.GAME,
    armored_advance.GAME.id: armored_advance.GAME,
}
BOTS: dict[str, Mapping[str, Bot]] = {
    march_of_progress.GAME.id: march_bots.BOTS,
    armored_advance.GAME.id: armored_bots.BOTS,
}


def bots_of(game: Game[Any]) -> Mapping[str, Bot]:
    """The bots that play a game, by level: at least one, which takes any offer."""
    return BOTS.get(game.id) or {"random": RandomPlayer(game.types)}
