"""Deployment (p22): roll off, choose a zone, place in turn, roll off for the first turn."""

from __future__ import annotations

import math
from functools import lru_cache

from msgspec.structs import replace

from server.games.armored_advance.actions import ChooseZone, Deploy, Deployed, StandOn
from server.games.armored_advance.ground.layout import hull, token
from server.games.armored_advance.ground.places import INCH, TURN, Place
from server.games.armored_advance.ground.plan import Zone
from server.games.armored_advance.ground.room import inside
from server.games.armored_advance.ground.standing import fits, require_room
from server.games.armored_advance.house import aa
from server.games.armored_advance.play.infantry import require_objective
from server.games.armored_advance.state import (
    OTHER,
    SEATS,
    Squad,
    State,
    Unit,
    card_of,
    mapped,
    own_squad,
    own_unit,
    side,
    unit_ref,
    with_squad,
    with_unit,
)
from server.games.kernel import Dice, Faces, Roll, Seat
from server.games.ruling import Phrase, Ruling
from server.games.telling import Told, refuse, seat_ref, tell

STEP = 1000  # thousandths: how finely a zone is searched for a free place


# --- Roll-offs -------------------------------------------------------------------------------


def roll(s: State) -> Roll:
    """One die each; the higher one chooses, or goes first. Equal: again."""
    why = Phrase("aa-roll-zone" if s.stage == "zone_roll" else "aa-roll-first")
    dice = tuple(Dice(key=seat, seat=seat, count=1, colour=seat) for seat in SEATS)
    return Roll(id=f"{s.stage}-{s.rolls}", why=why, groups=dice)


def winner(faces: Faces) -> Seat | None:
    blue, orange = (faces.faces[seat][0] for seat in SEATS)
    return None if blue == orange else "blue" if blue > orange else "orange"


def tell_tie(s: State, told: Told) -> State:
    tell(told, "aa-roll-tie", "blue")
    return replace(s, rolls=s.rolls + 1)


# --- Zones -----------------------------------------------------------------------------------


def check_zone(s: State, seat: Seat, action: object) -> Ruling[None]:
    if not isinstance(action, ChooseZone):
        raise refuse("aa-zone-first", aa(22))
    assert s.options.board is not None
    if action.zone not in [zone.id for zone in s.options.board.zones]:
        raise refuse("aa-no-such-zone", aa(22), zone=action.zone)
    return Ruling(None)


def play_zone(s: State, seat: Seat, action: ChooseZone, why: Ruling[None], told: Told) -> State:
    """The other side gets the other zone; who chose places first."""
    assert s.options.board is not None
    other = next(zone.id for zone in s.options.board.zones if zone.id != action.zone)
    zones = (action.zone, other) if seat == "blue" else (other, action.zone)
    tell(told, "aa-zone-chosen", seat, zone=action.zone)
    return replace(s, stage="deploy", zones=zones, deployer=seat)


def zone_of(s: State, seat: Seat) -> Zone:
    assert s.options.board is not None
    return next(zone for zone in s.options.board.zones if zone.id == s.zones[side(seat)])


# --- Placing ---------------------------------------------------------------------------------


def waiting(s: State, seat: Seat) -> list[Unit | Squad]:
    """What the seat still has to place: units first, then squads."""
    units = [unit for unit in s.units if unit.seat == seat and unit.state == "waiting"]
    squads = [squad for squad in s.squads if squad.seat == seat and squad.state == "waiting"]
    return [*units, *squads]


def outwards(s: State, seat: Seat) -> int:
    """The heading from the seat's zone towards the enemy's, in whole quarters."""
    mine, theirs = (_middle(zone_of(s, each)) for each in (seat, OTHER[seat]))
    angle = math.degrees(math.atan2(theirs[1] - mine[1], theirs[0] - mine[0]))
    return round(angle / 90) * 9000 % TURN


def _middle(zone: Zone) -> tuple[float, float]:
    count = len(zone.outline)
    return sum(x for x, _ in zone.outline) / count, sum(y for _, y in zone.outline) / count


def spot(s: State, thing: Unit | Squad) -> Place | None:
    """A free place in the zone, from its middle outwards; None: there is no room left."""
    heading = outwards(s, thing.seat)
    for at in _places(zone_of(s, thing.seat)):
        if _in_zone(s, thing, at, heading) and _fits(s, thing, at, heading):
            return at
    return None


