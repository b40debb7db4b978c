"""Cases that follow from the rules (D1 to D27), each under the default house rules."""

from __future__ import annotations

import pytest

from server.games.kernel import Over
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import (
    Attack,
    Decline,
    Discard,
    First,
    Fortify,
    Move,
    Pick,
    Strengthen,
)
from server.games.march_of_progress.control import controller, garrison, occupier
from server.games.march_of_progress.score import gain
from server.games.march_of_progress.state import mop
from tests.march_of_progress.table import (
    Table,
    able_to_score,
    dice,
    holds,
    place,
    points,
    start,
)


def combat(table: Table):
    assert table.state.reveal is not None
    return table.state.reveal.combats[-1]


def totals(table: Table) -> tuple[int, int]:
    return combat(table).attack, combat(table).defence


def alone_in_orange(strength: int):
    """One Blue army in Orange's home, which has only its garrison."""
    state = place(place(start(), "blue", "home_orange"), "orange")
    return dice(state, blue=strength)


def test_d1_score_with_only_the_own_home():
    table = Table(able_to_score(start())).turn("score", "fortify")
    assert table.vp() == (4, 0)
    assert table.why("mop-scored") == ["mop-score-base", "mop-score-country"]


def test_d2_all_three_countries_bring_nine():
    state = place(place(start(), "blue", "neutral", "home_orange capital"), "orange")
    assert gain(state, "blue").value == 9
    assert sum(reason.change for reason in gain(state, "blue").reasons) == 9


@pytest.mark.parametrize(
    "strength, expected, occupied",
    [
        pytest.param(2, (2, 2), None, id="d3-two-against-the-garrison"),
        pytest.param(3, (3, 2), "blue", id="d4-three-against-the-garrison"),
    ],
)
def test_an_army_attacks_an_empty_enemy_home(strength, expected, occupied):
    table = Table(alone_in_orange(strength)).turn("attack", "strength")
    assert totals(table) == expected
    assert occupier(table.state, "home_orange") == occupied
    assert table.armies("blue", None) == (3 if occupied is None else 2)


def test_d5_attack_plus_one_makes_the_difference():
    table = Table(alone_in_orange(2)).turn("attack1", "strength", Discard(card="move1"))
    assert totals(table) == (3, 2)
    assert occupier(table.state, "home_orange") == "blue"
    assert "move1" in table.discard("blue")


def test_d6_with_only_score_in_hand_attack_plus_one_is_plain():
    state = holds(alone_in_orange(2), "blue", "attack1", "score")
    table = Table(state).turn("attack1", "strength")
    assert totals(table) == (2, 2)
    assert table.armies("blue", None) == 3
    assert "mop-combat-only-score" in [term.key for term in combat(table).terms]


def test_d7_a_tie_destroys_all_armies_but_never_the_garrison():
    state = place(start(), "blue", "home_orange", "home_orange")
    state = dice(place(state, "orange", "home_orange"), blue=2, orange=2)
    table = Table(state).turn("attack", "strength")
    assert totals(table) == (4, 4)
    assert table.armies("blue", None) == table.armies("orange", None) == 3
    assert garrison(table.state, "home_orange") == 2
    assert occupier(table.state, "home_orange") is None


def test_d8_a_fortified_army_and_the_garrison_hold_four():
    state = place(start(), "blue", "home_orange", "home_orange")
    state = dice(place(state, "orange", "home_orange lying"), blue=2, orange=1)
    table = Table(state).turn("attack", "strength")
    assert totals(table) == (4, 4)
    assert combat(table).winner is None


def test_d9_a_beaten_attackers_lying_army_is_destroyed_too():
    state = place(start(), "blue", "neutral", "neutral lying")
    state = dice(place(state, "orange", "neutral"), orange=3)
    table = Table(state).turn("attack", "strength", Attack(country="neutral"))
    assert totals(table) == (1, 3)
    assert table.armies("blue", None) == 3


