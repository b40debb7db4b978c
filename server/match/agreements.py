"""What players settle among themselves: taking back, a draw, an agreed end, giving up."""

from __future__ import annotations

from itertools import takewhile
from typing import Literal

from msgspec.structs import replace

from server.games.kernel import Happening, Roll, Seat
from server.games.ruling import Phrase, Ref
from server.match.fold import say
from server.match.ledger import Draft
from server.match.match import Match, changes
from server.match.refusal import NotPossible
from server.match.rows import Consented, DiceChanged, Ended, Proposed, Undone
from server.match.values import DiceSource, Proposal, Result


@changes
def undo(match: Match, command: str, seat: Seat, to: int) -> int:
    """Take back one's last step: at once where that is free, else by asking."""
    match.running()
    target = match.undoable(seat)
    if target is None:
        raise NotPossible("refused-nothing-to-undo")
    if target.to != to:
        raise NotPossible("refused-stale")
    if target.free:
        return match.record(command, taking_back(match, seat, target.to))
    return ask_others(match, command, Proposal(what="undo", by=seat, needs=(), to=target.to))


def taking_back(match: Match, seat: Seat, to: int) -> list[Draft]:
    """A free undo. What others have changed their minds to meanwhile stays: they do not know that
    this seat takes something back, nor it that they did."""
    later = list(takewhile(lambda row: row.seat != seat, match.steps_back()))
    step = next(row for row in match.steps_back() if row.seat == seat)
    told = say("log-undo", seat)
    if step.silent:  # nobody else knew of that step
        told = replace(told, to=(seat,))
    hidden = all(row.silent for row in later)  # else bots, who consent, have moved since
    again = [Draft(body=row.body, seat=row.seat) for row in reversed(later) if hidden]
    return [back_to(to, seat, told), *again]


@changes
def propose(
    match: Match,
    command: str,
    seat: Seat,
    what: Literal["draw", "stop", "dice"],
    dice: DiceSource | None = None,
) -> int:
    """Offer a draw, an agreed end, or other dice for the roll that is asked for."""
    if what == "dice" and (dice is None or not isinstance(match.pending(), Roll)):
        raise NotPossible("refused-no-roll")
    return ask_others(match, command, Proposal(what=what, by=seat, needs=(), dice=dice))


def ask_others(match: Match, command: str, proposal: Proposal) -> int:
    """Log the proposal; where nobody else needs to agree, it is settled at once."""
    if match.running().proposal is not None:
        raise NotPossible("refused-proposal-open")
    proposal = replace(proposal, needs=match.consenters(proposal.by))
    told = say(f"log-propose-{proposal.what}", proposal.by)
    asked = Draft(body=Proposed(proposal=proposal), seat=proposal.by, says=(told,))
    rest = [] if proposal.needs else [settled(match, proposal)]
    return match.record(command, [asked, *rest])


@changes
def consent(match: Match, command: str, seat: Seat, *, yes: bool, seen: int) -> int:
    """Answer the open proposal, or withdraw one's own; one that was made after row `seen` is not
    the one that is meant."""
    proposal = match.running().proposal
    withdraws = proposal is not None and seat == proposal.by and not yes
    if proposal is None or (seat not in proposal.needs and not withdraws):
        raise NotPossible("refused-no-proposal")
    if seen < proposed_in(match):
        raise NotPossible("refused-stale")
    key = "log-consent" if yes else "log-withdrawn" if withdraws else "log-declined"
    drafts = [Draft(body=Consented(yes=yes), seat=seat, says=(say(key, seat),))]
    if yes and proposal.needs == (seat,):
        drafts.append(settled(match, proposal))
    return match.record(command, drafts)


def proposed_in(match: Match) -> int:
    """The row of the open proposal: the newest on the way to the present position."""
    rows = (row for at in match.ledger.chain(match.seq) for row in match.ledger.rows(at, at))
    return next(row.seq for row in rows if isinstance(row.body, Proposed))


def settled(match: Match, proposal: Proposal) -> Draft:
    """What happens once everybody has agreed."""
    over = match.game.standing(match.position.state)
    match proposal.what:
        case "undo":
            assert proposal.to is not None
            return back_to(proposal.to, proposal.by, say("log-undo-agreed"))
        case "dice":
            assert proposal.dice is not None
            told = say("log-dice-changed", source=proposal.dice)
            return Draft(body=DiceChanged(dice=proposal.dice), says=(told,))
        case "draw":
            why = Phrase("result-drawn")
            return ending(
                Result(how="drawn", winners=tuple(over.scores), scores=over.scores, why=why)
            )
        case "stop":
            return ending(
                Result(how="stopped", winners=over.winners, scores=over.scores, why=over.why)
            )


@changes
def resign(match: Match, command: str, seat: Seat, others: tuple[Seat, ...]) -> int:
    """Give up: the others win."""
    match.running()
    scores = match.game.standing(match.position.state).scores
    why = Phrase("result-resigned", {"seat": Ref("seat", seat)})
    result = Result(how="resigned", winners=others, scores=scores, why=why)
    draft = replace(ending(result), seat=seat, says=(say("log-resigned", seat),))
    return match.record(command, [draft])


def back_to(row: int, seat: Seat | None, told: Happening) -> Draft:
    return Draft(body=Undone(to=row), back_to=row, seat=seat, says=(told,))


def ending(result: Result) -> Draft:
    return Draft(body=Ended(result=result), says=(say("log-ended"),))
