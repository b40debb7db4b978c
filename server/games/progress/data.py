"""What a deck file holds: technologies, tracks, thresholds, personalities, milestones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from msgspec import Struct

from server.games.data_file import Bounds, Written

Kind = Literal["S", "E", "C"]  # Science, Engineering, Culture
Token = Literal["S", "E", "C", "G"]  # and General
Skill = Literal["action", "draw", "hand", "shuffle", "development", "research", "quick_draw"]
SkillStep = Skill | Literal["any"]  # "any": one skill of the player's choice, the eighth icon
Power = Literal["prestige", "population", "army"]
Rank = Literal["philosopher", "scientist", "artist"]
Era = Literal["ancient", "medieval", "renaissance"]

KINDS: tuple[Kind, ...] = get_args(Kind)
TOKENS: tuple[Token, ...] = get_args(Token)
SKILLS: tuple[Skill, ...] = get_args(Skill)
POWERS: tuple[Power, ...] = get_args(Power)
RANKS: tuple[Rank, ...] = get_args(Rank)
ERAS: tuple[Era, ...] = get_args(Era)
AGES = (1, 2, 3, 4)
ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V"}
MOST_PLAYERS = 5
PRINTED = (66, 60, 58, 55)  # copies of each age in the printed game

StepName = Literal[
    "action", "draw", "hand", "shuffle", "development", "research", "quick_draw", "any"
]
Id = Annotated[str, Written("[a-z][a-z0-9-]{0,39}", "pr-fault-id")]
Small = Annotated[int, Bounds(0, 30)]
Age = Annotated[int, Bounds(1, 4)]
NextAge = Annotated[int, Bounds(2, 5)]
Mark = Literal["1+", "2+", "3+", "4+", "5+"]


class Names(Struct, frozen=True):
    en: Annotated[str, Written(r"\S(.{0,58}\S)?", "pr-fault-name")]
    de: Annotated[str, Written(r"\S(.{0,58}\S)?", "pr-fault-name")]


class CostLine(Struct, frozen=True, kw_only=True):
    """One cost line: so much Knowledge of one type, or one technology in its place."""

    amount: Annotated[int, Bounds(1, 30)]
    type: Kind
    prereq: str | None = None


class Benefits(Struct, frozen=True, kw_only=True):
    """What an icon row gives; `draw`, `markers` and `activate` occur in a Heritage alone."""

    skills: tuple[StepName, ...] = ()
    tokens: tuple[Token, ...] = ()
    power: Mapping[str, Small] = {}
    age_symbols: tuple[NextAge, ...] = ()
    set_bonus: Kind | None = None  # a point for every five technologies of this type
    draw: Small = 0
    markers: Small = 0  # to remove from one technology under development
    activate: Small = 0  # technologies under development that become active now


class Card(Struct, frozen=True, kw_only=True):
    """A technology."""

    id: Id
    age: Age
    type: Kind
    name: Names
    cost: tuple[CostLine, ...]
    benefits: Benefits = Benefits()
    vp: Small = 0
    discard: Small
    copies: tuple[Mark, ...]

    def many(self, players: int) -> int:
        """How many copies are used by so many players (PR-01)."""
        return sum(int(mark[0]) <= players for mark in self.copies)


class Track(Struct, frozen=True):
    """A skill track: its values in their order, and the points left of each position."""

    values: tuple[str, ...]
    vp: tuple[Small, ...]


class Tracks(Struct, frozen=True, kw_only=True):
    action: Track
    draw: Track
    hand: Track
    shuffle: Track
    development: Track
    research: Track
    quick_draw: Track

    def of(self, skill: str) -> Track:
        track: Track = getattr(self, skill)
        return track


class Thresholds(Struct, frozen=True, kw_only=True):
    """Symbols that open each age, or end the game, with one to five players."""

    II: tuple[Small, ...]
    III: tuple[Small, ...]
    IV: tuple[Small, ...]
    V: tuple[Small, ...]


class Awards(Struct, frozen=True, kw_only=True):
    """Points by rank, or by position, for each power track."""

    prestige: tuple[Small, ...]
    population: tuple[Small, ...]
    army: tuple[Small, ...]

    def of(self, power: str) -> tuple[int, ...]:
        row: tuple[int, ...] = getattr(self, power)
        return row


class Personality(Struct, frozen=True, kw_only=True):
    id: Id
    rank: Rank
    name: Names
    order: Small = 0  # in which philosophers take their turns
    benefit: Benefits
    heritage: Benefits | None = None
    vp: Small = 0


class Milestone(Struct, frozen=True, kw_only=True):
    id: Id
    era: Era
    name: Names
    costs: tuple[CostLine, ...]
    benefits: Benefits
    vp: Small = 0


class Pack(Struct, frozen=True, kw_only=True):
    """A whole deck."""

    id: Id
    name: Names
    counts: tuple[int, ...] = ()  # printed copies of each age, where the file promises them
    inferred: tuple[str, ...] = ()  # parts that are not from the printed game
    tracks: Tracks
    thresholds: Thresholds
    awards: Awards
    solo_power: Awards
    solo_beyond: Small = 2  # points for each step beyond the solo board
    cards: tuple[Card, ...]
    personalities: tuple[Personality, ...] = ()
    milestones: tuple[Milestone, ...] = ()

    def __hash__(self) -> int:
        """By its id: what is looked up of a deck is kept for it, and hashing all is slow."""
        return hash(self.id)
