"""Nobody can use up the server's memory or its places with connections that do nothing."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from tests.attack.attackers import (
    attachments,
    dial,
    handshakes,
    hanging_up,
    idle,
    is_closed,
    slow_heads,
    until_closed,
)
from tests.bench.load import Closed, Phone, head
from tests.server.process import until
from tests.transport_harness import Polling, Server, ask, present_falls_to, running

ROOM = 50  # places; 30 for one address, 40 for strangers
FEW = 20 * 1024 * 1024


@pytest.fixture(scope="module")
def shared() -> Iterator[Server]:
    with running("--room", str(ROOM), "--within", "1") as server:
        yield server


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    present_falls_to(shared, 0)
    yield shared
    while shared.phones:
        shared.phones.pop().sock.close()
    while shared.polling:
        shared.polling.pop().post(b"1")


# Binary messages


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(head(0x82, 3) + b"abc", id="binary-frame"),
        pytest.param(head(0x02, 3) + b"abc", id="first-part-of-one"),
        pytest.param(head(0x81, 5) + b"bAAAA", id="base64"),
        pytest.param(head(0x81, 12) + b'451-["echo"]', id="event-with-an-attachment"),
        pytest.param(head(0x81, 10) + b'461-1["x"]', id="reply-with-an-attachment"),
    ],
)
def test_binary_messages_are_refused_at_the_first_packet(server, sent):
    phone = server.phone()
    phone.sock.sendall(sent)
    with pytest.raises(Closed) as closed:
        phone.until(b"never")
    assert closed.value.code == 1003


@pytest.mark.parametrize("packet", [b"bAAAA", b'451-["echo"]', b'461-1["x"]'])
def test_a_polling_client_that_sends_a_binary_packet_is_gone(server, packet):
    client = Polling(server)
    client.post(packet)
    assert client.post(b"3") == 400


def test_attachments_without_end_cost_nothing():
    with running() as server:
        before = server.peak()
        attachments(server.port, 100)
        assert server.peak() - before < FEW


NOTHING = b"[" + b",".join([b"{}"] * 80_000) + b"]"  # a quarter of a megabyte, six in memory


@pytest.mark.parametrize("kind", [b"2", b"3", b"4", b"6", b"9"])
def test_a_packet_of_another_protocol_is_refused_unread(server, kind):
    """Engine.IO would read it as JSON, and keep what became of it until the next one."""
    phone, before = server.phone(), server.peak()
    phone.send(kind + NOTHING)
    with pytest.raises(Closed) as closed:
        phone.until(b"never")
    assert closed.value.code == 1002
    assert server.peak() - before < 3 * 2**20


@pytest.mark.parametrize("kind", [b"2", b"4", b"6"])
def test_a_polling_client_that_sends_a_packet_of_another_protocol_is_gone(server, kind):
    client = Polling(server)
    assert client.post(b'420["echo",1]\x1e' + kind + NOTHING) == 400
    assert client.post(b"3") == 400


def test_a_large_message_is_forgotten_when_it_has_been_dealt_with(server):
    """Each of a thousand idle phones would keep a megabyte: wide characters take four bytes."""
    phones = [server.phone() for _ in range(20)]
    text = "x" * 250_000 + "\N{GRINNING FACE}"
    before = server.memory()
    for phone in phones:
        phone.send(f'42["nobody listens",{json.dumps(text, ensure_ascii=False)}]'.encode())
        assert ask(phone, "echo", 1) == 1
        phone.send(f'42["nobody listens",{json.dumps(text, ensure_ascii=False)}]'.encode())
    until(lambda: server.memory() - before < 10 * 2**20)


def test_a_second_handshake_on_one_connection_makes_no_second_client(server):
    phone, other = server.phone(), server.phone()
    here = ask(other, "present")
    phone.send(b"40")
    with pytest.raises(ConnectionError):
        phone.until(b"40{")
    until(lambda: ask(other, "present") == here - 1)


# Places


def test_polling_handshakes_without_end_cost_nothing():
    with running("--room", str(ROOM)) as server:
        phone = server.phone()
        handshakes(server.port, 200)
        before = server.peak()
        assert handshakes(server.port, 2000) > 0
        assert server.peak() - before < FEW / 4
        assert ask(phone, "echo", 1) == 1


def test_a_connection_without_a_request_is_ended(server):
    with hanging_up(idle(server.port, 3)) as socks:
        until_closed(socks)


def test_slow_headers_are_ended(server):
    with hanging_up(slow_heads(server.port, 3)) as socks:
        until_closed(socks)


def test_headers_without_end_are_refused(server):
    with hanging_up([dial(server.port)]) as [sock]:
        sock.sendall(b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 20_000 + b"\r\n")
        assert sock.recv(65536).startswith(b"HTTP/1.1 400")


def test_a_websocket_that_never_joins_is_ended(server):
    with hanging_up([dial(server.port)]) as [sock]:
        sock.sendall(
            b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert sock.recv(65536).startswith(b"HTTP/1.1 101")
        until_closed([sock])


def test_one_address_cannot_take_the_places_of_others(server):
    guest = Phone(server.port)
    greedy = [phone_from(server, "127.0.0.2") for _ in range(2 * ROOM)]
    late = server.phone()
    assert ask(guest, "echo", 1) == ask(late, "echo", 1) == 1
    assert sum(not is_closed(phone.sock) for phone in greedy) <= ROOM * 3 // 5
    for phone in [guest, *greedy]:
        phone.sock.close()


def test_who_holds_a_token_never_gives_way(server):
    holders = [server.phone() for _ in range(10)]
    for number, phone in enumerate(holders):
        ask(phone, "token", f"holder {number}")
    crowd = [phone_from(server, f"127.0.0.{2 + number % 5}") for number in range(3 * ROOM)]
    assert [ask(phone, "echo", 1) for phone in holders] == [1] * 10
    newcomer = phone_from(server, "127.0.0.9")
    ask(newcomer, "token", "another holder")
    more = [phone_from(server, f"127.0.0.{2 + number % 5}") for number in range(3 * ROOM)]
    assert ask(newcomer, "echo", 1) == 1
    for phone in [newcomer, *crowd, *more]:
        phone.sock.close()


def test_one_token_does_not_keep_every_place(server):
    same = [server.phone() for _ in range(25)]
    for phone in same:
        ask(phone, "token", "one holder")
    crowd = [server.phone() for _ in range(ROOM)]
    assert sum(not is_closed(phone.sock) for phone in same) == 8
    assert ask(crowd[-1], "echo", 1) == 1


def test_a_session_polls_once_at_a_time(server):
    client = Polling(server)
    with hanging_up([dial(server.port), dial(server.port)]) as socks:
        for sock in socks:
            request = f"GET /socket.io/?EIO=4&transport=polling&sid={client.sid} HTTP/1.1\r\n"
            sock.sendall(request.encode() + b"Host: 127.0.0.1\r\n\r\n")
        answers = sorted(sock.recv(65536).split()[1] for sock in socks)
        assert answers == [b"200", b"400"]


def phone_from(server: Server, source: str) -> Phone:
    """A phone with another address."""
    return Phone(server.port, source=source)


# Names


@pytest.mark.parametrize(
    "host, status",
    [
        ("127.0.0.1", b"404"),
        ("192.168.1.4:8080", b"404"),
        ("[fe80::1]:8080", b"404"),
        ("localhost", b"404"),
        (socket.gethostname(), b"404"),
        (f"{socket.gethostname().partition('.')[0].upper()}.fritz.box", b"404"),
        ("evil.example", b"421"),
        (f"evil.{socket.gethostname()}x", b"421"),
        ("127.0.0.1.evil.example", b"421"),
        ("", b"421"),
    ],
)
def test_only_a_name_of_this_machine_is_answered(server, host, status):
    with hanging_up([dial(server.port)]) as [sock]:
        sock.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        assert sock.recv(65536).split()[1] == status
