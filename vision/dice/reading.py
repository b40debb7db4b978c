"""What a reading of dice says."""

from __future__ import annotations

from msgspec import Struct

DOUBTS = {  # why a reading is not sure, in English for the log; phones have words of their own
    "unclear-value": "a die's value is not clear",
    "pips-disagree": "the pips counted do not match the value read",
    "picture-face": "a face carries a picture that nobody has taught",
    "maybe-a-die": "something may or may not be a die",
    "cocked": "a die leans on something",
    "stacked": "two dice lie on or in one another",
    "cut-off": "a die is cut off by the edge of the picture",
    "too-many": "more than 30 dice",
    "too-small": "dice are too small in the picture",
}
MOST_DICE = 30


class Die(Struct, frozen=True, kw_only=True):
    """A die in the picture: its top face, in pixels."""

    value: int | None  # None: a face with a picture that was not taught
    x: float
    y: float
    size: float  # edge
    outline: tuple[tuple[float, float], ...]  # the corners of the top face
    colour: str
    confidence: float
    doubts: tuple[str, ...] = ()
    name: str | None = None  # of the taught die it was known by


class DiceReading(Struct, frozen=True, kw_only=True):
    """All dice of a picture. Unless it is sure, somebody should look at it."""

    dice: tuple[Die, ...]
    sure: bool
    reasons: tuple[str, ...] = ()  # keys of DOUBTS
    cut: tuple[Die, ...] = ()  # by the edge of the picture: seen, but not counted

    @property
    def values(self) -> tuple[int, ...]:
        """The known values, sorted."""
        return tuple(sorted(die.value for die in self.dice if die.value is not None))
