"""What a browser may ask for over HTTP: the web app, QR codes, match files."""

from __future__ import annotations

import io
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Any

import segno
from flask import Flask, Response, abort, request, send_from_directory
from werkzeug.security import safe_join

from server import exchange
from server.config import VERSION
from server.desk import reply
from server.games.ruling import IllegalMove
from server.messages import TableReply
from server.refusal import refuse, refused
from server.store import StoreFailed

if TYPE_CHECKING:
    from server.app import Server

STATIC = Path(__file__).parent / "static"
MOST_UPLOAD = 32 * 1024 * 1024


def add_api(app: Flask, server: Server) -> None:
    app.config["MAX_CONTENT_LENGTH"] = MOST_UPLOAD

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
            server.desk.rights.office(token, "referee", "organiser")
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


def add_web_app(app: Flask) -> None:
    @app.get("/")
    @app.get("/<path:path>")
    def page(path: str = "index.html") -> Response:
        if path.startswith("api/"):
            abort(404)
        found = path if is_built(path) else "index.html"
        if not is_built(found):
            abort(503, "The web app is not built yet: run `make web`.")
        response = send_packed(found)
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


def is_built(path: str) -> bool:
    """Whether that is a file of the web app. What lies elsewhere on this machine is nobody's
    business, not even whether it exists."""
    found = safe_join(str(STATIC), path)
    try:
        return found is not None and Path(found).is_file()
    except OSError:  # longer than any name may be
        return False


def send_packed(name: str) -> Response:
    """A file of the web app, as the build packed it for whoever takes that: a third of the air."""
    if not (STATIC / f"{name}.gz").is_file():
        return send_from_directory(STATIC, name)
    packed = request.accept_encodings.quality("gzip") > 0
    kind = mimetypes.guess_type(name)[0]
    response = send_from_directory(STATIC, f"{name}.gz" if packed else name, mimetype=kind)
    response.vary.add("Accept-Encoding")
    if packed:
        response.content_encoding = "gzip"
    return response
