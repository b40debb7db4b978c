"""The state of a match, and small questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.progress.data import (
    KINDS,
    SKILLS,
    Card,
    Milestone,
    Pack,
    Personality,
    Skill,
    Track,
    Tracks,
)
from server.games.progress.files import SHIPPED
from server.games.ruling import Cite, Ref
from server.games.telling import refuse

SEATS: tuple[Seat, ...] = ("blue", "orange", "green", "plum", "chalk")

Phase = Literal["deal", "develop", "action", "draw", "discard", "upkeep", "reveal", "next", "over"]
YesNo = Literal["no", "yes"]


def book(page: int) -> Cite:
    return Cite("progress", page)


def rebuilt(number: int) -> Cite:
    """A rule of the lost page, by its PR number in our digest."""
    return Cite("pr_rebuilt", number)


def ours(number: int) -> Cite:
    """One of our rulings, by its A number."""
    return Cite("pr_house", number)


class House(Struct, frozen=True, kw_only=True):
    """Every open question of the rules, with our default first."""

    end_mode: Literal["immediate", "finish_turn", "finish_round"] = "immediate"
    action_gain: Literal["now", "next_turn"] = "now"
    allow_duplicates: YesNo = "no"
    eighth_skill: Literal["any", "none"] = "any"
    strict_payment: YesNo = "no"
    draw_from_discard: Literal["both", "quick_only", "none"] = "both"
    discard_access: Literal["top", "any"] = "top"
    auto_reshuffle: YesNo = "no"
    shuffle_empty: YesNo = "no"
    shuffle_split: Literal["one_per_deck", "free"] = "one_per_deck"
    remove_old_ages: YesNo = "yes"
    old_time_cards: Literal["leave", "stay"] = "leave"
    rank_at_start: YesNo = "yes"
    milestone_browse: YesNo = "no"
    philosopher_order: Literal["cards", "seat_from_lowest"] = "cards"
    milestone_end: Literal["before", "after"] = "before"
    after_heritage: Literal["next", "none"] = "next"
    upkeep_overlap: YesNo = "no"


class Four(Struct, frozen=True, kw_only=True):
    """Knowledge, or tokens, of each kind."""

    S: int = 0
    E: int = 0
    C: int = 0
    G: int = 0

    def of(self, kind: str) -> int:
        many: int = getattr(self, kind)
        return many

    def plus(self, kind: str, many: int = 1) -> Four:
        changed: Any = {kind: self.of(kind) + many}
        return replace(self, **changed)

    def and_(self, other: Four) -> Four:
        return Four(S=self.S + other.S, E=self.E + other.E, C=self.C + other.C, G=self.G + other.G)

    @property
    def total(self) -> int:
        return self.S + self.E + self.C + self.G


class Levels(Struct, frozen=True, kw_only=True):
    """Positions on the skill tracks, the first being 0."""

    action: int = 0
    draw: int = 0
    hand: int = 0
    shuffle: int = 0
    development: int = 0
    research: int = 0
    quick_draw: int = 0

    def of(self, skill: str) -> int:
        at: int = getattr(self, skill)
        return at


class Powers(Struct, frozen=True, kw_only=True):
    """Positions on the power tracks."""

    prestige: int = 0
    population: int = 0
    army: int = 0

    def of(self, power: str) -> int:
        at: int = getattr(self, power)
        return at


class Dev(Struct, frozen=True):
    """A technology under development."""

    card: str
    markers: int


class Player(Struct, frozen=True, kw_only=True):
    seat: Seat
    hand: tuple[str, ...] = ()  # secret; with printed cards only the ages are known: "?1"
    active: tuple[str, ...] = ()
    dev: tuple[Dev, ...] = ()
    ready: Four = Four()
    spent: Four = Four()
    skill: Levels = Levels()
    power: Powers = Powers()
    person: str | None = None  # the personality that guides now
    people: tuple[str, ...] = ()  # all that ever did
    milestones: tuple[str, ...] = ()  # kept
    out: bool = False

    @property
    def tokens(self) -> Four:
        return self.ready.and_(self.spent)


class Choice(Struct, frozen=True, kw_only=True):
    """Something a player has to choose before play goes on."""

    seat: Seat
    kind: Literal["skill", "scientist", "artist", "markers", "activate", "philosopher", "milestone"]
    many: int = 0  # of markers that a Heritage removes


class Drawing(Struct, frozen=True, kw_only=True):
    """Cards being drawn, one by one."""

    kind: Literal["draw", "quick", "shuffle", "heritage"]
    left: int
    ages: tuple[int, ...] = ()  # the decks just shuffled; of each one card, or any split
    taking: int = 0  # the age whose deck is being shuffled for the next card


class Time(Struct, frozen=True, kw_only=True):
    """What the turn has used."""

    actions: int = 0
    fresh: bool = False  # no action yet: technologies under development may be taken back
    drawn: bool = False  # the Draw action has ended the actions
    milestone: bool = False  # the free milestone cost is paid
    swapped: bool = False  # the free swap with the Time deck is made


class State(Struct, frozen=True, kw_only=True):
    pack: str
    own: Pack | None = None  # a deck that is not shipped
    extra: tuple[Card, ...] = ()  # printed cards entered by their icons
    extra_people: tuple[Personality, ...] = ()
    extra_milestones: tuple[Milestone, ...] = ()
    house: House = House()
    mode: Literal["digital", "companion"] = "digital"
    tracks: Tracks
    thresholds: tuple[int, int, int, int]  # of ages II to V
    solo_power: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    solo_beyond: int = 2  # points for each step beyond the solo board
    power_end: int = 0  # the last position of the power tracks; 0: they have no end
    last_age: int
    printed: tuple[int, ...] = ()  # printed cards of each age, where they lie on the table
    personalities: bool = False
    milestones: bool = False
    players: tuple[Player, ...]  # in the order of their seats
    order: tuple[Seat, ...]  # in which they take turns
    active: Seat
    round: int = 0
    phase: Phase = "deal"
    count: int = 0  # of everything answered so far: it numbers decisions
    age: int = 1
    decks: tuple[tuple[str, ...], ...] = ((), (), (), ())  # secret; the top first
    discards: tuple[tuple[str, ...], ...] = ((), (), (), ())  # the top last
    removed: tuple[str, ...] = ()
    turn: Time = Time()
    skilled: int = 0  # the highest Action skill that this turn has given actions for
    pool: Four = Four()
    drawing: Drawing | None = None
    to_discard: int = 0
    late: Seat | None = None  # whose upkeep is not over, though the next turn has begun
    choices: tuple[Choice, ...] = ()
    shuffles: tuple[str, ...] = ()
    time_deck: tuple[str, ...] = ()
    philosophers: tuple[str, ...] = ()  # shuffled, until they are dealt
    milestone_decks: tuple[tuple[str, ...], ...] = ((), (), ())  # secret; the top first
    milestone: str | None = None
    covers: tuple[Seat | None, ...] = ()  # who has paid each cost of it
    milestones_gone: tuple[str, ...] = ()
    ended: str = ""  # why the last age is over: "symbols", "empty"; or "defeat"
    why: str = ""  # the same, once nothing more is played

    def of(self, seat: Seat | None) -> Player:
        for player in self.players:
            if player.seat == seat:
                return player
        raise refuse("pr-no-seat", book(3))

    @property
    def me(self) -> Player:
        """Whose turn it is."""
        return self.of(self.active)

    @property
    def present(self) -> tuple[Player, ...]:
        return tuple(player for player in self.players if not player.out)

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def companion(self) -> bool:
        return self.mode == "companion"


def with_player(s: State, player: Player) -> State:
    return replace(s, players=tuple(player if p.seat == player.seat else p for p in s.players))


# --- The deck that is played -----------------------------------------------------------------


def pack_of(s: State) -> Pack:
    return s.own if s.own is not None else SHIPPED[s.pack]


@cache
def _shipped_cards(pack: str) -> Mapping[str, Card]:
    return {card.id: card for card in SHIPPED[pack].cards}


@lru_cache(maxsize=8)
def _own_cards(pack: Pack) -> Mapping[str, Card]:
    return {card.id: card for card in pack.cards}


def deck_cards(s: State) -> Mapping[str, Card]:
    return _shipped_cards(s.pack) if s.own is None else _own_cards(s.own)


def cards_of(s: State) -> Mapping[str, Card]:
    """Every technology of the deck, and those entered by their icons."""
    known = deck_cards(s)
    return {**known, **{card.id: card for card in s.extra}} if s.extra else known


def card_of(s: State, id: str) -> Card:
    found = deck_cards(s).get(id) or next((card for card in s.extra if card.id == id), None)
    if found is None:
        raise refuse("pr-no-card", book(2))
    return found


def is_unknown(id: str) -> bool:
    """A printed card of which only the age is known."""
    return id.startswith("?")


def unknown(age: int) -> str:
    return f"?{age}"


def age_of(s: State, id: str) -> int:
    return int(id[1:]) if is_unknown(id) else card_of(s, id).age


def person_of(s: State, id: str) -> Personality:
    for person in (*pack_of(s).personalities, *s.extra_people):
        if person.id == id:
            return person
    raise refuse("pr-no-person", book(8))


def milestone_of(s: State, id: str) -> Milestone:
    for milestone in (*pack_of(s).milestones, *s.extra_milestones):
        if milestone.id == id:
            return milestone
    raise refuse("pr-no-milestone", book(8))


def has_left(s: State, age: int) -> bool:
    """Whether the cards of an age have left the game (PR-68). That Age II does with Age IV is
    printed; that Age I does with Age III is our inference, which the table may decide (A-15)."""
    return 1 <= age <= s.age - 2 and (age >= 2 or s.house.remove_old_ages == "yes")


def open_ages(s: State) -> tuple[int, ...]:
    """Ages whose deck and discard may be drawn from."""
    return tuple(age for age in range(1, s.age + 1) if not has_left(s, age))


# --- Skills ----------------------------------------------------------------------------------


def track(s: State, skill: str) -> Track:
    return s.tracks.of(skill)


def position(s: State, player: Player, skill: str) -> int:
    """Where the marker stands, with what a personality lends (A-25)."""
    lent = 0
    if player.person is not None:
        lent = person_of(s, player.person).benefit.skills.count(skill)
    return min(player.skill.of(skill) + lent, len(track(s, skill).values) - 1)


def value(s: State, player: Player, skill: Skill) -> int:
    """The number at the marker; of Quick Draw the cards to draw."""
    return int(track(s, skill).values[position(s, player, skill)].split("/")[0])


def quick_discard(s: State, player: Player) -> int:
    """How many cards are discarded after a Quick Draw."""
    return int(track(s, "quick_draw").values[position(s, player, "quick_draw")].split("/")[1])


def excess(s: State, player: Player) -> int:
    """How many cards are over the hand size."""
    return max(0, len(player.hand) - value(s, player, "hand"))


def raisable(s: State, player: Player) -> tuple[Skill, ...]:
    """Skills whose marker is not at its last position."""
    return tuple(
        skill for skill in SKILLS if player.skill.of(skill) < len(track(s, skill).values) - 1
    )


def owns(player: Player, card: str) -> bool:
    return card in player.active


def symbols(s: State, age: int) -> int:
    """Symbols of this age on the active technologies of all (PR-66)."""
    known = cards_of(s)
    return sum(
        known[id].benefits.age_symbols.count(age) for player in s.players for id in player.active
    )


def without(cards: tuple[str, ...], card: str, many: int = 1) -> tuple[str, ...]:
    """The cards without so many of one."""
    left = list(cards)
    for _ in range(many):
        left.remove(card)
    return tuple(left)


def held(s: State, player: Player, card: str) -> str:
    """How the card lies in the hand: by its name, or, of printed cards, by its age alone."""
    if s.companion and not is_unknown(card):
        return unknown(age_of(s, card))
    return card


def card_ref(id: str) -> Ref:
    return Ref("pr-unknown", f"age{id[1:]}") if is_unknown(id) else Ref("pr-card", id)


def kinds_of(s: State, player: Player) -> dict[str, int]:
    """How many active technologies of each type."""
    types = [card_of(s, id).type for id in player.active]
    return {kind: types.count(kind) for kind in KINDS}


def token_ref(kind: str) -> Ref:
    return Ref("pr-token", kind.lower())
