"""A table with ten seats and ten phones: from a note that is laid, or taken back, to the last phone
that sees it, against a table of two in the same run.

Every seat has a view of its own, so a table of ten makes ten views for each action where one of two
makes two: the time may grow with the views, and no faster.
"""

import argparse
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from tests.bench.load import Crowd, Phone
from tests.server.council import council
from tests.server.phone import Phone as Player
from tests.server.process import ServerProcess

MOST = 5.0  # times the views


class Sitting:
    """A council whose first seat lays a note and takes it back, with one bare phone a seat."""

    def __init__(self, port: int, players: Sequence[Player]) -> None:
        self.first = players[0]
        self.seq: int = self.first.view["seq"]  # type: ignore[index]
        self.note = self.first.view["view"]["offers"][0]["action"]  # type: ignore[index]
        self.decision = self.first.view["pending"]["id"]  # type: ignore[index]
        self.laid = False
        self.phones = [Phone(port) for _ in players]
        for phone, player in zip(self.phones, players, strict=True):
            watch = {"table": player.code, "token": player.token, "seat": player.seat}
            self.say(phone, {"type": "watch", **watch})
            phone.until(b"430")
        self.crowd = Crowd(self.phones)

    def say(self, phone: Phone, message: dict[str, Any]) -> None:
        phone.send(f'420["say",{json.dumps(message)}]'.encode())

    def act(self) -> float:
        """Milliseconds until the last phone has its view."""
        self.seq += 1
        act: dict[str, Any] = {"type": "act", "decision": self.decision, "action": self.note}
        if self.laid:
            act = {"type": "undo", "to": self.seq - 2}
        self.laid = not self.laid
        about = {"id": f"bench-{self.seq:06}", "match": self.first.match, "seat": self.first.seat}
        message = f'421["say",{json.dumps({**act, **about})}]'.encode()
        match = json.dumps(self.first.match)
        update = f'42["tell",{{"type":"view","match":{match},"seq":{self.seq},'.encode()
        return self.crowd.time_action(self.phones[0], message, update, b"431")


def measure(server: ServerProcess, seats: Sequence[int], rounds: int) -> list[list[float]]:
    """Let the tables take turns, so that what else the machine does hits all of them."""
    tables, players = [], []
    for count in seats:
        opened = council(server.url, count)
        sitting = opened.__enter__()
        players.append(opened)
        tables.append(Sitting(server.port, sitting))
        for player in sitting:
            player.close()  # what it would do with each view is not the server's time
    times: list[list[float]] = [[] for _ in seats]
    for turn in range(rounds):
        for table, found in zip(tables, times, strict=True):
            took = table.act()
            if turn >= rounds // 5:  # the first only warm it up
                found.append(took)
    for table in tables:
        table.crowd.close()
    return times


def main(argv: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=(2, 10))
    parser.add_argument("--rounds", type=int, default=300)
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        arguments = {"module": "tests.server.serve_test_games"}
        with ServerProcess(Path(folder), "--no-bots", **arguments) as server:
            times = measure(server, args.seats, args.rounds)
    print("seats and phones   p50 ms  p99 ms  / first")
    for seats, found in zip(args.seats, times, strict=True):
        ratio = median(found) / median(times[0])
        print(f"{seats:16} {median(found):8.2f} {quantiles(found, n=100)[98]:7.2f} {ratio:8.2f}")
    ratio = median(times[-1]) / median(times[0])
    print(f"{args.seats[-1]} seats / {args.seats[0]} seats: {ratio:.4g} of {MOST:g}", end=" ")
    print("met" if ratio <= MOST else "MISSED")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
