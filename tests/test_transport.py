"""The Socket.IO transport, over real sockets to a real server process."""

import http.client
import re
import socket
import struct
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import socketio
from flask import Flask

from server.net.transport import MAX_MESSAGE, MAX_QUEUE, broadcast, make_socketio
from server.net.websocket import CHUNK, MAX_BACKLOG
from tests import in_order
from tests.bench.load import UPGRADE, Closed, Phone, head
from tests.server.process import until
from tests.transport_harness import (
    POLLING,
    Polling,
    Server,
    ask,
    number_of,
    numbers_of,
    numbers_until,
    present_falls_to,
    running,
)

RESET = struct.pack("ii", 1, 0)  # closing drops what was not sent yet
HUGE = 100 * 1024 * 1024
FEW = 20 * 1024 * 1024  # what a huge message may cost


@pytest.fixture(scope="module")
def shared() -> Iterator[Server]:
    with running() as server:
        yield server


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """The same server for most tests, without the clients of the test before."""
    present_falls_to(shared, 0)
    yield shared
    while shared.phones:
        shared.phones.pop().sock.close()
    while shared.polling:
        shared.polling.pop().post(b"1")  # it would stay until its ping is overdue


# Order


def test_updates_emits_and_replies_arrive_in_the_order_of_the_calls(server):
    phone = server.phone()
    phone.send(b'421["stream",{"count":500,"mixed":true}]')
    assert numbers_until(phone, b'431["done"]') == list(range(500))


@pytest.mark.parametrize("transports", [["polling"], ["websocket"], ["polling", "websocket"]])
def test_the_real_client_gets_everything_in_order(server, transports, monkeypatch):
    # The Python client gives up on a longer answer to a poll; browsers take any.
    monkeypatch.setattr("engineio.payload.Payload.max_decode_packets", 1000)
    client = in_order.Client()
    numbers: list[int] = []
    client.on("update", lambda update: numbers.append(update["number"]))
    client.connect(f"http://127.0.0.1:{server.port}", transports=transports, wait_timeout=20)
    assert client.transport() == transports[-1]
    assert client.call("stream", {"count": 300, "mixed": True}) == "done"
    client.disconnect()
    assert numbers == list(range(300))


def test_nothing_is_lost_or_overtaken_while_a_client_upgrades(server):
    client, other = Polling(server), server.phone()
    got: list[int] = []

    ask(other, "stream", {"count": 50})
    while len(got) < 50:
        got += [number_of(packet.encode()) for packet in client.get()]

    websocket = server.phone(sid=client.sid)
    ask(other, "stream", {"count": 50})
    websocket.send(b"2probe")
    websocket.until(b"3probe")
    ask(other, "stream", {"count": 50})
    assert client.get() == ["6"]  # what comes now waits for the websocket
    websocket.send(b"5")
    ask(other, "stream", {"count": 50})
    while len(got) < 200:
        websocket.take()
        got += [number_of(message) for message in websocket.messages() if message != b"6"]
    assert got == [*range(50)] * 4


def test_a_failed_upgrade_leaves_the_client_polling(server):
    client, other = Polling(server), server.phone()
    websocket = server.phone(sid=client.sid)
    websocket.send(b"no probe")
    with pytest.raises(ConnectionError):
        websocket.until(b"3probe")
    ask(other, "stream", {"count": 3})
    assert [number_of(packet.encode()) for packet in client.get()] == [0, 1, 2]


def test_a_session_has_one_websocket(server):
    client = Polling(server)
    first = server.phone(sid=client.sid)
    first.send(b"2probe")
    first.until(b"3probe")
    assert "400" in server.phone(sid=client.sid).answer
    first.send(b"5")
    assert ask(first, "echo", "still here") == "still here"


def test_an_answer_on_a_kept_connection_waits_for_no_acknowledgement(server):
    """Headers and body are two writes: by default the kernel keeps the second until the first is
    acknowledged, which a client delays by 40 ms."""
    link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    link.connect()
    first = link.sock
    for _ in range(2):
        link.request("GET", "/nodelay")
        assert link.getresponse().read() != b"0"
        assert link.sock is first, "the connection was not kept"
    link.close()


# Slow and lost readers


def test_a_slow_reader_delays_nobody_and_gets_every_byte(server):
    slow, quick = server.phone(receive_buffer=4096), server.phone()
    quick.send(b'421["stream",{"count":60,"size":8000}]')  # 960 KB, all of it in memory
    assert numbers_until(quick, b"431") == list(range(60))
    assert numbers_of(slow, 60) == list(range(60))


