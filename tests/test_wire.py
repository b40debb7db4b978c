"""What leaves a websocket: a hand-made frame is the library's own, and TLS is never passed by."""

from __future__ import annotations

import pytest

from server.net.websocket import frame, quickest_send, text_frame


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
