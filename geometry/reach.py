"""Everywhere a move may end: shortest ways around corners, over ground that costs more."""

import heapq
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt
import shapely

from geometry.ground import OPEN, Cost
from geometry.rays import AHEAD, Rays, bent
from geometry.solid import Solid
from geometry.units import GRAZE, Bools, Floats, Ints, cross, length, number, one_point

STEP = 0.5
"""Inches between the points at which a way may cross into ground that costs more by the inch."""
SPARE = 1e-6  # inches by which a leg may leave its ground: corners are rounded
OVERLAP = 1e-3  # radians by which neighbouring parts of an area overlap, to leave no crack
LEAST = 0.01  # inches left over that are not worth drawing


@dataclass(frozen=True, eq=False)
class Sheet:
    """Ground of one price, with the points at which a way over it may bend."""

    solid: Solid
    slow: bool
    nodes: Floats  # (k, 2)
    behind: Floats  # (k, 2) from a corner into what a way goes around; 0 where a way may turn
    border: Ints  # (k,) number of the point shared with other sheets, or -1

    @cached_property
    def roomy(self) -> shapely.Geometry:
        """What a leg must stay in, prepared."""
        wide = shapely.buffer(self.solid.shape, SPARE, join_style="mitre")
        shapely.prepare(wide)
        return wide

    def sees(self, at: Floats, places: Floats) -> Bools:
        """(point,): whether a straight leg from `at` stays on the sheet."""
        pairs = np.stack([np.broadcast_to(at, places.shape), places], axis=1)
        return np.asarray(shapely.covers(self.roomy, shapely.linestrings(pairs)))

    def around(self, labels: Sequence["Label"], inches: Floats) -> npt.NDArray[np.object_]:
        """(label,): everything that straight legs of so many inches go on to from there."""
        places = np.array([label.at for label in labels])
        turns = np.array([label.turn for label in labels])
        rays = Rays.of(self.solid, places, turns, inches)
        ahead = rays.at + rays.ways * AHEAD
        out = ~shapely.contains_xy(self.solid.shape, ahead[:, 0], ahead[:, 1])
        far = np.where(out, 0.0, np.minimum(inches[rays.label], rays.hits()))
        ring, of = rays.at + rays.ways * far[:, None], rays.label
        kept = bent(ring, of)
        ring, of = ring[kept], of[kept]
        own = np.flatnonzero(turns[:, 1] < 2 * np.pi)
        order = np.argsort(np.concatenate([own, of]), kind="stable")
        ring, of = np.concatenate([places[own], ring])[order], np.concatenate([own, of])[order]
        rings = shapely.linearrings(ring, indices=of)
        return np.asarray(shapely.make_valid(shapely.polygons(rings)))


@dataclass(frozen=True, eq=False)
class Label:
    """A point reached: what it cost, and from where."""

    spent: float
    moved: float  # inches
    slow: float  # inches of them on slow ground
    sheet: int
    at: Floats
    before: "Label | None"
    behind: Floats | None = None  # at a corner: into what the way goes around

    @property
    def turn(self) -> tuple[float, float]:
        """The headings it may go on by, in radians: the first, and how far round from it.

        A shortest way bends only around what it passes: straight on, or towards it.
        """
        if self.before is None or self.behind is None or not self.behind.any():
            return 0.0, 2 * np.pi
        came = self.at - self.before.at
        first = float(np.arctan2(came[1], came[0]))
        side = float(np.sign(cross(came, self.behind)))
        into = float(np.arctan2(self.behind[1], self.behind[0]))
        sweep = float(np.mod(side * (into - first), 2 * np.pi)) + OVERLAP
        return (first - OVERLAP, sweep) if side > 0 else (into, sweep)

    def way(self) -> list[Floats]:
        found = [self.at] if self.before is None else [*self.before.way(), self.at]
        return [at for k, at in enumerate(found) if k == 0 or length(at - found[k - 1]) > GRAZE]


