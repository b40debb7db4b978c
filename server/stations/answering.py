"""What a bot answers to a proposal.

A draw or an end: by its position, as its own view shows it; one that cannot judge that plays on.
What concerns the table itself (a step taken back, a correction, other dice, what waits for the
referee) it cannot see: there it follows the people who are asked with it. With one person alone it
lets nothing be taken back that a roll or a reveal has followed, and else takes the person's word.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from server.games.bot import Asked, Judges
from server.messages import Proposal, TableInfo
from server.stations.duty import Assignment, is_person

log = logging.getLogger(__name__)


def answer(
    chair: Assignment, table: TableInfo, proposal: Proposal, asked: Callable[[], Asked]
) -> bool:
    """Whether the bot agrees; its view is read only where that matters."""
    if proposal.what in ("draw", "stop"):
        lead = judged(chair, asked)
        return lead is not None and (lead <= 0 if proposal.what == "draw" else lead >= 0)
    people = [seat for seat in (*proposal.yes, *proposal.no) if is_person(chair, table, seat)]
    if people:
        agreed = sum(seat in proposal.yes for seat in people)
        return 2 * agreed > len(people)
    return not proposal.reveals


def judged(chair: Assignment, asked: Callable[[], Asked]) -> float | None:
    """How far the bot is ahead; None where it cannot tell, or fails at it."""
    if not isinstance(chair.bot, Judges):
        return None
    try:
        return chair.bot.lead(asked())
    except Exception:
        log.exception("the bot at %s/%s cannot judge its position", chair.table, chair.seat)
        return None
