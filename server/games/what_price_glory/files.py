"""Data files: what map, forces, cards and turn track look like as TOML."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Literal

from msgspec import Struct

from server.games.data_file import Bounds, Written
from server.games.what_price_glory.pack import (
    Area,
    Barrier,
    Border,
    Card,
    Corps,
    Names,
    Pack,
    Turn,
)
from server.games.what_price_glory.sides import AreaId

Degrees = Annotated[Decimal, Bounds(-180, 180)]
Place = tuple[Degrees, Degrees]
Id = Annotated[str, Written(r"[a-z][a-z0-9-]{0,39}", "wpg-fault-id")]
LAST_TURN = 10
BATTLE_CARDS, EVENT_CARDS = 16, 8  # of a side (1.3)
COUNTERS = 176  # on the sheet, units and markers (1.1)
PARIS = "paris"


class AreaFile(Struct, frozen=True, kw_only=True):
    id: Id
    name: Names
    place: Place
    vp: Annotated[int, Bounds(0, 9)]
    controller: Literal["cp", "en"]
    country: Literal["de", "be", "fr", "lu"]
    port: Literal["no", "yes", "optional"] = "no"
    edge: Literal["none", "east", "south"] = "none"
    neighbours: tuple[AreaId, ...] = ()  # besides those of the borders


class BorderFile(Struct, frozen=True, kw_only=True):
    between: tuple[AreaId, AreaId]
    barrier: Literal["river", "forest", "mountain"] | None = None
    feature: str = ""


class MapFile(Struct, frozen=True, kw_only=True):
    id: Id
    land: tuple[Place, ...]
    area: tuple[AreaFile, ...]
    border: tuple[BorderFile, ...]


class ForcesFile(Struct, frozen=True, kw_only=True):
    id: Id
    corps: tuple[Corps, ...]


class TurnsFile(Struct, frozen=True, kw_only=True):
    id: Id
    turn: tuple[Turn, ...]


class CardsFile(Struct, frozen=True, kw_only=True):
    id: Id
    card: tuple[Card, ...]


class Data(Struct, frozen=True, kw_only=True):
    """All four files, read."""

    pack: Pack
    corps: tuple[Corps, ...]


Kind = Literal["map", "forces", "cards", "turns"]
KINDS: dict[Kind, Any] = {
    "map": MapFile,
    "forces": ForcesFile,
    "cards": CardsFile,
    "turns": TurnsFile,
}
MARKS: dict[str, Kind] = {"area": "map", "corps": "forces", "card": "cards", "turn": "turns"}


def borders_of(drawn: MapFile) -> tuple[tuple[tuple[AreaId, AreaId], Barrier | None, str], ...]:
    """Every border with its barrier: those with an entry, and open ones that areas list."""
    found = {frozenset(b.between): (b.between, b.barrier, b.feature) for b in drawn.border}
    for area in drawn.area:
        for other in area.neighbours:
            found.setdefault(frozenset((area.id, other)), ((area.id, other), None, ""))
    return tuple(found.values())


def map_of(
    drawn: MapFile,
) -> tuple[tuple[tuple[int, int], ...], tuple[Area, ...], tuple[Border, ...]]:
    """The land, the areas and the borders of a map file, as a match keeps them."""
    areas = tuple(
        Area(
            id=area.id,
            name=area.name,
            place=whole(area.place),
            vp=area.vp,
            controller=area.controller,
            country=area.country,
            port=area.port,
            edge=area.edge,
        )
        for area in drawn.area
    )
    borders = tuple(
        Border(between=between, barrier=barrier, feature=feature)
        for between, barrier, feature in borders_of(drawn)
    )
    return tuple(whole(corner) for corner in drawn.land), areas, borders


def joined(drawn: MapFile, forces: ForcesFile, cards: CardsFile, turns: TurnsFile) -> Data:
    land, areas, borders = map_of(drawn)
    pack = Pack(land=land, areas=areas, borders=borders, cards=cards.card, turns=turns.turn)
    return Data(pack=pack, corps=forces.corps)


def whole(place: Place) -> tuple[int, int]:
    """Longitude and latitude in whole ten thousandths of a degree."""
    return int(place[0] * 10_000), int(place[1] * 10_000)
