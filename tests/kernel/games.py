"""The games the suite runs on: Skirmish, and every game the server knows."""

from __future__ import annotations

from typing import Any

from server.games.catalogue import GAMES as PUBLISHED
from server.games.kernel import Game
from tests.kernel import skirmish

GAMES: tuple[Game[Any], ...] = (skirmish.GAME, *PUBLISHED.values())
