"""Movement: the kinds of ground along a path, movement cost, and how far a budget lasts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import shapely

from geometry.solid import SEAM, Solid
from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, cross, dot, length, number, one_point, points


@dataclass(frozen=True, slots=True)
class Cost:
    """The movement cost of one kind of ground.

    `per_inch` is the cost of an inch, charged only after `easy_move` inches of the whole move
    and `easy_ground` inches of this kind, which cost 1 each. `toll` is charged once, on first
    entering this kind. `barred` ground cannot be entered.
    """

    per_inch: float = 1.0
    toll: float = 0.0
    easy_move: float = 0.0
    easy_ground: float = 0.0
    barred: bool = False

    def __post_init__(self) -> None:
        parts = (self.per_inch, self.toll, self.easy_move, self.easy_ground)
        for part in parts:
            number(f"{self}", part, 0.0)


OPEN = Cost()


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a path on one kind of ground, in inches from the start; None is open ground."""

    start: float
    end: float
    kind: str | None


@dataclass(frozen=True, eq=False)
class Ground:
    """The kinds of ground along a path. On the boundary of a piece is outside it."""

    path: Floats  # (k, 2)
    inches: float
    kinds: tuple[str, ...]
    cuts: Floats  # (c + 1,) inches from the start
    on: Bools  # (c, kind) whether the part of the path between two cuts lies on the kind

    def length_on(self, kind: str) -> float:
        """Inches inside pieces of the kind, overlaps with other kinds included.

        >>> mud = Piece("bog", ((20, 0), (30, 0), (30, 24), (20, 24)), "mud")
        >>> terrain = Terrain.of(Board(36, 24), [mud])
        >>> ground(terrain, [(15, 10), (25, 10)], ["mud"]).length_on("mud")
        5.0
        """
        if kind not in self.kinds:
            raise ValueError(f"{kind!r} is not among the kinds asked for: {', '.join(self.kinds)}")
        return float(np.diff(self.cuts)[self.on[:, self.kinds.index(kind)]].sum())

    def stretches(self) -> tuple[Stretch, ...]:
        """The parts of the path in order; where kinds overlap the first of `kinds` counts.

        >>> mud = Piece("bog", ((20, 0), (30, 0), (30, 24), (20, 24)), "mud")
        >>> terrain = Terrain.of(Board(36, 24), [mud])
        >>> for part in ground(terrain, [(15, 10), (25, 10)], ["mud"]).stretches():
        ...     print(part)
        Stretch(start=0.0, end=5.0, kind=None)
        Stretch(start=5.0, end=10.0, kind='mud')
        """
        found: list[Stretch] = []
        for k, row in enumerate(self.on):
            kind = self.kinds[int(row.argmax())] if row.any() else None
            start, end = float(self.cuts[k]), float(self.cuts[k + 1])
            if found and found[-1].kind == kind:
                start = found.pop().start
            found.append(Stretch(start, end, kind))
        return tuple(found)

    def at(self, inches: float) -> Floats:
        """The point this many inches along the path.

        >>> terrain = Terrain.of(Board(36, 24), [])
        >>> ground(terrain, [(0, 0), (6, 0), (6, 6)], []).at(8).tolist()
        [6.0, 2.0]
        """
        legs = length(np.diff(self.path, axis=0))
        so_far = np.concatenate([[0.0], np.cumsum(legs)])
        way = np.clip(number("inches", inches), 0.0, self.inches)
        return np.array([np.interp(way, so_far, self.path[:, axis]) for axis in (0, 1)])


@dataclass(frozen=True, eq=False)
class Travel:
    """The cost of a move and how far a budget lasts."""

    inches: float  # length of the path
    spent: float  # cost of the whole path; infinite if it enters barred ground
    margin: float  # budget minus cost
    reach: float  # inches along the path until the budget runs out or barred ground begins
    at: Floats  # (2,) the point at `reach`
    barred_by: str | None  # the kind of barred ground the path enters first, if any
    terrain: Terrain  # what was asked: `arrives` asks again with the path displaced
    path: Floats  # (k, 2)
    costs: Mapping[str, Cost]
    budget: float


def path_length(path: npt.ArrayLike) -> float:
    """Length of the path in inches.

    >>> path_length([(0, 0), (3, 4), (3, 10)])
    11.0
    """
    return float(length(np.diff(_waypoints(path), axis=0)).sum())


def _waypoints(path: npt.ArrayLike) -> Floats:
    way = points("path", path)
    if len(way) == 0:
        raise ValueError("path: no waypoint")
    return way


