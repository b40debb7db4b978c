"""Range, arc, facing and movement, answered yes, no or too close to call.

All are smooth in the positions, so their error follows from the errors of the positions at
first order.
"""

import math

import numpy as np
import numpy.typing as npt

from geometry.bearing import Corner, Part, Side, arcs, facings, front_limit
from geometry.distance import distances
from geometry.ground import Travel, on_one_road
from geometry.shapes import Shapes
from geometry.sweep import Contacts
from geometry.terrain import Terrain
from geometry.units import GRAZE_DEGREES, Floats, cross, length
from geometry.verdict import EXACT, Error, Verdicts, decided, judge, normal


def within(
    a: Shapes, b: Shapes, limit: float, a_error: Error = EXACT, b_error: Error = EXACT
) -> Verdicts:
    """(a, b): whether nearest edges are at most `limit` inches apart; exactly that is."""
    found = distances(a, b)
    gap = found.to_point - found.from_point
    unit = gap / np.where(found.inches > 0, found.inches, np.inf)[..., None]
    lever_a = cross(found.from_point - a.centre[:, None], unit)
    lever_b = cross(found.to_point - b.centre[None], unit)
    turns = [math.radians(e.degrees) for e in (a_error, b_error)]
    square = a_error.inches**2 + b_error.inches**2
    spread = np.sqrt(square + (turns[0] * lever_a) ** 2 + (turns[1] * lever_b) ** 2)
    return judge(limit - found.inches, spread)


def in_arc(
    shooters: Shapes,
    half_angle: float,
    targets: Shapes,
    part: Part = Part.CENTRE,
    turned: float = 0.0,
    shooter_error: Error = EXACT,
    target_error: Error = EXACT,
) -> Verdicts:
    """(shooter, target): whether the target lies in the arc about the front, in degrees.

    `turned` moves the middle of the arc: 180 is a rear arc.
    """
    headings = shooters.heading + turned
    found = arcs(shooters.centre, headings, half_angle, targets, part)
    spread = _bearing_error(shooters, targets, shooter_error.degrees, shooter_error, target_error)
    return judge(found.margin, spread, GRAZE_DEGREES)


def strikes(
    attackers: Shapes,
    targets: Shapes,
    side: Side,
    corner: Corner = Corner.QUADRANT,
    attacker_error: Error = EXACT,
    target_error: Error = EXACT,
) -> Verdicts:
    """(attacker, target): whether it is this side that is struck; the margin is in degrees."""
    found = facings(attackers.centre, targets, corner)
    spread = _bearing_error(attackers, targets, target_error.degrees, attacker_error, target_error)
    here = np.asarray(found.side == side)
    margin = np.where(here, found.margin, -_to_side(found.off, targets, side, corner))
    if not spread.any():
        return decided(margin, here.astype(np.float64))
    low, high = _limits(targets, side, corner)
    return decided(margin, _chance_between(found.off, low, high, spread))


def bears_between(
    attackers: Shapes,
    targets: Shapes,
    least: float,
    most: float,
    attacker_error: Error = EXACT,
    target_error: Error = EXACT,
) -> Verdicts:
    """(attacker, target): whether the attacker bears from `least` to `most` degrees off the
    target's front, to either side; both limits are within. 0 and 180 are no limits.
    """
    if not 0 <= least <= most <= 180:
        raise ValueError(f"{least!r} to {most!r} is no range of angles from 0 to 180 degrees")
    off = facings(attackers.centre, targets).off
    low, high = -most if least == 0 else least, most if most < 180 else 360.0 - least
    margin = np.minimum(np.minimum(off - low, high - off), 180.0)
    spread = _bearing_error(attackers, targets, target_error.degrees, attacker_error, target_error)
    if not spread.any():
        return judge(margin, 0.0, GRAZE_DEGREES)
    wide = [np.full(len(targets), limit) for limit in (least, high)]
    return decided(margin, _chance_between(off, wide[0], wide[1], spread))


def _chance_between(off: Floats, low: Floats, high: Floats, spread: Floats) -> Floats:
    """The chance that an angle off the front, to either side, lies between two limits."""
    sigma = np.maximum(spread, 1e-12)
    likely = normal((high - off) / sigma) - normal((low - off) / sigma)
    mirrored = normal((high + off) / sigma) - normal((low + off) / sigma)
    return np.clip(likely + mirrored, 0.0, 1.0)


def _limits(targets: Shapes, side: Side, corner: Corner) -> tuple[Floats, Floats]:
    """The angles off the front between which a side lies; the ends reach round the hull."""
    first = front_limit(targets, corner)
    if side is Side.FRONT:
        return np.zeros_like(first), first
    if side is Side.SIDE:
        return first, 180.0 - first
    return 180.0 - first, 180.0 + first


def _to_side(off: Floats, targets: Shapes, side: Side, corner: Corner) -> Floats:
    low, high = _limits(targets, side, corner)
    return np.maximum(np.maximum(low - off, off - high), 0.0)


def _bearing_error(a: Shapes, b: Shapes, turn: float, a_error: Error, b_error: Error) -> Floats:
    """Standard error in degrees of the bearing between centres, taken from a heading."""
    away = length(b.centre[None] - a.centre[:, None])
    side = math.hypot(a_error.inches, b_error.inches)
    return np.asarray(np.hypot(turn, np.degrees(np.arctan2(side, away))))


def arrives(move: Travel, error: Error = EXACT) -> Verdicts:
    """Whether the budget lasts to the end of the path, whose two ends carry the error."""
    return judge(move.margin, math.sqrt(2) * error.inches)


def rides_one_road(
    terrain: Terrain,
    kind: str,
    start: npt.ArrayLike,
    end: npt.ArrayLike,
    gap: float = 0.0,
    error: Error = EXACT,
) -> Verdicts:
    """Whether both places lie on one continuous road of the kind."""
    return judge(on_one_road(terrain, kind, start, end, gap), error.inches)


def keeps_clear(met: Contacts, error: Error = EXACT) -> Verdicts:
    """(piece,): whether the swept ground stays clear of the piece; a touch is clear."""
    return judge(met.margin, error.inches)
