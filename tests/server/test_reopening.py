"""A match opens again where it was: from its rows, under newer rules, after the disk was full."""

from __future__ import annotations

import random
import sqlite3

import msgspec
import pytest
import sqlalchemy as sa

from server.games.catalogue import GAMES
from server.games.march_of_progress import MarchOfProgress
from server.match.rows import Upgraded
from server.store.errors import StoreFailed
from server.store.store import Store, open_engine
from tests.server.test_exchange import begin, changes_of_mind, open_hall
from tests.server.test_powercut import one_move


def test_a_match_reopens_where_it_was(tmp_path):
    hall, luck = open_hall(tmp_path / "x.db"), random.Random(3)
    code, match = begin(hall)
    for number in range(30):
        one_move(match, f"command-{number}", luck)
    again = open_hall(tmp_path / "x.db")
    assert again.match(again.table(code)).position == match.position


def test_a_match_with_a_damaged_snapshot_reopens_from_its_rows(tmp_path):
    hall, luck = open_hall(tmp_path / "x.db"), random.Random(3)
    code, match = begin(hall)
    one_move(match, "the-first-move", luck)
    changes_of_mind(match, 120)
    assert match.ledger.kept
    hall.store.close()
    with sqlite3.connect(tmp_path / "x.db") as data:
        data.execute("UPDATE positions SET body = x'00ff'")
    again = open_hall(tmp_path / "x.db")
    assert again.match(again.table(code)).position == match.position


def test_a_damaged_row_is_the_stores_fault(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    code, _ = begin(hall)
    hall.store.close()
    with sqlite3.connect(tmp_path / "x.db") as data:
        data.execute("UPDATE rows SET body = x'00ff'")
    again = open_hall(tmp_path / "x.db")
    with pytest.raises(StoreFailed, match="damaged: match"):
        again.match(again.table(code))


class NewerMarch(MarchOfProgress):
    """The same game after its rules were mended."""

    version = "next"

    def upgrade(self, saved, version):
        assert version == MarchOfProgress.version
        return msgspec.convert(saved, self.types.state)


def test_a_match_begun_under_older_rules_goes_on_and_says_so(tmp_path):
    hall, luck = open_hall(tmp_path / "x.db"), random.Random(3)
    code, match = begin(hall)
    one_move(match, "the-first-move", luck)
    changes_of_mind(match, 120)  # past a snapshot
    before = match.position.state
    newer = {NewerMarch.id: NewerMarch(GAMES[NewerMarch.id].shipped)}
    for _ in range(2):  # opened twice, upgraded once
        later = open_hall(tmp_path / "x.db", newer)
        again = later.match(later.table(code))
        assert again.position.state == before
        upgrades = [
            row for row in again.ledger.rows(0, again.seq) if isinstance(row.body, Upgraded)
        ]
        assert len(upgrades) == 1


def test_a_full_disk_refuses_the_move_and_loses_nothing(tmp_path):
    hall, luck = open_hall(tmp_path / "x.db"), random.Random(5)
    _, match = begin(hall)
    one_move(match, "first", luck)
    hall.store.close()
    engine = open_engine(f"sqlite:///{tmp_path / 'x.db'}")
    sa.event.listen(engine, "connect", lambda made, _: made.execute("PRAGMA max_page_count=1"))
    match.ledger.store = Store(engine)
    before = match.position, match.seq
    with pytest.raises(StoreFailed, match="full"):
        for number in range(200):
            before = match.position, match.seq
            one_move(match, f"command-{number}", luck)
    assert (match.position, match.seq) == before
    match.ledger.store = Store(open_engine(f"sqlite:///{tmp_path / 'x.db'}"))
    assert one_move(match, "after-room-was-made", luck) == before[1] + 1
