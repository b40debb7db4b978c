"""What dice lie on: felt, wood, paper, leather, carpet, tweed, cardboard, printed boards."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
import numpy.typing as npt

Luck = np.random.Generator
Picture = npt.NDArray[np.uint8]


def noise(luck: Luck, size: int, cells: float, squeeze: float = 1.0) -> np.ndarray:
    """Smooth noise around 0, with about this many cells across; squeezed in one direction."""
    rows, columns = max(2, int(cells)), max(2, int(cells * squeeze))
    small = luck.standard_normal((rows + 1, columns + 1)).astype(np.float32)
    return cv2.resize(small, (size, size), interpolation=cv2.INTER_CUBIC)


def tint(luck: Luck, *, strong: float, least: float = 30, most: float = 235) -> np.ndarray:
    hsv = np.array([[[luck.uniform(0, 180), 255 * strong, luck.uniform(least, most)]]], np.float32)
    return cv2.cvtColor(hsv.astype(np.uint8), cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)


def flat(luck: Luck, size: int) -> np.ndarray:
    """Paper, a painted desk, plastic."""
    colour = tint(luck, strong=luck.uniform(0, 0.25), least=90, most=250)
    grain = noise(luck, size, luck.uniform(2, 8)) * luck.uniform(0, 6)
    return colour + (grain + noise(luck, size, size / 2) * luck.uniform(0, 5))[..., None]


def felt(luck: Luck, size: int) -> np.ndarray:
    colour = tint(luck, strong=luck.uniform(0.3, 1), least=25, most=190)
    rough = np.sum([noise(luck, size, size / k) for k in (1.5, 3, 7)], axis=0) * luck.uniform(2, 9)
    return colour * (1 + rough[..., None] / 90)


def wood(luck: Luck, size: int) -> np.ndarray:
    hsv = np.array([[[luck.uniform(5, 24), luck.uniform(30, 210), luck.uniform(60, 235)]]])
    colour = cv2.cvtColor(hsv.astype(np.uint8), cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)
    warp = noise(luck, size, 3, 0.6) * 1.2
    rows = np.linspace(0, luck.uniform(4, 26), size, dtype=np.float32)[:, None]
    rings = np.sin((rows + warp + 0.3 * noise(luck, size, 30, 0.1)) * 2)
    grain = noise(luck, size, size / 2, 0.05) * luck.uniform(0.02, 0.12)
    return colour * (1 + (rings * luck.uniform(0.01, 0.14) + grain)[..., None])


def leather(luck: Luck, size: int) -> np.ndarray:
    colour = tint(luck, strong=luck.uniform(0.1, 0.8), least=20, most=140)
    cells = luck.uniform(12, 50)
    creases = -np.abs(noise(luck, size, cells)) - np.abs(noise(luck, size, cells * 1.4))
    return colour * (1 + (creases + 1) * luck.uniform(0.05, 0.3))[..., None]


def carpet(luck: Luck, size: int) -> np.ndarray:
    colour = tint(luck, strong=luck.uniform(0, 0.5), least=40, most=200)
    cells = luck.uniform(30, 110)
    loops = np.tanh(noise(luck, size, cells) * 1.5) + noise(luck, size, cells * 2.3) * 0.5
    return colour * (1 + loops * luck.uniform(0.06, 0.3))[..., None]


def tweed(luck: Luck, size: int) -> np.ndarray:
    """Woven of two colours, in rows."""
    one, two = tint(luck, strong=luck.uniform(0, 0.5)), tint(luck, strong=luck.uniform(0, 0.5))
    cells = luck.uniform(30, 90)
    thread = noise(luck, size, cells, luck.uniform(0.3, 1)) + 0.5 * noise(luck, size, cells * 2)
    rows = np.sin(np.arange(size, dtype=np.float32) * cells * 2 * np.pi / size)[:, None]
    share = 1 / (1 + np.exp(-(thread + rows * luck.uniform(0, 1)) * luck.uniform(2, 6)))
    return one * share[..., None] + two * (1 - share[..., None])


def cardboard(luck: Luck, size: int) -> np.ndarray:
    colour = np.array([120, 150, 180]) * luck.uniform(0.5, 1.2)
    lines = np.sin(np.arange(size) * luck.uniform(0.2, 0.9))[None, :, None] * luck.uniform(0, 5)
    return colour + lines + noise(luck, size, size / 2)[..., None] * 4


def board(luck: Luck, size: int) -> np.ndarray:
    """Printed: areas of many colours, lines, circles, letters."""
    picture = np.clip(flat(luck, size), 0, 255).astype(np.uint8)
    for _ in range(int(luck.integers(8, 40))):
        middle, reach = luck.uniform(0, size, 2), luck.uniform(8, size / 4)
        corners = middle + luck.uniform(-1, 1, (int(luck.integers(3, 8)), 2)) * reach
        colour = tuple(tint(luck, strong=luck.uniform(0, 1)).tolist())
        kind = luck.integers(4)
        if kind == 0:
            cv2.fillPoly(picture, [cv2.convexHull(corners.astype(np.int32))], colour)
        elif kind == 1:
            width = int(luck.integers(1, 8))
            cv2.polylines(picture, [corners.astype(np.int32)], False, colour, width, cv2.LINE_AA)
        elif kind == 2:
            radius, width = int(reach / 3) + 2, int(luck.choice([-1, 1, 2, 4]))
            x, y = middle.astype(int).tolist()
            cv2.circle(picture, (x, y), radius, colour, width, cv2.LINE_AA)
        else:
            x, y = middle.astype(int).tolist()
            text = "".join(luck.choice(list("ABCDEGHKRSTXY0123456789.:- "), 8))
            cv2.putText(picture, text, (x, y), int(luck.integers(5)), reach / 60, colour, 2, 16)
    return picture.astype(np.float32)


GROUNDS: tuple[Callable[[Luck, int], np.ndarray], ...] = (
    flat, flat, felt, wood, wood, leather, carpet, carpet, tweed, tweed, cardboard, board,
)  # fmt: skip


def any_ground(luck: Luck, size: int) -> Picture:
    """A piece of table, seen from above."""
    made = GROUNDS[int(luck.integers(len(GROUNDS)))](luck, size)
    return np.clip(made, 0, 255).astype(np.uint8)


def piece(luck: Luck, ground: Picture, size: int) -> Picture:
    """A piece of a larger one: turned, mirrored, its colours moved a little."""
    reach = min(ground.shape[:2])
    cut = int(luck.uniform(min(size * 0.6, reach), reach))
    y = int(luck.integers(ground.shape[0] - cut + 1))
    x = int(luck.integers(ground.shape[1] - cut + 1))
    part = cv2.resize(ground[y : y + cut, x : x + cut], (size, size))
    if luck.random() < 0.5:
        part = part[:, ::-1]
    part = np.rot90(part, int(luck.integers(4)))
    gain = luck.uniform(0.75, 1.25) * luck.uniform(0.9, 1.1, 3)
    return np.clip(part * gain, 0, 255).astype(np.uint8)
