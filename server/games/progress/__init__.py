"""Progress: Evolution of Technology (NSKN Games, 2014): the game at a glance; see the README."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from server.games.bot import drawn
from server.games.kernel import (
    Chance,
    Form,
    Luck,
    Offer,
    Order,
    Over,
    Pending,
    Seat,
    Setup,
    Shuffle,
    Step,
    Types,
    View,
    Viewer,
)
from server.games.progress import (
    actions,
    check,
    corrections,
    disguise,
    form,
    invariants,
    leaving,
    offers,
    play,
    questions,
    scoring,
    setup,
    versions,
    view,
    wanted,
)
from server.games.progress.board import Board
from server.games.progress.data import Card
from server.games.progress.state import SEATS, State, book
from server.games.ruling import Phrase, Ruling
from server.games.telling import refuse


class Progress:
    """The game protocol; each method calls the module of its chapter."""

    id = "progress"
    version = versions.VERSION
    seats: tuple[Seat, ...] = SEATS
    types = Types(
        state=State,
        action=actions.Action,
        board=Board,
        question=questions.Question,
        correction=corrections.Correction,
        answers=(Card,),  # for the cards of the shipped decks, which the phone has as a file
    )

    def form(self, partial: Setup) -> Form:
        return form.fill(partial).form

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        return setup.begin(chosen, seats)

    def pending(self, s: State) -> Pending:
        return wanted.pending(s)

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        return offers.legal(s, seat, about)

    def check(self, s: State, seat: Seat, action: Any) -> Ruling[Any]:
        return check.check(s, seat, action)

    def apply(self, s: State, seat: Seat, action: Any) -> Step:
        return play.apply(s, seat, action)

    def feed(self, s: State, chance: Chance) -> Step:
        asked = wanted.pending(s)
        if isinstance(chance, Order) and isinstance(asked, Shuffle) and asked.id == chance.shuffle:
            return play.feed(s, chance)
        raise refuse("pr-no-shuffle", book(3))

    def correct(self, s: State, correction: Any) -> Step:
        return corrections.correct(s, correction)

    def drop(self, s: State, seat: Seat) -> Step | None:
        return leaving.drop(s, seat)

    def standing(self, s: State) -> Over:
        return scoring.standing(s)

    def turn(self, s: State) -> int:
        return s.round

    def view(self, s: State, viewer: Viewer) -> View:
        return view.view(s, viewer)

    def ask(self, s: State | None, viewer: Viewer, question: Any) -> Ruling[Any]:
        return questions.answer(s, viewer, question)

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        return versions.upgraded(saved, version)

    def changes(self, version: str) -> tuple[Phrase, ...]:
        return versions.changes(version)

    def invariants(self, s: State) -> None:
        invariants.hold(s)

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Any:
        chosen: Any = {
            vary.field: drawn(vary, getattr(offer.action, vary.field), luck) for vary in offer.vary
        }
        return replace(offer.action, **chosen)

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        return disguise.disguise(s, viewer, luck)


GAME = Progress()
