"""What the log and the positions of a match hold beside the game's own state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.ruling import Phrase

OWN_NAMES = frozenset({"photos"})  # of stations of the server's own: texts `device-own-<name>`
DiceSource = str  # `typed`, `server`, or what a device of the table calls its own
OWN_SOURCES = ("typed", "server")  # every table has these
RESERVED = (*OWN_SOURCES, "referee", "clock")  # no device may call its dice so
Consent = Literal["all", "majority"]


class Policy(Struct, frozen=True, kw_only=True):
    """How a table plays: the server's business, not the game's."""

    dice: DiceSource = "typed"
    confirm: bool = False  # typed faces count once an opponent or the referee has confirmed them
    window: int = 10  # seconds a reaction window stays open
    consent: Consent = "all"  # how many of those asked must agree to a proposal
    lapse: int = 300  # seconds until a proposal that was not answered lapses; 0: never


class Proposal(Struct, frozen=True, kw_only=True):
    """Something that needs the others' consent; `needs` are those who have not agreed yet."""

    what: Literal["undo", "draw", "stop", "dice", "correct", "rewind", "settle"]
    by: Seat
    needs: tuple[Seat, ...]
    to: int | None = None  # undo, rewind: the row to return to
    dice: DiceSource | None = None


class Ballot(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Beside an open proposal: who was asked, who has answered, and what exactly is proposed. Not
    inside it: how a proposal is written is hashed, and was settled before there were ballots."""

    asked: tuple[Seat, ...]
    rule: Consent = "all"
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()
    reveals: bool = False  # it would take back a roll, or a secret that came out
    corrections: tuple[dict[str, Any], ...] = ()
    decision: str | None = None  # settle: the referee's decision that `action` answers
    action: dict[str, Any] | None = None
    tells: tuple[Phrase, ...] = ()  # the sentences the log will say once it is carried out
    reason: str | None = None


class DieSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A die in the picture of a reading; places are fractions of the picture."""

    x: float
    y: float
    size: float
    face: int | None = None
    group: str | None = None
    confidence: float = 1.0
    colour: str = ""
    doubtful: bool = False


class Reading(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a device has to show for the faces it read."""

    device: str  # the id of its token's holder
    name: str
    source: DiceSource
    evidence: tuple[str, ...] = ()  # hashes of pictures
    dice: tuple[DieSeen, ...] = ()


# What has a default is left out of the bytes that are hashed: fields may be added to these two.
class Thrown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Faces that wait for those of other rollers, or to be confirmed by any one of `needs`."""

    by: Seat
    faces: Mapping[str, tuple[int, ...]]
    needs: tuple[Seat, ...]
    readings: tuple[Reading, ...] = ()  # where a device read some of them


class Doubt(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reading that the device itself is not sure of: people say what lies there."""

    roll: str
    why: Phrase
    reading: Reading
    faces: Mapping[str, tuple[int, ...]] = {}  # the likeliest


class Result(Struct, frozen=True, kw_only=True):
    """How a match ended."""

    how: Literal["over", "resigned", "abandoned", "drawn", "stopped"]
    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    why: Phrase
