"""Range, arc, facing and movement as verdicts: yes, no or too close to call.

Where the margin is within a few standard errors of the limit, the probability is the share of
yes over a fixed set of displaced positions; elsewhere it is 0 or 1.
"""

import math
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import shapely

from geometry.bearing import Corner, Part, Side, angles_off, arcs, facings, front_limit, side_of
from geometry.distance import signed_distances, signed_pairwise
from geometry.ground import Travel, on_one_road, roads_of, travel
from geometry.sampling import DRAWS, FAR, MORE, along, displaced, normals, probabilities
from geometry.shapes import Shapes
from geometry.sweep import Contacts
from geometry.terrain import Terrain
from geometry.units import (
    GRAZE,
    GRAZE_DEGREES,
    Bools,
    Floats,
    Ints,
    length,
    number,
    numbers,
    one_point,
)
from geometry.verdict import EXACT, Error, Verdicts, decided, judge, require_errors


def within(
    a: Shapes, b: Shapes, limit: npt.ArrayLike, a_error: Error = EXACT, b_error: Error = EXACT
) -> Verdicts:
    """(a, b): whether nearest edges are at most `limit` inches apart, inclusive; one for all
    pairs, or one for each.

    The margin of shapes that overlap is the limit plus the depth of the overlap.

    >>> ours = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> theirs = Shapes.of([Hull(26, 12, heading=180, length=4, width=2)])
    >>> verdict = within(ours, theirs, 18.2, Error(inches=0.1), Error(inches=0.1))
    >>> Answer(verdict.answer[0, 0]).name, verdict.margin.round(2).tolist()
    ('TOO_CLOSE', [[0.2]])
    """
    require_errors(a_error, b_error)
    limits = _limits(limit, (len(a), len(b)))
    margin = limits - signed_distances(a, b)
    side = math.hypot(a_error.inches, b_error.inches)
    most = FAR * (
        side
        + math.radians(a_error.degrees) * _reach(a)[:, None]
        + math.radians(b_error.degrees) * _reach(b)
    )

    def ask(i: Ints, j: Ints) -> Bools:
        here, there = _displaced_pairs(a.take(i), b.take(j), a_error.degrees, b_error.degrees, side)
        apart = signed_pairwise(here, there).reshape(len(i), -1)
        return np.asarray(apart <= limits[i, j][:, None] + GRAZE)

    doubtful = (np.abs(margin) <= most) & (most > 0)
    return decided(margin, probabilities(margin >= -GRAZE, doubtful, ask))


def _limits(limit: npt.ArrayLike, shape: tuple[int, int]) -> Floats:
    """One for each pair, checked."""
    given = numbers("limit", limit)
    if given.shape not in ((), shape):
        raise ValueError(f"limits of shape {given.shape} for pairs of shape {shape}")
    if (given < 0).any():
        raise ValueError(f"limit: {limit!r} is below 0")
    return np.broadcast_to(given, shape)


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
    require_errors(shooter_error, target_error)
    turned = number("turned", turned)
    found = arcs(shooters.centre, shooters.heading + turned, half_angle, targets, part)
    side = math.hypot(shooter_error.inches, target_error.inches)
    turn = target_error.degrees if part is Part.ANY else 0.0
    reach = _reach(targets) if part is Part.ANY else np.zeros(len(targets))
    most = _most_turn(shooters, targets, shooter_error.degrees, side, reach, turn)

    def ask(i: Ints, j: Ints) -> Bools:
        here, there = _displaced_pairs(
            shooters.take(i), targets.take(j), shooter_error.degrees, turn, side
        )
        here = here.moved(np.zeros(2), turned)
        off = angles_off(here.front, here.centre, there, part)
        return (off <= half_angle + GRAZE_DEGREES).reshape(len(i), -1)

    doubtful = (np.abs(found.margin) <= most) & (most > 0)
    return decided(found.margin, probabilities(found.within, doubtful, ask))


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
    if side not in list(Side):
        raise ValueError(f"side: {side!r} is no Side")
    found = facings(attackers.centre, targets, corner)
    first = front_limit(targets, corner)
    low, high = {
        Side.FRONT: (np.zeros_like(first), first),
        Side.SIDE: (first, 180.0 - first),
        Side.REAR: (180.0 - first, np.full_like(first, 180.0)),
    }[Side(side)]
    here = np.asarray(found.side == side)
    outside = np.maximum(np.maximum(low - found.off, found.off - high), 0.0)
    margin = np.where(here, found.margin, -outside)

    def ask(off: Floats, j: Ints) -> Bools:
        return np.asarray(side_of(off, first[j][:, None]) == side)

    return _by_bearing(margin, here, attackers, targets, attacker_error, target_error, ask)


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
    least, most = number("least", least, 0.0, 180.0), number("most", most, 0.0, 180.0)
    if least > most:
        raise ValueError(f"{least!r} to {most!r} is no range of angles from 0 to 180 degrees")
    off = facings(attackers.centre, targets).off
    low, high = -most if least == 0 else least, most if most < 180 else 360.0 - least
    margin = np.minimum(np.minimum(off - low, high - off), 180.0)

    def ask(off: Floats, j: Ints) -> Bools:
        return np.asarray((off >= least - GRAZE_DEGREES) & (off <= most + GRAZE_DEGREES))

    here = np.asarray(margin >= -GRAZE_DEGREES)
    return _by_bearing(margin, here, attackers, targets, attacker_error, target_error, ask)


