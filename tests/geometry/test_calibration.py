"""The probability of every verdict against simulation: random cases near the limit of each kind.

`make test` tries 20 cases of each kind, `make soak` all 500.
"""

import itertools
import math
import random
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import shapely

from geometry import (
    Board,
    Corner,
    Cost,
    Disc,
    Error,
    Eyes,
    Hull,
    Part,
    Piece,
    SeenShare,
    Shapes,
    Side,
    Terrain,
    arcs,
    arrives,
    bears_between,
    contacts,
    distances,
    exposed,
    exposure,
    eye_points,
    facings,
    in_arc,
    keeps_clear,
    on_one_road,
    pair_exposure,
    rides_one_road,
    sees,
    sightlines,
    strikes,
    sweep,
    travel,
    within,
)
from geometry.bearing import angles_off
from geometry.distance import signed_pairwise
from geometry.units import direction
from tests.geometry import scenes

MANY = 5_000
MEAN, WORST = 0.02, 0.08
AREA = (25, 15, 47, 33)
Case = tuple[float, Callable[[], float]]
"""The probability claimed, and a simulation: the share of yes among displaced tables."""


def error(luck: random.Random) -> Error:
    return Error(luck.choice((0.0, 0.05, 0.1, 0.3)), luck.choice((0.0, 1.0, 3.0)))


def jumble(shapes: Shapes, error: Error, luck: random.Random) -> Shapes:
    """Many copies of one shape, displaced and turned at random."""
    noise = np.random.default_rng(luck.getrandbits(32))
    copies = shapes.take(np.zeros(MANY, dtype=int))
    return copies.moved(
        noise.normal(0, error.inches, (MANY, 2)), noise.normal(0, error.degrees, MANY)
    )


def scatter(place, inches: float, luck: random.Random) -> np.ndarray:
    noise = np.random.default_rng(luck.getrandbits(32))
    return np.asarray(place) + noise.normal(0, inches, (MANY, 2))


def pair(luck: random.Random) -> tuple[Shapes, Shapes, Error, Error]:
    """Two shapes, near or far, at times parallel or overlapping, and their errors."""
    a = Hull(36, 24, luck.choice((0.0, luck.uniform(0, 360))), 4, 2)
    far, turn = luck.choice((0.5, 3.0, 6.0, 20.0)) * luck.uniform(0.8, 1.2), luck.uniform(0, 360)
    x, y = 36 + far * math.cos(math.radians(turn)), 24 + far * math.sin(math.radians(turn))
    b: Hull | Disc = Hull(x, y, luck.choice((a.heading, luck.uniform(0, 360))), 3, 1.5)
    if luck.random() < 0.2:
        b = Disc(x, y, 0.75)
    return Shapes.of([a]), Shapes.of([b]), error(luck), error(luck)


def range_case(luck: random.Random) -> Case:
    a, b, a_error, b_error = pair(luck)
    apart = distances(a, b).inches[0, 0]
    limit = max(0.0, apart + luck.gauss(0, 1) * math.hypot(a_error.inches, b_error.inches))
    limit = luck.choice((limit, apart, 0.0 if apart == 0 else limit))
    found = within(a, b, limit, a_error, b_error).probability[0, 0]

    def simulated() -> float:
        here, there = jumble(a, a_error, luck), jumble(b, b_error, luck)
        return np.mean(signed_pairwise(here, there) <= limit + 1e-9)

    return found, simulated


def arc_case(luck: random.Random) -> Case:
    a, b, a_error, b_error = pair(luck)
    part, turned = luck.choice(list(Part)), luck.choice((0.0, 180.0))
    off = arcs(a.centre, a.heading + turned, 90, b, part).off[0, 0]
    half = luck.choice((1.0, 180.0, 45.0, max(0.5, min(180.0, off + luck.gauss(0, 2)))))
    found = in_arc(a, half, b, part, turned, a_error, b_error).probability[0, 0]

    def simulated() -> float:
        here, there = jumble(a, a_error, luck), jumble(b, b_error, luck)
        off = angles_off(direction(here.heading + turned), here.centre, there, part)
        return np.mean(off <= half + 1e-9)

    return found, simulated


