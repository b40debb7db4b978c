"""The reachable area agrees with the rules: no end inside is refused, none outside is accepted."""

from __future__ import annotations

import random

import pytest
import shapely

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Move
from server.games.armored_advance.ground.places import INCH, TURN, Place
from server.games.armored_advance.house import House
from server.games.armored_advance.questions.area import TOLERANCE, AskArea, reached
from server.games.armored_advance.state import Deeds, Squad, State, Thing
from tests.armored_advance import reach_oracle as oracle
from tests.armored_advance.table import DEPTH, WIDTH, at, match, piece, refused, squad, the, unit

DRIVERS = (
    "m4a3-75w", "m5a1-stuart", "tiger-i", "panhard-178", "m3a1-halftrack", "pak-40", "squad",
)  # fmt: skip


def random_table(luck: random.Random) -> tuple[State, Thing]:
    """A unit in the middle of terrain and others, where it may stand."""
    house = House(halftrack_mud=luck.choice(("of_move", "of_mud")))
    while True:
        driver = luck.choice(DRIVERS)
        x, y, heading = luck.uniform(30, 50), luck.uniform(20, 40), luck.uniform(0, 359)
        own = squad("blue-1", x, y) if driver == "squad" else unit("blue-1", driver, x, y, heading)
        pieces = [
            piece
            for piece in oracle.random_pieces(luck, luck.choice((4, 12, 30)), WIDTH, DEPTH)
            if min(min(corner) for corner in piece.outline) > 0
        ]
        others = [
            unit(f"orange-{k}", "pz-iv-h", x, y, luck.uniform(0, 359))
            for k in range(1, 4)
            for x, y in [(luck.uniform(25, 55), luck.uniform(15, 45))]
        ]
        others.append(squad("orange-s1", luck.uniform(30, 50), luck.uniform(20, 40)))
        try:
            s = match(own, *others, pieces=pieces, house=house)
        except (AssertionError, ValueError):
            continue  # two of them stand in one place, or a piece bounds no area
        if oracle.stands_free(s, the(s, "blue-1")):
            return s, the(s, "blue-1")


def agree(seed: int, points: int, grain: float) -> None:
    luck = random.Random(seed)
    s, thing = random_table(luck)
    found = reached(s, thing)
    for x, y in sampled(luck, found.area, points):
        assert any_way(s, thing, found.way((x, y)), (x, y)), f"seed {seed}: {x}, {y} is refused"
    wide = shapely.buffer(found.area, TOLERANCE)
    shapely.prepare(wide)
    own = shapely.Point(thing.place.inches)
    for path in oracle.ends(s, thing, grain):
        end = shapely.Point(path[-1].inches)
        inside = shapely.covers(wide, end) or shapely.dwithin(own, end, TOLERANCE)
        assert inside, f"seed {seed}: {path} is accepted"


def sampled(luck: random.Random, area, number: int) -> list[tuple[float, float]]:
    """Points of the area, half of them on its very edge."""
    if shapely.is_empty(area):
        return []
    low_x, low_y, high_x, high_y = shapely.bounds(area)
    edge = shapely.boundary(area)
    found: list[tuple[float, float]] = []
    while len(found) < number:
        if len(found) % 2:
            spot = shapely.line_interpolate_point(
                shapely.get_parts(edge)[0], luck.random(), normalized=True
            )
        else:
            spot = shapely.Point(luck.uniform(low_x, high_x), luck.uniform(low_y, high_y))
            if not shapely.covers(area, spot):
                continue
        found.append((spot.x, spot.y))
    return found


