"""Sentences of the book and the digest that no other test holds, one case for each."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.progress import GAME
from server.games.progress.actions import (
    Activate,
    Discard,
    Discover,
    Draw,
    Generate,
    NoMore,
    QuickDraw,
    Research,
    ShuffleDraw,
    Take,
    TakeBack,
)
from server.games.progress.state import Dev, Four, Levels, Powers, value
from server.games.progress.turn import advance
from tests.progress.table import begun, do, house, passed, put, refused, shuffled, turn

# --- Set-up ------------------------------------------------------------------------------------


def test_pr05_06_hands_are_dealt_clockwise_from_the_starting_player():
    s = begun(4, first="green")
    assert s.order == ("green", "plum", "blue", "orange") and s.active == "green"
    assert [len(s.of(seat).hand) for seat in s.order] == [5, 6, 6, 7]


def test_pr03_every_marker_begins_at_the_start():
    for player in begun(5).players:
        assert player.skill == Levels() and player.power == Powers()
        numbers = [value(begun(5), player, skill) for skill in SKILLS]
        assert numbers == [2, 3, 5, 1, 1, 4, 1]


SKILLS = ("action", "draw", "hand", "shuffle", "development", "research", "quick_draw")


def test_pr02_every_card_of_the_number_of_players_is_in_one_place():
    s = begun(2)
    assert [len(deck) for deck in s.decks] == [33 - 11, 30, 30, 0]


# --- Skills ------------------------------------------------------------------------------------


@pytest.mark.parametrize("at, many", [*enumerate((3, 4, 5, 6, 7))])
def test_pr45_the_draw_skill_says_how_many(at, many):
    s = put(begun(2), skill=Levels(draw=at), hand=())
    seat = s.active
    s = do(s, Draw())
    for _ in range(many):
        s = do(s, Take(age=1, pile="deck"))
    assert len(s.of(seat).hand) == many and s.drawing is None


@pytest.mark.parametrize("at, pair", [*enumerate(((1, 0), (2, 1), (2, 0), (3, 1), (3, 0)))])
def test_pr46_the_quick_draw_skill_is_two_numbers(at, pair):
    s = put(begun(2), skill=Levels(quick_draw=at), hand=("wheel",))
    s = do(s, QuickDraw())
    for _ in range(pair[0]):
        s = do(s, Take(age=1, pile="deck"))
    assert s.to_discard == pair[1] and len(s.me.hand) == 1 + pair[0]
    if pair[1]:
        s = do(s, Discard(cards={"wheel": 1}))
        assert s.discards[0][-1] == "wheel" and s.pool == Four()
    assert s.phase == "action" and s.turn.actions == 1


def test_pr46_cards_may_be_left_and_the_discard_still_comes():
    s = put(begun(2), skill=Levels(quick_draw=1), hand=("wheel",))
    s = do(do(s, QuickDraw()), NoMore())
    assert (s.phase, s.to_discard) == ("discard", 1)


def test_pr42_development_2_holds_two():
    s = put(begun(2), skill=Levels(action=1, development=1), hand=("wheel", "pottery", "poetry"))
    s = turn(s, actions=3)
    s = do(do(s, Research(card="wheel")), Research(card="pottery"))
    assert refused(s, Research(card="poetry")) == "pr-development-full"


@pytest.mark.parametrize("at, markers", [*enumerate((4, 3, 2, 1))])
def test_pr41_the_research_skill_says_how_many_markers(at, markers):
    s = put(begun(2), skill=Levels(research=at), hand=("wheel",))
    assert do(s, Research(card="wheel")).me.dev == (Dev("wheel", markers),)


def test_pr11_a_better_research_skill_leaves_markers_that_lie():
    s = put(begun(2), dev=(Dev("wheel", 4),), active=("musical-instruments", "alphabet"))
    s = do(put(s, hand=("philosophy",)), Discover(card="philosophy"))
    assert s.me.skill.research == 1 and s.me.dev == (Dev("wheel", 4),)


def test_pr48_shuffle_2_draws_from_both_decks_and_seeks_no_third():
    s = replace(begun(2), age=2)
    s = replace(
        s,
        discards=(s.decks[0][:2], s.decks[1][:2], (), ()),
        decks=(s.decks[0][2:], s.decks[1][2:], *s.decks[2:]),
    )
    assert refused(s, ShuffleDraw(ages=(1, 2))) == "pr-shuffle-many"
    s = put(s, skill=Levels(shuffle=1), hand=())
    assert refused(s, ShuffleDraw(ages=(1, 1))) == "pr-shuffle-many"
    s = shuffled(do(s, ShuffleDraw(ages=(2, 1))))
    assert len(s.me.hand) == 2 and s.turn.actions == 1


def test_decks_that_run_dry_are_said_and_nobody_is_stuck():
    s = house(begun(2), draw_from_discard="none")
    s = replace(s, discards=(s.decks[0], (), (), ()), decks=((), *s.decks[1:]))
    assert refused(s, Draw()) == refused(s, QuickDraw()) == "pr-nothing-to-draw"
    assert not [o for o in GAME.legal(s, s.active) if isinstance(o.action, Draw | QuickDraw)]
    hand, seat = len(s.me.hand), s.active
    one = replace(s, decks=(("wheel",), *s.decks[1:]))
    one = do(do(one, Draw()), Take(age=1, pile="deck"))  # three were allowed, one was there
    assert len(one.of(seat).hand) == hand + 1 and one.drawing is None
    s = shuffled(do(s, ShuffleDraw(ages=(1,))))
    assert len(s.of(seat).hand) == hand + 1 and s.decks[0]


# --- The turn ----------------------------------------------------------------------------------


def test_pr21_every_technology_loses_exactly_one_marker_of_its_owners_turn():
    s = put(begun(2), "orange", dev=(Dev("wheel", 3), Dev("pottery", 2)))
    s = put(s, "blue", dev=(Dev("poetry", 2),))
    s = passed(s)
    assert s.of("orange").dev == (Dev("wheel", 2), Dev("pottery", 1))
    assert s.of("blue").dev == (Dev("poetry", 2),)


def test_pr23_any_or_all_are_taken_back_before_the_first_action():
    s = put(begun(2), dev=(Dev("wheel", 2), Dev("pottery", 1)), hand=())
    s = do(do(s, TakeBack(card="wheel")), TakeBack(card="pottery"))
    assert s.me.hand == ("wheel", "pottery") and s.me.dev == () and s.turn.actions == 2


def test_pr22_what_becomes_active_in_development_opens_an_age_for_this_turn():
    s = put(begun(2), "orange", dev=(Dev("medicine", 1),), hand=())
    s = passed(s)
    assert s.age == 2 and s.of("orange").active == ("medicine",)
    assert s.of("orange").ready == Four(G=1) and s.of("orange").power.population == 2
    s = do(do(s, Draw()), Take(age=2, pile="deck"))
    assert len(s.of("orange").hand) == 1


def test_a04_a_skill_of_the_development_phase_counts_this_turn():
    s = put(begun(2), "orange", dev=(Dev("irrigation", 1),))
    assert passed(s).turn.actions == 3


def test_pr24_the_same_action_twice():
    s = put(begun(2), hand=("wheel", "masonry"), ready=Four(E=4))
    s = do(s, Discover(card="wheel", pay={"E": 2}))
    s = do(s, Discover(card="masonry", pay={"E": 2}))
    assert s.of("blue").active == ("wheel", "masonry")


def test_pr50_knowledge_is_lost_and_tokens_are_ready_in_the_next_turn():
    s = put(begun(2), hand=("wheel", "drama"), ready=Four(E=2, S=1))
    s = do(s, Discover(card="wheel", pay={"E": 2}))
    s = do(s, Generate(pay={"S": 1}))
    assert s.pool == Four(S=1) and s.of("blue").spent == Four(E=2, S=1)
    s = passed(s)
    assert s.pool == Four() and s.of("blue").ready == Four(E=2, S=1)


# --- Discover ----------------------------------------------------------------------------------


def test_pr31_a_technology_of_another_player_is_no_prerequisite():
    s = put(begun(2), "orange", active=("alphabet",))
    s = put(s, hand=("mathematics",))
    assert refused(s, Discover(card="mathematics")) == "pay-short"


def test_pr32_two_lines_of_one_type_are_paid_each():
    s = put(begun(2), hand=("drama",), ready=Four(C=4))
    assert refused(s, Discover(card="drama", pay={"C": 4})) == "pay-short"
    s = put(s, ready=Four(C=5))
    assert do(s, Discover(card="drama", pay={"C": 5})).me.active == ("drama",)


def test_pr32_a_prerequisite_meets_its_own_line_alone():
    s = put(begun(2), hand=("drama",), active=("poetry",), ready=Four(C=2))
    assert do(s, Discover(card="drama", pay={"C": 2})).me.spent == Four(C=2)


def test_pr33_a_second_copy_pays_and_the_card_itself_does_not():
    s = put(begun(2), hand=("pottery",), ready=Four(E=1))
    assert refused(s, Discover(card="pottery", pay={"E": 1, "pottery": 1})) == "pay-unknown"
    s = put(s, hand=("pottery", "pottery"))
    s = do(s, Discover(card="pottery", pay={"E": 1, "pottery": 1}))
    assert s.me.active == ("pottery",) and s.me.hand == () and s.discards[0] == ("pottery",)


def test_pr16_a_spent_token_pays_nothing():
    s = put(begun(2), hand=("wheel",), ready=Four(), spent=Four(E=2))
    assert refused(s, Discover(card="wheel", pay={"E": 2})) == "pay-unknown"


def test_pr61_a_token_of_a_discovery_pays_for_the_next():
    s = put(begun(2), hand=("agriculture", "wheel"), ready=Four(E=3))
    s = do(s, Discover(card="agriculture", pay={"E": 2}))
    s = do(s, Discover(card="wheel", pay={"E": 2}))
    assert s.of("blue").active == ("agriculture", "wheel")


def test_pr34_the_turn_goes_on_after_a_new_age_and_its_deck_is_open():
    s = put(begun(2), hand=("medicine",), active=("mathematics", "burial"))
    s = do(s, Discover(card="medicine"))
    assert s.age == 2 and s.phase == "action" and s.turn.actions == 1
    s = do(do(s, QuickDraw()), Take(age=2, pile="deck"))
    assert s.of("blue").hand[-1] in begun(2).decks[1]


# --- Ages and the end --------------------------------------------------------------------------


def test_pr66_symbols_of_all_players_count_together():
    s = put(begun(4), "orange", active=("philosophy",))
    assert s.thresholds[0] == 2 and s.age == 1
    s = put(s, hand=("medicine",), active=("mathematics", "burial"))
    assert do(s, Discover(card="medicine")).age == 2
    alone = put(begun(4), hand=("medicine",), active=("mathematics", "burial"))
    assert do(alone, Discover(card="medicine")).age == 1


def test_pr66_a_symbol_under_development_does_not_count():
    s = put(begun(2), hand=("medicine",))
    assert do(s, Research(card="medicine")).age == 1


def test_pr68_age_2_removes_nothing():
    s = put(begun(2), hand=("medicine", "wheel"), active=("mathematics", "burial"))
    s = put(s, dev=(Dev("pottery", 2),))
    s = do(s, Discover(card="medicine"))
    assert s.me.hand == ("wheel",) and s.me.dev and s.decks[0] and not s.removed


def test_pr69_an_empty_age_1_opens_age_2_and_an_empty_older_age_nothing():
    s = begun(2)
    empty = replace(s, decks=((), *s.decks[1:]), removed=s.decks[0])
    assert advance(empty, []).age == 2
    older = replace(empty, age=2)
    assert advance(older, []).age == 2


def test_pr69_with_age_4_an_empty_age_3_does_not_end_the_game():
    s = replace(begun(2, industrial=True), age=3)
    s = advance(replace(s, decks=((), (), (), s.decks[3])), [])
    assert s.age == 4 and not s.why


def test_a18_two_ages_by_one_card():
    s = put(begun(2), hand=("medicine",), active=("mathematics", "burial", "cartography"))
    assert do(s, Discover(card="medicine")).age == 3


def test_a17_an_age_that_opens_in_development_takes_what_is_not_active_yet():
    s = replace(begun(2), age=2)
    s = put(s, "orange", dev=(Dev("cartography", 1), Dev("wheel", 1), Dev("poetry", 3)), hand=())
    s = passed(s)
    assert {o.action.card for o in GAME.legal(s, "orange")} == {"cartography", "wheel"}
    first = do(s, Activate(card="cartography"), "orange")
    assert first.age == 3 and first.of("orange").active == ("cartography",)
    assert first.of("orange").dev == () and "wheel" in first.removed
    other = do(s, Activate(card="wheel"), "orange")
    assert other.of("orange").active == ("wheel", "cartography")
