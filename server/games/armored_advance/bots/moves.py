"""Where a bot drives and marches: poses the rules allow, and what standing there is worth."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.actions import Move
from server.games.armored_advance.bots.objectives import objective_for
from server.games.armored_advance.bots.ways import (
    Inches,
    along,
    board_of,
    inches_between,
    inches_from,
    ways,
)
from server.games.armored_advance.bots.worth import best_from, danger_at, enemies, price, thing
from server.games.armored_advance.ground.layout import TOKEN
from server.games.armored_advance.ground.places import INCH, TURN, Place
from server.games.armored_advance.play import infantry, movement
from server.games.armored_advance.state import Squad, State, Thing, Unit, card_of
from server.games.armored_advance.units.cards import UnitCard
from server.games.kernel import Seat
from server.games.ruling import IllegalMove

WAYS = 12  # directions tried
CLOSER = 0.6  # requisition points for an inch nearer to the enemy
SAFER = 0.3  # of the danger a pose takes off
LATER = 0.3  # of the shots a pose opens, where they must wait for the next turn
ENOUGH = 1.5  # points below which a move is not worth its action


class RatedMove(Struct, frozen=True):
    """A move, and what it is worth for the action it takes."""

    worth: float
    action: Move


def bearing(one: Place, two: Place) -> int:
    """The heading from one place to another."""
    return round(math.degrees(math.atan2(two.y - one.y, two.x - one.x)) * 100) % TURN


def steps(at: Place, lengths: Iterable[float]) -> Iterator[Place]:
    """Places all around, so many inches off."""
    for inches in lengths:
        for k in range(WAYS):
            angle = 2 * math.pi * k / WAYS
            x, y = inches * INCH * math.cos(angle), inches * INCH * math.sin(angle)
            yield Place(at.x + int(x), at.y + int(y))


# --- Vehicles and guns -----------------------------------------------------------------------


def drive(s: State, seat: Seat, offered: Move) -> RatedMove | None:
    """The unit's best move; None: it stands as well as anywhere it gets to."""
    unit = thing(s, offered.unit)
    assert isinstance(unit, Unit) and unit.place is not None
    foes = wanted(s, seat)
    if not foes:
        return None
    field = _field(s, unit, foes)
    actions = list(_legal(s, seat, _candidates(s, unit, foes, field, free=offered.free)))
    if not actions:
        return None
    poses = [unit, *(_after(unit, action) for action in actions)]
    shots, danger = best_from(s, poses, enemies(s, seat)), danger_at(s, poses, foes)
    plan, near = board_of(s), [p.place for p in poses if p.place is not None]
    far = [inches_from(plan, field, at) for at in near]
    fires = _left_to_fire(s, unit, free=offered.free)
    stays = card_of(s, unit).has("indirect")
    found = []
    for k, action in enumerate(actions, 1):
        gain = (shots[k] - shots[0]) * LATER + (danger[0] - danger[k]) * SAFER
        if fires and shots[k] > shots[0]:
            gain += (shots[k] - shots[0]) / 2
        if not stays and math.isfinite(far[0]) and math.isfinite(far[k]) and not shots[0]:
            gain += (far[0] - far[k]) * CLOSER
        found.append(RatedMove(gain, action))
    best = max(found, key=lambda each: each.worth)
    return best if best.worth >= ENOUGH else None


def wanted(s: State, seat: Seat) -> list[Thing]:
    """The enemies worth driving to; squads only where the mission is about them."""
    found = enemies(s, seat)
    on_foot = s.options.mission == "domination" or s.house.annihilation_scope == "all"
    units = [each for each in found if isinstance(each, Unit)]
    return found if on_foot or not units else list(units)


def _field(s: State, unit: Unit, foes: Sequence[Thing]) -> Inches:
    goals = tuple(foe.place for foe in foes if foe.place is not None)
    return ways(board_of(s), card_of(s, unit).hull.width / INCH, goals, infantry=False)


