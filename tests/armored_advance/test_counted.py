"""Counted play: no board, the players say what they measured on the real table."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Deployed, EndTurn, Move, SayFire, SayMove, StandOn
from server.games.armored_advance.house import House
from server.games.armored_advance.questions.shots import AskSaid
from server.games.armored_advance.units.cards import Armour
from server.games.kernel import Between, OneOf
from server.games.ruling import IllegalMove
from tests.armored_advance.table import (
    CARDS,
    at,
    match,
    piece,
    play,
    refused,
    squad,
    the,
    throw,
    unit,
)


def say(inches: float, **more) -> SayMove:
    """A move of so many inches; `mud`, `late_mud` and `water` are inches too."""
    lengths = {
        key: round(1000 * value) for key, value in more.items() if type(value) in (int, float)
    }
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


# --- Mud (p20, Q32) --------------------------------------------------------------------------


def test_mud_in_the_first_half_of_a_half_tracks_move_costs_nothing_more():
    """Move 8: 4 inches of mud first, then 4 open ones."""
    s = one("m3a1-halftrack")
    assert refused(s, say(8.001, mud=4)) == "aa-too-far"
    play(s, say(8, mud=4))


def test_mud_beyond_the_first_half_of_a_half_tracks_move_costs_double():
    """Move 8: 4 open inches first, then 2 of mud."""
    s = one("m3a1-halftrack")
    assert refused(s, say(6.001, mud=2.001, late_mud=2.001)) == "aa-too-far"
    play(s, say(6, mud=2, late_mud=2))


def test_t20_what_cannot_lie_in_the_first_half_lies_beyond_it():
    s = one("m3a1-halftrack")
    assert refused(s, say(6.001, mud=6.001)) == "aa-too-far"
    play(s, say(6, mud=6))


@pytest.mark.parametrize(
    "card, action",
    [
        pytest.param("m3a1-halftrack", say(6, mud=1, late_mud=2), id="more-than-all-mud"),
        pytest.param("m3a1-halftrack", say(5, mud=3, late_mud=2), id="more-than-lies-beyond"),
        pytest.param("m3a1-halftrack", say(6, mud=1, late_mud=-1), id="below-0"),
        pytest.param("m5a1-stuart", say(6, mud=2, late_mud=1), id="tracks-have-no-such-half"),
    ],
)
def test_late_mud_that_cannot_be_is_refused(card, action):
    assert refused(one(card), action) == "aa-said-nonsense"


def test_late_mud_is_asked_only_where_it_matters():
    assert highest(one("m3a1-halftrack"), "late_mud") == 10_000
    for s in (one("m5a1-stuart"), one("m3a1-halftrack", house=House(halftrack_mud="of_mud"))):
        fields = {vary.field for offer in GAME.legal(s, "blue", "blue-1") for vary in offer.vary}
        assert "mud" in fields and "late_mud" not in fields


strips = st.lists(st.integers(1, 99), max_size=8, unique=True).map(sorted)


@given(strips, st.integers(1, 100))
@settings(max_examples=60)
def test_a_half_track_goes_as_far_as_on_a_board(cuts, tenths):
    """Strips of mud across the way, from one cut to the next but one."""
    ends = zip(cuts[::2], [*cuts[1::2], 200], strict=False)
    muds = [(10 + a / 10, 10 + b / 10) for a, b in ends]
    far = 10 + tenths / 10

    def within(first: float) -> float:
        return sum(max(0.0, min(b, far) - max(a, first)) for a, b in muds)

    pieces = [piece(f"mud-{a}", "mud", a, 0, b, 60) for a, b in muds]
    board = match(unit("blue-1", "m3a1-halftrack"), pieces=pieces)
    said = say(tenths / 10, mud=within(10), late_mud=within(14))
    assert is_allowed(one("m3a1-halftrack"), said) == is_allowed(
        board, Move(unit="blue-1", to=at(far, 10))
    )


def is_allowed(s, action) -> bool:
    try:
        GAME.check(s, "blue", action)
    except IllegalMove:
        return False
    return True


# --- Water (p20, Q31) ------------------------------------------------------------------------


def tow(**more):
    gun = unit("blue-2", "pak-40", towed_by="blue-1")
    return match(unit("blue-1", "m3a1-halftrack", towing="blue-2"), gun, board=False, **more)


def test_q31_a_gun_in_tow_does_not_cross_water():
    assert refused(tow(), say(3, water=1)) == "aa-gun-in-water"
    play(tow(), say(3))


def test_q31_by_house_rule_it_does_and_the_ruling_says_so():
    ruling = GAME.check(tow(house=House(tow_through_water="yes")), "blue", say(3, water=1))
    assert "aa-tow-in-water" in [reason.key for reason in ruling.reasons]


def test_a_field_gun_does_not_enter_water():
    s = match(unit("blue-1", "pak-38"), squad("blue-s1", manning="blue-1"), board=False)
    assert refused(s, say(1, water=0.5)) == "aa-gun-in-water"
    assert refused(s, say(1, mud=0.5)) == "aa-gun-in-mud"


def test_water_is_mud_to_light_vehicles_and_nothing_to_others():
    """A Stuart loses an inch, a Sherman none, an armoured car every inch of it."""
    assert refused(one("m5a1-stuart"), say(6.001, water=1)) == "aa-too-far"
    play(one("m5a1-stuart"), say(6, water=1))
    play(one("m5a1-stuart"), say(6, water=1, mud=1))
    play(one("m4a3-75w"), say(5, water=5))
    assert refused(one("panhard-178"), say(6.001, water=2)) == "aa-too-far"
    play(one("panhard-178"), say(6, water=2))


@pytest.mark.parametrize("action", [say(3, water=4), say(3, water=-1), say(3, mud=2, water=2)])
def test_more_water_than_way_is_refused(action):
    assert refused(one("m4a3-75w"), action) == "aa-said-nonsense"


def test_infantry_is_not_asked_about_water():
    s = match(squad("blue-s1"), board=False)
    assert refused(s, say(3, unit="blue-s1", water=1)) == "aa-march-nonsense"


def test_water_is_asked():
    assert highest(one("m4a3-75w"), "water") == 6000


# --- Objectives held from the start (p17, p23) -----------------------------------------------

ONTO = StandOn(squad="blue-s1", onto="2")


def dominating(*squads, objectives: int = 3):
    s = match(*squads, board=False, mission="domination", vp_target=9)
    return replace(s, options=replace(s.options, objectives=objectives))


def deploying(objectives: int = 3):
    squads = squad("blue-s1", state="waiting"), squad("orange-s1", state="waiting")
    s = dominating(*squads, objectives=objectives)
    return replace(s, stage="deploy", turn=0, actions_left=0)


def test_an_objective_held_from_the_start_is_said_before_the_first_turn():
    s = play(deploying(), ONTO)
    assert s.stage == "deploy" and the(s, "blue-s1").on == "2"
    s = GAME.apply(s, "orange", Deployed()).state
    s = throw(s, 1, 6)
    assert s.active == "orange"
    s = play(s, EndTurn(), "orange")
    assert s.vp == (1, 0)


def test_what_was_said_of_an_objective_may_be_taken_back():
    s = play(deploying(), ONTO)
    assert refused(s, ONTO) == "aa-stands-there"
    assert the(play(s, StandOn(squad="blue-s1", onto="")), "blue-s1").on is None


@pytest.mark.parametrize(
    "action, seat, key",
    [
        pytest.param(ONTO, "orange", "aa-not-yours", id="the-others-squad"),
        pytest.param(StandOn(squad="blue-s1", onto="4"), "blue", "aa-no-such-objective", id="none"),
        pytest.param(StandOn(squad="blue-s9", onto="1"), "blue", "aa-no-such-unit", id="nobody"),
    ],
)
def test_who_cannot_stand_there(action, seat, key):
    assert refused(deploying(), action, seat) == key


def test_later_a_squad_has_to_march_there():
    assert refused(dominating(squad("blue-s1")), ONTO) == "aa-not-now"


def test_each_squad_is_offered_the_objectives():
    offers = GAME.legal(deploying(), "blue")
    assert [offer.action for offer in offers] == [Deployed(), StandOn(squad="blue-s1", onto="1")]
    assert offers[1].vary == (OneOf(field="onto", values=("1", "2", "3")),)
    assert len(GAME.legal(deploying(objectives=0), "blue")) == 1


# --- The ruling while a shot is said ---------------------------------------------------------

SHOT = SayFire(unit="blue-1", weapon="gun", target="orange-1", inches=14_000)


def test_a_shot_is_judged_by_the_cards_of_the_match():
    """A club's card may have the id of a shipped one."""
    weak = replace(CARDS["m4a3e2-jumbo"], armour=Armour(1, 1, 1))
    tanks = unit("blue-1", "m5a1-stuart"), unit("orange-1", "m4a3e2-jumbo")
    s = match(*tanks, board=False, cards={**CARDS, "m4a3e2-jumbo": weak})
    assert GAME.ask(s, "blue", AskSaid(action=SHOT)).value.verdict == "can"
    shipped = match(*tanks, board=False)
    assert GAME.ask(shipped, "blue", AskSaid(action=SHOT)).value.verdict == "hopeless"