def off_front(here: Shapes, there: Shapes) -> np.ndarray:
    local = there.local(here.centre)
    return np.degrees(np.abs(np.arctan2(local[:, 1], local[:, 0])))


def side_case(luck: random.Random) -> Case:
    b, a, b_error, a_error = pair(luck)
    corner, side = luck.choice(list(Corner)), luck.choice(list(Side))
    limit = 45.0 if corner is Corner.QUADRANT else math.degrees(math.atan(0.5))
    if luck.random() < 0.7:  # turned so that the attacker is near a limit
        off = luck.choice((limit, 180 - limit, 0.0, 180.0)) + luck.gauss(0, 3)
        now = facings(a.centre, b)
        bearing = b.heading + np.where(now.left, now.off, -now.off)[0]
        b = Shapes(b.centre, bearing - off, b.half, b.radius)
    found = strikes(a, b, side, corner, a_error, b_error).probability[0, 0]

    def simulated() -> float:
        off = off_front(jumble(a, a_error, luck), jumble(b, b_error, luck))
        sides = (off > limit + 1e-9).astype(int) + (off > 180 - limit + 1e-9)
        return np.mean(sides == side)

    return found, simulated


def bearing_case(luck: random.Random) -> Case:
    b, a, b_error, a_error = pair(luck)
    off = facings(a.centre, b).off[0, 0]
    least = luck.choice((0.0, 30.0, max(0.0, off + luck.gauss(0, 2))))
    most = luck.choice((180.0, least, min(180.0, least + luck.uniform(0, 40))))
    least = min(least, most)
    found = bears_between(a, b, least, most, a_error, b_error).probability[0, 0]

    def simulated() -> float:
        off = off_front(jumble(a, a_error, luck), jumble(b, b_error, luck))
        return np.mean((off >= least - 1e-9) & (off <= most + 1e-9))

    return found, simulated


def table(luck: random.Random) -> Terrain:
    return Terrain.of(scenes.BOARD, scenes.pieces(luck, luck.randint(1, 5), False, AREA, 4.0))


def exposure_case(luck: random.Random) -> Case:
    terrain, rule = table(luck), luck.choice((Eyes.CENTRE, Eyes.CENTRE, Eyes.CENTRE_AND_CORNERS))
    a, b = (Shapes.of([scenes.target(luck, False, AREA)]) for _ in "ab")
    a_error, b_error, high = error(luck), error(luck), luck.choice(scenes.LOOKS[:4])
    a_error, b_error = (replace(e, height=luck.choice((0.0, 0.1))) for e in (a_error, b_error))
    of = luck.choice(list(SeenShare))
    share = exposure(terrain, a.centre, b, high, high, seen_share=of).share[0, 0]
    least = luck.choice((0.25, 0.5, min(1.0, max(0.01, share + luck.gauss(0, 0.1)))))
    found = exposed(terrain, a, b, least, rule, high, high, None, a_error, b_error, of)

    def simulated() -> float:
        here, there = jumble(a, a_error, luck), jumble(b, b_error, luck)
        low, up = (np.maximum(0, scatter(high, e.height, luck)[:, 0]) for e in (a_error, b_error))
        eyes = np.moveaxis(eye_points(here, rule), 1, 0)
        seen = [pair_exposure(terrain, eye, there, low, up, seen_share=of).share for eye in eyes]
        return np.mean(np.max(seen, axis=0) >= least - 1e-9)

    return found.probability[0, 0], simulated


def line_case(luck: random.Random) -> Case:
    terrain, high = table(luck), luck.choice(scenes.LOOKS)
    a, b = (scenes.place(luck, False, AREA) for _ in "ab")
    a_error, b_error = (replace(error(luck), height=luck.choice((0.0, 0.1))) for _ in "ab")
    found = sees(terrain, a, b, high, high, None, a_error, b_error).probability[0]

    def simulated() -> float:
        starts, ends = scatter(a, a_error.inches, luck), scatter(b, b_error.inches, luck)
        low, up = (np.maximum(0, scatter(high, e.height, luck)[:, 0]) for e in (a_error, b_error))
        return sightlines(terrain, starts, ends, low, up).free.mean()

    return found, simulated


