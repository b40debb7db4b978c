"""The camera station: a client that watches trays, reads throws, and feeds the rolls asked for.

Each camera has a loop of its own; another one tells the phones how everything is. What the server
says is heard in the main loop. Under gevent these loops are greenlets, and what blocks or
calculates (frames, readings) is done in native threads by `work`.
"""

from __future__ import annotations

import logging
import threading
import time
import uuid
from collections.abc import Callable, Sequence
from typing import Any

from server import messages as m
from server.device_talk import PartReport, Said
from server.stations.camera.eyes import Eye
from server.stations.camera.judging import Verdict
from server.stations.camera.pictures import as_jpeg, upload
from server.stations.camera.ring_light import RingLight
from server.stations.camera.settings import Settings
from server.stations.camera.talk import Talker
from server.stations.camera.teaching import Teacher
from server.stations.camera.trays import Mark, MarkedTray, Read, Request, Told
from server.stations.connection import Connection, Lost, why
from server.stations.credentials import Credentials, on_duty
from vision.sources import is_recording

log = logging.getLogger(__name__)
TICK = 0.1  # seconds between two looks at what is to be reported
RESTING = ("empty", "settled")  # nothing else has to be said of a tray
SHORTEST = 0.4  # seconds between two reports
Work = Callable[[Callable[[], Any]], Any]


class NotServed(Exception):
    """The station cannot serve any more; the text says why, and what to do."""


