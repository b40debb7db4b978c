"""What every game must pass: it ends, nobody is stuck, and wrong chance or set-up is refused.

A seed is a whole match: its set-up and everything that luck decides in it.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from server.games.kernel import (
    REFEREE,
    Closed,
    Decide,
    Faces,
    Game,
    Luck,
    Order,
    Over,
    Pending,
    Roll,
    Seat,
    Setup,
    dropped,
)
from server.games.ruling import IllegalMove
from tests.kernel.canon import state_hash
from tests.kernel.games import trial
from tests.kernel.invent import Pool, invent
from tests.kernel.playout import (
    Input,
    any_setup,
    by_luck,
    moments,
    new_match,
    open_offers,
    play_to_the_end,
    playout,
    seats_of,
)
from tests.kernel.seeds import every_game, new_seeds, once, seeds

# --- Playing ---------------------------------------------------------------------------------


@seeds(200)
def test_every_playout_ends_and_nobody_is_ever_stuck(game, seed):
    state = new_match(game, random.Random(seed))
    game.invariants(state)
    for moment in playout(game, random.Random(seed)):
        state = moment.after
        game.invariants(state)
        assert_nobody_is_stuck(game, state)
    assert isinstance(game.pending(state), Over)


def assert_nobody_is_stuck(game: Game[Any], state: Any) -> None:
    wanted = game.pending(state)
    if not isinstance(wanted, Decide):
        return
    may_act = {REFEREE} if wanted.by == "referee" else set(seats_of(game, state))
    assert wanted.seats and set(wanted.waiting) <= set(wanted.seats) <= may_act
    if wanted.kind == "window":
        return  # it closes by itself
    assert wanted.waiting, f"{wanted} waits for nobody"
    for seat in wanted.waiting:
        assert open_offers(game, state, seat), f"{seat} must decide and cannot: {wanted}"


@every_game
@pytest.mark.soak
def test_thousands_of_playouts_end(game):
    for seed in new_seeds(trial(game).soak):
        once(play_under_the_invariants, game, seed)


@every_game
@pytest.mark.soak
def test_no_id_names_two_decisions_or_rolls_in_hundreds_of_matches(game):
    for seed in new_seeds(trial(game).soak // 20):
        once(test_no_id_names_two_decisions_or_rolls.one, game, seed)


def play_under_the_invariants(game: Game[Any], seed: int) -> None:
    for moment in playout(game, random.Random(seed)):
        game.invariants(moment.after)


@every_game
def test_the_same_luck_plays_the_same_match(game):
    assert play_to_the_end(game, 7) == play_to_the_end(game, 7)


@seeds(30)
def test_the_result_so_far_names_winners_and_every_score(game, seed):
    setup = any_setup(game, random.Random(seed))
    for moment, _ in moments(game, seed, share=0.2):
        result = game.standing(moment.after)
        assert set(result.scores) <= set(game.form(setup).seats) <= set(game.seats)
        assert len(result.scores) >= (game.form(setup).fewest or len(game.form(setup).seats))
        assert set(result.winners) <= set(result.scores)


@every_game
def test_the_turn_is_never_counted_backwards(game):
    last = 0
    for moment in playout(game, random.Random(5)):
        turn = game.turn(moment.after)
        assert turn is None or turn >= last
        last = turn or 0


@seeds(100)
def test_no_id_names_two_decisions_or_rolls(game, seed):
    """What is stale is judged by the id alone: once answered, it must not come again."""
    used: set[str] = set()
    turn = None  # the decision that dice and agreements may interrupt, where a turn is one
    for moment in playout(game, random.Random(seed)):
        now, then = game.pending(moment.before), game.pending(moment.after)
        used.add(now.id)
        if isinstance(now, Decide) and (now.kind, now.by) == ("turn", "seat"):
            turn = now.id
        if isinstance(then, Over) or (then.id == turn and trial(game).many_actions):
            continue
        assert then.id not in used or is_still_open(now, moment.given, then), then


def is_still_open(now: Pending, given: Input, then: Pending) -> bool:
    """Whether it is the same decision: of a pick or a vote others are to come, of printed cards
    the other side's, and a window stays open for its time."""
    if not isinstance(now, Decide) or not isinstance(then, Decide) or now.id != then.id:
        return False
    if now.by == "any" or now.kind == "window":
        return True
    return given.seat not in then.waiting and set(then.waiting) <= set(now.waiting)


