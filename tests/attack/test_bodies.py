"""What is sent by POST is bounded for all together, and read from nobody who may not bring it."""

from __future__ import annotations

import contextlib
import json

from tests.attack.attackers import dial, hanging_up, is_closed
from tests.server.phone import Phone
from tests.server.process import ServerProcess, until
from tests.transport_harness import POLLING, Polling, running

MEGABYTE = 2**20
SIZE = 250_000  # less than one message may have


def begun(port: int, path: str, size: int, body: bytes = b"", token: str = ""):
    """A POST whose body is not whole yet."""
    sock = dial(port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n"
    with contextlib.suppress(OSError):
        sock.sendall(f"{head}Authorization: Bearer {token}\r\n\r\n".encode() + body)
    return sock


def test_bodies_that_never_end_are_bounded_in_all():
    """Of twenty bodies a megabyte has room for four."""
    with running("--kept", "1") as server:
        client, honest = Polling(server), Polling(server)
        path = f"{POLLING}&sid={client.sid}"
        with hanging_up(
            [begun(server.port, path, SIZE, b"x" * (SIZE - 1)) for _ in range(20)]
        ) as socks:
            until(lambda: sum(map(is_closed, socks)) >= 16, seconds=60)
            assert honest.post(b'420["echo",1]') == 200
            assert honest.get() == ["430[1]"]


def test_a_body_that_is_thrown_away_is_not_counted():
    with running("--kept", "1") as server, hanging_up([]) as socks:
        socks.append(begun(server.port, "/nowhere", 3 * MEGABYTE, b"x" * 3 * MEGABYTE))
        socks[0].sendall(b"GET /nodelay HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        heard = b""
        while b"HTTP/1.1 200" not in heard:
            more = socks[0].recv(65536)
            assert more, heard
            heard += more
        assert heard.startswith(b"HTTP/1.1 404")


def test_half_a_body_is_no_fault_of_ours():
    with running() as server:
        client = Polling(server)
        begun(server.port, f"{POLLING}&sid={client.sid}", 1000, b"xxx").close()
        assert Polling(server).post(b'420["echo",1]') == 200
        assert "Traceback" not in server.log.read_text()


def test_the_rights_to_bring_a_picture_are_asked_before_it_is_read(tmp_path):
    """Anybody gets a watcher's token."""
    with ServerProcess(tmp_path, "--no-bots") as server:
        player = Phone(server.url).create("blue", "orange")
        player.change("start_match")
        watcher = Phone(server.url)
        token = watcher.watch(player.code)["token"]
        path = f"/api/evidence?match={player.match}"
        with hanging_up([begun(server.port, path, 1_000_000, token=token)]) as [sock]:
            answer = sock.recv(65536)
            assert answer.startswith(b"HTTP/1.1 403")
            body = json.loads(answer.partition(b"\r\n\r\n")[2] or sock.recv(65536))
            assert body["text"]["key"] == "refused-picture-rights"
        player.close()
        watcher.close()
