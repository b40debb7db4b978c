"""Rings of corners as flat arrays: what may meet a line or a triangle, and what touches a place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

import numpy as np

from geometry.units import GRAZE, Bools, Floats, Ints, cross, dot, left_of, length

# Triangles times boxes in one batch: it fits the CPU cache, and at five products each is too small
# for OpenBLAS to start threads, which cost far more than they save.
IN_ONE_GO = 50_000
FEW = 256  # rows
WIDTHS = (4, 8, 64, 1_000)  # corners of the rings that are padded to arrays of one shape


@dataclass(frozen=True, eq=False)
class Rings:
    """Many rings as one array of edges; ring r has edges first[r] to first[r] + count[r]."""

    start: Floats
    end: Floats
    first: Ints
    count: Ints
    owner: Ints  # the piece each ring belongs to
    low: Floats  # corners of the box around each ring
    high: Floats

    @classmethod
    def of(cls, rings: Sequence[Floats], owner: Sequence[int]) -> Self:
        """The rings, concatenated."""
        count = np.array([len(ring) for ring in rings], dtype=np.int64)
        empty = np.empty((0, 2))
        return cls(
            start=np.concatenate([empty, *rings]),
            end=np.concatenate([empty, *(np.roll(ring, -1, axis=0) for ring in rings)]),
            first=np.cumsum(count) - count,
            count=count,
            owner=np.array(owner, dtype=np.int64),
            low=np.array([ring.min(axis=0) for ring in rings]).reshape(-1, 2),
            high=np.array([ring.max(axis=0) for ring in rings]).reshape(-1, 2),
        )

    def corners_of(self, rings: Ints) -> tuple[Ints, Ints, Ints, Ints]:
        """The corners of the given rings: (row in `rings`, corner, next corner, row starts).

        `next corner` is an index into the returned arrays; `row starts` is for `reduceat`.
        """
        count = self.count[rings]
        begin = np.cumsum(count) - count
        row = np.repeat(np.arange(len(rings)), count)
        every = np.arange(len(row))
        after = every + 1
        after[begin + count - 1] = begin
        return row, every + (self.first[rings] - begin)[row], after, begin

    def taken(self, rings: Ints, origin: Floats) -> Self:
        """The given rings relative to an origin; one that touches it is put exactly on it."""
        row, corner, _, begin = self.corners_of(rings)
        move = np.broadcast_to(-origin, (len(rings), 2))
        shift = self.shifts(np.broadcast_to(origin, (len(rings), 2)), rings)
        move = move if shift is None else move + shift
        return type(self)(
            start=self.start[corner] + move[row],
            end=self.end[corner] + move[row],
            first=begin,
            count=self.count[rings],
            owner=self.owner[rings],
            low=self.low[rings] + move,
            high=self.high[rings] + move,
        )

    def shifts(self, places: Floats, rings: Ints) -> Floats | None:
        """(i, 2): the shift of rings[i], of about GRAZE at most, that puts its boundary exactly
        through places[i] where they touch; 0 where they do not. None if none touches.

        So a place a little inside or outside a boundary is on it for every line from there.
        """
        west, south, east, north = self._bounds
        x, y = places.T
        near = x >= west.take(rings)
        near &= x <= east.take(rings)
        near &= y >= south.take(rings)
        near &= y <= north.take(rings)
        rows = np.flatnonzero(near)
        if len(rows) == 0:
            return None
        row, corner, _, begin = self.corners_of(rings[rows])
        gap = _gaps(places[rows[row]], self.start[corner], self.end[corner])
        touching = np.minimum.reduceat(length(gap), begin) <= GRAZE
        if not touching.any():
            return None
        found = np.zeros((len(rings), 2))
        for k in np.flatnonzero(touching):
            mine = row == k
            to_corner = places[rows[k]] - self.start[corner[mine]]
            options = to_corner if length(to_corner).min() <= 2 * GRAZE else gap[mine]
            found[rows[k]] = options[length(options).argmin()]
        return found

    @cached_property
    def _bounds(self) -> tuple[Floats, Floats, Floats, Floats]:
        """West, south, east and north of each bounding box, GRAZE outside it."""
        (west, south), (east, north) = (self.low - GRAZE).T.copy(), (self.high + GRAZE).T.copy()
        return west, south, east, north

    def meeting(self, eye: Floats, a: Floats, b: Floats, use: Bools) -> tuple[Ints, Ints]:
        """Candidate pairs (triangle eye-a-b, ring) by bounding box: a superset of the real ones.

        `use` is a mask over rings.
        """
        return self._near(_triangle_planes(eye, a, b), use)

    def crossing(self, start: Floats, end: Floats, use: Bools) -> tuple[Ints, Ints]:
        """Candidate pairs (line, ring) by bounding box: a superset of those that intersect."""
        return self._near(_line_planes(start, end), use)

    def _near(self, planes: Floats, use: Bools) -> tuple[Ints, Ints]:
        """Pairs (shape, ring) whose box is not wholly outside any of the shape's half-planes.

        Half-planes (plane, shape, 5) times boxes (5, ring) is the distance of the box's nearest
        corner from the plane, so that each test is one matrix product.
        """
        chosen = np.flatnonzero(use)
        boxes = self._boxes.take(chosen, axis=1)
        step = max(1, IN_ONE_GO // max(1, len(chosen)))
        found = []
        for k in range(0, planes.shape[1], step):
            near = planes[0, k : k + step] @ boxes <= 0
            for plane in planes[1:]:
                near &= plane[k : k + step] @ boxes <= 0
            # Much faster than np.nonzero of two dimensions.
            shape, ring = np.divmod(np.flatnonzero(near), max(1, len(chosen)))
            found.append((shape + k, chosen[ring]))
        if len(found) == 1:
            return found[0]
        none = np.empty(0, dtype=np.int64)
        return (
            np.concatenate([none, *(shape for shape, _ in found)]),
            np.concatenate([none, *(ring for _, ring in found)]),
        )

    @cached_property
    def _boxes(self) -> Floats:
        """(5, ring): centre, 1 and half extents of each bounding box."""
        middle, half = (self.low + self.high) / 2, (self.high - self.low) / 2
        boxes = np.concatenate([middle, np.ones((len(half), 1)), half], axis=1)
        return np.ascontiguousarray(boxes.T)

    def padded(self, rings: Ints) -> Iterator[tuple[Ints | slice, Floats, Floats]]:
        """(rows of `rings`, x, y): the corners of the rings as arrays (corner, row), closed, and
        filled up with the first corner. Rings of different size come apart.

        Rows are last and contiguous, so that NumPy's inner loops are long.
        """
        width = self._widths
        if len(rings) <= FEW:  # fewer calls are worth more than fewer corners
            width = np.maximum(width, WIDTHS[1])
        wanted = width[rings]
        for wide in np.unique(width):
            rows = np.flatnonzero(wanted == wide)
            if len(rows) == len(rings):
                yield slice(None), *self._corners(wide, rings)
                return
            if len(rows):
                yield rows, *self._corners(wide, rings[rows])

    def _corners(self, wide: int, rings: Ints) -> tuple[Floats, Floats]:
        x, y, slot = self._padded[wide]
        k = slot[rings]
        return x.take(k, axis=1), y.take(k, axis=1)

    @cached_property
    def _widths(self) -> Ints:
        """(ring,): the least of WIDTHS that its corners fit in."""
        return np.array(WIDTHS)[np.searchsorted(WIDTHS, self.count)]

    @cached_property
    def _padded(self) -> dict[int, tuple[Floats, Floats, Ints]]:
        """By width: x and y (corner, column), and the column of each ring that is in it.

        Rings of the smallest width are in the table of the next as well.
        """
        tables = {}
        for wide in WIDTHS:
            mine = self._widths == wide
            if wide == WIDTHS[1]:
                mine |= self._widths == WIDTHS[0]
            k = np.flatnonzero(mine)
            step = np.arange(self.count[k].max(initial=0) + 1)[:, None]
            at = self.first[k] + np.where(step < self.count[k], step, 0)
            tables[wide] = self.start[at, 0], self.start[at, 1], np.cumsum(mine) - 1
        return tables


def _gaps(places: Floats, start: Floats, end: Floats) -> Floats:
    """From the nearest point of each edge to its place."""
    along, offset = end - start, places - start
    share = np.clip(dot(offset, along) / dot(along, along), 0.0, 1.0)
    return np.asarray(offset - along * share[:, None])


def _triangle_planes(eye: Floats, a: Floats, b: Floats) -> Floats:
    """(3, triangle, 5): the half-planes outside its sides, for the product with boxes."""
    to_a, to_b = a - eye, b - eye
    sign = np.where(cross(to_a, to_b) < 0, 1.0, -1.0)[:, None]
    return _planes(np.stack([to_a * sign, to_b * -sign, (b - a) * sign]), np.stack([eye, eye, a]))


def _line_planes(start: Floats, end: Floats) -> Floats:
    """(4, line, 5): the half-planes on both sides of the line and beyond its ends."""
    along = end - start
    across = left_of(along)
    sides = np.stack([along, -along, -across, across])
    return _planes(sides, np.stack([start, start, end, start]))


def _planes(side: Floats, at: Floats) -> Floats:
    """The half-planes to the left of sides through places: their product with a box is how far
    the box is beyond the side.
    """
    planes = np.empty((*side.shape[:-1], 5))
    x, y = -side[..., 1], side[..., 0]
    planes[..., 0], planes[..., 1] = x, y
    planes[..., 3], planes[..., 4] = -np.abs(x), -np.abs(y)
    slack = GRAZE * (1.0 - planes[..., 3] - planes[..., 4])
    planes[..., 2] = -(x * at[..., 0] + y * at[..., 1]) - slack
    return planes
