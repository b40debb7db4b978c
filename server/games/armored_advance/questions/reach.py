"""How far a unit goes, and where to: by its budget, and cell by cell around what is in its way."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from itertools import count, pairwise

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.play import movement
from server.games.armored_advance.play.infantry import MARCH
from server.games.armored_advance.state import FRESH, Squad, State, Thing, Unit, card_of
from server.games.ruling import IllegalMove, Ruling

Cell = tuple[int, int]
Path = tuple[Place, ...]


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


# --- Where to --------------------------------------------------------------------------------


def reached(s: State, thing: Thing) -> frozenset[Cell]:
    """The cells whose middles the unit reaches with its next movement action.

    A search by cost from cell to neighbouring cell that leaves out waypoints where it can: each
    way found is one that the rules allow, ending with the hull along its last leg or as it stood.
    """
    assert thing.place is not None, "asked of what stands on the board"
    best: dict[Cell, Path] = {}
    counted = count()  # breaks ties: of two ways that cost the same, the first
    queue: list[tuple[float, int, Cell, Path]] = [
        (0.0, next(counted), _cell(thing.place), (thing.place,))
    ]
    while queue:
        _, _, cell, path = heapq.heappop(queue)
        if cell in best:
            continue
        best[cell] = path
        for beside, middle in _neighbours(s, cell):
            if beside not in best:
                for way in _ways(path, middle):
                    spent = _spent(s, thing, way)
                    if spent is not None:
                        heapq.heappush(queue, (spent, next(counted), beside, way))
                        break
    return frozenset(best)


def _cell(at: Place) -> Cell:
    return at.x // INCH, at.y // INCH


def _neighbours(s: State, cell: Cell) -> Iterator[tuple[Cell, Place]]:
    plan = s.options.board
    assert plan is not None
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            at = Place((cell[0] + dx) * INCH + INCH // 2, (cell[1] + dy) * INCH + INCH // 2)
            if (dx or dy) and 0 <= at.x <= plan.width and 0 <= at.y <= plan.depth:
                yield (cell[0] + dx, cell[1] + dy), at


def _ways(path: Path, to: Place) -> Iterator[Path]:
    """Past the last waypoint if that is possible, else over it."""
    if len(path) > 1:
        yield (*path[:-1], to)
    yield (*path, to)


def _spent(s: State, thing: Thing, path: Path) -> float | None:
    """What the way costs; None: it is too long, or its last leg is not free."""
    inches = math.fsum(math.dist(a.inches, b.inches) for a, b in pairwise(path))
    if isinstance(thing, Squad):
        return inches if inches <= MARCH + movement.NEAR and _free_leg(s, thing, path) else None
    own = movement.budget(s, thing)
    if inches > own.inches + own.road + movement.NEAR:
        return None
    try:
        spent, _ = movement.cost(s, thing, card_of(s, thing), path, inches)
    except IllegalMove:
        return None
    road = own.road if spent > own.inches and movement.on_road(s, path[0], path[-1]) else 0.0
    if spent > own.inches + road + movement.NEAR or not _free_leg(s, thing, path):
        return None
    return spent


def _free_leg(s: State, thing: Thing, path: Path) -> bool:
    """Whether the last leg is open, and there is room at its end."""
    card = None if isinstance(thing, Squad) else card_of(s, thing)
    headings = [movement.direction(path)]
    if isinstance(thing, Unit):
        headings.append(thing.heading)
    for heading in headings:
        try:
            require_room(s, thing.id, card, path[-2:], heading)
        except IllegalMove:
            continue
        return True
    return False
