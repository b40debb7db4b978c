"""A match is its log: the rows, and the one function that plays a row.

`enact` is used when a row is made and when it is replayed, so the two cannot differ. State is the
fold of the rows along their parents: an undo is a row whose parent lies further back.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.convert import convert
from server.games.kernel import (
    Chance,
    Faces,
    Game,
    Happening,
    Order,
    Over,
    Pending,
    Roll,
    Seat,
    Setup,
    Shuffle,
)
from server.games.ruling import Phrase, Ref
from server.messages import DiceSource, Policy, Proposal, Result, Thrown

# --- What a row may hold ---------------------------------------------------------------------


class Body(Struct, frozen=True, kw_only=True):
    """What was put into the match."""


class Started(Body, frozen=True, kw_only=True, tag="started"):
    """Row 0: everything the match is played with."""

    game: str
    version: str
    setup: Setup
    seats: tuple[Seat, ...]
    policy: Policy


class Acted(Body, frozen=True, kw_only=True, tag="acted"):
    decision: str
    action: dict[str, Any]


class Requested(Body, frozen=True, kw_only=True, tag="requested"):
    """Chance the server will draw: the seed is fixed before anyone may throw."""

    what: str  # the id of the roll or the shuffle
    seed: str


class Typed(Body, frozen=True, kw_only=True, tag="typed"):
    """Faces that wait for a nod."""

    thrown: Thrown


class SentBack(Body, frozen=True, kw_only=True, tag="sent_back"):
    """Typed faces were not agreed to."""


class Fed(Body, frozen=True, kw_only=True, tag="fed"):
    chance: Chance
    source: Literal["typed", "server", "referee", "clock"]


class Corrected(Body, frozen=True, kw_only=True, tag="corrected"):
    correction: dict[str, Any]


class Undone(Body, frozen=True, kw_only=True, tag="undone"):
    """Back to the state after row `to`, which is this row's parent."""

    to: int


class Proposed(Body, frozen=True, kw_only=True, tag="proposed"):
    proposal: Proposal


class Consented(Body, frozen=True, kw_only=True, tag="consented"):
    yes: bool


class DiceChanged(Body, frozen=True, kw_only=True, tag="dice_changed"):
    dice: DiceSource


class Ended(Body, frozen=True, kw_only=True, tag="ended"):
    result: Result


class Noted(Body, frozen=True, kw_only=True, tag="noted"):
    """Words for the log that change nothing: a call, a ruling."""


class Upgraded(Body, frozen=True, kw_only=True, tag="upgraded"):
    """The match goes on under newer rules, from this state."""

    version: str
    state: dict[str, Any]


AnyBody = (
    Started
    | Acted
    | Requested
    | Typed
    | SentBack
    | Fed
    | Corrected
    | Undone
    | Proposed
    | Consented
    | DiceChanged
    | Ended
    | Noted
    | Upgraded
)
STEPS = (Acted, Fed, Corrected)  # the rows that an undo takes back


class Row(Struct, frozen=True, kw_only=True):
    """One line of the log, on disk before anybody is told of it."""

    seq: int
    parent: int  # the row whose state this one continues; -1 for row 0
    at: float
    body: AnyBody
    seat: Seat | None = None
    command: str | None = None
    happenings: tuple[Happening, ...] = ()
    words: str | None = None
    barrier: bool = False  # free undo stops here
    hash: str = ""


class Position(Struct, frozen=True, kw_only=True):
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


# --- Playing a row ---------------------------------------------------------------------------


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
    match body:
        case Acted() | Fed() | Corrected():
            return step(game, at, body, seat)
        case Requested(seed=seed):
            return Outcome(position=replace(at, seed=seed))
        case Typed(thrown=thrown):
            return Outcome(position=replace(at, thrown=thrown))
        case SentBack():
            return Outcome(position=replace(at, thrown=None))
        case Undone():
            return Outcome(position=replace(at, proposal=None, thrown=None))
        case Proposed(proposal=proposal):
            return Outcome(position=replace(at, proposal=proposal))
        case Consented(yes=yes):
            return Outcome(position=replace(at, proposal=agreed(at.proposal, seat, yes=yes)))
        case DiceChanged(dice=dice):
            return Outcome(position=replace(at, dice=dice, seed=None, thrown=None, proposal=None))
        case Ended(result=result):
            return Outcome(position=replace(at, result=result, proposal=None, thrown=None))
        case Noted():
            return Outcome(position=at)
        case Upgraded(state=state):
            return Outcome(position=replace(at, state=convert(state, game.types.state)))


