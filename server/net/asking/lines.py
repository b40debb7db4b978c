"""What the server and a worker process say to each other: JSON, each message after its length."""

from __future__ import annotations

import struct
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Raw, Struct

from server.games.ruling import Reason

LENGTH = struct.Struct("!I")


class Request(Struct, frozen=True, kw_only=True):
    """A question to the rules, with the one state it is about and nothing else of the match."""

    game: str
    version: str
    what: Literal["ask", "offers"]
    viewer: str | None
    state: Raw  # null: no match at all
    about: Raw  # the question, or what the offers are about


class Given(Struct, frozen=True, tag="given"):
    """The answer."""

    what: Raw


class Illegal(Struct, frozen=True, tag="illegal"):
    """The rules refuse it."""

    reason: Reason


class Fault(Struct, frozen=True, tag="fault"):
    """The worker could not answer: a bug, or other rules than the server has."""

    text: str


Answer = Given | Illegal | Fault


class Stream(Protocol):
    """A socket, of gevent or not."""

    def recv(self, size: int, /) -> bytes: ...

    def sendall(self, data: bytes, /) -> Any: ...


write = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(Request).decode
read_answer = msgspec.json.Decoder(Answer).decode


def send(stream: Stream, message: Request | Answer) -> None:
    body = write(message)
    stream.sendall(LENGTH.pack(len(body)) + body)


def receive(stream: Stream) -> bytes | None:
    """The next message; none when the other side is gone."""
    head = exactly(stream, LENGTH.size)
    return None if head is None else exactly(stream, LENGTH.unpack(head)[0])


def exactly(stream: Stream, size: int) -> bytes | None:
    parts = bytearray()
    while len(parts) < size:
        chunk = stream.recv(size - len(parts))
        if not chunk:
            return None
        parts += chunk
    return bytes(parts)
