"""Cards as the planning bot sees them: which it wants in hand, and which it plays together."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from server.games.kernel import AddUp
from server.games.what_price_glory.bot_table import Table
from server.games.what_price_glory.sides import CP, EAST, EN, RETURNING, CardName

EC, BC = "esprit-de-corps", "battlefield-coordination"
BR, RR = "battlefield-recovery", "railroads"
BACK = (4, 6)  # turns in which units come back from the East (10.1)
A_CARD = 0.9  # what a further card of an impulse would be worth in one of its own
HANDS: dict[str, tuple[CardName, ...]] = {  # cards in the order in which they are wanted
    CP: (
        EC,
        BR,
        "stosstruppen",
        "high-seas-fleet",
        "reinforcements",
        BC,
        "poison-gas",
        "air-supremacy",
        "machine-guns",
        "submarine-warfare",
        "french-army-mutinies",
    ),
    EN: (
        "usa-enters",
        EC,
        "reinforcements",
        BR,
        "tanks",
        BC,
        "machine-guns",
        "grand-fleet-sorties",
        "unity-of-command",
        "poison-gas",
        "air-supremacy",
    ),
}


def hand(table: Table, vary: AddUp) -> dict[CardName, int]:
    """As many cards as allowed, the most useful first; one train takes all who wait."""
    rank = {name: place for place, name in enumerate(HANDS[table.seat])}
    if returns(table):
        rank[RR] = 1
    chosen: dict[CardName, int] = {}
    for each in sorted(vary.amounts, key=lambda each: rank.get(each.key, len(rank))):
        left = vary.high - sum(chosen.values())
        if left > 0:
            most = 1 if each.key == RR else each.high
            chosen[each.key] = min(most, left)
    return chosen


def returns(table: Table) -> bool:
    """Whether German units wait for a train, or will when the hands are built (10.3)."""
    coming = waiting(table, EAST) > 0 and table.board.turn in BACK
    return table.seat == CP and (coming or waiting(table, RETURNING) > 0)


def waiting(table: Table, *boxes: str) -> int:
    """How many units lie in these boxes."""
    return sum(len(box.units) for box in table.board.boxes if box.id in boxes)


class Chances(Struct, frozen=True):
    """What an impulse could do: the best group and the next one, those who wait for a train, those
    who could recover."""

    best: float
    second: float
    train: float
    tired: float

    @property
    def twice(self) -> float:
        """The best group acts twice; where there is little to do the second time adds nothing."""
        return self.best * 1.3 if self.best > 1.0 else self.best * 0.3

    @property
    def both(self) -> float:
        """Two groups act."""
        return self.best + 0.7 * self.second if self.second > 0.5 else self.best * 0.3


def together(
    start: CardName, others: Collection[CardName], now: Chances
) -> tuple[float, tuple[CardName, ...]]:
    """The best cards to play with the starting one, and what they do together, less what they could
    do in impulses of their own."""
    worth = {
        (EC, BC): now.twice + 0.7 * now.second,
        (BC, EC): now.twice + 0.7 * now.second,
        (BC, RR): now.train + now.best,
        (BC, BR): now.tired + now.best,
    }
    found = [
        (worth[start, other] - A_CARD, (other,)) for other in others if (start, other) in worth
    ]
    return max(found, default=(-1.0, ()))
