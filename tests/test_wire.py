"""A frame made by hand is the one the websocket library makes."""

from __future__ import annotations

import pytest

from server.wire import frame, text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_shared_text_is_framed_as_the_library_frames_it(size):
    text = "ü" * (size // 2) + "x" * (size % 2)
    assert text_frame(text.encode()) == frame(text)
