"""From an action to the last phone that sees it, against a bare Socket.IO server on Node.

Rounds of the servers alternate, so that what else the machine does hits all of them. An action
writes one durable row here, then sends one update of 1 KB to all. `node` only sends; `node+disk`
also writes the action through to the disk first, without a database.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from tests.bench.load import Crowd, Phone

HERE = Path(__file__).parent
CROWDS = (12, 50, 200)
UPDATE_BYTES = 1024
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server under test: how it is started, joined, and asked to do one action."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.command = command
        self.count = 0

    def __enter__(self) -> "Server":
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, text=True, cwd=HERE.parents[1]
        )
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def join(self, phone: Phone) -> None:
        phone.send(b'420["join",0]')
        phone.until(b"430")

    def act(self, crowd: Crowd) -> float:
        """Milliseconds until the last phone has the update."""
        self.count += 1
        update = json.dumps({"seq": self.count, "pad": "x" * UPDATE_BYTES}, separators=(",", ":"))
        return crowd.time_action(
            crowd.phones[self.count % len(crowd.phones)],
            b'421["act",%s]' % json.dumps(update).encode(),
            b'42["update",{"seq":%d,' % self.count,
            b"431",
        )

    def cpu_ms(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / TICKS

    def resident_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024


def minimal(mode: str) -> Server:
    return Server(mode, [sys.executable, "-m", "tests.bench.minimal_server", "--mode", mode])


def node(*options: str) -> Server:
    name = "node+disk" if options else "node"
    return Server(name, ["node", str(HERE / "node_reference.mjs"), *options])


class SlowReader:
    """A phone that reads a third of what it is sent, and checks every byte of it."""

    def __init__(self, server: Server) -> None:
        self.phone = Phone(server.port, receive_buffer=4096)
        server.join(self.phone)
        self.seen = server.count

    def sip(self) -> None:
        self.phone.take(UPDATE_BYTES // 3)
        self.check()

    def check(self) -> None:
        for message in self.phone.messages():
            seq = json.loads(message[2:])[1]["seq"]
            assert seq == self.seen + 1, f"update {seq} came after {self.seen}"
            self.seen = seq

    def finish(self, server: Server) -> None:
        while self.seen < server.count:
            self.phone.take()
            self.check()
        self.phone.sock.close()


@dataclass
class Result:
    times: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)  # ms an action, one number a round
    resident: float = 0.0

    @property
    def p50(self) -> float:
        return median(self.times)

    @property
    def p99(self) -> float:
        return quantiles(self.times, n=100)[98]


@contextmanager
def crowd_of(server: Server, size: int) -> Iterator[tuple[Crowd, SlowReader]]:
    phones = [Phone(server.port) for _ in range(size)]
    for phone in phones:
        server.join(phone)
    crowd, slow = Crowd(phones), SlowReader(server)
    yield crowd, slow
    slow.finish(server)
    crowd.close()


def measure(servers: Sequence[Server], size: int, rounds: int, actions: int) -> list[Result]:
    """Let the servers take turns; the first round only warms them up."""
    results = [Result() for _ in servers]
    with ExitStack() as stack:
        crowds = [stack.enter_context(crowd_of(server, size)) for server in servers]
        for turn in range(rounds + 1):
            for server, (crowd, slow), result in zip(servers, crowds, results, strict=True):
                before = server.cpu_ms()
                times = []
                for _ in range(actions):
                    times.append(server.act(crowd))
                    slow.sip()
                if turn:
                    result.times += times
                    result.cpu.append((server.cpu_ms() - before) / actions)
                    result.resident = server.resident_mb()
    return results


def show(size: int, servers: Sequence[Server], results: Sequence[Result]) -> None:
    """One line per server; the last one, bare Node, is what CPU time is compared with."""
    disk, bare = results[-2:]
    for server, result in zip(servers, results, strict=True):
        cpu, bare_cpu = median(result.cpu), median(bare.cpu)
        print(
            f"{size:6} {server.name:10} {result.p50:7.2f} {result.p99:7.2f}"
            f" {result.p50 / bare.p50:7.2f} {result.p50 / disk.p50:10.2f}"
            f" {cpu:8.2f} {cpu / bare_cpu:7.2f} {result.resident:8.0f}",
            flush=True,
        )


def main(argv: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, nargs="+", default=CROWDS)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--actions", type=int, default=60, help="actions in a round")
    parser.add_argument("--modes", nargs="+", default=["transport"])
    args = parser.parse_args(argv)
    with ExitStack() as stack:
        servers = [stack.enter_context(minimal(mode)) for mode in args.modes]
        servers += [stack.enter_context(node("--durable")), stack.enter_context(node())]
        idle = ", ".join(f"{server.name} {server.resident_mb():.0f} MB" for server in servers)
        print(f"resident when idle: {idle}")
        print("phones server      p50 ms  p99 ms  / node / node+disk   CPU ms  / node       MB")
        for size in args.clients:
            show(size, servers, measure(servers, size, args.rounds, args.actions))


if __name__ == "__main__":
    main(sys.argv[1:])
