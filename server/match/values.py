"""What the log and the positions of a match hold beside the game's own state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.ruling import Phrase

DiceSource = Literal["typed", "server"]


class Policy(Struct, frozen=True, kw_only=True):
    """How a table plays: the server's business, not the game's."""

    dice: DiceSource = "typed"
    confirm: bool = False  # typed faces count once an opponent or the referee has confirmed them
    window: int = 10  # seconds a reaction window stays open


class Proposal(Struct, frozen=True, kw_only=True):
    """Something that needs the others' consent; `needs` are those who have not agreed yet."""

    what: Literal["undo", "draw", "stop", "dice"]
    by: Seat
    needs: tuple[Seat, ...]
    to: int | None = None  # undo: the row to return to
    dice: DiceSource | None = None


class Thrown(Struct, frozen=True, kw_only=True):
    """Faces that were typed and wait to be confirmed by any one of `needs`."""

    by: Seat
    faces: Mapping[str, tuple[int, ...]]
    needs: tuple[Seat, ...]


class Result(Struct, frozen=True, kw_only=True):
    """How a match ended."""

    how: Literal["over", "resigned", "abandoned", "drawn", "stopped"]
    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    why: Phrase
