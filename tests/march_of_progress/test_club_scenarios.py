"""A club's own scenario files: played, corrected, and named by file, entry and field if wrong."""

from __future__ import annotations

import pytest

from server.games.kernel import Over, Setup
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Strengthen
from server.words import Words, catalogues
from tests.march_of_progress.table import Table, able_to_score, place, points
from tests.march_of_progress.test_scenarios import INTRODUCTION, roll


def club(text: str, **answers: object):
    setup = Setup(answers={"scenario": "peace", **answers}, data={"peace.toml": text})
    return GAME.form(setup)


PEACE = INTRODUCTION.replace('id = "thirty-years-war"', 'id = "peace"', 1)


def test_a_club_brings_its_own_scenario():
    text = PEACE.replace("The Thirty Years War", "Peace").replace(
        "Der Dreißigjährige Krieg", "Frieden"
    )
    form = club(text)
    assert not form.faults
    (field,) = [field for field in form.fields if field.key == "scenario"]
    assert [choice.id for choice in field.choices] == [
        "thirty-years-war",
        "age-of-marlborough",
        "peace",
    ]
    assert field.choices[-1].label.values == {"name": "Peace / Frieden"}


def test_a_club_may_correct_a_shipped_scenario():
    text = INTRODUCTION.replace("black = 5, white = 10", "black = 6, white = 12")
    state = GAME.setup(Setup(data={"ours.toml": text}), GAME.seats)
    assert state.stock == 42


@pytest.mark.parametrize(
    "old, new, where",
    [
        ('id = "peace"', "id = ", "peace.toml"),
        ("armies_per_player = 3", "", "peace.toml: armies_per_player"),
        ("armies_per_player = 3", "armies_per_player = 9", "peace.toml: armies_per_player"),
        ("start = 2, low = 0", "start = 'two', low = 0", "peace.toml: countries.neutral.vp.start"),
        ("start = 2, low = 0", "low = 0", "peace.toml: countries.neutral.vp.start"),
        ("start = 2, low = 0", "start = 9, low = 0", "peace.toml: neutral.vp_start"),
        ('["neutral", "home_orange"]', '["neutral", "mars"]', "peace.toml: adjacency"),
        (', ["neutral", "home_orange"]', "", "peace.toml: adjacency"),
        ("black = 5", "black = 3", "peace.toml: vp_stock"),
        ("armies = {}", "armies = { blue = 3 }", "peace.toml: armies.blue"),
        ("armies = {}", "armies = {}\ngarrison = 2", "peace.toml: neutral.garrison"),
        ('owner = "orange"', 'owner = "blue"', "peace.toml: countries"),
        ('owner = "orange"', "", "peace.toml: countries"),
        ("[[countries]]", "colour = 1\n[[countries]]", "peace.toml: colour"),
        ('id = "neutral"', "", "peace.toml: countries[2].id"),
        ('["neutral", "home_orange"]', '["neutral"]', "peace.toml: adjacency[2]"),
        ("armies = {}", "armies = { green = 1 }", "peace.toml: countries.neutral.armies.green"),
        ('id = "neutral"', 'id = "Neutral Land"', "peace.toml: Neutral Land.id"),
        ("armies_per_player = 3", 'armies_per_player = 3\ncards = { blue = ["score"] }', "cards"),
        ("armies_per_player = 3", 'armies_per_player = 3\norder = ["move"]', "peace.toml: order"),
        ("armies_per_player = 3", "armies_per_player = 3\nrules = { score_base = 0 }", "rules"),
    ],
)
def test_a_fault_in_a_file_is_named_by_file_entry_and_field(old, new, where):
    assert old in PEACE
    text = PEACE.replace(old, new, 1)
    # A file that cannot be read at all is chosen by its own name.
    places = [f.where for chosen in ("peace", "peace.toml") for f in faults_of(text, chosen)]
    assert any(where in place for place in places), places


def faults_of(text: str, chosen: str):
    setup = Setup(answers={"scenario": chosen}, data={"peace.toml": text})
    return [fault for fault in GAME.form(setup).faults if fault.where != "scenario"]


