"""What every game must pass: it offers what it allows, and no more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.games.kernel import (
    REFEREE,
    Decide,
)
from server.games.offering import show
from server.games.ruling import IllegalMove, Reason
from tests.kernel.canon import state_hash
from tests.kernel.games import trial
from tests.kernel.invent import Pool, invent
from tests.kernel.leaks import verdict
from tests.kernel.playout import (
    moments,
    open_offers,
    seats_of,
)
from tests.kernel.seeds import seeds
from tests.kernel.variation import covers, strays


@seeds(30)
def test_every_offer_and_its_variations_pass_check(game, seed):
    for moment, luck in moments(game, seed, share=0.3):
        for seat in (*seats_of(game, moment.before), REFEREE):
            offers = game.legal(moment.before, seat)
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
        for seat in seats_of(game, moment.after):
            view = game.view(moment.after, seat)
            assert (view.offers, view.more) == show(game.legal(moment.after, seat))
        assert game.view(moment.after, None).offers == ()


@seeds(30)
def test_offers_about_one_thing_are_found_by_it(game, seed):
    for moment, luck in moments(game, seed, share=0.1):
        for seat in seats_of(game, moment.after):
            offers = game.legal(moment.after, seat)
            for about in dict.fromkeys(offer.about for offer in luck.sample(offers, len(offers))):
                if about is not None:
                    narrowed = game.legal(moment.after, seat, about)
                    found = [offer for offer in narrowed if offer.about == about]
                    assert found == [offer for offer in offers if offer.about == about]
                    break


@seeds(30)
def test_what_no_offer_covers_is_refused_without_a_trace(game, seed):
    earlier: list[Any] = []
    for moment, luck in moments(game, seed, share=0.2):
        state, pool = moment.before, Pool(moment.before)
        before = state_hash(state)
        tried = earlier[-10:] + [invent(game.types.action, pool, luck) for _ in range(5)]
        seats = (*seats_of(game, state), REFEREE)
        offers = [offer for seat in seats for offer in game.legal(state, seat)]
        for offer in luck.sample(offers, min(len(offers), 3)):
            tried += strays(offer, pool, luck)
            earlier.append(msgspec.to_builtins(offer.action))
        for raw in tried:
            assert_refused_or_offered(game, state, luck.choice(seats), raw)
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
            seat = luck.choice(seats_of(game, state))
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
        for seat in {*seats_of(game, moment.before), REFEREE, "nobody"} - set(actors):
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
