"""The server is killed at random moments of play; nothing that was acknowledged is ever lost."""

from __future__ import annotations

import random
import sqlite3
import threading
from contextlib import suppress

import pytest
from socketio import exceptions

from server.games.catalogue import GAMES
from server.hall.verifying import verify_rows
from server.match.formats import read_row, read_rows
from server.store.store import Store, open_engine
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess, until


class Player:
    """A phone that plays any legal move, and keeps what the server acknowledged."""

    def __init__(self, phone: Phone, luck: random.Random) -> None:
        self.phone, self.luck = phone, luck
        self.acknowledged: dict[str, int] = {}
        self.unsure: tuple[str, dict] | None = None  # sent, but the line broke before the answer

    def play(self) -> bool:
        """Send one move, or again the one whose answer never came."""
        kind, fields = self.unsure or self.move()
        if not kind:
            return False
        self.unsure = (kind, fields)
        reply = self.phone.client.call("say", {"type": kind, **fields}, timeout=3)
        self.unsure = None
        if reply["type"] == "done":
            self.acknowledged[fields["id"]] = reply["seq"]
        return True

    def move(self) -> tuple[str, dict]:
        view, seat = self.phone.view, self.phone.seat
        if view is None or view["result"]:
            return "", {}
        pending, fields = view["pending"], {"id": command(), "match": view["match"], "seat": seat}
        if pending["type"] == "roll" and seat not in (view["thrown"] or {}).get("faces", {}):
            faces = {seat: [self.luck.randint(1, 6)]}
            return "throw", {**fields, "roll": pending["id"], "faces": faces}
        offers = [offer for offer in view["view"]["offers"] if not offer["refused"]]
        if pending["type"] != "decide" or seat not in pending["waiting"] or not offers:
            return "", {}
        action = self.luck.choice(offers)["action"]
        return "act", {**fields, "decision": pending["id"], "action": action}


def kills(tmp_path, *, times: int, seed: int) -> None:
    """Play on while the server is killed and started again so many times."""
    luck = random.Random(seed)
    server = ServerProcess(tmp_path, "--no-bots").start()
    blue = Phone(server.url).create("blue")
    orange = Phone(server.url).join(blue.code, "orange")
    blue.change("start_match")
    players = [Player(blue, luck), Player(orange, luck)]
    over = threading.Event()
    threads = [threading.Thread(target=keep_playing, args=(p, over)) for p in players]
    for thread in threads:
        thread.start()
    try:
        for _ in range(times):
            over.wait(luck.uniform(0.05, 0.6))
            server.kill()
            server.start()
            goes_on(players)
    finally:
        over.set()
        for thread in threads:
            thread.join(20)
        server.kill()
        blue.close()
        orange.close()
    everything_is_there(tmp_path, players)


def keep_playing(player: Player, over: threading.Event) -> None:
    while not over.is_set():
        try:
            if not player.play():
                over.wait(0.01)
        except exceptions.SocketIOError:
            over.wait(0.05)
        if (player.phone.view or {}).get("result"):  # the second wish is a yes
            rematch(player.phone)


def rematch(phone: Phone) -> None:
    wish = {"type": "rematch", "id": command(), "match": phone.view["match"]}
    with suppress(exceptions.SocketIOError):  # also while the server is down
        phone.client.call("say", wish, timeout=3)


def goes_on(players: list[Player]) -> None:
    """After a restart the phones go on by themselves: both are answered again."""
    before = [len(player.acknowledged) for player in players]
    until(
        lambda: all(
            len(player.acknowledged) > count for player, count in zip(players, before, strict=True)
        ),
        seconds=30,
        what="both phones playing on after the restart",
    )


def everything_is_there(data, players: list[Player]) -> None:
    with sqlite3.connect(data / "sandtable.db") as connection:
        kept = dict(connection.execute("SELECT command, seq FROM rows WHERE command IS NOT NULL"))
        matches = [id for (id,) in connection.execute("SELECT id FROM matches")]
        for player in players:
            assert player.acknowledged, "nothing was played"
            lost = {c: s for c, s in player.acknowledged.items() if kept.get(c) != s}
            assert not lost, f"acknowledged rows were lost: {lost}"
    store = Store(open_engine(f"sqlite:///{data / 'sandtable.db'}"))
    for match in matches:
        assert replayed(store, match) == []


def replayed(store: Store, match: str) -> list:
    """What `sandtable match verify` finds in a match as it lies in the store."""
    head = store.match_head(match)
    rows = read_rows(store.rows_between(match, 0, 2**31), match)
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert rows[-1].seq in store.position_rows(match), "the newest position is not there"
    kept = {seq: store.position(match, seq) for seq in store.position_rows(match)}
    game = GAMES[rows[0].body.game]
    return list(verify_rows(rows, kept, head.secret, game).findings)


def test_five_kills_lose_nothing_that_was_acknowledged(tmp_path):
    kills(tmp_path, times=5, seed=1)


@pytest.mark.soak
def test_fifty_kills_lose_nothing_that_was_acknowledged(tmp_path):
    kills(tmp_path, times=50, seed=2)
    print("50 kills: every acknowledged row was there, every match replays")


def test_a_lost_row_would_be_noticed(tmp_path):
    """The check itself can fail: take one acknowledged row away."""
    kills(tmp_path, times=1, seed=3)
    with sqlite3.connect(tmp_path / "sandtable.db") as connection:
        (last,) = connection.execute("SELECT max(seq) FROM rows").fetchone()
        row = connection.execute("SELECT body FROM rows WHERE seq = ?", (last,)).fetchone()
        connection.execute("DELETE FROM rows WHERE seq = ?", (last,))
    ghost = Player.__new__(Player)
    ghost.acknowledged = {read_row(row[0]).command or "none": last}
    with pytest.raises(AssertionError, match="lost"):
        everything_is_there(tmp_path, [ghost])
