"""The figures of docs/geometry.md, drawn from the answers themselves.

`python -m tests.geometry.figures` writes them; a test compares.
"""

import math
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import shapely

from geometry import (
    Answer,
    Board,
    Cost,
    Disc,
    Error,
    Hull,
    Piece,
    Shapes,
    Side,
    Sight,
    Terrain,
    arcs,
    contacts,
    crossings,
    distances,
    exposed,
    exposure,
    facings,
    fan,
    look,
    overlay,
    sweep,
    travel,
)
from geometry.draw import Drawing

FOLDER = Path(__file__).parents[2] / "docs" / "geometry"
BOARD = Board(36, 24)
EYE, HULL_TOP, TURRET_TOP = 1.0, 0.7, 1.1


def box(name, kind, x0, y0, x1, y1, sight=Sight.BLOCKING, height=math.inf) -> Piece:
    return Piece(name, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), kind, sight, height)


WOOD = Piece(
    "wood",
    ((17, 12), (20, 11), (23, 12.5), (23.5, 15), (21, 17), (18, 16), (18.5, 14)),
    "foliage",
    Sight.HINDERING,
    2.0,
)
HOUSE = box("house", "building", 16, 4, 20, 9)
BARN = Piece("barn", ((24, 16), (27, 15), (28, 18), (25, 19)), "building", Sight.BLOCKING)
VILLAGE = Terrain.of(
    BOARD, [HOUSE, BARN, WOOD, box("pond", "water", 5, 17, 11, 21, Sight.TRANSPARENT)]
)


def beside(place: np.ndarray, x: float, y: float) -> np.ndarray:
    return place + np.array([x, y])


def ruler() -> str:
    drawing = Drawing((0, 6), (30, 20), "Distance between nearest edges")
    ours = Shapes.of([Hull(6, 11, 25, 5, 2.5)])
    theirs = Shapes.of([Hull(22, 15, 100, 5, 2.5), Disc(20, 8, 1)])
    drawing.shapes(ours)
    drawing.shapes(theirs)
    found = distances(ours, theirs)
    for k in range(2):
        a, b = found.from_point[0, k], found.to_point[0, k]
        drawing.line(a, b, "ruler")
        drawing.words(beside((a + b) / 2, 0, 0.4), f"{found.inches[0, k]:.2f} in", "big", "middle")
    return drawing.svg()


def arc_margin() -> str:
    drawing = Drawing((3, -2), (37, 22), "Arc of fire and its margin")
    gun = Shapes.of([Hull(8, 10, 0, 4, 2)])
    targets = Shapes.of([Disc(20, 13, 1), Disc(16.5, 19, 1), Disc(17, 1.5, 1.2)])
    drawing.wedge(gun.centre[0], 16, -45, 45, "fan")
    drawing.shapes(gun)
    drawing.shapes(targets)
    found = arcs(gun.centre, gun.heading, 45, targets)
    for k, centre in enumerate(targets.centre):
        drawing.line(gun.centre[0], centre, "ray" if found.within[0, k] else "hidden")
        word = "in" if found.within[0, k] else "out"
        drawing.words(beside(centre, 1.5, -0.2), f"{word}: margin {found.margin[0, k]:+.1f}°")
    return drawing.svg()


def struck_side() -> str:
    drawing = Drawing((-4, 0), (34, 20), "Which side is struck")
    tank = Shapes.of([Hull(14, 10, 20, 6, 3)])
    centre = tank.centre[0]
    for first, last, style in ((-45, 45, "band0"), (45, 135, "band3"), (225, 315, "band3")):
        drawing.wedge(centre, 9, 20 + first, 20 + last, style)
    drawing.wedge(centre, 9, 155, 245, "no")
    drawing.shapes(tank)
    for turn in (0, 62, 152, 195, 285):
        place = centre + 8 * np.array([math.cos(math.radians(turn)), math.sin(math.radians(turn))])
        found = facings(place, tank)
        drawing.line(centre, place, "ray")
        drawing.dot(place, "eye")
        side = Side(int(found.side[0, 0])).name.lower()
        text = f"{side}: {found.off[0, 0]:.0f}° off, margin {found.margin[0, 0]:.0f}°"
        left = place[0] < centre[0]
        drawing.words(
            beside(place, -0.4 if left else 0.4, 0.3), text, anchor="end" if left else "start"
        )
    return drawing.svg()


