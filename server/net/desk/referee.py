"""The referee: calls, rulings, corrections, and who holds the table's seats."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec.structs import replace

from server import messages as m
from server.games.convert import convert
from server.games.verdicts import Weighed
from server.hall import moving, pairing, playing
from server.hall.seat_codes import LASTS
from server.hall.sessions import Session
from server.hall.tables import Call, Table
from server.hall.tokens import Holder
from server.match import agreements, leaving, refereeing
from server.match.match import Match
from server.match.refusal import NotPossible
from server.net.desk.clerk import Clerk, done, row_of


class Referee(Clerk):
    def call_referee(self, session: Session, message: m.CallReferee) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        match = self.hall.match(table, message.match)
        seat = message.seat if message.seat in self.rights.held(session, table) else None
        key = "log-call" if seat else "log-call-watcher"
        row, weighed = in_question(match, message.row)
        question = asked(match, message.question)
        seq = refereeing.note(match, message.id, seat, key, message.text)
        call = Call(
            seat=seat,
            text=message.text,
            at=time.time(),
            row=row,
            question=question,
            weighed=weighed,
        )
        playing.set_call(self.hall, table.code, call)
        return done(match, seq)

    def answer_call(self, session: Session, message: m.AnswerCall) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        table = self.hall.table(match.table)
        if table.call is None:  # the referee was faster
            return done(match, match.seq)
        seq = refereeing.note(match, message.id, message.seat, "log-call-said", message.text)
        said = {**table.call.said, message.seat: message.text}
        playing.set_call(self.hall, table.code, replace(table.call, said=said))
        return done(match, seq)

    def withdraw_call(self, session: Session, message: m.WithdrawCall) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        match = self.hall.match(table, message.match)
        if table.call is None:  # the referee was faster
            return done(match, match.seq)
        seq = refereeing.note(match, message.id, None, "log-settled", "")
        playing.set_call(self.hall, table.code, None)
        return done(match, seq)

    def rule(self, session: Session, message: m.Rule) -> m.Answered:
        match = self.rights.official(session, message.match)
        call = self.hall.table(match.table).call
        weighed = call.weighed if call is not None else ()
        seq = refereeing.rule(
            match, message.id, message.verdict, message.why, message.text, weighed
        )
        playing.set_call(self.hall, match.table, None)
        return done(match, seq)

    def rewind(self, session: Session, message: m.Rewind) -> m.Answered:
        match = self.rights.official(session, message.match)
        to = row_of(match, message.to)
        return done(match, refereeing.rewind(match, message.id, to, message.reason))

    def correct(self, session: Session, message: m.Correct) -> m.Answered:
        match = self.rights.official(session, message.match)
        seq = refereeing.correct(
            match, message.id, message.correction, message.reason, message.more
        )
        return done(match, seq)

    def decide_proposal(self, session: Session, message: m.DecideProposal) -> m.Answered:
        match = self.rights.official(session, message.match)
        seen = match.numbers.newest(message.seen)
        seq = agreements.decide(
            match, message.id, yes=message.yes, seen=seen, reason=message.reason
        )
        return done(match, seq)

    def drop_player(self, session: Session, message: m.DropPlayer) -> m.Answered:
        match = self.rights.official(session, message.match)
        return done(match, leaving.drop(match, message.id, message.seat, message.reason))

    def correct_throw(self, session: Session, message: m.CorrectThrow) -> m.Answered:
        match = self.rights.official(session, message.match)
        seq = refereeing.correct_throw(
            match, message.id, match.numbers.first(message.row), message.faces, message.reason
        )
        return done(match, seq)

    def abandon(self, session: Session, message: m.Abandon) -> m.Answered:
        match = self.rights.official(session, message.match)
        return done(match, refereeing.abandon(match, message.id, message.reason))

    def list_holders(self, session: Session, message: m.ListHolders) -> m.Answered:
        table = self.rights.official_table(session, message.match)
        holders = self.holders_of(table)
        return m.Holders(holders=tuple(self.live.holder_info(each, table) for each in holders))

    def holders_of(self, table: Table) -> list[Holder]:
        return [*moving.holders_of(self.hall, table.code), *self.live.watchers(table.code)]

    def revoke(self, session: Session, message: m.Revoke) -> m.Answered:
        table = self.rights.official_table(session, message.match)
        for holder in self.holders_of(table):  # none: another referee was faster
            if holder.id != message.holder:
                continue
            if holder.role == "device":
                pairing.take_back(self.hall, table.code, holder.id)
            else:
                moving.revoke(self.hall, table.code, holder)
        return m.Done()

    def give_seat(self, session: Session, message: m.GiveSeat) -> m.Answered:
        table = self.rights.official_table(session, message.match)
        code = moving.code_to_give(self.hall, table, message.seat)
        return m.SeatCode(code=code, seconds=int(LASTS))


def in_question(match: Match, row: int | None) -> tuple[int | None, tuple[Weighed, ...]]:
    """The number of the row a call is about, and what verdicts would do to that step."""
    if row is not None:
        _, weighed = refereeing.weigh(match, row_of(match, row))
        return match.numbers.number(row_of(match, row)), weighed
    step, weighed = refereeing.weigh(match, None)
    return match.numbers.number(step) if step is not None and weighed else None, weighed


LONGEST = 2000  # of a question that everybody at the table is told


def asked(match: Match, question: dict[str, Any] | None) -> dict[str, Any] | None:
    """The question a call is about, if the game knows such a question."""
    if question is None:
        return None
    try:
        convert(question, match.game.types.question)
    except msgspec.ValidationError as why:
        raise NotPossible("refused-action") from why
    if len(msgspec.json.encode(question)) > LONGEST:
        raise NotPossible("refused-action")
    return question
