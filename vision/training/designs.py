"""Dice as they are sold, by chance: colours, materials, pips, and a bank of drawn ones."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.training.die import (
    Colour,
    Design,
    Lamp,
    Material,
    Pips,
    Shape,
    Sprite,
    View,
    resting,
    turn,
)
from vision.training.surface import draw_die

Luck = np.random.Generator
SPRITE = 128  # pixels
GOLD = (0.08, 0.42, 0.75)


@dataclass(frozen=True)
class Regime:
    """From how far aside the camera looks, in degrees, and how such sprites may be turned."""

    least: float
    most: float
    spin: float


# The middle one, too, from all sides: a lens close to the table sees dice at the edge of its
# picture from as far aside, each from another direction.
REGIMES = (Regime(0, 22, 180), Regime(16, 38, 180), Regime(32, 58, 25))
SHARES = (0.56, 0.28, 0.16)


def any_colour(luck: Luck, *, bright: float, strong: float) -> Colour:
    """A colour of any hue, linear; `strong` is its saturation."""
    hue = luck.uniform(0, 180)
    pixel = np.array([[[hue, 255 * strong, 255]]], np.float32).astype(np.uint8)
    bgr = cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0] / 255
    b, g, r = (bgr**2.2 * bright).tolist()
    return b, g, r


def body_colour(luck: Luck) -> Colour:
    kind = luck.choice(["white", "ivory", "black", "strong", "dark", "pastel"],
                       p=[0.16, 0.12, 0.13, 0.26, 0.24, 0.09])  # fmt: skip
    if kind == "white":
        level = luck.uniform(0.6, 0.95)
        return level, level * luck.uniform(0.95, 1.02), level * luck.uniform(0.93, 1.02)
    if kind == "ivory":
        level = luck.uniform(0.55, 0.85)
        return level * luck.uniform(0.5, 0.9), level * luck.uniform(0.85, 0.97), level
    if kind == "black":
        level = luck.uniform(0.008, 0.05)
        return level, level, level
    if kind == "strong":
        return any_colour(luck, bright=luck.uniform(0.4, 0.95), strong=luck.uniform(0.7, 1))
    if kind == "dark":
        return any_colour(luck, bright=luck.uniform(0.05, 0.3), strong=luck.uniform(0.4, 1))
    return any_colour(luck, bright=luck.uniform(0.6, 0.95), strong=luck.uniform(0.15, 0.5))


def brightness(colour: Colour) -> float:
    return float(np.dot(colour, (0.11, 0.59, 0.3)) ** (1 / 2.2))


def contrast(one: Colour, other: Colour) -> float:
    """How far apart two colours look: red pips on black differ in little but their hue."""
    gap = np.array(one) ** (1 / 2.2) - np.array(other) ** (1 / 2.2)
    return float(np.sqrt((gap**2 * (0.6, 1.3, 1.1)).sum()))


def pip_colour(luck: Luck, body: Colour, second: Colour) -> Colour:
    """One that can be told from the body, in most places from both its colours."""
    least = luck.choice([0.24, 0.34, 0.5])
    for _ in range(30):
        kind = luck.choice(["black", "white", "gold", "any"], p=[0.27, 0.31, 0.12, 0.3])
        if kind == "black":
            level = luck.uniform(0.005, 0.05)
            colour: Colour = (level, level, level)
        elif kind == "white":
            level = luck.uniform(0.6, 0.95)
            colour = (level, level, level)
        elif kind == "gold":
            colour = tuple(part * luck.uniform(0.7, 1.2) for part in GOLD)  # type: ignore[assignment]
        else:
            bright = luck.uniform(0.1, 0.9)
            colour = any_colour(luck, bright=bright, strong=luck.uniform(0.6, 1))
        if contrast(colour, body) > least and contrast(colour, second) > 0.7 * least:
            return colour
    level = 0.02 if brightness(body) > 0.5 else 0.85
    return level, level, level


def any_pips(luck: Luck, body: Colour, second: Colour) -> Pips:
    spread = luck.uniform(0.4, 0.62)
    radius = min(spread * luck.uniform(0.26, 0.46), 0.93 - spread)
    colour = pip_colour(luck, body, second)
    big_ace = luck.random() < 0.25
    return Pips(
        form=str(luck.choice(["round", "square", "diamond", "ring"], p=[0.88, 0.04, 0.04, 0.04])),
        radius=radius,
        spread=spread,
        stretch=luck.uniform(0.85, 1.12),
        narrow=luck.uniform(0.68, 1.0) if luck.random() < 0.6 else 1.0,
        colour=colour,
        ace_radius=luck.uniform(1.1, 2.1) * radius if big_ace else radius,
        ace_colour=(0.05, 0.05, 0.6) if brightness(body) > 0.5 and luck.random() < 0.2 else colour,
        depth=luck.uniform(0, 1.2),
        turned=(bool(luck.integers(2)), bool(luck.integers(2)), bool(luck.integers(2))),
        emblem=int(luck.choice([1, 6])) if luck.random() < 0.06 else None,
    )


def any_material(luck: Luck) -> Material:
    body = body_colour(luck)
    kind = str(luck.choice(["plain", "swirl", "two-tone", "speckled", "pearl"],
                           p=[0.45, 0.28, 0.08, 0.05, 0.14]))  # fmt: skip
    near = tuple(float(np.clip(part * luck.uniform(0.4, 1.6), 0, 1)) for part in body)
    clear = luck.random() < 0.2
    if clear and luck.random() < 0.7:  # clear dice are coloured more often than not
        body = any_colour(luck, bright=luck.uniform(0.25, 0.9), strong=luck.uniform(0.75, 1))
    return Material(
        kind=kind,
        colour=body,
        second=near if luck.random() < 0.5 else body_colour(luck),  # type: ignore[arg-type]
        scale=luck.uniform(1, 4),
        phase=luck.uniform(0, 9),
        gloss=luck.uniform(0, 1),
        shine=float(np.exp(luck.uniform(2.3, 5.3))),
        mirror=luck.uniform(0.2, 0.6) if luck.random() < 0.06 else luck.uniform(0, 0.08),
        clear=luck.uniform(0.1, 0.6) if clear else 0.0,
    )


def any_design(luck: Luck) -> Design:
    material = any_material(luck)
    ball = luck.uniform(1.28, 1.65) if luck.random() < 0.62 else 2.0
    return Design(
        shape=Shape(edge=luck.uniform(0.03, 0.3), ball=ball),
        material=material,
        pips=any_pips(
            luck, material.colour, material.colour if material.kind == "plain" else material.second
        ),
        mirrored=bool(luck.integers(2)),
    )


def any_view(luck: Luck, regime: Regime) -> View:
    return View(
        tilt=float(np.radians(luck.uniform(regime.least, regime.most))),
        distance=float(np.exp(luck.uniform(np.log(7), np.log(40)))),
        light=any_way(luck, 25, 85),
        ambient=luck.uniform(0.3, 0.95),
        warm=(luck.uniform(0.75, 1.05), luck.uniform(0.9, 1.02), luck.uniform(0.9, 1.1)),
        lamps=tuple(any_lamp(luck) for _ in range(int(luck.integers(4)))),
        ceiling=any_ceiling(luck) if luck.random() < 0.5 else (0.0, 0.0, 0.0),
    )


def any_way(luck: Luck, least: float, most: float) -> tuple[float, float, float]:
    """A direction upwards, by its height in degrees."""
    azimuth, height = luck.uniform(0, 2 * np.pi), np.radians(luck.uniform(least, most))
    x, y = np.cos(azimuth) * np.cos(height), np.sin(azimuth) * np.cos(height)
    return float(x), float(y), float(np.sin(height))


def any_lamp(luck: Luck) -> Lamp:
    reach = np.cos(np.radians(luck.uniform(3, 24)))
    return Lamp(any_way(luck, 5, 88), float(reach), float(np.exp(luck.uniform(1, 4))))


def any_ceiling(luck: Luck) -> tuple[float, float, float]:
    inner = luck.uniform(5, 45)
    outer = inner + luck.uniform(6, 45)
    low, high = np.cos(np.radians((outer, inner)))
    return float(low), float(high), float(np.exp(luck.uniform(1, 3.2)))


def any_lie(luck: Luck, *, cocked: bool) -> np.ndarray:
    lie = resting(int(luck.integers(1, 7)), luck.uniform(0, 2 * np.pi))
    if cocked:
        lean = turn(0, np.radians(luck.uniform(14, 42)))
        way = turn(2, luck.uniform(0, 2 * np.pi))
        lie = (way @ lean @ way.T @ lie).astype(np.float32)
    return lie


def draw_group(luck: Luck, regime: Regime, count: int = 6) -> list[Sprite]:
    """Several dice of one kind in one light, for a scene that has them all."""
    design = any_design(luck)
    view = any_view(luck, regime)
    sprites = []
    for _ in range(count):
        tilt = float(np.radians(luck.uniform(regime.least, regime.most)))
        at = replace(view, tilt=tilt)
        sprites.append(draw_die(design, any_lie(luck, cocked=luck.random() < 0.06), at, SPRITE))
    return sprites


def developed(sprite: Sprite) -> Sprite:
    """The sprite as a camera would store it: gamma applied, eight bits."""
    alpha = sprite.pixels[..., 3:]
    colour = sprite.pixels[..., :3] / np.maximum(alpha, 1e-4)
    stored = np.clip(colour, 0, 1) ** (1 / 2.2) * alpha
    pixels = np.round(np.concatenate([stored, alpha], axis=-1) * 255).astype(np.uint8)
    return Sprite(**{**vars(sprite), "pixels": pixels})
