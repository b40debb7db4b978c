"""Private words and deals between seats: rows that nobody else is told of or can count."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.ruling import Ref
from server.match.fold import say
from server.match.ledger import Draft
from server.match.match import Match, changes
from server.match.refusal import NotPossible
from server.match.rows import Whispered


@changes
def whisper(match: Match, command: str, seat: Seat, to: tuple[Seat, ...], words: str) -> int:
    """Words for some others at the table; they open to all when the match is over for good."""
    match.running()
    others = [each for each in match.seats if each != seat]
    if not to or len(set(to)) != len(to) or any(each not in others for each in to):
        raise NotPossible("refused-listeners")
    listeners = tuple(Ref("seat", each) for each in to)
    told = replace(say("log-whispered", seat, to=listeners), to=(seat, *to))
    draft = Draft(body=Whispered(to=to), seat=seat, says=(told,), words=words)
    return match.record(command, [draft])
