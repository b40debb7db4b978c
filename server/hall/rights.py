"""Who may do what: each question answers with the table or match it is about, or refuses."""

from __future__ import annotations

from server.games.kernel import Seat
from server.hall.hall import Hall
from server.hall.sessions import Session
from server.hall.tables import Table
from server.hall.tokens import Holder, Role
from server.match.match import Match
from server.match.refusal import NotAllowed, NotPossible


class Rights:
    """What the token of a connection is good for at this moment."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def table_of(self, session: Session, match: str) -> Table:
        """The table this connection is at; the message must mean the match that is on it."""
        if session.table is None:
            raise NotPossible("refused-watch-first")
        table = self.hall.table(session.table)
        if match != table.match and match not in table.earlier:
            raise NotPossible("refused-match")
        return table

    def match_of(self, session: Session, match: str) -> Match:
        return self.hall.match(self.table_of(session, match), match)

    def held(self, session: Session, table: Table) -> tuple[Seat, ...]:
        """The seats this connection's token holds now; none once it was taken back."""
        holder = self.holder(session)
        return table.seats_of(holder.id) if holder else ()

    def holder(self, session: Session) -> Holder | None:
        """Who this connection is, if their token still counts."""
        return session.holder if self.hall.tokens.counts(session.holder) else None

    def own(self, session: Session, match: str, seat: Seat) -> Match:
        """The match, for somebody who holds this seat."""
        table = self.table_of(session, match)
        if seat not in self.held(session, table):
            raise NotAllowed("refused-not-your-seat")
        return self.hall.match(table, match)

    def is_official(self, session: Session) -> bool:
        holder = self.holder(session)
        return holder is not None and holder.role in ("referee", "organiser")

    def official(self, session: Session, match: str) -> Match:
        """The match on the table, for a referee. An earlier one stays as it ended: reopened, it
        would be played out of everybody's sight, while its file tells every secret."""
        if self.official_table(session, match).match != match:
            raise NotPossible("refused-match")
        return self.match_of(session, match)

    def official_table(self, session: Session, match: str) -> Table:
        if not self.is_official(session):
            raise NotAllowed("refused-role")
        return self.table_of(session, match)

    def member_table(self, session: Session, match: str) -> Table:
        """The table, for somebody who sits at it, set bots to play at it, or runs the event."""
        table = self.table_of(session, match)
        if self.is_official(session) or self.held(session, table) or self.set_up(session, table):
            return table
        raise NotAllowed("refused-not-your-seat")

    def set_up(self, session: Session, table: Table) -> bool:
        """A table of bots alone is in the care of whoever put them there."""
        holder = self.holder(session)
        alone = all(chair.holder == "bot" for chair in table.chairs)
        mine = holder is not None and holder.role == "player" and holder.table == table.code
        return alone and mine

    def office(self, token: str, *roles: Role) -> Holder:
        """Somebody of the event, who need be at no table for what they ask."""
        holder = self.hall.tokens.read(token)
        if holder.role not in roles:
            raise NotAllowed("refused-role")
        return holder