def ground(terrain: Terrain, path: npt.ArrayLike, kinds: Sequence[str]) -> Ground:
    """Which parts of a path lie on the given kinds of ground, listed by precedence.

    >>> lane = Piece("lane", ((0, 9), (36, 9), (36, 11), (0, 11)), "road")
    >>> mud = Piece("bog", ((20, 0), (30, 0), (30, 24), (20, 24)), "mud")
    >>> terrain = Terrain.of(Board(36, 24), [lane, mud])
    >>> found = ground(terrain, [(15, 10), (25, 10)], ["road", "mud"])
    >>> [part.kind for part in found.stretches()], found.length_on("mud")
    (['road'], 5.0)
    """
    way = _waypoints(path)
    if isinstance(kinds, str):
        raise ValueError(f"kinds: {kinds!r} is one text, not a list of kinds")
    solids = [terrain.joined(terrain.of_kind(kind)) for kind in kinds]
    legs = length(np.diff(way, axis=0))
    so_far = np.concatenate([[0.0], np.cumsum(legs)])
    cuts = [so_far]
    for k, size in enumerate(legs):
        cuts += [so_far[k] + size * _cuts(way[k], way[k + 1], solid) for solid in solids]
    at = np.unique(np.concatenate(cuts))
    at = at[np.concatenate([[True], np.diff(at) > GRAZE])]
    at[-1] = so_far[-1] if len(at) > 1 else at[-1]
    middle = (at[:-1] + at[1:]) / 2
    between = np.stack([np.interp(middle, so_far, way[:, axis]) for axis in (0, 1)], axis=1)
    on = np.zeros((len(middle), len(solids)), dtype=np.bool_)
    for k, solid in enumerate(solids):
        on[:, k] = solid.contains(between)
    return Ground(way, float(so_far[-1]), tuple(kinds), at, on)


def _cuts(start: Floats, end: Floats, solid: Solid) -> Floats:
    """Fractions of a leg at which it meets the boundary, including corners it only touches."""
    along = end - start
    size = float(length(along))
    if size <= GRAZE:
        return np.empty(0)
    a, b = solid.start - start, solid.end - start
    side_a, side_b = cross(along, a) / size, cross(along, b) / size
    way_a, way_b = dot(a, along) / size**2, dot(b, along) / size**2
    through = (side_a > 0) != (side_b > 0)
    run = np.where(through, side_a - side_b, 1.0)
    meets = (way_a + (way_b - way_a) * side_a / run)[through]
    shares = np.concatenate([meets, way_a[np.abs(side_a) <= GRAZE]])
    return shares[(shares > 0) & (shares < 1)]


def travel(
    terrain: Terrain, path: npt.ArrayLike, costs: Mapping[str, Cost], budget: float
) -> Travel:
    """The cost of moving along a path; where kinds overlap, the first of `costs` counts.

    >>> mud = Piece("bog", ((20, 0), (30, 0), (30, 24), (20, 24)), "mud")
    >>> terrain = Terrain.of(Board(36, 24), [mud])
    >>> move = travel(terrain, [(15, 10), (25, 10)], {"mud": Cost(per_inch=2)}, budget=11)
    >>> move.inches, move.spent, move.margin, move.reach
    (10.0, 15.0, -4.0, 8.0)
    """
    budget = number("budget", budget, 0.0)
    if not isinstance(costs, Mapping) or not all(isinstance(c, Cost) for c in costs.values()):
        raise ValueError(f"costs: {costs!r} is not a Cost for each kind")
    under = ground(terrain, path, tuple(costs))
    account = _Account(costs, budget)
    for stretch in under.stretches():
        account.pay(stretch)
    reach = under.inches if account.reach is None else account.reach
    return Travel(
        inches=under.inches,
        spent=account.spent,
        margin=budget - account.spent,
        reach=reach,
        at=under.at(reach),
        barred_by=account.barred_by,
        terrain=terrain,
        path=under.path,
        costs=costs,
        budget=budget,
    )


