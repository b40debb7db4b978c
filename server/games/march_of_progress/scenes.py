"""LED trays: what passes over the lamps when the watcher's board changes.

Only what the two boards show is told. A board that went back, by undo or rewind, plays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from server.games.kernel import Seat
from server.games.lighting import Passing
from server.games.march_of_progress.board import Board
from server.games.march_of_progress.cards import OTHER, SEATS
from server.games.march_of_progress.lamps import CENTRE, country_id, player_id
from server.games.march_of_progress.record import Combat


def passing(before: Board, now: Board) -> tuple[Passing, ...]:
    """What happened between two boards, in the order of the table: pick, reveal, combats, fallen
    capitals, score, victory."""
    if _progress(now) < _progress(before):
        return ()
    return (
        *_picks(before, now),
        *_reveal(before, now),
        *_combats(before, now),
        *_capitals(before, now),
        *_scores(before, now),
        *_victory(before, now),
    )


def refused(board: Board, seat: Seat) -> tuple[Passing, ...]:
    """Red for a moment: what this side wanted from its tray is not possible. While cards are
    picked on the lamp of its pick, else on the countries to choose from, which are on the board."""
    deciding = board.deciding
    if deciding is None or deciding.seat != seat or not deciding.countries:
        return (_red(player_id(seat), "picked"),)
    return tuple(_red(country_id(id), "prompt") for id in deciding.countries)


def _red(card: str, group: str) -> Passing:
    return Passing(card=card, movement="refused", colour="red", group=group)


def _progress(board: Board) -> tuple[int, int, int, int]:
    """Grows as play goes on; less than before after an undo."""
    reveal = board.reveal
    locked = sum(area.pick != "no" for area in board.players) if board.phase == "pick" else 0
    revealed = (reveal.turn, len(reveal.combats)) if reveal else (0, 0)
    return (board.turn, *revealed, locked)


def _cards(board: Board) -> list[str]:
    countries = [country_id(card.id) for card in board.countries]
    return [*countries, *(player_id(area.seat) for area in board.players), CENTRE]


def _picks(before: Board, now: Board) -> Iterator[Passing]:
    """That a card was picked, never which: white for both."""
    if now.phase != "pick" or before.turn != now.turn:
        return
    for old, area in zip(before.players, now.players, strict=True):
        if old.pick == "no" and area.pick != "no":
            yield Passing(card=player_id(area.seat), movement="pick", group="cards")


def _reveal(before: Board, now: Board) -> Iterator[Passing]:
    if now.reveal is None or (before.reveal and before.reveal.turn == now.reveal.turn):
        return
    blue, orange = SEATS
    for card in _cards(now):
        yield Passing(card=card, movement="reveal", colour=blue, other=orange)


def _combats(before: Board, now: Board) -> Iterator[Passing]:
    for combat in _new_combats(before, now):
        attacker = combat.attacker
        yield Passing(
            card=country_id(combat.country),
            movement="combat",
            colour=attacker,
            other=OTHER[attacker],
        )


def _new_combats(before: Board, now: Board) -> tuple[Combat, ...]:
    if now.reveal is None:
        return ()
    same = before.reveal is not None and before.reveal.turn == now.reveal.turn
    known = len(before.reveal.combats) if before.reveal and same else 0
    return now.reveal.combats[known:]


def _capitals(before: Board, now: Board) -> Iterator[Passing]:
    """A capital falls, or is freed: the old colour sinks and the new one rises."""
    for old, card in zip(before.countries, now.countries, strict=True):
        if card.owner is None or old.occupier == card.occupier:
            continue
        yield Passing(
            card=country_id(card.id),
            movement="capital",
            colour=card.occupier or card.owner,
            other=old.occupier or card.owner,
        )


def _scores(before: Board, now: Board) -> Iterator[Passing]:
    for old, area in zip(before.players, now.players, strict=True):
        if area.vp > old.vp:
            yield Passing(card=player_id(area.seat), movement="score", colour=area.seat)


def _victory(before: Board, now: Board) -> Iterator[Passing]:
    if before.result is not None or now.result is None:
        return
    first, *rest = now.result.winners or SEATS
    for card in _cards(now):
        yield Passing(card=card, movement="victory", colour=first, other=rest[0] if rest else first)
