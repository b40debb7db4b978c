"""Movement: ground under a path, budgets, roads, and what a hull sweeps."""

import math
import random
from fractions import Fraction

import numpy as np
import pytest
import shapely

from geometry import (
    Board,
    Cost,
    Disc,
    Hull,
    Piece,
    Shapes,
    Terrain,
    contacts,
    ground,
    on_one_road,
    path_length,
    sweep,
    travel,
)

BOARD = Board(72, 48)
WHEELS = {"road": Cost(), "mud": Cost(per_inch=2)}
HALF_TRACK = {"mud": Cost(per_inch=2, easy_move=4)}
TRACKS = {"mud": Cost(toll=1)}


def box(name: str, kind: str, x0, y0, x1, y1) -> Piece:
    return Piece(name, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), kind)


def table(*pieces: Piece) -> Terrain:
    return Terrain.of(BOARD, pieces)


ALL_MUD = table(box("bog", "mud", 0, 0, 72, 48))
FIELD = table(
    box("bog", "mud", 20, 0, 30, 48),
    box("lane", "road", 10, 23, 60, 25),
    box("lake", "water", 50, 0, 60, 48),
)


@pytest.mark.parametrize(
    "costs, budget, reach",
    [
        pytest.param(WHEELS, 8, 4, id="wheels-p20"),
        pytest.param(HALF_TRACK, 8, 6, id="half-track-p20"),
        pytest.param(TRACKS, 5, 4, id="tracks-p20"),
        pytest.param({}, 5, 5, id="unaffected"),
        pytest.param({"mud": Cost(per_inch=2, easy_ground=3)}, 5, 4, id="first-inches-of-mud"),
        pytest.param({"mud": Cost(barred=True)}, 5, 0, id="barred"),
        pytest.param({"mud": Cost(per_inch=0.5)}, 5, 10, id="faster"),
        pytest.param(TRACKS, 0.5, 0, id="toll-not-paid"),
    ],
)
def test_a_budget_runs_out_in_mud(costs, budget, reach) -> None:
    found = travel(ALL_MUD, [(10, 24), (40, 24)], costs, budget)
    assert found.reach == pytest.approx(reach)
    assert found.at == pytest.approx([10 + reach, 24])
    assert found.margin < 0


def test_costs_add_up_along_the_path_and_a_road_crosses_mud() -> None:
    beside, along = [(15, 10), (35, 10)], [(15, 24), (35, 24)]
    assert travel(FIELD, beside, WHEELS, 40).spent == pytest.approx(30)
    assert travel(FIELD, along, WHEELS, 40).spent == pytest.approx(20)
    found = travel(FIELD, beside, WHEELS, 11)
    assert found.reach == pytest.approx(8)  # 5 in the open, 3 in mud for 6
    assert found.spent == pytest.approx(30) and found.margin == pytest.approx(-19)


def test_barred_ground_ends_a_move_at_its_edge() -> None:
    found = travel(FIELD, [(40, 10), (70, 10)], {"water": Cost(barred=True)}, 50)
    assert found.reach == pytest.approx(10) and found.barred_by == "water"
    assert found.spent == math.inf


def test_a_budget_that_just_lasts_is_enough() -> None:
    found = travel(FIELD, [(0, 40), (3, 40), (3, 36)], WHEELS, 7.0)
    assert found.margin == pytest.approx(0) and found.reach == pytest.approx(7)


def test_ground_is_told_stretch_by_stretch() -> None:
    found = ground(FIELD, [(5, 24), (65, 24)], ["road", "mud", "water"])
    kinds = [(s.kind, round(s.end - s.start, 9)) for s in found.stretches()]
    assert kinds == [(None, 5), ("road", 50), (None, 5)]
    assert found.length_on("mud") == pytest.approx(10)
    assert found.length_on("water") == pytest.approx(10)
    other = ground(FIELD, [(5, 24), (65, 24)], ["mud", "road"]).stretches()
    assert [s.kind for s in other] == [None, "road", "mud", "road", None]


def test_along_the_edge_of_mud_is_not_in_it_but_along_its_inner_seams_is() -> None:
    assert ground(FIELD, [(20, 2), (20, 40)], ["mud"]).length_on("mud") == 0
    halves = table(box("a", "mud", 10, 10, 20, 20), box("b", "mud", 20, 10, 30, 20))
    assert ground(halves, [(20, 5), (20, 30)], ["mud"]).length_on("mud") == pytest.approx(10)


def quadrilateral(luck: random.Random) -> list[tuple[int, int]]:
    """A convex quadrilateral with integer corners, counter-clockwise."""
    while True:
        corners = [(luck.randint(24, 48), luck.randint(12, 36)) for _ in range(4)]
        ring = list(shapely.get_coordinates(shapely.convex_hull(shapely.MultiPoint(corners))))[:-1]
        if len(ring) == 4:
            return [(int(x), int(y)) for x, y in reversed(ring)]


