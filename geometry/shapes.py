"""Units on the table as shapes: oriented rectangles (hulls) and discs, single or in batches.

Headings are degrees counter-clockwise from the x axis. A hull's corners run counter-clockwise
from front left; a gun barrel is not part of the hull.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

import numpy as np
import numpy.typing as npt
import shapely

from geometry.units import (
    FARTHEST,
    GRAZE,
    SMALLEST,
    Floats,
    Ints,
    column,
    cross,
    direction,
    dot,
    left_of,
    length,
    numbers,
    points,
)

# Local (forward, left) signs of a hull's corners.
CORNERS = np.array([[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0]])


@dataclass(frozen=True, slots=True)
class Hull:
    """The outline of a vehicle or gun: a rectangle with a heading; (x, y) is its centre."""

    x: float
    y: float
    heading: float
    length: float
    width: float


@dataclass(frozen=True, slots=True)
class Disc:
    """A round token such as infantry or an objective; (x, y) is its centre."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, eq=False)
class Shapes:
    """A batch of hulls and discs, stored as columns.

    Both are a rectangle buffered by a radius: the radius of a hull is 0, the rectangle of a
    disc is a point. So distances need no case distinction.
    """

    centre: Floats  # (n, 2)
    heading: Floats  # (n,) degrees
    half: Floats  # (n, 2) half length, half width; zero for a disc
    radius: Floats  # (n,) zero for a hull

    @classmethod
    def of(cls, items: Iterable[Hull | Disc]) -> Self:
        """A batch of the given hulls and discs; ValueError with the row of one without size.

        >>> shapes = Shapes.of([Hull(4, 12, heading=0, length=4, width=2), Disc(6, 5, radius=0.5)])
        >>> len(shapes), shapes.centre.tolist()
        (2, [[4.0, 12.0], [6.0, 5.0]])
        """
        rows = [_row(i, item) for i, item in enumerate(items)]
        table = np.array(rows, dtype=np.float64).reshape(-1, 6)
        return cls(table[:, :2], table[:, 2], table[:, 3:5], table[:, 5])

    @classmethod
    def hulls(
        cls,
        centres: npt.ArrayLike,
        headings: npt.ArrayLike,
        lengths: npt.ArrayLike,
        widths: npt.ArrayLike,
    ) -> Self:
        """A batch of hulls from columns; a single heading, length or width serves all.

        >>> tanks = Shapes.hulls([(26, 12), (30, 6)], headings=[180, 200], lengths=4, widths=2)
        >>> tanks.half.tolist()
        [[2.0, 1.0], [2.0, 1.0]]
        """
        centre = points("hull centres", centres)
        n = len(centre)
        named = {"hull headings": headings, "hull lengths": lengths, "hull widths": widths}
        heading, long, wide = (column(what, values, n) for what, values in named.items())
        return cls.of(Hull(*row) for row in zip(*centre.T, heading, long, wide, strict=True))

    @classmethod
    def discs(cls, centres: npt.ArrayLike, radii: npt.ArrayLike) -> Self:
        """A batch of discs from columns; a single radius serves all.

        >>> Shapes.discs([(26, 12), (30, 6)], radii=0.5).radius.tolist()
        [0.5, 0.5]
        """
        centre = points("disc centres", centres)
        radius = column("disc radii", radii, len(centre))
        return cls.of(Disc(*row) for row in zip(*centre.T, radius, strict=True))

    def __len__(self) -> int:
        return len(self.centre)

    def take(self, index: npt.ArrayLike) -> Self:
        """The batch of the rows with these indices, which may repeat, as `numpy.take`.

        >>> shapes = Shapes.discs([(1, 1), (2, 2), (3, 3)], radii=0.5)
        >>> shapes.take([2, 0]).centre.tolist()
        [[3.0, 3.0], [1.0, 1.0]]
        """
        i = _rows(index, len(self))
        made = type(self)(
            self.centre.take(i, axis=0),
            self.heading.take(i),
            self.half.take(i, axis=0),
            self.radius.take(i),
        )
        # Computed once for all rows taken.
        made.__dict__.update(
            front=self.front.take(i, axis=0), _corners=self._corners.take(i, axis=0)
        )
        return made

    def __getitem__(self, rows: slice) -> Self:
        made = type(self)(self.centre[rows], self.heading[rows], self.half[rows], self.radius[rows])
        made.__dict__["front"] = self.front[rows]
        return made

    def moved(self, by: Floats, turned: Floats | float = 0.0) -> Self:
        """The same shapes, translated, and rotated about their centres by degrees.

        >>> tank = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)]).moved([1, 0], 90)
        >>> tank.centre.tolist(), tank.heading.tolist()
        ([[5.0, 12.0]], [90.0])
        """
        return replace(self, centre=self.centre + by, heading=self.heading + turned)

    @cached_property
    def front(self) -> Floats:
        """(n, 2): unit vectors of the headings.

        >>> Shapes.of([Hull(4, 12, heading=30, length=4, width=2)]).front.round(3).tolist()
        [[0.866, 0.5]]
        """
        return direction(self.heading)

    def corners(self) -> Floats:
        """(n, 4, 2): front left, rear left, rear right, front right; a disc's are its centre.

        >>> Shapes.of([Hull(4, 12, heading=0, length=4, width=2)]).corners()[0].tolist()
        [[6.0, 13.0], [2.0, 13.0], [2.0, 11.0], [6.0, 11.0]]
        """
        return self._corners

    @cached_property
    def _corners(self) -> Floats:
        return self.placed(CORNERS[:, 0] * self.half[:, :1], CORNERS[:, 1] * self.half[:, 1:])

    def placed(self, forward: Floats, left: Floats) -> Floats:
        """(n, k, 2): the points of the table that are (n, k) inches forward and left in the local
        frame of each shape.

        >>> tank = Shapes.of([Hull(4, 12, heading=90, length=4, width=2)])
        >>> tank.placed(np.array([[3, -2]]), np.array([[1, 0]])).round(3).tolist()
        [[[3.0, 15.0], [4.0, 10.0]]]
        """
        x, y, front_x, front_y = (each[:, None] for each in (*self.centre.T, *self.front.T))
        found = np.empty((*forward.shape, 2))
        # Coordinate by coordinate: NumPy is slow along an axis of two.
        found[..., 0] = x + forward * front_x - left * front_y
        found[..., 1] = y + forward * front_y + left * front_x
        return found

    def local(self, places: Floats) -> Floats:
        """Points (n, 2), one for each shape, in its local frame: (forward, left) of the centre.

        >>> tank = Shapes.of([Hull(4, 12, heading=90, length=4, width=2)])
        >>> tank.local([(3, 15)]).round(3).tolist()
        [[3.0, 1.0]]
        """
        if len(places) != len(self):
            raise ValueError(f"{len(places)} points but {len(self)} shapes")
        front, offset = self.front, places - self.centre
        return np.stack([dot(front, offset), cross(front, offset)], axis=-1)

    def outlines(self) -> npt.NDArray[np.object_]:
        """Shapely polygons; a disc is approximated by a polygon of 128 corners.

        >>> shapes = Shapes.of([Hull(4, 12, heading=30, length=4, width=2), Disc(6, 5, radius=1)])
        >>> [round(outline.area, 2) for outline in shapes.outlines()]
        [8.0, 3.14]
        """
        hulls: npt.NDArray[np.object_] = np.asarray(shapely.polygons(self.corners()))
        round_ = self.radius > 0
        middles = shapely.points(self.centre[round_])
        hulls[round_] = shapely.buffer(middles, self.radius[round_], quad_segs=32)
        return hulls


