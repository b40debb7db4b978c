"""The table is right: what a referee sets, and what even a referee cannot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.corrections import (
    Restore,
    SetActions,
    SetHp,
    SetMen,
    SetOn,
    SetPlace,
)
from server.games.armored_advance.house import House
from server.games.ruling import IllegalMove
from tests.armored_advance.table import at, match, piece, squad, the, unit


def corrected(s, correction):
    after = GAME.correct(s, correction).state
    GAME.invariants(after)
    return after


def refused(s, correction) -> str:
    with pytest.raises(IllegalMove) as no:
        GAME.correct(s, correction)
    return no.value.reason.key


def table(**more):
    return match(
        unit("blue-1", "m4a3-75w", 20, 20),
        unit("orange-1", "pz-iv-h", 40, 20, 180),
        unit("orange-2", "pz-iv-h", 40, 30, 180),
        squad("blue-s1", 24, 20),
        pieces=[piece("house", "building", 30, 30, 36, 36, height=3)],
        **more,
    )


def test_a_unit_taken_off_by_mistake_is_put_back():
    s = corrected(table(), SetHp(unit="orange-1", hp=0))
    assert the(s, "orange-1").state == "destroyed"
    s = corrected(s, Restore(unit="orange-1", left=3, at=at(44, 20), heading=9000))
    back = the(s, "orange-1")
    assert (back.state, back.hp, back.place, back.heading) == ("ready", 3, at(44, 20), 9000)


def test_a_wreck_that_blocked_is_gone_when_its_unit_is_put_back():
    s = corrected(table(house=House(wrecks="block")), SetHp(unit="orange-1", hp=0))
    assert s.wrecks == ("orange-1",)
    s = corrected(s, Restore(unit="orange-1", left=1, at=at(40, 20)))
    assert s.wrecks == ()


def test_a_squad_is_put_back_with_its_men():
    s = corrected(table(), SetMen(squad="blue-s1", men=0))
    s = corrected(s, Restore(unit="blue-s1", left=2, at=at(24, 22)))
    assert (the(s, "blue-s1").men, the(s, "blue-s1").place) == (2, at(24, 22))


@pytest.mark.parametrize(
    ("correction", "key"),
    [
        (Restore(unit="orange-2", left=3, at=at(50, 30)), "aa-no-such-unit"),  # it stands
        (Restore(unit="nobody", left=3, at=at(50, 30)), "aa-no-such-unit"),
        (Restore(unit="orange-1", left=0, at=at(50, 30)), "aa-correct-range"),
        (Restore(unit="orange-1", left=99, at=at(50, 30)), "aa-correct-range"),
        (Restore(unit="orange-1", left=3, at=at(50, 30), heading=-1), "aa-correct-range"),
        (Restore(unit="orange-1", left=3, at=at(40, 30)), "aa-in-the-way"),
        (Restore(unit="orange-1", left=3, at=at(33, 33)), "aa-barred"),
        (Restore(unit="orange-1", left=3), "aa-not-on-board"),
    ],
)
def test_nothing_is_put_back_where_it_cannot_be(correction, key):
    assert refused(corrected(table(), SetHp(unit="orange-1", hp=0)), correction) == key


def test_without_a_board_a_unit_is_put_back_without_a_place():
    s = corrected(table(board=False), SetHp(unit="orange-1", hp=0))
    assert refused(s, Restore(unit="orange-1", left=2, at=at(1, 1))) == "aa-not-on-board"
    assert the(corrected(s, Restore(unit="orange-1", left=2)), "orange-1").hp == 2


def test_who_stands_on_an_objective_is_set_where_there_is_no_board():
    s = table(board=False, mission="domination", vp_target=10)
    s = replace(s, options=replace(s.options, objectives=3))
    s = corrected(s, SetOn(squad="blue-s1", on="2"))
    assert the(s, "blue-s1").on == "2"
    assert the(corrected(s, SetOn(squad="blue-s1", on=None)), "blue-s1").on is None
    assert refused(s, SetOn(squad="blue-s1", on="9")) == "aa-no-such-objective"
    assert refused(table(), SetOn(squad="blue-s1", on=None)) == "aa-no-such-unit"


def test_a_place_and_a_heading_are_set_together():
    s = corrected(table(), SetPlace(unit="blue-1", at=at(21.5, 25), heading=4500))
    assert (the(s, "blue-1").place, the(s, "blue-1").heading) == (at(21.5, 25), 4500)


def test_actions_spent_come_out_of_both_pools():
    s = corrected(table(), SetActions(unit="blue-1", spent=1))
    assert (the(s, "blue-1").deeds.actions, s.actions_left) == (1, 4)
