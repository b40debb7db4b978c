"""Tables that several people change at once, on a disk that takes its time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from server.agreements import resign
from server.games.catalogue import GAMES
from server.games.ruling import IllegalMove
from server.hall import Hall
from server.messages import Call, CreateTable, JoinTable, Policy
from server.store import Store, open_engine

BLUE = CreateTable(id="12345678", game="march-of-progress", name="Ada", seats=("blue",))


class SlowDisk:
    """Does one work at a time, as the server's worker does, and says when it has begun."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.pause = 0.0
        self.works = threading.Event()

    def __call__(self, work):
        with self.lock:
            self.works.set()
            time.sleep(self.pause)
            return work()


@pytest.fixture
def disk():
    return SlowDisk()


@pytest.fixture
def hall(tmp_path, disk):
    store = Store(open_engine(f"sqlite:///{tmp_path / 'x.db'}"), disk)
    store.prepare()
    return Hall(store, GAMES, {"march-of-progress": ("random",)})


def at_once(disk: SlowDisk, first: Callable[[], object], second: Callable[[], object]) -> None:
    """Begin the second while the disk is still at work for the first."""
    disk.pause = 0.3
    disk.works.clear()
    threads = [threading.Thread(target=quietly, args=(each,)) for each in (first, second)]
    threads[0].start()
    assert disk.works.wait(10)
    threads[1].start()
    for thread in threads:
        thread.join()


def quietly(work: Callable[[], object]) -> None:
    with suppress(IllegalMove):
        work()


@pytest.mark.parametrize(
    "other",
    [
        lambda hall, table: hall.set_call(table.code, Call(seat=None, text="", at=0.0)),
        lambda hall, table: hall.set_policy(table, Policy(confirm=True)),
        lambda hall, table: hall.leave(table, "blue"),
    ],
    ids=["a-call", "a-policy", "a-leaving"],
)
def test_a_seat_that_was_given_stays_given(hall, disk, other):
    table = hall.table(hall.create(BLUE).table)
    orange = JoinTable(id="12345679", table=table.code, name="Jonas", seats=("orange",))
    at_once(disk, lambda: hall.join(orange), lambda: other(hall, table))
    assert hall.table(table.code).chair("orange").name == "Jonas"


def test_a_match_that_began_stays_begun(hall, disk):
    both = CreateTable(
        id="12345678", game="march-of-progress", name="Ada", seats=("blue", "orange")
    )
    table = hall.table(hall.create(both).table)
    at_once(disk, lambda: hall.start(table.code), lambda: hall.leave(table, "orange"))
    assert hall.table(table.code).status == "playing"
    assert hall.table(table.code).is_full()


def test_a_phone_has_one_seat_code_at_a_time(hall):
    seated = hall.create(BLUE)
    holder = hall.tokens.read(seated.token)
    codes = [hall.make_seat_code(holder)[0] for _ in range(3)]
    for old in codes[:-1]:
        with pytest.raises(IllegalMove, match="refused-secret"):
            hall.claim(old)
    assert hall.claim(codes[-1]).seats == ("blue",)


def test_a_finished_match_that_nobody_looks_at_is_kept_on_disk_alone(hall):
    both = CreateTable(
        id="12345678", game="march-of-progress", name="Ada", seats=("blue", "orange")
    )
    code = hall.create(both).table
    match = hall.start(code)
    hall.let_go(code)
    assert hall.match(hall.table(code)) is match  # it is being played
    resign(match, "12345679", "blue", ("orange",))
    hall.let_go(code)
    assert hall.matches == {}
    assert hall.match(hall.table(code)).position == match.position
