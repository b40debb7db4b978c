"""Three bots: one that likes to discover, one that counts points often, one that always does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from server.games.bot import Asked, Bot, RandomPlayer, Seen, open_offers
from server.games.kernel import AddUp, Luck, Offer, OneOf
from server.games.progress import GAME, actions
from server.games.progress.board import Board, Shown
from server.games.progress.worth import cards, cheapest, keep, shown, step_points, step_worth, worth

NEVER = -1e9
WAVERS = 0.3  # how often the middle one plays like the easy one
FADES = 0.9  # of the value of a technology, for each marker that keeps it from being active


def has_printed_cards(seen: Seen) -> bool:
    """Those no bot can hold: what its seat does with them, people enter."""
    board: Board = seen.view.board
    return board.mode == "companion"


class Judge:
    """Knows how it stands: points against the best of the others."""

    def lead(self, asked: Asked) -> float:
        board: Board = asked.view.board
        mine = shown(board, asked.seat).points
        others = (p.points for p in board.players if p.seat != asked.seat)
        return float(mine - max(others, default=0))


class Easy(Judge, RandomPlayer):
    """Plays at random, but never throws cards away for nothing and discovers when it can."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        if has_printed_cards(seen):
            return None
        offers = [o for o in open_offers(seen) if not isinstance(o.action, actions.Generate)]
        found = [o for o in offers if isinstance(o.action, actions.Discover)]
        if found and luck.random() < 0.5:
            return luck.choice(found).action
        busy = [
            o
            for o in offers
            if not isinstance(o.action, (actions.Pass, actions.NoMore, actions.TakeBack))
        ]
        return self.vary(luck.choice(busy or offers), luck)


class Counting(Judge):
    """Takes whatever is worth most now."""

    saves = 0.5  # how much of a card's worth it minds to pay with

    def likes(self, card: str) -> float:
        """How much it values a technology over what it counts."""
        return 1.0

    def worth(self, board: Board, me: Shown, card: str) -> float:
        return self.likes(card) * worth(board, me, card)

    def keep(self, board: Board, me: Shown, card: str) -> float:
        return keep(board, me, card, self.likes(card))

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        if has_printed_cards(seen):
            return None
        board: Board = seen.view.board
        me = shown(board, seen.seat)
        judged = [self.judge(board, me, offer) for offer in open_offers(seen)]
        best = max(value for value, _ in judged)
        return luck.choice([action for value, action in judged if value >= best - 1e-9])

    def judge(self, board: Board, me: Shown, offer: Offer) -> tuple[float, Any]:
        """What the offer is worth, and the action with its fields filled in."""
        action = offer.action
        match action:
            case actions.Discover(card=card):
                return self.discover(board, me, offer, self.worth(board, me, card))
            case actions.Research(card=card):
                return self.research(board, me, card), action
            case actions.Draw() | actions.QuickDraw() | actions.ShuffleDraw():
                return self.drawing(board, me, action), action
            case actions.Take():
                return self.take(board, me, action), action
            case actions.NoMore():
                return 0.05, action
            case actions.Discard():
                return 0.0, self.discard(board, me, offer)
            case actions.PayMilestone():
                return self.discover(board, me, offer, 2.2)
            case actions.ChooseSkill(skill=skill):
                return step_worth(board, me, skill) + step_points(board, me, skill), action
            case actions.ChooseDev(card=card):
                return self.worth(board, me, card), action
            case actions.ChoosePerson(person=person):
                return (0.0 if person is None else 1.0), action
            case actions.TakePersonality():
                return 3.0, action
            case actions.UseHeritage():
                return 0.8, action
            case actions.SwapTime():
                return self.swap(board, me, offer)
            case actions.Generate() | actions.TakeBack():
                return NEVER, action
        return 0.0, action

    def discover(self, board: Board, me: Shown, offer: Offer, value: float) -> tuple[float, Any]:
        asked = next((vary for vary in offer.vary if isinstance(vary, AddUp)), None)
        if asked is None:
            return value + 1.0, offer.action
        paid, lost = cheapest(asked, lambda card: self.keep(board, me, card))
        return value - self.saves * lost, replace(offer.action, pay=paid)

    def research(self, board: Board, me: Shown, card: str) -> float:
        markers = int(board.tracks[5].values[me.skills[5].at])
        if board.age == board.last_age and markers > 2:
            return -0.5
        value = self.worth(board, me, card) * FADES**markers
        return value - 0.25 * self.keep(board, me, card)

    def drawing(self, board: Board, me: Shown, action: Any) -> float:
        room = me.limit + 1 - len(board.hand)
        quick = board.tracks[6].values[me.skills[6].at].split("/")
        match action:
            case actions.QuickDraw():
                return 1.0 * int(quick[0]) - 0.4 * int(quick[1]) - (0.8 if room < 0 else 0.0)
            case actions.ShuffleDraw():
                return 0.6
        many = int(board.tracks[1].values[me.skills[1].at])
        return 0.9 * min(many, max(0, room + 1)) - 1.6 * (board.turn.actions - 1)

    def take(self, board: Board, me: Shown, action: actions.Take) -> float:
        if action.card is not None and action.card in cards(board):
            return self.keep(board, me, action.card) - 0.3
        return 1.0 + 0.25 * action.age

    def discard(self, board: Board, me: Shown, offer: Offer) -> Any:
        asked = next(vary for vary in offer.vary if isinstance(vary, AddUp))
        left, gone = asked.low, {}
        for each in sorted(asked.amounts, key=lambda a: self.keep(board, me, a.key)):
            many = min(left, each.high)
            if many:
                gone[each.key] = many
            left -= many
        return actions.Discard(cards=gone)

    def swap(self, board: Board, me: Shown, offer: Offer) -> tuple[float, Any]:
        give = min(board.hand, key=lambda id: self.keep(board, me, id))
        [time] = (vary for vary in offer.vary if isinstance(vary, OneOf) and vary.field == "take")
        take = max(map(str, time.values), key=lambda id: self.keep(board, me, id))
        gain = self.keep(board, me, take) - self.keep(board, me, give)
        return (gain if gain > 0.5 else NEVER), actions.SwapTime(give=give, take=take)


class Tasting(Counting):
    """Counts, but likes some technologies better than others, as people do: for measuring decks.
    A table of players who all judge alike would play the same cards in every game."""

    def __init__(self, liked: Mapping[str, float]) -> None:
        self.liked = liked

    def likes(self, card: str) -> float:
        return self.liked.get(card, 1.0)


class Wavering(Counting):
    """Counts, but is often carried away."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        if luck.random() < WAVERS:
            return Easy(GAME.types).choose(seen, luck)
        return super().choose(seen, luck)


BOTS: dict[str, Bot] = {"easy": Easy(GAME.types), "normal": Wavering(), "hard": Counting()}