def exposed_hull() -> str:
    drawing = Drawing((0, 2), (36, 22), "Exposure: the visible share of the target")
    tank, eye = Shapes.of([Hull(30, 11, 60, 6, 3)]), np.array([3.0, 8.0])
    drawing.terrain(VILLAGE)
    drawing.shapes(tank)
    found = look(VILLAGE, eye, tank, 0.5, 0.5)
    for start, end in found.faces:
        drawing.line(start, end, "hidden")
    for start, end in found.seen:
        drawing.line(eye, start, "ray")
        drawing.line(eye, end, "ray")
        drawing.line(start, end, "seen")
    for shadow in found.hidden:
        drawing.dot(shadow.at, "hit")
    drawing.dot(eye, "eye")
    text = f"visible {found.share:.1%}, unhindered {found.clear:.1%}"
    drawing.words((3, 3), text, "big")
    return drawing.svg()


def low_wall() -> str:
    """Left to right is along the line of sight, bottom to top is height, enlarged."""
    wall = box("wall", "wall", 14, 0, 15, 24, height=0.85)
    terrain = Terrain.of(BOARD, [wall])
    tank = Shapes.of([Hull(26, 12, 180, 5, 2.5)])
    drawing = Drawing((1, -1.5), (41, 8), "A low wall hides the hull and not the turret")
    up = 5.0
    drawing.area(shapely.box(14, 0, 15, wall.height * up), "blocking")
    drawing.area(shapely.box(23.5, 0, 28.5, HULL_TOP * up), "shape")
    drawing.area(shapely.box(25, HULL_TOP * up, 27, TURRET_TOP * up), "shape")
    drawing.line((0, 0), (36, 0), "ray")
    drawing.dot((4, EYE * up), "eye")
    for top, name in ((HULL_TOP, "hull top"), (TURRET_TOP, "turret top")):
        share = exposure(terrain, (4, 12), tank, EYE, top).share[0, 0]
        drawing.line((4, EYE * up), (23.5, top * up), "seen" if share > 0 else "hidden")
        drawing.words((29, top * up - 0.2), f"{name}: {share:.0%} visible", "big")
    drawing.words((4, EYE * up + 0.6), f"eye {EYE:g} in", anchor="middle")
    drawing.words((14.5, -0.9), f"wall {wall.height:g} in", anchor="middle")
    return drawing.svg()


def pieces_crossed() -> str:
    drawing = Drawing((0, 2), (36, 22), "Length inside every piece crossed")
    start, end = np.array([2.0, 5.0]), np.array([34.0, 19.5])
    drawing.terrain(VILLAGE)
    drawing.line(start, end, "dim")
    met = crossings(VILLAGE, start, end)
    unit = (end - start) / np.linalg.norm(end - start)
    for k in np.flatnonzero(met.inside[0] > 0):
        a, b = (start + unit * way for way in (met.enters[0, k], met.leaves[0, k]))
        drawing.line(a, b, "ruler")
        text = f"{VILLAGE.pieces[k].name}: {met.inside[0, k]:.2f} in"
        drawing.words(beside((a + b) / 2, 0.3, -1.0), text, "big")
    drawing.dot(start, "eye")
    drawing.dot(end, "eye")
    return drawing.svg()


def visibility_fan() -> str:
    drawing = Drawing((0, 0), (36, 24), "The fan of one eye")
    eye = (9.0, 11.0)
    drawing.terrain(VILLAGE)
    drawing.area(fan(VILLAGE, eye).polygon, "fan")
    drawing.dot(eye, "eye")
    return drawing.svg()


def shadow_that_ends() -> str:
    drawing = Drawing((0, 0), (36, 24), "Over a low wall: a shadow that ends")
    terrain = Terrain.of(BOARD, [box("wall", "wall", 14, 7, 15, 17, height=0.6), HOUSE])
    eye = (6.0, 12.0)
    drawing.area(fan(terrain, eye, 1.0, 0.3).polygon, "fan")
    drawing.terrain(terrain)
    drawing.dot(eye, "eye")
    drawing.words((0.5, 22.8), "eye 1 in, wall 0.6 in, targets 0.3 in")
    return drawing.svg()


