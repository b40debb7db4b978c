"""What bots think cards are worth, in points: from their seat's board alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from server.games.kernel import AddUp, Seat
from server.games.payment import suggest_payment
from server.games.progress.board import Board, Shown
from server.games.progress.data import SKILLS, TOKENS, Card
from server.games.progress.files import SHIPPED

# Of a skill step or a token when the game begins; worth less as it goes on.
STEP = {
    "action": 7.0,
    "draw": 2.0,
    "hand": 1.2,
    "shuffle": 0.5,
    "development": 2.6,
    "research": 3.2,
    "quick_draw": 2.2,
    "any": 5.0,
}
TOKEN = {"S": 2.6, "E": 2.6, "C": 2.6, "G": 3.2}
POWER_STEP = 1.7  # points that a step on a power track brings on average
LEFT = {1: 1.0, 2: 0.7, 3: 0.3, 4: 0.15}  # of the game, by its age
LEFT_LONG = {1: 1.0, 2: 0.8, 3: 0.5, 4: 0.2}  # with the fourth age


@cache
def shipped(pack: str) -> Mapping[str, Card]:
    return {card.id: card for card in SHIPPED[pack].cards}


def cards(board: Board) -> Mapping[str, Card]:
    if not board.extra:
        return shipped(board.pack)
    own = {card.id: card for card in board.extra}
    return {**shipped(board.pack), **own} if board.pack in SHIPPED else own


def shown(board: Board, seat: Seat) -> Shown:
    return next(player for player in board.players if player.seat == seat)


def worth(board: Board, me: Shown, id: str) -> float:
    """What having the technology active brings."""
    card = cards(board)[id]
    left = (LEFT_LONG if board.last_age == 4 else LEFT)[board.age]
    icons = card.benefits
    points = float(card.vp) + POWER_STEP * sum(icons.power.values())
    for skill in icons.skills:
        points += step_worth(board, me, skill) * left + step_points(board, me, skill)
    points += sum(TOKEN[kind] for kind in icons.tokens) * left
    if icons.set_bonus is not None:
        points += sum(cards(board)[each].type == icons.set_bonus for each in me.active) / 5
    if icons.age_symbols:
        points += hurry(board, me)
    return points + 0.35 * leads_to(board, me, id)


def step_worth(board: Board, me: Shown, skill: str) -> float:
    if skill == "any":
        return STEP["any"]
    at = SKILLS.index(skill)
    full = me.skills[at].at >= len(board.tracks[at].values) - 1
    return 0.0 if full else STEP[skill]


def step_points(board: Board, me: Shown, skill: str) -> float:
    """Points on the player board that one step adds."""
    if skill == "any":
        return 1.0
    at = SKILLS.index(skill)
    row, now = board.tracks[at].vp, me.skills[at].at
    return float(row[now + 1] - row[now]) if now + 1 < len(row) else 0.0


def hurry(board: Board, me: Shown) -> float:
    """Whether the next age, or the end, is welcome: to whoever is ahead."""
    others = [player.points for player in board.players if player.seat != me.seat]
    if board.age < board.last_age or not others:
        return 0.5
    ahead = me.points - max(others)
    return max(-4.0, min(4.0, ahead / 3))


def leads_to(board: Board, me: Shown, id: str) -> int:
    """How many cards of the own hand it is a prerequisite of."""
    known = cards(board)
    return sum(
        any(line.prereq == id for line in known[each].cost) for each in board.hand if each in known
    )


def keep(board: Board, me: Shown, id: str, liked: float = 1.0) -> float:
    """What it is worth to keep a card in hand: its value less what it still costs. `liked` is how
    much a player of a certain taste values it over what it counts."""
    if id not in cards(board):
        return 1.0
    card = cards(board)[id]
    if id in me.active or any(dev.card == id for dev in me.dev):
        return 0.2 + 0.1 * card.discard
    cost = sum(
        line.amount for line in card.cost if line.prereq is None or line.prereq not in me.active
    )
    lack = max(0, cost - me.ready.total - me.spent.total)
    return max(0.2, liked * worth(board, me, id) - 0.8 * lack) + 0.15 * card.discard


def cheapest(asked: AddUp, kept: Callable[[str], float]) -> tuple[dict[str, int], float]:
    """The payment that gives away least, and what it gives away: tokens turn ready again. `kept`
    is what a card is worth in hand."""

    def loss(key: str) -> float:
        return 0.0 if key in TOKENS else kept(key)

    def per_worth(key: str, worth_: int) -> float:
        return loss(key) / worth_

    amounts = tuple(sorted(asked.amounts, key=lambda each: per_worth(each.key, max(1, each.worth))))
    price = AddUp(field=asked.field, amounts=amounts, low=asked.low, high=asked.high)
    paid = suggest_payment(price) or {}
    return paid, sum(loss(key) * many for key, many in paid.items())
