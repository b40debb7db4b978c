"""Tokens that are good at every table, and watchers': who has them, and taking them back."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.server.phone import command
from tests.server.process import ServerProcess, until

BOTS = ({"seat": "blue", "level": "random"}, {"seat": "orange", "level": "random"})


@pytest.fixture
def organiser(server, phones):
    phone = phones()
    phone.sign_in(server, "organiser", "Otto")
    return phone


def offices(organiser):
    return organiser.ok("list_offices", token=organiser.token)["holders"]


def office(organiser, name: str):
    return next(each for each in offices(organiser) if each["name"] == name)


def take_back(organiser, holder: str):
    return organiser.ok("revoke_office", id=command(), token=organiser.token, holder=holder)


def test_an_organiser_sees_who_is_signed_in(server, organiser, phones, two):
    ruth = phones()
    ruth.sign_in(server, "referee", "Ruth")
    assert office(organiser, "Otto")["own"]
    assert office(organiser, "Ruth")["role"] == "referee"
    assert not office(organiser, "Ruth")["here"]
    ruth.watch(two[0].code)
    assert office(organiser, "Ruth")["here"]


@pytest.mark.parametrize("who", ["referee", "player"])
def test_nobody_else_sees_or_takes_offices(server, organiser, phones, two, who):
    phone = two[0]
    if who == "referee":
        phone = phones()
        phone.sign_in(server, "referee")
    assert phone.no("list_offices", token=phone.token) == "refused-role"
    mine = office(organiser, "Otto")["id"]
    wish = {"id": command(), "token": phone.token, "holder": mine}
    assert phone.no("revoke_office", **wish) == "refused-role"


def test_a_referee_whose_office_was_taken_back_is_out_at_once(server, organiser, phones, two):
    ruth = phones()
    ruth.sign_in(server, "referee", "Ruth the second")
    ruth.watch(two[0].code)
    holder = office(organiser, "Ruth the second")["id"]
    take_back(organiser, holder)
    assert take_back(organiser, holder)["type"] == "done"  # tapped twice
    until(lambda: ruth.removed, what="the word that the office is gone")
    assert ruth.refused("rule", text="It is adjacent.") == "refused-role"
    assert ruth.no("watch", table=two[0].code, token=ruth.token) == "refused-token"
    assert holder not in [each["id"] for each in offices(organiser)]


def test_signing_out_voids_the_token(server, organiser, phones, two):
    ruth = phones()
    ruth.sign_in(server, "referee", "Ruth the third")
    ruth.ok("sign_out", token=ruth.token)
    assert ruth.no("watch", table=two[0].code, token=ruth.token) == "refused-token"
    assert ruth.no("sign_out", token=two[0].token) == "refused-token"  # a seat is no office


def test_an_office_taken_back_stays_so_after_a_restart(tmp_path, phones):
    with ServerProcess(tmp_path, "--no-bots") as server:
        phone = phones(url=server.url)
        phone.sign_in(server, "referee")
        gone = phone.token
        phone.ok("sign_out", token=gone)
        phone.sign_in(server, "referee")
        kept = phone.token
        server.kill()
        server.start()
        again = phones(url=server.url)
        assert again.no("sign_out", token=gone) == "refused-token"
        assert again.ok("sign_out", token=kept)


def bots_wanted(station):
    told = [each for each in station.told if each["type"] == "bots_wanted"]
    return {(bot["table"], bot["seat"]): bot["token"] for bot in told[-1]["seats"]} if told else {}


def test_a_device_taken_back_loses_the_seats_of_the_bots_too(server, organiser, phones):
    stolen, other = phones(), phones()
    for name, station in (("stolen", stolen), ("other", other)):
        station.sign_in(server, "device", name)
        station.ok("attend", token=station.token)
    watcher = phones().create(bots=BOTS, start=True)
    seat = (watcher.code, "blue")
    until(lambda: seat in bots_wanted(stolen) and seat in bots_wanted(other), what="bots wanted")
    known = bots_wanted(stolen)[seat]
    playing = phones()
    playing.ok("watch", table=watcher.code, token=known, seat="blue")
    take_back(organiser, office(organiser, "stolen")["id"])
    until(lambda: bots_wanted(other)[seat] != known, what="other tokens for the bots")
    until(lambda: stolen.removed and playing.removed, what="both connections removed")
    assert bots_wanted(stolen)[seat] == known
    assert stolen.no("attend", token=stolen.token) == "refused-token"
    fresh = phones()
    assert fresh.no("watch", table=watcher.code, token=known, seat="blue") == "refused-token"
    renewed = bots_wanted(other)[seat]
    assert fresh.ok("watch", table=watcher.code, token=renewed, seat="blue")


def test_a_device_that_looked_on_meanwhile_is_out_all_the_same(server, organiser, phones):
    """A connection that becomes somebody else's is no station any more."""
    sly, other = phones(), phones()
    for name, station in (("sly", sly), ("honest", other)):
        station.sign_in(server, "device", name)
        station.ok("attend", token=station.token)
    table = phones().create(bots=BOTS, start=True)
    seat = (table.code, "blue")
    until(lambda: seat in bots_wanted(sly) and seat in bots_wanted(other), what="bots wanted")
    known = bots_wanted(sly)[seat]
    sly.ok("watch", table=table.code)
    take_back(organiser, office(organiser, "sly")["id"])
    until(lambda: bots_wanted(other)[seat] != known, what="other tokens for the bots")
    sly.ok("hello", protocol=1)  # by now it would have been told
    assert bots_wanted(sly)[seat] == known


