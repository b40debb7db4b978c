"""Specialised actions (p15, p21): setting up, clearing tank traps."""

from __future__ import annotations

import math

from msgspec.structs import replace

from geometry import Hull, Shapes
from server.games.armored_advance.actions import Demolish, SetUp
from server.games.armored_advance.fire.may_fire import TRAPS_CLEARED, may_clear_traps
from server.games.armored_advance.fire.shot import HALF_ARC, arc_of
from server.games.armored_advance.ground.layout import shape_of, terrain
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.ground.plan import PiecePlan
from server.games.armored_advance.ground.room import local
from server.games.armored_advance.house import aa, by_house
from server.games.armored_advance.play import economy
from server.games.armored_advance.play.attacks import MOST_SAID
from server.games.armored_advance.play.gunnery import record
from server.games.armored_advance.state import (
    Shots,
    State,
    Unit,
    card_of,
    mapped,
    own_turn,
    own_unit,
    piece_ref,
    unit_ref,
    with_unit,
)
from server.games.armored_advance.units.cards import UnitCard
from server.games.kernel import Seat
from server.games.ruling import IllegalMove, Reason, Ref, Ruling
from server.games.telling import Told, refuse, tell

# --- Setting up ------------------------------------------------------------------------------


def check_set_up(s: State, seat: Seat, action: SetUp) -> Ruling[None]:
    """A whole turn in which the unit does nothing else (p15, Q30)."""
    unit = own_unit(s, seat, action.unit)
    who, card = unit_ref(unit.id), card_of(s, unit)
    if not card.has("indirect"):
        raise refuse("aa-not-indirect", aa(15), who=who)
    economy.require_fit(s, unit)
    if unit.set_up != "no":
        raise refuse("aa-set-up-already", aa(15), who=who)
    deeds = unit.deeds
    if deeds.actions or deeds.moved != "no" or deeds.scouted:
        raise refuse("aa-set-up-whole-turn", by_house("setup_cost"), who=who)
    if s.house.setup_cost == "full_pool":
        economy.require_actions(s, unit, card.actions)
    return Ruling(None, (Reason("aa-set-up-turn", by_house("setup_cost")),))


def play_set_up(s: State, seat: Seat, action: SetUp, why: Ruling[None], told: Told) -> State:
    unit = own_unit(s, seat, action.unit)
    if s.house.setup_cost == "full_pool":
        s, unit = economy.spend(s, unit, card_of(s, unit).actions)
    tell(told, "aa-sets-up", seat, *why.reasons, who=unit_ref(unit.id))
    deeds = replace(unit.deeds, idle=True)
    return with_unit(s, replace(unit, set_up="setting_up", deeds=deeds))


# --- Tank traps ------------------------------------------------------------------------------


def traps(s: State) -> list[PiecePlan]:
    """Tank traps that still stand."""
    if s.options.board is None:
        return []
    return [
        piece
        for piece in s.options.board.pieces
        if piece.kind == "tank_traps" and piece.id not in s.gone
    ]


def check_demolish(s: State, seat: Seat, action: Demolish) -> Ruling[tuple[str, ...]]:
    """The traps that would go: the one fired at, and those within 3 inches of it (p21)."""
    unit = own_unit(s, seat, action.unit)
    economy.require_fit(s, unit)
    piece = next((trap for trap in traps(s) if trap.id == action.piece), None)
    if mapped(s) != (piece is not None) or (mapped(s) and action.inches):
        raise refuse("aa-no-such-trap", aa(21), piece=action.piece)
    card, in_arc = card_of(s, unit), True
    inches = action.inches / INCH
    if not 0 <= action.inches <= MOST_SAID or (piece is None and action.piece):
        raise refuse("aa-said-nonsense", aa(21))
    if piece is not None:
        inches, in_arc = _to_trap(s, unit, card, piece)
    spent = may_clear_traps(card, record(s, unit), inches, in_arc=in_arc)
    economy.require_actions(s, unit, spent.value)
    return Ruling(cleared(s, piece) if piece else (), spent.reasons)


def could_demolish(s: State, unit: Unit) -> bool:
    """Whether the unit may fire traps away, if it has any before its gun."""
    try:
        may_clear_traps(card_of(s, unit), record(s, unit), 0.0)
    except IllegalMove:
        return False
    return True


def _to_trap(s: State, unit: Unit, card: UnitCard, piece: PiecePlan) -> tuple[float, bool]:
    shape, ground = shape_of(s, unit), terrain(s)
    assert shape is not None
    batch = Shapes.of([shape])
    k = ground.named(piece.id)
    inches = round(float(ground.distance_to(batch)[0, k]), 3)
    gun = card.primary
    arc = "turret" if gun is None else arc_of(card, gun, s.house)
    if arc == "turret":
        return inches, True
    assert isinstance(shape, Hull)
    centre = ground.polygons[k].centroid
    forward, left = local(shape, (centre.x, centre.y))
    ahead = forward if arc == "front90" else -forward
    off = round(abs(math.degrees(math.atan2(left, ahead))), 2)
    return inches, off <= HALF_ARC


def cleared(s: State, piece: PiecePlan) -> tuple[str, ...]:
    ground = terrain(s)
    own = ground.polygons[ground.named(piece.id)]
    return tuple(
        trap.id
        for trap in traps(s)
        if ground.polygons[ground.named(trap.id)].distance(own) <= TRAPS_CLEARED + 1e-6
    )


def play_demolish(
    s: State, seat: Seat, action: Demolish, gone: Ruling[tuple[str, ...]], told: Told
) -> State:
    unit = own_unit(s, seat, action.unit)
    card = card_of(s, unit)
    s, unit = economy.spend(s, unit, card.actions)
    gun = card.primary
    shots = (Shots(gun.id if gun else "gun", "armour"),) * card.actions
    unit = replace(unit, fired=own_turn(s), deeds=replace(unit.deeds, shots=shots))
    pieces = tuple(piece_ref(id) for id in gone.value) or Ref("aa-the", "traps")
    tell(told, "aa-demolished", seat, *gone.reasons, who=unit_ref(unit.id), pieces=pieces)
    return with_unit(replace(s, gone=(*s.gone, *gone.value)), unit)
