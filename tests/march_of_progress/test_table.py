"""What the players see and may ask or set right: views, printed cards, what-ifs, corrections."""

from __future__ import annotations

import random

import msgspec
import pytest

from server.games.kernel import Decide
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Attack, Discard, Enter, First, Pick
from server.games.march_of_progress.board import Board
from server.games.march_of_progress.control import occupier
from server.games.march_of_progress.corrections import (
    SetArmy,
    SetInitiative,
    SetStrength,
    SetVp,
    SetVpDie,
)
from server.games.march_of_progress.questions import AskCombat, AskControl, AskNumbers, AskScore
from server.games.march_of_progress.state import House
from server.games.ruling import IllegalMove
from server.words import Words, catalogues
from tests.march_of_progress.table import Table, able_to_score, dice, place, start


def board(state, viewer=None) -> Board:
    found = GAME.view(state, viewer).board
    assert isinstance(found, Board)
    return found


# --- Picking in secret -----------------------------------------------------------------------


def blue_has_picked():
    return GAME.apply(start(), "blue", Pick(card="attack"))


def test_a_pick_shows_only_to_its_owner_and_leaves_the_hand_as_it_was():
    state = blue_has_picked().state
    for viewer, picked in (("blue", "attack"), ("orange", None), (None, None)):
        area = board(state, viewer).players[0]
        assert (area.pick, area.picked) == ("locked", picked)
        assert area.hand == board(start(), viewer).players[0].hand


def test_others_hear_only_that_a_card_is_locked():
    public, private = blue_has_picked().happenings
    assert public.text.key == "mop-locked" and public.to is None
    assert private.to == ("blue",)


def test_a_change_of_mind_is_not_told_to_anybody_else():
    again = GAME.apply(blue_has_picked().state, "blue", Pick(card="fortify"))
    assert [happening.to for happening in again.happenings] == [("blue",)]
    assert not again.reveals
    assert board(again.state, "blue").players[0].picked == "fortify"


def test_the_last_pick_reveals_and_the_decision_keeps_its_name_until_then():
    state = blue_has_picked().state
    assert GAME.pending(state).id == GAME.pending(start()).id == "pick-1"  # type: ignore[union-attr]
    step = GAME.apply(state, "orange", Pick(card="recruit"))
    assert step.reveals
    assert step.happenings[2].text.key == "mop-revealed"


def test_a_disguised_pick_looks_the_same_to_the_other_side():
    state = blue_has_picked().state
    for seed in range(20):
        other = GAME.disguise(state, "orange", random.Random(seed))
        assert GAME.view(other, "orange") == GAME.view(state, "orange")
        assert GAME.view(other, None) == GAME.view(state, None)
    assert GAME.disguise(state, "blue", random.Random(1)) == state


def test_the_prompts_of_the_pick():
    state = blue_has_picked().state
    prompts = {viewer: GAME.view(state, viewer).prompt.key for viewer in ("blue", "orange", None)}
    assert prompts == {
        "blue": "mop-prompt-picked",
        "orange": "mop-prompt-pick",
        None: "mop-wait-pick",
    }


# --- Printed cards ---------------------------------------------------------------------------


def test_with_printed_cards_either_phone_enters_what_was_revealed():
    state = start(cards="table")
    waits = GAME.pending(state)
    assert isinstance(waits, Decide) and waits.by == "any"
    first = GAME.apply(state, "orange", Enter(side="blue", card="move1"))
    assert board(first.state, None).players[0].picked == "move1"
    assert GAME.pending(first.state).id == waits.id  # type: ignore[union-attr]
    second = GAME.apply(first.state, "orange", Enter(side="orange", card="recruit"))
    assert not second.reveals, "no secret came out: the cards lay open on the table"
    assert second.state.turn == 2


def test_a_wrong_entry_can_be_entered_again_before_the_other_card():
    state = GAME.apply(start(cards="table"), "blue", Enter(side="blue", card="move1")).state
    state = GAME.apply(state, "blue", Enter(side="blue", card="move2")).state
    assert state.players[0].picked == "move2"


@pytest.mark.parametrize(
    "action",
    [
        Pick(card="move1"),
        Enter(side="blue", card="score"),
        Enter(side="green", card="move1"),
    ],
)
def test_what_cannot_have_been_played_is_not_entered(action):
    with pytest.raises(IllegalMove):
        GAME.check(start(cards="table"), "blue", action)


def test_there_is_nothing_to_enter_when_the_cards_are_on_the_phones():
    with pytest.raises(IllegalMove):
        GAME.check(start(), "blue", Enter(side="blue", card="move1"))


# --- The board -------------------------------------------------------------------------------


