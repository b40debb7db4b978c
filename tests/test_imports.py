"""Imports point one way, and below the edge nothing can reach a clock, a die or a file."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

MAY_IMPORT = {  # folder or module: our other ones it may use
    "geometry": set(),
    "vision": {"geometry"},
    "hardware/protocol": set(),  # these two run on the boards as well
    "hardware/power": set(),
    "hardware": {"hardware/protocol", "hardware/power"},
    "firmware": {"hardware/protocol", "hardware/power"},
    # The rooms of server/, from the bottom up.
    "server/games": {"geometry"},
    "server/words": {"server/games"},
    "server/config": set(),
    "server/device_talk": {"server/games"},
    "server/messages": {"server/games", "server/device_talk"},
    "server/store": set(),
    "server/match": {"server/games", "server/store"},
    "server/hall": {"server/match", "server/games", "server/store"},
    "server/net": {
        "server/hall",
        "server/match",
        "server/games",
        "server/store",
        "server/messages",
        "server/device_talk",
    },
    "server/stations": {
        "server/messages",
        "server/device_talk",
        "server/games",
        "vision",
        "hardware",
    },
    "server/app": {
        "server/net",
        "server/hall",
        "server/games",
        "server/store",
        "server/config",
    },
    "server/command": {
        "server/app",
        "server/net",
        "server/hall",
        "server/match",
        "server/store",
        "server/games",
        "server/stations",
        "server/words",
        "server/config",
        "hardware",
        "hardware/protocol",
        "firmware",
        "vision",
    },
    "server/generate": {"server/messages", "server/device_talk", "server/games"},
}
IMPURE = {  # closed to every file under geometry/ and server/games/
    "cv2",
    "datetime",
    "flask",
    "flask_socketio",
    "gevent",
    "io",
    "logging",
    "os",
    "pathlib",
    "random",
    "secrets",
    "serial",
    "socket",
    "socketio",
    "sqlalchemy",
    "subprocess",
    "threading",
    "time",
    "uuid",
}
PURE = {"geometry", "server/games"}
OURS = {"firmware", "geometry", "hardware", "server", "tests", "vision"}
DOORS = {"exec", "eval", "input", "open", "print"}  # built-ins that lead outside without an import


def files_of(place: str) -> list[Path]:
    """The Python files of a folder, or the one file of a module."""
    module = (ROOT / place).with_suffix(".py")
    return [module] if module.exists() else sorted((ROOT / place).rglob("*.py"))


def imports_of(source: str, package: tuple[str, ...]) -> Iterator[str]:
    """Every module, or name in a module, that the source of a file in this package imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else ()
            module = [*start, *([node.module] if node.module else [])]
            yield from (".".join([*module, alias.name]) for alias in node.names)


def imports_in(path: Path) -> Iterator[str]:
    yield from imports_of(path.read_text(), path.relative_to(ROOT).parent.parts)


def home(name: str) -> str:
    """The folder or module of ours that holds the imported name."""
    place = name.replace(".", "/")
    homes = [*MAY_IMPORT, "server", "tests"]
    return max((each for each in homes if f"{place}/".startswith(f"{each}/")), key=len)


def pure_files() -> list[Path]:
    return [path for folder in sorted(PURE) for path in files_of(folder)]


def games() -> list[Path]:
    return sorted(path.parent for path in (ROOT / "server/games").glob("*/__init__.py"))


def in_repository(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize(
    "source, names",
    [
        ("import random", ["random"]),
        ("import os.path as p", ["os.path"]),
        ("def f():\n    import time", ["time"]),
        ("from server import app", ["server.app"]),
        ("from . import battle", ["server.games.battle"]),
        ("from ..messages import Act", ["server.messages.Act"]),
    ],
)
def test_no_way_to_import_is_overlooked(source, names):
    assert list(imports_of(source, ("server", "games"))) == names


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_point_one_way(folder):
    allowed = {folder, *MAY_IMPORT[folder]}
    wrong = [
        f"{in_repository(path)} imports {name}"
        for path in files_of(folder)
        for name in imports_in(path)
        if name.split(".")[0] in OURS and home(name) not in allowed
    ]
    assert not wrong


def test_every_file_of_the_server_belongs_to_a_room():
    known = {path for place in MAY_IMPORT for path in files_of(place)}
    known.add(ROOT / "server/__init__.py")
    assert {in_repository(path) for path in (ROOT / "server").rglob("*.py")} == {
        in_repository(path) for path in known if path.is_relative_to(ROOT / "server")
    }


def test_below_the_edge_nothing_impure_is_imported():
    wrong = [
        f"{in_repository(path)} imports {name}"
        for path in pure_files()
        for name in imports_in(path)
        if name.split(".")[0] in IMPURE
    ]
    assert not wrong


def test_below_the_edge_no_file_is_opened_and_nothing_printed():
    wrong = [
        f"{in_repository(path)}:{node.lineno} calls {node.func.id}"
        for path in pure_files()
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DOORS
    ]
    assert not wrong


def test_one_game_never_imports_another():
    names = {game.name for game in games()}
    wrong = [
        f"{in_repository(path)} imports {name}"
        for game in games()
        for path in game.rglob("*.py")
        for name in imports_in(path)
        if name.startswith("server.games.") and name.split(".")[2] in names - {game.name}
    ]
    assert not wrong


FORBIDDEN_INSIDE = {  # folder of a game: folders of the same game it must not import
    "server/games/armored_advance/fire": {"play", "offers", "views", "questions", "bots"},
    "server/games/armored_advance/ground": {"play", "offers", "views", "questions", "bots"},
}


@pytest.mark.parametrize("folder", FORBIDDEN_INSIDE)
def test_inside_a_game_the_lower_folders_do_not_import_the_upper(folder):
    game = folder.rpartition("/")[0].replace("/", ".")
    closed = [f"{game}.{other}" for other in FORBIDDEN_INSIDE[folder]]
    wrong = [
        f"{in_repository(path)} imports {name}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for name in imports_in(path)
        if any(f"{name}.".startswith(f"{each}.") for each in closed)
    ]
    assert not wrong


def test_importing_a_rule_does_not_load_the_server():
    assert (ROOT / "server/__init__.py").read_text() == ""
    assert (ROOT / "server/games/__init__.py").read_text() == ""
