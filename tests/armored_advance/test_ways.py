"""A move while it is drawn: it stops at the exact maximum, and is never refused once it is sent."""

from __future__ import annotations

import random

import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Move
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.questions.there import AskThere
from server.games.armored_advance.questions.ways import AskWay, Way
from server.games.ruling import IllegalMove
from tests.armored_advance.table import at, match, piece, play, refused, squad, the, unit
from tests.armored_advance.test_area import random_table

MUD = piece("mud", "mud", 43, 0, 80, 60)
ROAD = piece("road", "road", 0, 29, 80, 31)


def asked(s, to: Place, **more) -> Way:
    return GAME.ask(s, None, AskWay(unit="blue-1", to=to, **more)).value


def sent(way: Way) -> Move:
    return Move(unit="blue-1", to=way.to, via=way.via, heading=way.heading)


def test_a_way_drawn_too_far_stops_at_the_exact_maximum():
    s = match(unit("blue-1", "m4a3-75w", 40, 30))
    way = asked(s, at(60, 30))
    assert (way.to, way.inches, way.spent, way.may, way.most) == (
        at(45, 30),
        5000,
        5000,
        5000,
        True,
    )
    assert refused(s, Move(unit="blue-1", to=at(45.002, 30))) == "aa-too-far"
    play(s, sent(way))


def test_the_cost_is_told_by_ground():
    s = match(unit("blue-1", "m4a3-75w", 40, 30), pieces=[MUD])
    ruling = GAME.ask(s, None, AskWay(unit="blue-1", to=at(44, 30)))
    way = ruling.value
    assert [(part.kind, part.inches) for part in way.ground] == [("open", 3000), ("mud", 1000)]
    assert (way.inches, way.spent, way.may) == (4000, 5000, 5000)
    assert "aa-mud" in [reason.key for reason in ruling.reasons]


def test_a_road_is_followed_to_its_own_maximum():
    s = match(unit("blue-1", "m4a3-75w", 40, 30), pieces=[ROAD])
    way = asked(s, at(60, 30))
    assert (way.to, way.spent, way.may) == (at(46, 30), 6000, 6000)
    play(s, sent(way))


def test_a_way_leads_around_a_wall_by_itself():
    wall = piece("wall", "wall", 42, 26, 43, 31, height=1)
    s = match(unit("blue-1", "m5a1-stuart", 40, 30), pieces=[wall])
    assert refused(s, Move(unit="blue-1", to=at(44.5, 30))) == "aa-barred"
    way = asked(s, at(44.5, 30))
    assert way.via and way.to == at(44.5, 30) and way.refused is None
    play(s, sent(way))


def test_a_heading_that_does_not_fit_is_told_before_it_is_sent():
    walls = [
        piece("one", "wall", 42, 28, 46, 29.2, height=1),
        piece("two", "wall", 42, 30.8, 46, 32, height=1),
    ]
    s = match(unit("blue-1", "m4a3-75w", 40, 30), pieces=walls)
    assert asked(s, at(44, 30)).refused is None
    across = asked(s, at(44, 30), heading=9000)
    assert across.refused is not None and across.refused.key == "aa-barred"
    assert refused(s, sent(across)) == "aa-barred"


def test_waypoints_are_kept_and_the_rest_of_the_budget_counts():
    s = match(unit("blue-1", "m4a3-75w", 40, 30))
    way = asked(s, at(43, 40), via=(at(43, 30),))
    assert (way.via, way.to, way.inches) == ((at(43, 30),), at(43, 32), 5000)


def test_a_squad_is_drawn_as_well():
    s = match(squad("blue-1", 40, 30))
    way = asked(s, at(50, 30))
    assert (way.to, way.heading, way.spent) == (at(44, 30), 0, 4000)
    play(s, sent(way))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_drawn_is_never_refused(seed):
    luck = random.Random(seed)
    s, thing = random_table(luck)
    for _ in range(6):
        to = at(luck.uniform(25, 55), luck.uniform(15, 45))
        way = asked(s, to)
        assert way.refused is None, (to, way)
        if way.to == thing.place:
            continue
        try:
            GAME.check(s, "blue", sent(way))
        except IllegalMove as no:  # a gun without a crew may not move at all
            assert no.reason.key in ("aa-unmanned", "aa-moves-nowhere"), (to, way)


def test_from_there_it_needs_what_it_needs_once_it_is_there():
    house = piece("house", "building", 50, 28, 54, 31, height=3)
    s = match(
        unit("blue-1", "m4a3-75w", 40, 30), unit("orange-1", "pz-iv-h", 64, 30, 180), pieces=[house]
    )
    (here,) = [a for a in aims(s, at(41, 30)) if a.target == "orange-1"]
    assert here.prospect.verdict == "refused" and here.why is not None
    (there,) = [a for a in aims(s, at(40, 34.9)) if a.target == "orange-1"]
    assert there.prospect.need is not None
    moved = play(s, Move(unit="blue-1", to=at(40, 34.9), heading=9000))
    (then,) = [a for a in aims(moved, at(40, 34.9)) if a.target == "orange-1"]
    assert then.prospect.need == there.prospect.need
    assert the(s, "blue-1").place == at(40, 30), "nothing has moved"


def aims(s, to: Place):
    return GAME.ask(s, None, AskThere(move=Move(unit="blue-1", to=to, heading=9000))).value
