"""What Council is made of: notes, words, the state, the actions, the board.

Council is played by the tests alone. It has what Skirmish lacks (one to ten seats by an answer of
the form, private words between seats that are paid for, players who drop out, decisions of the
referee and of all together, a solo game that can be lost, halls that people write themselves), so
that the kernel and the server fit such games too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.ruling import Cite, Phrase, Value
from server.games.telling import refuse
from tests.kernel.council.halls import Coin, Hall

SIDES: tuple[Seat, ...] = (
    "blue",
    "orange",
    "green",
    "plum",
    "chalk",
    "gold",
    "teal",
    "rose",
    "umber",
    "slate",
)
NOTES = tuple(f"{worth}{copy}" for worth in range(1, 7) for copy in "abcdef")
HAND = 2
MOST_POINTS = 20
MOST_COINS = 20

SITTING = Cite("council", 1)
SPEAKING = Cite("council", 2)
VOTING = Cite("council", 3)


class Lay(Struct, frozen=True, kw_only=True, tag="lay", forbid_unknown_fields=True):
    """Lay one of your notes face down."""

    note: str


class Word(Struct, frozen=True, kw_only=True, tag="word", forbid_unknown_fields=True):
    """The speaker pays the hall and promises something to some seats, in private; to nobody: says
    nothing, which costs the same."""

    to: tuple[Seat, ...]
    promise: int
    coins: Mapping[str, int]


class Award(Struct, frozen=True, kw_only=True, tag="award", forbid_unknown_fields=True):
    """The referee settles which of the equal notes counts."""

    seat: Seat


class Vote(Struct, frozen=True, kw_only=True, tag="vote", forbid_unknown_fields=True):
    """Whether the council rises early, in the open; it does if all agree."""

    rise: bool


Action = Lay | Word | Award | Vote


class Worth(Struct, frozen=True, kw_only=True, tag="worth", forbid_unknown_fields=True):
    """On how many faces does this note score? In a match: only of the asker's own hand."""

    note: str


class SetPoints(Struct, frozen=True, kw_only=True, tag="set_points", forbid_unknown_fields=True):
    seat: Seat
    points: int


class SetCoins(Struct, frozen=True, kw_only=True, tag="set_coins", forbid_unknown_fields=True):
    seat: Seat
    coin: Coin
    count: int


class SetSpeaker(Struct, frozen=True, kw_only=True, tag="set_speaker", forbid_unknown_fields=True):
    seat: Seat


Correction = SetPoints | SetCoins | SetSpeaker


class Player(Struct, frozen=True, kw_only=True):
    seat: Seat
    coins: Mapping[str, int]  # by kind, before everybody
    hand: tuple[str, ...] = ()  # secret
    laid: str | None = None  # secret until the last has laid one; it then leaves the hand
    points: int = 0
    vote: bool | None = None
    out: bool = False  # left the match; the others go on


class Promise(Struct, frozen=True, kw_only=True):
    """A private word: nobody but `by` and `to` knows that it was given."""

    by: Seat
    to: tuple[Seat, ...]
    promise: int


Phase = Literal["shuffle", "lay", "word", "roll", "tie", "vote", "over"]


class State(Struct, frozen=True, kw_only=True):
    goal: int  # of somebody who plays alone
    rounds: int
    hall: Hall  # what a word costs
    players: tuple[Player, ...]
    speaker: Seat
    pile: tuple[str, ...] = NOTES  # face down
    discard: tuple[str, ...] = ()  # face down
    phase: Phase = "shuffle"
    round: int = 0
    count: int = 0  # of everything asked so far: it numbers decisions and rolls
    face: int | None = None  # of the council's die, while notes are equal to it
    promises: tuple[Promise, ...] = ()  # secret but for those they name

    def of(self, seat: Seat) -> Player:
        for player in self.players:
            if player.seat == seat:
                return player
        raise refuse("co-no-seat", SITTING)

    @property
    def present(self) -> tuple[Player, ...]:
        return tuple(player for player in self.players if not player.out)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those who still play."""
        return tuple(player.seat for player in self.present)


class Shown(Struct, frozen=True, kw_only=True):
    """What everybody sees of one seat."""

    seat: Seat
    points: int
    coins: Mapping[str, int]
    notes: int
    ready: bool
    laid: str | None
    vote: bool | None
    out: bool


class Board(Struct, frozen=True, kw_only=True):
    round: int
    rounds: int
    hall: str  # its name
    phase: Phase
    speaker: Seat
    pile: int
    seats: tuple[Shown, ...]
    hand: tuple[str, ...]  # the viewer's own
    laid: str | None  # the viewer's own
    promises: tuple[Promise, ...]  # that the viewer gave or was given


def worth_of(note: str) -> int:
    return int(note[0])


def says(key: str, **values: Value) -> Phrase:
    return Phrase(key, values)
