"""Movement (6): what a step costs, what forbids it, and where a group may go by rail."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    check_crossing(s, len(units), here, to)
    check_room(s, len(units), to, seat)
    return Ruling(spent + cost.value, cost.reasons)


def check_crossing(s: State, count: int, here: AreaId, to: AreaId) -> None:
    """At most two units over a restricted boundary in one action (6.2, 14.6 to 14.8)."""
    if not s.atlas.is_restricted(here, to):
        return
    before = s.impulse.crossed.get(boundary(here, to), 0) if s.impulse else 0
    if before + count > MOST_CROSSING:
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
    """Where trains run for the group: supplied areas that its side holds alone."""
    lines = open_areas(s, seat)
    for nation in {unit.nation for unit in units}:
        lines &= supplied(s, nation)
    return lines


def rail_destinations(s: State, units: Sequence[Unit]) -> tuple[AreaId, ...]:
    """Every area the group may be railed to. From the Returning box trains come in over the
    eastern edge (10.3, A-23)."""
    seat, here = units[0].seat, units[0].at
    lines = rail_areas(s, seat, units)
    if here == RETURNING:
        starts = [a.id for a in s.pack.areas if a.edge == "east" and a.id in lines]
        reached = set(starts)
    elif any(here not in supplied(s, unit.nation) for unit in units):
        return ()
    else:
        starts, reached = [here], {here}
    edge = list(starts)
    while edge:
        place = edge.pop()
        for next in s.atlas.neighbours[place]:
            if next in lines and next not in reached and _trains_cross(s, len(units), place, next):
                reached.add(next)
                edge.append(next)
    reached.discard(here)
    fits = (area for area in reached if len(units) <= room(s, area, seat))
    return tuple(sorted(fits))


def _trains_cross(s: State, count: int, here: AreaId, to: AreaId) -> bool:
    try:
        check_crossing(s, count, here, to)
    except IllegalMove:
        return False
    return True


# --- Retreats --------------------------------------------------------------------------------


def retreats(
    s: State, unit: Unit, came_from: AreaId, crossed: Mapping[str, int]
) -> tuple[AreaId, ...]:
    """Where a unit may retreat to (7.4): no enemy, own control, fewer than ten. One that was hit
    as it came in can only go back. Barriers count only by house rule (A-07)."""
    if not unit.replaceable:
        return ()
    if came_from:
        return (came_from,) if _takes_in(s, unit, came_from) else ()
    near = {area for area in s.atlas.neighbours[unit.at] if _lets_by(s, unit.at, area, crossed)}
    found = {area for area in near if _takes_in(s, unit, area)}
    if s.house.retreat_range == "two_areas":
        through = {area for area in near if not is_hostile(s, area, unit.seat)}
        further = {next for area in through for next in s.atlas.neighbours[area]} - {unit.at}
        found |= {area for area in further if _takes_in(s, unit, area)}
    return tuple(sorted(found))


def _lets_by(s: State, here: AreaId, to: AreaId, crossed: Mapping[str, int]) -> bool:
    if s.house.retreat_barriers == "free" or not s.atlas.is_restricted(here, to):
        return True
    return crossed.get(boundary(here, to), 0) < MOST_CROSSING


def _takes_in(s: State, unit: Unit, area: AreaId) -> bool:
    return not is_hostile(s, area, unit.seat) and room(s, area, unit.seat) > 0
