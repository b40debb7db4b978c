"""Anything is measured to anything, with its margins, and nothing of the match changes."""

from __future__ import annotations

import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.questions.measure import AskMeasure, AskView, End
from server.games.ruling import IllegalMove, Ruling
from tests.armored_advance.table import at, match, piece, squad, unit

HOUSE = piece("hall", "building", 24, 29, 28, 40, height=6)


def table(**more):
    return match(
        unit("blue-1", "m4a3-75w", 20, 20),
        unit("orange-1", "pz-iv-h", 40, 20, 180),
        squad("orange-2", 20, 40),
        **more,
    )


def measured(s, one: End, two: End) -> Ruling:
    before = s
    ruling = GAME.ask(s, None, AskMeasure(one=one, two=two))
    assert s == before
    return ruling


def keys(ruling: Ruling) -> dict[str, dict]:
    return {reason.key: dict(reason.values) for reason in ruling.reasons}


def hull(s, id: str) -> float:
    card = next(u.card for u in s.units if u.id == id)
    return next(c.hull.length for c in s.cards if c.id == card)


def test_units_are_measured_from_hull_edge_to_hull_edge():
    s = table()
    ruling = measured(s, End(unit="blue-1"), End(unit="orange-1"))
    between = 20_000 - hull(s, "blue-1") / 2 - hull(s, "orange-1") / 2
    assert ruling.value.inches == pytest.approx(between, abs=1)
    assert (ruling.value.bow, ruling.value.sight, ruling.value.percent) == (0, "seen", 100)
    assert ruling.value.end.x - ruling.value.start.x == pytest.approx(between, abs=1)


def test_points_are_measured_exactly():
    value = measured(table(), End(at=at(1, 2)), End(at=at(4, 6))).value
    assert (value.inches, value.bow, value.give) == (5000, None, 0)


def test_a_range_is_told_with_how_far_it_is_from_another_need():
    s = table()
    far = at(20 + hull(s, "blue-1") / 2000 + 17.1, 20)
    band = keys(measured(s, End(unit="blue-1"), End(at=far)))["aa-m-band"]
    assert (band["need"], band["low_inches"], band["high_inches"]) == (3, 12, 18)
    assert band["margin_inches"] == pytest.approx(0.9)
    farthest = keys(measured(s, End(at=at(1, 1)), End(at=at(79, 1))))["aa-m-beyond"]
    assert (farthest["need"], farthest["margin_inches"]) == (6, 48)
    touching = keys(measured(s, End(unit="blue-1"), End(unit="blue-1")))["aa-m-band"]
    assert (touching["need"], touching["margin_inches"]) == (1, 6)


def test_an_arc_is_told_with_its_margin_on_both_sides_of_the_limit():
    s = table()
    inside = keys(measured(s, End(unit="blue-1"), End(at=at(30, 22))))["aa-m-in-arc"]
    assert (inside["degrees"], inside["margin"]) == (11.3, 33.7)
    outside = keys(measured(s, End(unit="blue-1"), End(at=at(20, 30))))["aa-m-out-of-arc"]
    assert (outside["degrees"], outside["margin"]) == (90, 45)
    assert "aa-m-in-arc" not in keys(measured(s, End(unit="orange-2"), End(unit="blue-1")))


def test_the_face_that_a_shot_would_strike_is_told():
    rear = keys(measured(table(), End(at=at(60, 20)), End(unit="orange-1")))["aa-m-face"]
    assert rear["face"].id == "rear"
    front = keys(measured(table(), End(at=at(30, 20)), End(unit="orange-1")))["aa-m-face"]
    assert (front["face"].id, front["degrees"]) == ("front", 0)


def test_sight_is_measured_from_any_point_with_what_it_passes():
    s = table(pieces=[HOUSE])
    hidden = measured(s, End(at=at(20, 35)), End(at=at(35, 35)))
    assert (hidden.value.sight, hidden.value.percent) == ("hidden", 0)
    assert keys(hidden)["aa-m-hidden"]["piece"].id == "hall"
    passed = measured(s, End(at=at(20, 28.8)), End(at=at(35, 28.8)))
    assert passed.value.sight == "seen"
    assert keys(passed)["aa-m-passes"]["inches"] == pytest.approx(0.2)
    assert "aa-m-passes" not in keys(measured(s, End(at=at(20, 10)), End(at=at(35, 10))))


def test_what_the_places_leave_open_is_too_close_to_call():
    s = table(pieces=[HOUSE], place_error=200)
    ruling = measured(s, End(at=at(20, 28.95)), End(at=at(35, 28.95)))
    assert ruling.value.sight == "too_close"
    assert ruling.value.give == 465  # 95 in 100, of two places known to 0.2 inches
    assert "aa-close-sight" in keys(ruling)


def test_a_unit_can_be_measured_where_it_might_stand():
    s = table()
    there = End(unit="blue-1", at=at(30, 20), heading=9000)
    value = measured(s, there, End(unit="orange-1")).value
    assert (value.bow, value.inches < 10_000) == (9000, True)


def test_nobody_measures_from_nowhere():
    s = table()
    for end, key in [
        (End(), "aa-measure-what"),
        (End(at=at(90, 1)), "aa-off-board"),
        (End(unit="blue-7"), "aa-no-such-unit"),
    ]:
        with pytest.raises(IllegalMove) as no:
            measured(s, end, End(unit="blue-1"))
        assert no.value.reason.key == key
    with pytest.raises(IllegalMove) as no:
        GAME.ask(match(board=False), None, AskView(eye=End(at=at(1, 1))))
    assert no.value.reason.key == "aa-no-board"


def test_a_unit_destroyed_meanwhile_is_refused_in_words():
    gone = unit("orange-1", "pz-iv-h", state="destroyed", hp=0, place=None)
    s = match(unit("blue-1", "m4a3-75w"), unit("orange-2", "pz-iv-h", 60, 20), gone)
    with pytest.raises(IllegalMove) as no:
        measured(s, End(unit="blue-1"), End(unit="orange-1"))
    assert no.value.reason.key == "aa-not-on-board"


def test_what_is_seen_from_a_point_ends_at_the_house():
    open_ground = GAME.ask(table(), None, AskView(eye=End(at=at(20, 35)))).value.rings
    assert [len(ring) for ring in open_ground] == [4], "the whole table"
    rings = GAME.ask(table(pieces=[HOUSE]), None, AskView(eye=End(at=at(20, 35)))).value.rings
    assert {(24_000, 29_000), (24_000, 40_000)} <= {tuple(p) for ring in rings for p in ring}


def test_the_arcs_of_weapons_that_do_not_turn_are_told():
    s = match(unit("blue-1", "stug-iii-g", 20, 20, 90), unit("blue-2", "m4a3-75w", 30, 20))
    fixed = GAME.ask(s, None, AskView(eye=End(unit="blue-1"))).value.arcs
    assert (4500, 13500) in fixed
    turned = AskView(eye=End(unit="blue-1", at=at(20, 30), heading=0))
    assert (31500, 4500) in GAME.ask(s, None, turned).value.arcs
    turret = GAME.ask(s, None, AskView(eye=End(unit="blue-2"))).value.arcs
    assert turret == (), "a turret fires all round"
