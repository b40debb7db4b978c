"""A game from outside is put beside the others by its two folders alone, and played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.visitor import PHONE, SCREEN, seated
from tests.server.phone import Phone
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
OUTSIDE = ROOT / "tests" / "outside"
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "__pycache__", "shots")
CLUBS_HEAP = """
id = "club"
name = { en = "The club's heap", de = "Der Haufen des Clubs" }
pebbles = 5
most = 2
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A copy of the program with one more game: nothing but its two folders was added."""
    copy = tmp_path_factory.mktemp("house")
    for folder in ("server", "geometry", "web", "docs"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(OUTSIDE / "server", copy / "server" / "games" / "pebbles")
    shutil.copytree(OUTSIDE / "web", copy / "web" / "src" / "games" / "pebbles")
    run(copy, sys.executable, "-m", "server.generate")
    run(copy, "npm", "--prefix", "web", "run", "build")
    return copy


def run(house: Path, *command: str) -> str:
    bin_folder = str(Path(sys.executable).parent)
    env = {**os.environ, "PYTHONPATH": str(house)}
    env["PATH"] = f"{bin_folder}:{env['PATH']}"
    done = subprocess.run(command, cwd=house, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pebbles")
    pack = folder / "packs" / "pebbles"
    pack.mkdir(parents=True)
    (pack / "club.toml").write_text(CLUBS_HEAP)
    return folder


@pytest.fixture(scope="module")
def server(house, data):
    with ServerProcess(data, folder=house) as running:
        yield running


@pytest.mark.soak  # the compiler takes as long as all the rest
def test_its_types_are_sound(house):
    run(house, "npx", "--prefix", "web", "tsc", "--noEmit", "-p", "web")


def test_its_command_lists_the_clubs_data_in_both_languages(house, data):
    listed = [sys.executable, "-m", "server.command", "pebbles", "--data", str(data)]
    assert "The club's heap: 5 pebbles" in run(house, *listed)
    assert "Ein kleiner Haufen: 9 Kiesel" in run(house, *listed, "--language", "de")


def test_its_lamps_are_found(house):
    program = (
        "from server.games.catalogue import GAMES, lamps_of\n"
        "from server.games.kernel import Setup\n"
        "game = GAMES['pebbles']\n"
        "board = game.view(game.setup(Setup(), game.seats), None).board\n"
        "print(lamps_of(game)(board)[0].groups['vp'].number)"
    )
    assert run(house, sys.executable, "-c", program).strip() == "9"


@pytest.mark.parametrize("lang, title", [("en", "Pebbles"), ("de", "Kiesel")])
def test_it_is_offered_and_has_a_page_of_its_own(visit, lang, title):
    phone = visit(lang=lang, size=PHONE).open("/")
    phone.sees(title)
    phone.tap('a[href="/pebbles"]')
    phone.tap("button.more")  # five on the heap
    phone.tap("main .primary")
    phone.sees("5 take 1" if lang == "en" else "5 nimm 1")


def test_it_is_played_against_its_bot(visit, server):
    bots = [{"seat": "orange", "level": "counting"}]
    made = {"answers": {"heap": "club"}, "bots": bots, "start": True}
    blue = Phone(server.url).create("blue", game="pebbles", **made)
    screen = visit(size=SCREEN).open(f"/screen/{blue.code}")
    phone = visit().keep(**seated(blue)).open(f"/t/{blue.code}")
    assert phone.page.locator(".pebble").count() == 5
    phone.tap(".prompt .primary")
    phone.tap(".vary .primary")  # one: four are left, and the bot takes one of them
    blue.seen(lambda view: view["view"]["board"]["left"] == 3)
    phone.page.locator(".pebble:nth-child(3)").wait_for()
    screen.page.locator(".tv .pebble:nth-child(3)").wait_for()
    phone.tap(".prompt .primary")
    phone.tap(".vary .primary")
    over = blue.seen(lambda view: view["result"] is not None)
    assert over["result"]["winners"] == ["orange"]
    phone.sees("took the last pebble")
