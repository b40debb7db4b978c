"""What every game must pass: it ends, it offers what it allows and no more, and it can be replayed.

A seed is a whole match: its set-up and everything that luck decides in it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from server.games.kernel import (
    MOST_OFFERS,
    Closed,
    Decide,
    Faces,
    Game,
    Happening,
    Order,
    Over,
    Pending,
    Setup,
    View,
)
from server.games.ruling import IllegalMove, Reason
from tests.kernel.canon import canon, state_hash
from tests.kernel.games import trial
from tests.kernel.invent import Pool, invent
from tests.kernel.leaks import verdict
from tests.kernel.playout import (
    Input,
    Moment,
    any_setup,
    by_luck,
    new_match,
    open_offers,
    play_to_the_end,
    playout,
    take,
)
from tests.kernel.seeds import every_game, new_seeds, once, seeds
from tests.kernel.variation import covers, strays


def moments(
    game: Game[Any], seed: int, *, share: float, steps: int | None = None
) -> Iterator[tuple[Moment, random.Random]]:
    """Some moments of one playout, or of its first steps; the luck beside them is not the one
    that moves."""
    looking = random.Random(~seed)
    for moment in islice(playout(game, random.Random(seed)), steps):
        if looking.random() < share:
            yield moment, looking


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
    assert wanted.seats and set(wanted.waiting) <= set(wanted.seats) <= set(game.seats)
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


def play_under_the_invariants(game: Game[Any], seed: int) -> None:
    for moment in playout(game, random.Random(seed)):
        game.invariants(moment.after)


@every_game
def test_the_same_luck_plays_the_same_match(game):
    assert play_to_the_end(game, 7) == play_to_the_end(game, 7)


@seeds(30)
def test_the_result_so_far_names_winners_and_every_score(game, seed):
    for moment, _ in moments(game, seed, share=0.2):
        result = game.standing(moment.after)
        assert set(result.scores) == set(game.form(Setup()).seats)
        assert set(result.winners) <= set(result.scores)


@every_game
def test_the_turn_is_never_counted_backwards(game):
    last = 0
    for moment in playout(game, random.Random(5)):
        turn = game.turn(moment.after)
        assert turn is None or turn >= last
        last = turn or 0


@seeds(200)
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


# --- Offers ----------------------------------------------------------------------------------


@seeds(30)
def test_every_offer_and_its_variations_pass_check(game, seed):
    for moment, luck in moments(game, seed, share=0.3):
        for seat in game.seats:
            offers = game.legal(moment.before, seat)
            assert len(offers) <= MOST_OFFERS
            for offer in luck.sample(offers, min(len(offers), 10)):
                assert_offer_holds(game, moment.before, seat, offer, luck)


def assert_offer_holds(game, state, seat, offer, luck):
    if offer.refused is not None:
        raw = msgspec.to_builtins(offer.action)
        assert verdict(game, state, seat, raw) == offer.refused
        return
    game.check(state, seat, offer.action)
    assert covers(offer, offer.action), offer
    for _ in range(3):
        action = game.sample(state, seat, offer, luck)
        game.check(state, seat, action)
        assert covers(offer, action), (offer, action)


@seeds(30)
def test_the_view_shows_the_offers_there_are(game, seed):
    for moment, _ in moments(game, seed, share=0.2):
        for seat in game.seats:
            assert game.view(moment.after, seat).offers == game.legal(moment.after, seat)
        assert game.view(moment.after, None).offers == ()


@seeds(30)
def test_what_no_offer_covers_is_refused_without_a_trace(game, seed):
    earlier: list[Any] = []
    for moment, luck in moments(game, seed, share=0.2):
        state, pool = moment.before, Pool(moment.before)
        before = state_hash(state)
        tried = earlier[-10:] + [invent(game.types.action, pool, luck) for _ in range(5)]
        offers = [offer for seat in game.seats for offer in game.legal(state, seat)]
        for offer in luck.sample(offers, min(len(offers), 3)):
            tried += strays(offer, pool, luck)
            earlier.append(msgspec.to_builtins(offer.action))
        for raw in tried:
            assert_refused_or_offered(game, state, luck.choice(game.seats), raw)
        assert state_hash(state) == before


def assert_refused_or_offered(game, state, seat, raw):
    ruled = verdict(game, state, seat, raw)
    if ruled is None or isinstance(ruled, Reason):
        return
    action = msgspec.convert(raw, game.types.action)
    offered = open_offers(game, state, seat)
    assert any(covers(offer, action) for offer in offered), f"{seat} may {action}, never offered"


@seeds(30)
def test_apply_refuses_what_check_refuses_and_leaves_no_trace(game, seed):
    for moment, luck in moments(game, seed, share=0.2):
        state, before = moment.before, state_hash(moment.before)
        for action in some_actions(game, moment, luck):
            seat = luck.choice(game.seats)
            assert refusal(game.apply, state, seat, action) == refusal(
                game.check, state, seat, action
            )
        assert state_hash(state) == before


def some_actions(game, moment, luck):
    """What was played in this moment, and some made up."""
    made = [made_up(game, moment.before, luck) for _ in range(3)]
    played = [moment.given.what] if moment.given.seat else []
    return [action for action in (*played, *made) if action is not None]


def refusal(judge, state, seat, action):
    try:
        judge(state, seat, action)
    except IllegalMove as no:
        return no.reason
    return None


@seeds(30)
def test_a_seat_that_may_not_act_is_refused_and_offered_nothing(game, seed):
    for moment, luck in moments(game, seed, share=0.3):
        wanted = game.pending(moment.before)
        actors = wanted.seats if isinstance(wanted, Decide) else ()
        action = moment.given.what if moment.given.seat else made_up(game, moment.before, luck)
        for seat in {*game.seats, "nobody"} - set(actors):
            assert not game.legal(moment.before, seat)
            if action is not None:
                with pytest.raises(IllegalMove):
                    game.check(moment.before, seat, action)


def made_up(game, state, luck):
    try:
        return msgspec.convert(invent(game.types.action, Pool(state), luck), game.types.action)
    except msgspec.ValidationError:
        return None


@seeds(30)
def test_an_unknown_field_or_action_is_not_decoded(game, seed):
    for moment, _ in moments(game, seed, share=0.2, steps=trial(game).steps):
        if moment.given.seat is None:
            continue
        raw = msgspec.to_builtins(moment.given.what)
        for wrong in ({**raw, "extra": 1}, {**raw, "type": "no-such-action"}, [], None, "pick"):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(wrong, game.types.action)


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


# --- Keeping ---------------------------------------------------------------------------------


@seeds(30)
def test_a_replay_gives_the_same_state_and_happenings(game, seed):
    played = list(playout(game, random.Random(seed)))
    state = new_match(game, random.Random(seed))
    for moment in played:
        step = take(game, state, through_json(moment.given, game))
        assert canon(step) == canon(moment.step)
        state = step.state
    assert state_hash(state) == state_hash(played[-1].after)


def through_json(given, game):
    """The input as a log would bring it back."""
    kind = Faces | Order | Closed if given.seat is None else game.types.action
    return msgspec.structs.replace(given, what=decode(given.what, kind))


def decode(value, kind):
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


@seeds(30)
def test_everything_a_game_says_survives_json(game, seed):
    for moment, _ in moments(game, seed, share=0.2):
        state = moment.after
        again = decode(state, game.types.state)
        assert again == state and state_hash(again) == state_hash(state)
        assert decode(game.pending(state), Pending) == game.pending(state)
        for happening in moment.step.happenings:
            assert canon(decode(happening, Happening)) == canon(happening)
        for viewer in (None, *game.seats):
            view = game.view(state, viewer)
            assert canon(decode(view, View)) == canon(view)
            assert decode(view.board, game.types.board) == view.board
            for offer in view.offers:
                assert decode(offer.action, game.types.action) == offer.action


@seeds(30)
def test_play_goes_on_alike_from_a_state_that_was_saved(game, seed):
    for moment, _ in moments(game, seed, share=0.2):
        step = take(game, decode(moment.before, game.types.state), moment.given)
        assert canon(step) == canon(moment.step)


@every_game
def test_a_state_of_this_version_needs_no_upgrade(game):
    for moment in playout(game, random.Random(3)):
        saved = msgspec.json.decode(msgspec.json.encode(moment.after))
        assert game.upgrade(saved, game.version) == moment.after


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
                assert game.ask(state, luck.choice([None, *game.seats]), question) is not None
            except (IllegalMove, msgspec.ValidationError):
                continue
        assert state_hash(moment.after) == before


# --- New seeds -------------------------------------------------------------------------------

SEEDED = [found for found in globals().values() if hasattr(found, "one")]


@every_game
@pytest.mark.soak
@pytest.mark.parametrize("test", SEEDED, ids=lambda test: test.__name__)
def test_it_holds_on_new_seeds(game, test):
    for seed in new_seeds(trial(game).soak // 200):
        once(test.one, game, seed)
