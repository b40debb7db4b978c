"""Amounts that add up: one good suggestion, any by luck, and a clear word for what does not."""

from __future__ import annotations

import random
from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.kernel import AddUp, Amount
from server.games.payment import check_payment, draw_payment, suggest_payment, worth_of
from server.games.ruling import Cite, IllegalMove, Ref
from tests.kernel.bazaar import GAME, Buy, State

RULES = Cite("bazaar", 1)


def price(low: int, high: int | None = None, /, **amounts: tuple[int, int, int]) -> AddUp:
    """A price, with each amount as (low, high, worth)."""
    made = tuple(
        Amount(key=key, thing=Ref("bz-coin", key), low=least, high=most, worth=worth)
        for key, (least, most, worth) in amounts.items()
    )
    return AddUp(field="coins", amounts=made, low=low, high=low if high is None else high)


amounts = st.tuples(st.integers(0, 2), st.integers(0, 4), st.integers(1, 3))
prices = st.builds(
    lambda kinds, low, more: price(low, low + more, **dict(zip("abc", kinds, strict=False))),
    st.lists(amounts, max_size=3),
    st.integers(0, 12),
    st.integers(0, 2),
)


def by_hand(asked: AddUp) -> list[dict[str, int]]:
    """Every payment there is."""
    counts = product(*(range(each.low, each.high + 1) for each in asked.amounts))
    paid = [dict(zip((a.key for a in asked.amounts), each, strict=True)) for each in counts]
    return [each for each in paid if asked.low <= worth_of(asked, each) <= asked.high]


@given(asked=prices, seed=st.integers(0, 2**32))
def test_a_payment_is_suggested_and_drawn_exactly_where_there_is_one(asked, seed):
    possible = by_hand(asked)
    for paid in (suggest_payment(asked), draw_payment(asked, random.Random(seed))):
        assert (paid is not None) == bool(possible)
        if paid is not None:
            assert check_payment(asked, paid, RULES).value == worth_of(asked, paid)


@given(asked=prices, paid=st.dictionaries(st.sampled_from("abcd"), st.integers(-1, 5)))
def test_exactly_what_adds_up_passes_the_check(asked, paid):
    whole = {each.key: 0 for each in asked.amounts} | paid
    try:
        check_payment(asked, paid, RULES)
        passed = True
    except IllegalMove:
        passed = False
    assert passed == (whole in by_hand(asked))


def test_the_suggestion_is_the_cheapest_and_begins_with_what_is_listed_first():
    asked = price(3, 5, copper=(0, 2, 1), silver=(0, 9, 2), gold=(0, 9, 3))
    assert suggest_payment(asked) == {"copper": 1, "silver": 1}


@pytest.mark.parametrize(
    "paid, why",
    [
        ({"copper": 1}, "pay-short"),
        ({"copper": 4}, "pay-over"),
        ({"copper": -1, "silver": 2}, "pay-negative"),
        ({"copper": 3, "gold": 1}, "pay-unknown"),
        ({"silver": 3}, "pay-not-there"),
        ({"silver": 0, "copper": 3}, "pay-too-few"),
    ],
)
def test_what_cannot_be_paid_is_refused_in_words(paid, why):
    least = int(why == "pay-too-few")
    with pytest.raises(IllegalMove) as no:
        check_payment(price(3, copper=(0, 5, 1), silver=(least, 2, 2)), paid, RULES)
    assert no.value.reason.key == why


@pytest.mark.parametrize("coins", [{"copper": 1.5}, {"copper": True}, {"copper": "3"}, [3], None])
def test_amounts_that_are_no_whole_numbers_are_not_decoded(coins):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "buy", "coins": coins}, Buy)


def test_a_refused_payment_leaves_the_purse_as_it_was():
    state = State()
    with pytest.raises(IllegalMove):
        GAME.apply(state, "blue", Buy(coins={"copper": 5}))
    assert state == State()
    after = GAME.apply(state, "blue", Buy(coins={"copper": 1, "silver": 1})).state
    assert after.purses[0].coins == {"copper": 5, "silver": 2, "gold": 1}
