"""Devices: coming to a table, reporting, their buttons and dice, and what phones ask of them."""

from __future__ import annotations

from msgspec.structs import asdict

from server import messages as m
from server.games.kernel import Seat
from server.hall import buttons, pairing
from server.hall.pairing import LASTS, NewDevice
from server.hall.presence import Present
from server.hall.sessions import Session
from server.hall.tables import Device, Table
from server.hall.tokens import Holder
from server.match import rolls
from server.match.match import Match
from server.match.refusal import NotAllowed, NotPossible, Refusal
from server.match.values import DieSeen, Reading
from server.net.attending import served_by
from server.net.desk.clerk import Clerk, Keep, done
from server.net.device_words import device_info, hall_device, phrase, spoken
from server.net.translate import bots_wanted


class Devices(Clerk):
    # -- coming -------------------------------------------------------------------------------

    def make_pairing_code(self, session: Session, message: m.MakePairingCode) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        self.parts.pairing_rate.spend(self.guesser(session))
        by = self.asking(session, table, message.seat)
        code = self.parts.pairing_codes.make(table.code, message.kind, by)
        return m.PairingCode(code=code, seconds=int(LASTS))

    def asking(self, session: Session, table: Table, seat: Seat | None) -> Seat | None:
        """The seat in whose name somebody asks; None for officials, whose word is enough."""
        if self.rights.is_official(session):
            return None
        held = self.rights.held(session, table)
        if seat is not None and seat not in held:
            raise NotAllowed("refused-not-your-seat")
        # Whoever set bots to play against each other has no seat, and nobody to ask.
        return seat or (held[0] if held else None)

    def pair_device(self, session: Session, message: m.PairDevice) -> m.Answered:
        tries, who = self.parts.secret_tries, self.guesser(session)
        wish = NewDevice(kind=message.kind, name=message.name, feeds=message.feeds, can=message.can)

        def answer(holder: Holder) -> m.Paired:
            token = self.hall.tokens.sign(holder)
            return m.Paired(token=token, device=holder.id, table=holder.table or "")

        def paired(keep: Keep) -> m.Answered:
            tries.check(who)
            codes = self.parts.pairing_codes
            try:
                holder, _ = pairing.pair(
                    self.hall, codes, message.code, wish, lambda holder: keep(answer(holder))
                )
            except Refusal:
                tries.failed(who)
                raise
            return answer(holder)

        return self.replies.once(message, paired)

    def attend(self, session: Session, message: m.Attend) -> m.Answered:
        holder = self.hall.tokens.read(message.token)
        if holder.role != "device":
            raise NotAllowed("refused-role")
        if message.kind != (holder.kind or "bots"):
            raise NotAllowed("refused-device-kind")
        wish = NewDevice(
            kind=message.kind,
            name=message.name or holder.name or message.kind,
            feeds=message.feeds,
            can=message.can,
        )
        pairing.require_honest(wish)
        if holder.table is not None:
            self.require_as_paired(holder, wish)
        self.live.attend(session, holder, Present(**asdict(wish)))
        if holder.table is None and message.kind != "bots":
            for code in message.tables:
                pairing.serve(self.hall, code, holder.id, wish, None, asks=True)
        if message.kind == "bots":
            self.live.tell(session, bots_wanted(self.hall))
        return m.Done()

    def require_as_paired(self, holder: Holder, wish: NewDevice) -> None:
        """What the other side agreed to is what it still is."""
        device = self.hall.table(holder.table or "").device(holder.id)
        if device.feeds != wish.feeds:
            raise NotAllowed("refused-device-changed")

    def list_devices(self, session: Session, message: m.ListDevices) -> m.Answered:
        holder = self.hall.tokens.read(message.token)
        if holder.role not in ("player", "referee", "organiser"):
            raise NotAllowed("refused-role")
        tokens = self.hall.tokens
        ofhall = [
            hall_device(self.hall, id, present, self.tables_of(id))
            for id, present in self.hall.presence.known.items()
            if (known := tokens.holders.get(id)) is not None and known.table is None
        ]
        paired = [
            device_info(self.hall, device, table, (table.code,))
            for table in self.hall.tables.values()
            for device in table.devices
            if device.id not in {each.id for each in ofhall}
        ]
        return m.Devices(devices=tuple(ofhall if holder.role == "player" else ofhall + paired))

    def tables_of(self, id: str) -> tuple[str, ...]:
        return tuple(table.code for table, _ in served_by(self.hall, id))

    # -- serving a table ----------------------------------------------------------------------

    def ask_service(self, session: Session, message: m.AskService) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        holder = self.hall.tokens.holders.get(message.device)
        present = self.hall.presence.known.get(message.device)
        if present is None or holder is None or holder.table is not None or present.kind == "bots":
            raise NotPossible("refused-device")
        wish = NewDevice(kind=present.kind, name=present.name, feeds=present.feeds, can=present.can)
        by = self.asking(session, table, message.seat)
        pairing.serve(self.hall, table.code, message.device, wish, by)
        return m.Done()

    def consent_device(self, session: Session, message: m.ConsentDevice) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        held = self.rights.held(session, table)
        if message.seat is not None:
            if message.seat not in held:
                raise NotAllowed("refused-not-your-seat")
            held = (message.seat,)
        seats = None if self.rights.is_official(session) else held
        pairing.consent(self.hall, table.code, message.device, seats, yes=message.yes)
        return m.Done()

    def take_back_device(self, session: Session, message: m.TakeBackDevice) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        if any(device.id == message.device for device in table.devices):  # else: tapped twice
            pairing.take_back(self.hall, table.code, message.device)
        return m.Done()

    def bind_part(self, session: Session, message: m.BindPart) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        held, part = self.rights.held(session, table), message.part or ""
        bound = table.bound_seat(table.device(message.device), part)
        for seat in (message.seat, bound):
            mine = seat is None or seat in held
            if not mine and not (seat == bound and self.rights.is_official(session)):
                raise NotAllowed("refused-not-your-seat")
        pairing.bind(self.hall, table.code, message.device, part, message.seat)
        return m.Done()

    # -- what a device says -------------------------------------------------------------------

    def attending(self, session: Session) -> str:
        """The device this connection attends as, if its token still counts."""
        holder = self.rights.holder(session)
        if holder is None or session.attends != holder.id:
            raise NotAllowed("refused-attend-first")
        self.hall.presence.heard(holder.id)
        return holder.id

    def report(self, session: Session, message: m.Report) -> m.Answered:
        id = self.attending(session)
        self.parts.report_rate.spend(id)
        if self.hall.presence.spoke(id, spoken(message)):
            self.live.tell_tables_of(id)
        return m.Done()

    def served(self, session: Session, match: str) -> tuple[Table, Device]:
        """The table with this match, and this device's entry in it."""
        id = self.attending(session)
        self.parts.device_rate.spend(id)
        for table, device in served_by(self.hall, id):
            if table.match == match:
                return table, device
        raise NotAllowed("refused-device-table")

    def press(self, session: Session, message: m.Press) -> m.Answered:
        table, device = self.served(session, message.match)
        seat = table.bound_seat(device, message.part or "")
        if seat is None:
            raise NotAllowed("refused-not-bound")
        match = self.hall.match(table)
        row = buttons.press(self.hall, table, match, message.id, seat, message.button, message.seen)
        return done(match, row)

    def feed_roll(self, session: Session, message: m.FeedRoll) -> m.Answered:
        match, reading = self.reading(session, message)
        row = rolls.feed(match, message.id, reading, message.roll, message.faces)
        return done(match, row)

    def doubt_roll(self, session: Session, message: m.DoubtRoll) -> m.Answered:
        match, reading = self.reading(session, message)
        why = phrase(message.why)
        row = rolls.doubt(match, message.id, reading, message.roll, why, message.faces)
        return done(match, row)

    def reading(self, session: Session, message: m.FeedRoll | m.DoubtRoll) -> tuple[Match, Reading]:
        """What the device has to show, if its dice count at this table."""
        table, device = self.served(session, message.match)
        if device.feeds is None:
            raise NotAllowed("refused-device-feeds")
        if device.needs:
            raise NotAllowed("refused-device-waits")
        match = self.hall.match(table)
        if message.id not in match.ledger.commands:
            self.parts.evidence.claim(match.id, message.evidence)
        dice = tuple(DieSeen(**asdict(die)) for die in message.dice)
        reading = Reading(
            device=device.id,
            name=device.name,
            source=device.feeds,
            evidence=message.evidence,
            dice=dice,
        )
        return match, reading

    # -- phones and devices -------------------------------------------------------------------

    def tell_device(self, session: Session, message: m.TellDevice) -> m.Answered:
        table = self.rights.member_table(session, message.match)
        self.parts.device_rate.spend(self.guesser(session))
        device, official = table.device(message.device), self.rights.is_official(session)
        request = self.live.attending.asked(
            device.id,
            session,
            lambda request: m.DeviceAsked(
                request=request, ask=message.ask, table=table.code, official=official
            ),
        )
        if request is None:
            raise NotPossible("refused-device-lost", name=device.name)
        return m.Asked(request=request)

    def answer_ask(self, session: Session, message: m.AnswerAsk) -> m.Answered:
        id = self.attending(session)
        self.parts.talk_rate.spend(id)
        sid = self.live.attending.asker(id, message.request, more=message.more)
        asker = self.live.sessions.get(sid or "")
        if asker is None:
            raise NotPossible("refused-nobody-asks")
        said = m.DeviceSaid(
            device=id, said=message.answer, request=message.request, more=message.more
        )
        self.live.tell(asker, said)
        return m.Done()

    def spread_news(self, session: Session, message: m.SpreadNews) -> m.Answered:
        id = self.attending(session)
        self.parts.report_rate.spend(id)
        for table, _ in served_by(self.hall, id):
            for phone in self.live.at_table(table.code):
                if self.rights.is_official(phone) or self.rights.held(phone, table):
                    self.live.tell(phone, m.DeviceSaid(device=id, said=message.news))
        return m.Done()