def _candidates(
    s: State, unit: Unit, foes: Sequence[Thing], field: Inches, *, free: bool
) -> Iterator[list[Move]]:
    """Moves to try, in lists of which the first that is allowed counts."""
    at = unit.place
    assert at is not None
    card, own = card_of(s, unit), movement.budget(s, unit, free=free)
    for to in (at, *along(board_of(s), field, at, own.inches)[:2], *steps(at, [own.inches / 2])):
        yield [_move(card, unit, to, foes, s, free=free)]
    for far in steps(at, [own.inches]):
        near = Place((at.x + 2 * far.x) // 3, (at.y + 2 * far.y) // 3)
        yield [_move(card, unit, to, foes, s, free=free) for to in (far, near)]


def _move(
    card: UnitCard, unit: Unit, to: Place, foes: Sequence[Thing], s: State, *, free: bool
) -> Move:
    """A move that ends facing the enemy there, as far as Slow Reverse lets it (p14)."""
    assert unit.place is not None
    far = inches_between(unit.place, to)
    if card.has("slow_reverse") and not free and far > movement.half_move(s, unit):
        return Move(unit=unit.id, to=to, heading=bearing(unit.place, to), free=free)
    focus = max(foes, key=lambda foe: _matters(s, foe, to))
    assert focus.place is not None
    turned = TURN // 2 if card.has("reverse_casemate") else 0
    heading = unit.heading if focus.place == to else bearing(to, focus.place) + turned
    return Move(unit=unit.id, to=to, heading=heading % TURN, free=free)


def _matters(s: State, foe: Thing, here: Place) -> float:
    """Dear and near ones are faced first."""
    assert foe.place is not None
    return price(s, foe) / (6 + inches_between(here, foe.place))


def _legal(s: State, seat: Seat, candidates: Iterable[list[Move]]) -> Iterator[Move]:
    for choices in candidates:
        for action in choices:
            if is_legal(s, seat, action):
                yield action
                break


def is_legal(s: State, seat: Seat, action: Move) -> bool:
    """Whether the rules let it go there; that it may move at all, the offer has said."""
    s = replace(s, acting=action.unit)
    try:
        if isinstance(thing(s, action.unit), Squad):
            infantry.check_march(s, seat, action)
        else:
            movement.check(s, seat, action)
    except IllegalMove:
        return False
    return True


def _after(unit: Unit, action: Move) -> Unit:
    deeds = unit.deeds
    first = "move" if deeds.first == "none" and not action.free else deeds.first
    moved = replace(deeds, moved="yes", first=first, moves=deeds.moves + (not action.free))
    return replace(unit, place=action.to, heading=action.heading, deeds=moved)


def _left_to_fire(s: State, unit: Unit, *, free: bool) -> bool:
    """Whether a shot is still to come this turn, after the move."""
    card, fired = card_of(s, unit), [shots.weapon for shots in unit.deeds.shots]
    left = min(s.actions_left, card.actions - unit.deeds.actions) - (not free)
    gun = card.primary
    loaded = gun is not None and (gun.id not in fired or card.has("rapid_fire"))
    return left > 0 and loaded and unit.fired != (s.turn + 1) // 2 - 1


# --- On foot ---------------------------------------------------------------------------------


def march(s: State, seat: Seat, offered: Move) -> Move | None:
    """A step towards the squad's goal; None: it has none, or is there."""
    squad = thing(s, offered.unit)
    assert isinstance(squad, Squad) and squad.place is not None
    goals = goals_of(s, seat, squad)
    if not goals or min(_away(squad, goal) for goal in goals) < 0.2:
        return None
    plan, goal = board_of(s), min(goals, key=lambda goal: _away(squad, goal))
    field = ways(plan, 2 * TOKEN, goals, infantry=True)
    straight = Move(unit=squad.id, to=goal)
    if _away(squad, goal) <= infantry.MARCH and is_legal(s, seat, straight):
        return straight
    places = [
        *along(plan, field, squad.place, infantry.MARCH)[:3],
        *steps(squad.place, [infantry.MARCH - 0.01, 2.0]),
    ]
    legal = [m for to in places if is_legal(s, seat, m := Move(unit=squad.id, to=to))]
    far = {m.to: inches_from(plan, field, m.to) for m in legal}
    best = min(legal, key=lambda m: (far[m.to], inches_between(m.to, goal)), default=None)
    now = inches_from(plan, field, squad.place)
    return best if best is not None and far[best.to] < now else None


def goals_of(s: State, seat: Seat, squad: Squad) -> tuple[Place, ...]:
    """Where it wants to stand, in any of these places: behind a gun that nobody mans; where
    objectives count, only crews do that, and the others go for these."""
    if mans_guns(s, squad):
        if squad.manning is not None:
            return ()
        gun = _gun_for(s, seat, squad)
        if gun is not None:
            return (behind(card_of(s, gun), gun),)
    if s.options.mission != "domination":
        return ()
    return objective_for(s, squad, idle(s, seat))


def mans_guns(s: State, squad: Squad) -> bool:
    return s.options.mission != "domination" or squad.kind == "artillery_crew"


def idle(s: State, seat: Seat) -> list[Squad]:
    """Squads on foot that have no gun to serve."""
    own = [q for q in s.squads if q.seat == seat and q.state == "ready" and q.place is not None]
    return [q for q in own if q.manning is None or not mans_guns(s, q)]


def _gun_for(s: State, seat: Seat, squad: Squad) -> Unit | None:
    """An unmanned gun to which no other idle squad is nearer."""
    manned = {each.manning for each in s.squads if each.manning}
    for gun in s.units:
        own = gun.seat == seat and gun.state == "ready" and gun.place is not None
        if own and card_of(s, gun).is_field_gun and gun.id not in manned:
            able = [q for q in idle(s, seat) if mans_guns(s, q)]
            if min(able, key=lambda q: _away(q, gun.place), default=None) == squad:
                return gun
    return None


def behind(card: UnitCard, gun: Unit) -> Place:
    """Where a crew stands: right behind the gun (p17)."""
    assert gun.place is not None
    back = card.hull.length / 2 + (TOKEN + 0.1) * INCH
    angle = math.radians(gun.heading / 100)
    x, y = gun.place.x - back * math.cos(angle), gun.place.y - back * math.sin(angle)
    return Place(round(x), round(y))


def _away(squad: Squad, goal: Place | None) -> float:
    assert squad.place is not None and goal is not None
    return inches_between(squad.place, goal)
