"""The digest's tables: units, stacks, values, map, turn track and cards as they ship; each name
begins with the section of the table."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from geometry.cells import inside
from server.games.what_price_glory.atlas_drawing import draw
from server.games.what_price_glory.pack import NAMED
from server.games.what_price_glory.sides import CP, EN
from tests.what_price_glory.table import start


@pytest.fixture(scope="module")
def s():
    return start()


@pytest.mark.parametrize(
    ("nation", "kind", "values", "on_map", "reserve", "beside"),
    [
        pytest.param("german", "corps", "4-2", 18, 0, 0, id="german-4-2"),
        pytest.param("german", "corps", "3-2", 10, 8, 0, id="german-3-2"),
        pytest.param("german", "corps", "2-2", 3, 0, 0, id="german-2-2"),
        pytest.param("german", "corps", "3-1", 3, 0, 0, id="german-3-1"),
        pytest.param("german", "corps", "2-1", 1, 0, 0, id="german-2-1"),
        pytest.param("german", "stoss", "5-2", 0, 0, 5, id="stoss"),
        pytest.param("french", "corps", "3-2", 21, 10, 0, id="french-3-2"),
        pytest.param("french", "corps", "2-2", 0, 3, 0, id="french-2-2"),
        pytest.param("french", "tank", "4-2", 0, 0, 1, id="french-tank"),
        pytest.param("french", "mutiny", "1-1", 0, 0, 5, id="mutiny"),
        pytest.param("british", "bef", "4-2", 2, 0, 0, id="bef"),
        pytest.param("british", "corps", "4-2", 0, 1, 0, id="british-4-2"),
        pytest.param("british", "corps", "3-2", 3, 14, 2, id="british-3-2"),
        pytest.param("british", "corps", "2-2", 0, 1, 0, id="british-2-2"),
        pytest.param("british", "tank", "4-2", 0, 0, 1, id="british-tank"),
        pytest.param("belgian", "corps", "2-2", 3, 0, 0, id="belgian"),
        pytest.param("us", "corps", "4-2", 0, 0, 6, id="us"),
    ],
)
def test_1_2_units(s, nation, kind, values, on_map, reserve, beside):
    these = [
        u for u in s.units if (u.nation, u.kind, f"{u.strength}-{u.move}") == (nation, kind, values)
    ]
    at = Counter("map" if u.is_on_map else u.at for u in these)
    assert (at["map"], at[f"{nation}-reserve"], at["not-in-play"]) == (on_map, reserve, beside)
    assert len(these) == on_map + reserve + beside and all(u.fresh for u in these)


STACKS = {
    "aachen": "2-2 3-2 3-2 4-2 4-2 4-2 4-2",
    "koblenz": "3-2 3-2 4-2 4-2 4-2",
    "trier": "2-2 3-2 4-2 4-2",
    "saarbruecken": "2-2 3-2 3-2 4-2 4-2 4-2",
    "metz": "3-2 3-2 4-2 4-2 4-2",
    "strasbourg": "2-1 3-1 3-1 3-1 4-2",
    "mulhouse": "3-2 4-2 4-2",
    "epinal": "3-2 3-2 3-2 3-2 3-2",
    "nancy": "3-2 3-2 3-2 3-2 3-2",
    "verdun": "3-2 3-2 3-2",
    "sedan": "3-2 3-2 3-2",
    "chateau-thierry": "3-2 3-2 3-2",
    "paris": "3-2 3-2",
    "amiens": "3-2 4-2 4-2",
    "boulogne-sur-mer": "3-2 3-2",
    "antwerpen": "2-2",
    "ypres": "2-2 2-2",
}


def test_1_3_stacks(s):
    found = {}
    for u in s.units:
        if u.is_on_map:
            found.setdefault(u.at, []).append(f"{u.strength}-{u.move}")
    assert {area: " ".join(sorted(units)) for area, units in found.items()} == STACKS


def test_1_4_values_and_control(s):
    worth = {
        seat: Counter(a.vp for a in s.pack.areas if s.ground[a.id].controller == seat)
        for seat in (EN, CP)
    }
    assert worth == {CP: {2: 3, 1: 5, 0: 2}, EN: {2: 7, 1: 28}}
    two = {a.id for a in s.pack.areas if a.vp == 2}
    assert two == {
        *("duesseldorf", "cologne", "metz", "antwerpen", "bruxelles", "lille", "liege"),
        *("paris", "verdun", "nancy"),
    }


def test_7_2_areas_borders_and_barriers(s):
    near = s.atlas.neighbours
    assert len(s.pack.areas) == 45 and len(s.pack.borders) == 104
    kinds = Counter(b.barrier for b in s.pack.borders)
    assert kinds == {None: 59, "river": 31, "forest": 11, "mountain": 3}
    assert {len(others) for others in near.values()} == {2, 3, 4, 5, 6, 7}
    assert {a for a, others in near.items() if len(others) == 2} == {"duesseldorf", "le-havre"}
    assert steps(near, "aachen", "paris") == 6
    assert {a.id for a in s.pack.areas if a.port == "yes"} == {
        *("le-havre", "boulogne-sur-mer", "antwerpen")
    }
    assert {a.id for a in s.pack.areas if a.port == "optional"} == {"rouen", "ypres", "gent"}
    assert {a.id for a in s.pack.areas if a.edge == "south"} == {"orleans", "montargis", "langres"}
    assert {a.id for a in s.pack.areas if a.edge == "east"} == {
        *("duesseldorf", "cologne", "koblenz", "munich")
    }


def test_7_1_every_name_stands_in_its_area(s):
    """Half way from the town to the middle: the towns of Belgium lie too close to be written at."""
    drawing = draw(s.pack)
    assert all(inside([drawing.places[id]], drawing.outlines[id])[0] for id in drawing.outlines)


def steps(near, start, end):
    far, queue = {start: 0}, deque((start,))
    while queue:
        here = queue.popleft()
        for next in near[here]:
            if next not in far:
                far[next] = far[here] + 1
                queue.append(next)
    return far[end]


def test_7_3_the_turn_track(s):
    hands = [(t.hand.cp, t.hand.en) for t in s.pack.turns]
    assert hands == [
        *((8, 3), (6, 5), (5, 6), (5, 6), (6, 6)),
        *((5, 6), (5, 6), (6, 5), (7, 5), (5, 6)),
    ]
    assert [t.east for t in s.pack.turns] == [
        "out",
        "out",
        "none",
        "in",
        "none",
        "in",
        *["none"] * 4,
    ]
    assert [t.event for t in s.pack.turns] == [False, False, *[True] * 8]


def test_7_4_sixteen_battle_and_eight_event_cards_a_side(s):
    for kind, most in (("battle", 16), ("event", 8)):
        cards = [c for c in s.pack.cards if c.kind == kind]
        assert sum(c.copies.cp for c in cards) == sum(c.copies.en for c in cards) == most
    once = {c.id for c in s.pack.cards if max(c.copies.cp, c.copies.en) == 1 and c.kind == "battle"}
    assert once == {"machine-guns", "high-seas-fleet", "grand-fleet-sorties"}
    assert {c.id for c in s.pack.cards} == NAMED