def _rows(index: npt.ArrayLike, count: int) -> Ints:
    """Indices of rows, counted from either end as NumPy does; ValueError if one is no row."""
    i = np.asarray(index)
    if i.size == 0:
        return i.astype(np.int64)
    if i.dtype.kind not in "iu" or i.min() < -count or i.max() >= count:
        raise ValueError(f"rows {index!r}: not all are rows of {count} shapes")
    return i.astype(np.int64)


def _row(i: int, item: Hull | Disc) -> tuple[float, ...]:
    """The numbers of one shape; ValueError with the shape's row if one is wrong."""
    if isinstance(item, Hull):
        name, sizes = f"hull {i}", [item.length, item.width]
        given: tuple[float, ...] = (item.x, item.y, item.heading, *sizes)
    elif isinstance(item, Disc):
        name, sizes = f"disc {i}", [item.radius]
        given = (item.x, item.y, *sizes)
    else:
        raise ValueError(f"shape {i}: {item!r} is neither a Hull nor a Disc")
    try:
        good = all(-FARTHEST <= part <= FARTHEST for part in given)
    except TypeError:
        good = False
    if not good:
        numbers(name, given)  # raises
    if min(sizes) < SMALLEST:
        problem = "length and width" if isinstance(item, Hull) else "radius"
        raise ValueError(f"{name}: {problem} must be {SMALLEST:g} inches or more")
    if isinstance(item, Disc):
        return item.x, item.y, 0.0, 0.0, 0.0, item.radius
    return item.x, item.y, item.heading, item.length / 2, item.width / 2, 0.0


@dataclass(frozen=True, eq=False)
class Faces:
    """The edges of each shape that face an eye: up to two of a hull, one chord of a disc."""

    start: Floats  # (n, 2, 2): shape, edge, (x, y)
    end: Floats  # (n, 2, 2)
    length: Floats  # (n, 2), zero where there is no such edge


def faces_towards(eyes: Floats, shapes: Shapes) -> Faces:
    """The edges of shape i that face eye i; none when the eye is in or on the shape.

    Column 0 is front or rear, column 1 a flank. A disc is represented by the chord between its
    two tangent points, which hides and is hidden exactly as the disc is.
    """
    at = shapes.local(eyes)
    side = np.where(np.abs(at) > shapes.half + GRAZE, np.sign(at), 0.0)
    half = shapes.half
    across = np.stack([-half[:, 1], half[:, 0]], axis=-1) * side  # half an edge, to its left
    out = side * half
    begin = np.stack([out[:, 0], across[:, 1], across[:, 0], out[:, 1]])  # forward, then left
    finish = begin * np.array([[1.0], [-1.0], [-1.0], [1.0]])
    size = 2 * np.abs(across) * (shapes.radius[:, None] == 0)
    round_ = np.flatnonzero(shapes.radius > 0)
    if len(round_):
        first, last, size[round_, 0] = _chords(at[round_], shapes.radius[round_])
        begin[::2, round_], finish[::2, round_] = first.T, last.T
    return Faces(
        shapes.placed(begin[:2].T, begin[2:].T), shapes.placed(finish[:2].T, finish[2:].T), size
    )


def _chords(at: Floats, radius: Floats) -> tuple[Floats, Floats, Floats]:
    """Start, end and length of the chord between the tangent points, in each disc's frame."""
    away = length(at)
    outside = away > radius + GRAZE
    reach = np.where(outside, away, 1.0)
    towards = at / reach[:, None]
    nearer = np.where(outside, radius**2 / reach, 0.0)
    half = np.where(outside, radius * np.sqrt(np.maximum(0.0, 1 - (radius / reach) ** 2)), 0.0)
    middle = towards * nearer[:, None]
    span = left_of(towards) * half[:, None]
    return middle - span, middle + span, 2 * half