def test_the_board_of_the_set_up():
    first = board(start())
    blue, neutral, orange = first.countries
    assert (blue.owner, neutral.owner, orange.owner) == ("blue", None, "orange")
    assert [card.vp.value for card in first.countries] == [3, 2, 3]
    assert blue.strength is not None and blue.strength.value == 1 and neutral.strength is None
    assert blue.garrison_active and neutral.garrison == 0
    assert neutral.neighbours == ("home_blue", "home_orange")
    assert neutral.controller is None and not neutral.contested
    assert [area.army_stock for area in first.players] == [2, 2]
    assert (first.vp_stock, first.ends_at, first.phase) == (35, 18, "pick")


def two_attacks() -> Table:
    state = place(start(), "blue", "neutral", "neutral lying")
    state = dice(place(state, "orange", "neutral"), blue=2, orange=2)
    return Table(state).turn("attack1", "attack")


def test_the_board_says_who_decides_what_and_where():
    table = two_attacks()
    now = board(table.state)
    assert (now.phase, now.active) == ("attack", ("attack",))
    assert now.deciding is not None and now.deciding.kind == "order"
    table.do(First(side="blue"))
    now = board(table.state)
    assert now.deciding is not None
    assert (now.deciding.kind, now.deciding.seat) == ("attack", "blue")
    assert now.deciding.countries == ("neutral",)
    assert now.reveal is not None and now.reveal.first == "blue"
    assert now.initiative == "orange"


def test_the_board_keeps_the_combat_for_a_phone_that_comes_back():
    table = two_attacks().do(
        First(side="blue"),
        Attack(country="neutral", stand_up=("blue-2",)),
        Discard(card="move1"),
    )
    later = board(table.state)
    assert (later.turn, later.phase) == (2, "pick")
    assert later.reveal is not None and later.reveal.turn == 1
    (fought,) = later.reveal.combats
    assert (fought.attack, fought.defence, fought.winner) == (5, 2, "blue")
    assert [term.key for term in fought.terms] == [
        "mop-combat-armies",
        "mop-combat-stood-up",
        "mop-combat-discarded",
        "mop-combat-armies",
        "mop-combat-garrison-neutral",
    ]
    for side, total in (("blue", 5), ("orange", 2)):
        assert sum(term.change for term in fought.terms if term.side == side) == total
    blue, orange = later.reveal.played
    assert (blue.gave_up, blue.effect) == ("move1", "done")
    assert orange.effect == "nothing"


def test_a_board_is_small():
    for viewer in (None, "blue"):
        assert len(msgspec.json.encode(board(two_attacks().state, viewer))) < 3000


# --- What if ---------------------------------------------------------------------------------


def test_a_what_if_combat_gives_both_totals_and_changes_nothing():
    state = place(start(), "blue", "home_orange", "home_orange lying")
    question = AskCombat(
        attacker="blue", country="home_orange", stand_up=("blue-2",), plus_one=True
    )
    ruling = GAME.ask(state, "orange", question)
    assert (ruling.value.attack, ruling.value.defence) == (3, 3)
    assert ruling.value.winner is None
    assert "mop-combat-plus-one" in [reason.key for reason in ruling.reasons]


@pytest.mark.parametrize(
    "question",
    [
        AskCombat(attacker="blue", country="mars"),
        AskCombat(attacker="blue", country="neutral"),
        AskCombat(attacker="blue", country="home_blue"),
        AskCombat(attacker="green", country="neutral"),
        AskCombat(attacker="blue", country="home_blue", stand_up=("blue-1",)),
        AskControl(country="mars"),
        AskScore(seat="green"),
    ],
)
def test_a_what_if_about_nothing_is_refused(question):
    with pytest.raises(IllegalMove):
        GAME.ask(start(), None, question)
    with pytest.raises(IllegalMove):
        GAME.ask(None, None, question)


def test_control_is_explained():
    state = place(place(start(), "blue", "neutral", "home_orange capital"), "orange", "neutral")
    found = {
        card: GAME.ask(state, None, AskControl(country=card)) for card in ("neutral", "home_orange")
    }
    assert found["neutral"].value is None
    assert found["neutral"].reasons[0].key == "mop-control-contested"
    assert found["home_orange"].value == "blue"


def test_a_score_is_forecast_with_its_terms():
    ruling = GAME.ask(start(), "orange", AskScore(seat="blue"))
    assert ruling.value == 4 == sum(reason.change for reason in ruling.reasons)


@pytest.mark.parametrize(
    "question, totals",
    [
        (AskNumbers(strength=2, armies=1, defence_strength=1, garrison=2), (2, 2)),
        (AskNumbers(strength=2, armies=2, defence_strength=1, fortified=1, garrison=2), (4, 4)),
        (AskNumbers(strength=2, armies=1, plus_one=True, defence_strength=2, normal=1), (3, 2)),
        (
            AskNumbers(
                strength=1,
                armies=1,
                defence_strength=3,
                fortified=2,
                house=House(fortified_value="just_1"),
            ),
            (1, 2),
        ),
    ],
)
def test_bare_numbers_need_no_match(question, totals):
    value = GAME.ask(None, None, question).value
    assert (value.attack, value.defence) == totals