def move_case(luck: random.Random) -> Case:
    """Two legs through a strip of mud from x = 30 to x = 40."""
    mud = Piece("mud", ((30, -99), (40, -99), (40, 99), (30, 99)), "mud")
    terrain, rate = Terrain.of(Board(72, 48), [mud]), luck.choice((0.5, 1.0, 2.0, 3.0))
    path = [(luck.uniform(24, 46), luck.uniform(4, 44)) for _ in range(luck.choice((2, 2, 3)))]
    loose, costs = error(luck), {"mud": Cost(per_inch=rate)}

    def spent(legs) -> np.ndarray:
        total = np.zeros(len(legs[0]))
        for a, b in itertools.pairwise(legs):
            low, high = np.minimum(a[:, 0], b[:, 0]), np.maximum(a[:, 0], b[:, 0])
            part = np.clip(high, 30, 40) - np.clip(low, 30, 40)
            size = np.hypot(*(b - a).T)
            total += size * (1 + (rate - 1) * part / np.maximum(high - low, 1e-12))
        return total

    plain = spent([np.array([place]) for place in path])[0]
    budget = plain + luck.gauss(0, 1) * loose.inches * 2
    found = arrives(travel(terrain, path, costs, budget), loose).probability

    def simulated() -> float:
        middle = [np.tile(place, (MANY, 1)) for place in path[1:-1]]
        cost = spent(
            [scatter(path[0], loose.inches, luck), *middle, scatter(path[-1], loose.inches, luck)]
        )
        return np.mean(cost <= budget + 1e-9)

    return float(found), simulated


def road_case(luck: random.Random) -> Case:
    """Two places near the edges or ends of two crossing lanes, or of one."""
    turn = luck.uniform(0, 360)
    lane = [(26, 23), (46, 23), (46, 25), (26, 25)]
    cross = [(35, 18), (37, 18), (37, 30), (35, 30)]
    rings = [lane, cross] if luck.random() < 0.5 else [lane]
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    rotate = np.array([[cos, sin], [-sin, cos]])
    pieces = [
        Piece(f"lane {k}", tuple(map(tuple, np.array(ring) @ rotate + 80)), "road")
        for k, ring in enumerate(rings)
    ]
    terrain = Terrain.of(Board(172, 172), pieces)
    loose = error(luck)
    places = [(luck.uniform(26, 46), luck.choice((23, 24, 25)) + luck.gauss(0, loose.inches)),
              (luck.choice((26, 36, 46)) + luck.gauss(0, loose.inches), 24.0)]  # fmt: skip
    start, end = (np.array(place) @ rotate + 80 for place in places)
    found = rides_one_road(terrain, "road", start, end, error=loose).probability

    def on_road(local: np.ndarray) -> np.ndarray:
        inside = np.zeros(len(local), dtype=bool)
        for ring in rings:
            low, high = np.min(ring, axis=0) - 1e-9, np.max(ring, axis=0) + 1e-9
            inside |= ((local >= low) & (local <= high)).all(axis=1)
        return inside

    assert (on_one_road(terrain, "road", start, end) >= 0) == bool(
        on_road(np.array(places[:1]))[0] and on_road(np.array(places[1:]))[0]
    )

    def simulated() -> float:
        here, there = (on_road(scatter(place, loose.inches, luck)) for place in places)
        return np.mean(here & there)

    return float(found), simulated