@lru_cache(maxsize=64)
def _places(zone: Zone) -> tuple[Place, ...]:
    across, down = [x for x, _ in zone.outline], [y for _, y in zone.outline]
    middle = (min(across) + max(across)) // 2, (min(down) + max(down)) // 2
    grid = [
        Place(x, y)
        for x in range(min(across) + STEP // 2, max(across), STEP)
        for y in range(min(down) + STEP // 2, max(down), STEP)
    ]
    far = {p: abs(p.x - middle[0]) + abs(p.y - middle[1]) for p in grid}
    return tuple(sorted(grid, key=lambda p: (far[p], p.x, p.y)))


def _in_zone(s: State, thing: Unit | Squad, at: Place, heading: int) -> bool:
    shape = token(at) if isinstance(thing, Squad) else hull(card_of(s, thing), at, heading)
    return inside(shape, [(x / INCH, y / INCH) for x, y in zone_of(s, thing.seat).outline])


def _fits(s: State, thing: Unit | Squad, at: Place, heading: int) -> bool:
    card = None if isinstance(thing, Squad) else card_of(s, thing)
    return fits(s, thing.id, card, at, heading)


def check(s: State, seat: Seat, action: object) -> Ruling[None]:
    """A unit that waits, wholly in the own zone, in nobody's way."""
    if not mapped(s):
        return _check_said(s, seat, action)
    if not isinstance(action, Deploy):
        raise refuse("aa-deploy-first", aa(22))
    thing = _own(s, seat, action.unit)
    if thing.state != "waiting":
        raise refuse("aa-deployed-already", aa(22), who=unit_ref(thing.id))
    if not 0 <= action.heading < TURN or (isinstance(thing, Squad) and action.heading):
        raise refuse("aa-heading", aa(22))
    if not _in_zone(s, thing, action.at, action.heading):
        raise refuse("aa-outside-zone", aa(22), who=unit_ref(thing.id))
    card = None if isinstance(thing, Squad) else card_of(s, thing)
    require_room(s, thing.id, card, [action.at], action.heading)
    return Ruling(None)


def _check_said(s: State, seat: Seat, action: object) -> Ruling[None]:
    """Without a board: everything stands there, or a squad does on an objective (p17)."""
    if isinstance(action, Deployed):
        return Ruling(None)
    if not isinstance(action, StandOn):
        raise refuse("aa-deploy-first", aa(22))
    squad = own_squad(s, seat, action.squad)
    require_objective(s, action.onto)
    if action.onto == (squad.on or ""):
        raise refuse("aa-stands-there", aa(17), who=unit_ref(squad.id))
    return Ruling(None)


def _own(s: State, seat: Seat, id: str) -> Unit | Squad:
    if any(squad.id == id for squad in s.squads):
        return own_squad(s, seat, id)
    return own_unit(s, seat, id)


def play(
    s: State, seat: Seat, action: Deploy | StandOn | Deployed, why: Ruling[None], told: Told
) -> State:
    """Place it; then the other side's, as long as it has any (p22)."""
    if isinstance(action, Deployed):
        return all_out(s, told)
    if isinstance(action, StandOn):
        on, squad = action.onto or None, own_squad(s, seat, action.squad)
        tell(told, "aa-stands-on", seat, who=unit_ref(squad.id), objective=on or "none")
        return with_squad(s, replace(squad, on=on))
    thing = _own(s, seat, action.unit)
    if isinstance(thing, Squad):
        s = with_squad(s, replace(thing, state="ready", place=action.at))
    else:
        s = with_unit(s, replace(thing, state="ready", place=action.at, heading=action.heading))
    tell(told, "aa-deployed", seat, who=unit_ref(thing.id))
    return go_on(s, OTHER[seat], told)


def go_on(s: State, turn: Seat, told: Told) -> State:
    """Whose turn it is to place; what finds no room at all stays behind."""
    for seat in (turn, OTHER[turn]):
        s = _leave_behind(s, seat, told)
        if waiting(s, seat):
            return replace(s, deployer=seat)
    return replace(s, stage="first_roll", rolls=1)


def _leave_behind(s: State, seat: Seat, told: Told) -> State:
    rest = waiting(s, seat)
    if not rest or any(spot(s, thing) is not None for thing in rest):
        return s
    for thing in rest:
        tell(told, "aa-no-room", seat, who=unit_ref(thing.id))
        if isinstance(thing, Squad):
            s = with_squad(s, replace(thing, state="destroyed", men=0))
        else:
            s = with_unit(s, replace(thing, state="destroyed", hp=0))
    return s


def all_out(s: State, told: Told) -> State:
    """Without a board everything stands on the real table at once."""
    units = tuple(replace(unit, state="ready") for unit in s.units)
    squads = tuple(replace(squad, state="ready") for squad in s.squads)
    tell(told, "aa-all-deployed", "blue")
    return replace(s, units=units, squads=squads, stage="first_roll", rolls=1)


def chooser_told(s: State, seat: Seat, told: Told) -> State:
    """Who won the roll-off: on the board a zone is chosen, else on the real table."""
    tell(told, "aa-roll-won-zone", seat, who=seat_ref(seat))
    if mapped(s):
        return replace(s, stage="zone", deployer=seat)
    return replace(s, stage="deploy", deployer=seat)
