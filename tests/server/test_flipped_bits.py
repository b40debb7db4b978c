"""A disk that changes what is written on it: noticed at once, or soon after, and said."""

from __future__ import annotations

import json
import random
import sqlite3

import pytest

from server.hall import checking
from server.hall.checking import first_fault
from tests.server.test_exchange import begin, changes_of_mind, open_hall
from tests.server.test_powercut import one_move


@pytest.fixture
def played(tmp_path, monkeypatch):
    """A running match of some rows, closed."""
    monkeypatch.setattr(checking, "PAUSE", 0)
    hall, luck = open_hall(tmp_path / "x.db"), random.Random(5)
    code, match = begin(hall)
    for number in range(25):
        one_move(match, f"command-{number}", luck)
    hall.store.close()
    return tmp_path / "x.db", code, match


def flip(path, table: str, seq: int, change) -> None:
    """Change the JSON of one row or position on disk."""
    with sqlite3.connect(path) as data:
        [(body,)] = data.execute(f"SELECT body FROM {table} WHERE seq = ?", (seq,))
        value = json.loads(body)
        change(value)
        raw = json.dumps(value, separators=(",", ":")).encode()
        data.execute(f"UPDATE {table} SET body = ? WHERE seq = ?", (raw, seq))


def reopened(path, code):
    hall = open_hall(path)
    return hall.match(hall.table(code))


def said(match) -> list[str]:
    return [entry.told.text.key for entry in match.entries(0, None)]


def test_an_untouched_match_is_found_to_be_so(played, caplog):
    path, code, _ = played
    with caplog.at_level("INFO"):
        assert checking.check(reopened(path, code)) is None
    assert "rows are as they were written" in caplog.text


def test_a_position_that_was_changed_is_not_believed(played, caplog):
    path, code, match = played
    flip(path, "positions", match.seq, lambda value: value["state"].update(turn=77))
    again = reopened(path, code)
    assert again.position == match.position, "the rows lead there too"
    assert "damaged" in caplog.text


def test_a_row_that_was_changed_is_found_and_said_once(played):
    path, code, _ = played
    flip(path, "rows", 4, lambda value: value["body"].update(action={"type": "pick", "card": "?"}))
    for _ in range(2):
        again = reopened(path, code)
        assert checking.check(again).row == 4
        assert said(again).count("log-damaged") == 1
        again.ledger.store.close()


def test_a_row_that_cannot_be_read_is_found(played):
    path, code, _ = played
    again = reopened(path, code)  # a longer match has most of its rows on disk alone
    with sqlite3.connect(path) as data:
        data.execute("UPDATE rows SET body = x'00ff' WHERE seq = 4")
    assert "damaged" in first_fault(again, again.seq).what


def test_a_long_match_is_checked_with_little_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(checking, "PAUSE", 0)
    most = []
    whole = checking.forget
    monkeypatch.setattr(
        checking, "forget", lambda v, *more: (whole(v, *more), most.append(len(v.positions)))
    )
    hall = open_hall(tmp_path / "x.db")
    _, match = begin(hall)
    one_move(match, "the-first-move", random.Random(3))
    changes_of_mind(match, 300)
    assert checking.check(match) is None
    assert max(most) < 5
