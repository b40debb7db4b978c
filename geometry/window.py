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
    slanted = (piece > lower) & (piece <= higher)
    rise = np.where(slanted, higher - lower, 1.0)
    share = np.where(slanted, (np.where(slanted, piece, lower) - lower) / rise, 0.0)
    whole = piece > higher
    start = np.where(slanted & (eye > top), 1.0 - share, 0.0)
    stop = np.where(whole, 1.0, np.where(slanted & (eye <= top), share, 0.0))
    stop = np.where(slanted & (eye > top), 1.0, stop)
    return start, stop
