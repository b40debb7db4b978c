"""What a game says to LED trays: lamps in named groups on cards, and what passes over them once.

No ports and no pixels: a station gives each card to a tray, and the tray's own layout says which
pixel is which lamp. All of it is made from the watcher's board, so no lamp can know a secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.ruling import Ref

Pattern = Literal["off", "steady", "breathe", "blink", "alternate", "flash"]
Level = Literal["full", "half", "dim"]
# `strip`: one lamp for each place of a map, in whatever order the strip's map file has them.
Layout = Literal["country", "player", "centre", "strip"]
Movement = Literal["pick", "reveal", "combat", "capital", "score", "victory", "refused"]


class Lamp(Struct, frozen=True):
    """`alternate` changes between both colours; `flash` shows `other` for a moment every 2 s."""

    pattern: Pattern = "off"
    colour: str = "white"
    level: Level = "full"
    other: str | None = None


OFF = Lamp()


class LampGroup(Struct, frozen=True):
    """Lamps along a row; or one lamp and a number, shown in digits or by so many lamps."""

    lamps: tuple[Lamp, ...]
    number: int | None = None


class TrayCard(Struct, frozen=True, kw_only=True):
    """All lamps of one card on the table; a tray shows those that its layout has."""

    id: str  # the same through the whole match: trays are given to it
    layout: Layout
    name: Ref
    groups: Mapping[str, LampGroup]
    seat: Seat | None = None  # whose card it is, for whoever gives trays to cards


class Passing(Struct, frozen=True, kw_only=True):
    """An animation that runs once over a card, or over one group of it."""

    card: str
    movement: Movement
    colour: str = "white"
    other: str | None = None
    group: str = ""


def row(*lamps: Lamp) -> LampGroup:
    return LampGroup(lamps)


def strip(name: Ref, places: Mapping[str, Lamp]) -> TrayCard:
    """The whole map as one row of lamps, for a strip along the board."""
    groups = {place: row(lamp) for place, lamp in places.items()}
    return TrayCard(id="map", layout="strip", name=name, groups=groups)
