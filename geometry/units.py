"""The units of the table, and the two tolerances every answer shares."""

from typing import NewType

import numpy as np
import numpy.typing as npt

Inches = NewType("Inches", float)
Degrees = NewType("Degrees", float)

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

GRAZE = 1e-9
"""Inches. Two things closer than this touch; a touch alone neither blocks nor counts."""

GRAZE_DEGREES = 1e-9
"""Degrees. An angle this close to a limit is on the limit, which belongs to the inside."""

FARTHEST = 10_000.0
"""Inches. Nothing on a table is farther out; larger numbers are mistakes and are refused."""


def numbers(what: str, values: npt.ArrayLike) -> Floats:
    """The values as floats, refused by name when one is not an ordinary number of inches."""
    try:
        array = np.array(values, dtype=np.float64)
    except (TypeError, ValueError):
        raise ValueError(f"{what}: not a list of numbers") from None
    if not np.isfinite(array).all():
        raise ValueError(f"{what}: a number is infinite or missing")
    if array.size and np.abs(array).max() > FARTHEST:
        raise ValueError(f"{what}: farther out than {FARTHEST:g} inches")
    return array


def points(what: str, values: npt.ArrayLike) -> Floats:
    """The values as an (n, 2) array of places; one place counts as a list of one."""
    array = numbers(what, values)
    if array.size == 0:
        return np.empty((0, 2))
    if array.ndim == 1:
        array = array[None, :]
    if array.ndim != 2 or array.shape[1] != 2:
        raise ValueError(f"{what}: expected places (x, y), got an array of shape {array.shape}")
    return array


def heights(what: str, values: npt.ArrayLike, count: int) -> Floats:
    """One height for each of `count` things; a single height serves them all."""
    array = numbers(what, values)
    if array.size and array.min() < 0:
        raise ValueError(f"{what}: a height is below the table")
    if array.shape not in ((), (1,), (count,)):
        raise ValueError(f"{what}: expected one height or {count}, got {array.shape}")
    return np.array(np.broadcast_to(array, (count,)))


def direction(heading: Floats) -> Floats:
    """Unit vectors of headings in degrees, exact at every quarter turn.

    Plain cosines leave a square hull 1e-16 off its own grid lines, enough to turn a
    flush edge into a crossing.
    """
    quarter = np.round(heading / 90.0)
    rest = np.radians(heading - 90.0 * quarter)
    cos, sin = np.cos(rest), np.sin(rest)
    turn = quarter.astype(np.int64) % 4
    vectors = np.empty((*np.shape(heading), 2))
    vectors[..., 0] = np.choose(turn, [cos, -sin, -cos, sin])
    vectors[..., 1] = np.choose(turn, [sin, cos, -sin, -cos])
    return vectors


def left_of(vectors: Floats) -> Floats:
    """The vectors turned a quarter to the left."""
    turned = np.empty_like(vectors)
    turned[..., 0], turned[..., 1] = -vectors[..., 1], vectors[..., 0]
    return turned


def dot(a: Floats, b: Floats) -> Floats:
    """Row by row scalar product."""
    return np.asarray(a[..., 0] * b[..., 0] + a[..., 1] * b[..., 1])


def cross(a: Floats, b: Floats) -> Floats:
    """Row by row cross product: positive when b points to the left of a."""
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


def length(vectors: Floats) -> Floats:
    """Row by row length."""
    return np.asarray(np.sqrt(vectors[..., 0] ** 2 + vectors[..., 1] ** 2))
