"""The games this server knows, and what each brings: found by name in the games' own packages.

Every package under `server/games` is a game. Its `__init__.py` has the instance `GAME`, whose id is
the folder's name with hyphens. All other modules named here are optional; none of them is imported
before it is asked for.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from typing import Any

from server import games
from server.games.bot import Bot, RandomPlayer
from server.games.command import Command
from server.games.kernel import Game
from server.games.package import module_of, package_of


def find() -> dict[str, Game[Any]]:
    """Every game by its id, in the order of the ids; an `ImportError` names a faulty folder."""
    found = pkgutil.iter_modules(games.__path__)
    folders = sorted(module.name for module in found if module.ispkg)
    return {game.id: game for game in map(_game, folders)}


def _game(folder: str) -> Game[Any]:
    package = importlib.import_module(f"{games.__name__}.{folder}")
    game: Game[Any] | None = getattr(package, "GAME", None)
    if game is None:
        raise ImportError(f"server/games/{folder} is no game: its __init__.py has no GAME")
    if folder != game.id.replace("-", "_"):  # hence no two games share an id
        raise ImportError(f"server/games/{folder} holds the game {game.id}: rename one of them")
    return game


GAMES: Mapping[str, Game[Any]] = find()


def bots_of(game: Game[Any]) -> Mapping[str, Bot]:
    """`BOTS` of the module `bots`: bots by level; at least one, which takes any offer."""
    bots: Mapping[str, Bot] | None = _brought(game, "bots", "BOTS")
    return bots or {"random": RandomPlayer(game.types)}


def lamps_of(game: Game[Any]) -> Callable[[Any], Any] | None:
    """`lamps` of the module `lamps`: from the watcher's board to the lamps of LED trays."""
    lamps: Callable[[Any], Any] | None = _brought(game, "lamps", "lamps")
    return lamps


def commands_of(game: Game[Any]) -> tuple[Command, ...]:
    """`COMMANDS` of the module `commands`: what the game adds to the command line."""
    return _brought(game, "commands", "COMMANDS") or ()


def web_files_of(game: Game[Any]) -> Mapping[str, str]:
    """`web_files()` of the module `for_the_web`: generated files for the game's web folder, texts
    by name."""
    made: Callable[[], Mapping[str, str]] | None = _brought(game, "for_the_web", "web_files")
    return made() if made else {}


def _brought(game: Game[Any], module: str, name: str) -> Any | None:
    """What the game's module of this name has to offer; None if there is no such module."""
    found = module_of(package_of(game), module)
    if found is None:
        return None
    if not hasattr(found, name):
        raise ImportError(f"{found.__name__} has no {name}")
    return getattr(found, name)
