"""Pebbles, a game from outside: whoever takes the last pebble of a heap wins.

It is copied beside the shipped games by a test, to see that a game brings everything in its two
folders: rules, data files, a bot, lamps, a command, words; on the phone its drawings and a page.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.data_file import Faults, Unreadable, load, read
from server.games.kernel import (
    Between,
    Chance,
    Choice,
    Decide,
    Fault,
    Field,
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
from server.games.package import data_files
from server.games.ruling import Cite, Phrase, Reason, Ruling
from server.games.telling import Told, refuse, seat_ref, tell

SIDES: tuple[Seat, ...] = ("blue", "orange")
RULES = Cite("pebbles", page=1)
SHIPPED = data_files(__name__, "heaps")


class Names(Struct, frozen=True):
    en: str
    de: str


class Heap(Struct, frozen=True, kw_only=True):
    """A data file."""

    id: str
    name: Names
    pebbles: int
    most: int


class State(Struct, frozen=True, kw_only=True):
    heap: Heap
    left: int
    turn: int = 0


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    count: int


class PebbleBoard(Struct, frozen=True):
    left: int
    most: int


class HowMany(Struct, frozen=True, tag="how-many", forbid_unknown_fields=True):
    """How many to take of so many, to leave a heap that loses."""

    left: int
    most: int


class SetLeft(Struct, frozen=True, tag="set-left", forbid_unknown_fields=True):
    left: int


def heaps(data: Mapping[str, str]) -> tuple[dict[str, Heap], tuple[Fault, ...]]:
    """The shipped heaps and the club's, and what is wrong with the files."""
    found: dict[str, Heap] = {}
    faults: Faults = []
    for file, text in {**SHIPPED, **data}.items():
        raw = load(file, text, faults)
        try:
            heap: Heap = read(Heap, raw, f"{file}: heap", faults)
            found[heap.id] = heap
        except Unreadable:
            continue
    return found, tuple(faults)


def spare(left: int, most: int) -> int:
    return left % (most + 1)


class Pebbles:
    id = "pebbles"
    version = "1"
    types = Types(state=State, action=Take, board=PebbleBoard, question=HowMany, correction=SetLeft)
    seats = SIDES

    def form(self, partial: Setup) -> Form:
        known, faults = heaps(partial.data)
        choices = tuple(
            Choice(id=heap.id, label=Phrase("plain-value", {"value": heap.name.en}))
            for heap in known.values()
        )
        heap = Field(
            key="heap",
            group="data",
            label=Phrase("pb-heap"),
            kind="choice",
            default="small",
            choices=choices,
        )
        return Form(fields=(heap,), seats=SIDES, faults=faults)

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        heap = heaps(chosen.data)[0][str(chosen.answers.get("heap") or "small")]
        return State(heap=heap, left=heap.pebbles)

    def side(self, s: State) -> Seat:
        return SIDES[s.turn % 2]

    def pending(self, s: State) -> Pending:
        if s.left == 0:
            return self.standing(s)
        return Decide(id=f"take-{s.turn}", seats=(self.side(s),), waiting=(self.side(s),))

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        if s.left == 0 or seat != self.side(s):
            return ()
        count = Between(field="count", low=1, high=min(s.heap.most, s.left))
        return (Offer(action=Take(1), label=Phrase("pb-take"), vary=(count,)),)

    def check(self, s: State, seat: Seat, action: Take) -> Ruling[Any]:
        if s.left == 0 or seat != self.side(s):
            raise refuse("pb-not-now", RULES)
        if not 1 <= action.count <= min(s.heap.most, s.left):
            raise refuse("pb-too-many", RULES, most=min(s.heap.most, s.left))
        return Ruling(action.count)

    def apply(self, s: State, seat: Seat, action: Take) -> Step:
        count = self.check(s, seat, action).value
        after = replace(s, left=s.left - count, turn=s.turn + 1)
        told: Told = []
        tell(told, "pb-took", seat, count=count, left=after.left)
        return Step(state=after, happenings=tuple(told))

    def feed(self, s: State, chance: Chance) -> Step:
        raise refuse("pb-not-now", RULES)

    def correct(self, s: State, correction: SetLeft) -> Step:
        if not 1 <= correction.left <= s.heap.pebbles:
            raise refuse("pb-too-many", RULES, most=s.heap.pebbles)
        said = Happening(text=Phrase("pb-corrected", {"left": correction.left}))
        return Step(state=replace(s, left=correction.left), happenings=(said,))

    def standing(self, s: State) -> Over:
        last = SIDES[(s.turn - 1) % 2]
        winners = SIDES if s.left else (last,)
        scores = {side: int(not s.left and side == last) for side in SIDES}
        return Over(winners=winners, scores=scores, why=Phrase("pb-last", {"seat": seat_ref(last)}))

    def turn(self, s: State) -> int | None:
        return s.turn

    def view(self, s: State, viewer: Viewer) -> View:
        offers = self.legal(s, viewer) if viewer else ()
        prompt = Phrase("pb-left", {"left": s.left, "seat": seat_ref(self.side(s))})
        return View(board=PebbleBoard(s.left, s.heap.most), prompt=prompt, offers=offers)

    def ask(self, s: State | None, viewer: Viewer, question: HowMany) -> Ruling[Any]:
        if question.left < 0 or question.most < 1:
            raise refuse("pb-too-many", RULES, most=0)
        return Ruling(spare(question.left, question.most), (Reason("pb-spare", RULES),))

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        return msgspec.convert(saved, State)

    def invariants(self, s: State) -> None:
        assert 0 <= s.left <= s.heap.pebbles

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Take:
        return Take(luck.randint(1, min(s.heap.most, s.left)))

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        return s  # nothing is hidden


GAME = Pebbles()
