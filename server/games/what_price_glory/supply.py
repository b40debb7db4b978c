"""Supply (8): which areas a nation's units are supplied in, and the way a line is traced."""

from __future__ import annotations

from functools import lru_cache

from server.games.kernel import Seat
from server.games.what_price_glory.pack import Area
from server.games.what_price_glory.sides import OTHER, SEAT_OF_NATION, AreaId, Nation
from server.games.what_price_glory.state import State, Unit

Group = str  # nations that trace alike


def is_source(s: State, area: Area, nation: Nation) -> bool:
    """Whether supply comes into play there for the nation: an edge of the map, or a port (8.3)."""
    if nation == "german":
        return area.edge == "east"
    if nation == "french":
        return area.edge == "south"
    return is_port(s, area)


def is_port(s: State, area: Area) -> bool:
    return area.port == "yes" or (area.port == "optional" and s.house.optional_ports == "open")


def open_areas(s: State, seat: Seat) -> frozenset[AreaId]:
    """Areas a line may pass: the side controls them, and no enemy is there (8.2)."""
    enemies = {unit.at for unit in s.units if unit.seat == OTHER[seat]}
    return frozenset(
        id for id, ground in s.ground.items() if ground.controller == seat and id not in enemies
    )


def connected(s: State, nation: Nation) -> frozenset[AreaId]:
    """The open areas from which a line reaches a source of the nation."""
    passable = open_areas(s, SEAT_OF_NATION[nation])
    sources = [a.id for a in s.pack.areas if a.id in passable and is_source(s, a, nation)]
    reached, edge = set(sources), sources
    while edge:
        here = edge.pop()
        for next in s.atlas.neighbours[here]:
            if next in passable and next not in reached:
                reached.add(next)
                edge.append(next)
    return frozenset(reached)


@lru_cache(maxsize=256)
def _supplied(key: _Key) -> frozenset[AreaId]:
    s, nation = key.state, key.nation
    line = connected(s, nation)
    return frozenset(
        area.id
        for area in s.pack.areas
        if area.id in line
        or any(next in line for next in s.atlas.neighbours[area.id])
        or _supplies_itself(s, area, nation)
    )


class _Key:
    """A question about a state, by identity."""

    __slots__ = ("nation", "state")

    def __init__(self, state: State, nation: Nation) -> None:
        self.state, self.nation = state, nation

    def __hash__(self) -> int:
        return hash((id(self.state.units), id(self.state.ground), self.nation))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Key)
            and other.state.units is self.state.units
            and other.state.ground is self.state.ground
            and other.state.pack is self.state.pack
            and other.state.house == self.state.house
            and other.nation == self.nation
        )


def _supplies_itself(s: State, area: Area, nation: Nation) -> bool:
    """The area a unit stands in is not part of its line, so an edge supplies it even when it is
    contested (A-13). In a port, British and Belgian units always are (8.3); US corps if the house
    rule says so, else only where their side controls it (A-14)."""
    if not is_source(s, area, nation):
        return False
    if nation == "us" and s.house.us_ports == "book":
        return s.ground[area.id].controller == SEAT_OF_NATION[nation]
    return True


def supplied(s: State, nation: Nation) -> frozenset[AreaId]:
    """The areas in which units of the nation are in supply."""
    return _supplied(_Key(s, nation))


def in_supply(s: State, unit: Unit) -> bool:
    return unit.at in supplied(s, unit.nation)


def line_of(s: State, at: AreaId, nation: Nation) -> tuple[AreaId, ...]:
    """A shortest line from the area to a source, the area itself first; empty: out of supply."""
    if at not in supplied(s, nation):
        return ()
    line = connected(s, nation)
    ends = {a.id for a in s.pack.areas if a.id in line and is_source(s, a, nation)}
    if _supplies_itself(s, s.atlas.areas[at], nation):
        ends.add(at)
    came: dict[AreaId, AreaId | None] = {at: None}
    queue = [at]
    for here in queue:
        if here in ends:
            return _back(came, here)
        for next in s.atlas.neighbours[here]:
            if next in line and next not in came:
                came[next] = here
                queue.append(next)
    raise AssertionError(f"{at} is in supply without a line")


def _back(came: dict[AreaId, AreaId | None], here: AreaId) -> tuple[AreaId, ...]:
    way: list[AreaId] = []
    step: AreaId | None = here
    while step is not None:
        way.append(step)
        step = came[step]
    return tuple(reversed(way))
