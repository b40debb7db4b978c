"""Links to all trays: finds their ports, keeps one frame in flight on each, and reconnects.

A tray is known by its unique id, wherever it is plugged in. What it should show lies in its outbox;
after every hello all of it is sent again, so no fault on the line can leave a wrong lamp for long.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum

from hardware import protocol
from hardware.outbox import Outbox
from hardware.protocol import ACK, BEAT, EVENT, HELLO, HELLO_R, MAINTENANCE, NAK, PING
from hardware.wire import DeviceLost, Frame, Problem, Trouble, Wire, usb_ports

log = logging.getLogger(__name__)

REPLY = 0.15  # seconds until a frame is sent again
TRIES = 8
HELLO_TRIES = 20  # a board that has just got power needs a while until its program runs
PING_EVERY = 1.0  # a tray idles after 3 seconds of silence
LOOK_EVERY = 0.25  # seconds between two looks for ports
PAUSE = {Trouble.GONE: 0.25, Trouble.BUSY: 1.0}  # before a port is tried again
LONG_PAUSE = 5.0  # for all other troubles, which need hands


class State(Enum):
    SEARCHING = "searching"  # expected, not seen yet
    LIVE = "live"
    LOST = "lost"  # was there; comes back by itself when plugged in


@dataclass(frozen=True)
class Identity:
    """What a board says of itself."""

    id: str
    boot: bytes
    kind: str
    name: str
    firmware: str
    pixels: int
    milliamps: int
    groups: tuple[str, ...]
    faults: str  # of its layout file


@dataclass(frozen=True)
class Status:
    id: str
    state: State
    port: str = ""
    identity: Identity | None = None


@dataclass(frozen=True)
class Event:
    """Something a board reports: `event` is one of protocol's BOOTED, BUTTON, LOOK, FAULT."""

    id: str
    event: int
    value: int
    detail: str


@dataclass
class Flight:
    """The one frame that waits for its answer."""

    kind: int
    seq: int
    payload: bytes
    tries: int = 0
    sent: float = 0.0


