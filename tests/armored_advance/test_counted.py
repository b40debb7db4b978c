"""Counted play: no board, the players say what they measured on the real table."""

from __future__ import annotations

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import SayMove
from server.games.kernel import Between
from tests.armored_advance.table import match, play, refused, the, unit


def say(inches: float, **more) -> SayMove:
    """A move of so many inches; `mud`, `late_mud` and `water` are inches too."""
    lengths = {key: round(1000 * value) for key, value in more.items() if type(value) is not bool}
    return SayMove(**{"unit": "blue-1", "inches": round(1000 * inches), **more, **lengths})


def one(card: str, **more):
    return match(unit("blue-1", card), board=False, **more)


def highest(s, field: str, *, free: bool = False) -> int:
    (offer,) = [
        offer
        for offer in GAME.legal(s, "blue", "blue-1")
        if isinstance(offer.action, SayMove) and offer.action.free == free
    ]
    (vary,) = [vary for vary in offer.vary if vary.field == field]
    assert isinstance(vary, Between)
    return vary.high


# --- Free moves from a road (p20) ------------------------------------------------------------


def test_a_light_vehicle_that_began_its_turn_on_a_road_has_3_free_inches():
    s = one("m5a1-stuart")
    assert refused(s, say(2.001, free=True)) == "aa-too-far"
    assert refused(s, say(3.001, free=True, from_road=True)) == "aa-too-far"
    s = play(s, say(3, free=True, from_road=True))
    assert the(s, "blue-1").deeds.inches == 3000


def test_the_free_move_from_a_road_is_offered():
    assert highest(one("m5a1-stuart"), "inches", free=True) == 3000


def test_only_a_free_move_asks_for_the_road_it_began_on():
    assert refused(one("m5a1-stuart"), say(3, from_road=True)) == "aa-said-nonsense"
