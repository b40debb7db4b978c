"""Scenes to learn from: drawn dice on drawn ground, or put into a photograph.

Sprites are drawn once and kept in a bank; a scene turns, scales and places them, one beside or
against the other, casts their shadows, and is then photographed.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.training.designs import REGIMES, SHARES, Regime, developed, draw_group
from vision.training.die import Sprite
from vision.training.grounds import Luck, Picture, any_ground, piece
from vision.training.lens import metered, photographed
from vision.training.things import Place, hand, scatter


@dataclass(frozen=True)
class Placed:
    """A die of a scene, in its pixels. A value of 0 is a face with a picture on it."""

    value: int
    x: float
    y: float
    side: float
    corners: np.ndarray
    pips: np.ndarray | None = None  # where they are known
    cocked: bool = False
    known_shape: bool = True  # else side and corners are guessed from a loose box


@dataclass(frozen=True)
class Scene:
    picture: Picture
    dice: tuple[Placed, ...]
    things: tuple[Place, ...] = ()  # what may pass for a die and is none


@dataclass(frozen=True)
class Bank:
    """Drawn dice, in groups of a kind for each regime, and pieces of ground."""

    groups: tuple[tuple[tuple[Sprite, ...], ...], ...]
    grounds: tuple[Picture, ...]


def make_bank(seed: int, groups: int, grounds: int, keep: Path | None = None) -> Bank:
    """Draw a bank, or take the kept one."""
    if keep and keep.exists():
        with keep.open("rb") as file:
            return pickle.load(file)  # written by this very function
    made = tuple(
        tuple(draw_kind(seed, number, at) for at in range(max(1, round(groups * share))))
        for number, share in enumerate(SHARES)
    )
    luck = np.random.default_rng(seed)
    bank = Bank(made, tuple(any_ground(luck, 448) for _ in range(grounds)))
    if keep:
        part = keep.with_suffix(".part")
        with part.open("wb") as file:
            pickle.dump(bank, file)
        part.rename(keep)
    return bank


def draw_kind(seed: int, regime: int, at: int) -> tuple[Sprite, ...]:
    """Dice of one kind; each has a seed of its own, so that they may be drawn in any order."""
    luck = np.random.default_rng([seed, regime, at])
    return tuple(developed(each) for each in draw_group(luck, REGIMES[regime]))


def put(canvas: np.ndarray, shade: np.ndarray | None, sprite: Sprite, at: np.ndarray, side: float,
        spin: float) -> Placed:  # fmt: skip
    """Draw the sprite onto the canvas, or (with `shade`) only mark the ground it covers."""
    scale = side / sprite.side
    pixels, first = sprite.pixels, min(1.0, scale * 1.4)
    if first < 1:
        pixels = cv2.resize(pixels, None, fx=first, fy=first, interpolation=cv2.INTER_AREA)
        first = len(pixels) / len(sprite.pixels)
    turned = np.array(cv2.getRotationMatrix2D((0, 0), float(np.degrees(spin)), scale), float)
    turned[:, 2] = at - turned[:, :2] @ np.array(sprite.centre)
    reach = int(np.ceil(len(sprite.pixels) * scale * 0.75)) + 2
    middle = turned @ np.array([len(sprite.pixels) / 2, len(sprite.pixels) / 2, 1])
    x0, y0 = np.maximum(middle.astype(int) - reach, 0)
    x1, y1 = np.minimum(middle.astype(int) + reach, canvas.shape[1::-1])
    placed = Placed(
        value=0 if sprite.emblem else sprite.value,
        x=float(at[0]),
        y=float(at[1]),
        side=side,
        corners=sprite.corners @ turned[:, :2].T + turned[:, 2],
        pips=sprite.pips @ turned[:, :2].T + turned[:, 2],
        cocked=sprite.cocked,
    )
    if x1 <= x0 or y1 <= y0:
        return placed
    local = turned.copy()
    local[:, :2] /= first
    local[:, 2] -= (x0, y0)
    size = (int(x1 - x0), int(y1 - y0))
    drawn = cv2.warpAffine(pixels, local, size, flags=cv2.INTER_LINEAR).astype(np.float32)
    if shade is not None:
        np.maximum(shade[y0:y1, x0:x1], drawn[..., 3] / 255, out=shade[y0:y1, x0:x1])
    else:
        window = canvas[y0:y1, x0:x1]
        canvas[y0:y1, x0:x1] = window * (1 - drawn[..., 3:] / 255) + drawn[..., :3]
    return placed


def places(luck: Luck, size: int, side: float, count: int, *, close: float,
           others: Sequence[Placed] = ()) -> list[np.ndarray]:  # fmt: skip
    """Middles of dice that do not lie in one another; `close`: how often one touches another,
    or one that lies there already."""
    found = [np.array([other.x, other.y]) for other in others]
    for _ in range(count * 4):
        if len(found) == count + len(others):
            break
        if found and luck.random() < close:
            way, gap = luck.uniform(0, 2 * np.pi), luck.uniform(1.02, 1.45)
            at = found[int(luck.integers(len(found)))] + side * gap * np.array(
                [np.cos(way), np.sin(way)]
            )
        else:
            at = luck.uniform(-0.2 * side, size + 0.2 * side, 2)
        if all(np.hypot(*(at - other)) > side * 1.0 for other in found):
            found.append(at)
    return found[len(others) :]


def shadows(luck: Luck, canvas: np.ndarray, shade: np.ndarray, side: float) -> np.ndarray:
    """Darken the ground beside what covers it: a lamp's shadow, and the dark at its foot."""
    way = luck.uniform(0, 2 * np.pi)
    cast = np.array([np.cos(way), np.sin(way)]) * side * luck.exponential(0.35)
    dark = np.zeros_like(shade)
    for k in np.linspace(0, 1, 5):
        shift = np.array([[1, 0, cast[0] * k], [0, 1, cast[1] * k]])
        np.maximum(dark, cv2.warpAffine(shade, shift, shade.shape[::-1]), out=dark)
    soft = cv2.GaussianBlur(dark, (0, 0), max(0.6, side * luck.uniform(0.02, 0.2)))
    foot = cv2.GaussianBlur(shade, (0, 0), max(0.6, side * 0.09))
    strength = luck.uniform(0, 0.75), luck.uniform(0.1, 0.55)
    return canvas * ((1 - strength[0] * soft) * (1 - strength[1] * foot))[..., None]


