"""Where the book leaves a question open: every toggle, each of its options."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Setup
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Attack, Decline, First, Fortify, Occupy
from server.games.march_of_progress.control import garrison, occupier
from server.games.march_of_progress.questions import AskCombat
from server.games.march_of_progress.record import Combat
from server.games.march_of_progress.state import house, mop
from server.games.ruling import IllegalMove, Reason
from tests.march_of_progress.table import Table, dice, holds, place, start


def combat(table: Table) -> Combat:
    assert table.state.reveal is not None
    return table.state.reveal.combats[-1]


def reasons(table: Table, key: str) -> tuple[Reason, ...]:
    """Those of the last happening of this key."""
    return [happening for happening in table.told if happening.text.key == key][-1].reasons


@pytest.mark.parametrize("option, worth", [("strength_plus_1", 4), ("just_1", 1)])
def test_q1_what_a_fortified_army_is_worth(option, worth):
    state = place(
        place(start(fortified_value=option), "blue", "neutral"), "orange", "neutral lying"
    )
    table = Table(dice(state, blue=2, orange=3)).turn("attack", "strength")
    assert combat(table).defence == worth
    (term,) = [term for term in combat(table).terms if term.key == "mop-combat-fortified"]
    assert term.cite.book == "house" and term.change == worth


@pytest.mark.parametrize("option", ["strength_plus_1", "just_1"])
def test_q1_fortifying_says_what_the_army_is_then_worth(option):
    table = Table(start(fortified_value=option)).turn("fortify", "recruit")
    (why,) = reasons(table, "mop-fortified")
    one = option == "just_1"
    assert why.key == ("mop-fortified-is-one" if one else "mop-fortified-defends")
    assert (why.cite == house("fortified_value")) == one


def occupied_home(option: str, posture: str = ""):
    """Blue holds Orange's capital; an Orange army of strength 1 has come back."""
    state = place(start(occupier_attacks=option), "blue", f"home_orange {posture} capital")
    return dice(place(state, "orange", "home_orange"), blue=2)


def test_q3_keeps_the_garrison_is_out_while_the_occupier_attacks():
    table = Table(occupied_home("keeps")).turn("attack", "strength")
    assert (combat(table).attack, combat(table).defence) == (2, 1)
    assert occupier(table.state, "home_orange") == "blue"
    assert combat(table).terms[-1].key == "mop-combat-garrison-kept"
    assert combat(table).terms[-1].cite.book == "house"


def test_q3_frees_the_garrison_fights_the_occupier_that_attacks():
    table = Table(occupied_home("frees_capital_first")).turn("attack", "strength")
    assert (combat(table).attack, combat(table).defence) == (2, 3)
    assert table.armies("blue", None) == 3
    assert garrison(table.state, "home_orange") == 2
    (term,) = [term for term in combat(table).terms if term.key == "mop-combat-capital-freed"]
    assert term.cite == house("occupier_attacks")
    assert "mop-capital-free" in table.heard()


def test_q3_frees_a_capital_without_a_garrison_says_nothing_of_one():
    state = occupied_home("frees_capital_first")
    cards = state.scenario.countries
    bare = replace(state.scenario, countries=(*cards[:2], replace(cards[2], garrison=0)))
    table = Table(replace(state, scenario=bare)).turn("attack", "strength")
    assert (combat(table).attack, combat(table).defence) == (2, 1)
    assert combat(table).terms[-1].key == "mop-combat-garrison-none"
    assert "mop-combat-capital-freed" not in [term.key for term in combat(table).terms]
    assert occupier(table.state, "home_orange") == "blue"


def test_q3_frees_a_victory_takes_the_capital_again():
    state = dice(occupied_home("frees_capital_first"), blue=4)
    table = Table(state).turn("attack", "strength")
    assert (combat(table).attack, combat(table).defence) == (4, 3)
    assert occupier(table.state, "home_orange") == "blue"


def test_q3_frees_not_if_the_occupier_stays_lying():
    state = place(start(occupier_attacks="frees_capital_first"), "blue", "home_orange")
    state = place(state, "blue", "home_orange lying capital", "home_orange")
    state = dice(place(state, "orange", "home_orange"), blue=2)
    table = Table(state).turn("attack", "strength", Attack(country="home_orange"))
    assert (combat(table).attack, combat(table).defence) == (2, 1)


