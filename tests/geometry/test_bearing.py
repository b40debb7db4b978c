"""Arcs and facings: the limits, their ties, and the margins."""

import math
import random

import numpy as np
import pytest

from geometry import Corner, Disc, Hull, Part, Shapes, Side, arcs, facings


def around(degrees: float, inches: float = 20.0) -> tuple[float, float]:
    """A place at a bearing from (30, 20)."""
    turn = math.radians(degrees)
    return 30 + inches * math.cos(turn), 20 + inches * math.sin(turn)


def tank(heading: float = 0.0) -> Shapes:
    return Shapes.of([Hull(30, 20, heading, 6, 3)])


@pytest.mark.parametrize("heading", [0, 37.5, 90, 213])
@pytest.mark.parametrize("mirror", [1, -1])
@pytest.mark.parametrize(
    "off, side",
    [
        (0, Side.FRONT),
        (45, Side.FRONT),
        (45.1, Side.SIDE),
        (90, Side.SIDE),
        (135, Side.SIDE),
        (135.1, Side.REAR),
        (180, Side.REAR),
    ],
)
def test_quadrants_give_a_tie_to_the_better_side(heading, mirror, off, side) -> None:
    found = facings(around(heading + mirror * off), tank(heading))
    assert found.side[0, 0] == side
    assert found.off[0, 0] == pytest.approx(off)
    assert found.margin[0, 0] == pytest.approx(min(abs(off - 45), abs(off - 135)), abs=1e-9)
    assert found.left[0, 0] == (mirror == 1) or off in (0, 180)


@pytest.mark.parametrize(
    "off, side",
    [(26.5, Side.FRONT), (26.6, Side.SIDE), (153.4, Side.SIDE), (153.5, Side.REAR)],
)
def test_hull_corners_of_a_long_hull_leave_little_front(off, side) -> None:
    found = facings(around(off), tank(), Corner.HULL)
    limit = math.degrees(math.atan(0.5))
    assert found.side[0, 0] == side
    assert found.margin[0, 0] == pytest.approx(min(abs(off - limit), abs(off - 180 + limit)))


def test_an_attacker_on_the_line_through_a_corner_strikes_the_front() -> None:
    assert facings((36, 23), tank(), Corner.HULL).side[0, 0] == Side.FRONT
    assert facings((24, 17), tank(), Corner.HULL).side[0, 0] == Side.SIDE


@pytest.mark.parametrize("off, within", [(44.9, True), (45, True), (45.1, False), (180, False)])
@pytest.mark.parametrize("heading", [0, 77, 180, 359])
def test_an_arc_ends_after_its_limit(off, within, heading) -> None:
    for mirror in (1, -1):
        target = Shapes.of([Disc(*around(heading + mirror * off), 0.5)])
        found = arcs((30, 20), heading, 45, target)
        assert found.within[0, 0] == within
        assert found.margin[0, 0] == pytest.approx(45 - off)


def test_any_part_reaches_into_an_arc_that_the_centre_misses() -> None:
    target = Shapes.of([Disc(*around(50), 2.0)])
    half = math.degrees(math.asin(2 / 20))
    assert not arcs((30, 20), 0, 45, target).within[0, 0]
    found = arcs((30, 20), 0, 45, target, Part.ANY)
    assert found.within[0, 0]
    assert found.margin[0, 0] == pytest.approx(45 - 50 + half)


def test_a_target_across_the_heading_is_dead_ahead_in_part() -> None:
    target = Shapes.of([Hull(40, 22, 90, 6, 2)])
    assert arcs((30, 20), 0, 10, target, Part.ANY).off[0, 0] == 0
    behind = Shapes.of([Hull(20, 20, 90, 6, 2)])
    off = arcs((30, 20), 0, 10, behind, Part.ANY).off[0, 0]
    assert off == pytest.approx(180 - math.degrees(math.atan2(3, 9)))


def least_angle_off(origin, heading: float, corners) -> float:
    """The least angle off the heading along a hull's edges, by trying many points of them."""
    ahead = math.radians(heading)
    least = math.pi
    for a, b in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        for share in np.linspace(0, 1, 400):
            x, y = a + (b - a) * share - origin
            turn = math.atan2(y, x) - ahead
            least = min(least, abs((turn + math.pi) % (2 * math.pi) - math.pi))
    return math.degrees(least)


def test_any_part_agrees_with_trying_many_points() -> None:
    luck = random.Random("parts")
    for _ in range(40):
        origin = np.array([luck.uniform(0, 20), luck.uniform(0, 20)])
        hull = Shapes.of(
            [Hull(luck.uniform(0, 20), luck.uniform(0, 20), luck.uniform(0, 360), 4, 2)]
        )
        heading = luck.uniform(0, 360)
        found = arcs(origin, heading, 45, hull, Part.ANY).off[0, 0]
        local = hull.local(origin[None])[0]
        if abs(local[0]) < 2 and abs(local[1]) < 1:
            assert found == 0
        else:
            assert found == pytest.approx(
                least_angle_off(origin, heading, hull.corners()[0]), abs=2
            )