def clear_case(luck: random.Random) -> Case:
    """A hull drives past, into or over a piece."""
    tank = Shapes.of([Hull(20, 24, 0, 4, 2)])
    swept = sweep(tank, [(20, 24), (luck.uniform(25, 50), 24 + luck.uniform(-3, 3))], 0)
    loose = error(luck)
    size = luck.choice((0.2, 1.0, 3.0))
    x, y = luck.uniform(18, 52), 24 + luck.choice((-1, 1)) * (1 + luck.uniform(0, 2))
    turn = math.radians(luck.uniform(0, 90))
    turns = [turn + k * math.pi / 2 for k in range(4)]
    ring = [(x + size * math.cos(t), y + size * math.sin(t)) for t in turns]
    terrain = Terrain.of(Board(72, 48), [Piece("post", tuple(ring), "traps")])
    found = keeps_clear(contacts(terrain, swept, [True]), loose).probability[0]

    def simulated() -> float:
        moved = scatter((0, 0), loose.inches, luck)
        copies = shapely.polygons(np.array(ring)[None] + moved[:, None])
        if loose.inches == 0:
            return float(shapely.area(shapely.intersection(swept, copies[0])) <= 1e-9)
        return 1 - np.mean(shapely.intersects(swept, copies))

    return found, simulated


KINDS: dict[str, Callable[[random.Random], Case]] = {
    "within": range_case,
    "in_arc": arc_case,
    "strikes": side_case,
    "bears_between": bearing_case,
    "exposed": exposure_case,
    "sees": line_case,
    "arrives": move_case,
    "rides_one_road": road_case,
    "keeps_clear": clear_case,
}


def errors(kind: str, count: int) -> np.ndarray:
    off = []
    for k in range(count):
        for again in range(40):  # until a case is not plain, if one is not
            claimed, simulated = KINDS[kind](random.Random(f"{kind} {k} {again}"))
            if 0.01 < claimed < 0.99:
                break
        off.append(abs(claimed - simulated()))
    return np.array(off)


@pytest.mark.parametrize("kind", KINDS)
def test_probabilities_agree_with_simulation(kind: str) -> None:
    off = errors(kind, 20)
    assert off.mean() <= MEAN and off.max() <= WORST, (off.mean(), off.argmax(), off.max())


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_probabilities_of_many_cases_agree_with_simulation(kind: str) -> None:
    off = errors(kind, 500)
    print(f"\n{kind}: mean error {off.mean():.4f}, worst {off.max():.4f}")
    assert off.mean() <= MEAN and off.max() <= WORST, (off.mean(), off.argmax(), off.max())


def test_overlapping_hulls_are_within_zero_inches() -> None:
    a, b = Shapes.of([Hull(10, 10, 0, 4, 2)]), Shapes.of([Hull(11, 10.5, 0, 4, 2)])
    found = within(a, b, 0.0, Error(0.1, 2), Error(0.1, 2))
    assert found.probability[0, 0] > 0.99 and found.margin[0, 0] == pytest.approx(1.5)


def test_parallel_hulls_at_the_limit_are_mostly_nearer_when_turned() -> None:
    a, b = Shapes.of([Hull(10, 10, 0, 4, 2)]), Shapes.of([Hull(10, 18, 0, 4, 2)])
    found = within(a, b, 6.0, Error(0, 2), Error(0, 2)).probability[0, 0]
    assert found == pytest.approx(1.0, abs=0.02)  # no turn of either takes the edges apart
    found = within(a, b, 6.0, Error(0.02, 2), Error(0.02, 2)).probability[0, 0]
    assert found == pytest.approx(0.89, abs=0.05)


def test_nothing_is_outside_an_arc_of_180_degrees() -> None:
    gun, behind = Shapes.of([Hull(20, 10, 0, 4, 2)]), Shapes.of([Disc(5, 10, 0.5)])
    assert in_arc(gun, 180, behind, shooter_error=Error(0.1, 2)).probability[0, 0] == 1


def test_a_narrow_arc_dead_ahead_may_be_missed_on_both_sides() -> None:
    gun, ahead = Shapes.of([Hull(20, 10, 0, 4, 2)]), Shapes.of([Disc(35, 10, 0.5)])
    found = in_arc(gun, 1, ahead, shooter_error=Error(0, 2)).probability[0, 0]
    assert found == pytest.approx(0.383, abs=0.02)
