"""Scoring, playing alone and the expansions: sentences that no other test holds."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.progress import GAME
from server.games.progress.actions import (
    ChoosePerson,
    Discover,
    Pass,
    PayMilestone,
    Reveal,
    SwapTime,
    TakePersonality,
    UseHeritage,
)
from server.games.progress.invariants import in_their_places
from server.games.progress.scoring import parts, power_points, score, standing
from server.games.progress.state import Dev, Four, Levels, Powers, State
from server.games.progress.turn import advance
from tests.progress.table import begun, do, house, passed, put, refused, shuffled

# --- Scoring -----------------------------------------------------------------------------------


def test_pr82_points_left_of_every_marker():
    s = put(begun(2), "blue", skill=Levels(action=2, research=3, quick_draw=4))
    assert {p.source: p.points for p in parts(s, "blue")}["board"] == 3 + 4 + 4


def test_pr83_what_is_under_development_scores_nothing():
    s = put(begun(2), "blue", active=("opera",), dev=(Dev("calculus", 1),))
    assert {p.source: p.points for p in parts(s, "blue")}["cards"] == 3


def test_pr81_three_on_the_second_place():
    s = begun(4)
    for seat, at in (("blue", 5), ("orange", 2), ("green", 2), ("plum", 2)):
        s = put(s, seat, power=Powers(army=at))
    assert power_points(s, "army") == {"blue": 12, "orange": 3, "green": 3, "plum": 3}


def test_pr84_the_order_is_general_culture_science_engineering():
    s = put(put(begun(2), "blue", ready=Four(C=1)), "orange", ready=Four(S=5, E=5))
    assert standing(s).winners == ("blue",)
    s = put(put(begun(2), "blue", ready=Four(S=1)), "orange", ready=Four(E=5))
    assert standing(s).winners == ("blue",)
    s = put(put(begun(2), "blue", ready=Four(E=1)), "orange", ready=Four())
    assert standing(s).winners == ("blue",)
    assert standing(begun(3)).winners == ("blue", "orange", "green")


# --- Alone -------------------------------------------------------------------------------------


def alone(deck: tuple[str, ...], discard: tuple[str, ...] = (), age: int = 1) -> State:
    s = replace(begun(1), age=age)
    decks = tuple(deck if n == age - 1 else old for n, old in enumerate(s.decks))
    piles = tuple(discard if n == age - 1 else old for n, old in enumerate(s.discards))
    return advance(replace(s, decks=decks, discards=piles, phase="reveal"), [])


def test_pr101_symbols_are_discarded_until_one_without():
    s = alone(("medicine", "astronomy", "wheel", "poetry"))
    assert s.time_deck == ("wheel",) and s.discards[0] == ("medicine", "astronomy")
    assert s.phase == "action" and s.round == 2


def test_pr101_an_empty_deck_is_made_of_its_discards_first():
    s = shuffled(alone((), ("wheel", "medicine")))
    assert s.time_deck == ("wheel",)


def test_pr101_in_the_current_age_alone():
    s = alone(("optics",), age=2)
    assert s.time_deck == ("optics",)


def test_a26_symbols_of_the_time_deck_do_not_count():
    s = replace(begun(1), time_deck=("medicine",))
    assert advance(s, []).age == 1


def test_pr103_the_penalty_is_taken_from_the_sum():
    s = replace(begun(1), time_deck=("wheel",) * 8)
    assert score(s, "blue").value == -9


# --- Expansions --------------------------------------------------------------------------------


def test_pr121_the_philosophers_benefit_is_lost_and_the_scientists_gained_in_ones_own_turn():
    s = replace(begun(2, personalities=True), age=2)
    other = next(seat for seat in s.order if seat != s.active)
    assert refused(s, TakePersonality(person="fibonacci"), other) == "pr-not-your-turn"


def test_pr122_two_in_turn_order_from_the_active_one_and_nobody_twice():
    s = replace(begun(3, personalities=True), age=2)
    s = put(s, active=("trigonometry", "shipbuilding", "gunpowder"), hand=("cartography",))
    s = do(s, Discover(card="cartography"))
    at = s.order.index(s.active)
    assert [c.seat for c in s.choices] == [*s.order[at:], *s.order[:at]]
    first, second = s.choices[0].seat, s.choices[1].seat
    s = do(s, ChoosePerson(person="fibonacci"), first)
    assert refused(s, ChoosePerson(person="fibonacci"), second) == "pr-no-such-choice"


def test_pr124_a_heritage_costs_no_action_and_comes_once():
    s = replace(begun(2, personalities=True), age=2)
    s = put(s, person="al-jazari", people=("plato", "al-jazari"), ready=Four(E=1), spent=Four())
    s = do(s, UseHeritage())
    assert s.turn.actions == 2 and refused(s, UseHeritage()) == "pr-no-personality"


def test_pr132_the_free_cost_is_once_in_a_turn_and_again_in_the_next():
    s = begun(2, milestones=True)
    s = put(s, "blue", ready=Four(S=9, E=9, C=9))
    s = put(s, "orange", ready=Four(S=9, E=9, C=9))
    offer = next(o for o in GAME.legal(s, "blue") if isinstance(o.action, PayMilestone))
    s = do(s, offer.action)
    assert s.turn.milestone and not passed(s).turn.milestone


def test_pr133_most_markers_of_three_who_paid():
    s = begun(4, milestones=True)
    id = "grand-canal"
    decks = tuple(tuple(m for m in deck if m != id) for deck in s.milestone_decks)
    decks = ((s.milestone, *decks[0]), *decks[1:])
    s = replace(s, milestone=id, milestone_decks=decks, covers=("blue", "orange", "orange", None))
    s = put(s, "blue", ready=Four(C=3))
    s = do(s, PayMilestone(cost=3, pay={"C": 3}))
    assert id in s.milestones_gone  # two each
    for seat in ("blue", "orange"):
        assert s.of(seat).power.population == 3 and s.of(seat).tokens.G == 1


def test_a15_the_book_itself_says_that_age_4_removes_age_2():
    s = house(replace(begun(2, industrial=True), age=3), remove_old_ages="no")
    s = put(s, active=("optics", "university"), hand=("scientific-method", "compass", "wheel"))
    s = put(s, "orange", hand=("guilds", "opera"), dev=(Dev("castle", 2), Dev("wheel", 1)))
    s = do(s, Discover(card="scientific-method"))
    assert s.age == 4 and s.of("orange").hand == ("opera",)
    assert s.me.hand == ("wheel",) and s.of("orange").dev == (Dev("wheel", 1),)
    assert not s.decks[1] and s.decks[0] and s.decks[2]
    in_their_places(s)
    assert [pile.state for pile in GAME.view(s, None).board.piles] == [
        "open",
        "gone",
        "open",
        "open",
    ]


def test_solo_companion_reveals():
    s = passed(begun(1, play="companion"))
    assert s.phase == "reveal"
    s = do(s, Reveal(found="symbol"))
    assert s.phase == "reveal"
    s = do(s, Reveal(found="plain"))
    assert s.time_deck == ("?1",) and s.phase == "action"
    s = do(s, SwapTime(give="?1", take="?1"))
    assert s.turn.swapped
    assert do(s, Pass()).phase in ("reveal", "upkeep")