@pytest.mark.parametrize(
    "target, said",
    [
        ("orange-1", {"weapon": "gun", "walls": 1, "foliage": 1}),
        ("orange-1", {"weapon": "gun", "face": "side", "accurate": False}),
        ("orange-s1", {"weapon": "ai"}),
        ("orange-s1", {"weapon": "ai", "inches": 12_001}),
        ("orange-s2", {"weapon": "ai", "face": "rear"}),
        ("orange-s2", {"weapon": "ai", "face": "rear", "sandbags": "here"}),
    ],
)
def test_the_answer_is_the_ruling_of_the_match(target, said):
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("orange-1", "m5a1-stuart"),
        unit("orange-2", "pak-40"),
        squad("orange-s1"),
        squad("orange-s2", manning="orange-2"),
        board=False,
    )
    action = SayFire(**{"unit": "blue-1", "target": target, "inches": 6_000, **said})
    found = GAME.ask(s, "blue", AskSaid(action=action)).value
    if found.verdict == "refused":
        assert refused(s, action) == found.refused.key
    else:
        assert found == GAME.check(s, "blue", action).value.prospect


def test_nonsense_is_refused_as_the_match_would():
    s = match(unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart"), board=False)
    for nonsense in ({"inches": -1}, {"walls": 10}, {"in_arc": False}, {"covered": True}):
        with pytest.raises(IllegalMove, match="aa-said-nonsense"):
            GAME.ask(s, "blue", AskSaid(action=replace(SHOT, **nonsense)))


def test_on_a_board_it_is_measured():
    s = match(unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart", 30, 10))
    with pytest.raises(IllegalMove, match="aa-use-the-board"):
        GAME.ask(s, "blue", AskSaid(action=SHOT))
