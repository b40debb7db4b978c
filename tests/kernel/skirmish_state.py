"""What Skirmish is made of: cards, plans, the state, the actions, the board.

Skirmish is played by the tests alone. It has what March of Progress lacks (three seats, a shuffled
deck, hidden hands, a reaction window, dice in two colours), so that the kernel fits both.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.ruling import Cite, Phrase, Ref, Value
from server.games.telling import refuse

SIDES: tuple[Seat, ...] = ("blue", "orange", "green")
STRENGTH = {"ambush": 0, "scout": 1, "column": 2, "charge": 3}
COPIES = {"ambush": 4, "scout": 5, "column": 5, "charge": 4}
DECK = tuple(f"{kind}{copy}" for kind, many in COPIES.items() for copy in range(1, many + 1))
LAST_ROUND = 12
MOST_STAKE = 2
MOST_EXCHANGED = 2

DEALING = Cite("skirmish", 1)
PLANNING = Cite("skirmish", 2)
FIGHTING = Cite("skirmish", 3)
TIES = Cite("house", 1)


class Plan(Struct, frozen=True, kw_only=True, tag="plan", forbid_unknown_fields=True):
    """Send a card against a neighbour, and stake some of your points on it."""

    card: str
    at: Seat
    stake: int = 0


class Ambush(Struct, frozen=True, kw_only=True, tag="ambush", forbid_unknown_fields=True):
    """Lay ambushes beside the fight while its window is open, once a window."""

    cards: tuple[str, ...]


class Exchange(Struct, frozen=True, kw_only=True, tag="exchange", forbid_unknown_fields=True):
    """The winner's spoils: put cards away unseen and draw as many."""

    cards: tuple[str, ...]


Action = Plan | Ambush | Exchange


class Worth(Struct, frozen=True, kw_only=True, tag="worth", forbid_unknown_fields=True):
    """How many dice would this card throw? In a match: only of the asker's own hand."""

    card: str


class SetPoints(Struct, frozen=True, kw_only=True, tag="set_points", forbid_unknown_fields=True):
    seat: Seat
    points: int


class Player(Struct, frozen=True, kw_only=True):
    seat: Seat
    hand: tuple[str, ...] = ()  # secret
    plan: Plan | None = None  # secret until the last has chosen; its card then leaves the hand
    ambushes: tuple[str, ...] = ()  # laid in this window, open
    points: int = 0


Phase = Literal["shuffle", "plan", "window", "fight", "spoils", "over"]


class State(Struct, frozen=True, kw_only=True):
    goal: int
    hand_size: int
    ties: str
    players: tuple[Player, ...]
    pile: tuple[str, ...] = DECK  # face down
    discard: tuple[str, ...] = ()  # face down
    phase: Phase = "shuffle"
    round: int = 0
    count: int = 0  # of everything asked so far: it numbers decisions and rolls
    leader: Seat | None = None  # whose card is the strongest on the table
    winner: Seat | None = None  # who takes the spoils

    def of(self, seat: Seat) -> Player:
        for player in self.players:
            if player.seat == seat:
                return player
        raise refuse("sk-no-seat", DEALING)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(player.seat for player in self.players)

    @property
    def target(self) -> Seat | None:
        """Whom the leader's card was sent against."""
        plan = self.of(self.leader).plan if self.leader else None
        return plan.at if plan else None


class Shown(Struct, frozen=True, kw_only=True):
    """What everybody sees of one seat."""

    seat: Seat
    points: int
    cards: int
    ready: bool
    plan: Plan | None
    ambushes: tuple[str, ...]


class Board(Struct, frozen=True, kw_only=True):
    round: int
    phase: Phase
    goal: int
    pile: int
    discard: int
    seats: tuple[Shown, ...]
    leader: Seat | None
    hand: tuple[str, ...]  # the viewer's own
    plan: Plan | None  # the viewer's own


def strength(card: str) -> int:
    return STRENGTH[card.rstrip("0123456789")]


def cards(ids: tuple[str, ...]) -> tuple[Ref, ...]:
    return tuple(Ref("sk-card", card.rstrip("0123456789")) for card in ids)


def says(key: str, **values: Value) -> Phrase:
    return Phrase(key, values)
