"""Counted play: moves of vehicles and guns that the players measured on the real table."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.armored_advance.actions import SayMove
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.house import House, aa
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
)
from server.games.armored_advance.state import (
    State,
    card_of,
    mapped,
    own_unit,
    unit_ref,
    with_unit,
)
from server.games.armored_advance.units.cards import UnitCard
from server.games.kernel import Seat
from server.games.ruling import Ruling, Value
from server.games.telling import Told, refuse


def check(s: State, seat: Seat, action: SayMove) -> Ruling[Drive]:
    """A move the players measured, held to the same budget."""
    if mapped(s):
        raise refuse("aa-use-the-board", aa(4))
    unit = own_unit(s, seat, action.unit)
    reasons = require_free(s, unit) if action.free else require_actions(s, unit)
    if action.onto or not 0 <= action.mud <= action.inches or (action.from_road > action.free):
        raise refuse("aa-said-nonsense", aa(4))
    starts = replace(unit, deeds=replace(unit.deeds, on_road=action.from_road))
    own, card = budget(s, starts, free=action.free), card_of(s, unit)
    allowed = own.inches + (own.road if action.road and not action.free else 0.0)
    spent = said_cost(card, s.house, action.inches / INCH, action.mud / INCH)
    if spent is None:
        refuse_ground(s, unit, "mud", towing=False)
    elif spent > allowed + NEAR:
        values: dict[str, Value] = {"cost_inches": round(spent, 2), **in_inches(allowed)}
        raise refuse("aa-too-far", aa(4), who=unit_ref(unit.id), **values)
    return Ruling(Drive(action.inches, own.reasons), (*reasons, *own.reasons))


def said_cost(card: UnitCard, house: House, inches: float, mud: float) -> float | None:
    """The cost of so many inches, the mud among them last; None: mud is closed to it."""
    if mud <= 0:
        return inches
    price = mud_cost(card, house)
    if price.barred:
        return None
    easy = max(price.easy_ground, price.easy_move - (inches - mud), 0.0)
    slow = max(0.0, mud - easy)
    return inches + price.toll + slow * (price.per_inch - 1.0)


def play(s: State, seat: Seat, action: SayMove, ruling: Ruling[Drive], told: Told) -> State:
    s, unit = driven(s, own_unit(s, seat, action.unit), ruling, told, free=action.free)
    return with_unit(s, unit)
