"""Refusals of the table itself, in the same words-by-key as those of the rules."""

from __future__ import annotations

from typing import Any

from server.games.ruling import Cite, IllegalMove, Phrase, Reason
from server.messages import Refused

TABLE = Cite("table")  # no rulebook: how this table is run


def refuse(key: str, **values: Any) -> IllegalMove:
    """The exception to raise; `key` stands in the shared catalogues."""
    return IllegalMove(Reason(key, TABLE, values=values))


def refused(no: IllegalMove) -> Refused:
    """The reply a phone gets."""
    cite = None if no.reason.cite == TABLE else no.reason.cite
    return Refused(text=Phrase(no.reason.key, no.reason.values), cite=cite)
