"""Playing: decisions, dice, questions, agreements, the log."""

from __future__ import annotations

import msgspec

from server import messages as m
from server.games.convert import convert
from server.games.correcting import correction_kinds
from server.games.kernel import REFEREE, Seat
from server.hall import playing
from server.hall.ends import note_look
from server.hall.sessions import Session
from server.hall.tables import require_source
from server.match import agreements, leaving, rolls
from server.match.match import Match, act
from server.match.refusal import NotAllowed, NotPossible
from server.match.whispering import whisper
from server.net.asking.pool import Asker
from server.net.desk.clerk import Clerk, done, row_of
from server.net.places import network_of
from server.net.translate import line, past_sent, wish

LINES_AT_ONCE = 200  # of the log, in one reply


class Play(Clerk):
    def act(self, session: Session, message: m.Act) -> m.Answered:
        if message.seat == REFEREE:
            match = self.rights.official(session, message.match)
        else:
            match = self.rights.own(session, message.match, message.seat)
        seq = act(match, message.id, message.seat, message.decision, message.action)
        return done(match, seq)

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
        return done(match, seq)

    def confirm_throw(self, session: Session, message: m.ConfirmThrow) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        match = self.hall.match(table, message.match)
        seats = self.rights.held(session, table)
        thrown = match.position.thrown
        asked = [seat for seat in seats if thrown and seat in thrown.needs]
        if not seats and not self.rights.is_official(session):
            raise NotAllowed("refused-not-your-seat")
        seat = None if self.rights.is_official(session) else (asked or seats)[0]
        seq = rolls.confirm_throw(match, message.id, seat, message.roll, yes=message.yes)
        return done(match, seq)

    def ask(self, session: Session, message: m.Ask) -> m.Answered:
        game, state = self.hall.game(message.game), None
        if message.match is not None:
            match = self.rights.match_of(session, message.match)
            game, state = match.game, match.position.state
        try:
            question = convert(message.question, game.types.question)
        except msgspec.ValidationError as why:
            raise NotPossible("refused-action") from why
        asker = asker_of(session, ahead=message.ahead)
        ruling = self.parts.questions.ask(asker, game, state, session.seat, question)
        return m.RulingReply(ruling=ruling)

    def list_offers(self, session: Session, message: m.ListOffers) -> m.Answered:
        if message.seat == REFEREE:  # everybody may know what the referee can decide
            match = self.rights.match_of(session, message.match)
        else:
            match = self.rights.own(session, message.match, message.seat)
        state = match.position.state
        offers, more = self.parts.questions.offers(
            asker_of(session), match.game, state, message.seat, message.about
        )
        return m.Offers(offers=offers, more=more)

    def list_corrections(self, session: Session, message: m.ListCorrections) -> m.Answered:
        match = self.rights.match_of(session, message.match)
        return m.CorrectionKinds(kinds=correction_kinds(match.game, match.seats))

    # -- agreements ---------------------------------------------------------------------------

    def undo(self, session: Session, message: m.Undo) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        to = undo_target(match, message.seat, message.to)
        return done(match, agreements.undo(match, message.id, message.seat, to))

    def propose(self, session: Session, message: m.Propose) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        if message.dice is not None:
            require_source(self.rights.table_of(session, message.match), message.dice)
        asked = wish(match, message)
        return done(match, agreements.propose(match, message.id, message.seat, asked))

    def consent(self, session: Session, message: m.Consent) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        proposal = match.position.proposal
        held = self.rights.held(session, self.rights.table_of(session, message.match))
        if message.yes and proposal is not None and proposal.by in held:
            raise NotAllowed("refused-own-proposal")  # consent is never given by the one who asks
        seen = match.numbers.newest(message.seen)
        seq = agreements.consent(match, message.id, message.seat, yes=message.yes, seen=seen)
        return done(match, seq)

    def resign(self, session: Session, message: m.Resign) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        return done(match, leaving.resign(match, message.id, message.seat))

    def whisper(self, session: Session, message: m.Whisper) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        if message.id not in match.ledger.commands:
            self.parts.whispers.check(f"{match.id} {message.seat}")
        seq = whisper(match, message.id, message.seat, message.to, message.text)
        self.parts.whispers.failed(f"{match.id} {message.seat}")
        return done(match, seq)

    def rematch(self, session: Session, message: m.Rematch) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        held = self.rights.held(session, table)
        if not held:  # an official, or who set bots to play
            match = playing.rematch(self.hall, table.code, message.match, swap=message.swap)
            return done(match, match.seq)
        seat = message.seat if message.seat in held else held[0]
        match = playing.ask_again(self.hall, table.code, message.match, seat, swap=message.swap)
        return done(match, match.seq)

    def answer_rematch(self, session: Session, message: m.AnswerRematch) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        if message.seat not in self.rights.held(session, table):
            raise NotAllowed("refused-not-your-seat")
        match = playing.answer_again(
            self.hall, table.code, message.match, message.seat, yes=message.yes
        )
        return done(match, match.seq)

    def accept_end(self, session: Session, message: m.AcceptEnd) -> m.Answered:
        match = self.rights.own(session, message.match, message.seat)
        held = self.rights.held(session, self.rights.table_of(session, message.match))
        seq = playing.accept_end(self.hall, match, message.id, message.seat, held)
        return done(match, seq)

    # -- the log ------------------------------------------------------------------------------

    def read_log(self, session: Session, message: m.ReadLog) -> m.Answered:
        match = self.rights.match_of(session, message.match)
        whole = self.hall.is_final(match)
        entries, more = match.page(message.since, session.seat, LINES_AT_ONCE, whole=whole)
        if any(each.told.to is not None and session.seat not in each.told.to for each in entries):
            self.note_look(session, match)
        return m.Log(match=match.id, lines=tuple(line(entry) for entry in entries), more=more)

    def replay(self, session: Session, message: m.Replay) -> m.Answered:
        match = self.rights.match_of(session, message.match)
        if message.seat not in (None, *match.seats):
            raise NotPossible("refused-seat")
        held = self.rights.held(session, self.rights.table_of(session, message.match))
        whole = self.hall.is_final(match)
        if message.seat not in (None, *held):
            if not whole:
                raise NotAllowed("refused-end-open" if match.is_over else "refused-secret-view")
            self.note_look(session, match)
        past = match.past(row_of(match, message.at), message.seat, whole=whole)
        return past_sent(match, past, message.seat)

    def read_story(self, session: Session, message: m.ReadStory) -> m.Answered:
        match = self.rights.match_of(session, message.match)
        told = self.parts.stories.read(self.hall, match)
        return m.StoryReply(
            match=match.id, story=told.story, names=told.names, seconds=told.seconds
        )

    def note_look(self, session: Session, match: Match) -> None:
        """This connection has seen others' secrets; if the match goes on, that will be said."""
        table = self.hall.table(match.table)
        held = self.rights.held(session, table)
        note_look(table, match, held[0] if held else None)


def asker_of(session: Session, *, ahead: bool = False) -> Asker:
    holder = session.holder
    known = holder is not None and holder.role != "watcher"
    return Asker(session.sid, network_of(session.address), known, ahead)


def undo_target(match: Match, seat: Seat, to: int) -> int:
    """The row a seat means by what its view's `undo` said; -1: the game has moved on."""
    target = match.undoable(seat)
    if target is None or match.numbers.own_number(target.to, seat) != to:
        return -1
    return target.to