def _by_bearing(
    margin: Floats,
    certain: Bools,
    attackers: Shapes,
    targets: Shapes,
    attacker_error: Error,
    target_error: Error,
    accepts: Callable[[Floats, Ints], Bools],
) -> Verdicts:
    """Verdicts on the attacker's bearing off the target's heading.

    `accepts` takes angles (pair, draw) and the pairs' targets.
    """
    require_errors(attacker_error, target_error)
    side, turn = math.hypot(attacker_error.inches, target_error.inches), target_error.degrees
    flat = np.zeros(len(attackers))
    most = _most_turn(targets, attackers, turn, side, flat, 0.0).T

    def ask(i: Ints, j: Ints) -> Bools:
        here, there = _displaced_pairs(targets.take(j), attackers.take(i), turn, 0.0, side)
        off = angles_off(here.front, here.centre, there, Part.CENTRE)
        return accepts(off.reshape(len(i), -1), j)

    doubtful = (np.abs(margin) <= most) & (most > 0)
    return decided(margin, probabilities(certain, doubtful, ask))


def _reach(shapes: Shapes) -> Floats:
    """The farthest that any point of each shape is from its centre."""
    return np.asarray(length(shapes.half) + shapes.radius)


def _most_turn(
    a: Shapes, b: Shapes, turn: float, side: float, reach: Floats, b_turn: float
) -> Floats:
    """(a, b): degrees by which a bearing of b off a's heading hardly ever differs.

    The parts of b that count are within `reach` of its centre and turn with it by `b_turn`.
    """
    away = length(b.centre[None] - a.centre[:, None])
    shift = FAR * (side + math.radians(b_turn) * reach)
    near = np.maximum(away - reach, 0.0)
    swing = np.where(near > shift, np.arcsin(shift / np.where(near > shift, near, np.inf)), np.pi)
    return np.asarray(FAR * turn + np.degrees(np.where(shift > 0, swing, 0.0)))


