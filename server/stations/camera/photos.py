"""Pictures that phones bring: read for the open roll, through the same door as a tray's throws."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from server import device_talk as d
from server import messages as m
from server.stations.camera.judging import judge, seen_in
from server.stations.camera.pictures import fetch
from server.stations.camera.trays import Request
from server.stations.connection import Lost
from vision.images import BadPicture, decode

if TYPE_CHECKING:
    from server.stations.camera.talk import Talker

AT_ONCE = 4  # pictures that wait or are read; more are refused
MOST_BYTES = 2_000_000
REMEMBERED = 200  # pictures that were read before


class PhotoReader:
    """Reads one picture at a time, and none twice."""

    def __init__(self, talker: Talker) -> None:
        self.talker = talker
        self.read_before: dict[tuple[str, str], None] = {}  # match and hash, oldest first
        self._waiting = threading.BoundedSemaphore(AT_ONCE)
        self._reading = threading.Lock()

    def read(self, message: m.DeviceAsked, name: str) -> None:
        """Read a picture and answer whoever asked for it."""
        try:
            if not self._waiting.acquire(blocking=False):
                self.talker.tell(message.request, d.TalkNo(why=d.Said("device-photo-busy")))
                return
            try:
                with self._reading:
                    answer = self.answer(message.table, name)
            finally:
                self._waiting.release()
            self.talker.tell(message.request, answer)
        except Lost:
            pass  # the phone asks again

    def answer(self, table: str, name: str) -> d.FromDevice:
        station = self.talker.station
        request = station.request_at(table)
        if request is None:
            return d.TalkNo(why=d.Said("device-photo-no-roll"))
        key = (request.match, name)
        if key in self.read_before:
            return d.TalkNo(why=d.Said("device-photo-again"))
        body = fetch(station.credentials.url, request.match, station.token, name, MOST_BYTES)
        if body is None:
            return d.TalkNo(why=d.Said("device-photo-gone"))
        try:
            return self.give(request, name, body)
        except BadPicture as why:
            return d.TalkNo(why=d.Said(f"device-photo-{why.reason}"))

    def give(self, request: Request, name: str, body: bytes) -> d.FromDevice:
        """Say what the picture shows."""
        station = self.talker.station

        def work() -> tuple[object, tuple[int, int]]:
            picture = decode(body)
            return station.read(picture), (picture.shape[1], picture.shape[0])

        reading, size = station.work(work)
        self.remember((request.match, name))
        if not reading.dice:
            return d.TalkNo(why=d.Said("device-photo-no-dice"))
        verdict = judge(request.roll, request.open, seen_in(reading, size))
        station.give(request, verdict, (name,))
        return d.TalkOk()

    def remember(self, key: tuple[str, str]) -> None:
        self.read_before[key] = None
        while len(self.read_before) > REMEMBERED:
            self.read_before.pop(next(iter(self.read_before)))
