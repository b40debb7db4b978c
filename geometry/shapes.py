"""What stands on the table: oriented hulls and round tokens, alone or in batches.

Headings are degrees counter-clockwise from the table's long (x) axis. A hull's corners run
counter-clockwise from front left; a gun barrel is no part of a hull.
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
    Floats,
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
    """A vehicle's or gun's outline: a rectangle with a front."""

    x: float
    y: float
    heading: float
    length: float
    width: float


@dataclass(frozen=True, slots=True)
class Disc:
    """A round token: infantry, an objective."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, eq=False)
class Shapes:
    """A batch of hulls and discs.

    Both are one thing, a rectangle with a rounded rim: a hull has no rim, a disc has no
    rectangle. So distances need no case distinction.
    """

    centre: Floats  # (n, 2)
    heading: Floats  # (n,) degrees
    half: Floats  # (n, 2) half length, half width; zero for a disc
    radius: Floats  # (n,) zero for a hull

    @classmethod
    def of(cls, items: Iterable[Hull | Disc]) -> Self:
        """A batch of the given hulls and discs, refused by number when one has no size."""
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
        """A batch of hulls from columns; one length or width serves all."""
        centre = points("hull centres", centres)
        n = len(centre)
        columns = [numbers("hulls", c) for c in (headings, lengths, widths)]
        heading, long, wide = (np.broadcast_to(c, (n,)) for c in columns)
        return cls.of(Hull(*row) for row in zip(*centre.T, heading, long, wide, strict=True))

    @classmethod
    def discs(cls, centres: npt.ArrayLike, radii: npt.ArrayLike) -> Self:
        """A batch of discs from columns; one radius serves all."""
        centre = points("disc centres", centres)
        radius = np.broadcast_to(numbers("disc radii", radii), (len(centre),))
        return cls.of(Disc(*row) for row in zip(*centre.T, radius, strict=True))

    def __len__(self) -> int:
        return len(self.centre)

    def take(self, index: npt.ArrayLike) -> Self:
        """The batch of the chosen rows, repeated or reordered as asked."""
        i = np.asarray(index, dtype=np.int64)
        made = type(self)(self.centre[i], self.heading[i], self.half[i], self.radius[i])
        made.__dict__["front"] = self.front[i]  # worked out once for all that are taken
        return made

    def __getitem__(self, rows: slice) -> Self:
        return type(self)(self.centre[rows], self.heading[rows], self.half[rows], self.radius[rows])

    def moved(self, by: Floats, turned: Floats | float = 0.0) -> Self:
        """The same shapes, shifted and turned about their centres."""
        return replace(self, centre=self.centre + by, heading=self.heading + turned)

    @cached_property
    def front(self) -> Floats:
        """Unit vectors towards the fronts, (n, 2)."""
        return direction(self.heading)

    def corners(self) -> Floats:
        """(n, 4, 2): front left, rear left, rear right, front right; a disc's are its centre."""
        return self._corners

    @cached_property
    def _corners(self) -> Floats:
        front = self.front
        forward = CORNERS[:, 0] * self.half[:, :1]
        leftward = CORNERS[:, 1] * self.half[:, 1:]
        return np.asarray(
            self.centre[:, None]
            + forward[..., None] * front[:, None]
            + leftward[..., None] * left_of(front)[:, None]
        )

    def local(self, places: Floats) -> Floats:
        """Places (n, 2), one for each shape, as (forward, left) of its centre."""
        front, offset = self.front, places - self.centre
        return np.stack([dot(front, offset), cross(front, offset)], axis=-1)

    def outlines(self) -> npt.NDArray[np.object_]:
        """Shapely outlines; a disc's is a fine polygon, for drawing and coarse tests only."""
        hulls: npt.NDArray[np.object_] = np.asarray(shapely.polygons(self.corners()))
        discs = np.asarray(shapely.buffer(shapely.points(self.centre), self.radius, quad_segs=32))
        return np.where(self.radius > 0, discs, hulls)


def _row(i: int, item: Hull | Disc) -> tuple[float, ...]:
    """The numbers of one shape; a wrong one is refused by the number of the shape."""
    if isinstance(item, Hull):
        row = (item.x, item.y, item.heading, item.length / 2, item.width / 2, 0.0)
        name, sized = f"hull {i}", item.length > 0 and item.width > 0
    else:
        row = (item.x, item.y, 0.0, 0.0, 0.0, item.radius)
        name, sized = f"disc {i}", item.radius > 0
    if not all(-FARTHEST <= number <= FARTHEST for number in row):
        numbers(name, row)  # names what is wrong
    if not sized:
        problem = "length and width" if isinstance(item, Hull) else "radius"
        raise ValueError(f"{name}: {problem} must be above 0")
    return row


@dataclass(frozen=True, eq=False)
class Faces:
    """The edges of each shape that face an eye: at most two of a hull, one chord of a disc."""

    start: Floats  # (n, 2, 2): shape, edge, (x, y)
    end: Floats  # (n, 2, 2)
    length: Floats  # (n, 2), zero where there is no such edge


def faces_towards(eyes: Floats, shapes: Shapes) -> Faces:
    """The edges of shape i that eye i looks at; none when the eye is in or on the shape.

    Slot 0 is front or rear, slot 1 a flank. A disc is judged by the chord between the two
    points where lines from the eye just touch it: that is exactly what the eye sees of it.
    """
    at = shapes.local(eyes)
    side = np.where(np.abs(at) > shapes.half + GRAZE, np.sign(at), 0.0)
    half = shapes.half
    across = np.stack([-half[:, 1], half[:, 0]], axis=-1) * side  # half an edge, to its left
    begin = np.empty((len(at), 2, 2))
    begin[:, 0] = np.stack([side[:, 0] * half[:, 0], across[:, 0]], axis=-1)
    begin[:, 1] = np.stack([across[:, 1], side[:, 1] * half[:, 1]], axis=-1)
    finish = begin * np.array([[1.0, -1.0], [-1.0, 1.0]])
    size = 2 * np.abs(across) * (shapes.radius[:, None] == 0)
    round_ = np.flatnonzero(shapes.radius > 0)
    if len(round_):
        begin[round_, 0], finish[round_, 0], size[round_, 0] = _chords(
            at[round_], shapes.radius[round_]
        )
    front = shapes.front[:, None]
    left = left_of(front)
    centre = shapes.centre[:, None]
    return Faces(
        centre + begin[..., :1] * front + begin[..., 1:] * left,
        centre + finish[..., :1] * front + finish[..., 1:] * left,
        size,
    )


def _chords(at: Floats, radius: Floats) -> tuple[Floats, Floats, Floats]:
    """Start, end and length of the chord each disc shows to a place given in its own frame."""
    away = length(at)
    outside = away > radius + GRAZE
    reach = np.where(outside, away, 1.0)
    towards = at / reach[:, None]
    nearer = np.where(outside, radius**2 / reach, 0.0)
    half = np.where(outside, radius * np.sqrt(np.maximum(0.0, 1 - (radius / reach) ** 2)), 0.0)
    middle = towards * nearer[:, None]
    span = left_of(towards) * half[:, None]
    return middle - span, middle + span, 2 * half
