"""The book's example of play (E1 to E5), and the other numbers it prints (P1 to P5)."""

from __future__ import annotations

import pytest

from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Discard, First, Move, Pick
from server.games.march_of_progress.control import controller
from server.games.march_of_progress.scenario import Cubes
from server.games.ruling import IllegalMove
from tests.march_of_progress.table import Table, able_to_score, start


def first_turn() -> Table:
    return Table(start(initiative="blue")).turn("move1", "recruit")


def second_turn() -> Table:
    return first_turn().turn(
        "strength", "move2", Move(armies=("orange-1", "orange-2"), to="neutral")
    )


def third_turn() -> Table:
    table = second_turn().turn("attack1", "attack1", First(side="blue"))
    return table.do(Discard(card="move2"))


def test_e1_blue_takes_the_neutral_country_while_orange_recruits():
    table = first_turn()
    assert table.armies("blue", "neutral") == 1
    assert table.armies("orange", "home_orange") == 2
    assert controller(table.state, "neutral") == "blue"
    assert table.state.initiative == "blue"


def test_e2_two_orange_armies_arrive_first_so_blue_pays_with_its_own_home():
    table = second_turn()
    assert controller(table.state, "neutral") is None
    assert table.state.vp_dice == (2, 2, 3)
    assert table.state.players[0].strength == 2
    assert table.state.initiative == "blue"
    assert "mop-strength-forced" in table.heard()


def test_e3_blue_attacks_first_and_wins_three_to_two():
    table = third_turn()
    assert table.state.reveal is not None
    (combat,) = table.state.reveal.combats
    assert (combat.attack, combat.defence, combat.winner) == (3, 2, "blue")
    assert (combat.blue_lost, combat.orange_lost) == (0, 2)
    assert table.armies("orange", None) == 3


def test_e4_orange_cannot_attack_any_more_and_discards_nothing():
    table = third_turn()
    assert table.told[-2].text.key == "mop-nothing"
    assert table.told[-2].seat == "orange"
    assert table.state.reveal is not None
    assert table.state.reveal.played[1].gave_up is None


def test_e5_the_table_at_the_end_of_turn_three():
    table = third_turn()
    assert table.state.turn == 4
    assert table.state.initiative == "orange"
    assert table.hand("blue") == ("recruit", "fortify", "attack", "score")
    assert table.discard("blue") == ("move1", "strength", "move2", "attack1")
    assert table.hand("orange") == ("move1", "fortify", "attack", "strength", "score")
    assert table.discard("orange") == ("recruit", "move2", "attack1")
    in_play = [army.seat for army in table.state.armies if army.country]
    assert in_play == ["blue"]
    assert table.vp() == (0, 0)


@pytest.mark.parametrize(
    "black, white, vp",
    [
        pytest.param(5, 10, 35, id="p1-introduction"),
        pytest.param(5, 11, 36, id="p2-marlborough"),
        pytest.param(6, 12, 42, id="p3-the-whole-box"),
    ],
)
def test_cubes_are_worth_five_and_one(black, white, vp):
    assert Cubes(black=black, white=white).vp == vp


def test_the_stock_of_the_introduction_is_p1():
    assert start().stock == 35


def test_p4_score_is_refused_on_turn_one():
    with pytest.raises(IllegalMove) as no:
        GAME.check(start(), "blue", Pick(card="score"))
    assert no.value.reason.key == "mop-score-needs-discard"
    (offer,) = [o for o in GAME.legal(start(), "blue") if o.action == Pick(card="score")]
    assert offer.refused == no.value.reason


def test_p5_score_is_refused_after_a_score():
    table = Table(able_to_score(start())).turn("score", "fortify")
    with pytest.raises(IllegalMove):
        GAME.check(table.state, "blue", Pick(card="score"))
    GAME.check(table.state, "orange", Pick(card="score"))
