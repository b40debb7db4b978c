"""Everywhere the next move of a unit may end, walls, ground, roads and its own width counted.

It says of all ways at once what `movement.require_way` says of one. Inside the area a way exists
and is told by `Found.way`; outside it by more than TOLERANCE none does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import shapely
from msgspec import Struct
from msgspec.structs import replace

from geometry import Cost, Reachable, ground, reachable, roads_of
from server.games.armored_advance.ground.going import drivable, ground_of, standable
from server.games.armored_advance.ground.layout import layout, standing, terrain
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import Outline
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.house import aa
from server.games.armored_advance.play import movement
from server.games.armored_advance.play.infantry import MARCH
from server.games.armored_advance.questions.poses import thing_of
from server.games.armored_advance.questions.reach import rested
from server.games.armored_advance.state import Squad, State, Thing, card_of, mapped, unit_ref
from server.games.ruling import Ruling
from server.games.telling import refuse

TOLERANCE = 0.1  # inches between the area and the rules, at most
SLACK = 0.002  # inches of the budget kept back: waypoints are rounded to thousandths
SMOOTH = 0.002  # inches by which the outline may differ from the area
NUDGE = 0.01  # inches that a unit may stand too close to a wall and still drive off
MOST_FOUND = 32

Point = tuple[float, float]


class AskArea(Struct, frozen=True, kw_only=True, tag="ask-area", forbid_unknown_fields=True):
    """Where may the unit's next move end, over these waypoints?"""

    unit: str
    free: bool = False
    via: tuple[Place, ...] = ()


class Area(Struct, frozen=True, kw_only=True):
    """Outlines, of which a second one inside a first is a hole."""

    rings: tuple[Outline, ...]
    may: int  # thousandths of an inch that the whole move may cost
    road: int  # as many more, if it begins and ends on one road


@dataclass(frozen=True, eq=False)
class Found:
    """The search, kept for the ways that are asked of it."""

    plain: Reachable
    by_road: Reachable | None  # with the road's inches, for ends on the road
    road: shapely.Geometry | None
    area: shapely.Geometry
    start: Place  # of the search: the last waypoint

    def way(self, to: Point) -> list[Point] | None:
        """The cheapest way from the last waypoint."""
        found = self.plain.way(to)
        if found is None and self.by_road is not None:
            found = self.by_road.way(to)
        return found

    @cached_property
    def rings(self) -> tuple[Outline, ...]:
        smooth = shapely.simplify(self.area, SMOOTH)
        rings = shapely.get_rings(shapely.get_parts(smooth))
        return tuple(
            tuple((round(x * INCH), round(y * INCH)) for x, y in ring[:-1].tolist())
            for ring in (shapely.get_coordinates(each) for each in rings)
        )


def area(s: State, asked: AskArea) -> Ruling[Area]:
    thing = mover(s, asked.unit)
    own = budget(s, thing, free=asked.free)
    found = reached(s, thing, asked.via, free=asked.free)
    answer = Area(rings=found.rings, may=round(own.inches * INCH), road=round(own.road * INCH))
    return Ruling(answer, own.reasons)


def mover(s: State, id: str) -> Thing:
    """The unit or squad asked about, as it will stand in its own turn."""
    if not mapped(s):
        raise refuse("aa-no-board", aa(4))
    thing = rested(s, thing_of(s, id))
    if thing.place is None:
        raise refuse("aa-not-on-board", aa(4), who=unit_ref(id))
    return thing


def budget(s: State, thing: Thing, *, free: bool) -> movement.Budget:
    if isinstance(thing, Squad):
        return movement.Budget(MARCH, 0.0, ())
    return movement.budget(s, thing, free=free)


_found: dict[Any, tuple[Any, Found]] = {}


def reached(s: State, thing: Thing, via: Sequence[Place] = (), *, free: bool = False) -> Found:
    """Where the rest of the budget leads after these waypoints; refused if they are no way."""
    assert thing.place is not None, "asked of what stands on the board"
    own = budget(s, thing, free=free)
    land = layout(s)
    key = (id(land), thing, tuple(via), own.inches, own.road, s.house, tuple(standing(s, thing.id)))
    known = _found.get(key)
    if known is None:
        if len(_found) >= MOST_FOUND:
            _found.clear()
        known = _found[key] = land, _search(s, thing, (thing.place, *via), own)
    return known[1]


