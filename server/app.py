"""The server put together: store, hall, connections, HTTP. `command/serving.py` runs it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Flask, request
from flask_socketio import SocketIO

from server.config import VERSION, Config, read_packs
from server.games.catalogue import GAMES, bots_of
from server.games.kernel import Game
from server.hall.checking import Checks
from server.hall.evidence import Evidence
from server.hall.hall import Hall
from server.hall.offices import read_secrets
from server.hall.sessions import Session
from server.net import http
from server.net.desk import Desk
from server.net.live import Live
from server.net.pictures_http import add_pictures
from server.net.refusals import FAULT
from server.net.transport import answering, make_socketio
from server.store.pictures import Pictures
from server.store.store import Store, open_engine
from server.store.worker import Worker

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Server:
    """One running server and its parts."""

    def __init__(
        self, config: Config, games: Mapping[str, Game[Any]] = GAMES, *, threads: bool = True
    ) -> None:
        self.config = config
        engine = open_engine(config.database_url)
        # With threads, a slow disk stalls nobody.
        self.store = Store(engine, Worker()) if threads else Store(engine)
        had = self.store.prepare()
        self.secrets = read_secrets(self.store)
        bots = {id: tuple(bots_of(game)) for id, game in games.items()}
        pictures = Pictures(config.data / "evidence", self.store.offload)
        self.hall = Hall(
            self.store,
            games,
            bots,
            packs=lambda game: read_packs(config.data, game),
            pictures=pictures,
        )
        self.evidence = Evidence(self.hall, pictures, config.evidence_mb * 1_000_000)
        if had == 1:
            self.hall.open_all()  # schema 1 kept no newest positions
        self.hall.check_later = Checks().add
        self.app = Flask(__name__, static_folder=None)
        self.socketio = make_socketio(self.app)
        self.live = Live(self.socketio, self.hall, self.address)
        self.desk = Desk(self.hall, self.live, self.secrets, self.evidence, config.name, VERSION)
        http.add_api(self.app, self.desk.parts)
        add_pictures(self.app, self.evidence)
        http.add_web_app(self.app)
        register(self.socketio, self.live, self.desk)
        self.url = config.url or f"http://127.0.0.1:{config.port}"

    def address(self, code: str) -> str:
        """Where a phone finds a table; without a code, the start page."""
        return f"{self.url}/t/{code}" if code else self.url


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
            live.dismiss(session)

    # Not by Flask-SocketIO's decorator, which makes a whole Flask request of every message.
    @answering(socketio, "say")
    def said(sid: str, raw: object = None, *_more: object) -> bytes:
        try:
            return encode(desk.answer(live.sessions[sid], raw))
        except Exception as fault:  # whatever it is, the phone gets an answer
            log.exception("a message was not handled", exc_info=fault)
            return encode(FAULT)
