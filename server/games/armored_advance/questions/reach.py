"""How far a unit goes, by its budget alone; `area.py` says where to."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.play import movement
from server.games.armored_advance.play.infantry import MARCH
from server.games.armored_advance.state import FRESH, Squad, State, Thing, Unit, card_of
from server.games.ruling import Ruling


class AskReach(Struct, frozen=True, kw_only=True, tag="ask-reach", forbid_unknown_fields=True):
    """How far can the unit move, with its next action and in this turn?"""

    unit: str


class Reach(Struct, frozen=True, kw_only=True):
    """Thousandths of an inch: with the next movement action, on a road, free, and in all."""

    next: int
    road: int
    free: int
    turn: int


def rested(s: State, thing: Thing) -> Thing:
    """As it will stand in its own turn: what it did in its last one is over by then."""
    if isinstance(thing, Unit) and thing.seat != s.active:
        return replace(thing, deeds=FRESH)
    return thing


def reach(s: State, thing: Thing) -> Ruling[Reach]:
    """Its budget in numbers."""
    if isinstance(thing, Squad):
        march = round(MARCH * INCH)
        return Ruling(Reach(next=march, road=0, free=0, turn=march))
    own, free = movement.budget(s, thing), _free(s, thing)
    return Ruling(
        Reach(
            next=round(own.inches * INCH),
            road=round(own.road * INCH),
            free=round(free * INCH),
            turn=round((_in_turn(s, thing) + free) * INCH),
        ),
        own.reasons,
    )


def _free(s: State, unit: Unit) -> float:
    free = movement.has_free_move(s, unit)
    return movement.budget(s, unit, free=True).inches if free else 0.0


def _in_turn(s: State, unit: Unit) -> float:
    """With every action the unit still has of its own."""
    total, moves = 0.0, unit.deeds.moves
    for k in range(card_of(s, unit).actions - unit.deeds.actions):
        later = replace(unit, deeds=replace(unit.deeds, moves=moves + k))
        total += movement.budget(s, later).inches
    return total
