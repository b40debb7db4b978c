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
from geometry.solid import Solid
from geometry.terrain import Terrain
from geometry.units import GRAZE, Bools, Floats, Ints, dot, heights, length, points
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
    shade: shapely.Geometry | None  # finite shadows behind pieces that the eye looks over
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
            seen &= ~shapely.contains_xy(self.shade, at[:, 0], at[:, 1])
            self._settle_edges_of_shade(seen, at)
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

    def _settle_edges_of_shade(self, seen: Bools, at: Floats) -> None:
        """Points on the boundary of a finite shadow are tested by `sightlines`."""
        on_edge = shapely.dwithin(shapely.boundary(self.shade), shapely.points(at), GRAZE)
        k = np.flatnonzero(on_edge)
        eye = np.broadcast_to(self.eye, (len(k), 2))
        low, high = self.heights
        seen[k] = sightlines(self.terrain, eye, at[k], low, high, self.ignore).free

    def _free(self, slot: Ints, offset: Floats) -> Bools:
        return np.asarray(dot(self.normal[slot], offset) <= self.away[slot] + GRAZE)

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
            seen = shapely.difference(seen, self.shade)
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
    place = points("eye", eye)[0]
    low, high = heights("heights", (eye_height, top), 2)
    skip = np.broadcast_to(np.asarray(False if ignore is None else ignore), terrain.height.shape)
    solid, shade = _opaque(terrain, place, low, high, terrain.blocking & ~skip)
    away = solid.level - solid.normal @ place
    facing, touching = np.flatnonzero(away > GRAZE), _through_eye(place, solid, away)
    corner, outward, beyond = _frame(terrain, place, solid)
    start = np.concatenate([solid.start[facing] - place, corner])
    end = np.concatenate([solid.end[facing] - place, corner[[1, 2, 3, 0]]])
    normal = np.concatenate([solid.normal[facing], outward])
    away = np.concatenate([away[facing], beyond])
    extra = np.concatenate([solid.start[touching], solid.end[touching]]) - place
    cuts, wall = nearest_edges(start, end, normal, away, extra)
    reach = away[wall]
    if len(touching):
        reach[_into_wedges(cuts, solid.start - place, solid.end - place, touching)] = -1.0
    elif shapely.contains_xy(solid.shape, *place):
        reach[:] = -1.0
    return Fan(place, terrain, cuts, normal[wall], reach, shade, (low, high), skip)


def _opaque(
    terrain: Terrain, eye: Floats, low: float, high: float, use: Bools
) -> tuple[Solid, shapely.Geometry | None]:
    """Blockers as one solid that hides everything behind it, and shadows of finite length.

    A line that rises from the eye is below a piece only near the eye: the piece hides what it
    would hide if it were scaled away from the eye. A line that falls is below it only near the
    target: behind the piece lies a shadow of finite length.
    """
    hides = use & (terrain.height > min(low, high))
    tall = terrain.height >= max(low, high)
    solid = terrain.union(hides & tall)
    slanted = np.flatnonzero(hides & ~tall)
    if len(slanted) == 0:
        return solid, None
    ones = np.ones(len(terrain))
    begin, stop = below(low * ones, high * ones, terrain.height)
    if low < high:
        grown = [_scaled(terrain.polygons[i], eye, 1 / stop[i]) for i in slanted]
        return Solid.of(shapely.union_all([solid.shape, *grown])), None
    shade = shapely.union_all(_shades(terrain, eye, begin, slanted))
    shapely.prepare(shade)
    return solid, shade


def _shades(terrain: Terrain, eye: Floats, begin: Floats, falling: Ints) -> npt.NDArray[np.object_]:
    """The shadow of each convex part: the convex hull of it and of its scaled copy."""
    part = np.flatnonzero(np.isin(terrain.parts.owner, falling))
    row, corner, _, _ = terrain.parts.corners_of(part)
    near = terrain.parts.start[corner]
    reach = 1 / np.maximum(begin[terrain.parts.owner[part]], 1e-6)
    far = eye + (near - eye) * reach[row][:, None]
    dots = np.concatenate([near, far])
    of = np.concatenate([row, row])
    order = np.argsort(of, kind="stable")
    return np.asarray(shapely.convex_hull(shapely.multipoints(dots[order], indices=of[order])))


def _scaled(polygon: shapely.Geometry, eye: Floats, by: float) -> shapely.Geometry:
    return shapely.transform(polygon, lambda at: eye + (at - eye) * by)


def _through_eye(eye: Floats, solid: Solid, away: Floats) -> Ints:
    """The edges that contain the eye, ends included."""
    k = np.flatnonzero(np.abs(away) <= GRAZE)
    if len(k) == 0:
        return k
    along = solid.end[k] - solid.start[k]
    size = np.maximum(length(along), GRAZE)
    at = dot(eye - solid.start[k], along) / size
    return k[(at >= -GRAZE) & (at <= size + GRAZE)]


def _frame(terrain: Terrain, eye: Floats, solid: Solid) -> tuple[Floats, Floats, Floats]:
    """A box around everything, clockwise: corners, outward normals and distances."""
    board = np.array([terrain.board.width, terrain.board.depth])
    x0, y0 = np.minimum(np.minimum(eye, solid.low), 0.0) - 1.0 - eye
    x1, y1 = np.maximum(np.maximum(eye, solid.high), board) + 1.0 - eye
    corners = np.array([[x0, y0], [x0, y1], [x1, y1], [x1, y0]])
    outward = np.array([[-1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, -1.0]])
    return corners, outward, np.array([-x0, y1, x1, -y0])


def _into_wedges(cuts: Floats, start: Floats, end: Floats, touching: Ints) -> Bools:
    """Sectors that lead from the boundary the eye is on into the piece."""
    middle = (cuts[:-1] + cuts[1:]) / 2
    blind = np.zeros(len(middle), dtype=np.bool_)
    for k in touching:
        if length(start[k]) <= GRAZE:
            continue  # this corner is handled with the edge before it
        ahead = end[k]
        if length(ahead) <= GRAZE:  # at a corner: the next edge of the ring, or its first
            after = touching[length(start[touching]) <= GRAZE]
            ahead = end[k + 1 if k + 1 in after else after[after < k].max()]
        first = compass(ahead)
        wide = (compass(start[k]) - first) % TURN
        blind |= (middle - first) % TURN < wide
    return blind