def start(game: Game[Any], body: Started) -> Outcome:
    state = game.setup(body.setup, body.seats)
    return finish(game, Position(state=state, dice=body.policy.dice), ())


def step(
    game: Game[Any], at: Position, body: Acted | Fed | Corrected, seat: Seat | None
) -> Outcome:
    """A step of the game itself; the barrier is set where a free undo must stop."""
    before = game.pending(at.state)
    match body:
        case Acted(action=raw):
            action = convert(raw, game.types.action)
            game.check(at.state, seat or "", action)
            made = game.apply(at.state, seat or "", action)
        case Fed(chance=chance):
            made = game.feed(at.state, chance)
        case Corrected(correction=raw):
            made = game.correct(at.state, convert(raw, game.types.correction))
    after = game.pending(made.state)
    barrier = isinstance(body, Fed) or made.reveals or deciders(before) != deciders(after)
    moved = replace(at, state=made.state, seed=None, thrown=None)
    return replace(finish(game, moved, made.happenings), barrier=barrier)


def finish(game: Game[Any], at: Position, happenings: tuple[Happening, ...]) -> Outcome:
    """Note the result as soon as the game is over, and forget it if a correction reopens it."""
    result = None
    pending = game.pending(at.state)
    if isinstance(pending, Over):
        result = Result(how="over", winners=pending.winners, scores=pending.scores, why=pending.why)
    return Outcome(position=replace(at, result=result), happenings=happenings)


def deciders(pending: Pending) -> tuple[Seat, ...]:
    return tuple(sorted(getattr(pending, "seats", ())))


def agreed(proposal: Proposal | None, seat: Seat | None, *, yes: bool) -> Proposal | None:
    """The proposal after one answer: a single no ends it."""
    if proposal is None or not yes:
        return None
    return replace(proposal, needs=tuple(need for need in proposal.needs if need != seat))


# --- Hashes and chance -----------------------------------------------------------------------

canonical = msgspec.json.Encoder(order="deterministic")


def state_hash(position: Position, secret: str) -> str:
    """Keyed, so that a hash shown to anybody tells nothing about a hand."""
    key = bytes.fromhex(secret)[:32]
    return hashlib.blake2b(canonical.encode(position), key=key, digest_size=16).hexdigest()


class Stream:
    """Numbers drawn from a seed: whoever has the seed can draw them again."""

    def __init__(self, seed: str) -> None:
        self.seed, self.count = seed, 0

    def below(self, bound: int) -> int:
        """0 to bound - 1, all equally likely: what does not divide evenly is drawn again."""
        limit = 2**64 - 2**64 % bound
        while True:
            block = hashlib.sha256(f"{self.seed}:{self.count}".encode()).digest()
            self.count += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % bound


def seal(seed: str) -> str:
    """What is shown before a server's throw: it fixes the seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()[:16]


def draw(pending: Pending, seed: str) -> Chance:
    """The chance a pending roll or shuffle asks for, from the seed."""
    stream = Stream(seed)
    match pending:
        case Roll(groups=groups):
            faces = {
                group.key: tuple(1 + stream.below(group.sides) for _ in range(group.count))
                for group in groups
            }
            return Faces(roll=pending.id, faces=faces)
        case Shuffle(size=size):
            places = list(range(size))
            for last in range(size - 1, 0, -1):
                other = stream.below(last + 1)
                places[last], places[other] = places[other], places[last]
            return Order(shuffle=pending.id, places=tuple(places))
    raise TypeError(f"{pending} asks for no chance")


def load_position(game: Game[Any], raw: bytes, version: str) -> Position:
    """A stored position, with the game's own state inside it, of this version of its rules."""
    bare = msgspec.json.decode(raw, type=Position)
    if version != game.version:
        return replace(bare, state=game.upgrade(bare.state, version))
    return replace(bare, state=convert(bare.state, game.types.state))
