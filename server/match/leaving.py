"""Giving up: with several at the table the rest go on, if the game says how."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Seat, dropped
from server.games.ruling import Phrase, Ref
from server.match.agreements import ending
from server.match.fold import say
from server.match.ledger import Draft
from server.match.match import Match, changes
from server.match.refusal import NotPossible
from server.match.rows import Dropped
from server.match.values import Result


@changes
def resign(match: Match, command: str, seat: Seat) -> int:
    """Give up: the rest go on without this seat, or the match ends."""
    return leave(match, command, seat, "resigned")


@changes
def drop(match: Match, command: str, seat: Seat, reason: str) -> int:
    """The referee takes somebody out who does not come back."""
    return leave(match, command, seat, "dropped", reason)


def leave(match: Match, command: str, seat: Seat, how: str, words: str | None = None) -> int:
    at = match.running()
    if seat not in match.seats:
        raise NotPossible("refused-seat")
    if seat in at.out:
        raise NotPossible("refused-has-left")
    told = say(f"log-{how}", seat)
    if dropped(match.game, at.state, seat) is not None:
        says = (told,) if at.proposal is None else (told, say("log-proposal-void"))
        return match.record(command, [Draft(body=Dropped(), seat=seat, says=says, words=words)])
    end = replace(ending(the_end(match, seat, how)), seat=seat, says=(told,), words=words)
    return match.record(command, [end])


def the_end(match: Match, seat: Seat, how: str) -> Result:
    """With one left, that one wins; with more, those who stand best; alone one has lost."""
    standing = match.game.standing(match.position.state)
    why = Phrase(f"result-{how}", {"seat": Ref("seat", seat)})
    rest = remaining(match.seats, (*match.position.out, seat))
    winners = tuple(each for each in standing.winners if each in rest)
    if len(rest) < 2 or not winners:
        winners = rest
    return Result(how="resigned", winners=winners, scores=standing.scores, why=why)


def remaining(seats: tuple[Seat, ...], gone: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(each for each in seats if each not in gone)
