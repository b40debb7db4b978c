"""Tables that several people change at once, on a disk that takes its time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from msgspec.structs import replace

from server.games.catalogue import GAMES
from server.hall import moving, playing, room, seating
from server.hall.hall import Hall
from server.hall.seating import NewTable
from server.hall.tables import Call
from server.match.leaving import resign
from server.match.refusal import NotAllowed, Refusal, TooMuch
from server.match.values import Policy
from server.store.store import Store, open_engine

BLUE = NewTable(game="march-of-progress", name="Ada", seats=("blue",))
BOTH = NewTable(game="march-of-progress", name="Ada", seats=("blue", "orange"))


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
    with suppress(Refusal):
        work()


@pytest.mark.parametrize(
    "other",
    [
        lambda hall, table: playing.set_call(hall, table.code, Call(seat=None, text="", at=0.0)),
        lambda hall, table: seating.set_policy(hall, table.code, Policy(confirm=True)),
        lambda hall, table: seating.leave(hall, table.code, "blue"),
    ],
    ids=["a-call", "a-policy", "a-leaving"],
)
def test_a_seat_that_was_given_stays_given(hall, disk, other):
    table = seating.create(hall, BLUE).table
    at_once(
        disk,
        lambda: seating.join(hall, table.code, "Jonas", ("orange",), None),
        lambda: other(hall, table),
    )
    assert hall.table(table.code).chair("orange").name == "Jonas"


def test_a_match_that_began_stays_begun(hall, disk):
    table = seating.create(hall, BOTH).table
    at_once(
        disk,
        lambda: playing.start(hall, table.code),
        lambda: seating.leave(hall, table.code, "orange"),
    )
    assert hall.table(table.code).status == "playing"
    assert hall.table(table.code).is_full()


def test_a_phone_has_one_seat_code_at_a_time(hall):
    made = seating.create(hall, BLUE)
    codes = [moving.code_to_move(hall, made.table, made.holder) for _ in range(3)]
    for old in codes[:-1]:
        with pytest.raises(NotAllowed, match="refused-secret"):
            moving.claim(hall, old)
    seated = moving.claim(hall, codes[-1])
    assert seated.table.seats_of(seated.holder.id) == ("blue",)


@pytest.fixture
def small(hall, monkeypatch):
    """A hall for a dozen tables."""
    monkeypatch.setattr(room, "MOST_TABLES", 12)
    return hall


def opened(hall: Hall, address: str, *, start: bool = False):
    made = seating.create(hall, replace(BOTH if start else BLUE, address=address)).table
    if start:
        playing.start(hall, made.code)
    return made.code


def fill(hall: Hall, address: str, *, start: bool = False) -> list[str]:
    """Open tables from one address until it is refused."""
    codes = []
    with pytest.raises(TooMuch):
        for _ in range(room.MOST_TABLES + 1):
            codes.append(opened(hall, address, start=start))
    return codes


@pytest.mark.parametrize("start", [False, True], ids=["lobbies", "matches"])
def test_a_few_addresses_do_not_fill_the_hall(small, start):
    shares = [len(fill(small, f"10.0.0.{n}", start=start)) for n in range(3)]
    assert shares == sorted(shares, reverse=True) and sum(shares) < 12
    assert opened(small, "10.0.0.99") in small.tables


def test_the_oldest_lobby_nobody_looks_at_gives_way(small):
    first, second, *_ = fill(small, "10.0.0.1")
    small.clock.began -= room.IDLE_AFTER + 1
    small.watched = lambda: {first}
    opened(small, "10.0.0.1")
    assert first in small.tables and second not in small.tables


def test_in_a_full_hall_whoever_has_most_gives_way(small):
    greedy, *_ = (fill(small, f"10.0.0.{n}") for n in range(9))
    small.clock.began -= room.IDLE_AFTER + 1
    assert sum(table.status == "lobby" for table in small.tables.values()) == 12
    assert opened(small, "10.0.0.99") in small.tables
    assert greedy[0] not in small.tables


def test_a_stale_lobby_is_cleared_while_the_server_runs(hall):
    lobby, match = opened(hall, ""), opened(hall, "", start=True)
    hall.clock.began -= 25 * 3600
    hall.tend()
    assert list(hall.tables) == [match] and lobby != match


def test_a_finished_match_that_nobody_looks_at_is_kept_on_disk_alone(hall):
    code = seating.create(hall, BOTH).table.code
    match = playing.start(hall, code)
    hall.let_go(code)
    assert hall.match(hall.table(code)) is match  # it is being played
    resign(match, "12345679", "blue")
    hall.let_go(code)
    assert hall.matches == {}
    assert hall.match(hall.table(code)).position == match.position


def test_of_earlier_matches_one_at_most_is_held_in_memory(hall):
    code = seating.create(hall, BOTH).table.code
    match = playing.start(hall, code)
    for number in range(3):
        resign(match, f"resigned-{number}", "blue")
        match = playing.rematch(hall, code)
        assert [*hall.matches] == [match.id]
    table = hall.table(code)
    for earlier in table.earlier:
        assert hall.match(table, earlier).is_over
        assert [*hall.matches] == [match.id, earlier]
    assert hall.match(table) is match
