"""Boards for the tests: the firmware as it is, in a real MicroPython, on a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import shutil
import signal
import subprocess
import sys
import time
import tty
from collections.abc import Callable
from pathlib import Path

import pytest

from server.command.flashing import FIRMWARE, board_files, firmware_version

HERE = Path(__file__).parent
PATIENCE = 20.0  # seconds; only a fault takes so long
HEAP = "384k"  # as much as 192k on the board, where a word is half as long


def interpreter() -> str | None:
    beside = Path(sys.executable).parent / "micropython"
    return str(beside) if beside.exists() else shutil.which("micropython")


needs_micropython = pytest.mark.skipif(
    interpreter() is None,
    reason="no MicroPython here: the PyPI package is for x86_64, Debian 13 has `micropython`",
)


def until(holds: Callable[[], object], what: str = "", patience: float = PATIENCE) -> None:
    """Wait for a condition; what it waited for is told when it never holds."""
    deadline = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < deadline, f"never: {what or holds}"
        time.sleep(0.005)


class Board:
    """A board with this firmware in its flash (or none), off until it gets power."""

    def __init__(
        self,
        flash: Path,
        unique: str = "e6614c311b7f3a21",
        *,
        kind: str | None = "tray",
        layout: str = "country",
    ) -> None:
        self.flash = flash
        self.unique = unique
        flash.mkdir(parents=True, exist_ok=True)
        if kind:
            self.install(kind)
            text = (FIRMWARE / f"tray/layouts/{layout}.json").read_text()
            (flash / "layout.json").write_text(text)

    def install(self, kind: str) -> None:
        for name, path in board_files(kind).items():
            (self.flash / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, self.flash / name)
        (self.flash / "version.txt").write_text(firmware_version(kind))

    def __enter__(self) -> Board:
        self.plug()
        return self

    def __exit__(self, *_: object) -> None:
        self.unplug()

    def plug(self) -> None:
        """Power, and a port of its own: `self.port`, another one each time."""
        # The other end is kept open: a terminal that nobody has open ends the line for good.
        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        self.port = os.ttyname(self.slave)
        self.power()

    def power(self) -> None:
        (self.flash / "pixels").write_bytes(b"")
        self.process = subprocess.Popen(
            ["sh", HERE / "pico/pico.sh", str(interpreter()), HEAP, HERE / "pico/pico.py"],
            stdin=self.master,
            stdout=self.master,
            stderr=(self.flash / "stderr").open("w"),
            cwd=self.flash,
            env={"UNIQUE_ID": self.unique, "MICROPYPATH": f"{HERE / 'pico'}:{self.flash}"},
            start_new_session=True,
        )

    def unplug(self) -> None:
        """No power from one moment to the next; the port is gone with it."""
        self.stop()
        os.close(self.master)
        os.close(self.slave)

    def stop(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def reset(self) -> None:
        """As by its reset button: in mid-frame perhaps, and on the same port."""
        self.stop()
        self.power()

    def log(self) -> list[str]:
        path = self.flash / "board.log"
        return path.read_text().split("\n")[:-1] if path.exists() else []

    def told(self) -> str:
        """What to read when a board does not do what it should."""
        return f"board: {self.log()}, stderr: {(self.flash / 'stderr').read_text()}"

    def pictures(self) -> list[bytes]:
        """Everything the strip has shown since power came, red, green and blue of each pixel."""
        lines = (self.flash / "pixels").read_bytes().split(b"\n")[:-1]
        return [bytes.fromhex(line.decode()) for line in lines]

    def pixels(self) -> bytes:
        pictures = self.pictures()
        return pictures[-1] if pictures else b""

    def hold(self, pin: int) -> None:
        (self.flash / f"pin{pin}").touch()

    def release(self, pin: int) -> None:
        (self.flash / f"pin{pin}").unlink(missing_ok=True)

    def press(self, pin: int) -> None:
        """Down for long enough to be seen, then up for as long."""
        self.hold(pin)
        time.sleep(0.12)  # a finger, not a wait: the switch is debounced by time
        self.release(pin)
        time.sleep(0.12)
