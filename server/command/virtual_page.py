"""A page in the browser with virtual trays: their lamps as they glow, and faults on request.

It is served by the process that runs the trays, because only that knows their pixels; whoever
opens it sees what a person at the table would, and may pull the cables.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from werkzeug.security import safe_join

from hardware.virtual_tray import VirtualTray
from server.command.glow import News, Recovery, shown

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent.parent / "static"
PAGE = "virtual-trays.html"
FRAME = 0.05  # seconds between two looks at the pixels
KEEP_ALIVE = 10.0
DELAY = 0.4  # seconds, on request
MOST_LOG = 6
MOST_BODY = 1000
SHUT_IN = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"
)


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody does to a tray on the page."""

    tray: str
    fault: Literal["drop", "garble", "delay", "reset", "unplug", "plug"]


class Show:
    """The trays of the page, what they show, and what was done to them."""

    def __init__(self, trays: list[VirtualTray]) -> None:
        self.trays = trays
        self.log: deque[Recovery] = deque(maxlen=MOST_LOG)
        self.heard: dict[int, tuple[Recovery, Any]] = {}  # number: what waits, and the frame before

    def news(self) -> News:
        for number in list(self.heard):
            self.look(number)
        trays = tuple(shown(tray, number) for number, tray in enumerate(self.trays, 1))
        return News(trays=trays, log=tuple(self.log))

    def look(self, number: int) -> None:
        """Whether a frame has come since the fault: the host repeats what was lost."""
        recovery, before = self.heard[number]
        program = self.trays[number - 1].program
        now = program and (id(program), program.session.heard)
        if program is not None and program.session.heard is not None and now != before:
            recovery.ms = int((time.time() - recovery.at) * 1000)
            del self.heard[number]

    def do(self, wish: Fault) -> None:
        for number, tray in enumerate(self.trays, 1):
            if tray.unique == wish.tray:
                self.touch(number, tray, wish.fault)

    def touch(self, number: int, tray: VirtualTray, fault: str) -> None:
        match fault:
            case "drop" | "garble":
                tray.faults.next = "drop" if fault == "drop" else "garble"
            case "delay":
                tray.faults.delay = 0.0 if tray.faults.delay else DELAY
            case "reset":
                tray.reset()
            case "unplug":
                tray.unplug()
            case "plug":
                tray.plug()
        recovery = Recovery(tray=number, fault=fault, at=time.time())
        self.log.append(recovery)
        if fault not in ("delay", "unplug"):
            program = tray.program
            self.heard[number] = (recovery, program and (id(program), program.session.heard))


def serve_page(trays: list[VirtualTray], host: str, port: int) -> ThreadingHTTPServer:
    """A server for the page, already listening; the caller runs it."""
    show = Show(trays)

    class Handler(PageHandler):
        def __init__(self, *args: Any) -> None:
            self.show = show
            super().__init__(*args)

    server = ThreadingHTTPServer((host, port), Handler)
    server.daemon_threads = True
    return server


class PageHandler(BaseHTTPRequestHandler):
    show: Show
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path == "/events":
            self.stream()
        else:
            self.send_static(path.lstrip("/") or PAGE)

    def do_POST(self) -> None:
        """A fault; only as JSON, which no page of another host may send unasked."""
        length = int(self.headers.get("Content-Length") or 0)
        kind = self.headers.get("Content-Type", "")
        if self.path != "/fault" or length > MOST_BODY or kind != "application/json":
            self.answer(404, b"")
            return
        try:
            self.show.do(msgspec.json.decode(self.rfile.read(length), type=Fault))
        except msgspec.DecodeError:
            self.answer(400, b"")
            return
        self.answer(204, b"")

    def send_static(self, name: str) -> None:
        found = safe_join(str(STATIC), name)
        path = Path(found) if found else None
        if path is None or not path.is_file():
            missing = name == PAGE
            text = b"The web app is not built yet: run `make web`." if missing else b""
            self.answer(503 if missing else 404, text)
            return
        self.answer(200, path.read_bytes(), guess_type(name)[0] or "application/octet-stream")

    def answer(self, status: int, body: bytes, kind: str = "text/plain") -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Security-Policy", SHUT_IN)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        self.wfile.write(body)

    def stream(self) -> None:
        """What the trays show, whenever it changes, until the page is closed."""
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.close_connection = True
        last, told = b"", time.monotonic()
        try:
            while True:
                now = msgspec.json.encode(self.show.news())
                if now != last or time.monotonic() - told > KEEP_ALIVE:
                    self.wfile.write(b"data: " + now + b"\n\n")
                    last, told = now, time.monotonic()
                time.sleep(FRAME)
        except OSError:
            log.info("the page was closed")

    def log_message(self, format: str, *args: object) -> None:
        log.debug(format, *args)


def run_all(trays: list[VirtualTray], wait: Callable[[], object]) -> None:
    """Run the trays until `wait` returns."""
    threads = [threading.Thread(target=tray.run, daemon=True) for tray in trays]
    for thread in threads:
        thread.start()
    try:
        wait()
    finally:
        for tray in trays:
            tray.close()
        for thread in threads:
            thread.join()
