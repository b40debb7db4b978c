"""The clock of a reaction window is started by the row that opens it, not by who looks on."""

from __future__ import annotations

import random

import pytest

from server.games.kernel import Decide
from server.hall import playing, seating, windows
from server.hall.seating import NewTable
from server.match.values import Policy
from tests import kept
from tests.kernel.skirmish import GAME as SKIRMISH


class Clock:
    """gevent, as far as windows need it: what is to be done later, and when."""

    def __init__(self) -> None:
        self.later: list[tuple[float, object, tuple[object, ...]]] = []

    def spawn_later(self, seconds, work, *arguments):
        self.later.append((seconds, work, arguments))


@pytest.fixture
def clock(monkeypatch):
    made = Clock()
    monkeypatch.setattr(windows, "gevent", made)
    return made


def until_window(match) -> Decide:
    luck = random.Random(1)
    while not (isinstance(match.pending(), Decide) and match.pending().kind == "window"):
        kept.one_move(match, luck)
    return match.pending()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "sandtable.db"


@pytest.fixture
def match(path, clock):
    hall = kept.open_hall(path)
    policy = Policy(window=7)
    wish = NewTable(game=SKIRMISH.id, name="Ada", seats=SKIRMISH.seats, policy=policy)
    return playing.start(hall, seating.create(hall, wish).table.code)


def test_it_starts_with_the_row_though_nobody_looks_on(match, clock):
    assert clock.later == []
    until_window(match)
    [(seconds, _, _)] = clock.later
    assert seconds == 7


def test_it_closes_the_window(match, clock):
    window = until_window(match)
    [(_, close, arguments)] = clock.later
    close(*arguments)
    assert match.pending() != window


def test_an_open_window_of_a_match_from_disk_has_its_whole_time_again(match, path, clock):
    until_window(match)
    clock.later.clear()
    again = kept.open_hall(path)
    again.match(again.table(match.table))
    assert [seconds for seconds, _, _ in clock.later] == [7]
