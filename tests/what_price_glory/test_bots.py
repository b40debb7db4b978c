"""The better bots beat the one that takes any offer on either side, and tell nothing by waiting."""

from __future__ import annotations

import random

import pytest

from server.games.bot import Asked, Seen
from server.games.kernel import Closed, Decide, Over, Setup
from server.games.mixer import Mixer
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.balance import measure, play
from server.games.what_price_glory.bots import BOTS
from server.games.what_price_glory.frames import NextImpulse
from server.games.what_price_glory.sides import CP, EN, OTHER, RETURNING
from server.games.what_price_glory.state import units_in
from tests.kernel.playout import by_luck
from tests.what_price_glory.table import AS, BC, EC, MG, RR, SR, do, empty, ids, put, ready, simple

WINDOW = 10  # seconds a reaction window stays open unless the table says otherwise


def won(level: str, seat: str, seed: int) -> bool:
    bots = {seat: BOTS[level], OTHER[seat]: BOTS["easy"]}
    return play(bots, Setup(), Mixer(seed)).winners == (seat,)


@pytest.mark.parametrize("seat", [EN, CP])
def test_a_whole_match_is_won(seat):
    assert won("hard", seat, 1)


def test_a_bot_knows_how_it_stands():
    s = GAME.setup(Setup(), GAME.seats)
    leads = {
        seat: BOTS["normal"].lead(Asked(seat=seat, view=GAME.view(s, seat))) for seat in (EN, CP)
    }
    assert leads == {EN: 31, CP: -31}


def answers(s, level):
    """What the bot of the Entente does in the window, for the same luck."""
    pending = GAME.pending(s)
    assert pending.kind == "window"
    seen = Seen(seat=EN, view=GAME.view(s, EN), pending=pending)
    return [BOTS[level].choose(seen, random.Random(seed)) for seed in range(40)]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_waits_or_waives_whatever_it_holds(level):
    """Two cards are committed: too few for Air Supremacy, so holding it must make no difference."""
    with_it, without = (
        do(ready(cp=(EC, SR), en=hand, turn=5), act.Commit(card=EC, more=(SR,)))
        for hand in ((AS, MG), ("tanks", SR))
    )
    told = answers(with_it, level)
    assert told == answers(without, level)
    assert {type(each) for each in told} == {type(None), act.Waive}


def test_machine_guns_are_played_at_a_stack():
    s = put(put(empty(ready(cp=(RR,), en=(MG, RR))), "metz", "german", 2), "verdun", "french", 2)
    alone = do(simple(s, RR, *ids(s, "metz")), act.Advance(to="verdun"))
    assert act.React(card=MG) not in answers(alone, "hard")
    s = put(put(empty(ready(cp=(RR,), en=(MG, RR))), "metz", "german", 4), "luxembourg", "french")
    stack = do(simple(s, RR, *ids(s, "metz")), act.Advance(to="luxembourg"))
    assert set(answers(stack, "hard")) == {act.React(card=MG)}


def test_units_from_the_east_are_brought_to_the_front_by_rail():
    s = put(put(empty(ready(cp=(RR, SR), turn=4)), "metz", "german", 3), "verdun", "french", 3)
    s = put(s, RETURNING, "german", 4)
    luck = Mixer(3)
    while units_in(s, RETURNING) and s.todo[0] != NextImpulse(seat=EN):
        wanted = GAME.pending(s)
        seat = wanted.seats[0]
        seen = Seen(seat=seat, view=GAME.view(s, seat), pending=wanted)
        action = BOTS["hard"].choose(seen, luck)
        s = do(s, Closed(decision=wanted.id) if action is None else action)
    assert not units_in(s, RETURNING) and len(units_in(s, "metz", CP)) == 7


@pytest.mark.soak
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_beats_easy_in_95_of_100(level):
    wins = sum(won(level, seat, seed) for seat in (EN, CP) for seed in range(100, 150))
    print(f"{level} beats easy in {wins} of 100 matches")
    assert wins >= 95


@pytest.mark.soak
def test_bots_do_not_stall_and_keep_their_supply():
    found = measure(dict.fromkeys((EN, CP), BOTS["hard"]), Setup(), 20, seed=3)
    waits = WINDOW * found.windows
    print(f"windows that nobody closes: {waits:.0f} seconds a turn at {WINDOW} seconds each")
    print(f"out of supply at the start of a turn: {dict(found.cut_off)}; front {found.front:+.1f}")
    assert waits < 60
    assert max(found.cut_off.values()) < 12


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_in_companion_play_a_bot_names_no_printed_card(level):
    """Its cards lie on the table, and nobody holds them."""
    s, luck = GAME.setup(Setup(answers={"play": "companion"}), GAME.seats), Mixer(7)
    for _ in range(200):
        if isinstance(wanted := GAME.pending(s), Over):
            break
        action, seat = None, ""
        if isinstance(wanted, Decide):
            seat = (wanted.waiting or wanted.seats)[0]
            seen = Seen(seat=seat, view=GAME.view(s, seat), pending=wanted)
            action = BOTS[level].choose(seen, luck)
        step = GAME.feed(s, by_luck(wanted, luck)) if action is None else apply(s, seat, action)
        s = step.state
    assert s.over or s.turn > 1
    assert not any(who.used or who.out or any(d.seen for d in who.discard) for who in s.players)


def apply(s, seat, action):
    assert not isinstance(action, act.React | act.Bombard | act.Recover | act.Rail | act.ActSingly)
    assert not isinstance(action, act.Use) or action.card is None
    return GAME.apply(s, seat, action)


def committed(s, level="hard"):
    """What the bot of the Central Powers begins its impulse with."""
    seen = Seen(seat=CP, view=GAME.view(s, CP), pending=GAME.pending(s))
    action = BOTS[level].choose(seen, Mixer(1))
    return {action.card, *action.more}


def test_hard_plays_cards_together_where_that_pays():
    """Units wait for a train and others can take an area: both in one impulse."""
    s = put(put(empty(ready(cp=(BC, RR, EC), turn=4)), "metz", "german", 3), RETURNING, "german", 4)
    assert committed(s) == {BC, RR}
    assert committed(put(empty(ready(cp=(BC, RR), turn=4)), "metz", "german", 3)) != {BC, RR}


def test_hard_sends_two_groups_where_two_can_gain():
    s = put(put(empty(ready(cp=(BC, SR))), "aachen", "german", 4), "metz", "german", 4)
    assert committed(s) == {BC}
    assert committed(put(empty(ready(cp=(BC, SR))), "aachen", "german", 4)) == {SR}
