"""Bots as clients: a real server, real stations, real sockets."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.command.cli import parser
from server.stations.bot import run_bot
from tests.kernel import skirmish
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess, until

AT_ONCE = ("--bot-pace", "0")
BOTH = ({"seat": "blue", "level": "greedy"}, {"seat": "orange", "level": "random"})


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with ServerProcess(tmp_path_factory.mktemp("data"), *AT_ONCE, module="tests.bots_app") as made:
        yield made
        made.stop()
    assert "WARNING station" not in made.output.replace("station bot ended (-9)", ""), made.output
    assert "Traceback" not in made.output, made.output


@pytest.fixture
def phone(server):
    made = Phone(server.url)
    yield made
    made.close()


def result(phone: Phone, seconds: float = 60.0):
    return phone.seen(lambda view: view["result"], "the end of the match", seconds)["result"]


def stations(server: ServerProcess) -> list[int]:
    """The process ids of the server's children."""
    assert server.process is not None
    pid = server.process.pid
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in found.split()]


def is_running(pid: int) -> bool:
    """A child that nobody has waited for is no longer running."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


# --- The station -----------------------------------------------------------------------------


def test_two_bots_play_a_whole_match_while_somebody_watches(phone):
    phone.create(bots=BOTH, start=True)
    assert phone.seats == ()
    over = result(phone)
    assert over["how"] == "over"
    assert over["winners"] == ["blue"]  # by far the better bot


def test_who_set_two_bots_to_play_may_let_them_play_again_and_nobody_else(server, phone):
    phone.create(bots=BOTH, start=True)
    first, other = phone.match, Phone(server.url)
    result(phone)
    other.watch(phone.code)
    assert other.refused("rematch") == "refused-not-your-seat"
    phone.change("rematch")
    phone.seen(lambda view: view["match"] != first, "the next match")
    other.close()


def test_a_person_plays_alone_against_a_bot(phone):
    luck = random.Random(4)
    phone.create("orange", bots=[BOTH[0]], start=True)
    while not phone.view or not phone.view["result"]:
        mine = phone.seen(lambda view: view["result"] or waits_for(view, "orange"))
        play_any(phone, mine, luck)
    assert phone.view["result"]["how"] == "over"


def waits_for(view, seat: str) -> bool:
    pending = view["pending"]
    if pending["type"] == "roll":
        return seat not in (view["thrown"] or {}).get("faces", {})
    return pending["type"] == "decide" and seat in pending["waiting"]


def play_any(phone: Phone, view, luck: random.Random) -> None:
    """One legal move; the next view is awaited."""
    if view["result"]:
        return
    if view["pending"]["type"] == "roll":
        phone.throw(orange=luck.randint(1, 6))
    else:
        open_ = [offer for offer in view["view"]["offers"] if not offer["refused"]]
        phone.act(luck.choice(open_)["action"])
    phone.seen(lambda newer: newer["seq"] > view["seq"])


def test_bots_play_again_when_the_table_does(phone):
    phone.create("orange", bots=[BOTH[0]], start=True)
    phone.seen(lambda view: waits_for(view, "orange"))
    phone.change("resign", seat="orange")
    first = phone.seen(lambda view: view["result"])["match"]
    phone.change("rematch")
    again = phone.seen(lambda view: view["match"] != first and view["thrown"])
    assert again["thrown"]["by"] == "blue"  # the bot has thrown for the new match


def test_a_killed_station_is_started_again_and_goes_on(server, phone):
    phone.create(bots=BOTH, start=True)
    phone.seen(lambda view: view["seq"] > 3)
    (station,) = stations(server)
    os.kill(station, signal.SIGKILL)
    assert result(phone)["how"] == "over"
    assert stations(server) != [station]


def test_random_bots_play_a_game_they_were_not_written_for(phone):
    """Skirmish: three seats, hidden hands, a shuffled deck, windows, and dice in two colours."""
    bots = [{"seat": seat, "level": "random"} for seat in skirmish.GAME.seats]
    phone.create(game="skirmish", bots=bots, start=True, answers={"goal": 3})
    assert result(phone)["how"] == "over"
    kinds = {message["pending"]["type"] for message in phone.told if message["type"] == "view"}
    assert kinds >= {"decide", "roll", "over"}


def test_bots_go_on_by_themselves_when_the_server_was_killed(tmp_path):
    server = ServerProcess(tmp_path, "--bot-pace", "0.05").start()
    phone = Phone(server.url).create(bots=BOTH, start=True)
    try:
        seen = phone.seen(lambda view: view["seq"] > 3)["seq"]
        (orphan,) = stations(server)
        server.kill()
        server.start()
        phone.seen(lambda view: view["seq"] > seen or view["result"], "bots playing on")
        until(lambda: not is_running(orphan), what="the old station's end")
        assert result(phone)["how"] == "over"
        assert len(stations(server)) == 1
        (station,) = stations(server)
        server.stop()
        assert not is_running(station)
    finally:
        server.kill()
        phone.close()
    assert "Traceback" not in server.output, server.output


# --- Guests ----------------------------------------------------------------------------------


@contextmanager
def guest(server: ServerProcess, *arguments: str, pace: float = 0):
    command = [sys.executable, "-m", "server.command", "bot", "--url", server.url]
    command += ["--pace", str(pace)]
    process = subprocess.Popen(
        [*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_a_guest_takes_the_free_seats_plays_and_plays_again(server, phone):
    """It sits there as a person does: it throws dice of its own, and nods at others'."""
    phone.create("orange", policy={"confirm": True})
    with guest(server, "--table", phone.code, "--level", "random") as bot:
        until(lambda: phone.table["seats"][0]["name"] == "Bot (random)", what="the guest")
        phone.change("start_match")
        picking = roll_for_initiative(phone)
        phone.change("propose", seat="orange", what="draw")
        over = phone.seen(lambda view: view["result"], "the guest's consent")
        assert over["result"]["how"] == "drawn"
        phone.change("rematch")
        phone.seen(lambda view: view["match"] != picking["match"] and view["thrown"])
        assert bot.poll() is None


