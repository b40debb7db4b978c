"""One tie rule everywhere: what is nearer than GRAZE touches, and touching does not block."""

import math
import random

import numpy as np
import pytest

from geometry import (
    Board,
    Disc,
    Hull,
    Piece,
    SeenShare,
    Shapes,
    Sight,
    Terrain,
    crossings,
    exposure,
    fan,
    overlay,
    sightlines,
)
from tests.geometry.test_overlay import grazes

WIDE = Board(200, 200)
HAIRS = (-6e-10, -1e-12, 0.0, 1e-12, 6e-10)  # inches off the exact place, all within GRAZE


def turned(luck: random.Random):
    """A function that puts places of a frame of its own somewhere on the table."""
    turn = luck.choice((0.0, 90.0, luck.uniform(0, 360)))
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return turn, lambda x, y: (100 + x * cos - y * sin, 100 + x * sin + y * cos)


@pytest.mark.parametrize("where", ["face", "corner", "collinear"])
@pytest.mark.parametrize("rule", SeenShare)
def test_an_eye_a_hair_off_a_face_or_a_corner_sees_what_it_sees_from_there(where, rule) -> None:
    luck = random.Random(f"{where} {rule}")
    for _ in range(100):
        put = turned(luck)[1]
        ring = ((-4, -luck.uniform(0.2, 2)), (4, -luck.uniform(0.2, 2)), (4, 0), (-4, 0))
        wall = Piece("wall", tuple(put(*p) for p in ring), "wall", Sight.BLOCKING, 1.0)
        terrain = Terrain.of(WIDE, [wall])
        x = {"face": luck.uniform(-3.9, 3.9), "corner": 4.0, "collinear": luck.uniform(5, 24)}[
            where
        ]
        bearing, far = luck.uniform(0, 2 * math.pi), luck.uniform(8, 30)
        at = put(x + far * math.cos(bearing), far * math.sin(bearing))
        if where == "collinear":
            at = put(-luck.uniform(6, 24), luck.uniform(-1.5, 1.5))
        target = Shapes.of([luck.choice((Hull(*at, luck.uniform(0, 360), 4, 2), Disc(*at, 1)))])
        heights = luck.choice(((0.5, 0.5), (1.5, 0.3), (0.3, 1.5)))
        eyes = np.array([put(x, hair) for hair in HAIRS])
        shares = exposure(terrain, eyes, target, *heights, seen_share=rule).share[:, 0]
        assert np.ptp(shares) < 1e-6, (ring, eyes, target, heights)
        ends = np.broadcast_to(target.centre, eyes.shape)
        assert len(set(sightlines(terrain, eyes, ends, *heights).free.tolist())) == 1
        assert np.ptp(crossings(terrain, eyes, ends, *heights).under) < 1e-6


@pytest.mark.parametrize("rule", SeenShare)
def test_a_wall_a_hair_before_the_edge_it_is_flush_with_does_not_hide_it(rule) -> None:
    luck = random.Random(f"flush {rule}")
    for _ in range(100):
        turn, put = turned(luck)
        tank = Shapes.of([Hull(*put(2, 0), turn, 4, 2)])  # its rear lies on x = 0
        y0, y1 = luck.uniform(-5, 0.5), luck.uniform(1, 6)
        eye = put(-luck.uniform(3, 30), luck.uniform(-20, 20))
        shares = []
        for hair in HAIRS:
            ring = tuple(put(*p) for p in ((hair, y0), (3, y0), (3, y1), (hair, y1)))
            terrain = Terrain.of(WIDE, [Piece("wall", ring, "wall", Sight.BLOCKING)])
            shares.append(exposure(terrain, eye, tank, seen_share=rule).share[0, 0])
        assert np.ptp(shares) < 1e-6, (eye, tank, y0, y1)


