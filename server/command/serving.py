"""Starting and stopping the server: the checks before, what the terminal shows, a clean end."""

from __future__ import annotations

import gc
import io
import logging
import shlex
import signal
from collections.abc import Mapping, Sequence
from typing import Any

import gevent
import segno

from server.app import Server
from server.command.own_stations import OwnStations, Station
from server.config import CannotStart, Config, local_address, lock_data
from server.games.catalogue import GAMES
from server.games.kernel import Game
from server.hall.offices import Secrets
from server.net.brief import Brief
from server.net.hosts import Hosts
from server.net.transport import serve
from server.store.errors import StoreFailed, TooNew

log = logging.getLogger(__name__)
TEND_EVERY = 300.0  # seconds
ANY_HOST = ("0.0.0.0", "::", "")  # listens on every address of this machine


def run_server(
    config: Config, stations: Sequence[Station] = (), games: Mapping[str, Game[Any]] = GAMES
) -> int:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Brief())
    lock = lock_data(config.data)
    server = open_server(config, games)
    own = OwnStations(stations)

    def ready(port: int) -> None:
        here = f"http://{own_host(config.host)}:{port}"
        everywhere = f"http://{local_address()}:{port}"
        server.url = config.url or (everywhere if config.host in ANY_HOST else here)
        # What is in memory now stays: else every full collection stalls all tables for the 20 ms it
        # takes to look through it, and a crowd of short connections makes many of them.
        gc.freeze()
        gc.enable()
        own.start(server, here)
        gevent.spawn(tend, server)
        log.info("%s", server.socketio.server.eio.admission)
        print(greeting(server), flush=True)

    def stop(*_signal: object) -> None:
        gevent.spawn(server.socketio.stop)

    gevent.signal_handler(signal.SIGTERM, stop)
    gevent.signal_handler(signal.SIGINT, stop)
    try:
        hosts = Hosts(config.url or "")
        serve(server.app, server.socketio, config.host, config.port, on_ready=ready, hosts=hosts)
    except OSError as why:
        raise CannotStart(port_advice(config, why)) from why
    finally:
        own.stop()
        server.desk.parts.questions.pool.close()
        server.store.close()
        lock.close()
    return 0


def tend(server: Server) -> None:
    """Housekeeping, for as long as the server runs."""
    while True:
        gevent.sleep(TEND_EVERY)
        try:
            server.hall.tend()
            server.evidence.tidy()
        except StoreFailed as why:
            log.error("not saved: %s", why)


def open_server(config: Config, games: Mapping[str, Game[Any]]) -> Server:
    """The server on its data, or what to do about data that cannot be used."""
    try:
        return Server(config, games)
    except TooNew as why:
        raise CannotStart(
            f"The data in {config.data} was written by a newer Sandtable: {why}.\n"
            "Update this program, or start with --data OTHER-FOLDER."
        ) from why
    except StoreFailed as why:
        raise CannotStart(
            f"The data in {config.data} cannot be used: {why}.\n"
            "If the disk is full or read-only, mend that. If the file is damaged, move\n"
            f"{config.data / 'sandtable.db'} aside and start again, or restore a copy of it."
        ) from why


def own_host(host: str) -> str:
    """How a station on this machine reaches a server that listens there."""
    if host in ANY_HOST:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def port_advice(config: Config, why: OSError) -> str:
    return (
        f"Port {config.port} on {config.host} cannot be used: {why.strerror}.\n"
        f"Perhaps another server runs already. Try `--port {config.port + 1}`."
    )


def greeting(server: Server) -> str:
    """What stands in the terminal once phones can connect."""
    drawn = io.StringIO()
    segno.make(server.url, error="l").terminal(out=drawn, compact=True, border=2)
    lines = [
        "",
        drawn.getvalue().rstrip("\n"),
        "",
        f"  {server.config.name} is ready:  {server.url}",
        "  Open it on every phone in this network, or scan the code above.",
        f"  Big screen:  {server.url}/screen",
        "",
    ]
    if server.secrets.renewed:
        lines += secret_lines(server.secrets)
    else:
        where = shlex.quote(str(server.config.data))
        lines.append(f"  Referee's and organiser's codes: `sandtable secrets --data {where}`")
    return "\n".join([*lines, "", "  Stop with Ctrl-C.", ""])


def secret_lines(secrets: Secrets) -> list[str]:
    return [
        f"  Referee's code:    {secrets.referee[:5]}-{secrets.referee[5:]}",
        f"  Organiser's code:  {secrets.organiser[:5]}-{secrets.organiser[5:]}",
        "  Keep them: whoever has one may rewind and correct every match.",
    ]
