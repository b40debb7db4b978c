"""Several shots asked in one message, and a shot as the players say it."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import SayFire
from server.games.armored_advance.ground import lanes
from server.games.armored_advance.play.attacks import MOST_PIECES, MOST_SAID
from server.games.armored_advance.play.gunnery import weapons_of
from server.games.armored_advance.questions.answers import Question
from server.games.armored_advance.questions.shots import MOST_ASKED, AskSaid, AskShot, AskShots
from server.games.armored_advance.state import Deeds, Shots, State, with_unit
from server.games.ruling import IllegalMove
from tests.armored_advance.table import match, unit
from tests.armored_advance.test_best_shots import in_play


@pytest.fixture
def counted() -> State:
    return match(unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart"), board=False)


def shots_of(s: State) -> tuple[AskShot, ...]:
    """Every weapon of every unit of one side at every unit of the other."""
    things = [each for each in (*s.units, *s.squads) if each.place and each.state == "ready"]
    return tuple(
        AskShot(unit=shooter.id, weapon=weapon.id, target=target.id)
        for shooter in things
        for weapon in weapons_of(s, shooter)
        for target in things
        if shooter.seat == "blue" and target.seat == "orange"
    )


@pytest.mark.parametrize("seed", range(3))
def test_each_of_several_shots_is_answered_as_if_asked_by_itself(seed):
    s = in_play(seed)
    shots = shots_of(s)[:MOST_ASKED]
    lanes._known.clear()
    answers = GAME.ask(s, "blue", AskShots(shots=shots)).value
    lanes._known.clear()
    assert len(shots) > 3
    assert [each.prospect for each in answers] == [GAME.ask(s, "blue", one).value for one in shots]


def test_shots_are_told_with_their_reasons_where_they_are_wanted():
    s = in_play(0)
    shots = shots_of(s)[:4]
    told = GAME.ask(s, "blue", AskShots(shots=shots, reasons=True)).value
    assert [each.reasons for each in told] == [GAME.ask(s, "blue", one).reasons for one in shots]
    assert all(each.reasons == () for each in GAME.ask(s, "blue", AskShots(shots=shots)).value)


def test_a_shot_that_cannot_be_asked_about_does_not_spoil_the_others():
    s = in_play(0)
    good = shots_of(s)[0]
    nobody = AskShot(unit="nobody", weapon="gun", target=good.target)
    first, second = GAME.ask(s, None, AskShots(shots=(nobody, good))).value
    assert first.prospect is None and first.refused.key == "aa-no-such-unit"
    assert second.prospect is not None and second.refused is None


@pytest.mark.parametrize("shots", [(), (AskShot(unit="blue-1", weapon="gun", target="orange-1"),)])
def test_without_a_board_no_shots_are_measured(shots, counted):
    with pytest.raises(IllegalMove, match="aa-no-board"):
        GAME.ask(counted, None, AskShots(shots=shots))


def test_no_more_shots_than_a_side_has_targets_may_be_asked_at_once():
    one = {"type": "ask-shot", "unit": "a", "weapon": "gun", "target": "b"}
    asked = {"type": "ask-shots", "shots": [one] * MOST_ASKED}
    msgspec.convert(asked, Question)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**asked, "shots": [one] * (MOST_ASKED + 1)}, Question)


def said(**facts: object) -> AskSaid:
    usual = {"unit": "blue-1", "weapon": "gun", "target": "orange-1", "inches": 10_000}
    return AskSaid(action=SayFire(**{**usual, **facts}))


@pytest.mark.parametrize(
    "nonsense",
    [{"inches": -1}, {"inches": MOST_SAID + 1}, {"walls": MOST_PIECES + 1}, {"foliage": -1}],
)
def test_numbers_beyond_any_table_are_refused(nonsense, counted):
    with pytest.raises(IllegalMove, match="aa-said-nonsense"):
        GAME.ask(counted, None, said(**nonsense))


def test_a_said_shot_has_the_ruling_it_would_be_fired_under(counted):
    action = said(walls=1).action
    fired = GAME.check(counted, "blue", action).value.prospect
    assert GAME.ask(counted, None, said(walls=1)).value == fired


def test_on_a_board_a_shot_is_measured_and_not_said():
    with pytest.raises(IllegalMove, match="aa-use-the-board"):
        GAME.ask(in_play(0), None, said())


def not_now(s: State, unit: str, target: str) -> str | None:
    asked = AskShot(unit=unit, weapon="gun", target=target)
    no = GAME.ask(s, None, asked).value.not_now
    return no and no.key


def test_a_shot_asked_about_says_why_it_cannot_be_fired_now():
    s = match(unit("blue-1", "m4a3-75w", 10, 20), unit("orange-1", "m5a1-stuart", 20, 20))

    def after(**deeds: object) -> State:
        return with_unit(s, replace(s.units[0], deeds=Deeds(**deeds)))

    fired = (Shots(weapon="gun", at="armour"),)
    assert not_now(s, "blue-1", "orange-1") is None
    assert not_now(s, "orange-1", "blue-1") == "aa-not-its-turn"
    assert not_now(after(actions=2), "blue-1", "orange-1") == "aa-no-action-left"
    assert not_now(after(actions=1, shots=fired), "blue-1", "orange-1") == "aa-fired-already"
