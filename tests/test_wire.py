"""A websocket: a hand-made frame is the library's own, TLS is never passed by, and what arrives is
counted for as long as it is kept."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from server.net.admission import Admission
from server.net.websocket import NOTHING, Wire, frame, quickest_send, text_frame
from tests.bench.load import head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_shared_text_is_framed_as_the_library_frames_it(size):
    text = "ü" * (size // 2) + "x" * (size % 2)
    assert text_frame(text.encode()) == frame(text)


class Plain:
    """A gevent socket, as far as sending goes."""

    def __init__(self, beneath=None):
        self._sock = beneath

    def send(self, data):
        return len(data)


class InTls(Plain):
    def pending(self):
        return 0


def test_what_goes_through_tls_is_sent_by_tls():
    bare = Plain()
    assert quickest_send(Plain(bare)) == bare.send
    secret = InTls(bare)
    assert quickest_send(secret) == secret.send


class Arriving(Wire):
    """A websocket on which these chunks arrive."""

    def __init__(self, admission: Admission, *chunks: bytes) -> None:
        client = SimpleNamespace(upgraded=False)
        client.handler = SimpleNamespace(__self__=client)
        super().__init__(
            client.handler,
            SimpleNamespace(
                admission=admission, max_http_buffer_size=5000, ping_interval=1, ping_timeout=1
            ),
        )
        self.connection = None
        self.turns = SimpleNamespace(take=self.in_turn)
        self.chunks = list(chunks)
        self.counted: list[int] = []  # bytes kept, whenever others have their turn

    def in_turn(self, *_, **__):
        self.counted.append(self.admission.bytes.total)

    def _receive(self):
        return self.chunks.pop(0) if self.chunks else b""


def test_a_message_is_counted_until_it_has_been_dealt_with():
    """While it waits for its turn too: hundreds of clients may wait with one. In memory it may be
    larger than on the way: characters of one text all take as much as the widest."""
    text = "42" + "x" * 2000 + "\N{GRINNING FACE}"
    body = text.encode()
    wire = Arriving(Admission(), head(0x81, len(body)) + body[:200], body[200:])
    assert wire.wait() == text
    assert wire.counted == [200, sys.getsizeof(text)]
    assert wire.admission.bytes.total == sys.getsizeof(text)
    assert wire.wait() == NOTHING  # or else engineio keeps the large one
    assert wire.admission.bytes.total == 0
    assert wire.wait() is None
