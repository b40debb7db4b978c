"""One websocket of the Socket.IO server, on gevent.

It takes the place of simple-websocket 1.1.0, which loses the rest of a partial write, accepts
messages of any size, and waits for ever for a peer that is gone.
"""

import logging
import socket
import ssl
import struct
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import gevent
from gevent.socket import wait_read, wait_write
from wsproto.connection import Connection, ConnectionType
from wsproto.events import BytesMessage, CloseConnection, Message, Ping, TextMessage
from wsproto.frame_protocol import CloseReason
from wsproto.utilities import generate_accept_token

SOCKET = "sandtable.socket"  # where the WSGI environment carries the connection
CLIENT = "sandtable.client"  # and its account (`turns.py`)
MAX_BACKLOG = 1024 * 1024  # bytes a slow reader may leave unread before it is dropped
FULL = 128 * 1024  # bytes unread, until which a client is listened to
SEND_BUFFER = 32 * 1024  # the kernel's own share of that; by itself it grows to megabytes
CHUNK = 4 * 1024  # bytes read at once: a few hundred of the smallest frames take milliseconds
MOST_PINGS = 20  # in one chunk; no browser sends any
TEXT = 0x81  # a whole text message in one frame
GOODBYE = 5.0  # seconds a peer has to take our close frame
LARGE = 4 * 1024  # bytes of memory of a message that is not left lying about
NOTHING = "6"  # Engine.IO's packet that means nothing
LONGEST_SIGN = 16  # characters of an Engine.IO packet other than a message

SWITCHING = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n"
)

log = logging.getLogger(__name__)


def frame(message: Any) -> bytes:
    """The bytes of a text or binary message, the same for every client: no mask, no deflate."""
    return Connection(ConnectionType.SERVER).send(Message(data=message))


