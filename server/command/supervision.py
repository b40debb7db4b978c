"""Stations run as child processes: started when they are needed, restarted when they end."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence

import gevent

log = logging.getLogger(__name__)
PROGRAM = "server.command"
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
STEADY = 60.0  # a child that lasted this long is started again without a long pause
GRACE = 5.0  # seconds a child has to end by itself


class Child:
    """One supervised station: restarted when it ends; the game never notices."""

    def __init__(self) -> None:
        self.arguments: Sequence[str] = ()  # of the command `sandtable`
        self.environment: Mapping[str, str] = {}
        self.child: subprocess.Popen[bytes] | None = None
        self.keeper: gevent.Greenlet | None = None

    def ensure(self) -> None:
        """Start it if it does not run."""
        if self.keeper is None:
            self.keeper = gevent.spawn(self.keep)

    def keep(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            began = time.monotonic()
            code = self.run()
            if time.monotonic() - began > STEADY:
                pause = SHORTEST_PAUSE
            log.warning("station %s ended (%s); it is started again", self.arguments[0], code)
            gevent.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    def run(self) -> int | str:
        """Run the child to its end: its exit code, or why it could not be started."""
        command = [sys.executable, "-m", PROGRAM, *self.arguments]
        # SANDTABLE_PARENT lets it exit when this process was killed. In a session of its own it
        # gets no SIGINT from the terminal: Ctrl-C stops the server, and the server stops it.
        environment = {**self.environment, "SANDTABLE_PARENT": str(os.getpid())}
        try:
            self.child = subprocess.Popen(command, env=environment, start_new_session=True)
        except OSError as why:
            return str(why)
        return self.child.wait()

    def stop(self) -> None:
        if self.keeper is not None:
            self.keeper.kill()
        if self.child is None or self.child.poll() is not None:
            return
        self.child.terminate()
        try:
            self.child.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
