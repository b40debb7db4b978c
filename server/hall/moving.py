"""Seats that change hands: to another phone by a code, freed and given by a referee."""

from __future__ import annotations

import logging
import time

from msgspec.structs import replace

from server.games.kernel import Seat
from server.hall.hall import Hall
from server.hall.people import note_players
from server.hall.seat_codes import LASTS, SeatCode
from server.hall.seating import Answer, Seated, kept_answer
from server.hall.tables import Chair, Table, with_chair
from server.hall.tokens import Holder
from server.match.refereeing import tell
from server.match.refusal import NotAllowed
from server.store.errors import StoreFailed

log = logging.getLogger(__name__)


def code_to_move(hall: Hall, table: Table, holder: Holder) -> str:
    """A code by which another phone takes over this one's seats."""
    until = time.monotonic() + LASTS
    return hall.seat_codes.make(SeatCode(table=table.code, until=until, holder=holder.id))


def code_to_give(hall: Hall, table: Table, seat: Seat) -> str:
    """A code by which any phone gets this seat, whoever holds it now."""
    table.chair(seat)
    until = time.monotonic() + LASTS
    return hall.seat_codes.make(SeatCode(table=table.code, until=until, seat=seat))


def claim(
    hall: Hall,
    code: str,
    name: str | None = None,
    answer: Answer | None = None,
    identity: str | None = None,
) -> Seated:
    """What the code is good for, for the phone that knows it; it is good once. Whoever moves stays
    who they are: the identity comes along."""
    with hall.lock:
        what = hall.seat_codes.find(code)
        if what.seat is None:
            seated, gone = moved(hall, what)
        else:
            seated, gone = given(hall, what, what.seat, name, identity)
        receipt = kept_answer(seated, answer)
        hall.change(seated.table, seated.holder, *gone, receipt=receipt)
        hall.seat_codes.spend(code)
    for each in gone:
        hall.news.removed(each)
    if what.seat is not None:
        note(hall, seated.table, "log-seat-given", what.seat)
        if seated.table.status == "playing":
            note_players(hall.store, seated.table.match, [seated.table.chair(what.seat)])
    return seated


def moved(hall: Hall, what: SeatCode) -> tuple[Seated, list[Holder]]:
    """All seats of one token under a new one; the old one is void."""
    old = hall.tokens.holders.get(what.holder or "")
    if old is None or old.revoked:
        raise NotAllowed("refused-secret")
    table = hall.table(what.table)
    new = hall.tokens.make("player", what.table, old.name, identity=old.identity)
    for seat in table.seats_of(old.id):
        table = with_chair(table, replace(table.chair(seat), token=new.id))
    return Seated(new, table, old.identity), [replace(old, revoked=True)]


def given(
    hall: Hall, what: SeatCode, seat: Seat, name: str | None, identity: str | None
) -> tuple[Seated, list[Holder]]:
    """One seat under a new token; whoever had it keeps their other seats."""
    table = hall.table(what.table)
    chair = table.chair(seat)
    new = hall.tokens.make("player", table.code, name or chair.name or "", identity=identity)
    taken = Chair(seat=seat, holder="human", name=new.name, token=new.id, identity=identity)
    table = with_chair(table, taken)
    old = hall.tokens.holders.get(chair.token or "")
    out = old is not None and not table.seats_of(old.id)
    return Seated(new, table), [replace(old, revoked=True)] if old is not None and out else []


def revoke(hall: Hall, code: str, holder: Holder) -> None:
    """Take a token of this table back. Its seats wait to be given to somebody else."""
    with hall.lock:
        table = hall.table(code)
        freed = table.seats_of(holder.id)
        for seat in freed:
            table = with_chair(table, Chair(seat=seat))
        gone = replace(holder, revoked=True)
        hall.change(table, gone)
    hall.news.removed(gone)
    for seat in freed:
        note(hall, table, "log-seat-freed", seat)


def note(hall: Hall, table: Table, key: str, seat: Seat) -> None:
    """Say in the log of a running match that a seat changed hands."""
    if table.status == "playing":
        try:
            tell(hall.match(table), key, seat)
        except StoreFailed as why:  # the seat itself is safe
            log.error("the log does not say that seat %s changed hands: %s", seat, why)


def holders_of(hall: Hall, code: str) -> list[Holder]:
    """Who was given a token for this table that still counts."""
    return [
        holder
        for holder in hall.tokens.holders.values()
        if holder.table == code and hall.tokens.counts(holder)
    ]
