"""The table is right about cards too: which of them a side holds, and which lie in its discard."""

from __future__ import annotations

import random

import pytest

from server.games.kernel import Setup
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Discard, Enter, Pick
from server.games.march_of_progress.cards import CARDS
from server.games.march_of_progress.corrections import SetCards, SetVp
from server.games.march_of_progress.rebuild import rebuild
from server.games.march_of_progress.state import State, player
from server.games.ruling import IllegalMove
from server.match.agreements import undo
from server.match.match import act
from server.match.refereeing import correct, rewind
from server.words import Words, catalogues
from tests import kept
from tests.kernel.leaks import seen, told
from tests.march_of_progress.table import Table, able_to_score, dice, holds, place, points, start
from tests.march_of_progress.test_scenarios import INTRODUCTION, marlborough
from tests.server.test_exchange import begin, open_hall

SOME = ("move1", "attack", "score")
REST = ("move2", "recruit", "fortify", "attack1", "strength")


def set_cards(state: State, *hand: str, seat: str = "blue") -> Table:
    """The table after the correction, held to the invariants."""
    table, step = Table(state), GAME.correct(state, SetCards(seat=seat, hand=hand))
    GAME.invariants(step.state)
    table.state, table.told = step.state, list(step.happenings)
    return table


def refusal(state: State, *hand: str, seat: str = "blue") -> str:
    with pytest.raises(IllegalMove) as no:
        GAME.correct(state, SetCards(seat=seat, hand=hand))
    return no.value.reason.key


# --- What is set -----------------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["phone", "table"])
def test_the_cards_not_named_lie_in_the_discard_pile(cards):
    table = set_cards(start(cards=cards), *SOME)
    assert (table.hand("blue"), table.discard("blue")) == (SOME, REST)
    assert table.hand("orange") == CARDS, "the other side keeps what it has"


def test_cards_come_back_from_the_discard_pile_as_well():
    table = set_cards(holds(start(), "blue", *SOME), *CARDS)
    assert (table.hand("blue"), table.discard("blue")) == (CARDS, ())


def test_the_order_in_which_cards_are_named_makes_no_difference():
    assert set_cards(start(), *SOME[::-1]).state == set_cards(start(), *SOME).state


def test_the_discard_pile_keeps_the_order_in_which_cards_were_played():
    state = Table(start()).turn("recruit", "fortify").turn("fortify", "recruit").state
    hand = ("move1", "move2", "attack", "attack1", "score")
    assert set_cards(state, *hand).discard("blue") == ("recruit", "fortify", "strength")


def test_score_may_be_played_once_the_discard_pile_was_set_right():
    state = start()
    with pytest.raises(IllegalMove):
        GAME.check(state, "blue", Pick(card="score"))
    GAME.check(set_cards(state, *SOME).state, "blue", Pick(card="score"))


@pytest.mark.parametrize(
    "hand, why",
    [
        (("move1", "attack"), "mop-correct-score"),
        ((), "mop-correct-score"),
        (("move1", "move1", "score"), "mop-correct-cards"),
    ],
)
def test_what_no_hand_can_be_is_refused(hand, why):
    assert refusal(start(), *hand) == why


def test_a_side_that_is_not_there_is_refused():
    assert refusal(start(), *SOME, seat="green") == "mop-no-such-side"


def test_a_card_the_scenario_took_out_is_refused():
    assert refusal(marlborough(), "attack1", "score") == "mop-correct-cards"
    assert set_cards(marlborough(), "attack", "score").hand("blue") == ("attack", "score")


def test_a_finished_game_is_not_corrected():
    over = Table(points(able_to_score(start()), 17, 0)).turn("score", "attack").state
    assert refusal(over, *SOME) == "mop-correct-over"


# --- What is told ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lang, hand, sentence",
    [
        ("en", ("attack", "score"), "Corrected: Blue holds Attack and Score. Discarded: Move 1."),
        ("en", ("move1", "attack", "score"), "Corrected: Blue holds Move 1, Attack and Score."),
        (
            "de",
            ("attack", "score"),
            "Berichtigt: Blau hat Angreifen und Punkten auf der Hand. Abgelegt: Bewegen 1.",
        ),
        (
            "de",
            ("move1", "attack", "score"),
            "Berichtigt: Blau hat Bewegen 1, Angreifen und Punkten auf der Hand.",
        ),
    ],
)
def test_everybody_reads_which_cards_lie_where(lang, hand, sentence):
    """Discards are open, so both sides know each other's hands anyway."""
    state = GAME.setup(club_of_three_cards(), GAME.seats)
    (told,) = GAME.correct(state, SetCards(seat="blue", hand=hand)).happenings
    assert told.to is None
    words = Words(lang, catalogues([GAME]))
    assert words.say(told.text) == sentence
    assert not words.missing


def club_of_three_cards() -> Setup:
    cards = '["move1", "attack", "score"]'
    text = f"{INTRODUCTION}\n[cards]\nblue = {cards}\norange = {cards}\n"
    return Setup(data={"ours.toml": text})


