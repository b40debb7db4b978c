"""Milestones: costs, who keeps the card, ages (PR-130 to PR-134)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.progress import GAME
from server.games.progress.actions import Discover, PayMilestone, TakeBack
from server.games.progress.benefits import options
from server.games.progress.files import SHIPPED
from server.games.progress.scoring import breaker, parts, power_points
from server.games.progress.state import Choice, Dev, Four, Levels, State
from tests.progress.table import begun, do, house, put, refused

FIRST = SHIPPED["open-progress-1"]


def milestone(id: str, covers: tuple[str | None, ...], players: int = 3) -> State:
    s = begun(players, milestones=True)
    assert s.milestone is not None
    decks = tuple(tuple(m for m in (*deck, s.milestone) if m != id) for deck in s.milestone_decks)
    decks = (decks[0], *s.milestone_decks[1:])
    return replace(s, milestone=id, covers=covers, milestone_decks=decks)


def test_pr130_seven_ancient_ones_of_which_the_top_is_current():
    s = begun(3, milestones=True)
    assert s.milestone is not None and [len(deck) for deck in s.milestone_decks] == [6, 5, 4]
    shown = GAME.view(s, "blue").board.milestone
    assert shown.left == 6 and shown.below == ()


def test_a21_looking_through_the_milestones():
    s = house(begun(3, milestones=True), milestone_browse="yes")
    assert GAME.view(s, "blue").board.milestone.below == s.milestone_decks[0]


def test_pr132_a_cost_is_paid_like_a_technology():
    s = put(milestone("aqueduct", (None, None)), hand=("drama",), ready=Four(S=5))
    assert refused(s, PayMilestone(cost=0, pay={"S": 2})) == "pay-unknown"
    s = do(s, PayMilestone(cost=0, pay={"drama": 1}))
    assert s.covers == (s.active, None) and s.turn.actions == 2


def test_pr132_each_cost_is_covered_once():
    s = put(milestone("aqueduct", ("orange", None)), ready=Four(E=4))
    assert refused(s, PayMilestone(cost=0, pay={"E": 2})) == "pr-cost-covered"
    assert refused(s, PayMilestone(cost=2, pay={"E": 2})) == "pr-no-such-cost"


def test_pr132_without_actions_only_the_free_cost():
    s = put(milestone("great-wall", (None, None, None)), ready=Four(E=6))
    s = replace(s, turn=replace(s.turn, actions=0))
    s = do(s, PayMilestone(cost=0, pay={"E": 2}))
    assert s.active != "blue" or refused(s, PayMilestone(cost=1, pay={"E": 2}))


def test_pr132_a_milestone_is_paid_after_a_draw_too():
    s = put(milestone("aqueduct", (None, None)), ready=Four(E=2), hand=())
    s = replace(s, turn=replace(s.turn, actions=0, drawn=True))
    assert do(s, PayMilestone(cost=0, pay={"E": 2})).covers[0] == "blue"


def test_pr133_all_costs_by_one_player():
    s = put(milestone("aqueduct", (None, None)), ready=Four(E=4))
    s = do(do(s, PayMilestone(cost=0, pay={"E": 2})), PayMilestone(cost=1, pay={"E": 2}))
    assert s.me.milestones == ("aqueduct",) and s.me.power.population == 2  # once
    assert s.turn.actions == 1


def test_pr133_the_keeper_has_benefits_again_and_points():
    s = put(begun(2, milestones=True), "blue", milestones=("cathedral",))
    assert power_points(s, "prestige") == {"blue": 10, "orange": 6}
    assert [p.points for p in parts(s, "blue") if p.source == "milestones"] == [3]


@pytest.mark.parametrize("when, board, tokens", [("before", 1, 1), ("after", 0, 1)])
def test_a30_benefits_before_or_after_the_ranking(when, board, tokens):
    s = house(begun(2, milestones=True), milestone_end=when)
    s = put(s, "blue", milestones=("silk-road", "great-library"), skill=Levels(draw=1))
    points = {part.source: part.points for part in parts(s, "blue")}
    assert points["board"] == board and points["milestones"] == 4
    assert points["population"] == (11 if when == "before" else 9)
    assert breaker(s, "blue")[2] == tokens  # a tie is broken after everything is scored


def test_pr134_age_2_replaces_all_but_the_current_one():
    s = begun(2, milestones=True)
    current = s.milestone
    s = put(s, active=("mathematics",), hand=("medicine",), ready=Four(C=2))
    s = do(s, Discover(card="medicine", pay={"C": 2}))
    assert s.age == 2 and s.milestone == current
    assert [len(deck) for deck in s.milestone_decks] == [0, 5, 4] and len(s.milestones_gone) == 6


def test_pr134_the_next_one_is_of_the_new_era():
    s = milestone("aqueduct", ("orange", None))
    gone = s.milestone_decks[0]
    s = replace(s, age=2, milestone_decks=((), *s.milestone_decks[1:]), milestones_gone=gone)
    s = do(put(s, ready=Four(E=2)), PayMilestone(cost=1, pay={"E": 2}))
    assert s.milestone in {m.id for m in FIRST.milestones if m.era == "medieval"}


def test_a22_an_empty_deck_has_no_current_milestone_until_the_next_age():
    s = milestone("aqueduct", ("orange", None), players=2)
    gone = s.milestone_decks[0]
    s = replace(s, milestone_decks=((), *s.milestone_decks[1:]), milestones_gone=gone)
    s = do(put(s, ready=Four(E=2)), PayMilestone(cost=1, pay={"E": 2}))
    assert s.milestone is None
    assert refused(s, PayMilestone(cost=0)) == "pr-no-milestone-now"
    s = put(s, active=("mathematics",), hand=("medicine",), ready=Four(C=2))
    s = do(s, Discover(card="medicine", pay={"C": 2}))
    assert s.age == 2 and s.milestone is not None


def test_pr134_age_4_leaves_only_the_current_one():
    s = begun(2, milestones=True, industrial=True)
    current = s.milestone
    s = replace(s, age=3)
    s = put(s, active=("optics", "university"), hand=("scientific-method",))
    s = do(s, Discover(card="scientific-method"))
    assert s.age == 4 and s.milestone == current
    assert not any(s.milestone_decks) and len(s.milestones_gone) == 15


def test_a_milestone_that_raises_any_skill_asks_nobody_who_has_left():
    s = put(begun(3), "orange", out=True)
    assert options(s, Choice(seat="orange", kind="skill")) == ()


def test_taking_back_is_over_once_a_milestone_is_paid():
    s = put(milestone("aqueduct", (None, None)), ready=Four(E=2), dev=(Dev("wheel", 2),))
    assert do(s, TakeBack(card="wheel")).me.dev == ()
    s = do(s, PayMilestone(cost=0, pay={"E": 2}))
    assert refused(s, TakeBack(card="wheel")) == "pr-too-late-to-take-back"
