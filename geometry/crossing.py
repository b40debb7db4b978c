"""Intersections of lines with pieces: length inside, entry and exit, and what blocks sight.

The tie rule of this package: a line is free if the line shifted infinitesimally to its left, or
the one shifted to its right, meets no blocking piece. So touching a corner or running along a
wall does not block, while the seam between two pieces that touch does, and so do two corners
that touch the line from opposite sides.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, Ints, cross, dot, heights, length, mask, points
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


@dataclass(frozen=True, eq=False)
class Lines:
    """Lines with their ends in lexicographic order, so both directions give the same bits."""

    start: Floats
    end: Floats
    size: Floats
    start_height: Floats
    end_height: Floats
    turned: Bools  # whether start and end were swapped


@dataclass(frozen=True, eq=False)
class Spans:
    """Intersection of each (line, piece) row, shifted to one side; fractions of the line."""

    met: Bools
    inside: Floats
    first: Floats
    last: Floats


@dataclass(frozen=True, eq=False)
class Hits:
    """Edges against lines: the (line, piece) row of each edge, and for both ends the signed
    distance from the line (side) and the position along it as a fraction of it (share).
    """

    rows: int
    touch: Floats  # of each row: GRAZE inches as a fraction of the line
    row: Ints
    side_a: Floats
    side_b: Floats
    share_a: Floats
    share_b: Floats


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
    line, piece = meeting(terrain, lines, np.ones(len(terrain), dtype=np.bool_))
    hits = hits_of(terrain, lines, line, piece)
    begin, stop = below(lines.start_height[line], lines.end_height[line], terrain.height[piece])
    whole = _lesser(hits, np.zeros(len(line)), np.ones(len(line)))
    under = _lesser(hits, begin, stop)
    turned = lines.turned[line]
    columns = (
        whole.inside,
        under.inside,
        np.where(whole.met, np.where(turned, 1 - whole.last, whole.first), 0.0),
        np.where(whole.met, np.where(turned, 1 - whole.first, whole.last), 0.0),
    )
    table = np.zeros((4, len(lines.size), len(terrain)))
    table[:, line, piece] = np.array(columns) * lines.size[line]
    return Crossings(*table)


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
    line, piece = meeting(terrain, lines, terrain.blocking | terrain.hindering)
    if ignore is not None:
        skip = mask("ignore", ignore, (len(lines.size), len(terrain)))
        keep = ~skip[line, piece]
        line, piece = line[keep], piece[keep]
    hits = hits_of(terrain, lines, line, piece)
    begin, stop = below(lines.start_height[line], lines.end_height[line], terrain.height[piece])
    left, right = (_spans(hits, begin, stop, shift, points=True) for shift in ("left", "right"))
    n = len(lines.size)
    stops = [_any(line[side.met & terrain.blocking[piece]], n) for side in (left, right)]
    dims = [_any(line[side.met & terrain.hindering[piece]], n) for side in (left, right)]
    free = ~(stops[0] & stops[1])
    hindered = np.where(stops[0], dims[1], np.where(stops[1], dims[0], dims[0] & dims[1]))
    rows = left.met & terrain.blocking[piece] & ~free[line]
    blocker, at = _first_stop(lines, line[rows], piece[rows], left.first[rows], left.last[rows])
    return Sightlines(free, free & hindered, blocker, at)


def ordered_lines(
    starts: npt.ArrayLike, ends: npt.ArrayLike, low: npt.ArrayLike, high: npt.ArrayLike
) -> Lines:
    """The lines, each from its lexicographically smaller end to the larger."""
    a, b = points("starts", starts), points("ends", ends)
    if len(a) != len(b):
        raise ValueError(f"{len(a)} starts but {len(b)} ends")
    ha, hb = heights("start height", low, len(a)), heights("end height", high, len(a))
    turned = (a[:, 0] > b[:, 0]) | ((a[:, 0] == b[:, 0]) & (a[:, 1] > b[:, 1]))
    swap = turned[:, None]
    start, end = np.where(swap, b, a), np.where(swap, a, b)
    ends_high = np.where(turned, ha, hb)
    return Lines(start, end, length(end - start), np.where(turned, hb, ha), ends_high, turned)


def meeting(terrain: Terrain, lines: Lines, use: Bools) -> tuple[Ints, Ints]:
    """Candidate pairs (line, piece) by bounding box: a superset of those that intersect."""
    return terrain.outlines.meeting(lines.start, lines.end, lines.end, use)


def hits_of(terrain: Terrain, lines: Lines, line: Ints, piece: Ints) -> Hits:
    """Every edge of each row's piece against the row's line."""
    row, corner, after, _ = terrain.outlines.corners_of(piece)
    size = np.where(lines.size > 0, lines.size, 1.0)[:, None]
    unit = (lines.end - lines.start) / size
    frame = np.concatenate([lines.start, unit, unit / size], axis=1)[line[row]]
    offset = terrain.outlines.start[corner] - frame[:, :2]
    shift = _shifts(terrain, lines, line, piece)
    if shift is not None:
        offset += shift[row]
    side = cross(frame[:, 2:4], offset)
    side[np.abs(side) <= GRAZE] = 0.0
    share = dot(frame[:, 4:], offset)
    return Hits(len(line), GRAZE / size[line, 0], row, side, side[after], share, share[after])


def _shifts(terrain: Terrain, lines: Lines, line: Ints, piece: Ints) -> Floats | None:
    """(row, 2): the shift of each row's piece that puts it exactly on the ends it touches."""
    first = terrain.outlines.shifts(lines.start[line], piece)
    last = terrain.outlines.shifts(lines.end[line], piece)
    if first is None or last is None:
        return last if first is None else first
    both = (first != 0).any(axis=1) & (last != 0).any(axis=1)
    return np.asarray((first + last) / np.where(both, 2.0, 1.0)[:, None])