@dataclass(frozen=True, eq=False)
class Reachable:
    """Where a budget leads. Inside `area` every point has a way; outside, none but by accident of
    rounding: see `docs/geometry.md` for how close the two are."""

    area: shapely.Geometry
    sheets: tuple[Sheet, ...]
    labels: tuple[Label, ...] = field(repr=False)
    cost: Cost
    budget: float

    def way(self, to: npt.ArrayLike) -> list[tuple[float, float]] | None:
        """The cheapest way there, from the start on; None: it is out of reach.

        >>> import shapely
        >>> wall = shapely.box(8, 4, 9, 20)
        >>> found = reachable(shapely.box(0, 0, 24, 24) - wall, (4, 10), budget=20)
        >>> found.way((13, 10))
        [(4.0, 10.0), (8.0, 4.0), (9.0, 4.0), (13.0, 10.0)]
        """
        end = one_point("to", to)
        best: tuple[float, Label] | None = None
        for label in self.labels:
            inches = float(length(end - label.at))
            sheet = self.sheets[label.sheet]
            spent = label.spent + _price(label, inches, self.cost, slow=sheet.slow)
            if spent > self.budget + GRAZE or (best is not None and spent >= best[0]):
                continue
            if sheet.sees(label.at, end[None])[0]:
                best = spent, label
        if best is None:
            return None
        way = [*best[1].way(), end]
        return [(float(x), float(y)) for x, y in way]


def reachable(
    free: shapely.Geometry,
    start: npt.ArrayLike,
    budget: float,
    slow: shapely.Geometry | None = None,
    cost: Cost = OPEN,
) -> Reachable:
    """Everywhere in `free` that the budget leads to from the start; `slow` ground costs more.

    >>> import shapely
    >>> wall = shapely.box(8, 4, 9, 20)
    >>> found = reachable(shapely.box(0, 0, 24, 24) - wall, (4, 10), budget=6)
    >>> [bool(found.area.contains(shapely.Point(at))) for at in ((4, 15), (10, 10))]
    [True, False]
    """
    at, budget = one_point("start", start), number("budget", budget, 0.0)
    near = shapely.intersection(free, shapely.buffer(shapely.Point(at), budget + 1.0, quad_segs=4))
    sheets, seeds = _sheets(near, at, budget, slow, cost)
    labels = tuple(_search(sheets, seeds, budget, cost))
    left = [_lasts(label, budget, cost, slow=sheets[label.sheet].slow) for label in labels]
    parts: list[shapely.Geometry] = []
    for place, sheet in enumerate(sheets):
        mine = [k for k, each in enumerate(labels) if each.sheet == place and left[k] > LEAST]
        if mine:
            inches = np.array([left[k] for k in mine])
            parts += sheet.around([labels[k] for k in mine], inches).tolist()
    return Reachable(shapely.union_all(parts), sheets, labels, cost, budget)


# --- The ground as sheets ----------------------------------------------------------------------


def _sheets(
    near: shapely.Geometry, at: Floats, budget: float, slow: shapely.Geometry | None, cost: Cost
) -> tuple[tuple[Sheet, ...], list[Label]]:
    """The ground by price, and what it costs to begin on each sheet."""
    if slow is None or cost == OPEN:
        return (_sheet(near),), [_seed(0, 0.0, at)]
    mud = shapely.intersection(near, slow)
    if shapely.area(mud) <= SPARE:
        return (_sheet(near),), [_seed(0, 0.0, at)]
    # Less the whole of it: less the part near by leaves slivers along edges that the two share.
    dry = shapely.difference(near, slow)
    inside = bool(shapely.contains_xy(mud, *at))
    if cost.barred:
        return (_sheet(dry),), [] if inside else [_seed(0, 0.0, at)]
    if cost.per_inch == 1.0:
        # A toll is paid once: a way keeps to dry ground, or goes anywhere with what is left.
        seeds = [_seed(1, cost.toll, at)]
        return (_sheet(dry), _sheet(near)), seeds if inside else [_seed(0, 0.0, at), *seeds]
    shared = _points_along(shapely.intersection(shapely.boundary(mud), shapely.boundary(dry)))
    sheets = _sheet(dry, shared), _sheet(mud, shared, slow=True)
    return sheets, [_seed(int(inside), 0.0, at)]


def _seed(sheet: int, spent: float, at: Floats) -> Label:
    return Label(spent, 0.0, 0.0, sheet, at, None)


def _sheet(shape: shapely.Geometry, shared: Floats | None = None, *, slow: bool = False) -> Sheet:
    solid = Solid.of(_polygons(shape))
    bends, behind = _bends(solid)
    extra = np.empty((0, 2)) if shared is None else shared
    numbers = np.concatenate([np.full(len(bends), -1), np.arange(len(extra))])
    behind = np.concatenate([behind, np.zeros_like(extra)])
    return Sheet(solid, slow, np.concatenate([bends, extra]), behind, numbers)


def _polygons(shape: shapely.Geometry) -> shapely.Geometry:
    parts = shapely.get_parts(shape)
    return shapely.MultiPolygon(parts[shapely.get_type_id(parts) == 3].tolist())