def _displaced_pairs(
    a: Shapes, b: Shapes, a_turn: float, b_turn: float, side: float
) -> tuple[Shapes, Shapes]:
    """MORE rows for each pair, b displaced relative to a, and both turned.

    The draws contain every pair of turns in both orders, so that (a, b) and (b, a) agree.
    """
    half = normals(MORE // 2, 4)
    draws = np.concatenate([half, half[:, [0, 1, 3, 2]]])
    k = np.repeat(np.arange(len(a)), MORE)
    shift = displaced(along(a.centre, b.centre), draws[:, :2], side).reshape(-1, 2)
    turns = np.tile(draws[:, 2:], (len(a), 1))
    here = a.take(k).moved(np.zeros(2), a_turn * turns[:, 0])
    return here, b.take(k).moved(shift, b_turn * turns[:, 1])


def arrives(move: Travel, error: Error = EXACT) -> Verdicts:
    """Whether the budget lasts to the end of the path; both ends of the path have the error.

    >>> move = travel(Terrain.of(Board(36, 24), []), [(4, 12), (12, 12)], {}, budget=8.1)
    >>> verdict = arrives(move, Error(inches=0.1))
    >>> Answer(int(verdict.answer)).name, round(float(verdict.probability), 1)
    ('TOO_CLOSE', 0.8)
    """
    require_errors(error)
    if error.inches == 0 or len(move.path) < 2:
        return judge(move.margin, 0.0)
    least, most = _cost_bounds(move, 2 * FAR * error.inches)
    if most <= move.budget or least > move.budget:
        return judge(move.margin, 0.0)
    draws = normals(DRAWS, 4)
    first, last = along(move.path[[0]], move.path[[1]]), along(move.path[[-2]], move.path[[-1]])
    starts = displaced(first, draws[:, :2], error.inches)[0]
    ends = displaced(last, draws[:, 2:], error.inches)[0]
    yes = [_lasts(move, start, end) for start, end in zip(starts, ends, strict=True)]
    return decided(np.array(move.margin), np.array(np.mean(yes)))


def _cost_bounds(move: Travel, longer: float) -> tuple[float, float]:
    """The least and the most that the path may cost on any of the ground, so much longer."""
    rates = [1.0, *(cost.per_inch for cost in move.costs.values())]
    tolls = sum(cost.toll for cost in move.costs.values())
    barred = any(cost.barred for cost in move.costs.values())
    most = math.inf if barred else (move.inches + longer) * max(rates) + tolls
    return (move.inches - longer) * min(rates), most


def _lasts(move: Travel, start: Floats, end: Floats) -> bool:
    """Whether the budget lasts if the ends of the path are displaced so."""
    path = move.path.copy()
    path[0] += start
    path[-1] += end
    return travel(move.terrain, path, move.costs, move.budget).margin >= -GRAZE


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
    require_errors(error)
    margin = on_one_road(terrain, kind, start, end, gap)
    if error.inches == 0:
        return judge(margin, 0.0)
    places = np.array([one_point("start", start), one_point("end", end)])
    shift = displaced(along(places[:1], places[1:]), normals(DRAWS, 2), error.inches)[0]
    dots = shapely.points(places[:, None] + shift)
    roads = np.array([road.shape for road in roads_of(terrain, kind, gap)], dtype=np.object_)
    on = np.asarray(shapely.dwithin(roads[:, None, None], dots, GRAZE))
    both = on.mean(axis=2).prod(axis=1)  # the two ends are displaced independently
    return decided(np.array(margin), np.array(min(1.0, both.sum())))


def keeps_clear(met: Contacts, error: Error = EXACT) -> Verdicts:
    """(piece,): whether the swept area stays clear of the piece; touching is clear.

    The error displaces the swept area as a whole; an error of headings does not count.

    >>> post = Piece("post", ((12, 13.5), (13, 13.5), (13, 14), (12, 14)), "traps")
    >>> terrain = Terrain.of(Board(36, 24), [post])
    >>> tank = Shapes.of([Hull(4, 12, heading=0, length=4, width=2)])
    >>> met = contacts(terrain, sweep(tank, [(4, 12), (20, 12)], 0), [True])
    >>> verdict = keeps_clear(met, Error(inches=0.1))
    >>> Answer(verdict.answer[0]).name, verdict.margin.tolist()
    ('YES', [0.5])
    """
    require_errors(error)
    clear = (met.margin >= -GRAZE).astype(np.float64)
    middle = shapely.get_coordinates(shapely.centroid(met.swept))
    for k in np.flatnonzero(np.abs(met.margin) <= FAR * error.inches):
        if error.inches > 0:
            piece = met.terrain.polygons[k]
            unit = along(middle, shapely.get_coordinates(shapely.centroid(piece)))
            shift = displaced(unit, normals(DRAWS, 2), error.inches)[0]
            moved = shapely.polygons(shapely.get_coordinates(piece) + shift[:, None])
            clear[k] = 1.0 - np.mean(shapely.intersects(met.swept, moved))
    return decided(met.margin, clear)
