"""Questions about pairs are answered as the same questions about all pairs, to the last bit."""

import random

import numpy as np
import pytest

from geometry import Part, Shapes, arcs, distances, pair_bearings, pair_distances
from tests.geometry import scenes

AREA = (1, 1, 40, 30)  # crowded, so that many overlap


@pytest.mark.parametrize("lattice", [True, False])
def test_pairs_are_as_far_apart_and_bear_as_in_the_table_of_all(lattice):
    luck = random.Random(f"pairs {lattice}")
    one, two = (Shapes.of(scenes.target(luck, lattice, AREA) for _ in range(60)) for _ in range(2))
    i, j = np.divmod(np.arange(3600), 60)
    apart = distances(one, two).inches
    assert np.array_equal(pair_distances(one.take(i), two.take(j)).reshape(60, 60), apart)
    assert (apart == 0).any() and (apart > 20).any()
    for part in Part:
        off = arcs(one.centre, one.heading, 45.0, two, part).off
        mine = one.take(i)
        found = pair_bearings(mine.centre, mine.heading, two.take(j), part)
        assert np.allclose(found.reshape(60, 60), off, rtol=0, atol=1e-9)
