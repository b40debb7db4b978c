"""LED trays: what passes over the lamps when the watcher's board changes.

Only what both boards show is told: the tracks, the ages, the end. What an undo takes back plays
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from server.games.kernel import Seat
from server.games.lighting import Passing
from server.games.progress.board import Board
from server.games.progress.data import POWERS
from server.games.progress.lamps import CENTRE, player_id


def passing(before: Board, now: Board) -> tuple[Passing, ...]:
    """What happened between two boards: steps on power tracks, a lead that changes hands, a new
    age, the end."""
    if (now.round, now.age) < (before.round, before.age):
        return ()
    return (*_steps(before, now), *_leads(before, now), *_ages(before, now), *_end(before, now))


def refused(board: Board, seat: Seat) -> tuple[Passing, ...]:
    """Red for a moment: what this seat wanted from its tray is not possible."""
    return (Passing(card=player_id(seat), movement="refused", colour="red", group="initiative"),)


def _steps(before: Board, now: Board) -> Iterator[Passing]:
    for old, player in zip(before.players, now.players, strict=True):
        if any(player.power.of(power) > old.power.of(power) for power in POWERS):
            yield Passing(
                card=player_id(player.seat), movement="score", colour=player.seat, group="stock"
            )


def _leads(before: Board, now: Board) -> Iterator[Passing]:
    """Somebody leads a track alone whom another led alone: the old colour sinks, the new rises."""
    for power in POWERS:
        old, new = leader(before, power), leader(now, power)
        if old is not None and new is not None and old != new and _grew(before, now, new, power):
            yield Passing(card=CENTRE, movement="capital", colour=new, other=old)


def leader(board: Board, power: str) -> Seat | None:
    """Who is alone in front on a track."""
    most = max(player.power.of(power) for player in board.players)
    first = [player.seat for player in board.players if player.power.of(power) == most > 0]
    return first[0] if len(first) == 1 else None


def _grew(before: Board, now: Board, seat: Seat, power: str) -> bool:
    return _at(now, seat, power) > _at(before, seat, power)


def _at(board: Board, seat: Seat, power: str) -> int:
    return next(player.power.of(power) for player in board.players if player.seat == seat)


def _ages(before: Board, now: Board) -> Iterator[Passing]:
    """A new age runs over every card, in the colour of whose turn it is."""
    if now.age > before.age:
        for card in _cards(now):
            yield Passing(card=card, movement="reveal", colour=now.active)


def _end(before: Board, now: Board) -> Iterator[Passing]:
    if before.over or not now.over or now.ending == "defeat":
        return
    most = max(player.points for player in now.players if not player.out)
    first, *rest = (p.seat for p in now.players if p.points == most and not p.out)
    for card in _cards(now):
        yield Passing(card=card, movement="victory", colour=first, other=rest[0] if rest else first)


def _cards(board: Board) -> list[str]:
    return [*(player_id(player.seat) for player in board.players), CENTRE]
