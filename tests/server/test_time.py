"""Clocks that jump by years and matches that last for months cost nobody their seat."""

from __future__ import annotations

import time

import pytest

from server.hall import moving, playing, seating
from server.hall.clock import RunningTime
from server.hall.hall import LOBBY_LASTS, Hall
from server.hall.seating import NewTable
from server.match.refusal import NotAllowed
from tests.server.process import until
from tests.server.test_exchange import open_hall

YEAR = 365 * 24 * 3600.0
BLUE = NewTable(game="march-of-progress", name="Ada", seats=("blue",))


def seated_pair(hall: Hall):
    """Blue and Orange, each by a token of their own."""
    blue = seating.create(hall, BLUE)
    orange = seating.join(hall, blue.table.code, "Jonas", ("orange",), None)
    return blue.table.code, blue.holder, orange.holder


def run_on(hall: Hall, seconds: float) -> None:
    """The server goes on running for so long."""
    hall.clock.began -= seconds


@pytest.mark.parametrize("jump", [-50 * YEAR, -YEAR, YEAR, 50 * YEAR])
def test_a_clock_that_jumps_harms_nothing(tmp_path, monkeypatch, jump):
    hall = open_hall(tmp_path / "x.db")
    code, blue, _ = seated_pair(hall)
    tokens = [hall.tokens.sign(hall.tokens.make("watcher", code)), hall.tokens.sign(blue)]
    moves = moving.code_to_move(hall, hall.table(code), blue)
    now = time.time() + jump
    monkeypatch.setattr(time, "time", lambda: now)
    hall.tend()
    assert [hall.tokens.read(token).role for token in tokens] == ["watcher", "player"]
    later = open_hall(tmp_path / "x.db")  # and a restart
    assert later.table(code).status == "lobby"
    assert [later.tokens.read(token).role for token in tokens] == ["watcher", "player"]
    new = moving.claim(hall, moves)
    assert new.table.seats_of(new.holder.id) == ("blue",)


def test_a_token_that_holds_a_seat_of_a_running_match_does_not_expire(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    code, blue, orange = seated_pair(hall)
    playing.start(hall, code)
    left = hall.tokens.make("player", code, "who left")
    hall.tokens.keep(left)
    run_on(hall, YEAR)
    hall.tend()
    for holder in (blue, orange):
        assert hall.tokens.read(hall.tokens.sign(holder)) == holder
    with pytest.raises(NotAllowed):
        hall.tokens.read(hall.tokens.sign(left))
    again = open_hall(tmp_path / "x.db")
    assert again.tokens.read(again.tokens.sign(blue)).name == "Ada"


def test_other_tokens_expire_and_are_forgotten(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    _, blue, _ = seated_pair(hall)
    run_on(hall, 31 * YEAR / 365)
    hall.tend()
    with pytest.raises(NotAllowed):
        hall.tokens.read(hall.tokens.sign(blue))
    assert hall.tokens.holders == {}
    assert hall.store.all_tokens() == []


def test_a_lobby_lasts_a_day_of_running_time(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    code, _, _ = seated_pair(hall)
    run_on(hall, LOBBY_LASTS - 60)
    hall.tend()
    assert code in open_hall(tmp_path / "x.db").tables
    run_on(hall, 120)
    hall.tend()
    assert code not in open_hall(tmp_path / "x.db").tables


def test_running_time_goes_on_where_it_was(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    now = [1000.0]
    first = RunningTime(hall.store, clock=lambda: now[0])
    now[0] += 500
    first.keep()
    now[0] = 3.0  # another start of the machine
    again = RunningTime(hall.store, clock=lambda: now[0])
    now[0] += 7
    assert 507 <= again() < 508


def test_a_referee_gives_a_seat_whoever_holds_it(two, referee, phones):
    blue, orange = two
    referee.watch(blue.code)
    code = referee.ok("give_seat", match=blue.match, seat="blue")["code"]
    assert orange.no("give_seat", match=blue.match, seat="blue") == "refused-role"
    other = phones()
    other.sit(other.ok("claim_seat", id="take-the-seat", code=code, name="Mira"))
    assert other.seats == ("blue",)
    other.seen(lambda view: view["seat"] == "blue")
    assert other.pick("recruit")["type"] == "done"
    until(lambda: blue.removed, what="word that the phone is out")
    assert blue.no("watch", table=blue.code, token=blue.token, seat="blue") == "refused-token"
    lines = orange.ok("read_log", match=orange.match)["lines"]
    assert "log-seat-given" in [line["text"]["key"] for line in lines]
    until(lambda: orange.table["seats"][0]["name"] == "Mira", what="the new name")


def test_a_freed_seat_is_given_and_the_code_is_good_once(two, referee, phones):
    blue, _ = two
    referee.watch(blue.code)
    holders = referee.ok("list_holders", match=blue.match)["holders"]
    mine = next(each["id"] for each in holders if each["seats"] == ["blue"])
    referee.change("revoke", holder=mine)
    code = referee.ok("give_seat", match=blue.match, seat="blue")["code"]
    other = phones()
    assert other.ok("claim_seat", id="take-the-seat", code=code)["seats"] == ["blue"]
    assert phones().no("claim_seat", id="take-it-too", code=code) == "refused-secret"


def test_whoever_loses_one_of_two_seats_keeps_the_other(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    both = NewTable(game="march-of-progress", name="Ada", seats=("blue", "orange"))
    made = seating.create(hall, both)
    playing.start(hall, made.table.code)
    code = moving.code_to_give(hall, made.table, "orange")
    given = moving.claim(hall, code, "Jonas")
    assert given.table.seats_of(given.holder.id) == ("orange",)
    assert given.table.seats_of(made.holder.id) == ("blue",)
    assert hall.tokens.counts(made.holder)