def test_the_slow_reader_would_be_corrupted_by_the_library_as_it_comes():
    # Not of our making, but it shows that the test above can fail. simple-websocket 1.1.0.
    with running("--plain") as server:
        slow, quick = server.phone(receive_buffer=4096), server.phone()
        ask(quick, "stream", {"count": 500, "size": 8000, "plain": True})
        with pytest.raises(ValueError):
            numbers_of(slow, 500)


def test_a_reader_that_never_reads_is_dropped(server):
    stuck, quick = server.phone(receive_buffer=4096), server.phone()
    count = 2 * MAX_BACKLOG // 16000
    quick.send(b'421["stream",{"count":%d,"size":8000,"pause":0.01}]' % count)
    assert numbers_until(quick, b"431") == list(range(count))
    present_falls_to(server, 1)
    with pytest.raises(ConnectionError):
        numbers_of(stuck, count)


def test_a_polling_client_that_collects_nothing_is_dropped(server):
    client, other = Polling(server), server.phone()
    ask(other, "stream", {"count": MAX_QUEUE + 1})
    present_falls_to(server, 1)
    assert client.post(b"3") == 400


def test_clients_that_vanish_while_they_are_written_to_harm_nobody(server):
    steady = server.phone()
    others = [server.phone(receive_buffer=4096) for _ in range(20)]
    steady.send(b'421["stream",{"count":200,"size":4000,"pause":0.005}]')
    for number, phone in enumerate(others):
        if number % 2:
            phone.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        phone.sock.close()
    assert numbers_until(steady, b"431") == list(range(200))
    present_falls_to(server, 1)


def test_who_answers_pings_stays_and_who_does_not_is_dropped():
    with running("--ping", "1") as server:
        alive, asleep = server.phone(), server.phone()
        while alive.pings < 4:
            assert ask(alive, "stream", {"count": 3}) == "done"
            time.sleep(0.05)
        until(lambda: ask(alive, "present") == 1, seconds=30)
        asleep.sock.close()


def test_a_client_that_floods_the_server_leaves_others_their_turn(server):
    flooder, other = server.phone(), server.phone()
    flood = (head(0x81, 12) + b'42["echo",1]') * 50_000
    pouring = threading.Thread(target=pour, args=(flooder.sock, HUGE, flood))
    pouring.start()
    for number in range(20):
        assert ask(other, "echo", number) == number
    assert pouring.is_alive()
    flooder.sock.shutdown(socket.SHUT_RDWR)
    pouring.join()
    # A reset, so that the server is not left with megabytes on the way.
    flooder.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    flooder.sock.close()


# Size


def message_of(size: int) -> bytes:
    return b'421["echo","%s"]' % (b"x" * (size - len('421["echo",""]')))


def test_a_message_of_the_greatest_size_is_taken(server):
    phone = server.phone()
    phone.send(message_of(MAX_MESSAGE))
    phone.until(b"431")


@pytest.mark.parametrize("letter", ["x", "ä"])
def test_a_message_one_byte_larger_closes_the_connection(server, letter):
    phone = server.phone()
    text = (letter * MAX_MESSAGE).encode()[: MAX_MESSAGE - 2]
    phone.send(b"x" * (MAX_MESSAGE + 1 - len(text)) + text)
    assert close_code(phone) == 1009


def test_a_message_too_large_in_parts_closes_the_connection(server):
    phone = server.phone()
    part = MAX_MESSAGE // 2
    for first in (0x01, 0x00, 0x00):
        phone.sock.sendall(head(first, part) + b"x" * part)
    assert close_code(phone) == 1009


def test_a_huge_message_does_not_cost_its_size():
    with running() as server:
        phone, other = server.phone(), server.phone()
        before = server.peak()
        # A little over the limit fits into the buffers on the way: the close code arrives, however
        # slowly the server clears the rest away before it hangs up.
        phone.sock.sendall(head(0x81, HUGE) + bytes(MAX_MESSAGE + CHUNK))
        assert close_code(phone, hang_up=False) == 1009
        pour(phone.sock, HUGE)
        phone.sock.close()
        assert ask(other, "echo", "well") == "well"
        assert server.peak() - before < FEW


def test_a_huge_post_does_not_cost_its_size():
    with running() as server:
        client, other = Polling(server), server.phone()
        before = server.peak()
        client.link.putrequest("POST", f"{POLLING}&sid={client.sid}")
        client.link.putheader("Content-Length", str(HUGE))
        client.link.endheaders()
        pour(client.link.sock, HUGE)
        assert client.link.getresponse().status == 400
        assert ask(other, "echo", "well") == "well"
        assert server.peak() - before < FEW


