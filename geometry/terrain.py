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
from geometry.rings import Rings
from geometry.shapes import Shapes
from geometry.solid import Solid, without_seams
from geometry.units import GRAZE, Bools, Floats, Ints, length, mask, numbers, points

MOST_UNIONS = 64


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
    def in_parts(self) -> Bools:
        """(piece,): whether the piece is concave, so that it has several convex parts.

        >>> bent = Piece("bent", ((1, 1), (4, 1), (4, 2), (2, 2), (2, 4), (1, 4)), "wall")
        >>> pond = Piece("pond", ((9, 9), (12, 9), (12, 12)), "water")
        >>> Terrain.of(Board(36, 24), [bent, pond]).in_parts.tolist()
        [True, False]
        """
        return np.bincount(self.parts.owner, minlength=len(self)) > 1

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

    def distance_to(self, shapes: Shapes, most: npt.ArrayLike = np.inf) -> Floats:
        """(shape, piece): inches between nearest edges, 0 where they touch or overlap.

        For rules such as "within 3 inches of a piece": compared with a limit it gives a mask
        for the `ignore` argument of the sight functions. What is farther than `most`, one limit or
        one for each piece, may be told as infinitely far, which spares measuring it.

        >>> pond = Piece("pond", ((1, 1), (4, 1), (4, 4)), "water")
        >>> squad = Shapes.of([Disc(8, 3, radius=1)])
        >>> Terrain.of(Board(36, 24), [pond]).distance_to(squad).tolist()
        [[3.0]]
        """
        discs = np.asarray(shapely.points(shapes.centre))
        hulls = np.asarray(shapely.polygons(shapes.corners()))
        cores = np.where(shapes.radius > 0, discs, hulls)
        limits = np.broadcast_to(np.asarray(most, dtype=np.float64), len(self))
        found = np.full((len(shapes), len(self)), np.inf)
        asked = np.flatnonzero(limits >= 0)
        i, k = np.nonzero(self._boxes_from(shapes, asked) <= limits[asked])
        k = asked[k]
        away = shapely.distance(cores[i], self.polygons[k]) - shapes.radius[i]
        found[i, k] = np.maximum(0.0, away)
        return found

    def _boxes_from(self, shapes: Shapes, pieces: Ints) -> Floats:
        """(shape, piece): at most the inches between them, by the box around the piece."""
        low, high = self.outlines.low[pieces].T, self.outlines.high[pieces].T
        beside = [
            np.maximum(0.0, np.maximum(low[axis] - at[:, None], at[:, None] - high[axis]))
            for axis, at in enumerate(shapes.centre.T)
        ]
        reach = length(shapes.half) + shapes.radius
        return np.asarray(np.sqrt(beside[0] ** 2 + beside[1] ** 2) - reach[:, None])

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