def any_way(s: State, thing: Thing, way, to) -> bool:
    """Whether the rules allow the way, ending with one heading or another, give or take."""
    if way is None:
        middle = shapely.Point(to).buffer(0.01)
        return bool(shapely.intersects(middle, shapely.boundary(reached(s, thing).area)))
    path = [thing.place, *(Place(round(x * INCH), round(y * INCH)) for x, y in way[1:])]
    last, before = path[-1], path[-2] if len(path) > 1 else thing.place
    for short in (0.0, 0.005):  # the very edge: rounding may cost a few thousandths
        size = max(1.0, ((last.x - before.x) ** 2 + (last.y - before.y) ** 2) ** 0.5)
        share = max(0.0, 1 - short * INCH / size)
        end = Place(
            before.x + round((last.x - before.x) * share),
            before.y + round((last.y - before.y) * share),
        )
        tried = (*path[:-1], end)
        own = 0 if isinstance(thing, Squad) else thing.heading
        turns = (oracle.movement.direction(tried), own, *range(0, TURN // 2, 100))
        if oracle.allowed(s, thing, tried, (*turns, *oracle.sides(s))):
            return True
    return False


@pytest.mark.parametrize("seed", range(4))
def test_the_area_agrees_with_the_rules_on_random_boards(seed):
    agree(seed, points=8, grain=1.5)


@pytest.mark.parametrize(
    "seed", [119, 161, 337, 464], ids=["edges-shared", "a-hair", "along-an-edge", "a-speck"]
)
def test_the_area_agrees_with_the_rules_where_rounding_once_told(seed):
    agree(seed, points=20, grain=1.5)


@pytest.mark.soak
def test_the_area_agrees_with_the_rules_on_2000_random_boards():
    for seed in range(2000):
        agree(seed, points=20, grain=0.75)


# --- By hand -----------------------------------------------------------------------------------


def rings(s: State, **asked):
    told = GAME.ask(s, None, AskArea(unit="blue-1", **asked)).value
    shapes = [shapely.Polygon([(x / INCH, y / INCH) for x, y in ring]) for ring in told.rings]
    return shapely.union_all(shapes), told


def test_on_open_ground_the_area_is_a_circle():
    area, told = rings(match(unit("blue-1", "m4a3-75w", 40, 30)))
    assert (told.may, told.road) == (5000, 1000)
    assert area.area == pytest.approx(3.14159 * 25, rel=0.002)


def test_a_road_leads_farther_along_itself_alone():
    road = piece("road", "road", 0, 29, 80, 31)
    area, _ = rings(match(unit("blue-1", "m4a3-75w", 40, 30), pieces=[road]))
    assert area.bounds == pytest.approx((34, 25, 46, 35), abs=0.01)


def test_mud_costs_a_tracked_vehicle_an_inch_and_bars_a_gun():
    mud = piece("mud", "mud", 42, 0, 80, 60)
    area, _ = rings(match(unit("blue-1", "m4a3-75w", 40, 30), pieces=[mud]))
    assert area.bounds[2] == pytest.approx(44, abs=0.01)
    gun = match(unit("blue-1", "pak-40", 41.9, 30), pieces=[mud])
    assert rings(gun)[0].bounds[2] <= 42.001


def test_a_gap_narrower_than_the_hull_is_closed():
    walls = [
        piece("one", "wall", 42, 20, 43, 29.6, height=1),
        piece("two", "wall", 42, 30.4, 43, 40, height=1),
    ]
    area, _ = rings(match(unit("blue-1", "m4a3-75w", 40, 30), pieces=walls))
    assert area.bounds[2] < 42
    foot, _ = rings(match(squad("blue-1", 40, 30), pieces=walls))
    assert foot.bounds[2] == pytest.approx(44, abs=0.01), "a squad climbs over"


def test_after_a_waypoint_the_area_is_what_is_left():
    s = match(unit("blue-1", "m4a3-75w", 40, 30))
    area, _ = rings(s, via=(at(43, 30),))
    assert area.bounds == pytest.approx((41, 28, 45, 32), abs=0.01)


def test_a_turn_at_a_waypoint_needs_as_much_room_as_the_hull_is_wide():
    # Two legs past a corner: beside each leg there is room, but not where they meet.
    corner = piece("corner", "wall", 40.2, 30.2, 42, 32, height=1)
    s = match(unit("blue-1", "m4a3-75w", 38, 30), pieces=[corner])
    way = Move(unit="blue-1", to=at(40, 28), via=(at(40, 30),), heading=27000)
    assert refused(s, way) == "aa-barred"


def test_where_it_stands_after_a_move_of_an_enemy_is_as_in_its_own_turn():
    tired = Deeds(actions=2, moves=2, inches=6000, moved="yes", first="move")
    s = match(unit("orange-1", "tiger-i", 60, 30, deeds=tired))
    told = GAME.ask(s, None, AskArea(unit="orange-1")).value
    assert told.may == 4000