class Link:
    """One port with one board, in a thread of its own, until it fails."""

    def __init__(self, port: str, links: Links) -> None:
        self.port = port
        self.links = links
        self.identity: Identity | None = None
        self.outbox = Outbox()
        self.round_trip = 0.0  # seconds, of the last frame that was answered at once
        self.written = 0  # bytes
        self._flight: Flight | None = None
        self._seq = 0
        self._event: int | None = None
        self._wake_in, self._wake_out = socket.socketpair()
        self._wake_in.setblocking(False)
        self._stop = False
        self._check = False
        self._showing = False
        self._heard = 0.0
        self.thread = threading.Thread(target=self._run, name=f"tray {port}", daemon=True)

    def wake(self) -> None:
        with suppress(OSError):  # it may just have ended
            self._wake_out.send(b"\0")

    def check(self) -> None:
        """Find out now whether the tray is still there."""
        self._check = True
        self.wake()

    def stop(self) -> None:
        self._stop = True
        self.wake()

    def _run(self) -> None:
        problem: Problem | None = Problem(self.port, Trouble.GONE)
        try:
            with Wire(self.port) as self.wire:
                self.wire.write(b"\n")  # ends whatever half a line the board may have
                self._greet()
                while not self._stop:
                    self._turn()
                problem = None
        except DeviceLost as lost:
            problem = lost.problem
        finally:
            self._wake_in.close()
            self._wake_out.close()
            self.links.ended(self, problem)

    def _turn(self) -> None:
        now = time.monotonic()
        if self._flight is None:
            self._next(now)
        elif now >= self._flight.sent + REPLY:
            self._send_again(now)
        due = self._flight.sent + REPLY if self._flight else self._heard + PING_EVERY
        for frame in self.wire.frames(due - time.monotonic(), self._wake_in.fileno()):
            self._receive(frame)
        with suppress(BlockingIOError):
            self._wake_in.recv(4096)

    def _next(self, now: float) -> None:
        message = self.outbox.take()
        if message:
            self._showing = True
            self._launch(*message)
            return
        if self._showing and self.identity:
            self._showing = False
            self.links.on_shown(self.identity.id)
        if self._check or now >= self._heard + PING_EVERY:
            self._check = False
            self._launch(PING, protocol.word(beat()))

    def _greet(self) -> None:
        self._launch(HELLO, protocol.pack_hello(os.urandom(4), beat()))

    def _launch(self, kind: int, payload: bytes) -> None:
        self._seq = (self._seq + 1) & 0xFF
        self._flight = Flight(kind, self._seq, payload)
        self._send_again(time.monotonic())

    def _send_again(self, now: float) -> None:
        flight = self._flight
        assert flight
        if flight.tries >= (HELLO_TRIES if flight.kind == HELLO else TRIES):
            raise DeviceLost(Problem(self.port, Trouble.GONE if self.identity else Trouble.SILENT))
        flight.tries += 1
        flight.sent = now
        self.written += self.wire.send(flight.kind, flight.seq, flight.payload)

    def _receive(self, frame: Frame) -> None:
        kind, seq, payload = frame
        try:
            if kind == EVENT:
                self._reported(seq, *protocol.unpack_event(payload))
            elif self._flight and seq == self._flight.seq:
                self._answered(self._flight, kind, payload)
        except ValueError as why:
            log.warning("%s: an answer that makes no sense: %s", self.port, why)

    def _answered(self, flight: Flight, kind: int, payload: bytes) -> None:
        if kind != NAK and (kind == HELLO_R) != (flight.kind == HELLO):
            return  # the answer to a frame of an earlier session
        now = time.monotonic()
        if kind == HELLO_R:
            self._greeted(payload)
        elif kind == NAK:
            reason, why = protocol.unpack_nak(payload)
            if reason == protocol.HELLO_FIRST:  # it has restarted
                self._greet()
                return
            log.warning("%s refused a frame of kind %d: %s", self.port, flight.kind, why)
        if flight.tries == 1:
            self.round_trip = now - flight.sent
        self._heard = now
        self._flight = None

    def _greeted(self, payload: bytes) -> None:
        version = protocol.hello_version(payload)
        if version != protocol.VERSION:
            detail = f"it speaks {version}, this program {protocol.VERSION}"
            raise DeviceLost(Problem(self.port, Trouble.OTHER_VERSION, detail))
        boot, unique, kind, name, firmware, pixels, most, groups, faults = protocol.unpack_hello_r(
            payload
        )
        self.identity = Identity(
            id=unique,
            boot=boot,
            kind=kind,
            name=name,
            firmware=firmware,
            pixels=pixels,
            milliamps=most,
            groups=tuple(groups.split(",")) if groups else (),
            faults=faults,
        )
        self.links.claim(self, self.identity)
        self.outbox.again()

    def _reported(self, seq: int, event: int, value: int, detail: str) -> None:
        self.wire.send(ACK, seq)
        again, self._event = seq == self._event, seq
        if again or self.identity is None:  # heard already, or before its answer to our hello
            return
        if event == protocol.BOOTED:
            self._greet()
        else:
            self.links.on_event(Event(self.identity.id, event, value, detail))


