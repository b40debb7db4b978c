"""LED trays: from a change of state to the last lamp written, over pseudo-terminals.

The real firmware runs in a real MicroPython, one process for each tray; the link is the real one.
"""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import tempfile
import threading
import time
import tty
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import serial

from hardware.protocol import CARD, encode
from hardware.trays import Card, Group, Lamp, Trays, card_payload
from tests.hardware.boards import Board, interpreter, until
from tests.hardware.cards import march_cards
from tests.server.tray_station import virtual_tray

CHANGES = 300
IDLE = 5.0  # seconds
REPLUGS = 20
RATE = 5  # changes a second, far more than any game has
ECHO = "import os\nwhile data := os.read(0, 4096): os.write(1, data)"


def main() -> None:
    if interpreter() is None:
        print("no MicroPython here")
        return
    cards = [card for layout, card in march_cards().values() if layout == "country"]
    line = encode(CARD, 0, card_payload(cards[0]))
    reference = raw_echo(line)
    p50, p99 = (each * 1000 for each in reference)
    print(f"raw echo of {len(line)} bytes over a pty: p50 {p50:.2f} ms, p99 {p99:.2f} ms")
    for count in (3, 12):
        measure(count, cards, reference)
    replugging()


def raw_echo(line: bytes) -> tuple[float, float]:
    """The reference of this run: pyserial, a pty and a process that sends back what it gets."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    echo = subprocess.Popen([sys.executable, "-c", ECHO], stdin=master, stdout=master)
    port = serial.Serial(os.ttyname(slave), timeout=10)
    times = []
    for _ in range(CHANGES):
        began = time.perf_counter()
        port.write(line)
        assert len(port.read(len(line))) == len(line)
        times.append(time.perf_counter() - began)
    port.close()
    echo.kill()
    echo.wait()
    os.close(master)
    os.close(slave)
    return percentiles(times)


def percentiles(times: list[float]) -> tuple[float, float]:
    """p50 and p99."""
    ordered = sorted(times)
    return ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]


@contextmanager
def boards(count: int) -> Iterator[list[Board]]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        made = [Board(Path(folder, str(n)), f"{n:016x}") for n in range(count)]
        yield [stack.enter_context(board) for board in made]


def measure(count: int, cards: list[Card], reference: tuple[float, float]) -> None:
    waiting: set[str] = set()
    done = threading.Event()
    times: list[float] = []

    def shown(tray: str) -> None:
        waiting.discard(tray)
        if not waiting:
            done.set()

    with (
        boards(count) as made,
        Trays([board.port for board in made], usb=False, on_shown=shown) as trays,
    ):
        ids = [board.unique for board in made]
        until(lambda: len(trays.live()) == count, patience=60)
        idle = cpu(partial(time.sleep, IDLE))
        before = written(trays, ids)

        def change(number: int) -> None:
            done.clear()
            waiting.update(ids)
            began = time.perf_counter()
            trays.show({tray: cards[(number + at) % len(cards)] for at, tray in enumerate(ids)})
            assert done.wait(10)
            times.append(time.perf_counter() - began)

        for number in range(CHANGES):
            change(number)
        bytes_each = (written(trays, ids) - before) / CHANGES / count
        report(count, times, reference)
        busy = cpu(partial(paced, change))
        print(
            f"  CPU of the station: idle {idle:.1%}, at {RATE} changes a second {busy:.1%}; "
            f"{bytes_each:.0f} bytes a change and tray"
        )


def replugging() -> None:
    """From the moment a cable is back to the right lamps: 2 s are promised."""
    times = []
    card = Card({"edge": Group((Lamp("steady", "blue"),))})  # the same at every moment
    with virtual_tray() as tray, Trays([tray.url], usb=False) as trays:
        trays.show({tray.unique: card})
        for _ in range(REPLUGS + 1):
            until(lambda: is_blue(tray.pixels))
            tray.unplug()
            until(lambda: not trays.live() and not tray.pixels)
            tray.plug()
            began = time.perf_counter()
            until(lambda: is_blue(tray.pixels))
            times.append(time.perf_counter() - began)
    p50, p99 = percentiles(times[1:])
    print(f"plugged in again to the right lamps: p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms")


def is_blue(pixels: bytes) -> bool:
    """Whether the first pixel shows the card: idle ones are white."""
    return any(pixels[:3]) and pixels[0] == 0


def paced(change: Callable[[int], None]) -> None:
    for number in range(int(IDLE * RATE)):
        began = time.perf_counter()
        change(number)
        time.sleep(max(0.0, 1 / RATE - (time.perf_counter() - began)))


def written(trays: Trays, ids: list[str]) -> int:
    links = [trays.links.link(tray) for tray in ids]
    return sum(link.written for link in links if link)


def cpu(act: Callable[[], None]) -> float:
    """The share of one core that this process takes meanwhile."""
    began, used = time.perf_counter(), time.process_time()
    act()
    return (time.process_time() - used) / (time.perf_counter() - began)


def report(count: int, times: list[float], reference: tuple[float, float]) -> None:
    p50, p99 = percentiles(times)
    print(
        f"{count} trays, change of all to the last lamp: "
        f"p50 {p50 * 1000:.1f} ms ({p50 / reference[0]:.0f} x the echo's), "
        f"p99 {p99 * 1000:.1f} ms ({p99 / reference[1]:.0f} x the echo's)"
    )
