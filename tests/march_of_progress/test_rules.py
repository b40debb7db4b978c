"""Refusals by the book, and the smaller rules no other table of cases reaches."""

from __future__ import annotations

import pytest

from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import (
    Attack,
    Decline,
    Discard,
    First,
    Fortify,
    Move,
    Occupy,
    Pick,
    Strengthen,
)
from server.games.march_of_progress.control import controller, occupier
from server.games.march_of_progress.score import gain
from server.games.march_of_progress.state import mop
from server.games.ruling import IllegalMove
from tests.march_of_progress.table import (
    Table,
    able_to_score,
    dice,
    holds,
    place,
    points,
    start,
)


def refused(table: Table, seat: str, action: object) -> str:
    with pytest.raises(IllegalMove) as no:
        GAME.apply(table.state, seat, action)
    return no.value.reason.key


def moving(card: str) -> Table:
    state = place(start(), "blue", "home_blue", "home_blue", "neutral")
    return Table(state).turn(card, "recruit")


@pytest.mark.parametrize(
    "card, armies, to, key",
    [
        ("move1", ("blue-1", "blue-2"), "neutral", "mop-move-count"),
        ("move1", (), "neutral", "mop-move-count"),
        ("move2", ("blue-1", "blue-2", "blue-3"), "neutral", "mop-move-count"),
        ("move2", ("blue-1", "blue-3"), "neutral", "mop-move-together"),
        ("move2", ("blue-1", "blue-1"), "neutral", "mop-move-twice"),
        ("move2", ("blue-1",), "home_orange", "mop-not-adjacent"),
        ("move2", ("blue-1",), "home_blue", "mop-not-adjacent"),
        ("move2", ("blue-1",), "mars", "mop-no-such-country"),
        ("move2", ("orange-1",), "neutral", "mop-no-such-army"),
    ],
)
def test_moves_neither_card_allows(card, armies, to, key):
    assert refused(moving(card), "blue", Move(armies=armies, to=to)) == key


def test_an_army_in_stock_does_not_move():
    table = Table(place(start(), "blue", "neutral")).turn("move1", "recruit")
    assert refused(table, "blue", Move(armies=("blue-2",), to="neutral")) == "mop-no-such-army"


def test_only_the_decider_decides_and_only_what_is_open():
    table = moving("move1")
    assert refused(table, "orange", Move(armies=("orange-1",), to="neutral")) == (
        "mop-not-your-choice"
    )
    for other in (Pick(card="move2"), Decline(), First(side="blue"), Occupy(army="blue-1")):
        assert refused(table, "blue", other) == "mop-not-now"


def test_mp23_without_an_army_a_move_does_nothing():
    table = Table(place(start(), "blue")).turn("move2", "recruit")
    assert table.why("mop-nothing") == ["mop-no-armies"]
    assert table.discard("blue") == ("move2",)


def test_mp40_all_standing_armies_of_one_country_fight_and_no_others():
    state = place(start(), "blue", "neutral", "neutral", "home_orange")
    state = dice(place(state, "orange", "neutral", "home_orange"), blue=2)
    table = Table(state).turn("attack", "strength", Attack(country="neutral"))
    assert table.state.reveal is not None
    (combat,) = table.state.reveal.combats
    assert (combat.attack, combat.defence) == (4, 1)
    assert table.armies("blue", "neutral") == 2, "the winner's armies are untouched"
    assert table.armies("blue", "home_orange") == table.armies("orange", "home_orange") == 1


def test_mp60_what_was_freed_this_turn_scores_and_what_was_lost_does_not():
    """Attacks come before SCORE: whoever is driven out of the enemy capital scores without it."""
    state = place(able_to_score(start()), "blue", "home_orange capital")
    table = Table(dice(place(state, "orange", "home_orange"), orange=3)).turn("score", "attack")
    assert table.vp() == (4, 0)


def test_mp24_enemies_do_not_block_the_way():
    state = place(place(start(), "blue", "neutral"), "orange", "neutral", "neutral")
    table = Table(state).turn("move1", "recruit", Move(armies=("blue-1",), to="home_orange"))
    assert table.armies("blue", "home_orange") == 1


def test_mp25_a_fortified_army_stands_up_to_move():
    table = Table(place(start(), "blue", "home_blue lying")).turn("move1", "recruit")
    (army,) = [army for army in table.state.armies if army.country == "neutral"]
    assert not army.fortified
    assert occupier(table.state, "home_orange") is None


def test_mp26_leaving_the_capital_frees_it():
    table = Table(place(start(), "blue", "home_orange capital")).turn("move1", "fortify")
    assert controller(table.state, "home_orange") == "orange"
    assert table.why("mop-capital-free") == ["mop-occupier-left"]
    (told,) = [h for h in table.told if h.text.key == "mop-capital-free"]
    assert told.reasons[0].cite == mop("mop-chapter-combat"), "where the book says how it ends"


def test_mp26_another_army_leaving_does_not():
    state = place(start(), "blue", "home_orange capital", "home_orange")
    table = Table(state).turn("move1", "fortify", Move(armies=("blue-2",), to="neutral"))
    assert controller(table.state, "home_orange") == "blue"


def test_mp30_enemies_in_the_home_do_not_prevent_recruiting():
    table = Table(place(start(), "orange", "home_blue")).turn("recruit", "fortify")
    assert table.armies("blue", "home_blue") == 2


def test_mp30_an_empty_stock_does():
    state = place(start(), "blue", "home_blue", "home_blue", "home_blue")
    table = Table(state).turn("recruit", "fortify")
    assert table.why("mop-nothing") == ["mop-stock-empty"]


