"""Room to stand and to drive: the board's edge, other hulls, walls and tank traps (p21, Q41)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from geometry import Disc
from server.games.armored_advance.ground.layout import (
    BARS_INFANTRY,
    TOKEN,
    Barrier,
    barriers,
    hull,
    standing,
    token,
)
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import PiecePlan
from server.games.armored_advance.ground.room import (
    Shape,
    corridor,
    extent,
    meets,
    on_table,
    overlap,
)
from server.games.armored_advance.house import aa, by_house, settled
from server.games.armored_advance.state import State, piece_ref, unit_ref
from server.games.armored_advance.units.cards import UnitCard
from server.games.telling import refuse


def require_room(
    s: State, id: str, card: UnitCard | None, path: Sequence[Place], heading: int
) -> None:
    """Refuses a way or an end that is off the board, in another hull, or in a barrier.

    A vehicle drives a corridor as wide as its hull, round where it turns, and stands with its
    whole hull at the end; no card means a squad on foot.
    """
    width = 2 * TOKEN if card is None else card.hull.width / INCH
    end = token(path[-1]) if card is None else hull(card, path[-1], heading)
    ways = corridor([place.inches for place in path], width)
    bends = [Disc(*place.inches, width / 2) for place in path[1:-1]]
    _require_on_board(s, id, [end, *bends])
    clash = in_the_way(s, id, [end, *ways, *bends], infantry=card is None)
    if isinstance(clash, str):
        cite = by_house("wrecks") if clash in s.wrecks else settled(41)
        raise refuse("aa-in-the-way", cite, who=unit_ref(id), other=unit_ref(clash))
    if isinstance(clash, PiecePlan):
        cite = aa(21) if clash.kind == "tank_traps" else settled(41)
        raise refuse("aa-barred", cite, who=unit_ref(id), piece=piece_ref(clash.id))


def _require_on_board(s: State, id: str, shapes: Sequence[Shape]) -> None:
    plan = s.options.board
    assert plan is not None, "only a board has an edge"
    for shape in shapes:
        if not on_table(shape, plan.width / INCH, plan.depth / INCH):
            raise refuse("aa-off-board", aa(22), who=unit_ref(id))


def in_the_way(
    s: State, id: str, shapes: Sequence[Shape], *, infantry: bool
) -> str | PiecePlan | None:
    """The unit or the piece that the ground driven over meets first; None: all is clear."""
    for other, outline in standing(s, id, _circle(shapes)):
        for shape in shapes:
            if overlap(shape, outline):
                return other
    for piece, box, solid in _closed(s, infantry=infantry):
        if any(meets(shape, box, solid) for shape in shapes):
            return piece
    return None


def _circle(shapes: Sequence[Shape]) -> tuple[int, int, int]:
    """A place and how far everything reaches from it, in thousandths, rounded up."""
    first = shapes[0]
    far = max(math.hypot(e.x - first.x, e.y - first.y) + extent(e) for e in shapes)
    return round(first.x * INCH), round(first.y * INCH), math.ceil(far * INCH) + 1


def _closed(s: State, *, infantry: bool) -> Iterator[Barrier]:
    for barrier in barriers(s):
        if not infantry or barrier[0].kind in BARS_INFANTRY:
            yield barrier


def fits(s: State, id: str, card: UnitCard | None, at: Place, heading: int) -> bool:
    """Whether a unit or squad may stand there."""
    plan = s.options.board
    assert plan is not None, "only a board has an edge"
    shape: Shape = token(at) if card is None else hull(card, at, heading)
    if not on_table(shape, plan.width / INCH, plan.depth / INCH):
        return False
    return in_the_way(s, id, [shape], infantry=card is None) is None
