"""Bots that play March: an easy one that looks one turn ahead, two that play mixed strategies.

They know what their seat sees. Where the printed cards are played, the opponent's card may be
entered before the bot's own: the bot chooses as if it did not know it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from server.games.bot import Asked, Bot, RandomPlayer, Seen, open_offers
from server.games.kernel import Luck, Seat
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Enter, Pick
from server.games.march_of_progress.cards import OTHER, Card
from server.games.march_of_progress.features import knows
from server.games.march_of_progress.lookahead import Worth, cards_of, choices, pairs
from server.games.march_of_progress.opponent import favourites, leaning, sureness
from server.games.march_of_progress.rebuild import rebuild
from server.games.march_of_progress.state import State
from server.games.march_of_progress.value_net import learned
from server.games.march_of_progress.worth import count
from server.games.zero_sum import Matrix, Mix, solve

T = TypeVar("T")
LEAST = 0.02  # a card that should be played less often than this is not played at all
# Rounds of regret matching for a pick. The net errs a little, and an exact equilibrium of values
# that err can be read; ended early, the strategy still mixes what is nearly as good.
ROUNDS = 40
CARELESS = 0.3  # how often the easy bot plays any card
SLIPS = 0.02  # and the normal one


class Judge:
    """Knows how it stands: points, strength and armies, as the greedy one counts them."""

    def lead(self, asked: Asked) -> float:
        ahead = count(rebuild(asked.view, asked.answers, GAME.shipped))
        return ahead if asked.seat == "blue" else -ahead


class Chance(Judge, RandomPlayer):
    """Takes any offer; of cards to enter, only its own."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        own = tuple(
            offer
            for offer in seen.view.offers
            if not isinstance(offer.action, Enter) or offer.action.side == seen.seat
        )
        return super().choose(replace(seen, view=replace(seen.view, offers=own)), luck)


class Greedy(Judge):
    """Looks ahead to the end of this turn, evaluates the table, and assumes that the opponent plays
    every card with the same probability."""

    def choose(self, seen: Seen, luck: Luck) -> Any:
        s = rebuild(seen.view, seen.answers, GAME.shipped)
        if s.stage == "pick":
            return played(s, seen.seat, self.pick(s, seen, luck))
        return best(choices(s, open_offers(seen), self.worth(s)), luck)

    def worth(self, s: State) -> Worth:
        return count

    def pick(self, s: State, seen: Seen, luck: Luck) -> Card:
        return luck.choice(favourites(s, seen.seat))


class Easy(Greedy):
    """The greedy one, who now and then plays whatever is in its hand."""

    def pick(self, s: State, seen: Seen, luck: Luck) -> Card:
        if luck.random() < CARELESS:
            return luck.choice(cards_of(s, seen.seat))
        return super().pick(s, seen, luck)


class Mixer(Greedy):
    """Solves each pick as a simultaneous game and plays the mixed strategy. What a position is
    worth at the end of the turn it has learned by playing itself, for tables like the
    introduction's; elsewhere it counts as the greedy one does. It leans against an opponent who
    has picked as the greedy one would (`opponent.py`)."""

    memory = 100

    def worth(self, s: State) -> Worth:
        return learned if knows(s) else count

    def pick(self, s: State, seen: Seen, luck: Luck) -> Card:
        mix = strategy(s, seen.seat, self.worth(s), sureness(seen))
        return mixed(cards_of(s, seen.seat), mix, luck)


class Normal(Mixer):
    """The best one, who slips now and then: it cannot be read either, and can be beaten."""

    def pick(self, s: State, seen: Seen, luck: Luck) -> Card:
        if luck.random() < SLIPS:
            return luck.choice(cards_of(s, seen.seat))
        return super().pick(s, seen, luck)


def strategy(s: State, seat: Seat, worth: Worth, sure: float) -> Mix:
    """How often to play each card, being so sure that the opponent is greedy."""
    gains: Matrix = pairs(s, worth)
    if sure:
        other = OTHER[seat]
        called = [card in favourites(s, other) for card in cards_of(s, other)]
        gains = leaning(gains, seat, called, sure)
    solved = solve(gains, ROUNDS)
    return solved.rows if seat == "blue" else solved.columns


def played(s: State, seat: Seat, card: Card) -> Pick | Enter:
    return Pick(card=card) if s.cards == "phone" else Enter(side=seat, card=card)


def best(choices: list[tuple[float, T]], luck: Luck) -> T:
    """The choice that is worth most; any of them where several are."""
    most = max(value for value, _ in choices)
    return luck.choice([choice for value, choice in choices if value >= most - 1e-9])


def mixed(cards: list[Card], mix: Mix, luck: Luck) -> Card:
    """A random card, with the probabilities of the mixed strategy."""
    shares = [share if share >= LEAST else 0.0 for share in mix]
    mark = luck.random() * sum(shares)
    for card, share in zip(cards, shares, strict=True):
        mark -= share
        if share and mark <= 0:
            return card
    return cards[shares.index(max(shares))]


BOTS: Mapping[str, Bot] = {
    "easy": Easy(),
    "normal": Normal(),
    "hard": Mixer(),
    "random": Chance(GAME.types),
    "greedy": Greedy(),
    "strong": Mixer(),
}
FORMER = ("random", "greedy", "strong")
