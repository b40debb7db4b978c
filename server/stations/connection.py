"""A station's connection to the server: one Socket.IO client that says messages and hears others.

Written to be run under gevent's monkey patching: what looks like threads are greenlets there, so
that a station with a dozen connections has one thread. It also keeps the messages in their order:
engineio 4.15 hands each to a thread of its own, and only greenlets begin in the order of their
making.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from types import TracebackType

import msgspec
import socketio

from server.games.convert import convert
from server.messages import Answered, FromServer, Message, Refused, Reply

log = logging.getLogger(__name__)
PATIENCE = 10.0  # seconds without a reply, then the connection counts as lost
SHORTEST_PAUSE, LONGEST_PAUSE = 0.3, 5.0  # between two attempts to connect


class Lost(Exception):
    """The connection has ended: the caller reconnects and restores its state."""


class Connection:
    """One connection, from its handshake until it is lost."""

    def __init__(self, url: str) -> None:
        self.inbox: SimpleQueue[FromServer | Lost] = SimpleQueue()
        self.replies: SimpleQueue[object] = SimpleQueue()
        self.client = socketio.Client(reconnection=False, handle_sigint=False)
        self.client.on("tell", self.told)
        self.client.on("disconnect", self.lost)
        self.client.connect(url, transports=["websocket"], wait_timeout=PATIENCE)

    def told(self, raw: object) -> None:
        self.inbox.put(convert(raw, FromServer))

    def lost(self, *_why: object) -> None:
        self.inbox.put(Lost())
        self.replies.put(Lost())

    def say(self, message: Message) -> Answered:
        """The server's reply to the message."""
        try:
            self.client.emit("say", msgspec.to_builtins(message), callback=self.replies.put)
            raw = self.replies.get(timeout=PATIENCE)
        except (Empty, socketio.exceptions.SocketIOError) as why:
            raise Lost from why
        if isinstance(raw, Lost):
            raise raw
        return convert(raw, Reply)

    def hear(self) -> FromServer:
        """The next message; waits for it."""
        message = self.inbox.get()
        if isinstance(message, Lost):
            raise message
        return message

    def has_news(self) -> bool:
        return not self.inbox.empty()

    def __enter__(self) -> Connection:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self.client.disconnect()
        self.lost()


def connections(url: str) -> Iterator[Connection]:
    """Endless connections, each made when the one before is lost; retried with back-off while the
    server is down."""
    pause = SHORTEST_PAUSE
    while True:
        try:
            connection = Connection(url)
        except socketio.exceptions.ConnectionError:
            if pause == SHORTEST_PAUSE:
                log.warning("no server at %s; it is tried again and again", url)
            time.sleep(pause * random.uniform(0.7, 1.3))
            pause = min(pause * 2, LONGEST_PAUSE)
            continue
        pause = SHORTEST_PAUSE
        with connection:
            yield connection
        time.sleep(pause)


def why(reply: Answered) -> str | None:
    """The key of the reason, if the reply is a refusal."""
    return reply.text.key if isinstance(reply, Refused) else None
