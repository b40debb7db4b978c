"""Movement (p4), roads, mud and water (p20), towing (p13): how far a unit goes, and whether."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from geometry import Cost, on_one_road, travel
from server.games.armored_advance.actions import Move, Turn
from server.games.armored_advance.ground.layout import slow_ground, terrain
from server.games.armored_advance.ground.places import INCH, TURN, Place, thousandths
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.house import House, aa, by_house, settled
from server.games.armored_advance.play.economy import require_actions, require_fit, spend
from server.games.armored_advance.state import (
    Deeds,
    Driven,
    State,
    Thing,
    Unit,
    card_of,
    find_unit,
    mapped,
    own_unit,
    unit_ref,
    with_unit,
)
from server.games.armored_advance.units.cards import UnitCard
from server.games.kernel import Seat
from server.games.ruling import Reason, Ruling, Value
from server.games.telling import Told, refuse, tell

FREE_MOVE, FREE_MOVE_ROAD = 2.0, 3.0  # inches, p4 and p20
HEAVY_AGAIN = 2.0  # inches: a Heavy's Move from its second movement action on (p4)
FACING_TRAVEL = 100  # hundredths of a degree: still facing the way it travelled
NEAR = 1e-6
MOST_WAYPOINTS = 20


class Budget(Struct, frozen=True):
    """Inches one movement may cost, and the terms that make them."""

    inches: float
    road: float  # more, if it starts and ends on one road
    reasons: tuple[Reason, ...]


def budget(s: State, unit: Unit, *, free: bool = False) -> Budget:
    """How far the unit may go by its class, its tow and its moves so far (p4, p13, p20)."""
    card = card_of(s, unit)
    if free:
        inches = FREE_MOVE_ROAD if unit.deeds.on_road else FREE_MOVE
        key = "aa-free-move-road" if unit.deeds.on_road else "aa-free-move"
        page = 20 if unit.deeds.on_road else 4
        return Budget(inches, 0.0, (Reason(key, aa(page), 0, in_inches(inches)),))
    inches, reasons = base_move(card, unit.deeds.moves)
    if tows_heavy(s, unit):
        cite = aa(13) if inches % 2 == 0 else by_house("halve_distance")
        inches = _halved(inches, s.house)
        reasons = (*reasons, Reason("aa-tows-heavy", cite, 0, in_inches(inches)))
    return Budget(inches, road_bonus(card), reasons)


def tows_heavy(s: State, unit: Unit) -> bool:
    gun = find_unit(s, unit.towing) if unit.towing else None
    return gun is not None and card_of(s, gun).weight == "heavy"


def _halved(inches: float, house: House) -> float:
    """What a heavy gun in tow leaves of a Move (p13, Q10)."""
    return inches / 2 if house.halve_distance == "exact" else inches // 2


def half_move(s: State, unit: Unit) -> float:
    """The half that Slow Reverse and half-tracks in mud ask for: of the card's Move, or of what a
    heavy gun in tow leaves of it (Q51)."""
    move = float(card_of(s, unit).move)
    if s.house.half_of == "now" and tows_heavy(s, unit):
        move = _halved(move, s.house)
    return move / 2


def base_move(card: UnitCard, moves: int) -> tuple[float, tuple[Reason, ...]]:
    """The card's Move; a Heavy's is at most 2 inches after its first movement action (p4)."""
    if card.weight == "heavy" and moves > 0:
        again = min(HEAVY_AGAIN, float(card.move))
        return again, (Reason("aa-heavy-again", aa(4), 0, in_inches(again)),)
    return float(card.move), (Reason("aa-move", aa(4), 0, in_inches(card.move)),)


def road_bonus(card: UnitCard) -> float:
    """Inches for a movement action on one road: tracks 1, wheels and half-tracks 2 (p20)."""
    return {"tracked": 1.0, "half": 2.0, "wheeled": 2.0, "gun": 0.0}[card.traction]


def mud_cost(s: State, unit: Unit) -> Cost:
    """What thick mud does to the unit's moves (p20)."""
    card = card_of(s, unit)
    if card.traction == "tracked":
        return Cost(toll=1.0)
    if card.traction == "half":
        half = half_move(s, unit)
        if s.house.halftrack_mud == "of_mud":
            return Cost(per_inch=2.0, easy_ground=half)
        return Cost(per_inch=2.0, easy_move=half)
    if card.traction == "wheeled":
        return Cost(per_inch=2.0)
    return Cost(barred=True)


