"""Honest tables beside every attacker at once: they are answered, and nothing is lost."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import statistics
import time
from contextlib import closing
from pathlib import Path

import pytest

from server.store.store import Store, open_engine
from tests.attack.siege import OVERLAY_TABLE, besieged
from tests.bench.load import Phone
from tests.server.phone import Phone as Player
from tests.server.phone import command
from tests.server.process import ServerProcess
from tests.server.test_killed import replayed

KEPT = Path(__file__).parents[1] / "kept" / "armored-v2.db.gz"
CARDS = ("move1", "move2", "recruit", "fortify")
MOST_MEMORY = 400 * 2**20  # of the server's own process, whoever attacks it
PAUSE = 0.02  # seconds between two honest moves
WORST = 3.0  # how much longer an honest answer may take under attack, at p99


class Table:
    """Two seats on one phone that cannot make up its mind: a pick, and another instead of it."""

    def __init__(self, server: ServerProcess) -> None:
        player = Player(server.url).create("blue", "orange")
        player.change("start_match")
        for seat, face in (("blue", 6), ("orange", 1)):
            player.watch(player.code, seat)
            player.seen(lambda view: view["pending"]["type"] == "roll")
            player.throw(**{seat: face})
        player.close()
        self.code, self.match, self.token = player.code, player.match, player.token
        self.server = server
        self.acknowledged: list[str] = []
        self.connect()

    def connect(self) -> None:
        self.phone = Phone(self.server.port)
        self.say({"type": "watch", "table": self.code, "token": self.token, "seat": "blue"})

    def say(self, message: dict) -> dict:
        self.phone.send(f'421["say",{json.dumps(message)}]'.encode())
        return json.loads(self.phone.until(b"431")[3:])[0]

    def move(self, luck: random.Random) -> float:
        """Milliseconds until a move is acknowledged."""
        message = {
            "type": "act",
            "id": command(),
            "match": self.match,
            "seat": "blue",
            "decision": "pick-1",
            "action": {"type": "pick", "card": luck.choice(CARDS)},
        }
        began = time.perf_counter()
        reply = self.say(message)
        took = (time.perf_counter() - began) * 1000
        assert reply["type"] == "done", reply
        self.acknowledged.append(message["id"])
        return took


class Played:
    """Honest play: how long the answers took."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def on(self, tables: list[Table], seconds: float, luck: random.Random) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for table in tables:
                self.times.append(table.move(luck))
                time.sleep(PAUSE)

    def at(self, share: int) -> float:
        return statistics.quantiles(self.times, n=100)[share - 1]

    def __str__(self) -> str:
        return f"{len(self.times)} moves, p50 {self.at(50):.1f} ms, p99 {self.at(99):.1f} ms"


class Defence:
    """A server with honest tables, left alone and attacked by turns: what else goes on on this
    machine slows both alike."""

    def __init__(self, data: Path, *, tables: int, seconds: float, times: int = 1) -> None:
        (data / "sandtable.db").write_bytes(gzip.decompress(KEPT.read_bytes()))
        luck = random.Random(10)
        with ServerProcess(data, "--no-bots") as server:
            ask_once(server)
            honest = [Table(server) for _ in range(tables)]
            self.alone, self.attacked = Played(), Played()
            before = server.memory()
            for _ in range(times):
                self.alone.on(honest, seconds, luck)
                with besieged(server.port, seconds + 10, honest[0].code):
                    time.sleep(3.0)  # the attackers' own start
                    self.attacked.on(honest, seconds, luck)
            self.most = server.peak()
            self.memory = (before, server.memory())
            assert server.process and server.process.poll() is None, server.output[-3000:]
            assert "Traceback" not in server.output, traceback_in(server.output)
        self.lost = lost(data, honest)

    def __str__(self) -> str:
        before, after = (size / 2**20 for size in self.memory)
        return (
            f"\nalone:    {self.alone}\nattacked: {self.attacked}\n"
            f"memory: {before:.0f} MB before, at most {self.most / 2**20:.0f} MB, "
            f"{after:.0f} MB after"
        )


def ask_once(server: ServerProcess) -> None:
    """The first slow question is answered in the event loop; from the second on it is not."""
    phone = Player(server.url)
    phone.watch(OVERLAY_TABLE)
    match = phone.seen(lambda view: True)["match"]
    question = {"type": "ask-overlay", "unit": "blue-1", "show": "safe"}
    phone.ok("ask", game="armored-advance", match=match, question=question)
    phone.close()


def traceback_in(output: str) -> str:
    return output[max(0, output.index("Traceback") - 500) :][:3000]


def lost(data: Path, tables: list[Table]) -> set[str]:
    """Acknowledged moves that are not in the store; every match must verify."""
    path = data / "sandtable.db"
    with closing(sqlite3.connect(path)) as connection:
        kept = {id for (id,) in connection.execute("SELECT command FROM rows")}
    with closing(Store(open_engine(f"sqlite:///{path}"))) as store:
        for table in tables:
            assert replayed(store, table.match) == []
    return {id for table in tables for id in table.acknowledged} - kept


def test_honest_tables_play_on_beside_every_attacker(tmp_path):
    defence = Defence(tmp_path, tables=4, seconds=4.0)
    assert not defence.lost
    assert defence.attacked.times
    assert defence.most < MOST_MEMORY


@pytest.mark.soak
def test_thirty_honest_tables_play_on_beside_every_attacker(tmp_path):
    defence = Defence(tmp_path, tables=30, seconds=15.0, times=4)
    print(defence)
    assert not defence.lost
    assert defence.most < MOST_MEMORY
    assert defence.attacked.at(99) <= WORST * defence.alone.at(99)


def test_two_hundred_phones_behind_one_router_are_let_in(tmp_path):
    """Each loads the page over six connections that stay open, as browsers do, and then plays."""
    with ServerProcess(tmp_path, "--no-bots") as server:
        tables = [Table(server) for _ in range(2)]
        loading, phones = [], []
        for _ in range(200):
            loading += [fetched(server.port) for _ in range(6)]
            phones.append(Phone(server.port))
            phones[-1].send(f'421["say",{{"type":"watch","table":"{tables[0].code}"}}]'.encode())
        for phone in phones:
            assert b'"watching"' in phone.until(b"431")
        assert tables[1].move(random.Random(1))
        for phone in phones:
            phone.send(b'421["say",{"type":"hello","protocol":1}]')
            assert b'"welcome"' in phone.until(b"431")
        for sock in [*loading, *(phone.sock for phone in phones)]:
            sock.close()


def fetched(port: int):
    from tests.attack.attackers import dial

    sock = dial(port)
    sock.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert sock.recv(65536).startswith(b"HTTP/1.1 200")
    return sock