def _lesser(hits: Hits, begin: Floats, stop: Floats) -> Spans:
    """The spans of the side with less length inside the piece; touching has no length."""
    left = _spans(hits, begin, stop, "left")
    if not (hits.side_a == 0).any():
        return left
    right = _spans(hits, begin, stop, "right")
    less = right.inside < left.inside
    return Spans(
        np.where(less, right.met, left.met),
        np.where(less, right.inside, left.inside),
        np.where(less, right.first, left.first),
        np.where(less, right.last, left.last),
    )


def _spans(hits: Hits, begin: Floats, stop: Floats, shift: str, *, points: bool = False) -> Spans:
    """The spans of each row between two fractions of the line, shifted to one side.

    Sorted along the line, the edges crossed alternate between entry and exit, whatever the
    outline's shape. A corner that the shifted line cuts is a span of length 0: it counts if
    `points`, but not at the ends of the line.
    """
    left_a = hits.side_a > 0 if shift == "left" else hits.side_a >= 0
    left_b = hits.side_b > 0 if shift == "left" else hits.side_b >= 0
    k = np.flatnonzero(left_a != left_b)
    part = hits.side_a[k] / (hits.side_a[k] - hits.side_b[k])
    share = hits.share_a[k] + (hits.share_b[k] - hits.share_a[k]) * part
    order = np.lexsort((share, hits.row[k]))
    row, share = hits.row[k][order][::2], share[order]
    low, high, touch = begin[row], stop[row], hits.touch[row]
    way_in, way_out = np.clip(share[::2], low, high), np.clip(share[1::2], low, high)
    real = way_out - way_in > touch
    if points:
        real = (share[1::2] > low + touch) & (share[::2] < high - touch) & (high > low)
    row, way_in, way_out = row[real], way_in[real], way_out[real]
    met = np.bincount(row, minlength=hits.rows) > 0
    inside = np.asarray(np.bincount(row, way_out - way_in, hits.rows), dtype=np.float64)
    first, last = np.full(hits.rows, np.inf), np.zeros(hits.rows)
    np.minimum.at(first, row, way_in)
    np.maximum.at(last, row, way_out)
    return Spans(met, inside, np.where(met, first, 0.0), last)


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
