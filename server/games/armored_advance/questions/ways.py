"""A move while it is drawn: where it stops, what it costs on which ground, and what it needs then.

A phone asks as often as its finger moves. What is drawn too far stops at the exact maximum; what
the rules would refuse is told before anything is sent.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import shapely
from msgspec import Meta, Struct

from geometry import ground, travel
from server.games.armored_advance.ground.layout import terrain
from server.games.armored_advance.ground.places import INCH, TURN, Place, thousandths
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.play import movement
from server.games.armored_advance.play.infantry import require_march
from server.games.armored_advance.questions.area import Found, budget, mover, reached
from server.games.armored_advance.state import Squad, State, Thing, Unit, card_of
from server.games.ruling import IllegalMove, Reason, Ruling

Kind = Literal["open", "road", "mud", "water"]
KINDS: tuple[Kind, ...] = ("mud", "water", "road")  # where they overlap the first counts
BACK = (0, 2, 5, 10, 20)  # thousandths that an end at the very edge may have to give way
TRIED = 500  # hundredths of a degree between headings that are tried


class AskWay(Struct, frozen=True, kw_only=True, tag="ask-way", forbid_unknown_fields=True):
    """The unit is drawn to this place, over waypoints if there are any: where does it end?"""

    unit: str
    to: Place
    via: Annotated[tuple[Place, ...], Meta(max_length=movement.MOST_WAYPOINTS)] = ()
    heading: int | None = None  # None: as it comes, or as it stood, whichever fits
    free: bool = False
    straight: bool = False  # along one line from the last waypoint, and around nothing


class OnGround(Struct, frozen=True):
    kind: Kind
    inches: int


class Way(Struct, frozen=True, kw_only=True):
    """The move as it would be sent, and its price. Lengths are thousandths of an inch."""

    via: tuple[Place, ...]
    to: Place
    heading: int
    inches: int
    spent: int
    may: int
    most: bool  # it was drawn farther, and stops here
    ground: tuple[OnGround, ...]
    refused: Reason | None = None


def way(s: State, asked: AskWay) -> Ruling[Way]:
    thing = mover(s, asked.unit)
    assert thing.place is not None
    found = reached(s, thing, asked.via, free=asked.free)
    wanted = asked.to.inches
    inside = bool(shapely.covers(found.area, shapely.Point(wanted)))
    end = wanted if inside else _nearest(found, wanted)
    legs = _direct(found, end) if asked.straight else (found.way(end) or _direct(found, end))
    path = (thing.place, *asked.via, *(_place(leg) for leg in legs[1:]))
    path = tuple(
        each for k, each in enumerate(path) if k == 0 or each != path[k - 1] or k == len(path) - 1
    )
    if not inside:
        path = _stretched(s, thing, path, asked)
    return _ending(s, thing, path, asked, most=not inside)


def _place(at: tuple[float, float]) -> Place:
    return Place(round(at[0] * INCH), round(at[1] * INCH))


def _direct(found: Found, end: tuple[float, float]) -> list[tuple[float, float]]:
    return [found.start.inches, end]


def _nearest(found: Found, wanted: tuple[float, float]) -> tuple[float, float]:
    """The end that is allowed and closest to the finger."""
    if shapely.is_empty(found.area):
        return found.start.inches
    line = shapely.shortest_line(found.area, shapely.Point(wanted))
    x, y = shapely.get_coordinates(line)[0].tolist()
    return float(x), float(y)


def _stretched(s: State, thing: Thing, path: tuple[Place, ...], asked: AskWay) -> tuple[Place, ...]:
    """To the last thousandth that the budget allows, straight on over the last leg."""
    if len(path) < 2 or path[-1] == path[-2]:
        return path
    before, last = path[-2], path[-1]
    size = math.hypot(last.x - before.x, last.y - before.y)
    drawn = math.hypot(asked.to.x - before.x, asked.to.y - before.y)
    if drawn <= size:
        return path
    on = Place(
        *(
            round(a + (b - a) * (size + 50) / size)
            for a, b in zip(_xy(before), _xy(last), strict=True)
        )
    )
    longer = (*path[:-1], on)
    lasts = _lasts(s, thing, longer, free=asked.free)
    part = size + 50 - (movement.length(longer) - lasts) * INCH
    for less in range(3):
        share = (math.floor(part) - less) / size
        if share <= 1:
            return path
        end = Place(
            *(round(a + (b - a) * share) for a, b in zip(_xy(before), _xy(last), strict=True))
        )
        tried = (*path[:-1], end)
        if _refusal(s, thing, tried, _heading(s, thing, tried, asked), free=asked.free) is None:
            return tried
    return path


def _xy(at: Place) -> tuple[int, int]:
    return at.x, at.y


def _lasts(s: State, thing: Thing, path: Sequence[Place], *, free: bool) -> float:
    """How many inches along the way the budget lasts."""
    own = budget(s, thing, free=free)
    if isinstance(thing, Squad):
        return own.inches
    may = own.inches
    if own.road and movement.on_road(s, path[0], path[-1]):
        may += own.road
    fords, costs = movement.prices(s, thing)
    return travel(terrain(s, fords=fords), [p.inches for p in path], costs, may).reach


# --- How it ends -------------------------------------------------------------------------------


def _ending(
    s: State, thing: Thing, path: tuple[Place, ...], asked: AskWay, *, most: bool
) -> Ruling[Way]:
    """The way with its heading; pulled back by a hair where rounding put it over the limit."""
    first: tuple[tuple[Place, ...], int, Reason | None] | None = None
    for tried in _shorter(path):
        heading = _heading(s, thing, tried, asked)
        no = _refusal(s, thing, tried, heading, free=asked.free)
        first = first or (tried, heading, no)
        if no is None:
            first = tried, heading, None
            break
    assert first is not None
    return _told(s, thing, *first, free=asked.free, most=most)


def _shorter(path: tuple[Place, ...]) -> Iterator[tuple[Place, ...]]:
    if len(path) < 2:
        yield path
        return
    (x1, y1), (x2, y2) = _xy(path[-2]), _xy(path[-1])
    size = math.hypot(x2 - x1, y2 - y1)
    for back in BACK:
        if back and size <= back:
            return
        share = 1 - back / size if back else 1.0
        yield (*path[:-1], Place(x1 + round((x2 - x1) * share), y1 + round((y2 - y1) * share)))


def _heading(s: State, thing: Thing, path: tuple[Place, ...], asked: AskWay) -> int:
    """As asked; else the way it came, as it stood, or the nearest to those that fits."""
    if isinstance(thing, Squad):
        return 0
    if asked.heading is not None:
        return asked.heading % TURN
    came = movement.direction(path) if len(set(path)) > 1 else thing.heading
    for turn in (came, thing.heading, *_around(came)):
        if _has_room(s, thing, path[-1], turn):
            return turn
    return came


def _around(heading: int) -> Iterator[int]:
    for k in range(1, TURN // 2 // TRIED + 1):
        yield (heading + k * TRIED) % TURN
        yield (heading - k * TRIED) % TURN


def _has_room(s: State, unit: Unit, at: Place, heading: int) -> bool:
    try:
        require_room(s, unit.id, card_of(s, unit), [at], heading)
    except IllegalMove:
        return False
    return True


def _refusal(
    s: State, thing: Thing, path: tuple[Place, ...], heading: int, *, free: bool
) -> Reason | None:
    try:
        _require(s, thing, path, heading, free=free)
    except IllegalMove as no:
        return no.reason
    return None


def _require(
    s: State, thing: Thing, path: tuple[Place, ...], heading: int, *, free: bool
) -> tuple[Reason, ...]:
    if isinstance(thing, Unit):
        return movement.require_way(s, thing, path, heading, free=free).reasons
    if len(set(path)) > 1:
        require_march(thing, movement.length(path))
    require_room(s, thing.id, None, path, 0)
    return ()


def _told(
    s: State,
    thing: Thing,
    path: tuple[Place, ...],
    heading: int,
    no: Reason | None,
    *,
    free: bool,
    most: bool,
) -> Ruling[Way]:
    inches, own = movement.length(path), budget(s, thing, free=free)
    spent, may = inches, own.inches
    why: tuple[Reason, ...] = own.reasons
    if isinstance(thing, Unit):
        try:
            spent, _ = movement.cost(s, thing, card_of(s, thing), path, inches)
            why = _require(s, thing, path, heading, free=free)
        except IllegalMove as refused:
            no = no or refused.reason
        if own.road and movement.on_road(s, path[0], path[-1]):
            may += own.road
    told = Way(
        via=path[1:-1],
        to=path[-1],
        heading=heading,
        inches=thousandths(inches),
        spent=thousandths(spent),
        may=thousandths(may),
        most=most,
        ground=_on(s, path),
        refused=no,
    )
    return Ruling(told, why)


def _on(s: State, path: Sequence[Place]) -> tuple[OnGround, ...]:
    """The inches on each kind of ground, in the order in which it is met."""
    found: dict[Kind, float] = {}
    under = ground(terrain(s), [place.inches for place in path], KINDS)
    for part in under.stretches():
        kind: Kind = next((each for each in KINDS if each == part.kind), "open")
        found[kind] = found.get(kind, 0.0) + part.end - part.start
    return tuple(OnGround(kind, thousandths(inches)) for kind, inches in found.items())
