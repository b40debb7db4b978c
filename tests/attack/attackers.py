"""What somebody in the same network can do to a server with bare sockets.

Only ever to a server of these tests on this machine, in bounded numbers and for a bounded time.
"""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator

from tests.bench.load import Phone, head

POLL = b"GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
MOST = 3000  # connections of one attacker


def dial(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine: all of 127.0.0.0/8 leads here."""
    return socket.create_connection(("127.0.0.1", port), 10, source_address=(source, 0))


@contextlib.contextmanager
def hanging_up(socks: list[socket.socket]) -> Iterator[list[socket.socket]]:
    try:
        yield socks
    finally:
        for sock in socks:
            sock.close()


def idle(port: int, count: int, source: str = "127.0.0.1") -> list[socket.socket]:
    """Connections that never ask for anything."""
    return [dial(port, source) for _ in range(min(count, MOST))]


def slow_heads(port: int, count: int, source: str = "127.0.0.1") -> list[socket.socket]:
    """Connections in the middle of their first request's headers."""
    socks = idle(port, count, source)
    for sock in socks:
        with contextlib.suppress(OSError):
            sock.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    return socks


def drip(socks: list[socket.socket]) -> int:
    """One more byte on each; how many are still connected."""
    alive = 0
    for sock in socks:
        with contextlib.suppress(OSError):
            sock.sendall(b"x")
            alive += 1
    return alive


def is_closed(sock: socket.socket) -> bool:
    """Whether the server has ended a connection, whatever it said before."""
    sock.settimeout(0.2)
    try:
        while sock.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def handshakes(port: int, count: int, source: str = "127.0.0.1") -> int:
    """Polling sessions that are never used again; how many the server began."""
    begun = 0
    sock = dial(port, source)
    for _ in range(min(count, 100_000)):
        try:
            sock.sendall(POLL)
            answer = sock.recv(65536)
        except OSError:
            answer = b""
        if not answer:
            sock.close()
            sock = dial(port, source)
        begun += answer.startswith(b"HTTP/1.1 200")
    sock.close()
    return begun


def attachments(port: int, megabytes: int) -> int:
    """A binary event that announces more attachments than will ever come, and most of those; how
    many megabytes the server took."""
    phone = Phone(port)
    chunk = head(0x82, 64 * 1024) + bytes(64 * 1024)
    sent = 0
    with contextlib.suppress(OSError):
        phone.send(b'451000000-["say",{"_placeholder":true,"num":0}]')
        for _ in range(megabytes * 16):
            phone.sock.sendall(chunk)
            sent += len(chunk)
    phone.sock.close()
    return sent // 2**20


def until_closed(socks: list[socket.socket], seconds: float = 20.0) -> None:
    """Wait until the server has ended all of them."""
    end = time.monotonic() + seconds
    for sock in socks:
        while not is_closed(sock):
            assert time.monotonic() < end, "the server keeps a connection that does nothing"
