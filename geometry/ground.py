"""Movement: the ground under a path, what it costs, and where the budget runs out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely

from geometry.terrain import Solid, Terrain
from geometry.units import GRAZE, Bools, Floats, cross, dot, length, points


@dataclass(frozen=True, slots=True)
class Cost:
    """What a kind of ground does to a move.

    `per_inch` is the price of an inch; it begins only after `easy_move` inches of the whole
    move and `easy_ground` inches of this kind, which cost 1 each. `toll` is paid once, at the
    first step in. Barred ground ends the move at its edge.
    """

    per_inch: float = 1.0
    toll: float = 0.0
    easy_move: float = 0.0
    easy_ground: float = 0.0
    barred: bool = False

    def __post_init__(self) -> None:
        parts = (self.per_inch, self.toll, self.easy_move, self.easy_ground)
        if not all(np.isfinite(part) and part >= 0 for part in parts):
            raise ValueError(f"{self}: a cost is a number of 0 or more")


OPEN = Cost()


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a path on one ground, in inches from the start; kind None is open ground."""

    start: float
    end: float
    kind: str | None


@dataclass(frozen=True, eq=False)
class Ground:
    """What lies under a path. On the edge of a piece is not inside it."""

    path: Floats  # (k, 2)
    inches: float
    kinds: tuple[str, ...]
    cuts: Floats  # (c + 1,) inches from the start
    on: Bools  # (c, kind) whether the stretch between two cuts lies on the kind

    def length_on(self, kind: str) -> float:
        """Inches inside pieces of the kind, whatever else lies there."""
        return float(np.diff(self.cuts)[self.on[:, self.kinds.index(kind)]].sum())

    def stretches(self) -> tuple[Stretch, ...]:
        """The path in order; where kinds overlap the first of `kinds` counts."""
        found: list[Stretch] = []
        for k, row in enumerate(self.on):
            kind = self.kinds[int(row.argmax())] if row.any() else None
            start, end = float(self.cuts[k]), float(self.cuts[k + 1])
            if found and found[-1].kind == kind:
                start = found.pop().start
            found.append(Stretch(start, end, kind))
        return tuple(found)

    def at(self, inches: float) -> Floats:
        """The place so many inches along the path."""
        legs = length(np.diff(self.path, axis=0))
        so_far = np.concatenate([[0.0], np.cumsum(legs)])
        way = np.clip(inches, 0.0, self.inches)
        return np.array([np.interp(way, so_far, self.path[:, axis]) for axis in (0, 1)])


@dataclass(frozen=True, eq=False)
class Travel:
    """What a move costs and how far a budget carries it."""

    inches: float  # length of the path
    spent: float  # cost of the whole path; infinite if it enters barred ground
    margin: float  # budget less cost
    reach: float  # inches along the path until the budget or the way ends
    at: Floats  # (2,) the place that is
    barred_by: str | None  # the kind of ground that ends the way, if one does


def path_length(path: npt.ArrayLike) -> float:
    """Inches along the waypoints."""
    return float(length(np.diff(points("path", path), axis=0)).sum())


def ground(terrain: Terrain, path: npt.ArrayLike, kinds: Sequence[str]) -> Ground:
    """What lies under a path, of the kinds named, the most important first."""
    way = points("path", path)
    if len(way) == 0:
        raise ValueError("path: no waypoint")
    solids = [terrain.union(terrain.of_kind(kind)) for kind in kinds]
    legs = length(np.diff(way, axis=0))
    so_far = np.concatenate([[0.0], np.cumsum(legs)])
    cuts = [so_far]
    for k, size in enumerate(legs):
        cuts += [so_far[k] + size * _cuts(way[k], way[k + 1], solid) for solid in solids]
    at = np.unique(np.concatenate(cuts))
    at = at[np.concatenate([[True], np.diff(at) > GRAZE])]
    at[-1] = so_far[-1] if len(at) > 1 else at[-1]
    middle = (at[:-1] + at[1:]) / 2
    x, y = (np.interp(middle, so_far, way[:, axis]) for axis in (0, 1))
    on = np.zeros((len(middle), len(solids)), dtype=np.bool_)
    for k, solid in enumerate(solids):
        on[:, k] = shapely.contains_xy(solid.shape, x, y)
    return Ground(way, float(so_far[-1]), tuple(kinds), at, on)


def _cuts(start: Floats, end: Floats, solid: Solid) -> Floats:
    """Shares of a leg at which it meets the boundary, corners it only touches included."""
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
    """What moving along a path costs on ground whose costs are given, the first kind first."""
    if not budget >= 0 or not np.isfinite(budget):
        raise ValueError(f"budget {budget!r} is not 0 or more inches")
    under = ground(terrain, path, tuple(costs))
    purse = _Purse(costs, budget)
    for stretch in under.stretches():
        purse.pay(stretch)
    reach = under.inches if purse.reach is None else purse.reach
    return Travel(
        under.inches, purse.spent, budget - purse.spent, reach, under.at(reach), purse.barred_by
    )


class _Purse:
    """Pays for one stretch after another, and notes where the budget ran out."""

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
    """(place, road): how deep each place lies on each continuous road; negative beside it.

    Pieces of the kind that touch, or lie no more than `gap` inches apart, are one road.
    """
    at = shapely.points(points("places", places))
    roads = _roads(terrain.polygons[terrain.of_kind(kind)], gap)
    shape = np.array(roads, dtype=np.object_)[None, :]
    dots = np.asarray(at)[:, None]
    inside = shapely.distance(dots, shapely.boundary(shape))
    return np.asarray(inside - shapely.distance(dots, shape) * 2, dtype=np.float64)


def _roads(polygons: npt.NDArray[np.object_], gap: float) -> list[shapely.Geometry]:
    tree = shapely.STRtree(polygons)
    joined: list[shapely.Geometry] = []
    waiting = set(range(len(polygons)))
    while waiting:
        group, new = set[int](), {waiting.pop()}
        while new:
            group |= new
            near = tree.query(polygons[list(new)], predicate="dwithin", distance=gap + GRAZE)
            new = set(near[1].tolist()) - group
        waiting -= group
        joined.append(shapely.union_all(polygons[sorted(group)]))
    return joined


def on_one_road(
    terrain: Terrain, kind: str, start: npt.ArrayLike, end: npt.ArrayLike, gap: float = 0.0
) -> float:
    """The margin in inches by which both places lie on one continuous road.

    0 or more is yes: the shallower of the two. Negative is no: how far off the nearest road
    the worse of the two is. Without any road it is minus infinity.
    """
    ends = np.concatenate([points("start", start), points("end", end)])
    return float(road_depths(terrain, kind, ends, gap).min(axis=0).max(initial=-np.inf))
