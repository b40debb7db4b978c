"""The games this server knows, and the bots that play them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.games import march_of_progress
from server.games.kernel import Game

GAMES: dict[str, Game[Any]] = {march_of_progress.GAME.id: march_of_progress.GAME}
BOTS: dict[str, Mapping[str, Any]] = {}
