"""An action is checked once on its way through the game, and what it needs is measured once.

Calls are counted by the code that runs, not by a name that is patched: whoever calls a check, and
by whatever name it was imported, is counted.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance import actions as act
from server.games.armored_advance.fire import attack
from server.games.armored_advance.ground import lanes, standing
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.lists import forces, handing_in
from server.games.armored_advance.play import (
    attacks,
    deployment,
    dispatch,
    infantry,
    movement,
    said_moves,
)
from server.games.armored_advance.state import State
from server.games.kernel import Seat, Setup, Step
from tests.armored_advance.table import CARDS, at, match, squad, unit
from tests.kernel.playout import next_input

CHAPTERS = [
    dispatch.SETTLE,
    dispatch.DRAW,
    *dispatch.BEFORE_PLAY.values(),
    *dispatch.IN_A_TURN.values(),
    *dispatch.ON_FOOT.values(),
]
CHECKS = {chapter.check for chapter in CHAPTERS}


def calls(work: Callable[[], Any], *functions: Callable[..., Any]) -> Counter[str]:
    """How often the work calls each of the functions, directly or not."""
    names = {each.__code__: f"{each.__module__}.{each.__qualname__}" for each in functions}
    found: Counter[str] = Counter(dict.fromkeys(names.values(), 0))

    def count(frame: Any, event: str, _: Any) -> None:
        if event == "call" and frame.f_code in names:
            found[names[frame.f_code]] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return found


def duel(*, board: bool = True) -> State:
    tanks = unit("blue-1", "m4a3-75w", 20, 20), unit("orange-1", "pz-iv-h", 32, 20, 180)
    return match(*tanks, squad("blue-s1", 20, 30), board=board)


def deploying() -> State:
    s = duel()
    units = tuple(replace(each, state="waiting", place=None) for each in s.units)
    squads = tuple(replace(each, state="waiting", place=None) for each in s.squads)
    return replace(s, stage="deploy", units=units, squads=squads)


LISTS = GAME.setup(Setup(), GAME.seats)
FIRE = act.Fire(unit="blue-1", weapon="gun", target="orange-1")
SAID = act.SayFire(unit="blue-1", weapon="gun", target="orange-1", inches=10_000)
MOVE = act.Move(unit="blue-1", to=at(22, 20))

WAYS = {
    "move": (duel(), MOVE, movement.check, [standing.require_room]),
    "march": (
        duel(),
        act.Move(unit="blue-s1", to=at(22, 30)),
        infantry.check_march,
        [standing.require_room],
    ),
    "said-move": (
        duel(board=False),
        act.SayMove(unit="blue-1", inches=2_000),
        said_moves.check,
        [movement.budget],
    ),
    "fire": (duel(), FIRE, attacks.check, [lanes.measured, lanes.look, attack.judge]),
    "said-fire": (duel(board=False), SAID, attacks.check, [attack.judge]),
    "deploy": (
        deploying(),
        act.Deploy(unit="blue-1", at=at(5, 20)),
        deployment.check,
        [standing.require_room],
    ),
    "hand-in": (
        LISTS,
        act.Pick(force=handing_in.presets(LISTS)[0]),
        handing_in.check,
        [handing_in.faults, forces.faults],
    ),
}


@pytest.mark.parametrize("s, action, check, costly", WAYS.values(), ids=WAYS)
def test_an_action_is_checked_once_and_measured_once(s, action, check, costly):
    found = calls(lambda: GAME.apply(s, "blue", action), dispatch.checked, check, *costly)
    assert found and set(found.values()) == {1}, found
    others = calls(lambda: GAME.apply(s, "blue", action), *CHECKS - {check})
    assert not others.total(), others


def test_an_attack_that_goes_on_as_the_players_called_it_is_judged_once_more():
    hulls = sum(CARDS[card].hull.length for card in ("m4a3-75w", "pz-iv-h")) / 2 / INCH
    apart = unit("blue-1", "m4a3-75w"), unit("orange-1", "pz-iv-h", 22.02 + hulls, 10, 180)
    s: State = GAME.apply(match(*apart, place_error=100), "blue", FIRE).state
    assert s.unclear is not None
    s = GAME.apply(s, "blue", act.Settle(holds=True)).state
    last = act.Settle(holds=True)
    found = calls(lambda: GAME.apply(s, "orange", last), dispatch.checked, attacks.check)
    assert set(found.values()) == {1}, found


@pytest.mark.parametrize(
    "board, kinds",
    [
        ("crossroads", {act.Pick, act.ChooseZone, act.Deploy, act.Move, act.Fire, act.EndTurn}),
        ("none", {act.Pick, act.Deployed, act.SayMove, act.SayFire, act.EndTurn}),
    ],
)
def test_no_action_of_whole_matches_is_checked_twice(board, kinds):
    played = set()
    for seed in range(5):
        luck = random.Random(seed)
        s = GAME.setup(Setup(answers={"board": board}), GAME.seats)
        while (given := next_input(GAME, s, luck)) is not None:
            if given.seat is None:
                s = GAME.feed(s, given.what).state
            else:
                s = played_under_one_check(s, given.seat, given.what)
                played.add(type(given.what))
    assert kinds <= played


def played_under_one_check(s: State, seat: Seat, action: Any) -> State:
    steps: list[Step] = []
    own = dispatch.chapter_of(s, action).check
    found = calls(lambda: steps.append(GAME.apply(s, seat, action)), dispatch.checked, own)
    assert set(found.values()) == {1}, (action, found)
    after: State = steps[0].state
    return after
