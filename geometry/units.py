"""Units, the tolerances shared by all functions, validation of numbers, and vector algebra."""

from enum import Enum
from typing import NewType, TypeVar

import numpy as np
import numpy.typing as npt

Inches = NewType("Inches", float)
Degrees = NewType("Degrees", float)

M = TypeVar("M", bound=Enum)

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

GRAZE = 1e-9
"""Inches. Two things closer than this touch; touching neither blocks sight nor counts as inside."""

GRAZE_DEGREES = 1e-9
"""Degrees. An angle this close to a limit is on the limit, and a limit is inclusive."""

FARTHEST = 10_000.0
"""Inches. The largest coordinate accepted; larger numbers raise ValueError."""


SMALLEST = 1e-6
"""Inches. Shapes and pieces narrower than this raise ValueError."""


def numbers(what: str, values: npt.ArrayLike) -> Floats:
    """The values as floats; ValueError naming `what` if one is not finite or out of range."""
    try:
        array = np.array(values, dtype=np.float64)
    except (TypeError, ValueError):
        raise ValueError(f"{what}: not a list of numbers") from None
    if not np.isfinite(array).all():
        raise ValueError(f"{what}: a number is infinite or missing")
    if array.size and np.abs(array).max() > FARTHEST:
        raise ValueError(f"{what}: farther out than {FARTHEST:g} inches")
    return array


def number(what: str, value: float, least: float = -np.inf, most: float = np.inf) -> float:
    """The value as a float; ValueError naming `what` if it is not a number in the range."""
    try:
        found = float(value)
    except (TypeError, ValueError):
        raise ValueError(f"{what}: {value!r} is not a number") from None
    if not np.isfinite(found) or not least <= found <= most:
        limits = f" of {least:g} or more" if np.isinf(most) else f" from {least:g} to {most:g}"
        raise ValueError(f"{what}: {value!r} is not a number{limits if least > -np.inf else ''}")
    return found


def column(what: str, values: npt.ArrayLike, count: int) -> Floats:
    """One number for each of `count` rows; a single one serves all."""
    array = numbers(what, values)
    if array.shape not in ((), (1,), (count,)):
        raise ValueError(f"{what}: expected one number or {count}, got {array.shape}")
    return np.array(np.broadcast_to(array, (count,)))


def mask(what: str, values: npt.ArrayLike, shape: tuple[int, ...]) -> Bools:
    """The values as a mask of the shape; those of fewer dimensions are repeated, as NumPy does."""
    array = np.asarray(values)
    if array.dtype != np.bool_ and array.size:
        raise ValueError(f"{what}: a mask is of true and false, not of {array.dtype}")
    try:
        return np.broadcast_to(array.astype(np.bool_), shape)
    except ValueError:
        raise ValueError(f"{what}: a mask of shape {array.shape} does not fit {shape}") from None


def member(what: str, kind: type[M], value: object) -> M:
    """The value, if it is a member of the enumeration; else ValueError."""
    if not isinstance(value, kind):
        raise ValueError(f"{what}: {value!r} is no {kind.__name__}")
    return value


def points(what: str, values: npt.ArrayLike) -> Floats:
    """The values as an (n, 2) array of points; a single point becomes an array of one row."""
    array = numbers(what, values)
    if array.size == 0:
        return np.empty((0, 2))
    if array.ndim == 1:
        array = array[None, :]
    if array.ndim != 2 or array.shape[1] != 2:
        raise ValueError(f"{what}: expected points (x, y), got an array of shape {array.shape}")
    return array


def heights(what: str, values: npt.ArrayLike, count: int) -> Floats:
    """The heights broadcast to `count` of them; a single height serves all."""
    array = column(what, values, count)
    if array.size and array.min() < 0:
        raise ValueError(f"{what}: a height is below the table")
    return array


def one_point(what: str, value: npt.ArrayLike) -> Floats:
    """The value as one point (2,)."""
    found = points(what, value)
    if len(found) != 1:
        raise ValueError(f"{what}: expected one point, got {len(found)}")
    return np.asarray(found[0])


def direction(heading: Floats) -> Floats:
    """Unit vectors of headings in degrees, exact at multiples of 90.

    cos(pi / 2) is 6e-17, not 0: enough to turn an edge that lies flush with a grid line into
    a crossing.
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
    """The vectors rotated by 90 degrees counter-clockwise."""
    turned = np.empty_like(vectors)
    turned[..., 0], turned[..., 1] = -vectors[..., 1], vectors[..., 0]
    return turned


def dot(a: Floats, b: Floats) -> Floats:
    """Dot product of each row."""
    return np.asarray(a[..., 0] * b[..., 0] + a[..., 1] * b[..., 1])


def cross(a: Floats, b: Floats) -> Floats:
    """Cross product of each row: positive when b points to the left of a."""
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


def length(vectors: Floats) -> Floats:
    """Euclidean length of each row."""
    return np.asarray(np.sqrt(vectors[..., 0] ** 2 + vectors[..., 1] ** 2))