@pytest.mark.parametrize("option, left", [("destroyed", 0), ("spared", 1)])
@pytest.mark.parametrize("strength", [1, 3], ids=["tie", "loss"])
def test_q4_what_becomes_of_the_attackers_lying_armies(option, left, strength):
    state = place(start(lying_attackers=option), "blue", "neutral", "neutral lying")
    state = dice(place(state, "orange", "neutral"), orange=strength)
    table = Table(state).turn("attack", "strength", Attack(country="neutral"))
    assert combat(table).winner == (None if strength == 1 else "orange")
    assert table.armies("blue", "neutral") == left
    assert combat(table).blue_lost == 2 - left
    assert combat(table).terms[-1].key == f"mop-lying-{option}"
    assert combat(table).terms[-1].cite == house("lying_attackers")


@pytest.mark.parametrize("option, home_die", [("reduce_anyway", 2), ("nothing", 3)])
def test_q6_strength_at_six(option, home_die):
    table = Table(dice(start(strength_at_6=option), blue=6)).turn("strength", "recruit")
    assert table.state.vp_dice[0] == home_die
    assert table.state.players[0].strength == 6
    (why,) = reasons(table, "mop-nothing" if option == "nothing" else "mop-strengthened")
    assert (why.key, why.cite) == ("mop-strength-at-most", house("strength_at_6"))


def test_q6_nothing_does_not_touch_strength_at_five():
    table = Table(dice(start(strength_at_6="nothing"), blue=5)).turn("strength", "recruit")
    assert table.state.players[0].strength == 6
    assert table.state.vp_dice[0] == 2


def test_q7_fortify_must_be_played_out():
    state = place(start(fortify_optional="no"), "blue", "home_blue", "neutral")
    table = Table(state).turn("fortify", "recruit")
    with pytest.raises(IllegalMove) as no:
        GAME.check(table.state, "blue", Decline())
    assert no.value.reason.cite == house("fortify_optional")
    assert Decline() not in table.offers()


def test_q7_fortify_may_be_declined():
    table = Table(start(fortify_optional="yes")).turn("fortify", "recruit")
    assert table.offers() == [Fortify(army="blue-1"), Decline()]
    table.do(Decline())
    assert not any(army.fortified for army in table.state.armies)
    assert reasons(table, "mop-nothing")[0].cite == house("fortify_optional")


def test_q7_with_all_armies_lying_fortify_does_nothing():
    table = Table(place(start(), "blue", "neutral lying")).turn("fortify", "recruit")
    assert table.why("mop-nothing") == ["mop-all-fortified"]


def hopeless(option: str):
    """A single Blue army of strength 1 stands before Orange's garrison."""
    return place(place(start(suicide_attack=option), "blue", "home_orange"), "orange")


def test_q9_a_hopeless_attack_is_forced():
    table = Table(hopeless("forced")).turn("attack", "strength")
    assert "mop-attack-forced" in table.heard()
    assert table.armies("blue", None) == 3
    (why,) = reasons(table, "mop-attacks")
    assert (why.key, why.cite) == ("mop-cannot-win-but-must", house("suicide_attack"))


def test_q9_the_refusal_to_hold_back_names_what_forbids_it():
    """The house rule where no attack can win; the book where one can."""
    state = place(place(start(), "blue", "neutral", "home_orange"), "orange", "neutral")
    for strength, cite in ((1, house("suicide_attack")), (3, mop("mop-chapter-attack"))):
        table = Table(dice(state, blue=strength)).turn("attack", "strength")
        with pytest.raises(IllegalMove) as no:
            GAME.check(table.state, "blue", Decline())
        assert (no.value.reason.key, no.value.reason.cite) == ("mop-must-attack", cite)


def test_q9_an_attack_that_may_win_or_is_free_cites_no_house_rule():
    table = Table(dice(hopeless("forced"), blue=3)).turn("attack", "strength")
    assert reasons(table, "mop-attacks") == ()
    table = Table(hopeless("optional")).turn("attack", "strength", Attack(country="home_orange"))
    assert reasons(table, "mop-attacks") == ()


