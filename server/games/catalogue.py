"""The games this server knows, and what each brings: found by name in the games' own packages.

Every package under `server/games` is a game. Its `__init__.py` has the instance `GAME`, whose id is
the folder's name with hyphens. All other modules named here are optional; none of them is imported
before it is asked for.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from server import games
from server.games.bot import Bot, RandomPlayer
from server.games.command import Command
from server.games.deeds import Deed, Table, Trail
from server.games.kernel import Game
from server.games.lighting import Passing, TrayCard
from server.games.pack import PackKind
from server.games.package import module_of, package_of
from server.games.story import Tell, plain_story

Lamps = Callable[[Any], tuple[TrayCard, ...]]
Scene = Callable[[Any, Any], tuple[Passing, ...]]
Deeds = Callable[[Any, Any], tuple[Deed, ...]]
Trails = Callable[[Any, Any], tuple[Trail, ...]]


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


def former_levels_of(game: Game[Any]) -> tuple[str, ...]:
    """`FORMER` of the module `bots`, if it has that: names that earlier versions had for levels.
    Matches that were begun then still go by them; nobody else is offered them."""
    return getattr(module_of(package_of(game), "bots"), "FORMER", ())


def offered_levels(game: Game[Any], levels: Iterable[str]) -> tuple[str, ...]:
    """Those of the levels that people choose from."""
    former = former_levels_of(game)
    return tuple(level for level in levels if level not in former)


def lamps_of(game: Game[Any]) -> Lamps | None:
    """`lamps` of the module `lamps`: from the watcher's board to the lamps of LED trays."""
    lamps: Lamps | None = _brought(game, "lamps", "lamps")
    return lamps


def passing_of(game: Game[Any]) -> Scene:
    """`passing` of the module `scenes`: what runs over the lamps between two watcher's boards."""
    passing: Scene | None = _brought(game, "scenes", "passing")
    return passing or (lambda before, now: ())


def refused_of(game: Game[Any]) -> Scene:
    """`refused` of the module `scenes`: what runs over the lamps of a watcher's board when a seat's
    button can do nothing."""
    refused: Scene | None = _brought(game, "scenes", "refused")
    return refused or (lambda board, seat: ())


def deeds_of(game: Game[Any]) -> Deeds:
    """`deeds` of the module `deeds`: what to do on the real table between two boards."""
    deeds: Deeds | None = _brought(game, "deeds", "deeds")
    return deeds or (lambda before, after: ())


def table_of(game: Game[Any]) -> Callable[[Any], Table] | None:
    """`table` of the module `deeds`: how everything lies on the real table, by a board."""
    table: Callable[[Any], Table] | None = _brought(game, "deeds", "table")
    return table


def trails_of(game: Game[Any]) -> Trails:
    """`trails` of the module `deeds`, where it has it: what to draw on the map between two."""
    found = module_of(package_of(game), "deeds")
    trails: Trails = getattr(found, "trails", lambda before, after: ())
    return trails


def commands_of(game: Game[Any]) -> tuple[Command, ...]:
    """`COMMANDS` of the module `commands`: what the game adds to the command line."""
    return _brought(game, "commands", "COMMANDS") or ()


def packs_of(game: Game[Any]) -> tuple[PackKind, ...]:
    """`PACKS` of the module `packs`: the kinds of data that people save for the game."""
    return _brought(game, "packs", "PACKS") or ()


def story_of(game: Game[Any]) -> Tell:
    """`story` of the module `story`: how a finished match is told; any game's scores without."""
    tell: Tell | None = _brought(game, "story", "story")
    return tell or plain_story


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
