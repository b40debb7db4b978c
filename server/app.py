"""The server put together: store, hall, connections, HTTP. `cli.py` runs it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from flask import Flask, request
from flask_socketio import SocketIO
from msgspec.structs import replace

from server import pages
from server.config import VERSION, Config, read_packs
from server.desk import Desk, Secrets, reply
from server.games.catalogue import GAMES, bots_of
from server.games.kernel import Game
from server.hall import Hall
from server.live import Live, Session
from server.refusal import refuse, refused
from server.store import Store, open_engine
from server.tokens import Tokens, as_rows, make_code
from server.transport import make_socketio
from server.worker import Worker

log = logging.getLogger(__name__)


class Server:
    """One running server and its parts."""

    def __init__(
        self, config: Config, games: Mapping[str, Game[Any]] = GAMES, *, threads: bool = True
    ) -> None:
        self.config = config
        self.store = open_store(config, threads=threads)
        self.secrets = read_secrets(self.store)
        bots = {id: tuple(bots_of(game)) for id, game in games.items()}
        self.hall = Hall(self.store, games, bots, packs=lambda game: read_packs(config.data, game))
        self.app, self.socketio = create_app(self)
        self.live = Live(self.socketio, self.hall, self.address)
        self.desk = Desk(self.hall, self.live, self.secrets, config.name, VERSION)
        register(self.socketio, self.live, self.desk)
        self.url = config.url or f"http://127.0.0.1:{config.port}"

    def address(self, code: str) -> str:
        """Where a phone finds a table; without a code, the start page."""
        return f"{self.url}/t/{code}" if code else self.url


def open_store(config: Config, *, threads: bool) -> Store:
    """The store; with threads, a slow disk stalls nobody."""
    engine = open_engine(config.database_url)
    store = Store(engine, Worker()) if threads else Store(engine)
    store.prepare()
    return store


def read_secrets(store: Store) -> Secrets:
    """The referee's and the organiser's secret, made at the first start."""
    return Secrets(
        referee=store.secret("referee", lambda: make_code(6)),
        organiser=store.secret("organiser", lambda: make_code(10)),
    )


def renew_secrets(store: Store) -> Secrets:
    """Other codes. Whoever signed in by the old ones is out."""
    offices = (holder for holder in Tokens(store).holders.values() if holder.table is None)
    store.save(tokens_=as_rows(*(replace(holder, revoked=True) for holder in offices)))
    store.forget_secrets("referee", "organiser")
    return read_secrets(store)


def create_app(server: Server) -> tuple[Flask, SocketIO]:
    """Flask with the addresses of the HTTP side, and Socket.IO on it."""
    app = Flask(__name__, static_folder=None)
    pages.add_api(app, server)
    pages.add_web_app(app)
    return app, make_socketio(app)


def register(socketio: SocketIO, live: Live, desk: Desk) -> None:
    """The socket side: one event in, one event out."""

    @socketio.on("connect")
    def connected(_auth: object = None) -> None:
        sid = request.sid  # type: ignore[attr-defined]
        live.sessions[sid] = Session(sid=sid, address=request.remote_addr or "")

    @socketio.on("disconnect")
    def disconnected(_why: object = None) -> None:
        session = live.sessions.pop(request.sid, None)  # type: ignore[attr-defined]
        if session is not None:
            live.unbind(session)

    # Not by Flask-SocketIO's decorator, which makes a whole Flask request of every message.
    @socketio.server.on("say")
    def said(sid: str, raw: object = None, *_more: object) -> Any:
        try:
            return reply(desk.answer(live.sessions[sid], raw))
        except Exception as fault:  # whatever it is, the phone gets an answer
            log.exception("a message was not handled", exc_info=fault)
            return reply(refused(refuse("refused-fault")))
