"""Odds before an attack, deeds for the real table, lamps, the story, corrections, the command."""

from __future__ import annotations

import pytest

from server.games.deeds import laid
from server.games.kernel import Setup
from server.games.lighting import Lamp
from server.games.ruling import IllegalMove
from server.games.story import Frame
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.corrections import SetMarker, SetUnit
from server.games.what_price_glory.deeds import deeds, table, trails
from server.games.what_price_glory.lamps import lamps
from server.games.what_price_glory.questions import AskAttack, AskBombard
from server.games.what_price_glory.sides import CP, EN
from server.games.what_price_glory.story import story
from tests.what_price_glory.table import RR, empty, ids, play, put, ready, simple


def board(s):
    return GAME.view(s, None).board


# --- Odds -------------------------------------------------------------------------------------


def facing(**more):
    """Two German 3-2 in Metz, one fresh French corps in Verdun that may retreat."""
    return put(put(empty(ready()), "metz", "german", 2, strength=3), "verdun", "french", **more)


def test_odds_of_two_dice_that_need_three():
    s = facing()
    found = GAME.ask(s, None, AskAttack(units=ids(s, "metz"), at="verdun")).value
    assert found.hits == (0.25, 0.5, 0.25) and found.expected == 1.0
    assert found.capacity == 3 and found.holds == 0.75  # one hit is a turned counter, two a retreat


def test_odds_need_an_enemy():
    s = facing()
    with pytest.raises(IllegalMove) as no:
        GAME.ask(s, None, AskAttack(units=ids(s, "metz")))
    assert no.value.reason.key == "wpg-no-enemy"


def test_odds_of_steel_rain():
    s = facing()
    assert GAME.ask(s, None, AskBombard(seat=CP, at="verdun")).value.hits == (0.5, 0.5)
    with pytest.raises(IllegalMove):
        GAME.ask(s, None, AskBombard(seat=CP, at="metz"))


# --- The real table -----------------------------------------------------------------------------


def test_deeds_of_a_march_in_companion_play():
    s = GAME.setup(Setup(answers={"play": "companion"}), (EN, CP))
    before = board(s)
    after = board(GAME.correct(s, SetUnit(unit="german-1", at="liege", fresh=False)).state)
    done = deeds(before, after)
    assert laid(table(before), done) == table(after)
    keys = [deed.text.key for deed in done]
    assert keys[0] == "wpg-deed-move" and "wpg-deed-control" in keys
    assert deeds(board(facing()), board(facing())) == ()
    assert [(t.how, t.start, t.end) for t in trails(before, after)] == [
        ("moved", "aachen", "liege")
    ]


def test_a_match_on_the_phones_lays_nothing_on_the_table():
    assert table(board(facing())) == {}


def test_a_marker_is_set_to_what_the_table_shows():
    s = ready()
    s = GAME.correct(s, SetMarker(kind="gas", seat=CP, area="verdun")).state
    assert [(m.kind, m.area, m.seat) for m in s.markers] == [("gas", "verdun", CP)]
    assert GAME.correct(s, SetMarker(kind="gas", seat=CP)).state.markers == ()


def test_lamps_show_the_front():
    s = put(facing(), "verdun", "german")
    strip = next(card for card in lamps(board(s)) if card.layout == "strip")
    assert strip.groups["verdun"].lamps == (Lamp("alternate", EN, other=CP),)
    assert strip.groups["metz"].lamps == (Lamp("steady", CP, level="half"),)
    assert strip.groups["paris"].lamps == (Lamp("steady", EN, level="dim"),)


def test_the_story_draws_the_front():
    s = put(empty(ready()), "metz", "german")
    after = play(simple(s, RR, *ids(s, "metz")), act.Advance(to="luxembourg"))
    frames = [
        Frame(row=row, turn=2, board=board(each), scores=GAME.standing(each).scores)
        for row, each in enumerate((s, after))
    ]
    front = story(frames).series[0]
    assert {seat: points[-1].value for seat, points in front.points.items()} == {EN: 0, CP: 1}
