"""How well a table knows its places: what it calls too close, and how often bots meet that."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Fire, Scout, Settle
from server.games.armored_advance.bots import BOTS
from server.games.armored_advance.corrections import RefereeCall
from server.games.armored_advance.form import DEFAULT_ERROR, ERRORS
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.house import House
from server.games.armored_advance.play import attacks
from server.games.armored_advance.state import State
from server.games.kernel import Decide, Setup
from tests.armored_advance.duel import SETUPS, seen, states, with_lists
from tests.armored_advance.table import CARDS, match, play, refused, unit

REPORT = Scout(unit="blue-1", target="orange-1", friend="blue-2")
HALVES = CARDS["m5a1-stuart"].hull.length / INCH  # of two of them


def table(inches: float, **options) -> State:
    """A scout so many inches from an enemy, nose to nose."""
    return match(
        unit("blue-1", "m5a1-stuart", 5, 20),
        unit("blue-2", "m4a3-75w", 5, 30),
        unit("orange-1", "m5a1-stuart", 5 + inches + HALVES, 20, 180),
        **options,
    )


# --- Scouts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("limit, near, far", [(24, 3, 2), (36, 2, 1)])
def test_a_scouts_distance_too_close_to_call_is_put_to_both_players(limit, near, far):
    s = play(table(limit + 0.02, place_error=30), REPORT)
    asked = GAME.pending(s)
    assert isinstance(asked, Decide) and asked.by == "agreement" and s.scouted == ()
    settling = GAME.view(s, "orange").board.settling
    assert settling.doubt.limit == limit
    assert [each.values["bonus"] for each in (settling.yes, settling.no)] == [near, far]
    for holds, bonus in ((True, near), (False, far)):
        agreed = play(play(s, Settle(holds=holds)), Settle(holds=holds), "orange")
        assert agreed.unclear is None and agreed.scouted[0].bonus == bonus
        assert agreed.actions_left == s.actions_left - 1
        assert GAME.correct(s, RefereeCall(holds=holds)).state.scouted[0].bonus == bonus


def test_a_report_that_may_be_out_of_reach_is_offered_and_off_when_it_is():
    s = table(60.01, place_error=30)
    assert any(isinstance(each.action, Scout) for each in GAME.legal(s, "blue", "blue-1"))
    off = GAME.correct(play(s, REPORT), RefereeCall(holds=False))
    assert off.state.unclear is None and off.state.scouted == ()
    assert off.happenings[-1].text.key == "aa-scout-off"
    assert off.state.actions_left == s.actions_left
    assert refused(table(60.01), REPORT) == "aa-scout-too-far"


def test_the_friends_distance_is_called_too_where_it_counts():
    house = House(scout_friend_range="60")
    gap = (CARDS["m4a3-75w"].hull.length + CARDS["m5a1-stuart"].hull.length) / 2 / INCH
    s = match(
        unit("blue-1", "m5a1-stuart", 30, 20),
        unit("blue-2", "m4a3-75w", 5, 30),
        unit("orange-1", "m5a1-stuart", 5 + 60.01 + gap, 30, 180),
        house=house,
        place_error=30,
    )
    asked = play(s, REPORT)
    assert asked.unclear is not None and asked.unclear.unit == "blue-2"
    assert GAME.correct(asked, RefereeCall(holds=True)).state.scouted[0].bonus == 1
    assert GAME.correct(asked, RefereeCall(holds=False)).state.scouted == ()


def test_what_is_far_from_every_limit_or_known_exactly_is_not_asked():
    assert play(table(22, place_error=30), REPORT).scouted[0].bonus == 3
    assert play(table(24.02), REPORT).scouted[0].bonus == 2


def test_a_match_of_before_keeps_its_error_and_its_scouts():
    s = table(24.02, error=1)
    assert play(s, REPORT).scouted[0].bonus == 2
    assert GAME.view(s, "blue").board.rules.place_error == 100


# --- The default -----------------------------------------------------------------------------


def test_a_new_table_says_how_well_its_places_are_known():
    s = GAME.setup(Setup(), GAME.seats)
    assert s.options.place_error == ERRORS[DEFAULT_ERROR] > 0
    assert GAME.view(s, None).board.rules.place_error == ERRORS[DEFAULT_ERROR]


def too_close(matches: int) -> tuple[int, Counter[int]]:
    """Shots that bots declare, and by error how many of them would be too close to call."""
    shots, close = 0, Counter[int]()
    players = dict.fromkeys(GAME.seats, BOTS["greedy"])
    for seed in range(matches):
        luck = random.Random(seed)
        setup = SETUPS[seed % len(SETUPS)]
        exact = replace(setup, answers={**setup.answers, "error": "0"})
        for s in states(players, luck, with_lists(exact, luck)):
            pending = GAME.pending(s)
            if not isinstance(pending, Decide) or s.stage != "play":
                continue
            seat = pending.waiting[0]
            action = BOTS["greedy"].choose(seen(s, seat), random.Random(seed))
            if not isinstance(action, Fire):
                continue
            shots += 1
            for error in ERRORS.values():
                loose = replace(s, options=replace(s.options, place_error=error))
                verdict = attacks.check(loose, seat, action).value.prospect.verdict
                close[error] += verdict == "too_close"
    return shots, close


@pytest.mark.soak
def test_at_most_5_of_100_shots_of_bots_are_too_close_to_call_by_default():
    shots, close = too_close(48)
    for error, count in sorted(close.items()):
        print(f"place error {error / INCH:5.3f}: {100 * count / shots:5.1f} % of {shots} shots")
    assert close[ERRORS[DEFAULT_ERROR]] <= 0.05 * shots
