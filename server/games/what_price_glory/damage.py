"""Applying damage (7.3) and retreats (7.4): one hit after the other, as the side hit likes."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from server.games.kernel import Happening, Offer, OneOf
from server.games.ruling import Phrase, Reason, Ruling, Value
from server.games.telling import Told, refuse, seat_ref
from server.games.what_price_glory.actions import Absorb
from server.games.what_price_glory.control import settle
from server.games.what_price_glory.frames import Damage
from server.games.what_price_glory.movement import left_over, retreat_ways, retreats
from server.games.what_price_glory.naming import unit_ref, unit_values
from server.games.what_price_glory.sides import (
    NOT_IN_PLAY,
    RESERVE_OF,
    AreaId,
    area_ref,
    side_ref,
    wpg,
)
from server.games.what_price_glory.state import (
    State,
    Unit,
    known_area,
    pop,
    reserve_of,
    unit,
    units_of,
    with_units,
)


class Way(NamedTuple):
    """How a unit absorbs its next hit."""

    how: str  # "flip", "retreat" or "reserve"
    to: tuple[AreaId, ...] = ()  # where it may retreat to


def way(s: State, damage: Damage, each: Unit) -> Way:
    """The next step of the ladder is fixed: turn to spent, retreat, the reserve box. A unit that
    cannot retreat skips that step."""
    if each.id in damage.left:
        return Way("reserve")
    if each.fresh and not damage.as_spent:
        return Way("flip")
    to = retreats(s, each, damage.came_from, damage.crossed)
    return Way("retreat", to) if to else Way("reserve")


def able(s: State, damage: Damage) -> tuple[Unit, ...]:
    """The units that can still absorb a hit."""
    return tuple(each for each in units_of(s, damage.units) if each.is_on_map)


def capacity(s: State, damage: Damage) -> int:
    """The most hits the units can absorb (invariant 9). A place that one of them leaves for the
    reserve box takes in the next, so only barriers limit how many retreat (A-07)."""
    units = able(s, damage)
    flips = sum(way(s, damage, each).how == "flip" for each in units)
    return flips + len(units) + _most_retreats(s, damage, units)


def _most_retreats(s: State, damage: Damage, units: tuple[Unit, ...]) -> int:
    found = [
        retreat_ways(s, each, damage.came_from, damage.crossed)
        for each in units
        if each.id not in damage.left
    ]
    leaving = [ways for ways in found if ways]
    over = {way[0] if way else "" for ways in leaving for way in ways.values()}
    if s.house.retreat_barriers == "free" or damage.came_from or "" in over:
        return len(leaving)
    return min(len(leaving), sum(left_over(damage.crossed, each) for each in over))


def options(s: State, damage: Damage) -> tuple[Offer, ...]:
    """One hit on each unit that can take it."""
    offers = []
    for each in able(s, damage):
        next = way(s, damage, each)
        action = Absorb(unit=each.id, to=next.to[0] if next.to else None)
        vary = (OneOf(field="to", values=next.to),) if len(next.to) > 1 else ()
        label = Phrase(f"wpg-offer-{next.how}", _values(each, next))
        offers.append(Offer(action=action, label=label, vary=vary, about=each.at))
    return tuple(offers)


def _values(each: Unit, next: Way) -> dict[str, Value]:
    values = unit_values(each)
    if next.to:
        values["to"] = area_ref(next.to[0])
    return values


def check(s: State, damage: Damage, action: Absorb) -> Ruling[Way]:
    each = unit(s, action.unit)
    if each not in able(s, damage):
        raise refuse("wpg-not-hit", wpg("7.3"), unit=unit_ref(each))
    next = way(s, damage, each)
    if next.how == "retreat":
        if action.to is None:
            raise refuse("wpg-must-retreat", wpg("7.3"), unit=unit_ref(each))
        if known_area(s, action.to) not in next.to:
            key = "wpg-must-go-back" if damage.came_from else "wpg-no-retreat-there"
            raise refuse(key, wpg("7.4"), unit=unit_ref(each), area=area_ref(action.to))
    elif action.to is not None:
        raise refuse("wpg-no-retreat-now", wpg("7.3"), unit=unit_ref(each))
    return Ruling(next, (Reason(f"wpg-absorb-{next.how}", wpg("7.3")),))


def play(s: State, damage: Damage, action: Absorb, found: Way, told: Told) -> State:
    """One hit is absorbed; the rest, if there is any, goes on."""
    each = unit(s, action.unit)
    left, crossed, units = damage.left, damage.crossed, damage.units
    values = {**unit_values(each), "seat": seat_ref(damage.seat), "side": side_ref(damage.seat)}
    match found.how:
        case "flip":
            s = with_units(s, [replace(each, fresh=False)])
        case "retreat":
            assert action.to is not None
            values["to"] = area_ref(action.to)
            for over in retreat_ways(s, each, damage.came_from, crossed)[action.to]:
                crossed = {**crossed, over: crossed.get(over, 0) + 1}
            left = (*left, each.id)
            s = with_units(s, [replace(each, at=action.to, fresh=False)])
        case _:
            s = eliminate(s, each, told)
    if damage.each:
        units = tuple(id for id in units if id != each.id)
    text = Phrase(f"wpg-absorbed-{found.how}", values)
    told.append(Happening(text=text, seat=damage.seat))
    rest = replace(damage, hits=damage.hits - 1, left=left, crossed=crossed, units=units)
    s = replace(s, todo=(rest, *s.todo[1:]))
    return settle(s, told)


def eliminate(s: State, each: Unit, told: Told) -> State:
    """The unit leaves the map for its box; a BEF corps is replaced by another (7.5), and a French
    one may be swapped for a Mutiny corps (14.4)."""
    s = with_units(s, [replace(each, at=reserve_of(each), fresh=True)])
    if each.kind == "bef":
        s = _replace_bef(s)
    return mutiny(s, told)


def _replace_bef(s: State) -> State:
    for other in s.units:
        if other.nation == "british" and other.at == NOT_IN_PLAY and _is_3_2(other):
            return with_units(s, [replace(other, at=RESERVE_OF["british"])])
    return s


def _is_3_2(unit: Unit) -> bool:
    return (unit.kind, unit.strength, unit.move) == ("corps", 3, 2)


def mutiny(s: State, told: Told) -> State:
    """While mutinies last, regular corps in the French reserve box are replaced (14.4)."""
    while s.effects.mutinies:
        box = RESERVE_OF["french"]
        loyal = [u for u in s.units if u.at == box and _is_3_2(u)]
        angry = [u for u in s.units if u.kind == "mutiny" and u.at == NOT_IN_PLAY]
        if not loyal or not angry:
            return s
        swap = [replace(loyal[0], at=NOT_IN_PLAY), replace(angry[0], at=box, fresh=True)]
        s = with_units(s, swap)
        s = replace(s, effects=replace(s.effects, mutinies=s.effects.mutinies - 1))
        told.append(Happening(text=Phrase("wpg-mutiny")))
    return s


def done(s: State, damage: Damage) -> State | None:
    """The state after the damage, if there is none left or nobody to take it."""
    return pop(s) if damage.hits <= 0 or not able(s, damage) else None
