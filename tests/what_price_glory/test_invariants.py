"""What must hold through whole matches (digest, section 6), beyond what every state asserts itself:
each check has the number it has there."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.combat import shots
from server.games.what_price_glory.frames import BuildHands, Fire, Moving
from server.games.what_price_glory.movement import allowance
from server.games.what_price_glory.sides import CP, EN
from server.games.what_price_glory.state import (
    Ground,
    player,
    unit,
    units_of,
    vp_difference,
)
from server.games.what_price_glory.supply import supplied
from server.games.what_price_glory.turn import hand_limit
from tests.kernel.playout import playout

UNITS = {"german": 48, "french": 40, "british": 24, "belgian": 3, "us": 6}
ALL_POINTS = 53
SAMPLE = 0.05  # of the states, in which supply is compared


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_match(seed):
    luck = random.Random(~seed)
    for moment in playout(GAME, random.Random(seed)):
        s = moment.after
        assert Counter(u.nation for u in s.units) == UNITS  # 1
        assert sum(area.vp for area in s.pack.areas) == ALL_POINTS  # 3
        assert vp_difference(s) % 2 == 1  # 3
        if not s.over:
            frames(s)
            turn_one(s)
            concluded(moment)
            hands(moment)
        if luck.random() < SAMPLE:
            more_land_feeds_no_fewer(s, luck)


def frames(s):
    """8: no more points than the slowest unit has; 10: no modifier makes fire better; 11: a turn
    begins with the marker at zero."""
    for frame in s.todo:
        if isinstance(frame, Moving):
            assert frame.spent <= allowance(units_of(s, frame.units))
        if isinstance(frame, Fire) and frame.units:
            assert max((shot.need for shot in shots(s, frame)), default=0) <= max(
                u.strength for u in units_of(s, frame.units)
            )
        if isinstance(frame, BuildHands):
            assert s.initiative == 0


def turn_one(s):
    """16: no text of an Entente card in turn one."""
    if s.turn == 1:
        who = player(s, EN)
        assert not who.used and not who.out and not any(each.seen for each in who.discard)


def concluded(moment):
    """6: who has acted is spent at the end of the impulse, unless recovering was the last thing."""
    before, s = moment.before, moment.after
    if before.impulse is None or s.impulse is not None or s.turn != before.turn:
        return
    if isinstance(moment.given.what, act.Recover | act.Choose):
        return
    acted = [unit(s, id) for id in before.impulse.active]
    assert not any(u.fresh for u in acted if u.is_on_map)


def hands(moment):
    """14: no hand above its limit."""
    before, s = moment.before, moment.after
    if isinstance(before.todo[0], BuildHands) and not isinstance(s.todo[0], BuildHands):
        for seat in (EN, CP):
            assert len(player(s, seat).hand) <= hand_limit(before, seat).value


def more_land_feeds_no_fewer(s, luck):
    """20: one more area of a side takes supply from none of its units."""
    area = luck.choice(sorted(s.ground))
    for seat, nations in ((CP, ("german",)), (EN, ("french", "british", "belgian", "us"))):
        more = replace(s, ground={**s.ground, area: Ground(controller=seat)})
        for nation in nations:
            assert supplied(s, nation) <= supplied(more, nation)
