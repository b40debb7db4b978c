"""A small Socket.IO server for the tests of the transport; it prints its port when it listens.

`--plain` runs Flask-SocketIO as it comes, to show that a test can fail.
"""

from gevent import monkey

monkey.patch_all()

import argparse  # noqa: E402
import json  # noqa: E402
import logging  # noqa: E402
import socket  # noqa: E402
from typing import Any  # noqa: E402

import gevent  # noqa: E402
from flask import Flask, request  # noqa: E402
from flask_socketio import SocketIO, join_room  # noqa: E402
from gevent.pywsgi import WSGIServer  # noqa: E402

from server.net.admission import Admission, Deadlines  # noqa: E402
from server.net.transport import broadcast, make_socketio, send_to, serve, vouch  # noqa: E402
from server.net.websocket import SOCKET  # noqa: E402

ROOM = "table"


def register(socketio: SocketIO) -> None:
    present: set[str] = set()

    @socketio.on("connect")
    def on_connect() -> None:
        join_room(ROOM)
        present.add(request.sid)  # type: ignore[attr-defined]

    @socketio.on("disconnect")
    def on_disconnect(reason: str) -> None:
        present.discard(request.sid)  # type: ignore[attr-defined]

    @socketio.on("present")
    def on_present(_: object = None) -> int:
        return len(present)

    @socketio.on("token")
    def on_token(holder: str) -> str:
        vouch(socketio, request.sid, holder)  # type: ignore[attr-defined]
        return "known"

    @socketio.on("echo")
    def on_echo(data: Any) -> Any:
        return data

    @socketio.on("stumble")
    def on_stumble(_: object = None) -> None:
        raise RuntimeError("a fault of our own")

    @socketio.on("stream")
    def on_stream(wish: dict[str, Any]) -> str:
        """Send numbered updates to the room, and to the caller alone if it wants `mixed` ones."""
        sid = request.sid  # type: ignore[attr-defined]
        for number in range(wish["count"]):
            update = {"number": number, "pad": "ä" * wish.get("size", 0)}
            if wish.get("mixed") and number % 3 == 1:
                socketio.emit("update", update, to=ROOM)
            elif wish.get("mixed") and number % 3 == 2:
                send_to(socketio, sid, "update", json.dumps(update).encode())
            else:
                text = json.dumps(update, ensure_ascii=False)
                if wish.get("plain"):
                    socketio.emit("update", update, to=ROOM)
                else:
                    broadcast(socketio, ROOM, "update", text.encode())
            if number % 7 == 0:
                gevent.sleep(wish.get("pause", 0))
        return "done"


def nodelay() -> str:
    """Whether the connection of this request sends at once what it is given."""
    sock = request.environ[SOCKET]
    return str(sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))


def main() -> None:
    logging.basicConfig()
    parser = argparse.ArgumentParser()
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--ping", type=float, default=25)
    parser.add_argument("--room", type=int, default=200, help="for connections, and for polling")
    parser.add_argument("--kept", type=int, default=64, help="megabytes kept for all clients")
    parser.add_argument("--within", type=float, default=10, help="seconds for every first step")
    args = parser.parse_args()
    app = Flask(__name__)
    if not args.plain:
        times = Deadlines(head=args.within, connect=args.within)
        admission = Admission(args.room, args.room, times, args.kept * 2**20)
        socketio = make_socketio(app, admission, ping_interval=args.ping, ping_timeout=args.ping)
        register(socketio)
        app.add_url_rule("/nodelay", view_func=nodelay)
        serve(app, socketio, "127.0.0.1", 0, lambda port: print(port, flush=True))
        return
    socketio = SocketIO(app, async_mode="gevent", async_handlers=False)
    register(socketio)
    server = WSGIServer(("127.0.0.1", 0), app, log=None)
    server.start()
    print(server.server_port, flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
