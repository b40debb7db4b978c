"""Armored Advance, Core Rules 1.1: the game at a glance; see the README beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.games.armored_advance import actions, corrections, disguise, form, invariants, versions
from server.games.armored_advance.house import aa
from server.games.armored_advance.lengths import in_unit, step_in_unit
from server.games.armored_advance.offers import legal, sampling
from server.games.armored_advance.play import dispatch, missions, pending, setup, verdicts
from server.games.armored_advance.questions import answers
from server.games.armored_advance.state import SEATS, State
from server.games.armored_advance.views import view
from server.games.armored_advance.views.board import Board
from server.games.kernel import (
    Chance,
    Faces,
    Form,
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
from server.games.ruling import Phrase, Ruling
from server.games.telling import refuse
from server.games.verdicts import Weighed


class ArmoredAdvance:
    """The game protocol; each method calls the chapter that knows."""

    id = "armored-advance"
    version = versions.VERSION
    seats: tuple[Seat, ...] = SEATS
    types = Types(
        state=State,
        action=actions.Action,
        board=Board,
        question=answers.Question,
        correction=corrections.Correction,
        answers=answers.ANSWERS,
    )

    def form(self, partial: Setup) -> Form:
        return form.fill(partial).form

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        return setup.setup(chosen)

    def pending(self, s: State) -> Pending:
        return pending.pending(s)

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        return legal.legal(s, seat, about)

    def check(self, s: State, seat: Seat, action: Any) -> Ruling[Any]:
        with in_unit(s.options.unit) as shown:
            return shown(dispatch.check(s, seat, action))

    def apply(self, s: State, seat: Seat, action: Any) -> Step:
        with in_unit(s.options.unit):
            return step_in_unit(dispatch.apply(s, seat, action), s.options.unit)

    def feed(self, s: State, chance: Chance) -> Step:
        if not isinstance(chance, Faces):
            raise refuse("aa-no-roll", aa(5))
        return step_in_unit(dispatch.feed(s, chance), s.options.unit)

    def correct(self, s: State, correction: Any) -> Step:
        with in_unit(s.options.unit):
            return step_in_unit(corrections.correct(s, correction), s.options.unit)

    def standing(self, s: State) -> Over:
        return missions.result(s)

    def turn(self, s: State) -> int:
        return s.turn

    def view(self, s: State, viewer: Viewer) -> View:
        return view.view(s, viewer)

    def ask(self, s: State | None, viewer: Viewer, question: Any) -> Ruling[Any]:
        with in_unit("in" if s is None else s.options.unit) as shown:
            return shown(answers.answer(s, question))

    def weigh(self, s: State, seat: Seat, action: Any) -> tuple[Weighed, ...]:
        return verdicts.weigh(s, seat, action)

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        return versions.upgraded(saved, version)

    def changes(self, version: str) -> tuple[Phrase, ...]:
        return versions.changes(version)

    def invariants(self, s: State) -> None:
        invariants.hold(s)

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Any:
        return sampling.sample(s, seat, offer, luck)

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        return disguise.disguise(s, viewer, luck)


GAME = ArmoredAdvance()
