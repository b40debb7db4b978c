"""Places on the table: whole thousandths of an inch, so that every machine replays alike."""

from __future__ import annotations

from msgspec import Struct

INCH = 1000  # thousandths
TURN = 36_000  # hundredths of a degree


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A place in thousandths of an inch from the table's corner."""

    x: int
    y: int

    @property
    def inches(self) -> tuple[float, float]:
        return (self.x / INCH, self.y / INCH)


def degrees(heading: int) -> float:
    """A heading of the state as the geometry takes it."""
    return heading / 100


def thousandths(inches: float) -> int:
    return round(inches * INCH)
