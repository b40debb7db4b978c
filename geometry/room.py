"""Clearance beside a line of sight: the margin of a free or a blocked line."""

import numpy as np
import shapely

from geometry.lines import Lines, rows_meeting
from geometry.terrain import Terrain
from geometry.units import FARTHEST, Bools, Floats, Ints
from geometry.window import below


def room_beside(terrain: Terrain, lines: Lines, ignore: Bools, free: Bools) -> Floats:
    """Inches from each free line to the nearest blocking piece; for a blocked one, minus the
    smaller sideways shift that takes it clear of every piece it meets.

    Only the part of a line that is below a piece's top counts against that piece. Without any
    such piece the clearance is FARTHEST.
    """
    line, piece = np.nonzero(terrain.blocking[None] & ~ignore)
    begin, stop = below(lines.start_height[line], lines.end_height[line], terrain.height[piece])
    low = stop > begin
    line, piece, begin, stop = line[low], piece[low], begin[low], stop[low]
    way = (lines.end - lines.start)[line]
    ends = [lines.start[line] + way * share[:, None] for share in (begin, stop)]
    lower = shapely.linestrings(np.stack(ends, axis=1))
    gap = np.asarray(shapely.distance(lower, terrain.polygons[piece]), dtype=np.float64)
    room = np.full(len(free), FARTHEST)
    np.minimum.at(room, line, gap)
    met = (gap == 0) & ~free[line]
    return np.where(free, room, -_way_past(terrain, lines, line[met], piece[met]))


def _way_past(terrain: Terrain, lines: Lines, line: Ints, piece: Ints) -> Floats:
    met = rows_meeting(terrain, lines, line, piece)
    left, right = np.zeros(len(lines.size)), np.zeros(len(lines.size))
    for block in met.blocks:
        at = met.line[block.row]
        np.maximum.at(left, at, block.side.max(axis=0))
        np.maximum.at(right, at, -block.side.min(axis=0))
    return np.minimum(left, right)
