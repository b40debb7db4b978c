"""Pieces grown and shrunk decide what the draws would: never otherwise, and most of it."""

import random

import numpy as np
import pytest

from geometry import Error, Eyes, SeenShare, Shapes, Terrain, exposed
from tests.geometry.scenes import BOARD, pieces, target

AREA = (10.0, 10.0, 62.0, 38.0)


@pytest.mark.parametrize("share", SeenShare)
@pytest.mark.parametrize("inches", [0.025, 0.1, 0.2])
def test_what_is_certain_by_bounds_is_what_all_draws_say(share, inches):
    luck = random.Random(7)
    terrain = Terrain.of(BOARD, pieces(luck, 25, False, AREA, 4.0))
    ours, theirs = (Shapes.of(target(luck, False, AREA) for _ in range(7)) for _ in range(2))
    error = Error(inches, 10 * inches, inches / 2)
    asked = {
        "least": 0.25,
        "rule": luck.choice(list(Eyes)),
        "eye_height": 1.0,
        "top": 0.75,
        "shooter_error": error,
        "target_error": error,
        "seen_share": share,
    }
    quick = exposed(terrain, ours, theirs, **asked)
    drawn = exposed(terrain, ours, theirs, **asked, ignore=False)  # a mask has no bounds
    assert np.array_equal(quick.probability, drawn.probability)
    assert {0.0, 1.0} <= set(quick.probability.ravel())
