"""A match's board as geometry takes it: terrain, hulls, tokens, and what is in the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt
import shapely

from geometry import Board, Disc, Hull, Piece, Sight, Terrain
from server.games.armored_advance.ground.places import INCH, Place, degrees
from server.games.armored_advance.ground.plan import BoardPlan, PieceId, PieceKind, PiecePlan
from server.games.armored_advance.state import Squad, State, Unit, card_of
from server.games.armored_advance.units.cards import UnitCard

TOKEN = 0.5  # inches: the radius of a squad's token
FAR = 1e4  # inches: beyond every table
SIGHT: dict[PieceKind, Sight] = {
    "building": Sight.BLOCKING,
    "bunker": Sight.BLOCKING,
    "wall": Sight.BLOCKING,
    "foliage": Sight.HINDERING,
}
BARS_VEHICLES: frozenset[PieceKind] = frozenset({"building", "bunker", "wall", "tank_traps"})
BARS_INFANTRY: frozenset[PieceKind] = frozenset({"building", "bunker"})

Box = tuple[float, float, float, float]
Barrier = tuple[PiecePlan, Box, shapely.Polygon]


class Relief:
    """The ground's height, in inches above the table: of the steps of a hill the highest counts.

    The book has no heights (Q41): without the house rule there are no steps, and all is flat.
    """

    def __init__(self, plan: BoardPlan, *, heights: bool) -> None:
        self.steps = [
            (_solid(piece)[1], piece.height / INCH)
            for piece in plan.pieces
            if heights and piece.kind == "hill"
        ]

    def under(self, points: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """(point,) the height of the ground there. The edge of a step is on it."""
        found = np.zeros(len(points))
        for outline, height in self.steps:
            on = shapely.intersects_xy(outline, points[:, 0], points[:, 1])
            found = np.where(on, np.maximum(found, height), found)
        return found

    def at(self, x: float, y: float) -> float:
        return float(self.under(np.array([[x, y]]))[0]) if self.steps else 0.0

    def levels(self) -> Iterator[tuple[float, shapely.Geometry]]:
        """Each height of the ground, with where it is; the table itself is without limits."""
        higher: shapely.Geometry = shapely.Polygon()
        for height in sorted({height for _, height in self.steps}, reverse=True):
            here = shapely.union_all([each for each, high in self.steps if high == height])
            yield height, shapely.difference(here, higher)
            higher = shapely.union(higher, here)
        yield 0.0, shapely.difference(shapely.box(-FAR, -FAR, FAR, FAR), higher)


def built(
    plan: BoardPlan,
    gone: tuple[PieceId, ...] = (),
    *,
    fords: bool = False,
    relief: Relief | None = None,
) -> list[Piece]:
    """The pieces that still stand. `fords`: water counts as mud, for whom it does (p20). With a
    `relief` hills hide, and other pieces stand on the ground under their middle."""
    return [
        Piece(
            piece.id,
            tuple((x / INCH, y / INCH) for x, y in piece.outline),
            "mud" if fords and piece.kind == "water" else piece.kind,
            _opacity(piece, relief),
            _top(piece, relief),
        )
        for piece in plan.pieces
        if piece.id not in gone
    ]


def _opacity(piece: PiecePlan, relief: Relief | None) -> Sight:
    if piece.kind == "hill" and relief is not None and piece.height:
        return Sight.BLOCKING
    return SIGHT.get(piece.kind, Sight.TRANSPARENT)


def _top(piece: PiecePlan, relief: Relief | None) -> float:
    """Inches above the table."""
    if piece.kind == "hill":
        return 0.0 if relief is None else piece.height / INCH
    if relief is None or not piece.height:
        return piece.height / INCH
    middle = shapely.point_on_surface(_solid(piece)[1])
    return round(piece.height / INCH + relief.at(middle.x, middle.y), 3)


class Layout:
    """What a board and its losses come to, worked out once and cached by identity.

    Every state of a match holds the same board object, and hashing a whole board at each look is
    slow.
    """

    def __init__(self, plan: BoardPlan, gone: tuple[PieceId, ...], *, heights: bool) -> None:
        self.plan, self.gone = plan, gone
        self.relief = Relief(plan, heights=heights)
        self.standing = [piece for piece in plan.pieces if piece.id not in gone]
        self.barriers: list[Barrier] = [
            (piece, *_solid(piece)) for piece in self.standing if piece.kind in BARS_VEHICLES
        ]
        self.slow = [_box(piece) for piece in self.standing if piece.kind in ("mud", "water")]
        self.cover: list[float | None] = [
            None if piece.cover is None else piece.cover / INCH for piece in self.standing
        ]

    @cached_property
    def terrain(self) -> Terrain:
        return self._built(fords=False)

    @cached_property
    def forded(self) -> Terrain:
        """With water as mud."""
        return self._built(fords=True)

    def _built(self, *, fords: bool) -> Terrain:
        board = Board(self.plan.width / INCH, self.plan.depth / INCH)
        relief = self.relief if self.relief.steps else None
        return Terrain.of(board, built(self.plan, self.gone, fords=fords, relief=relief))


@lru_cache(maxsize=64)
def _laid_out(plan: BoardPlan, gone: tuple[PieceId, ...], heights: bool) -> Layout:
    return Layout(plan, gone, heights=heights)


_by_identity: dict[tuple[int, tuple[PieceId, ...], bool], tuple[BoardPlan, Layout]] = {}
MOST_LAYOUTS = 64


def layout(s: State) -> Layout:
    """The board of a match as it now stands."""
    plan = s.options.board
    assert plan is not None, "only a board has terrain"
    heights = s.house.hills == "heights"
    key = (id(plan), s.gone, heights)
    found = _by_identity.get(key)
    if found is None or found[0] is not plan:
        if len(_by_identity) > MOST_LAYOUTS:
            _by_identity.clear()
        found = _by_identity[key] = (plan, _laid_out(plan, s.gone, heights))
    return found[1]


def terrain(s: State, *, fords: bool = False) -> Terrain:
    """The index of the terrain, built once for each board and what is left of it."""
    return layout(s).forded if fords else layout(s).terrain


def barriers(s: State) -> list[Barrier]:
    """Upright pieces that may be in the way, with the boxes around them."""
    return layout(s).barriers


def slow_ground(s: State) -> list[tuple[int, int, int, int]]:
    """The boxes around mud and water, in thousandths."""
    return layout(s).slow


def _box(piece: PiecePlan) -> tuple[int, int, int, int]:
    across, down = [x for x, _ in piece.outline], [y for _, y in piece.outline]
    return min(across), min(down), max(across), max(down)


@lru_cache(maxsize=1024)
def _solid(piece: PiecePlan) -> tuple[Box, shapely.Polygon]:
    shape = shapely.Polygon([(x / INCH, y / INCH) for x, y in piece.outline])
    shapely.prepare(shape)
    return shape.bounds, shape


# --- What stands there -----------------------------------------------------------------------


def hull(card: UnitCard, at: Place, heading: int) -> Hull:
    """The card's hull at a pose."""
    size = card.hull
    return Hull(*at.inches, degrees(heading), size.length / INCH, size.width / INCH)


