"""Every question players may ask, and which module answers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.games.armored_advance.fire.matters import Matters
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.quick_check import (
    CheckMatters,
    QuickCheck,
    check_matters,
    quick_check,
)
from server.games.armored_advance.house import aa
from server.games.armored_advance.lists import force_questions, handing_in
from server.games.armored_advance.lists.force_questions import (
    AskCards,
    AskCode,
    AskForce,
    ForceQuestion,
    JudgedForce,
    ReadyList,
)
from server.games.armored_advance.lists.forces import Force
from server.games.armored_advance.lists.squads import SquadType
from server.games.armored_advance.questions import board_questions
from server.games.armored_advance.questions.area import Area, AskArea, area
from server.games.armored_advance.questions.board_questions import (
    AskBoard,
    BoardDraft,
    BoardReading,
)
from server.games.armored_advance.questions.idle import AskIdle, Idle, idle
from server.games.armored_advance.questions.measure import (
    AskMeasure,
    AskView,
    Measured,
    Viewed,
    measure,
    view,
)
from server.games.armored_advance.questions.overlays import AskOverlay, Grid, whole_board
from server.games.armored_advance.questions.poses import posed, require_on_board, thing_of
from server.games.armored_advance.questions.reach import AskReach, Reach, reach, rested
from server.games.armored_advance.questions.shots import (
    AskBest,
    AskMatters,
    AskSaid,
    AskShot,
    AskShots,
    BestShot,
    ShotAnswer,
    best,
    said,
    said_matters,
    shot,
    shots,
)
from server.games.armored_advance.questions.there import Aim, AskThere, there
from server.games.armored_advance.questions.ways import AskWay, Way, way
from server.games.armored_advance.state import (
    State,
    mapped,
    unit_ref,
)
from server.games.armored_advance.units.cards import UnitCard, UnitId
from server.games.armored_advance.units.library import shipped
from server.games.ruling import Ruling
from server.games.telling import refuse

Question = (
    AskShot
    | AskShots
    | AskSaid
    | AskMatters
    | AskBest
    | AskReach
    | AskArea
    | AskWay
    | AskThere
    | AskOverlay
    | AskMeasure
    | AskView
    | AskIdle
    | QuickCheck
    | CheckMatters
    | ForceQuestion
    | AskBoard
)
# What is answered, and what a page lists without a match.
ANSWERS: tuple[type, ...] = (
    Prospect,
    Matters,
    ShotAnswer,
    BestShot,
    Reach,
    Area,
    Way,
    Aim,
    Grid,
    Measured,
    Viewed,
    Idle,
    JudgedForce,
    ReadyList,
    UnitCard,
    Force,
    SquadType,
    BoardReading,
    BoardDraft,
)


def answer(s: State | None, question: Question) -> Ruling[Any]:
    """The ruling; it rests on what lies open on the table, so every viewer gets the same."""
    if isinstance(question, QuickCheck):
        return quick_check(question, shipped().cards() if s is None else _known_cards(s))
    if isinstance(question, CheckMatters):
        cards = shipped().cards() if s is None else _known_cards(s)
        return check_matters(question.check, cards)
    if isinstance(question, AskCards | AskForce | AskCode):
        return force_questions.answer(s, question)
    if isinstance(question, AskBoard):
        return board_questions.answer(question)
    if s is None:
        raise refuse("aa-ask-needs-match", aa(5))
    match question:
        case AskShot():
            return shot(s, question)
        case AskShots():
            return shots(s, question.shots, reasons=question.reasons)
        case AskSaid():
            return said(s, question.action)
        case AskMatters():
            return said_matters(s, question.action)
        case AskBest():
            return best(s, question.seat)
        case AskReach():
            return reach(s, rested(s, thing_of(s, question.unit)))
        case AskArea():
            return area(s, question)
        case AskWay():
            return way(s, question)
        case AskThere():
            return there(s, question)
        case AskOverlay():
            return _overlay(s, question)
        case AskMeasure():
            return measure(s, question)
        case AskView():
            return view(s, question)
        case AskIdle():
            return idle(s, question)


def _known_cards(s: State) -> Mapping[UnitId, UnitCard]:
    """In a match, the cards it is played with come before the shipped ones."""
    return {**handing_in.cards(s), **{card.id: card for card in s.cards}}


def _overlay(s: State, asked: AskOverlay) -> Ruling[Grid]:
    if not mapped(s):
        raise refuse("aa-no-board", aa(5))
    require_on_board(s, asked.at)
    unit = posed(thing_of(s, asked.unit), asked.at, asked.heading)
    if unit.place is None:
        raise refuse("aa-not-on-board", aa(5), who=unit_ref(unit.id))
    return whole_board(s, asked, unit, _known_cards(s))
