"""How many must agree to a proposal, and what one answer makes of it."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Seat
from server.match.values import Ballot, Proposal

Open = tuple[Proposal | None, Ballot | None]  # what is proposed and who has answered; or neither


def answered(
    proposal: Proposal | None, ballot: Ballot | None, seat: Seat | None, *, yes: bool
) -> Open:
    """The proposal after one answer: closed once it cannot pass any more, with nobody left in its
    `needs` once it has passed. The referee, who has no seat, decides it alone."""
    if proposal is None:
        return None, None
    if seat is None:
        return (replace(proposal, needs=()), ballot) if yes else (None, None)
    needs = tuple(need for need in proposal.needs if need != seat)
    if ballot is None:  # as it was before there were ballots: a single no ends it
        return (replace(proposal, needs=needs), None) if yes else (None, None)
    side = {"yes": (*ballot.yes, seat)} if yes else {"no": (*ballot.no, seat)}
    ballot = replace(ballot, **side)
    if not can_pass(ballot):
        return None, None
    return replace(proposal, needs=() if has_passed(ballot) else needs), ballot


def has_passed(ballot: Ballot) -> bool:
    """Whether enough have agreed. Whoever proposes is for it."""
    if ballot.rule == "all":
        return len(ballot.yes) == len(ballot.asked)
    return 2 * (len(ballot.yes) + 1) > len(ballot.asked) + 1


def can_pass(ballot: Ballot) -> bool:
    """Whether it would pass if all who are still silent agreed."""
    if ballot.rule == "all":
        return not ballot.no
    return 2 * (len(ballot.asked) - len(ballot.no) + 1) > len(ballot.asked) + 1
