"""Fortifications with hit points, where the house rules give them some (p14, p21, Q28)."""

from __future__ import annotations

from server.games.armored_advance.plan import PieceKind, PiecePlan
from server.games.armored_advance.state import State

HIT_POINTS: dict[PieceKind, int] = {"wall": 20, "sandbags": 10, "bunker": 40}


def hit_points(s: State, piece: PiecePlan) -> int | None:
    """What is left of a piece; None: it cannot be shot down."""
    if s.house.fortification_hp == "off" or piece.kind not in HIT_POINTS:
        return None
    return HIT_POINTS[piece.kind] - dict(s.worn).get(piece.id, 0)
