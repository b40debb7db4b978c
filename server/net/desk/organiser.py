"""The organiser: who holds an office, and which tables are open."""

from __future__ import annotations

from server import messages as m
from server.hall import room
from server.hall.sessions import Session
from server.net.desk.clerk import Clerk, Keep


class Organiser(Clerk):
    def list_offices(self, session: Session, message: m.ListOffices) -> m.Answered:
        own = self.rights.office(message.token, "organiser")
        offices = self.parts.offices.signed_in()
        return m.Holders(
            holders=tuple(self.live.holder_info(each, own=each.id == own.id) for each in offices)
        )

    def revoke_office(self, session: Session, message: m.RevokeOffice) -> m.Answered:
        self.rights.office(message.token, "organiser")
        self.parts.offices.take_back(message.holder)
        return m.Done()

    def close_table(self, session: Session, message: m.CloseTable) -> m.Answered:
        self.rights.office(message.token, "organiser")

        def closed(keep: Keep) -> m.Answered:
            done = m.Done()
            room.close(self.hall, message.table, message.id, message.reason, keep(done))
            return done

        return self.replies.once(message, closed)
