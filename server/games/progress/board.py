"""What a viewer sees."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.progress.data import Card, CostLine, Milestone, Personality, Track
from server.games.progress.scoring import Part
from server.games.progress.state import Dev, Four, Phase, Powers, Time


class SkillShown(Struct, frozen=True):
    skill: str
    at: int
    lent: int  # of it, by a personality


class Shown(Struct, frozen=True, kw_only=True):
    """What everybody sees of one player."""

    seat: Seat
    hand: int
    limit: int
    active: tuple[str, ...]
    dev: tuple[Dev, ...]
    ready: Four
    spent: Four
    skills: tuple[SkillShown, ...]
    power: Powers
    person: str | None
    people: tuple[str, ...]
    milestones: tuple[str, ...]
    points: int
    parts: tuple[Part, ...]
    out: bool


class Pile(Struct, frozen=True, kw_only=True):
    """A deck and its discard pile, the top last."""

    age: int
    state: Literal["closed", "open", "gone"]
    deck: int
    discard: tuple[str, ...]


class Signs(Struct, frozen=True):
    """Age symbols in play, and how many open the age or end the game."""

    age: int
    have: int
    need: int
    ends: bool


class CostShown(Struct, frozen=True):
    """One cost line of a card, and whether its prerequisite is met."""

    line: CostLine
    met: bool


class CardShown(Struct, frozen=True, kw_only=True):
    """A card of the viewer's hand: how far it can be discovered."""

    card: str
    many: int
    lines: tuple[CostShown, ...]
    lacks: int  # Knowledge that cannot be raised by all means; 0: it can be afforded
    twice: bool  # already in the viewer's area


class Reach(Struct, frozen=True):
    """A technology that the viewer neither has nor holds: what it would cost her now."""

    card: str
    need: int  # Knowledge to pay, after prerequisites
    lacks: int  # of it, what all her cards and tokens could not raise


class MilestoneShown(Struct, frozen=True, kw_only=True):
    milestone: Milestone
    covers: tuple[Seat | None, ...]
    left: int  # cards under it
    below: tuple[str, ...]  # in order, where the table browses


class DrawingShown(Struct, frozen=True, kw_only=True):
    kind: str
    left: int


class Board(Struct, frozen=True, kw_only=True):
    pack: str
    mode: Literal["digital", "companion"]
    age: int
    last_age: int
    phase: Phase
    round: int
    active: Seat
    order: tuple[Seat, ...]
    turn: Time
    pool: Four
    drawing: DrawingShown | None
    to_discard: int
    choosing: Seat | None
    players: tuple[Shown, ...]
    piles: tuple[Pile, ...]
    signs: tuple[Signs, ...]
    tracks: tuple[Track, ...]  # in the order of the skills
    hand: tuple[str, ...]  # the viewer's own
    cards: tuple[CardShown, ...]  # of that hand
    reach: tuple[Reach, ...]  # the rest of the technology tree, as the viewer could pay for it
    milestone: MilestoneShown | None
    people_left: tuple[str, ...]
    time_deck: tuple[str, ...]
    penalty: int
    ending: str
    over: bool
    extra: tuple[Card, ...]  # cards that the shipped deck does not have
    people: tuple[Personality, ...]  # all of the deck, where they are played with
