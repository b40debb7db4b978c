"""Places as a phone may send them."""

from __future__ import annotations

import msgspec
import pytest

from server.games.armored_advance.actions import Action, Move
from server.games.armored_advance.ground.places import Place, square
from server.games.convert import convert


def move(x: int) -> dict[str, object]:
    return {"type": "move", "unit": "blue-1", "to": {"x": x, "y": 0}}


def test_a_thousand_inches_off_is_still_a_place():
    assert convert(move(1_000_000), Action) == Move(unit="blue-1", to=Place(1_000_000, 0))


@pytest.mark.parametrize("x", [1_000_001, -1_000_001, 2**63, -(10**400)])
def test_what_lies_beyond_is_none(x):
    with pytest.raises(msgspec.ValidationError):
        convert(move(x), Action)


@pytest.mark.parametrize(
    "at, name",
    [
        (Place(0, 0), "A1"),
        (Place(5_999, 6_000), "A2"),
        (Place(13_000, 20_000), "C4"),
        (Place(72_000, 48_000), "L8"),  # what stands on the far edge counts to the last square
        (Place(-500, 50_000), "A8"),
    ],
)
def test_a_place_lies_in_a_square_that_is_named_as_on_the_printed_plan(at, name):
    assert square(at, 72_000, 48_000) == name


def test_after_z_comes_aa():
    assert square(Place(26 * 6_000, 0), 200_000, 48_000) == "AA1"