def _search(s: State, thing: Thing, path: Sequence[Place], own: movement.Budget) -> Found:
    spent, cost, slow, closed = _so_far(s, thing, path)
    start, left = path[-1], own.inches - spent - SLACK
    free = drivable(s, thing, start, max(0.0, left) + own.road)
    if closed is not None:
        free = shapely.difference(free, _wider(closed))
    at = _beside(free, start)
    if slow is not None:
        dry = not shapely.contains_xy(slow, *start.inches)
        slow = _wider(slow)
        at = (dry and _beside(shapely.difference(free, slow), start)) or at
    if at is None or left + own.road <= 0:
        nowhere = shapely.Polygon()
        none = reachable(nowhere, start.inches, 0.0)
        return Found(none, None, None, nowhere, start)
    plain = reachable(free, at, max(0.0, left), slow, cost)
    road = _road(s, path[0]) if own.road else None
    everywhere, by_road = plain.area, None
    if road is not None:
        by_road = reachable(free, at, left + own.road, slow, cost)
        everywhere = shapely.union(everywhere, shapely.intersection(by_road.area, road))
    return Found(plain, by_road, road, _areas(standable(s, thing, _areas(everywhere), free)), start)


def _wider(ground: shapely.Geometry) -> shapely.Geometry:
    """By a hair: a way along its edge is rounded, and must not come to lie on it."""
    return shapely.buffer(ground, SLACK, join_style="mitre")


def _areas(shape: shapely.Geometry) -> shapely.Geometry:
    """Without the points and lines that a union may leave."""
    parts = shapely.get_parts(shape)
    return shapely.MultiPolygon(parts[shapely.get_type_id(parts) == 3].tolist())


def _beside(free: shapely.Geometry, start: Place) -> Point | None:
    """The start; a hair beside it where the hull touches something; None: it cannot move."""
    at = shapely.Point(start.inches)
    line = shapely.shortest_line(at, free)
    if shapely.is_empty(free) or shapely.length(line) > NUDGE:
        return None
    x, y = shapely.get_coordinates(line)[-1].tolist()
    return float(x), float(y)


def _so_far(
    s: State, thing: Thing, path: Sequence[Place]
) -> tuple[float, Cost, shapely.Geometry | None, shapely.Geometry | None]:
    """What the waypoints cost; then the price of slow ground, where it lies, and what is closed."""
    inches = movement.length(path)
    card = None if isinstance(thing, Squad) else card_of(s, thing)
    if len(path) > 1:
        heading = movement.direction(path)
        require_room(s, thing.id, None if card is None else _narrow(card), path, heading)
    if isinstance(thing, Squad) or card is None:
        return inches, Cost(), None, None
    fords, costs = movement.prices(s, thing)
    spent, _ = movement.cost(s, thing, card, path, inches)
    mud, cost = ground_of(s, "mud", fords=fords), costs["mud"]
    land = terrain(s, fords=fords)
    on_mud = ground(land, [p.inches for p in path], ["mud"]).length_on("mud")
    cost = replace_cost(cost, inches, on_mud)
    closed = ground_of(s, "water") if "water" in costs else None
    return spent, cost, mud, closed


def replace_cost(cost: Cost, moved: float, on_mud: float) -> Cost:
    """What is left to pay of it after so many inches, and so many of them on it."""
    return Cost(
        per_inch=cost.per_inch,
        toll=0.0 if on_mud > 0 else cost.toll,
        easy_move=max(0.0, cost.easy_move - moved),
        easy_ground=max(0.0, cost.easy_ground - on_mud),
        barred=cost.barred,
    )


def _narrow(card: Any) -> Any:
    """The card with a hull as long as it is wide: at a waypoint only the width counts."""
    return replace(card, hull=replace(card.hull, length=card.hull.width))


def _road(s: State, start: Place) -> shapely.Geometry | None:
    """The road that the unit stands on, less a hair: an end at its edge may be rounded."""
    at = shapely.Point(start.inches)
    for road in roads_of(terrain(s), "road"):
        if shapely.dwithin(road.shape, at, 1e-9):
            return shapely.buffer(road.shape, -SLACK, join_style="mitre")
    return None


def cells(s: State, thing: Thing) -> frozenset[tuple[int, int]]:
    """The whole inches of the board whose middles lie in the area."""
    plan = s.options.board
    assert plan is not None
    inside = reached(s, thing).area
    columns, rows = -(-plan.width // INCH), -(-plan.depth // INCH)
    x, y = (axis.ravel() for axis in np.meshgrid(np.arange(columns), np.arange(rows)))
    found = shapely.contains_xy(inside, x + 0.5, y + 0.5)
    return frozenset(zip(x[found].tolist(), y[found].tolist(), strict=True))
