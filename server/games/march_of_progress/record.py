"""The record of the last reveal: kept in the state and shown on the board, so that a phone which
reconnects later can still draw the two cards and the combat."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.march_of_progress.cards import Card, CountryId
from server.games.ruling import Reason


class Played(Struct, frozen=True, kw_only=True):
    """One side's revealed card, and what became of it."""

    seat: Seat
    card: Card
    effect: Literal["waits", "done", "nothing"] = "waits"
    gave_up: Card | None = None  # the card discarded for ATTACK+1
    gained: int | None = None  # VP, by SCORE


class Combat(Struct, frozen=True, kw_only=True):
    """One combat: both totals with their terms (told apart by `side`), and what it cost."""

    country: CountryId
    attacker: Seat
    attack: int
    defence: int
    winner: Seat | None  # None: equal totals
    blue_lost: int
    orange_lost: int
    terms: tuple[Reason, ...]


class Reveal(Struct, frozen=True, kw_only=True):
    """The cards turned over in `turn`; the turn being resolved, or else the one before."""

    turn: int
    played: tuple[Played, ...]  # blue, orange
    first: Seat | None = None  # None: the order did not matter, or is not chosen yet
    initiative_to: Seat | None = None  # to whom the initiative card was flipped
    combats: tuple[Combat, ...] = ()
