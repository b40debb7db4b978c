"""What bots answer to proposals: by their position, and by what the people at the table say."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from server.games.bot import Asked, Judges
from server.games.catalogue import GAMES, bots_of
from server.games.kernel import Game
from server.messages import Proposal, SeatInfo, TableInfo
from server.stations.answering import answer
from server.stations.duty import Assignment, is_ready
from tests.kernel.playout import new_match, playout, seats_of
from tests.test_bot_choices import info

FIVE = {"blue": "human", "orange": "bot", "green": "human", "plum": "human", "chalk": "bot"}


class Leading:
    """A bot that thinks it is so far ahead."""

    def __init__(self, lead: float) -> None:
        self.points = lead

    def choose(self, seen: Any, luck: Any) -> None:
        return None

    def lead(self, asked: Asked) -> float:
        return self.points


class Confused(Leading):
    def lead(self, asked: Asked) -> float:
        raise ValueError("no idea")


def chair(bot: Any = None) -> Assignment:
    game = GAMES["march-of-progress"]
    bot = bot or Leading(0)
    return Assignment(table="ABCD", seat="orange", token="t", game=game, bot=bot)


def table(**holders: str) -> TableInfo:
    seats = tuple(SeatInfo(seat=seat, holder=holder) for seat, holder in holders.items())
    return replace(info(), seats=seats) if holders else info()


def proposal(what: str, **fields: Any) -> Proposal:
    return Proposal(**{"what": what, "by": "blue", "needs": ("orange",), **fields})


def answers(bot: Any, asked: Proposal, at: TableInfo | None = None) -> bool:
    return answer(chair(bot), at or table(), asked, lambda: None)  # type: ignore[arg-type,return-value]


@pytest.mark.parametrize(
    "lead, draw, stop", [(3.0, False, True), (0.0, True, True), (-3.0, True, False)]
)
def test_a_draw_or_an_end_is_accepted_unless_playing_on_is_better(lead, draw, stop):
    assert answers(Leading(lead), proposal("draw")) is draw
    assert answers(Leading(lead), proposal("stop")) is stop


def test_a_bot_that_cannot_judge_plays_on():
    class Simple:
        def choose(self, seen, luck):
            return None

    for bot in (Simple(), Confused(0)):
        assert not answers(bot, proposal("draw")) and not answers(bot, proposal("stop"))


@pytest.mark.parametrize("what", ["undo", "rewind"])
def test_with_one_person_nothing_is_taken_back_past_a_reveal(what):
    assert answers(None, proposal(what, to=3))
    assert not answers(None, proposal(what, to=3, reveals=True))


@pytest.mark.parametrize("what", ["correct", "dice", "settle"])
def test_a_bot_does_not_see_the_table_and_takes_a_persons_word(what):
    assert answers(None, proposal(what))


@pytest.mark.parametrize(
    "yes, no, agrees",
    [(("green",), (), True), (("green",), ("plum",), False), (("green", "plum"), (), True)],
)
def test_where_more_people_are_asked_a_bot_follows_them(yes, no, agrees):
    asked = proposal("rewind", to=3, reveals=True, yes=yes, no=no)
    assert answers(None, asked, table(**FIVE)) is agrees


def test_a_bot_waits_until_the_people_have_answered():
    at = table(**FIVE)
    asked = proposal("correct", needs=("orange", "green", "chalk"), yes=("plum",))
    assert not is_ready(chair(), at, asked)
    assert is_ready(chair(), at, proposal("correct", needs=("orange", "chalk"), yes=("plum",)))
    assert is_ready(chair(), at, proposal("draw", needs=("orange", "green")))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_published_bot_can_judge_any_position(game: Game[Any]):
    luck = random.Random(5)
    state = new_match(game, luck)
    for step, moment in enumerate(playout(game, luck, state)):
        if step % 7 == 0 and step < 200:
            for seat in seats_of(game, moment.after):
                asked = Asked(seat=seat, view=game.view(moment.after, seat))
                for bot in bots_of(game).values():
                    assert isinstance(bot, Judges)
                    bot.lead(asked)
        if step >= 200:
            break
