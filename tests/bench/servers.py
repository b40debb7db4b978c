"""The servers that bench_broadcast.py compares: how each is started, joined and made to act."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.bench.load import Crowd, Phone
from tests.server.phone import Phone as Player
from tests.server.process import ServerProcess

HERE = Path(__file__).parent
PICK = {"type": "act", "decision": "pick-1", "action": {"type": "pick", "card": "move1"}}
UNDO = {"type": "undo"}
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A small server: an action sends back the update it carries, to all who joined."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.command = command
        self.seq = 0
        self.update_bytes = 1024

    def __enter__(self) -> "Server":
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, text=True, cwd=HERE.parents[1]
        )
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())
        self.pid = self.process.pid
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def join(self, phone: Phone) -> None:
        phone.send(b'420["join",0]')
        phone.until(b"430")

    def lead(self, phone: Phone) -> None:
        """Let this phone be the one that acts."""

    def act(self, crowd: Crowd) -> float:
        """Milliseconds until the last phone has the update."""
        self.seq += 1
        pad = "x" * (self.update_bytes - 24)
        update = json.dumps({"seq": self.seq, "pad": pad}, separators=(",", ":"))
        return self.say(crowd, b"act", update, b'42["update",{"seq":%d,' % self.seq)

    def say(self, crowd: Crowd, event: bytes, data: object, update: bytes) -> float:
        message = b'421["%s",%s]' % (event, json.dumps(data).encode())
        return crowd.time_action(crowd.phones[0], message, update, b"431")

    def seq_of(self, message: bytes) -> int | None:
        """The number of the update in a message; none if it is about something else."""
        return json.loads(message[2:])[1]["seq"]

    def cpu_ms(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / TICKS

    def resident_mb(self) -> float:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024


def minimal(mode: str) -> Server:
    return Server(mode, [sys.executable, "-m", "tests.bench.minimal_server", "--mode", mode])


def node(*options: str) -> Server:
    name = "node+disk" if options else "node"
    return Server(name, ["node", str(HERE / "node_reference.mjs"), *options])


class Sandtable(Server):
    """The real server: a player of March picks a card and takes it back, and all who watch are told
    both times. (A pick that is merely changed is told to nobody else.)"""

    def __init__(self) -> None:
        super().__init__("sandtable", ())

    def __enter__(self) -> "Server":
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            self.real = stack.enter_context(ServerProcess(folder, "--no-bots"))
            self.parts = stack.pop_all()
        assert self.real.process
        self.port, self.pid = self.real.port, self.real.process.pid
        self.player = begin_match(self.real.url)
        self.update_bytes = len(json.dumps(self.player.view))
        self.seq = self.player.view["seq"] if self.player.view else 0
        self.picked = False
        self.player.close()  # what it would do with each update is not the server's time
        return self

    def __exit__(self, *_: object) -> None:
        self.parts.close()

    def join(self, phone: Phone) -> None:
        self.watch(phone, {})

    def lead(self, phone: Phone) -> None:
        self.watch(phone, {"token": self.player.token, "seat": "blue"})

    def watch(self, phone: Phone, who: dict[str, Any]) -> None:
        message = {"type": "watch", "table": self.player.code, **who}
        phone.send(f'420["say",{json.dumps(message)}]'.encode())
        phone.until(b"430")

    def act(self, crowd: Crowd) -> float:
        self.seq += 1
        message = {
            "id": f"bench-{self.seq:06}",
            "match": self.player.match,
            "seat": "blue",
            **(UNDO if self.picked else PICK),
        }
        if self.picked:
            message["to"] = self.seq - 2
        self.picked = not self.picked
        match = json.dumps(self.player.match)
        update = f'42["tell",{{"type":"view","match":{match},"seq":{self.seq},'
        return self.say(crowd, b"say", message, update.encode())

    def seq_of(self, message: bytes) -> int | None:
        told = json.loads(message[2:])[1]
        return told["seq"] if told["type"] == "view" else None


def begin_match(url: str) -> Player:
    """A match that waits for two secret picks; the player ends as a mere watcher of it."""
    player = Player(url).create("blue", "orange")
    player.change("start_match")
    for seat, face in (("blue", 6), ("orange", 1)):
        player.watch(player.code, seat)
        player.seen(lambda view: view["pending"]["type"] == "roll")
        player.throw(**{seat: face})
    player.view = None
    player.watch(player.code)
    player.seen(lambda view: view["pending"]["id"] == "pick-1")
    return player
