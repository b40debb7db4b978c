"""Socket.IO over gevent: how a view reaches every phone in a room at the price of one frame.

Call `gevent.monkey.patch_all()` before anything else is imported. Only greenlets may send: what a
native thread emits reaches nobody, so work done in a thread hands its result back to a greenlet.
"""

import io
import json
import logging
import time
from collections.abc import Callable
from functools import partial
from traceback import walk_tb
from typing import Any
from urllib.parse import parse_qs

import gevent
from engineio.packet import MESSAGE, PING, Packet
from engineio.socket import Socket
from flask import Flask
from flask_socketio import SocketIO
from socketio import PubSubManager
from socketio.packet import BINARY_ACK, BINARY_EVENT

from server.net.admission import MAX_UNCOLLECTED, MOST_CONNECTIONS, Admission
from server.net.hosts import Hosts, only_for
from server.net.listener import Listener, room_for
from server.net.websocket import CLIENT, Wire, frame, is_spoken, text_frame

MAX_MESSAGE = 256 * 1024  # bytes a client may send at once, by websocket or by POST
MAX_QUEUE = 1000  # packets a polling client may leave uncollected before it is dropped
BINARY = (str(BINARY_EVENT), str(BINARY_ACK))

log = logging.getLogger(__name__)
Answering = Callable[..., bytes]


def make_socketio(app: Flask, admission: Admission | None = None, **options: Any) -> SocketIO:
    """A Socket.IO server on gevent whose every packet goes through `post`."""
    socketio = SocketIO(
        app,
        async_mode="gevent",
        async_handlers=False,  # True lets one client's events overtake each other
        http_compression=False,
        max_http_buffer_size=MAX_MESSAGE,
        **options,
    )
    server, eio = socketio.server, socketio.server.eio
    eio.admission = admission or Admission(room_for(MOST_CONNECTIONS))
    # Flask-SocketIO 5.7 has no option that names other classes, hence these replacements.
    server.answering = {}
    server._handle_event = partial(heed, server)
    server._handle_connect = partial(welcome_once, server)
    eio.handlers.update(
        connect=partial(come, server), message=partial(take, server), disconnect=partial(go, server)
    )
    eio._async = {**eio._async, "websocket": Wire}
    eio.send_packet = partial(post, eio)
    eio.disconnect = partial(hang_up, eio)
    eio.start_background_task = partial(start_task, eio)
    eio.handle_request = partial(answer, eio)
    eio.logger.addFilter(in_one_line)
    return socketio


# Who comes


def come(server: Any, eio_sid: str, environ: dict[str, Any]) -> bool | None:
    """An Engine.IO session begins."""
    if not server.eio.admission.came(eio_sid, environ, partial(hang_up, server.eio, eio_sid)):
        return False
    server._handle_eio_connect(eio_sid, environ)
    return None


def go(server: Any, eio_sid: str, reason: str) -> None:
    """An Engine.IO session has ended."""
    stop_pings(server.eio.sockets.get(eio_sid))
    server.eio.admission.left(eio_sid)
    server._binary_packet.pop(eio_sid, None)
    server._handle_eio_disconnect(eio_sid, reason)


def welcome_once(server: Any, eio_sid: str, namespace: str | None, data: Any) -> None:
    """Socket.IO's handshake, once: python-socketio 5.18 makes a client of every repetition."""
    if server.manager.sid_from_eio_sid(eio_sid, namespace or "/") is not None:
        hang_up(server.eio, eio_sid)
        return
    type(server)._handle_connect(server, eio_sid, namespace, data)
    if server.manager.sid_from_eio_sid(eio_sid, "/") is not None:
        server.eio.admission.connected(eio_sid)


def vouch(socketio: SocketIO, sid: str, holder: str | None) -> None:
    """A client has shown a token, or has none any more: who has one keeps its place."""
    server = socketio.server
    eio_sid = server.manager.eio_sid_from_sid(sid, "/")
    if eio_sid is None:
        return
    if holder is None:
        server.eio.admission.doubt(eio_sid)
    else:
        server.eio.admission.vouch(eio_sid, holder)


def start_task(eio: Any, target: Any, *args: Any, **kwargs: Any) -> Any:
    """engineio's pings, without a greenlet that sleeps for each: whoever is gone needs none."""
    if getattr(target, "__func__", None) is not Socket._send_ping:
        return type(eio).start_background_task(eio, target, *args, **kwargs)
    client = target.__self__
    client.pinger = gevent.spawn_later(eio.ping_interval, send_ping, client)
    return client.pinger


