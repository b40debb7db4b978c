"""Places as a phone may send them."""

from __future__ import annotations

import msgspec
import pytest

from server.games.armored_advance.actions import Action, Move
from server.games.armored_advance.ground.places import Place
from server.games.convert import convert


def move(x: int) -> dict[str, object]:
    return {"type": "move", "unit": "blue-1", "to": {"x": x, "y": 0}}


def test_a_thousand_inches_off_is_still_a_place():
    assert convert(move(1_000_000), Action) == Move(unit="blue-1", to=Place(1_000_000, 0))


@pytest.mark.parametrize("x", [1_000_001, -1_000_001, 2**63, -(10**400)])
def test_what_lies_beyond_is_none(x):
    with pytest.raises(msgspec.ValidationError):
        convert(move(x), Action)
