"""The games this server knows."""

from __future__ import annotations

from typing import Any

from server.games.kernel import Game

GAMES: dict[str, Game[Any]] = {}
