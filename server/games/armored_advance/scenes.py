"""LED trays: what passes over the lamps when the watcher's board changes.

Only what the two boards show is told. A board that went back, by undo or rewind, plays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from server.games.armored_advance.lamps import CENTRE, objective_id, player_id
from server.games.armored_advance.state import OTHER, SEATS
from server.games.armored_advance.views.board import Board
from server.games.kernel import Seat
from server.games.lighting import Passing


def passing(before: Board, now: Board) -> tuple[Passing, ...]:
    """What happened between two boards: lists opened, a turn that begins, a shot, an objective that
    changes hands, points, victory."""
    if now.turn < before.turn:
        return ()
    return (
        *_lists(before, now),
        *_turn(before, now),
        *_shot(before, now),
        *_objectives(before, now),
        *_scores(before, now),
        *_victory(before, now),
    )


def refused(board: Board, seat: Seat) -> tuple[Passing, ...]:
    """Red for a moment: what this side wanted from its tray is not possible."""
    return (Passing(card=player_id(seat), movement="refused", colour="red", group="initiative"),)


def _everywhere(board: Board) -> list[str]:
    tokens = [objective_id(token.id) for token in board.objectives]
    return [*tokens, *map(player_id, SEATS), CENTRE]


def _lists(before: Board, now: Board) -> Iterator[Passing]:
    """Both force lists are in, and lie open."""
    if before.stage != "lists" or now.stage == "lists":
        return
    blue, orange = SEATS
    for card in _everywhere(now):
        yield Passing(card=card, movement="reveal", colour=blue, other=orange)


def _turn(before: Board, now: Board) -> Iterator[Passing]:
    if now.stage == "play" and now.active is not None and now.turn > before.turn:
        yield Passing(card=player_id(now.active), movement="pick", colour=now.active)


def _shot(before: Board, now: Board) -> Iterator[Passing]:
    """The dice of an attack have fallen."""
    shot = now.last_shot
    if shot is None or shot.successes is None or shot == before.last_shot:
        return
    yield Passing(card=CENTRE, movement="combat", colour=shot.seat, other=OTHER[shot.seat])


def _objectives(before: Board, now: Board) -> Iterator[Passing]:
    owners = {token.id: token.owner for token in before.objectives}
    for token in now.objectives:
        old = owners.get(token.id)
        if token.owner is not None and token.owner != old:
            yield Passing(
                card=objective_id(token.id),
                movement="capital",
                colour=token.owner,
                other=old or "white",
            )


def _scores(before: Board, now: Board) -> Iterator[Passing]:
    for old, side in zip(before.sides, now.sides, strict=True):
        if side.vp > old.vp:
            yield Passing(card=player_id(side.seat), movement="score", colour=side.seat)


def _victory(before: Board, now: Board) -> Iterator[Passing]:
    if before.result is not None or now.result is None:
        return
    first, *rest = now.result.winners or SEATS
    for card in _everywhere(now):
        yield Passing(card=card, movement="victory", colour=first, other=rest[0] if rest else first)
