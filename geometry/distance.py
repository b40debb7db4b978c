"""Distance between nearest edges of shapes, with the nearest points."""

from dataclasses import dataclass

import numpy as np
import shapely

from geometry.shapes import Shapes
from geometry.units import Bools, Floats, cross, dot, left_of, length


@dataclass(frozen=True, eq=False)
class Distances:
    """All pairs (a, b). Overlapping shapes have distance 0 and one common nearest point."""

    inches: Floats  # (n, m)
    from_point: Floats  # (n, m, 2) on the shape of the first batch
    to_point: Floats  # (n, m, 2) on the shape of the second batch


def distances(a: Shapes, b: Shapes) -> Distances:
    """The distance between nearest edges of every shape of a and every shape of b.

    >>> ours = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> theirs = Shapes.of([Hull(26, 12, heading=90, length=4, width=2), Disc(6, 20, radius=0.5)])
    >>> apart = distances(ours, theirs)
    >>> apart.inches.tolist()
    [[19.0, 6.5]]
    >>> apart.from_point[0, 1].tolist(), apart.to_point[0, 1].tolist()
    ([6.0, 13.0], [6.0, 19.5])
    """
    i, j = np.divmod(np.arange(len(a) * len(b)), max(len(b), 1))
    inches, here, there = pairwise(a.take(i), b.take(j))
    grid = (len(a), len(b))
    return Distances(inches.reshape(grid), here.reshape(*grid, 2), there.reshape(*grid, 2))


def pair_distances(a: Shapes, b: Shapes) -> Floats:
    """(i,): inches between nearest edges of shape i of a and shape i of b.

    >>> ours = Shapes.hulls([(4, 12), (4, 12)], headings=0, lengths=4, widths=2)
    >>> theirs = Shapes.discs([(26, 12), (6, 20)], radii=0.5)
    >>> pair_distances(ours, theirs).tolist()
    [19.5, 6.5]
    """
    if len(a) != len(b):
        raise ValueError(f"{len(a)} shapes but {len(b)}")
    apart = np.minimum(_least_gap(b, a), _least_gap(a, b))
    apart = np.where(_overlap(a, b), 0.0, apart)
    return np.maximum(0.0, apart - a.radius - b.radius)


def signed_distances(a: Shapes, b: Shapes) -> Floats:
    """(a, b): inches between nearest edges; minus the depth of the overlap where they overlap."""
    i, j = np.divmod(np.arange(len(a) * len(b)), max(len(b), 1))
    return signed_pairwise(a.take(i), b.take(j)).reshape(len(a), len(b))


def signed_pairwise(a: Shapes, b: Shapes) -> Floats:
    """The same of shape i of a and shape i of b."""
    here, there = _nearest_of_cores(a, b)
    depth = _depth_of_cores(a, b)
    apart = np.where(depth > 0, -depth, length(there - here))
    return np.asarray(apart - a.radius - b.radius)


def pairwise(a: Shapes, b: Shapes) -> tuple[Floats, Floats, Floats]:
    """Distance and nearest points of shape i of a and shape i of b."""
    here, there = _nearest_of_cores(a, b)
    gap = there - here
    apart = length(gap)
    overlap = _overlap(a, b)
    apart = np.where(overlap, 0.0, apart)
    inches = np.maximum(0.0, apart - a.radius - b.radius)
    here, there = _out_to_the_rims(here, gap, apart, a.radius, b.radius)
    for k in np.flatnonzero(overlap & (a.radius + b.radius == 0)):
        here[k] = there[k] = _shared_point(a.take([k]), b.take([k]), here[k])
    return inches, here, there


def _nearest_of_cores(a: Shapes, b: Shapes) -> tuple[Floats, Floats]:
    """Nearest points of two disjoint rectangles: at least one of them is a corner."""
    corners_a, corners_b = a.corners(), b.corners()
    on_b = _nearest_in(b, corners_a)
    on_a = _nearest_in(a, corners_b)
    here = np.concatenate([corners_a, on_a], axis=1)
    there = np.concatenate([on_b, corners_b], axis=1)
    best = length(there - here).argmin(axis=1)
    rows = np.arange(len(a))
    return here[rows, best], there[rows, best]


