"""From what the hall and the matches know to what goes over the wire, and back.

The structs on both sides may look alike; they are told apart so that a change of the protocol
cannot change how an old row or table reads.
"""

from __future__ import annotations

from msgspec.structs import asdict

from server import messages as m
from server.games.kernel import Seat
from server.games.ruling import IllegalMove, Phrase
from server.hall.hall import Hall
from server.hall.seating import BotWish, NewTable, Seated, bot_chairs
from server.hall.tables import Call, Chair, Ruled, Table
from server.hall.tokens import Holder
from server.match.match import Match, Past
from server.match.refusal import NotAllowed, NotPossible, Refusal, TooMuch
from server.match.rows import Entry
from server.match.values import Policy, Result, Thrown

LINES_IN_VIEW = 10


# --- From a client ---------------------------------------------------------------------------


def policy(sent: m.Policy) -> Policy:
    return Policy(dice=sent.dice, confirm=sent.confirm, window=sent.window)


def bot_wish(sent: m.BotSeat | m.SeatBot) -> BotWish:
    return BotWish(sent.seat, sent.level)


def new_table(sent: m.CreateTable, address: str) -> NewTable:
    return NewTable(
        address=address,
        game=sent.game,
        name=sent.name,
        answers=sent.answers,
        policy=policy(sent.policy),
        seats=sent.seats,
        bots=tuple(bot_wish(bot) for bot in sent.bots),
        start=sent.start,
    )


# --- To a client: tables ---------------------------------------------------------------------


def policy_sent(kept: Policy) -> m.Policy:
    return m.Policy(dice=kept.dice, confirm=kept.confirm, window=kept.window)


def seat_info(chair: Chair, *, online: bool) -> m.SeatInfo:
    return m.SeatInfo(
        seat=chair.seat,
        holder=chair.holder,
        name=chair.name,
        level=chair.level,
        online=online or chair.holder == "bot",
    )


def ruled_sent(ruled: Ruled) -> m.Ruled:
    return m.Ruled(**asdict(ruled))


def call_sent(call: Call | None) -> m.Call | None:
    return None if call is None else m.Call(seat=call.seat, text=call.text, at=call.at)


def table_info(
    table: Table, *, online: set[str], screens: int, address: str, turn: int | None
) -> m.TableInfo:
    """The table as everybody may see it; `online` are the ids of the tokens that are connected."""
    return m.TableInfo(
        code=table.code,
        game=table.game,
        match=table.match,
        status=table.status,
        seats=tuple(seat_info(chair, online=chair.token in online) for chair in table.chairs),
        policy=policy_sent(table.policy),
        rules=tuple(ruled_sent(ruled) for ruled in table.rules),
        call=call_sent(table.call),
        screens=screens,
        address=address,
        turn=turn,
    )


def seated_sent(hall: Hall, seated: Seated) -> m.Seated:
    holder, table = seated.holder, seated.table
    return m.Seated(
        token=hall.tokens.sign(holder),
        table=table.code,
        match=table.match,
        seats=table.seats_of(holder.id),
        name=holder.name,
    )


def bots_wanted(hall: Hall) -> m.BotsWanted:
    """Every bot seat of a match that is being played."""
    return m.BotsWanted(
        seats=tuple(
            m.WantedBot(
                table=table.code,
                match=table.match,
                game=table.game,
                seat=chair.seat,
                level=chair.level or "",
                token=hall.tokens.sign(holder),
            )
            for table, chair, holder in bot_chairs(hall)
        )
    )


def holder_info(
    holder: Holder, *, seats: tuple[Seat, ...], here: bool, own: bool, screen: bool
) -> m.HolderInfo:
    """One who was given a token, as officials see them."""
    return m.HolderInfo(
        id=holder.id,
        role=holder.role,
        name=holder.name,
        since=holder.given or 0.0,
        seats=seats,
        here=here,
        own=own,
        screen=screen,
    )


# --- To a client: matches --------------------------------------------------------------------


def line(entry: Entry) -> m.Line:
    row, told = entry.row, entry.told
    return m.Line(
        seq=entry.number,
        at=row.at,
        kind=row.kind,
        text=told.text,
        seat=told.seat,
        reasons=told.reasons,
        undone=entry.undone,
        words=row.words,
    )


def thrown_sent(thrown: Thrown | None) -> m.Thrown | None:
    if thrown is None:
        return None
    return m.Thrown(by=thrown.by, faces=thrown.faces, needs=thrown.needs)


def proposal_sent(match: Match) -> m.Proposal | None:
    proposal = match.position.proposal
    if proposal is None:
        return None
    to = None if proposal.to is None else match.numbers.number(proposal.to)
    return m.Proposal(**{**asdict(proposal), "to": to})


def result_sent(result: Result | None) -> m.Result | None:
    return None if result is None else m.Result(**asdict(result))


def undo_sent(match: Match, viewer: Seat | None) -> m.Undoable | None:
    undo = match.undoable(viewer)
    if undo is None or viewer is None:
        return None
    return m.Undoable(to=match.numbers.own_number(undo.to, viewer), free=undo.free)


def present(
    match: Match, viewer: Seat | None, closes_in: float | None, accept: tuple[Seat, ...]
) -> m.Present:
    """All that one viewer may see now."""
    at = match.position
    return m.Present(
        match=match.id,
        seq=match.numbers.number(match.seq),
        seat=viewer,
        view=match.view(viewer),
        pending=match.pending(),
        lines=tuple(line(entry) for entry in match.newest_entries(LINES_IN_VIEW, viewer)),
        dice=at.dice,
        thrown=thrown_sent(at.thrown),
        proposal=proposal_sent(match),
        undo=undo_sent(match, viewer),
        result=result_sent(at.result),
        closes_in=closes_in,
        accept=accept,
    )


def past_sent(match: Match, past: Past, viewer: Seat | None) -> m.Past:
    number = match.numbers.number
    return m.Past(
        at=number(past.at),
        shown=number(past.shown),
        last=number(match.seq),
        seat=viewer,
        view=past.view,
        pending=past.pending,
        lines=tuple(line(entry) for entry in past.entries),
        result=result_sent(past.position.result),
    )


# --- To a client: refusals -------------------------------------------------------------------


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
