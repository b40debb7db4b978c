"""What lies beside dice and is none: coins, magnets, cables, hands, edges, labels, buttons."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np

from vision.training.grounds import Luck, tint

Canvas = np.ndarray
Place = tuple[float, float, float]  # of a thing about as large as a die: its middle and its edge


def grey(luck: Luck, least: float = 40, most: float = 230) -> tuple[float, float, float]:
    level = luck.uniform(least, most)
    return tuple((level + luck.uniform(-8, 8, 3)).tolist())


def somewhere(luck: Luck, canvas: Canvas) -> tuple[int, int]:
    return int(luck.integers(canvas.shape[1])), int(luck.integers(canvas.shape[0]))


def disc(luck: Luck, canvas: Canvas, unit: float) -> Place:
    """A coin, magnet, counter or button; about as large as a die."""
    at, radius = somewhere(luck, canvas), max(4, int(unit * luck.uniform(0.25, 0.9)))
    colour = grey(luck) if luck.random() < 0.6 else tuple(tint(luck, strong=0.7).tolist())
    if luck.random() < 0.6:
        cv2.circle(canvas, (at[0] + 2, at[1] + 2), radius, (30, 30, 30), -1, cv2.LINE_AA)
    cv2.circle(canvas, at, radius, colour, -1, cv2.LINE_AA)
    if luck.random() < 0.4:
        darker = tuple(part * luck.uniform(0.5, 1.3) for part in colour)
        cv2.circle(canvas, at, int(radius * luck.uniform(0.5, 0.95)), darker, 1, cv2.LINE_AA)
    holes = int(luck.choice([0, 0, 0, 2, 4]))
    for k in range(holes):  # a button
        angle = 2 * np.pi * k / holes + 0.6
        x, y = (np.array(at) + radius * 0.3 * np.array([np.cos(angle), np.sin(angle)])).astype(int)
        cv2.circle(canvas, (int(x), int(y)), max(1, radius // 8), (20, 20, 20), -1, cv2.LINE_AA)
    return at[0], at[1], radius * 2 * luck.uniform(0.6, 1.1)


def block(luck: Luck, canvas: Canvas, unit: float) -> Place:
    """A square without pips: a tile, a wooden cube, a key, a counter; some with a mark."""
    at, edge = somewhere(luck, canvas), max(6.0, unit * luck.uniform(0.6, 1.3))
    way = luck.uniform(0, 90)
    shape = cv2.boxPoints((at, (edge, edge * luck.uniform(0.7, 1)), way)).astype(np.int32)
    colour = grey(luck, 10, 250) if luck.random() < 0.6 else tuple(tint(luck, strong=0.6).tolist())
    round_by = max(1, int(edge * luck.uniform(0.02, 0.3)))
    cv2.fillPoly(canvas, [shape], colour, cv2.LINE_AA)
    cv2.polylines(canvas, [shape], True, colour, round_by, cv2.LINE_AA)
    mark = tuple(part * luck.uniform(0.4, 1.5) for part in colour)
    kind = luck.integers(4)
    if kind == 0:
        cv2.polylines(canvas, [shape], True, mark, 1, cv2.LINE_AA)
    elif kind == 1:
        a, b = np.array(at) + luck.uniform(-0.35, 0.35, (2, 2)) * edge
        cv2.line(canvas, _at(a), _at(b), mark, max(1, int(edge / 9)), cv2.LINE_AA)
    return at[0], at[1], edge


def cable(luck: Luck, canvas: Canvas, unit: float) -> None:
    start, knots = np.array(somewhere(luck, canvas), float), []
    way = luck.uniform(0, 2 * np.pi)
    for _ in range(60):
        way += luck.normal(0, 0.25)
        start = start + unit * 0.3 * np.array([np.cos(way), np.sin(way)])
        knots.append(start)
    path = [np.array(knots, np.int32)]
    colour, width = grey(luck, 5, 240), max(2, int(unit * luck.uniform(0.08, 0.4)))
    cv2.polylines(canvas, path, False, colour, width, cv2.LINE_AA)
    bright = tuple(min(255.0, part * 1.4 + 20) for part in colour)
    cv2.polylines(canvas, path, False, bright, max(1, width // 4), cv2.LINE_AA)


def hand(luck: Luck, canvas: Canvas, unit: float) -> None:
    """Fingers that reach in from one side."""
    side = np.array(somewhere(luck, canvas), float)
    side[int(luck.integers(2))] = luck.choice([-0.1, 1.1]) * canvas.shape[0]
    skin = np.array([luck.uniform(60, 150), luck.uniform(90, 180), luck.uniform(140, 235)])
    skin *= luck.uniform(0.45, 1)
    aim = np.array(somewhere(luck, canvas), float)
    palm = side + (aim - side) * 0.3
    cv2.line(canvas, _at(side), _at(palm), tuple(skin.tolist()), int(unit * 3.2), cv2.LINE_AA)
    for _ in range(int(luck.integers(2, 6))):
        tip = palm + (aim - side) * 0.5 + luck.normal(0, unit * 1.2, 2)
        shade = tuple((skin * luck.uniform(0.8, 1.1)).tolist())
        cv2.line(canvas, _at(palm), _at(tip), shade, max(3, int(unit * 0.9)), cv2.LINE_AA)
        pale = tuple(np.minimum(skin * 1.15, 255).tolist())
        cv2.circle(canvas, _at(tip), max(2, int(unit * 0.22)), pale, -1, cv2.LINE_AA)


def _at(point: np.ndarray) -> tuple[int, int]:
    return int(point[0]), int(point[1])


def edge(luck: Luck, canvas: Canvas, unit: float) -> None:
    """The wall of a tray, the edge of a table or a sheet."""
    a, way = np.array(somewhere(luck, canvas), float), luck.uniform(0, np.pi)
    along = np.array([np.cos(way), np.sin(way)]) * 2000
    across = np.array([-along[1], along[0]]) / 2000 * unit * luck.uniform(0.3, 8)
    corners = np.array([a - along, a + along, a + along + across, a - along + across], np.int32)
    colour = tuple(tint(luck, strong=luck.uniform(0, 0.6), least=10).tolist())
    cv2.fillPoly(canvas, [corners], colour, cv2.LINE_AA)


def label(luck: Luck, canvas: Canvas, unit: float) -> None:
    x, y = somewhere(luck, canvas)
    w, h = (unit * luck.uniform(0.6, 3, 2)).astype(int)
    corners = cv2.boxPoints(((x, y), (int(w) + 2, int(h) + 2), luck.uniform(0, 180)))
    cv2.fillPoly(canvas, [corners.astype(np.int32)], grey(luck, 5, 250), cv2.LINE_AA)
    for _ in range(int(luck.integers(0, 4))):
        text = "".join(luck.choice(list("AX27B:|#%"), 4))
        place = (int(x - w / 3), int(y + luck.uniform(-h / 3, h / 3)))
        cv2.putText(canvas, text, place, 0, unit / 70, grey(luck, 5, 250), 1, cv2.LINE_AA)


def crumbs(luck: Luck, canvas: Canvas, unit: float) -> Place:
    """Dots that are pips of nothing."""
    at, colour = np.array(somewhere(luck, canvas)), grey(luck, 0, 255)
    for _ in range(int(luck.integers(1, 9))):
        place = at + luck.normal(0, unit * 0.5, 2)
        cv2.circle(canvas, _at(place), max(1, int(unit * luck.uniform(0.05, 0.14))), colour, -1, 16)
    return float(at[0]), float(at[1]), unit


THINGS: tuple[Callable[[Luck, Canvas, float], Place | None], ...] = (
    disc, disc, disc, block, cable, hand, edge, label, crumbs,
)  # fmt: skip


def scatter(luck: Luck, canvas: Canvas, unit: float, most: int = 4) -> list[Place]:
    """Put up to so many things on the ground, and say where those lie that may pass for a die;
    `unit` is the edge of a die in pixels."""
    put = [
        THINGS[int(luck.integers(len(THINGS)))](luck, canvas, unit)
        for _ in range(int(luck.integers(0, most + 1)))
    ]
    return [place for place in put if place is not None]
