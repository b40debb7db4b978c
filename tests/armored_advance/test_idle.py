"""Why a unit can do nothing now is told when it is taken up, not when a target is tapped."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Move
from server.games.armored_advance.questions.idle import AskIdle
from server.games.armored_advance.state import State
from server.games.ruling import IllegalMove
from tests.armored_advance.table import at, match, play, squad, unit

OTHERS = {"not one's own": ("orange-1", "aa-not-its-turn"), "unmanned": ("blue-2", "aa-unmanned")}


def table() -> State:
    return match(
        unit("blue-1", "m4a3-75w", 20, 20),
        unit("blue-2", "m3-37mm", 30, 30),
        unit("orange-1", "pz-iv-h", 60, 40, 180),
        squad("blue-s1", 20, 40),
    )


def why(s: State, id: str) -> str | None:
    value = GAME.ask(s, None, AskIdle(unit=id)).value
    return value.why and value.why.key


def offered(s: State, id: str) -> bool:
    return any(offer.about == id for offer in GAME.legal(s, "blue"))


@pytest.mark.parametrize(("id", "key"), OTHERS.values(), ids=OTHERS)
def test_the_reason_is_that_of_the_units_own_check(id, key):
    assert why(table(), id) == key
    assert not offered(table(), id)


def test_what_may_act_has_no_such_reason():
    s = table()
    for id in ("blue-1", "blue-s1"):
        assert why(s, id) is None and offered(s, id)


def test_what_is_spent_is_told_as_spent():
    s = table()
    s = play(s, Move(unit="blue-s1", to=at(21, 40)))
    assert why(s, "blue-s1") == "aa-squad-acted" and not offered(s, "blue-s1")
    s = play(play(s, Move(unit="blue-1", to=at(21, 20))), Move(unit="blue-1", to=at(22, 20)))
    assert why(s, "blue-1") == "aa-pool-empty"
    assert why(replace(s, actions_left=0), "blue-99") == "aa-limit-reached"


def test_a_unit_that_is_not_there_is_refused():
    with pytest.raises(IllegalMove):
        GAME.ask(table(), None, AskIdle(unit="blue-7"))