def flush_boxes(luck: random.Random) -> list[tuple[int, int, int, int]]:
    """Boxes on whole inches, each flush with one before it."""
    boxes = [(36, 24, 36 + luck.randint(1, 6), 24 + luck.randint(1, 6))]
    while len(boxes) < 4:
        a, b, c, d = luck.choice(boxes)
        wide, deep = luck.randint(1, 6), luck.randint(1, 6)
        x, y = luck.randint(a - wide + 1, c - 1), luck.randint(b - deep + 1, d - 1)
        x, y = luck.choice(((c, y), (a - wide, y), (x, d), (x, b - deep)))
        boxes.append((x, y, x + wide, y + deep))
    return boxes


def compare_with_lines(luck: random.Random) -> None:
    """An eye on a corner of flush pieces, all over the table."""
    turn = luck.choice((0.0, luck.uniform(0, 360)))
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    pieces = []
    for k, (a, b, c, d) in enumerate(flush_boxes(luck)):
        offsets = [(x - 36, y - 24) for x, y in ((a, b), (c, b), (c, d), (a, d))]
        ring = tuple((36 + x * cos - y * sin, 24 + x * sin + y * cos) for x, y in offsets)
        height = luck.choice((0.4, 1.0, 1.0, math.inf))
        pieces.append(Piece(f"box {k}", ring, "wall", Sight.BLOCKING, height))
    terrain = Terrain.of(Board(72, 48), pieces)
    eye = luck.choice(luck.choice(pieces).outline)
    low, high = luck.choice(
        ((0.0, 0.0), (0.5, 0.5), (1.2, 0.3), (0.3, 1.2), (3.0, 0.3), (0.3, 3.0))
    )
    shown = overlay(terrain, eye, low, high)
    cells = np.stack(np.meshgrid(shown.x, shown.y), axis=-1).reshape(-1, 2)
    free = sightlines(terrain, np.broadcast_to(eye, cells.shape), cells, low, high).free
    for k in np.flatnonzero(shown.visible.ravel() != free):
        assert grazes(eye, low, cells[k], high, terrain), (eye, low, cells[k], high, pieces)


def test_an_eye_on_a_corner_of_flush_pieces_sees_what_single_lines_see() -> None:
    for seed in (366, 422, 448, 519, *range(30)):  # the first four went wrong
        compare_with_lines(random.Random(f"flush {seed}"))


@pytest.mark.soak
def test_an_eye_on_many_corners_of_flush_pieces_sees_what_single_lines_see() -> None:
    for seed in range(300):
        compare_with_lines(random.Random(f"flush {seed}"))


def test_a_fan_sees_places_off_the_board() -> None:
    wall = Piece("wall", ((30, 10), (31, 10), (31, 38), (30, 38)), "wall", Sight.BLOCKING, 1.0)
    terrain = Terrain.of(Board(72, 48), [wall])
    places = np.array([(-5, 24), (-500, 24), (20, 90), (100, 24), (900, 24.0)])
    eye = (10.0, 24.0)
    for low, high in ((0.0, 0.0), (1.5, 0.5), (0.5, 1.5)):
        lines = sightlines(terrain, np.broadcast_to(eye, places.shape), places, low, high)
        assert (fan(terrain, eye, low, high).sees(places) == lines.free).all()
    assert fan(terrain, (-20, 24)).sees([(-30, 24), (10, 24), (60, 24)]).tolist() == [1, 1, 0]


def test_the_blocker_is_the_piece_that_hides_most() -> None:
    """The teeth of a comb hide the same stretch one behind the other: once, not six times."""
    ring = [(29.5, 26.0), (29.5, 24.1)]
    for x in range(30, 36):
        ring += [(x, 24.1), (x, 23.85), (x + 0.4, 23.85), (x + 0.4, 24.1)]
    ring += [(36.4, 24.1), (36.4, 26)]
    comb = Piece("comb", tuple(ring), "wall", Sight.BLOCKING)
    barn = Piece("barn", ((15, 23.02), (16, 23.02), (16, 30), (15, 30)), "wall", Sight.BLOCKING)
    terrain = Terrain.of(Board(72, 48), [comb, barn])
    tank = Shapes.of([Hull(42, 24, 0, 4, 2)])
    for rule in SeenShare:
        seen = exposure(terrain, (-500, 24), tank, seen_share=rule)
        assert terrain.pieces[seen.blocker[0, 0]].name == "barn"
