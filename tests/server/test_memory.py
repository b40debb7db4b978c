"""What busy tables cost in memory: the newest rows of each, and little for every row more."""

from __future__ import annotations

import random
from pathlib import Path

import gevent
import msgspec
import pytest

from server.games.catalogue import GAMES
from server.games.kernel import Decide
from server.hall import playing
from server.hall.hall import Hall
from server.match.ledger import RECENT
from server.match.match import Match, act
from server.net.translate import present
from tests.kernel.playout import open_offers
from tests.server.test_exchange import begin, open_hall
from tests.server.test_powercut import one_move

TABLES = 30
ROUNDS = 14
MOVES = 60  # of each table in a round
MOST_BYTES = 2_000  # that a row may leave behind once the windows are full


class Table:
    """A table that plays one match after the other, with everybody looking."""

    def __init__(self, hall: Hall, game: str, seed: int) -> None:
        self.hall, self.luck, self.rows = hall, random.Random(seed), 0
        self.code, self.match = begin(hall, game)

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.match.is_over:
                playing.rematch(self.hall, self.code)
                self.match = self.hall.match(self.hall.table(self.code))
            before = self.match.seq
            move(self.match, f"{self.match.id}-{before}", self.luck)
            self.rows += self.match.seq - before
            for viewer in (*self.match.seats, None):
                look(self.match, viewer)
            gevent.sleep(0)  # let the clocks of windows run out


def move(match: Match, command: str, luck: random.Random) -> None:
    pending = match.pending()
    if not isinstance(pending, Decide) or pending.kind != "window":
        one_move(match, command, luck)
        return
    state = match.position.state
    open_ = [
        (seat, each) for seat in pending.seats for each in open_offers(match.game, state, seat)
    ]
    if not open_ or luck.random() < 0.5:
        match.close_window(pending.id)
        return
    seat, offer = luck.choice(open_)
    action = match.game.sample(state, seat, offer, luck)
    act(match, command, seat, pending.id, msgspec.to_builtins(action))


def look(match: Match, viewer: str | None) -> None:
    msgspec.json.encode(present(match, viewer, closes_in=None, lapses_in=None, accept=()))


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.soak
def test_thirty_busy_tables_stop_growing(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    games = sorted(GAMES)
    tables = [Table(hall, games[number % len(games)], number) for number in range(TABLES)]
    seen: list[tuple[int, int]] = []
    for _ in range(ROUNDS):
        for table in tables:
            table.play(MOVES)
        seen.append((sum(table.rows for table in tables), resident()))
        print(f"{seen[-1][0]:6} rows of {TABLES} tables: {seen[-1][1] / 2**20:.0f} MB", flush=True)
    full = next(at for at in seen if at[0] > 3 * RECENT * TABLES)  # and so are all caches
    rows, grown = (last - first for last, first in zip(seen[-1], full, strict=True))
    print(f"then {grown / rows:.0f} bytes a row")
    assert grown / rows < MOST_BYTES
