"""The server put together: store, hall, connections, HTTP. `cli.py` runs it."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import segno
from flask import Flask, Response, abort, request, send_from_directory
from flask_socketio import SocketIO
from werkzeug.security import safe_join

from server import exchange
from server.config import VERSION, Config, read_packs
from server.desk import Desk, Secrets, reply
from server.games.catalogue import GAMES, bots_of
from server.games.kernel import Game
from server.games.ruling import IllegalMove
from server.hall import Hall
from server.live import Live, Session
from server.messages import TableReply
from server.refusal import refuse, refused
from server.store import Store, StoreFailed, open_engine
from server.tokens import make_code
from server.transport import make_socketio
from server.worker import Worker

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"
MOST_UPLOAD = 32 * 1024 * 1024


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


def create_app(server: Server) -> tuple[Flask, SocketIO]:
    """The HTTP side: the web app, QR codes, match files."""
    app = Flask(__name__, static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = MOST_UPLOAD
    socketio = make_socketio(app)

    @app.get("/api/tables/<code>/qr.svg")
    def qr(code: str) -> Response:
        drawn = io.BytesIO()
        made = segno.make(server.address(code.upper()[:8]), error="m")
        made.save(drawn, kind="svg", border=2, xmldecl=False, svgns=True, dark="#1F1A12")
        return Response(drawn.getvalue(), mimetype="image/svg+xml")

    @app.get("/api/matches/<match>/export")
    def export(match: str) -> Response:
        try:
            body = exchange.export_match(server.store, server.hall.tables.values(), match)
        except IllegalMove:
            abort(409, "The match is not over yet: its file would tell every secret.")
        except LookupError:
            abort(404, "There is no such match.")
        name = f"sandtable-{match}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(body, mimetype="application/json", headers=headers)

    @app.post("/api/matches")
    def take_in() -> tuple[dict[str, Any], int]:
        """Answers as a message would, so that the phone has words for it."""
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        try:
            holder = server.hall.tokens.read(token)
            if holder.role not in ("referee", "organiser"):
                raise refuse("refused-role")
            table = server.hall.take_in(request.get_data())
        except IllegalMove as no:
            return reply(refused(no)), 403
        except exchange.BadFile as why:
            return reply(refused(refuse(why.key))), 400
        except StoreFailed as why:
            return reply(refused(refuse("refused-disk", why=str(why)))), 507
        return reply(TableReply(table=server.live.info(table))), 201

    @app.errorhandler(413)
    def too_large(_fault: Exception) -> tuple[dict[str, Any], int]:
        return reply(refused(refuse("refused-file"))), 413

    @app.get("/api/health")
    def health() -> dict[str, str]:
        return {"name": server.config.name, "version": VERSION}

    @app.get("/")
    @app.get("/<path:path>")
    def page(path: str = "index.html") -> Response:
        if path.startswith("api/"):
            abort(404)
        found = path if is_built(path) else "index.html"
        if not is_built(found):
            abort(503, "The web app is not built yet: run `make web`.")
        response = send_from_directory(STATIC, found)
        # Built files carry a hash in their names; the page itself is always asked for again.
        hashed = found.startswith("assets/")
        response.cache_control.max_age = 31_536_000 if hashed else 0
        response.cache_control.no_cache = None if hashed else True
        return response

    @app.after_request
    def shut_in(response: Response) -> Response:
        """Nothing is loaded from another host, whatever slips into a page."""
        response.headers["Content-Security-Policy"] = (
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
            "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'"
        )
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        return response

    return app, socketio


def is_built(path: str) -> bool:
    """Whether that is a file of the web app. What lies elsewhere on this machine is nobody's
    business, not even whether it exists."""
    found = safe_join(str(STATIC), path)
    try:
        return found is not None and Path(found).is_file()
    except OSError:  # longer than any name may be
        return False


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
