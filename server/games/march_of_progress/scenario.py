"""A scenario as it is played: every value known (Game Set-up, and the scenario booklet)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.march_of_progress.cards import CARDS, PHASES, Card, CountryId, Phase

HIGHEST_FACE = 6


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    en: str
    de: str


class Space(Struct, frozen=True, kw_only=True):
    """The printed space of a die: where it starts, and the range it may show."""

    start: int
    low: int
    high: int


class Country(Struct, frozen=True, kw_only=True):
    """A country card. Only a home has an owner, a strength die, a capital and a garrison."""

    id: CountryId
    name: Names
    owner: Seat | None
    vp: Space
    strength: Space | None
    garrison: int
    blue_armies: int
    orange_armies: int

    def armies(self, seat: Seat) -> int:
        return self.blue_armies if seat == "blue" else self.orange_armies


class Cubes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The stock: a black cube is worth five VP, a white one a single VP."""

    black: int
    white: int

    @property
    def vp(self) -> int:
        return 5 * self.black + self.white


class Hands(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The action cards each side plays with."""

    blue: tuple[Card, ...] = CARDS
    orange: tuple[Card, ...] = CARDS


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where scenarios differ from the introduction."""

    strength_floor_home: int = 0  # STRENGTH turns no home's VP die below this
    score_home_blocked_by: Literal["capital_occupied", "enemy_present"] = "capital_occupied"
    score_base: int = 1
    score_nothing_if_capital_occupied: bool = True


class Initiative(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who starts with the initiative, and which double actions flip its card."""

    start: Literal["roll", "blue", "orange"] = "roll"
    flip_on: tuple[Phase, ...] = ("move", "attack")


class End(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many VP end the game; `both`: what if both sides have them."""

    vp: int = 18
    both: Literal["most_vp", "draw"] = "most_vp"


class Scenario(Struct, frozen=True, kw_only=True):
    """Everything that is fixed before the first turn."""

    id: str
    name: Names
    countries: tuple[Country, ...]  # as they lie on the table
    adjacency: tuple[tuple[CountryId, CountryId], ...]
    vp_stock: Cubes
    armies_per_player: int
    cards: Hands = Hands()
    order: tuple[Phase, ...] = PHASES
    rules: Rules = Rules()
    initiative: Initiative = Initiative()
    end: End = End()

    def country(self, id: CountryId) -> Country | None:
        for country in self.countries:
            if country.id == id:
                return country
        return None

    def neighbours(self, id: CountryId) -> tuple[CountryId, ...]:
        """The countries whose cards touch this one along a side (MP-22), as they lie."""
        touching = {b if a == id else a for a, b in self.adjacency if id in (a, b)}
        return tuple(country.id for country in self.countries if country.id in touching)

    def vp_floor(self, country: Country) -> int:
        """How far STRENGTH may turn the country's VP die down."""
        if country.owner is None:
            return country.vp.low
        return max(country.vp.low, self.rules.strength_floor_home)
