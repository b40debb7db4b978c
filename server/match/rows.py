"""The rows of a match's log. State is the fold of the rows along their parents: an undo is a row
whose parent lies further back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from server.games.kernel import Chance, Happening, Seat, Setup
from server.match.values import (
    Ballot,
    DiceSource,
    Doubt,
    Policy,
    Proposal,
    Reading,
    Result,
    Thrown,
)


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
    """Faces that wait to be confirmed."""

    thrown: Thrown


class SentBack(Body, frozen=True, kw_only=True, tag="sent_back"):
    """Typed faces were not agreed to."""


class Fed(Body, frozen=True, kw_only=True, tag="fed"):
    chance: Chance
    source: str  # `typed`, `server`, `referee`, `clock`, or a device's
    readings: tuple[Reading, ...] = ()  # where devices read the faces, or somebody from a picture


class Doubted(Body, frozen=True, kw_only=True, tag="doubted"):
    """A device is not sure what lies there."""

    doubt: Doubt


class Corrected(Body, frozen=True, kw_only=True, tag="corrected"):
    correction: dict[str, Any]
    more: tuple[dict[str, Any], ...] = ()  # made after it, all or none


class Undone(Body, frozen=True, kw_only=True, tag="undone"):
    """Back to the state after row `to`, which is this row's parent."""

    to: int


class Proposed(Body, frozen=True, kw_only=True, tag="proposed"):
    proposal: Proposal
    ballot: Ballot | None = None  # None: of a match that had none, where all had to agree


class Consented(Body, frozen=True, kw_only=True, tag="consented"):
    """One answer to the open proposal; without a seat, that of the referee, which decides it."""

    yes: bool


class Lapsed(Body, frozen=True, kw_only=True, tag="lapsed"):
    """The open proposal is closed: nobody answered in time, or it is not possible any more."""


class Dropped(Body, frozen=True, kw_only=True, tag="dropped"):
    """The seat of this row leaves the match, and the rest go on."""


class Whispered(Body, frozen=True, kw_only=True, tag="whispered"):
    """Words to some seats; nobody else is told, or can notice by the numbers of rows."""

    to: tuple[Seat, ...]


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
    | Doubted
    | Corrected
    | Undone
    | Proposed
    | Consented
    | Lapsed
    | Dropped
    | Whispered
    | DiceChanged
    | Ended
    | Noted
    | Upgraded
)
STEPS = (Acted, Fed, Corrected, Dropped)  # the rows that an undo takes back


class Row(Struct, frozen=True, kw_only=True):
    """One row of the log, on disk before anybody is told of it."""

    seq: int
    parent: int  # the row whose state this one continues; -1 for row 0
    at: float
    body: AnyBody
    seat: Seat | None = None
    command: str | None = None
    happenings: tuple[Happening, ...] = ()
    words: str | None = None
    barrier: bool = False  # a free undo stops here
    hash: str = ""  # of the position after it: `formats.py`
    format: int = 1
    silent: bool = False  # a change of mind or a private word, told to few: `silence.py`
    reveals: bool | None = None  # chance or a secret came out; None: an older row does not say
    turn: int | None = None  # in which it was made; None: the game counts none, or an older row

    @property
    def kind(self) -> str:
        return str(self.body.__struct_config__.tag)

    @property
    def is_past_hiding(self) -> bool:
        """Whether somebody learned a roll or a secret by this row and keeps it after an undo. Rows
        from before this was stored say only where a free undo stops, which is never less."""
        return self.barrier if self.reveals is None else self.reveals

    @property
    def audience(self) -> set[Seat]:
        """Who is told of a silent row."""
        heard = {seat for told in self.happenings for seat in told.to or ()}
        return heard | ({self.seat} if self.seat else set())


class Entry(Struct, frozen=True, eq=False):
    """One sentence of the log, and the row that says it. Compared by identity, so that what is made
    of it can be kept by it."""

    row: Row
    told: Happening
    undone: bool
    number: int  # of the row, as everybody calls it


def named_in(row: Row) -> tuple[str, ...]:
    """The hashes of the pictures that go with a row."""
    match row.body:
        case Fed(readings=readings):
            pass
        case Typed(thrown=thrown):
            readings = thrown.readings
        case Doubted(doubt=doubt):
            readings = (doubt.reading,)
        case _:
            return ()
    return tuple(name for reading in readings for name in reading.evidence)
