"""LED trays: turn, points and power tracks of every player; the ages and what the next needs."""

from __future__ import annotations

from server.games.kernel import Seat
from server.games.lighting import OFF, Lamp, LampGroup, TrayCard, row
from server.games.progress.board import Board, Shown
from server.games.progress.data import POWERS, Power
from server.games.ruling import Ref
from server.games.telling import seat_ref

CENTRE = "centre"
STATES = {"closed": OFF, "open": Lamp("steady", level="half"), "gone": Lamp("steady", level="dim")}


def player_id(seat: Seat) -> str:
    """The id of a player's card of lamps."""
    return f"player:{seat}"


def lamps(board: Board) -> tuple[TrayCard, ...]:
    """All cards of lamps of the table, as they should be now."""
    return (*(player(board, each) for each in board.players), centre(board))


def player(board: Board, shown: Shown) -> TrayCard:
    """Whose turn it is, actions left, the points, and on which power tracks the player leads."""
    now = shown.seat == board.active and not board.over
    actions = board.turn.actions if now else 0
    groups = {
        "initiative": row(Lamp("breathe", shown.seat) if now else OFF),
        "cards": LampGroup((Lamp("steady", shown.seat),), actions),
        "vp": LampGroup((Lamp("steady", shown.seat),), max(0, shown.points)),
        "stock": row(*(_power(board, shown, power) for power in POWERS)),
    }
    return TrayCard(
        id=player_id(shown.seat),
        layout="player",
        name=seat_ref(shown.seat),
        groups=groups,
        seat=shown.seat,
    )


def _power(board: Board, shown: Shown, power: Power) -> Lamp:
    """Full for whoever leads a track, dim behind; off at its foot."""
    at = shown.power.of(power)
    if at == 0:
        return OFF
    leads = at == max(each.power.of(power) for each in board.players)
    return Lamp("steady", shown.seat, level="full" if leads else "dim")


def centre(board: Board) -> TrayCard:
    """A lamp for each age, the current one bright; the symbols that the next one still needs."""
    ages = tuple(
        Lamp("steady") if pile.age == board.age else STATES[pile.state] for pile in board.piles
    )
    lacking = [max(0, each.need - each.have) for each in board.signs if each.age == board.age + 1]
    groups = {
        "phases": row(*ages),
        "turn": LampGroup((Lamp("steady"),), board.round),
        "end": row(Lamp("breathe") if board.over else OFF),
    }
    if lacking:
        groups["vp_stock"] = LampGroup((Lamp("steady", level="half"),), sum(lacking))
    return TrayCard(id=CENTRE, layout="centre", name=Ref("pr-tray", CENTRE), groups=groups)
