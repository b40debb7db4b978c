"""The rows of a match's log. State is the fold of the rows along their parents: an undo is a row
whose parent lies further back."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from server.games.kernel import Chance, Happening, Seat, Setup
from server.match.values import DiceSource, Policy, Proposal, Result, Thrown


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
    silent: bool = False  # a change of mind, told to its seat alone: `silence.py`

    @property
    def kind(self) -> str:
        return str(self.body.__struct_config__.tag)


class Entry(Struct, frozen=True):
    """One sentence of the log, and the row that says it."""

    row: Row
    told: Happening
    undone: bool
    number: int  # of the row, as everybody calls it
