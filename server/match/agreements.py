"""What players settle among themselves: taking back, correcting, other dice, a draw, an end.

Whoever is asked has answered, or is silent until the proposal lapses: silence is a no. How many
must agree is the table's policy; what would take back a roll or a reveal needs everybody.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.convert import convert
from server.games.kernel import REFEREE, Decide, Happening, Roll, Seat, Step
from server.games.ruling import IllegalMove, Phrase, Ref
from server.match.fold import corrected, say
from server.match.ledger import Draft
from server.match.match import Match, changes
from server.match.refusal import NotPossible
from server.match.rows import (
    Acted,
    Consented,
    Corrected,
    DiceChanged,
    Ended,
    Lapsed,
    Proposed,
    Undone,
)
from server.match.values import Ballot, DiceSource, Proposal, Result
from server.match.voting import answered

GOES_BACK = ("undo", "rewind")


class Wish(Struct, frozen=True, kw_only=True):
    """What somebody proposes."""

    what: str
    dice: DiceSource | None = None
    to: int | None = None
    corrections: tuple[dict[str, Any], ...] = ()
    action: dict[str, Any] | None = None
    reason: str | None = None


@changes
def undo(match: Match, command: str, seat: Seat, to: int) -> int:
    """Take back one's last step: at once where that is free, else by asking."""
    match.running()
    target = match.undoable(seat)
    if target is None:
        require_none_open(match)
        raise NotPossible("refused-nothing-to-undo")
    if target.to != to:
        raise NotPossible("refused-stale")
    if target.free:
        return match.record(command, taking_back(match, seat, target.to))
    return ask_others(match, command, seat, Wish(what="undo", to=target.to))


def taking_back(match: Match, seat: Seat, to: int) -> list[Draft]:
    """A free undo. What others have changed their minds to meanwhile stays: they do not know that
    this seat takes something back, nor it that they did."""
    later = list(takewhile(lambda row: row.seat != seat, match.steps_back()))
    step = next(row for row in match.steps_back() if row.seat == seat)
    told = say("log-undo", seat)
    if step.silent:  # nobody else knew of that step
        told = replace(told, to=(seat,))
    hidden = all(row.silent for row in later)  # else bots, who let it be, have moved since
    again = [Draft(body=row.body, seat=row.seat) for row in reversed(later) if hidden]
    return [back_to(to, seat, told), *again]


# --- Proposing -------------------------------------------------------------------------------


@changes
def propose(match: Match, command: str, seat: Seat, wish: Wish) -> int:
    """Ask the others: for a draw, an end, other dice, corrections, a rewind, or how to settle what
    waits for the referee."""
    match.running()
    require_none_open(match)
    if seat in match.position.out:
        raise NotPossible("refused-has-left")
    require_possible(match, wish)
    return ask_others(match, command, seat, wish)


def require_none_open(match: Match) -> None:
    """One proposal at a time: the refusal names the one that is open."""
    open_ = match.position.proposal
    if open_ is not None:
        raise NotPossible("refused-proposal-open", seat=Ref("seat", open_.by), what=open_.what)


def require_possible(match: Match, wish: Wish) -> None:
    """Refuse at once what could not be carried out, so that nobody is asked in vain."""
    match wish.what:
        case "draw":
            if len(match.seats) == 1:  # where everybody wins, whoever is alone would
                raise NotPossible("refused-draw-alone")
        case "dice":
            if wish.dice is None or not isinstance(match.pending(), Roll):
                raise NotPossible("refused-no-roll")
            if wish.dice == match.position.dice:
                raise NotPossible("refused-same-dice")
        case "rewind":
            require_row(match, wish.to)
        case "correct":
            if not wish.corrections:
                raise NotPossible("refused-no-correction")
            try_corrections(match, wish)
        case "settle":
            try_decision(match, wish)


def require_row(match: Match, to: int | None) -> None:
    """A row that a rewind may lead to."""
    if to is None or not 0 <= to < match.seq:
        raise NotPossible("refused-row")
    if to < match.ledger.upgraded_in:
        raise NotPossible("refused-older-rules")


def try_corrections(match: Match, wish: Wish) -> Step:
    """What they would come to; raises where the rules refuse one of them."""
    try:
        return corrected(match.game, match.position.state, wish.corrections)
    except msgspec.ValidationError as why:
        raise NotPossible("refused-action") from why