def roll_for_initiative(phone: Phone):
    """Throw again as long as both dice show the same; the view in which cards are picked."""
    while True:
        view = phone.seen(lambda v: waits_for(v, "orange") and (v["thrown"] or is_pick(v)))
        if is_pick(view):
            return view
        phone.throw(orange=3)
        phone.seen(lambda v, before=view: v["seq"] > before["seq"] + 1, "the guest's nod")


def is_pick(view) -> bool:
    return view["pending"].get("kind") == "pick"


def test_a_guest_that_holds_all_seats_begins_and_plays_them(server, phone):
    phone.create()
    with guest(server, "--table", phone.code, "--seat", "orange", "--seat", "blue") as bot:
        assert result(phone)["how"] == "over"
        assert bot.poll() is None


def test_a_guest_waits_for_a_server_that_was_killed_and_goes_on(tmp_path):
    server = ServerProcess(tmp_path, "--no-bots").start()
    phone = Phone(server.url).create()
    try:
        with guest(server, "--table", phone.code, "--level", "greedy", pace=0.05) as bot:
            before = phone.seen(lambda view: view["seq"] > 3)["seq"]
            server.kill()
            server.start()
            phone.seen(lambda view: view["seq"] > before + 3, "the guest playing on")
            assert result(phone)["how"] == "over"
            assert bot.poll() is None
    finally:
        server.kill()
        phone.close()


def test_a_guest_goes_when_its_token_is_taken_back(server, phone):
    phone.create("orange")
    with guest(server, "--table", phone.code, "--level", "greedy") as bot:
        until(lambda: phone.table["seats"][0]["name"] == "Bot (greedy)", what="the guest")
        referee = Phone(server.url)
        referee.sign_in(server, "referee")
        referee.watch(phone.code)
        holders = referee.ok("list_holders", match=phone.match)["holders"]
        (taken,) = [holder["id"] for holder in holders if "blue" in holder["seats"]]
        referee.change("revoke", holder=taken)
        assert bot.wait(20) == 0
        referee.close()


