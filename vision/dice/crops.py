"""Small square pieces of a picture, each around one die, as the classifier wants them."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

Picture = npt.NDArray[np.uint8]

CROP = 48  # pixels of a piece
SPAN = 1.7  # edges of the die that a piece spans: what touches it is seen, too


def halvings(picture: Picture) -> list[Picture]:
    """The picture, and ever smaller copies: a piece is cut from one of nearly the right scale."""
    levels = [picture]
    while min(levels[-1].shape[:2]) >= 2 * CROP:
        height, width = levels[-1].shape[:2]
        half = (width // 2, height // 2)
        levels.append(cv2.resize(levels[-1], half, interpolation=cv2.INTER_AREA).astype(np.uint8))
    return levels


def crop(
    levels: list[Picture],
    x: float,
    y: float,
    side: float,
    *,
    angle: float = 0.0,
    mirrored: bool = False,
    wide: float = 1.0,
) -> Picture:
    """The piece around a top face of this edge, turned by an angle in degrees.

    A `wide` one has the same scale, and more around it.
    """
    matrix = crop_matrix(x, y, side, angle=angle, mirrored=mirrored)
    size = round(CROP * wide)
    matrix[:, 2] += (size - CROP) / 2
    scale = CROP / (SPAN * max(side, 1.0))
    level = min(max(int(np.log2(1 / max(scale, 1e-6))), 0), len(levels) - 1)
    source = levels[level]
    full = levels[0].shape
    shrunk = np.array([full[1] / source.shape[1], full[0] / source.shape[0]])
    local = matrix.copy()
    local[:, :2] *= shrunk
    piece = cv2.warpAffine(
        source, local, (size, size), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return piece.astype(np.uint8)


def crop_matrix(
    x: float, y: float, side: float, *, angle: float = 0.0, mirrored: bool = False
) -> npt.NDArray[np.float64]:
    """From pixels of the picture to those of the piece."""
    matrix = cv2.getRotationMatrix2D((0, 0), angle, CROP / (SPAN * max(side, 1.0)))
    if mirrored:
        matrix[0] *= -1
    matrix[:, 2] = CROP / 2 - matrix[:, :2] @ np.array([x, y])
    return matrix.astype(np.float64)


def as_input(pieces: list[Picture]) -> npt.NDArray[np.float32]:
    """The pieces as the nets take them: channels first, blue first, from -0.5 to 0.5."""
    stack = np.stack(pieces).astype(np.float32) / 255 - 0.5
    return np.ascontiguousarray(stack.transpose(0, 3, 1, 2))
