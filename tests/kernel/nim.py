"""Nim, the smallest game: no set-up, no secrets, no chance. Whoever takes the last match wins.

A whole game in one file, to start from; Skirmish beside it has all that a game may have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import (
    Between,
    Chance,
    Decide,
    Form,
    Happening,
    Luck,
    Offer,
    Over,
    Pending,
    Seat,
    Setup,
    Step,
    Types,
    View,
    Viewer,
)
from server.games.ruling import Cite, Phrase, Reason, Ruling
from server.games.telling import refuse, seat_ref

SIDES: tuple[Seat, ...] = ("blue", "orange")
MATCHES, MOST = 21, 3
RULES = Cite("nim", page=1)


class State(Struct, frozen=True, kw_only=True):
    left: int = MATCHES
    turn: int = 0

    @property
    def side(self) -> Seat:
        return SIDES[self.turn % 2]


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    count: int


class Board(Struct, frozen=True):
    left: int


class Spare(Struct, frozen=True, tag="spare", forbid_unknown_fields=True):
    """How many to take, so that a multiple of four is left."""


class SetLeft(Struct, frozen=True, tag="set_left", forbid_unknown_fields=True):
    left: int


class Nim:
    id = "nim"
    version = "1"
    types = Types(state=State, action=Take, board=Board, question=Spare, correction=SetLeft)
    seats = SIDES

    def form(self, partial: Setup) -> Form:
        return Form(fields=(), seats=SIDES)

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        return State()

    def pending(self, s: State) -> Pending:
        if s.left == 0:
            return self.standing(s)
        return Decide(id=f"take-{s.turn}", seats=(s.side,), waiting=(s.side,))

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        if s.left == 0 or seat != s.side:
            return ()
        count = Between(field="count", low=1, high=min(MOST, s.left))
        return (Offer(action=Take(1), label=Phrase("nim-take"), vary=(count,)),)

    def check(self, s: State, seat: Seat, action: Take) -> Ruling[Any]:
        if s.left == 0 or seat != s.side:
            raise refuse("nim-not-now", RULES)
        if not 1 <= action.count <= min(MOST, s.left):
            raise refuse("nim-too-many", RULES)
        return Ruling(action.count)

    def apply(self, s: State, seat: Seat, action: Take) -> Step:
        count = self.check(s, seat, action).value
        after = replace(s, left=s.left - count, turn=s.turn + 1)
        took = {"side": seat_ref(seat), "count": count, "left": after.left}
        return Step(state=after, happenings=(Happening(text=Phrase("nim-took", took), seat=seat),))

    def feed(self, s: State, chance: Chance) -> Step:
        raise refuse("nim-no-chance", RULES)

    def correct(self, s: State, correction: SetLeft) -> Step:
        if not 1 <= correction.left <= MATCHES:
            raise refuse("nim-no-such-number", RULES)
        said = Phrase("nim-corrected", {"left": correction.left})
        return Step(state=replace(s, left=correction.left), happenings=(Happening(text=said),))

    def standing(self, s: State) -> Over:
        if s.left:
            return Over(winners=SIDES, scores=dict.fromkeys(SIDES, 0), why=Phrase("nim-unfinished"))
        last = SIDES[(s.turn - 1) % 2]
        scores = {side: int(side == last) for side in SIDES}
        return Over(
            winners=(last,), scores=scores, why=Phrase("nim-last", {"side": seat_ref(last)})
        )

    def turn(self, s: State) -> None:
        return None  # too short to count

    def view(self, s: State, viewer: Viewer) -> View:
        offers = self.legal(s, viewer) if viewer else ()
        return View(board=Board(s.left), prompt=Phrase("nim-left", {"left": s.left}), offers=offers)

    def ask(self, s: State | None, viewer: Viewer, question: Spare) -> Ruling[Any]:
        left = MATCHES if s is None else s.left
        return Ruling(left % (MOST + 1), (Reason("nim-spare", RULES),))

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        return msgspec.convert(saved, State)

    def changes(self, version: str) -> tuple[Phrase, ...]:
        return ()

    def invariants(self, s: State) -> None:
        assert 0 <= s.left <= MATCHES

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Take:
        return Take(luck.randint(1, min(MOST, s.left)))

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        return s  # nothing is hidden


GAME = Nim()