def range_bands() -> str:
    drawing = Drawing((0, 0), (36, 24), "Overlay: seen cells and range bands")
    tank = Shapes.of([Hull(9, 11, 20, 4, 2)])
    shown = overlay(VILLAGE, tank.centre, cell=1.0, bands=(6, 12, 18), shooters=tank)
    for row, column in zip(*np.nonzero(shown.visible), strict=True):
        x, y = shown.x[column], shown.y[row]
        cell = shapely.box(x - 0.5, y - 0.5, x + 0.5, y + 0.5)
        drawing.area(cell, f"band{shown.band[row, column]}")
    drawing.terrain(VILLAGE)
    drawing.shapes(tank)
    return drawing.svg()


def move() -> str:
    terrain = Terrain.of(
        BOARD,
        [
            box("lane", "road", 0, 10, 14, 13, Sight.TRANSPARENT),
            box("bog", "mud", 16, 6, 26, 18, Sight.TRANSPARENT),
            box("traps", "traps", 24, 10.2, 25, 12.2),
        ],
    )
    tank = Shapes.of([Hull(4, 11.5, 0, 4, 2)])
    path, headings = np.array([(4, 11.5), (13, 11.5), (22, 15), (31, 12)]), [0, 21, -18, -18]
    drawing = Drawing((0, 4), (36, 20), "A move: swept ground, cost, and where the budget ends")
    drawing.terrain(terrain)
    swept = sweep(tank, path, headings)
    drawing.area(swept, "swept")
    drawing.shapes(tank)
    for a, b in pairwise(path):
        drawing.line(a, b, "ruler")
    found = travel(terrain, path, {"road": Cost(), "mud": Cost(per_inch=2)}, 20)
    met = contacts(terrain, swept, terrain.of_kind("traps"))
    drawing.dot(found.at, "hit")
    drawing.words(beside(found.at, 0.2, 1.6), f"20 in spent after {found.reach:.2f} in", "big")
    room = met.margin[terrain.named("traps")]
    drawing.words((18, 9.2), f"room beside the traps {room:+.2f} in")
    return drawing.svg()


def too_close() -> str:
    drawing = Drawing((0, 0), (36, 24), "The same question, three positions of a wall's end")
    gun = Shapes.of([Hull(4, 12, 0, 4, 2)])
    error = Error(inches=0.15, degrees=2.0)
    for k, end in enumerate((11.0, 11.6, 13.0)):
        shift = np.array([0.0, 8.0 * (1 - k)])
        terrain = Terrain.of(BOARD, [box("wall", "wall", 15, 4, 16, end)])
        tank = Shapes.of([Hull(29, 12, 160, 5, 2.5)])
        found = exposed(terrain, gun, tank, 0.5, shooter_error=error, target_error=error)
        word = Answer(int(found.answer[0, 0])).name.lower().replace("_", " ")
        drawing.area(shapely.box(15, 9.2 + shift[1], 16, end + shift[1]), "blocking")
        drawing.shapes(gun.moved(shift))
        drawing.shapes(tank.moved(shift))
        drawing.line(gun.centre[0] + shift, tank.centre[0] + shift, "dim")
        chance, margin = found.probability[0, 0], found.margin[0, 0]
        text = f"half exposed? {word}: margin {margin:+.2f}, probability {chance:.0%}"
        drawing.words(np.array([4.0, 14.4]) + shift, text, "big")
    return drawing.svg()


FIGURES: dict[str, Callable[[], str]] = {
    "distance": ruler,
    "arc": arc_margin,
    "facing": struck_side,
    "exposure": exposed_hull,
    "low-wall": low_wall,
    "crossings": pieces_crossed,
    "fan": visibility_fan,
    "shadow": shadow_that_ends,
    "overlay": range_bands,
    "move": move,
    "verdict": too_close,
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, drawn in FIGURES.items():
        (FOLDER / f"{name}.svg").write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    main()