def choose(luck: Luck, bank: Bank, count: int) -> tuple[list[Sprite], Regime]:
    """Dice that could lie together: of one kind, or of several."""
    kind = int(luck.choice(len(REGIMES), p=SHARES))
    groups = bank.groups[kind]
    picked = [groups[int(luck.integers(len(groups)))]
              for _ in range(int(luck.choice([1, 1, 2, 6, 16])))]  # fmt: skip
    chosen = []
    for _ in range(count):
        group = picked[int(luck.integers(len(picked)))]
        chosen.append(group[int(luck.integers(len(group)))])
    return chosen, REGIMES[kind]


def how_many(luck: Luck, size: int, side: float) -> int:
    room = max(1, int((size / side) ** 2 / 3))
    most = int(luck.choice([0, 1, 2, 4, 8, 16], p=[0.07, 0.15, 0.2, 0.24, 0.22, 0.12]))
    return min(room, most)


def edges(luck: Luck, side: float, count: int) -> np.ndarray:
    """Of dice that lie together: one size, or several."""
    if luck.random() < 0.55:
        return np.full(count, side)
    near = luck.uniform(0.93, 1.07, count)
    return np.array(side * near * luck.choice([1, 1, 0.85, 0.72, 0.62], count))


def compose(luck: Luck, bank: Bank, size: int, side: float, *, ground: Picture | None = None,
            others: Sequence[Placed] = (), close: float | None = None) -> Scene:  # fmt: skip
    """A scene of this many pixels with dice of this edge; `others` lie in the ground already;
    `close`: how often dice touch."""
    things: list[Place] = []
    if ground is None:
        source = bank.grounds[int(luck.integers(len(bank.grounds)))]
        ground = np.ascontiguousarray(piece(luck, source, size))
        things = scatter(luck, ground, side)
    canvas = ground.astype(np.float32)
    close = luck.choice([0, 0.5, 0.9]) if close is None else close
    chosen, regime = choose(luck, bank, how_many(luck, size, side))
    at = [
        place
        for place in places(luck, size, side, len(chosen), close=close, others=others)
        if all(np.hypot(place[0] - o.x, place[1] - o.y) > (side + o.side) * 0.52 for o in others)
    ]
    spins = np.radians(luck.uniform(-regime.spin, regime.spin, len(at)))
    if regime.spin < 180:
        spins[:] = luck.uniform(-0.3, 0.3)
    sides = edges(luck, side, len(at))
    if regime.spin == 180 and luck.random() < 0.3:
        push_together(luck, at, spins, sides, chosen)
    order = np.argsort([place[1] for place in at])  # the nearer one hides the farther
    at, chosen = [at[k] for k in order], [chosen[k] for k in order]
    spins, sides = spins[order], sides[order]
    shade = np.zeros((size, size), np.float32)
    for place, spin, each, sprite in zip(at, spins, sides, chosen, strict=False):
        put(canvas, shade, sprite, place, each, spin)
    canvas = shadows(luck, canvas, shade, side)
    dice = [
        put(canvas, None, sprite, place, each, spin)
        for place, spin, each, sprite in zip(at, spins, sides, chosen, strict=False)
    ]
    if luck.random() < 0.06 and not others:
        dice = under_a_hand(luck, canvas, side, dice)
    bare = tuple(thing for thing in things if not is_covered(thing, dice, side))
    return Scene(photographed(luck, metered(luck, canvas), side), (*others, *dice), bare)


