"""At the door: who comes, and to which table."""

from __future__ import annotations

from server import messages as m
from server.games.catalogue import offered_levels
from server.hall import moving, people, playing, seating
from server.hall.finished import MOST, records
from server.hall.offices import same_secret
from server.hall.sessions import Session
from server.hall.tables import Table
from server.match.refusal import NotAllowed, NotPossible, Refusal
from server.net.desk.clerk import Clerk, Keep
from server.net.translate import finished_sent, new_table, record_sent, seated_sent


class Door(Clerk):
    def hello(self, session: Session, message: m.Hello) -> m.Answered:
        if message.protocol != m.PROTOCOL:
            raise NotPossible("refused-protocol")
        games = tuple(
            m.GameInfo(
                id=game.id,
                version=game.version,
                seats=game.seats,
                bots=offered_levels(game, self.hall.bots.get(game.id, ())),
            )
            for game in self.hall.games.values()
        )
        return m.Welcome(
            name=self.parts.name,
            version=self.parts.version,
            games=games,
            address=self.live.address(""),
        )

    def list_tables(self, session: Session, message: m.ListTables) -> m.Answered:
        return self.live.room_list.ask(session, follow=message.follow)

    def list_finished(self, session: Session, message: m.ListFinished) -> m.Answered:
        found = self.parts.archive.finished()
        return m.FinishedReply(
            matches=tuple(finished_sent(each) for each in found[:MOST]),
            records=tuple(record_sent(each) for each in records(found)[:MOST]),
            more=max(0, len(found) - MOST),
        )

    def fill_form(self, session: Session, message: m.FillForm) -> m.Answered:
        game = self.hall.game(message.game)
        if message.table is not None:
            table = self.found(session, message.table)
            setup = self.hall.setup_again(table, message.answers)
            return m.FormReply(form=self.hall.game(table.game).form(setup))
        owner = self.identity(message.identity)
        setup = self.hall.setup(message.game, message.answers, message.packs, owner)
        return m.FormReply(form=game.form(setup))

    def create_table(self, session: Session, message: m.CreateTable) -> m.Answered:
        def made(keep: Keep) -> m.Answered:
            self.parts.new_tables.check(session.address)
            seated = seating.create(
                self.hall,
                new_table(message, session.address, self.identity(message.identity)),
                self.answer(keep),
            )
            self.parts.new_tables.failed(session.address)
            return seated_sent(self.hall, seated)

        reply = self.replies.once(message, made)
        if message.start and isinstance(reply, m.Seated):
            playing.start_if_full(self.hall, reply.table)
        return reply

    def answer(self, keep: Keep) -> seating.Answer:
        return lambda seated: keep(seated_sent(self.hall, seated))

    def look(self, session: Session, message: m.Look) -> m.Answered:
        return m.TableReply(table=self.live.info(self.found(session, message.table)))

    def found(self, session: Session, code: str, token: str | None = None) -> Table:
        """A table by its code; wrong codes are counted, but for those who show a good token."""
        tries, who = self.parts.code_tries, self.guesser(session)
        if self.is_known(token):
            return self.hall.table(code)
        tries.check(who)
        try:
            return self.hall.table(code)
        except NotPossible:
            tries.failed(who)
            raise

    def is_known(self, token: str | None) -> bool:
        """Whether a token is good."""
        try:
            return token is not None and bool(self.hall.tokens.read(token))
        except NotAllowed:
            return False

    def join_table(self, session: Session, message: m.JoinTable) -> m.Answered:
        self.found(session, message.table, message.token)

        def joined(keep: Keep) -> m.Answered:
            seated = seating.join(
                self.hall,
                message.table,
                message.name,
                message.seats,
                message.token,
                self.answer(keep),
                self.identity(message.identity),
            )
            return seated_sent(self.hall, seated)

        return self.replies.once(message, joined)

    def claim_seat(self, session: Session, message: m.ClaimSeat) -> m.Answered:
        tries, who = self.parts.secret_tries, self.guesser(session)

        def claimed(keep: Keep) -> m.Answered:
            tries.check(who)
            try:
                seated = moving.claim(
                    self.hall,
                    message.code,
                    message.name,
                    self.answer(keep),
                    self.identity(message.identity),
                )
            except Refusal:
                tries.failed(who)
                raise
            return seated_sent(self.hall, seated)

        return self.replies.once(message, claimed)

    def identity(self, token: str | None) -> str | None:
        return self.hall.identities.find(token)

    def identify(self, session: Session, message: m.IdentifyPhone) -> m.Answered:
        known = self.identity(message.identity)
        identities = self.hall.identities
        return m.Identified(identity=identities.sign(known) if known else identities.make())

    def forget_me(self, session: Session, message: m.ForgetMe) -> m.Answered:
        people.forget(self.hall, self.hall.identities.read(message.identity))
        return m.Done()

    def sign_in(self, session: Session, message: m.SignIn) -> m.Answered:
        tries, secrets = self.parts.secret_tries, self.parts.secrets
        who = self.guesser(session)
        tries.check(who)
        wanted = secrets.referee if message.role == "referee" else secrets.organiser
        if not same_secret(wanted, message.secret):
            tries.failed(who)
            raise NotAllowed("refused-secret")
        tries.succeeded(who)
        kind = message.kind if message.role == "device" else ""
        name = (message.name or "").strip()
        holder = self.parts.offices.sign_in(message.role, name, kind)
        return m.SignedIn(token=self.hall.tokens.sign(holder), role=message.role)

    def sign_out(self, session: Session, message: m.SignOut) -> m.Answered:
        self.parts.offices.take_back(self.hall.tokens.read(message.token).id)
        return m.Done()

    def watch(self, session: Session, message: m.Watch) -> m.Answered:
        table = self.found(session, message.table, message.token)
        # A new watcher's token is kept nowhere: anybody may look.
        tokens = self.hall.tokens
        token = None if message.token else tokens.sign(tokens.make("watcher", table.code))
        holder = tokens.read(message.token or token or "")
        held = table.seats_of(holder.id)
        seat = message.seat
        if seat is not None and seat not in held:
            if not held:
                raise NotAllowed("refused-not-your-seat")
            seat = held[0]  # sides were swapped while this phone was away
        if holder.role == "device" and holder.table not in (None, table.code):
            raise NotAllowed("refused-device-table")
        self.live.unbind(session)
        if session.attends != holder.id:  # a session has one holder: it was bound as another
            self.live.dismiss(session)
        self.live.hold(session, holder, seat)
        session.screen, session.changes = message.screen, message.changes
        self.live.bind(session, table)
        return m.Watching(seq=self.seq_of(table), token=token, seats=held)

    def seq_of(self, table: Table) -> int:
        if table.status == "lobby":
            return -1
        match = self.hall.match(table)
        return match.numbers.number(match.seq)
