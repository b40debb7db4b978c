"""Fortifications with hit points, where the house rules give them some (p14, p21, Q28)."""

from __future__ import annotations

from server.games.armored_advance.ground.plan import PieceKind, PiecePlan
from server.games.armored_advance.state import State

HIT_POINTS: dict[PieceKind, int] = {"wall": 20, "sandbags": 10, "bunker": 40}


def hit_points(s: State, piece: PiecePlan) -> int | None:
    """What is left of a piece; None: it cannot be shot down."""
    if s.house.fortification_hp == "off" or piece.kind not in HIT_POINTS:
        return None
    return HIT_POINTS[piece.kind] - dict(s.worn).get(piece.id, 0)


def fortification(s: State, id: str) -> PiecePlan | None:
    """The piece of that name, if it stands and can be shot down."""
    if s.options.board is None or s.house.fortification_hp == "off":
        return None
    for piece in s.options.board.pieces:
        if piece.id == id and piece.kind in HIT_POINTS and id not in s.gone:
            return piece
    return None


def fortifications(s: State) -> list[PiecePlan]:
    """Every one that stands and can be shot down."""
    if s.options.board is None or s.house.fortification_hp == "off":
        return []
    pieces = s.options.board.pieces
    return [piece for piece in pieces if piece.kind in HIT_POINTS and piece.id not in s.gone]