def test_mp31_no_army_to_fortify():
    table = Table(place(start(), "blue")).turn("fortify", "recruit")
    assert table.why("mop-nothing") == ["mop-no-armies"]


def test_a_lying_army_is_not_fortified_again():
    state = place(start(), "blue", "neutral lying", "home_blue", "neutral")
    table = Table(state).turn("fortify", "recruit")
    assert refused(table, "blue", Fortify(army="blue-1")) == "mop-already-fortified"


def attacking() -> Table:
    """Blue may attack in two countries; one of its armies lies, one is far away."""
    state = place(start(), "blue", "neutral lying", "neutral", "home_orange")
    return Table(place(state, "orange", "neutral")).turn("attack", "recruit")


@pytest.mark.parametrize(
    "action, key",
    [
        (Attack(country="home_blue"), "mop-no-attackers"),
        (Attack(country="mars"), "mop-no-such-country"),
        (Attack(country="neutral", stand_up=("blue-2",)), "mop-cannot-stand-up"),
        (Attack(country="neutral", stand_up=("blue-3",)), "mop-cannot-stand-up"),
        (Attack(country="home_orange", stand_up=("blue-1",)), "mop-cannot-stand-up"),
        (Attack(country="neutral", stand_up=("blue-1", "blue-1")), "mop-stand-up-twice"),
        (Attack(country="neutral", stand_up=("orange-1",)), "mop-no-such-army"),
        (Decline(), "mop-must-attack"),
    ],
)
def test_attacks_the_book_does_not_know(action, key):
    assert refused(attacking(), "blue", action) == key


def test_a_country_without_an_enemy_is_no_target():
    state = place(start(), "blue", "home_blue", "neutral lying")
    table = Table(place(state, "orange", "neutral")).turn("attack", "recruit")
    assert refused(table, "blue", Attack(country="home_blue")) == "mop-no-target-there"


def test_mp41_a_lying_army_elsewhere_may_attack_instead():
    state = place(start(), "blue", "neutral lying", "home_orange")
    table = Table(place(state, "orange", "neutral")).turn("attack", "strength")
    assert table.offers() == [
        Attack(country="neutral", stand_up=("blue-1",)),
        Attack(country="home_orange"),
    ]


def test_mp43_score_and_strange_cards_pay_for_nothing():
    state = place(place(start(), "blue", "neutral"), "orange", "neutral")
    table = Table(holds(state, "blue", "attack1", "move1", "move2", "score"))
    table.turn("attack1", "strength")
    assert refused(table, "blue", Discard(card="score")) == "mop-keep-score"
    assert refused(table, "blue", Discard(card="recruit")) == "mop-not-in-hand"
    assert refused(table, "blue", Discard(card="attack1")) == "mop-not-in-hand"


def test_mp43_the_only_card_to_discard_is_discarded():
    state = place(place(start(), "blue", "neutral"), "orange", "neutral")
    table = Table(holds(state, "blue", "attack1", "move1", "score")).turn("attack1", "strength")
    assert "mop-discard-forced" in table.heard()
    assert table.discard("blue")[-2:] == ("move1", "attack1")


def test_mp45_the_garrison_does_not_help_its_side_attack():
    state = place(place(start(), "orange", "home_blue"), "blue", "home_blue")
    table = Table(dice(state, orange=2)).turn("attack", "fortify")
    assert table.state.reveal is not None
    (combat,) = table.state.reveal.combats
    assert combat.attack == 1 and combat.winner == "orange"
    assert "mop-combat-garrison-defends-only" in [term.key for term in combat.terms]


def test_the_capital_is_taken_by_an_army_that_is_there():
    state = place(start(), "blue", "home_orange", "home_orange lying", "neutral")
    table = Table(dice(place(state, "orange"), blue=3))
    table.turn("attack", "strength", Attack(country="home_orange"))
    assert refused(table, "blue", Occupy(army="blue-3")) == "mop-occupy-elsewhere"


def test_strength_is_paid_by_countries_one_controls():
    table = Table(dice(place(start(), "blue", "neutral"), 3, 2, 3)).turn("strength", "recruit")
    assert refused(table, "blue", Strengthen(country="home_orange")) == "mop-not-controlled"
    assert refused(table, "blue", Strengthen(country="mars")) == "mop-no-such-country"
    spent = dice(place(start(), "blue", "neutral", "home_orange capital"), 3, 0, 3)
    table = Table(place(spent, "orange")).turn("strength", "recruit")
    assert refused(table, "blue", Strengthen(country="neutral")) == "mop-at-floor"


def test_nobody_acts_for_a_side_that_is_not_there():
    table = Table(place(place(start(), "blue", "neutral"), "orange", "neutral"))
    assert refused(table, "green", Pick(card="move1")) == "mop-no-such-side"
    table.turn("move1", "move1")
    assert refused(table, "blue", First(side="green")) == "mop-no-such-side"


def test_a_picked_card_must_be_in_hand():
    assert refused(Table(holds(start(), "blue", "score")), "blue", Pick(card="move1")) == (
        "mop-not-in-hand"
    )


@pytest.mark.parametrize("stock, brought", [(5, 4), (4, 4), (3, 3), (0, 0)])
def test_q12_a_short_stock_pays_what_it_has(stock, brought):
    state = points(start(), 17, 18 - stock)
    ruling = gain(state, "blue")
    assert ruling.value == brought == sum(reason.change for reason in ruling.reasons)
    assert ("mop-score-short" in [reason.key for reason in ruling.reasons]) == (stock < 4)
