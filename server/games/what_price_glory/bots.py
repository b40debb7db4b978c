"""Bots: one that takes any offer, one that weighs each step by what it gains on the map, one that
plans (`bot_plans.py`).

They see what their seat sees, and choose among the offers of the view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from server.games.bot import Asked, Bot, RandomPlayer, Seen
from server.games.kernel import AddUp, Luck, Offer, SomeOf
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.bot_offers import playable, seen_playable, thrown
from server.games.what_price_glory.bot_plans import plan, react
from server.games.what_price_glory.bot_table import Table
from server.games.what_price_glory.sides import CP

# Cards worth having in hand, the best first; the rest follow in the order of the deck.
WANTED = (
    "esprit-de-corps",
    "battlefield-recovery",
    "reinforcements",
    "high-seas-fleet",
    "usa-enters",
    "tanks",
    "unity-of-command",
    "stosstruppen",
    "trench-warfare",
    "machine-guns",
)
TEXTS = frozenset(WANTED) - {"battlefield-recovery", "machine-guns"}
RISK = 0.6  # an attack needs so many times the enemy's strength in expected hits


class Judge:
    """Knows how it stands: the total, from its own side."""

    def lead(self, asked: Asked) -> float:
        points: int = asked.view.board.total
        return points if asked.seat == CP else -points


class AnyOffer(Judge, RandomPlayer):
    """Takes any offer."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        return thrown(seen, luck) or super().choose(seen_playable(seen), luck)


class Greedy(Judge):
    """Takes one good step after the other, and looks no further."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        offers = playable(seen)
        if not offers:
            return None
        if hits := thrown(seen, luck):
            return hits
        table = Table(seen.view.board, seen.seat)
        if seen.pending.kind == "window":
            return react(table, offers, luck)
        best = max(offers, key=lambda offer: (weigh(table, offer), luck.random()))
        return varied(table, best)


def weigh(table: Table, offer: Offer) -> float:
    """How good an offer is, among those of the same decision."""
    match offer.action:
        case act.Commit(card=card, more=more):
            return (
                1.0
                - 0.1 * len(more)
                - (0.3 if card in TEXTS else 0.0)
                + (card == "esprit-de-corps")
            )
        case act.Use(card=card):
            return 2.0 if card in TEXTS else 0.5 if card is None else 0.0
        case act.Activate(units=units):
            return group_worth(table, offer.about, len(units))
        case act.Advance(to=to):
            return table.gain(to)
        case act.Attack():
            return attack_worth(table, offer.about)
        case act.Halt():
            return 0.1
        case act.Bombard(at=at):
            return 0.4 + 0.2 * len(table.enemies(table.areas[at]))
        case act.Recover():
            return 1.5
        case act.Absorb():
            return ABSORBS[offer.label.key]
        case act.Pass() | act.Skip():
            return 0.0
        case act.Rail(to=to):
            return 0.05 * table.threat(to)
    return 0.3


ABSORBS = {"wpg-offer-flip": 2.0, "wpg-offer-retreat": 1.0, "wpg-offer-reserve": 0.0}


def attack_worth(table: Table, id: str | None) -> float:
    """Better the more the attackers outweigh the defenders."""
    area = table.areas[id or ""]
    fire = sum(u.strength for u in table.own(area) if u.fresh) / 6
    return 0.5 + fire / max(1.0, RISK * len(table.enemies(area)))


def group_worth(table: Table, id: str | None, count: int) -> float:
    """What a group there could do at best: attack, or take what lies beside it."""
    if id not in table.areas:
        return 0.2
    area = table.areas[id]
    if table.enemies(area):
        return attack_worth(table, id) + 0.5
    best = max((table.gain(next) for next in table.near[id]), default=0.0)
    spare = count - (1 if table.threat(id) else 0)
    return best if spare > 0 else 0.1


def varied(table: Table, offer: Offer) -> Any:
    """The offered action with its open fields filled in."""
    action = offer.action
    for each in offer.vary:
        if isinstance(each, AddUp):
            action = replace(action, cards=wanted(each))
        elif isinstance(each, SomeOf) and isinstance(action, act.Activate):
            action = replace(action, units=group(table, offer, each))
        elif isinstance(action, act.Absorb):
            safest = min(each.values, key=lambda to: table.threat(to))  # type: ignore[union-attr]
            action = replace(action, to=safest)
        elif isinstance(action, act.Rail | act.Reinforce):
            busiest = max(each.values, key=lambda to: table.threat(to))  # type: ignore[union-attr]
            action = replace(action, to=busiest)
    return action


def group(table: Table, offer: Offer, vary: SomeOf) -> tuple[str, ...]:
    """Everybody fights; of those who march one stays where the enemy is near."""
    area = table.areas.get(offer.about or "")
    pieces = {u.id: u for u in area.units} if area else {}
    units = sorted(vary.values, key=lambda id: -pieces[id].strength if id in pieces else 0)
    most = vary.high or len(units)
    stays = area is not None and not table.enemies(area) and table.threat(area.id) > 0
    count = max(vary.low, min(most, len(units) - (1 if stays and len(units) > 1 else 0)))
    return tuple(units[:count])


def wanted(vary: AddUp) -> dict[str, int]:
    """As many cards as allowed, the most useful names first."""
    rank = {name: place for place, name in enumerate(WANTED)}
    amounts = sorted(vary.amounts, key=lambda each: rank.get(each.key, len(rank)))
    chosen: dict[str, int] = {}
    for each in amounts:
        left = vary.high - sum(chosen.values())
        if left > 0:
            chosen[each.key] = min(each.high, left)
    return chosen


class Planner(Judge):
    """Plans an impulse, minds its supply and leaves somebody behind."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        return thrown(seen, luck) or plan(seen, luck)


BOTS: Mapping[str, Bot] = {"easy": AnyOffer(GAME.types), "normal": Greedy(), "hard": Planner()}
