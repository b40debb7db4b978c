"""Odds before an attack, deeds for the real table, lamps, the story, corrections, the command."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.deeds import laid
from server.games.kernel import Faces, Setup
from server.games.lighting import Lamp
from server.games.ruling import IllegalMove
from server.games.story import Frame
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.actions import BuildHand
from server.games.what_price_glory.corrections import (
    SetControl,
    SetHand,
    SetMarker,
    SetTracks,
    SetUnit,
)
from server.games.what_price_glory.deeds import deeds, table, trails
from server.games.what_price_glory.frames import BuildHands, NextImpulse
from server.games.what_price_glory.lamps import lamps
from server.games.what_price_glory.questions import AskAttack, AskBombard
from server.games.what_price_glory.sides import CP, EN
from server.games.what_price_glory.state import player, push
from server.games.what_price_glory.story import story
from tests.what_price_glory.table import (
    BC,
    EC,
    HSF,
    RR,
    SR,
    empty,
    group,
    held,
    ids,
    play,
    put,
    ready,
    simple,
    start,
)


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


# --- Why the dice need what they need -----------------------------------------------------------


def fired(s):
    """What is told of an attack in Amiens that misses."""
    s = play(simple(s, RR, *ids(s, "amiens", CP)), act.Attack())
    wanted = GAME.pending(s)
    missed = {group.key: (6,) * group.count for group in wanted.groups}
    step = GAME.feed(s, Faces(roll=wanted.id, faces=missed))
    return [
        (reason.key, reason.change, dict(reason.values)) for reason in step.happenings[0].reasons
    ]


def test_7_2_dice_of_one_strength_are_a_sum():
    s = put(put(empty(ready()), "amiens", "german", 2, strength=4), "amiens", "british", kind="bef")
    assert fired(held(s, EN, "amiens")) == [("wpg-strength", 4, {}), ("wpg-mod-bef", -1, {})]


def test_7_5_of_several_strengths_each_says_what_it_needs_or_that_it_cannot_hit():
    s = put(put(empty(ready()), "amiens", "german", 2, strength=4), "amiens", "british", kind="bef")
    s = put(put(s, "amiens", "german", strength=3), "amiens", "german", strength=2)
    assert fired(held(s, EN, "amiens", trench=True)) == [
        ("wpg-dice-of", 0, {"count": 2, "strength": 4, "need": 2}),
        ("wpg-dice-of", 0, {"count": 1, "strength": 3, "need": 1}),
        ("wpg-dice-cannot", 0, {"count": 1, "strength": 2, "need": 0}),
        ("wpg-mod-bef", 0, {}),
        ("wpg-mod-trench", 0, {}),
    ]


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


@pytest.mark.parametrize(
    ("at", "key"),
    [("german-reserve", "wpg-deed-off"), ("koblenz", "wpg-deed-move")],
)
def test_a_deed_says_whether_a_counter_goes_to_an_area_or_a_box(at, key):
    s = GAME.setup(Setup(answers={"play": "companion"}), (EN, CP))
    gone = GAME.correct(s, SetUnit(unit="german-1", at=at)).state
    assert deeds(board(s), board(gone))[0].text.key == key


def test_deeds_out_of_a_box():
    s = GAME.setup(Setup(answers={"play": "companion"}), (EN, CP))
    box = next(u.id for u in s.units if u.at == "german-reserve")
    on = GAME.correct(s, SetUnit(unit=box, at="metz", fresh=False)).state
    beside = GAME.correct(s, SetUnit(unit=box, at="east")).state
    assert deeds(board(s), board(on))[0].text.key == "wpg-deed-on"
    assert deeds(board(s), board(beside))[0].text.key == "wpg-deed-beside"


def test_13_2_the_forced_pass_is_asked_for_as_one():
    s = GAME.setup(Setup(), (EN, CP))
    for seat in (EN, CP):
        s = GAME.apply(s, seat, BuildHand(cards={RR: 1})).state
    assert GAME.view(s, CP).prompt.key == "wpg-prompt-next-impulse"
    s = GAME.apply(s, CP, act.Pass()).state
    assert GAME.view(s, EN).prompt.key == "wpg-prompt-must-pass"
    assert GAME.view(s, None).prompt.key == "wpg-wait-must-pass"


@pytest.mark.parametrize(
    ("cards", "label"),
    [
        pytest.param((RR,), "wpg-offer-simple-or", id="changes-an-action"),
        pytest.param((HSF,), "wpg-offer-simple", id="has-its-own-text"),
        pytest.param((EC, RR), "wpg-offer-simple", id="several"),
    ],
)
def test_a_card_that_changes_an_action_is_named_where_one_goes_on_without_a_text(cards, label):
    """Such a card is shown when it does so (5.4), and not before."""
    s = play(ready(cp=(*cards, SR)), act.Commit(card=cards[0], more=cards[1:]))
    assert GAME.legal(s, CP)[0].label.key == label


def test_a_match_on_the_phones_lays_nothing_on_the_table():
    assert table(board(facing())) == {}


def test_a_marker_is_set_to_what_the_table_shows():
    s = ready()
    s = GAME.correct(s, SetMarker(kind="gas", seat=CP, area="verdun")).state
    assert [(m.kind, m.area, m.seat) for m in s.markers] == [("gas", "verdun", CP)]
    assert GAME.correct(s, SetMarker(kind="gas", seat=CP)).state.markers == ()


def test_after_the_last_action_of_two_it_is_still_the_second():
    """Another card may follow, and the count of actions does not run ahead."""
    s = put(empty(ready(cp=(EC, BC))), "metz", "german")
    s = group(s, EC, BC, units=ids(s, "metz"))
    for _ in (1, 2):
        s = play(s, act.Skip())
    now = board(s).now
    assert (now.kind, now.slot, now.slots) == ("extend", 2, 2)


def printed():
    """Companion play in the Central Powers' first impulse, with five cards each."""
    s = GAME.setup(Setup(answers={"play": "companion"}), (EN, CP))
    for seat, count in ((EN, 3), (CP, 5)):
        s = GAME.apply(s, seat, BuildHand(cards={"printed": count})).state
    return s


