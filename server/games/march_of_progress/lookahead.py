"""Search to the end of a turn: the value of each choice in it, and of each pair of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from server.games.kernel import Offer, Seat
from server.games.march_of_progress import turn
from server.games.march_of_progress.cards import SEATS, Card
from server.games.march_of_progress.pick import why_not
from server.games.march_of_progress.state import State, player

Worth = Callable[[State], float]  # evaluates a state between two turns for blue; zero-sum

BEST = 1e9


def cards_of(s: State, seat: Seat) -> list[Card]:
    """The cards this side may pick."""
    me = player(s, seat)
    return [card for card in me.hand if why_not(me, card) is None]


def revealed(s: State, blue: Card, orange: Card) -> State:
    """The state after these two cards are revealed, at the first real choice."""
    first, second = s.players
    both = (replace(first, picked=blue), replace(second, picked=orange))
    return turn.go_on(turn.reveal(replace(s, players=both), []), [])


def pairs(s: State, worth: Worth) -> list[list[float]]:
    """The payoff matrix for blue: blue's cards are the rows, orange's the columns."""
    blue, orange = (cards_of(s, seat) for seat in SEATS)
    return [[value(revealed(s, mine, theirs), worth) for theirs in orange] for mine in blue]


def value(s: State, worth: Worth, low: float = -BEST, high: float = BEST) -> float:
    """The minimax value of the turn for blue, with `worth` as the evaluation at its end.

    Alpha-beta pruning: values outside `low` and `high` cannot change the result.
    """
    if s.stage != "resolve":
        return worth(s)
    seat = s.todo[0].seat
    for offer in turn.options(s):
        found = value(turn.apply(s, seat, offer.action).state, worth, low, high)
        if seat == "blue":
            low = max(low, found)
        else:
            high = min(high, found)
        if low >= high:
            break
    return low if seat == "blue" else high


def choices(s: State, offers: Sequence[Offer], worth: Worth) -> list[tuple[float, Any]]:
    """Each of the actions offered in a turn, with its value for the seat that decides."""
    seat = s.todo[0].seat
    sign = 1 if seat == "blue" else -1
    return [
        (sign * value(turn.apply(s, seat, offer.action).state, worth), offer.action)
        for offer in offers
    ]
