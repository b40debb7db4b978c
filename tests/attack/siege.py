"""All attackers at once, each in a process of its own: `python -m tests.attack.siege KIND PORT
SECONDS TABLE`. At the lowest priority, so that what slows honest play is the server's doing.

Some come from the address of the honest phones, as behind one router, some from another.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from types import SimpleNamespace

from tests.attack.attackers import attachments, drip, handshakes, idle, slow_heads
from tests.bench.load import Phone
from tests.server.phone import Phone as Player

SAME, OTHER = "127.0.0.1", "127.0.0.2"
OVERLAY_TABLE = "6ZD2"  # of the kept database, with tanks on the board


class Siege:
    """What every attacker knows."""

    def __init__(self, port: int, seconds: float, table: str) -> None:
        self.port, self.table = port, table
        self.end = time.monotonic() + seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def again_and_again(self, attack: Callable[[], object]) -> None:
        while self.goes_on():
            with contextlib.suppress(OSError):
                attack()

    def hold(
        self,
        dial: Callable[[], list[socket.socket]],
        keep: Callable[[list[socket.socket]], int],
    ) -> None:
        """Open many connections, keep them for some seconds, open them anew."""
        while self.goes_on():
            socks: list[socket.socket] = []
            with contextlib.suppress(OSError):
                socks = dial()
            for _ in range(20):
                if self.goes_on() and keep(socks):
                    time.sleep(0.1)
            for sock in socks:
                sock.close()


def memory(siege: Siege) -> None:
    siege.again_and_again(lambda: attachments(siege.port, 50))


def handshake(siege: Siege) -> None:
    siege.again_and_again(lambda: handshakes(siege.port, 500, OTHER))


def idling(siege: Siege) -> None:
    siege.hold(lambda: idle(siege.port, 1000, OTHER), len)


def slow(siege: Siege) -> None:
    siege.hold(lambda: slow_heads(siege.port, 1000, SAME), drip)


def say(message: dict) -> bytes:
    return f'421["say",{json.dumps(message)}]'.encode()


def watching(siege: Siege, table: str, source: str) -> Phone:
    phone = Phone(siege.port, source=source)
    phone.send(say({"type": "watch", "table": table}))
    phone.until(b"431")
    return phone


def greedy(siege: Siege) -> None:
    """Twenty connections, each with twenty lists outstanding, for ever."""
    wish = say({"type": "list_tables"}) * 1

    def attack() -> None:
        phones = [Phone(siege.port, source=SAME) for _ in range(20)]
        for phone in phones:
            for _ in range(20):
                phone.send(wish)
        while siege.goes_on():
            for phone in phones:
                phone.until(b"431")
                phone.send(wish)

    siege.again_and_again(attack)


def overlays(siege: Siege) -> None:
    """Bare watchers who ask for whole boards."""

    def attack() -> None:
        phones = [watching(siege, OVERLAY_TABLE, OTHER) for _ in range(20)]
        looked = Player(f"http://127.0.0.1:{siege.port}")
        looked.watch(OVERLAY_TABLE)
        match = looked.seen(lambda view: True)["match"]
        looked.close()
        headings = count()  # never the same question twice: its answer would be known

        def wish() -> str:
            turned = {"unit": "blue-1", "show": "safe", "heading": next(headings) % 36_000}
            question = {"type": "ask-overlay", **turned}
            asked = {"game": "armored-advance", "match": match, "question": question}
            return say({"type": "ask", **asked})

        while siege.goes_on():
            for phone in phones:
                phone.send(wish())
            for phone in phones:
                phone.until(b"431")

    siege.again_and_again(attack)


def unread(siege: Siege) -> None:
    """Watchers of an honest table who read nothing."""

    def attack() -> None:
        phones = [watching(siege, siege.table, SAME) for _ in range(150)]
        while siege.goes_on():
            time.sleep(0.1)
        for phone in phones:
            phone.sock.close()

    siege.again_and_again(attack)


def malicious(siege: Siege) -> None:
    """A seat that tries every message."""
    from tests.server.test_malicious_seat import Attacker, pair

    server = SimpleNamespace(url=f"http://127.0.0.1:{siege.port}", port=siege.port)
    blue, orange = pair(server)  # type: ignore[arg-type]
    attacker = Attacker(server, blue, [orange], seed=7)  # type: ignore[arg-type]
    siege.again_and_again(attacker.attack)


KINDS = {
    each.__name__: each
    for each in (memory, handshake, idling, slow, greedy, overlays, unread, malicious)
}


@contextlib.contextmanager
def besieged(port: int, seconds: float, table: str) -> Iterator[None]:
    """Every attacker for so many seconds; afterwards they are gone."""
    rest = [str(port), str(seconds), table]
    attackers = [
        subprocess.Popen([sys.executable, "-m", "tests.attack.siege", kind, *rest])
        for kind in KINDS
    ]
    try:
        yield
    finally:
        for attacker in attackers:
            attacker.terminate()
            attacker.wait(20)


def main() -> None:
    kind, port, seconds, table = sys.argv[1:]
    os.nice(19)
    KINDS[kind](Siege(int(port), min(float(seconds), 600.0), table))


if __name__ == "__main__":
    main()
