"""Places on the table: whole thousandths of an inch, so that a replay is exact anywhere."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

INCH = 1000  # thousandths
TURN = 36_000  # hundredths of a degree
SQUARE = 6 * INCH  # of the grid that phones, screens and printed plans show

# Farther out than any table reaches, and small enough for exact floating-point arithmetic.
Thousandths = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A place in thousandths of an inch from the table's corner."""

    x: Thousandths
    y: Thousandths

    @property
    def inches(self) -> tuple[float, float]:
        return (self.x / INCH, self.y / INCH)


def degrees(heading: int) -> float:
    """A heading of the state as the geometry takes it."""
    return heading / 100


def thousandths(inches: float) -> int:
    return round(inches * INCH)


def square(at: Place, width: int, depth: int) -> str:
    """The square of the grid, "C4": letters from west to east, numbers from the south edge."""
    column, row = (
        min(max(0, place // SQUARE), -(-long // SQUARE) - 1)
        for place, long in ((at.x, width), (at.y, depth))
    )
    return f"{_letters(column)}{row + 1}"


def _letters(column: int) -> str:
    """A to Z, then AA."""
    last = chr(ord("A") + column % 26)
    return last if column < 26 else _letters(column // 26 - 1) + last
