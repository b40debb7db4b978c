"""Dice with emblems, skulls or numerals, taught by a few pictures of each face.

A lesson keeps a small picture of the face, not what a net makes of it, so that lessons outlive
the nets: `prepared` asks the nets of today.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from vision.dice.crops import CROP, Picture, as_input, crop, halvings
from vision.dice.locate import large_ones, locate, merged
from vision.dice.nets import DiceNets, shipped_nets
from vision.images import BadPicture, decode

WIDE = 1.5  # so that a kept face can be turned without corners missing
MOST_LESSONS = 400  # that a camera compares with; each at sixteen angles
TURNS = 16  # a die may lie at any angle
NEAREST = 0.92  # likeness, as a cosine, that is always asked for
MARGIN = 0.02  # by which a face must be more alike than any of another value


class Lesson(Struct, frozen=True, kw_only=True):
    """One face of one die, as it was photographed."""

    die: str  # a name that its owner gave it: "orks"
    value: int
    picture: bytes  # PNG


class Gallery(Struct, frozen=True):
    """What a club has taught."""

    lessons: tuple[Lesson, ...] = ()
    version: int = 1


class NoDieThere(Exception):
    """A lesson's picture shows no die, or several."""


@dataclass(frozen=True)
class Known:
    """The lessons as the nets see them, a row for each turn of each."""

    vectors: npt.NDArray[np.float32]
    values: npt.NDArray[np.int64]
    dice: tuple[str, ...]

    def match(self, vector: npt.NDArray[np.float32]) -> tuple[int, str, float] | None:
        """Value, name and likeness of the taught face that this one is, if it is one."""
        if not len(self.vectors):
            return None
        alike = self.vectors @ unit(vector)
        best = int(alike.argmax())
        others = alike[self.values != self.values[best]]
        if alike[best] < NEAREST or (len(others) and alike[best] - others.max() < MARGIN):
            return None
        return int(self.values[best]), self.dice[best], float(alike[best])


def unit(vectors: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    length = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return (vectors / np.maximum(length, 1e-6)).astype(np.float32)


def lesson(die: str, value: int, picture: Picture, nets: DiceNets | None = None) -> Lesson:
    """The lesson from a picture of one die that shows this face; raises `NoDieThere`."""
    levels = halvings(picture)
    net = (nets or shipped_nets()).heat
    found = merged([*locate(levels, net), *large_ones(levels, net)])
    likely = [find for find in found if find.heat > 0.5 * found[0].heat]
    if len(likely) != 1:
        raise NoDieThere(f"{len(likely)} dice are in the picture; one should be")
    find = likely[0]
    piece = crop(levels, find.x, find.y, find.side, wide=WIDE)
    return Lesson(die=die, value=value, picture=cv2.imencode(".png", piece)[1].tobytes())


def prepared(gallery: Gallery, nets: DiceNets | None = None) -> Known:
    """The gallery, ready to be compared with."""
    nets = nets or shipped_nets()
    vectors = [np.zeros((0, 64), np.float32)]
    for each in gallery.lessons:
        vectors.append(unit(nets.classify(as_input(turned(decode(each.picture)))).embedding))
    return Known(
        vectors=np.concatenate(vectors),
        values=np.repeat([each.value for each in gallery.lessons], TURNS).astype(np.int64),
        dice=tuple(each.die for each in gallery.lessons for _ in range(TURNS)),
    )


def turned(piece: Picture) -> list[Picture]:
    """The face at every angle, as crops."""
    middle = (len(piece) - 1) / 2
    made = []
    for angle in np.arange(TURNS) * 360 / TURNS:
        matrix = np.array(cv2.getRotationMatrix2D((middle, middle), float(angle), 1.0), float)
        matrix[:, 2] -= (len(piece) - CROP) / 2
        turned_piece = cv2.warpAffine(piece, matrix, (CROP, CROP), borderMode=cv2.BORDER_REPLICATE)
        made.append(turned_piece.astype(np.uint8))
    return made


def save(gallery: Gallery) -> bytes:
    """As a file to keep or to hand on."""
    return msgspec.json.encode(gallery)


def load(data: bytes) -> Gallery:
    """The gallery of such a file; raises `BadPicture` or `msgspec.ValidationError`."""
    gallery = msgspec.json.decode(data, type=Gallery)
    for each in gallery.lessons:
        picture = decode(each.picture)
        if picture.shape[0] != picture.shape[1] or len(picture) != round(CROP * WIDE):
            raise BadPicture("broken")
    return gallery


def without(gallery: Gallery, die: str) -> Gallery:
    """The gallery after a die was forgotten."""
    return Gallery(tuple(each for each in gallery.lessons if each.die != die))


def with_lessons(gallery: Gallery, lessons: Sequence[Lesson]) -> Gallery:
    return Gallery((*gallery.lessons, *lessons))
