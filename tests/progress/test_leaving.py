"""A player leaves: what goes with her, what stays, and how the others play on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from server.games.kernel import Over, Shuffle
from server.games.progress import GAME
from server.games.progress.actions import (
    ChooseMilestone,
    ChoosePerson,
    Discover,
    Draw,
    Pass,
    PayMilestone,
    ShuffleDraw,
    Take,
)
from server.games.progress.scoring import power_points, standing
from server.games.progress.state import Dev, Four, Levels, Powers, State, card_of, without
from tests.progress.table import begun, do, house, passed, put, refused, shuffled


def left(s: State, seat: str) -> State:
    step = GAME.drop(s, seat)
    assert step is not None
    return step.state


def with_dev(s: State, seat: str) -> State:
    """The first card of the hand is under development instead."""
    first, *rest = s.of(seat).hand
    return put(s, seat, hand=tuple(rest), dev=(Dev(first, 2),))


def test_hand_and_development_go_and_active_technologies_stay():
    s = with_dev(begun(3), "orange")
    [first, *_] = s.of("orange").hand
    s = put(s, "orange", hand=tuple(s.of("orange").hand[1:]), active=(first,))
    gone = [*s.of("orange").hand, s.of("orange").dev[0].card]
    s = left(s, "orange")
    player = s.of("orange")
    assert (player.hand, player.dev, player.active, player.out) == ((), (), (first,), True)
    assert sorted(s.removed) == sorted(gone)
    GAME.invariants(s)


def test_what_was_in_the_hand_is_told_to_nobody():
    s = begun(3)
    step = GAME.drop(s, "orange")
    said = repr([happening.text for happening in step.happenings])
    assert step.happenings and not any(f"'{id}'" in said for id in s.of("orange").hand)
    before = GAME.view(s, "blue").board, GAME.view(step.state, "blue").board
    assert before[1].players[1].hand == 0 and before[1].piles == before[0].piles


def test_the_turn_goes_on_without_her():
    s = left(begun(3), "orange")
    GAME.invariants(s)
    assert passed(s).active == "green"
    assert refused(s, Pass(), "orange") == "pr-not-your-turn"


def test_who_is_at_turn_and_leaves_ends_it():
    s = left(do(put(begun(3), ready=Four(S=1)), Draw()), "blue")
    assert s.active == "orange" and s.phase == "action" and s.drawing is None
    assert s.pool == Four() and s.of("blue").spent == Four()


def test_a_shuffle_that_was_waited_for_is_waited_for_no_more():
    s = begun(3)
    s = replace(s, discards=(s.decks[0][:4], (), (), ()), decks=(s.decks[0][4:], *s.decks[1:]))
    s = left(do(s, ShuffleDraw(ages=(1,))), "blue")
    assert s.active == "orange" and not s.shuffles and len(s.discards[0]) == 4
    GAME.invariants(s)


def test_symbols_of_those_who_left_count():
    s = put(begun(4), "orange", active=("medicine",))
    s = put(left(s, "orange"), active=("alphabet", "musical-instruments"), hand=("philosophy",))
    assert s.thresholds[0] == 2 and card_of(s, "medicine").benefits.age_symbols == (2,)
    assert do(s, Discover(card="philosophy")).age == 2


def test_who_left_is_not_ranked_and_does_not_win():
    s = begun(3)
    for seat, at in (("blue", 1), ("orange", 9), ("green", 2)):
        s = put(s, seat, power=Powers(prestige=at, population=at, army=at))
    s = left(s, "orange")
    assert power_points(s, "prestige") == {"blue": 6, "green": 10}
    assert standing(s).winners == ("green",)


def test_her_cost_of_a_milestone_stays_paid():
    s = begun(3, milestones=True)
    current = s.milestone
    s = replace(s, covers=("orange", *s.covers[1:]))
    s = left(s, "orange")
    assert s.milestone == current and s.covers[0] == "orange"
    assert refused(s, PayMilestone(cost=0)) == "pr-cost-covered"


def test_a_choice_of_hers_falls_away_and_the_next_one_is_asked():
    s = begun(3, personalities=True)
    s = replace(s, age=2, thresholds=(1, 1, 2, 2))
    s = put(s, active=("trigonometry", "shipbuilding"), hand=("cartography",))
    s = do(s, Discover(card="cartography"))
    asked = [choice.seat for choice in s.choices]
    assert len(asked) == 3
    s = left(s, asked[0])
    assert [choice.seat for choice in s.choices] == asked[1:]
    s = do(s, ChoosePerson(person=None), asked[1])
    assert s.choices[0].seat == asked[2]


def test_the_round_goes_on_when_its_first_leaves():
    s = passed(passed(passed(begun(4))))  # the last of the round is at turn
    s = left(passed(s), "blue")  # and the first of the next leaves in her own turn
    assert (s.active, s.round) == ("orange", 2)
    s = passed(passed(passed(s)))
    assert (s.active, s.round) == ("orange", 3)


def test_a02_a_round_whose_first_leaves_is_finished_by_the_others():
    s = replace(house(begun(4), end_mode="finish_round"), ended="symbols", age=3)
    s = left(s, "blue")
    for seat in ("orange", "green", "plum"):
        assert (s.active, s.phase) == (seat, "action")
        s = passed(s)
    assert s.phase == "over"


def test_the_next_printed_milestone_is_named_by_those_who_stay():
    s = begun(3, play="companion", milestones=True)
    s = do(s, ChooseMilestone(milestone="aqueduct"))
    s = put(replace(s, covers=("blue", None)), "blue", ready=Four(E=2))
    s = do(s, PayMilestone(cost=1, pay={"E": 2}))
    assert s.choices[0].kind == "milestone" and s.active == "blue"
    s = left(s, "blue")
    s = do(s, ChooseMilestone(milestone="great-wall"), "orange")
    assert s.milestone == "great-wall" and s.active == "orange"


@pytest.mark.parametrize("players", [1, 2])
def test_nobody_goes_on_alone(players):
    assert GAME.drop(begun(players), "blue") is None


def test_nobody_leaves_twice_or_after_the_end():
    s = left(begun(4), "orange")
    assert GAME.drop(s, "orange") is None
    assert GAME.drop(replace(s, phase="over"), "green") is None


AT = {"action", "draw", "discard", "upkeep", "develop", "skill", "scientist", "artist", "shuffle"}


def moment(s: State) -> str:
    """What somebody leaves in the middle of."""
    return "shuffle" if s.shuffles else s.choices[0].kind if s.choices else s.phase


def played(s: State, luck: random.Random) -> Iterator[State]:
    """A match by luck, without its end."""
    while not isinstance(wanted := GAME.pending(s), Over):
        yield s
        if isinstance(wanted, Shuffle):
            s = shuffled(s, luck.randint(1, 99))
            continue
        seat = luck.choice(wanted.waiting)
        s = do(s, GAME.sample(s, seat, luck.choice(GAME.legal(s, seat)), luck), seat)


def test_whoever_leaves_at_whatever_moment_the_others_play_on():
    """Matches by luck; in each kind of moment the one at turn leaves, and another one."""
    left_at: set[str] = set()
    for seed in range(60):
        if left_at >= AT:
            return
        luck = random.Random(seed)
        modules = dict.fromkeys(("personalities", "milestones", "industrial"), True)
        s = begun(4, seed, variant="quicker", **modules)
        for at in played(quick(s), luck):
            if moment(at) in left_at or moment(at) == "deal":
                continue
            left_at.add(moment(at))
            for seat in (at.active, luck.choice(at.order)):
                after = left(at, seat)
                GAME.invariants(after)
                for s in islice(played(after, luck), 12):
                    GAME.invariants(s)
                    assert s.of(seat).out and seat not in getattr(GAME.pending(s), "seats", ())
    raise AssertionError(f"nobody left in {AT - left_at}")


def quick(s: State) -> State:
    """So that every kind of moment comes soon: much to pay with, a Quick Draw that discards, and
    for whoever begins a card that opens an age and one with a choice."""
    for player in s.players:
        tokens = Four(S=3, E=3, C=3, G=9)
        skill = Levels(quick_draw=1, development=3, research=3)
        s = put(s, player.seat, ready=tokens, skill=skill)
    for card, deck in (("medicine", 0), ("heavy-plough", 1)):
        if card in s.decks[deck]:
            decks = tuple(without(d, card) if n == deck else d for n, d in enumerate(s.decks))
            s = put(replace(s, decks=decks), hand=(*s.me.hand, card))
    return s


def test_the_last_two_play_on_to_the_end():
    s = left(begun(3), "green")
    assert GAME.drop(s, "orange") is None
    for _ in range(4):
        seat = s.active
        s = do(do(s, Draw()), Take(age=1, pile="deck"))
        s = passed(s) if s.active == seat and s.phase == "action" else s
        while s.active == seat:
            s = do(s, GAME.legal(s, seat)[-1].action)
        assert s.active in ("blue", "orange")
        GAME.invariants(s)