def close(organiser, code: str, **more):
    wish = {"id": command(), "token": organiser.token, "table": code, "reason": "the hall closes"}
    return organiser.say("close_table", **{**wish, **more})


def test_an_organiser_closes_a_lobby(organiser, phones):
    lobby = phones().create("blue")
    same = {"id": command()}
    assert close(organiser, lobby.code, **same)["type"] == "done"
    assert close(organiser, lobby.code, **same)["type"] == "done"
    until(lambda: lobby.removed, what="the word that the table is closed")
    assert lobby.removed["text"]["key"] == "removed-closed"
    assert phones().no("look", table=lobby.code) == "refused-table"
    assert close(organiser, lobby.code)["text"]["key"] == "refused-table"


def test_an_organiser_ends_a_match_and_then_clears_its_table(organiser, two, phones):
    blue, _ = two
    same = {"id": command()}
    for _ in range(2):  # twice is once: the table stays
        assert close(organiser, blue.code, **same)["type"] == "done"
    ended = blue.seen(lambda view: view["result"])
    assert ended["result"]["how"] == "abandoned"
    assert ended["lines"][-1]["words"] == "the hall closes"
    assert close(organiser, blue.code)["type"] == "done"
    until(lambda: blue.removed, what="the word that the table is closed")
    assert phones().no("look", table=blue.code) == "refused-table"


def test_nobody_else_closes_a_table(server, two, phones):
    referee = phones()
    referee.sign_in(server, "referee")
    for phone in (two[0], referee):
        assert close(phone, two[0].code)["text"]["key"] == "refused-role"


def holders(referee):
    return referee.ok("list_holders", match=referee.match)["holders"]


def test_a_watcher_gets_a_token_and_is_one_watcher_after_a_break(two, referee, phones):
    code = two[0].code
    referee.watch(code)
    watcher, again = phones(), phones()
    token = watcher.ok("watch", table=code, screen=True)["token"]
    (listed,) = [each for each in holders(referee) if each["role"] == "watcher"]
    assert (listed["screen"], listed["here"], listed["seats"]) == (True, True, [])
    watcher.close()
    assert again.ok("watch", table=code, token=token)["token"] is None
    (same,) = [each for each in holders(referee) if each["role"] == "watcher"]
    assert (same["id"], same["screen"]) == (listed["id"], False)


def test_a_watcher_is_sent_away(two, referee, phones):
    code = two[0].code
    referee.watch(code)
    watcher = phones()
    token = watcher.ok("watch", table=code)["token"]
    (listed,) = [each for each in holders(referee) if each["role"] == "watcher"]
    referee.change("revoke", holder=listed["id"])
    until(lambda: watcher.removed, what="the watcher's farewell")
    assert watcher.no("watch", table=code, token=token) == "refused-token"
    assert not [each for each in holders(referee) if each["role"] == "watcher"]
    before = watcher.view["seq"]
    two[0].pick("recruit")
    two[0].seen(lambda view: view["seq"] > before)
    assert watcher.view["seq"] == before


def secrets(data, *options: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "server.command", "secrets", "--data", str(data), *options]
    return subprocess.run(line, capture_output=True, text=True, timeout=300)


def test_new_codes_put_everybody_out_who_came_by_the_old_ones(tmp_path, phones):
    with ServerProcess(tmp_path, "--no-bots") as server:
        phone = phones(url=server.url)
        phone.sign_in(server, "referee")
        player = phones(url=server.url).create("blue")
        old = server.code("referee")
        running = secrets(tmp_path, "--new")
        assert running.returncode == 1 and "Another server" in running.stderr
        server.stop()
        made = secrets(tmp_path, "--new").stdout
        assert old not in made and made == secrets(tmp_path).stdout
        server.start()
        again = phones(url=server.url)
        assert again.no("watch", table=player.code, token=phone.token) == "refused-token"
        assert again.no("sign_in", role="referee", secret=old) == "refused-secret"
        assert again.ok("watch", table=player.code, token=player.token, seat="blue")
        new = made.split("Referee's code:")[1].split()[0]
        assert again.ok("sign_in", role="referee", secret=new)
