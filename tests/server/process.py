"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

READY = re.compile(r"is ready:\s+http://\S+?:(\d+)")
# What to close when the server at an address has ended. A client left open would look for it until
# the tests end, and find another server that was given the same port.
CLIENTS: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)


class ServerProcess:
    """`sandtable serve` on 127.0.0.1, which can be stopped, killed and started again."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        module: str = "server.command",
        folder: Path | None = None,  # of another copy of the program
    ) -> None:
        self.data, self.arguments, self.module, self.folder = data, arguments, module, folder
        self.port = 0
        self.output = ""
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *, wait: float = 120.0) -> ServerProcess:
        command = [sys.executable, "-m", self.module, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), *self.arguments]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=self.folder,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.path()},
        )
        ready = threading.Event()
        threading.Thread(target=self.read, args=(self.process, ready), daemon=True).start()
        if not ready.wait(wait) or not self.port:
            self.kill()
            raise RuntimeError(f"the server did not start:\n{self.output}")
        return self

    def path(self) -> dict[str, str]:
        return {"PYTHONPATH": str(self.folder)} if self.folder else {}

    def read(self, process: subprocess.Popen[str], ready: threading.Event) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.output += line
            if found := READY.search(line):
                self.port = int(found[1])
                ready.set()
        ready.set()

    def code(self, office: str) -> str:
        """The referee's or the organiser's code, as the terminal showed it."""
        # It stands below the line that says the server is ready, and may not be read yet.
        shown = re.compile(rf"{office}'s code:\s+(\S+)\n", re.IGNORECASE)
        return until(lambda: shown.search(self.output), what=f"the {office}'s code")[1]

    def stop(self) -> int:
        """End it as Ctrl-C would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)

    def kill(self) -> None:
        """End it as a crash would: nothing is flushed, nothing is said."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(20)

    def memory(self, kind: str = "VmRSS") -> int:
        """Resident bytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(rf"{kind}:\s+(\d+) kB", status)
        assert found
        return int(found[1]) * 1024

    def peak(self) -> int:
        """The most resident bytes it ever had."""
        return self.memory("VmHWM")

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_error: object) -> None:
        self.kill()
        for close in CLIENTS.pop(self.url, ()):
            close()


def until(condition, *, seconds: float = 20.0, what: str = "the condition"):
    """Wait for a condition with a deadline; its value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := condition():
            return found
        time.sleep(0.01)
    raise AssertionError(f"{what} did not come true within {seconds} s")
