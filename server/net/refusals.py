"""Refusals as a client is told of them: by the rules, by rights, by limits, by a broken disk."""

from __future__ import annotations

from server import messages as m
from server.games.ruling import IllegalMove, Phrase
from server.match.refusal import NotAllowed, NotPossible, Refusal, TooMuch


def refused(no: IllegalMove | Refusal) -> m.Refused:
    """The reply a phone gets to what the rules or the table refuse."""
    if isinstance(no, IllegalMove):
        return m.Refused(
            by="rules", text=Phrase(no.reason.key, no.reason.values), cite=no.reason.cite
        )
    return m.Refused(by=refuser(no), text=no.text)


def refuser(no: Refusal) -> m.Refuser:
    match no:
        case NotAllowed():
            return "rights"
        case TooMuch():
            return "limits"
        case NotPossible():
            return "table"
    raise TypeError(f"{no!r} is no refusal that a phone is told of")


def refused_by_disk(why: Exception) -> m.Refused:
    return m.Refused(by="disk", text=Phrase("refused-disk", {"why": str(why)}))


DAMAGED = m.Refused(by="disk", text=Phrase("refused-damaged"))
MALFORMED = m.Refused(by="protocol", text=Phrase("refused-message"))
FAULT = m.Refused(by="fault", text=Phrase("refused-fault"))
