"""Bearings: arcs of fire, and which side of a hull a shot strikes."""

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
    column,
    cross,
    direction,
    dot,
    length,
    member,
    number,
    points,
)


class Part(Enum):
    """Which part of the target has to lie in an arc."""

    CENTRE = "centre"
    ANY = "any part"


class Corner(Enum):
    """Where the sides of a hull meet, as bearings from its centre."""

    QUADRANT = "quadrant"  # at 45 and 135 degrees, whatever the hull's shape
    HULL = "hull corners"  # at the bearings of the hull's own corners


class Side(IntEnum):
    """The struck side. A tie goes to the earlier one, which is usually the better armoured."""

    FRONT = 0
    SIDE = 1
    REAR = 2


@dataclass(frozen=True, eq=False)
class Arcs:
    """Origin n and target m. The limit is inclusive."""

    within: Bools  # (n, m)
    off: Floats  # (n, m) degrees between the heading and the part that counts
    margin: Floats  # (n, m) degrees inside the limit; negative outside


@dataclass(frozen=True, eq=False)
class Facings:
    """The bearing of attacker n from target m, and the side it strikes."""

    side: Ints  # (n, m) values of Side
    left: Bools  # (n, m) whether the attacker is to the left of the target's front axis
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

    A target that covers the origin counts as 0 degrees off.

    >>> targets = Shapes.discs([(10, 1), (5, 8)], radii=0.5)
    >>> found = arcs((0, 0), headings=0, half_angle=45, targets=targets)
    >>> found.within.tolist(), found.off.round(1).tolist()
    ([[True, False]], [[5.7, 58.0]])
    """
    if number("half angle", half_angle, 0.0, 180.0) == 0:
        raise ValueError("half angle: an arc of 0 degrees holds nothing")
    member("part", Part, part)
    places = points("origins", origins)
    ahead = direction(column("headings", headings, len(places)))
    off = angles_off(ahead[:, None], places[:, None], targets, part)
    margin = half_angle - off
    return Arcs(margin >= -GRAZE_DEGREES, off, margin)


def pair_bearings(
    origins: npt.ArrayLike, headings: npt.ArrayLike, targets: Shapes, part: Part = Part.CENTRE
) -> Floats:
    """(i,): degrees between heading i at origin i and target i, by the part that counts.

    >>> targets = Shapes.discs([(10, 1), (5, 8)], radii=0.5)
    >>> pair_bearings([(0, 0), (5, 0)], [0, 0], targets).round(1).tolist()
    [5.7, 90.0]
    """
    member("part", Part, part)
    places = points("origins", origins)
    if len(places) != len(targets):
        raise ValueError(f"{len(places)} origins but {len(targets)} targets")
    ahead = direction(column("headings", headings, len(places)))
    return angles_off(ahead, places, targets, part)


def angles_off(ahead: Floats, origins: Floats, targets: Shapes, part: Part) -> Floats:
    """Degrees between directions from origins and the targets' parts that count.

    Directions and origins broadcast with the targets: (n, 1, 2) for all pairs, (m, 2) for pair
    by pair.
    """
    to_centre = targets.centre - origins
    turn = _turn(ahead, to_centre)
    return np.abs(turn) if part is Part.CENTRE else _nearest_part(turn, to_centre, targets)


def _turn(ahead: Floats, towards: Floats) -> Floats:
    """Signed angle between vectors, -180 to 180 degrees, positive to the left; 0 for (0, 0)."""
    angle = np.degrees(np.arctan2(cross(ahead, towards), dot(ahead, towards)))
    return np.where(length(towards) > GRAZE, angle, 0.0)


def _nearest_part(turn: Floats, to_centre: Floats, targets: Shapes) -> Floats:
    """The smallest angle off the heading of any point of the target."""
    to_corner = to_centre[..., None, :] + (targets.corners() - targets.centre[:, None])
    spread = _turn(to_centre[..., None, :], to_corner)
    away = length(to_centre)
    reach = np.minimum(targets.radius / np.where(away > 0, away, 1.0), 1.0)
    half = np.degrees(np.arcsin(reach))
    first = turn + np.minimum(spread.min(axis=-1), -half)
    last = turn + np.maximum(spread.max(axis=-1), half)
    dead_ahead = (first <= 0) & (last >= 0)
    ends = [np.abs((end + 180.0) % 360.0 - 180.0) for end in (first, last)]
    off = np.where(dead_ahead, 0.0, np.minimum(ends[0], ends[1]))
    return np.where(_covers(to_centre, targets), 0.0, off)


def _covers(to_centre: Floats, targets: Shapes) -> Bools:
    """Whether the target covers the origin."""
    front = targets.front
    within = np.abs(dot(front, to_centre)) <= targets.half[:, 0] + GRAZE
    within &= np.abs(cross(front, to_centre)) <= targets.half[:, 1] + GRAZE
    within &= targets.radius == 0
    return np.asarray(within | (length(to_centre) < targets.radius + GRAZE))


def facings(attackers: npt.ArrayLike, targets: Shapes, corner: Corner = Corner.QUADRANT) -> Facings:
    """The side of every target that each attacker, a point, would strike.

    The angle is between the target's heading and the line from its centre to the attacker. An
    attacker exactly at the centre counts as in front. For a disc the result has no meaning.

    >>> tank = Shapes.of([Hull(20, 10, heading=180, length=4, width=2)])
    >>> found = facings([(5, 10), (20, 30), (35, 12)], tank)
    >>> [Side(side).name for side in found.side[:, 0]], found.off[:, 0].round(1).tolist()
    (['FRONT', 'SIDE', 'REAR'], [0.0, 90.0, 172.4])
    """
    places = points("attackers", attackers)
    turn = _turn(targets.front[None], places[:, None] - targets.centre[None])
    off = np.abs(turn)
    first = front_limit(targets, corner)
    margin = np.minimum(np.abs(off - first), np.abs(off - (180.0 - first)))
    return Facings(side_of(off, first), turn > 0, off, margin)


def side_of(off: Floats, first: Floats) -> Ints:
    """The Side at angles off the front; `first` is where the front ends."""
    beyond = (off > first + GRAZE_DEGREES).astype(np.int64)
    return np.asarray(beyond + (off > 180.0 - first + GRAZE_DEGREES))


def front_limit(targets: Shapes, corner: Corner) -> Floats:
    """(target,): degrees off the heading where front ends and side begins; rear is 180 minus it.

    >>> tank = Shapes.of([Hull(20, 10, heading=180, length=4, width=2)])
    >>> [round(float(front_limit(tank, corner)[0]), 2) for corner in Corner]
    [45.0, 26.57]
    """
    member("corner", Corner, corner)
    quadrant = np.full(len(targets), 45.0)
    if corner is Corner.QUADRANT:
        return quadrant
    own = np.degrees(np.arctan2(targets.half[:, 1], targets.half[:, 0]))
    return np.where(targets.radius > 0, quadrant, own)