class CameraStation:
    """Serves every table it is asked to, each with its own tray."""

    def __init__(
        self,
        credentials: Credentials,
        eyes: Sequence[Eye],
        settings: Settings,
        read: Read,
        work: Work = lambda task: task(),
        teacher: Teacher | None = None,
        ring: RingLight | None = None,
    ) -> None:
        self.credentials, self.eyes, self.settings = credentials, tuple(eyes), settings
        self.read, self.work, self.teacher, self.ring = read, work, teacher, ring
        self.connection: Connection | None = None
        self.served: dict[str, m.ServedTable] = {}
        self.states: dict[str, str] = {}  # of the trays, by their ids
        self.unsent: dict[str, m.FeedRoll | m.DoubtRoll] = {}  # by match
        self.talker = Talker(self)
        self.stopping = threading.Event()
        self._saying = threading.RLock()
        self._reported: m.Report | None = None
        self._reported_at = 0.0

    # -- loops ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Serve until stopped; reconnects by itself."""
        self._spawn(self._report_on)
        for eye in self.eyes:
            self._spawn(self._watch, eye)
        for connection in on_duty(self.credentials):
            with self._saying:
                self.connection, self._reported = connection, None
            try:
                while not self.stopping.is_set():
                    self._hear(connection.hear())
            except Lost:
                log.info("lost the server")
            self.connection = None
            if self.stopping.is_set():
                return

    def stop(self) -> None:
        self.stopping.set()
        if self.connection is not None:
            self.connection.close()

    def _spawn(self, loop: Callable[..., None], *given: object) -> None:
        threading.Thread(target=loop, args=given, daemon=True).start()

    def _watch(self, eye: Eye) -> None:
        while not self.stopping.is_set():
            if not self.is_watched(eye):
                time.sleep(TICK)
                continue
            for told in self.work(eye.step):
                self.states[told.tray.mark.id] = told.state
                if told.throw is not None:
                    self.talker.thrown(told)
                if told.verdict is not None:
                    self._give(told)
        eye.close()

    def is_watched(self, eye: Eye) -> bool:
        """A recording begins when the first table is served: before, nobody would see it."""
        return bool(self.served) or not is_recording(eye.name)

    def _report_on(self) -> None:
        while not self.stopping.is_set():
            time.sleep(TICK)
            self._light()
            try:
                self._report()
                self.talker.show()
            except Lost:
                pass  # told anew after the next connection

    @property
    def token(self) -> str:
        return self.credentials.token or self.credentials.read()

    # -- the server -----------------------------------------------------------------------------

    def say(self, message: m.Message) -> m.Answered:
        """The server's reply; raises `Lost` where there is no connection."""
        with self._saying:
            if self.connection is None:
                raise Lost
            return self.connection.say(message)

    def _hear(self, message: m.FromServer) -> None:
        match message:
            case m.Serving(tables=tables):
                self.served = {each.table: each for each in tables}
                self.arrange()
                self._give_again()
            case m.DeviceAsked():
                self.talker.asked(message)
            case m.Removed():
                raise NotServed(f"This camera was taken back. {ADVICE}")

    # -- trays ----------------------------------------------------------------------------------

    def marks(self) -> tuple[Mark, ...]:
        """Where the trays of the served tables are. A single camera that nobody has marked a tray
        for shows the tray of its single table."""
        marked = tuple(each for each in self.settings.kept.marks if each.table in self.served)
        if not marked and len(self.served) == 1 and len(self.eyes) == 1:
            (table,) = self.served
            return (Mark(id="tray", table=table, camera=self.eyes[0].name),)
        return marked

    def arrange(self) -> None:
        """Give each camera its trays, and each tray what is asked of it."""
        for eye in self.eyes:
            known = {tray.mark: tray for tray in eye.trays}
            here = [mark for mark in self.marks() if mark.camera == eye.name]
            trays = tuple(known.get(mark) or MarkedTray(mark, self.read) for mark in here)
            for tray in trays:
                tray.request = request_of(self.served.get(tray.mark.table))
            eye.trays = trays
        ids = {tray.mark.id for eye in self.eyes for tray in eye.trays}
        self.states = {id: state for id, state in self.states.items() if id in ids}

    def tray_of(self, table: str) -> tuple[Eye, MarkedTray] | None:
        for eye in self.eyes:
            for tray in eye.trays:
                if tray.mark.table == table:
                    return eye, tray
        return None

    def request_at(self, table: str) -> Request | None:
        """What a table asks of this station now."""
        return request_of(self.served.get(table))

    # -- dice -----------------------------------------------------------------------------------

    def _give(self, told: Told) -> None:
        """Say what a throw shows: faces, or a question."""
        assert told.request and told.throw and told.verdict
        jpeg = as_jpeg(told.throw.picture)
        name = upload(self.credentials.url, told.request.match, self.token, jpeg)
        self.give(told.request, told.verdict, (name,) if name else ())

    def give(self, request: Request, verdict: Verdict, evidence: tuple[str, ...]) -> None:
        message = message_of(request, verdict, evidence)
        self.unsent = {**self.unsent, message.match: message}
        self._give_again()

    def _give_again(self) -> None:
        """Send what was not acknowledged yet; it carries an id, so that twice is once."""
        for match, message in list(self.unsent.items()):
            request = next(
                (r for t in self.served.values() if t.match == match and (r := request_of(t))), None
            )
            if request is None or request.roll.id != message.roll:
                self.unsent.pop(match, None)  # nobody waits for it any more
                continue
            try:
                reply = self.say(message)
            except Lost:
                return
            if (no := why(reply)) is not None:
                log.warning("the reading was refused: %s", no)
            if self.unsent.get(match) is message:
                self.unsent.pop(match, None)

    def _light(self) -> None:
        """Ask the ring for light where a tray is too dark."""
        if self.ring is not None:
            seen = {*self.states.values(), *(eye.fault or "" for eye in self.eyes)}
            self.ring.follow(seen, time.monotonic(), served=bool(self.served))

    # -- states in words ------------------------------------------------------------------------

    def _report(self) -> None:
        now = time.monotonic()
        report = self.report()
        if report == self._reported or now - self._reported_at < SHORTEST:
            return
        if self.connection is None:
            return
        if why(self.say(report)) is None:
            self._reported = report
        self._reported_at = now

    def report(self) -> m.Report:
        """How the station is, with a part for each tray."""
        parts = tuple(self._part(eye, tray) for eye in self.eyes for tray in eye.trays)
        faults = [fault for eye in self.eyes if (fault := eye.fault) is not None]
        unmarked = sorted(set(self.served) - {tray.table or "" for tray in parts})
        if not self.eyes:
            return m.Report(state=Said("device-camera-photos"))
        if faults:
            return m.Report(light="seeking", state=Said(f"device-camera-{faults[0]}"), parts=parts)
        if unmarked:
            state = Said("device-camera-unmarked", {"table": unmarked[0]})
            return m.Report(light="seeking", state=state, parts=parts)
        if len(parts) == 1:
            return m.Report(state=parts[0].state, parts=parts)
        return m.Report(state=Said("device-camera-trays", {"count": len(parts)}), parts=parts)

    def _part(self, eye: Eye, tray: MarkedTray) -> PartReport:
        fault = eye.fault
        state = fault or self.states.get(tray.mark.id, "opening")
        if state in RESTING and self.ring is not None and self.ring.was_raised(time.monotonic()):
            state = "lit"
        return PartReport(
            id=tray.mark.id,
            name=tray.mark.table,
            light="live" if fault is None else "seeking",
            state=Said(f"device-camera-{state}"),
            table=tray.mark.table,
        )


ADVICE = (
    "Make a code in the table's menu (Devices), or take the organiser's, and give it in the "
    "variable SANDTABLE_CODE."
)


def request_of(table: m.ServedTable | None) -> Request | None:
    """What a table asks of its tray."""
    if table is None or table.roll is None or not table.open or not table.agreed:
        return None
    return Request(table.match, table.roll, table.open)


def message_of(
    request: Request, verdict: Verdict, evidence: tuple[str, ...]
) -> m.FeedRoll | m.DoubtRoll:
    given: dict[str, Any] = {
        "id": uuid.uuid4().hex,
        "match": request.match,
        "roll": request.roll.id,
        "faces": dict(verdict.faces),
        "evidence": evidence,
        "dice": verdict.dice,
    }
    if verdict.why is None:
        return m.FeedRoll(**given)
    return m.DoubtRoll(why=verdict.why, **given)
