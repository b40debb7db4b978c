"""One piece of terrain: validation, normalisation and convex decomposition of its outline."""

import math
from dataclasses import dataclass
from enum import Enum

import numpy as np
import numpy.typing as npt
import shapely

from geometry.units import GRAZE, SMALLEST, Floats, cross, length, member, points

MOST_CORNERS = 1_000
MOST_MERGED = 64  # merging is quadratic: a piece of more triangles than this keeps them


class Sight(Enum):
    """The effect of a piece on a line of sight that passes below its top."""

    BLOCKING = "blocking"
    HINDERING = "hindering"
    TRANSPARENT = "transparent"


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain as given by the caller.

    The outline is one ring without holes, in either orientation, closed or not; a courtyard
    is several pieces. `kind` is a category of the game ("wall", "mud"); `height` is inches
    above the table, infinite by default.
    """

    name: str
    outline: tuple[tuple[float, float], ...]
    kind: str
    sight: Sight = Sight.TRANSPARENT
    height: float = math.inf


def checked_sight(piece: Piece) -> Sight:
    """The piece's effect on sight; ValueError naming the piece if it is none."""
    return member(f"{piece.name}: sight", Sight, piece.sight)


def checked_name(piece: Piece) -> str:
    """The piece's name; ValueError if it or the kind is no text."""
    if not isinstance(piece, Piece):
        raise ValueError(f"{piece!r} is no Piece")
    for what, value in (("name", piece.name), ("kind", piece.kind)):
        if not isinstance(value, str):
            raise ValueError(f"piece {piece.name!r}: the {what} {value!r} is no text")
    return piece.name


def checked_height(piece: Piece) -> float:
    """The piece's height; ValueError naming the piece if it is not a number of 0 or more."""
    height = piece.height
    if not isinstance(height, (int, float)) or not height >= 0:
        raise ValueError(f"{piece.name}: height {height!r} is not 0 or more inches")
    return float(height)


def ordered_ring(piece: Piece) -> Floats:
    """The corners counter-clockwise without repeats; ValueError naming the piece if invalid."""
    ring = points(f"{piece.name}: outline", piece.outline)
    if len(ring) > MOST_CORNERS:
        raise ValueError(f"{piece.name}: more than {MOST_CORNERS} corners")
    ring = _without_repeats(ring)
    if len(ring) < 3:
        raise ValueError(f"{piece.name}: fewer than three different corners")
    polygon = shapely.Polygon(ring)
    if polygon.area <= SMALLEST * polygon.length / 2:
        raise ValueError(f"{piece.name}: the outline bounds no area")
    if not polygon.is_valid:
        where = shapely.is_valid_reason(polygon).partition("[")[2].rstrip("]")
        raise ValueError(f"{piece.name}: the outline crosses or touches itself near ({where})")
    if not polygon.exterior.is_ccw:
        ring = ring[::-1]
    return np.ascontiguousarray(ring)


def _without_repeats(ring: Floats) -> Floats:
    """The ring without corners equal to their predecessor, the closing one included."""
    if len(ring) == 0:
        return ring
    keep = length(ring - np.roll(ring, 1, axis=0)) > GRAZE
    return ring[keep]


def convex_parts(ring: Floats) -> list[Floats]:
    """Convex rings that together make up the ring: the ring itself when it is convex."""
    if _is_convex(ring):
        return [ring]
    cut = shapely.constrained_delaunay_triangles(shapely.Polygon(ring))
    triangles = [shapely.get_coordinates(t)[:3] for t in cut.geoms]
    rings = [t if _turns(t).min() > 0 else t[::-1] for t in triangles]
    return _merged(rings) if len(rings) <= MOST_MERGED else rings


def _turns(ring: Floats) -> Floats:
    """Cross product of the edges before and after every corner: positive for a left turn."""
    onward = np.roll(ring, -1, axis=0) - ring
    return cross(np.roll(onward, 1, axis=0), onward)


def _is_convex(ring: Floats) -> bool:
    return bool(_turns(ring).min() >= -1e-12)  # collinear corners may be off by rounding


def _merged(rings: list[Floats]) -> list[Floats]:
    """Neighbouring parts merged while the result stays convex: fewer shadows to project."""
    done: list[Floats] = []
    for ring in rings:
        joined = ring
        for i in range(len(done) - 1, -1, -1):
            together = _joined(done[i], joined)
            if together is not None:
                joined = together
                del done[i]
        done.append(joined)
    return done


def _joined(a: Floats, b: Floats) -> Floats | None:
    """The union of two rings, if they share one edge and the union is convex."""
    same = (a[:, None] == b[None]).all(axis=2)
    edge = same & np.roll(np.roll(same, -1, axis=0), 1, axis=1)  # a[i]=b[j] and a[i+1]=b[j-1]
    found: npt.NDArray[np.int64] = np.argwhere(edge)
    if len(found) != 1:
        return None
    i, j = (int(k) for k in found[0])
    ring = np.concatenate([np.roll(a, -i - 1, axis=0), np.roll(b, -j, axis=0)[1:-1]])
    return ring if _is_convex(ring) else None
