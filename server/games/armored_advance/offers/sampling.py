"""One action an offer covers, by luck: for bots and for the tests."""

from __future__ import annotations

import math
from typing import Any

from msgspec.structs import replace

from server.games.armored_advance import actions as act
from server.games.armored_advance.ground.places import TURN, Place
from server.games.armored_advance.play import dispatch
from server.games.armored_advance.state import State, find_unit
from server.games.bot import drawn
from server.games.kernel import Luck, Offer, Seat, Vary, Within
from server.games.ruling import IllegalMove

TRIES = 3


def sample(s: State, seat: Seat, offer: Offer, luck: Luck) -> Any:
    """A variation that passes `check`; the offered action itself if luck finds none soon."""
    if not offer.vary:
        return offer.action
    for _ in range(TRIES):
        action = _varied(s, offer, luck)
        try:
            dispatch.check(s, seat, action)
        except IllegalMove:
            continue
        return action
    return offer.action


def _varied(s: State, offer: Offer, luck: Luck) -> Any:
    ways = {vary.field: _drawn(vary, luck) for vary in offer.vary}
    action = replace(offer.action, **ways)
    if isinstance(action, act.Move) and luck.random() < 0.8:
        return _facing_travel(s, action)
    if isinstance(action, act.SayMove) and luck.random() < 0.8:
        return replace(action, mud=0, late_mud=0, water=0)
    if isinstance(action, act.SayFire) and luck.random() < 0.8:
        return replace(action, walls=0, foliage=0, sight="seen", inches=action.inches // 10)
    return action


def _facing_travel(s: State, action: act.Move) -> act.Move:
    """As most moves are: ending with the front the way it went."""
    unit = find_unit(s, action.unit)
    if unit is None or unit.place is None or unit.place == action.to:
        return action
    angle = math.atan2(action.to.y - unit.place.y, action.to.x - unit.place.x)
    return replace(action, heading=round(math.degrees(angle) * 100) % TURN)


def _drawn(vary: Vary, luck: Luck) -> Any:
    match vary:
        case Within(outline=outline, most=None):
            return _place(outline, luck)
        case Within(outline=outline):  # most ways are straight
            return (_place(outline, luck),) if luck.random() < 0.2 else ()
    return drawn(vary, None, luck)


def _place(outline: tuple[tuple[int, int], ...], luck: Luck) -> Place:
    """Somewhere within a convex outline: between its middle and its rim."""
    across, down = [x for x, _ in outline], [y for _, y in outline]
    middle = (sum(across) / len(across), sum(down) / len(down))
    k = luck.randint(0, len(outline) - 1)
    share, reach = luck.random(), luck.random() * 0.999
    (x1, y1), (x2, y2) = outline[k - 1], outline[k]
    x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
    return Place(
        round(middle[0] + (x - middle[0]) * reach), round(middle[1] + (y - middle[1]) * reach)
    )
