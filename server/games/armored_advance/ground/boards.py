"""Board files: TOML text, in inches, to a board; with faults named by file, piece and field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from functools import cache, lru_cache

from msgspec.structs import replace

from geometry import Board, Terrain
from server.games.armored_advance.ground.board_file import (
    BoardFile,
    Corner,
    PieceFile,
    corners,
    salvaged,
    whole,
)
from server.games.armored_advance.ground.layout import built
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import BoardPlan, Outline, PieceKind, PiecePlan, Zone
from server.games.armored_advance.ground.thick_line import outline_of
from server.games.data_file import Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.package import data_files
from server.games.ruling import Phrase

MOST_PIECES = 200
UPRIGHT: frozenset[PieceKind] = frozenset(
    {"building", "bunker", "wall", "sandbags", "tank_traps", "foliage", "hill"}
)
UNUSABLE = {  # what the geometry says of an outline, and how people are told
    "the outline crosses": "aa-board-crosses",
    "the outline bounds no area": "aa-board-no-area",
    "fewer than three": "aa-board-no-area",
    "lies wholly off": "aa-board-off",
    "two pieces have this name": "aa-board-twice",
}


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


def opened(file: str, text: str) -> tuple[BoardFile | None, tuple[Fault, ...]]:
    """The file to be edited, as far as it can be read, and all that is wrong with it."""
    faults: Faults = []
    raw = load(file, text, faults)
    if faults:
        return None, tuple(faults)
    draft = salvaged(raw)
    plan = parse(file, text)
    return draft, () if isinstance(plan, BoardPlan) else plan


def _plan(draft: BoardFile, file: str, faults: Faults) -> BoardPlan | None:
    zones = _zones(draft, file, faults)
    _check_objectives(draft, file, faults)
    _check_pieces(draft, file, faults)
    if zones is None:
        return None
    plan = BoardPlan(
        id=draft.id,
        name=draft.name,
        width=whole(draft.width),
        depth=whole(draft.depth),
        pieces=tuple(each for piece in draft.pieces for each in _pieces(piece, draft)),
        zones=zones,
        objectives=tuple(Place(whole(x), whole(y)) for x, y in draft.objectives),
    )
    _check_outlines(plan, file, faults)
    return plan


def _zones(draft: BoardFile, file: str, faults: Faults) -> tuple[Zone, Zone] | None:
    if len(draft.zones) != 2 or any(len(zone.outline) < 3 for zone in draft.zones):
        faults.append(Fault(f"{file}: board.zones", Phrase("aa-board-zones")))
        return None
    one, two = (Zone(zone.id, _leftwards(corners(zone.outline))) for zone in draft.zones)
    for k, zone in enumerate((one, two)):
        where = f"{file}: board.zones[{k}]"
        if not _is_convex(zone.outline):
            faults.append(Fault(where, Phrase("aa-board-convex")))
        if any(x > draft.width or y > draft.depth for x, y in draft.zones[k].outline):
            faults.append(Fault(where, Phrase("aa-board-zone-off")))
    return one, two


def _check_objectives(draft: BoardFile, file: str, faults: Faults) -> None:
    where = f"{file}: board.objectives"
    if draft.objectives and len(draft.objectives) % 2 == 0:
        faults.append(Fault(where, Phrase("aa-board-objectives")))
    if any(x > draft.width or y > draft.depth for x, y in draft.objectives):
        faults.append(Fault(where, Phrase("aa-board-objective-off")))


def _check_pieces(draft: BoardFile, file: str, faults: Faults) -> None:
    if len(draft.pieces) > MOST_PIECES:
        text = Phrase("aa-board-pieces", {"most": MOST_PIECES})
        faults.append(Fault(f"{file}: board.pieces", text))
    for piece in draft.pieces:
        if (piece.kind in UPRIGHT) != (piece.height > 0):
            key = "aa-board-height" if piece.height else "aa-board-no-height"
            faults.append(Fault(f"{file}: {piece.id}.height", Phrase(key)))
        if bool(piece.outline) == bool(piece.line) or bool(piece.line) != bool(piece.width):
            faults.append(Fault(f"{file}: {piece.id}.outline", Phrase("aa-board-line")))


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
    """Whether every side has all other corners to its left. A star that crosses itself turns left
    at every corner, too, and is not."""
    count = len(outline)
    for k, (x, y) in enumerate(outline):
        x1, y1 = outline[k - 1]
        others = (outline[(k + more) % count] for more in range(1, count - 1))
        if any((x - x1) * (y2 - y1) <= (y - y1) * (x2 - x1) for x2, y2 in others):
            return False
    return True


def _pieces(piece: PieceFile, draft: BoardFile) -> tuple[PiecePlan, ...]:
    line = piece.line and outline_of(corners(piece.line), whole(piece.width or Decimal(0)))
    plan = PiecePlan(
        id=piece.id,
        kind=piece.kind,
        outline=line or corners(piece.outline),
        height=whole(piece.height),
        cover=None if piece.cover is None else whole(piece.cover),
        name=piece.name,
    )
    if not piece.twin and not piece.mirror:
        return (plan,)
    width, depth = whole(draft.width), whole(draft.depth)
    along, across = (True, True) if piece.twin else _mirrored(draft)
    opposite = tuple(
        (width - x if along else x, depth - y if across else y) for x, y in plan.outline
    )
    return plan, replace(plan, id=f"{plan.id}-twin", outline=opposite)


def _mirrored(draft: BoardFile) -> tuple[bool, bool]:
    """Whether a mirrored piece changes sides from west to east, or from south to north."""
    (x1, y1), (x2, y2) = (_middle(zone.outline) for zone in draft.zones)
    along = abs(x2 - x1) >= abs(y2 - y1)
    return along, not along


def _middle(outline: tuple[Corner, ...]) -> tuple[Decimal, Decimal]:
    count = len(outline)
    return sum(x for x, _ in outline) / Decimal(count), sum(y for _, y in outline) / Decimal(count)


def _check_outlines(plan: BoardPlan, file: str, faults: Faults) -> None:
    """The geometry has the last word on outlines, and names each piece it cannot use."""
    board, seen = Board(plan.width / INCH, plan.depth / INCH), set[str]()
    for piece, shape in zip(plan.pieces, built(plan), strict=True):
        try:
            Terrain.of(board, [shape])
            if piece.id in seen:
                raise ValueError(f"{piece.id}: two pieces have this name")
        except ValueError as problem:
            faults.append(Fault(f"{file}: {piece.id}.outline", _unusable(str(problem))))
        seen.add(piece.id)


def _unusable(problem: str) -> Phrase:
    said = problem.partition(": ")[2]
    for begins, key in UNUSABLE.items():
        if said.startswith(begins):
            return Phrase(key)
    return Phrase("aa-board-geometry", {"problem": said})


@cache
def shipped_texts() -> Mapping[str, str]:
    """The package's own boards as they are written, by file name."""
    return data_files(__package__, "boards")


@cache
def shipped() -> dict[str, BoardPlan]:
    """The package's own boards by id, read once like its source."""
    found: dict[str, BoardPlan] = {}
    for file, text in shipped_texts().items():
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
