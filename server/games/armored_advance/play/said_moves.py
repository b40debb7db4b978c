"""Counted play: moves of vehicles and guns that the players measured on the real table."""

from __future__ import annotations

from msgspec.structs import replace

from geometry import Cost
from server.games.armored_advance.actions import SayMove
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.house import aa, by_house
from server.games.armored_advance.play.economy import require_actions
from server.games.armored_advance.play.movement import (
    NEAR,
    Drive,
    budget,
    driven,
    in_inches,
    mud_cost,
    refuse_ground,
    require_free,
    wades,
)
from server.games.armored_advance.state import (
    State,
    Unit,
    card_of,
    mapped,
    own_unit,
    unit_ref,
    with_unit,
)
from server.games.kernel import Seat
from server.games.ruling import Reason, Ruling, Value
from server.games.telling import Told, refuse


def check(s: State, seat: Seat, action: SayMove) -> Ruling[Drive]:
    """A move the players measured, held to the same budget."""
    if mapped(s):
        raise refuse("aa-use-the-board", aa(4))
    unit = own_unit(s, seat, action.unit)
    reasons = require_free(s, unit) if action.free else require_actions(s, unit)
    price = mud_cost(s, unit)
    _require_sense(action, price)
    why = _require_open(s, unit, action, price)
    starts = replace(unit, deeds=replace(unit.deeds, on_road=action.from_road))
    own = budget(s, starts, free=action.free)
    allowed = own.inches + (own.road if action.road and not action.free else 0.0)
    slow = action.mud if wades(card_of(s, unit)) else action.mud + action.water
    spent = said_cost(price, action.inches / INCH, slow / INCH, action.late_mud / INCH)
    if spent > allowed + NEAR:
        values: dict[str, Value] = {"cost_inches": round(spent, 2), **in_inches(allowed)}
        raise refuse("aa-too-far", aa(4), who=unit_ref(unit.id), **values)
    why = (*own.reasons, *why)
    return Ruling(Drive(action.inches, why), (*reasons, *why))


def _require_sense(action: SayMove, price: Cost) -> None:
    """Refuses numbers that no way over the table has, and what is not asked of this move."""
    slow = action.mud + action.water
    beyond = max(0, action.inches - round(price.easy_move * INCH)) if price.easy_move else 0
    fits = min(action.mud, action.water, action.late_mud) >= 0 and slow <= action.inches
    if not fits or action.late_mud > min(slow, beyond):
        raise refuse("aa-said-nonsense", aa(4))
    if action.onto or (action.from_road and not action.free):
        raise refuse("aa-said-nonsense", aa(4))


def _require_open(s: State, unit: Unit, action: SayMove, price: Cost) -> tuple[Reason, ...]:
    """Refuses ground that is closed to guns, in tow or not (p20, Q31)."""
    gun, tows = card_of(s, unit).is_field_gun, unit.towing is not None
    if action.water and (gun or (tows and s.house.tow_through_water == "no")):
        refuse_ground(s, unit, "water", towing=tows)
    if action.mud and price.barred:
        refuse_ground(s, unit, "mud", towing=False)
    if action.water and tows:
        return (Reason("aa-tow-in-water", by_house("tow_through_water")),)
    return ()


def said_cost(price: Cost, inches: float, mud: float, late: float = 0.0) -> float:
    """The cost of so many inches with mud among them. `late`: of the mud, what lies beyond the
    inches of the move that are easy (p20); what cannot lie within them lies beyond."""
    if mud <= 0:
        return inches
    slow = max(late, mud - price.easy_move) if price.easy_move else mud - price.easy_ground
    return inches + price.toll + max(0.0, slow) * (price.per_inch - 1.0)


def play(s: State, seat: Seat, action: SayMove, ruling: Ruling[Drive], told: Told) -> State:
    s, unit = driven(s, own_unit(s, seat, action.unit), ruling, told, free=action.free)
    return with_unit(s, unit)
