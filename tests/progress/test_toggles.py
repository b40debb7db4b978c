"""The open questions of the digest that no other test asks, each answered both ways."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Shuffle
from server.games.progress import GAME
from server.games.progress.actions import Discover, Draw, NoMore, QuickDraw, ShuffleDraw, Take
from server.games.progress.files import SHIPPED
from server.games.progress.state import Dev, Four, Levels, State
from tests.progress.table import begun, do, house, passed, put, refused, shuffled

AGE_1 = {card.id for card in SHIPPED["open-progress-1"].cards if card.age == 1}


def two_ages(**fields: object) -> State:
    """Ages I and II are open; only that of Age I has a discard pile."""
    s = replace(begun(2), age=2)
    top, rest = s.decks[0][:3], s.decks[0][3:]
    s = replace(s, decks=(rest, *s.decks[1:]), discards=(top, (), (), ()))
    return put(s, skill=Levels(shuffle=1), hand=(), **fields)


@pytest.mark.parametrize("rule", ["no", "yes"])
def test_a13_shuffling_an_empty_discard_pile(rule):
    s = house(two_ages(), shuffle_empty=rule)
    both = ShuffleDraw(ages=(1, 2))
    [offer] = [o for o in GAME.legal(s, s.active) if isinstance(o.action, ShuffleDraw)]
    assert offer.vary[0].values == ((1,) if rule == "no" else (1, 2))
    if rule == "no":
        assert refused(s, both) == "pr-shuffle-empty"
        s = shuffled(do(s, ShuffleDraw(ages=(1,))))
        assert len(s.me.hand) == 1
        return
    s = do(s, both)
    assert isinstance(GAME.pending(s), Shuffle)
    s = shuffled(s)
    assert sum(id in AGE_1 for id in s.me.hand) == 1 and len(s.me.hand) == 2
    assert s.turn.actions == 1


def test_a13_an_age_without_any_card_is_never_shuffled():
    s = house(two_ages(), shuffle_empty="yes")
    s = replace(s, decks=(s.decks[0], (), *s.decks[2:]), removed=s.decks[1])
    assert refused(s, ShuffleDraw(ages=(2,))) == "pr-shuffle-empty"


def test_a14_one_card_of_each_deck_just_shuffled():
    s = two_ages()
    s = replace(s, discards=(s.discards[0], s.decks[1][:2], (), ()))
    s = replace(s, decks=(s.decks[0], s.decks[1][2:], *s.decks[2:]))
    s = shuffled(do(s, ShuffleDraw(ages=(1, 2))))
    assert s.phase == "action" and len(s.me.hand) == 2
    assert sum(id in AGE_1 for id in s.me.hand) == 1


def test_a14_or_any_split_of_them():
    s = house(two_ages(), shuffle_split="free")
    s = replace(s, discards=(s.discards[0], s.decks[1][:2], (), ()))
    s = replace(s, decks=(s.decks[0], s.decks[1][2:], *s.decks[2:]))
    s = shuffled(do(s, ShuffleDraw(ages=(1, 2))))
    assert s.phase == "draw"
    assert refused(s, Take(age=1, pile="discard")) == "pr-pile-closed"
    both = do(do(s, Take(age=2, pile="deck")), Take(age=2, pile="deck"))
    assert both.phase == "action" and len(both.me.hand) == 2
    assert not AGE_1 & set(both.me.hand)
    assert len(do(do(s, Take(age=1, pile="deck")), NoMore()).me.hand) == 1


def test_a14_only_the_decks_just_shuffled():
    s = house(two_ages(), shuffle_split="free")
    s = shuffled(do(s, ShuffleDraw(ages=(1,))))
    assert refused(s, Take(age=2, pile="deck")) == "pr-deck-closed"


@pytest.mark.parametrize("rule", ["yes", "no"])
def test_a15_whether_the_age_before_last_leaves(rule):
    s = house(replace(begun(2), age=2), remove_old_ages=rule)
    s = put(s, active=("trigonometry", "shipbuilding"), hand=("cartography", "wheel", "optics"))
    s = put(s, "orange", hand=("pottery",), dev=(Dev("poetry", 2), Dev("gothic", 1)))
    s = do(s, Discover(card="cartography"))
    other = s.of("orange")
    assert s.age == 3
    if rule == "yes":
        assert s.me.hand == ("optics",) and other.hand == () and other.dev == (Dev("gothic", 1),)
        assert not s.decks[0] and GAME.view(s, "blue").board.piles[0].state == "gone"
        return
    assert s.me.hand == ("wheel", "optics") and other.hand == ("pottery",)
    assert len(other.dev) == 2 and s.decks[0]
    assert GAME.view(s, "blue").board.piles[0].state == "open"
    drawn = do(do(s, Draw()), Take(age=1, pile="deck"))
    assert len(drawn.of(s.active).hand) == 3


def before_the_end(mode: str, players: int = 3) -> State:
    s = house(replace(begun(players), age=3), end_mode=mode)
    s = replace(s, thresholds=(*s.thresholds[:2], 1, 2))
    return put(s, active=("optics", "university"), hand=("scientific-method", "opera"))


def test_a02_the_turn_is_finished_with_all_its_actions():
    s = do(before_the_end("finish_turn"), Discover(card="scientific-method"))
    assert (s.phase, s.ended, s.why) == ("action", "symbols", "")
    assert s.turn.actions == 2  # one was used, and one came with the card
    s = do(s, QuickDraw())
    s = passed(do(s, Take(age=3, pile="deck")))
    assert (s.phase, s.why) == ("over", "symbols")


def test_a02_a_turn_that_ends_the_game_in_its_development_goes_on():
    s = before_the_end("finish_turn")
    s = put(s, hand=("opera",), dev=(Dev("scientific-method", 1),))
    s = replace(s, active=s.order[-1])
    s = passed(s)
    assert s.active == s.order[0] and s.ended == "symbols" and s.phase == "action"
    assert passed(s).phase == "over"


def test_a02_the_round_is_finished_by_everybody_after():
    s = do(before_the_end("finish_round"), Discover(card="scientific-method"))
    first = s.active
    for seat in s.order[s.order.index(first) + 1 :]:
        s = passed(s)
        assert s.active == seat and s.phase == "action"
    assert passed(s).phase == "over"


def test_a02_the_last_of_a_round_ends_it():
    s = before_the_end("finish_round")
    s = put(s, s.order[-1], active=s.me.active, hand=s.me.hand, ready=Four())
    s = passed(passed(put(s, hand=(), active=())))
    s = do(s, Discover(card="scientific-method"))
    assert passed(s).phase == "over"
