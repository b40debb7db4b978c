"""What Price Glory? (Tetsuya Nakamura, 2013): the game at a glance; see the README beside it."""

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
from server.games.ruling import Phrase, Ruling
from server.games.what_price_glory import (
    actions,
    card_questions,
    check,
    control,
    corrections,
    disguise,
    form,
    invariants,
    map_questions,
    offers,
    play,
    questions,
    setup,
    versions,
    view,
)
from server.games.what_price_glory.board import Board
from server.games.what_price_glory.odds import Odds
from server.games.what_price_glory.sides import SEATS
from server.games.what_price_glory.state import State


class WhatPriceGlory:
    """The game protocol; each method calls the module of its chapter."""

    id = "what-price-glory"
    version = versions.VERSION
    seats: tuple[Seat, ...] = SEATS
    types = Types(
        state=State,
        action=actions.Action,
        board=Board,
        question=questions.Question,
        correction=corrections.Correction,
        answers=(questions.SupplyLine, Odds, map_questions.MapDraft, card_questions.CardsDraft),
    )

    def __init__(self, shipped: Mapping[str, str]) -> None:
        self.shipped = shipped  # map, forces, cards and turn track by file name, as text

    def form(self, partial: Setup) -> Form:
        return form.form(partial, self.shipped)

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        data = form.chosen_data(chosen, self.shipped)
        return setup.setup(
            data,
            form.house_of(chosen),
            printed=form.is_printed(chosen),
            hits=form.counts_hits(chosen),
            tell_apart=form.told_apart(chosen),
        )

    def pending(self, s: State) -> Pending:
        return play.pending(s)

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        return offers.legal(s, seat, about)

    def check(self, s: State, seat: Seat, action: Any) -> Ruling[Any]:
        return check.check(s, seat, action)

    def apply(self, s: State, seat: Seat, action: Any) -> Step:
        return play.apply(s, seat, action)

    def feed(self, s: State, chance: Chance) -> Step:
        return play.feed(s, chance)

    def correct(self, s: State, correction: Any) -> Step:
        return corrections.correct(s, correction)

    def standing(self, s: State) -> Over:
        return control.result(s)

    def turn(self, s: State) -> int:
        return s.turn

    def view(self, s: State, viewer: Viewer) -> View:
        return view.view(s, viewer)

    def ask(self, s: State | None, viewer: Viewer, question: Any) -> Ruling[Any]:
        if isinstance(question, questions.AskMap):  # of no match
            return map_questions.answer_map(question.text, self.shipped)
        if isinstance(question, questions.AskCards):  # of no match either
            return card_questions.answer_cards(question.text, self.shipped)
        return questions.answer(s, viewer, question)

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        return versions.upgraded(saved, version)

    def changes(self, version: str) -> tuple[Phrase, ...]:
        return versions.changes(version)

    def invariants(self, s: State) -> None:
        invariants.hold(s)

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Any:
        chosen = {
            each.field: drawn(each, getattr(offer.action, each.field), luck) for each in offer.vary
        }
        return replace(offer.action, **chosen) if chosen else offer.action

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        return disguise.disguise(s, viewer, luck)


GAME = WhatPriceGlory(data_files(__name__, "data"))
