"""Board files: TOML text, in inches, to a board; with faults named by file, piece and field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from functools import cache, lru_cache
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from geometry import Board, Terrain
from server.games.armored_advance.ground.layout import built
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import BoardPlan, Outline, PieceKind, PiecePlan, Zone
from server.games.armored_advance.units.cards import Names
from server.games.data_file import Bounds, Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.package import data_files
from server.games.ruling import Phrase

Inches = Annotated[Decimal, Bounds(0, 300)]
Side = Annotated[Decimal, Bounds(12, 300)]  # of a board
Corner = tuple[Inches, Inches]
MOST_PIECES = 200
UPRIGHT: frozenset[PieceKind] = frozenset(
    {"building", "bunker", "wall", "sandbags", "tank_traps", "foliage"}
)


class PieceFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`twin`: a second piece stands opposite, turned about the middle of the board."""

    id: str
    kind: PieceKind
    outline: tuple[Corner, ...]
    height: Inches = Decimal(0)
    cover: Inches | None = None
    name: Names | None = None
    twin: bool = False


class ZoneFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    outline: tuple[Corner, ...]


class BoardFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: Names
    width: Side
    depth: Side
    zones: tuple[ZoneFile, ...]
    objectives: tuple[Corner, ...] = ()
    pieces: tuple[PieceFile, ...] = ()


@lru_cache(maxsize=256)
def is_board(text: str) -> bool:
    """Whether a file that was handed in is a board, and not a file of units."""
    try:
        return "zones" in tomllib.loads(text)
    except ValueError:
        return False


@lru_cache(maxsize=64)
def parse(file: str, text: str) -> BoardPlan | tuple[Fault, ...]:
    """The board in the text, or everything that keeps it from being one."""
    faults: Faults = []
    raw = load(file, text, faults)
    if faults:
        return tuple(faults)
    try:
        draft: BoardFile = read(BoardFile, raw, f"{file}: board", faults)
    except Unreadable:
        return tuple(faults)
    plan = _plan(draft, file, faults)
    return tuple(faults) if faults or plan is None else plan


def _plan(draft: BoardFile, file: str, faults: Faults) -> BoardPlan | None:
    wrong = faults.append
    if len(draft.zones) != 2 or any(len(zone.outline) < 3 for zone in draft.zones):
        wrong(Fault(f"{file}: board.zones", Phrase("aa-board-zones")))
        return None
    if draft.objectives and len(draft.objectives) % 2 == 0:
        wrong(Fault(f"{file}: board.objectives", Phrase("aa-board-objectives")))
    if len(draft.pieces) > MOST_PIECES:
        wrong(Fault(f"{file}: board.pieces", Phrase("aa-board-pieces", {"most": MOST_PIECES})))
    for piece in draft.pieces:
        if (piece.kind in UPRIGHT) != (piece.height > 0):
            wrong(Fault(f"{file}: {piece.id}.height", Phrase("aa-board-height")))
    if faults:
        return None
    one, two = (Zone(zone.id, _leftwards(_outline(zone.outline))) for zone in draft.zones)
    if not all(_is_convex(zone.outline) for zone in (one, two)):
        wrong(Fault(f"{file}: board.zones", Phrase("aa-board-convex")))
        return None
    plan = BoardPlan(
        id=draft.id,
        name=draft.name,
        width=_whole(draft.width),
        depth=_whole(draft.depth),
        pieces=tuple(each for piece in draft.pieces for each in _pieces(piece, draft)),
        zones=(one, two),
        objectives=tuple(Place(_whole(x), _whole(y)) for x, y in draft.objectives),
    )
    return _sound(plan, file, faults)


def _whole(inches: Decimal) -> int:
    return round(inches * INCH)


def _outline(corners: tuple[Corner, ...]) -> Outline:
    return tuple((_whole(x), _whole(y)) for x, y in corners)


def _turns(outline: Outline) -> list[int]:
    """At each corner: positive to the left."""
    found = []
    for k, (x, y) in enumerate(outline):
        (x1, y1), (x2, y2) = outline[k - 1], outline[(k + 1) % len(outline)]
        found.append((x - x1) * (y2 - y) - (y - y1) * (x2 - x))
    return found


def _leftwards(outline: Outline) -> Outline:
    """Counter-clockwise, whichever way it was written down."""
    return outline if sum(_turns(outline)) > 0 else outline[::-1]


def _is_convex(outline: Outline) -> bool:
    return all(turn > 0 for turn in _turns(outline))


def _pieces(piece: PieceFile, draft: BoardFile) -> tuple[PiecePlan, ...]:
    plan = PiecePlan(
        id=piece.id,
        kind=piece.kind,
        outline=_outline(piece.outline),
        height=_whole(piece.height),
        cover=None if piece.cover is None else _whole(piece.cover),
        name=piece.name,
    )
    if not piece.twin:
        return (plan,)
    width, depth = _whole(draft.width), _whole(draft.depth)
    opposite = tuple((width - x, depth - y) for x, y in plan.outline)
    return plan, replace(plan, id=f"{plan.id}-twin", outline=opposite)


def _sound(plan: BoardPlan, file: str, faults: Faults) -> BoardPlan | None:
    """The geometry has the last word on outlines, and names the piece it cannot use."""
    try:
        Terrain.of(Board(plan.width / INCH, plan.depth / INCH), built(plan))
    except ValueError as problem:
        name = str(problem).partition(":")[0]
        text = Phrase("aa-board-geometry", {"problem": str(problem)})
        faults.append(Fault(f"{file}: {name}.outline", text))
        return None
    return plan


@cache
def shipped() -> dict[str, BoardPlan]:
    """The package's own boards by id, read once like its source."""
    found: dict[str, BoardPlan] = {}
    for file, text in data_files(__package__, "boards").items():
        plan = parse(file, text)
        assert isinstance(plan, BoardPlan), plan
        found[plan.id] = plan
    return found


def shelf(data: Mapping[str, str]) -> tuple[dict[str, BoardPlan], tuple[Fault, ...]]:
    """The shipped boards and those handed in, and what is wrong with the rest."""
    boards, faults = dict(shipped()), list[Fault]()
    for file, text in data.items():
        if is_board(text):
            plan = parse(file, text)
            if isinstance(plan, BoardPlan):
                boards[plan.id] = plan
            else:
                faults += plan
    return boards, tuple(faults)
