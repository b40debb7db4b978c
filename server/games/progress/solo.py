"""Playing alone: the Time deck (PR-100 to PR-104)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.progress.data import ROMAN
from server.games.progress.drawing import replace_pile, shuffle_in
from server.games.progress.knowledge import onto
from server.games.progress.state import (
    State,
    age_of,
    book,
    card_of,
    card_ref,
    has_left,
    rebuilt,
    with_player,
    without,
)
from server.games.ruling import Ruling
from server.games.telling import Told, refuse, tell

RANKS = ((20, "novice"), (40, "leader"), (65, "mastermind"))


def penalty(cards: int) -> int:
    """Points lost for the Time deck: one for each of the first seven, then two, and so on."""
    full, rest = divmod(cards, 7)
    return 7 * full * (full + 1) // 2 + rest * (full + 1)


def rank(score: int) -> str:
    return next((name for most, name in RANKS if score <= most), "demigod")


def takeable(s: State) -> tuple[str, ...]:
    """Cards of the Time deck that may come into the hand: not those of an age that has left the
    game, where the table still counts them (PR-68)."""
    return tuple(card for card in dict.fromkeys(s.time_deck) if not has_left(s, age_of(s, card)))


def may_swap(s: State) -> bool:
    return s.solo and not s.turn.swapped and bool(s.me.hand and takeable(s))


def check_swap(s: State, give: str, take: str) -> Ruling[str]:
    if not s.solo:
        raise refuse("pr-solo-only", book(7))
    if s.turn.swapped:
        raise refuse("pr-swapped", book(7))
    if give not in s.me.hand:
        raise refuse("pr-not-in-hand", book(7))
    if take not in s.time_deck:
        raise refuse("pr-not-in-time", book(7))
    if take not in takeable(s):
        raise refuse("pr-time-gone", rebuilt(68))
    return Ruling(take)


def swap(s: State, give: str, take: str, told: Told) -> State:
    player = s.me
    s = with_player(s, replace(player, hand=(*without(player.hand, give), take)))
    tell(told, "pr-swapped-time", s.active, give=card_ref(give), take=card_ref(take))
    time = (*without(s.time_deck, take), give)
    return replace(s, time_deck=time, turn=replace(s.turn, swapped=True))


def has_symbol(s: State, card: str) -> bool:
    return bool(card_of(s, card).benefits.age_symbols)


def reveal(s: State, told: Told) -> State:
    """Reveal one card; the first without a symbol joins the Time deck (PR-101)."""
    age = s.age
    deck, pile = s.decks[age - 1], s.discards[age - 1]
    if s.companion:
        if not deck and pile:
            return shuffle_in(s, (age,))
        return s if deck else defeat(s, told)
    if all(has_symbol(s, card) for card in deck + pile):
        return defeat(s, told)
    if not deck:
        return shuffle_in(s, (age,))
    card = deck[0]
    s = replace(s, decks=replace_pile(s.decks, age, deck[1:]))
    if has_symbol(s, card):
        tell(told, "pr-revealed-symbol", s.active, card=card_ref(card))
        return replace(s, discards=onto(s.discards, age, (card,)))
    return replace(into_time(s, card, told), phase="next")


def into_time(s: State, card: str, told: Told) -> State:
    s = replace(s, time_deck=(*s.time_deck, card))
    tell(told, "pr-time", s.active, card=card_ref(card), many=len(s.time_deck))
    return s


def reveal_printed(s: State, found: str, told: Told) -> State:
    """The table says what the top of the deck was."""
    if found == "none":
        return defeat(s, told)
    card, *rest = s.decks[s.age - 1]
    s = replace(s, decks=replace_pile(s.decks, s.age, tuple(rest)))
    if found == "symbol":
        tell(told, "pr-revealed-symbol", s.active, card=card_ref(card))
        return replace(s, discards=onto(s.discards, s.age, (card,)))
    return replace(into_time(s, card, told), phase="next")


def defeat(s: State, told: Told) -> State:
    tell(told, "pr-defeat", s.active, age=ROMAN[s.age])
    return replace(s, ended="defeat", why="defeat")
