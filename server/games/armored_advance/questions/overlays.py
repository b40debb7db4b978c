"""The whole board for one unit: what it sees, where it hits, is safe, and can go."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal

import numpy as np
import numpy.typing as npt
import shapely
from msgspec import Struct
from msgspec.structs import replace

from geometry import EXACT, Shapes, Terrain, overlay, sightlines
from server.games.armored_advance.fire.shot import Face, Shooter, Target, target_of
from server.games.armored_advance.ground.bodies import Bodies, Bools, Ints
from server.games.armored_advance.ground.lanes import MAN, body, error_of
from server.games.armored_advance.ground.layout import (
    BARS_INFANTRY,
    TOKEN,
    Relief,
    barriers,
    layout,
    standing,
)
from server.games.armored_advance.ground.places import INCH, TURN, Place
from server.games.armored_advance.ground.room import TOUCH
from server.games.armored_advance.house import aa
from server.games.armored_advance.lists.forces import Cards
from server.games.armored_advance.play.gunnery import (
    shooter_facts,
    unit_facts,
    weapon_of,
    weapons_of,
)
from server.games.armored_advance.play.manning import crew_of
from server.games.armored_advance.questions.area import cells
from server.games.armored_advance.questions.doubtful_cells import (
    on_borders,
    reach_of,
    sees_doubtfully,
    shifted,
)
from server.games.armored_advance.questions.field_of_fire import FieldOfFire
from server.games.armored_advance.questions.needs import NEVER, may_ever
from server.games.armored_advance.questions.reach import rested
from server.games.armored_advance.state import (
    FRESH,
    Squad,
    State,
    Thing,
    card_of,
    find_squad,
    find_unit,
    unit_ref,
)
from server.games.armored_advance.units.cards import UnitCard, UnitId
from server.games.ruling import Ruling
from server.games.telling import refuse

CELL = 1.0  # inch
LETTERS = " abcdef."  # by need; the last stands for NEVER
TURNED: dict[Face, int] = {"front": 0, "side": TURN // 4, "rear": TURN // 2}


class AskOverlay(Struct, frozen=True, kw_only=True, tag="ask-overlay", forbid_unknown_fields=True):
    """The whole board for one unit, from where it and the others stand.

    sees  which cells it sees
    hits  what it needs against a target in each cell
    safe  what the enemies need against it in each cell; where none can hit it, it is safe
    goes  which cells it reaches with its next movement action
    """

    unit: str
    show: Literal["sees", "hits", "safe", "goes"] = "sees"
    at: Place | None = None  # None: where it stands
    heading: int | None = None
    target: str = ""  # of `hits`: an enemy on the board, or a card
    face: Face | None = None  # that the target shows; None: it looks where it looks now
    weapon: str = ""  # of `hits`; empty: the best of all


class Grid(Struct, frozen=True, kw_only=True):
    """Cells of the board, row by row from its near edge, as runs: a count, then a letter.

    `s` is seen, `m` reached; `a` to `f` a need of 1+ to 6+; `x` no room to stand; `.` none of
    these.
    """

    cell: int  # thousandths of an inch
    columns: int
    rows: int
    runs: str
    doubtful: str = ""  # runs of `d` where places may be off by so much that it is another


class Model(Struct, frozen=True, kw_only=True):
    """What is put in every cell: its outline, its heights and what a shot meets."""

    id: str  # its own, so that it is not in its own way; empty: it is not on the board
    card: UnitCard | None  # None: a squad
    heading: int
    tall: float  # inches, of a squad
    facts: Target

    def bodies(self, cells: Sequence[Place], headings: Sequence[int], relief: Relief) -> Bodies:
        centre = np.array([at.inches for at in cells], dtype=np.float64).reshape(-1, 2)
        n = len(centre)
        half, radius, top, high = (0.0, 0.0), TOKEN, self.tall, self.tall
        if self.card is not None:
            size = self.card.hull
            half, radius = (size.length / INCH / 2, size.width / INCH / 2), 0.0
            top, high = size.top / INCH, size.height / INCH
        degrees = np.array(headings, dtype=np.float64) / 100 * (radius == 0)
        shapes = Shapes(centre, degrees, np.tile(half, (n, 1)), np.full(n, radius))
        ground = relief.under(centre)
        return Bodies(shapes, top + ground, high + ground)


def whole_board(s: State, asked: AskOverlay, unit: Thing, cards: Cards) -> Ruling[Grid]:
    """The overlay; `unit` stands as it was asked."""
    match asked.show:
        case "sees":
            return Ruling(_sees(s, unit))
        case "hits":
            return Ruling(_hits(s, asked, unit, cards))
        case "safe":
            return Ruling(_safe(s, unit))
        case "goes":
            found = cells(s, rested(s, unit))
            each = [(at.x // INCH, at.y // INCH) for at in _cells(s)]
            return Ruling(_grid(s, ["m" if cell in found else "." for cell in each]))


def _sees(s: State, unit: Thing) -> Grid:
    """By one fan from its centre; others are as tall as it is. Hills take a line to each cell:
    a fan looks for what is equally high everywhere."""
    eye, land = body(s, unit), layout(s)
    at = (eye.shape.x, eye.shape.y)

    def seen(terrain: Terrain) -> Bools:
        if not land.relief.steps:
            return overlay(terrain, [at], eye.top, eye.hull, CELL).visible.ravel()
        middles = np.array([cell.inches for cell in _cells(s)], dtype=np.float64)
        high = eye.hull - land.relief.at(*at) + land.relief.under(middles)
        starts = np.broadcast_to(np.array(at), middles.shape)
        return sightlines(terrain, starts, middles, eye.top, high).free

    error = error_of(s)
    doubt = None if error == EXACT else sees_doubtfully(land.terrain, error, seen)
    return _grid(s, ["s" if each else "." for each in seen(land.terrain).tolist()], doubt)


# --- Where it hits, where it is hit ----------------------------------------------------------


def _hits(s: State, asked: AskOverlay, unit: Thing, cards: Cards) -> Grid:
    model = _target(s, asked.target, cards)
    headings = [_towards(at, unit, model, asked.face) for at in _cells(s)]
    weapons = weapons_of(s, unit) if asked.weapon == "" else (weapon_of(s, unit, asked.weapon),)
    known = model.id or "nobody"  # a scout names a unit, not a card
    shooters = [
        shooter_facts(s, unit, weapon, known, accurate=False, dice=0)
        for weapon in weapons
        if (weapon.kind == "ai") == (model.card is None)
    ]
    return _needs(s, model, headings, [(unit, shooters)])


def _safe(s: State, unit: Thing) -> Grid:
    """By what the enemies could do in their next turn without moving."""
    later = replace(s, scouted=())
    model = _model(s, unit)
    enemies = [(enemy, [*_weapons(later, enemy, model)]) for enemy in _enemies(s, unit)]
    return _needs(s, model, [model.heading] * len(_cells(s)), enemies)


def _enemies(s: State, unit: Thing) -> Iterator[Thing]:
    """All that stand on the board and can fire, rested."""
    for other in s.units:
        if other.seat == unit.seat or other.state != "ready" or other.place is None:
            continue
        if not card_of(s, other).is_field_gun or crew_of(s, other) is not None:
            yield replace(other, deeds=FRESH)
    for squad in s.squads:
        if squad.seat != unit.seat and squad.state == "ready" and squad.place is not None:
            yield squad


def _weapons(s: State, enemy: Thing, model: Model) -> Iterator[Shooter]:
    for weapon in weapons_of(s, enemy):
        if (weapon.kind == "ai") == (model.card is None):
            yield shooter_facts(s, enemy, weapon, model.id, accurate=False, dice=0)


def _needs(
    s: State,
    model: Model,
    headings: Sequence[int],
    sides: Sequence[tuple[Thing, Sequence[Shooter]]],
) -> Grid:
    """In every cell, the least that any of the shooters needs."""
    everywhere = model.bodies(_cells(s), headings, layout(s).relief)
    room = np.flatnonzero(_room(s, model, everywhere.shapes))
    able = [(thing, able) for thing, own in sides if (able := _able(s, own, model))]
    best: Ints = np.full(len(room), NEVER, dtype=np.int64)
    error = error_of(s)
    if able and len(room):
        field = FieldOfFire.of(
            layout(s).terrain,
            Bodies.of(body(s, thing) for thing, _ in able),
            everywhere.take(room),
            s.house,
            layout(s).cover,
            [own for _, own in able],
            model.facts,
            reach_of(error),
        )
        best = field.least()
    letters = ["x"] * len(everywhere)
    for k, need in zip(room.tolist(), best.tolist(), strict=True):
        letters[k] = LETTERS[need]
    if error == EXACT or not able or not len(room):
        return _grid(s, letters)
    needs = np.zeros(len(everywhere), dtype=np.int64)
    needs[room] = best
    doubt = np.zeros(len(everywhere), dtype=np.bool_)
    asked = np.flatnonzero(on_borders(needs, _size(s)[0])[room])
    for nearer in (True, False):
        found = shifted(field.at(asked), error, nearer=nearer).least(wanted=best)[asked]
        differs = found != best[asked]
        doubt[room[asked[differs]]] = True
        asked = asked[~differs]  # one answer that is another is enough
    return _grid(s, letters, doubt)


def _room(s: State, model: Model, shapes: Shapes) -> Bools:
    """(cell,) whether the model may stand there: all cells at once, where a move asks for one."""
    plan = s.options.board
    assert plan is not None
    outlines = shapes.outlines()
    left, low, right, high = np.moveaxis(shapely.bounds(outlines), -1, 0)
    size = plan.width / INCH, plan.depth / INCH
    free = (left >= -TOUCH) & (low >= -TOUCH)
    free &= (right <= size[0] + TOUCH) & (high <= size[1] + TOUCH)
    solid = [*_solids(s, model)]
    if solid:
        shut = np.array(solid)
        middles: npt.NDArray[np.object_] = np.asarray(shapely.points(shapes.centre))
        which, cell = shapely.STRtree(middles).query(shut, predicate="contains")
        free[cell] = False  # its middle is in something
        cells = np.flatnonzero(free)
        which, cell = shapely.STRtree(outlines[cells]).query(shut, predicate="intersects")
        cell = cells[cell]
        shared = shapely.area(shapely.intersection(shut[which], outlines[cell]))
        free[cell[shared > TOUCH]] = False
    return np.asarray(free)


def _solids(s: State, model: Model) -> Iterator[shapely.Polygon]:
    for piece, _, outline in barriers(s):
        if model.card is not None or piece.kind in BARS_INFANTRY:
            yield outline
    others = Shapes.of(shape for _, shape in standing(s, model.id))
    yield from others.outlines().tolist()


def _able(s: State, shooters: Sequence[Shooter], model: Model) -> list[Shooter]:
    return [each for each in shooters if may_ever(each, model.facts, s.house)]


# --- What is put there -----------------------------------------------------------------------


def _target(s: State, id: str, cards: Cards) -> Model:
    """A unit or squad of the table, fresh from its card if only the card is named."""
    thing: Thing | None = find_unit(s, id) or find_squad(s, id)
    if thing is not None:
        return _model(s, thing)
    card = cards.get(UnitId(id))
    if card is None:
        raise refuse("aa-no-such-unit", aa(5), who=id)
    return Model(id="", card=card, heading=0, tall=0.0, facts=target_of(card))


def _model(s: State, thing: Thing) -> Model:
    """A squad elsewhere mans no gun, and has shown itself."""
    if isinstance(thing, Squad):
        facts = Target(unit=unit_ref(thing.id), kind="infantry", men=thing.men)
        return Model(
            id=thing.id, card=None, heading=0, tall=round(MAN / s.options.scale, 3), facts=facts
        )
    facts = unit_facts(s, thing)
    card = card_of(s, thing)
    return Model(id=thing.id, card=card, heading=thing.heading, tall=0.0, facts=facts)


def _towards(at: Place, unit: Thing, model: Model, face: Face | None) -> int:
    """The heading with which a target there shows this face to the unit."""
    if face is None or unit.place is None or unit.place == at:
        return model.heading
    angle = math.atan2(unit.place.y - at.y, unit.place.x - at.x)
    return (round(math.degrees(angle) * 100) + TURNED[face]) % TURN


def _size(s: State) -> tuple[int, int]:
    plan = s.options.board
    assert plan is not None, "only a board has cells"
    return -(-plan.width // INCH), -(-plan.depth // INCH)


def _cells(s: State) -> tuple[Place, ...]:
    """The middles of all cells, row by row."""
    return _middles(*_size(s))


@lru_cache(maxsize=8)
def _middles(columns: int, rows: int) -> tuple[Place, ...]:
    half = INCH // 2
    return tuple(
        Place(x * INCH + half, y * INCH + half) for y in range(rows) for x in range(columns)
    )


def _grid(s: State, letters: Sequence[str], doubt: Bools | None = None) -> Grid:
    columns, rows = _size(s)
    maybe = "" if doubt is None else _runs(["d" if each else "." for each in doubt.tolist()])
    return Grid(cell=INCH, columns=columns, rows=rows, runs=_runs(letters), doubtful=maybe)


def _runs(letters: Sequence[str]) -> str:
    return "".join(f"{len(list(same))}{letter}" for letter, same in groupby(letters))
