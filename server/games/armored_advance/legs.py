"""How a model goes from one place to another by hand: turned, moved ahead or back, turned again.

Between two places this is the straight way; a way over waypoints is told leg by leg.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from server.games.armored_advance.ground.places import INCH, TURN, Place, square
from server.games.armored_advance.lengths import CM_PER_INCH, LengthUnit
from server.games.ruling import Value

QUARTER, HALF = 90, 180
DEGREE = 100  # hundredths
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


class Pose(NamedTuple):
    """Where a model lies, in thousandths of an inch, and where it looks, in hundredths of a degree
    counter-clockwise from the east."""

    x: int
    y: int
    heading: int = 0


class Legs(NamedTuple):
    """In whole degrees, to the left where more than 0, and thousandths of an inch."""

    first: int
    ahead: int  # less than 0: back
    then: int


def legs(old: Pose, new: Pose) -> Legs:
    """The way with the least turning: back, where the new place lies behind the bow's side."""
    turned = short(new.heading - old.heading)
    far = round(math.dist(old[:2], new[:2]))
    if far == 0:
        return Legs(0, 0, turned)
    bearing = math.degrees(math.atan2(new.y - old.y, new.x - old.x)) * DEGREE
    first = short(bearing - old.heading)
    if abs(first) > QUARTER:
        first, far = first - (HALF if first > 0 else -HALF), -far
    return Legs(first, far, short((turned - first) * DEGREE))


def stopped(old: Pose, place: Place) -> Pose:
    """The model at the end of a leg, before it is turned: it looks along the leg, or back."""
    there = Pose(place.x, place.y, old.heading)
    along = math.degrees(math.atan2(place.y - old.y, place.x - old.x)) * DEGREE
    back = TURN // 2 if legs(old, there).ahead < 0 else 0
    return there._replace(heading=round(along + back) % TURN)


def short(hundredths: float) -> int:
    """A turn in whole degrees, the short way round; more than 0: to the left."""
    half = TURN // 2
    return round(((hundredths + half) % TURN - half) / DEGREE)


def bearing(heading: int) -> int:
    """Where a model looks, as a compass has it: whole degrees clockwise from the north edge."""
    return round((TURN // 4 - heading) / DEGREE) % 360


# --- In words --------------------------------------------------------------------------------


def length(thousandths: int, unit: LengthUnit) -> float:
    """As finely as a tape measure is read: a tenth of an inch, a millimetre."""
    inches = thousandths / INCH
    return round(inches if unit == "in" else inches * CM_PER_INCH, 1)


def is_seen(old: Pose, new: Pose, unit: LengthUnit) -> bool:
    """Whether a tape measure shows that the place is another."""
    return bool(length(new.x - old.x, unit) or length(new.y - old.y, unit))


def told_legs(way: Legs, unit: LengthUnit) -> dict[str, Value]:
    return {
        **_turn("first", way.first),
        **_turn("then", way.then),
        "way": "ahead" if way.ahead >= 0 else "back",
        "far_inches": length(abs(way.ahead), unit),
        "unit": unit,
    }


def _turn(name: str, degrees: int) -> dict[str, Value]:
    side = "no" if degrees == 0 else "left" if degrees > 0 else "right"
    return {name: side, f"{name}_degrees": abs(degrees)}


def told_march(old: Pose, new: Pose, unit: LengthUnit) -> dict[str, Value]:
    """A squad has no bow: it goes so far to the east or west, and so far to the north or south."""
    east, north = length(new.x - old.x, unit), length(new.y - old.y, unit)
    return {
        "along": "no" if east == 0 else "east" if east > 0 else "west",
        "along_inches": abs(east),
        "across": "no" if north == 0 else "north" if north > 0 else "south",
        "across_inches": abs(north),
        "unit": unit,
    }


def told_place(at: Pose, width: int, depth: int, unit: LengthUnit) -> dict[str, Value]:
    """The square of its middle, and what a tape reads there from two edges."""
    return {
        "square": square(Place(at.x, at.y), width, depth),
        "west_inches": length(at.x, unit),
        "south_inches": length(at.y, unit),
        "unit": unit,
    }


def told_bow(heading: int) -> dict[str, Value]:
    degrees = bearing(heading)
    return {"bow": COMPASS[round(degrees / 45) % len(COMPASS)], "bow_degrees": degrees}
