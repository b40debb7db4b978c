"""What a bot makes of its opponent: whether it has picked as the greedy one would, so far.

Whoever knows greedy's next card beats it. So a bot leans towards the answer to that card, the more
the longer its opponent has picked like greedy. The first other pick ends that for the rest of the
match: who only pretends to be greedy can surprise the bot once, and has played badly until then.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from server.games.bot import Seen
from server.games.kernel import Seat, View
from server.games.march_of_progress import GAME
from server.games.march_of_progress.board import Board
from server.games.march_of_progress.cards import OTHER, Card
from server.games.march_of_progress.lookahead import cards_of, pairs
from server.games.march_of_progress.rebuild import rebuild
from server.games.march_of_progress.state import State
from server.games.march_of_progress.worth import count
from server.games.zero_sum import Matrix

# How sure the bot is that it plays against greedy, by how many picks were greedy's, all so far. Who
# only pretends gains from a surprise after three or four, so it is nearly sure after five alone.
SURE = (0.05, 0.1, 0.15, 0.2, 0.3, 0.9)
A_TIE = 1e-9


def favourites(s: State, seat: Seat) -> tuple[Card, ...]:
    """The cards greedy would pick from: best at the end of this turn on the average, if the other
    side plays every card with the same probability."""
    # What was revealed last makes no difference, and cannot be hashed.
    return _favourites(replace(s, reveal=None), seat)


@lru_cache(maxsize=512)  # each pick of a match is looked at again in every later turn
def _favourites(s: State, seat: Seat) -> tuple[Card, ...]:
    gains = pairs(s, count)
    if seat == "blue":
        means = [sum(row) / len(row) for row in gains]
    else:
        means = [-sum(column) / len(column) for column in zip(*gains, strict=True)]
    most = max(means)
    cards = zip(cards_of(s, seat), means, strict=True)
    return tuple(card for card, mean in cards if mean >= most - A_TIE)


def sureness(seen: Seen) -> float:
    """How sure a bot may be that its opponent is greedy, from the picks it has seen."""
    like = likeness(seen, OTHER[seen.seat])
    return 0.0 if like is None else SURE[min(like, len(SURE) - 1)]


def likeness(seen: Seen, seat: Seat) -> int | None:
    """How many cards this side has picked as greedy would, where it had a choice; None if it once
    picked another."""
    like = 0
    for view, card in picks(seen, seat):
        s = rebuild(view, seen.answers, GAME.shipped)
        if len(cards_of(s, seat)) == 1:
            continue
        if card not in favourites(s, seat):
            return None
        like += 1
    return like


def picks(seen: Seen, seat: Seat) -> list[tuple[View, Card]]:
    """This side's cards of earlier turns, each with the view before they were revealed.

    Of a turn that was played again after a rewind, the later view counts.
    """
    asked: dict[int, View] = {}
    shown: dict[int, Card] = {}
    for view in (*seen.before, seen.view):
        board: Board = view.board
        if board.phase == "pick":
            asked[board.turn] = view
        if board.reveal is not None:
            (card,) = (each.card for each in board.reveal.played if each.seat == seat)
            shown[board.reveal.turn] = card
    now = seen.view.board.turn
    return [(view, shown[turn]) for turn, view in asked.items() if turn < now and turn in shown]


def leaning(gains: Matrix, seat: Seat, called: list[bool], sure: float) -> Matrix:
    """The payoff matrix if the opponent plays one of the called cards with the probability `sure`,
    whatever else it would choose (a restricted Nash response; Johanson and others 2007)."""
    rows = gains if seat == "blue" else list(zip(*gains, strict=True))
    many = sum(called)
    leant = [
        [(1 - sure) * gain + sure * expected for gain in row]
        for row in rows
        for expected in [sum(g for g, yes in zip(row, called, strict=True) if yes) / many]
    ]
    return leant if seat == "blue" else list(zip(*leant, strict=True))