def wades(card: UnitCard) -> bool:
    """Water is nothing to Medium and Heavy vehicles; to the others it is thick mud (p20)."""
    return card.weight != "light"


def in_inches(inches: float) -> dict[str, Value]:
    return {"inches": round(inches, 3), "unit": "in"}


# --- On the board ----------------------------------------------------------------------------


class Drive(Struct, frozen=True):
    """A move that was measured."""

    inches: int  # thousandths along the path
    reasons: tuple[Reason, ...]


def check(s: State, seat: Seat, action: Move) -> Ruling[Drive]:
    """The move as it would be made; refused with what stops it."""
    if not mapped(s):
        raise refuse("aa-no-board", aa(4))
    unit = own_unit(s, seat, action.unit)
    reasons = require_free(s, unit) if action.free else require_actions(s, unit)
    if not 0 <= action.heading < TURN:
        raise refuse("aa-heading", aa(4))
    if len(action.via) > MOST_WAYPOINTS:
        raise refuse("aa-waypoints", aa(4), most=MOST_WAYPOINTS)
    if unit.place is None:
        raise refuse("aa-not-on-board", aa(4), who=unit_ref(unit.id))
    if action.to == unit.place and action.heading == unit.heading and not action.via:
        raise refuse("aa-moves-nowhere", aa(4), who=unit_ref(unit.id))
    path = [unit.place, *action.via, action.to]
    drive = require_way(s, unit, path, action.heading, free=action.free)
    return Ruling(drive, (*reasons, *drive.reasons))


def require_way(s: State, unit: Unit, path: Sequence[Place], heading: int, *, free: bool) -> Drive:
    """The way itself: its length, its end and all that stands beside it."""
    inches, why = _require_reach(s, unit, path, free=free)
    if not free:
        require_facing(s, unit, path, inches, heading)
    require_room(s, unit.id, card_of(s, unit), path, heading)
    return Drive(thousandths(inches), why)


def require_free(s: State, unit: Unit) -> tuple[Reason, ...]:
    """Light vehicles have one free move a turn (p4); a field gun has none (Q21b)."""
    require_fit(s, unit)
    card = card_of(s, unit)
    if card.weight != "light":
        raise refuse("aa-free-move-light", aa(4), who=unit_ref(unit.id))
    if card.is_field_gun:
        raise refuse("aa-free-move-gun", settled(21), who=unit_ref(unit.id))
    if unit.deeds.free_move:
        raise refuse("aa-free-move-used", aa(4), who=unit_ref(unit.id))
    _require_no_accurate_shot(unit)
    return ()


def has_free_move(s: State, unit: Unit) -> bool:
    """`require_free` as a predicate, of a unit that is fit."""
    card, deeds = card_of(s, unit), unit.deeds
    light = card.weight == "light" and not card.is_field_gun
    return light and not deeds.free_move and not deeds.accurate


def _require_no_accurate_shot(unit: Unit) -> None:
    """An accurate shot leaves no movement at all in its turn, not even a free one (p12)."""
    if unit.deeds.accurate:
        raise refuse("aa-accurate-stays", aa(12), who=unit_ref(unit.id))


def length(path: Sequence[Place]) -> float:
    pairs = itertools.pairwise(path)
    return math.fsum(math.hypot(b.x - a.x, b.y - a.y) for a, b in pairs) / INCH


