"""The map as drawn: areas cut from the land, borders where they meet, links where they do not."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import cos, radians

from msgspec import Struct

from geometry.cells import cut_cells, middles, shared_line
from server.games.what_price_glory.board import BorderLine
from server.games.what_price_glory.pack import Pack
from server.games.what_price_glory.sides import AreaId

Point = tuple[int, int]
MIDDLE = 49.5  # degrees north, where a degree of longitude is drawn true to scale
SHORTEST = 60  # of a border that is worth drawing, in the drawing's own units: about seven km
WIDTH = cos(radians(MIDDLE))


class Drawing(Struct, frozen=True):
    land: tuple[Point, ...]
    places: dict[AreaId, Point]  # of names and units
    outlines: dict[AreaId, tuple[Point, ...]]
    borders: tuple[BorderLine, ...]


def draw(pack: Pack) -> Drawing:
    return _drawn(tuple(pack.land), tuple((a.id, a.place) for a in pack.areas), _borders(pack))


def _borders(pack: Pack) -> tuple[tuple[AreaId, AreaId, str], ...]:
    return tuple((*border.between, border.barrier or "") for border in pack.borders)


@lru_cache(maxsize=8)  # the maps of the matches that are being played
def _drawn(
    land: tuple[Point, ...],
    areas: tuple[tuple[AreaId, Point], ...],
    borders: tuple[tuple[AreaId, AreaId, str], ...],
) -> Drawing:
    coast = tuple(_flat(corner) for corner in land)
    places = {id: _flat(place) for id, place in areas}
    cells = dict(zip(places, cut_cells(tuple(places.values()), coast), strict=True))
    places = dict(
        zip(places, map(_between, places.values(), middles(tuple(cells.values()))), strict=True)
    )
    barriers = {frozenset((one, two)): barrier for one, two, barrier in borders}
    lines = []
    for one, two in combinations(places, 2):
        line = shared_line(cells[one], cells[two], SHORTEST)
        joins = frozenset((one, two)) in barriers
        if joins and not line:
            line = (places[one], places[two])  # neighbours whose cells do not touch
        if line:
            barrier = barriers.get(frozenset((one, two))) or None
            lines.append(
                BorderLine(between=(one, two), line=line, joins=joins, barrier=barrier)  # type: ignore[arg-type]
            )
    return Drawing(coast, places, cells, tuple(lines))


def _between(town: Point, middle: Point) -> Point:
    """Half way from the town to the middle of its area: towns lie closer together than areas."""
    return (town[0] + middle[0]) // 2, (town[1] + middle[1]) // 2


def _flat(place: Point) -> Point:
    """Longitude and latitude to the drawing: to the right and down, a thousand a degree."""
    longitude, latitude = place
    return round(longitude / 10 * WIDTH), round(-latitude / 10)
