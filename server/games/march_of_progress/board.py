"""What a phone or the screen draws: the table as it lies, seen by one viewer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.march_of_progress.cards import ArmyId, Card, CountryId, Phase
from server.games.march_of_progress.record import Reveal


class Die(Struct, frozen=True, kw_only=True):
    """A die used as a counter, on a space that prints its range. A VP die at 0 is taken away."""

    value: int
    low: int
    high: int


class ArmyPiece(Struct, frozen=True, kw_only=True):
    id: ArmyId
    seat: Seat
    fortified: bool  # lies on its side
    on_capital: bool


class CountryCard(Struct, frozen=True, kw_only=True):
    """One country card with all that lies on it."""

    id: CountryId  # its name: Ref("mop-country", id)
    owner: Seat | None  # None: a neutral country
    neighbours: tuple[CountryId, ...]
    vp: Die
    vp_floor: int  # STRENGTH cannot turn the VP die below this
    strength: Die | None  # the owner's army strength; None: a neutral country
    garrison: int  # printed strength; 0: none
    garrison_active: bool
    armies: tuple[ArmyPiece, ...]  # blue's, then orange's
    occupier: Seat | None  # who stands on the capital
    controller: Seat | None
    contested: bool  # armies of both sides are here


class PlayerArea(Struct, frozen=True, kw_only=True):
    """One player's side of the table. The hand keeps the picked card until the reveal."""

    seat: Seat
    vp: int
    army_stock: int
    armies: tuple[str, ...]  # all it has, in stock too
    hand: tuple[Card, ...]
    discard: tuple[Card, ...]
    pick: Literal["no", "locked", "revealed"]
    picked: Card | None  # before the reveal only in its owner's own view


class Deciding(Struct, frozen=True, kw_only=True):
    """The decision of a turn being resolved: whose, of which kind, among which countries."""

    kind: Literal["order", "move", "fortify", "attack", "discard", "occupy", "strength"]
    seat: Seat
    countries: tuple[CountryId, ...] = ()


class Finish(Struct, frozen=True, kw_only=True):
    """The end; both seats winning is a tie."""

    winners: tuple[Seat, ...]


class Board(Struct, frozen=True, kw_only=True):
    """The whole table. `reveal` is this turn's when its turn is `turn`, else the last one's."""

    scenario: str  # its name: Ref("mop-scenario", id)
    cards: Literal["phone", "table"]
    turn: int
    phase: Literal[
        "roll", "pick", "move", "recruit", "fortify", "attack", "strength", "score", "over"
    ]
    order: tuple[Phase, ...]  # the letters a to f, in this order
    active: tuple[Phase, ...]  # the phases of the two revealed cards, while they are resolved
    initiative: Seat | None  # None: not rolled for yet
    vp_stock: int
    ends_at: int  # so many VP end the game
    last_turn: bool  # somebody has them: the game ends with this turn
    players: tuple[PlayerArea, ...]  # blue, orange
    countries: tuple[CountryCard, ...]  # as they lie, from blue's home to orange's
    reveal: Reveal | None
    deciding: Deciding | None
    result: Finish | None
