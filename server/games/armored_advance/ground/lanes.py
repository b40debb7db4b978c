"""The lanes of a match: range, facing, arc and sight, cached for each pair of poses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import shapely

from geometry import EXACT, Disc, Error, Hull, Shapes, Terrain, arcs, sightlines
from server.games.armored_advance.fire.access import out_of_the_question
from server.games.armored_advance.fire.scouting import FAR, NEAR, REACH
from server.games.armored_advance.fire.shot import HALF_ARC, Lane, within_arc
from server.games.armored_advance.ground.bodies import Bodies, Body
from server.games.armored_advance.ground.doubtful import Doubtful
from server.games.armored_advance.ground.fortifications import fortifications
from server.games.armored_advance.ground.layout import hull, layout, token
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.ground.sight import Survey, survey
from server.games.armored_advance.house import House, aa
from server.games.armored_advance.state import Squad, State, Thing, card_of, stand_in, unit_ref
from server.games.armored_advance.units.cards import Arc
from server.games.telling import refuse

MAN = 1.8 / 0.0254  # inches, at full size

MeasuringRules = tuple[str, ...]


class Known:
    """A lane that was surveyed; its facts are gathered lazily."""

    __slots__ = ("_lane", "_place", "found")

    def __init__(self, found: Survey | Doubtful, place: tuple[int, int, Arc]) -> None:
        self.found, self._place = found, place
        self._lane: Lane | None = None

    @property
    def lane(self) -> Lane:
        if self._lane is None:
            self._lane = self.found.lane(*self._place)
        return self._lane

    def is_out(self, *, needs_sight: bool) -> bool:
        """Out of arc or of sight beyond doubt: known before anything else about the lane."""
        i, j, arc = self._place
        if self._lane is not None:
            return out_of_the_question(self._lane, arc, needs_sight=needs_sight)
        if isinstance(self.found, Doubtful):
            return needs_sight and self.found.is_hidden(i, j)
        if not self.found.in_arc(i, j, arc):
            return True
        return needs_sight and self.found.sight(i, j) == "hidden"


Key = tuple[
    int, MeasuringRules, Body, Body, Arc
]  # the terrain by identity: a survey keeps it alive
_known: dict[Key, Known] = {}
_to_pieces: dict[tuple[int, Body, Arc], tuple[Terrain, dict[str, Lane]]] = {}
MOST_KNOWN, MOST_TO_PIECES = 20_000, 2_000


def body(s: State, thing: Thing) -> Body:
    """A unit or squad as sight knows it; refused when it is not on the board."""
    if thing.place is None:
        raise refuse("aa-not-on-board", aa(5), who=unit_ref(thing.id))
    if isinstance(thing, Squad):
        tall = round(MAN / s.options.scale, 3)
        return raised(s, token(thing.place), tall, tall)
    card = card_of(s, thing)
    size = card.hull
    shape = hull(card, thing.place, thing.heading)
    return raised(s, shape, size.top / INCH, size.height / INCH)


def raised(s: State, shape: Hull | Disc, top: float, high: float) -> Body:
    """On the ground under its middle."""
    ground = layout(s).relief.at(shape.x, shape.y)
    return Body(shape, top + ground, high + ground)


def target_body(s: State, thing: Thing) -> Body:
    """The same of a target; a gun in tow is shot at where its vehicle stands (Q57)."""
    return body(s, stand_in(s, thing))


def measured(s: State, shooter: Thing, target: Thing, arc: Arc) -> Lane:
    """The lane from one to the other, for a weapon with this arc."""
    return between(s, body(s, shooter), target_body(s, target), arc)


def between(s: State, one: Body, two: Body, arc: Arc) -> Lane:
    return look(s, [(one, arc, two)])[0].lane


def error_of(s: State) -> Error:
    """How far off a place may be, and with it a heading: one degree for each tenth of an inch; and
    how far off the height of a hull, a roof or a piece may be, half as far (Q46)."""
    own = s.options
    if own.place_error:
        inches = own.place_error / INCH
        return Error(inches, 10 * inches, inches / 2)
    return Error(own.error / 10, float(own.error), own.height_error / 100)


def lanes(
    s: State, shooters: Sequence[Body], targets: Sequence[Body], arc: Arc | Sequence[Arc]
) -> list[list[Lane]]:
    """All pairs; only those with a pose not seen before are measured. `arc`: of all weapons, or
    of each shooter's."""
    each = [arc] * len(shooters) if isinstance(arc, str) else arc
    pairs = list(zip(shooters, each, strict=True))
    known = iter(look(s, ((a, own, b) for a, own in pairs for b in targets)))
    return [[next(known).lane for _ in targets] for _ in pairs]


