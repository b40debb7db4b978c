"""A phone without a screen: one connection that says messages and keeps what it is told."""

from __future__ import annotations

import itertools
import secrets
import threading
from typing import Any

from tests import in_order
from tests.server.process import CLIENTS, ServerProcess, until

numbers = itertools.count()


def command() -> str:
    return f"test-{next(numbers)}-{secrets.token_hex(4)}"


class Phone:
    """Connects at once, and again by itself when the server comes back."""

    def __init__(self, url: str, **options: Any) -> None:
        self.url = url
        self.token: str | None = None
        self.seats: tuple[str, ...] = ()
        self.seat: str | None = None
        self.code, self.match = "", ""
        self.table: dict[str, Any] | None = None
        self.view: dict[str, Any] | None = None
        self.removed: dict[str, Any] | None = None
        self.told: list[dict[str, Any]] = []
        self.changed = threading.Condition()
        self.client = in_order.Client(reconnection_delay=0.1, reconnection_delay_max=0.5)
        self.client.on("tell", self.hear)
        self.client.on("connect", self.came_back)
        # By default the client gives up after a second, which a busy machine may well take.
        self.client.connect(url, transports=["websocket"], wait_timeout=20, **options)
        CLIENTS[url].append(self.close)

    def hear(self, message: dict[str, Any]) -> None:
        with self.changed:
            self.told.append(message)
            match message["type"]:
                case "table":
                    self.table = message["table"]
                    self.match = self.table["match"]
                case "view" if not self.is_old(message):
                    self.view = message
                case "removed":
                    self.removed = message
            self.changed.notify_all()

    def is_old(self, message: dict[str, Any]) -> bool:
        held = self.view
        return (
            held is not None and held["match"] == message["match"] and held["seq"] > message["seq"]
        )

    def came_back(self) -> None:
        if self.code:
            threading.Thread(target=self.watch, args=(self.code, self.seat), daemon=True).start()

    # -- saying -------------------------------------------------------------------------------

    def say(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Say a message; the reply, whatever it is."""
        return self.client.call("say", {"type": kind, **fields}, timeout=20)

    def ok(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Say a message that must not be refused."""
        reply = self.say(kind, **fields)
        assert reply["type"] != "refused", reply
        return reply

    def no(self, kind: str, /, **fields: Any) -> str:
        """Say a message that must be refused; the key of the reason."""
        reply = self.say(kind, **fields)
        assert reply["type"] == "refused", reply
        return reply["text"]["key"]

    def change(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """A changing message about the match at hand, with a fresh command id."""
        return self.ok(kind, **{"id": command(), "match": self.match, **fields})

    def refused(self, kind: str, /, **fields: Any) -> str:
        return self.no(kind, **{"id": command(), "match": self.match, **fields})

    def sign_in(self, server: ServerProcess, role: str, name: str | None = None) -> dict[str, Any]:
        """By the code on the server's terminal, as somebody who types it in small letters."""
        secret = server.code("organiser" if role == "device" else role).lower()
        signed = self.ok("sign_in", role=role, secret=secret, name=name)
        self.token = signed["token"]
        return signed

    # -- sitting down -------------------------------------------------------------------------

    def create(self, *seats: str, game: str = "march-of-progress", **fields: Any) -> Phone:
        name = fields.pop("name", "Ada")
        made = self.ok("create_table", id=command(), game=game, name=name, seats=seats, **fields)
        return self.sit(made)

    def join(self, code: str, *seats: str, name: str = "Jonas") -> Phone:
        return self.sit(self.ok("join_table", id=command(), table=code, name=name, seats=seats))

    def sit(self, seated: dict[str, Any]) -> Phone:
        self.token, self.match = seated["token"], seated["match"]
        self.seats = tuple(seated["seats"])
        self.watch(seated["table"], self.seats[0] if self.seats else None)
        return self

    def watch(self, code: str, seat: str | None = None, **fields: Any) -> dict[str, Any]:
        self.code, self.seat = code, seat
        return self.ok("watch", table=code, token=self.token, seat=seat, **fields)

    # -- playing ------------------------------------------------------------------------------

    def seen(self, condition, what: str = "the view", seconds: float = 20.0):
        """Wait until the newest view satisfies the condition; that view."""
        return until(
            lambda: self.view if self.view and condition(self.view) else None,
            what=what,
            seconds=seconds,
        )

    def act(self, action: dict[str, Any], seat: str | None = None) -> dict[str, Any]:
        assert self.view
        decision = self.view["pending"]["id"]
        return self.change("act", seat=seat or self.seat, decision=decision, action=action)

    def pick(self, card: str) -> dict[str, Any]:
        return self.act({"type": "pick", "card": card})

    def undo(self) -> dict[str, Any]:
        assert self.view
        return self.change("undo", seat=self.seat, to=self.view["undo"]["to"])

    def consent(self, *, yes: bool) -> dict[str, Any]:
        assert self.view
        return self.change("consent", seat=self.seat, yes=yes, seen=self.view["seq"])

    def throw(self, **faces: int | tuple[int, ...]) -> dict[str, Any]:
        assert self.view
        given = {key: [face] if isinstance(face, int) else face for key, face in faces.items()}
        roll = self.view["pending"]["id"]
        return self.change("throw", seat=self.seat, roll=roll, faces=given)

    def close(self) -> None:
        self.client.shutdown()
