"""Council, played by hand where the suite only plays at random."""

from __future__ import annotations

import random

import pytest

from server.games.kernel import REFEREE, Decide, Faces, Order, Over, Roll, Setup
from server.games.ruling import IllegalMove
from tests.kernel.council import GAME
from tests.kernel.council.halls import COINS, EXAMPLE
from tests.kernel.council.state import (
    NOTES,
    SIDES,
    Award,
    Lay,
    SetCoins,
    SetPoints,
    SetSpeaker,
    State,
    Vote,
    Word,
)
from tests.kernel.playout import playout


def sitting(players: int, **answers: int) -> State:
    """A council with its notes dealt in order: everybody holds two of the lowest."""
    setup = Setup(answers={"players": players, **answers})
    state = GAME.setup(setup, GAME.form(setup).seats)
    order = Order(shuffle="shuffle0", places=tuple(range(len(NOTES))))
    return GAME.feed(state, order).state


def all_lay(state: State) -> State:
    for player in state.present:
        state = GAME.apply(state, player.seat, Lay(note=player.hand[0])).state
    return state


def word(*to: str, promise: int = 1, **coins: int) -> Word:
    """A word, paid with two coppers if nothing else is said."""
    return Word(to=to, promise=promise, coins=coins or {"copper": 2})


def throw(state: State, face: int) -> State:
    roll = GAME.pending(state)
    assert isinstance(roll, Roll)
    return GAME.feed(state, Faces(roll=roll.id, faces={"council": (face,)})).state


@pytest.mark.parametrize("players", range(1, 11))
def test_the_answer_decides_the_seats(players):
    assert GAME.form(Setup(answers={"players": players})).seats == SIDES[:players]


@pytest.mark.parametrize("players", [0, 11, -1, True, "ten", None])
def test_eleven_players_or_none_are_a_fault_of_that_field(players):
    [fault] = GAME.form(Setup(answers={"players": players})).faults
    assert fault.where == "players"


@pytest.mark.parametrize("face, winners", [(1, ("blue",)), (6, ())])
def test_alone_one_wins_or_loses(face, winners):
    state = sitting(1, rounds=2, goal=2)
    for _ in range(2):
        state = throw(all_lay(state), face)
    over = GAME.pending(state)
    assert isinstance(over, Over) and over.winners == winners


def test_a_private_word_is_told_to_those_it_names_alone():
    state = all_lay(sitting(4))
    step = GAME.apply(state, "blue", word("green", promise=5))
    private = [each for each in step.happenings if each.to is not None]
    assert [each.to for each in private] == [("blue", "green")]
    promises = {seat: GAME.view(step.state, seat).board.promises for seat in (*SIDES[:4], None)}
    assert [seat for seat, seen in promises.items() if seen] == ["blue", "green"]


def test_silence_looks_like_a_word_to_those_it_does_not_name():
    state = all_lay(sitting(3))
    spoke = GAME.apply(state, "blue", word("green", promise=5))
    silent = GAME.apply(state, "blue", word())
    assert GAME.view(spoke.state, "orange") == GAME.view(silent.state, "orange")
    assert spoke.happenings[0] == silent.happenings[0]


def test_equal_notes_wait_for_the_referee():
    state = throw(GAME.apply(all_lay(sitting(2)), "blue", word()).state, 1)
    wanted = GAME.pending(state)
    assert isinstance(wanted, Decide) and (wanted.by, wanted.seats) == ("referee", (REFEREE,))
    assert [offer.action for offer in GAME.legal(state, REFEREE)] == [
        Award(seat="blue"),
        Award(seat="orange"),
    ]
    with pytest.raises(IllegalMove):
        GAME.apply(state, "blue", Award(seat="blue"))
    after = GAME.apply(state, REFEREE, Award(seat="orange")).state
    assert GAME.standing(after).scores == {"blue": 0, "orange": 1}


def test_one_vote_against_rising_and_the_council_goes_on():
    state = halfway()
    state = GAME.apply(state, "blue", Vote(rise=True)).state
    with pytest.raises(IllegalMove):
        GAME.apply(state, "blue", Vote(rise=False))
    assert GAME.apply(state, "orange", Vote(rise=False)).state.phase == "lay"
    assert GAME.apply(state, "orange", Vote(rise=True)).state.phase == "over"


