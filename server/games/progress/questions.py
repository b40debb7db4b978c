"""What-if questions: what a card costs a player now, and the score so far."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from server.games.kernel import Seat, Viewer
from server.games.progress.knowledge import open_lines
from server.games.progress.scoring import score
from server.games.progress.solo import penalty
from server.games.progress.state import State, book, card_of, card_ref
from server.games.ruling import Reason, Ruling, total
from server.games.telling import refuse

MOST_CARDS = 500


class _Question(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class AskCost(_Question, frozen=True, kw_only=True, tag="ask-cost"):
    """What would this technology cost that seat, by its active technologies?"""

    seat: Seat
    card: str


class AskScore(_Question, frozen=True, kw_only=True, tag="ask-score"):
    """What has this seat, if the game ended now?"""

    seat: Seat


class AskTime(_Question, frozen=True, kw_only=True, tag="ask-time"):
    """What do so many cards in the Time deck cost? Needs no match."""

    cards: int


Question = AskCost | AskScore | AskTime


def answer(s: State | None, viewer: Viewer, question: Question) -> Ruling[Any]:
    """The ruling; of public things alone, so every viewer gets the same."""
    if isinstance(question, AskTime):
        if not 0 <= question.cards <= MOST_CARDS:
            raise refuse("pr-set-range", book(7), low=0, high=MOST_CARDS)
        lost = -penalty(question.cards)
        return total([Reason("pr-score-time", book(7), lost, {"many": question.cards})])
    if s is None:
        raise refuse("pr-ask-needs-match", book(5))
    player = s.of(question.seat)
    if isinstance(question, AskScore):
        return score(s, player.seat)
    lines = card_of(s, question.card).cost
    open_ = open_lines(player, lines)
    return total(
        [
            Reason("pr-ask-line", book(5), line.amount, {"kind": line.type})
            if line in open_
            else Reason("pr-line-met", book(5), 0, {"card": card_ref(line.prereq or "")})
            for line in lines
        ]
    )
