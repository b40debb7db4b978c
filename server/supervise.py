"""Stations run as child processes: started when they are needed, started again when they fall."""

from __future__ import annotations

import logging
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence

import gevent

log = logging.getLogger(__name__)
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
STEADY = 60.0  # a child that lasted this long is started again without a pause


class Station:
    """One supervised child process; the game never notices its falls."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        self.arguments, self.environment = arguments, environment
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
            command = [sys.executable, "-m", "server.cli", *self.arguments]
            self.child = subprocess.Popen(command, env=dict(self.environment))
            code = self.child.wait()
            log.warning("station %s ended (%s); it is started again", self.arguments[0], code)
            pause = SHORTEST_PAUSE if time.monotonic() - began > STEADY else pause * 2
            gevent.sleep(min(pause, LONGEST_PAUSE))

    def stop(self) -> None:
        if self.keeper is not None:
            self.keeper.kill()
        if self.child is not None and self.child.poll() is None:
            self.child.terminate()
            self.child.wait(5)
