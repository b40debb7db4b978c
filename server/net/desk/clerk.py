"""What all parts of the desk share."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable

import msgspec
from msgspec import Struct

from server import messages as m
from server.hall.evidence import Evidence
from server.hall.finished import Archive
from server.hall.hall import Hall
from server.hall.limits import Rates, Tries
from server.hall.offices import Offices, Secrets
from server.hall.pairing import PairingCodes
from server.hall.rights import Rights
from server.hall.sessions import Session
from server.hall.stories import Stories
from server.match.match import Match
from server.match.refusal import NotPossible
from server.net.asking.questions import Questions
from server.net.live import Live
from server.store.store import Receipt, Store

Keep = Callable[[m.Answered], Receipt]  # makes the receipt that is kept with a change


class Replies:
    """Commands that make tables and seats have no row to be recognised by: their replies are kept,
    in the transaction of the change, by a digest of the whole message. Whoever knows only the id
    of a command is not told the token it was given."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = threading.RLock()

    def once(self, message: m.Message, make: Callable[[Keep], m.Answered]) -> m.Answered:
        command = hashlib.sha256(msgspec.json.encode(message)).hexdigest()
        with self.lock:
            known = self.store.receipt(command)
            if known is not None:
                reply: m.Answered = msgspec.json.decode(known, type=m.Reply)
                return reply
            return make(lambda reply: Receipt(command, msgspec.json.encode(reply)))


class Parts(Struct, frozen=True, kw_only=True, eq=False):
    """What the desk works with."""

    hall: Hall
    live: Live
    secrets: Secrets
    evidence: Evidence
    rights: Rights
    offices: Offices
    replies: Replies
    questions: Questions
    stories: Stories
    archive: Archive
    secret_tries: Tries  # at secrets and seat codes
    code_tries: Tries  # at table codes, which people mistype
    new_tables: Tries
    new_packs: Tries
    whispers: Tries
    pairing_codes: PairingCodes
    pairing_rate: Rates  # of codes that are made
    report_rate: Rates  # of what a device tells everybody
    device_rate: Rates  # of what it does, and of what a phone asks of one
    talk_rate: Rates  # of its answers to one phone
    name: str
    version: str


class Clerk:
    """One part of the desk: one method for each message, named after it."""

    def __init__(self, parts: Parts) -> None:
        self.hall, self.live, self.rights = parts.hall, parts.live, parts.rights
        self.parts, self.replies = parts, parts.replies

    def guesser(self, session: Session) -> str:
        """By what wrong codes are counted: the token, for those who have one that is kept; a
        watcher's is given to anybody."""
        holder = self.rights.holder(session)
        known = holder is not None and holder.role != "watcher"
        return f"token {holder.id}" if holder is not None and known else session.address


def done(match: Match, seq: int) -> m.Done:
    """The reply to a change, with the number by which everybody knows its row."""
    return m.Done(seq=match.numbers.number(seq))


def row_of(match: Match, number: int) -> int:
    """The row a client means, with the last change of mind before the next row."""
    if not 0 <= number <= match.numbers.number(match.seq):
        raise NotPossible("refused-row")
    return match.numbers.newest(number)
