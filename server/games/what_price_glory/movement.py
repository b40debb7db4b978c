"""Movement (6): what a step costs, what forbids it, and where a group may go by rail."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence

from server.games.kernel import Seat
from server.games.ruling import Cite, IllegalMove, Reason, Ruling, total
from server.games.telling import refuse
from server.games.what_price_glory.sides import (
    CP,
    EN,
    MOST_CROSSING,
    MOST_UNITS,
    RETURNING,
    AreaId,
    area_ref,
    house,
    wpg,
)
from server.games.what_price_glory.state import State, Unit, is_hostile, room, units_in
from server.games.what_price_glory.supply import open_areas, supplied


def boundary(one: AreaId, two: AreaId) -> str:
    """The name under which crossings of a boundary are counted."""
    return "|".join(sorted((one, two)))


def allowance(units: Sequence[Unit]) -> int:
    """A group moves at the rate of its slowest unit (6.1)."""
    return min(unit.move for unit in units)


def step_cost(s: State, seat: Seat, here: AreaId, to: AreaId) -> Ruling[int]:
    """The movement points of one step (6.2; in turn one 13.4)."""
    reasons = [Reason("wpg-cost-step", wpg("6.2"), 1, {"area": area_ref(to)})]
    if is_hostile(s, to, seat):
        if _enters_belgium_freely(s, seat, to):
            reasons.append(Reason("wpg-cost-belgium", _belgium(s, to)))
        else:
            reasons.append(Reason("wpg-cost-enter", wpg("6.2"), 1, {"area": area_ref(to)}))
    if is_hostile(s, here, seat):
        reasons.append(Reason("wpg-cost-leave", wpg("6.2"), 1, {"area": area_ref(here)}))
    return total(reasons)


def _enters_belgium_freely(s: State, seat: Seat, to: AreaId) -> bool:
    country = s.atlas.areas[to].country
    belgium = country == "be" or (country == "lu" and s.house.lux_is_belgium == "yes")
    return s.turn == 1 and seat == CP and belgium and not units_in(s, to, EN)


def _belgium(s: State, to: AreaId) -> Cite:
    is_luxembourg = s.atlas.areas[to].country == "lu"
    return house("lux_is_belgium") if is_luxembourg else wpg("13.4")


def check_step(s: State, units: Sequence[Unit], to: AreaId, spent: int) -> Ruling[int]:
    """The points the group has spent after this step; refuses one it may not make."""
    here, seat = units[0].at, units[0].seat
    if to not in s.atlas.neighbours.get(here, ()):
        raise refuse("wpg-not-a-neighbour", wpg("6.2"), area=area_ref(to), here=area_ref(here))
    cost = step_cost(s, seat, here, to)
    most = allowance(units)
    if spent + cost.value > most:
        raise refuse(
            "wpg-too-far", wpg("6.1"), area=area_ref(to), cost=cost.value, left=most - spent
        )
    check_crossing(s, units, here, to)
    check_room(s, len(units), to, seat)
    return Ruling(spent + cost.value, cost.reasons)


def check_crossing(s: State, units: Sequence[Unit], here: AreaId, to: AreaId) -> None:
    """At most two units over a restricted boundary in one action (6.2, 14.6 to 14.8). One that
    comes back over it is still one."""
    if not s.atlas.is_restricted(here, to):
        return
    ids = {unit.id for unit in units}
    crossed = s.impulse.crossed.get(boundary(here, to), ()) if s.impulse else ()
    before = len(set(crossed) - ids)
    if before + len(ids) > MOST_CROSSING:
        barrier = s.atlas.barriers[frozenset((here, to))]
        raise refuse(
            "wpg-barrier",
            wpg("6.2"),
            area=area_ref(to),
            here=area_ref(here),
            barrier=str(barrier),
            most=MOST_CROSSING,
            before=before,
        )


def check_room(s: State, count: int, to: AreaId, seat: Seat) -> None:
    """Ten units of a side in an area at any time (6.3)."""
    if count > room(s, to, seat):
        there = MOST_UNITS - room(s, to, seat)
        raise refuse("wpg-full", wpg("6.3"), area=area_ref(to), there=there, most=MOST_UNITS)


def may_step(s: State, units: Sequence[Unit], to: AreaId, spent: int) -> bool:
    try:
        check_step(s, units, to, spent)
    except IllegalMove:
        return False
    return True


# --- By rail ---------------------------------------------------------------------------------


def rail_areas(s: State, seat: Seat, units: Sequence[Unit]) -> frozenset[AreaId]:
    """Where trains run for the group: supplied areas that its side holds alone, and that the group
    does not overfill, not even on its way (6.3)."""
    lines = open_areas(s, seat)
    for nation in {unit.nation for unit in units}:
        lines &= supplied(s, nation)
    return frozenset(area for area in lines if len(units) <= room(s, area, seat))


def rail_destinations(s: State, units: Sequence[Unit]) -> tuple[AreaId, ...]:
    """Every area the group may be railed to."""
    return tuple(sorted(_railways(s, units).keys() - {units[0].at}))


def rail_way(s: State, units: Sequence[Unit], to: AreaId) -> tuple[AreaId, ...]:
    """The areas a train passes on its way there, over as few restricted boundaries as it can."""
    came = _railways(s, units)
    way: list[AreaId] = []
    step: AreaId | None = to
    while step is not None:
        way.append(step)
        step = came[step]
    return tuple(reversed(way))


def _railways(s: State, units: Sequence[Unit]) -> dict[AreaId, AreaId | None]:
    """The areas that trains reach with the group, each with the one before it. From the Returning
    box they come in over the eastern edge (10.3, A-23)."""
    here = units[0].at
    lines = rail_areas(s, units[0].seat, units)
    if here == RETURNING:
        starts = [a.id for a in s.pack.areas if a.edge == "east" and a.id in lines]
    else:
        starts = [here] if all(here in supplied(s, unit.nation) for unit in units) else []
    came: dict[AreaId, AreaId | None] = {}
    queue: deque[tuple[AreaId, AreaId | None]] = deque((each, None) for each in starts)
    while queue:  # open boundaries first: a train crosses a river only where no way leads round it
        place, before = queue.popleft()
        if place in came:
            continue
        came[place] = before
        for next in s.atlas.neighbours[place]:
            if next not in lines or next in came or not _trains_cross(s, units, place, next):
                continue
            if s.atlas.is_restricted(place, next):
                queue.append((next, place))
            else:
                queue.appendleft((next, place))
    return came


def _trains_cross(s: State, units: Sequence[Unit], here: AreaId, to: AreaId) -> bool:
    try:
        check_crossing(s, units, here, to)
    except IllegalMove:
        return False
    return True


# --- Retreats --------------------------------------------------------------------------------

Crossed = Mapping[str, int]  # how many have retreated over each restricted boundary


def retreats(s: State, unit: Unit, came_from: AreaId, crossed: Crossed) -> tuple[AreaId, ...]:
    """Where a unit may retreat to (7.4): no enemy, own control, fewer than ten. One that was hit
    as it came in can only go back. Barriers count only by house rule (A-07)."""
    return tuple(sorted(retreat_ways(s, unit, came_from, crossed)))


def retreat_ways(
    s: State, unit: Unit, came_from: AreaId, crossed: Crossed
) -> dict[AreaId, tuple[str, ...]]:
    """Where a unit may retreat to, each with the restricted boundaries on the way there."""
    if not unit.replaceable:
        return {}
    if came_from:
        return {came_from: ()} if _takes_in(s, unit, came_from) else {}
    ways = dict(_steps_back(s, unit.at, crossed))
    if s.house.retreat_range == "two_areas":
        for area, first in sorted(ways.items(), key=lambda each: (len(each[1]), each[0])):
            if is_hostile(s, area, unit.seat):
                continue
            for next, second in _steps_back(s, area, crossed):
                if next != unit.at:
                    ways.setdefault(next, (*first, *second))
    return {area: way for area, way in ways.items() if _takes_in(s, unit, area)}


def _steps_back(
    s: State, here: AreaId, crossed: Crossed
) -> Iterator[tuple[AreaId, tuple[str, ...]]]:
    """The neighbours a retreat may lead to, each with the boundary if it is restricted."""
    for to in s.atlas.neighbours[here]:
        if not s.atlas.is_restricted(here, to):
            yield to, ()
        elif s.house.retreat_barriers == "free" or left_over(crossed, boundary(here, to)) > 0:
            yield to, (boundary(here, to),)


def left_over(crossed: Crossed, boundary: str) -> int:
    """How many may still retreat over a restricted boundary, where that is limited (A-07)."""
    return MOST_CROSSING - crossed.get(boundary, 0)


def _takes_in(s: State, unit: Unit, area: AreaId) -> bool:
    return not is_hostile(s, area, unit.seat) and room(s, area, unit.seat) > 0
