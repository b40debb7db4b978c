"""Socket.IO over gevent: how a view reaches every phone in a room at the price of one frame.

Call `gevent.monkey.patch_all()` before anything else is imported. Only greenlets may send: what a
native thread emits reaches nobody, so work done in a thread hands its result back to a greenlet.
"""

import json
import logging
from collections.abc import Callable
from functools import partial
from traceback import walk_tb
from typing import Any

import gevent
from engineio.packet import MESSAGE, Packet
from flask import Flask
from flask_socketio import SocketIO
from gevent.pywsgi import WSGIHandler, WSGIServer
from socketio import PubSubManager

from server.net.websocket import SOCKET, Wire, frame, text_frame

MAX_MESSAGE = 256 * 1024  # bytes a client may send at once, by websocket or by POST
MAX_QUEUE = 1000  # packets a polling client may leave uncollected before it is dropped

log = logging.getLogger(__name__)


def make_socketio(app: Flask, **options: Any) -> SocketIO:
    """A Socket.IO server on gevent whose every packet goes through `post`."""
    socketio = SocketIO(
        app,
        async_mode="gevent",
        async_handlers=False,  # True lets one client's events overtake each other
        http_compression=False,
        max_http_buffer_size=MAX_MESSAGE,
        **options,
    )
    socketio.server._handle_event = partial(heed, socketio.server)
    eio = socketio.server.eio
    # Flask-SocketIO 5.7 has no option that names other classes, hence these replacements.
    eio._async = {**eio._async, "websocket": Wire}
    eio.send_packet = partial(post, eio)
    eio.disconnect = partial(hang_up, eio)
    eio.logger.addFilter(in_one_line)
    return socketio


def heed(server: Any, eio_sid: str, namespace: str | None, id: int | None, data: Any) -> None:
    """Take a client's event, unless it has no name or that of what only the server itself finds
    out: python-socketio 5.18 lets a client report its own coming and going, again and again."""
    name = data[0] if isinstance(data, list) and data else None
    if isinstance(name, str) and name not in server.reserved_events:
        type(server)._handle_event(server, eio_sid, namespace, id, data)


def broadcast(socketio: SocketIO, room: str, event: str, payload: bytes) -> None:
    """Send an event with one argument, already in JSON, to all clients in a room.

    It neither waits nor lets another greenlet run, so what one client is sent arrives in the
    order of the calls, ordinary emits included.
    """
    server = socketio.server
    if isinstance(server.manager, PubSubManager):  # other processes have clients in the room too
        socketio.emit(event, json.loads(payload), to=room)
        return
    shared = text_frame(b'42["%s",%s]' % (event.encode(), payload))
    clients = server.eio.sockets
    for _, eio_sid in server.manager.get_participants("/", room):
        client = clients.get(eio_sid)
        wire = idle_wire(client)
        if wire:
            wire.write(shared)
        elif client:
            packet = Packet(MESSAGE, f"2[{json.dumps(event)},{payload.decode()}]")
            enqueue(server.eio, client, packet)


def send_to(socketio: SocketIO, sid: str, event: str, payload: bytes) -> None:
    """Send an event with one argument, already in JSON, to one client."""
    broadcast(socketio, sid, event, payload)  # every client is alone in a room of that name


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


def enqueue(eio: Any, client: Any, packet: Packet) -> None:
    """Let a packet wait until the client collects it."""
    if client.closed:
        return
    if client.queue.qsize() < MAX_QUEUE:
        client.queue.put(packet)
    else:
        log.warning("client %s collects nothing and is dropped", client.sid)
        gevent.spawn(hang_up, eio, client.sid)  # not here: it runs the disconnect handlers


def hang_up(eio: Any, eio_sid: str | None = None) -> None:
    """Close a client, or all. engineio's own method waits until the client has collected its
    last packet, which one that polls and is gone never does."""
    for known in list(eio.sockets) if eio_sid is None else [eio_sid]:
        client = eio.sockets.pop(known, None)
        if client:
            client.close(wait=False, reason=eio.reason.SERVER_DISCONNECT)


def in_one_line(record: logging.LogRecord) -> bool:
    """Shorten what engineio logs about an unreadable packet; anybody could fill the disk with
    its tracebacks. One that leads into our own code is left whole."""
    if record.exc_info and record.exc_info[2]:
        modules = {frame.f_globals["__name__"] for frame, _ in walk_tb(record.exc_info[2])}
        if {module.split(".")[0] for module in modules} <= {"engineio", "socketio", "json"}:
            record.msg, record.args = "unreadable packet: %r", (record.exc_info[1],)
            record.exc_info = None
    return True


class Handler(WSGIHandler):
    """Hands the connection to the websocket code with the request."""

    def get_environ(self) -> dict[str, Any]:
        environ = super().get_environ()
        environ[SOCKET] = self.socket
        return environ


def serve(
    app: Flask,
    socketio: SocketIO,
    host: str,
    port: int,
    on_ready: Callable[[int], None] = lambda port: None,
) -> None:
    """Serve until `socketio.stop()`; `on_ready` is told the port once clients can connect.

    Raises OSError when the address cannot be had.
    """
    environ = {"SERVER_NAME": host}  # or else pywsgi asks a name server, which may not answer
    server = WSGIServer(
        (host, port), app, handler_class=Handler, log=None, error_log=log, environ=environ
    )
    socketio.wsgi_server = server
    server.start()
    on_ready(server.server_port)
    server.serve_forever()