def try_decision(match: Match, wish: Wish) -> None:
    """Raises where the rules refuse the action, or nothing waits for the referee."""
    pending = match.pending()
    if not isinstance(pending, Decide) or pending.by != "referee" or wish.action is None:
        raise NotPossible("refused-nothing-to-settle")
    try:
        action = convert(wish.action, match.game.types.action)
    except msgspec.ValidationError as why:
        raise NotPossible("refused-action") from why
    match.game.check(match.position.state, REFEREE, action)


def ask_others(match: Match, command: str, seat: Seat, wish: Wish) -> int:
    """Log the proposal; where nobody else needs to agree, it is carried out at once."""
    require_none_open(match)
    ballot = the_ballot(match, seat, wish)
    proposal = Proposal(
        what=wish.what,  # type: ignore[arg-type]
        by=seat,
        needs=ballot.asked,
        to=wish.to,
        dice=wish.dice,
    )
    told = say(f"log-propose-{proposal.what}", seat, **named(match, wish))
    asked = Draft(
        body=Proposed(proposal=proposal, ballot=ballot),
        seat=seat,
        says=(told,),
        words=wish.reason,
    )
    rest = [] if ballot.asked else [settled(match, proposal, ballot)]
    return match.record(command, [asked, *rest])


def the_ballot(match: Match, seat: Seat, wish: Wish) -> Ballot:
    voters, pending = match.voters(seat), match.pending()
    reveals, tells = False, tuple[Phrase, ...]()
    if wish.what in GOES_BACK:
        reveals = match.reveals_since(wish.to or 0)
    elif wish.what == "correct":
        step = try_corrections(match, wish)
        reveals, tells = step.reveals, open_words(step)
    elif wish.what == "settle":
        tells = words_of(match, wish)
    return Ballot(
        asked=voters.seats,
        rule="all" if reveals else voters.rule,
        reveals=reveals,
        corrections=wish.corrections,
        decision=pending.id if wish.what == "settle" and isinstance(pending, Decide) else None,
        action=wish.action,
        tells=tells,
        reason=wish.reason,
    )


def open_words(step: Step) -> tuple[Phrase, ...]:
    """What everybody will read of it in the log, so that everybody knows what they agree to."""
    return tuple(told.text for told in step.happenings if told.to is None)


def words_of(match: Match, wish: Wish) -> tuple[Phrase, ...]:
    """The offer of the referee that is taken, in words."""
    offers = match.game.legal(match.position.state, REFEREE)
    return tuple(
        offer.label for offer in offers if msgspec.to_builtins(offer.action) == wish.action
    )


def named(match: Match, wish: Wish) -> dict[str, Any]:
    """The values that the sentence about a proposal names."""
    match wish.what:
        case "rewind":
            return {"row": match.numbers.number(wish.to or 0)}
        case "correct":
            return {"count": len(wish.corrections)}
        case "dice":
            return {"source": wish.dice or ""}
    return {}


# --- Answering -------------------------------------------------------------------------------


@changes
def consent(match: Match, command: str, seat: Seat, *, yes: bool, seen: int) -> int:
    """Answer the open proposal, or withdraw one's own; one that was made after row `seen` is not
    the one that is meant."""
    proposal = match.running().proposal
    if proposal is None:
        raise NotPossible("refused-no-proposal")
    if seen < proposed_in(match):
        raise NotPossible("refused-stale")
    withdraws = seat == proposal.by and not yes
    if not withdraws:
        require_asked(match, proposal, seat)
    key = "log-consent" if yes else "log-withdrawn" if withdraws else "log-declined"
    said = Draft(body=Consented(yes=yes), seat=seat, says=(say(key, seat),))
    if withdraws:
        said = Draft(body=Lapsed(), seat=seat, says=said.says)
    return answer(match, command, said, seat, yes=yes)


def require_asked(match: Match, proposal: Proposal, seat: Seat) -> None:
    """Each who was asked answers once; whoever proposes is not asked."""
    ballot = match.position.ballot
    if seat == proposal.by:
        raise NotPossible("refused-own-proposal")
    if ballot is not None and seat in (*ballot.yes, *ballot.no):
        raise NotPossible("refused-answered")
    if seat not in proposal.needs:
        raise NotPossible("refused-not-asked")


