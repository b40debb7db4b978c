"""Where along a slanted line of sight a piece of a given height can hide anything."""

import numpy as np

from geometry.units import Floats


def below(eye: Floats, top: Floats, piece: Floats) -> tuple[Floats, Floats]:
    """The stretch (from, to) of the way from eye height to top height that is below the piece.

    As shares of the way, 0 at the eye and 1 at the target. The line climbs or falls evenly,
    so there is one stretch: everything, nothing (from = to), the near part of a line that
    climbs over the piece, or the far part of one that comes down from above it. Exactly
    level with the top is over it.
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
