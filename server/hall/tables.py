"""A table as it is kept: its match, its chairs and how it plays."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Answer, Cite, Phrase, Seat, Setup
from server.match.refusal import NotPossible
from server.match.values import Policy


class Chair(Struct, frozen=True, kw_only=True):
    """A seat of the game and who holds it."""

    seat: Seat
    holder: Literal["free", "human", "bot"] = "free"
    name: str | None = None
    level: str | None = None
    token: str | None = None  # the id of the holder's token


class Ruled(Struct, frozen=True, kw_only=True):
    """One option or house rule as it was chosen, for both sides to see."""

    key: str
    group: Literal["option", "house", "data"]
    label: Phrase
    chosen: Phrase
    answer: Answer = None  # as it was given at set-up
    usual: bool
    cite: Cite | None = None


class Call(Struct, frozen=True, kw_only=True):
    """Somebody wants the referee."""

    seat: Seat | None
    text: str
    at: float


class Table(Struct, frozen=True, kw_only=True):
    """A place with a code, and the match on it."""

    code: str
    game: str
    match: str
    setup: Setup
    policy: Policy
    chairs: tuple[Chair, ...]
    created: float  # wall clock, for lists
    opened: float = 0.0  # running time (`clock.py`), for how long a lobby lasts
    opener: str = ""  # the network address it was opened from
    status: Literal["lobby", "playing", "over"] = "lobby"
    rules: tuple[Ruled, ...] = ()
    call: Call | None = None
    earlier: tuple[str, ...] = ()  # matches played here before

    def chair(self, seat: Seat) -> Chair:
        for chair in self.chairs:
            if chair.seat == seat:
                return chair
        raise NotPossible("refused-seat")

    def seats_of(self, token: str) -> tuple[Seat, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.token == token)

    def is_full(self) -> bool:
        return all(chair.holder != "free" for chair in self.chairs)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats whose consent a seat needs. Not those of bots, and not those that the same
        token holds: whoever has all seats on one phone plays alone, or with friends who look at
        the same screen, and there is nobody to ask. A seat that is free counts: whoever is given
        it will answer, and until then nobody can answer in its place."""
        own = self.chair(seat).token
        return tuple(
            chair.seat for chair in self.chairs if chair.holder != "bot" and chair.token != own
        )


def with_chair(table: Table, chair: Chair) -> Table:
    chairs = tuple(chair if old.seat == chair.seat else old for old in table.chairs)
    return replace(table, chairs=chairs)


def require_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise NotPossible("refused-lobby-only")


def as_row(table: Table) -> tuple[str, str, bytes]:
    """A table as the store keeps it."""
    return table.code, table.match, msgspec.json.encode(table)


read_table = msgspec.json.Decoder(Table).decode
