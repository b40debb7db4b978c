"""Of more offers than a view shows, everything keeps its own, and the rest is counted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from server.games.kernel import MOST_OFFERS, Offer
from server.games.offering import show
from server.games.ruling import Phrase


def offer(place: int, about: str | None) -> Offer:
    return Offer(action=place, label=Phrase("sk-do-plan"), about=about)


@given(
    about=st.lists(st.sampled_from([None, "a", "b", "c", "d"]), max_size=30),
    most=st.integers(5, 12),
)
def test_a_cut_keeps_the_order_and_some_of_everything(about, most):
    offers = [offer(place, each) for place, each in enumerate(about)]
    shown = show(offers, most)
    assert len(shown.offers) == min(len(offers), most) == len(offers) - shown.more
    assert list(shown.offers) == [each for each in offers if each in shown.offers]
    general = [each for each in offers if each.about is None]
    assert all(each in shown.offers for each in general[:most])
    left = most - len(general)
    if left >= len(set(about) - {None}):
        assert {each.about for each in shown.offers} == set(about)


def test_nobody_has_two_fewer_than_another_who_lost_some():
    offers = [offer(place, "ab"[place < 300]) for place in range(310)]
    shown = show(offers)
    assert len(shown.offers) == MOST_OFFERS and shown.more == 110
    assert sum(each.about == "a" for each in shown.offers) == 10


def test_what_fits_is_shown_whole():
    offers = tuple(offer(place, "a") for place in range(MOST_OFFERS))
    assert show(offers) == (offers, 0)
