"""The reachable area, worked out a second way: a search from cell to cell over ways that the rules
themselves allow. Slow and coarse, and it knows nothing of corners or sheets of ground."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Iterable, Iterator
from itertools import count, pairwise

from shapely import Polygon

from geometry import Hull
from server.games.armored_advance.ground.layout import TOKEN, barriers, standing
from server.games.armored_advance.ground.places import INCH, TURN, Place
from server.games.armored_advance.ground.plan import PiecePlan
from server.games.armored_advance.ground.room import corners
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.play import movement
from server.games.armored_advance.play.infantry import MARCH
from server.games.armored_advance.state import Squad, State, Thing, Unit
from server.games.ruling import IllegalMove

Path = tuple[Place, ...]
# Refused so, a way may do with another heading at its end.
TURNING = {"aa-in-the-way", "aa-barred", "aa-off-board", "aa-slow-reverse"}
STEPS = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if math.gcd(x, y) == 1]
KINDS = ("building", "wall", "tank_traps", "mud", "water", "road", "foliage", "bunker")
HEIGHT = {"building": 3.0, "wall": 0.8, "tank_traps": 0.5, "foliage": 2.0, "bunker": 1.0}


def refusal(s: State, thing: Thing, path: Path, heading: int) -> str | None:
    """What the rules say against the unit's taking this way; None if nothing."""
    try:
        if isinstance(thing, Squad):
            require_room(s, thing.id, None, path, 0)
            return None if movement.length(path) <= MARCH + movement.NEAR else "aa-too-far"
        movement.require_way(s, thing, path, heading, free=False)
    except IllegalMove as no:
        return no.reason.key
    return None


def allowed(s: State, thing: Thing, path: Path, headings: Iterable[int]) -> bool:
    """Whether the rules let it take this way with one of the headings."""
    for heading in headings:
        why = refusal(s, thing, path, heading)
        if why is None:
            return True
        if why not in TURNING or isinstance(thing, Squad):
            return False
    return False


def ends(s: State, thing: Thing, grain: float) -> Iterator[Path]:
    """Ways that the rules allow, the cheapest that the search finds to each cell.

    The rules are asked about a way when its turn comes by its length, which is the least it costs.
    """
    assert thing.place is not None
    best: set[tuple[int, int]] = set()
    queued: set[Path] = set()
    number = count()
    step = round(grain * INCH)
    queue: list[tuple[float, int, tuple[int, int], Path, bool]] = []
    heapq.heappush(queue, (0.0, next(number), (0, 0), (thing.place,), True))
    while queue:
        least, _, cell, path, known = heapq.heappop(queue)
        if cell in best:
            continue
        if not known:
            spent = _spent(s, thing, path)
            if spent is not None:
                heapq.heappush(queue, (max(least, spent), next(number), cell, path, True))
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
                if len(way) > 1 and way[0] == thing.place and way not in queued:
                    queued.add(way)
                    entry = movement.length(way), next(number), beside, way, False
                    heapq.heappush(queue, entry)


def _spent(s: State, thing: Thing, path: Path) -> float | None:
    """What it costs; None: the rules refuse it with every heading that is tried."""
    if len(path) > movement.MOST_WAYPOINTS or not allowed(s, thing, path, headings(path)):
        return None
    inches = math.fsum(math.dist(a.inches, b.inches) for a, b in pairwise(path))
    if isinstance(thing, Squad):
        return inches
    return movement.cost(s, thing, movement.card_of(s, thing), path, inches)[0]


def headings(path: Path) -> Iterator[int]:
    """As it came, and all around."""
    yield movement.direction(path)
    yield from range(0, TURN // 2, TURN // 24)


def sides(s: State) -> Iterator[int]:
    """Along each side of all that stands: flush with a wall the very degree may be too coarse."""
    shapes = [outline for _, _, outline in barriers(s)]
    shapes += [Polygon(corners(shape)) for _, shape in standing(s) if isinstance(shape, Hull)]
    for shape in shapes:
        for (x1, y1), (x2, y2) in pairwise(shape.exterior.coords):
            yield round(math.degrees(math.atan2(y2 - y1, x2 - x1)) * 100) % (TURN // 2)


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
