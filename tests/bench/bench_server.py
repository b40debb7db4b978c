"""Starting the server, its memory, and reopening long matches."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from server.games.catalogue import GAMES
from server.hall import playing, seating
from server.hall.hall import Hall
from server.hall.seating import NewTable
from server.match.formats import read_rows
from server.match.match import act
from server.match.rolls import throw
from server.net.translate import present
from server.store.store import Store, open_engine
from tests.server.phone import Phone
from tests.server.process import ServerProcess

LENGTHS = (100, 1_000, 10_000)
CARDS = ("move1", "move2", "recruit", "fortify")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        measure_start(Path(folder))
        measure_reopening(Path(folder))


def measure_start(folder: Path) -> None:
    """From the command to the first view a phone holds, with data that is there already."""
    reference = bare_python()
    server = ServerProcess(folder / "start", "--no-bots")
    with server:
        phone = Phone(server.url).create("blue", "orange")
        phone.change("start_match")
        code, token = phone.code, phone.token
        phone.close()
    began = time.perf_counter()
    with server:
        phone = Phone(server.url)
        phone.token = token
        phone.watch(code, "blue")
        phone.seen(lambda view: True)
        took = time.perf_counter() - began
        print(f"start to first view: {took * 1000:.0f} ms, {took / reference:.1f} x bare Python")
        print(f"resident memory, idle with one phone: {server.memory() / 2**20:.0f} MB")
        phone.close()


def bare_python() -> float:
    """The same interpreter doing nothing, as the reference of this run."""
    import subprocess
    import sys

    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import gevent, flask_socketio, sqlalchemy"], check=True)
    return time.perf_counter() - began


def measure_reopening(folder: Path) -> None:
    """Opening a match from disk and making the first view, by its length."""
    fastest = {}
    for length in LENGTHS:
        path = folder / f"{length}.db"
        code = long_match(path, length)
        fastest[length] = min(reopened(path, code) for _ in range(5))
        reading = bare_read(path)
        print(
            f"reopen a match of {length} rows: {fastest[length] * 1000:.1f} ms, "
            f"{fastest[length] / reading:.2f} x reading its rows without folding"
        )
    growth = fastest[LENGTHS[-1]] / fastest[LENGTHS[0]]
    print(f"reopening grows {growth:.1f} x while the match grows {LENGTHS[-1] // LENGTHS[0]} x")


def long_match(path: Path, length: int) -> str:
    """A match whose players cannot make up their minds."""
    engine = open_engine(f"sqlite:///{path}")
    fast = "PRAGMA synchronous=OFF"  # only to make the file; what is measured reads it
    sa.event.listen(engine, "connect", lambda made, _: made.execute(fast))
    store = Store(engine)
    store.prepare()
    hall = Hall(store, GAMES, {})
    seats = ("blue", "orange")
    wish = NewTable(game="march-of-progress", name="Ada", seats=seats)
    code = seating.create(hall, wish).table.code
    match = playing.start(hall, code)
    for seat, face in (("blue", 6), ("orange", 1)):
        throw(match, f"throw-{seat}", seat, match.pending().id, {seat: (face,)})
    while match.seq < length:
        card = CARDS[match.seq % len(CARDS)]
        act(match, f"pick-{match.seq}", "blue", "pick-1", {"type": "pick", "card": card})
    store.close()
    return code


def reopened(path: Path, code: str) -> float:
    store = Store(open_engine(f"sqlite:///{path}"))
    hall = Hall(store, GAMES, {})
    began = time.perf_counter()
    present(hall.match(hall.table(code)), "blue", closes_in=None, lapses_in=None, accept=())
    took = time.perf_counter() - began
    store.close()
    return took


def bare_read(path: Path) -> float:
    store = Store(open_engine(f"sqlite:///{path}"))
    match = store.match_ids()[0]
    began = time.perf_counter()
    read_rows(store.rows_between(match, 0, 2**31), match)
    took = time.perf_counter() - began
    store.close()
    return took


if __name__ == "__main__":
    main()
