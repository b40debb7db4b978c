"""Measuring: from anything to anything, by anyone and at any time. Nothing of the match changes.

An end is a unit or squad, where it stands or elsewhere, or a point of the table. A point looks from
the height of a man, and is seen up to there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal

import numpy as np
import shapely
from msgspec import Struct

from geometry import Disc, Hull, Shapes, distances, fan, sees
from server.games.armored_advance.fire.hit_roll import BAND, WORST, base_need
from server.games.armored_advance.fire.shot import HALF_ARC, Lane
from server.games.armored_advance.fire.too_close import doubt_term
from server.games.armored_advance.ground.bodies import Body, least_share
from server.games.armored_advance.ground.lanes import MAN, between, error_of, raised, target_body
from server.games.armored_advance.ground.layout import layout
from server.games.armored_advance.ground.places import INCH, TURN, Place, thousandths
from server.games.armored_advance.ground.plan import Outline
from server.games.armored_advance.house import aa, by_house
from server.games.armored_advance.lengths import shown
from server.games.armored_advance.play.gunnery import arc_for, weapons_of
from server.games.armored_advance.questions.poses import posed, require_on_board, thing_of
from server.games.armored_advance.state import State, Unit, mapped
from server.games.ruling import Reason, Ref, Ruling, Value
from server.games.telling import refuse

POINT = 0.0005  # inches: the radius of a point, which shapes cannot be without
SURE = 1.645  # standard errors: 95 of 100 lengths are at most so much longer or shorter
CLOSE = 1.0  # inches beside the line within which a piece is worth a word
SMOOTH = 0.01  # inches by which a drawn outline may differ
AREA = 3  # what Shapely calls a polygon; a union may leave lines as well


class End(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit or squad, here or elsewhere; without one, a point of the table."""

    unit: str = ""
    at: Place | None = None
    heading: int | None = None


class AskMeasure(Struct, frozen=True, kw_only=True, tag="ask-measure", forbid_unknown_fields=True):
    """How far are these apart, at what angle, and does the first see the second?"""

    one: End
    two: End


class AskView(Struct, frozen=True, kw_only=True, tag="ask-view", forbid_unknown_fields=True):
    """How much of the table is seen from here?"""

    eye: End


class Measured(Struct, frozen=True, kw_only=True):
    """Lengths in thousandths of an inch, angles in hundredths of a degree."""

    inches: int  # between nearest edges
    give: int  # how much more or less it may be, as well as the places are known
    start: Place  # the nearest points
    end: Place
    bow: int | None  # of the second off the first's bow; None: the first has none
    sight: Literal["seen", "behind_walls", "hidden", "too_close"]
    percent: int  # of the second that the first sees


class Viewed(Struct, frozen=True, kw_only=True):
    """What is seen, as outlines of which a second one inside a first is a hole; and where weapons
    that do not turn all round may fire: from one heading to another, counter-clockwise."""

    rings: tuple[Outline, ...]
    arcs: tuple[tuple[int, int], ...] = ()  # hundredths of a degree


def measure(s: State, asked: AskMeasure) -> Ruling[Measured]:
    one, two = _body(s, asked.one), _body(s, asked.two)
    apart = distances(Shapes.of([one.shape]), Shapes.of([two.shape]))
    points = sum(isinstance(each.shape, Disc) and each.shape.radius == POINT for each in (one, two))
    inches = round(float(apart.inches[0, 0]) + points * POINT, 3)
    lane = between(s, one, two, "front90")
    bow = lane.off_arc if isinstance(one.shape, Hull) else None
    unclear = any(doubt.about in ("sight", "height") for doubt in lane.doubts)
    value = Measured(
        inches=thousandths(inches),
        give=thousandths(SURE * math.sqrt(2) * error_of(s).inches),
        start=_place(apart.from_point[0, 0]),
        end=_place(apart.to_point[0, 0]),
        bow=None if bow is None else round(bow * 100),
        sight="too_close" if unclear else lane.sight,
        percent=round(100 * (lane.share or 0.0)),
    )
    return Ruling(value, tuple(_terms(s, inches, lane, one, two)))


def view(s: State, asked: AskView) -> Ruling[Viewed]:
    """Everything as high as the eye's own hull that is seen, by the line from its centre."""
    seen = _seen(s, _body(s, asked.eye))
    rings = shapely.get_rings(shapely.get_parts(shapely.simplify(seen, SMOOTH)))
    return Ruling(
        Viewed(
            rings=tuple(
                tuple((round(x * INCH), round(y * INCH)) for x, y in ring.coords[:-1])
                for ring in rings
            ),
            arcs=tuple(dict.fromkeys(_arcs(s, asked.eye))),
        )
    )