# --- While a card is picked in secret --------------------------------------------------------


def picked(card: str, seat: str = "blue") -> State:
    return GAME.apply(start(), seat, Pick(card=card)).state


@pytest.mark.parametrize("card", ["move1", "fortify"], ids=["stays-in-hand", "leaves-the-hand"])
def test_a_locked_card_is_taken_back_whichever_it_is(card):
    table = set_cards(picked(card), *SOME)
    assert player(table.state, "blue").picked is None
    assert table.waits() == "pick-1"
    assert table.heard() == ["mop-corrected-cards", "mop-picks-again"]
    assert all(happening.to is None for happening in table.told)


def test_the_other_sides_card_stays_locked():
    table = set_cards(picked("fortify", "orange"), *SOME)
    assert player(table.state, "orange").picked == "fortify"
    assert table.heard() == ["mop-corrected-cards"]


@pytest.mark.parametrize("hand", [SOME, CARDS, ("fortify", "score"), ("move1", "move1"), ()])
@pytest.mark.parametrize("viewer", [None, "orange"])
def test_a_correction_says_the_same_whatever_was_picked(hand, viewer):
    """Neither a refusal, nor a happening, nor what is waited for depends on the hidden card."""
    state, found = picked("move1"), set()
    for seed in range(20):
        other = GAME.disguise(state, viewer, random.Random(seed))
        try:
            step = GAME.correct(other, SetCards(seat="blue", hand=hand))
        except IllegalMove as no:
            found.add(repr(no.reason))
        else:
            found.add(repr((told(step, viewer), seen(GAME, step.state, viewer))))
    assert len(found) == 1


def test_an_entered_card_is_entered_again():
    state = GAME.apply(start(cards="table"), "orange", Enter(side="blue", card="move1")).state
    table = set_cards(state, *SOME)
    assert player(table.state, "blue").picked is None
    GAME.apply(table.state, "orange", Enter(side="blue", card="move1"))


# --- While a turn is resolved ----------------------------------------------------------------


def waiting_for_a_discard() -> Table:
    state = place(place(start(), "blue", "neutral"), "orange", "neutral")
    table = Table(dice(state, blue=2)).turn("attack1", "recruit")
    assert table.waits() == "discard-1-blue"
    return table


def test_the_card_in_play_lies_in_neither_pile():
    table = set_cards(waiting_for_a_discard().state, "move1", "fortify", "score")
    assert "attack1" not in (*table.hand("blue"), *table.discard("blue"))
    assert table.offers() == [Discard(card="move1"), Discard(card="fortify")]
    assert refusal(table.state, "attack1", "score") == "mop-correct-in-play"


def test_with_only_score_left_the_attack_is_a_plain_one():
    table = set_cards(waiting_for_a_discard().state, "score")
    assert table.state.turn == 2
    assert "mop-combat-only-score" in table.why("mop-combat-won")


def test_score_in_play_is_in_no_hand():
    """Where the cubes run short, the order of two SCORE cards waits to be set."""
    state = points(able_to_score(start()), 15, 15)
    table = Table(state).turn("score", "score")
    assert table.waits() == "order-1-blue"
    assert refusal(table.state, "move1", "score") == "mop-correct-in-play"
    assert set_cards(table.state, "move1").hand("blue") == ("move1",)


# --- Undo, bots ------------------------------------------------------------------------------


def test_a_correction_of_cards_is_logged_and_taken_back_by_a_rewind(tmp_path):
    _, match = begin(open_hall(tmp_path / "x.db"))
    luck = random.Random(2)
    while match.pending().id != "pick-1":
        kept.one_move(match, luck)
    act(match, "blue-picks", "blue", "pick-1", {"type": "pick", "card": "move1"})
    before, raw = match.seq, {"type": "set-cards", "seat": "blue", "hand": list(SOME)}
    correct(match, "set-it-right", raw, "the cards in the hand")
    assert player(match.position.state, "blue").hand == SOME
    lines = [entry.told.text.key for entry in match.entries(before + 1, None)]
    assert lines == ["log-corrected", "mop-corrected-cards", "mop-picks-again"]
    rewind(match, "not-at-all", before, "they had not")
    blue = player(match.position.state, "blue")
    assert (blue.hand, blue.picked) == (CARDS, "move1")
    undo(match, "on-my-own", "blue", match.undoable("blue").to)
    assert player(match.position.state, "blue").picked is None


def test_bots_think_on_the_corrected_cards():
    for state in (start(), picked("move1", "orange")):
        after = set_cards(state, *SOME).state
        made = rebuild(GAME.view(after, "blue"), {}, GAME.shipped)
        assert player(made, "blue") == player(after, "blue")
        assert GAME.view(made, "blue") == GAME.view(after, "blue")


def test_other_corrections_leave_a_locked_card_alone():
    state = GAME.correct(picked("move1"), SetVp(seat="blue", vp=3)).state
    assert player(state, "blue").picked == "move1"
