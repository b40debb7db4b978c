"""Looking ahead to the end of a turn: what each choice in it comes to, and each pair of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from server.games.kernel import Offer, Seat
from server.games.march_of_progress import turn
from server.games.march_of_progress.cards import SEATS, Card
from server.games.march_of_progress.pick import why_not
from server.games.march_of_progress.state import State, player

Worth = Callable[[State], float]  # of a state between two turns, to blue; orange's is the opposite

BEST = 1e9


def cards_of(s: State, seat: Seat) -> list[Card]:
    """The cards this side may pick."""
    me = player(s, seat)
    return [card for card in me.hand if why_not(me, card) is None]


def revealed(s: State, blue: Card, orange: Card) -> State:
    """The state once these two are turned over, and on to the first real choice."""
    first, second = s.players
    both = (replace(first, picked=blue), replace(second, picked=orange))
    return turn.go_on(turn.reveal(replace(s, players=both), []), [])


def pairs(s: State, worth: Worth) -> list[list[float]]:
    """What each of blue's cards (rows) against each of orange's (columns) comes to for blue."""
    blue, orange = (cards_of(s, seat) for seat in SEATS)
    return [[value(revealed(s, mine, theirs), worth) for theirs in orange] for mine in blue]


def value(s: State, worth: Worth, low: float = -BEST, high: float = BEST) -> float:
    """What the turn comes to for blue if both choose as well as `worth` can tell.

    Alpha-beta: outside `low` and `high` somebody would have chosen differently before.
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
    """Each of the actions offered in a turn, with what it comes to for the seat that decides."""
    seat = s.todo[0].seat
    sign = 1 if seat == "blue" else -1
    return [
        (sign * value(turn.apply(s, seat, offer.action).state, worth), offer.action)
        for offer in offers
    ]