def test_d10_the_owner_drives_the_occupier_out_at_the_price_of_a_tie():
    state = place(start(), "blue", "home_orange lying capital")
    state = dice(place(state, "orange", "home_orange"), orange=2)
    assert garrison(state, "home_orange") == 0
    table = Table(state).turn("strength", "attack")
    assert totals(table) == (2, 2)
    assert table.armies("blue", None) == table.armies("orange", None) == 3
    assert controller(table.state, "home_orange") == "orange"
    assert garrison(table.state, "home_orange") == 2
    assert "mop-capital-free" in table.heard()


def test_d11_no_recruits_while_the_capital_is_occupied():
    state = place(place(start(), "blue", "home_orange capital"), "orange")
    table = Table(state).turn("strength", "recruit", Strengthen(country="home_blue"))
    assert table.armies("orange", "home_orange") == 0
    assert table.why("mop-nothing") == ["mop-recruit-occupied"]
    assert table.discard("orange") == ("recruit",)


def test_d12_recruiting_works_once_the_occupier_has_moved_off():
    state = place(place(start(), "blue", "home_orange capital"), "orange")
    table = Table(state).turn("move1", "recruit")
    assert table.armies("orange", "home_orange") == 1
    assert occupier(table.state, "home_orange") is None


def test_d13_score_with_an_occupied_capital_brings_only_the_cards():
    state = able_to_score(place(place(start(), "blue", "home_orange capital"), "orange"))
    table = Table(state).turn("fortify", "score")
    assert table.vp() == (0, 0)
    assert len(table.hand("orange")) == 8
    assert table.why("mop-scored") == ["mop-score-occupied"]


def test_d14_an_invader_who_wins_in_defence_takes_no_capital():
    state = place(start(), "blue", "home_orange", "home_orange")
    state = place(state, "orange", "home_orange")
    table = Table(state).turn("recruit", "attack")
    assert combat(table).winner == "blue"
    assert occupier(table.state, "home_orange") is None


def test_d15_strength_without_a_die_to_lower_does_nothing():
    table = Table(dice(place(start(), "blue"), 0, 2, 3)).turn("strength", "recruit")
    assert table.why("mop-nothing") == ["mop-no-die"]
    assert table.state.players[0].strength == 1


def test_d16_strength_at_six_still_lowers_the_die():
    table = Table(dice(start(), 3, 2, 3, blue=6)).turn("strength", "recruit")
    assert table.state.vp_dice == (2, 2, 3)
    assert table.state.players[0].strength == 6


def test_d17_both_moves_flip_the_initiative_whichever_they_are():
    table = Table(start()).turn("move1", "move2", First(side="orange"))
    assert table.state.initiative == "orange"
    assert table.state.reveal is not None
    assert table.state.reveal.first == "orange"
    assert table.state.reveal.initiative_to == "orange"


@pytest.mark.parametrize("blue, orange", [("move1", "attack"), ("recruit", "recruit")])
def test_d18_other_pairs_do_not_flip_it(blue, orange):
    assert Table(start()).turn(blue, orange).state.initiative == "blue"


def test_d18_two_scores_do_not_flip_it():
    assert Table(able_to_score(start())).turn("score", "score").state.initiative == "blue"


def test_d19_it_flips_even_if_one_side_has_no_army_to_move():
    table = Table(place(start(), "orange")).turn("move1", "move1")
    assert table.state.initiative == "orange"
    assert "mop-order-forced" in table.heard()


def test_d19_the_same_for_attacks_of_which_only_one_can_happen():
    state = place(place(start(), "blue", "home_orange"), "orange")
    table = Table(dice(state, blue=3)).turn("attack", "attack")
    assert table.waits() == "pick-2", "nobody was asked for an order that changes nothing"
    assert table.state.initiative == "orange"
    assert occupier(table.state, "home_orange") == "blue"


