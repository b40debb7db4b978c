"""Card states for the tests: every lamp there is, and the trays of March and Armored Advance."""

from __future__ import annotations

import itertools
from typing import Any

from hardware.protocol import COLOURS, LEVELS, PATTERNS
from hardware.trays import Card, Group, Lamp
from server.games.armored_advance import GAME as ARMORED
from server.games.armored_advance.lamps import lamps as armored_lamps
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Pick
from server.games.march_of_progress.lamps import lamps
from server.stations.tray_cards import as_shown
from tests.armored_advance.table import at as place_at
from tests.armored_advance.table import match, squad
from tests.march_of_progress.table import dice, place, start
from tests.march_of_progress.test_example import first_turn, second_turn, third_turn


def every_lamp() -> dict[str, Card]:
    """One row for each pattern and level, with every colour as the one and as the other."""
    colours = list(itertools.pairwise((*COLOURS[1:], COLOURS[1])))
    return {
        f"{pattern} {level}": row(*(Lamp(pattern, one, level, two) for one, two in colours))
        for pattern in PATTERNS
        for level in LEVELS
    }


def row(*lamps: Lamp) -> Card:
    return Card({"row": Group(lamps)})


def numbers() -> dict[str, Card]:
    """What digits show, up to a number that has too many."""
    steady = (Lamp("steady", "white"),)
    return {
        f"number {number}": Card({"turn": Group(steady, number)})
        for number in (*range(12), 42, 99, 100, 65535)
    }


def march_states() -> dict[str, Any]:
    """The boards of the digest's tray tests."""
    occupied = place(place(start(), "blue", "home_orange lying capital"), "orange")
    return {
        "L1": start(),
        "L2": first_turn().state,
        "L3": second_turn().state,
        "L4": third_turn().state,
        "L5": GAME.apply(start(), "blue", Pick(card="attack")).state,
        "L6": occupied,
        "L7": dice(start(), 3, 0, 3),
    }


def march_cards() -> dict[str, tuple[str, Card]]:
    """Every tray of these boards: its layout and its card."""
    return {
        f"{name} {card.id.rpartition(':')[2]}": (card.layout, as_shown(card))
        for name, state in march_states().items()
        for card in lamps(GAME.view(state, None).board)
        if card.layout != "strip"
    }


def armored_cards() -> dict[str, tuple[str, Card]]:
    """Objectives that are held, contested by more and by as many, and free; both sides; the strip,
    without a map file of its owner's."""
    state = match(
        squad("blue-s1", 20, 10),
        squad("blue-s2", 20, 20),
        squad("orange-s1", 21.5, 20),
        squad("blue-s3", 20, 30),
        squad("orange-s2", 21.5, 30, men=3),
        squad("orange-s3", 20, 40),
        mission="domination",
        objectives=[place_at(20, 10 * n) for n in range(1, 6)],
    )
    board = ARMORED.view(state, None).board
    return {f"armored {card.id}": (card.layout, as_shown(card)) for card in armored_lamps(board)}
