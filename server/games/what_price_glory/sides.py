"""Sides, nations and boxes: the words of the book that every chapter uses (1.1, 2.2, 2.3)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from server.games.kernel import Seat
from server.games.ruling import Cite, Ref

CP: Seat = "orange"  # the Central Powers
EN: Seat = "blue"  # the Entente
SEATS: tuple[Seat, Seat] = (EN, CP)
OTHER: dict[Seat, Seat] = {CP: EN, EN: CP}
Side = Literal["cp", "en"]  # as data files name them
SEAT_OF: dict[Side, Seat] = {"cp": CP, "en": EN}

AreaId = str
UnitId = str
CardName = str  # such as "steel-rain"; cards of one name are alike
Nation = Literal["german", "french", "british", "belgian", "us"]
SEAT_OF_NATION: dict[Nation, Seat] = {
    "german": CP,
    "french": EN,
    "british": EN,
    "belgian": EN,
    "us": EN,
}

# Boxes beside the map, where a unit's `at` is no area. Belgian and US corps have one of their own.
RESERVE_OF: dict[Nation, str] = {
    "german": "german-reserve",
    "french": "french-reserve",
    "british": "british-reserve",
    "belgian": "allied-reserve",
    "us": "allied-reserve",
}
NOT_IN_PLAY, OUT, EAST, RETURNING = "not-in-play", "out-of-the-game", "east", "returning"
BOXES = frozenset((*RESERVE_OF.values(), NOT_IN_PLAY, OUT, EAST, RETURNING))

MOST_UNITS = 10  # of a side in an area (6.3), and in a group (4)
MOST_CROSSING = 2  # over a restricted boundary in one action (6.2)
MOST_CARDS = 5  # in an impulse (5.3)
EASTBOUND = 4  # units a transfer (10.1)
MOST_EAST = 8  # units in the East (10.2)

_cite = partial(Cite, "wpg", None)


def wpg(section: str) -> Cite:
    """A section of the rulebook by its number, such as "7.3"."""
    return _cite(f"wpg-section-{section.replace('.', '-')}")


def house(rule: str) -> Cite:
    """Where a house rule decides, it is cited instead of the book."""
    return Cite("house", None, f"wpg-house-{rule}")


def may_lie(nation: Nation, box: str) -> bool:
    """Reserves are those of the nation, and the Eastern Front is the Central Powers' (2.2, 2.3)."""
    if box in (EAST, RETURNING):
        return SEAT_OF_NATION[nation] == CP
    return box not in RESERVE_OF.values() or box == RESERVE_OF[nation]


def area_ref(area: AreaId) -> Ref:
    return Ref("wpg-area", area)


def side_ref(seat: Seat) -> Ref:
    return Ref("wpg-side", seat)


def card_ref(name: CardName) -> Ref:
    return Ref("wpg-card", name)
