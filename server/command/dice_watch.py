"""`sandtable dice watch`: a tray live in the terminal and on a page, without any table."""

from __future__ import annotations

import argparse
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import cv2

from server.config import CannotStart
from vision.dice.reader import read_dice
from vision.dice.reading import DOUBTS
from vision.dice.tray import Look, Throw, TrayWatcher, mirrored
from vision.images import Picture
from vision.sources import SourceLost, open_source

PAGE = b"""<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dice</title><style>body{margin:0;background:#14181b;color:#f2ede1;font:1.25rem system-ui}
img{display:block;width:100%}p{padding:0 1rem;margin:.75rem 0}b{font-size:2.5rem}</style>
<img id="picture" alt="The tray"><p id="state"></p><p><b id="values"></b></p><p id="why"></p>
<script src="watch.js"></script>"""
SCRIPT = b"""const show = async () => {
  try {
    const now = await (await fetch("state.json")).json();
    document.getElementById("picture").src = "frame.jpg?" + now.frame;
    document.getElementById("state").textContent = now.state;
    document.getElementById("values").textContent = now.values.join("  ");
    document.getElementById("why").textContent = now.why.join("; ");
  } catch { document.getElementById("state").textContent = "stopped"; }
  setTimeout(show, 200);
}; show();"""


class Shown:
    """What the page shows: the newest frame, and the newest throw in words."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.frame: Picture | None = None
        self.number = 0
        self.state = ""
        self.values: list[int | str] = []
        self.why: list[str] = []

    def look(self, frame: Picture, look: Look) -> None:
        with self.lock:
            self.frame, self.state = frame, look.state.value
            self.number += 1
            if look.throw is not None:
                self.values = [die.value or "?" for die in look.throw.thrown]
                self.why = doubts(look.throw)

    def as_json(self) -> bytes:
        with self.lock:
            told = {"state": self.state, "values": self.values, "why": self.why}
            return json.dumps({**told, "frame": self.number}).encode()

    def as_jpeg(self) -> bytes:
        with self.lock:
            frame = self.frame
        if frame is None:
            return b""
        return cv2.imencode(".jpg", frame, [cv2.IMWRITE_JPEG_QUALITY, 80])[1].tobytes()


def watch(options: argparse.Namespace) -> int:
    """Watch until the source ends, or Ctrl-C."""
    try:
        source = open_source(options.source)
    except SourceLost as lost:
        raise CannotStart(f"There is nothing to watch: {lost}.") from lost
    shown = Shown()
    if options.port is not None:
        print(f"See it at http://127.0.0.1:{serve(shown, options.port)}/", flush=True)
    watcher, state = TrayWatcher(read_dice, mirrored(read_dice)), ""
    try:
        while True:
            frame = source.read()
            look = watcher.look(frame, time.monotonic())
            shown.look(frame, look)
            if look.state.value != state:
                state = look.state.value
                print(state, flush=True)
            if look.throw is not None:
                print(in_a_line(look.throw), flush=True)
                watcher.ask()
    except SourceLost as lost:
        print(f"The source has ended: {lost}.", flush=True)
        return 0 if lost.key == "ended" else 1
    finally:
        source.close()


def in_a_line(throw: Throw) -> str:
    values = " ".join(str(die.value or "?") for die in throw.thrown) or "nothing"
    sure = "sure" if throw.sure else "not sure: " + "; ".join(doubts(throw))
    return f"throw {throw.number}: {values} ({sure})"


def doubts(throw: Throw) -> list[str]:
    said = [DOUBTS[reason] for reason in throw.reading.reasons]
    return said if throw.agreed else [*said, "two readings did not agree"]


def serve(shown: Shown, port: int) -> int:
    """A page for this machine's browsers alone; the port it is at."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            pages = {
                "/": (PAGE, "text/html; charset=utf-8"),
                "/watch.js": (SCRIPT, "text/javascript"),
                "/state.json": (shown.as_json(), "application/json"),
                "/frame.jpg": (shown.as_jpeg(), "image/jpeg"),
            }
            found = pages.get(self.path.partition("?")[0])
            self.send_response(200 if found else 404)
            body, kind = found or (b"", "text/plain")
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port
