"""Many phones in one process, on bare sockets: a real Socket.IO client costs more than the
servers that are measured here."""

import base64
import os
import select
import socket
import struct
import time
from collections.abc import Iterator, Sequence

UPGRADE = (
    "GET /socket.io/?EIO=4&transport=websocket{sid} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: {key}\r\n\r\n"
)
PATIENCE = 30.0  # seconds without a message, after which none will come


class Closed(ConnectionError):
    """The server ended the websocket and said why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code


class Phone:
    """One Socket.IO client: it reads whole messages and answers pings."""

    def __init__(
        self, port: int, *, sid: str = "", receive_buffer: int | None = None, source: str = ""
    ) -> None:
        """Open a websocket and join; with the `sid` of a polling session, only open it."""
        self.sock = socket.socket()
        if source:
            self.sock.bind((source, 0))
        if receive_buffer:
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.sock.settimeout(PATIENCE)
        self.sock.connect(("127.0.0.1", port))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = bytearray()
        self.pings = 0
        self.heard = time.monotonic()
        key = base64.b64encode(os.urandom(16)).decode()
        sid = sid and f"&sid={sid}"
        self.sock.sendall(UPGRADE.format(port=port, key=key, sid=sid).encode())
        while b"\r\n\r\n" not in self.buffer:
            self.take()
        end = self.buffer.index(b"\r\n\r\n") + 4
        self.answer = self.buffer[:end].decode()
        del self.buffer[:end]
        if not sid:
            self.until(b"0{")
            self.send(b"40")
            self.until(b"40{")

    def send(self, text: bytes) -> None:
        """Send one text message."""
        self.sock.sendall(head(0x81, len(text)) + text)

    def until(self, start: bytes) -> bytes:
        """Wait for the message that begins so."""
        while True:
            for message in self.messages():
                if message.startswith(start):
                    return message
            self.take()

    def take(self, size: int = 65536) -> None:
        data = self.sock.recv(size)
        if not data:
            raise ConnectionError("the server closed the connection")
        if time.monotonic() > self.heard + PATIENCE:
            raise TimeoutError("the server sends nothing but pings")
        self.buffer += data

    def messages(self) -> Iterator[bytes]:
        """The whole messages that have arrived, without the server's pings."""
        while (frame := next_frame(self.buffer)) is not None:
            if frame == b"2":
                self.pings += 1
                self.send(b"3")
            else:
                self.heard = time.monotonic()
                yield frame


def head(first: int, size: int) -> bytes:
    """How a client's frame begins. A mask of zeros is still a mask, and costs nothing here."""
    if size < 126:
        return struct.pack("!BB4x", first, 0x80 | size)
    if size < 65536:
        return struct.pack("!BBH4x", first, 0x80 | 126, size)
    return struct.pack("!BBQ4x", first, 0x80 | 127, size)


def next_frame(buffer: bytearray) -> bytes | None:
    """Take the payload of the first frame from the buffer, if all of it is there."""
    if len(buffer) < 2:
        return None
    if buffer[0] not in (0x81, 0x88):
        raise ValueError(f"a corrupted stream: a frame begins with {bytes(buffer[:20])!r}")
    size, start = buffer[1], 2
    if size == 126:
        size, start = int.from_bytes(buffer[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(buffer[2:10], "big"), 10
    if len(buffer) < start + size:
        return None
    payload = bytes(buffer[start : start + size])
    if buffer[0] == 0x88:
        raise Closed(int.from_bytes(payload[:2], "big"), payload[2:].decode())
    del buffer[: start + size]
    return payload


class Crowd:
    """Phones in one room, watched together."""

    def __init__(self, phones: Sequence[Phone]) -> None:
        self.phones = phones
        self.epoll = select.epoll()
        self.by_number = {phone.sock.fileno(): phone for phone in phones}
        for number in self.by_number:
            self.epoll.register(number, select.EPOLLIN)

    def close(self) -> None:
        self.epoll.close()
        for phone in self.phones:
            phone.sock.close()

    def time_action(self, sender: Phone, action: bytes, update: bytes, reply: bytes) -> float:
        """Milliseconds from sending the action to the last phone's receipt of the update.

        The sender's own reply is awaited as well, but may come before or after.
        """
        waiting = len(self.phones)
        replied = False
        last = start = time.perf_counter()
        sender.send(action)
        while waiting or not replied:
            ready = self.epoll.poll(PATIENCE)
            if not ready:
                raise TimeoutError(f"{waiting} phones still wait for {update!r}")
            for number, _ in ready:
                phone = self.by_number[number]
                phone.take()
                for message in phone.messages():
                    if message.startswith(update):
                        waiting -= 1
                        last = time.perf_counter()
                    elif message.startswith(reply):
                        replied = True
        return (last - start) * 1000
