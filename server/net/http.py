"""What a browser may ask for over HTTP: the web app, QR codes, match files."""

from __future__ import annotations

import io
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
import segno
from flask import Flask, Response, abort, request, send_from_directory
from werkzeug.security import safe_join

from server.games.ruling import Phrase
from server.hall import match_files, playing
from server.match.refusal import NotAllowed, Refusal
from server.messages import Answered, Refused, TableReply
from server.net.desk.clerk import Parts
from server.net.translate import refused, refused_by_disk
from server.store.errors import StoreFailed

STATIC = Path(__file__).parent.parent / "static"
MOST_UPLOAD = 32 * 1024 * 1024


def reply(answered: Answered) -> Any:
    return msgspec.to_builtins(answered)


def bad_file(key: str) -> Any:
    return reply(Refused(by="table", text=Phrase(key)))


def add_api(app: Flask, parts: Parts) -> None:
    app.config["MAX_CONTENT_LENGTH"] = MOST_UPLOAD

    @app.get("/api/tables/<code>/qr.svg")
    def qr(code: str) -> Response:
        drawn = io.BytesIO()
        made = segno.make(parts.live.address(code.upper()[:8]), error="m")
        made.save(drawn, kind="svg", border=2, xmldecl=False, svgns=True, dark="#1F1A12")
        return Response(drawn.getvalue(), mimetype="image/svg+xml")

    @app.get("/api/matches/<match>/export")
    def export(match: str) -> Response:
        try:
            body = playing.give_out(parts.hall, match)
        except NotAllowed:
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
            parts.rights.office(token, "referee", "organiser")
            table = playing.take_in(parts.hall, request.get_data())
        except Refusal as no:
            return reply(refused(no)), 403
        except match_files.BadFile as why:
            return bad_file(why.key), 400
        except StoreFailed as why:
            return reply(refused_by_disk(why)), 507
        return reply(TableReply(table=parts.live.info(table))), 201

    @app.errorhandler(413)
    def too_large(_fault: Exception) -> tuple[dict[str, Any], int]:
        return bad_file("refused-file"), 413

    @app.get("/api/health")
    def health() -> dict[str, str]:
        return {"name": parts.name, "version": parts.version}


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
