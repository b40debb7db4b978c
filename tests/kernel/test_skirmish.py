"""Skirmish itself: the parts of the kernel that no other game uses yet."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from server.games.kernel import Closed, Decide, Faces, Order, Roll, Setup, Shuffle
from server.games.ruling import IllegalMove
from tests.kernel.skirmish import GAME
from tests.kernel.skirmish_play import with_player
from tests.kernel.skirmish_state import DECK, Ambush, Exchange, Plan, SetPoints, State, Worth

AS_IT_LIES = tuple(range(len(DECK)))


def dealt(**answers: int | str) -> State:
    """The first round, the deck dealt unshuffled: blue holds all four ambushes."""
    state = GAME.setup(Setup(answers=answers), GAME.seats)
    return GAME.feed(state, Order(shuffle="shuffle0", places=AS_IT_LIES)).state


def revealed(state: State) -> State:
    """Blue's ambush, Orange's scout and Green's charge are on the table; Green leads."""
    charge = next(card for card in DECK if card.startswith("charge"))
    green = state.of("green")
    held = replace(green, hand=(charge, *green.hand[1:]))
    swapped = tuple(green.hand[0] if card == charge else card for card in state.pile)
    state = with_player(replace(state, pile=swapped), held)
    GAME.invariants(state)
    for seat, at in (("blue", "orange"), ("orange", "blue"), ("green", "orange")):
        plan = Plan(card=state.of(seat).hand[0], at=at)
        state = GAME.apply(state, seat, plan).state
    return state


def test_the_order_says_which_card_lies_where():
    state = GAME.setup(Setup(), GAME.seats)
    wanted = GAME.pending(state)
    assert isinstance(wanted, Shuffle) and wanted.size == len(DECK)
    backwards = Order(shuffle=wanted.id, places=AS_IT_LIES[::-1])
    assert GAME.feed(state, backwards).state.of("blue").hand == DECK[:-5:-1]


def test_the_cards_of_a_deal_are_told_to_their_holder_alone():
    state = GAME.setup(Setup(), GAME.seats)
    step = GAME.feed(state, Order(shuffle=GAME.pending(state).id, places=AS_IT_LIES))
    drawn = [happening for happening in step.happenings if happening.text.key == "sk-drew"]
    assert [happening.to for happening in drawn] == [("blue",), ("orange",), ("green",)]
    assert step.reveals


def test_a_pick_may_be_changed_until_the_last_has_chosen():
    state = dealt()
    first, second = state.of("blue").hand[:2]
    asked = GAME.pending(state)
    state = GAME.apply(state, "blue", Plan(card=first, at="green")).state
    state = GAME.apply(state, "blue", Plan(card=second, at="green")).state
    assert state.of("blue").plan.card == second
    assert GAME.pending(state) == replace(asked, waiting=("orange", "green"))


def test_the_window_opens_for_every_seat_whoever_holds_what():
    wanted = GAME.pending(revealed(dealt()))
    assert isinstance(wanted, Decide) and wanted.kind == "window"
    assert wanted.seats == GAME.seats and wanted.waiting == ()


def test_the_window_stays_open_after_a_reaction_and_closes_by_time_alone():
    state = revealed(dealt())
    asked = GAME.pending(state)
    state = GAME.apply(state, "blue", Ambush(cards=state.of("blue").hand[:2])).state
    assert GAME.pending(state) == asked
    with pytest.raises(IllegalMove):
        GAME.apply(state, "blue", Ambush(cards=state.of("blue").hand[:1]))
    state = GAME.feed(state, Closed(decision=asked.id)).state
    assert isinstance(GAME.pending(state), Roll)


def test_the_fight_is_rolled_in_two_colours():
    state = revealed(dealt())
    state = GAME.apply(state, "blue", Ambush(cards=state.of("blue").hand[:2])).state
    roll = GAME.feed(state, Closed(decision=GAME.pending(state).id)).state
    red, white = GAME.pending(roll).groups
    assert (red.colour, red.seat, red.count, red.need, red.wins) == (
        "red",
        "green",
        4,
        4,
        "at_least",
    )
    assert (white.colour, white.seat, white.count, white.wins) == ("white", "orange", 4, "at_most")


@pytest.mark.parametrize(
    "red, white, points",
    [
        pytest.param((4, 4, 1, 1), (3, 4), {"blue": 0, "orange": 0, "green": 1}, id="two-to-one"),
        pytest.param((4, 4, 1, 1), (3, 3), {"blue": 0, "orange": 1, "green": 0}, id="two-to-two"),
        pytest.param((3, 3, 3, 3), (4, 4), {"blue": 0, "orange": 1, "green": 0}, id="none-to-none"),
    ],
)
def test_more_hits_than_guards_win_the_fight(red, white, points):
    state = revealed(dealt())
    state = GAME.feed(state, Closed(decision=GAME.pending(state).id)).state
    faces = Faces(roll=GAME.pending(state).id, faces={"red": red, "white": white})
    state = GAME.feed(state, faces).state
    assert GAME.standing(state).scores == points


def test_of_equal_cards_the_house_rule_says_who_leads():
    for ties, leader in (("first", "blue"), ("nobody", None)):
        state = dealt(ties=ties)
        hands = zip(GAME.seats, (DECK[4:8], DECK[:4], DECK[8:12]), strict=True)
        for seat, hand in hands:  # scouts, ambushes, and a scout with three columns
            state = with_player(state, replace(state.of(seat), hand=hand))
        for seat, at in (("blue", "green"), ("orange", "blue"), ("green", "blue")):
            state = GAME.apply(state, seat, Plan(card=state.of(seat).hand[0], at=at)).state
        assert state.leader == leader
        assert GAME.pending(state).kind == "window"  # also where there is nothing to fight for


def test_a_pile_that_is_too_small_is_shuffled_with_the_discard():
    state = replace(dealt(), phase="spoils", winner="green", pile=(), discard=DECK[12:])
    blue = state.of("blue")
    state = with_player(state, replace(blue, hand=blue.hand[1:]))
    state = GAME.apply(state, "green", Exchange(cards=())).state
    assert GAME.pending(state).size == len(DECK[12:])
    assert state.discard == ()


def test_a_question_names_only_cards_of_the_own_hand():
    state = dealt()
    assert GAME.ask(state, "orange", Worth(card="scout1")).value == 1
    for viewer in ("blue", "green", None):
        with pytest.raises(IllegalMove):
            GAME.ask(state, viewer, Worth(card="scout1"))
    assert GAME.ask(None, None, Worth(card="charge1")).value == 3


def test_a_correction_sets_points_below_the_goal():
    state = dealt(goal=5)
    for points, allowed in ((0, True), (4, True), (5, False), (-1, False)):
        if allowed:
            changed = GAME.correct(state, SetPoints(seat="green", points=points)).state
            assert changed.of("green").points == points
        else:
            with pytest.raises(IllegalMove):
                GAME.correct(state, SetPoints(seat="green", points=points))


def test_a_match_of_version_1_goes_on():
    saved = msgspec.to_builtins(dealt())
    del saved["ties"]
    assert GAME.upgrade(saved, "1") == dealt(ties="first")


def test_a_disguise_keeps_the_own_hand_and_changes_the_others():
    state = dealt()
    other = GAME.disguise(state, "blue", random.Random(1))
    assert other.of("blue") == state.of("blue")
    assert {p.hand for p in other.players} != {p.hand for p in state.players}