def _require_reach(
    s: State, unit: Unit, path: Sequence[Place], *, free: bool
) -> tuple[float, tuple[Reason, ...]]:
    """The path's inches, if the budget lasts; the road bonus only where it is needed."""
    own, card, inches = budget(s, unit, free=free), card_of(s, unit), length(path)
    spent, why = cost(s, unit, card, path, inches)
    reasons = (*own.reasons, *why)
    if spent <= own.inches + NEAR:
        return inches, reasons
    if own.road and on_road(s, path[0], path[-1]):
        reasons = (*reasons, Reason("aa-road", aa(20), 0, in_inches(own.road)))
        if spent <= own.inches + own.road + NEAR:
            return inches, reasons
        own = replace(own, inches=own.inches + own.road)
    values: dict[str, Value] = {"cost_inches": round(spent, 2), **in_inches(own.inches)}
    raise refuse("aa-too-far", aa(4), who=unit_ref(unit.id), **values)


def on_road(s: State, start: Place, end: Place) -> bool:
    """Both on one continuous road (p20)."""
    return on_one_road(terrain(s), "road", start.inches, end.inches) >= 0


def cost(
    s: State, unit: Unit, card: UnitCard, path: Sequence[Place], inches: float
) -> tuple[float, tuple[Reason, ...]]:
    """What the path costs on its ground; refused where the ground is closed to the unit."""
    gun = find_unit(s, unit.towing) if unit.towing else None
    if not _slow_ground_near(s, path):
        return inches, ()
    fords, costs = prices(s, unit)
    found = travel(terrain(s, fords=fords), [p.inches for p in path], costs, 1000.0)
    if found.barred_by is not None:
        refuse_ground(s, unit, found.barred_by, towing=gun is not None)
    why = _through_water(s, path) if gun is not None else ()
    extra = found.spent - found.inches
    if extra <= NEAR:
        return found.spent, why
    cite = by_house("halftrack_mud") if card.traction == "half" else aa(20)
    if card.traction == "half" and tows_heavy(s, unit):
        cite = by_house("half_of")
    values: dict[str, Value] = {"extra_inches": round(extra, 2), "unit": "in"}
    return found.spent, (*why, Reason("aa-mud", cite, 0, values))


def prices(s: State, unit: Unit) -> tuple[bool, dict[str, Cost]]:
    """What slow ground costs the unit; first, whether water is mud to it (p20)."""
    card, mud = card_of(s, unit), mud_cost(s, unit)
    if card.is_field_gun or (unit.towing and s.house.tow_through_water == "no"):
        return False, {"water": Cost(barred=True), "mud": mud}
    return not wades(card), {"mud": mud}


def _through_water(s: State, path: Sequence[Place]) -> tuple[Reason, ...]:
    """Said where a gun in tow goes through water by house rule alone (Q31)."""
    closed = travel(terrain(s), [p.inches for p in path], {"water": Cost(barred=True)}, 1000.0)
    if closed.barred_by is None:
        return ()
    return (Reason("aa-tow-in-water", by_house("tow_through_water")),)


def _slow_ground_near(s: State, path: Sequence[Place]) -> bool:
    """Whether mud or water may lie under the path at all."""
    across, down = [place.x for place in path], [place.y for place in path]
    low_x, high_x, low_y, high_y = min(across), max(across), min(down), max(down)
    return any(
        box[0] <= high_x and box[2] >= low_x and box[1] <= high_y and box[3] >= low_y
        for box in slow_ground(s)
    )


def refuse_ground(s: State, unit: Unit, kind: str, *, towing: bool) -> None:
    if kind == "water":
        cite = by_house("tow_through_water") if towing else aa(20)
        raise refuse("aa-gun-in-water", cite, who=unit_ref(unit.id))
    raise refuse("aa-gun-in-mud", aa(20), who=unit_ref(unit.id))


def require_facing(
    s: State, unit: Unit, path: Sequence[Place], inches: float, heading: int
) -> None:
    """Slow Reverse: beyond half its Move it ends facing the way it travelled (p14, Q51)."""
    half = half_move(s, unit)
    if not card_of(s, unit).has("slow_reverse") or inches <= half + NEAR:
        return
    off = (heading - direction(path)) % TURN
    if min(off, TURN - off) > FACING_TRAVEL:
        cite = by_house("half_of") if tows_heavy(s, unit) else aa(14)
        raise refuse("aa-slow-reverse", cite, who=unit_ref(unit.id), **in_inches(half))


