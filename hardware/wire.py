"""An open serial port that carries frames; every way in which a port can fail is one exception."""

from __future__ import annotations

import errno
import os
import select
import termios
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

import serial
from serial.tools.list_ports import comports

from hardware.protocol import Lines, encode

PICO = (0x2E8A, 0x0005)  # USB id of every Pico that runs MicroPython, whatever program it has
FAILURES = (serial.SerialException, OSError, termios.error, ValueError, TypeError)

Frame = tuple[int, int, bytes]  # kind, seq, payload


class Trouble(Enum):
    """What is wrong with a port; the texts for phones go by its value."""

    GONE = "gone"  # unplugged, or nothing at this address
    FORBIDDEN = "forbidden"
    BUSY = "busy"
    SILENT = "silent"  # no tray, or no firmware of ours
    OTHER_VERSION = "other-version"
    SAME_ID = "same-id"
    OTHER_KIND = "other-kind"  # a board of ours that somebody else looks after


@dataclass(frozen=True)
class Problem:
    port: str
    trouble: Trouble
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.port}: {ADVICE[self.trouble]}" + (f" ({self.detail})" if self.detail else "")


ADVICE = {
    Trouble.GONE: "nothing is there; plug it in",
    Trouble.FORBIDDEN: "this user may not open it; run `sudo adduser $USER dialout`, sign in again",
    Trouble.BUSY: "another program has it open; close that, or stop ModemManager",
    Trouble.SILENT: "nothing answers there; if it is a tray, run `sandtable trays flash`",
    Trouble.OTHER_VERSION: "its firmware is of another version; run `sandtable trays flash`",
    Trouble.OTHER_KIND: "this board is no tray of lamps; it is left to whoever uses it",
    Trouble.SAME_ID: "two trays answer to one id; the first is used, unplug the other",
}


class DeviceLost(Exception):
    """The table's problem: a tray is out, and the game goes on without it."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def usb_ports() -> list[str]:
    """The ports of all boards that may be ours; only a hello can tell."""
    return sorted(port.device for port in comports() if (port.vid, port.pid) == PICO)


class Wire:
    """A port by its path or by a URL such as socket://HOST:PORT, for this process alone."""

    def __init__(self, port: str) -> None:
        self.port = port
        self.lines = Lines()
        try:
            self.serial = serial.serial_for_url(port, timeout=0, write_timeout=1, exclusive=True)
        except FAILURES as why:
            raise DeviceLost(_problem(port, why)) from why

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        with suppress(*FAILURES):  # unplugged; the descriptor is released all the same
            self.serial.close()

    def send(self, kind: int, seq: int, payload: bytes = b"") -> int:
        """Write one frame; the number of its bytes."""
        return self.write(encode(kind, seq, payload))

    def write(self, data: bytes) -> int:
        try:
            self.serial.write(data)
        except FAILURES as why:
            raise DeviceLost(_problem(self.port, why)) from why
        return len(data)

    def frames(self, seconds: float, wake: int | None = None) -> Iterator[Frame]:
        """The frames that come within this time; ends at once when `wake` can be read."""
        for byte in self._read(seconds, wake):
            frame = self.lines.push(byte)
            if frame:
                yield frame

    def _read(self, seconds: float, wake: int | None) -> bytes:
        try:
            own = self.serial.fileno()
            watched = [own] if wake is None else [own, wake]
            ready, _, _ = select.select(watched, [], [], max(0.0, seconds))
            if own not in ready:
                return b""
            return bytes(self.serial.read(max(1, self.serial.in_waiting)))
        except FAILURES as why:
            raise DeviceLost(_problem(self.port, why)) from why


def _problem(port: str, why: BaseException) -> Problem:
    code = getattr(why, "errno", None)
    if code in (errno.EACCES, errno.EPERM) and not os.access(port, os.R_OK | os.W_OK):
        return Problem(port, Trouble.FORBIDDEN)
    if code in (errno.EBUSY, errno.EAGAIN):
        return Problem(port, Trouble.BUSY)
    return Problem(port, Trouble.GONE)
