"""The one function that plays a row. It is used when a row is made and when it is replayed, so the
two cannot differ."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from server.games.convert import convert
from server.games.kernel import Decide, Game, Happening, Over, Pending, Seat
from server.games.ruling import Phrase, Ref
from server.match.rows import (
    Acted,
    AnyBody,
    Consented,
    Corrected,
    DiceChanged,
    Ended,
    Fed,
    Noted,
    Proposed,
    Requested,
    SentBack,
    Started,
    Typed,
    Undone,
    Upgraded,
)
from server.match.values import DiceSource, Proposal, Result, Thrown


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match after a row: the game's state, and what the server itself keeps track of."""

    state: Any
    dice: DiceSource = "typed"
    seed: str | None = None
    thrown: Thrown | None = None
    proposal: Proposal | None = None
    result: Result | None = None


class Outcome(Struct, frozen=True, kw_only=True):
    position: Position
    happenings: tuple[Happening, ...] = ()
    barrier: bool = False


def say(key: str, by: Seat | None = None, **values: Any) -> Happening:
    """A happening of the server's own, told to everybody; `by` fills the sentence's `seat`."""
    if by is not None:
        values["seat"] = Ref("seat", by)
    return Happening(text=Phrase(key, values), seat=by)


def enact(game: Game[Any], at: Position | None, body: AnyBody, seat: Seat | None) -> Outcome:
    """What `body` makes of the position. Raises `IllegalMove`; changes nothing itself."""
    if isinstance(body, Started):
        return start(game, body)
    assert at is not None, "a match begins with its row 0"
    if isinstance(body, Acted | Fed | Corrected):
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
        case SentBack():
            return replace(at, thrown=None)
        case Undone():
            return replace(at, proposal=None, thrown=None)
        case Proposed(proposal=proposal):
            return replace(at, proposal=proposal)
        case Consented(yes=yes):
            return replace(at, proposal=agreed(at.proposal, seat, yes=yes))
        case DiceChanged(dice=dice):
            return replace(at, dice=dice, seed=None, thrown=None, proposal=None)
        case Ended(result=result):
            return replace(at, result=result, proposal=None, thrown=None)
        case Acted() | Fed() | Corrected():
            return replace(at, seed=None, thrown=None)
        case Started() | Noted() | Upgraded():
            return at


def start(game: Game[Any], body: Started) -> Outcome:
    state = game.setup(body.setup, body.seats)
    position = Position(state=state, dice=body.policy.dice)
    return Outcome(position=with_result(position, game.pending(state)))


def step(
    game: Game[Any], at: Position, body: Acted | Fed | Corrected, seat: Seat | None
) -> Outcome:
    """A step of the game itself; the barrier is set where a free undo must stop."""
    match body:
        case Acted(action=raw):
            made = game.apply(at.state, seat or "", convert(raw, game.types.action))
        case Fed(chance=chance):
            made = game.feed(at.state, chance)
        case Corrected(correction=raw):
            made = game.correct(at.state, convert(raw, game.types.correction))
    after = game.pending(made.state)
    barrier = (
        isinstance(body, Fed) or made.reveals or deciders(game.pending(at.state)) != deciders(after)
    )
    moved = replace(shell(at, body, seat), state=made.state)
    return Outcome(position=with_result(moved, after), happenings=made.happenings, barrier=barrier)


def with_result(at: Position, pending: Pending) -> Position:
    """Note the result as soon as the game is over, and forget it if a correction reopens it."""
    result = None
    if isinstance(pending, Over):
        result = Result(how="over", winners=pending.winners, scores=pending.scores, why=pending.why)
    return replace(at, result=result)


def deciders(pending: Pending) -> tuple[Seat, ...]:
    return tuple(sorted(pending.seats)) if isinstance(pending, Decide) else ()


def agreed(proposal: Proposal | None, seat: Seat | None, *, yes: bool) -> Proposal | None:
    """The proposal after one answer: a single no ends it."""
    if proposal is None or not yes:
        return None
    return replace(proposal, needs=tuple(need for need in proposal.needs if need != seat))