class _Account:
    """Adds up the cost of one stretch after another and records where the budget ran out."""

    def __init__(self, costs: Mapping[str, Cost], budget: float) -> None:
        self.costs, self.budget = costs, budget
        self.spent, self.moved = 0.0, 0.0
        self.on: dict[str | None, float] = {}
        self.reach: float | None = None
        self.barred_by: str | None = None

    def pay(self, stretch: Stretch) -> None:
        cost = OPEN if stretch.kind is None else self.costs[stretch.kind]
        if cost.barred:
            self._stop(stretch.start)
            self.barred_by = self.barred_by or stretch.kind
            self.spent = float("inf")
            return
        if stretch.kind not in self.on:
            self._spend(cost.toll, stretch.start, 0.0)
        left = stretch.end - stretch.start
        while left > 0:
            easy = max(cost.easy_move - self.moved, cost.easy_ground - self.on_kind(stretch))
            step = min(left, easy) if easy > GRAZE else left
            rate = 1.0 if easy > GRAZE else cost.per_inch
            self._spend(step * rate, stretch.end - left, rate)
            self.moved += step
            self.on[stretch.kind] = self.on_kind(stretch) + step
            left -= step

    def on_kind(self, stretch: Stretch) -> float:
        return self.on.get(stretch.kind, 0.0)

    def _spend(self, price: float, place: float, rate: float) -> None:
        left = self.budget - self.spent
        self.spent += price
        if price > left + GRAZE:
            self._stop(place + (max(left, 0.0) / rate if rate > 0 else 0.0))

    def _stop(self, place: float) -> None:
        if self.reach is None:
            self.reach = place


def road_depths(terrain: Terrain, kind: str, places: npt.ArrayLike, gap: float = 0.0) -> Floats:
    """(point, road): inches each point lies inside each continuous road; negative outside.

    Pieces of the kind that touch (seams of up to 0.002 inch are closed), or are at most `gap`
    inches apart, are one road. The edge of a road is on it.

    >>> lane = Piece("lane", ((0, 9), (36, 9), (36, 11), (0, 11)), "road")
    >>> terrain = Terrain.of(Board(36, 24), [lane])
    >>> road_depths(terrain, "road", [(5, 10), (5, 10.5), (5, 13)]).tolist()
    [[1.0], [0.5], [-2.0]]
    """
    at = np.asarray(shapely.points(points("places", places)))[:, None]
    roads = roads_of(terrain, kind, gap)
    shape = np.array([road.shape for road in roads], dtype=np.object_)[None, :]
    edges = np.array([road.boundary for road in roads], dtype=np.object_)[None, :]
    outside = np.asarray(shapely.distance(at, shape), dtype=np.float64)
    return np.where(outside > GRAZE, -outside, shapely.distance(at, edges))


def roads_of(terrain: Terrain, kind: str, gap: float = 0.0) -> list[Solid]:
    """The continuous roads: unions of pieces of the kind that are at most `gap` inches apart.

    >>> lane = Piece("lane", ((0, 9), (36, 9), (36, 11), (0, 11)), "road")
    >>> path = Piece("path", ((5, 14), (7, 14), (7, 20), (5, 20)), "road")
    >>> terrain = Terrain.of(Board(36, 24), [lane, path])
    >>> [road.shape.bounds for road in roads_of(terrain, "road", gap=3.5)]
    [(0.0, 9.0, 36.0, 20.0)]
    """
    return list(_roads(terrain, kind, number("gap", gap, 0.0)))


@lru_cache(maxsize=32)
def _roads(terrain: Terrain, kind: str, gap: float) -> tuple[Solid, ...]:
    rows = np.flatnonzero(terrain.of_kind(kind))
    polygons = terrain.polygons[rows]
    reach = max(gap + GRAZE, SEAM)
    near = shapely.STRtree(polygons).query(polygons, predicate="dwithin", distance=reach)
    joined: list[Solid] = []
    waiting = set(range(len(rows)))
    while waiting:
        group, new = set[int](), {waiting.pop()}
        while new:
            group |= new
            new = set(near[1][np.isin(near[0], list(new))].tolist()) - group
        waiting -= group
        chosen = np.zeros(len(terrain), dtype=np.bool_)
        chosen[rows[sorted(group)]] = True
        joined.append(terrain.joined(chosen))
    return tuple(joined)


def on_one_road(
    terrain: Terrain, kind: str, start: npt.ArrayLike, end: npt.ArrayLike, gap: float = 0.0
) -> float:
    """The margin in inches by which both points lie on one continuous road.

    0 or more means yes: the smaller of the two depths. Negative means no: minus the distance of
    the farther point from the best road. Without any road it is minus infinity.

    >>> lane = Piece("lane", ((0, 9), (36, 9), (36, 11), (0, 11)), "road")
    >>> terrain = Terrain.of(Board(36, 24), [lane])
    >>> on_one_road(terrain, "road", (5, 10), (30, 10.5))
    0.5
    >>> on_one_road(terrain, "road", (5, 10), (9, 14))
    -3.0
    """
    ends = np.array([one_point("start", start), one_point("end", end)])
    return float(road_depths(terrain, kind, ends, gap).min(axis=0).max(initial=-np.inf))
