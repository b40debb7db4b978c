"""The three buttons of a tray that is bound to a seat, and nothing else of that seat."""

from __future__ import annotations

import time

import msgspec

from server.games.kernel import Decide, Offer, Roll, Seat
from server.hall import playing
from server.hall.hall import Hall
from server.hall.tables import Call, Table
from server.match import agreements, refereeing, rolls
from server.match.match import Match, act
from server.match.refusal import NotPossible


def press(
    hall: Hall, table: Table, match: Match, command: str, seat: Seat, button: str, seen: int
) -> int:
    """Do what a button stands for; the row it made. `seen` is the number of the newest row the
    tray knew: what it did not show cannot be meant."""
    with match.lock:
        known = match.ledger.commands.get(command)
        if known is not None:
            return known
        if button == "referee":
            return call(hall, match, command, seat)
        if seen != match.numbers.number(match.seq):
            raise NotPossible("refused-stale")
        if button == "undo":
            return undo(match, command, seat)
        return confirm(table, match, command, seat)


def call(hall: Hall, match: Match, command: str, seat: Seat) -> int:
    seq = refereeing.note(match, command, seat, "log-call", "")
    playing.set_call(hall, match.table, Call(seat=seat, text="", at=time.time()))
    return seq


def undo(match: Match, command: str, seat: Seat) -> int:
    target = match.undoable(seat)
    if target is None:
        raise NotPossible("refused-nothing-to-undo")
    return agreements.undo(match, command, seat, target.to)


def confirm(table: Table, match: Match, command: str, seat: Seat) -> int:
    """The one obvious thing: agree, nod, let the server throw, or take the only offer."""
    at, pending = match.running(), match.pending()
    mine = table.seats_of(table.chair(seat).token or "")
    if at.proposal is not None and seat in at.proposal.needs and at.proposal.by not in mine:
        return agreements.consent(match, command, seat, yes=True, seen=match.seq)
    if at.thrown is not None and seat in at.thrown.needs:
        return rolls.confirm_throw(match, command, seat, pending_id(match), yes=True)
    if isinstance(pending, Roll) and at.dice == "server" and rolls.groups_of(pending, seat):
        return rolls.throw(match, command, seat, pending.id, None)
    if isinstance(pending, Decide) and seat in pending.seats:
        offer = only_offer(match, seat)
        if offer is not None:
            return act(match, command, seat, pending.id, msgspec.to_builtins(offer.action))
    # The same words for no offer and for many: a button must not count a hand.
    raise NotPossible("refused-press")


def pending_id(match: Match) -> str:
    pending = match.pending()
    assert isinstance(pending, Roll), "faces wait only for a roll"
    return pending.id


def only_offer(match: Match, seat: Seat) -> Offer | None:
    """What a seat can do, where that is one thing without a choice in it."""
    offers = match.game.legal(match.position.state, seat)
    good = [offer for offer in offers if offer.refused is None]
    return good[0] if len(good) == 1 and not good[0].vary else None
