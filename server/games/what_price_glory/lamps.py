"""LED trays: the front as a strip with a lamp for each area, a row for each side, the tracks."""

from __future__ import annotations

from server.games.lighting import OFF, Lamp, LampGroup, TrayCard, row, strip
from server.games.ruling import Ref
from server.games.telling import seat_ref
from server.games.what_price_glory.board import AreaPlace, Board, PlayerArea
from server.games.what_price_glory.sides import OTHER, SEAT_OF_NATION

CENTRE = "centre"


def lamps(board: Board) -> tuple[TrayCard, ...]:
    """All cards of lamps of the table, as they should be now."""
    now = board.now.area if board.now else ""
    places = {area.id: _area(area, is_now=area.id == now) for area in board.areas}
    return (
        *(_side(board, each) for each in board.players),
        _centre(board),
        strip(Ref("wpg-tray", "map"), places),
    )


def _area(area: AreaPlace, *, is_now: bool) -> Lamp:
    """The colour of its controller: dim where nobody stands, both colours where both do."""
    own = area.controller
    present = {SEAT_OF_NATION[unit.nation] for unit in area.units}
    if is_now:
        return Lamp("breathe", own)
    if OTHER[own] in present:
        return Lamp("alternate", own, other=OTHER[own])
    return Lamp("steady", own, level="half" if present else "dim")


def _side(board: Board, who: PlayerArea) -> TrayCard:
    """Whose decision it is, the initiative, and the cards in hand."""
    asked = board.now is not None and board.now.seat == who.seat
    holds = board.holder == who.seat
    groups = {
        "picked": row(Lamp("breathe", who.seat) if asked else OFF),
        "initiative": row(Lamp("steady") if holds else OFF),
        "cards": LampGroup((Lamp("steady", who.seat),), who.hand),
    }
    return TrayCard(
        id=f"player:{who.seat}",
        layout="player",
        name=seat_ref(who.seat),
        groups=groups,
        seat=who.seat,
    )


def _centre(board: Board) -> TrayCard:
    """The turn, and how far who is ahead."""
    leads = "orange" if board.total > 0 else "blue" if board.total < 0 else "white"
    groups = {
        "turn": LampGroup((Lamp("steady"),), board.turn),
        "vp_stock": LampGroup((Lamp("steady", leads),), abs(board.total)),
        "end": row(OFF if board.winners is None else Lamp("steady", board.winners[0])),
    }
    return TrayCard(id=CENTRE, layout="centre", name=Ref("wpg-tray", CENTRE), groups=groups)