@seeds(30)
def test_the_rest_go_on_without_somebody_who_drops_out(game, seed):
    for moment, luck in moments(game, seed, share=0.1):
        before = state_hash(moment.before)
        gone = luck.choice(seats_of(game, moment.before))
        step = dropped(game, moment.before, gone)
        assert state_hash(moment.before) == before
        if step is not None:
            assert step.happenings, "the others are told who has left"
            assert gone not in game.standing(step.state).winners, "if they stop now"
            assert_played_without(game, gone, step.state, luck)


def assert_played_without(game: Game[Any], gone: Seat, state: Any, luck: Luck) -> None:
    """To the end: it is asked for nothing, and may do nothing."""
    assert_not_asked(game, gone, state)
    for moment in playout(game, luck, state):
        game.invariants(moment.after)
        assert_nobody_is_stuck(game, moment.after)
        assert_not_asked(game, gone, moment.after)


def assert_not_asked(game: Game[Any], gone: Seat, state: Any) -> None:
    wanted = game.pending(state)
    if isinstance(wanted, Decide):
        assert gone not in wanted.seats
    elif isinstance(wanted, Roll):
        assert gone not in [dice.seat for dice in wanted.groups]
    elif isinstance(wanted, Over):
        assert gone in wanted.scores and gone not in wanted.winners
    assert not game.legal(state, gone) and dropped(game, state, gone) is None


# --- Chance ----------------------------------------------------------------------------------


@seeds(30)
def test_chance_that_was_not_asked_for_is_refused(game, seed):
    for moment, luck in moments(game, seed, share=0.3, steps=trial(game).steps):
        wanted = game.pending(moment.before)
        before = state_hash(moment.before)
        for chance in wrong_chances(wanted, luck):
            with pytest.raises(IllegalMove):
                game.feed(moment.before, chance)
        assert state_hash(moment.before) == before


def wrong_chances(wanted, luck):
    yield Faces(roll="no-such-roll", faces={"red": (1,)})
    yield Order(shuffle="no-such-shuffle", places=(0,))
    yield Closed(decision="no-such-decision")
    if isinstance(wanted, Decide) and wanted.kind != "window":
        yield Closed(decision=wanted.id)
    right = None if isinstance(wanted, (Decide, Over)) else by_luck(wanted, luck)
    if isinstance(right, Order):
        yield Order(shuffle=right.shuffle, places=right.places[1:])
        yield Order(shuffle=right.shuffle, places=(*right.places[1:], -1))
    if isinstance(right, Faces):
        key = luck.choice(list(right.faces))
        dice = right.faces[key]
        for bad in (dice[1:], (*dice, 1), (*dice[1:], 0), (*dice[1:], 101)):
            yield Faces(roll=right.roll, faces={**right.faces, key: bad})
        yield Faces(roll=right.roll, faces={k: v for k, v in right.faces.items() if k != key})


# --- Setting up, asking, correcting ----------------------------------------------------------


@seeds(30)
def test_a_wrong_answer_is_named_by_its_field(game, seed):
    luck = random.Random(seed)
    setup = any_setup(game, luck)
    asked = [field for field in game.form(setup).fields if field.kind != "text"]
    if not asked:
        return
    field = luck.choice(asked)
    for wrong in ("no-such-choice", "", -(10**6)):
        answers = {**setup.answers, field.key: wrong}
        faults = game.form(Setup(answers=answers, data=setup.data)).faults
        assert any(fault.where == field.key for fault in faults), (field.key, wrong, faults)


@seeds(30)
def test_a_correction_is_refused_or_keeps_the_game_possible(game, seed):
    for moment, luck in moments(game, seed, share=0.1):
        before = state_hash(moment.after)
        for _ in range(5):
            raw = invent(game.types.correction, Pool(moment.after), luck)
            try:
                correction = msgspec.convert(raw, game.types.correction)
                step = game.correct(moment.after, correction)
            except (IllegalMove, msgspec.ValidationError):
                continue
            game.invariants(step.state)
            assert_nobody_is_stuck(game, step.state)
            assert step.happenings, "a correction is always told"
        assert state_hash(moment.after) == before


@seeds(30)
def test_a_question_is_answered_or_refused_and_changes_nothing(game, seed):
    for moment, luck in moments(game, seed, share=0.1):
        before = state_hash(moment.after)
        for state in (moment.after, None):
            raw = invent(game.types.question, Pool(moment.after), luck)
            try:
                question = msgspec.convert(raw, game.types.question)
                assert (
                    game.ask(state, luck.choice([None, *seats_of(game, moment.after)]), question)
                    is not None
                )
            except (IllegalMove, msgspec.ValidationError):
                continue
        assert state_hash(moment.after) == before
