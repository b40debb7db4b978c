"""A server that dies between two transactions leaves nothing that nobody can mend."""

from __future__ import annotations

import pytest

from server.app import Server
from server.config import Config
from server.hall import playing
from server.hall.sessions import Session
from server.match.leaving import resign
from server.net.desk import Desk
from server.store.errors import StoreFailed
from tests.server.test_exchange import begin, open_hall


class Died(Exception):
    """The power went here."""


def die(*_args, **_more):
    raise Died


@pytest.fixture
def database(tmp_path):
    return tmp_path / "x.db"


def test_a_match_that_ended_as_the_power_went_can_be_played_again(database):
    hall = open_hall(database)
    code, match = begin(hall)
    hall.change = die  # the last row is on disk, the table's new state is not
    with pytest.raises(Died):
        resign(match, "i-give-up", "blue")
    after = open_hall(database)
    assert after.match(after.table(code)).is_over
    assert after.table(code).status == "over"
    assert not playing.rematch(after, code).is_over


def test_a_rematch_begins_whole_or_not_at_all(database):
    hall = open_hall(database)
    code, match = begin(hall)
    resign(match, "i-give-up", "blue")
    for doing in range(1, 10):
        died = dying_at(hall, doing, lambda: playing.rematch(hall, code))
        again = open_hall(database)
        status = again.table(code).status
        assert status in ("over", "playing"), f"{status} after {doing - 1} transactions"
        if not died:
            assert doing <= 2, "a rematch is one transaction"
            return
        assert status == "over"


def dying_at(hall, number: int, doing) -> bool:
    """Whether the power went before `doing` was done: at its so-manieth transaction."""
    whole, count = hall.store.transaction, 0

    def transaction(work):
        nonlocal count
        count += 1
        if count == number:
            raise Died
        return whole(work)

    hall.store.transaction = transaction
    try:
        doing()
    except Died:
        return True
    finally:
        hall.store.transaction = whole
    return False


def test_a_table_whose_end_cannot_be_saved_is_still_opened(database):
    hall = open_hall(database)
    code, match = begin(hall)
    hall.change = die
    with pytest.raises(Died):
        resign(match, "i-give-up", "blue")
    after = open_hall(database)

    def full(*_args, **_more):
        raise StoreFailed("the disk is full")

    after.store.save = full
    assert after.match(after.table(code)).is_over


def test_a_table_opened_to_be_played_at_once_begins_when_the_wish_is_sent_again(database):
    """The power went between the table and its match; the phone had no answer."""
    wish = {"type": "create_table", "id": "12345678", "game": "march-of-progress", "name": "Ada"}
    wish |= {"seats": ["blue", "orange"], "start": True}
    died = desk_on(database)
    died.parts.hall.news.table_changed = die
    with pytest.raises(Died):
        died.answer(Session(sid="a", address=""), wish)
    after = desk_on(database)
    reply = after.answer(Session(sid="b", address=""), wish)
    assert after.parts.hall.table(reply.table).status == "playing"
    assert len(after.parts.hall.tables) == 1


def desk_on(database) -> Desk:
    config = Config(data=database.parent, database=f"sqlite:///{database}")
    return Server(config, threads=False).desk
