"""Strangers send rubbish, disks fill up, files are damaged: a clear word, and nothing lost."""

from __future__ import annotations

import http.client
import os
import shutil
import socket
import sqlite3
import subprocess
import sys

import pytest

from server.config import lock_data
from server.hall import playing, seating
from server.hall.seating import NewTable
from server.net.http import STATIC
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess
from tests.server.test_exchange import begin, open_hall

RUBBISH = [
    None,
    7,
    "hello",
    [],
    {},
    {"type": "no such message"},
    {"type": "act"},
    {"type": "hello", "protocol": "one"},
    {"type": "hello", "protocol": 1, "extra": True},
    {"type": "look", "table": "x" * 100},
    {"type": "throw", "match": "m", "id": "12345678", "seat": "blue", "roll": "r", "faces": [1]},
    {"type": "create_table", "id": "12345678", "game": "march-of-progress", "name": ""},
    {"type": "__init__"},
    {"type": "create_table", "id": "12345678", "game": "march-of-progress", "name": "  "},
    {"type": "create_table", "id": "12345678", "game": "march-of-progress", "name": "A\n"},
    {"type": "create_table", "id": "12345678", "game": "march-of-progress", "name": "A\x1b[2J"},
    {"type": "create_table", "id": "12345678", "game": "march-of-progress", "name": "A\u202e"},
    {"type": "\ud800"},
    {"type": "look", "table": "\ud800" * 4},
    {"type": "create_table", "id": "12345678", "game": "march-of-progress", "name": "\ud83d"},
    {"type": "watch", "table": "ABCD", "token": "\ud800"},
    {"type": "sign_in", "role": "referee", "secret": "\ud800"},
]


@pytest.mark.parametrize("rubbish", RUBBISH, ids=lambda each: str(each)[:40])
def test_rubbish_is_refused_and_the_server_goes_on(phones, rubbish):
    phone = phones()
    reply = phone.client.call("say", rubbish, timeout=10)
    assert (reply["type"], reply["text"]["key"]) == ("refused", "refused-message")
    assert phone.ok("hello", protocol=1)["type"] == "welcome"


def test_an_old_page_is_told_to_reload(phones):
    assert phones().no("hello", protocol=99) == "refused-protocol"


def test_what_needs_a_table_says_so(phones):
    phone = phones()
    assert phone.no("read_log", match="m") == "refused-watch-first"


def test_unknown_games_tables_and_bots_are_named(phones):
    phone = phones()
    wish = {"id": "12345678", "game": "chess", "name": "Ada"}
    assert phone.no("create_table", **wish) == "refused-game"
    assert phone.no("look", table="ZZZZ") == "refused-table"
    phone.create("blue")
    assert phone.refused("seat_bot", seat="orange", level="genius") == "refused-bot"


def test_a_wrong_set_up_is_refused(phones):
    wish = {"id": "12345679", "game": "march-of-progress", "name": "Ada"}
    wish["answers"] = {"scenario": "no such war"}
    assert phones().no("create_table", **wish) == "refused-form"


def test_the_rules_refuse_with_their_own_reason_and_chapter(two):
    blue, _ = two
    action = {"type": "pick", "card": "score"}
    fields = {"id": "12345670", "match": blue.match, "seat": "blue", "decision": "pick-1"}
    reply = blue.say("act", **fields, action=action)
    assert reply["type"] == "refused"
    assert reply["cite"]["chapter"]
    assert blue.refused("act", seat="blue", decision="pick-1", action={"a": 1}) == "refused-action"


@pytest.mark.parametrize("path", ["a" * 300, "..%2fapp.py", "..%2fno-such.py", "%00", "%ff"])
def test_an_address_that_is_none_shows_the_page_and_tells_nothing(server, path):
    link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    link.request("GET", f"/{path}")
    expected = 200 if (STATIC / "index.html").is_file() else 503  # not built: it says so
    assert link.getresponse().status == expected
    link.close()


