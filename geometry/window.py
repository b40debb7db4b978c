"""The part of a sloping line of sight that is below the top of a piece."""

import numpy as np

from geometry.units import Floats


def below(eye: Floats, top: Floats, piece: Floats) -> tuple[Floats, Floats]:
    """The part (from, to) of the line from eye height to top height that is below the piece.

    As fractions of the line, 0 at the eye and 1 at the target. Height is linear along the line,
    so there is one such part: all of it, none (from = to), the near part of a rising line, or
    the far part of a falling one. Exactly level with the top is not below it.
    """
    lower, higher = np.minimum(eye, top), np.maximum(eye, top)
    over = piece > lower
    whole = piece > higher
    start, stop = np.zeros(len(over)), whole.astype(np.float64)
    k = np.flatnonzero(over & ~whole)  # the line passes the level of the piece's top
    if len(k):
        share = (piece[k] - lower[k]) / (higher[k] - lower[k])
        falling = eye[k] > top[k]
        start[k] = np.where(falling, 1.0 - share, 0.0)
        stop[k] = np.where(falling, 1.0, share)
    return start, stop
