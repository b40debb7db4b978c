"""What a browser may ask for over HTTP: the web app, QR codes, match files."""

from __future__ import annotations

import io
import mimetypes
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import segno
from flask import Flask, Response, abort, request, send_from_directory
from werkzeug.security import safe_join

from server.games.ruling import Phrase
from server.hall import match_files, playing
from server.match.refusal import NotAllowed, Refusal, TooMuch
from server.messages import Answered, Refused, TableReply
from server.net.desk.clerk import Parts
from server.net.refusals import refused, refused_by_disk
from server.store.errors import StoreFailed

STATIC = Path(__file__).parent.parent / "static"
MOST_UPLOAD = 32 * 1024 * 1024


def reply(answered: Answered) -> Any:
    return msgspec.to_builtins(answered)


def bad_file(key: str) -> Any:
    return reply(Refused(by="table", text=Phrase(key)))


def drawn_qr(address: str) -> Response:
    drawn = io.BytesIO()
    made = segno.make(address, error="m")
    made.save(drawn, kind="svg", border=2, xmldecl=False, svgns=True, dark="#1F1A12")
    return Response(drawn.getvalue(), mimetype="image/svg+xml")


def add_api(app: Flask, parts: Parts) -> None:
    app.config["MAX_CONTENT_LENGTH"] = MOST_UPLOAD

    @app.get("/api/tables/<code>/qr.svg")
    def qr(code: str) -> Response:
        return drawn_qr(parts.live.address(code.upper()[:8]))

    @app.get("/api/qr.svg")
    def start_qr() -> Response:
        return drawn_qr(f"{parts.live.address('')}/")

    @app.get("/api/move/<code>/qr.svg")
    def move_qr(code: str) -> Response:
        """Where another phone takes over; the code is only drawn, whatever it is."""
        return drawn_qr(f"{parts.live.address('')}/move?code={quote(code.upper()[:12])}")

    @app.get("/api/data/<code>/qr.svg")
    def data_qr(code: str) -> Response:
        return drawn_qr(f"{parts.live.address('')}/data/{code.upper()[:12]}")

    @app.get("/api/data/<code>/file")
    def data_file(code: str) -> Response:
        """A shared pack as a file: a plain link, which needs no secure context."""
        tries, who = parts.code_tries, request.remote_addr or ""
        try:
            tries.check(who)
            read = parts.hall.own_data.shared(code)
        except NotAllowed:
            tries.failed(who)
            abort(404, "Nothing is shared under this code, or no longer.")
        except TooMuch:
            abort(429, "Too many wrong codes. Wait a little.")
        kind = parts.hall.own_data.kind(read.pack.game, read.pack.kind)
        name = quote(f"{read.pack.name}{kind.ending}")
        headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}"}
        return Response(read.text, mimetype="text/plain", headers=headers)

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
        # A page of an earlier build asks for its parts, and is told to be loaded again.
        if path.startswith("api/") or (path.startswith("assets/") and not is_built(path)):
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
        """Set the headers by which a browser loads nothing from other hosts."""
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
    """A file of the web app; compressed by the build, to a third, for clients that accept gzip."""
    if not (STATIC / f"{name}.gz").is_file():
        return send_from_directory(STATIC, name)
    packed = request.accept_encodings.quality("gzip") > 0
    kind = mimetypes.guess_type(name)[0]
    response = send_from_directory(STATIC, f"{name}.gz" if packed else name, mimetype=kind)
    response.vary.add("Accept-Encoding")
    if packed:
        response.content_encoding = "gzip"
    return response