def test_q9_a_hopeless_attack_may_be_declined():
    table = Table(hopeless("optional")).turn("attack", "strength", Decline())
    assert table.armies("blue", "home_orange") == 1
    assert table.why("mop-nothing") == ["mop-cannot-win"]
    assert reasons(table, "mop-nothing")[0].cite == house("suicide_attack")


def test_q9_a_tie_is_not_a_victory():
    table = Table(dice(hopeless("optional"), blue=2)).turn("attack", "strength")
    assert Decline() in table.offers()


def test_q9_an_attack_that_can_win_is_never_declined():
    table = Table(dice(hopeless("optional"), blue=3)).turn("attack", "strength")
    assert occupier(table.state, "home_orange") == "blue"


def test_q9_the_card_to_discard_counts_as_hope():
    table = Table(dice(hopeless("optional"), blue=2)).turn("attack1", "strength")
    assert table.waits() == "discard-1-blue"
    state = holds(dice(hopeless("optional"), blue=2), "blue", "attack1", "score")
    assert Decline() in Table(state).turn("attack1", "strength").offers()


@pytest.mark.parametrize("option, taken", [("no", None), ("yes", "blue")])
def test_q14_winning_in_defence_in_the_enemys_home(option, taken):
    state = place(start(capital_by_defence=option), "blue", "home_orange", "home_orange")
    table = Table(place(state, "orange", "home_orange")).turn("recruit", "attack")
    assert combat(table).winner == "blue"
    assert occupier(table.state, "home_orange") == taken
    if taken:
        assert table.why("mop-occupied") == ["mop-capital-defended"]
        assert reasons(table, "mop-occupied")[0].cite == house("capital_by_defence")
    else:
        why = reasons(table, "mop-combat-lost")[-1]
        assert (why.key, why.cite) == ("mop-capital-not-defended", house("capital_by_defence"))


def test_q14_an_occupier_who_wins_in_defence_just_stays():
    state = place(start(), "blue", "home_orange capital", "home_orange")
    table = Table(place(state, "orange", "home_orange")).turn("recruit", "attack")
    assert occupier(table.state, "home_orange") == "blue"
    assert "mop-capital-not-defended" not in [term.key for term in combat(table).terms]


def test_q14_winning_in_ones_own_home_takes_nothing():
    state = place(start(capital_by_defence="yes"), "orange", "home_blue")
    table = Table(place(state, "blue", "home_blue")).turn("strength", "attack")
    assert combat(table).winner == "blue"
    assert occupier(table.state, "home_blue") is None


def test_two_capitals_taken_in_one_turn_are_two_decisions():
    """Blue beats off Orange's attack and takes the capital; then Blue attacks what was spared."""
    state = start(capital_by_defence="yes", lying_attackers="spared")
    state = place(state, "blue", "home_orange", "home_orange lying")
    state = dice(place(state, "orange", "home_orange", "home_orange lying"), blue=3)
    table = Table(state).turn("attack", "attack", First(side="orange"))
    asked = [table.waits()]
    there = Attack(country="home_orange")
    for action in (there, Occupy(army="blue-1"), there):
        asked.append(table.do(action).waits())
    assert [id.partition("-")[0] for id in asked] == ["attack", "occupy", "attack", "occupy"]
    assert len(set(asked)) == len(asked)


def test_q8_an_occupied_capital_without_an_enemy_army_is_no_target():
    table = Table(place(place(start(), "blue", "home_orange capital"), "orange")).turn(
        "attack", "recruit"
    )
    assert table.why("mop-nothing")[-1] == "mop-no-target"


def test_q10_the_winner_chooses_which_army_takes_the_capital():
    state = place(place(start(), "blue", "home_orange", "home_orange lying"), "orange")
    state = dice(state, blue=3)
    table = Table(state).turn("attack", "strength", Attack(country="home_orange"))
    assert table.waits() == "occupy-1-blue"
    assert table.offers() == [Occupy(army="blue-1"), Occupy(army="blue-2")]
    table.do(Occupy(army="blue-2"))
    (holder,) = [army for army in table.state.armies if army.on_capital]
    assert holder.id == "blue-2" and holder.fortified


# --- Q21: which army must attack -------------------------------------------------------------


def two_fronts(option: str, **house: str):
    """Blue stands in the neutral country and lies in Orange's home; it could attack in both."""
    state = place(start(forced_attack=option, **house), "blue", "neutral", "home_orange lying")
    return dice(place(state, "orange", "neutral"), blue=3)


