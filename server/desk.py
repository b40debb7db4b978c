"""What the server answers to each message: decode, check who asks, call, reply. Nothing else."""

from __future__ import annotations

import hashlib
import hmac
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from server import agreements, refereeing, rolls
from server import match as matches
from server import messages as m
from server.games.convert import convert
from server.games.ruling import IllegalMove
from server.hall import Hall
from server.limits import Tries
from server.live import BOTS, Live, Session
from server.offices import Offices
from server.refusal import refuse, refused
from server.rights import Rights
from server.store import Damaged, StoreFailed
from server.tables import Table
from server.tokens import Holder

log = logging.getLogger(__name__)
REMEMBERED = 2000  # replies to commands that make tables and seats, so that a double tap makes one


class Secrets(Struct, frozen=True):
    """What makes somebody a referee or an organiser."""

    referee: str
    organiser: str


class Desk:
    """Answers messages. One method a message, named after it."""

    def __init__(self, hall: Hall, live: Live, secrets: Secrets, name: str, version: str) -> None:
        self.hall, self.live, self.secrets = hall, live, secrets
        self.rights, self.offices = Rights(hall), Offices(hall)
        self.name, self.version = name, version
        self.tries = Tries(free=5)  # at secrets and seat codes
        self.code_tries = Tries(free=30)  # at table codes, which people mistype
        self.new_tables = Tries(free=200, key="refused-many-tables")
        self.replies: OrderedDict[bytes, m.Answered] = OrderedDict()
        self.lock = threading.RLock()

    def answer(self, session: Session, raw: object) -> m.Answered:
        """The reply to whatever came in."""
        try:
            message = m.decode(raw)
            handler: Callable[..., m.Answered] = getattr(self, str(message.__struct_config__.tag))
            return handler(session, message)
        except IllegalMove as no:
            return refused(no)
        except m.BadMessage as why:
            if not session.warned:  # once: a thousand of them would fill the log
                log.warning("bad message from %s: %s", session.address, str(why)[:200])
            session.warned = True
            return refused(refuse("refused-message"))
        except Damaged as why:
            log.error("%s", why)
            return refused(refuse("refused-damaged"))
        except StoreFailed as why:
            log.error("not saved: %s", why)
            return refused(refuse("refused-disk", why=str(why)))

    def once(self, message: m.Message, make: Callable[[], m.Answered]) -> m.Answered:
        """Table-making commands have no row to be recognised by: their replies are remembered. By
        the whole message: whoever knows but its id shall not be told the token it was given."""
        command = hashlib.sha256(msgspec.json.encode(message)).digest()
        with self.lock:
            if command not in self.replies:
                self.replies[command] = make()
                if len(self.replies) > REMEMBERED:
                    self.replies.popitem(last=False)
            return self.replies[command]

    # -- at the door --------------------------------------------------------------------------

    def hello(self, session: Session, message: m.Hello) -> m.Answered:
        if message.protocol != m.PROTOCOL:
            raise refuse("refused-protocol")
        games = tuple(
            m.GameInfo(
                id=game.id,
                version=game.version,
                seats=game.seats,
                bots=self.hall.bots.get(game.id, ()),
            )
            for game in self.hall.games.values()
        )
        address = self.live.address("")
        return m.Welcome(name=self.name, version=self.version, games=games, address=address)

    def list_tables(self, session: Session, message: m.ListTables) -> m.Answered:
        newest = sorted(self.hall.tables.values(), key=lambda table: -table.created)
        return m.Tables(tables=tuple(self.live.info(table) for table in newest[:50]))

    def fill_form(self, session: Session, message: m.FillForm) -> m.Answered:
        game = self.hall.game(message.game)
        return m.FormReply(form=game.form(self.hall.setup(message.game, message.answers)))

    def create_table(self, session: Session, message: m.CreateTable) -> m.Answered:
        def made() -> m.Answered:
            self.new_tables.check(session.address)
            seated = self.hall.create(message)
            self.new_tables.failed(session.address)
            return seated

        return self.once(message, made)

    def look(self, session: Session, message: m.Look) -> m.Answered:
        return m.TableReply(table=self.live.info(self.found(session, message.table)))

    def found(self, session: Session, code: str) -> Table:
        """A table by its code; wrong codes are counted."""
        self.code_tries.check(session.address)
        try:
            return self.hall.table(code)
        except IllegalMove:
            self.code_tries.failed(session.address)
            raise

    def join_table(self, session: Session, message: m.JoinTable) -> m.Answered:
        self.found(session, message.table)
        return self.once(message, lambda: self.hall.join(message))

    def claim_seat(self, session: Session, message: m.ClaimSeat) -> m.Answered:
        self.tries.check(session.address)
        try:
            return self.once(message, lambda: self.hall.claim(message.code))
        except IllegalMove:
            self.tries.failed(session.address)
            raise

    def sign_in(self, session: Session, message: m.SignIn) -> m.Answered:
        self.tries.check(session.address)
        referee, organiser = self.secrets.referee, self.secrets.organiser
        wanted = referee if message.role == "referee" else organiser
        if not same_secret(wanted, message.secret):
            self.tries.failed(session.address)
            raise refuse("refused-secret")
        self.tries.succeeded(session.address)
        holder = self.offices.sign_in(message.role, (message.name or "").strip())
        return m.SignedIn(token=self.hall.tokens.sign(holder), role=message.role)

    def sign_out(self, session: Session, message: m.SignOut) -> m.Answered:
        self.offices.take_back(self.hall.tokens.read(message.token).id)
        return m.Done()

    def attend(self, session: Session, message: m.Attend) -> m.Answered:
        holder = self.hall.tokens.read(message.token)
        if holder.role != "device":
            raise refuse("refused-role")
        self.live.unbind(session)
        session.holder, session.seat = holder, None
        self.live.enter(session, BOTS)
        self.live.tell(session, m.BotsWanted(seats=self.hall.wanted_bots()))
        return m.Done()

    def watch(self, session: Session, message: m.Watch) -> m.Answered:
        table = self.found(session, message.table)
        token = None if message.token else self.hall.new_watcher(table)
        holder = self.hall.tokens.read(message.token or token or "")
        if message.seat is not None and message.seat not in table.seats_of(holder.id):
            raise refuse("refused-not-your-seat")
        self.live.unbind(session)
        self.live.leave(session, BOTS)  # or it could not be removed as who it was before
        session.holder, session.seat, session.screen = holder, message.seat, message.screen
        self.live.bind(session, table)
        return m.Watching(seq=self.seq_of(table), token=token)

    def seq_of(self, table: Table) -> int:
        return -1 if table.status == "lobby" else self.hall.match(table).seq

    # -- the lobby ----------------------------------------------------------------------------

    def leave_seat(self, session: Session, message: m.LeaveSeat) -> m.Answered:
        table = self.rights.table_of(session, message.match)
        if message.seat not in self.rights.held(session, table):
            raise refuse("refused-not-your-seat")
        self.hall.leave(table, message.seat)
        return m.Done()

    def seat_bot(self, session: Session, message: m.SeatBot) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        bot = m.BotSeat(seat=message.seat, level=message.level)

        def seated() -> m.Answered:
            self.hall.seat_bot(table.code, bot)
            return m.Done()

        return self.once(message, seated)

    def unseat_bot(self, session: Session, message: m.UnseatBot) -> m.Answered:
        self.hall.unseat_bot(self.rights.member_table(session, message.match), message.seat)
        return m.Done()

    def set_policy(self, session: Session, message: m.SetPolicy) -> m.Answered:
        self.hall.set_policy(self.rights.member_table(session, message.match), message.policy)
        return m.Done()

    def start_match(self, session: Session, message: m.StartMatch) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        return m.Done(seq=self.hall.start(table.code).seq)

    def make_seat_code(self, session: Session, message: m.MakeSeatCode) -> m.Answered:
        table = self.rights.table_of(session, message.match)
        if session.holder is None or not self.rights.held(session, table):
            raise refuse("refused-not-your-seat")
        code, seconds = self.hall.make_seat_code(session.holder)
        return m.SeatCode(code=code, seconds=seconds)

    # -- playing ------------------------------------------------------------------------------

    def act(self, session: Session, message: m.Act) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        seq = matches.act(match, message.id, message.seat, message.decision, message.action)
        return m.Done(seq=seq)

    def throw(self, session: Session, message: m.Throw) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        table = self.rights.table_of(session, message.match)
        confirm = table.others(message.seat) if table.policy.confirm else ()
        bot = table.chair(message.seat).holder == "bot"
        seq = rolls.throw(
            match,
            message.id,
            message.seat,
            message.roll,
            message.faces,
            confirm=() if bot else confirm,
            bot=bot,
        )
        return m.Done(seq=seq)

    def confirm_throw(self, session: Session, message: m.ConfirmThrow) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        match = self.hall.match(table, message.match)
        seats = self.rights.held(session, table)
        thrown = match.position.thrown
        asked = [seat for seat in seats if thrown and seat in thrown.needs]
        if not seats and not self.rights.is_official(session):
            raise refuse("refused-not-your-seat")
        seat = None if self.rights.is_official(session) else (asked or seats)[0]
        seq = rolls.confirm_throw(match, message.id, seat, message.roll, yes=message.yes)
        return m.Done(seq=seq)

    def ask(self, session: Session, message: m.Ask) -> m.Answered:
        game, state = self.hall.game(message.game), None
        if message.match is not None:
            match = self.rights.match_of(session, message.match)
            game, state = match.game, match.position.state
        try:
            question = convert(message.question, game.types.question)
        except msgspec.ValidationError as why:
            raise refuse("refused-action") from why
        return m.RulingReply(ruling=game.ask(state, session.seat, question))

    def list_offers(self, session: Session, message: m.ListOffers) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        state = match.position.state
        return m.Offers(offers=match.game.legal(state, message.seat, message.about))

    def undo(self, session: Session, message: m.Undo) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        return m.Done(seq=agreements.undo(match, message.id, message.seat, message.to))

    def propose(self, session: Session, message: m.Propose) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        seq = agreements.propose(match, message.id, message.seat, message.what, message.dice)
        return m.Done(seq=seq)

    def consent(self, session: Session, message: m.Consent) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        seq = agreements.consent(
            match, message.id, message.seat, yes=message.yes, seen=message.seen
        )
        return m.Done(seq=seq)

    def resign(self, session: Session, message: m.Resign) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        table = self.rights.table_of(session, message.match)
        others = tuple(c.seat for c in table.chairs if c.seat != message.seat)
        return m.Done(seq=agreements.resign(match, message.id, message.seat, others))

    def rematch(self, session: Session, message: m.Rematch) -> m.Answered:
        table = self.rights.member_table(session, message.match)

        def again() -> m.Answered:
            if self.hall.table(table.code).match != message.match:
                return m.Done()  # somebody else at the table was faster
            return m.Done(seq=self.hall.rematch(table.code).seq)

        return self.once(message, again)

    def read_log(self, session: Session, message: m.ReadLog) -> m.Answered:
        match = self.rights.match_of(session, message.match)
        return m.Log(match=match.id, lines=tuple(match.log(message.since, session.seat)))

    def replay(self, session: Session, message: m.Replay) -> m.Answered:
        match = self.rights.match_of(session, message.match)
        held = self.rights.held(session, self.rights.table_of(session, message.match))
        if message.seat not in (None, *held) and not match.is_over:
            raise refuse("refused-secret-view")
        return match.past(message.at, message.seat)

    # -- the referee --------------------------------------------------------------------------

    def call_referee(self, session: Session, message: m.CallReferee) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        match = self.hall.match(table, message.match)
        seat = message.seat if message.seat in self.rights.held(session, table) else None
        key = "log-call" if seat else "log-call-watcher"
        seq = refereeing.note(match, message.id, seat, key, message.text)
        self.hall.set_call(table.code, m.Call(seat=seat, text=message.text, at=time.time()))
        return m.Done(seq=seq)

    def withdraw_call(self, session: Session, message: m.WithdrawCall) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        match = self.hall.match(table, message.match)
        if table.call is None:  # the referee was faster
            return m.Done(seq=match.seq)
        seq = refereeing.note(match, message.id, None, "log-settled", "")
        self.hall.set_call(table.code, None)
        return m.Done(seq=seq)

    def rule(self, session: Session, message: m.Rule) -> m.Answered:
        match = self.rights.official(session, message.match)
        seq = refereeing.note(match, message.id, None, "log-rule", message.text)
        self.hall.set_call(match.ledger.head.table, None)
        return m.Done(seq=seq)

    def rewind(self, session: Session, message: m.Rewind) -> m.Answered:
        match = self.rights.official(session, message.match)
        return m.Done(seq=refereeing.rewind(match, message.id, message.to, message.reason))

    def correct(self, session: Session, message: m.Correct) -> m.Answered:
        match = self.rights.official(session, message.match)
        seq = refereeing.correct(match, message.id, message.correction, message.reason)
        return m.Done(seq=seq)

    def correct_throw(self, session: Session, message: m.CorrectThrow) -> m.Answered:
        match = self.rights.official(session, message.match)
        seq = refereeing.correct_throw(
            match, message.id, message.row, message.faces, message.reason
        )
        return m.Done(seq=seq)

    def abandon(self, session: Session, message: m.Abandon) -> m.Answered:
        match = self.rights.official(session, message.match)
        return m.Done(seq=refereeing.abandon(match, message.id, message.reason))

    def list_holders(self, session: Session, message: m.ListHolders) -> m.Answered:
        table = self.rights.official_table(session, message.match)
        holders = self.holders_of(table)
        return m.Holders(holders=tuple(self.live.holder_info(each, table) for each in holders))

    def holders_of(self, table: Table) -> list[Holder]:
        return [*self.hall.holders_of(table), *self.live.watchers(table.code)]

    def revoke(self, session: Session, message: m.Revoke) -> m.Answered:
        table = self.rights.official_table(session, message.match)
        for holder in self.holders_of(table):  # none: another referee was faster
            if holder.id == message.holder:
                self.hall.revoke(table, holder)
        return m.Done()

    # -- the organiser ------------------------------------------------------------------------

    def list_offices(self, session: Session, message: m.ListOffices) -> m.Answered:
        own = self.rights.office(message.token, "organiser")
        offices = self.offices.signed_in()
        return m.Holders(
            holders=tuple(self.live.holder_info(each, own=each.id == own.id) for each in offices)
        )

    def revoke_office(self, session: Session, message: m.RevokeOffice) -> m.Answered:
        self.rights.office(message.token, "organiser")
        self.offices.take_back(message.holder)
        return m.Done()


def same_secret(wanted: str, given: str) -> bool:
    """Compared in constant time, forgiving spaces, dashes and small letters."""
    plain = "".join(given.split()).replace("-", "").upper()
    return hmac.compare_digest(wanted.replace("-", "").encode(), plain.encode())


def reply(answered: m.Answered) -> Any:
    return msgspec.to_builtins(answered)
