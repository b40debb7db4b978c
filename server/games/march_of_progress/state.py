"""The state of a match, and the lookups and updates that every chapter uses."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.march_of_progress.cards import ArmyId, Card, CountryId, Phase
from server.games.march_of_progress.record import Played, Reveal
from server.games.march_of_progress.scenario import Country, Scenario
from server.games.ruling import Cite, Reason, Ref
from server.games.telling import Told, refuse, tell


class House(Struct, frozen=True, kw_only=True):
    """The questions the book leaves open, and how this match answers them (README)."""

    fortified_value: Literal["strength_plus_1", "just_1"] = "strength_plus_1"
    occupier_attacks: Literal["keeps", "frees_capital_first"] = "keeps"
    lying_attackers: Literal["destroyed", "spared"] = "destroyed"
    strength_at_6: Literal["reduce_anyway", "nothing"] = "reduce_anyway"
    fortify_optional: Literal["no", "yes"] = "no"
    suicide_attack: Literal["forced", "optional"] = "forced"
    capital_by_defence: Literal["no", "yes"] = "no"
    forced_attack: Literal["any_standing", "each_standing"] = "any_standing"


class Army(Struct, frozen=True):
    id: ArmyId
    seat: Seat
    country: CountryId | None  # None: in the player's stock
    fortified: bool = False
    on_capital: bool = False


class Player(Struct, frozen=True, kw_only=True):
    """One side. `picked` stays in the hand, and secret, until the reveal takes it out."""

    seat: Seat
    hand: tuple[Card, ...]
    strength: int
    discard: tuple[Card, ...] = ()
    picked: Card | None = None
    vp: int = 0


class Task(Struct, frozen=True):
    """One thing still to do in this turn. An attack's later parts know where, and who stood up."""

    kind: Phase | Literal["order", "discard", "combat", "occupy"]
    seat: Seat  # whose action or choice it is; of an order, the holder of the initiative
    country: CountryId = ""
    stood_up: int = 0
    phase: Phase | None = None  # of an order


class State(Struct, frozen=True, kw_only=True):
    scenario: Scenario
    house: House
    cards: Literal["phone", "table"]
    stage: Literal["roll", "pick", "resolve", "over"]
    rolls: int = 1  # for the initiative, counting the one to come
    turn: int = 1
    initiative: Seat | None = None
    stock: int
    players: tuple[Player, Player]  # blue, orange
    vp_dice: tuple[int, ...]  # of the scenario's countries, in their order
    armies: tuple[Army, ...]
    todo: tuple[Task, ...] = ()
    reveal: Reveal | None = None


mop = partial(Cite, "mop", None)  # the book has no page numbers: cited by chapter


def house(question: str) -> Cite:
    """Where a house rule decides, it is cited instead of the book."""
    return Cite("house", None, f"mop-house-{question}")


def card_ref(card: Card) -> Ref:
    return Ref("mop-card", card)


def country_ref(id: CountryId) -> Ref:
    return Ref("mop-country", id)


def player(s: State, seat: Seat) -> Player:
    return s.players[0] if seat == "blue" else s.players[1]


def with_player(s: State, changed: Player) -> State:
    blue, orange = s.players
    players = (changed, orange) if changed.seat == "blue" else (blue, changed)
    return replace(s, players=players)


def all_cards(s: State, seat: Seat) -> tuple[Card, ...]:
    """The action cards the side plays with in this scenario."""
    return s.scenario.cards.blue if seat == "blue" else s.scenario.cards.orange


def country(s: State, id: CountryId) -> Country:
    """The country card; refuses a name that is on no card."""
    found = s.scenario.country(id)
    if found is None:
        raise refuse("mop-no-such-country", mop("mop-chapter-setup"), country=id)
    return found


def home(s: State, seat: Seat) -> Country:
    return next(c for c in s.scenario.countries if c.owner == seat)


def vp_die(s: State, id: CountryId) -> int:
    for die, card in zip(s.vp_dice, s.scenario.countries, strict=True):
        if card.id == id:
            return die
    raise KeyError(id)


def in_play(s: State, seat: Seat) -> list[Army]:
    return [army for army in s.armies if army.seat == seat and army.country is not None]


def armies_in(s: State, id: CountryId, seat: Seat) -> list[Army]:
    return [army for army in s.armies if army.country == id and army.seat == seat]


def own_army(s: State, seat: Seat, id: ArmyId) -> Army:
    """The seat's army of that name, in play; refuses any other."""
    for army in s.armies:
        if army.id == id and army.seat == seat and army.country is not None:
            return army
    raise refuse("mop-no-such-army", mop("mop-chapter-setup"), army=id)


def with_armies(s: State, *changed: Army) -> State:
    by_id = {army.id: army for army in changed}
    return replace(s, armies=tuple(by_id.get(army.id, army) for army in s.armies))


def played(s: State, seat: Seat) -> Played:
    """The seat's card of this turn, revealed."""
    assert s.reveal is not None
    return s.reveal.played[0] if seat == "blue" else s.reveal.played[1]


def with_played(s: State, changed: Played) -> State:
    assert s.reveal is not None
    blue, orange = s.reveal.played
    both = (changed, orange) if changed.seat == "blue" else (blue, changed)
    return replace(s, reveal=replace(s.reveal, played=both))


def nothing_happens(s: State, told: Told, seat: Seat, *why: Reason) -> State:
    """Tell that the card does nothing, with the reason, and record it for the phones."""
    card = played(s, seat)
    tell(told, "mop-nothing", seat, *why, card=card_ref(card.card))
    return with_played(s, replace(card, effect="nothing"))


def done(s: State, seat: Seat) -> State:
    return with_played(s, replace(played(s, seat), effect="done"))