def test_q21_any_an_army_that_stands_up_may_attack_instead_of_one_that_stands():
    table = Table(two_fronts("any_standing")).turn("attack", "strength")
    there = Attack(country="home_orange", stand_up=("blue-2",))
    assert table.offers() == [Attack(country="neutral"), there]
    table.do(there)
    assert occupier(table.state, "home_orange") == "blue"
    (why,) = reasons(table, "mop-attacks")
    assert (why.key, why.cite) == ("mop-standing-may-wait", house("forced_attack"))


def test_q21_each_an_army_that_stands_must_attack_itself():
    table = Table(two_fronts("each_standing")).turn("attack", "strength")
    assert "mop-attack-forced" in table.heard()
    assert combat(table).country == "neutral"
    (why,) = reasons(table, "mop-attacks")
    assert (why.key, why.cite) == ("mop-standing-must", house("forced_attack"))


def test_q21_each_the_refusal_names_the_house_rule():
    state = two_fronts("each_standing")
    state = place(state, "blue", "neutral", "home_orange lying", "neutral lying")
    table = Table(state).turn("attack", "strength")
    offered = {(action.country, action.stand_up) for action in table.offers()}
    assert offered == {("neutral", ()), ("neutral", ("blue-3",))}
    with pytest.raises(IllegalMove) as no:
        GAME.check(table.state, "blue", Attack(country="home_orange", stand_up=("blue-2",)))
    assert no.value.reason.key == "mop-standing-attacks-first"
    assert no.value.reason.cite == house("forced_attack")


@pytest.mark.parametrize("option", ["any_standing", "each_standing"])
def test_q21_among_armies_that_stand_the_player_chooses_the_country(option):
    """One card, one country (MP-40): the others stay where they are."""
    state = place(start(forced_attack=option), "blue", "neutral", "home_orange")
    table = Table(dice(place(state, "orange", "neutral"), blue=3)).turn("attack", "strength")
    assert table.offers() == [Attack(country="neutral"), Attack(country="home_orange")]
    table.do(Attack(country="home_orange"))
    assert table.armies("orange", "neutral") == 1
    assert reasons(table, "mop-attacks") == ()


@pytest.mark.parametrize("option", ["any_standing", "each_standing"])
def test_q21_armies_that_all_lie_may_stand_up_anywhere_or_stay_down(option):
    state = place(start(forced_attack=option), "blue", "neutral lying", "home_orange lying")
    table = Table(dice(place(state, "orange", "neutral"), blue=3)).turn("attack", "strength")
    where = [action.country for action in table.offers() if isinstance(action, Attack)]
    assert where == ["neutral", "home_orange"] and Decline() in table.offers()
    table.do(Attack(country="home_orange", stand_up=("blue-2",)))
    assert reasons(table, "mop-attacks") == ()


def test_q21_each_a_standing_army_that_cannot_attack_forces_nothing():
    state = place(start(forced_attack="each_standing"), "blue", "home_blue", "home_orange lying")
    table = Table(dice(place(state, "orange"), blue=3)).turn("attack", "strength")
    assert table.offers() == [Attack(country="home_orange", stand_up=("blue-2",)), Decline()]


def test_q21_each_with_q9_only_what_may_be_attacked_counts_as_hope():
    """The standing army cannot win; the lying one could, and may not attack in its place."""
    state = two_fronts("each_standing", suicide_attack="optional")
    table = Table(dice(state, blue=3, orange=6)).turn("attack", "strength")
    assert table.offers() == [Attack(country="neutral"), Decline()]


def test_q21_a_what_if_question_is_free():
    """It asks what would come of it, not whether it may be done."""
    asked = AskCombat(attacker="blue", country="home_orange", stand_up=("blue-2",))
    assert GAME.ask(two_fronts("each_standing"), None, asked).value.winner == "blue"


def test_every_house_rule_is_on_the_form_with_its_place_in_the_book():
    fields = [field for field in GAME.form(Setup()).fields if field.group == "house"]
    assert len(fields) == 8
    for field in fields:
        assert field.default == field.choices[0].id
        assert field.cite is not None and field.cite.chapter
        assert field.help is not None
