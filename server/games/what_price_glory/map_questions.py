"""The map editor's question: a map file as it would be drawn, with all that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from server.games.data_file import Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.ruling import Phrase, Reason, Ruling
from server.games.what_price_glory.atlas_drawing import draw
from server.games.what_price_glory.board import BorderLine
from server.games.what_price_glory.complaints import of_map
from server.games.what_price_glory.files import AreaFile, MapFile, borders_of, map_of
from server.games.what_price_glory.pack import Names, Pack
from server.games.what_price_glory.sides import AreaId, wpg

FILE = "map.toml"
Point = tuple[float, float]  # longitude and latitude


class AreaDraft(Struct, frozen=True, kw_only=True):
    """An area of the file, and where it is drawn."""

    id: AreaId
    name: Names
    place: Point
    vp: int
    controller: str
    country: str
    port: str
    edge: str
    at: tuple[int, int] | None = None
    outline: tuple[tuple[int, int], ...] = ()


class BorderDraft(Struct, frozen=True, kw_only=True):
    between: tuple[AreaId, AreaId]
    barrier: str | None
    feature: str


class MapDraft(Struct, frozen=True, kw_only=True):
    """A map file in parts, its drawing if it can be drawn, and its faults."""

    id: str
    land: tuple[Point, ...]
    areas: tuple[AreaDraft, ...]
    borders: tuple[BorderDraft, ...]
    coast: tuple[tuple[int, int], ...]
    lines: tuple[BorderLine, ...]
    faults: tuple[Fault, ...]


# Without these faults a map can be drawn, whatever else is wrong with it.
UNDRAWABLE = {
    "wpg-fault-land",
    "wpg-fault-land-crosses",
    "wpg-fault-off-land",
    "wpg-fault-same-place",
    "wpg-fault-area-twice",
}


def answer_map(text: str, shipped: Mapping[str, str]) -> Ruling[MapDraft]:
    """The draft of a text; without one, that of the map we ship."""
    drawn, faults = _read(text or shipped[FILE])
    draft = _draft(drawn, faults) if drawn else _faulty(faults)
    return Ruling(draft, (Reason("wpg-map-read", wpg("1.2")),))


def _read(text: str) -> tuple[MapFile | None, tuple[Fault, ...]]:
    faults: Faults = []
    try:
        drawn: MapFile = read(MapFile, load(FILE, text, faults), f"{FILE}: ", faults)
    except Unreadable:
        return None, tuple(faults)
    wrong = (Fault(f"{FILE}: {at}", Phrase(key, values)) for at, key, values in of_map(drawn))
    return drawn, (*faults, *wrong)


def _faulty(faults: tuple[Fault, ...]) -> MapDraft:
    return MapDraft(id="", land=(), areas=(), borders=(), coast=(), lines=(), faults=faults)


def _draft(drawn: MapFile, faults: tuple[Fault, ...]) -> MapDraft:
    bars = not drawn.area or any(fault.text.key in UNDRAWABLE for fault in faults)
    drawing = None if bars else draw(_pack(drawn))
    return MapDraft(
        id=drawn.id,
        land=tuple((float(x), float(y)) for x, y in drawn.land),
        areas=tuple(
            _area(each, drawing.places[each.id], drawing.outlines[each.id])
            if drawing
            else _area(each)
            for each in drawn.area
        ),
        borders=tuple(
            BorderDraft(between=between, barrier=barrier, feature=feature)
            for between, barrier, feature in borders_of(drawn)
        ),
        coast=drawing.land if drawing else (),
        lines=drawing.borders if drawing else (),
        faults=faults,
    )


def _pack(drawn: MapFile) -> Pack:
    land, areas, every = map_of(drawn)
    known = {area.id for area in areas}
    borders = tuple(each for each in every if set(each.between) <= known)
    return Pack(land=land, areas=areas, borders=borders, cards=(), turns=())


def _area(
    each: AreaFile,
    at: tuple[int, int] | None = None,
    outline: tuple[tuple[int, int], ...] = (),
) -> AreaDraft:
    return AreaDraft(
        id=each.id,
        name=each.name,
        place=(float(each.place[0]), float(each.place[1])),
        vp=each.vp,
        controller=each.controller,
        country=each.country,
        port=each.port,
        edge=each.edge,
        at=at,
        outline=outline,
    )