def _least_gap(to: Shapes, corners_of: Shapes) -> Floats:
    """Inches from the nearest corner of each rectangle to the other, by the arithmetic of
    `_nearest_of_cores`, so that the last bits are the same."""
    centre_x, centre_y = to.centre.T
    front_x, front_y = to.front.T
    long, wide = to.half.T
    # Rows of contiguous columns: NumPy's inner loops are long.
    corner_x, corner_y = np.ascontiguousarray(corners_of.corners().T)
    x, y = corner_x - centre_x, corner_y - centre_y
    forward = np.minimum(np.maximum(front_x * x + front_y * y, -long), long)
    left = np.minimum(np.maximum(front_x * y - front_y * x, -wide), wide)
    gap_x = centre_x + forward * front_x - left * front_y - corner_x
    gap_y = centre_y + forward * front_y + left * front_x - corner_y
    return np.asarray(np.sqrt(gap_x**2 + gap_y**2).min(axis=0))


def _nearest_in(shapes: Shapes, places: Floats) -> Floats:
    """The point of rectangle i nearest to each point (i, k, 2): clamped in the local frame."""
    x, y, front_x, front_y = (each[:, None] for each in (*shapes.centre.T, *shapes.front.T))
    x, y = places[..., 0] - x, places[..., 1] - y
    long, wide = shapes.half[:, :1], shapes.half[:, 1:]
    forward = np.minimum(np.maximum(front_x * x + front_y * y, -long), long)
    left = np.minimum(np.maximum(front_x * y - front_y * x, -wide), wide)
    return shapes.placed(forward, left)


def _depth_of_cores(a: Shapes, b: Shapes) -> Floats:
    """How far the rectangles overlap: the least shift that parts them, by the separating axis
    test; 0 or less if an axis separates them.
    """
    offset = b.centre - a.centre
    depth = np.full(len(a), np.inf)
    for axis in (a.front, left_of(a.front), b.front, left_of(b.front)):
        reach = _half_extent(a, axis) + _half_extent(b, axis)
        np.minimum(depth, reach - np.abs(dot(offset, axis)), out=depth)
    return depth


def _overlap(a: Shapes, b: Shapes) -> Bools:
    """Whether the rectangles overlap; those too far apart for that are not looked at."""
    found = np.zeros(len(a), dtype=np.bool_)
    near = np.flatnonzero(length(b.centre - a.centre) < length(a.half) + length(b.half))
    if len(near):
        found[near] = _depth_of_cores(a.take(near), b.take(near)) > 0
    return found


def _half_extent(shapes: Shapes, axis: Floats) -> Floats:
    front = shapes.front
    return np.asarray(
        np.abs(dot(front, axis)) * shapes.half[:, 0]
        + np.abs(cross(front, axis)) * shapes.half[:, 1]
    )


def _out_to_the_rims(
    here: Floats, gap: Floats, apart: Floats, rim_a: Floats, rim_b: Floats
) -> tuple[Floats, Floats]:
    """Nearest points moved outwards by the radii; overlapping shapes get one common point."""
    total = rim_a + rim_b
    squeeze = np.where(total > apart, apart / np.where(total > 0, total, 1.0), 1.0)
    unit = gap / np.where(apart > 0, apart, 1.0)[:, None]
    unit = np.where((apart > 0)[:, None], unit, 0.0)
    start = here + unit * (rim_a * squeeze)[:, None]
    end = here + unit * (apart - rim_b * squeeze)[:, None]
    return start, end


def _shared_point(a: Shapes, b: Shapes, touch: Floats) -> Floats:
    """The centroid of the intersection of two overlapping hulls."""
    common = shapely.intersection(a.outlines()[0], b.outlines()[0])
    if common.is_empty:  # an overlap below the rounding error
        return touch
    return np.asarray(shapely.get_coordinates(shapely.centroid(common))[0])
