"""Other colours for the dice of photographs: there are few kinds of them, and the world has many.

A photograph shows real edges, glare and blur, but mostly white dice. A dye maps its dark and its
bright to any two colours that can be told apart, in the whole picture or around one place, and
may swirl. What is no die is dyed as well: a dyed spot alone must not look like one.
"""

from __future__ import annotations

import numpy as np

from vision.training.grounds import Luck, Picture, noise

LEAST = (0.24, 0.33, 0.45)  # contrast between the two colours, of 1: red on black is 0.3
Place = tuple[float, float, float]  # a middle and an edge, in pixels
SWIRL = 0.35  # how often a dye has swirls


def any_dye(luck: Luck) -> tuple[np.ndarray, np.ndarray]:
    """What black and white become, blue first: far enough apart for pips to be seen."""
    least = luck.choice(LEAST)
    for _ in range(20):
        dark, bright = luck.uniform(0, 1, 3), luck.uniform(0, 1, 3)
        if luck.random() < 0.5:  # most pips are black, or white
            grey = luck.choice([luck.uniform(0, 0.2), luck.uniform(0.75, 1)])
            dark, bright = (np.full(3, grey), bright) if luck.random() < 0.5 else (dark, bright)
        if np.sqrt(((dark - bright) ** 2 * (0.4, 1.3, 1.3)).sum() / 3) > least:
            return dark, bright
    return np.ones(3), np.zeros(3)


def dyed(luck: Luck, picture: Picture, places: list[Place]) -> Picture:
    """The picture with another dye at each place (its middle and edge), or in all of it."""
    result = picture.astype(np.float32)
    whole = (picture.shape[1] / 2, picture.shape[0] / 2, float(max(picture.shape)))
    if not places or luck.random() < 0.3:
        return np.clip(in_dye(luck, result, (places or [whole])[0]), 0, 255).astype(np.uint8)
    first = luck.integers(1 << 30)
    for x, y, side in places:  # most of one dye
        other = np.random.default_rng(first) if luck.random() < 0.7 else luck
        lay_over(luck, result, in_dye(other, result, (x, y, side)), x, y, side)
    return np.clip(result, 0, 255).astype(np.uint8)


def in_dye(luck: Luck, picture: np.ndarray, place: Place) -> np.ndarray:
    """From one colour to the other by its light, as far as this place spans it: a pip that can be
    told from its die before can be told from it after."""
    dark, bright = any_dye(luck)
    share = picture / 255
    if luck.random() < 0.5:  # of its own colours only the light is left
        share = np.repeat(share.mean(-1, keepdims=True), 3, axis=-1)
    x, y, reach = int(place[0]), int(place[1]), max(2, int(place[2] * 0.4))
    inside = share[max(0, y - reach) : y + reach, max(0, x - reach) : x + reach]
    if inside.size:
        low, high = np.percentile(inside, (4, 96))
        share = np.clip((share - low) / max(high - low, 0.12), -0.15, 1.25)
    made = (dark + (bright - dark) * share).astype(np.float32)
    if luck.random() < SWIRL:
        swirls = np.stack([noise(luck, len(picture), luck.uniform(2, 12)) for _ in range(3)], -1)
        strength = luck.uniform(0.05, 0.25) * np.abs(bright - dark).max()
        made += swirls * strength * np.clip(share, 0, 1)  # the body, not its pips
    return made * 255


def lay_over(
    luck: Luck, picture: np.ndarray, other: np.ndarray, x: float, y: float, side: float
) -> None:
    """Put another picture into this one, within a rounded square that fades out."""
    reach = int(side * 0.95) + 2
    x0, y0 = max(0, int(x) - reach), max(0, int(y) - reach)
    x1, y1 = int(x) + reach, int(y) + reach
    window = picture[y0:y1, x0:x1]
    if not window.size:
        return
    rows, columns = np.mgrid[y0 : y0 + window.shape[0], x0 : x0 + window.shape[1]]
    turn, power = luck.uniform(0, np.pi / 2), luck.uniform(2, 5)
    dx, dy = columns + 0.5 - x, rows + 0.5 - y
    u = np.abs(dx * np.cos(turn) + dy * np.sin(turn))
    v = np.abs(dy * np.cos(turn) - dx * np.sin(turn))
    out = (u**power + v**power) ** (1 / power) / (side * luck.uniform(0.5, 0.7))
    share = np.clip((1 - out) / luck.uniform(0.03, 0.2) + 0.5, 0, 1)[..., None]
    picture[y0:y1, x0:x1] = window * (1 - share) + other[y0:y1, x0:x1] * share
