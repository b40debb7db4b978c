"""Pictures over HTTP: bringing one that a row will name, and looking at one that a row names.

Both need a token in the `Authorization` header; a page fetches a picture and shows it as a blob,
so that no token stands in an address."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Flask, Response, request

from server.games.ruling import Phrase
from server.hall.evidence import Evidence
from server.hall.picture_files import MOST_BYTES, mime_of
from server.hall.tokens import Holder, Tokens
from server.match.refusal import NotAllowed, Refusal, TooMuch
from server.messages import Kept, Refused
from server.net.refusals import refused, refused_by_disk
from server.store.errors import StoreFailed

Answer = tuple[dict[str, Any], int]


def shown_token(tokens: Tokens) -> Holder:
    return tokens.read(request.headers.get("Authorization", "").removeprefix("Bearer "))


def in_words(no: Refusal) -> Answer:
    """Answers as a message would, so that the phone has words for it."""
    status = 403 if isinstance(no, NotAllowed) else 429 if isinstance(no, TooMuch) else 400
    return msgspec.to_builtins(refused(no)), status


def add_pictures(app: Flask, evidence: Evidence) -> None:
    tokens = evidence.hall.tokens

    @app.post("/api/evidence")
    def bring() -> Answer:
        match = request.args.get("match", "")
        try:
            holder = shown_token(tokens)
            if request.content_length is None or request.content_length > MOST_BYTES:
                raise TooMuch("refused-picture-large", megabytes=MOST_BYTES / 1_000_000)
            evidence.require_part(holder, match)  # before a stranger's bytes are read
            name = evidence.bring(holder, match, request.get_data())
        except Refusal as no:
            return in_words(no)
        except StoreFailed as why:
            return msgspec.to_builtins(refused_by_disk(why)), 507
        return msgspec.to_builtins(Kept(hash=name)), 201

    @app.get("/api/matches/<match>/evidence/<name>")
    def show(match: str, name: str) -> Response | Answer:
        try:
            body = evidence.show(shown_token(tokens), match, name)
        except Refusal as no:
            return in_words(no)
        if body is None:
            gone = Refused(by="table", text=Phrase("refused-picture-gone"))
            return msgspec.to_builtins(gone), 410
        response = Response(body, mimetype=mime_of(body))
        # Its name is its hash: what was fetched once never changes.
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
        return response