def push_together(
    luck: Luck, at: list[np.ndarray], spins: np.ndarray, sides: np.ndarray, sprites: list[Sprite]
) -> None:
    """Lay dice against the one before them: face to face, turned alike, without a gap; in pairs, or
    as people line up a handful, in rows of several."""
    alone = luck.choice([0.5, 0.15])
    for k in range(1, len(at)):
        if luck.random() < alone:
            continue
        mine, other = sprites[k], sprites[k - 1]
        lie = edge_of(other) - spins[k - 1]  # the picture's y points down: a spin turns back
        spins[k] = edge_of(mine) - lie + int(luck.integers(4)) * np.pi / 2
        way = lie + int(luck.integers(4)) * np.pi / 2
        gap = (sides[k] + sides[k - 1]) / 2 * luck.uniform(1.0, 1.05)
        slide = luck.choice([0, 0, luck.uniform(-0.6, 0.6)]) * sides[k]
        along = np.array([np.cos(way), np.sin(way)])
        place = at[k - 1] + along * gap + np.array([-along[1], along[0]]) * slide
        others = [o for j, o in enumerate(at) if j not in (k, k - 1)]
        if all(np.hypot(*(place - o)) > 1.1 * sides[k] for o in others):
            at[k] = place


def edge_of(sprite: Sprite) -> float:
    """The direction of the top face's edge in the sprite."""
    edge = sprite.corners[1] - sprite.corners[0]
    return float(np.arctan2(edge[1], edge[0]))


def is_covered(thing: Place, dice: Sequence[Placed], side: float) -> bool:
    return any(np.hypot(thing[0] - die.x, thing[1] - die.y) < 0.9 * side for die in dice)


def under_a_hand(luck: Luck, canvas: np.ndarray, side: float, dice: list[Placed]) -> list[Placed]:
    """The dice that a hand over the table leaves to be seen."""
    before = canvas.copy()
    hand(luck, canvas, side)
    hidden = np.abs(canvas - before).sum(-1) > 0

    def seen(die: Placed) -> bool:
        x, y = int(die.x), int(die.y)
        r = max(1, int(die.side * 0.45))
        window = hidden[max(0, y - r) : y + r, max(0, x - r) : x + r]
        return not window.size or window.mean() < 0.1

    return [die for die in dice if seen(die)]
