"""`sandtable trays serve`: LED trays as a client like any other, a device with the watcher's view.

It shows what each game's own `lamps` makes of that view, reports how every tray is, answers the
phone that gives trays to cards, and sends three named buttons of a tray that belongs to a seat.
"""

from __future__ import annotations

import logging
import threading
import uuid
from collections.abc import Mapping, Sequence
from typing import Any

import gevent
from msgspec import Struct

from hardware.link import State, Status
from hardware.strip_map import StripMap
from hardware.trays import Button, Card, Trays
from server import messages as m
from server.device_talk import (
    AssignPart,
    ConnectedPart,
    FromDevice,
    Identify,
    ListParts,
    PartReport,
    PlaceFor,
    Said,
    SetLight,
    TalkNo,
    TalkOk,
    TalkParts,
    ToDevice,
)
from server.games.kernel import Game
from server.games.lighting import Passing, TrayCard
from server.stations import tray_words
from server.stations.connection import Connection, Lost, why
from server.stations.credentials import Credentials, NotAccepted, on_duty
from server.stations.tray_cards import HERE, UNUSED, Stage, as_shown, filled
from server.stations.tray_memory import TrayMemory
from server.stations.watched_table import WatchedTable

log = logging.getLogger(__name__)
REPORT_EVERY = 0.6  # seconds at least between two reports: the server takes two a second
BLINKS = 30.0  # seconds that a tray shows which one it is
PRESSED_AGAIN = 0.5  # seconds until a press that got no answer is sent once more
KIND = "tray"  # of board


class Equipment(Struct, frozen=True, kw_only=True):
    """What a station is started with."""

    ports: Sequence[str] = ()  # besides USB
    usb: bool = True
    maps: Sequence[StripMap] = ()


