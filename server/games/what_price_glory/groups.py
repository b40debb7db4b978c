"""Groups (4.3): who may be activated together, and the simple actions they perform."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.ruling import Cite, Reason, Ruling
from server.games.telling import Told, refuse, tell
from server.games.what_price_glory.cards import has_used
from server.games.what_price_glory.combat import attack
from server.games.what_price_glory.control import settle
from server.games.what_price_glory.frames import Act, Fire, Moving, Singles
from server.games.what_price_glory.impulse import (
    acts_twice,
    left_with,
    letter,
    other_group,
    shown,
)
from server.games.what_price_glory.movement import boundary, rail_way
from server.games.what_price_glory.naming import group_values, place_ref
from server.games.what_price_glory.reactions import breakdown, entered
from server.games.what_price_glory.sides import (
    MOST_UNITS,
    OTHER,
    RETURNING,
    AreaId,
    UnitId,
    area_ref,
    card_ref,
    side_ref,
    wpg,
)
from server.games.what_price_glory.state import (
    State,
    Unit,
    pop,
    push,
    unit,
    units_in,
    units_of,
    with_impulse,
    with_units,
)
from server.games.what_price_glory.supply import in_supply


def check_group(s: State, seat: Seat, ids: Sequence[UnitId]) -> tuple[Unit, ...]:
    """The units as a group: own, all in one area, at most ten, no British beside French before
    the USA enter the war (1.1, 4)."""
    if not 1 <= len(ids) <= MOST_UNITS or len(set(ids)) < len(ids):
        raise refuse("wpg-group-size", wpg("4"), most=MOST_UNITS)
    units = tuple(unit(s, id) for id in ids)
    for each in units:
        if each.seat != seat:
            raise refuse("wpg-not-your-unit", wpg("4"))
        if each.at != units[0].at:
            raise refuse("wpg-group-area", wpg("4"))
    if not units[0].is_on_map and units[0].at != RETURNING:
        raise refuse("wpg-not-on-map", wpg("4"))
    if not s.effects.usa and {"british", "french"} <= {each.nation for each in units}:
        raise refuse("wpg-british-and-french", wpg("1.1"))
    return units


def check_activate(s: State, seat: Seat, ids: Sequence[UnitId]) -> Ruling[tuple[Unit, ...]]:
    """The group of this slot: fresh units; spent ones only for a Battlefield Recovery that is
    committed, those in the Returning box only for Railroads."""
    units = check_group(s, seat, ids)
    frame = s.todo[0]
    taken = {*other_group(s), *(frame.done if isinstance(frame, Singles) else ())}
    if taken & set(ids):
        raise refuse("wpg-group-acted", wpg("5.4"))
    base = bases_of_slot(s)
    if base and units[0].at not in base:
        raise refuse("wpg-other-base", wpg("5.4"), area=place_ref(units[0].at))
    if isinstance(frame, Singles):
        _check_single(frame, ids)
    if not all(each.fresh for each in units) and not left_with(s, seat, "recover"):
        raise refuse("wpg-spent", wpg("4.3"))
    if units[0].at == RETURNING and not left_with(s, seat, "rail"):
        raise refuse("wpg-only-by-rail", wpg("10.3"))
    return Ruling(units, (Reason("wpg-activate", wpg("4.3")),))


def _check_single(frame: Singles, ids: Sequence[UnitId]) -> None:
    if len(ids) != 1:
        raise refuse("wpg-one-unit", wpg("5.4"))
    if frame.pool and ids[0] not in frame.pool:
        raise refuse("wpg-same-units", wpg("15"))


def activate(s: State, units: Sequence[Unit]) -> State:
    """The group is chosen; what it does is the next decision."""
    ids = tuple(each.id for each in units)
    frame = s.todo[0]
    assert s.impulse is not None
    now = s.impulse
    if not isinstance(frame, Singles):
        s = with_impulse(s, groups={**now.groups, letter(s): ids})
        return push(pop(s), Act(units=ids))
    together = tuple(dict.fromkeys((*now.groups.get(letter(s), ()), *ids)))
    s = with_impulse(s, groups={**now.groups, letter(s): together})
    rest = replace(frame, left=frame.left - 1, done=(*frame.done, *ids))
    return push(replace(s, todo=(rest, *s.todo[1:])), Act(units=ids, single=True))


def check_ready(units: Sequence[Unit]) -> None:
    """Only fresh units on the map move or fight (4.3)."""
    if not units or not units[0].is_on_map:
        raise refuse("wpg-only-by-rail", wpg("10.3"))
    if not all(each.fresh for each in units):
        raise refuse("wpg-spent", wpg("4.3"))


def acted(s: State, ids: Sequence[UnitId]) -> State:
    assert s.impulse is not None
    return with_impulse(s, active=tuple(dict.fromkeys((*s.impulse.active, *ids))))


# --- Simple actions --------------------------------------------------------------------------


def advance(s: State, units: Sequence[Unit], to: AreaId, spent: int, told: Told) -> State:
    """One step of a group, the first or a further one. `spent`: the points with this step."""
    assert s.impulse is not None
    here, seat = units[0].at, s.impulse.seat
    ids = tuple(each.id for each in units)
    frame = s.todo[0]
    start = frame.start if isinstance(frame, Moving) else len(units)
    s = replace(s, todo=(Moving(units=ids, start=start, spent=spent, came_from=here), *s.todo[1:]))
    s = _counted(acted(s, ids), here, to, ids)
    values = {**group_values(units), "to": area_ref(to), "side": side_ref(seat)}
    tell(told, "wpg-advanced", seat, spent=spent, **values)
    s = with_units(s, [replace(each, at=to) for each in units])
    s = settle(s, told)
    return s if s.over else entered(s, to, ids, here)


def _counted(s: State, here: AreaId, to: AreaId, ids: Sequence[UnitId]) -> State:
    """Who has crossed a restricted boundary in this action (6.2)."""
    assert s.impulse is not None
    if not s.atlas.is_restricted(here, to):
        return s
    key = boundary(here, to)
    over = tuple(dict.fromkeys((*s.impulse.crossed.get(key, ()), *ids)))
    return with_impulse(s, crossed={**s.impulse.crossed, key: over})


def moving_units(s: State, frame: Moving) -> tuple[Unit, ...]:
    """Those of the group that still go on: machine guns may have turned some back."""
    units = units_of(s, frame.units)
    on_map = [each for each in units if each.is_on_map and each.at != frame.came_from]
    return tuple(on_map)


def halt(s: State, frame: Moving) -> State:
    """The move is over; tanks roll for breakdown (6.4)."""
    units = moving_units(s, frame) or [u for u in units_of(s, frame.units) if u.is_on_map]
    s = _keep_group(pop(s), units)
    return push(s, *breakdown(s, frame))


def _keep_group(s: State, units: Sequence[Unit]) -> State:
    """A group that was turned back in part goes on with those that are left, one that was turned
    back as a whole with all of them; a single unit is still the same one."""
    assert s.impulse is not None
    if isinstance(s.todo[0], Singles):
        return s
    groups = {**s.impulse.groups, letter(s): tuple(each.id for each in units)}
    return with_impulse(s, groups=groups)


def fight(s: State, units: Sequence[Unit]) -> State:
    assert s.impulse is not None
    ids = tuple(each.id for each in units)
    return push(acted(pop(s), ids), attack(units[0].at, s.impulse.seat, units))


# --- Actions that a card converts (5.4) --------------------------------------------------------


def check_recover(s: State, units: Sequence[Unit]) -> Ruling[None]:
    """Battlefield Recovery: a supplied group, not in gas (7.5e)."""
    for each in units:
        if not each.is_on_map or not in_supply(s, each):
            raise refuse("wpg-no-supply", wpg("8.1"), area=place_ref(units[0].at))
    at = units[0].at
    if any(m.kind == "gas" and m.area == at for m in s.markers):
        raise refuse("wpg-gassed", wpg("7.5"), area=area_ref(at))
    return Ruling(None, (Reason("wpg-recovers", wpg("15")),))


def recover(s: State, units: Sequence[Unit], told: Told) -> State:
    assert s.impulse is not None
    seat = s.impulse.seat
    s = show_card(s, "recover", told)
    tell(told, "wpg-recovered", seat, side=side_ref(seat), **group_values(units))
    s = with_units(pop(s), [replace(each, fresh=True) for each in units])
    if s.house.recovery_stays == "no" or s.impulse is None:
        return s
    ids = {each.id for each in units}
    return with_impulse(s, active=tuple(id for id in s.impulse.active if id not in ids))


def rail(s: State, units: Sequence[Unit], to: AreaId, told: Told) -> State:
    assert s.impulse is not None
    seat = s.impulse.seat
    s = show_card(s, "rail", told)
    values = {**group_values(units), "to": area_ref(to), "side": side_ref(seat)}
    tell(told, "wpg-railed", seat, **values)
    ids = tuple(each.id for each in units)
    s, way = acted(pop(s), ids), rail_way(s, units, to)
    for here, next in pairwise(way):
        s = _counted(s, here, next, ids)
    return settle(with_units(s, [replace(each, at=to) for each in units]), told)


def show_card(s: State, wanted: str, told: Told) -> State:
    assert s.impulse is not None
    name = left_with(s, s.impulse.seat, wanted)
    assert name is not None
    return shown(s, s.impulse.seat, name, told)


def need_card(s: State, seat: Seat, wanted: str, cite: Cite) -> None:
    if left_with(s, seat, wanted) is None:
        name = next(c.id for c in s.pack.cards if c.effect == wanted)
        raise refuse("wpg-card-needed", cite, card=card_ref(name))


def bombard_targets(s: State, seat: Seat) -> tuple[AreaId, ...]:
    """Areas that Steel Rain may fall on now: with enemies, at or beside a base (5.4, 14.1)."""
    bases = _bases(s, seat)
    near = {next for base in bases for next in (base, *s.atlas.neighbours[base])}
    return tuple(sorted(area for area in near if units_in(s, area, OTHER[seat])))


def _bases(s: State, seat: Seat) -> set[AreaId]:
    """A group's own area; without a group any supplied area of units that are not the other
    group's, beside Independent Initiative that of a unit it served (14.1)."""
    assert s.impulse is not None
    frame = s.todo[0]
    if isinstance(frame, Act):
        base = units_of(s, frame.units)
    elif s.impulse.alone:
        base = units_of(s, s.impulse.groups.get(s.impulse.alone[0], ()))
    else:
        used = set(other_group(s))
        base = tuple(u for u in s.units if u.seat == seat and u.id not in used)
    return {each.at for each in base if each.is_on_map and in_supply(s, each)}


