"""Fortifications with hit points, where the house rules give them some (p14, p21, Q28)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.armored_advance.fire.shot import Target
from server.games.armored_advance.ground.plan import PieceKind, PiecePlan
from server.games.armored_advance.house import by_house
from server.games.armored_advance.state import State, piece_ref
from server.games.kernel import Seat
from server.games.ruling import Reason
from server.games.telling import Told, tell

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


def standing(s: State) -> list[PiecePlan]:
    """Every fortification that can be shot down."""
    if s.options.board is None or s.house.fortification_hp == "off":
        return []
    pieces = s.options.board.pieces
    return [piece for piece in pieces if piece.kind in HIT_POINTS and piece.id not in s.gone]


def facts(s: State, piece: PiecePlan) -> Target:
    """A fortification as a target: it has hit points and no armour."""
    return Target(unit=piece_ref(piece.id), kind="fortification", hp=hit_points(s, piece))


def wear(s: State, piece: PiecePlan, amount: int, by: Seat, told: Told) -> State:
    """Hit points go down; at 0 the piece is gone."""
    whole = HIT_POINTS[piece.kind]
    worn = min(whole, dict(s.worn).get(piece.id, 0) + amount)
    why = Reason("aa-fortification-hp", by_house("fortification_hp"))
    name = piece_ref(piece.id)
    tell(told, "aa-damaged", by, why, who=name, amount=amount, hp=whole - worn)
    if worn == whole:
        tell(told, "aa-destroyed", by, who=name)
        return replace(s, gone=(*s.gone, piece.id))
    rest = tuple(pair for pair in s.worn if pair[0] != piece.id)
    return replace(s, worn=(*rest, (piece.id, worn)))
