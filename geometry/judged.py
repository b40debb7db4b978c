"""Range, arc, facing and movement as verdicts: yes, no or too close to call.

All are smooth functions of the positions, so first-order error propagation gives their error.
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
    """(a, b): whether nearest edges are at most `limit` inches apart, inclusive.

    >>> ours = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> theirs = Shapes.of([Hull(26, 12, heading=180, length=4, width=2)])
    >>> verdict = within(ours, theirs, 18.2, Error(inches=0.1), Error(inches=0.1))
    >>> Answer(verdict.answer[0, 0]).name, verdict.margin.round(2).tolist()
    ('TOO_CLOSE', [[0.2]])
    """
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
    """(shooter, target): whether the target lies in the arc about the heading; degrees.

    `turned` rotates the middle of the arc: 180 is a rear arc.

    >>> gun = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> targets = Shapes.discs([(20, 12), (12, 20.2), (4, 20)], radii=0.5)
    >>> verdict = in_arc(gun, 45, targets, shooter_error=Error(degrees=1))
    >>> [Answer(answer).name for answer in verdict.answer[0]]
    ['YES', 'TOO_CLOSE', 'NO']
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
    """(attacker, target): whether the attacker strikes this side; the margin is in degrees.

    >>> gun = Shapes.of([Disc(30, 22, radius=0.5)])
    >>> tank = Shapes.of([Hull(20, 12, heading=0, length=4, width=2)])
    >>> verdict = strikes(gun, tank, Side.FRONT, target_error=Error(degrees=2))
    >>> Answer(verdict.answer[0, 0]).name, verdict.probability.round(2).tolist()
    ('TOO_CLOSE', [[0.5]])
    """
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
    """(attacker, target): whether the attacker's bearing is `least` to `most` degrees off the
    target's heading, on either side, limits included. 0 and 180 are no limits.

    >>> guns = Shapes.discs([(30, 22), (30, 13)], radii=0.5)
    >>> tank = Shapes.of([Hull(20, 12, heading=0, length=4, width=2)])
    >>> verdict = bears_between(guns, tank, 30, 60, target_error=Error(degrees=2))
    >>> [Answer(answer).name for answer in verdict.answer[:, 0]]
    ['YES', 'NO']
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
    """The probability that an angle off the heading, on either side, lies between two limits."""
    sigma = np.maximum(spread, 1e-12)
    likely = normal((high - off) / sigma) - normal((low - off) / sigma)
    mirrored = normal((high + off) / sigma) - normal((low + off) / sigma)
    return np.clip(likely + mirrored, 0.0, 1.0)


def _limits(targets: Shapes, side: Side, corner: Corner) -> tuple[Floats, Floats]:
    """The angles off the heading between which a side lies; front and rear cover both sides."""
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
    """Standard error in degrees of the bearing between centres relative to a heading."""
    away = length(b.centre[None] - a.centre[:, None])
    side = math.hypot(a_error.inches, b_error.inches)
    return np.asarray(np.hypot(turn, np.degrees(np.arctan2(side, away))))


def arrives(move: Travel, error: Error = EXACT) -> Verdicts:
    """Whether the budget lasts to the end of the path; both ends of the path have the error.

    >>> move = travel(Terrain.of(Board(36, 24), []), [(4, 12), (12, 12)], {}, budget=8.1)
    >>> verdict = arrives(move, Error(inches=0.1))
    >>> Answer(int(verdict.answer)).name, round(float(verdict.probability), 2)
    ('TOO_CLOSE', 0.76)
    """
    return judge(move.margin, math.sqrt(2) * error.inches)


def rides_one_road(
    terrain: Terrain,
    kind: str,
    start: npt.ArrayLike,
    end: npt.ArrayLike,
    gap: float = 0.0,
    error: Error = EXACT,
) -> Verdicts:
    """Whether both points lie on one continuous road of the kind.

    >>> lane = Piece("lane", ((0, 9), (36, 9), (36, 11), (0, 11)), "road")
    >>> terrain = Terrain.of(Board(36, 24), [lane])
    >>> verdict = rides_one_road(terrain, "road", (5, 10), (30, 10.5), error=Error(inches=0.1))
    >>> Answer(int(verdict.answer)).name, round(float(verdict.margin), 2)
    ('YES', 0.5)
    """
    return judge(on_one_road(terrain, kind, start, end, gap), error.inches)


def keeps_clear(met: Contacts, error: Error = EXACT) -> Verdicts:
    """(piece,): whether the swept area stays clear of the piece; touching is clear.

    >>> post = Piece("post", ((12, 13.5), (13, 13.5), (13, 14), (12, 14)), "traps")
    >>> terrain = Terrain.of(Board(36, 24), [post])
    >>> tank = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> met = contacts(terrain, sweep(tank, [(4, 12), (20, 12)], 0), [True])
    >>> verdict = keeps_clear(met, Error(inches=0.1))
    >>> Answer(verdict.answer[0]).name, verdict.margin.tolist()
    ('YES', [0.5])
    """
    return judge(met.margin, error.inches)