def edge_path(luck: random.Random, ring: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Along one edge and beyond its ends."""
    k = luck.randrange(4)
    (ax, ay), (bx, by) = ring[k], ring[(k + 1) % 4]
    dx, dy = bx - ax, by - ay
    before, after = luck.randint(0, 1), luck.randint(0, 1)
    return [(ax - before * dx, ay - before * dy), (bx + after * dx, by + after * dy)]


def exact_inside(
    ring: list[tuple[int, int]], start: tuple[int, int], end: tuple[int, int]
) -> float:
    """Inches of a line strictly inside a convex ring with integer corners, by clipping."""
    first, last = Fraction(0), Fraction(1)
    dx, dy = end[0] - start[0], end[1] - start[1]
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        ex, ey = bx - ax, by - ay
        depth = ex * (start[1] - ay) - ey * (start[0] - ax)  # positive inside
        change = ex * dy - ey * dx
        if change == 0:
            if depth <= 0:
                return 0.0
        elif change > 0:
            first = max(first, Fraction(-depth, change))
        else:
            last = min(last, Fraction(depth, -change))
    return float(max(Fraction(0), last - first)) * math.hypot(dx, dy)


def turned(places, degrees: float) -> list[tuple[float, float]]:
    """The places rotated about (36, 24)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    offsets = [(x - 36, y - 24) for x, y in places]
    return [(36 + x * cos - y * sin, 24 + x * sin + y * cos) for x, y in offsets]


@pytest.mark.parametrize("degrees", ["none", "any"])
def test_the_length_inside_a_quadrilateral_agrees_with_exact_arithmetic(degrees) -> None:
    luck = random.Random(f"quadrilaterals {degrees}")
    for _ in range(400):
        ring = quadrilateral(luck)
        path = edge_path(luck, ring)
        if luck.random() < 0.3:
            path = [(luck.randint(20, 52), luck.randint(8, 40)) for _ in range(2)]
        turn = 0.0 if degrees == "none" else luck.uniform(0, 360)
        mud = Piece("mud", tuple(turned(ring, turn) if turn else ring), "mud")
        found = ground(table(mud), turned(path, turn) if turn else path, ["mud"])
        exact = exact_inside(ring, *path)
        assert found.length_on("mud") == pytest.approx(exact, abs=1e-7), (ring, path, turn)


def test_along_a_slanted_edge_of_mud_is_not_in_it() -> None:
    mud = Piece("mud", ((10, 7), (18, 6), (20, 22), (12, 23)), "mud")
    assert ground(table(mud), [(2, 8), (26, 5)], ["mud"]).length_on("mud") == 0


def test_along_a_seam_of_mud_rounded_to_thousandths_is_in_it() -> None:
    luck = random.Random("seams")
    for _ in range(50):
        turn = luck.uniform(0, 360)
        west = turned([(30, 20), (36, 20), (36, 30), (30, 30)], turn)
        east = turned([(36, 22), (42, 22), (42, 27), (36, 27)], turn)
        rounded = [tuple((round(x, 3), round(y, 3)) for x, y in ring) for ring in (west, east)]
        halves = table(*(Piece(f"mud {k}", ring, "mud") for k, ring in enumerate(rounded)))
        found = ground(halves, turned([(36, 23), (36, 26)], turn), ["mud"])
        assert found.length_on("mud") == pytest.approx(3)


def test_lengths_on_ground_agree_with_cutting_the_line() -> None:
    luck = random.Random("ground")
    for _ in range(40):
        pieces = []
        for k in range(6):
            x, y = luck.randint(0, 60), luck.randint(0, 40)
            a, b = luck.randint(1, 12), luck.randint(1, 8)
            pieces.append(box(f"p{k}", luck.choice(("mud", "water")), x, y, x + a, y + b))
        terrain = table(*pieces)
        path = [(luck.randint(0, 144) / 2, luck.randint(0, 96) / 2 + 0.125) for _ in range(6)]
        found = ground(terrain, path, ["mud", "water"])
        assert found.inches == pytest.approx(path_length(path))
        for kind in ("mud", "water"):
            union = shapely.union_all(terrain.polygons[terrain.of_kind(kind)])
            legs = [shapely.LineString(path[k : k + 2]) for k in range(5)]
            cut = sum(leg.intersection(union).length for leg in legs if leg.length)
            assert found.length_on(kind) == pytest.approx(cut, abs=1e-9)


def test_two_parallel_roads_are_not_one() -> None:
    roads = table(
        box("north", "road", 5, 30, 60, 32),
        box("south", "road", 5, 20, 40, 22),
        box("bend", "road", 40, 20, 42, 25),
    )
    assert on_one_road(roads, "road", (10, 31), (50, 31)) == pytest.approx(1)
    assert on_one_road(roads, "road", (10, 31), (30, 21)) < 0
    assert on_one_road(roads, "road", (10, 21), (41, 24.5)) == pytest.approx(0.5)
    assert on_one_road(roads, "road", (10, 21), (41, 28)) == pytest.approx(-3)
    assert on_one_road(roads, "path", (10, 21), (41, 28)) == -math.inf
    assert on_one_road(roads, "road", (10, 31), (30, 21), gap=8) > 0


def t_junction(luck: random.Random) -> tuple[Terrain, list[tuple[float, float]]]:
    """A road and another that ends at its side, at any angle, corners rounded to thousandths;
    a place on the first, and one on the second a hundredth of an inch from the seam."""
    turn, at = luck.uniform(0, 360), luck.uniform(30, 42)
    main = turned([(26, 23), (46, 23), (46, 25), (26, 25)], turn)
    side = turned([(at - 1, 25), (at + 1, 25), (at + 1, 33), (at - 1, 33)], turn)
    rings = [tuple((round(x, 3), round(y, 3)) for x, y in ring) for ring in (main, side)]
    roads = table(*(Piece(f"road {k}", ring, "road") for k, ring in enumerate(rings)))
    return roads, turned([(at, 24), (at, 25.01)], turn)


def test_roads_whose_corners_were_rounded_are_joined_and_have_no_inner_edge() -> None:
    luck = random.Random("junctions")
    for _ in range(500):
        roads, (on_main, at_seam) = t_junction(luck)
        assert on_one_road(roads, "road", on_main, at_seam) == pytest.approx(1.0, abs=0.003)


def test_the_edge_of_a_slanted_road_is_on_it() -> None:
    luck = random.Random("edges of roads")
    for _ in range(100):
        turn = luck.uniform(0, 360)
        lane = table(
            Piece("lane", tuple(turned([(26, 23), (46, 23), (46, 25), (26, 25)], turn)), "road")
        )
        start, end = turned([(30, 25), (luck.uniform(30, 46), 23)], turn)
        assert on_one_road(lane, "road", start, end) == pytest.approx(0, abs=1e-9)
        assert on_one_road(lane, "road", start, end) >= 0


def test_roads_a_hundredth_of_an_inch_apart_are_two() -> None:
    roads = table(box("west", "road", 5, 20, 40, 22), box("east", "road", 40.01, 20, 60, 22))
    assert on_one_road(roads, "road", (10, 21), (50, 21)) < 0
    assert on_one_road(roads, "road", (10, 21), (50, 21), gap=0.01) == pytest.approx(1)


def test_a_straight_drive_sweeps_a_rectangle() -> None:
    tank = Shapes.of([Hull(10, 24, 0, 4, 2)])
    assert sweep(tank, [(10, 24), (20, 24)], 0).area == pytest.approx(14 * 2)


def test_a_full_turn_on_the_spot_sweeps_a_disc() -> None:
    tank = Shapes.of([Hull(10, 24, 0, 4, 2)])
    swept = sweep(tank, [(10, 24)] * 4, [120, 240, 360, 360])
    assert swept.area == pytest.approx(math.pi * 5, rel=1e-3)


def test_a_turn_covers_every_pose_between() -> None:
    luck = random.Random("turns")
    for _ in range(20):
        tank = Shapes.of(
            [Hull(10, 24, luck.uniform(0, 360), luck.uniform(1, 5), luck.uniform(1, 3))]
        )
        turn = luck.uniform(-179, 179)
        swept = sweep(tank, [(10, 24)], tank.heading + turn).buffer(1e-3)
        for share in np.linspace(0, 1, 25):
            assert swept.covers(tank.moved(np.zeros(2), turn * share).outlines()[0])
        poses = [tank.moved(np.zeros(2), turn * s).outlines()[0] for s in np.linspace(0, 1, 400)]
        assert shapely.union_all(poses).buffer(2e-2).covers(swept)


def test_a_swept_hull_meets_what_lies_in_its_way() -> None:
    terrain = table(
        box("trap", "traps", 20, 24.5, 21, 26),
        box("near", "traps", 30, 25.25, 31, 26),
        box("flush", "traps", 32, 25, 33, 26),
        box("pond", "water", 24, 20, 26, 28),
    )
    tank = Shapes.of([Hull(10, 24, 0, 4, 2)])
    found = contacts(terrain, sweep(tank, [(10, 24), (40, 24)], 0), terrain.of_kind("traps"))
    assert found.meets.tolist() == [True, False, False, False]
    assert found.margin[:3] == pytest.approx([-0.5, 0.25, 0], abs=1e-9)
    assert found.margin[3] == math.inf


def test_a_disc_sweeps_a_lane() -> None:
    squad = Shapes.of([Disc(10, 24, 1)])
    assert sweep(squad, [(10, 24), (20, 24)], 0).area == pytest.approx(20 + math.pi, rel=1e-3)