@changes
def decide(match: Match, command: str, *, yes: bool, seen: int, reason: str | None) -> int:
    """The referee carries the open proposal out, or turns it down, whoever has answered."""
    if match.running().proposal is None:
        raise NotPossible("refused-no-proposal")
    if seen < proposed_in(match):
        raise NotPossible("refused-stale")
    told = say("log-referee-agrees" if yes else "log-referee-declines")
    said = Draft(body=Consented(yes=yes), says=(told,), words=reason)
    return answer(match, command, said, None, yes=yes)


def answer(match: Match, command: str, said: Draft, seat: Seat | None, *, yes: bool) -> int:
    """Log an answer, with what follows from it: the proposal is carried out, or it has failed."""
    proposal, ballot = match.position.proposal, match.position.ballot
    if isinstance(said.body, Lapsed):
        return match.record(command, [said])
    after, counted = answered(proposal, ballot, seat, yes=yes)
    if after is None and ballot is not None and ballot.rule == "majority" and seat is not None:
        said = replace(said, says=(*said.says, say("log-outvoted")))
    if after is None or after.needs:
        return match.record(command, [said])
    try:
        return match.commit(match.made([said, settled(match, after, counted)], command))
    except (IllegalMove, msgspec.ValidationError, NotPossible):
        # The game has moved on since it was proposed: it cannot be done any more.
        return match.record(command, [said, lapsing("log-proposal-impossible", after)])


def lapse(match: Match, row: int) -> None:
    """Nobody answered the proposal of this row in time: silence is a no."""
    with match.lock:
        proposal = match.position.proposal
        if proposal is not None and not match.is_over and proposed_in(match) == row:
            match.record(None, [lapsing("log-proposal-lapsed", proposal)])


def lapsing(key: str, proposal: Proposal) -> Draft:
    told = replace(say(key, proposal.by, what=proposal.what), seat=None)
    return Draft(body=Lapsed(), says=(told,))


def proposed_in(match: Match) -> int:
    """The row of the open proposal: the newest on the way to the present position."""
    rows = (row for at in match.ledger.chain(match.seq) for row in match.ledger.rows(at, at))
    return next(row.seq for row in rows if isinstance(row.body, Proposed))


# --- Carrying out ----------------------------------------------------------------------------


def settled(match: Match, proposal: Proposal, ballot: Ballot | None) -> Draft:
    """What happens once enough have agreed."""
    over = match.game.standing(match.position.state)
    match proposal.what:
        case "undo":
            assert proposal.to is not None
            return back_to(proposal.to, proposal.by, say("log-undo-agreed"))
        case "rewind":
            assert proposal.to is not None
            told = say("log-rewind-agreed", row=match.numbers.number(proposal.to))
            return back_to(proposal.to, proposal.by, told)
        case "dice":
            assert proposal.dice is not None
            told = say("log-dice-changed", source=proposal.dice)
            return Draft(body=DiceChanged(dice=proposal.dice), says=(told,))
        case "correct":
            assert ballot is not None and ballot.corrections
            first, *more = ballot.corrections
            body = Corrected(correction=first, more=tuple(more))
            return Draft(body=body, says=(say("log-corrected-agreed"),), words=ballot.reason)
        case "settle":
            return settling(match, ballot)
        case "draw":
            stayed = tuple(seat for seat in over.scores if seat not in match.position.out)
            why = Phrase("result-drawn")
            return ending(Result(how="drawn", winners=stayed, scores=over.scores, why=why))
        case "stop":
            return ending(
                Result(how="stopped", winners=over.winners, scores=over.scores, why=over.why)
            )


def settling(match: Match, ballot: Ballot | None) -> Draft:
    """What the players answer in the referee's place; not if it was answered meanwhile."""
    assert ballot is not None and ballot.decision is not None and ballot.action is not None
    pending = match.pending()
    if not isinstance(pending, Decide) or pending.id != ballot.decision:
        raise NotPossible("refused-stale")
    body = Acted(decision=ballot.decision, action=ballot.action)
    return Draft(body=body, seat=REFEREE, says=(say("log-settled-agreed"),))


def back_to(row: int, seat: Seat | None, told: Happening) -> Draft:
    return Draft(body=Undone(to=row), back_to=row, seat=seat, says=(told,))


def ending(result: Result) -> Draft:
    return Draft(body=Ended(result=result), says=(say("log-ended"),))
