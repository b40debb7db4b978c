"""In the lobby: seats, bots, how the table plays, the start; and moving to another phone."""

from __future__ import annotations

from server import messages as m
from server.hall import moving, playing, seating
from server.hall.seat_codes import LASTS
from server.hall.sessions import Session
from server.hall.starting import FreeChairs
from server.match.refusal import NotAllowed
from server.net.desk.clerk import Clerk, Keep, done
from server.net.translate import bot_wish, policy


class Lobby(Clerk):
    def leave_seat(self, session: Session, message: m.LeaveSeat) -> m.Answered:
        table = self.rights.table_of(session, message.match)
        if message.seat not in self.rights.held(session, table):
            raise NotAllowed("refused-not-your-seat")
        seating.leave(self.hall, table.code, message.seat)
        return m.Done()

    def seat_bot(self, session: Session, message: m.SeatBot) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        if not self.rights.is_official(session):
            self.hall.require_seats_open(table)

        def seated(keep: Keep) -> m.Answered:
            seating.seat_bot(self.hall, table.code, bot_wish(message), keep(m.Done()))
            return m.Done()

        return self.replies.once(message, seated)

    def unseat_bot(self, session: Session, message: m.UnseatBot) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        seating.unseat_bot(self.hall, table.code, message.seat)
        return m.Done()

    def set_policy(self, session: Session, message: m.SetPolicy) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        seating.set_policy(self.hall, table.code, policy(message.policy))
        return m.Done()

    def set_answers(self, session: Session, message: m.SetAnswers) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        seating.set_answers(self.hall, table.code, message.answers)
        return m.Done()

    def start_match(self, session: Session, message: m.StartMatch) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        match = playing.start(self.hall, table.code, FreeChairs(message.free, message.level))
        return done(match, match.seq)

    def set_pace(self, session: Session, message: m.SetPace) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        playing.set_pace(self.hall, table.code, message.pace)
        return m.Done()

    def step_bots(self, session: Session, message: m.StepBots) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        playing.step_bots(self.hall, table.code)
        return m.Done()

    def make_seat_code(self, session: Session, message: m.MakeSeatCode) -> m.Answered:
        table = self.rights.table_of(session, message.match)
        if session.holder is None or not self.rights.held(session, table):
            raise NotAllowed("refused-not-your-seat")
        code = moving.code_to_move(self.hall, table, session.holder)
        return m.SeatCode(code=code, seconds=int(LASTS))