def token(at: Place) -> Disc:
    return Disc(*at.inches, TOKEN)


def shape_of(s: State, thing: Unit | Squad) -> Hull | Disc | None:
    """The outline of a unit or squad; None: it is not on the board."""
    if thing.place is None:
        return None
    if isinstance(thing, Squad):
        return token(thing.place)
    return hull(card_of(s, thing), thing.place, thing.heading)


def standing(
    s: State, but: str = "", near: tuple[int, int, int] | None = None
) -> Iterator[tuple[str, Hull | Disc]]:
    """Everything that takes up room on the board: units, squads, and wrecks that block.

    `near`: only what may reach into this circle, given by its middle and radius.
    """
    for unit in s.units:
        at = unit.place
        if at is None or unit.id == but:
            continue
        if unit.state == "destroyed" and unit.id not in s.wrecks:
            continue
        card = card_of(s, unit)
        if near is None or _near_to(at, near, card.hull.length + card.hull.width):
            yield unit.id, hull(card, at, unit.heading)
    for squad in s.squads:
        at = squad.place
        if at is None or squad.id == but or squad.state != "ready":
            continue
        if near is None or _near_to(at, near, round(TOKEN * INCH)):
            yield squad.id, token(at)


def _near_to(at: Place, near: tuple[int, int, int], reach: int) -> bool:
    far = near[2] + reach
    return abs(at.x - near[0]) <= far and abs(at.y - near[1]) <= far
