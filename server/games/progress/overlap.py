"""The optional overlap (book p.5): a turn begins while the last player still discards for upkeep.

Only what touches no deck and no discard pile may be done meanwhile, so the order of the two makes
no difference; no age begins, and the turn does not end, before the earlier one has.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.progress.actions import (
    Discover,
    Draw,
    Generate,
    PayMilestone,
    QuickDraw,
    ShuffleDraw,
    UseHeritage,
)
from server.games.progress.ages import due
from server.games.progress.data import TOKENS
from server.games.progress.state import Four, State, excess, person_of, with_player
from server.games.telling import Told, tell


def may_put_off(s: State) -> bool:
    """With the cards on the phones, if nobody is late already and the game goes on."""
    allowed = s.house.upkeep_overlap == "yes" and len(s.present) > 1
    return allowed and not s.companion and s.late is None and not s.ended


def put_off(s: State, told: Told) -> State:
    """Tokens turn ready and leftover Knowledge is lost; the discard is still to come."""
    player = s.me
    tell(told, "pr-late", s.active, many=excess(s, player))
    player = replace(player, ready=player.tokens, spent=Four())
    return replace(with_player(s, player), pool=Four(), late=s.active, phase="next")


def waits(s: State) -> bool:
    """Whether nothing goes on before the late one has discarded."""
    return s.late is not None and (s.phase == "upkeep" or bool(due(s)))


def touches(s: State, action: Any) -> bool:
    """Whether the action uses a deck or a discard pile."""
    match action:
        case Draw() | QuickDraw() | ShuffleDraw():
            return True
        case Discover(pay=pay) | Generate(pay=pay) | PayMilestone(pay=pay):
            return any(many and key not in TOKENS for key, many in pay.items())
        case UseHeritage():
            return draws(s, s.active)
    return False


def draws(s: State, seat: Seat) -> bool:
    """Whether the Heritage of who guides the seat draws cards."""
    person = s.of(seat).person
    heritage = person_of(s, person).heritage if person is not None else None
    return heritage is not None and heritage.draw > 0