def send_ping(client: Socket) -> None:
    if not client.closing and not client.closed:
        client.last_ping = time.time()
        client.send(Packet(PING))


def stop_pings(client: Any) -> None:
    """The next one would keep the client in memory until it is due."""
    pinger = getattr(client, "pinger", None)
    if pinger is not None:
        pinger.kill(block=False)


def answer(eio: Any, environ: dict[str, Any], start_response: Any) -> Any:
    """A request to Engine.IO. A session polls once at a time, as its protocol says: each poll
    holds a connection for as long as there is nothing to tell."""
    sid = parse_qs(environ.get("QUERY_STRING", "")).get("sid", [None])[0]
    client, connection = eio.sockets.get(sid), environ.get(CLIENT)
    if client is not None and environ["REQUEST_METHOD"] == "POST":
        read_first(eio, sid, environ)
    waits = environ["REQUEST_METHOD"] == "GET" and "HTTP_UPGRADE" not in environ
    if client is None or connection is None or not waits:
        return type(eio).handle_request(eio, environ, start_response)
    if getattr(client, "polls", False):
        hang_up(eio, sid)  # the request itself is answered with an error
        return type(eio).handle_request(eio, environ, start_response)
    place = connection.place
    cut, client.polls = place.end, True
    place.end = partial(end_poll, eio, sid, cut)
    try:
        return type(eio).handle_request(eio, environ, start_response)
    finally:
        place.end, client.polls = cut, False


def read_first(eio: Any, sid: str, environ: dict[str, Any]) -> None:
    """Look at the packets of a POST before engineio reads them. Who sends others than ours is
    gone, and the request answered with an error."""
    size = int(environ.get("CONTENT_LENGTH") or 0)
    if size > MAX_MESSAGE:
        return  # engineio refuses it by its size
    try:
        body = environ["wsgi.input"].read(size)
    except OSError:  # the client is gone in the middle of it
        body = b""
    environ["wsgi.input"] = io.BytesIO(body)
    if not all(is_spoken(packet) for packet in body.decode("utf-8", "replace").split("\x1e")):
        hang_up(eio, sid)


def end_poll(eio: Any, sid: str, cut: Callable[[], None]) -> None:
    hang_up(eio, sid)
    cut()


# What they say


def take(server: Any, eio_sid: str, data: str | bytes) -> None:
    """A message. The protocol has no binary ones: python-socketio keeps the attachments of one that
    never ends for as long as they come."""
    client = server.eio.sockets.get(eio_sid)
    if client is None or client.closed:
        return
    if isinstance(data, str) and data[:1] not in BINARY:
        server._handle_eio_message(eio_sid, data)
    elif wire := getattr(client, "wire", None):
        wire.refuse_binary()
    else:
        hang_up(server.eio, eio_sid)


def heed(server: Any, eio_sid: str, namespace: str | None, id: int | None, data: Any) -> None:
    """Take a client's event, unless it has no name or that of what only the server itself finds
    out: python-socketio 5.18 lets a client report its own coming and going, again and again."""
    name = data[0] if isinstance(data, list) and data else None
    if not isinstance(name, str) or name in server.reserved_events:
        return
    handler = server.answering.get(name)
    if handler is None:
        type(server)._handle_event(server, eio_sid, namespace, id, data)
        return
    sid = server.manager.sid_from_eio_sid(eio_sid, "/")
    if namespace in (None, "/") and server.manager.is_connected(sid, "/"):
        reply = handler(sid, *data[1:])
        if id is not None:
            send_text(server.eio, eio_sid, b"43%d[%s]" % (id, reply))


def answering(socketio: SocketIO, event: str) -> Callable[[Answering], Answering]:
    """Decorates the handler of an event that replies with JSON, which goes out as it is."""

    def register(handler: Answering) -> Answering:
        socketio.server.answering[event] = handler
        return handler

    return register


