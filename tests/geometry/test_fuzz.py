"""Random tables, held against the exact oracle. `make soak` asks sixty times as many."""

import random
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import pytest
import shapely

from geometry import (
    Disc,
    Hull,
    SeenShare,
    Shapes,
    Sight,
    Terrain,
    crossings,
    distances,
    exposure,
    sightlines,
)
from tests.geometry import oracle, scenes

CLOSE = 1e-9
EYES, TARGETS = 4, 5
MIDDLE = (20, 12, 52, 36)  # few pieces, close together, so that they matter
WHOLE = (1, 1, 71, 47)


@dataclass(frozen=True)
class Question:
    """One eye, one target, at one pair of heights."""

    eye: tuple[float, float]
    low: float
    target: Hull | Disc
    high: float


def ask(luck: random.Random, count: int) -> None:
    """One random table of at most `count` pieces (exactly so many if more than 6), 20 questions."""
    lattice = luck.random() < 0.4
    area, size = (MIDDLE, 6.0) if count <= 6 else (WHOLE, 3.0)
    pieces = scenes.pieces(luck, luck.randint(0, 6) if count <= 6 else count, lattice, area, size)
    eyes = [scenes.place(luck, lattice, area) for _ in range(EYES)]
    targets = [scenes.target(luck, lattice, area) for _ in range(TARGETS)]
    lows = [luck.choice(scenes.LOOKS) for _ in eyes]
    highs = [luck.choice(scenes.LOOKS) for _ in targets]
    terrain, shapes = Terrain.of(scenes.BOARD, pieces), Shapes.of(targets)
    shown = exposure(terrain, eyes, shapes, lows, highs, seen_share=SeenShare.EDGE_LENGTH)
    wide = exposure(terrain, eyes, shapes, lows, highs)
    lines = [(i, j) for i in range(EYES) for j in range(TARGETS)]
    a, b = np.array([eyes[i] for i, _ in lines]), np.array([shapes.centre[j] for _, j in lines])
    low, high = [lows[i] for i, _ in lines], [highs[j] for _, j in lines]
    met = crossings(terrain, a, b, low, high)
    there, back = sightlines(terrain, a, b, low, high), sightlines(terrain, b, a, high, low)
    assert (there.free == back.free).all() and (there.hindered == back.hindered).all()
    blocks = [oracle.Block.of(piece.outline, piece.height) for piece in pieces]
    hard = [b for b, p in zip(blocks, pieces, strict=True) if p.sight is Sight.BLOCKING]
    soft = [b for b, p in zip(blocks, pieces, strict=True) if p.sight is Sight.HINDERING]
    for k, (i, j) in enumerate(lines):
        question = Question(eyes[i], lows[i], targets[j], highs[j])
        story = (question, pieces)
        shares = shown.share[i, j], shown.clear[i, j]
        assert_exposed(shares, question, hard, soft, story, oracle.length_of)
        shares = wide.share[i, j], wide.clear[i, j]
        assert_exposed(shares, question, hard, soft, story, oracle.angle_of)
        start, low_, end, high_ = ends(question)
        if oracle.grazes(start, low_, end, high_, blocks):
            continue
        assert (there.free[k], there.hindered[k]) == exact_sight(question, hard, soft), story
        for p, block in enumerate(blocks):
            ours = (met.inside[k, p], met.under[k, p], met.enters[k, p], met.leaves[k, p])
            theirs = exact_crossing(question, block)
            worst = max(abs(a - b) for a, b in zip(ours, theirs, strict=True))
            assert worst <= CLOSE, (p, ours, theirs, story)


def assert_exposed(shares, question: Question, hard, soft, story, size) -> None:
    """Exact; but a sight level with a piece's edge, to 1e-9 inch of height, may go either way."""
    exact = exact_exposure(question, hard, soft, size)
    if max(abs(ours - theirs) for ours, theirs in zip(shares, exact, strict=True)) <= CLOSE:
        return
    least, most = (
        exact_exposure(question, [b.raised(by) for b in hard], [b.raised(by) for b in soft], size)
        for by in (1e-9, -1e-9)
    )
    for ours, theirs, low, high in zip(shares, exact, least, most, strict=True):
        level = high - low > 1e-6 and low - CLOSE <= ours <= high + CLOSE
        assert level or abs(ours - theirs) <= CLOSE, (ours, theirs, low, high, story)