def test_every_fault_of_a_file_is_named_not_only_the_first():
    text = PEACE.replace("armies_per_player = 3", "layouts = { row = [[1, 2]] }")
    text = text.replace("start = 2, low = 0", "start = 'two', low = 0")
    text = text.replace('owner = "orange"', 'owner = "green"')
    assert [(fault.where, fault.text.key) for fault in faults_of(text, "peace.toml")] == [
        ("peace.toml: armies_per_player", "data-missing"),
        ("peace.toml: countries.neutral.vp.start", "data-kind-int"),
        ("peace.toml: countries.home_orange.owner", "data-choice"),
        ("peace.toml: layouts.row[1][1]", "data-kind-str"),
        ("peace.toml: layouts.row[1][2]", "data-kind-str"),
    ]


def test_everything_a_complete_file_leaves_open_is_named():
    text = PEACE.replace("start = 2, low = 0, ", "").replace("armies = {}", "")
    assert [fault.where for fault in faults_of(text, "peace.toml")] == [
        f"peace.toml: countries.neutral.{field}" for field in ("vp.start", "vp.low", "armies")
    ]


@pytest.mark.parametrize(
    "lang, sentence",
    [("en", "This is none of: blue, orange."), ("de", "Das ist nichts von: blue, orange.")],
)
def test_a_fault_of_a_file_in_words(lang, sentence):
    (fault,) = faults_of(PEACE.replace('owner = "orange"', 'owner = "green"'), "peace.toml")
    assert Words(lang, catalogues([GAME])).say(fault.text) == sentence


@pytest.mark.parametrize("both, winners", [("most_vp", ("blue",)), ("draw", ("blue", "orange"))])
def test_a_scenario_says_what_happens_when_both_have_enough(both, winners):
    more = f'armies_per_player = 3\nend = {{ both = "{both}" }}'
    text = PEACE.replace("armies_per_player = 3", more).replace(
        "black = 5, white = 10", "black = 6, white = 12"
    )
    setup = Setup(answers={"scenario": "peace"}, data={"peace.toml": text})
    state = GAME.feed(GAME.setup(setup, GAME.seats), roll(6, 1)).state
    table = Table(points(able_to_score(state), 16, 15)).turn("score", "score")
    assert table.vp() == (20, 19)
    over = GAME.pending(table.state)
    assert isinstance(over, Over) and over.winners == winners


PAIRS = 'adjacency = [["home_blue", "neutral"], ["neutral", "home_orange"]]\n'


def test_a_file_that_says_nothing_of_adjacency_is_at_fault():
    assert PAIRS in PEACE
    for status in ("complete", "partial"):
        text = PEACE.replace(PAIRS, "").replace('"complete"', f'"{status}"')
        assert [f.where for f in faults_of(text, "peace.toml")] == ["peace.toml: adjacency"]


def test_layouts_in_place_of_adjacency_are_a_choice():
    layouts = f"[layouts]\nrow = {PAIRS.partition('= ')[2]}"
    text = f"{PEACE.replace(PAIRS, '')}\n{layouts}"
    assert [f.where for f in faults_of(text, "peace")] == ["scenario.layout"]
    assert not club(text, **{"scenario.layout": "row"}).faults


def test_a_broken_file_keeps_nobody_from_playing_something_else():
    form = GAME.form(Setup(data={"broken.toml": "id = "}))
    assert not form.faults
    (field,) = [field for field in form.fields if field.key == "scenario"]
    assert field.choices[-1].id == "broken.toml"
    assert field.choices[-1].label.key == "mop-form-broken-file"


def test_two_files_cannot_share_an_id():
    setup = Setup(answers={"scenario": "b.toml"}, data={"a.toml": PEACE, "b.toml": PEACE})
    assert [(f.where, f.text.key) for f in GAME.form(setup).faults] == [
        ("b.toml: id", "mop-fault-twice")
    ]


def test_a_club_scenario_may_resolve_in_another_order_and_start_without_a_roll():
    more = """armies_per_player = 3
    order = ["strength", "move", "recruit", "fortify", "attack", "score"]
    initiative = { start = "orange", flip_on = ["strength"] }"""
    text = PEACE.replace("armies_per_player = 3", more)
    setup = Setup(answers={"scenario": "peace"}, data={"peace.toml": text})
    state = GAME.setup(setup, GAME.seats)
    assert state.initiative == "orange"
    table = Table(place(state, "blue", "neutral")).turn("strength", "move1")
    assert table.waits() == "strength-1-blue"
    table.do(Strengthen(country="neutral"))
    assert table.armies("orange", "neutral") == 1
    both = Table(state).turn("strength", "strength")
    assert both.state.initiative == "blue"
