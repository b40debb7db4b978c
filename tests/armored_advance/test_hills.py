"""Hills: flat as the book has it, or as high as they are drawn (house rule `hills`, Q41)."""

from __future__ import annotations

import msgspec
import pytest
import shapely

from server.games.armored_advance import GAME
from server.games.armored_advance.ground.lanes import measured
from server.games.armored_advance.ground.layout import layout
from server.games.armored_advance.house import House
from server.games.armored_advance.questions.measure import AskMeasure, AskView, End
from server.games.armored_advance.questions.shots import AskShot
from server.games.armored_advance.state import State
from tests.armored_advance.table import at, match, piece, the, unit
from tests.armored_advance.test_overlays import cells

HEIGHTS = House(hills="heights")
SLOPE = piece("slope", "hill", 30, 10, 44, 30, height=1.2)
CREST = piece("crest", "hill", 34, 14, 40, 26, height=2.4)


def across(house: House, x: float = 20, *, target: float = 60, more=()) -> State:
    """Two tanks on either side of a hill of two steps, or on it."""
    return match(
        unit("blue-1", "m4a3-75w", x, 20),
        unit("orange-1", "pz-iv-h", target, 20, 180),
        pieces=[SLOPE, CREST, *more],
        house=house,
    )


def sight(s: State) -> str:
    return measured(s, the(s, "blue-1"), the(s, "orange-1"), "turret").sight


@pytest.mark.parametrize(("house", "seen"), [(House(), "seen"), (HEIGHTS, "hidden")])
def test_a_hill_hides_only_with_its_house_rule(house, seen):
    s = across(house)
    assert sight(s) == seen
    ruling = GAME.ask(s, None, AskShot(unit="blue-1", weapon="gun", target="orange-1"))
    named = [reason.values["piece"].id for reason in ruling.reasons if reason.key == "aa-hidden"]
    assert named == (["slope"] if seen == "hidden" else [])


@pytest.mark.parametrize(
    ("x", "target", "seen"),
    [
        pytest.param(37, 60, "seen", id="from-the-crest-far-out"),
        pytest.param(37, 45, "hidden", id="dead-ground-at-the-foot"),
        pytest.param(20, 37, "seen", id="up-at-the-crest"),
        pytest.param(32, 42, "hidden", id="across-the-crest-from-step-to-step"),
        pytest.param(10, 24, "seen", id="before-the-hill"),
    ],
)
def test_one_stands_as_high_as_the_ground(x, target, seen):
    assert sight(across(HEIGHTS, x, target=target)) == seen


def test_the_highest_step_under_the_middle_counts():
    relief = layout(across(HEIGHTS)).relief
    assert [relief.at(x, 20) for x in (29.9, 30, 33, 34, 37, 41, 45)] == [
        0,
        1.2,
        1.2,
        2.4,
        2.4,
        1.2,
        0,
    ]
    assert layout(across(House())).relief.at(37, 20) == 0


def test_a_wall_on_a_hill_stands_higher():
    wall = piece("wall", "wall", 36, 15, 36.5, 25, height=0.5)
    high, flat = (layout(across(house, more=[wall])).terrain for house in (HEIGHTS, House()))
    assert high.height[high.named("wall")] == pytest.approx(2.9)
    assert flat.height[flat.named("wall")] == pytest.approx(0.5)


def test_a_hill_stops_no_indirect_fire():
    s = match(
        unit("blue-1", "m7-priest", 20, 20, set_up="ready"),
        unit("orange-1", "pz-iv-h", 47, 20, 180),
        pieces=[SLOPE, CREST],
        house=HEIGHTS,
    )
    lane = measured(s, the(s, "blue-1"), the(s, "orange-1"), "turret")
    assert lane.sight == "hidden" and lane.cover is None


def test_what_a_unit_sees_follows_the_ground():
    high, flat = (cells(across(house), unit="blue-1", show="sees") for house in (HEIGHTS, House()))
    assert flat[(60, 20)] == "s" and high[(60, 20)] == "."
    assert high[(37, 20)] == "s", "the crest itself is in sight"


def seen_from(s: State, eye: End) -> shapely.Geometry:
    """What is drawn around a place."""
    area: shapely.Geometry = shapely.Polygon()
    for ring in GAME.ask(s, None, AskView(eye=eye)).value.rings:
        area = shapely.symmetric_difference(area, shapely.Polygon(ring))
    return area


@pytest.mark.parametrize("x", [20, 37, 50])
def test_what_is_drawn_around_a_unit_follows_the_ground_as_its_cells_do(x):
    s = across(HEIGHTS, x, target=75)
    drawn = seen_from(s, End(unit="blue-1"))
    for (column, row), told in cells(s, unit="blue-1", show="sees").items():
        middle = shapely.Point(column * 1000 + 500, row * 1000 + 500)
        if shapely.distance(shapely.boundary(drawn), middle) > 30:
            assert shapely.contains(drawn, middle) == (told == "s"), (column, row)


@pytest.mark.parametrize(
    ("house", "at_the_foot"), [(HEIGHTS, "hidden"), (House(), "seen")], ids=["heights", "flat"]
)
def test_a_point_on_a_hill_looks_from_there(house, at_the_foot):
    crest, foot, far = (End(at=at(x, 20)) for x in (37, 45, 60))
    s = across(house, target=75)
    assert GAME.ask(s, None, AskMeasure(one=crest, two=far)).value.sight == "seen"
    assert GAME.ask(s, None, AskMeasure(one=crest, two=foot)).value.sight == at_the_foot


def test_a_match_begun_before_there_was_a_choice_goes_on_flat():
    assert msgspec.json.encode(House()) == b"{}"
    assert msgspec.json.decode(b"{}", type=House).hills == "flat"