def direction(path: Sequence[Place]) -> int:
    """The heading of the last leg that goes anywhere; 0 if none does."""
    for a, b in reversed(list(itertools.pairwise(path))):
        if a != b:
            return round(math.degrees(math.atan2(b.y - a.y, b.x - a.x)) * 100) % TURN
    return 0


def play(s: State, seat: Seat, action: Move, ruling: Ruling[Drive], told: Told) -> State:
    """Move the unit, and spend what the move costs."""
    s, unit = driven(s, own_unit(s, seat, action.unit), ruling, told, free=action.free)
    s = with_way(s, unit, action)
    return with_unit(s, replace(unit, place=action.to, heading=action.heading))


def with_way(s: State, thing: Thing, action: Move) -> State:
    """With the way that is driven or marched, if it is not straight."""
    way = None
    if action.via and thing.place is not None:
        way = Driven(unit=thing.id, start=thing.place, via=action.via)
    return replace(s, driven=way)


def driven(
    s: State, unit: Unit, ruling: Ruling[Drive], told: Told, *, free: bool
) -> tuple[State, Unit]:
    """The pools and the record after a move, which is told; the unit is not in the state yet."""
    inches = ruling.value.inches
    s, unit = moved(s, unit, inches, "yes" if inches else "pivot", free=free)
    key = "aa-moved" if inches else "aa-turned"
    values: dict[str, Value] = {**in_inches(inches / INCH), "free": "yes" if free else "no"}
    tell(told, key, unit.seat, *ruling.reasons, who=unit_ref(unit.id), **values)
    return s, unit


def moved(
    s: State, unit: Unit, inches: int, how: Literal["yes", "pivot"], *, free: bool
) -> tuple[State, Unit]:
    """The pools and the record after a move; being set up is lost by moving (Q30).

    A gun in tow has gone as far: HE and Indirect fire ask for that (p10, p15).
    """
    if not free:
        s, unit = spend(s, unit, 1, "move")
    gun = find_unit(s, unit.towing) if unit.towing else None
    if gun is not None:
        s = with_unit(s, replace(gun, deeds=_gone(gun.deeds, inches, how, action=not free)))
    deeds = _gone(unit.deeds, inches, how, action=not free)
    deeds = replace(
        deeds,
        free_move=deeds.free_move or free,
        free_first=deeds.free_first or (free and deeds.first == "none"),
    )
    return s, replace(unit, deeds=deeds, set_up="no")


def _gone(deeds: Deeds, inches: int, how: Literal["yes", "pivot"], *, action: bool) -> Deeds:
    return replace(
        deeds,
        moves=deeds.moves + action,
        inches=deeds.inches + inches,
        moved="yes" if "yes" in (how, deeds.moved) else "pivot",
    )


# --- Turning on the spot, by house rule (Q18) ------------------------------------------------


def check_turn(s: State, seat: Seat, action: Turn) -> Ruling[None]:
    """A turn that costs nothing."""
    unit = own_unit(s, seat, action.unit)
    require_fit(s, unit)
    if s.house.pivot == "in_move":
        raise refuse("aa-turn-in-move", by_house("pivot"))
    if s.house.pivot == "free_once" and unit.deeds.turned:
        raise refuse("aa-turned-already", by_house("pivot"), who=unit_ref(unit.id))
    _require_no_accurate_shot(unit)
    if unit.place is None or action.heading == unit.heading or not 0 <= action.heading < TURN:
        raise refuse("aa-heading", aa(4))
    require_room(s, unit.id, card_of(s, unit), [unit.place], action.heading)
    return Ruling(None, (Reason("aa-turn-free", by_house("pivot")),))


def play_turn(s: State, seat: Seat, action: Turn, why: Ruling[None], told: Told) -> State:
    unit = own_unit(s, seat, action.unit)
    moved = "pivot" if unit.deeds.moved == "no" else unit.deeds.moved
    deeds = replace(unit.deeds, turned=True, moved=moved)
    tell(told, "aa-turned-free", seat, *why.reasons, who=unit_ref(unit.id))
    return with_unit(s, replace(unit, heading=action.heading, deeds=deeds))
