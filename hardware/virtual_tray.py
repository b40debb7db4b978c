"""A tray without a board: the firmware's own program in CPython, behind a TCP port.

Links reach it as socket://HOST:PORT and cannot tell it from a real one. Faults come on request.
The program is handed in, because this folder imports nothing of the firmware:
`VirtualTray(lambda body: Tray(body, layout))`.
"""

from __future__ import annotations

import os
import random
import select
import socket
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal


@dataclass
class Faults:
    """What happens to the line, for each write and each read: chances from 0 to 1."""

    drop: float = 0.0
    garble: float = 0.0
    delay: float = 0.0  # seconds that everything takes longer
    next: Literal["", "drop", "garble"] = ""  # what happens for certain, once

    def touch(self, data: bytes, luck: random.Random) -> bytes:
        sure, self.next = self.next, ""
        if sure == "drop" or luck.random() < self.drop:
            return b""
        if data and (sure == "garble" or luck.random() < self.garble):
            place = luck.randrange(len(data))
            return data[:place] + bytes((luck.randrange(256),)) + data[place + 1 :]
        return data


class Pin:
    """An input of the tray: 0 while its button is held."""

    def __init__(self) -> None:
        self.held = False

    def value(self) -> int:
        return 0 if self.held else 1


class Restart(Exception):
    """The program wants to start again, or is made to."""


class Body:
    """The parts that the firmware's program runs on; see firmware/program.py."""

    def __init__(self, tray: VirtualTray) -> None:
        self.port = tray
        self.strip = tray
        self.pins = tray.pins
        self.unique = tray.unique
        self.version = tray.version
        self.boot = os.urandom(4)
        self._began = time.monotonic()

    def clock(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    def restart(self) -> None:
        raise Restart


class VirtualTray:
    """Serves one link at a time in `run`, which the caller gives a thread, until `close`."""

    def __init__(
        self,
        make: Callable[[Body], Any],
        *,
        unique: str,
        version: str = "",
        buttons: int = 3,
        port: int = 0,
        faults: Faults | None = None,
        seed: int = 0,
    ) -> None:
        self.make = make
        self.unique = unique
        self.version = version
        self.pins = [Pin() for _ in range(buttons)]
        self.faults = faults or Faults()
        self.pixels = b""  # what the strip shows: red, green and blue of each
        self.program: Any | None = None  # the firmware's, while there is power
        self._luck = random.Random(seed)
        self._incoming: deque[tuple[float, int]] = deque()  # due, byte
        self._outgoing: deque[tuple[float, bytes]] = deque()
        self._link: socket.socket | None = None
        self._plugged = True
        self._reset = False
        self._closed = False
        self._server = socket.create_server(("127.0.0.1", port))
        self.port_number: int = self._server.getsockname()[1]
        self._wake_in, self._wake_out = socket.socketpair()

    @property
    def url(self) -> str:
        return f"socket://127.0.0.1:{self.port_number}"

    # What a person does to a tray.

    def press(self, button: int, seconds: float = 0.1) -> None:
        self.pins[button].held = True
        time.sleep(seconds)
        self.pins[button].held = False

    def reset(self) -> None:
        """As by its reset button: the program begins anew, the cable stays."""
        self._reset = True
        self._wake()

    def unplug(self) -> None:
        self._plugged = False
        self._wake()

    @property
    def plugged(self) -> bool:
        return self._plugged

    def plug(self) -> None:
        self._plugged = True
        self._wake()

    def close(self) -> None:
        self._closed = True
        self._wake()

    def _wake(self) -> None:
        self._wake_out.send(b"\0")

    # What the world does to it.

    def run(self) -> None:
        try:
            while not self._closed:
                if self._plugged:
                    self._powered()
                else:
                    self._hang_up()
                    self.pixels = b""
                    self._sleep(1.0)
        finally:
            self._hang_up()
            self._server.close()

    def _powered(self) -> None:
        """From power on to the next restart or to the plug."""
        self._reset = False
        self._incoming.clear()
        self._outgoing.clear()
        try:
            self.program = program = self.make(Body(self))
            while self._plugged and not self._closed and not self._reset:
                program.step()
        except Restart:
            pass
        finally:
            self.program = None

    def _hang_up(self) -> None:
        if self._link:
            self._link.close()
            self._link = None

    # The parts of a body: its port ...

    def wait(self, ms: int) -> None:
        """Until something may be read, at most so long; sends what is due meanwhile."""
        self._flush()
        if self._incoming and self._incoming[0][0] <= time.monotonic():
            return
        due = min((queue[0][0] for queue in (self._incoming, self._outgoing) if queue), default=1e9)
        self._sleep(min(ms / 1000, max(0.0, due - time.monotonic())))
        self._flush()

    def _sleep(self, seconds: float) -> None:
        watched: list[socket.socket] = [self._wake_in]
        if self._plugged:
            watched.append(self._link or self._server)
        ready, _, _ = select.select(watched, [], [], seconds)
        if self._wake_in in ready:
            self._wake_in.recv(4096)
        if self._server in ready:
            self._link, _ = self._server.accept()
            self._link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        elif self._link and self._link in ready:
            self._receive(self._link)

    def _receive(self, link: socket.socket) -> None:
        try:
            data = link.recv(4096)
        except OSError:
            data = b""
        if not data:
            self._hang_up()
        due = time.monotonic() + self.faults.delay
        self._incoming.extend((due, byte) for byte in self.faults.touch(data, self._luck))

    def read(self) -> int | None:
        if self._incoming and self._incoming[0][0] <= time.monotonic():
            return self._incoming.popleft()[1]
        return None

    def write(self, data: bytes) -> None:
        data = self.faults.touch(data, self._luck)
        self._outgoing.append((time.monotonic() + self.faults.delay, data))
        self._flush()

    def _flush(self) -> None:
        while self._outgoing and self._outgoing[0][0] <= time.monotonic():
            _, data = self._outgoing.popleft()
            try:
                if self._link:
                    self._link.sendall(data)
            except OSError:
                self._hang_up()

    # ... and its strip.

    def show(self, channels: bytes) -> None:
        self.pixels = bytes(channels)
