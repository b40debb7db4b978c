"""The photographs to learn from and to measure on, by source.

`--photos` names a folder with two in it: `dice-training` (`boxes.csv`: file, value, box corners
as fractions) and `dice-photos` (`labels.csv`: file, values, tier). The start of a file's name is
its source. Only the first is learnt from; what is measured stays in the second.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import cv2
import numpy as np

from vision.dice.crops import halvings
from vision.training.grounds import Luck, Picture
from vision.training.scene import Placed, Scene

LICENSED = ("byler", "matteo", "epan")  # see the model card for their licences
PIP_SPAN = 0.78  # of a die's edge, on average over its turns: what boxes around pips measure
BOX_SPAN = 1.2  # edges of a die, on average over its turns: what boxes around dice measure


@dataclass(frozen=True)
class Photograph:
    name: str
    picture: Picture
    dice: tuple[Placed, ...]

    @property
    def source(self) -> str:
        return source_of(self.name)

    @property
    def is_oblique(self) -> bool:
        """Seen from aside: turned much, its dice would stand on the wall."""
        return self.source == "epan"

    @cached_property
    def levels(self) -> list[Picture]:
        """The picture and its halvings: windows of it are cut again and again."""
        return halvings(self.picture)


@dataclass(frozen=True)
class Labelled:
    """A photograph of the development set: the values of its top faces, sorted."""

    path: Path
    values: tuple[int, ...]
    tier: str

    @property
    def source(self) -> str:
        return source_of(self.path.name)


def source_of(name: str) -> str:
    return name.split("_")[0]


def read_boxed(folder: Path, left_out: str | None) -> list[Photograph]:
    rows: dict[str, list[dict[str, str]]] = defaultdict(list)
    with (folder / "boxes.csv").open() as file:
        for row in csv.DictReader(file):
            if source_of(row["file"]) not in (left_out, None):
                rows[row["file"]].append(row)
    found = []
    for name in sorted(rows):
        picture = cv2.imread(str(folder / name), cv2.IMREAD_COLOR)
        if picture is not None:
            found.append(Photograph(name, picture.astype(np.uint8), boxed(rows[name], picture)))
    return evened(found)


def read_labels(folder: Path) -> list[Labelled]:
    with (folder / "labels.csv").open() as file:
        return [
            Labelled(
                folder / row["file"], tuple(sorted(map(int, row["values"].split()))), row["tier"]
            )
            for row in csv.DictReader(file)
        ]


def boxed(rows: list[dict[str, str]], picture: np.ndarray) -> tuple[Placed, ...]:
    height, width = picture.shape[:2]
    dice = []
    for row in rows:
        x0, x1 = (float(row[key]) * width for key in ("x0", "x1"))
        y0, y1 = (float(row[key]) * height for key in ("y0", "y1"))
        dice.append(from_box(source_of(row["file"]), int(row["value"]), x0, y0, x1, y1))
    return tuple(dice)


def from_box(source: str, value: int, x0: float, y0: float, x1: float, y1: float) -> Placed:
    """The top face that a box stands for; what a box spans differs from source to source."""
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    if source == "matteo":  # around the pips of the top face; an ace says nothing of the size
        side = max(x1 - x0, y1 - y0) / PIP_SPAN if value > 3 else 0.0
    elif source == "epan":  # around a die seen from aside: its top face is the upper part
        side = (x1 - x0) / BOX_SPAN
        y = y0 + 0.42 * (y1 - y0)
    else:
        side = ((x1 - x0) + (y1 - y0)) / 2 / BOX_SPAN
    return Placed(value, x, y, side, corners_of(x, y, side), known_shape=False)


def corners_of(x: float, y: float, side: float) -> np.ndarray:
    half = side / 2
    return np.array([(x - half, y - half), (x + half, y - half),
                     (x + half, y + half), (x - half, y + half)], np.float32)  # fmt: skip


def evened(found: list[Photograph]) -> list[Photograph]:
    """Dice of unknown size get that of their neighbours, or of their source."""
    usual: dict[str, list[float]] = defaultdict(list)
    for photo in found:
        usual[photo.source] += [die.side for die in photo.dice if die.side]
    result = []
    for photo in found:
        known = [die.side for die in photo.dice if die.side] or usual[photo.source]
        side = float(np.median(known))
        dice = tuple(
            die if die.side else Placed(**{**vars(die), "side": side,
                                           "corners": corners_of(die.x, die.y, side)})
            for die in photo.dice
        )  # fmt: skip
        result.append(Photograph(photo.name, photo.picture, dice))
    return result


def window(luck: Luck, photo: Photograph, size: int, side: float) -> Scene:
    """A square piece of the photograph, near a die, with dice of about this edge."""
    real = float(np.median([die.side for die in photo.dice]))
    scale = min(side / real, 1.6)
    level = min(max(int(np.log2(1 / scale)), 0), len(photo.levels) - 1)
    picture = photo.levels[level]
    first = picture.shape[0] / photo.picture.shape[0]
    spin = luck.normal(0, 8) if photo.is_oblique else luck.uniform(-180, 180)
    aim = photo.dice[int(luck.integers(len(photo.dice)))]
    matrix = np.array(cv2.getRotationMatrix2D((0, 0), spin, scale), float)
    matrix[0] *= (1 if luck.random() < 0.5 else -1) * luck.uniform(0.9, 1.1)
    target = luck.uniform(0.08, 0.92, 2) * size
    matrix[:, 2] = target - matrix[:, :2] @ np.array([aim.x, aim.y])
    local = matrix.copy()
    local[:, :2] /= first
    shade = luck.uniform(0, 255, 3)
    cut = cv2.warpAffine(
        picture, local, (size, size), borderMode=cv2.BORDER_CONSTANT, borderValue=shade.tolist()
    )
    dice = []
    for die in photo.dice:
        x, y = matrix[:, :2] @ np.array([die.x, die.y]) + matrix[:, 2]
        if 0 <= x < size and 0 <= y < size:
            each = die.side * scale
            pips = None if die.pips is None else die.pips @ matrix[:, :2].T + matrix[:, 2]
            corners = corners_of(x, y, each)
            dice.append(Placed(die.value, x, y, each, corners, pips, known_shape=False))
    return Scene(cut.astype(np.uint8), tuple(dice))
