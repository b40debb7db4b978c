"""Set-up: the form, and Marlborough's open values (M1 to M5)."""

from __future__ import annotations

from importlib import resources

import pytest

from server.games.kernel import Faces, Over, Setup
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Pick, Strengthen
from server.games.march_of_progress.score import gain
from server.games.march_of_progress.state import State, mop
from server.games.ruling import IllegalMove
from server.hall.setup import completed, rules_of
from server.words import Words, catalogues
from tests.march_of_progress.table import Table, able_to_score, dice, place, points, start

BOOKLET = {  # not the booklet's values, which nobody here knows: just possible ones
    "scenario": "age-of-marlborough",
    "scenario.layout": "line",
    "scenario.first_home": "orange",
    "h1.vp_start": 4,
    "h1.vp_range": "2-6",
    "h1.strength_start": 1,
    "h1.armies_blue": 1,
    "n1.vp_start": 2,
    "n2.vp_start": 3,
    "h2.vp_start": 4,
    "h2.vp_range": "2-6",
    "h2.strength_start": 1,
    "h2.armies_orange": 1,
}
INTRODUCTION = (
    resources.files("server.games.march_of_progress") / "scenarios/thirty-years-war.toml"
).read_text("utf-8")


def marlborough(**answers: object) -> State:
    state = GAME.setup(Setup(answers={**BOOKLET, **answers}), GAME.seats)
    return GAME.feed(state, roll(6, 1)).state


def roll(blue: int, orange: int, number: int = 1) -> Faces:
    return Faces(roll=f"initiative-{number}", faces={"blue": (blue,), "orange": (orange,)})


def faults(**changes: object) -> list[tuple[str, str]]:
    form = GAME.form(Setup(answers={**BOOKLET, **changes}))
    return [(fault.where, fault.text.key) for fault in form.faults]


def test_m1_a_home_die_at_two_cannot_pay_for_strength():
    table = Table(dice(marlborough(), 2, 2, 3, 4)).turn("strength", "recruit")
    assert table.why("mop-nothing") == ["mop-no-die"]
    assert table.state.vp_dice[0] == 2


def test_m1_the_refusal_names_the_scenario():
    state = place(marlborough(), "blue", "n1", "n2")
    table = Table(dice(state, 2, 2, 3, 4)).turn("strength", "recruit")
    with pytest.raises(IllegalMove) as no:
        GAME.check(table.state, "blue", Strengthen(country="h1"))
    assert no.value.reason.key == "mop-at-floor"
    assert no.value.reason.cite == mop("mop-chapter-scenario")


def test_m1_the_floor_binds_an_occupier_too():
    state = place(marlborough(), "blue", "h2 capital", "n1")
    table = Table(dice(place(state, "orange"), 2, 1, 3, 2)).turn("strength", "recruit")
    assert table.state.vp_dice == (2, 0, 3, 2)


def test_m2_an_enemy_in_the_home_blocks_its_vp_but_not_the_rest():
    state = place(marlborough(), "blue", "n1")
    state = dice(place(state, "orange", "h1"), 3, 2, 3, 4)
    ruling = gain(state, "blue")
    assert ruling.value == 1 + 2
    assert "mop-score-enemy-present" in [reason.key for reason in ruling.reasons]


def test_the_introduction_knows_no_such_block():
    assert gain(place(start(), "orange", "home_blue"), "blue").value == 4


def test_m3_eighteen_each_is_a_draw():
    table = Table(points(able_to_score(marlborough()), 13, 13)).turn("score", "score")
    assert table.vp() == (18, 18)
    over = GAME.pending(table.state)
    assert isinstance(over, Over) and set(over.winners) == {"blue", "orange"}
    assert table.why("mop-over-tie") == ["mop-enough", "mop-both-enough"]
    assert table.told[-1].reasons[-1].cite == mop("mop-chapter-scenario")


