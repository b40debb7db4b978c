"""Points set to the end value between turns: the game ends with that turn, and it is said at once
(MP-80)."""

from __future__ import annotations

import pytest

from server.games.kernel import Over, Setup
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Attack, First
from server.games.march_of_progress.corrections import SetStrength, SetVp
from server.games.march_of_progress.state import State, mop
from server.words import LANGUAGES, Words, catalogues
from tests.march_of_progress.table import Table, able_to_score, dice, place, points, start
from tests.march_of_progress.test_scenarios import BOOKLET, marlborough

every_scenario = pytest.mark.parametrize("begin", [start, marlborough])
VIEWERS = (None, *GAME.seats)


def corrected(state: State, seat: str, vp: int) -> Table:
    """The table after the referee has set a side's points."""
    table = Table(state)
    step = GAME.correct(state, SetVp(seat=seat, vp=vp))
    table.state, table.told = step.state, list(step.happenings)
    return table


def says_so(state: State) -> set[bool]:
    return {GAME.view(state, viewer).board.last_turn for viewer in VIEWERS}


@every_scenario
@pytest.mark.parametrize("vp, last", [(17, False), (18, True), (19, True)])
def test_who_is_set_to_the_end_value_is_told_so_at_once(begin, vp, last):
    table = corrected(points(begin(), 14, 14), "blue", vp)
    assert ("mop-last-turn" in table.heard()) == last
    assert says_so(table.state) == {last}
    if last:
        (told,) = [h for h in table.told if h.text.key == "mop-last-turn"]
        assert told.to is None, "every phone"
        assert told.reasons[0].key == "mop-enough"
        assert told.reasons[0].cite == mop("mop-chapter-end")


@every_scenario
def test_the_game_ends_with_that_turn_and_not_before(begin):
    table = corrected(points(begin(), 14, 14), "blue", 18)
    assert table.waits() == "pick-1"
    table.turn("recruit", "fortify")
    over = GAME.pending(table.state)
    assert isinstance(over, Over) and over.winners == ("blue",)
    assert says_so(table.state) == {False}, "it has ended"


def test_in_marlborough_a_draw_at_eighteen_is_announced():
    """At 14:14 Blue is set to 18 and Orange scores four: a draw that everybody saw coming."""
    state = dice(able_to_score(points(marlborough(), 14, 14)), 4, 2, 3, 3)
    table = corrected(state, "blue", 18)
    assert table.why("mop-last-turn") == ["mop-enough", "mop-both-would-draw"]
    assert table.told[-1].reasons[1].cite == mop("mop-chapter-scenario")
    table.turn("fortify", "score")
    assert table.vp() == (18, 18)
    assert table.why("mop-over-tie") == ["mop-enough", "mop-both-enough"]


def test_where_most_points_win_nothing_is_said_of_a_draw():
    assert corrected(start(), "blue", 18).why("mop-last-turn") == ["mop-enough"]


@every_scenario
def test_it_is_said_before_the_first_roll_too(begin):
    answers = BOOKLET if begin is marlborough else {}
    state = GAME.setup(Setup(answers=answers), GAME.seats)
    table = corrected(state, "orange", 18)
    assert table.heard() == ["mop-corrected-vp-from", "mop-last-turn"]
    assert says_so(table.state) == {True}


@every_scenario
def test_points_taken_back_take_the_end_back(begin):
    state = corrected(points(begin(), 14, 14), "blue", 18).state
    table = corrected(state, "blue", 13)
    assert table.heard() == ["mop-corrected-vp-from", "mop-not-last-turn"]
    assert says_so(table.state) == {False}
    table.turn("recruit", "fortify")
    assert table.waits() == "pick-2"


def test_it_is_said_in_the_middle_of_a_turn():
    state = place(place(start(), "blue", "neutral", "neutral lying"), "orange", "neutral")
    table = Table(dice(state, blue=3)).turn("attack", "attack", First(side="blue"))
    step = GAME.correct(table.state, SetVp(seat="orange", vp=20))
    table.state, table.told = step.state, list(step.happenings)
    assert says_so(table.state) == {True}
    table.do(Attack(country="neutral"))
    assert table.waits() == "Over"


def test_other_corrections_do_not_repeat_it():
    table = corrected(start(), "blue", 18)
    step = GAME.correct(table.state, SetStrength(seat="blue", strength=3))
    assert [h.text.key for h in step.happenings] == ["mop-corrected-strength-from"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", ["phone", "table"])
def test_every_prompt_of_the_last_turn_says_that_it_is_the_last(lang, cards):
    words = Words(lang, catalogues([GAME]))
    last = {"en": "Last turn: ", "de": "Letzte Runde: "}[lang]
    before = points(start(cards=cards), 14, 14)
    after = corrected(before, "blue", 18).state
    for viewer in VIEWERS:
        usual, said = (words.say(GAME.view(s, viewer).prompt) for s in (before, after))
        assert said == last + usual
    assert not words.missing