def broadcast(
    socketio: SocketIO,
    room: str,
    event: str,
    payload: bytes,
    topic: str | None = None,
    whole: bytes | None = None,
) -> None:
    """Send an event with one argument, already in JSON, to all clients in a room. To those who read
    slowly, of one topic only the newest; `whole` instead, where the payload needs what they lost.

    It neither waits nor lets another greenlet run, so what one client is sent arrives in the
    order of the calls, ordinary emits included.
    """
    server = socketio.server
    if isinstance(server.manager, PubSubManager):  # other processes have clients in the room too
        socketio.emit(event, json.loads(payload), to=room)
        return
    text = instead = b'42["%s",%s]' % (event.encode(), payload)
    shared = other = text_frame(text)
    if whole is not None:
        instead = b'42["%s",%s]' % (event.encode(), whole)
        other = text_frame(instead)
    clients = server.eio.sockets
    for _, eio_sid in server.manager.get_participants("/", room):
        client = clients.get(eio_sid)
        wire = idle_wire(client)
        if wire:
            wire.write(shared, topic, other)
        elif client:
            packet = Packet(MESSAGE, text[1:].decode())
            enqueue(server.eio, client, packet, topic, instead[1:].decode())


def send_text(eio: Any, eio_sid: str, text: bytes) -> None:
    """Send one client the text of a Socket.IO packet in an Engine.IO message."""
    client = eio.sockets.get(eio_sid)
    wire = idle_wire(client)
    if wire:
        wire.write(text_frame(text))
    elif client:
        enqueue(eio, client, Packet(MESSAGE, text[1:].decode()))


def send_to(
    socketio: SocketIO, sid: str, event: str, payload: bytes, topic: str | None = None
) -> None:
    """Send an event with one argument, already in JSON, to one client."""
    broadcast(socketio, sid, event, payload, topic)  # everyone is alone in a room of that name


def post(eio: Any, eio_sid: str, packet: Packet) -> None:
    """Send an Engine.IO packet to a client: at once if its websocket waits for nothing else,
    or else through its queue."""
    client = eio.sockets.get(eio_sid)
    wire = idle_wire(client)
    if wire:
        wire.write(frame(packet.encode()))
    elif client:
        enqueue(eio, client, packet)


def idle_wire(client: Any) -> Wire | None:
    """The websocket of a client, if nothing else waits to be sent to it."""
    if client and not client.closed and client.upgraded and client.queue.empty():
        return getattr(client, "wire", None)
    return None


def enqueue(
    eio: Any, client: Any, packet: Packet, topic: str | None = None, instead: str | None = None
) -> None:
    """Let a packet wait until the client collects it; of one topic, the newest, or what is said
    `instead` of it where one is lost."""
    if client.closed:
        return
    waiting = [each for each in client.queue.queue if each is not None]
    for each in waiting if topic is not None else ():
        if getattr(each, "topic", None) == topic:
            each.data = instead or packet.data
            return
    packet.topic = topic
    if len(waiting) < MAX_QUEUE and sum(map(size_of, waiting)) <= MAX_UNCOLLECTED:
        client.queue.put(packet)
    else:
        log.warning("client %s collects nothing and is dropped", client.sid)
        gevent.spawn(hang_up, eio, client.sid)  # not here: it runs the disconnect handlers


def size_of(packet: Packet) -> int:
    return len(packet.data) if isinstance(packet.data, str) else 0


def hang_up(eio: Any, eio_sid: str | None = None) -> None:
    """Close a client, or all. engineio's own method waits until the client has collected its
    last packet, which one that polls and is gone never does."""
    for known in list(eio.sockets) if eio_sid is None else [eio_sid]:
        client = eio.sockets.pop(known, None)
        if client:
            stop_pings(client)
            client.close(wait=False, reason=eio.reason.SERVER_DISCONNECT)


def in_one_line(record: logging.LogRecord) -> bool:
    """Shorten what engineio logs about an unreadable packet; anybody could fill the disk with
    its tracebacks. One that leads into our own code is left whole."""
    if record.exc_info and record.exc_info[2]:
        modules = {frame.f_globals["__name__"] for frame, _ in walk_tb(record.exc_info[2])}
        theirs = {module.split(".")[0] for module in modules - {__name__}}
        if theirs <= {"engineio", "socketio", "json"}:
            record.msg, record.args = "unreadable packet: %r", (record.exc_info[1],)
            record.exc_info = None
    return True


def serve(
    app: Flask,
    socketio: SocketIO,
    host: str,
    port: int,
    on_ready: Callable[[int], None] = lambda port: None,
    hosts: Hosts | None = None,
) -> None:
    """Serve until `socketio.stop()`; `on_ready` is told the port once clients can connect.

    Raises OSError when the address cannot be had.
    """
    checked = only_for(hosts or Hosts(), app)
    server = Listener((host, port), checked, socketio.server.eio.admission)
    socketio.wsgi_server = server
    server.start()
    on_ready(server.server_port)
    server.serve_forever()
