"""What every game must pass: its states and its words are kept, and a match can be replayed."""

from __future__ import annotations

import random

import msgspec

from server.games.kernel import (
    Closed,
    Faces,
    Happening,
    Order,
    Pending,
    View,
)
from tests.kernel.canon import canon, state_hash
from tests.kernel.playout import (
    moments,
    new_match,
    playout,
    seats_of,
    take,
)
from tests.kernel.seeds import every_game, seeds


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
        for viewer in (None, *seats_of(game, state)):
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
