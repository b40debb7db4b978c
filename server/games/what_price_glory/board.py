"""What a phone or the screen is shown of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.what_price_glory.pack import Barrier
from server.games.what_price_glory.sides import AreaId, CardName, Nation, UnitId


class UnitPiece(Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: UnitId
    nation: Nation
    kind: Literal["corps", "bef", "tank", "stoss", "mutiny"] = "corps"
    strength: int
    move: int
    fresh: bool = True
    supplied: bool = True


class AreaPlace(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An area with all that lies in it."""

    id: AreaId
    vp: int
    controller: Seat
    began: Seat  # who controls it at the start of the game
    trench: bool = False
    port: bool = False
    edge: Literal["none", "east", "south"] = "none"
    place: tuple[int, int]  # of its name and its units
    outline: tuple[tuple[int, int], ...]
    units: tuple[UnitPiece, ...] = ()


class BorderLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where two areas meet. `between` are neighbours if `joins`; their cells may touch without."""

    between: tuple[AreaId, AreaId]
    line: tuple[tuple[int, int], ...]
    joins: bool = True
    barrier: Barrier | None = None


class Box(Struct, frozen=True, kw_only=True):
    id: str
    units: tuple[UnitPiece, ...]


class MarkerPiece(Struct, frozen=True):
    kind: Literal["machine-gun", "gas"]
    area: AreaId
    seat: Seat


class PlayerArea(Struct, frozen=True, kw_only=True):
    """The cards of a side, as everybody sees them."""

    seat: Seat
    hand: int
    limit: int
    committed: int
    deck: int
    events: int
    discard: int
    seen: tuple[CardName, ...]  # of its discards
    used: tuple[CardName, ...]  # in this impulse
    out: tuple[CardName, ...]
    waives: bool
    chosen: bool  # its hand for this turn


class OwnCards(Struct, frozen=True, kw_only=True):
    """The cards of the viewer's own side."""

    hand: tuple[CardName, ...]
    committed: tuple[CardName, ...]
    deck: tuple[CardName, ...]
    discard: tuple[CardName, ...]
    picked: tuple[CardName, ...] | None = None


class Now(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is being decided."""

    kind: str
    seat: Seat | None = None
    slot: int = 0
    slots: int = 0
    units: tuple[UnitId, ...] = ()  # that act
    area: AreaId = ""
    hits: int = 0
    needs: tuple[int, ...] = ()  # of dice whose hits the table counts: what each must not exceed
    spent: int = 0


class Board(Struct, frozen=True, kw_only=True):
    play: Literal["digital", "companion"]  # companion: printed cards lie on the table
    turn: int
    season: Literal["summer", "winter", "spring", "fall"]
    year: int
    phasing: Seat | None
    holder: Seat
    initiative: int
    victory: int
    difference: int
    total: int
    areas: tuple[AreaPlace, ...]
    borders: tuple[BorderLine, ...]
    land: tuple[tuple[int, int], ...]
    boxes: tuple[Box, ...]
    markers: tuple[MarkerPiece, ...]
    players: tuple[PlayerArea, PlayerArea]
    own: OwnCards | None
    now: Now | None
    hands: Mapping[Seat, int]
    submarines: int
    usa: bool
    winners: tuple[Seat, ...] | None = None
