"""The terrain of one table as flat arrays: built once, queried many times."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

import numpy as np
import numpy.typing as npt
import shapely

from geometry.pieces import (
    Piece,
    Sight,
    checked_height,
    checked_name,
    checked_sight,
    convex_parts,
    ordered_ring,
)
from geometry.shapes import Shapes
from geometry.solid import Solid, without_seams
from geometry.units import GRAZE, Bools, Floats, Ints, dot, left_of, length, mask, numbers, points

MOST_UNIONS = 64
IN_ONE_GO = 200_000  # triangles times boxes in one batch, so that it fits the CPU cache


@dataclass(frozen=True, slots=True)
class Board:
    """The table, from (0, 0) to (width, depth). Pieces may extend beyond it."""

    width: float
    depth: float

    def __post_init__(self) -> None:
        numbers("board", (self.width, self.depth))
        if not (self.width > 0 and self.depth > 0):
            raise ValueError("board: width and depth must be above 0")


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
        near = places[:, 0] >= self.low[rings, 0] - GRAZE
        near &= places[:, 0] <= self.high[rings, 0] + GRAZE
        near &= places[:, 1] >= self.low[rings, 1] - GRAZE
        near &= places[:, 1] <= self.high[rings, 1] + GRAZE
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

    def meeting(self, eye: Floats, a: Floats, b: Floats, use: Bools) -> tuple[Ints, Ints]:
        """Candidate pairs (triangle eye-a-b, ring) by bounding box: a superset of the real ones.

        `use` is a mask over rings. A line is a triangle whose a and b are equal.
        """
        chosen = np.flatnonzero(use)
        low, high = self.low[chosen], self.high[chosen]
        step = max(1, IN_ONE_GO // max(1, len(chosen)))
        found = []
        for k in range(0, len(eye), step):
            some = slice(k, k + step)
            triangle, ring = np.nonzero(_may_meet(eye[some], a[some], b[some], low, high))
            found.append((triangle + k, chosen[ring]))
        if len(found) == 1:
            return found[0]
        none = np.empty(0, dtype=np.int64)
        return (
            np.concatenate([none, *(triangle for triangle, _ in found)]),
            np.concatenate([none, *(ring for _, ring in found)]),
        )


def _gaps(places: Floats, start: Floats, end: Floats) -> Floats:
    """From the nearest point of each edge to its place."""
    along, offset = end - start, places - start
    share = np.clip(dot(offset, along) / dot(along, along), 0.0, 1.0)
    return np.asarray(offset - along * share[:, None])


def _may_meet(eye: Floats, a: Floats, b: Floats, low: Floats, high: Floats) -> Bools:
    """(triangle, box): the separating axis test, without the axis of the side a-b."""
    middle, half = (low + high) / 2, (high - low) / 2
    near = _boxes_touch(eye, a, b, low, high)
    near &= _reaches(eye, a, b, middle, half)
    near &= _reaches(eye, b, a, middle, half)
    return near


def _boxes_touch(eye: Floats, a: Floats, b: Floats, low: Floats, high: Floats) -> Bools:
    """(triangle, box): whether the bounding box of the triangle touches the box."""
    least = np.minimum(eye, np.minimum(a, b)) - GRAZE
    most = np.maximum(eye, np.maximum(a, b)) + GRAZE
    touch = (least[:, :1] <= high[:, 0]) & (most[:, :1] >= low[:, 0])
    touch &= least[:, 1:] <= high[:, 1]
    touch &= most[:, 1:] >= low[:, 1]
    return np.asarray(touch)


def _reaches(eye: Floats, ray: Floats, other: Floats, middle: Floats, half: Floats) -> Bools:
    """(triangle, box): whether the normal of eye-ray is not a separating axis."""
    normal = left_of(ray - eye)
    offset = normal @ middle.T
    reach = np.abs(normal) @ half.T
    base, side = dot(normal, eye), dot(normal, other - eye)
    slack = GRAZE * (1.0 + np.abs(normal).sum(axis=1))
    low, high = base + np.minimum(side, 0) - slack, base + np.maximum(side, 0) + slack
    near = offset + reach >= low[:, None]
    near &= offset - reach <= high[:, None]
    return np.asarray(near)


@dataclass(frozen=True, eq=False)
class Terrain:
    """All pieces of a table. Row i of every array is piece i, in the order given."""

    board: Board
    pieces: tuple[Piece, ...]
    height: Floats
    blocking: Bools
    hindering: Bools
    outlines: Rings  # one ring a piece
    parts: Rings  # convex rings, one or more a piece

    @classmethod
    def of(cls, board: Board, pieces: Iterable[Piece]) -> Self:
        """The terrain with these pieces; ValueError naming the piece if one is invalid.

        >>> outline = ((14, 7), (15, 7), (15, 17), (14, 17))
        >>> wall = Piece("wall", outline, "wall", Sight.BLOCKING, height=0.85)
        >>> lane = Piece("lane", ((0, 10), (36, 10), (36, 12), (0, 12)), "road")
        >>> terrain = Terrain.of(Board(36, 24), [wall, lane])
        >>> terrain.blocking.tolist(), terrain.height.tolist()
        ([True, False], [0.85, inf])
        """
        pieces = tuple(pieces)
        _refuse_twins(pieces)
        rings = [ordered_ring(piece) for piece in pieces]
        for piece, ring in zip(pieces, rings, strict=True):
            _refuse_off_board(piece, ring, board)
        sights = [checked_sight(piece) for piece in pieces]
        cut = [(i, part) for i, ring in enumerate(rings) for part in convex_parts(ring)]
        return cls(
            board=board,
            pieces=pieces,
            height=np.array([checked_height(piece) for piece in pieces], dtype=np.float64),
            blocking=np.array([s is Sight.BLOCKING for s in sights], dtype=np.bool_),
            hindering=np.array([s is Sight.HINDERING for s in sights], dtype=np.bool_),
            outlines=Rings.of(rings, range(len(rings))),
            parts=Rings.of([part for _, part in cut], [i for i, _ in cut]),
        )

    def __len__(self) -> int:
        return len(self.pieces)

    def named(self, name: str) -> int:
        """The row of the piece with this name.

        >>> pond = Piece("pond", ((1, 1), (4, 1), (4, 4)), "water")
        >>> Terrain.of(Board(36, 24), [pond]).named("pond")
        0
        """
        for i, piece in enumerate(self.pieces):
            if piece.name == name:
                return i
        raise ValueError(f"no piece is called {name!r}")

    def of_kind(self, *kinds: str) -> Bools:
        """(piece,): mask of the pieces of one of the kinds.

        >>> pond = Piece("pond", ((1, 1), (4, 1), (4, 4)), "water")
        >>> bog = Piece("bog", ((9, 1), (12, 1), (12, 4)), "mud")
        >>> Terrain.of(Board(36, 24), [pond, bog]).of_kind("mud").tolist()
        [False, True]
        """
        return np.array([piece.kind in kinds for piece in self.pieces], dtype=np.bool_)

    @cached_property
    def polygons(self) -> npt.NDArray[np.object_]:
        """(piece,): prepared Shapely polygons.

        >>> pond = Piece("pond", ((1, 1), (4, 1), (4, 4)), "water")
        >>> Terrain.of(Board(36, 24), [pond]).polygons[0].area
        4.5
        """
        rings = self.outlines
        corners = np.split(rings.start, rings.first[1:]) if len(self) else []
        made = np.array([shapely.Polygon(ring) for ring in corners], dtype=np.object_)
        shapely.prepare(made)
        return made

    @cached_property
    def _solids(self) -> dict[tuple[bytes, str], Solid]:
        return {}

    def union(self, chosen: Bools) -> Solid:
        """The union of the chosen pieces (a mask), cached.

        >>> west = Piece("west", ((10, 10), (15, 10), (15, 11), (10, 11)), "wall")
        >>> east = Piece("east", ((15, 10), (20, 10), (20, 11), (15, 11)), "wall")
        >>> terrain = Terrain.of(Board(36, 24), [west, east])
        >>> terrain.union(terrain.of_kind("wall")).shape.bounds
        (10.0, 10.0, 20.0, 11.0)
        """
        return self._cached(chosen, "union", shapely.union_all)

    def joined(self, chosen: Bools) -> Solid:
        """The union of the chosen pieces (a mask) as ground: seams between them are closed.

        >>> west = Piece("west", ((10, 10), (14.999, 10), (14.999, 11), (10, 11)), "road")
        >>> east = Piece("east", ((15, 10), (20, 10), (20, 11), (15, 11)), "road")
        >>> terrain = Terrain.of(Board(36, 24), [west, east])
        >>> round(terrain.joined(terrain.of_kind("road")).shape.area, 6)
        10.0
        """
        return self._cached(chosen, "joined", without_seams)

    def _cached(
        self,
        chosen: Bools,
        how: str,
        unite: Callable[[npt.NDArray[np.object_]], shapely.Geometry],
    ) -> Solid:
        chosen = mask("pieces", chosen, (len(self),))
        key = np.packbits(chosen).tobytes(), how
        if key not in self._solids:
            if len(self._solids) >= MOST_UNIONS:
                self._solids.clear()
            self._solids[key] = Solid.of(unite(self.polygons[chosen]))
        return self._solids[key]

    def distance_to(self, shapes: Shapes) -> Floats:
        """(shape, piece): inches between nearest edges, 0 where they touch or overlap.

        For rules such as "within 3 inches of a piece": compared with a limit it gives a mask
        for the `ignore` argument of the sight functions.

        >>> pond = Piece("pond", ((1, 1), (4, 1), (4, 4)), "water")
        >>> squad = Shapes.of([Disc(8, 3, radius=1)])
        >>> Terrain.of(Board(36, 24), [pond]).distance_to(squad).tolist()
        [[3.0]]
        """
        discs = np.asarray(shapely.points(shapes.centre))
        hulls = np.asarray(shapely.polygons(shapes.corners()))
        cores = np.where(shapes.radius > 0, discs, hulls)
        away = np.asarray(shapely.distance(cores[:, None], self.polygons[None, :]))
        return np.maximum(0.0, away.reshape(len(shapes), len(self)) - shapes.radius[:, None])

    def standing_in(self, places: npt.ArrayLike) -> Bools:
        """(point, piece): whether the point is inside or on the boundary of the piece.

        >>> pond = Piece("pond", ((1, 1), (4, 1), (4, 4)), "water")
        >>> Terrain.of(Board(36, 24), [pond]).standing_in([(3, 2), (4, 2), (9, 9)])[:, 0].tolist()
        [True, True, False]
        """
        at = points("places", places)
        dots = np.asarray(shapely.points(at))[:, None]
        inside = shapely.dwithin(self.polygons[None, :], dots, GRAZE)
        return np.asarray(inside).reshape(len(at), len(self))


def _refuse_twins(pieces: Sequence[Piece]) -> None:
    seen: set[str] = set()
    for piece in pieces:
        name = checked_name(piece)
        if name in seen:
            raise ValueError(f"{name}: two pieces have this name")
        seen.add(name)


def _refuse_off_board(piece: Piece, ring: Floats, board: Board) -> None:
    size = np.array([board.width, board.depth])
    if (ring.max(axis=0) <= 0).any() or (ring.min(axis=0) >= size).any():
        raise ValueError(f"{piece.name}: lies wholly off the board")
