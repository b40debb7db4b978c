"""Intersections of lines with pieces: length inside, entry and exit, and what blocks sight.

The tie rule of this package: a line is free if the line shifted infinitesimally to its left, or
the one shifted to its right, meets no blocking piece. So touching a corner or running along a
wall does not block, while the seam between two pieces that touch does, and so do two corners
that touch the line from opposite sides.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from geometry.lines import Lines, Shift, Spans, meeting, ordered_lines, spans, ways
from geometry.terrain import Terrain
from geometry.units import Bools, Floats, Ints, mask
from geometry.window import below


@dataclass(frozen=True, eq=False)
class Crossings:
    """Line n and piece p, in inches; all 0 where the line does not enter the piece."""

    inside: Floats  # (n, p) length of the line within the piece's outline
    under: Floats  # (n, p) the part of that length that is below the piece's top
    enters: Floats  # (n, p) from the line's start to the first entry
    leaves: Floats  # (n, p) from the line's start to the last exit


@dataclass(frozen=True, eq=False)
class Sightlines:
    """Whether line n is free of blocking pieces, and the first that blocks it if not."""

    free: Bools  # (n,)
    hindered: Bools  # (n,) free, but passes through a hindering piece
    blocker: Ints  # (n,) the first blocking piece from the start, -1 if free
    at: Floats  # (n, 2) where the line meets that piece; the line's end if free


def crossings(
    terrain: Terrain,
    starts: npt.ArrayLike,
    ends: npt.ArrayLike,
    start_height: npt.ArrayLike = 0.0,
    end_height: npt.ArrayLike = 0.0,
) -> Crossings:
    """Length of line i inside every piece, transparent ones included.

    >>> wall = Piece("wall", ((14, 7), (15, 7), (15, 17), (14, 17)), "wall", Sight.BLOCKING, 0.85)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> met = crossings(terrain, (4, 12), (24, 12), start_height=1.0, end_height=0.7)
    >>> met.inside.round(3).tolist(), met.under.round(3).tolist()
    ([[1.0]], [[1.0]])
    >>> met.enters.round(3).tolist(), met.leaves.round(3).tolist()
    ([[10.0]], [[11.0]])
    """
    lines = ordered_lines(starts, ends, start_height, end_height)
    met = meeting(terrain, lines, np.ones(len(terrain), dtype=np.bool_))
    line, piece = met.line, met.piece
    begin, stop = below(lines.start_height[line], lines.end_height[line], terrain.height[piece])
    sides: tuple[Shift, ...] = ("left", "right") if met.has_ties else ("left",)
    through = [ways(met, side) for side in sides]
    whole = _lesser([spans(met, way, np.zeros(len(line)), np.ones(len(line))) for way in through])
    under = _lesser([spans(met, way, begin, stop) for way in through])
    turned = lines.turned[line]
    columns = (
        whole.inside,
        under.inside,
        np.where(whole.met, np.where(turned, 1 - whole.last, whole.first), 0.0),
        np.where(whole.met, np.where(turned, 1 - whole.first, whole.last), 0.0),
    )
    table = np.zeros((4, len(lines.size) * len(terrain)))
    at, size = line * len(terrain) + piece, lines.size[line]
    for row, column in zip(table, columns, strict=True):
        row[at] = column * size
    return Crossings(*table.reshape(4, len(lines.size), len(terrain)))


def _lesser(sides: list[Spans]) -> Spans:
    """Of one or two sides, the one with less length inside; touching has no length."""
    if len(sides) == 1:
        return sides[0]
    left, right = sides
    less = right.inside < left.inside
    return Spans(
        np.where(less, right.met, left.met),
        np.where(less, right.inside, left.inside),
        np.where(less, right.first, left.first),
        np.where(less, right.last, left.last),
    )


def sightlines(
    terrain: Terrain,
    starts: npt.ArrayLike,
    ends: npt.ArrayLike,
    start_height: npt.ArrayLike = 0.0,
    end_height: npt.ArrayLike = 0.0,
    ignore: npt.ArrayLike | None = None,
) -> Sightlines:
    """Point-to-point line of sight along line i, the same in both directions.

    `ignore` is a mask that broadcasts to (line, piece).

    >>> wall = Piece("wall", ((14, 7), (15, 7), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> lines = sightlines(terrain, [(4, 12), (4, 12)], [(24, 12), (24, 22)])
    >>> lines.free.tolist(), lines.blocker.tolist(), lines.at.tolist()
    ([False, True], [0, -1], [[14.0, 12.0], [24.0, 22.0]])
    """
    lines = ordered_lines(starts, ends, start_height, end_height)
    skip = None
    if ignore is not None:
        skip = mask("ignore", ignore, (len(lines.size), len(terrain)))
    met = meeting(terrain, lines, terrain.blocking | terrain.hindering, skip)
    line, piece = met.line, met.piece
    begin, stop = below(lines.start_height[line], lines.end_height[line], terrain.height[piece])
    left = right = spans(met, ways(met, "left"), begin, stop, points=True)
    if met.has_ties:
        right = spans(met, ways(met, "right"), begin, stop, points=True)
    n = len(lines.size)
    stops = [_any(line[side.met & terrain.blocking[piece]], n) for side in (left, right)]
    dims = [_any(line[side.met & terrain.hindering[piece]], n) for side in (left, right)]
    free = ~(stops[0] & stops[1])
    hindered = np.where(stops[0], dims[1], np.where(stops[1], dims[0], dims[0] & dims[1]))
    rows = left.met & terrain.blocking[piece] & ~free[line]
    blocker, at = _first_stop(lines, line[rows], piece[rows], left.first[rows], left.last[rows])
    return Sightlines(free, free & hindered, blocker, at)


def _any(line: Ints, count: int) -> Bools:
    return np.bincount(line, minlength=count) > 0


def _first_stop(
    lines: Lines, line: Ints, piece: Ints, first: Floats, last: Floats
) -> tuple[Ints, Floats]:
    """The piece each line meets first from the caller's start, and where."""
    blocker = np.full(len(lines.size), -1, dtype=np.int64)
    at = np.where(lines.turned[:, None], lines.start, lines.end)
    turned = lines.turned[line]
    way = np.where(turned, 1 - last, first)
    order = np.lexsort((-piece, -way, line))  # last write wins: the nearest, then the first row
    share = np.where(turned, last, first)[order]
    line = line[order]
    blocker[line] = piece[order]
    at[line] = lines.start[line] + (lines.end - lines.start)[line] * share[:, None]
    return blocker, at
