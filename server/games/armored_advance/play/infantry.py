"""Infantry on foot (p17): one action a turn, outside the limit; and standing behind guns."""

from __future__ import annotations

import itertools
import math

from msgspec.structs import replace

from server.games.armored_advance.actions import Man, Move, SayMove
from server.games.armored_advance.ground.places import INCH, thousandths
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.house import aa, by_house, settled
from server.games.armored_advance.play.movement import MOST_WAYPOINTS, Drive, with_way
from server.games.armored_advance.state import (
    Squad,
    State,
    card_of,
    find_unit,
    mapped,
    own_squad,
    unit_ref,
    with_squad,
)
from server.games.kernel import Seat
from server.games.ruling import Reason, Ruling, Value
from server.games.telling import Told, refuse, tell

MARCH = 4.0  # inches, p17
NEAR = 1e-6


def can_act(squad: Squad) -> bool:
    """Whether the squad still has its one action."""
    ready = squad.state == "ready" and squad.aboard is None
    return ready and not squad.acted and not squad.got_out and not squad.lost_action


def require_action(squad: Squad) -> tuple[Reason, ...]:
    """Its one action of the turn, which costs the side nothing (p17)."""
    who = unit_ref(squad.id)
    if squad.state != "ready":
        raise refuse("aa-not-on-board", aa(17), who=who)
    if squad.aboard is not None:
        raise refuse("aa-aboard", aa(18), who=who)
    if squad.acted:
        raise refuse("aa-squad-acted", aa(17), who=who)
    if squad.got_out:
        raise refuse("aa-got-out", aa(18), who=who)
    if squad.lost_action:
        raise refuse("aa-shaken", aa(18), who=who)
    return (Reason("aa-squad-action", aa(17)),)


def check_march(s: State, seat: Seat, action: Move) -> Ruling[Drive]:
    """A squad on foot, on the board."""
    if not mapped(s):
        raise refuse("aa-no-board", aa(4))
    squad = own_squad(s, seat, action.unit)
    reasons = require_action(squad)
    if action.free or squad.place is None or action.heading:
        raise refuse("aa-march-nonsense", aa(17), who=unit_ref(squad.id))
    if len(action.via) > MOST_WAYPOINTS:
        raise refuse("aa-waypoints", aa(17), most=MOST_WAYPOINTS)
    path = [squad.place, *action.via, action.to]
    pairs = list(itertools.pairwise(path))
    inches = math.fsum(math.hypot(b.x - a.x, b.y - a.y) for a, b in pairs) / INCH
    require_march(squad, inches)
    require_room(s, squad.id, None, path, 0)
    why = Reason("aa-march", aa(17), 0, {"inches": MARCH, "unit": "in"})
    return Ruling(Drive(thousandths(inches), (why,)), (*reasons, why))


def require_march(squad: Squad, inches: float) -> None:
    """Some way, and no farther than infantry goes (p17)."""
    who = unit_ref(squad.id)
    if inches > MARCH + NEAR:
        values: dict[str, Value] = {"cost_inches": round(inches, 2), "inches": MARCH, "unit": "in"}
        raise refuse("aa-too-far", aa(17), who=who, **values)
    if inches <= 0:
        raise refuse("aa-moves-nowhere", aa(17), who=who)


def play_march(s: State, seat: Seat, action: Move, why: Ruling[Drive], told: Told) -> State:
    squad = own_squad(s, seat, action.unit)
    _tell(told, squad, why)
    s = with_way(s, squad, action)
    return with_squad(s, replace(squad, place=action.to, acted=True, moved=True))


def _tell(told: Told, squad: Squad, why: Ruling[Drive]) -> None:
    values: dict[str, Value] = {"inches": why.value.inches / INCH, "unit": "in"}
    tell(told, "aa-marched", squad.seat, *why.reasons, who=unit_ref(squad.id), **values)


# --- On the real table -----------------------------------------------------------------------


def check_said(s: State, seat: Seat, action: SayMove) -> Ruling[Drive]:
    """A march the players measured; it leaves a gun, and may end on an objective."""
    if mapped(s):
        raise refuse("aa-use-the-board", aa(17))
    squad = own_squad(s, seat, action.unit)
    reasons = require_action(squad)
    if replace(action, onto="") != SayMove(unit=action.unit, inches=action.inches):
        raise refuse("aa-march-nonsense", aa(17), who=unit_ref(squad.id))
    require_objective(s, action.onto)
    require_march(squad, action.inches / INCH)
    why = Reason("aa-march", aa(17), 0, {"inches": MARCH, "unit": "in"})
    return Ruling(Drive(action.inches, (why,)), (*reasons, why))


def require_objective(s: State, id: str) -> None:
    """An objective of this match, or none at all."""
    if id and id not in said_objectives(s):
        raise refuse("aa-no-such-objective", aa(23), objective=id)


def said_objectives(s: State) -> tuple[str, ...]:
    """Objectives where there is no board: they are only numbered."""
    return tuple(str(n) for n in range(1, s.options.objectives + 1))


def play_said(s: State, seat: Seat, action: SayMove, why: Ruling[Drive], told: Told) -> State:
    squad = own_squad(s, seat, action.unit)
    _tell(told, squad, why)
    moved = replace(squad, acted=True, moved=True, manning=None, on=action.onto or None)
    return with_squad(s, moved)


def check_man(s: State, seat: Seat, action: Man) -> Ruling[None]:
    """Standing behind a gun takes no action of the squad (Q21); said once a turn at most."""
    if mapped(s):
        raise refuse("aa-use-the-board", aa(17))
    squad = own_squad(s, seat, action.squad)
    who = unit_ref(squad.id)
    if squad.state != "ready" or squad.aboard is not None or squad.manned:
        raise refuse("aa-man-not-now", settled(21), who=who)
    if action.gun == (squad.manning or ""):
        raise refuse("aa-man-same", settled(21), who=who)
    if action.gun:
        _require_gun(s, seat, action.gun)
    return Ruling(None, (Reason("aa-man-free", settled(21)),))


def _require_gun(s: State, seat: Seat, id: str) -> None:
    """An own gun; or an enemy's that nobody mans, where guns are captured (Q21)."""
    gun = find_unit(s, id)
    if gun is None or gun.state != "ready" or not card_of(s, gun).is_field_gun:
        raise refuse("aa-no-such-gun", aa(17), who=id)
    if gun.seat != seat and (s.house.gun_capture == "no" or gun.towed_by is not None):
        raise refuse("aa-not-yours", by_house("gun_capture"), who=unit_ref(id))
    if any(q.manning == id and q.state == "ready" for q in s.squads):
        raise refuse("aa-manned-already", aa(17), who=unit_ref(id))


def play_man(s: State, seat: Seat, action: Man, why: Ruling[None], told: Told) -> State:
    squad = own_squad(s, seat, action.squad)
    if action.gun:
        values: dict[str, Value] = {"gun": unit_ref(action.gun)}
        tell(told, "aa-manned", seat, *why.reasons, who=unit_ref(squad.id), **values)
    else:
        tell(told, "aa-left-gun", seat, *why.reasons, who=unit_ref(squad.id))
    return with_squad(s, replace(squad, manning=action.gun or None, manned=True))
