"""A line with a width, such as a road or a wall, as the outline that the rules know."""

from __future__ import annotations

from math import sqrt

from server.games.armored_advance.ground.plan import Outline

Vector = tuple[float, float]
SHARPEST = 0.25  # the square of the cosine of half a bend, below which its tip is cut short


def outline_of(line: Outline, width: int) -> Outline:
    """The line's left side and its right side back, each half the width away.

    >>> outline_of(((0, 0), (4000, 0)), 1000)
    ((0, 500), (4000, 500), (4000, -500), (0, -500))
    """
    points = [point for k, point in enumerate(line) if k == 0 or point != line[k - 1]]
    if len(points) < 2:
        return ()
    sides = [_across(points[k], points[k + 1]) for k in range(len(points) - 1)]
    half = width / 2
    aside = [
        _offset(sides[max(k - 1, 0)], sides[min(k, len(sides) - 1)]) for k in range(len(points))
    ]
    left = [_moved(point, way, half) for point, way in zip(points, aside, strict=True)]
    right = [_moved(point, way, -half) for point, way in zip(points, aside, strict=True)]
    return (*left, *reversed(right))


def _across(a: tuple[int, int], b: tuple[int, int]) -> Vector:
    """A step of 1 to the left of the way from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = sqrt(dx * dx + dy * dy)  # unlike hypot, the same on every machine
    return -dy / length, dx / length


def _offset(before: Vector, after: Vector) -> Vector:
    """Where two parts meet: towards the corner that keeps both at their width."""
    x, y = (before[0] + after[0]) / 2, (before[1] + after[1]) / 2
    share = max(x * x + y * y, SHARPEST)
    return x / share, y / share


def _moved(point: tuple[int, int], way: Vector, far: float) -> tuple[int, int]:
    return round(point[0] + way[0] * far), round(point[1] + way[1] * far)