def halfway() -> State:
    for seed in range(100):
        state = sitting(2, rounds=4)
        for moment in playout(GAME, random.Random(seed), state):
            if moment.before.phase == "vote":
                return moment.before
    raise AssertionError("no match came to its vote")


def test_who_leaves_in_the_middle_of_a_pick_is_not_waited_for():
    state = sitting(3)
    state = GAME.apply(state, "blue", Lay(note=state.of("blue").hand[0])).state
    state = GAME.apply(state, "green", Lay(note=state.of("green").hand[0])).state
    step = GAME.drop(state, "orange")
    assert step is not None and step.reveals and step.state.phase == "word"


def test_the_speaker_who_leaves_is_followed_by_the_next():
    state = all_lay(sitting(3))
    step = GAME.drop(state, "blue")
    assert step is not None and GAME.pending(step.state).seats == ("orange",)


def test_the_last_but_one_who_leaves_ends_it():
    assert GAME.drop(sitting(2), "blue") is None
    assert GAME.drop(sitting(1), "blue") is None


def test_a_speaker_set_right_is_asked_anew():
    state = all_lay(sitting(3))
    after = GAME.correct(state, SetSpeaker(seat="green")).state
    assert GAME.pending(after).seats == ("green",)
    assert GAME.pending(after).id != GAME.pending(state).id
    assert GAME.correct(after, SetPoints(seat="blue", points=7)).state.of("blue").points == 7


# --- Paying, and halls of one's own ----------------------------------------------------------


@pytest.mark.parametrize(
    "coins, key",
    [
        ({"copper": 1}, "pay-short"),
        ({"gold": 1}, "pay-over"),
        ({"copper": -1, "silver": 2}, "pay-negative"),
        ({"copper": 4}, "pay-not-there"),
        ({"pearls": 2}, "pay-unknown"),
    ],
)
def test_a_word_that_is_not_paid_for_is_refused(coins, key):
    state = all_lay(sitting(3))
    with pytest.raises(IllegalMove) as no:
        GAME.apply(state, "blue", word("green", **coins))
    assert no.value.reason.key == key


def test_a_word_is_paid_out_of_the_speakers_purse():
    state = GAME.apply(all_lay(sitting(3)), "blue", word("green", copper=1, silver=1)).state
    assert state.of("blue").coins == {"copper": 2, "silver": 1, "gold": 1}


def test_who_cannot_pay_is_not_asked_for_a_word():
    state = sitting(3)
    for coin in COINS:
        state = GAME.correct(state, SetCoins(seat="blue", coin=coin, count=0)).state
    assert all_lay(state).phase == "roll"
    asked = all_lay(sitting(3))
    for coin in COINS:
        asked = GAME.correct(asked, SetCoins(seat="blue", coin=coin, count=0)).state
    assert asked.phase == "roll"


def test_a_hall_of_ones_own_is_played_in():
    setup = Setup(answers={"players": 3, "hall": "guild"}, data={"guild.toml": EXAMPLE})
    form = GAME.form(setup)
    assert form.faults == form.left_out == ()
    state = GAME.setup(setup, form.seats)
    assert (state.hall.price, state.of("blue").coins["copper"]) == (3, 4)


def test_a_faulty_hall_is_named_and_left_out():
    broken = EXAMPLE.replace("price = 3", "price = 30")
    poor = EXAMPLE.replace("copper = 4\nsilver = 2\ngold = 1", "copper = 2")
    [fault] = GAME.form(Setup(data={"guild.toml": broken})).left_out
    assert fault.where == "guild.toml: price"
    [fault] = GAME.form(Setup(data={"guild.toml": poor})).left_out
    assert fault.text.key == "co-hall-price"
    [fault] = GAME.form(Setup(answers={"hall": "guild"}, data={"guild.toml": broken})).faults
    assert fault.where == "hall", "a match does not begin in a hall that is not there"