# --- starting --------------------------------------------------------------------------------


def sandtable(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "server.command", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def serve_once(*arguments: str) -> subprocess.CompletedProcess[str]:
    return sandtable("serve", "--host", "127.0.0.1", *arguments)


def test_two_servers_do_not_share_a_data_folder(server):
    done = serve_once("--port", "0", "--data", str(server.data))
    assert done.returncode == 1
    assert "Another server" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_in_use_is_named(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = serve_once("--port", str(taken.getsockname()[1]), "--data", str(tmp_path / "d"))
    assert done.returncode == 1
    assert "Port" in done.stderr
    assert "Traceback" not in done.stderr


def test_data_from_a_newer_version_is_left_alone(tmp_path):
    with ServerProcess(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "sandtable.db") as data:
        data.execute("UPDATE meta SET value = '99' WHERE key = 'schema'")
    done = serve_once("--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert "newer" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_damaged_database_is_named_with_what_to_do(tmp_path):
    (tmp_path / "sandtable.db").write_bytes(os.urandom(8192))
    done = serve_once("--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert "damaged" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "damage",
    ["UPDATE tables SET body = x'7b7d'", "UPDATE tokens SET body = x'00ff'"],
    ids=["a-table", "a-token"],
)
def test_a_damaged_record_is_named_with_what_to_do(tmp_path, damage):
    hall = open_hall(tmp_path / "sandtable.db")
    begin(hall)
    hall.store.close()
    with sqlite3.connect(tmp_path / "sandtable.db") as data:
        data.execute(damage)
    done = serve_once("--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert "damaged" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_damaged_match_is_said_on_the_phone_and_harms_no_other(tmp_path):
    hall = open_hall(tmp_path / "sandtable.db")
    code, _ = begin(hall)
    hall.store.close()
    with sqlite3.connect(tmp_path / "sandtable.db") as data:
        data.execute("UPDATE rows SET body = x'00ff'")
    with ServerProcess(tmp_path, "--no-bots") as running:
        phone = Phone(running.url)
        assert phone.no("watch", table=code) == "refused-damaged"
        phone.create("blue")
        phone.close()
        assert "Traceback" not in running.output


def test_others_on_the_machine_cannot_look_into_a_new_data_folder(tmp_path):
    with lock_data(tmp_path / "data"):
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_others_on_the_machine_cannot_read_what_is_there_already(tmp_path):
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    made = [data / name for name in ("sandtable.db", "sandtable.db.before-2")]
    for file in made:
        file.touch(mode=0o644)
    with ServerProcess(data, "--no-bots") as server:
        phone = Phone(server.url).create("blue")
        phone.close()
        files = [data, *data.glob("sandtable.db*")]
        assert data / "sandtable.db-wal" in files
        assert [file.name for file in files if file.stat().st_mode & 0o077] == []


@pytest.mark.parametrize("gone", ["sandtable.db", "sandtable.db-wal", "."])
def test_data_deleted_under_the_server_is_noticed(tmp_path, gone):
    data = tmp_path / "data"
    with ServerProcess(data, "--no-bots") as server:
        phone = Phone(server.url).create("blue", "orange")
        shutil.rmtree(data) if gone == "." else (data / gone).unlink()
        reply = phone.say("start_match", id="start-it-now", match=phone.match)
        assert (reply["type"], reply["by"]) == ("refused", "disk")
        assert "deleted" in reply["text"]["values"]["why"]
        phone.close()


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    done = serve_once("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert done.returncode == 1
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr


# --- the terminal ----------------------------------------------------------------------------


def test_a_port_that_is_none_is_named(tmp_path):
    done = serve_once("--port", "99999", "--data", str(tmp_path))
    assert "65535" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("what", [("secrets",), ("match", "list"), ("match", "export", "m", "f")])
@pytest.mark.parametrize("content, word", [(None, "no data"), (b"no database", "cannot be used")])
def test_a_command_says_what_is_wrong_with_the_data(tmp_path, what, content, word):
    if content is not None:
        (tmp_path / "sandtable.db").write_bytes(content)
    done = sandtable(*what, "--data", str(tmp_path))
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert word in done.stderr


def test_a_damaged_row_is_named_by_its_match(tmp_path):
    hall = open_hall(tmp_path / "sandtable.db")
    _, match = begin(hall)
    hall.store.close()
    with sqlite3.connect(tmp_path / "sandtable.db") as data:
        data.execute("UPDATE rows SET body = x'00ff' WHERE seq = 0")
    done = sandtable("match", "list", "--data", str(tmp_path))
    assert done.returncode == 1
    assert f"damaged: match {match.id}" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_name_does_nothing_to_a_terminal(tmp_path):
    hall = open_hall(tmp_path / "sandtable.db")
    wish = {"game": "march-of-progress", "seats": ("blue", "orange")}
    seated = seating.create(hall, NewTable(**wish, name="Ada\x1b[2J\r\n"))
    playing.start(hall, seated.table.code)
    hall.store.close()
    done = sandtable("match", "list", "--data", str(tmp_path))
    assert "Ada" in done.stdout
    assert "\x1b" not in done.stdout
    assert len(done.stdout.splitlines()) == 1


def test_a_reader_who_has_seen_enough_gets_no_traceback():
    listing = [sys.executable, "-u", "-m", "server.command", "units", "list"]
    with subprocess.Popen(listing, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as command:
        command.stdout.close()
        assert command.stderr.read() == b""


# --- who means what --------------------------------------------------------------------------


def test_a_question_of_another_game_is_refused(two):
    blue, _ = two
    question = {"type": "ask-best", "seat": "blue"}
    refused = blue.no("ask", game="armored-advance", match=blue.match, question=question)
    assert refused == "refused-action"


def test_whoever_only_set_bots_to_play_confirms_no_dice(phones):
    bots = [{"seat": seat, "level": "random"} for seat in ("blue", "orange")]
    owner = phones().create(bots=bots, start=True)
    assert owner.refused("confirm_throw", roll="x", yes=True) == "refused-not-your-seat"


def test_the_id_of_anothers_command_brings_nobody_their_token(phones):
    wish = {"id": "the-very-same-id", "game": "march-of-progress"}
    made = phones().ok("create_table", **wish, name="Ada", seats=["blue"])
    again = phones().ok("create_table", **wish, name="Ada", seats=["blue"])
    other = phones().ok("create_table", **wish, name="Eve", seats=["blue"])
    assert again == made
    assert other["token"] != made["token"]


def test_an_earlier_match_stays_as_it_ended(two, referee):
    blue, orange = two
    earlier = blue.match
    blue.change("resign", seat="blue")
    blue.change("rematch")
    orange.change("answer_rematch", seat="orange", yes=True)
    blue.seen(lambda view: view["match"] != earlier)
    referee.watch(blue.code)
    refused = referee.refused("rewind", match=earlier, to=1, reason="play it again")
    assert refused == "refused-match"


# --- whose answer a refusal is ---------------------------------------------------------------


def test_a_refusal_says_whose_answer_it_is(two):
    blue, _ = two
    pick = {"type": "pick", "card": "score"}
    by = {
        "rules": ("act", {"seat": "blue", "decision": "pick-1", "action": pick}),
        "table": ("act", {"seat": "blue", "decision": "pick-9", "action": pick}),
        "rights": ("act", {"seat": "orange", "decision": "pick-1", "action": pick}),
        "protocol": ("act", {"seat": "blue"}),
    }
    for whose, (kind, fields) in by.items():
        reply = blue.say(kind, id=command(), match=blue.match, **fields)
        assert (reply["type"], reply["by"]) == ("refused", whose)
        assert (reply.get("cite") is not None) == (whose == "rules")