def pour(sock: socket.socket, size: int, chunk: bytes = b"4" * 65536) -> None:
    """Send so many bytes, or as many as the other side will have."""
    try:
        for _ in range(size // len(chunk)):
            sock.sendall(chunk)
    except OSError:
        pass


def close_code(phone: Phone, *, hang_up: bool = True) -> int:
    with pytest.raises(Closed) as closed:
        phone.until(b"never")
    if hang_up:
        phone.sock.close()
    return closed.value.code


# Nonsense


@pytest.mark.parametrize(
    "sent, code",
    [
        pytest.param(b"\x81\x01x", 1002, id="not-masked"),
        pytest.param(head(0x83, 1) + b"x", 1002, id="unknown-kind-of-frame"),
        pytest.param(head(0xC1, 1) + b"x", 1002, id="compressed-unasked"),
        pytest.param(head(0x80, 1) + b"x", 1002, id="continues-nothing"),
        pytest.param(head(0x09, 1) + b"x", 1002, id="ping-in-parts"),
        pytest.param(head(0x89, 126) + b"x" * 126, 1002, id="ping-too-long"),
        pytest.param(head(0x81, 2) + b"\xc3\x28", 1007, id="not-utf-8"),
        pytest.param(head(0x81, 0), 1002, id="empty-packet"),
        pytest.param(head(0x81, 1) + b"x", 1002, id="unknown-packet"),
        pytest.param(head(0x81, 2) + b"bx", 1002, id="not-base64"),
        pytest.param(head(0x81, 99999) + b"4" + b"[" * 99998, 1002, id="nested-too-deep"),
        pytest.param(head(0x88, 2) + b"\x03\xe9", 1001, id="goodbye"),
    ],
)
def test_a_broken_frame_or_packet_ends_that_connection_alone(server, sent, code):
    bad, good = server.phone(), server.phone()
    bad.sock.sendall(sent)
    assert close_code(bad) == code
    assert ask(good, "echo", 1) == 1
    present_falls_to(server, 1)


@pytest.mark.parametrize("packet", ['42["echo"', "42{}", "42[]", "42[{}]", "47", "49", "4", "9"])
def test_a_packet_that_says_nothing_is_passed_over(server, packet):
    phone = server.phone()
    phone.send(packet.encode())
    assert ask(phone, "echo", "still here") == "still here"
    assert "Traceback" not in server.log.read_text()


def test_only_the_server_says_who_comes_and_goes(server):
    phone, other = server.phone(), server.phone()
    here = ask(other, "present")
    phone.send(b'42["disconnect", "for fun"]')
    assert ask(phone, "present") == here
    assert "Traceback" not in server.log.read_text()


def test_a_fault_of_our_own_is_logged_in_full():
    with running() as server:
        phone = server.phone()
        phone.send(b'42["stumble"]')
        assert ask(phone, "echo", "still here") == "still here"
        assert "in on_stumble" in server.log.read_text()


@pytest.mark.parametrize("body", [b"9", b"x", b"4" + b"[" * 99999, b"\xff", b"6\x1e" * 50])
def test_a_bad_post_is_answered_and_harms_nobody(server, body):
    client, other = Polling(server), server.phone()
    assert client.post(body) in (200, 400)
    assert ask(other, "echo", "well") == "well"


@pytest.mark.parametrize("lack", ["Sec-WebSocket-Key.*\r\n", "Sec-WebSocket-Version.*\r\n"])
def test_a_poor_handshake_is_refused(server, lack):
    request = re.sub(lack, "", UPGRADE.format(port=server.port, key="a" * 22 + "==", sid=""))
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as link:
        link.sendall(request.encode())
        assert link.recv(65536).startswith(b"HTTP/1.1 400")


def test_compression_is_not_agreed_to(server):
    offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    request = UPGRADE.format(port=server.port, key="a" * 22 + "==", sid="")
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as link:
        link.sendall(request.replace("\r\n\r\n", "\r\n" + offer).encode())
        answer = link.recv(65536)
    assert answer.startswith(b"HTTP/1.1 101")
    assert b"extensions" not in answer.lower()


# Other processes


def test_a_broadcast_goes_through_the_message_queue_if_there_is_one():
    published: list[dict[str, Any]] = []

    class Queue(socketio.PubSubManager):
        def _publish(self, data):
            published.append(data)

        def _listen(self):
            return iter(())

    sockets = make_socketio(Flask(__name__), client_manager=Queue())
    broadcast(sockets, "table", "update", b'{"number":1}')
    assert published[0]["event"] == "update"
    assert published[0]["data"] == [{"number": 1}]
    assert published[0]["room"] == "table"