def text_frame(text: bytes) -> bytes:
    """The same for a text that is in UTF-8 already, without a detour through characters."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + text
    if size < 65536:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text


def quickest_send(sock: Any) -> Callable[[bytes | memoryview], int]:
    """gevent's own `send` looks after a timeout, which no write here has; the socket beneath it is
    quicker. Beneath a TLS socket lies the bare line, where nothing may be sent past the cipher."""
    in_tls = hasattr(sock, "pending")
    return sock.send if in_tls else getattr(sock, "_sock", sock).send


def is_spoken(packet: str) -> bool:
    """Whether an Engine.IO packet is one of ours: a Socket.IO packet, or a short sign such as a
    pong. engineio 4.15 reads all others as JSON, twenty times as large in memory as on the way."""
    return len(packet) <= LONGEST_SIGN or (packet[0] == "4" and packet[1] in "0123456789")


class Wire:
    """A websocket with one ordered outbox, whose `write` never makes the caller wait.

    engineio makes one per connection and calls it as a WSGI application; `send`, `wait` and
    `close` are what it expects to find.
    """

    def __init__(self, handler: Callable[["Wire"], Any], server: Any) -> None:
        self.handler = handler
        self.client: Any = handler.__self__  # type: ignore[attr-defined]  # engineio's Socket
        self.admission: Any = server.admission
        self.turns = self.admission.turns
        self.max_message: int = server.max_http_buffer_size
        self.patience: float = server.ping_interval + server.ping_timeout
        self.frames = Connection(ConnectionType.SERVER)
        self.inbox: deque[str] = deque()  # whole messages
        self.parts: list[str] = []  # of the message that is still arriving
        self.size = 0
        self.whole = 0  # bytes of memory of the inbox, and of the message that is dealt with
        self.outbox: deque[tuple[memoryview, str | None]] = deque()
        self.backlog = 0
        self.closing = False
        self.push: Callable[[bytes | memoryview], int]
        self.flusher: gevent.Greenlet | None = None
        self.reaper: gevent.Greenlet | None = None

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        """Speak websocket until either side ends it."""
        key = environ.get("HTTP_SEC_WEBSOCKET_KEY", "")
        version = environ.get("HTTP_SEC_WEBSOCKET_VERSION")
        if not key or version != "13" or self.client.upgrading or self.client.upgraded:
            return self._refuse()
        self.sock, self.connection = environ[SOCKET], environ[CLIENT]
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.sock.settimeout(0.0)
        self.push = quickest_send(self.sock)
        self.client.wire = self
        was_polling = self.client.connected
        self.write(SWITCHING % generate_accept_token(key.encode("latin-1")))
        try:
            return self.handler(self)
        except (ValueError, RecursionError):  # engineio 4.15 lets an unreadable packet escape
            self.client.upgrading = False
            self.close(CloseReason.PROTOCOL_ERROR, "This is not an Engine.IO packet")
            while self.wait() is not None:
                pass
            return []
        finally:
            self._end()
            if self.client.upgraded or not was_polling:  # a failed upgrade goes on polling
                why = self.client.server.reason.TRANSPORT_ERROR  # unless engineio knew better
                self.client.close(wait=False, abort=True, reason=why)

    # What arrives

    def wait(self) -> str | None:
        """The next whole message, or None when there will be no more.

        Others get their turn before each, however fast one client sends.
        """
        again = bool(self.inbox)
        if not again and self.whole:
            large, self.whole = self.whole > LARGE, 0
            self._keep()
            if large:  # engineio holds on to a packet until it is given the next one
                return NOTHING
        try:
            self._unburden()
            while not self.inbox:
                chunk = self._receive()
                if not chunk:
                    return None
                if not self.closing:  # afterwards what still arrives is only cleared away
                    self._take(chunk)
                if not self.inbox:
                    self.turns.take(self.connection)
            self.turns.take(self.connection, again=again)
        except OSError:
            return None
        if self.client.upgraded:
            self.admission.upgraded(self.client.sid, self.connection.place)
        return self.inbox.popleft() if self.inbox else None

    def _unburden(self) -> None:
        """Backpressure: a client is not read from while its outbox is full."""
        if self.backlog > FULL and self.flusher is not None:
            self.flusher.join(self.patience)
            if self.backlog > FULL:
                raise TimeoutError("nobody reads")

    def _receive(self) -> bytes:
        """Some bytes; none when the peer is gone, or silent for longer than a ping may take."""
        in_tls = getattr(self.sock, "pending", int)  # bytes that were read, but not by us
        try:
            while True:
                if not in_tls():
                    wait_read(self.sock.fileno(), self.patience)
                with suppress(BlockingIOError, ssl.SSLWantReadError):
                    return self.sock.recv(CHUNK)
        except OSError:
            return b""

    def _take(self, chunk: bytes) -> None:
        self.frames.receive_data(chunk)
        pings = 0
        for event in self.frames.events():
            match event:
                case TextMessage():
                    self._gather(event)
                case BytesMessage():
                    self.refuse_binary()
                case Ping():
                    pings += 1
                    if pings > MOST_PINGS:
                        self.close(CloseReason.POLICY_VIOLATION, "So many pings tell nothing")
                    self.write(self.frames.send(event.response()))
                case CloseConnection():  # the peer's own, or wsproto's word on a broken frame
                    self.close(event.code, event.reason)
            if self.closing:
                return

    def refuse_binary(self) -> None:
        """The protocol has no binary messages, so nothing is kept that would wait for one."""
        self.close(CloseReason.UNSUPPORTED_DATA, "There are no binary messages here")

    def _gather(self, part: TextMessage) -> None:
        """Join the parts of a message; wsproto hands them out as they arrive, so the limit holds
        before a large message is in memory."""
        data = part.data
        self.size += len(data.encode())
        if self.size > self.max_message:
            self.parts.clear()
            self.size = 0
            self.close(CloseReason.MESSAGE_TOO_BIG, f"More than {self.max_message} bytes")
            return
        if data:
            self.parts.append(data)
        if part.message_finished:
            message = "".join(self.parts)
            self.parts.clear()
            self.size = 0
            if not is_spoken(message):
                self.close(CloseReason.PROTOCOL_ERROR, "This is not a Socket.IO packet")
                return
            self.inbox.append(message)
            self.whole += sys.getsizeof(message)
        self._keep()

    def _keep(self) -> None:
        self.admission.bytes.keep(self, self.backlog + self.size + self.whole)

    # What leaves

    def send(self, message: str | bytes) -> None:
        """Send a message that is not shared with others; engineio's writer calls this."""
        if self.closing:
            raise OSError("the websocket is closed")
        self.write(frame(message))

    def write(self, frame: bytes, topic: str | None = None, instead: bytes | None = None) -> None:
        """Send a frame after all earlier ones. What the socket does not take now is kept, and
        finished by a greenlet of its own. Of one topic only the newest is kept: this frame, or the
        one to send instead where another was lost."""
        if self.closing:
            return
        sent = 0 if self.outbox else self._push(frame)
        if sent == len(frame):
            return
        if not self.outbox:
            self.flusher = gevent.spawn(self._flush)
        elif topic is not None and self._outdate(topic):
            frame = instead or frame
        self.outbox.append((memoryview(frame)[sent:], None if sent else topic))
        self.backlog += len(frame) - sent
        self._keep()
        if self.backlog > MAX_BACKLOG:
            log.warning("client %s reads too slowly and is dropped", self.client.sid)
            self.cut()

    def _outdate(self, topic: str) -> bool:
        """Take out what is about to be told anew, unless some of it was sent already; whether
        there was any."""
        for item in self.outbox:
            if item[1] == topic:
                self.outbox.remove(item)
                self.backlog -= len(item[0])
                return True
        return False

    def _push(self, frame: bytes | memoryview) -> int:
        """How much of the frame the socket took at once; all of it, if nobody will ever read it."""
        try:
            return self.push(frame)
        except BlockingIOError:
            return 0
        except OSError:
            self.cut()
            return len(frame)

    def _flush(self) -> None:
        while self.outbox:
            frame, topic = self.outbox.popleft()
            sent = self._push(frame)
            self.backlog = max(0, self.backlog - sent)  # dropped: it is 0 already
            self._keep()
            if sent < len(frame):
                self.outbox.appendleft((frame[sent:], None if sent else topic))
                wait_write(self.sock.fileno())
        if self.closing:
            self._shut(socket.SHUT_WR)

    # The end

    def close(self, code: int = CloseReason.NORMAL_CLOSURE, reason: str | None = None) -> None:
        """Say goodbye after what is still in the outbox. The reader then clears away what the
        peer is still sending, because unread bytes would make the kernel reset the connection
        and the close code would be lost."""
        if self.closing:
            return
        self.write(self.frames.send(CloseConnection(code, reason)))
        if self.closing:  # the peer was gone already
            return
        self.closing = True
        if not self.outbox:
            self._shut(socket.SHUT_WR)
        self.reaper = gevent.spawn_later(GOODBYE, self.cut)

    def drop(self) -> None:
        """Cut the connection, and forget what has arrived: too much is kept for all."""
        self.inbox.clear()
        self.whole = 0
        self.cut()

    def cut(self) -> None:
        """Cut the connection; the greenlet that reads it sees the end and tells engineio.

        That is not done here: a broadcast must not run other people's disconnect handlers.
        """
        self.closing = True
        self.outbox.clear()
        self.parts.clear()
        self.backlog = self.size = 0
        self._keep()
        self._shut(socket.SHUT_RDWR)

    def _shut(self, how: int) -> None:
        with suppress(OSError):  # it is shut already
            self.sock.shutdown(how)

    def _end(self) -> None:
        self.client.wire = None
        self.drop()
        # pywsgi closes the socket next, and its number may be another client's a moment later.
        gevent.killall([helper for helper in (self.flusher, self.reaper) if helper])

    def _refuse(self) -> Any:
        server = self.client.server
        if not self.client.connected:
            self.client.close(wait=False, abort=True)
        return server._bad_request("This is not a websocket handshake of version 13")
