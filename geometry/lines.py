"""Lines against the outlines of pieces: where each enters and leaves, shifted to either side."""

from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, Ints, heights, length, points

Shift = Literal["left", "right"]


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
class Block:
    """Rows of a Meeting whose outlines have about as many corners."""

    row: Ints
    side: Floats  # (corner, row) signed distance of each corner from the line; 0 within GRAZE
    share: Floats  # (corner, row) its position along the line, as a fraction of it


@dataclass(frozen=True, eq=False)
class Meeting:
    """Rows (line, piece) where the piece has corners on both sides of the line, or on it."""

    line: Ints
    piece: Ints
    touch: Floats  # (row,) GRAZE inches as a fraction of the line
    blocks: tuple[Block, ...]

    @property
    def has_ties(self) -> bool:
        """Whether a corner lies on a line, so that its two sides may differ."""
        return any((block.side == 0).any() for block in self.blocks)


@dataclass(frozen=True, eq=False)
class Ways:
    """Intervals of lines, as fractions, inside pieces: one or more for a row of a Meeting."""

    row: Ints
    enters: Floats
    leaves: Floats


@dataclass(frozen=True, eq=False)
class Spans:
    """What is left of the Ways of each row of a Meeting in a window of the line."""

    met: Bools
    inside: Floats
    first: Floats
    last: Floats


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


def meeting(terrain: Terrain, lines: Lines, use: Bools, ignore: Bools | None = None) -> Meeting:
    """All rows (line, piece) of the pieces in use that may meet."""
    line, piece = terrain.outlines.crossing(lines.start, lines.end, use)
    if ignore is not None:
        keep = ~ignore[line, piece]
        line, piece = line[keep], piece[keep]
    return rows_meeting(terrain, lines, line, piece)


def rows_meeting(terrain: Terrain, lines: Lines, line: Ints, piece: Ints) -> Meeting:
    """Those of the rows where the line passes between corners of the piece."""
    size = np.where(lines.size > 0, lines.size, 1.0)
    unit = (lines.end - lines.start) / size[:, None]
    unit_x, unit_y = np.ascontiguousarray(unit.T)
    start_x, start_y = np.ascontiguousarray(lines.start.T)
    shift = _shifts(terrain, lines, line, piece)
    found: list[Ints] = []
    blocks: list[Block] = []
    done = 0
    for rows, x, y in terrain.outlines.padded(piece):
        mine = line[rows]
        x -= start_x[mine]
        y -= start_y[mine]
        if shift is not None:
            x += shift[rows, 0]
            y += shift[rows, 1]
        side = unit_x[mine] * y
        side -= unit_y[mine] * x
        k = np.flatnonzero((side.min(axis=0) <= GRAZE) & (side.max(axis=0) >= -GRAZE))
        x, y, side, mine = x.take(k, axis=1), y.take(k, axis=1), side.take(k, axis=1), mine[k]
        share = (unit_x[mine] * x + unit_y[mine] * y) / size[mine]
        side[np.abs(side) <= GRAZE] = 0.0
        blocks.append(Block(np.arange(done, done + len(k)), side, share))
        found.append(k if isinstance(rows, slice) else rows[k])
        done += len(k)
    row = found[0] if len(found) == 1 else np.concatenate([np.empty(0, dtype=np.int64), *found])
    return Meeting(line[row], piece[row], GRAZE / size[line[row]], tuple(blocks))


def _shifts(terrain: Terrain, lines: Lines, line: Ints, piece: Ints) -> Floats | None:
    """(row, 2): the shift of each row's piece that puts it exactly on the ends it touches."""
    ends = np.concatenate([lines.start.take(line, axis=0), lines.end.take(line, axis=0)])
    shift = terrain.outlines.shifts(ends, np.concatenate([piece, piece]))
    if shift is None:
        return None
    first, last = shift[: len(line)], shift[len(line) :]
    both = (first != 0).any(axis=1) & (last != 0).any(axis=1)
    return np.asarray((first + last) / np.where(both, 2.0, 1.0)[:, None])


def ways(met: Meeting, shift: Shift) -> Ways:
    """Where the lines, shifted infinitesimally to one side, enter and leave the pieces.

    Sorted along the line, the edges crossed alternate between entry and exit, whatever the
    outline's shape.
    """
    found = [_ways(block, shift) for block in met.blocks]
    if len(found) == 1:
        return found[0]
    none = np.empty(0)
    return Ways(
        np.concatenate([np.empty(0, dtype=np.int64), *(w.row for w in found)]),
        np.concatenate([none, *(w.enters for w in found)]),
        np.concatenate([none, *(w.leaves for w in found)]),
    )


def _ways(block: Block, shift: Shift) -> Ways:
    left = block.side > 0 if shift == "left" else block.side >= 0
    hit = left[:-1] != left[1:]
    count = hit.sum(axis=0)
    k = np.flatnonzero(count)
    if len(k) < len(count):
        block = Block(block.row[k], block.side.take(k, axis=1), block.share.take(k, axis=1))
        hit, count = hit.take(k, axis=1), count[k]
    a, b = block.side[:-1], block.side[1:]
    part = a / np.where(hit, a - b, 1.0)
    share = block.share[:-1] + (block.share[1:] - block.share[:-1]) * part
    first, last = (
        np.where(hit, share, np.inf).min(axis=0),
        np.where(hit, share, -np.inf).max(axis=0),
    )
    more = np.flatnonzero(count > 2)
    if len(more) == 0:
        return Ways(block.row, first, last)
    once = np.flatnonzero(count == 2)
    inside = np.sort(np.where(hit, share, np.inf).take(more, axis=1), axis=0)
    enters, leaves = inside[: len(inside) // 2 * 2 : 2], inside[1::2]
    real = np.isfinite(enters)
    rows = np.broadcast_to(block.row[more], enters.shape)
    return Ways(
        np.concatenate([block.row[once], rows[real]]),
        np.concatenate([first[once], enters[real]]),
        np.concatenate([last[once], leaves[real]]),
    )


def spans(
    met: Meeting, through: Ways, begin: Floats, stop: Floats, *, points: bool = False
) -> Spans:
    """The part of each row's ways between two fractions of the line.

    A corner that a shifted line cuts is a way of length 0: it counts if `points`, but not at the
    ends of the line.
    """
    row, count = through.row, len(met.line)
    low, high, touch = begin[row], stop[row], met.touch[row]
    enters, leaves = np.clip(through.enters, low, high), np.clip(through.leaves, low, high)
    real = leaves - enters > touch
    if points:
        real = (through.leaves > low + touch) & (through.enters < high - touch) & (high > low)
    row, enters, leaves = row[real], enters[real], leaves[real]
    inside = np.asarray(np.bincount(row, leaves - enters, count), dtype=np.float64)
    first, last = np.full(count, np.inf), np.zeros(count)
    np.minimum.at(first, row, enters)
    np.maximum.at(last, row, leaves)
    hit = np.isfinite(first)
    return Spans(hit, inside, np.where(hit, first, 0.0), last)
