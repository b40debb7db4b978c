"""What is kept for those who do not read is bounded, for each and in all."""

from __future__ import annotations

import json
import time

import pytest

from server.net.places import Bytes
from tests.bench.load import Phone as Bare
from tests.server.phone import Phone
from tests.server.process import ServerProcess, until

MEGABYTE = 2**20


class Connection:
    def __init__(self, kept: Bytes) -> None:
        self.kept, self.dropped = kept, False

    def drop(self) -> None:
        self.dropped = True
        self.kept.keep(self, 0)


def test_past_the_limit_whoever_makes_us_keep_the_most_is_dropped():
    kept = Bytes(100)
    small, large, last = (Connection(kept) for _ in range(3))
    kept.keep(small, 10)
    kept.keep(large, 60)
    kept.keep(last, 30)
    assert not large.dropped
    kept.keep(last, 31)
    assert (small.dropped, large.dropped, last.dropped) == (False, True, False)
    assert kept.total == 41


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with ServerProcess(tmp_path_factory.mktemp("slow"), "--no-bots") as running:
        yield running


def watching(server: ServerProcess, code: str) -> Bare:
    """Somebody who watches a table and then reads nothing more."""
    phone = Bare(server.port, receive_buffer=4096)
    message = {"type": "watch", "table": code}
    phone.send(f'420["say",{json.dumps(message)}]'.encode())
    phone.until(b"430")
    return phone


def test_a_slow_reader_gets_the_newest_view_and_not_all_of_them(server):
    player = Phone(server.url).create("blue", "orange")
    player.change("start_match")
    slow = watching(server, player.code)
    before = server.memory()
    for number in range(100):  # about half a megabyte
        player.change("call_referee", seat="blue", text=f"{number} " + "why " * 40)
        player.change("withdraw_call")
    player.change("call_referee", seat="blue", text="the newest")
    last: list[dict] = []
    slow.heard = time.monotonic()

    def newest() -> bool:
        last.extend(json.loads(each[2:])[1] for each in slow.messages() if each[:2] == b"42")
        tables = [each["table"] for each in last if each["type"] == "table"]
        if tables and (tables[-1]["call"] or {}).get("text") == "the newest":
            return True
        slow.take()
        return False

    until(newest, what="the newest state of the table")
    assert len(last) < 150
    assert server.memory() - before < 20 * MEGABYTE
    player.close()


def test_who_does_not_read_the_answers_is_not_asked_for_more(server):
    """Twenty thousand unread answers would be a hundred megabytes."""
    before = server.memory()
    greedy = Bare(server.port, receive_buffer=4096)
    greedy.sock.settimeout(0.5)
    hello = b'421["say",{"type":"hello","protocol":1}]'
    with pytest.raises(TimeoutError):
        for _ in range(200_000):
            greedy.send(hello)
    assert server.memory() - before < 20 * MEGABYTE
    phone = Phone(server.url)
    assert phone.ok("hello", protocol=1)
    phone.close()
    greedy.sock.close()
