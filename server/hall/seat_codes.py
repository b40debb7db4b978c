"""Codes by which a phone gets seats that another had, for a few minutes."""

from __future__ import annotations

import time

from msgspec import Struct

from server.games.kernel import Seat
from server.hall.tokens import make_code
from server.match.refusal import NotAllowed

LASTS = 300.0  # seconds on the monotonic clock
LETTERS = 8  # 37 bits: see `docs/security.md`


class SeatCode(Struct, frozen=True, kw_only=True):
    """What a code is good for: all seats of a token, or one seat that a referee gives away."""

    table: str
    until: float  # on the monotonic clock
    holder: str | None = None
    seat: Seat | None = None

    def is_for(self, other: SeatCode) -> bool:
        return (self.table, self.holder, self.seat) == (other.table, other.holder, other.seat)


class SeatCodes:
    """The codes that are good now. They are in memory only: a restart makes them void."""

    def __init__(self) -> None:
        self.made: dict[str, SeatCode] = {}

    def make(self, what: SeatCode) -> str:
        """A code; those made before for the same seats are void: each is one more to guess."""
        now = time.monotonic()
        self.made = {
            code: old for code, old in self.made.items() if old.until > now and not old.is_for(what)
        }
        code = make_code(LETTERS)
        self.made[code] = what
        return code

    def find(self, code: str) -> SeatCode:
        found = self.made.get(plain(code))
        if found is None or found.until < time.monotonic():
            raise NotAllowed("refused-secret")
        return found

    def spend(self, code: str) -> None:
        self.made.pop(plain(code), None)


def plain(code: str) -> str:
    return "".join(code.split()).replace("-", "").upper()
