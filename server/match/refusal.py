"""Why something is not done, told apart by whose answer it is.

`IllegalMove` (in `server/games/ruling.py`) is the rules' refusal and `StoreFailed` the disk's; the
rest are here. Each carries a sentence of the shared catalogues.
"""

from __future__ import annotations

from typing import Any

from server.games.ruling import Phrase


class Refusal(Exception):
    """Refused by the table, not by the rules; a person reads the sentence."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(f"{key} {values}" if values else key)
        self.text = Phrase(key, values)


class NotPossible(Refusal):
    """The match or the table is not in a state for this, or has no such thing."""


class NotAllowed(Refusal):
    """It is not theirs to do: another's seat, an office they do not hold, a token that is void."""


class TooMuch(Refusal):
    """A limit is reached: too often, too many, too large."""