def bases_of_slot(s: State) -> tuple[AreaId, ...]:
    """Where the group of this slot must be chosen: in an area that bombarded in the same group's
    first action (5.4a); empty: anywhere."""
    assert s.impulse is not None
    return s.impulse.bases.get(letter(s), ())


def bombard(s: State, at: AreaId, told: Told) -> State:
    assert s.impulse is not None
    seat, frame = s.impulse.seat, s.todo[0]
    if not isinstance(frame, Act) or not (frame.single or acts_twice(s, letter(s))):
        near = {at, *s.atlas.neighbours[at]}
        base = tuple(sorted(near & _bases(s, seat)))
        s = with_impulse(s, bases={**s.impulse.bases, letter(s): base})
    s = show_card(s, "bombard", told)
    dice = 1 if has_initiative(s, seat) else len(units_in(s, at, OTHER[seat]))
    return push(pop(s), Fire(seat=seat, at=at, how="bombard", dice=dice))


def has_initiative(s: State, seat: Seat) -> bool:
    """Whether Independent Initiative is among the cards of this impulse: then Steel Rain is one
    die (14.1). Of printed cards only those that were shown are known."""
    hidden = None if s.printed else left_with(s, seat, "singles")
    return has_used(s, seat, "singles") or hidden is not None


def act_singly(s: State, told: Told) -> State:
    """Independent Initiative: up to four single units, of the group where the slot has one."""
    assert s.impulse is not None
    seat, frame = s.impulse.seat, s.todo[0]
    number = next(c.number for c in s.pack.cards if c.effect == "singles")
    alone = (*s.impulse.alone, letter(s))
    s = show_card(s, "singles", told)
    pool = frame.units if isinstance(frame, Act) else ()
    if not pool:
        # With Esprit de Corps the same units act again in the next slot (15).
        s = with_impulse(s, alone=alone)
    tell(told, "wpg-singles", seat, side=side_ref(seat), count=number)
    return push(pop(s), Singles(left=number, pool=pool))
