"""Geometry against GEOS: each answer beside as many intersections with the joined blockers.

The blockers are joined and prepared beforehand, and all rays go in one vectorised call; that
answers less (is something in the way?). The shots stand beside plain C as well, which answers
exposure and crossings alone. Milliseconds are of processor time, medians of jobs taken in turn
in one run, so that a busy machine slows both alike.
"""

import ctypes
import math
import random
import time
from collections.abc import Callable
from functools import partial
from statistics import median

import numpy as np
import shapely

from geometry import (
    Board,
    Cost,
    Error,
    Eyes,
    Piece,
    SeenShare,
    Shapes,
    Sight,
    Terrain,
    arcs,
    contacts,
    crossings,
    distances,
    exposed,
    exposure,
    facings,
    hull_exposure,
    overlay,
    sweep,
    travel,
)
from tests.bench.brute_force import BruteForce, compiled

BOARD = Board(72.0, 48.0)
BANDS = (6, 12, 18, 24, 30)
TANK, EYE, TOP = (3.0, 1.5), 0.9, 0.7
COSTS = {"road": Cost(), "mud": Cost(per_inch=2.0), "wood": Cost(barred=True)}


def table(count: int) -> Terrain:
    """So many walls, buildings and woods, and ten pieces of mud and road; always the same."""
    luck = random.Random(count)
    tall = [_piece(luck, i, ("wall", "building", "wall", "wood")[i % 4]) for i in range(count)]
    flat = [_piece(luck, i, ("mud", "road")[i % 2]) for i in range(count, count + 10)]
    return Terrain.of(BOARD, tall + flat)


def _piece(luck: random.Random, i: int, kind: str) -> Piece:
    x, y, turn = luck.uniform(3, 69), luck.uniform(3, 45), luck.uniform(0, math.pi)
    if kind in ("wood", "mud"):
        steps = [2 * math.pi * k / 8 for k in range(8)]
        ring = [(luck.uniform(0.8, 1.8), s) for s in steps]
        outline = tuple((x + r * math.cos(s), y + r * math.sin(s)) for r, s in ring)
    else:
        a, b = {"wall": (2.0, 0.12), "building": (1.2, 0.8), "road": (4.0, 1.0)}[kind]
        cos, sin = math.cos(turn), math.sin(turn)
        local = [(a, b), (-a, b), (-a, -b), (a, -b)]
        outline = tuple((x + u * cos - v * sin, y + u * sin + v * cos) for u, v in local)
    sight = {"wall": Sight.BLOCKING, "building": Sight.BLOCKING, "wood": Sight.HINDERING}
    height = {"wall": 0.8, "building": 2.5, "wood": 2.0}.get(kind, 0.0)
    return Piece(f"{kind} {i}", outline, kind, sight.get(kind, Sight.TRANSPARENT), height)


def tanks(luck: random.Random, count: int, left: float, right: float) -> Shapes:
    places = [(luck.uniform(left, right), luck.uniform(2, 46)) for _ in range(count)]
    return Shapes.hulls(places, [luck.uniform(0, 360) for _ in places], *TANK)


def shots(terrain: Terrain, ours: Shapes, theirs: Shapes) -> None:
    """Everything a referee asks about every pair."""
    exposure(terrain, ours.centre, theirs, EYE, TOP)
    distances(ours, theirs)
    arcs(ours.centre, ours.heading, 45, theirs)
    facings(ours.centre, theirs)
    i, j = np.divmod(np.arange(len(ours) * len(theirs)), len(theirs))
    crossings(terrain, ours.centre[i], theirs.centre[j], EYE, TOP)


def move(terrain: Terrain, hull: Shapes, path: np.ndarray, headings: np.ndarray) -> None:
    travel(terrain, path, COSTS, 12.0)
    contacts(terrain, sweep(hull, path, headings), terrain.of_kind("wall", "building"))


def medians(*jobs: Callable[[], object], rounds: int = 15) -> list[float]:
    """Milliseconds of processor time of each job, the jobs taken in turn."""
    took: list[list[float]] = [[] for _ in jobs]
    for _ in range(rounds + 1):
        for k, job in enumerate(jobs):
            begin = time.process_time()
            job()
            took[k].append(1000 * (time.process_time() - begin))
    return [median(row[1:]) for row in took]


def rays(starts: np.ndarray, ends: np.ndarray) -> np.ndarray:
    return np.asarray(shapely.linestrings(np.stack([starts, ends], axis=1)))


def rays_on_hulls(eyes: np.ndarray, hulls: Shapes) -> np.ndarray:
    """Eight rays to every hull: its corners and the middles of its edges."""
    corners = hulls.corners()
    ends = np.concatenate([corners, (corners + np.roll(corners, 1, axis=1)) / 2], axis=1)
    ends = np.broadcast_to(ends[None], (len(eyes), *ends.shape)).reshape(-1, 2)
    return rays(np.repeat(eyes, 8 * len(hulls), axis=0), ends)


def rays_on_cells(eye: np.ndarray, cell: float) -> np.ndarray:
    xy = np.meshgrid(np.arange(cell / 2, 72, cell), np.arange(cell / 2, 48, cell))
    ends = np.stack(xy, axis=-1).reshape(-1, 2)
    return rays(np.broadcast_to(eye, ends.shape), ends)


