"""Dice: reading a frame of 1280 pixels, against a net as large as YOLOv5n; watching a tray.

Both run through `cv2.dnn` with two threads, in turns, on the same pictures. Then a whole throw: a
server, a camera station, and a phone that waits for what the dice show.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np

from tests.bench.onnx_file import yolov5n
from tests.camera.rig import Rig, Tray, pair
from tests.camera.test_station import begin, state
from tests.server.phone import Phone
from tests.server.process import ServerProcess
from tests.vision.throws import Film, Lain
from vision.dice.reader import read_dice
from vision.dice.reading import DiceReading
from vision.dice.tray import TrayWatcher
from vision.training.designs import any_lie

THREADS = 2
ROUNDS = 15
TARGET = 0.5  # of the reference
WATCHED = 0.1  # of one core
RATE = 15  # frames a second
THROWS = 9
SETTLED = 0.3  # seconds


def main() -> None:
    cv2.setNumThreads(THREADS)
    data, parameters = yolov5n()
    net = cv2.dnn.readNetFromONNX(np.frombuffer(data, np.uint8))
    names = net.getUnconnectedOutLayersNames()
    print(f"reference: {parameters / 1e6:.2f} million parameters at 640 x 640, {THREADS} threads")

    def reference(picture: np.ndarray) -> None:
        net.setInput(cv2.dnn.blobFromImage(picture, 1 / 255, (640, 640)))
        net.forward(names)

    for count in (1, 6, 20):
        pictures = [tray_picture(seed, count) for seed in range(3)]
        ours, theirs = in_turns(read_dice, reference, pictures)
        print(
            f"{count:2} dice: {ours * 1000:5.1f} ms, reference {theirs * 1000:5.1f} ms, "
            f"ratio {ours / theirs:.2f} (target {TARGET})"
        )
    share = watching(tray_picture(7, 0))
    print(f"watching an idle tray, {RATE} frames a second: {share:.1%} of a core (< {WATCHED:.0%})")
    times = sorted(settle_to_phone())
    print(
        f"from the first frame at rest to the phone, {len(times)} throws of three dice: "
        f"median {times[len(times) // 2] * 1000:.0f} ms, slowest {times[-1] * 1000:.0f} ms "
        f"(target {SETTLED * 1000:.0f})"
    )


def tray_picture(seed: int, count: int) -> np.ndarray:
    """A frame of 1280 x 800 with so many dice."""
    film = Film(9000 + seed)
    film.side = 30
    dice: list[Lain] = []
    for place in film.places(count, []):
        dice.append(Lain(film.draw(any_lie(film.luck, cocked=False)), place, film.side))
    return cv2.resize(film.picture(dice), (1280, 800), interpolation=cv2.INTER_CUBIC)


def in_turns(
    one: Callable[[np.ndarray], object],
    other: Callable[[np.ndarray], object],
    pictures: list[np.ndarray],
) -> tuple[float, float]:
    """The median seconds of each; what else the machine does meets both alike."""
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(ROUNDS + 2):
        picture = pictures[number % len(pictures)]
        for act, taken in zip((one, other), times, strict=True):
            began = time.perf_counter()
            act(picture)
            taken.append(time.perf_counter() - began)
    return float(np.median(times[0][2:])), float(np.median(times[1][2:]))


def watching(picture: np.ndarray, seconds: float = 20) -> float:
    """The share of a core that watching takes; frames come by the camera's clock."""
    watcher = TrayWatcher(lambda _: DiceReading(dice=(), sure=True))
    luck = np.random.default_rng(1)
    frames = [np.clip(picture + luck.normal(0, 2, picture.shape), 0, 255).astype(np.uint8)
              for _ in range(4)]  # fmt: skip
    for number in range(20):
        watcher.look(frames[number % 4], number / RATE)
    looks = int(seconds * RATE)
    began = time.process_time()
    for number in range(looks):
        watcher.look(frames[number % 4], 2 + number / RATE)
    return (time.process_time() - began) / seconds


class FilmedTray(Tray):
    """A camera over a drawn tray, which knows when it first showed the dice at rest."""

    def __init__(self) -> None:
        super().__init__(RATE)
        self.drawn = Film(9104)
        self.lain: list[Lain] = []
        self.rolling = 0
        self.rested_at = 0.0

    def read(self) -> np.ndarray:
        self.pace.wait()
        aside = [Lain(die.sprite, die.at + 4.0 * self.rolling, die.side) for die in self.lain]
        if self.rolling:
            self.rolling -= 1
        elif not self.rested_at:
            self.rested_at = time.perf_counter()
        return self.drawn.picture(aside)

    def throw_three(self) -> None:
        lies = [any_lie(self.drawn.luck, cocked=False) for _ in range(3)]
        places = self.drawn.places(3, [])
        self.lain = [
            Lain(self.drawn.draw(lie), at, self.drawn.side)
            for lie, at in zip(lies, places, strict=True)
        ]
        self.rested_at, self.rolling = 0.0, 6


def settle_to_phone() -> list[float]:
    """Seconds from rest to a question on the phone: three dice are thrown where two are asked for,
    so that each throw is told and the roll stays open."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), "--no-bots") as server,
    ):
        blue, device = Phone(server.url).create("blue", "orange"), Phone(server.url)
        rig = Rig(server.url, pair(device, blue)["token"], Path(folder, "camera.json"), read_dice)
        rig.trays = [tray := FilmedTray()]
        blue.change("set_policy", policy={"dice": "camera", "confirm": False, "window": 10})
        with rig:
            state(blue, "device-camera-empty")
            begin(blue)
            times = [told(blue, tray) for _ in range(THROWS)]
        blue.close()
        device.close()
    return times


def told(phone: Phone, tray: FilmedTray) -> float:
    """Throw, and wait for the picture of this very throw."""
    time.sleep(1.5)  # the tray is at rest, and was seen so
    doubt = phone.view["doubt"]
    before = doubt["evidence"] if doubt else None
    tray.throw_three()
    phone.seen(lambda view: view["doubt"] and view["doubt"]["evidence"] != before)
    return time.perf_counter() - tray.rested_at


if __name__ == "__main__":
    main()
