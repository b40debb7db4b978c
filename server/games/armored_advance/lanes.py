"""The lanes of a match: who stands how to whom, measured once for each pair of poses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

import shapely

from geometry import Error, Hull, Terrain
from server.games.armored_advance.cards import Arc
from server.games.armored_advance.measure import BANDS, measure
from server.games.armored_advance.places import INCH
from server.games.armored_advance.room import reach
from server.games.armored_advance.shot import ANGLED, HALF_ARC, Lane, corner_limit
from server.games.armored_advance.sight import Bodies, Body, survey
from server.games.armored_advance.squads import GRENADE_RANGE, SMALL_ARMS_RANGE
from server.games.armored_advance.state import Squad, State, Unit, aa, card_of, refuse, unit_ref
from server.games.armored_advance.tables import ground, hull, token

Thing = Unit | Squad
MAN = 1.8 / 0.0254  # inches, at full size

Rules = tuple[str, ...]
_known: dict[tuple[int, Rules, Body, Body, Arc], tuple[Terrain, Lane]] = {}
LIMITS = (GRENADE_RANGE, SMALL_ARMS_RANGE)  # inches that rules ask about besides the range bands
MOST_KNOWN = 50_000
SURE = 2.5  # standard errors from a limit: beyond that nothing is too close to call


def body(s: State, thing: Thing) -> Body:
    """A unit or squad as sight knows it; refused when it is not on the board."""
    if thing.place is None:
        raise refuse("aa-not-on-board", aa(5), who=unit_ref(thing.id))
    if isinstance(thing, Squad):
        tall = round(MAN / s.options.scale, 3)
        return Body(token(thing.place), tall, tall)
    card = card_of(s, thing)
    size = card.hull
    return Body(hull(card, thing.place, thing.heading), size.top / INCH, size.height / INCH)


def measured(s: State, shooter: Thing, target: Thing, arc: Arc) -> Lane:
    """The lane from one to the other, for a weapon with this arc."""
    return between(s, body(s, shooter), body(s, target), arc)


def between(s: State, one: Body, two: Body, arc: Arc) -> Lane:
    return lanes(s, [one], [two], arc)[0][0]


def error_of(s: State) -> Error:
    """How far off a place may be, and with it a heading: one degree for each tenth of an inch."""
    return Error(s.options.error / 10, float(s.options.error))


def lanes(
    s: State, shooters: Sequence[Body], targets: Sequence[Body], arc: Arc | Sequence[Arc]
) -> list[list[Lane]]:
    """All pairs; only those with a pose not seen before are measured. `arc`: of all weapons, or
    of each shooter's."""
    each = [arc] * len(shooters) if isinstance(arc, str) else arc
    land, by = ground(s).terrain, _rules(s)
    if len(_known) > MOST_KNOWN:
        _known.clear()
    pairs = list(zip(shooters, each, strict=True))
    table = [[_known.get((id(land), by, a, b, own)) for b in targets] for a, own in pairs]
    rows = [i for i, row in enumerate(table) if any(known is None for known in row)]
    if not rows:
        return [[known[1] for known in row if known is not None] for row in table]
    columns = [j for j in range(len(targets)) if any(row[j] is None for row in table)]
    _measure(s, land, [pairs[i] for i in rows], [targets[j] for j in columns])
    return [[_known[id(land), by, a, b, own][1] for b in targets] for a, own in pairs]


def _measure(
    s: State, land: Terrain, shooters: Sequence[tuple[Body, Arc]], targets: Sequence[Body]
) -> None:
    by, cover = _rules(s), ground(s).cover
    bodies = Bodies.of(body for body, _ in shooters)
    found = survey(land, bodies, Bodies.of(targets), s.house, cover)
    error = error_of(s)
    for (i, (a, arc)), (j, b) in product(enumerate(shooters), enumerate(targets)):
        lane = found.lane(i, j, arc)
        if s.options.error and not _beyond_doubt(land, lane, a, b, error):
            lane = measure(land, a, b, s.house, arc, cover=cover, error=error, limits=LIMITS)
        _known[id(land), by, a, b, arc] = (land, lane)


def _beyond_doubt(land: Terrain, lane: Lane, one: Body, two: Body, error: Error) -> bool:
    """Whether everything about the lane is too far from its limits for the error to matter.

    Only a quick look, which spares most lanes the slow one: it may say no without need.
    """
    away = math.hypot(one.shape.x - two.shape.x, one.shape.y - two.shape.y)
    slack = SURE * math.sqrt(2) * error.inches
    turn = SURE * error.degrees + math.degrees(math.atan2(slack, max(away, 0.1)))
    if any(abs(lane.inches - limit) <= slack for limit in (*BANDS, *LIMITS)):
        return False
    corner = 45.0
    if isinstance(two.shape, Hull):
        corner = corner_limit(two.shape.length, two.shape.width)
    off = lane.off_front or 0.0
    wide = math.degrees(math.atan2(reach(two.shape), max(away, 0.1)))
    if any(abs(off - limit) <= turn for limit in (*ANGLED, 45, 135, corner, 180 - corner)):
        return False
    if lane.off_arc is not None and abs(lane.off_arc - HALF_ARC) <= turn + wide:
        return False
    line = shapely.LineString([(one.shape.x, one.shape.y), (two.shape.x, two.shape.y)])
    upright = land.polygons[land.height > 0]
    return bool((shapely.distance(line, upright) > reach(two.shape) + slack).all())


def _rules(s: State) -> Rules:
    """The house rules that measuring depends on, and the error of the places."""
    house = s.house
    rules = (house.facing_rule, house.arc_test, house.visibility_pct, house.between)
    return (*rules, str(s.options.error))