@pytest.mark.parametrize("first, vp", [("blue", (18, 17)), ("orange", (17, 18))])
def test_d20_the_holder_decides_who_gets_the_last_cube(first, vp):
    table = Table(points(able_to_score(start()), 17, 17)).turn("score", "score")
    assert table.waits() == "order-1-blue"
    table.do(First(side=first))
    assert table.vp() == vp
    assert table.state.initiative == "blue"
    over = GAME.pending(table.state)
    assert isinstance(over, Over) and over.winners == (first,)
    assert table.why("mop-over-won") == ["mop-enough"]
    assert table.told[-1].reasons[0].cite == mop("mop-chapter-end")


def lying_beside_an_enemy():
    state = place(start(), "blue", "neutral lying")
    return dice(place(state, "orange", "neutral"), blue=2)


def test_d21_a_lone_fortified_army_may_stand_up_and_attack():
    table = Table(lying_beside_an_enemy()).turn("attack", "strength")
    assert table.offers() == [Attack(country="neutral", stand_up=("blue-1",)), Decline()]
    table.do(Attack(country="neutral", stand_up=("blue-1",)))
    assert combat(table).winner == "blue"
    assert not table.state.armies[0].fortified


def test_d21_or_do_nothing():
    table = Table(lying_beside_an_enemy()).turn("attack", "strength", Decline())
    assert table.why("mop-nothing") == ["mop-all-lying"]
    assert table.state.armies[0].fortified


def test_d22_declining_with_attack_plus_one_discards_nothing():
    table = Table(lying_beside_an_enemy()).turn("attack1", "strength", Decline())
    assert table.discard("blue") == ("attack1",)


def test_d23_move_two_with_one_army_moves_one():
    table = Table(start()).turn("move2", "recruit")
    assert table.armies("blue", "neutral") == 1
    assert "mop-move-forced" in table.heard()


def test_d24_a_die_at_one_is_removed_and_the_country_stays_controlled():
    state = dice(place(start(), "blue", "neutral"), 0, 1, 3)
    table = Table(state).turn("strength", "recruit")
    assert table.state.vp_dice == (0, 0, 3)
    assert controller(table.state, "neutral") == "blue"
    assert gain(table.state, "blue").value == 1


def test_d25_two_occupied_capitals_stop_both_sides():
    state = place(start(), "blue", "home_orange capital")
    state = able_to_score(place(state, "orange", "home_blue capital"))
    assert controller(state, "home_orange") == "blue"
    assert controller(state, "home_blue") == "orange"
    assert gain(state, "blue").value == gain(state, "orange").value == 0
    state = holds(state, "blue", "recruit", "score")
    table = Table(holds(state, "orange", "recruit", "score")).turn("recruit", "recruit")
    assert table.heard().count("mop-nothing") == 2


def test_d26_an_army_fortified_this_turn_already_counts_so():
    state = place(place(start(), "blue", "neutral"), "orange", "neutral")
    table = Table(state).turn("attack", "fortify")
    assert totals(table) == (1, 2)
    assert combat(table).winner == "orange"


def test_d27_with_every_other_card_gone_only_score_can_be_picked():
    state = holds(start(), "blue", "score")
    assert [offer.action for offer in GAME.legal(state, "blue")] == [Pick(card="score")]
    assert GAME.legal(state, "blue")[0].refused is None


def test_both_fortify_with_a_choice_each_and_the_holder_sets_the_order():
    state = place(
        place(start(), "blue", "home_blue", "neutral"), "orange", "neutral", "home_orange"
    )
    table = Table(state).turn("fortify", "fortify")
    assert table.waits() == "order-1-blue"
    table.do(First(side="orange"), Fortify(army="orange-1"), Fortify(army="blue-1"))
    assert table.state.initiative == "blue"


def test_the_second_mover_sees_where_the_first_went():
    state = place(place(start(), "blue", "neutral"), "orange", "neutral")
    table = Table(state).turn("move1", "move1", First(side="orange"))
    assert table.waits() == "move-1-orange"
    table.do(Move(armies=("orange-1",), to="home_orange"))
    assert table.waits() == "move-1-blue"
    assert table.armies("orange", "home_orange") == 1
