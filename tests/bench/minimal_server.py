"""The smallest server that does what the real one does for an action: one durable row, then one
update to every client in the room. It prints its port when it listens.

`--mode` compares the transport with what it was chosen over.
"""

import argparse
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

MODES = ("transport", "gevent", "threading")


class Rows:
    """A log table as durable as the real one."""

    def __init__(self, folder: Path) -> None:
        self.link = sqlite3.connect(folder / "rows.db", check_same_thread=False)
        self.link.execute("PRAGMA journal_mode=WAL")
        self.link.execute("PRAGMA synchronous=FULL")
        self.link.execute("CREATE TABLE row (seq INTEGER PRIMARY KEY, body TEXT)")

    def append(self, body: str) -> None:
        with self.link:
            self.link.execute("INSERT INTO row (body) VALUES (?)", (body,))


def serve_transport(rows: Rows) -> None:
    import gevent.lock
    import gevent.threadpool
    from flask import Flask
    from flask_socketio import join_room

    from server.net.transport import broadcast, make_socketio, serve

    app = Flask(__name__)
    socketio = make_socketio(app)
    lock, pool = gevent.lock.RLock(), gevent.threadpool.ThreadPool(1)

    @socketio.on("join")
    def on_join(_: object) -> str:
        join_room("table")
        return "joined"

    @socketio.on("act")
    def on_act(update: str) -> str:
        with lock:
            pool.apply(rows.append, (update,))
            broadcast(socketio, "table", "update", update.encode())
        return "done"

    serve(app, socketio, "127.0.0.1", 0, announce)


def serve_as_it_comes(rows: Rows, mode: str) -> None:
    import json
    import threading

    from flask import Flask
    from flask_socketio import SocketIO, join_room

    app = Flask(__name__)
    socketio = SocketIO(app, async_mode=mode, async_handlers=False)
    lock = threading.Lock()

    @socketio.on("join")
    def on_join(_: object) -> str:
        join_room("table")
        return "joined"

    @socketio.on("act")
    def on_act(update: str) -> str:
        with lock:
            if mode == "gevent":
                import gevent

                gevent.get_hub().threadpool.apply(rows.append, (update,))
            else:
                rows.append(update)
            socketio.emit("update", json.loads(update), to="table")
        return "done"

    make_server(app, mode).serve_forever()


def make_server(app: Any, mode: str) -> Any:
    """The web server that Flask-SocketIO itself would start, on a free port."""
    if mode == "gevent":
        from gevent.pywsgi import WSGIServer

        server = WSGIServer(("127.0.0.1", 0), app, log=None)
        server.start()
        announce(server.server_port)
        return server
    from werkzeug.serving import make_server as werkzeug_server

    threaded = werkzeug_server("127.0.0.1", 0, app, threaded=True)
    announce(threaded.server_port)
    return threaded


def announce(port: int) -> None:
    print(port, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--mode", choices=MODES, default="transport")
    mode = parser.parse_args().mode
    if mode != "threading":
        from gevent import monkey

        monkey.patch_all()
    with tempfile.TemporaryDirectory() as folder:
        rows = Rows(Path(folder))
        serve_transport(rows) if mode == "transport" else serve_as_it_comes(rows, mode)


if __name__ == "__main__":
    main()
