"""The March of Progress (Alan Paull, 2020): the game at a glance; see the README beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from server.games.kernel import (
    Chance,
    Faces,
    Form,
    Luck,
    Offer,
    OneOf,
    Over,
    Pending,
    Seat,
    Setup,
    Step,
    Types,
    View,
    Viewer,
)
from server.games.march_of_progress import (
    actions,
    corrections,
    disguise,
    end,
    form,
    initiative,
    invariants,
    questions,
    setup,
    turn,
    upgrade,
    view,
)
from server.games.march_of_progress.board import Board
from server.games.march_of_progress.cards import SEATS
from server.games.march_of_progress.state import State, mop
from server.games.package import data_files
from server.games.ruling import Phrase, Ruling
from server.games.telling import Told, refuse


class MarchOfProgress:
    """The game protocol; each method calls the module of its chapter."""

    id = "march-of-progress"
    version = "3"  # `changes` says what is new
    seats: tuple[Seat, ...] = SEATS
    types = Types(
        state=State,
        action=actions.Action,
        board=Board,
        question=questions.Question,
        correction=corrections.Correction,
    )

    def __init__(self, shipped: Mapping[str, str]) -> None:
        self.shipped = shipped  # scenario files by name, as text

    def form(self, partial: Setup) -> Form:
        return form.fill(partial, self.shipped).form

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        return setup.setup(chosen, self.shipped)

    def pending(self, s: State) -> Pending:
        return view.pending(s)

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        return view.offers(s, seat, about)

    def check(self, s: State, seat: Seat, action: Any) -> Ruling[Any]:
        return turn.check(s, seat, action)

    def apply(self, s: State, seat: Seat, action: Any) -> Step:
        return turn.apply(s, seat, action)

    def feed(self, s: State, chance: Chance) -> Step:
        if not isinstance(chance, Faces):
            raise refuse("mop-no-roll", mop("mop-chapter-setup"))
        told: Told = []
        return Step(state=initiative.rolled(s, chance, told), happenings=tuple(told))

    def correct(self, s: State, correction: Any) -> Step:
        return corrections.correct(s, correction)

    def standing(self, s: State) -> Over:
        return end.result(s)

    def turn(self, s: State) -> int:
        return s.turn

    def view(self, s: State, viewer: Viewer) -> View:
        return view.view(s, viewer)

    def ask(self, s: State | None, viewer: Viewer, question: Any) -> Ruling[Any]:
        return questions.answer(s, question)

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        return upgrade.upgrade(saved, version, self.version)

    def changes(self, version: str) -> tuple[Phrase, ...]:
        return upgrade.changes(version)

    def invariants(self, s: State) -> None:
        invariants.hold(s)

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Any:
        ways = {vary.field: luck.choice(vary.values) for vary in offer.vary if type(vary) is OneOf}
        return replace(offer.action, **ways) if ways else offer.action

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        return disguise.disguise(s, viewer, luck)


GAME = MarchOfProgress(data_files(__name__, "scenarios"))
