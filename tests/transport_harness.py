"""What the tests of the transport share: the server's process, its clients, what they were sent."""

import http.client
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.bench.load import Phone
from tests.server.process import until

POLLING = "/socket.io/?EIO=4&transport=polling"


class Server:
    def __init__(self, port: int, pid: int, log: Path) -> None:
        self.port = port
        self.pid = pid
        self.log = log
        self.phones: list[Phone] = []
        self.polling: list[Polling] = []

    def memory(self, kind: str = "VmRSS") -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split(f"{kind}:")[1].split()[0]) * 1024

    def peak(self) -> int:
        """The most memory it ever had, in bytes."""
        return self.memory("VmHWM")

    def phone(self, **options: Any) -> Phone:
        self.phones.append(Phone(self.port, **options))
        return self.phones[-1]


@contextmanager
def running(*options: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "tests.transport_app", *options]
    home = Path(__file__).parents[1]
    with tempfile.NamedTemporaryFile() as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=home)
        assert process.stdout
        try:
            yield Server(int(process.stdout.readline()), process.pid, Path(log.name))
            assert process.poll() is None, "the server died"
        finally:
            process.terminate()
            process.wait()
            print(Path(log.name).read_text(), file=sys.stderr)


class Polling:
    """A client that has not upgraded yet, one request at a time."""

    def __init__(self, server: Server) -> None:
        self.link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        self.sid = ""
        self.sid = json.loads(self.get()[0][1:])["sid"]
        self.post(b"40")
        assert self.get()[0].startswith("40")
        server.polling.append(self)

    def get(self) -> list[str]:
        self.link.request("GET", f"{POLLING}&sid={self.sid}" if self.sid else POLLING)
        return self.link.getresponse().read().decode().split("\x1e")

    def post(self, body: bytes) -> int:
        self.link.request("POST", f"{POLLING}&sid={self.sid}", body)
        answer = self.link.getresponse()
        answer.read()
        return answer.status


def ask(phone: Phone, event: str, data: object = None) -> Any:
    """Send an event and wait for its reply, letting updates go by."""
    phone.send(f"421{json.dumps([event, data])}".encode())
    return json.loads(phone.until(b"431")[3:])[0]


def present_falls_to(server: Server, count: int) -> None:
    """Wait until so many clients are left besides the one that asks."""
    asker = server.phone()
    until(lambda: ask(asker, "present") == count + 1, seconds=30)
    asker.sock.close()


def numbers_until(phone: Phone, end: bytes) -> list[int]:
    """The numbers of the updates that come before the message that begins so."""
    numbers: list[int] = []
    while True:
        for message in phone.messages():
            if message.startswith(end):
                return numbers
            numbers.append(number_of(message))
        phone.take()


def numbers_of(phone: Phone, count: int) -> list[int]:
    numbers: list[int] = []
    while len(numbers) < count:
        phone.take()
        numbers += [number_of(message) for message in phone.messages()]
    return numbers


def number_of(message: bytes) -> int:
    """The update's number, once all of the update has been found unharmed."""
    event, update = json.loads(message[2:])
    assert message[:2] == b"42" and event == "update"
    assert set(update["pad"]) <= {"ä"}
    return update["number"]
