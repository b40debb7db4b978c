"""Where a tray is, and whether it can be read: on painted trays, sharp and blurred, lit and dim."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.camera.painted import Painter, row
from vision.tray_setup import NEEDED, check_tray, find_tray

FOUR = ((0.16, 0.2), (0.78, 0.14), (0.86, 0.82), (0.1, 0.86))


def on_a_table() -> np.ndarray:
    """A felt tray with a dark rim, seen askew on wood."""
    canvas = np.full((720, 960, 3), (60, 95, 135), np.uint8)
    corners = (np.array(FOUR) * (960, 720)).astype(np.int32)
    cv2.fillPoly(canvas, [corners], (60, 90, 50))
    cv2.polylines(canvas, [corners], isClosed=True, color=(15, 20, 30), thickness=8)
    noise = np.random.default_rng(4).normal(0, 3, canvas.shape)
    return np.clip(canvas + noise, 0, 255).astype(np.uint8)


def test_a_tray_is_found_by_its_rim():
    found = find_tray(on_a_table())
    assert found is not None
    assert np.abs(np.array(found) - np.array(FOUR)).max() < 0.03


def test_where_nothing_is_there_is_no_tray():
    assert find_tray(np.full((480, 640, 3), 90, np.uint8)) is None


def test_a_sharp_and_lit_tray_is_good_enough():
    checks = check_tray(Painter().frame(row(3, 5)), [60, 61])
    assert checks.focus > NEEDED and checks.light > NEEDED and checks.dim == "nowhere"
    assert checks.size == 1.0 and checks.pixels == pytest.approx(60.5)


def test_what_is_wrong_is_told_apart():
    frame = Painter().frame(row(3, 5))
    blurred = cv2.GaussianBlur(frame, (0, 0), 6)
    assert check_tray(blurred, []).focus < NEEDED
    assert check_tray(blurred, []).size is None
    dark = (frame * 0.3).astype(np.uint8)
    assert check_tray(dark, [60]).light < NEEDED
    shaded = frame.copy()
    shaded[240:, :320] = (shaded[240:, :320] * 0.35).astype(np.uint8)
    assert check_tray(shaded, [60]).dim == "left-front"
    assert check_tray(frame, [18]).size < NEEDED
