"""What people do with their hands: deeds on the real table, and trails drawn on the map.

Both are made from two boards of one viewer, the one before and the one after a step, an undo or a
correction: never from states, so that no deed can tell a secret. A game brings them in its module
`deeds` (`catalogue.py`):

    table(board)          how every thing lies on the real table, by name
    deeds(before, after)  what to do, so that what lay as before lies as after
    trails(before, after) optional: what to draw, so that the eye finds what changed
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.ruling import Phrase

Lie = str | int  # how a thing lies, in the game's own words: to be compared, not to be read
Table = Mapping[str, Lie]  # things that are not on the table are not named
Seen = Literal["moved", "turned", "fired", "gone", "came"]
Spot = str | tuple[int, int]  # an area by its id, or a place in thousandths of an inch


class Deed(Struct, frozen=True, kw_only=True):
    """One thing to do on the real table: a verb and a piece, without the person."""

    text: Phrase
    seat: Seat | None = None  # whose job it is; None: anybody's
    things: Mapping[str, Lie | None] = {}  # how they lie when it is done; None: off the table


class Trail(Struct, frozen=True, kw_only=True):
    """What was seen to happen on the map: a piece went from one spot to another, was shot at from
    there, came or went."""

    how: Seen
    thing: str  # the piece, by its id on the board
    seat: Seat | None = None
    start: Spot | None = None
    end: Spot | None = None
    by: str | None = None  # fired: the one who did
    via: tuple[Spot, ...] = ()  # moved: around what it went


class Hands:
    """Collects deeds one after the other, and knows how the table lies in between."""

    def __init__(self, table: Table) -> None:
        self.lying: dict[str, Lie] = dict(table)
        self.done: list[Deed] = []

    def do(self, text: Phrase, seat: Seat | None, things: Mapping[str, Lie | None]) -> None:
        self.done.append(Deed(text=text, seat=seat, things=things))
        self.lying = laid(self.lying, self.done[-1:])

    def count(self, thing: str) -> int:
        """How many lie there, of things that are counted."""
        lie = self.lying.get(thing, 0)
        return lie if isinstance(lie, int) else 0


def laid(table: Table, deeds: Iterable[Deed]) -> dict[str, Lie]:
    """The table after these deeds."""
    lying = dict(table)
    for deed in deeds:
        for thing, lie in deed.things.items():
            if lie is None:
                lying.pop(thing, None)
            else:
                lying[thing] = lie
    return lying
