"""Dice: reading a frame of 1280 pixels, against a net as large as YOLOv5n; watching a tray.

Both run through `cv2.dnn` with two threads, in turns, on the same pictures.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import cv2
import numpy as np

from tests.bench.onnx_file import yolov5n
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


if __name__ == "__main__":
    main()
