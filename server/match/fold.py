"""The one function that plays a row. It is used when a row is made and when it is replayed, so the
two cannot differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from server.games.convert import convert
from server.games.kernel import Decide, Game, Happening, Over, Pending, Seat, Step, dropped
from server.games.ruling import Phrase, Ref
from server.match.rows import (
    Acted,
    AnyBody,
    Consented,
    Corrected,
    DiceChanged,
    Doubted,
    Dropped,
    Ended,
    Fed,
    Lapsed,
    Noted,
    Proposed,
    Requested,
    SentBack,
    Started,
    Typed,
    Undone,
    Upgraded,
    Whispered,
)
from server.match.values import OWN_NAMES, Ballot, DiceSource, Doubt, Proposal, Result, Thrown
from server.match.voting import answered

TYPED: DiceSource = "typed"


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match after a row: the game's state, and what the server itself keeps track of."""

    state: Any
    dice: DiceSource = TYPED
    seed: str | None = None
    thrown: Thrown | None = None
    proposal: Proposal | None = None
    result: Result | None = None
    doubt: Doubt | None = None
    ballot: Ballot | None = None
    out: tuple[Seat, ...] = ()  # who has left the match, while the rest go on

    def __post_init__(self) -> None:
        # msgspec leaves a default out only where it is the same object, and a hash covers that.
        if self.dice == TYPED and self.dice is not TYPED:
            force_setattr(self, "dice", TYPED)


class Outcome(Struct, frozen=True, kw_only=True):
    position: Position
    happenings: tuple[Happening, ...] = ()
    barrier: bool = False
    reveals: bool = False


def say(key: str, by: Seat | None = None, **values: Any) -> Happening:
    """A happening of the server's own, told to everybody; `by` fills the sentence's `seat`."""
    if by is not None:
        values["seat"] = Ref("seat", by)
    return Happening(text=Phrase(key, values), seat=by)


def called(device: str) -> str | Ref:
    """A device by its name; a station of the server's own has one in every language."""
    return Ref("device-own", device) if device in OWN_NAMES else device


def enact(game: Game[Any], at: Position | None, body: AnyBody, seat: Seat | None) -> Outcome:
    """What `body` makes of the position. Raises `IllegalMove`; changes nothing itself."""
    if isinstance(body, Started):
        return start(game, body)
    assert at is not None, "a match begins with its row 0"
    if isinstance(body, Acted | Fed | Corrected | Dropped):
        return step(game, at, body, seat)
    if isinstance(body, Upgraded):
        return Outcome(position=replace(at, state=state_of(game, body.state, body.version)))
    return Outcome(position=shell(at, body, seat))


def state_of(game: Game[Any], raw: Any, version: str) -> Any:
    """A stored state as the rules at hand know it."""
    if version != game.version:
        return game.upgrade(raw, version)
    return convert(raw, game.types.state)


def shell(at: Position, body: AnyBody, seat: Seat | None) -> Position:
    """The part of a position that is the server's own, after a row. It needs no rules; the game's
    state is left as it was."""
    match body:
        case Requested(seed=seed):
            return replace(at, seed=seed)
        case Typed(thrown=thrown):
            return replace(at, thrown=thrown)
        case Doubted(doubt=doubt):
            return replace(at, doubt=doubt)
        case SentBack():
            return replace(at, thrown=None)
        case Undone():
            return replace(closed(at), thrown=None, doubt=None)
        case Proposed(proposal=proposal, ballot=ballot):
            return replace(at, proposal=proposal, ballot=ballot)
        case Consented(yes=yes):
            after, ballot = answered(at.proposal, at.ballot, seat, yes=yes)
            return replace(at, proposal=after, ballot=ballot)
        case Lapsed():
            return closed(at)
        case DiceChanged(dice=dice):
            return replace(closed(at), dice=dice, seed=None, thrown=None, doubt=None)
        case Ended(result=result):
            return replace(closed(at), result=result, thrown=None, doubt=None)
        case Acted() | Fed() | Corrected():
            at = closed(at) if is_carried_out(at.proposal) else at
            return replace(at, seed=None, thrown=None, doubt=None)
        case Dropped():
            assert seat is not None, "a row that drops a seat names it"
            out = (*at.out, seat)
            return replace(closed(at), seed=None, thrown=None, doubt=None, out=out)
        case Started() | Noted() | Upgraded() | Whispered():
            return at


def closed(at: Position) -> Position:
    """Without the open proposal."""
    return replace(at, proposal=None, ballot=None)


def is_carried_out(proposal: Proposal | None) -> bool:
    """Whether the step that is being made is the one that was agreed to."""
    return proposal is not None and proposal.what in ("correct", "settle") and proposal.needs == ()


def start(game: Game[Any], body: Started) -> Outcome:
    state = game.setup(body.setup, body.seats)
    position = Position(state=state, dice=body.policy.dice)
    return Outcome(position=with_result(position, game.pending(state)))


def step(
    game: Game[Any], at: Position, body: Acted | Fed | Corrected | Dropped, seat: Seat | None
) -> Outcome:
    """A step of the game itself; the barrier is set where a free undo must stop."""
    made = played(game, at.state, body, seat or "")
    after = game.pending(made.state)
    reveals = isinstance(body, Fed) or made.reveals
    barrier = reveals or deciders(game.pending(at.state)) != deciders(after)
    moved = replace(shell(at, body, seat), state=made.state)
    moved, told = asked_anew(moved) if reveals else (moved, ())
    return Outcome(
        position=with_result(moved, after),
        happenings=made.happenings + told,
        barrier=barrier or isinstance(body, Dropped),
        reveals=reveals,
    )


def asked_anew(at: Position) -> tuple[Position, tuple[Happening, ...]]:
    """After a roll or a reveal: what is proposed may go past it now. Then everybody must agree,
    whatever was enough before; where somebody has declined, that ends it."""
    if at.ballot is None or not goes_back(at.proposal):
        return at, ()
    if at.ballot.no:
        return closed(at), (say("log-proposal-void"),)
    return replace(at, ballot=replace(at.ballot, rule="all", reveals=True)), ()


def goes_back(proposal: Proposal | None) -> bool:
    return proposal is not None and proposal.what in ("undo", "rewind")


def played(
    game: Game[Any], state: Any, body: Acted | Fed | Corrected | Dropped, seat: Seat
) -> Step:
    match body:
        case Acted(action=raw):
            return game.apply(state, seat, convert(raw, game.types.action))
        case Fed(chance=chance):
            return game.feed(state, chance)
        case Corrected(correction=first, more=more):
            return corrected(game, state, (first, *more))
        case Dropped():
            step = dropped(game, state, seat)
            assert step is not None, "the game knows how to go on, or the match would have ended"
            return step


def corrected(game: Game[Any], state: Any, corrections: Sequence[dict[str, Any]]) -> Step:
    """Several corrections, one after the other; one that is refused refuses them all."""
    step = Step(state=state)
    for raw in corrections:
        made = game.correct(step.state, convert(raw, game.types.correction))
        step = Step(
            state=made.state,
            happenings=step.happenings + made.happenings,
            reveals=step.reveals or made.reveals,
        )
    return step


def with_result(at: Position, pending: Pending) -> Position:
    """Note the result as soon as the game is over, and forget it if a correction reopens it."""
    result = None
    if isinstance(pending, Over):
        result = Result(how="over", winners=pending.winners, scores=pending.scores, why=pending.why)
    return replace(at, result=result)


def deciders(pending: Pending) -> tuple[Seat, ...]:
    return tuple(sorted(pending.seats)) if isinstance(pending, Decide) else ()