class Links:
    """All trays at this machine, and on the given ports besides; each found again by its id."""

    def __init__(
        self,
        ports: Sequence[str] = (),
        *,
        usb: bool = True,
        only: str | None = None,
        on_status: Callable[[Status], None] = lambda status: None,
        on_event: Callable[[Event], None] = lambda event: None,
        on_problem: Callable[[Problem], None] = lambda problem: None,
        on_shown: Callable[[str], None] = lambda tray: None,
    ) -> None:
        self.ports = list(ports)
        self.usb = usb
        self.only = only  # boards of another kind are let go, for another program to use
        self.on_status = on_status
        self.on_event = on_event
        self.on_problem = on_problem
        self.on_shown = on_shown  # a tray has acknowledged all there was to show
        self._lock = threading.RLock()
        self._links: dict[str, Link] = {}  # by port
        self._live: dict[str, Link] = {}  # by id
        self._statuses: dict[str, Status] = {}
        self._outboxes: dict[str, Outbox] = {}
        self._problems: dict[str, Problem] = {}
        self._pauses: dict[str, float] = {}  # port: not to be tried before
        self._stopped = threading.Event()
        self._finder = threading.Thread(target=self._find, name="tray ports", daemon=True)

    def __enter__(self) -> Links:
        self._finder.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._finder.join()
        with self._lock:
            links = list(self._links.values())
        for link in links:
            link.stop()
        for link in links:
            link.thread.join()

    def outbox(self, tray: str) -> Outbox:
        """What this tray is to show; it may be plugged in later."""
        with self._lock:
            self._statuses.setdefault(tray, Status(tray, State.SEARCHING))
            return self._outboxes.setdefault(tray, Outbox())

    def statuses(self) -> list[Status]:
        with self._lock:
            return sorted(self._statuses.values(), key=lambda status: status.id)

    def problems(self) -> list[Problem]:
        """Ports that are there and cannot be used, with what to do."""
        with self._lock:
            return [self._problems[port] for port in sorted(self._problems)]

    def link(self, tray: str) -> Link | None:
        with self._lock:
            return self._live.get(tray)

    def settled(self) -> bool:
        """Whether every port that is there has turned out to be live or not usable."""
        with self._lock:
            known = {status.port for status in self._statuses.values()} | set(self._problems)
        return set(self._candidates()) <= known

    def _candidates(self) -> list[str]:
        try:
            return [*self.ports, *(usb_ports() if self.usb else ())]
        except OSError as why:  # a port that vanished while it was looked at
            log.info("looking for ports: %s", why)
            return list(self.ports)

    def _find(self) -> None:
        while True:
            self._look(set(self._candidates()))
            if self._stopped.wait(LOOK_EVERY):
                return

    def _look(self, there: set[str]) -> None:
        now = time.monotonic()
        with self._lock:
            for port in set(self._pauses) - there:  # unplugged: whatever comes there next is new
                self._pauses.pop(port)
                self._problems.pop(port, None)
            for port in there - set(self._links):
                if now >= self._pauses.get(port, 0):
                    self._links[port] = Link(port, self)
                    self._links[port].thread.start()

    def claim(self, link: Link, identity: Identity) -> None:
        """The board at this link says who it is; refused if a live one says the same."""
        if self.only not in (None, identity.kind):
            raise DeviceLost(Problem(link.port, Trouble.OTHER_KIND, identity.kind))
        with self._lock:
            first = self._live.get(identity.id)
            if first is not None and first is not link:
                first.check()  # perhaps it is gone, and this is the same tray on another port
                detail = f"{identity.id}, in use at {first.port}"
                raise DeviceLost(Problem(link.port, Trouble.SAME_ID, detail))
            self._live[identity.id] = link
            self._problems.pop(link.port, None)
            link.outbox = self.outbox(identity.id)
            link.outbox.wake = link.wake
            status = Status(identity.id, State.LIVE, link.port, identity)
            self._statuses[identity.id] = status
        self.on_status(status)

    def ended(self, link: Link, problem: Problem | None) -> None:
        lost = None
        with self._lock:
            self._links.pop(link.port, None)
            tray = link.identity and link.identity.id
            if tray and self._live.get(tray) is link:
                del self._live[tray]
                if problem:  # else we are closing
                    lost = replace(self._statuses[tray], state=State.LOST)
                    self._statuses[tray] = lost
                self._pauses.clear()  # it may be on another port already
            news = problem is not None and self._problems.get(link.port) != problem
            if problem:
                pause = PAUSE.get(problem.trouble, LONG_PAUSE)
                self._pauses[link.port] = time.monotonic() + pause
                self._problems[link.port] = problem
        if problem and news:
            log.info("%s", problem)
            self.on_problem(problem)
        if lost:
            self.on_status(lost)


def beat() -> int:
    """Milliseconds of this machine's monotonic clock within a beat, the same for all its trays."""
    return int(time.monotonic() * 1000) % BEAT


def ask_for_maintenance(port: str) -> bool:
    """Send a board of ours to its prompt, whatever version it has; whether it said that it goes."""
    with Wire(port) as wire:
        for seq in range(TRIES):
            wire.send(MAINTENANCE, seq, protocol.MAGIC)
            deadline = time.monotonic() + REPLY
            while (left := deadline - time.monotonic()) > 0:
                if any(kind == ACK and got == seq for kind, got, _ in wire.frames(left)):
                    return True
    return False
