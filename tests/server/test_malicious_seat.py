"""A player's client that cheats by every message there is, beside honest play: nothing leaks,
nothing acknowledged is lost, every match verifies."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
import typing
import urllib.error
import urllib.request
from contextlib import closing, suppress
from typing import Any

import pytest
from msgspec import inspect
from socketio import exceptions

from server import messages
from server.store.store import Store, open_engine
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess, until
from tests.server.test_exchange import open_hall
from tests.server.test_killed import Player, keep_playing, replayed

# What it may do by right would end the match or give its own seat away: that is tried at the end.
BY_RIGHT = {"resign", "claim_seat"}
KINDS = {
    inspect.type_info(kind).tag: inspect.type_info(kind)
    for kind in typing.get_args(messages.FromClient)
    if inspect.type_info(kind).tag not in BY_RIGHT
}
OFFICES = {
    "signed_in": "became an official",
    "holders": "was told who holds the seats",
    "bots_wanted": "was told the tokens of bots",
}


class Attacker:
    """Holds blue at one table; sends whatever might be let through, and reads every answer."""

    def __init__(self, server: ServerProcess, seat: Phone, victims: list[Phone], seed: int) -> None:
        self.server, self.seat, self.victims = server, seat, victims
        self.luck = random.Random(seed)
        self.other = Phone(server.url)  # a connection that is bound to this and that
        self.used = [command()]
        self.matches = [seat.match, *(phone.match for phone in victims), "0" * 16]
        self.tables = [seat.code, *(phone.code for phone in victims), "ZZZZ"]
        self.sent: dict[str, int] = {}
        self.found: list[tuple[float, str | None, str]] = []

    # -- what is sent -------------------------------------------------------------------------

    def message(self, kind: str) -> dict[str, Any]:
        fields = {
            field.name: self.value(kind, field.name)
            for field in KINDS[kind].fields
            if field.required or self.luck.random() < 0.8
        }
        return {"type": kind, **fields}

    def value(self, kind: str, field: str) -> Any:
        luck = self.luck
        match field:
            case "id":
                return luck.choice([command(), *self.used[-3:]])
            case "match":
                return luck.choice([self.seat.match, *self.matches])
            case "seat":
                return luck.choice(["orange", "orange", "blue", "plum"])
            case "seats":
                return luck.choice([["orange"], ["blue", "orange"], ["blue"]])
            case "table":
                return luck.choice(self.tables)
            case "token":
                forged = (self.seat.token or "")[:-3] + "AAA"
                return luck.choice([self.seat.token, forged, "", None])
            case "to" | "at" | "since" | "seen" | "row":
                return luck.choice([-1, 0, 3, luck.randint(0, 60), 2**31, 2**62])
            case "decision" | "roll":
                pending = (self.seat.view or {}).get("pending", {})
                return luck.choice([pending.get("id", "x"), "pick-1", "pick-99"])
            case "action":
                return {"type": "pick", "card": luck.choice(["move1", "fortify", "no such card"])}
            case "faces":
                return luck.choice([{"blue": [6]}, {"orange": [1]}, {"blue": [7]}, {}, None])
        return OTHER_VALUES[field](luck) if field in OTHER_VALUES else None

    def attack(self) -> None:
        """One message, on one of its connections."""
        kind = self.luck.choice([*KINDS, "propose", "undo", "call_referee", "replay", "read_log"])
        sent = self.message(kind)
        # Its seat's own connection must stay where it is, or it would be no player any more.
        bound = kind not in ("watch", "attend") and self.luck.random() < 0.7
        phone = self.seat if bound else self.other
        reply = phone.client.call("say", sent, timeout=20)
        self.sent[kind] = self.sent.get(kind, 0) + 1
        if "id" in sent:
            self.used.append(str(sent["id"]))
        self.look(sent, reply)

    # -- what is read -------------------------------------------------------------------------

    def look(self, sent: dict[str, Any], reply: dict[str, Any]) -> None:
        """What an answer tells that it should not. Past a final end everything may be told."""
        kind, match = reply["type"], sent.get("match")
        if kind in OFFICES:
            self.fault(OFFICES[kind], sent, reply)
        if kind == "refused" and reply["by"] == "fault":
            self.fault("met a fault of the server", sent, reply)
        if kind == "offers" and sent["seat"] != "blue":
            self.fault("read another seat's offers", sent, reply)
        if kind == "seat_code" and sent["type"] != "make_seat_code":
            self.fault("was given a seat", sent, reply)
        if kind == "seated" and reply["table"] in self.tables and "orange" in reply["seats"]:
            self.fault("sat down on a taken seat", sent, reply)
        if secret := self.secret_in(reply, match):
            self.fault(secret, sent, reply, match)

    def look_at_tells(self) -> None:
        """What was told unasked: there nothing secret is ever allowed."""
        for told in [*self.seat.told, *self.other.told]:
            if told["type"] in OFFICES:
                self.fault(OFFICES[told["type"]], {}, told)
            if told["type"] == "view" and (secret := self.secret_in(told, told["match"])):
                self.fault(secret, {}, told)

    def secret_in(self, told: dict[str, Any], match: str | None) -> str | None:
        mine = "blue" if match in self.own_matches() else "nobody"
        for line in told.get("lines", ()):
            if line["text"]["key"] == "mop-you-picked" and line["seat"] != mine:
                return "read another's pick in the log"
        if told["type"] not in ("view", "past"):
            return None
        if told["seat"] not in (None, mine):
            return "got another seat's view"
        players = told["view"]["board"]["players"]
        if told["pending"].get("kind") == "pick" and any(
            player["picked"] is not None and player["seat"] != told["seat"] for player in players
        ):
            return "saw another's pick"
        return None

    def own_matches(self) -> set[str]:
        return {told["table"]["match"] for told in self.seat.told if told["type"] == "table"}

    def fault(
        self, what: str, sent: dict[str, Any], got: dict[str, Any], match: str | None = None
    ) -> None:
        self.found.append((time.time(), match, f"{what}: {sent} brought {str(got)[:300]}"))

    def faults(self, ends: dict[str, float]) -> list[str]:
        """What it should not have got; `ends`: when the rules ended a match."""
        return [what for at, match, what in self.found if at < ends.get(match or "", float("inf"))]

    def steals_a_file(self) -> bool:
        """Whether the server gives out a match that the rules have not ended."""
        for phone in (self.seat, *self.victims):
            match, view = phone.match, phone.view
            ended = view is not None and (view["result"] or {}).get("how") == "over"
            if ended or view is None or view["match"] != match:
                continue
            with suppress(urllib.error.HTTPError):
                urllib.request.urlopen(f"{self.server.url}/api/matches/{match}/export")
                return True
        return False

    def resigns_to_read_the_secrets(self) -> None:
        """And would then have the referee rewind."""
        self.seat.change("resign", seat="blue")
        self.seat.seen(lambda view: view["result"])
        refused = self.seat.no("replay", match=self.seat.match, at=3, seat="orange")
        assert refused == "refused-end-open"
        sent = {"type": "read_log", "match": self.seat.match}
        self.look(sent, self.seat.client.call("say", sent, timeout=20))
        assert not self.steals_a_file()


OTHER_VALUES: dict[str, Any] = {
    "protocol": lambda luck: luck.choice([1, 2]),
    "game": lambda luck: luck.choice(["march-of-progress", "armored-advance", "chess"]),
    "answers": lambda luck: {},
    "policy": lambda luck: {"dice": luck.choice(["server", "typed"]), "confirm": False},
    "name": lambda luck: luck.choice(["Eve", "Jonas"]),
    "bots": lambda luck: [{"seat": "orange", "level": "random"}],
    "start": lambda luck: luck.choice([True, False]),
    "role": lambda luck: luck.choice(["referee", "organiser", "device"]),
    "secret": lambda luck: "".join(luck.choice("234679ACDEFGHJKM") for _ in range(10)),
    "holder": lambda luck: luck.choice(["0" * 16, "orange"]),
    "screen": lambda luck: luck.choice([True, False]),
    "level": lambda luck: luck.choice(["random", "genius"]),
    "pace": lambda luck: luck.choice(["slow", "quick", "paused", "no-such-pace"]),
    "swap": lambda luck: luck.choice([True, False]),
    "verdict": lambda luck: luck.choice(["verdict-stands", "ui-menu"]),
    "yes": lambda luck: luck.choice([True, False]),
    "question": lambda luck: luck.choice(
        [{"type": "ask-score", "seat": "orange"}, {"type": "ask-control", "country": "x"}]
    ),
    "ahead": lambda luck: luck.choice([True, False]),
    "about": lambda luck: luck.choice([None, "move1", "x" * 80]),
    "what": lambda luck: luck.choice(["draw", "stop", "dice", "correct", "rewind", "settle"]),
    "corrections": lambda luck: luck.choice([[], [{"type": "set-vp", "seat": "blue", "vp": 17}]]),
    "follow": lambda luck: luck.choice([True, False]),
    "free": lambda luck: luck.choice(["wait", "drop", "bot"]),
    "dice": lambda luck: luck.choice(["server", "typed", None]),
    "reason": lambda luck: "because I say so",
    "text": lambda luck: "help " * 20,
    "identity": lambda luck: luck.choice(["", "forged", "ImFkYSI.AAAA"]),
    "pack": lambda luck: luck.choice([None, "0" * 16]),
    "packs": lambda luck: luck.choice([[], ["0" * 16]]),
    "version": lambda luck: luck.choice([-1, 0, 1, 2**40]),
    "draft": lambda luck: luck.choice([True, False]),
    "correction": lambda luck: {"type": "set-vp", "seat": "blue", "vp": 17},
    "kind": lambda luck: luck.choice(["bots", "dice_camera", "tray", "board", "toaster"]),
    "feeds": lambda luck: luck.choice([None, "camera", "typed", "server"]),
    "can": lambda luck: luck.choice([[], ["buttons"], ["NO"]]),
    "tables": lambda luck: [],
    "code": lambda luck: "".join(luck.choice("234679ACDEFGHJKM") for _ in range(6)),
    "device": lambda luck: luck.choice(["0" * 16, "bots", "orange"]),
    "part": lambda luck: luck.choice([None, "e661", "no such part"]),
    "button": lambda luck: luck.choice(["confirm", "undo", "referee", "resign"]),
    "light": lambda luck: luck.choice(["live", "lost", "green"]),
    "state": lambda luck: luck.choice([{"key": "device-live"}, {"key": "refused-token"}]),
    "detail": lambda luck: None,
    "parts": lambda luck: [],
    "why": lambda luck: {"key": "device-doubt"},
    "request": lambda luck: "0" * 16,
    "answer": lambda luck: luck.choice([{"type": "ok"}, {"type": "parts"}, {}]),
    "more": lambda luck: luck.choice([True, False]),
    "changes": lambda luck: luck.choice([True, False]),
    "news": lambda luck: {"type": "ok"},
    "ask": lambda luck: luck.choice([{"type": "identify"}, {"type": "look", "seconds": 1e9}]),
    "evidence": lambda luck: luck.choice([[], ["0" * 64], ["../../etc/passwd"]]),
}


OWN_VALUES = {"id", "match", "seat", "seats", "table", "token", "decision", "roll", "action"}
OWN_VALUES |= {"faces", "to", "at", "since", "seen", "row"}


def test_every_field_of_every_message_is_tried():
    fields = {field.name for kind in KINDS.values() for field in kind.fields}
    assert fields == OWN_VALUES | OTHER_VALUES.keys()


def pair(server: ServerProcess) -> tuple[Phone, Phone]:
    blue = Phone(server.url).create("blue")
    orange = Phone(server.url).join(blue.code, "orange")
    blue.change("start_match")
    return blue, orange


def cheat(data, *, attacks: int, moves: int, seed: int) -> Attacker:
    """Attack so many times while at least so many honest moves are made at each table."""
    luck = random.Random(seed)
    with ServerProcess(data, "--no-bots") as server:
        (blue, orange), (other_blue, other_orange) = pair(server), pair(server)
        phones = [blue, orange, other_blue, other_orange]
        for phone in phones:
            phone.seen(lambda view: view["pending"]["type"] == "roll")
        attacker = Attacker(server, blue, [other_blue], seed)
        honest = [Player(phone, luck) for phone in (orange, other_blue, other_orange)]
        played = Player(blue, luck)  # the attacker plays too, or there were nothing to cheat at
        over = threading.Event()
        threads = [
            threading.Thread(target=keep_playing, args=(player, over))
            for player in (*honest, played)
        ]
        for thread in threads:
            thread.start()
        try:
            for _ in range(attacks):
                attacker.attack()
            until(
                lambda: min(len(player.acknowledged) for player in honest) >= moves,
                seconds=120,
                what="honest play beside the attacker",
            )
        finally:
            over.set()
            for thread in threads:
                thread.join(20)
        assert not attacker.steals_a_file()
        if not (blue.view or {}).get("result"):
            attacker.resigns_to_read_the_secrets()
        attacker.look_at_tells()
        for phone in (*phones, attacker.other):
            with suppress(exceptions.SocketIOError):
                phone.close()
        assert "Traceback" not in server.output, server.output[-3000:]
    everything_is_there(data, honest)
    assert attacker.faults(ends_of(data)) == []
    return attacker


def everything_is_there(data, honest: list[Player]) -> None:
    with sqlite3.connect(data / "sandtable.db") as connection:
        kept = {id for (id,) in connection.execute("SELECT command FROM rows")}
    for player in honest:
        assert player.acknowledged.keys() <= kept, "acknowledged rows were lost"
    with closing(Store(open_engine(f"sqlite:///{data / 'sandtable.db'}"))) as store:
        for match in store.match_ids():
            assert replayed(store, match) == []


def ends_of(data) -> dict[str, float]:
    """When the rules ended a match."""
    hall = open_hall(data / "sandtable.db")
    found = {}
    for table in hall.tables.values():
        for id in (table.match, *table.earlier) if table.status != "lobby" else ():
            match = hall.match(table, id)
            result = match.position.result
            if result is not None and result.how == "over":
                found[id] = next(match.steps_back()).at
    hall.store.close()
    return found


def test_a_malicious_seat_gets_nothing(tmp_path):
    attacker = cheat(tmp_path, attacks=500, moves=10, seed=1)
    assert attacker.sent.keys() == KINDS.keys()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 15))
def test_a_malicious_seat_gets_nothing_for_long(tmp_path, seed):
    attacker = cheat(tmp_path, attacks=10_000, moves=300, seed=seed)
    print(f"{sum(attacker.sent.values())} malicious messages: nothing leaked, nothing lost")
