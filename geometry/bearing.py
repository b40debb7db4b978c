"""Angles: arcs of fire, and which side of a hull a shot strikes."""

from dataclasses import dataclass
from enum import Enum, IntEnum

import numpy as np
import numpy.typing as npt

from geometry.shapes import Shapes
from geometry.units import (
    GRAZE,
    GRAZE_DEGREES,
    Bools,
    Floats,
    Ints,
    cross,
    direction,
    dot,
    length,
    numbers,
    points,
)


class Part(Enum):
    """What of the target has to lie in an arc."""

    CENTRE = "centre"
    ANY = "any part"


class Corner(Enum):
    """Where the sides of a hull meet, seen from its centre."""

    QUADRANT = "quadrant"  # at 45 and 135 degrees, whatever the hull's shape
    HULL = "hull corners"  # at the bearings of the hull's own corners


class Side(IntEnum):
    """The struck side. A tie goes to the earlier one, the better armoured as a rule."""

    FRONT = 0
    SIDE = 1
    REAR = 2


@dataclass(frozen=True, eq=False)
class Arcs:
    """Origin n and target m. On the limit is within the arc."""

    within: Bools  # (n, m)
    off: Floats  # (n, m) degrees between the heading and the part that counts
    margin: Floats  # (n, m) degrees inside the limit; negative outside


@dataclass(frozen=True, eq=False)
class Facings:
    """Attacker n and target m."""

    side: Ints  # (n, m) values of Side
    left: Bools  # (n, m) whether the attacker bears to the target's left
    off: Floats  # (n, m) degrees between the target's front and the attacker, 0 to 180
    margin: Floats  # (n, m) degrees to the nearest limit between two sides


def arcs(
    origins: npt.ArrayLike,
    headings: npt.ArrayLike,
    half_angle: float,
    targets: Shapes,
    part: Part = Part.CENTRE,
) -> Arcs:
    """Whether each target lies within half_angle degrees of each origin's heading.

    A target that covers the origin has a part dead ahead; one centred on it is dead ahead.
    """
    if not 0 < half_angle <= 180:
        raise ValueError(f"half angle {half_angle!r} is not between 0 and 180 degrees")
    places = points("origins", origins)
    ahead = direction(np.broadcast_to(numbers("headings", headings), (len(places),)))[:, None]
    to_centre = targets.centre[None] - places[:, None]
    turn = _turn(ahead, to_centre)
    off = np.abs(turn)
    if part is Part.ANY:
        off = _nearest_part(turn, to_centre, targets)
    margin = half_angle - off
    return Arcs(margin >= -GRAZE_DEGREES, off, margin)


def _turn(ahead: Floats, towards: Floats) -> Floats:
    """Degrees to the left from one direction to another, -180 to 180; 0 for no direction."""
    angle = np.degrees(np.arctan2(cross(ahead, towards), dot(ahead, towards)))
    return np.where(length(towards) > GRAZE, angle, 0.0)


def _nearest_part(turn: Floats, to_centre: Floats, targets: Shapes) -> Floats:
    """The smallest angle off the heading that any part of the target has."""
    to_corner = to_centre[:, :, None] + (targets.corners() - targets.centre[:, None])[None]
    spread = _turn(to_centre[:, :, None], to_corner)
    away = length(to_centre)
    reach = np.minimum(targets.radius / np.where(away > 0, away, 1.0), 1.0)
    half = np.degrees(np.arcsin(reach))
    first = turn + np.minimum(spread.min(axis=2), -half)
    last = turn + np.maximum(spread.max(axis=2), half)
    dead_ahead = (first <= 0) & (last >= 0)
    ends = [np.abs((end + 180.0) % 360.0 - 180.0) for end in (first, last)]
    off = np.where(dead_ahead, 0.0, np.minimum(ends[0], ends[1]))
    return np.where(_covers(to_centre, targets), 0.0, off)


def _covers(to_centre: Floats, targets: Shapes) -> Bools:
    """Whether the target covers the origin."""
    front = targets.front[None]
    within = np.abs(dot(front, to_centre)) <= targets.half[:, 0] + GRAZE
    within &= np.abs(cross(front, to_centre)) <= targets.half[:, 1] + GRAZE
    within &= targets.radius == 0
    return np.asarray(within | (length(to_centre) < targets.radius + GRAZE))


def facings(attackers: npt.ArrayLike, targets: Shapes, corner: Corner = Corner.QUADRANT) -> Facings:
    """The side of every target that each attacker, a place, would strike.

    The angle is between the target's front and the line from its centre to the attacker. An
    attacker at the very centre is in front. A disc has no front: its answer means nothing.
    """
    places = points("attackers", attackers)
    turn = _turn(targets.front[None], places[:, None] - targets.centre[None])
    off = np.abs(turn)
    first = front_limit(targets, corner)
    second = 180.0 - first
    side = (off > first + GRAZE_DEGREES).astype(np.int64) + (off > second + GRAZE_DEGREES)
    margin = np.minimum(np.abs(off - first), np.abs(off - second))
    return Facings(side, turn > 0, off, margin)


def front_limit(targets: Shapes, corner: Corner) -> Floats:
    """Degrees off the front where front gives way to side; side gives way to rear at 180 less."""
    quadrant = np.full(len(targets), 45.0)
    if corner is Corner.QUADRANT:
        return quadrant
    own = np.degrees(np.arctan2(targets.half[:, 1], targets.half[:, 0]))
    return np.where(targets.radius > 0, quadrant, own)