def test_absurd_numbers_are_refused():
    with pytest.raises(IllegalMove):
        GAME.ask(None, None, AskNumbers(strength=7, armies=1, defence_strength=1))
    with pytest.raises(IllegalMove):
        GAME.ask(None, None, AskNumbers(strength=1, armies=10**9, defence_strength=1))


# --- The table is right ----------------------------------------------------------------------


def test_corrections_set_what_stands_on_the_table():
    state = start()
    for correction in (
        SetVp(seat="blue", vp=7),
        SetStrength(seat="orange", strength=4),
        SetVpDie(country="neutral", vp=0),
        SetArmy(army="blue-2", country="home_orange", fortified=True, on_capital=True),
        SetInitiative(seat="orange"),
    ):
        step = GAME.correct(state, correction)
        assert len(step.happenings) == 1
        state = step.state
        GAME.invariants(state)
    assert (state.players[0].vp, state.stock) == (7, 28)
    assert state.players[1].strength == 4
    assert state.vp_dice == (3, 0, 3)
    assert occupier(state, "home_orange") == "blue"
    assert state.initiative == "orange"


def test_only_one_army_fits_on_a_capital():
    state = place(start(), "blue", "home_orange capital")
    change = SetArmy(army="blue-2", country="home_orange", on_capital=True)
    after = GAME.correct(state, change).state
    assert [army.id for army in after.armies if army.on_capital] == ["blue-2"]


@pytest.mark.parametrize(
    "correction",
    [
        SetVp(seat="blue", vp=36),
        SetVp(seat="blue", vp=-1),
        SetVp(seat="green", vp=1),
        SetStrength(seat="blue", strength=0),
        SetStrength(seat="blue", strength=7),
        SetVpDie(country="neutral", vp=7),
        SetVpDie(country="mars", vp=1),
        SetArmy(army="blue-9", country="neutral"),
        SetArmy(army="blue-1", country="mars"),
        SetArmy(army="blue-1", country=None, fortified=True),
        SetArmy(army="blue-1", country="home_blue", on_capital=True),
        SetArmy(army="blue-1", country="neutral", on_capital=True),
        SetInitiative(seat="green"),
    ],
)
def test_a_correction_the_table_cannot_show_is_refused(correction):
    with pytest.raises(IllegalMove):
        GAME.correct(start(), correction)


def test_a_correction_may_settle_an_open_choice():
    table = two_attacks().do(First(side="blue"))
    away = GAME.correct(table.state, SetArmy(army="orange-1", country=None))
    assert away.state.turn == 2
    assert [h.text.key for h in away.happenings].count("mop-nothing") == 2


def test_a_card_is_not_asked_for_once_the_enemy_is_corrected_away():
    state = place(place(start(), "blue", "neutral"), "orange", "neutral")
    table = Table(state).turn("attack1", "recruit")
    assert table.waits() == "discard-1-blue"
    away = GAME.correct(table.state, SetArmy(army="orange-1", country=None))
    assert away.state.turn == 2
    assert [h.text.key for h in away.happenings][1:-1] == ["mop-nothing"]
    assert away.state.players[0].discard == ("attack1",)


def test_nor_is_an_attack_asked_for_that_nobody_is_left_to_make():
    state = place(place(start(), "blue", "neutral"), "orange", "neutral")
    table = Table(state).turn("attack1", "recruit")
    for change in (
        SetArmy(army="blue-1", country=None),
        SetArmy(army="blue-1", country="neutral", fortified=True),
    ):
        away = GAME.correct(table.state, change)
        assert away.state.turn == 2
        assert away.state.players[0].discard == ("attack1",)


@pytest.mark.parametrize("lang, words", [("en", "on the capital, fortified"), ("de", "befestigt")])
def test_a_correction_says_how_the_army_on_a_capital_lies(lang, words):
    lies = SetArmy(army="blue-1", country="home_orange", fortified=True, on_capital=True)
    (told,) = GAME.correct(start(), lies).happenings
    assert words in Words(lang, catalogues([GAME])).say(told.text)


def test_a_corrected_initiative_changes_who_sets_the_order():
    table = two_attacks()
    state = GAME.correct(table.state, SetInitiative(seat="orange")).state
    assert GAME.pending(state).id == "order-1-orange"  # type: ignore[union-attr]
    assert GAME.apply(state, "orange", First(side="blue")).state.initiative == "blue"


def test_a_finished_game_is_not_corrected():
    state = GAME.correct(able_to_score(start()), SetVp(seat="blue", vp=16)).state
    table = Table(state).turn("score", "attack")
    assert table.state.stage == "over"
    with pytest.raises(IllegalMove):
        GAME.correct(table.state, SetVp(seat="blue", vp=1))


def test_the_result_so_far_is_known_at_any_time():
    state = GAME.correct(start(), SetVp(seat="orange", vp=3)).state
    standing = GAME.standing(state)
    assert standing.winners == ("orange",) and standing.scores == {"blue": 0, "orange": 3}
    assert set(GAME.standing(start()).winners) == {"blue", "orange"}