def ends(question: Question) -> tuple[oracle.Point, Fraction, oracle.Point, Fraction]:
    start = oracle.on_grid(question.eye)
    end = oracle.on_grid((question.target.x, question.target.y))
    return start, Fraction(question.low), end, Fraction(question.high)


def exact_exposure(question: Question, hard, soft, size) -> tuple[float, float]:
    eye, target = oracle.on_grid(question.eye), question.target
    if isinstance(target, Hull):
        edges = oracle.hull_edges(eye, hull_corners(target))
    else:
        edges = oracle.disc_edges(eye, target.x, target.y, target.radius)
    return oracle.exposure(eye, question.low, edges, question.high, hard, soft, size)


def hull_corners(hull: Hull):
    return oracle.hull_corners(hull.x, hull.y, hull.heading, hull.length, hull.width)


def exact_sight(question: Question, hard, soft) -> tuple[bool, bool]:
    start, low, end, high = ends(question)
    place = (*end, 1)
    free = oracle.sees(start, low, place, high, hard)
    return free, oracle.hindered(start, low, place, high, hard, soft)


def exact_crossing(question: Question, block: oracle.Block) -> tuple[float, ...]:
    start, low, end, high = ends(question)
    return oracle.crossing(start, low, end, high, block)


@pytest.mark.parametrize("seed", range(10))
def test_small_tables_agree_with_the_oracle(seed: int) -> None:
    luck = random.Random(f"small {seed}")
    for _ in range(500 // (EYES * TARGETS)):
        ask(luck, 6)


def test_crowded_tables_agree_with_the_oracle() -> None:
    luck = random.Random("crowded")
    for _ in range(3):
        ask(luck, 60)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
def test_three_hundred_thousand_questions_on_small_tables_agree(seed: int) -> None:
    luck = random.Random(f"soak {seed}")
    for _ in range(3_000 // (EYES * TARGETS)):
        ask(luck, 6)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_three_thousand_questions_on_crowded_tables_agree(seed: int) -> None:
    luck = random.Random(f"crowded soak {seed}")
    for _ in range(300 // (EYES * TARGETS)):
        ask(luck, 60)


def test_distances_agree_with_the_oracle() -> None:
    luck = random.Random("distances")
    for _ in range(60):
        lattice = luck.random() < 0.4
        a, b = ([scenes.target(luck, lattice, (25, 18, 40, 28)) for _ in range(6)] for _ in "ab")
        found = distances(Shapes.of(a), Shapes.of(b))
        for i, here in enumerate(a):
            for j, there in enumerate(b):
                assert found.inches[i, j] == pytest.approx(exact_distance(here, there), abs=CLOSE)


def exact_distance(a: Hull | Disc, b: Hull | Disc) -> float:
    rings = [
        hull_corners(s) if isinstance(s, Hull) else [oracle.on_grid((s.x, s.y))] for s in (a, b)
    ]
    rims = [0.0 if isinstance(s, Hull) else s.radius for s in (a, b)]
    return oracle.distance(rings[0], rims[0], rings[1], rims[1])


def test_the_ruler_joins_points_of_both_shapes_that_far_apart() -> None:
    luck = random.Random("ruler")
    shapes = Shapes.of([scenes.target(luck, False, (25, 18, 40, 28)) for _ in range(30)])
    found = distances(shapes, shapes)
    assert np.allclose(np.linalg.norm(found.to_point - found.from_point, axis=2), found.inches)
    assert np.allclose(found.inches, found.inches.T, rtol=0, atol=CLOSE)
    for i, outline in enumerate(shapes.outlines()):
        rim = 1e-9 if shapes.radius[i] == 0 else 2e-3  # a disc's outline is a fine polygon
        assert all(outline.buffer(rim).covers(shapely.Point(p)) for p in found.from_point[i])
