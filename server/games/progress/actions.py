"""What a player may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from server.games.progress.data import Kind, Skill


class _Action(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Discover(_Action, frozen=True, kw_only=True, tag="discover"):
    """Pay for a card of the hand and make it active. `pay`: tokens by kind, cards by their id."""

    card: str
    pay: Mapping[str, int] = {}


class Research(_Action, frozen=True, kw_only=True, tag="research"):
    """Put a card of the hand under development."""

    card: str


class Draw(_Action, frozen=True, kw_only=True, tag="draw"):
    """Draw, and end the actions of the turn."""


class QuickDraw(_Action, frozen=True, kw_only=True, tag="quick-draw"):
    pass


class ShuffleDraw(_Action, frozen=True, kw_only=True, tag="shuffle-draw"):
    """Shuffle these ages' discard piles into their decks and draw as many cards."""

    ages: tuple[int, ...]


class Take(_Action, frozen=True, kw_only=True, tag="take"):
    """The next card: from the top of a deck or of a discard pile; or this one of the pile."""

    age: int
    pile: Literal["deck", "discard"]
    card: str | None = None


class NoMore(_Action, frozen=True, kw_only=True, tag="no-more"):
    """No more cards."""


class Discard(_Action, frozen=True, kw_only=True, tag="discard"):
    """Cards that go, by id: after a Quick Draw, or down to the hand size."""

    cards: Mapping[str, int]


class Activate(_Action, frozen=True, kw_only=True, tag="activate"):
    """Which technology without markers becomes active next."""

    card: str


class TakeBack(_Action, frozen=True, kw_only=True, tag="take-back"):
    """A technology under development returns to the hand."""

    card: str


class Pass(_Action, frozen=True, kw_only=True, tag="pass"):
    """No more actions this turn."""


class Generate(_Action, frozen=True, kw_only=True, tag="generate"):
    """Turn cards and tokens into Knowledge ahead of what it is for."""

    pay: Mapping[str, int]


class ChooseSkill(_Action, frozen=True, kw_only=True, tag="choose-skill"):
    skill: Skill


class ChoosePerson(_Action, frozen=True, kw_only=True, tag="choose-person"):
    person: str | None


class ChooseDev(_Action, frozen=True, kw_only=True, tag="choose-dev"):
    card: str


class ChooseMilestone(_Action, frozen=True, kw_only=True, tag="choose-milestone"):
    """The printed milestone that lies on top."""

    milestone: str | None


class TakePersonality(_Action, frozen=True, kw_only=True, tag="take-personality"):
    """Free: the next class of personality takes over."""

    person: str


class UseHeritage(_Action, frozen=True, kw_only=True, tag="use-heritage"):
    """Free: give up the personality for its Heritage."""


class PayMilestone(_Action, frozen=True, kw_only=True, tag="pay-milestone"):
    """Cover one cost of the current milestone: once in a turn free, then for an action."""

    cost: int
    pay: Mapping[str, int] = {}


class SwapTime(_Action, frozen=True, kw_only=True, tag="swap-time"):
    """Solo, free: a card of the hand for one of the Time deck."""

    give: str
    take: str


class EnterCard(_Action, frozen=True, kw_only=True, tag="enter-card"):
    """Printed cards: discover a card that is not in the deck file, by its visible icons; or put it
    under development."""

    age: int
    kind: Kind
    icon: str  # a skill, "any", a token "kS", a set bonus "setS", or "none"
    research: bool = False
    prestige: int = 0
    population: int = 0
    army: int = 0
    vp: int = 0
    symbol: bool = False
    pay: Mapping[str, int] = {}


class EnterPerson(_Action, frozen=True, kw_only=True, tag="enter-person"):
    """Printed cards: a personality that is not in the deck file, by what it lends and leaves."""

    icon: str  # lent: a skill, a token "kS", or "none"
    order: int = 0  # the number of a Philosopher
    vp: int = 0
    leaves: str = "none"  # of its Heritage: a skill, "any", a token, or "none"
    prestige: int = 0
    population: int = 0
    army: int = 0
    cards: int = 0
    markers: int = 0
    activate: bool = False


class EnterMilestone(_Action, frozen=True, kw_only=True, tag="enter-milestone"):
    """Printed cards: the milestone on top is not in the deck file; its costs are "2S" or "none"."""

    first: str
    second: str
    third: str = "none"
    fourth: str = "none"
    icon: str
    prestige: int = 0
    population: int = 0
    army: int = 0
    vp: int = 0


class NameDiscard(_Action, frozen=True, kw_only=True, tag="name-discard"):
    """Printed cards: the unnamed card on top of a discard pile is this one."""

    card: str


class Reveal(_Action, frozen=True, kw_only=True, tag="reveal"):
    """Printed cards, solo: what the top of the deck was."""

    found: Literal["plain", "symbol", "none"]


Action = (
    Discover
    | Research
    | Draw
    | QuickDraw
    | ShuffleDraw
    | Take
    | NoMore
    | Discard
    | Activate
    | TakeBack
    | Pass
    | Generate
    | ChooseSkill
    | ChoosePerson
    | ChooseDev
    | ChooseMilestone
    | TakePersonality
    | UseHeritage
    | PayMilestone
    | SwapTime
    | EnterCard
    | EnterPerson
    | EnterMilestone
    | NameDiscard
    | Reveal
)
