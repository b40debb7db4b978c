"""A worker process: answers questions to the rules, one at a time, until its parent is gone.

Run as `python -m server.net.asking.worker` with a socket to the parent as standard input. It knows
the rules and nothing else: no database, no tokens, no other match than the one it is asked about.
"""

from __future__ import annotations

import os
import signal
import socket
from functools import cache, lru_cache
from typing import Any

import msgspec

from server.games.catalogue import GAMES
from server.games.convert import envelope
from server.games.offering import show
from server.games.ruling import IllegalMove
from server.net.asking.lines import (
    Answer,
    Fault,
    Given,
    Illegal,
    Request,
    read_request,
    receive,
    send,
    write,
)

NICENESS = 5  # the tables come first
KEPT = 16  # answers, with their questions: some 30 KB each


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's, which then hangs up
    os.nice(NICENESS)
    with socket.socket(fileno=0) as parent:
        parent.setblocking(True)  # gevent made it otherwise
        while (body := receive(parent)) is not None:
            send(parent, answered(body))


@lru_cache(maxsize=KEPT)
def answered(body: bytes) -> Answer:
    """The same is asked again: by another phone, or after it was asked ahead."""
    return answer(read_request(body))


def answer(request: Request) -> Answer:
    game = GAMES.get(request.game)
    if game is None or game.version != request.version:
        return Fault("these are other rules")
    try:
        return Given(msgspec.Raw(write(worked_out(game, request))))
    except IllegalMove as no:
        return Illegal(no.reason)
    except Exception as fault:  # the parent logs it; this process goes on
        return Fault(f"{type(fault).__name__}: {fault}"[:500])


def worked_out(game: Any, request: Request) -> Any:
    state = decoder(game.types.state | None).decode(b'{"it":%s}' % request.state).it
    if request.what == "offers":
        return show(game.legal(state, request.viewer, msgspec.json.decode(request.about)))
    question = decoder(game.types.question).decode(b'{"it":%s}' % request.about).it
    return game.ask(state, request.viewer, question)


@cache
def decoder(kind: Any) -> Any:
    return msgspec.json.Decoder(envelope(kind))


if __name__ == "__main__":
    main()
