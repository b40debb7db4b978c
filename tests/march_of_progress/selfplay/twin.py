"""The C program of self-play: built when it is needed, and positions as it reads them."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace

from server.games.march_of_progress import GAME
from server.games.march_of_progress.cards import CARDS, SEATS, Card
from server.games.march_of_progress.state import Army, Player, State
from tests.march_of_progress.duel import STANDARD

HERE = Path(__file__).parent
COMPILER = shutil.which("cc")
LANDS = ("home_blue", "neutral", "home_orange")
FLAGS = ("-O3", "-march=native", "-ffast-math", "-Wall", "-Werror")

Position = tuple[int, ...]  # the bytes of the C struct


def build(folder: Path) -> Path:
    """The program, compiled for this machine."""
    assert COMPILER is not None
    program = folder / "selfplay"
    command = (COMPILER, *FLAGS, "-o", str(program), str(HERE / "main.c"), "-lm")
    subprocess.run(command, check=True)
    return program


def run(program: Path, *words: object, text: str = "") -> str:
    """What the program prints; its progress goes to the terminal."""
    command = (str(program), *map(str, words))
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True).stdout


def position(s: State) -> Position:
    """The state between two turns as the struct's bytes: hands, points, strengths, dice, armies,
    who stands on a capital, and the initiative."""
    hands = [sum(1 << CARDS.index(card) for card in me.hand) for me in s.players]
    armies = [
        sum(a.seat == seat and a.country == land and a.fortified is lying for a in s.armies)
        for seat in SEATS
        for land in LANDS
        for lying in (False, True)
    ]
    on_capital = {a.seat: 1 + a.fortified for a in s.armies if a.on_capital}
    held = [on_capital.get(seat, 0) for seat in SEATS]
    points, strengths = ([me.vp for me in s.players], [me.strength for me in s.players])
    first = [int(s.initiative == "orange")]
    return (*hands, *points, *strengths, *s.vp_dice, *armies, *held, *first)


def state(given: Position) -> State:
    """The state of such bytes, cards being picked."""
    blank = GAME.setup(STANDARD, GAME.seats)
    players = tuple(
        _player(me, given[n], given[2 + n], given[4 + n]) for n, me in enumerate(blank.players)
    )
    armies = tuple(army for n, seat in enumerate(SEATS) for army in _armies(given, n, seat))
    return replace(
        blank,
        stage="pick",
        initiative="orange" if given[23] else "blue",
        players=players,
        vp_dice=given[6:9],
        armies=armies,
        stock=35 - given[2] - given[3],
    )


def _player(me: Player, hand: int, vp: int, strength: int) -> Player:
    held = tuple(card for n, card in enumerate(CARDS) if hand >> n & 1)
    rest = tuple(card for card in CARDS if card not in held)
    return replace(me, hand=held, discard=rest, vp=vp, strength=strength)


def _armies(given: Position, n: int, seat: str) -> list[Army]:
    counts = given[9 + 6 * n : 15 + 6 * n]
    places = [(LANDS[i // 2], bool(i % 2)) for i, many in enumerate(counts) for _ in range(many)]
    armies = [Army(f"{seat}-{k + 1}", seat, *place) for k, place in enumerate(places)]
    if held := given[21 + n]:
        there = (LANDS[2 - 2 * n], held == 2)
        k = places.index(there)
        armies[k] = replace(armies[k], on_capital=True)
    stock = range(len(armies) + 1, 4)
    return [*armies, *(Army(f"{seat}-{k}", seat, None) for k in stock)]


def leaves(
    program: Path, turns: Iterable[tuple[Position, Card, Card]]
) -> list[frozenset[Position]]:
    """All positions that each turn may lead to, by the C rules."""
    lines = [
        " ".join(map(str, (*given, CARDS.index(blue), CARDS.index(orange))))
        for given, blue, orange in turns
    ]
    found = run(program, "leaves", text="\n".join(lines) + "\n").splitlines()
    return [frozenset(_positions(line.split(";"))) for line in found]


def _positions(parts: Sequence[str]) -> Iterable[Position]:
    return (tuple(map(int, part.split())) for part in parts if part)