def test_the_number_of_printed_cards_is_corrected():
    s = GAME.correct(printed(), SetHand(seat=CP, count=7)).state
    GAME.invariants(s)
    assert (len(player(s, CP).hand), len(player(s, CP).deck)) == (7, 9)
    none = GAME.correct(s, SetHand(seat=CP, count=0)).state
    assert none.todo == (NextImpulse(seat=EN),)  # without cards one must pass (4)


@pytest.mark.parametrize("turn", [3, 10])
def test_11_1_the_corrected_marker_says_who_begins_the_turn(turn):
    """As long as nobody has begun: the hands are still being built, or the first cards chosen."""
    s = replace(ready(EN, turn=turn), impulses=0, holder=EN)
    wanted = SetTracks(victory=0, initiative=0, holder=CP)
    assert GAME.correct(s, wanted).state.todo == (NextImpulse(seat=CP),)
    building = push(s, BuildHands(asked=s.count))
    assert GAME.correct(building, wanted).state.todo[1] == NextImpulse(seat=CP)
    later = GAME.correct(replace(s, impulses=1), wanted).state
    assert later.todo == (NextImpulse(seat=EN),) and later.holder == CP


def test_13_1_in_turn_one_the_central_powers_begin_whatever_the_marker_says():
    s = replace(ready(CP, turn=1), impulses=0)
    s = GAME.correct(s, SetTracks(victory=0, initiative=0, holder=EN)).state
    assert s.todo == (NextImpulse(seat=CP),)


@pytest.mark.parametrize(
    ("state", "correction", "key", "section"),
    [
        pytest.param(printed, SetHand(seat=CP, count=17), "so-many-cards", "3-1", id="17-cards"),
        pytest.param(ready, SetHand(seat=CP, count=1), "cards-on-the-phone", "4-2", id="digital"),
        pytest.param(
            lambda: start(play="companion"),
            SetHand(seat=CP, count=1),
            "hands-are-chosen",
            "3-1",
            id="hand-building",
        ),
        pytest.param(
            ready, SetUnit(unit="french-1", at="east"), "not-their-box", "2-2", id="french-east"
        ),
        pytest.param(ready, SetUnit(unit="french-99", at="paris"), "no-such-unit", "1-1", id="99"),
        pytest.param(ready, SetUnit(unit="french-1", at="rome"), "no-such-area", "1-2", id="rome"),
        pytest.param(
            ready, SetControl(area="metz", seat=EN), "held-by-others", "9-2", id="german-metz"
        ),
        pytest.param(
            ready,
            SetTracks(victory=0, initiative=3, holder=CP),
            "off-the-track",
            "11-2",
            id="initiative-3",
        ),
    ],
)
def test_a_correction_that_cannot_be_is_refused_with_its_section(state, correction, key, section):
    with pytest.raises(IllegalMove) as no:
        GAME.correct(state(), correction)
    assert no.value.reason.key == f"wpg-{key}"
    assert no.value.reason.cite.chapter == f"wpg-section-{section}"


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
