"""The better bot beats the one that takes any offer, on either side."""

from __future__ import annotations

import pytest

from server.games.bot import Asked
from server.games.kernel import Setup
from server.games.what_price_glory import GAME
from server.games.what_price_glory.bots import BOTS
from server.games.what_price_glory.sides import CP, EN, OTHER
from server.games.what_price_glory.supply import in_supply
from tests.what_price_glory.duel import played


def won(seat: str, seed: int) -> bool:
    s = played({seat: BOTS["normal"], OTHER[seat]: BOTS["easy"]}, seed)
    return GAME.pending(s).winners == (seat,)


@pytest.mark.parametrize("seat", [EN, CP])
def test_a_whole_match_is_won(seat):
    assert won(seat, 1)


def test_a_bot_knows_how_it_stands():
    s = GAME.setup(Setup(), GAME.seats)
    leads = {
        seat: BOTS["normal"].lead(Asked(seat=seat, view=GAME.view(s, seat))) for seat in (EN, CP)
    }
    assert leads == {EN: 31, CP: -31}


@pytest.mark.soak
def test_normal_beats_easy_in_95_of_100():
    wins = sum(won(seat, seed) for seat in (EN, CP) for seed in range(100, 150))
    last = played({EN: BOTS["normal"], CP: BOTS["normal"]}, 7)
    cut = sum(u.is_on_map and not in_supply(last, u) for u in last.units)
    print(f"normal beats easy {wins} of 100; between two, {cut} units end out of supply")
    assert wins >= 95
