"""Transports (p12, p18) and towing (p13)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from geometry import Shapes, distances
from server.games.armored_advance.actions import Hook, Load, Unhook, Unload
from server.games.armored_advance.ground.layout import hull, shape_of, token
from server.games.armored_advance.ground.places import TURN, Place
from server.games.armored_advance.ground.room import gap
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.house import aa, by_house, settled
from server.games.armored_advance.play.economy import require_actions, require_fit, spend
from server.games.armored_advance.play.infantry import require_objective
from server.games.armored_advance.state import (
    Squad,
    State,
    Unit,
    card_of,
    find_unit,
    mapped,
    own_squad,
    own_unit,
    unit_ref,
    with_squad,
    with_unit,
)
from server.games.kernel import Seat
from server.games.ruling import Reason, Ruling
from server.games.telling import Told, refuse, tell

HOOK_INCHES = 1.0  # Q33 gives boarding the same reach by default
NEAR = 1e-6


def passengers(s: State, unit: Unit) -> list[Squad]:
    return [q for q in s.squads if q.aboard == unit.id and q.state == "ready"]


def embark_inches(s: State) -> float:
    return float(s.house.embark_range)


# --- Getting in and out ----------------------------------------------------------------------


def check_load(s: State, seat: Seat, action: Load) -> Ruling[None]:
    """One action of the transport for one squad, or for all at hand by house rule (Q52)."""
    unit = own_unit(s, seat, action.unit)
    seats = card_of(s, unit).x("apc")
    if seats is None:
        raise refuse("aa-no-transport", aa(12), who=unit_ref(unit.id))
    reasons = require_actions(s, unit)
    count = len(action.squads)
    if count == 0 or len(set(action.squads)) != count:
        raise refuse("aa-load-whom", aa(12), who=unit_ref(unit.id))
    if count > 1 and s.house.apc_load == "one":
        raise refuse("aa-load-one", by_house("apc_load"), who=unit_ref(unit.id))
    if len(passengers(s, unit)) + count > seats:
        raise refuse("aa-full", aa(12), who=unit_ref(unit.id), seats=seats)
    away = max(_require_boards(s, unit, own_squad(s, seat, id)) for id in action.squads)
    why = [Reason("aa-load", aa(12))]
    if count > 1:
        why.append(Reason("aa-load-all", by_house("apc_load")))
    if away > HOOK_INCHES + NEAR:
        why.append(Reason("aa-board-far", by_house("embark_range")))
    return Ruling(None, (*reasons, *why))


def _require_boards(s: State, unit: Unit, squad: Squad) -> float:
    """How far the squad is from the transport; refused if it cannot get in."""
    who = unit_ref(squad.id)
    if squad.state != "ready" or squad.aboard is not None:
        raise refuse("aa-aboard", aa(18), who=who)
    if squad.got_out:
        raise refuse("aa-got-out", aa(18), who=who)
    if not mapped(s):
        return 0.0
    assert squad.place is not None and unit.place is not None
    away = gap(token(squad.place), hull(card_of(s, unit), unit.place, unit.heading))
    if away > embark_inches(s) + NEAR:
        limit = embark_inches(s)
        raise refuse(
            "aa-board-too-far",
            by_house("embark_range"),
            who=who,
            inches=round(away, 2),
            limit_inches=limit,
            unit="in",
        )
    return away


def play_load(s: State, seat: Seat, action: Load, why: Ruling[None], told: Told) -> State:
    s, unit = spend(s, own_unit(s, seat, action.unit))
    riders = [own_squad(s, seat, id) for id in action.squads]
    names = tuple(unit_ref(squad.id) for squad in riders)
    tell(told, "aa-loaded", seat, *why.reasons, who=unit_ref(unit.id), squads=names)
    inside = (replace(squad, aboard=unit.id, place=None, manning=None, on=None) for squad in riders)
    return with_squad(s, *inside)


def check_unload(s: State, seat: Seat, action: Unload) -> Ruling[None]:
    """Free; who got out does nothing else this turn (p18)."""
    unit = own_unit(s, seat, action.unit)
    squad = own_squad(s, seat, action.squad)
    if squad.aboard != unit.id:
        raise refuse("aa-not-aboard", aa(18), who=unit_ref(squad.id))
    if not mapped(s):
        if action.at is not None:
            raise refuse("aa-no-board", aa(18))
        require_objective(s, action.onto)
        return Ruling(None, (Reason("aa-unload", aa(12)),))
    if action.at is None or action.onto:
        raise refuse("aa-use-the-board", aa(18))
    assert unit.place is not None
    require_room(s, squad.id, None, [action.at], 0)
    away = gap(token(action.at), hull(card_of(s, unit), unit.place, unit.heading))
    if away > embark_inches(s) + NEAR:
        raise refuse(
            "aa-board-too-far",
            by_house("embark_range"),
            who=unit_ref(squad.id),
            inches=round(away, 2),
            limit_inches=embark_inches(s),
            unit="in",
        )
    return Ruling(None, (Reason("aa-unload", aa(12)),))


def play_unload(s: State, seat: Seat, action: Unload, why: Ruling[None], told: Told) -> State:
    squad = own_squad(s, seat, action.squad)
    who, name = unit_ref(action.unit), unit_ref(squad.id)
    tell(told, "aa-unloaded", seat, *why.reasons, who=who, squad=name)
    out = replace(squad, aboard=None, place=action.at, on=action.onto or None)
    return with_squad(s, replace(out, got_out=True, moved=True))  # it has moved (Q59)


# --- Towing ----------------------------------------------------------------------------------


def check_hook(s: State, seat: Seat, action: Hook) -> Ruling[None]:
    """One action of the vehicle, one gun at most (p13)."""
    unit = own_unit(s, seat, action.unit)
    gun = own_unit(s, seat, action.gun)
    who = unit_ref(unit.id)
    if not card_of(s, unit).has("towing"):
        raise refuse("aa-cannot-tow", aa(13), who=who)
    reasons = require_actions(s, unit)
    if unit.towing is not None:
        raise refuse("aa-tows-already", aa(13), who=who)
    if not card_of(s, gun).is_field_gun or gun.towed_by is not None or gun.state != "ready":
        raise refuse("aa-cannot-be-towed", aa(13), who=unit_ref(gun.id))
    if gun.deeds.idle:
        raise refuse("aa-setting-up", aa(15), who=unit_ref(gun.id))
    if mapped(s) and _apart(s, unit, gun) > HOOK_INCHES + NEAR:
        raise refuse("aa-hook-too-far", settled(33), who=who, gun=unit_ref(gun.id))
    return Ruling(None, (*reasons, Reason("aa-hook", aa(13))))


def _apart(s: State, unit: Unit, gun: Unit) -> float:
    one, two = shape_of(s, unit), shape_of(s, gun)
    assert one is not None and two is not None
    return float(distances(Shapes.of([one]), Shapes.of([two])).inches[0, 0])


def play_hook(s: State, seat: Seat, action: Hook, why: Ruling[None], told: Told) -> State:
    s, unit = spend(s, own_unit(s, seat, action.unit))
    gun = own_unit(s, seat, action.gun)
    tell(told, "aa-hooked", seat, *why.reasons, who=unit_ref(unit.id), gun=unit_ref(gun.id))
    s = with_squad(s, *(replace(q, manning=None) for q in s.squads if q.manning == gun.id))
    gun = replace(gun, towed_by=unit.id, place=None, set_up="no")
    return with_unit(s, replace(unit, towing=gun.id), gun)


def check_unhook(s: State, seat: Seat, action: Unhook) -> Ruling[None]:
    """Free; the gun stands beside the vehicle (p13)."""
    unit = own_unit(s, seat, action.unit)
    gun = find_unit(s, unit.towing) if unit.towing else None
    if gun is None:
        raise refuse("aa-tows-nothing", aa(13), who=unit_ref(unit.id))
    require_fit(s, unit)
    if not mapped(s) and (action.at is not None or action.heading):
        raise refuse("aa-no-board", aa(13))
    if mapped(s) and (action.at is None or not 0 <= action.heading < TURN):
        raise refuse("aa-use-the-board", aa(13))
    if action.at is not None:
        require_room(s, gun.id, card_of(s, gun), [action.at], action.heading)
        placed = replace(gun, place=action.at, heading=action.heading)
        if _apart(s, unit, placed) > HOOK_INCHES + NEAR:
            raise refuse(
                "aa-hook-too-far", settled(33), who=unit_ref(unit.id), gun=unit_ref(gun.id)
            )
    return Ruling(None, (Reason("aa-unhook", aa(13)),))


def play_unhook(s: State, seat: Seat, action: Unhook, why: Ruling[None], told: Told) -> State:
    unit = own_unit(s, seat, action.unit)
    assert unit.towing is not None
    tell(told, "aa-unhooked", seat, *why.reasons, who=unit_ref(unit.id), gun=unit_ref(unit.towing))
    return let_go(s, unit, action.at, action.heading)


def let_go(s: State, unit: Unit, at: Place | None, heading: int) -> State:
    """The gun is free again; it counts as moved, even if its vehicle stood still."""
    gun = find_unit(s, unit.towing) if unit.towing else None
    assert gun is not None
    moved: Literal["yes"] = "yes"
    deeds = replace(gun.deeds, moved=moved)
    gun = replace(gun, towed_by=None, place=at, heading=heading, deeds=deeds)
    return with_unit(s, replace(unit, towing=None), gun)
