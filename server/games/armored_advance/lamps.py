"""LED trays: the objectives, whose turn it is, how many actions are left, and the score."""

from __future__ import annotations

from server.games.armored_advance.state import SEATS
from server.games.armored_advance.views.board import Board, ObjectiveOnBoard, Side
from server.games.kernel import Seat
from server.games.lighting import OFF, Lamp, LampGroup, TrayCard, row, strip
from server.games.ruling import Ref
from server.games.telling import seat_ref

CENTRE = "centre"
WHITE = Lamp("steady")
LISTS = {"no": OFF, "sealed": WHITE}


def objective_id(objective: str) -> str:
    """The id of an objective's card of lamps."""
    return f"objective:{objective}"


def player_id(seat: Seat) -> str:
    return f"player:{seat}"


def lamps(board: Board) -> tuple[TrayCard, ...]:
    """All cards of lamps of the table, as they should be now."""
    tokens = board.objectives
    return (
        *map(_objective, tokens),
        *(_side(board, side) for side in board.sides),
        _centre(board),
        strip(Ref("aa-tray", "map"), {token.id: _edge(token) for token in tokens}),
    )


def _objective(token: ObjectiveOnBoard) -> TrayCard:
    """Its owner's colour around the card, and a pip for each man of either side on it."""
    groups = {"edge": row(_edge(token)), "capital": row(_owner(token))}
    for seat, men in zip(SEATS, token.men, strict=True):
        groups[seat] = LampGroup((Lamp("steady", seat),), men)
    name = Ref("aa-objective", token.id)
    return TrayCard(id=objective_id(token.id), layout="country", name=name, groups=groups)


def _owner(token: ObjectiveOnBoard) -> Lamp:
    return Lamp("steady", token.owner) if token.owner else OFF


def _edge(token: ObjectiveOnBoard) -> Lamp:
    """Contested by equal numbers it alternates; an outnumbered enemy flashes on its owner's."""
    blue, orange = SEATS
    if not all(token.men):
        return _owner(token)
    if token.owner is None:
        return Lamp("alternate", blue, other=orange)
    return Lamp("flash", token.owner, other=orange if token.owner == blue else blue)


def _side(board: Board, side: Side) -> TrayCard:
    """The active side's own lamp burns, and so many of its row as it has actions left; before the
    battle the lamp of its list says whether that is in."""
    seat = side.seat
    active = board.active == seat
    left = board.actions_left if active else 0
    groups = {
        "initiative": row(_active(board, seat)),
        "picked": row(LISTS.get(side.list, Lamp("steady", seat))),
        "cards": LampGroup((Lamp("steady", seat),), left),
        "vp": LampGroup((_score(board, side),), side.vp),
    }
    return TrayCard(
        id=player_id(seat), layout="player", name=seat_ref(seat), groups=groups, seat=seat
    )


def _active(board: Board, seat: Seat) -> Lamp:
    """Steady in its turn; it blinks while the side has to answer something before the battle."""
    if board.active != seat:
        return OFF
    return Lamp("steady" if board.stage == "play" else "blink", seat)


def _score(board: Board, side: Side) -> Lamp:
    target = board.rules.vp_target
    done = target is not None and side.vp >= target
    return Lamp("blink" if done else "steady", side.seat)


def _centre(board: Board) -> TrayCard:
    """Actions left in the active side's colour, as a row and as a number; the round; the end."""
    lamp = (Lamp("steady", board.active or "white"),)
    groups = {
        "phases": LampGroup(lamp, board.actions_left),
        "vp_stock": LampGroup(lamp, board.actions_left),
        "turn": LampGroup((WHITE,), board.round),
        "end": row(_end(board)),
    }
    return TrayCard(id=CENTRE, layout="centre", name=Ref("aa-tray", CENTRE), groups=groups)


def _end(board: Board) -> Lamp:
    match board.result.winners if board.result else ():
        case (winner,):
            return Lamp("steady", winner)
        case (one, two):
            return Lamp("alternate", one, other=two)
    return OFF
