"""Which objective each of a bot's squads goes for (Domination, p23)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from server.games.armored_advance.bots.ways import board_of, inches_between, open_places
from server.games.armored_advance.ground.layout import TOKEN
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.ground.plan import BoardPlan
from server.games.armored_advance.play import missions
from server.games.armored_advance.state import SEATS, Squad, State
from server.games.kernel import Seat

INSIDE = 0.1  # inches inside an objective's radius: a squad that is there goes no farther


def objective_for(s: State, squad: Squad, idle: Sequence[Squad]) -> tuple[Place, ...]:
    """Places on the objective that one of a side's idle squads goes to; none if it is there."""
    goal = shared_out(s, idle).get(squad.id)
    return () if goal is None or _is_on(s, squad, goal) else places_on(board_of(s), goal, _reach(s))


def shared_out(s: State, squads: Sequence[Squad]) -> dict[str, Place]:
    """An objective for each of a side's squads, by the squad's name.

    Who stands on one keeps it. Then somebody sees to the middle one: the others lie on either
    side of it, so equal forces would share them evenly and nobody would score. Then squads and
    objectives are paired off, the nearest first. Who is left over goes where the enemy is
    strongest.
    """
    goals, left = by_middle(s), list(squads)
    found: dict[str, Place] = {}
    middle = goals[:1]
    pairs = [(squad, goal) for goal in goals for squad in squads if _is_on(s, squad, goal)]
    pairs += _nearest_first(squads, middle) + _nearest_first(squads, goals)
    for squad, goal in pairs:
        if squad in left and goal in goals:
            found[squad.id] = goal
            left.remove(squad)
            goals.remove(goal)
    found.update((squad.id, _hardest(s, squad.seat)) for squad in left if middle)
    return found


def next_goals(s: State, placed: Sequence[Squad]) -> list[Place]:
    """What a squad that is yet to be deployed wants to be near: the middle, then what is free."""
    goals, taken = by_middle(s), shared_out(s, placed).values()
    free = [goal for goal in goals if goal not in taken]
    return goals[:1] if goals[:1] == free[:1] else free or goals


def by_middle(s: State) -> list[Place]:
    """The objectives that can be stood on, that in the middle of the board first."""
    plan = board_of(s)
    middle = Place(plan.width // 2, plan.depth // 2)
    goals = [goal for goal in plan.objectives if places_on(plan, goal, _reach(s))]
    return sorted(goals, key=lambda goal: inches_between(goal, middle))


@lru_cache(maxsize=64)
def places_on(plan: BoardPlan, goal: Place, reach: float) -> tuple[Place, ...]:
    """Where a squad stands on an objective: right at it, or around it where it lies in a house."""
    free = open_places(plan, 2 * TOKEN, infantry=True)
    near = [at for at in free if inches_between(at, goal) <= reach]
    at_it = [at for at in near if inches_between(at, goal) <= 1]
    return (goal,) if at_it else tuple(near)


def _reach(s: State) -> float:
    return int(s.house.objective_radius) - INSIDE


def _nearest_first(squads: Sequence[Squad], goals: Sequence[Place]) -> list[tuple[Squad, Place]]:
    return sorted(((q, g) for q in squads for g in goals), key=lambda pair: _away(*pair))


def _away(squad: Squad, goal: Place) -> float:
    assert squad.place is not None
    return inches_between(squad.place, goal)


def _is_on(s: State, squad: Squad, goal: Place) -> bool:
    return _away(squad, goal) <= _reach(s)


def _hardest(s: State, seat: Seat) -> Place:
    """The objective with the most men of the enemy against the side's own."""
    own = SEATS.index(seat)
    worst = max(missions.objectives(s), key=lambda each: each.men[1 - own] - each.men[own])
    assert worst.at is not None
    return worst.at
