"""Distances in the log: as finely as a ruler is read, in the unit of the table."""

from __future__ import annotations

import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Move
from server.games.armored_advance.lengths import phrase_in
from server.games.ruling import Phrase
from tests.armored_advance.table import at, match, squad, unit


def told(action: Move, **options) -> dict:
    s = match(unit("blue-1", "m4a3-75w", 10, 10), squad("blue-s1", 20, 20), **options)
    (happening,) = GAME.apply(s, "blue", action).happenings
    return dict(happening.text.values)


@pytest.mark.parametrize(("unit", "shown"), [("in", 3.2), ("cm", 8)])
def test_a_move_is_told_to_a_tenth_of_an_inch_or_a_centimetre(unit, shown):
    values = told(Move(unit="blue-1", to=at(13.158, 10)), unit=unit)
    assert (values["inches"], values["unit"]) == (shown, unit)


@pytest.mark.parametrize(("unit", "shown"), [("in", 2.8), ("cm", 7)])
def test_a_march_is_told_as_finely(unit, shown):
    values = told(Move(unit="blue-s1", to=at(22, 22)), unit=unit)
    assert (values["inches"], values["unit"]) == (shown, unit)


def test_a_limit_is_never_rounded_to_another_one():
    text = Phrase("aa-call-range", {"limit_inches": 6, "unit": "in"})
    assert phrase_in(text, "cm").values["limit_inches"] == 15.2
    assert phrase_in(text, "in").values["limit_inches"] == 6
