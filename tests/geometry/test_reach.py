"""The outline of a reachable area where it is known exactly."""

import math

import pytest
import shapely

from geometry import reachable


@pytest.mark.parametrize("beside", [0.02, 0.1, 0.17, 0.5, 1.3, 4.6])
@pytest.mark.parametrize("turn", [0.0, 3.7, 44.3])
def test_along_a_straight_edge_the_area_is_a_circle_less_what_is_beyond(beside, turn):
    half = shapely.box(-40, -beside, 40, 40)
    free = shapely.affinity.rotate(half, turn, origin=(0, 0))
    exact = shapely.intersection(shapely.Point(0, 0).buffer(5, quad_segs=256), free)
    found = reachable(free, (0, 0), budget=5).area
    assert shapely.hausdorff_distance(found.exterior, exact.exterior, densify=0.01) < 0.01
    assert math.isclose(found.area, exact.area, rel_tol=0.002)
