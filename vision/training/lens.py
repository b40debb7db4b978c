"""What a camera and a lamp do to a scene: gradients, shadows, glare, blur, noise, JPEG."""

from __future__ import annotations

import cv2
import numpy as np

from vision.training.grounds import Luck, Picture


def lighting(luck: Luck, picture: np.ndarray) -> np.ndarray:
    """Uneven light: a gradient, the soft edge of a shadow, a bright spot."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / max(height, width)
    if luck.random() < 0.6:
        way = luck.uniform(0, 2 * np.pi)
        slope = (np.cos(way) * (x - 0.5) + np.sin(way) * (y - 0.5)) * luck.uniform(0, 0.9)
        picture = picture * (1 + slope)[..., None]
    if luck.random() < 0.25:
        way, off = luck.uniform(0, 2 * np.pi), luck.uniform(-0.3, 0.3)
        gap = np.cos(way) * (x - 0.5) + np.sin(way) * (y - 0.5) - off
        dark = 1 / (1 + np.exp(-gap * luck.uniform(8, 120)))
        picture = picture * (1 - luck.uniform(0.2, 0.75) * dark)[..., None]
    if luck.random() < 0.2:
        cx, cy, reach = luck.uniform(0, 1), luck.uniform(0, 1), luck.uniform(0.05, 0.3)
        spot = np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * reach**2))
        picture = picture + (spot * luck.uniform(20, 160))[..., None]
    return picture


def exposure(luck: Luck, picture: np.ndarray) -> np.ndarray:
    """Gain, white balance, contrast and gamma."""
    gain = np.exp(luck.normal(0, 0.2)) * np.exp(luck.normal(0, 0.08, 3))
    levels = np.clip(picture * gain / 255, 0, 1.0)
    if luck.random() < 0.08:
        levels = np.repeat(levels.mean(-1, keepdims=True), 3, axis=-1)
    return 255 * levels ** np.exp(luck.normal(0, 0.2))


def blur(luck: Luck, picture: np.ndarray, unit: float) -> np.ndarray:
    """Out of focus, or moved, by a small share of a die's edge."""
    chance = luck.random()
    if chance < 0.35:
        return cv2.GaussianBlur(picture, (0, 0), max(0.3, luck.uniform(0, 0.065) * unit))
    if chance < 0.5:
        length = max(2, int(luck.uniform(0.02, 0.12) * unit))
        kernel = np.zeros((length, length), np.float32)
        cv2.line(kernel, (0, 0), (length - 1, length - 1), 1)
        turn = cv2.getRotationMatrix2D(((length - 1) / 2,) * 2, luck.uniform(0, 180), 1)
        kernel = cv2.warpAffine(kernel, turn, (length, length)) + 1e-6
        return cv2.filter2D(picture, -1, kernel / kernel.sum())
    if chance < 0.65:  # a camera that sharpens
        soft = cv2.GaussianBlur(picture, (0, 0), 1.2)
        return picture + (picture - soft) * luck.uniform(0.2, 1.2)
    return picture


def grain(luck: Luck, picture: np.ndarray) -> np.ndarray:
    shape = picture.shape
    strength = luck.exponential(2.5)
    rough = luck.standard_normal((*shape[:2], 1), np.float32) * strength
    coloured = luck.standard_normal(shape, np.float32) * strength * 0.5
    return picture + rough + coloured


def jpeg(luck: Luck, picture: Picture) -> Picture:
    if luck.random() < 0.4:
        return picture
    quality = int(luck.uniform(30, 95))
    stored = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    return np.array(cv2.imdecode(stored, cv2.IMREAD_COLOR), np.uint8)


def glared(luck: Luck, piece: Picture, x: float, y: float, side: float) -> Picture:
    """The piece with thin bright lines over a die: a lamp in a glossy face, bent around pips."""
    fine = 4
    mask = np.zeros((len(piece) * fine, piece.shape[1] * fine), np.uint8)
    for _ in range(int(luck.integers(1, 4))):
        reach = luck.uniform(0.15, 0.5) * side
        turns = np.linspace(0, luck.uniform(0.6, 2 * np.pi), 40) + luck.uniform(0, 2 * np.pi)
        wobble = 1 + luck.uniform(0, 0.25) * np.sin(
            turns * luck.integers(2, 9) + luck.uniform(0, 6)
        )
        at = np.array([x, y]) + luck.normal(0, 0.08, 2) * side
        line = np.stack([np.cos(turns), np.sin(turns) * luck.uniform(0.6, 1)], -1)
        line = (at + line * (reach * wobble)[:, None]) * fine
        width = max(1, int(side * luck.uniform(0.015, 0.07) * fine))
        cv2.polylines(mask, [line.astype(np.int32)], False, 255, width, cv2.LINE_AA)
    share = cv2.resize(mask, piece.shape[1::-1], interpolation=cv2.INTER_AREA)[..., None] / 255
    bright = luck.uniform(150, 255) * luck.uniform(0.9, 1, 3)
    share = share * luck.uniform(0.4, 1)
    lit = np.clip(piece * (1 - share) + bright * share, 0, 255).astype(np.uint8)
    return np.maximum(piece, lit)


def metered(luck: Luck, picture: np.ndarray) -> np.ndarray:
    """Exposed as cameras do it by themselves: whatever lies there becomes neither dark nor pale."""
    if luck.random() < 0.15:
        return picture
    gain = luck.uniform(80, 200) / max(float(picture.mean()), 1.0)
    return picture * np.clip(gain, 0.6, 3.0)


def photographed(luck: Luck, picture: np.ndarray, unit: float) -> Picture:
    """The scene as a camera would store it; `unit` is the edge of a die in pixels."""
    seen = exposure(luck, lighting(luck, picture.astype(np.float32)))
    if luck.random() < 0.6:  # else a good camera, in good light
        seen = grain(luck, blur(luck, seen.astype(np.float32), unit))
    return jpeg(luck, np.clip(seen, 0, 255).astype(np.uint8))
