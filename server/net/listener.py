"""The HTTP side of the server on gevent: connections are counted, and everything has a deadline."""

from __future__ import annotations

import io
import logging
import resource
import socket
import sys
from contextlib import suppress
from functools import partial
from typing import Any

import gevent
from gevent.pywsgi import WSGIHandler, WSGIServer
from gevent.socket import wait_read

from server.net.admission import Admission
from server.net.hosts import Application
from server.net.places import Bytes, Place, Rank, network_of
from server.net.turns import Client, Turns
from server.net.websocket import CLIENT, SOCKET

SPARE_FILES = 200  # for the database, the static files, the stations, and what is just closing
MAX_HEAD = 16 * 1024  # bytes of headers
RECEIVE_BUFFER = 64 * 1024  # of the kernel, for each connection; by itself it grows to megabytes
SWEEP_EVERY = 1.0
SWITCH_EVERY = 0.0005

log = logging.getLogger(__name__)


def room_for(wanted: int) -> int:
    """How many connections there are file descriptors for, having asked for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(min(wanted, soft - SPARE_FILES), 20)


class Paced(io.RawIOBase):
    """The bytes of a connection, each piece in its turn: a thousand connections that get one byte
    at a time, or end at once, are served one after the other, and not before everybody else.
    What an application gathers of a request's body is counted."""

    def __init__(self, sock: Any, turns: Turns, client: Client, kept: Bytes) -> None:
        self.sock, self.turns, self.client, self.kept = sock, turns, client, kept
        self.held: int | None = None  # bytes; None: nobody gathers what is read

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        wait_read(self.sock.fileno())
        self.turns.take(self.client, again=True)
        size = int(self.sock.recv_into(buffer))
        if self.held is not None:
            self.held += size
            self.kept.keep(self, self.held)
        return size

    def gather(self) -> None:
        """From now on what is read is kept."""
        self.held = 0

    def let_go(self) -> None:
        self.held = None
        self.kept.keep(self, 0)

    def drop(self) -> None:
        self.let_go()
        self.client.place.end()


class Handler(WSGIHandler):
    """One HTTP connection, with its place among the others."""

    client: Client
    paced: Paced
    server: Listener

    def get_environ(self) -> dict[str, Any]:
        environ: dict[str, Any] = super().get_environ()
        environ[SOCKET], environ[CLIENT] = self.socket, self.client
        return environ

    def MessageClass(self, rfile: Any, *_: object) -> Any:
        """The headers, unless there is no end to them."""
        head = bytearray()
        while (line := rfile.readline(MAX_HEAD + 1)) not in (b"\r\n", b"\n", b""):
            head += line
            if len(head) > MAX_HEAD:
                raise ValueError("more headers than anybody needs")
        return super().MessageClass(io.BytesIO(bytes(head) + b"\r\n"), 0)

    def _handle_client_error(self, ex: Exception) -> Any:
        """A request that cannot be read, or whose connection was cut meanwhile: nobody is told."""
        return None if isinstance(ex, OSError) else super()._handle_client_error(ex)

    def log_error(self, msg: str, *args: object) -> None:
        """What clients do wrong is told to them, and of no interest to anybody else."""
        log.debug(msg, *args)

    def handle_one_response(self) -> None:
        place, server = self.client.place, self.server
        server.expect(place, Rank.ASKING, server.deadlines.answer)
        server.admission.turns.take(self.client)
        super().handle_one_response()
        server.expect(place, Rank.WAITING, server.deadlines.next)

    def run_application(self) -> None:
        """Answer the request. What comes of its body afterwards is read and thrown away."""
        self.paced.gather()
        try:
            super().run_application()
        finally:
            self.paced.let_go()


class Listener(WSGIServer):
    """Accepts connections, as many as there are places for."""

    max_accept = 2  # in a row, before those who are connected have their turn

    def __init__(self, address: tuple[str, int], app: Application, admission: Admission) -> None:
        # SERVER_NAME: or else pywsgi asks a name server, which may not answer.
        environ = {"SERVER_NAME": address[0]}
        super().__init__(
            address, app, handler_class=Handler, log=None, error_log=log, environ=environ
        )
        self.admission, self.places = admission, admission.connections
        self.deadlines = admission.deadlines
        self.sweeper: gevent.Greenlet | None = None

    def init_socket(self) -> None:
        super().init_socket()
        # What is accepted inherits this.
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)

    def start(self) -> None:
        # For so long a busy event loop keeps the thread that writes to disk from going on, several
        # times in each commit; and for so long gevent runs what is ready before it looks for input.
        sys.setswitchinterval(SWITCH_EVERY)
        # Or else every greenlet keeps the stack that spawned it, for debuggers.
        gevent.config.track_greenlet_tree = False
        self.admission.turns.start()
        super().start()
        self.sweeper = gevent.spawn(self.sweep)

    def close(self) -> None:
        super().close()
        if self.sweeper is not None:
            self.sweeper.kill(block=False)

    def sweep(self) -> None:
        while True:
            gevent.sleep(SWEEP_EVERY)
            self.admission.sweep()

    def handle(self, sock: Any, address: tuple[str, int]) -> None:
        place = self.places.take(network_of(address[0]), Rank.WAITING, lambda: cut(sock))
        if place is None:
            return
        client = self.admission.turns.enter(place)
        try:
            with suppress(OSError):  # the client is gone, or has to
                self.serve_one(sock, address, client)
        finally:
            self.admission.turns.leave(client)
            self.places.free(place)

    def serve_one(self, sock: Any, address: tuple[str, int], client: Client) -> None:
        turns = self.admission.turns
        client.place.end = partial(end, sock, turns, client)
        self.expect(client.place, Rank.WAITING, self.deadlines.head)
        turns.take(client, again=True)
        # Headers and body are two writes: the second must not wait for the first's acknowledgement.
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        paced = Paced(sock, turns, client, self.admission.bytes)
        handler = Handler(sock, address, self, io.BufferedReader(paced))
        handler.client, handler.paced = client, paced
        handler.handle()

    def expect(self, place: Place, rank: Rank, within: float) -> None:
        self.places.move(place, rank)
        place.deadline = self.places.clock() + within


def end(sock: Any, turns: Turns, client: Client) -> None:
    """End a connection that may be waiting for its turn."""
    cut(sock)
    turns.dismiss(client)


def cut(sock: Any) -> None:
    """End a connection; the greenlet that reads it sees the end."""
    with suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)