def _seen(s: State, eye: Body) -> shapely.Geometry:
    """A fan looks for what is equally high everywhere: one for each height of the ground."""
    land, at = layout(s), (eye.shape.x, eye.shape.y)
    high = eye.hull - land.relief.at(*at)
    if not land.relief.steps:
        return fan(land.terrain, at, eye.top, high).polygon
    parts = [
        shapely.intersection(fan(land.terrain, at, eye.top, ground + high).polygon, here)
        for ground, here in land.relief.levels()
    ]
    found = shapely.get_parts(shapely.union_all(parts))
    return shapely.MultiPolygon(found[shapely.get_type_id(found) == AREA].tolist())


def _arcs(s: State, eye: End) -> Iterator[tuple[int, int]]:
    if not eye.unit:
        return
    thing = posed(thing_of(s, eye.unit), eye.at, eye.heading)
    if not isinstance(thing, Unit):
        return
    half = round(HALF_ARC * 100)
    for weapon in weapons_of(s, thing):
        arc = arc_for(s, thing, weapon)
        if arc != "turret":
            ahead = thing.heading + (TURN // 2 if arc == "rear90" else 0)
            yield (ahead - half) % TURN, (ahead + half) % TURN


def _body(s: State, end: End) -> Body:
    if not mapped(s):
        raise refuse("aa-no-board", aa(5))
    require_on_board(s, end.at)
    if end.unit:
        return target_body(s, posed(thing_of(s, end.unit), end.at, end.heading))
    if end.at is None:
        raise refuse("aa-measure-what", aa(5))
    tall = round(MAN / s.options.scale, 3)
    return raised(s, Disc(*end.at.inches, POINT), tall, tall)


def _place(point: np.ndarray) -> Place:
    return Place(*(round(float(each) * INCH) for each in point))


# --- What it comes to, each with how far it is from deciding otherwise ---------------------------


def _terms(s: State, inches: float, lane: Lane, one: Body, two: Body) -> Iterator[Reason]:
    yield _band(s, inches)
    yield _sight(s, lane)
    yield from _beside(s, lane, one, two)
    yield from (doubt_term(doubt) for doubt in lane.doubts)
    if isinstance(one.shape, Hull) and lane.off_arc is not None:
        values: dict[str, Value] = {
            "degrees": round(lane.off_arc, 1),
            "margin": round(abs(HALF_ARC - lane.off_arc), 1),
        }
        yield Reason("aa-m-in-arc" if lane.in_arc else "aa-m-out-of-arc", aa(14), 0, values)
    if isinstance(two.shape, Hull) and lane.off_front is not None:
        struck: dict[str, Value] = {
            "face": Ref("aa-face", lane.face),
            "degrees": round(lane.off_front, 1),
        }
        yield Reason("aa-m-face", aa(7), 0, struck)


def _band(s: State, inches: float) -> Reason:
    """The range band, and how far the nearer of its limits is."""
    need = base_need(inches, s.house)
    low, high = (need - 1) * BAND, need * BAND
    last = need == WORST
    near = [inches - low] if low else []
    margin = min(near if last else [*near, high - inches])
    values: dict[str, Value] = {
        "need": need,
        "low_inches": low,
        "high_inches": high,
        "margin_inches": round(margin, 1 if margin >= 0.1 else 2),
        "unit": "in",
    }
    on_limit = inches in (low, high)
    cite = by_house("range_boundary") if on_limit else aa(6)
    return Reason("aa-m-beyond" if last else "aa-m-band", cite, 0, values)


def _sight(s: State, lane: Lane) -> Reason:
    values: dict[str, Value] = {
        "percent": round(100 * (lane.share or 0.0)),
        "limit": round(100 * least_share(s.house)),
        "piece": lane.hidden_by or Ref("aa-the", "terrain"),
    }
    key = "aa-m-seen" if lane.sight == "seen" else "aa-m-hidden"
    return Reason(key, by_house("visibility_pct"), 0, values)


def _beside(s: State, lane: Lane, one: Body, two: Body) -> Iterator[Reason]:
    """The piece that the line between the middles passes most closely, or how deep it is in one."""
    land = layout(s).terrain
    upright = np.flatnonzero(land.blocking & (land.height > min(one.top, two.hull)))
    ends = ((one.shape.x, one.shape.y), (two.shape.x, two.shape.y))
    if not len(upright) or ends[0] == ends[1]:
        return
    margin = float(sees(land, *ends, one.top, two.hull).margin[0])
    if not math.isfinite(margin) or abs(margin) > CLOSE:
        return
    line = shapely.LineString(ends)
    nearest = int(upright[int(np.argmin(shapely.distance(line, land.polygons[upright])))])
    passed = Ref("aa-piece", land.pieces[nearest].name)
    values: dict[str, Value] = {
        "piece": passed if margin >= 0 else lane.hidden_by or passed,
        "inches": shown(abs(margin), 0.1),
        "unit": "in",
    }
    yield Reason("aa-m-passes" if margin >= 0 else "aa-m-meets", aa(5), 0, values)
