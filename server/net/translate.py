"""From what the hall and the matches know to what goes over the wire, and back.

The structs on both sides may look alike; they are told apart so that a change of the protocol
cannot change how an old row or table reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import asdict

from server import messages as m
from server.device_talk import DeviceInfo, DieSeen
from server.games.kernel import Faces, Happening, Roll, Seat
from server.hall.finished import Finished, Record
from server.hall.hall import Hall
from server.hall.seating import BotWish, NewTable, Seated, bot_chairs
from server.hall.tables import Again, Call, Chair, Ruled, Table
from server.hall.tokens import Holder
from server.match.agreements import Wish
from server.match.match import Match, Past
from server.match.rolls import groups_of
from server.match.rows import Doubted, Entry, Fed, Row, Typed
from server.match.told import ToldRow
from server.match.values import Ballot, Policy, Reading, Result, Thrown

LINES_IN_VIEW = 16
encode = msgspec.json.Encoder().encode


# --- From a client ---------------------------------------------------------------------------


def policy(sent: m.Policy) -> Policy:
    return Policy(**asdict(sent))


def bot_wish(sent: m.BotSeat | m.SeatBot) -> BotWish:
    return BotWish(sent.seat, sent.level)


def new_table(sent: m.CreateTable, address: str, identity: str | None) -> NewTable:
    return NewTable(
        identity=identity,
        address=address,
        game=sent.game,
        name=sent.name,
        answers=sent.answers,
        packs=sent.packs,
        policy=policy(sent.policy),
        seats=sent.seats,
        bots=tuple(bot_wish(bot) for bot in sent.bots),
        start=sent.start,
    )


def wish(match: Match, sent: m.Propose) -> Wish:
    return Wish(
        what=sent.what,
        dice=sent.dice,
        to=None if sent.to is None else match.numbers.newest(sent.to),
        corrections=sent.corrections,
        action=sent.action,
        reason=sent.reason,
    )


# --- To a client: tables ---------------------------------------------------------------------


def policy_sent(kept: Policy) -> m.Policy:
    return m.Policy(**asdict(kept))


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
    return None if call is None else m.Call(**asdict(call))


def again_sent(asked: Again | None) -> m.AskedAgain | None:
    return None if asked is None else m.AskedAgain(**asdict(asked))


def table_info(
    table: Table,
    *,
    online: set[str],
    screens: int,
    address: str,
    turn: int | None,
    judged: bool = False,
    devices: tuple[DeviceInfo, ...] = (),
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
        fewest=table.fewest,
        judged=judged,
        devices=devices,
        sources=table.sources(),
        pace=table.pace,
        step=table.step,
        again=again_sent(table.again),
    )


def table_entry(table: Table, *, online: set[str], turn: int | None, judged: bool) -> m.TableEntry:
    """The table in the list of all."""
    return m.TableEntry(
        code=table.code,
        game=table.game,
        match=table.match,
        status=table.status,
        seats=tuple(seat_info(chair, online=chair.token in online) for chair in table.chairs),
        call=call_sent(table.call),
        turn=turn,
        judged=judged,
    )


def seated_sent(hall: Hall, seated: Seated) -> m.Seated:
    holder, table = seated.holder, seated.table
    return m.Seated(
        token=hall.tokens.sign(holder),
        table=table.code,
        match=table.match,
        seats=table.seats_of(holder.id),
        name=holder.name,
        identity=None if seated.identity is None else hall.identities.sign(seated.identity),
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


def finished_sent(each: Finished) -> m.FinishedMatch:
    return m.FinishedMatch(
        match=each.match,
        table=each.table,
        game=each.game,
        seats=tuple(seat_info(chair, online=False) for chair in each.chairs),
        result=m.Result(**asdict(each.result)),
        at=each.at,
    )


def record_sent(each: Record) -> m.PlayerRecord:
    return m.PlayerRecord(**asdict(each))


# --- To a client: matches --------------------------------------------------------------------


def line(entry: Entry) -> m.Line:
    row, told = entry.row, entry.told
    faces = faces_of(row, told)
    return m.Line(
        seq=entry.number,
        at=row.at,
        kind=row.kind,
        text=told.text,
        seat=told.seat or (row.seat if faces else None),  # a device's reading names the roller
        reasons=told.reasons,
        undone=entry.undone,
        turn=row.turn,
        words=row.words,
        faces=faces,
        **(shown(row) if told is row.happenings[0] else {}),  # once for each row
    )


@lru_cache(maxsize=2000)
def line_sent(entry: Entry) -> Any:
    """A line, in JSON already: it goes out with every view while it is among the newest."""
    return Raw(encode(line(entry)))


def faces_of(row: Row, told: Happening) -> Mapping[str, tuple[int, ...]]:
    """What the dice showed, beside the line that says so in words to the same people."""
    match row.body:
        case Fed(chance=Faces(faces=faces)) if row.happenings and told is row.happenings[0]:
            return faces
    return {}


def shown(row: Row) -> dict[str, Any]:
    """Where the faces of a row come from, and the pictures that go with it."""
    match row.body:
        case Fed(source=source, readings=readings):
            source_ = source if source != "clock" else None
            return {"source": source_, **pictured(readings)}
        case Typed(thrown=thrown):
            return pictured(thrown.readings)
        case Doubted(doubt=doubt):
            return pictured((doubt.reading,))
    return {}


def pictured(readings: tuple[Reading, ...]) -> dict[str, Any]:
    evidence = tuple(dict.fromkeys(name for each in readings for name in each.evidence))
    dice = readings[-1].dice if readings else ()
    return {"evidence": evidence, "dice": tuple(DieSeen(**asdict(die)) for die in dice)}


def told_sent(match: Match, told: ToldRow) -> m.Told:
    return m.Told(
        seq=match.numbers.number(told.row.seq),
        back=None if told.back_to is None else match.numbers.number(told.back_to),
        asked=told.asked,
        deeds=tuple(
            m.DeedTold(text=deed.text, seat=deed.seat, things=tuple(deed.things))
            for deed in told.deeds
        ),
        trails=told.trails,
    )


def doubt_sent(match: Match) -> m.DiceDoubt | None:
    doubt, pending = match.position.doubt, match.pending()
    if doubt is None or not isinstance(pending, Roll):
        return None
    seats = tuple(seat for seat in match.game.seats if groups_of(pending, seat))
    return m.DiceDoubt(
        device=doubt.reading.device,
        roll=doubt.roll,
        seats=seats,
        why=doubt.why,
        faces=doubt.faces,
        **pictured((doubt.reading,)),
    )


def thrown_sent(thrown: Thrown | None) -> m.Thrown | None:
    if thrown is None:
        return None
    return m.Thrown(by=thrown.by, faces=thrown.faces, needs=thrown.needs)


def proposal_sent(match: Match, lapses_in: float | None) -> m.Proposal | None:
    proposal = match.position.proposal
    if proposal is None:
        return None
    ballot = match.position.ballot or Ballot(asked=proposal.needs)
    return m.Proposal(
        what=proposal.what,
        by=proposal.by,
        needs=proposal.needs,
        to=None if proposal.to is None else match.numbers.number(proposal.to),
        dice=proposal.dice,
        rule=ballot.rule,
        yes=ballot.yes,
        no=ballot.no,
        reveals=ballot.reveals,
        corrections=ballot.corrections,
        action=ballot.action,
        tells=ballot.tells,
        reason=ballot.reason,
        lapses_in=lapses_in,
    )


def result_sent(result: Result | None) -> m.Result | None:
    return None if result is None else m.Result(**asdict(result))


def undo_sent(match: Match, viewer: Seat | None) -> m.Undoable | None:
    undo = match.undoable(viewer)
    if undo is None or viewer is None:
        return None
    return m.Undoable(to=match.numbers.own_number(undo.to, viewer), free=undo.free)


def present(
    match: Match,
    viewer: Seat | None,
    *,
    closes_in: float | None,
    lapses_in: float | None,
    accept: tuple[Seat, ...],
) -> m.Present:
    """All that one viewer may see now."""
    at = match.position
    return m.Present(
        match=match.id,
        seq=match.numbers.number(match.seq),
        seat=viewer,
        view=match.view(viewer),
        pending=match.pending(),
        lines=tuple(line_sent(entry) for entry in match.newest_entries(LINES_IN_VIEW, viewer)),
        told=tuple(told_sent(match, told) for told in match.telling.newest(viewer)),
        dice=at.dice,
        thrown=thrown_sent(at.thrown),
        doubt=doubt_sent(match),
        proposal=proposal_sent(match, lapses_in),
        undo=undo_sent(match, viewer),
        result=result_sent(at.result),
        closes_in=closes_in,
        accept=accept,
        out=at.out,
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
