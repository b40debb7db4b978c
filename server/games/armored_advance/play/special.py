"""Specialised actions (p11, p15, p21): scouting, setting up, clearing tank traps."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, partial

from msgspec.structs import replace

from geometry import Hull, Shapes
from server.games.armored_advance.actions import Demolish, Scout, SetUp
from server.games.armored_advance.fire.may_fire import TRAPS_CLEARED, may_clear_traps
from server.games.armored_advance.fire.scouting import Report, scout_bonus
from server.games.armored_advance.fire.shot import HALF_ARC, Lane, arc_of
from server.games.armored_advance.ground.lanes import body, look, measured, target_body
from server.games.armored_advance.ground.layout import shape_of, terrain
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.ground.plan import PiecePlan
from server.games.armored_advance.ground.room import local
from server.games.armored_advance.house import House, aa, by_house, settled
from server.games.armored_advance.play import economy
from server.games.armored_advance.play.gunnery import attacker, enemy, record, squad_weapons
from server.games.armored_advance.state import (
    Scouted,
    Shots,
    Squad,
    State,
    Thing,
    Unit,
    card_of,
    is_target,
    mapped,
    own_turn,
    own_unit,
    piece_ref,
    ready_squads,
    ready_units,
    unit_ref,
    with_unit,
)
from server.games.armored_advance.units.cards import UnitCard
from server.games.kernel import Seat
from server.games.ruling import IllegalMove, Reason, Ref, Ruling, Value
from server.games.telling import Told, refuse, tell

MOST_SAID = 300_000


# --- Scout -----------------------------------------------------------------------------------


def check_scout(s: State, seat: Seat, action: Scout) -> Ruling[int]:
    """The bonus the friend would have against the target (p11)."""
    unit = own_unit(s, seat, action.unit)
    friend = _friend(s, seat, action.friend)
    target = enemy(s, seat, action.target)
    if not card_of(s, unit).has("scout"):
        raise refuse("aa-no-scout", aa(11), who=unit_ref(unit.id))
    reasons = _scout_cost(s, unit)
    if not isinstance(target, Unit):
        raise refuse("aa-scout-infantry", aa(11), who=unit_ref(target.id))
    bonus = scout_bonus(_report(s, unit, friend, target, action), s.house)
    return Ruling(bonus.value, (*reasons, *bonus.reasons))


def _friend(s: State, seat: Seat, id: str) -> Thing:
    """Any friendly unit; of the squads those that can fire at a vehicle (Q58)."""
    friend = attacker(s, seat, id)
    if isinstance(friend, Unit):
        return friend
    if friend.aboard is not None:
        raise refuse("aa-aboard", aa(18), who=unit_ref(id))
    if not _has_gun(friend):
        raise refuse("aa-scout-friend-unarmed", settled(58), who=unit_ref(id))
    return friend


def _has_gun(squad: Squad) -> bool:
    return any(weapon.kind != "ai" for weapon in squad_weapons(squad))


def _friends(s: State, seat: Seat) -> list[Thing]:
    teams = (q for q in ready_squads(s, seat) if q.aboard is None and _has_gun(q))
    return [*ready_units(s, seat), *teams]


def scout_pairs(s: State, seat: Seat, unit: Unit) -> list[tuple[Unit, Thing]]:
    """Every target and friend that `check_scout` allows, each target looked at once."""
    try:
        _scout_cost(s, unit)
    except IllegalMove:
        return []
    bonus = cache(partial(_bonus, house=s.house))
    friends = _friends(s, seat)
    enemies = [u for u in s.units if u.seat != seat and is_target(s, u)]
    return [
        (target, friend)
        for target, report in _first_reports(s, unit, enemies)
        for friend in friends
        if bonus(_told(s, report, unit, friend, target))
    ]


def _first_reports(s: State, unit: Unit, enemies: list[Unit]) -> Iterator[tuple[Unit, Report]]:
    """What the scout has to tell of each enemy it sees."""
    if not mapped(s):
        yield from ((each, Report(inches=0.0, sees=True)) for each in enemies)
        return
    own = body(s, unit)
    known = look(s, ((own, "turret", target_body(s, each)) for each in enemies))
    for each, lane in zip(enemies, known, strict=True):
        if not lane.is_out(needs_sight=True):
            yield each, _seen(lane.lane)


def _bonus(report: Report, house: House) -> int:
    """What the report is worth; nothing, where the rules do not allow it."""
    try:
        return scout_bonus(report, house).value
    except IllegalMove:
        return 0


def _scout_cost(s: State, unit: Unit) -> tuple[Reason, ...]:
    """One action; or one report a turn for nothing (Q22)."""
    if s.house.scout_cost == "action":
        return economy.require_actions(s, unit)
    economy.require_fit(s, unit)
    if unit.deeds.scouted:
        raise refuse("aa-scouted-once", by_house("scout_cost"), who=unit_ref(unit.id))
    return (Reason("aa-scout-free", by_house("scout_cost")),)


def _report(s: State, unit: Unit, friend: Thing, target: Unit, action: Scout) -> Report:
    if mapped(s) and action.inches:
        raise refuse("aa-use-the-board", aa(11))
    if not 0 <= action.inches <= MOST_SAID:
        raise refuse("aa-said-nonsense", aa(11))
    own = Report(inches=action.inches / INCH, sees=True)
    if mapped(s):
        own = _seen(measured(s, unit, target, "turret"))
    return _told(s, own, unit, friend, target)


def _seen(lane: Lane) -> Report:
    return Report(inches=lane.inches, sees=lane.sight == "seen")


def _told(s: State, report: Report, unit: Unit, friend: Thing, target: Unit) -> Report:
    """The report as it reaches the friend; how far that one may be is a house rule (Q55)."""
    away = 0.0
    if s.house.scout_friend_range == "60" and mapped(s) and friend.place is not None:
        away = measured(s, friend, target, "turret").inches
    return replace(report, for_itself=unit.id == friend.id, friend_inches=away)


def play_scout(s: State, seat: Seat, action: Scout, bonus: Ruling[int], told: Told) -> State:
    unit = own_unit(s, seat, action.unit)
    if s.house.scout_cost == "action":
        s, unit = economy.spend(s, unit)
    s = with_unit(s, replace(unit, deeds=replace(unit.deeds, scouted=True)))
    values: dict[str, Value] = {
        "who": unit_ref(action.unit),
        "target": unit_ref(action.target),
        "friend": unit_ref(action.friend),
        "bonus": bonus.value,
    }
    tell(told, "aa-scouts", seat, *bonus.reasons, **values)
    report = Scouted(action.unit, action.friend, action.target, bonus.value)
    return replace(s, scouted=(*s.scouted, report))


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
