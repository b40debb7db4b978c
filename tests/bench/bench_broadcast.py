"""From an action to the last phone that sees it, against a bare Socket.IO server on Node.

Rounds of the servers alternate, so that what else the machine does hits all of them. An action
here ends in one durable row and one update to all. `node` only sends an update of the same length;
`node+disk` also writes the action through to the disk first, without a database.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from statistics import median, quantiles

from tests.bench.load import Crowd, Phone
from tests.bench.servers import Sandtable, Server, minimal, node

CROWDS = (12, 50, 200)
MOST_MB = 150.0


class SlowReader:
    """A phone that reads a third of what it is sent, and checks every byte of it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.phone = Phone(server.port, receive_buffer=4096)
        server.join(self.phone)
        self.seen = server.seq

    def sip(self) -> None:
        self.phone.take(self.server.update_bytes // 3)
        self.check()

    def stay(self) -> None:
        """Answer the ping that may wait behind all it has not read: it is slow, not asleep."""
        self.phone.send(b"3")

    def check(self) -> None:
        for message in self.phone.messages():
            seq = self.server.seq_of(message)
            if seq is not None:
                # Views are whole: of those it has not read yet it gets the newest only.
                assert seq > self.seen, f"update {seq} came after {self.seen}"
                self.seen = seq

    def finish(self) -> None:
        while self.seen < self.server.seq:
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
    server.lead(phones[0])
    crowd, slow = Crowd(phones), SlowReader(server)
    yield crowd, slow
    slow.finish()
    crowd.close()


def measure(servers: Sequence[Server], size: int, rounds: int, actions: int) -> list[Result]:
    """Let the servers take turns; the first round only warms them up."""
    results = [Result() for _ in servers]
    with ExitStack() as stack:
        crowds = [stack.enter_context(crowd_of(server, size)) for server in servers]
        for turn in range(rounds + 1):
            for server, (crowd, slow), result in zip(servers, crowds, results, strict=True):
                for _, other in crowds:
                    other.stay()
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
    print("      ", verdict(size, results[0], disk, bare), flush=True)


def verdict(size: int, tested: Result, disk: Result, bare: Result) -> str:
    """The first server's numbers beside what is asked of it."""
    asked = {"memory in MB": (tested.resident, MOST_MB)}
    if size == 12:
        asked["p50 / node"] = (tested.p50 / bare.p50, 1.5)
        asked["p50 / node+disk"] = (tested.p50 / disk.p50, 1.5)
    if size == 200:
        asked["p50 / node"] = (tested.p50 / bare.p50, 1.3)
        asked["CPU / node"] = (median(tested.cpu) / median(bare.cpu), 1.5)
    return ", ".join(
        f"{what} {is_:.4g} of {most:g} {'met' if is_ <= most else 'MISSED'}"
        for what, (is_, most) in asked.items()
    )


def main(argv: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, nargs="+", default=CROWDS)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--actions", type=int, default=60, help="actions in a round")
    parser.add_argument("--modes", nargs="+", default=[], help="minimal servers instead")
    args = parser.parse_args(argv)
    with ExitStack() as stack:
        tested = [minimal(mode) for mode in args.modes] or [Sandtable()]
        servers = [stack.enter_context(each) for each in (*tested, node("--durable"), node())]
        for server in servers:
            server.update_bytes = servers[0].update_bytes
        print(f"{servers[0].update_bytes} bytes an update")
        idle = ", ".join(f"{server.name} {server.resident_mb():.0f} MB" for server in servers)
        print(f"resident when idle: {idle}")
        print("phones server      p50 ms  p99 ms  / node / node+disk   CPU ms  / node       MB")
        for size in args.clients:
            show(size, servers, measure(servers, size, args.rounds, args.actions))


if __name__ == "__main__":
    main(sys.argv[1:])