@pytest.mark.parametrize(
    "arguments, told",
    [
        ((), "--table"),
        (("--table", "ZZZZ"), "no table ZZZZ"),
        (("--station",), "SANDTABLE_CODE"),
        (("--table", "{code}", "--level", "grand"), "easy, normal, hard"),
        (("--table", "{code}", "--seat", "green"), "cannot be taken"),
        (("--table", "{code}", "--url", "127.0.0.1"), "http://"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(server, phone, capsys, arguments, told):
    phone.create("orange")
    given = ["bot", "--url", server.url, *(each.format(code=phone.code) for each in arguments)]
    assert run_bot(parser().parse_args(given)) == 1
    assert told in capsys.readouterr().err


@pytest.fixture
def remote(tmp_path, monkeypatch):
    """A server, and another machine that knows its organiser's code."""
    monkeypatch.delenv("SANDTABLE_TOKEN", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with ServerProcess(tmp_path, "--no-bots") as server:
        monkeypatch.setenv("SANDTABLE_CODE", server.code("organiser"))
        yield server


def devices(organiser: Phone):
    listed = organiser.ok("list_offices", token=organiser.token)["holders"]
    return [each for each in listed if each["role"] == "device"]


def test_a_station_elsewhere_plays_and_is_one_device_however_often_it_starts(remote):
    organiser = Phone(remote.url)
    organiser.sign_in(remote, "organiser")
    for _ in range(2):
        phone = Phone(remote.url).create(bots=BOTH, start=True)
        with guest(remote, "--station"):
            assert result(phone)["how"] == "over"
            (device,) = devices(organiser)
            assert device["here"] and device["name"]
        phone.close()
    organiser.close()


def test_a_station_goes_when_its_token_is_taken_back_and_may_sign_in_again(remote):
    organiser = Phone(remote.url)
    organiser.sign_in(remote, "organiser")
    with guest(remote, "--station") as station:
        until(lambda: any(each["here"] for each in devices(organiser)), what="the station")
        (device,) = devices(organiser)
        organiser.ok("revoke_office", id="12345678", token=organiser.token, holder=device["id"])
        assert station.wait(20) == 1
        assert "taken this station's token back" in station.stdout.read()
    with guest(remote, "--station"):
        until(lambda: any(each["here"] for each in devices(organiser)), what="the station again")
    organiser.close()


def test_the_servers_own_station_is_no_device_of_the_organisers(server, phone):
    phone.sign_in(server, "organiser")
    assert devices(phone) == []


def test_the_referees_code_makes_no_station(server, monkeypatch, capsys):
    monkeypatch.delenv("SANDTABLE_TOKEN", raising=False)
    monkeypatch.setenv("SANDTABLE_CODE", server.code("referee"))
    assert run_bot(parser().parse_args(["bot", "--url", server.url, "--station"])) == 1
    assert "does not accept" in capsys.readouterr().err


def test_a_forged_token_makes_no_station(server, monkeypatch, capsys):
    monkeypatch.setenv("SANDTABLE_TOKEN", "forged")
    assert run_bot(parser().parse_args(["bot", "--url", server.url, "--station"])) == 1
    assert "does not accept" in capsys.readouterr().err


# --- The rhythm ------------------------------------------------------------------------------


def against_a_bot(phone: Phone) -> Phone:
    """Blue in the lobby of a table whose other side is a bot."""
    bots = [{"seat": "orange", "level": "greedy"}]
    return phone.create("blue", bots=bots, policy={"dice": "server"})


def to_the_first_pick(phone: Phone) -> Phone:
    phone.change("start_match")
    thrown: set[str] = set()
    while True:  # equal dice are thrown again
        view = phone.seen(lambda each: each["pending"].get("id") not in {None, *thrown})
        wanted = view["pending"]["id"]
        if wanted == "pick-1":
            break
        # A bot that is not paused may have been quicker, which is as good.
        phone.say("throw", id=command(), match=phone.match, seat="blue", roll=wanted)
        thrown.add(wanted)
    phone.pick("recruit")
    return phone


def test_bots_that_are_paused_wait_and_do_one_thing_at_a_step(server, phone):
    against_a_bot(phone).change("set_pace", pace="paused")
    to_the_first_pick(phone)
    other = to_the_first_pick(against_a_bot(Phone(server.url)))  # where nobody is paused
    other.seen(lambda each: each["pending"].get("id") != "pick-1", "the other table's bot")
    other.close()
    assert phone.view["pending"]["waiting"] == ["orange"]
    phone.change("step_bots")
    phone.seen(lambda each: each["pending"].get("id") != "pick-1", "the bot's step")
    phone.change("set_pace", pace="quick")
    assert phone.refused("step_bots") == "refused-not-paused"
