"""Games are found by their folders, with all they bring; a faulty folder is named."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from server import games
from server.command.cli import main
from server.games import catalogue
from server.games.bot import RandomPlayer
from server.games.ruling import Phrase
from server.words import Words, catalogues
from tests.kernel import nim

NIM = Path(nim.__file__).read_text()
FILES = {
    "__init__.py": NIM.replace('id = "nim"', 'id = "other-nim"'),
    "bots.py": "BOTS = {'patient': object()}",
    "lamps.py": "def lamps(board):\n    return board.left",
    "for_the_web.py": "def web_files():\n    return {'heaps.json': '[21]'}",
    "commands.py": """
from server.games.command import Argument, Command
from server.games.ruling import Phrase


def count(asked, output):
    counted = Phrase("other-nim-count", {"count": asked.values["count"]})
    output.lines.append(asked.words.say(counted))
    output.lines += [*asked.texts.values(), *asked.data.values()]
    output.files["made.txt"] = b"made"


def fail(asked, output):
    output.code = 3


COUNT = Command(
    name="count",
    help="count",
    arguments=(
        Argument(name="count", help="", kind="number"),
        Argument(name="--file", help="", reads=""),
    ),
    run=count,
)
COMMANDS = (
    Command(name="heap", help="heaps", commands=(COUNT,)),
    Command(name="fail", help="fail", run=fail),
)
""",
    "en.ftl": "other-nim-count = { $count } in all",
    "de.ftl": "other-nim-count = { $count } insgesamt",
}


@pytest.fixture
def add_game(tmp_path, monkeypatch):
    """Puts a game's folder beside the others."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    before = set(sys.modules)

    def add(folder: str, files: dict[str, str]) -> None:
        (tmp_path / folder).mkdir()
        for name, text in files.items():
            (tmp_path / folder / name).write_text(text, encoding="utf-8")
        importlib.invalidate_caches()

    yield add
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_the_games_are_found_in_the_order_of_their_ids():
    assert list(catalogue.GAMES) == sorted(catalogue.GAMES)
    assert catalogue.find() == catalogue.GAMES


def test_a_game_is_found_with_all_it_brings(add_game):
    add_game("other_nim", FILES)
    found = catalogue.find()
    assert found.keys() == {*catalogue.GAMES, "other-nim"}
    game = found["other-nim"]
    assert list(catalogue.bots_of(game)) == ["patient"]
    lamps = catalogue.lamps_of(game)
    assert lamps and lamps(nim.Board(left=5)) == 5
    assert catalogue.web_files_of(game) == {"heaps.json": "[21]"}
    assert [command.name for command in catalogue.commands_of(game)] == ["heap", "fail"]
    counted = Phrase("other-nim-count", {"count": 3})
    assert Words("de", catalogues([game])).say(counted) == "3 insgesamt"


def test_a_game_need_not_bring_more_than_its_rules(add_game):
    add_game("other_nim", {"__init__.py": FILES["__init__.py"]})
    game = catalogue.find()["other-nim"]
    assert isinstance(catalogue.bots_of(game)["random"], RandomPlayer)
    assert catalogue.lamps_of(game) is None
    assert not catalogue.commands_of(game) and not catalogue.web_files_of(game)


@pytest.mark.parametrize(
    "folder, text, fault",
    [
        ("half", "", "server/games/half is no game: its __init__.py has no GAME"),
        ("other", FILES["__init__.py"], "server/games/other holds the game other-nim"),
        ("other-nim", FILES["__init__.py"], "server/games/other-nim holds the game other-nim"),
    ],
)
def test_a_faulty_folder_is_named(add_game, folder, text, fault):
    add_game(folder, {"__init__.py": text})
    with pytest.raises(ImportError, match=fault):
        catalogue.find()


def test_a_module_without_what_it_is_for_is_named(add_game):
    add_game("other_nim", {**FILES, "bots.py": ""})
    with pytest.raises(ImportError, match=r"other_nim\.bots has no BOTS"):
        catalogue.bots_of(catalogue.find()["other-nim"])


def test_what_a_removed_game_leaves_behind_is_no_game(add_game):
    add_game("gone", {"README.md": "its caches, say"})
    assert catalogue.find() == catalogue.GAMES


def test_a_games_command_reads_prints_and_writes(add_game, monkeypatch, tmp_path, capsys):
    add_game("other_nim", FILES)
    monkeypatch.setattr("server.command.game_commands.GAMES", catalogue.find())
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in.txt").write_text("read")
    (tmp_path / "data/packs/other-nim").mkdir(parents=True)
    (tmp_path / "data/packs/other-nim/club.toml").write_text("ours")
    assert main(["heap", "count", "3", "--file", "in.txt", "--language", "de"]) == 0
    assert capsys.readouterr().out == "3 insgesamt\nread\nours\n"
    assert (tmp_path / "made.txt").read_bytes() == b"made"
    assert main(["fail"]) == 3
    assert main(["heap", "count", "3", "--file", "nowhere.txt"]) == 1
    assert "nowhere.txt cannot be read" in capsys.readouterr().err
