"""LED trays: the power tracks of every player, and the ages with their symbols."""

from __future__ import annotations

from server.games.lighting import OFF, Lamp, LampGroup, TrayCard, row
from server.games.progress.board import Board, Shown
from server.games.progress.data import POWERS
from server.games.ruling import Ref
from server.games.telling import seat_ref

CENTRE = "centre"
STATES = {"closed": OFF, "open": Lamp("steady", level="half"), "gone": Lamp("steady", level="dim")}


def lamps(board: Board) -> tuple[TrayCard, ...]:
    """All cards of lamps of the table, as they should be now."""
    return (*(player(board, each) for each in board.players), centre(board))


def player(board: Board, shown: Shown) -> TrayCard:
    """Whose turn it is, actions left, and the place on each power track."""
    now = shown.seat == board.active and not board.over
    turn = Lamp("breathe", shown.seat) if now else OFF
    actions = board.turn.actions if now else 0
    groups = {
        "turn": row(turn),
        "actions": LampGroup((Lamp("steady") if actions else OFF,), actions),
        "points": LampGroup((Lamp("steady", shown.seat),), shown.points),
    }
    for power in POWERS:
        groups[power] = LampGroup((Lamp("steady", shown.seat),), shown.power.of(power))
    return TrayCard(
        id=f"player:{shown.seat}",
        layout="player",
        name=seat_ref(shown.seat),
        groups=groups,
        seat=shown.seat,
    )


def centre(board: Board) -> TrayCard:
    """A lamp for each age, the current one bright; and one for each symbol that the next needs."""
    ages = tuple(
        Lamp("steady") if pile.age == board.age else STATES[pile.state] for pile in board.piles
    )
    groups = {"ages": row(*ages), "round": LampGroup((Lamp("steady"),), board.round)}
    for sign in board.signs:
        if sign.age == board.age + 1:
            lit = (Lamp("steady"),) * min(sign.have, sign.need)
            groups["symbols"] = row(*lit, *(OFF,) * (sign.need - len(lit)))
    return TrayCard(id=CENTRE, layout="centre", name=Ref("pr-tray", CENTRE), groups=groups)