def look(s: State, wanted: Iterable[tuple[Body, Arc, Body]]) -> list[Known]:
    """All these lanes. Those not known yet are measured in one survey, which costs hardly more
    than a survey of one."""
    land, by = layout(s).terrain, _rules(s)
    if len(_known) > MOST_KNOWN:
        _known.clear()
    keys = [(id(land), by, a, b, arc) for a, arc, b in wanted]
    found = [(key, _known.get(key)) for key in keys]
    missing = [key for key, known in found if known is None]
    new = _survey(s, missing) if missing else {}
    return [new[key] if known is None else known for key, known in found]


def _survey(s: State, missing: list[Key]) -> dict[Key, Known]:
    rows, columns = _numbered(key[2] for key in missing), _numbered(key[3] for key in missing)
    plain = survey(layout(s).terrain, Bodies.of(rows), Bodies.of(columns), s.house, layout(s).cover)
    found = Doubtful(plain, error_of(s), limits_of(s)) if error_of(s) != EXACT else plain
    new = {
        (land, by, a, b, arc): Known(found, (rows[a], columns[b], arc))
        for land, by, a, b, arc in missing
    }
    _known.update(new)
    return new


def _numbered(bodies: Iterable[Body]) -> dict[Body, int]:
    """Each distinct body with its index in a batch."""
    return {body: k for k, body in enumerate(dict.fromkeys(bodies))}


def to_piece(s: State, shooter: Body, piece: str, arc: Arc) -> Lane:
    """The lane to a fortification; those to all of them are measured together."""
    land = layout(s).terrain
    key = (id(land), shooter, arc)
    found = _to_pieces.get(key)
    if found is None:
        if len(_to_pieces) > MOST_TO_PIECES:
            _to_pieces.clear()
        names = [each.id for each in fortifications(s)]
        measured = lanes_to_pieces(land, shooter, names, s.house, arc)
        found = _to_pieces[key] = (land, dict(zip(names, measured, strict=True)))
    return found[1][piece]


def limits_of(s: State) -> tuple[int, ...]:
    """Inches beyond which a weapon of this match has no target; squads' are range bands too."""
    reach = {card.range_limit(weapon) for card in s.cards for weapon in card.weapons}
    reach |= {card.x("indirect") for card in s.cards}
    if s.options.place_error and any(card.has("scout") for card in s.cards):
        reach |= {NEAR, FAR, REACH}
    return tuple(sorted(limit for limit in reach if limit is not None))


def _rules(s: State) -> MeasuringRules:
    """The house rules that measuring depends on, and the error of the places with its limits."""
    house = s.house
    sight = (house.visibility_pct, house.seen_share, house.between)
    rules = (house.facing_rule, house.arc_test, *sight)
    return (*rules, str((error_of(s), limits_of(s)))) if error_of(s) != EXACT else rules


# --- Pieces of terrain as the target ---------------------------------------------------------


def lanes_to_pieces(
    terrain: Terrain, shooter: Body, names: Sequence[str], house: House, arc: Arc = "turret"
) -> list[Lane]:
    """The facts between a unit and fortifications: nearest edges, and sight of their middles."""
    found = survey(terrain, Bodies.of([shooter]), Bodies.of([]), house)
    pieces = np.array([terrain.named(name) for name in names], dtype=np.int64)
    middles = shapely.get_coordinates(shapely.point_on_surface(terrain.polygons[pieces]))
    own, eye = found.shooters.shapes, found.shooters.top
    high = np.where(np.isfinite(terrain.height[pieces]), terrain.height[pieces], eye)
    itself = np.arange(len(terrain)) == pieces[:, None]
    starts = np.repeat(own.centre, len(pieces), axis=0)
    lines = sightlines(terrain, starts, middles, eye, high, itself)
    off = _off_arc(own, middles, arc)
    return [
        Lane(
            inches=float(found.near_shooter[0, piece]),
            in_arc=off is None or within_arc(off[row]),
            off_arc=None if off is None else off[row],
            sight="seen" if lines.free[row] else "hidden",
            hidden_by=found.ref(blocker) if (blocker := int(lines.blocker[row])) >= 0 else None,
        )
        for row, piece in enumerate(pieces.tolist())
    ]


def _off_arc(own: Shapes, middles: np.ndarray, arc: Arc) -> list[float] | None:
    if arc == "turret":
        return None
    turn = 180.0 if arc == "rear90" else 0.0
    points = Shapes.discs(middles, 0.001)
    off = arcs(own.centre, own.heading + turn, HALF_ARC, points).off[0]
    return [round(float(each), 2) for each in off]
