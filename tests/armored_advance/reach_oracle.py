"""The reachable area, worked out a second way: a search from cell to cell over ways that the rules
themselves allow. Slow and coarse, and it knows nothing of corners or sheets of ground."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Iterator
from itertools import count, pairwise

from server.games.armored_advance.ground.layout import TOKEN
from server.games.armored_advance.ground.places import INCH, TURN, Place
from server.games.armored_advance.ground.plan import PiecePlan
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.play import movement
from server.games.armored_advance.play.infantry import MARCH
from server.games.armored_advance.state import Squad, State, Thing, Unit
from server.games.ruling import IllegalMove

Path = tuple[Place, ...]
STEPS = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if math.gcd(x, y) == 1]
KINDS = ("building", "wall", "tank_traps", "mud", "water", "road", "foliage", "bunker")
HEIGHT = {"building": 3.0, "wall": 0.8, "tank_traps": 0.5, "foliage": 2.0, "bunker": 1.0}


def allowed(s: State, thing: Thing, path: Path, heading: int) -> bool:
    """Whether the rules let the unit take this way."""
    try:
        if isinstance(thing, Squad):
            require_room(s, thing.id, None, path, 0)
            return movement.length(path) <= MARCH + movement.NEAR
        movement.require_way(s, thing, path, heading, free=False)
    except IllegalMove:
        return False
    return True


def ends(s: State, thing: Thing, grain: float) -> Iterator[Path]:
    """Ways that the rules allow, the cheapest that the search finds to each cell."""
    assert thing.place is not None
    best: set[tuple[int, int]] = set()
    number = count()
    step = round(grain * INCH)
    queue: list[tuple[float, int, tuple[int, int], Path]] = [(0.0, 0, (0, 0), (thing.place,))]
    while queue:
        _, _, cell, path = heapq.heappop(queue)
        if cell in best:
            continue
        best.add(cell)
        if len(path) > 1:
            yield path
        for dx, dy in STEPS:
            beside = cell[0] + dx, cell[1] + dy
            if beside in best:
                continue
            to = Place(thing.place.x + beside[0] * step, thing.place.y + beside[1] * step)
            for way in ((*path[:-1], to), (*path, to)):
                if len(way) > 1 and way[0] == thing.place and (spent := _spent(s, thing, way)):
                    heapq.heappush(queue, (spent, next(number), beside, way))
                    break


def _spent(s: State, thing: Thing, path: Path) -> float | None:
    """What it costs; None: the rules refuse it with every heading that is tried."""
    if len(path) > movement.MOST_WAYPOINTS or not any(
        allowed(s, thing, path, heading) for heading in headings(path)
    ):
        return None
    inches = math.fsum(math.dist(a.inches, b.inches) for a, b in pairwise(path))
    if isinstance(thing, Squad):
        return inches
    return movement.cost(s, thing, movement.card_of(s, thing), path, inches)[0]


def headings(path: Path) -> Iterator[int]:
    """As it came, and all around."""
    yield movement.direction(path)
    yield from range(0, TURN // 2, TURN // 24)


def random_pieces(luck: random.Random, number: int, wide: float, deep: float) -> list[PiecePlan]:
    """Boxes at any angle, and some with a bite out of them."""
    found = []
    for k in range(number):
        kind = luck.choice(KINDS)
        a, b = luck.uniform(1, 7), luck.uniform(0.3, 4)
        ring = [(0, 0), (a, 0), (a, b), (0, b)]
        if luck.random() < 0.3:
            ring = [(0, 0), (a, 0), (a, b / 3), (a / 3, b / 3), (a / 3, b), (0, b)]
        x, y, turn = luck.uniform(2, wide - 2), luck.uniform(2, deep - 2), luck.uniform(0, 7)
        turn = luck.choice((0.0, math.pi / 2, turn))
        c, d = math.cos(turn), math.sin(turn)
        outline = tuple(
            (round((x + p * c - q * d) * INCH), round((y + p * d + q * c) * INCH)) for p, q in ring
        )
        high = round(HEIGHT.get(kind, 0.0) * INCH)
        found.append(PiecePlan(id=f"piece-{k}", kind=kind, outline=outline, height=high))
    return found


def stands_free(s: State, thing: Thing) -> bool:
    """Whether it stands where the rules would have let it."""
    assert thing.place is not None
    card = movement.card_of(s, thing) if isinstance(thing, Unit) else None
    heading = thing.heading if isinstance(thing, Unit) else 0
    try:
        require_room(s, thing.id, card, [thing.place], heading)
    except IllegalMove:
        return False
    return TOKEN > 0
