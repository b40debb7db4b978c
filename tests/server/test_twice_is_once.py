"""A command whose answer was lost is sent again, to a server that was killed meanwhile."""

from __future__ import annotations

import pytest

from server.store import store as stores
from server.store.store import Receipt, Store, open_engine
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess


@pytest.fixture
def own(tmp_path):
    with ServerProcess(tmp_path, "--no-bots") as running:
        yield running


def again(server: ServerProcess, kind: str, wish: dict) -> dict:
    """The answer to the same message after a crash."""
    server.kill()
    server.start()
    phone = Phone(server.url)
    reply = phone.ok(kind, **wish)
    phone.close()
    return reply


def test_a_table_is_made_once(own):
    phone = Phone(own.url)
    wish = {"id": command(), "game": "march-of-progress", "name": "Ada", "seats": ["blue"]}
    first = phone.ok("create_table", **wish)
    assert again(own, "create_table", wish) == first
    phone.close()


def test_a_seat_is_taken_once(own):
    blue, orange = Phone(own.url).create("blue"), Phone(own.url)
    wish = {"id": command(), "table": blue.code, "name": "Jonas", "seats": ["orange"]}
    first = orange.ok("join_table", **wish)
    assert again(own, "join_table", wish) == first
    late = Phone(own.url)
    assert late.no("join_table", **{**wish, "id": command()}) == "refused-seat-taken"
    for phone in (blue, orange, late):
        phone.close()


def test_a_seat_moves_once(own):
    blue = Phone(own.url).create("blue")
    code = blue.ok("make_seat_code", match=blue.match)["code"]
    other = Phone(own.url)
    wish = {"id": command(), "code": code}
    first = other.ok("claim_seat", **wish)
    assert again(own, "claim_seat", wish) == first
    blue.close()
    other.close()


def test_a_bot_is_seated_once(own):
    blue = Phone(own.url).create("blue")
    wish = {"id": command(), "match": blue.match, "seat": "orange", "level": "random"}
    first = blue.ok("seat_bot", **wish)
    own.kill()
    own.start()
    returned = Phone(own.url)
    returned.token = blue.token
    returned.watch(blue.code, "blue")
    assert returned.ok("seat_bot", **wish) == first
    blue.close()
    returned.close()


def test_receipts_are_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr(stores, "RECEIPTS", 5)
    store = Store(open_engine(f"sqlite:///{tmp_path / 'x.db'}"))
    store.prepare()
    for number in range(12):
        store.save(receipt=Receipt(f"command-{number}", b"{}"))
    kept = [n for n in range(12) if store.receipt(f"command-{n}") is not None]
    assert kept == [7, 8, 9, 10, 11]
    store.close()