def _bends(solid: Solid) -> tuple[Floats, Floats]:
    """The corners that a shortest way may go around, those that point into the ground; and from
    each the direction into what it is a corner of."""
    after = {tuple(at): k for k, at in enumerate(solid.start.tolist())}
    onward = np.array([after.get(tuple(at), -1) for at in solid.end.tolist()], dtype=np.int64)
    ways = solid.end - solid.start
    ways = ways / np.maximum(length(ways), GRAZE)[:, None]
    turned = (cross(ways, ways[onward]) < -SPARE) & (onward >= 0)
    return solid.end[turned], (ways[onward] - ways)[turned]


def _points_along(lines: shapely.Geometry) -> Floats:
    parts = shapely.get_parts(lines)
    parts = parts[shapely.get_type_id(parts) == 1]
    dense = shapely.segmentize(parts, STEP)
    found = shapely.get_coordinates(dense)
    return np.unique(found, axis=0) if len(found) else np.empty((0, 2))


# --- The search --------------------------------------------------------------------------------


def _search(
    sheets: Sequence[Sheet], seeds: Sequence[Label], budget: float, cost: Cost
) -> Iterator[Label]:
    """Every point reached, cheapest first."""
    counted = itertools.count()  # breaks ties
    queue = [(seed.spent, next(counted), -1, seed) for seed in seeds if seed.spent <= budget]
    done = [np.zeros(len(sheet.nodes), dtype=np.bool_) for sheet in sheets]
    best = [np.full(len(sheet.nodes), np.inf) for sheet in sheets]
    while queue:
        _, _, node, label = heapq.heappop(queue)
        sheet = sheets[label.sheet]
        if node >= 0:
            if done[label.sheet][node]:
                continue
            done[label.sheet][node] = True
        for other, twin in _twins(sheets, label, node):
            if not done[other][twin] and label.spent < best[other][twin]:
                best[other][twin] = label.spent
                moved = Label(label.spent, label.moved, label.slow, other, label.at, label.before)
                heapq.heappush(queue, (moved.spent, next(counted), twin, moved))
        if _only_crosses(sheet, label, node):
            continue
        yield label
        away = length(sheet.nodes - label.at)
        spent = label.spent + _prices(label, away, cost, slow=sheet.slow)
        try_ = np.flatnonzero(
            ~done[label.sheet] & (spent <= budget) & (spent < best[label.sheet] - GRAZE)
        )
        if len(try_) == 0:
            continue
        seen = try_[sheet.sees(label.at, sheet.nodes[try_])]
        best[label.sheet][seen] = spent[seen]
        for k in seen.tolist():
            far = float(away[k])
            new = Label(
                float(spent[k]),
                label.moved + far,
                label.slow + far * sheet.slow,
                label.sheet,
                sheet.nodes[k],
                label,
                sheet.behind[k],
            )
            heapq.heappush(queue, (new.spent, next(counted), k, new))


def _only_crosses(sheet: Sheet, label: Label, node: int) -> bool:
    """Whether it is a mere point of a border, come to over its own sheet: no shortest way that
    stays on the sheet bends there."""
    at_border = node >= 0 and sheet.border[node] >= 0
    return at_border and label.before is not None and label.before.sheet == label.sheet


def _twins(sheets: Sequence[Sheet], label: Label, node: int) -> Iterator[tuple[int, int]]:
    """The same point on the other sheets."""
    if node < 0 or (shared := int(sheets[label.sheet].border[node])) < 0:
        return
    for other, sheet in enumerate(sheets):
        if other != label.sheet:
            for twin in np.flatnonzero(sheet.border == shared).tolist():
                yield other, twin


def _prices(label: Label, inches: Floats, cost: Cost, *, slow: bool) -> Floats:
    """The cost of so many inches more on the sheet."""
    if not slow:
        return inches
    easy = max(cost.easy_move - label.moved, cost.easy_ground - label.slow, 0.0)
    return np.minimum(inches, easy) + np.maximum(inches - easy, 0.0) * cost.per_inch


def _price(label: Label, inches: float, cost: Cost, *, slow: bool) -> float:
    return float(_prices(label, np.array([inches]), cost, slow=slow)[0])


def _lasts(label: Label, budget: float, cost: Cost, *, slow: bool) -> float:
    """How many inches more the budget lasts on the sheet."""
    left = budget - label.spent
    if not slow:
        return left
    easy = max(cost.easy_move - label.moved, cost.easy_ground - label.slow, 0.0)
    return left if left <= easy else easy + (left - easy) / cost.per_inch
