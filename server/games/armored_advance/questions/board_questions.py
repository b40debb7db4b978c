"""The question of the board editor: what a file holds, and what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from server.games.armored_advance.ground import boards
from server.games.armored_advance.ground.board_file import BoardFile, PieceFile, corners, whole
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.ground.plan import Outline, PieceKind, Zone
from server.games.armored_advance.units.cards import Names
from server.games.kernel import Fault
from server.games.ruling import Phrase, Ruling

LONGEST_FILE = 100_000  # characters, as of any data that people keep
Twin = Literal["no", "turn", "mirror"]


class _Question(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class AskBoard(_Question, frozen=True, kw_only=True, tag="ask-board"):
    """What does this board file hold, and what is wrong with it?"""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class DraftPiece(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece as its file has it: an outline, or a line with a width; lengths in thousandths."""

    id: str
    kind: PieceKind
    outline: Outline = ()
    line: Outline = ()
    width: int = 0
    height: int = 0
    cover: int | None = None
    name: Names | None = None
    twin: Twin = "no"
    group: str | None = None


class BoardDraft(Struct, frozen=True, kw_only=True):
    """A board that is being drawn."""

    id: str
    name: Names
    width: int
    depth: int
    pieces: tuple[DraftPiece, ...]
    zones: tuple[Zone, ...]
    objectives: tuple[Place, ...]


class BoardFault(Struct, frozen=True, kw_only=True):
    """What is wrong, and with which piece; or with `zones[0]` or `zones[1]`, or with the `zones`,
    `objectives` or `pieces`."""

    about: str
    text: Phrase


class BoardReading(Struct, frozen=True, kw_only=True):
    """A board file, as far as it can be read. No draft: it is no TOML at all."""

    draft: BoardDraft | None
    faults: tuple[BoardFault, ...]


def answer(question: AskBoard) -> Ruling[BoardReading]:
    """The ruling; it knows nothing of any match."""
    return Ruling(reading(question.text))


def shipped_drafts() -> tuple[BoardDraft, ...]:
    """The boards that come with the game, to begin one's own from."""
    found = (boards.opened(file, text)[0] for file, text in boards.shipped_texts().items())
    return tuple(drafted(file) for file in found if file is not None)


def reading(text: str) -> BoardReading:
    file, faults = boards.opened("", text)
    ids = {piece.id for piece in file.pieces} if file else set[str]()
    told: list[BoardFault] = []  # a piece and its twin have the same fault: once is enough
    for fault in faults:
        one = BoardFault(about=_about(fault, ids), text=fault.text)
        if one not in told:
            told.append(one)
    return BoardReading(draft=None if file is None else drafted(file), faults=tuple(told))


def _about(fault: Fault, ids: set[str]) -> str:
    """Whom a fault is about: its place is ": board.pieces.hall.height" or ": hall-twin.outline"."""
    place = fault.where.partition(": ")[2].removeprefix("board.").removeprefix("pieces.")
    name = place.partition(".")[0]
    if name in ("zones[0]", "zones[1]"):
        return name
    name = name.partition("[")[0]
    return name.removesuffix("-twin") if name not in ids else name


def drafted(file: BoardFile) -> BoardDraft:
    return BoardDraft(
        id=file.id,
        name=file.name,
        width=whole(file.width),
        depth=whole(file.depth),
        pieces=tuple(_piece(piece) for piece in file.pieces),
        zones=tuple(Zone(zone.id, corners(zone.outline)) for zone in file.zones),
        objectives=tuple(Place(whole(x), whole(y)) for x, y in file.objectives),
    )


def _piece(piece: PieceFile) -> DraftPiece:
    return DraftPiece(
        id=piece.id,
        kind=piece.kind,
        outline=corners(piece.outline),
        line=corners(piece.line),
        width=0 if piece.width is None else whole(piece.width),
        height=whole(piece.height),
        cover=None if piece.cover is None else whole(piece.cover),
        name=piece.name,
        twin="turn" if piece.twin else "mirror" if piece.mirror else "no",
        group=piece.group,
    )
