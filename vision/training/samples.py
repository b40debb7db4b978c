"""Samples to learn from, with what is true of them: windows to locate in, crops to classify."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.dice.crops import CROP, SPAN, crop, crop_matrix, halvings
from vision.training.dyes import dyed
from vision.training.grounds import piece as ground_piece
from vision.training.lens import glared, photographed
from vision.training.nets import CLASSES
from vision.training.photographs import Photograph, window
from vision.training.scene import Bank, Placed, Scene, compose
from vision.training.things import disc

WINDOW = 256
STRIDE = 4
SMALLEST, LARGEST = 14.0, 110.0  # edges of dice the locator learns, in pixels of its input
UNIT = 32.0  # pixels; the locator tells the logarithm of an edge over this
MAP = CROP // 2  # pips are shown at every 2nd pixel
PICTURE_FACE = CLASSES - 1
DYED = 0.5  # share of what is cut from photographs that gets other colours


CROWDED = 0.3  # and that lies among drawn dice
GLARED = 0.2  # and that has lines of glare; of drawn dice as many


@dataclass(frozen=True)
class Material:
    """All that samples are made of. Without photographs, all is drawn."""

    bank: Bank
    photographs: Sequence[Photograph] = ()


def splat(heat: np.ndarray, x: float, y: float, spread: float) -> None:
    """Put a bell of height 1 on the map."""
    rows, columns = heat.shape
    dy = (np.arange(rows) - y)[:, None]
    dx = (np.arange(columns) - x)[None, :]
    np.maximum(heat, np.exp(-(dx**2 + dy**2) / (2 * spread**2)), out=heat)


def locator_target(dice: Sequence[Placed], size: int) -> np.ndarray:
    """Heat, its weight, offsets and size with theirs: 7 maps."""
    cells = size // STRIDE
    target = np.zeros((7, cells, cells), np.float32)
    for die in dice:
        x, y = die.x / STRIDE - 0.5, die.y / STRIDE - 0.5
        column, row = round(x), round(y)
        if not (0 <= column < cells and 0 <= row < cells):
            continue
        splat(target[0], column, row, max(0.7, die.side * 0.11 / STRIDE))
        for near_row in range(max(0, row - 1), min(cells, row + 2)):
            for near in range(max(0, column - 1), min(cells, column + 2)):
                target[1:4, near_row, near] = x - near, y - near_row, np.log(die.side / UNIT)
                weight = (1.0, 1.0) if die.known_shape else (0.5, 0.4)
                target[4:6, near_row, near] = weight
        target[6, row, column] = 1
    return target


def a_window(luck: np.random.Generator, material: Material) -> Scene:
    """Drawn, or cut from a photograph: its dice in other colours, others laid among them; lamps
    glare in the dice of some."""
    scene = bare_window(luck, material)
    if luck.random() > GLARED:
        return scene
    picture = scene.picture.copy()
    for die in scene.dice:
        if luck.random() < 0.7:
            glare_on(luck, picture, die)
    return replace(scene, picture=picture)


def glare_on(luck: np.random.Generator, picture: np.ndarray, die: Placed) -> None:
    """Lines of glare in one die of a picture."""
    reach = int(die.side) + 2
    x0, y0 = max(0, int(die.x) - reach), max(0, int(die.y) - reach)
    around = picture[y0 : int(die.y) + reach, x0 : int(die.x) + reach]
    if min(around.shape[:2]) > 4:
        around[:] = glared(luck, around, die.x - x0, die.y - y0, die.side)


def bare_window(luck: np.random.Generator, material: Material) -> Scene:
    side = float(np.exp(luck.uniform(np.log(SMALLEST), np.log(LARGEST))))
    if not material.photographs:
        return compose(luck, material.bank, WINDOW, side)
    photo = any_of(luck, material.photographs)
    side = min(side, 60.0) if luck.random() < 0.7 else side
    seen = window(luck, photo, WINDOW, side)
    if luck.random() < DYED:
        spots = [tuple(spot) for spot in luck.uniform(0, WINDOW, (int(luck.integers(3)), 2))]
        places = [(die.x, die.y, die.side) for die in seen.dice if luck.random() < 0.8]
        places += [(x, y, side) for x, y in spots]
        seen = Scene(dyed(luck, seen.picture, places), seen.dice)
    if luck.random() < CROWDED and seen.dice:
        near = float(np.median([die.side for die in seen.dice]))
        return compose(luck, material.bank, WINDOW, near, ground=seen.picture, others=seen.dice)
    if luck.random() < 0.7:
        return Scene(photographed(luck, seen.picture, side), seen.dice)
    return seen


def any_of(luck: np.random.Generator, photographs: Sequence[Photograph]) -> Photograph:
    return photographs[int(luck.integers(len(photographs)))]


def by_source(photographs: Sequence[Photograph]) -> list[list[int]]:
    sources: dict[str, list[int]] = {}
    for at, photo in enumerate(photographs):
        sources.setdefault(photo.source, []).append(at)
    return list(sources.values())


Sample = tuple[np.ndarray, np.ndarray, np.ndarray]  # a crop, its truth, its pips


@dataclass(frozen=True)
class Truth:
    """What a crop shows; a weight of 0 leaves a part untrained."""

    klass: int
    klass_weight: float = 1.0
    cocked: float = 0.0
    turn: tuple[float, float] = (0.0, 0.0)
    turn_weight: float = 0.0
    pips: np.ndarray | None = None


class Crops:
    """Makes crops, several at a time."""

    def __init__(self, material: Material) -> None:
        self.material = material

    def some(self, luck: np.random.Generator) -> list[Sample]:
        made = self.of_photograph(luck) if self.material.photographs else self.of_scene(luck)
        return [packed(piece, truth) for piece, truth in made]

    def of_scene(self, luck: np.random.Generator) -> list[tuple[np.ndarray, Truth]]:
        side = float(np.exp(luck.uniform(np.log(16), np.log(80))))
        size = int(np.clip(side * 5, 144, 288))
        scene = compose(luck, self.material.bank, size, side)
        levels = halvings(scene.picture)
        made = [
            (piece, truth_of(die, matrix))
            for die in [d for d in scene.dice if inside(d, size)][:6]
            for piece, matrix in [jittered(luck, levels, die, upright=True)]
        ]
        if luck.random() < 0.7:
            made += beside(luck, levels, scene.dice, side)
        for x, y, edge in scene.things[:2]:
            fake = Placed(0, x, y, edge, np.zeros((4, 2)))
            made.append((jittered(luck, levels, fake, upright=False)[0], Truth(0)))
        return made

    def of_photograph(self, luck: np.random.Generator) -> list[tuple[np.ndarray, Truth]]:
        photo = any_of(luck, self.material.photographs)
        if luck.random() < CROWDED:
            return self.crowded(luck, photo)
        levels = photo.levels
        upright = photo.is_oblique
        dice = [photo.dice[k] for k in luck.permutation(len(photo.dice))[:3]]
        made = []
        for die in dice:
            piece, matrix = jittered(luck, levels, die, upright=upright)
            truth = Truth(die.value, pips=pip_map(die, matrix))
            made.append((self.developed(luck, piece), truth))
        if luck.random() < 0.5:
            side = float(np.median([die.side for die in photo.dice]))
            made += [(self.developed(luck, piece), truth)
                     for piece, truth in beside(luck, levels, photo.dice, side)]  # fmt: skip
        return made

    def crowded(
        self, luck: np.random.Generator, photo: Photograph
    ) -> list[tuple[np.ndarray, Truth]]:
        """Dice of a photograph with drawn ones laid against them, as in a handful."""
        side = float(np.exp(luck.uniform(np.log(20), np.log(60))))
        size = int(side * 4)
        seen = window(luck, photo, size, side)
        real = [die for die in seen.dice if inside(die, size)]
        if not real:
            return []
        near = float(np.median([die.side for die in real])) * luck.uniform(0.75, 1.2)
        if luck.random() < DYED:
            places = [(die.x, die.y, die.side) for die in seen.dice]
            seen = Scene(dyed(luck, seen.picture, places), seen.dice)
        scene = compose(luck, self.material.bank, size, near, ground=seen.picture,
                        others=seen.dice, close=0.9)  # fmt: skip
        levels = halvings(scene.picture)
        return [
            (piece, Truth(die.value, pips=pip_map(die, matrix)))
            for die in real[:3]
            for piece, matrix in [jittered(luck, levels, die, upright=photo.is_oblique)]
        ]

    def false_find(self, luck: np.random.Generator, wide: np.ndarray) -> Sample:
        """What a locator took for a die, in a crop with more around it."""
        middle = len(wide) / 2
        fake = Placed(0, middle, middle, CROP / SPAN, np.zeros((4, 2)))
        piece, _ = jittered(luck, [wide], fake, upright=False)
        return packed(self.developed(luck, piece), Truth(0))

    def lone_disc(self, luck: np.random.Generator) -> Sample:
        """A magnet or a spot on bare ground: without a body around it, it is no ace."""
        grounds = self.material.bank.grounds
        canvas = ground_piece(luck, grounds[int(luck.integers(len(grounds)))], 3 * CROP)
        canvas = np.ascontiguousarray(canvas)
        x, y, edge = disc(luck, canvas, CROP / SPAN * luck.uniform(0.3, 1))
        edge *= luck.choice([1.0, luck.uniform(1.8, 4)])  # as a die, or as the pip of one
        fake = Placed(0, x, y, edge, np.zeros((4, 2)))
        piece, _ = jittered(luck, [canvas], fake, upright=False)
        # In a dye it would have a body.
        return packed(photographed(luck, piece, 28), Truth(0))

    def developed(self, luck: np.random.Generator, piece: np.ndarray) -> np.ndarray:
        if luck.random() < DYED:
            piece = dyed(luck, piece, [(CROP / 2, CROP / 2, CROP / SPAN)])
        if luck.random() < GLARED:
            piece = glared(luck, piece, CROP / 2, CROP / 2, CROP / SPAN)
        return photographed(luck, piece, 28) if luck.random() < 0.6 else piece


def inside(die: Placed, size: int) -> bool:
    return bool(
        (die.corners > -0.1 * die.side).all() and (die.corners < size + 0.1 * die.side).all()
    )


def jittered(
    luck: np.random.Generator, levels: list[np.ndarray], die: Placed, *, upright: bool
) -> tuple[np.ndarray, np.ndarray]:
    """A crop around the die as a locator finds it: a little aside, too large or too small."""
    x, y = np.array([die.x, die.y]) + luck.normal(0, 0.06, 2) * die.side
    side = die.side * float(np.exp(luck.normal(0, 0.16)))
    angle = luck.normal(0, 8) if upright else luck.uniform(0, 360)
    mirrored = bool(luck.integers(2))
    piece = crop(levels, x, y, side, angle=angle, mirrored=mirrored)
    return piece, crop_matrix(x, y, side, angle=angle, mirrored=mirrored)


def truth_of(die: Placed, matrix: np.ndarray) -> Truth:
    corners = die.corners @ matrix[:, :2].T + matrix[:, 2]
    edge = corners[1] - corners[0]
    angle = 4 * np.arctan2(edge[1], edge[0])
    return Truth(
        klass=die.value or PICTURE_FACE,
        klass_weight=0.0 if die.cocked else 1.0,
        cocked=float(die.cocked),
        turn=(float(np.cos(angle)), float(np.sin(angle))),
        turn_weight=0.0 if die.cocked else 1.0,
        pips=None if die.cocked else pip_map(die, matrix),
    )


def pip_map(die: Placed, matrix: np.ndarray) -> np.ndarray | None:
    """Bells where the pips are in a crop, if that is known."""
    if die.pips is None:
        return None
    pips = np.zeros((MAP, MAP), np.float32)
    for x, y in (die.pips @ matrix[:, :2].T + matrix[:, 2]) / 2 - 0.5:
        splat(pips, x, y, 0.9)
    return pips


def beside(
    luck: np.random.Generator, levels: list[np.ndarray], dice: Sequence[Placed], side: float
) -> list[tuple[np.ndarray, Truth]]:
    """A crop of no die, or of one too far aside to count."""
    height, width = levels[0].shape[:2]
    if dice and luck.random() < 0.6:
        die, way = dice[int(luck.integers(len(dice)))], luck.uniform(0, 2 * np.pi)
        x, y = np.array([die.x, die.y]) + luck.uniform(0.55, 1.2) * die.side * np.array(
            [np.cos(way), np.sin(way)]
        )
    else:
        x, y = luck.uniform(0, width), luck.uniform(0, height)
    if any(np.hypot(x - die.x, y - die.y) < 0.5 * die.side for die in dice):
        return []
    size = side * float(np.exp(luck.normal(0, 0.3)))
    fake = Placed(0, float(x), float(y), size, np.zeros((4, 2)))
    return [(jittered(luck, levels, fake, upright=False)[0], Truth(0))]


def packed(piece: np.ndarray, truth: Truth) -> Sample:
    numbers = np.array(
        [truth.klass, truth.klass_weight, truth.cocked, *truth.turn, truth.turn_weight,
         float(truth.pips is not None or truth.klass == 0)], np.float32,
    )  # fmt: skip
    pips = np.zeros((MAP, MAP), np.float32) if truth.pips is None else truth.pips
    return piece, numbers, np.round(pips * 255).astype(np.uint8)
