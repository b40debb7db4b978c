"""The visibility polygon of one eye, and a fast point-in-it test: an angular sweep.

Directions are divided at every corner of the union of blockers. Within one sector between two
divisions the edges do not change their order, so one edge is nearest in the whole sector.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
import shapely

from geometry.crossing import sightlines
from geometry.nearest import HALF_TURN, compass, nearest_edges, rays_of
from geometry.shade import Shade
from geometry.solid import Solid
from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, Ints, dot, length, mask, number, one_point, points
from geometry.window import below

TURN = 2 * HALF_TURN
NEARLY = 1e-6  # pseudo-angle: points this close to a division are tested on both sides


@dataclass(frozen=True, eq=False)
class Fan:
    """What is seen from `eye` at one target height. Edges are relative to the eye."""

    eye: Floats
    terrain: Terrain
    cuts: Floats  # (k + 1,) pseudo-angles of the divisions, from -2 to 2
    normal: Floats  # (k, 2) of the nearest edge in each sector: a unit vector away from the eye
    away: Floats  # (k,) distance of its line; -1 where the sector starts inside a piece
    frame: Bools  # (k,) whether it is an edge of the frame around everything, which hides nothing
    shade: Shade | None  # of pieces that the line of sight is below for a part of the way only
    heights: tuple[float, float]  # of the eye and of the target
    ignore: Bools  # (piece,)

    def sees(self, places: npt.ArrayLike) -> Bools:
        """(point,): whether the line of sight to each point is free, as `sightlines` tells.

        >>> wall = Piece("wall", ((14, 7), (15, 7), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
        >>> terrain = Terrain.of(Board(36, 24), [wall])
        >>> fan(terrain, (4, 12)).sees([(10, 12), (24, 12), (24, 22)]).tolist()
        [True, False, True]
        """
        at = points("places", places)
        offset = at - self.eye
        angle = compass(offset)
        slot = np.searchsorted(self.cuts, angle, side="right") - 1
        slot = np.minimum(slot, len(self.away) - 1)
        seen = self._free(slot, offset)
        self._settle_ties(seen, slot, angle, offset)
        if self.shade is not None:
            hidden, doubtful = self.shade.hides(offset)
            seen &= ~hidden
            self._settle_by_lines(seen, at, np.flatnonzero(doubtful & seen))
        seen[(offset[:, 0] == 0) & (offset[:, 1] == 0)] = True
        return seen

    def _settle_ties(self, seen: Bools, slot: Ints, angle: Floats, offset: Floats) -> None:
        """A point on a division is seen if it is seen in the sector on either side."""
        near = (angle - self.cuts[slot] <= NEARLY) | (self.cuts[slot + 1] - angle <= NEARLY)
        tied = np.flatnonzero(near)
        angle, offset = angle[tied], offset[tied]
        shift = GRAZE / np.maximum(length(offset), GRAZE / NEARLY)
        left = np.searchsorted(self.cuts, angle + shift, side="right") - 1
        right = np.searchsorted(self.cuts, angle - shift, side="left") - 1
        sides = [self._free(slot % len(self.away), offset) for slot in (left, right)]
        seen[tied] = sides[0] | sides[1]

    def _settle_by_lines(self, seen: Bools, at: Floats, k: Ints) -> None:
        """Points on the edge of a shade are tested by `sightlines`."""
        eye = np.broadcast_to(self.eye, (len(k), 2))
        low, high = self.heights
        seen[k] = sightlines(self.terrain, eye, at[k], low, high, self.ignore).free

    def _free(self, slot: Ints, offset: Floats) -> Bools:
        return np.asarray(dot(self.normal[slot], offset) <= self._limit[slot])

    @cached_property
    def _limit(self) -> Floats:
        """(k,): how far one sees in each sector; without end where only the frame is in the way."""
        return np.where(self.frame & (self.away >= 0), np.inf, self.away + GRAZE)

    @cached_property
    def polygon(self) -> shapely.MultiPolygon:
        """The visible part of the board.

        >>> round(fan(Terrain.of(Board(36, 24), []), (4, 12)).polygon.area, 3)
        864.0
        """
        board = shapely.box(0, 0, self.terrain.board.width, self.terrain.board.depth)
        if (self.away < 0).all():
            return shapely.MultiPolygon()
        corners = np.empty((len(self.away), 2, 2))
        for k, angle in enumerate((self.cuts[:-1], self.cuts[1:])):
            ray = rays_of(angle).T
            reach = np.maximum(self.away, 0.0) / dot(self.normal, ray)
            corners[:, k] = ray * reach[:, None]
        ring = corners.reshape(-1, 2) + self.eye
        seen = shapely.intersection(shapely.make_valid(shapely.Polygon(ring)), board)
        if self.shade is not None:
            seen = shapely.difference(seen, self.shade.polygon(self.eye))
        parts = shapely.get_parts(shapely.get_parts(shapely.simplify(seen, GRAZE)))
        return shapely.MultiPolygon([p for p in parts if isinstance(p, shapely.Polygon)])


def fan(
    terrain: Terrain,
    eye: npt.ArrayLike,
    eye_height: float = 0.0,
    top: float = 0.0,
    ignore: npt.ArrayLike | None = None,
) -> Fan:
    """The visibility polygon of one eye for targets of height `top`.

    `ignore` is a mask over pieces. An eye inside a blocking piece that is not ignored sees
    nothing.

    >>> wall = Piece("wall", ((14, 7), (15, 7), (15, 17), (14, 17)), "wall", Sight.BLOCKING)
    >>> shown = fan(Terrain.of(Board(36, 24), [wall]), (4, 12))
    >>> round(shown.polygon.area, 1)
    434.0
    """
    place = one_point("eye", eye)
    low, high = (number(what, h, 0.0) for what, h in (("eye height", eye_height), ("top", top)))
    skip = mask("ignore", False if ignore is None else ignore, terrain.height.shape)
    hides = terrain.blocking & ~skip & (terrain.height > min(low, high))
    tall = hides & (terrain.height >= max(low, high))
    sectors = sectors_of(terrain, place, tall)
    shade = _shade(terrain, place, low, high, hides & ~tall)
    return Fan(
        place,
        terrain,
        sectors.cuts,
        sectors.normal,
        sectors.away,
        sectors.frame,
        shade,
        (low, high),
        skip,
    )


@dataclass(frozen=True, eq=False)
class Sectors:
    """All directions, divided so that in each sector one edge is the nearest; see `Fan`."""

    cuts: Floats
    normal: Floats
    away: Floats
    frame: Bools


def sectors_of(terrain: Terrain, eye: Floats, use: Bools) -> Sectors:
    """The nearest edges of the chosen pieces (a mask) in every direction from the eye."""
    solid = terrain.union(use)
    away = solid.level - solid.normal @ eye
    facing = np.flatnonzero(away > GRAZE)
    corner, outward, beyond = _frame(terrain, eye, solid)
    start = np.concatenate([solid.start[facing] - eye, corner])
    end = np.concatenate([solid.end[facing] - eye, corner[[1, 2, 3, 0]]])
    normal = np.concatenate([solid.normal[facing], outward])
    away = np.concatenate([away[facing], beyond])
    around = _around(terrain, eye, use)
    blind = _blind_wedges(terrain, eye, around)
    extra = np.concatenate([np.empty((0, 2)), *blind])
    cuts, wall = nearest_edges(start, end, normal, away, extra)
    reach = np.where(_in_wedges(cuts, blind), -1.0, away[wall])
    if _contains(terrain, eye, around):
        reach[:] = -1.0
    return Sectors(cuts, normal[wall], reach, wall >= len(facing))


def _shade(terrain: Terrain, eye: Floats, low: float, high: float, use: Bools) -> Shade | None:
    if not use.any():
        return None
    ones = np.ones(len(terrain))
    return Shade.of(terrain, eye, use, *below(low * ones, high * ones, terrain.height))


def _around(terrain: Terrain, eye: Floats, use: Bools) -> Ints:
    """The pieces whose bounding box contains the eye."""
    rings = terrain.outlines
    near = use & (rings.low <= eye + GRAZE).all(axis=1) & (rings.high >= eye - GRAZE).all(axis=1)
    return np.flatnonzero(near)


def _contains(terrain: Terrain, eye: Floats, pieces: Ints) -> bool:
    """Whether a piece contains the eye, not on its boundary."""
    if len(pieces) == 0:
        return False
    inside = pieces[shapely.contains_xy(terrain.polygons[pieces], *eye)]
    edges = shapely.boundary(terrain.polygons[inside])
    return bool((~shapely.dwithin(edges, shapely.Point(eye), GRAZE)).any())


def _blind_wedges(terrain: Terrain, eye: Floats, pieces: Ints) -> list[Floats]:
    """(2, 2) for each piece that the eye touches: the directions between which it lies, counter-
    clockwise: along the boundary from the eye, and back along the boundary to the eye.
    """
    found = []
    for k in pieces:
        ring = terrain.outlines.taken(np.array([k]), eye)
        along = ring.end - ring.start
        size = length(along)
        at = -dot(ring.start, along) / size
        gap = length(ring.start + along * (at / size)[:, None])
        through = (gap <= GRAZE) & (at >= -GRAZE) & (at <= size + GRAZE)
        ahead = ring.end[through & (at < size - GRAZE)]
        behind = ring.start[through & (at > GRAZE)]
        if len(ahead) and len(behind):
            found.append(np.array([ahead[0], behind[0]]))
    return found


def _in_wedges(cuts: Floats, wedges: list[Floats]) -> Bools:
    """(sector,): whether it lies in one of the wedges."""
    middle = (cuts[:-1] + cuts[1:]) / 2
    blind = np.zeros(len(middle), dtype=np.bool_)
    for wedge in wedges:
        first, last = compass(wedge)
        blind |= (middle - first) % TURN < (last - first) % TURN
    return blind


def _frame(terrain: Terrain, eye: Floats, solid: Solid) -> tuple[Floats, Floats, Floats]:
    """A box around everything, clockwise: corners, outward normals and distances."""
    board = np.array([terrain.board.width, terrain.board.depth])
    x0, y0 = np.minimum(np.minimum(eye, solid.low), 0.0) - 1.0 - eye
    x1, y1 = np.maximum(np.maximum(eye, solid.high), board) + 1.0 - eye
    corners = np.array([[x0, y0], [x0, y1], [x1, y1], [x1, y0]])
    outward = np.array([[-1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, -1.0]])
    return corners, outward, np.array([-x0, y1, x1, -y0])