def jobs(terrain: Terrain) -> dict[str, tuple[Callable[[], object], np.ndarray, float | None]]:
    """Name of each measurement: what runs, the rays it is held against, the target ratio."""
    luck = random.Random(7)
    ours, theirs = tanks(luck, 20, 2, 24), tanks(luck, 20, 48, 70)
    one, other = ours.take([0]), theirs.take([0])
    eye = ours.centre[:1]
    path = np.column_stack([np.linspace(4, 68, 12), 24 + 8 * np.sin(np.arange(12))])
    headings = np.linspace(0, 60, 12)
    loose = Error(0.05, 1.0)
    return {
        "one shot": (lambda: shots(terrain, one, other), rays_on_hulls(eye, other), None),
        "one shot, with its probability": (
            lambda: exposed(terrain, one, other, 0.25, Eyes.CENTRE, EYE, TOP, None, loose, loose),
            np.repeat(rays_on_hulls(eye, other), 64),
            None,
        ),
        "20 x 20 shots": (
            lambda: shots(terrain, ours, theirs),
            rays_on_hulls(ours.centre, theirs),
            1.0,
        ),
        "20 x 20 exposures, 5 eyes a hull": (
            lambda: hull_exposure(terrain, ours, theirs, Eyes.CENTRE_AND_CORNERS, EYE, TOP),
            np.tile(rays_on_hulls(ours.centre, theirs), 5),
            None,
        ),
        'overlay, 1"': (
            lambda: overlay(terrain, eye, TOP, TOP, 1.0, BANDS),
            rays_on_cells(eye, 1.0),
            0.4,
        ),
        'overlay, 0.25"': (
            lambda: overlay(terrain, eye, TOP, TOP, 0.25, BANDS),
            rays_on_cells(eye, 0.25),
            None,
        ),
        'overlay, 1", looking down': (
            lambda: overlay(terrain, eye, EYE, TOP, 1.0, BANDS),
            rays_on_cells(eye, 1.0),
            1.0,
        ),
        "move, 12 waypoints": (
            lambda: move(terrain, one, path, headings),
            rays(path[:-1], path[1:]),
            None,
        ),
    }


def against_c(count: int, library: ctypes.CDLL) -> None:
    """Print the shots beside the brute force, whose answers must be the same."""
    terrain, luck = table(count), random.Random(7)
    ours, theirs = tanks(luck, 20, 2, 24), tanks(luck, 20, 48, 70)
    brute = BruteForce(library, terrain, ours, theirs)
    brute.run(EYE, TOP)
    seen = exposure(terrain, ours.centre, theirs, EYE, TOP, seen_share=SeenShare.EDGE_LENGTH)
    met = crossings(terrain, brute.starts, brute.ends, EYE, TOP)
    assert np.allclose(brute.shares, [seen.share, seen.clear], atol=1e-6)
    lengths = [met.inside, met.under, met.enters, met.leaves]
    assert np.allclose(brute.lengths, lengths, atol=1e-6)
    mine, plain = medians(lambda: shots(terrain, ours, theirs), lambda: brute.run(EYE, TOP))
    aim = "" if count != 60 else "  (target: at most 3)"
    ratio = f"{mine / plain:7.2f} times plain C at {plain:7.2f} ms"
    print(f"{count:5d} pieces  {'20 x 20 shots':32s} {mine:8.2f} ms = {ratio}{aim}", flush=True)


def compare(count: int) -> dict[str, float]:
    """Print every measurement at one number of pieces; return our milliseconds."""
    terrain = table(count)
    union = shapely.union_all(terrain.polygons[terrain.blocking])
    shapely.prepare(union)
    found = {}
    for name, (ours, lines, target) in jobs(terrain).items():
        mine, geos = medians(ours, partial(shapely.intersects, union, lines))
        found[name] = mine
        aim = "" if target is None or count != 60 else f"  (target: at most {target:g})"
        ratio = f"{mine / geos:7.2f} times {len(lines):6d} intersections at {geos:7.2f} ms"
        print(f"{count:5d} pieces  {name:32s} {mine:8.2f} ms = {ratio}{aim}", flush=True)
    return found


def warm_allocator() -> None:
    """Free one large array. Until then glibc returns every array of 128 KB or more to the kernel,
    and the first rows pay for page faults that a server that has run for a minute does not have."""
    np.ones(3_000_000)


def main() -> None:
    """Print the whole comparison, and how the cost grows with the number of pieces."""
    warm_allocator()
    costs = {count: compare(count) for count in (60, 300, 1000)}
    library = compiled()
    if library is None:
        print("no C compiler (cc), so nothing to compare with plain C")
    else:
        for count in costs:
            against_c(count, library)
    span = math.log(1000 / 60)
    loglinear = math.log(1000 * math.log(1000) / (60 * math.log(60))) / span
    print(f"growth from 60 to 1,000 pieces as a power of n (n log n would be {loglinear:.2f}):")
    for name in costs[60]:
        power = math.log(costs[1000][name] / costs[60][name]) / span
        print(f"  {name:32s} {power:5.2f}")
    begin = time.process_time()
    table(1000)
    print(f"index of 1,000 pieces built in {1000 * (time.process_time() - begin):.0f} ms")


if __name__ == "__main__":
    main()
