"""A camera station in a thread of the test, before a tray that the test paints."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

from server.stations.camera.eyes import Eye
from server.stations.camera.settings import Settings
from server.stations.camera.station import CameraStation
from server.stations.camera.teaching import Teacher
from server.stations.credentials import Card, Credentials
from tests.camera.painted import Painted, Painter, read_painted
from tests.server.phone import Phone, command
from tests.server.process import until
from vision.dice.reading import DiceReading
from vision.sources import Pace

CAN = ("look", "mark_tray", "teach")


def pair(device: Phone, by: Phone, feeds: str = "camera", can: tuple[str, ...] = CAN) -> dict:
    """A dice camera comes to the table of this phone; its token and its id."""
    kind = "dice_camera"
    code = by.ok("make_pairing_code", match=by.match, kind=kind)["code"]
    wish = {"code": code, "kind": kind, "name": "Tower", "feeds": feeds, "can": can}
    return device.ok("pair_device", id=command(), **wish)


class Tray:
    """A camera over a tray in which things happen when the test says so."""

    live = True

    def __init__(self, rate: float = 30.0) -> None:
        self.painter = Painter()
        self.dice: list[Painted] = []
        self.film: list[np.ndarray] = []
        self.pace = Pace(rate)
        self.read_frames = 0

    def read(self) -> np.ndarray:
        self.pace.wait()
        self.read_frames += 1
        return self.film.pop(0) if self.film else self.painter.frame(self.dice)

    def close(self) -> None:
        pass

    def throw(self, dice: Iterable[Painted], kept: Iterable[Painted] = ()) -> None:
        thrown, stay = list(dice), list(kept)
        film = list(self.painter.throw(thrown, stay, frames=1))
        self.dice = [*stay, *thrown]
        self.film = film

    def settle(self) -> None:
        """Wait until everything was seen lying still."""
        until(lambda: not self.film, what="the film's end")
        seen = self.read_frames
        until(lambda: self.read_frames > seen + 20, what="a tray at rest")


class Rig:
    """The station and its camera."""

    def __init__(
        self,
        url: str,
        token: str,
        settings: Path,
        read: Callable[[np.ndarray], DiceReading] = read_painted,
        trays: int = 1,  # none: it reads pictures from phones
    ) -> None:
        self.trays = [Tray() for _ in range(trays)]
        feeds, can = ("camera", CAN) if trays else ("photo", ("reads_photos",))
        card = Card(kind="dice_camera", name="Tower", feeds=feeds, can=can)
        eyes = [Eye(str(at), opening=self.opened) for at in range(trays)]
        teacher = Teacher(settings.with_name("taught-dice.json"))
        credentials = Credentials(url, token, "", card)
        self.station = CameraStation(credentials, eyes, Settings(settings), read, teacher=teacher)
        self.thread = threading.Thread(target=self.station.run, daemon=True)

    @property
    def tray(self) -> Tray:
        return self.trays[0]

    def opened(self, name: str) -> Tray:
        return self.trays[int(name)]

    def __enter__(self) -> Rig:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.station.stop()
        self.thread.join(10)