def test_m4_eighteen_to_seventeen_wins():
    state = dice(points(able_to_score(marlborough()), 13, 13), 4, 2, 3, 3)
    over = GAME.pending(Table(state).turn("score", "score").state)
    assert isinstance(over, Over) and over.winners == ("blue",)
    assert over.scores == {"blue": 18, "orange": 17}


def test_m5_there_is_no_attack_plus_one():
    state = marlborough()
    assert state.stock == 36
    assert len(state.players[0].hand) == 7
    with pytest.raises(IllegalMove) as no:
        GAME.check(state, "blue", Pick(card="attack1"))
    assert no.value.reason.key == "mop-not-in-hand"


# --- What a scenario changes, under the rules of the match -----------------------------------


def changes(setup: Setup, lang: str = "en") -> list[str]:
    """The rules of a match that nobody chose, as lobby, table and set-up show them."""
    words = Words(lang, catalogues([GAME]))
    rules = rules_of(*completed(GAME, setup))
    shown = [f"{words.say(r.label)}: {words.say(r.chosen)}" for r in rules if is_fixed(r.key)]
    assert not words.missing
    return shown


def is_fixed(key: str) -> bool:
    return key.startswith("scenario.rule_")


def test_the_rules_of_a_match_show_what_marlborough_changes():
    assert changes(Setup(answers=BOOKLET)) == [
        "Cards: without Attack +1",
        "Strength: turns no home’s VP die below 2",
        "Score: nothing for your home while an enemy army is in it",
        "The end: if both have 18 VP, a draw",
        "VP in cubes: 36 (5 black, 11 white)",
    ]
    assert changes(Setup(answers=BOOKLET), "de") == [
        "Karten: ohne Angreifen +1",
        "Stärken: dreht keinen SP-Würfel eines Heimatlands unter 2",
        "Punkten: nichts für dein Heimatland, solange dort eine gegnerische Armee ist",
        "Spielende: Haben beide 18 SP, ist es unentschieden",
        "SP in Markern: 36 (5 schwarze, 11 weiße)",
    ]


def test_the_introduction_changes_nothing():
    assert changes(Setup()) == []


def test_a_clubs_changes_are_shown_as_well():
    text = INTRODUCTION.replace("{ black = 5, white = 10 }", "{ black = 6, white = 20 }")
    text = text.replace(
        "armies_per_player = 3",
        """armies_per_player = 4
order = ["recruit", "move", "fortify", "attack", "strength", "score"]
initiative = { start = "orange", flip_on = ["move"] }
rules = { score_base = 2, score_nothing_if_capital_occupied = false }
end = { vp = 20 }
cards = { orange = ["move1", "attack", "score"] }
""",
    )
    assert changes(Setup(data={"ours.toml": text})) == [
        "Cards of Orange: without Move 2, Recruit, Fortify, Attack +1 and Strength",
        "Order of resolving: Recruit, Move, Fortify, Attack, Strength and Score",
        "Initiative at the start: Orange",
        "Initiative passes: when both sides play the same of these: Move",
        "Score: 2 VP, and the dice of your countries",
        "Score: also while your capital is occupied",
        "The end: after a turn in which somebody has 20 VP",
        "VP in cubes: 50 (6 black, 20 white)",
        "Armies: 4 a side",
    ]


def test_what_a_scenario_sets_cannot_be_answered_otherwise():
    (field, *_) = (f for f in GAME.form(Setup(answers=BOOKLET)).fields if is_fixed(f.key))
    assert [choice.id for choice in field.choices] == [field.default]
    assert field.group == "option" and field.cite == mop("mop-chapter-scenario")
    assert faults(**{field.key: "no"}) == [(field.key, "mop-fault-choice")]


def test_marlborough_asks_for_everything_it_does_not_know():
    form = GAME.form(Setup(answers={"scenario": "age-of-marlborough"}))
    asked = {fault.where for fault in form.faults}
    assert asked == set(BOOKLET) - {"scenario"}
    with pytest.raises(IllegalMove):
        GAME.setup(Setup(answers={"scenario": "age-of-marlborough"}), GAME.seats)


