"""A station that was started by a server leaves with it."""

from __future__ import annotations

import os

import gevent


def leave_with_parent(parent: str | None) -> None:
    """Exit when the parent process is gone: a server that was killed cannot stop its station, and
    the next server starts its own. A station that was started by hand has no parent to watch."""

    def watch() -> None:
        while os.getppid() == int(parent or 0):
            gevent.sleep(1)
        os._exit(0)

    if parent:
        gevent.spawn(watch)