class TrayStation:
    """All trays at this machine, and the tables they serve."""

    def __init__(
        self,
        credentials: Credentials,
        games: Mapping[str, Game[Any]],
        equipment: Equipment,
        memory: TrayMemory,
    ) -> None:
        self.credentials, self.games, self.memory = credentials, games, memory
        self.maps = {each.game: each for each in equipment.maps}
        self.trays = Trays(
            equipment.ports,
            usb=equipment.usb,
            only=KIND,
            on_status=self.status_changed,
            on_problem=lambda problem: self.news.set(),
            on_button=lambda tray, button: self.pressed(tray, button),
            on_fault=lambda tray, trace: log.warning("%s: %s", tray, trace),
        )
        self.stage = Stage(self.trays)
        self.tables: dict[str, WatchedTable] = {}
        self.blinking: dict[str, int] = {}  # tray: the wish that made it blink
        self.connection: Connection | None = None
        self.said: m.Report | None = None
        self.news = threading.Event()
        self.saying = threading.Lock()  # a connection has one answer at a time

    # -- duty ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the process is stopped. Raises `NotAccepted` when the server does not want it."""
        with self.trays:
            gevent.spawn(self.keep_reporting)
            for connection in on_duty(self.credentials):
                self.connection, self.said = connection, None
                self.news.set()
                try:
                    while True:
                        self.hear(connection.hear())
                except Lost:
                    log.info("lost the server")
                finally:
                    self.connection = None

    def hear(self, message: m.FromServer) -> None:
        match message:
            case m.Serving():
                self.serve(message.tables)
            case m.DeviceAsked():
                gevent.spawn(self.reply, message)
            case m.Removed():
                raise NotAccepted(message.text.key)

    def say(self, message: m.Message) -> m.Answered | None:
        """The server's answer; None if it was lost meanwhile."""
        connection = self.connection
        if connection is None:
            return None
        try:
            with self.saying:
                return connection.say(message)
        except Lost:
            return None

    def serve(self, tables: tuple[m.ServedTable, ...]) -> None:
        """Watch exactly these tables."""
        wanted = {each.table: each for each in tables if each.game in self.games}
        for code in set(self.tables) - set(wanted):
            gevent.spawn(self.tables.pop(code).stop)
        for code in set(wanted) - set(self.tables):
            served = wanted[code]
            table = WatchedTable(
                self.credentials.url,
                self.token,
                served,
                self.games[served.game],
                self.table_changed,
            )
            self.tables[code] = table
            gevent.spawn(table.run)
            self.expect(table)
        self.show()

    def expect(self, table: WatchedTable) -> None:
        """Trays that got a card at this table are searched for until they are seen."""
        for tray, known in self.memory.trays.items():
            if known.table == table.code and known.cards.get(table.game.id) is not None:
                self.trays.links.outbox(tray)

    @property
    def token(self) -> str:
        return self.credentials.token or self.credentials.read()

    # -- lamps --------------------------------------------------------------------------------

    def table_of(self, tray: str) -> WatchedTable | None:
        """The table a tray belongs to: where it got its card, else the only one there is."""
        known = self.tables.get(self.memory.tray(tray).table or "")
        if known is None and len(self.tables) == 1:
            (known,) = self.tables.values()
        return known

    def card_of(self, tray: str) -> TrayCard | None:
        """What lies on the tray."""
        table = self.table_of(tray)
        if table is None:
            return None
        wanted = self.memory.tray(tray).cards.get(table.game.id)
        return next((card for card in table.cards if card.id == wanted), None)

    def picture(self, status: Status) -> Card:
        groups = status.identity.groups if status.identity else ()
        if status.id in self.blinking:
            return filled(groups, HERE)
        card, table = self.card_of(status.id), self.table_of(status.id)
        if card is not None and table is not None:
            return as_shown(card, self.maps.get(table.game.id))
        waits = table is not None and table.game.id not in self.memory.tray(status.id).cards
        return filled(groups[:1], UNUSED) if waits else Card({})

    def show(self) -> None:
        """Every tray as it should be now; what it shows already is not sent again."""
        statuses = [each for each in self.trays.statuses() if each.identity]
        self.trays.show({each.id: self.picture(each) for each in statuses})
        self.news.set()

    def table_changed(self, table: WatchedTable, passing: tuple[Passing, ...]) -> None:
        for each in passing:
            self.play(table, each)
        self.show()

    def play(self, table: WatchedTable, passing: Passing) -> set[str]:
        """Play on every tray under that card; those it was played on."""
        found = {
            tray
            for tray in self.trays.live()
            if self.table_of(tray) is table
            and self.memory.tray(tray).cards.get(table.game.id) == passing.card
        }
        for tray in found:
            self.stage.play(tray, passing)
        return found

    def status_changed(self, status: Status) -> None:
        if status.state is State.LIVE:
            known = self.memory.tray(status.id)
            self.trays.brighten(status.id, known.level * 255 // 10)
        gevent.spawn(self.show)

    # -- words --------------------------------------------------------------------------------

    def keep_reporting(self) -> None:
        while True:
            self.news.wait()
            self.news.clear()
            made = tray_words.report(self.parts())
            if self.connection is not None and made != self.said:
                answer = self.say(made)
                if answer is not None and why(answer) is None:
                    self.said = made
                else:
                    self.news.set()
            gevent.sleep(REPORT_EVERY)

    def parts(self) -> list[PartReport]:
        statuses = self.trays.statuses()
        found = [self.part(each) for each in statuses]
        found.sort(key=lambda part: int(part.name))
        problems = self.trays.links.problems()
        found += [
            tray_words.port(each) for each in problems if tray_words.worth_telling(each, statuses)
        ]
        return found

    def part(self, status: Status) -> PartReport:
        known, card = self.memory.tray(status.id), self.card_of(status.id)
        table = self.table_of(status.id)
        code = table.code if table is not None and len(self.tables) > 1 else None
        return tray_words.part(status, known.number, card.name if card else None, code)

    # -- phones -------------------------------------------------------------------------------

    def reply(self, asked: m.DeviceAsked) -> None:
        answer = self.answer(asked.ask, self.tables.get(asked.table))
        self.say(m.AnswerAsk(request=asked.request, answer=answer))

    def answer(self, ask: ToDevice, table: WatchedTable | None) -> FromDevice:
        if table is None:
            return TalkNo(why=Said("device-tray-no-table"))
        match ask:
            case ListParts():
                return self.listed(table)
            case Identify(part=part):
                return self.identify(part)
            case AssignPart(part=part, place=place):
                return self.assign(table, part, place)
            case SetLight(level=level, part=part):
                return self.brighten(level, part)
        return TalkNo(why=Said("device-tray-cannot"))

    def named(self, part: str) -> Status | None:
        return next((s for s in self.trays.statuses() if tray_words.part_id(s.id) == part), None)

    def listed(self, table: WatchedTable) -> TalkParts:
        parts = [
            self.connected(each, table)
            for each in self.trays.statuses()
            if self.table_of(each.id) in (table, None)
        ]
        parts.sort(key=lambda part: int(part.name))
        places = tuple(
            PlaceFor(
                id=card.id,
                suits=card.layout,
                name=tray_words.thing(card.name),
                seat=card.seat,
            )
            for card in table.cards
        )
        return TalkParts(parts=tuple(parts[: tray_words.MOST_PARTS]), places=places[:100])

    def connected(self, status: Status, table: WatchedTable) -> ConnectedPart:
        known = self.memory.tray(status.id)
        return ConnectedPart(
            id=tray_words.part_id(status.id),
            name=str(known.number),
            light=tray_words.LIGHTS[status.state],
            place=known.cards.get(table.game.id),
            unused=known.cards.get(table.game.id, "") is None,
            suits=status.identity.name if status.identity else "",
            level=known.level,
        )

    def identify(self, part: str | None) -> FromDevice:
        """Only this one blinks; without a part none does any more."""
        status = self.named(part) if part is not None else None
        if part is not None and (status is None or status.state is not State.LIVE):
            return TalkNo(why=Said("device-tray-out"))
        self.blinking = {status.id: uuid.uuid4().int} if status is not None else {}
        gevent.spawn_later(BLINKS, self.calm, dict(self.blinking))
        self.show()
        return TalkOk()

    def calm(self, wish: dict[str, int]) -> None:
        if self.blinking == wish:
            self.blinking = {}
            self.show()

    def assign(self, table: WatchedTable, part: str, place: str | None) -> FromDevice:
        status = self.named(part)
        if status is None:
            return TalkNo(why=Said("device-tray-out"))
        if place is not None and place not in {card.id for card in table.cards}:
            return TalkNo(why=Said("device-tray-no-card"))
        self.memory.assign(status.id, table.game.id, place, table.code)
        self.blinking.pop(status.id, None)
        self.show()
        return self.listed(table)

    def brighten(self, level: int, part: str | None) -> FromDevice:
        chosen = [self.named(part)] if part is not None else self.trays.statuses()
        for status in chosen:
            if status is None:
                return TalkNo(why=Said("device-tray-out"))
            self.memory.brighten(status.id, level)
            self.trays.brighten(status.id, level * 255 // 10)
        return TalkOk()

    # -- buttons ------------------------------------------------------------------------------

    def pressed(self, tray: str, button: Button) -> None:
        gevent.spawn(self.press, tray, button)

    def press(self, tray: str, button: Button) -> None:
        """In the name of the seat the tray is bound to: the server knows which, and checks."""
        table = self.table_of(tray)
        if table is None or table.here is None:
            return
        here, part = table.here, tray_words.part_id(tray)
        wish = m.Press(
            id=uuid.uuid4().hex, match=here.match, button=button, part=part, seen=here.seq
        )
        answer = self.say(wish)
        if answer is None:
            gevent.sleep(PRESSED_AGAIN)
            answer = self.say(wish)  # the same id: done once, whatever was lost
        if answer is None or why(answer) is not None:
            log.info("%s: %s was refused: %s", tray, button, answer and why(answer))
            self.flash(table, tray, part)

    def flash(self, table: WatchedTable, tray: str, part: str) -> None:
        """Red where the game has a lamp for it, and in any case on the tray that was pressed."""
        seat = next(
            filter(None, (table.seat_of(each.id, part) for each in self.devices(table))), None
        )
        passing = table.refused(seat) if seat is not None else ()
        played = set().union(*(self.play(table, each) for each in passing))
        if tray not in played:
            self.stage.play(tray, Passing(card="", movement="refused", colour="red"))

    def devices(self, table: WatchedTable) -> tuple[m.DeviceInfo, ...]:
        return table.info.devices if table.info else ()
