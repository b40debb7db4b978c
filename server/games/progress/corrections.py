"""The table is right: sets what stands on it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Happening, Seat, Step
from server.games.progress.benefits import drop_dev
from server.games.progress.data import ROMAN, Power, Skill, Token
from server.games.progress.drawing import replace_pile
from server.games.progress.knowledge import onto
from server.games.progress.state import (
    Player,
    State,
    age_of,
    book,
    card_ref,
    has_left,
    person_of,
    token_ref,
    track,
    unknown,
    with_player,
    without,
)
from server.games.progress.turn import advance
from server.games.ruling import Phrase, Ref, Value
from server.games.telling import Told, refuse, seat_ref

MOST_TOKENS = 20
MOST_POWER = 60
MOST_MARKERS = 9
MOST_ACTIONS = 9


class _Correction(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    seat: Seat


class SetSkill(_Correction, frozen=True, kw_only=True, tag="set-skill"):
    """The marker of a skill, without what a personality lends."""

    skill: Skill
    at: int


class SetPower(_Correction, frozen=True, kw_only=True, tag="set-power"):
    power: Power
    at: int


class SetTokens(_Correction, frozen=True, kw_only=True, tag="set-tokens"):
    """How many tokens of a kind lie ready; those that are spent stay."""

    kind: Token
    ready: int


class SetMarkers(_Correction, frozen=True, kw_only=True, tag="set-markers"):
    card: str
    markers: int


class SetActions(_Correction, frozen=True, kw_only=True, tag="set-actions"):
    """Actions left to the active player."""

    actions: int


class SetHand(_Correction, frozen=True, kw_only=True, tag="set-hand"):
    """Printed cards: so many cards of an age are in the hand; the deck has the others."""

    age: int
    cards: int


class ReturnCard(_Correction, frozen=True, kw_only=True, tag="return-card"):
    """An active technology, entered by mistake, goes to its discard pile; benefits stay as set."""

    card: str


Correction = SetSkill | SetPower | SetTokens | SetMarkers | SetActions | SetHand | ReturnCard


def correct(s: State, wanted: Correction) -> Step:
    player = s.of(wanted.seat)
    if s.phase in ("over", "deal", "develop") or player.out or s.shuffles or s.choices:
        raise refuse("pr-cannot-set", book(5))
    told: Told = []
    s = set_(s, player, wanted, told)
    s = replace(s, count=s.count + 1)
    # With cards on the phones play stands still: going on could turn over a hidden card.
    s = advance(s, told) if s.companion else s
    return Step(state=s, happenings=tuple(told), reveals=True)


def within(number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise refuse("pr-set-range", book(5), low=low, high=high)
    return number


def say(told: Told, key: str, seat: Seat, **values: Value) -> None:
    told.append(Happening(text=Phrase(key, {"seat": seat_ref(seat), **values}), seat=seat))


def set_(s: State, player: Player, wanted: Correction, told: Told) -> State:
    seat = player.seat
    match wanted:
        case SetSkill(skill=skill, at=at):
            within(at, 0, len(track(s, skill).values) - 1)
            changed: Any = {skill: at}
            say(told, "pr-set-skill", seat, skill=Ref("pr-skill", skill), at=at + 1)
            return with_player(s, replace(player, skill=replace(player.skill, **changed)))
        case SetPower(power=power, at=at):
            changed = {power: within(at, 0, s.power_end or MOST_POWER)}
            say(told, "pr-set-power", seat, power=Ref("pr-power", power), at=at)
            return with_player(s, replace(player, power=replace(player.power, **changed)))
        case SetTokens(kind=kind, ready=ready):
            within(ready, lent(s, player, kind), MOST_TOKENS)
            say(told, "pr-set-tokens", seat, kind=token_ref(kind), many=ready)
            ready_now = player.ready.plus(kind, ready - player.ready.of(kind))
            return with_player(s, replace(player, ready=ready_now))
        case SetMarkers(card=card, markers=markers):
            return set_markers(s, player, card, within(markers, 1, MOST_MARKERS), told)
        case SetActions(actions=actions):
            if s.phase != "action" or seat != s.active or s.turn.drawn:
                raise refuse("pr-cannot-set", book(5))
            turn = replace(s.turn, actions=within(actions, 1, MOST_ACTIONS))
            say(told, "pr-set-actions", seat, many=actions)
            return replace(s, turn=turn)
        case SetHand(age=age, cards=cards):
            return set_hand(s, player, age, cards, told)
        case ReturnCard(card=card):
            return return_card(s, player, card, told)


def lent(s: State, player: Player, kind: str) -> int:
    """A token that is lent cannot be counted away."""
    if player.person is None or player.spent.of(kind):
        return 0
    return person_of(s, player.person).benefit.tokens.count(kind)


def set_markers(s: State, player: Player, card: str, markers: int, told: Told) -> State:
    found = [dev for dev in player.dev if dev.card == card]
    if not found:
        raise refuse("pr-not-developing", book(5))
    dev = replace(found[0], markers=markers)
    say(told, "pr-set-markers", player.seat, card=card_ref(card), markers=markers)
    return with_player(s, replace(player, dev=(*drop_dev(player.dev, found[0]), dev)))


def set_hand(s: State, player: Player, age: int, cards: int, told: Told) -> State:
    if not s.companion or not 1 <= age <= s.last_age or s.phase in ("draw", "discard", "upkeep"):
        raise refuse("pr-cannot-set", book(5))
    card = unknown(age)
    deck, have = s.decks[age - 1], player.hand.count(card)
    within(cards, 0, have + len(deck))
    others = tuple(id for id in player.hand if id != card)
    player = replace(player, hand=(*others, *(card,) * cards))
    say(told, "pr-set-hand", player.seat, age=ROMAN[age], many=cards)
    decks = replace_pile(s.decks, age, (card,) * (len(deck) + have - cards))
    return with_player(replace(s, decks=decks), player)


def return_card(s: State, player: Player, card: str, told: Told) -> State:
    if card not in player.active:
        raise refuse("pr-not-active", book(5))
    age = age_of(s, card)
    say(told, "pr-set-returned", player.seat, card=card_ref(card))
    s = with_player(s, replace(player, active=without(player.active, card)))
    if has_left(s, age):
        return replace(s, removed=(*s.removed, card))
    return replace(s, discards=onto(s.discards, age, (card,)))
