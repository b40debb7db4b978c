"""Each action is checked once: by the dispatcher, and by the chapter that knows its rule."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

import pytest

from server.games.march_of_progress import (
    GAME,
    attack,
    combat,
    fortify,
    initiative,
    movement,
    pick,
    strength,
    turn,
)
from server.games.march_of_progress.actions import (
    Attack,
    Decline,
    Discard,
    Enter,
    First,
    Fortify,
    Move,
    Occupy,
    Pick,
    Strengthen,
)
from tests.march_of_progress.table import Table, dice, place, start

CHECKS = (
    attack.check,
    attack.check_discard,
    combat.check_occupy,
    fortify.check,
    initiative.check,
    movement.check,
    pick.check,
    strength.check,
)


def calls_for(action: Any, run: Callable[[], object]) -> Counter[CodeType]:
    """How often each function is called with this very action, whoever calls it."""
    calls: Counter[CodeType] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and any(value is action for value in frame.f_locals.values()):
            calls[frame.f_code] += 1

    sys.setprofile(count)
    try:
        run()
    finally:
        sys.setprofile(None)
    return calls


def in_the_field(**house: str) -> Table:
    """Two armies of each side at home, one in the neutral country."""
    state = place(start(**house), "blue", "home_blue", "home_blue", "neutral")
    return Table(place(state, "orange", "home_orange", "home_orange", "neutral"))


def won_at_home() -> Table:
    """Blue has beaten Orange in its home with two unlike armies, and chooses one to occupy it."""
    state = place(start(), "blue", "home_orange", "home_orange lying", "neutral")
    state = dice(place(state, "orange", "neutral"), 3, 2, 3, blue=6)
    return Table(state).turn("attack", "recruit", Attack(country="home_orange"))


def attacking(*blue: str) -> Table:
    return Table(place(in_the_field().state, "blue", *blue)).turn("attack", "recruit")


SITUATIONS = {  # the table, the action that is played there, the chapter's own check
    "pick": (in_the_field(), Pick(card="move1"), pick.check),
    "enter": (Table(start(cards="table")), Enter(side="blue", card="move1"), pick.check),
    "first": (in_the_field().turn("move1", "move2"), First(side="orange"), initiative.check),
    "move": (
        in_the_field().turn("move1", "recruit"),
        Move(armies=("blue-1",), to="neutral"),
        movement.check,
    ),
    "fortify": (in_the_field().turn("fortify", "recruit"), Fortify(army="blue-3"), fortify.check),
    "no-fortify": (
        in_the_field(fortify_optional="yes").turn("fortify", "recruit"),
        Decline(),
        fortify.check,
    ),
    "attack": (attacking("neutral", "neutral lying"), Attack(country="neutral"), attack.check),
    "no-attack": (attacking("neutral lying"), Decline(), attack.check),
    "discard": (
        in_the_field().turn("attack1", "recruit"),
        Discard(card="move1"),
        attack.check_discard,
    ),
    "occupy": (won_at_home(), Occupy(army="blue-2"), combat.check_occupy),
    "strengthen": (
        Table(place(start(), "blue", "neutral")).turn("strength", "recruit"),
        Strengthen(country="neutral"),
        strength.check,
    ),
}


@pytest.mark.parametrize("table, action, check", SITUATIONS.values(), ids=SITUATIONS)
def test_an_action_is_checked_once_by_its_own_chapter(table, action, check):
    seat = GAME.pending(table.state).waiting[0]
    calls = calls_for(action, lambda: GAME.apply(table.state, seat, action))
    assert calls[turn.check.__code__] == 1
    assert {each: calls[each.__code__] for each in CHECKS if each.__code__ in calls} == {check: 1}