def test_the_side_that_plays_france_gets_its_name():
    names = GAME.view(marlborough(), None).names
    assert names["mop-country-h2"] == {"en": "France", "de": "Frankreich"}
    assert names["mop-country-h1"]["en"] == "The Dutch Republic"
    typed = GAME.view(marlborough(**{"n1.name": " Bavaria "}), None).names
    assert typed["mop-country-n1"] == {"en": "Bavaria", "de": "Bavaria"}


@pytest.mark.parametrize("layout, neighbours", [("line", ("n1",)), ("side_by_side", ("n1", "n2"))])
def test_the_layout_decides_what_is_adjacent(layout, neighbours):
    state = marlborough(**{"scenario.layout": layout})
    assert state.scenario.neighbours("h1") == neighbours


@pytest.mark.parametrize(
    "key, answer, fault",
    [
        ("h1.vp_start", 7, "mop-fault-number"),
        ("h1.vp_start", True, "mop-fault-number"),
        ("h1.vp_start", "4", "mop-fault-number"),
        ("h1.vp_start", 1, "mop-fault-start"),
        ("h1.vp_range", "6-2", "mop-fault-range"),
        ("h1.vp_range", "0 to 6", "mop-fault-range"),
        ("h1.strength_range", "0-6", "mop-fault-range"),
        ("h1.armies_blue", 4, "mop-fault-number"),
        ("h1.name", "x" * 31, "mop-fault-name"),
        ("scenario.layout", "circle", "mop-fault-choice"),
        ("cards", "nowhere", "mop-fault-choice"),
        ("fortified_value", "2", "mop-fault-choice"),
        ("fortifed_value", "just_1", "mop-fault-unknown-answer"),
    ],
)
def test_a_wrong_answer_is_named(key, answer, fault):
    assert faults(**{key: answer}) == [(key, fault)]


@pytest.mark.parametrize("seat, home", [("blue", "h1"), ("orange", "h2")])
def test_too_many_armies_are_named_by_the_answers_that_make_them(seat, home):
    found = faults(**{f"n1.armies_{seat}": 2, f"n2.armies_{seat}": 1})
    asked = [f"{home}.armies_{seat}", f"n1.armies_{seat}", f"n2.armies_{seat}"]
    assert sorted(found) == [(where, "mop-fault-armies") for where in asked]


def test_answers_left_over_from_another_scenario_do_no_harm():
    form = GAME.form(Setup(answers={"h1.vp_start": 4, "scenario": "thirty-years-war"}))
    assert not form.faults


def test_names_and_ranges_of_the_introduction_can_be_corrected():
    answers = {"neutral.name": "Bohemia", "home_blue.strength_range": "1-4"}
    state = GAME.setup(Setup(answers=answers), GAME.seats)
    state = GAME.feed(state, roll(2, 1)).state
    assert GAME.view(state, None).names["mop-country-neutral"]["de"] == "Bohemia"
    table = Table(dice(state, blue=4)).turn("strength", "recruit")
    assert table.state.players[0].strength == 4
    assert GAME.form(Setup(answers={"neutral.vp_range": "0-1"})).faults


def test_a_tie_for_the_initiative_is_rolled_again_as_another_roll():
    state = GAME.setup(Setup(), GAME.seats)
    again = GAME.feed(state, roll(3, 3)).state
    assert GAME.pending(again).id == "initiative-2"  # type: ignore[union-attr]
    with pytest.raises(IllegalMove):
        GAME.feed(again, roll(6, 1))
    assert GAME.feed(again, roll(2, 5, number=2)).state.initiative == "orange"


def test_the_example_in_the_readme_can_be_played():
    readme = resources.files("server.games.march_of_progress") / "README.md"
    text = readme.read_text("utf-8").partition("```toml\n")[2].partition("```")[0]
    setup = Setup(answers={"scenario": "border-war"}, data={"border-war.toml": text})
    assert not GAME.form(setup).faults
    assert GAME.setup(setup, GAME.seats).stock == 35
