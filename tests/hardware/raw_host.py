"""A host that sends what a test wants, in any order, and keeps what a board answers."""

from __future__ import annotations

import os
import select
import time

from hardware import protocol
from hardware.protocol import ACK, EVENT, HELLO, HELLO_R, NAK, Lines, encode
from tests.hardware.boards import PATIENCE, Board


class RawHost:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.line = board.slave
        self.lines = Lines()
        self.last_event: int | None = None

    def write(self, data: bytes) -> None:
        os.write(self.line, data)

    def send(self, kind: int, seq: int, payload: bytes = b"") -> None:
        self.write(encode(kind, seq, payload))

    def frame(self, patience: float = PATIENCE) -> tuple[int, int, bytes] | None:
        """The next frame from the board."""
        deadline = time.monotonic() + patience
        while (left := deadline - time.monotonic()) > 0:
            if select.select([self.line], [], [], left)[0]:
                # One at a time, so that nothing behind the frame is lost.
                frame = self.lines.push(os.read(self.line, 1)[0])
                if frame:
                    return frame
        return None

    def answer(self, seq: int, patience: float = PATIENCE) -> tuple[int, bytes]:
        """Kind and payload of the answer to this seq; events are passed over."""
        while frame := self.frame(patience):
            kind, got, payload = frame
            if kind != EVENT and got == seq:
                return kind, payload
        raise AssertionError(f"no answer to {seq}; {self.board.told()}")

    def asks(self, kind: int, seq: int, payload: bytes = b"") -> tuple[int, bytes]:
        self.send(kind, seq, payload)
        return self.answer(seq)

    def hello(self, seq: int = 0, session: bytes = b"test") -> None:
        kind, _ = self.asks(HELLO, seq, protocol.pack_hello(session, 0))
        assert kind == HELLO_R

    def event(self, wanted: int) -> tuple[int, int, str]:
        """Seq, value and detail of the next event of this kind, which is acknowledged."""
        while frame := self.frame():
            kind, seq, payload = frame
            if kind == EVENT:
                self.send(ACK, seq)
                again, self.last_event = seq == self.last_event, seq
                event, value, detail = protocol.unpack_event(payload)
                if event == wanted and not again:
                    return seq, value, detail
        raise AssertionError(f"no event {wanted}; {self.board.told()}")

    def refusal(self, kind: int, seq: int, payload: bytes = b"") -> tuple[int, str]:
        got, answer = self.asks(kind, seq, payload)
        assert got == NAK
        return protocol.unpack_nak(answer)
