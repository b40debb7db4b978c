"""What waits to be sent to a tray: the newest of everything, an animation first."""

from __future__ import annotations

import time

from hardware.outbox import Outbox
from hardware.protocol import ANIM, BRIGHT, CARD


def test_an_outbox_keeps_only_the_newest_picture_and_sends_all_again():
    outbox = Outbox()
    outbox.show(((CARD, b"one"),))
    outbox.show(((CARD, b"two"),))
    outbox.brighten(9)
    assert [outbox.take() for _ in range(3)] == [(BRIGHT, b"\x09"), (CARD, b"two"), None]
    outbox.show(((CARD, b"two"),))
    outbox.brighten(9)
    assert outbox.take() is None
    outbox.again()
    assert [outbox.take() for _ in range(3)] == [(BRIGHT, b"\x09"), (CARD, b"two"), None]


def test_an_animation_goes_first_and_an_old_one_not_at_all(monkeypatch):
    outbox = Outbox()
    outbox.show(((CARD, b"card"),))
    outbox.play(b"reveal")
    assert [outbox.take(), outbox.take()] == [(ANIM, b"reveal"), (CARD, b"card")]
    outbox.play(b"late")
    later = time.monotonic() + 1.5
    monkeypatch.setattr("hardware.outbox.time.monotonic", lambda: later)
    assert outbox.take() is None
