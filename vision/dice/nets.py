"""The trained nets, loaded once, run by `cv2.dnn`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock

import cv2
import numpy as np
import numpy.typing as npt

MODELS = Path(__file__).parent / "models"
GLANCE = "glance.onnx"
CLASSIFIERS = ("classifier.onnx", "classifier-2.onnx")
OUTPUTS = ("values", "lie", "pips", "embedding")
LOTS = (8, 4, 1)  # crops that are classified at once: other numbers are other shapes
MOST_SHAPES = 4  # of input that a net is kept for
Numbers = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Seen:
    """What the classifier says of crops, a row each."""

    values: Numbers  # logits: nothing, one to six, a face with a picture
    lie: Numbers  # logit of leaning; cosine and sine of four times its turn
    pips: Numbers  # logits of a pip's middle, at every 2nd pixel
    embedding: Numbers

    def with_second(self, other: Seen) -> Seen:
        """The mean of this and what the other classifier says of the same crops."""
        values, lie, pips = (
            np.array((mine + theirs) / 2, np.float32)
            for mine, theirs in (
                (self.values, other.values), (self.lie, other.lie), (self.pips, other.pips)
            )
        )  # fmt: skip
        return Seen(values, lie, pips, self.embedding)


@dataclass(frozen=True)
class Cuts:
    """Chosen by `vision.training` on sources that are not being measured."""

    temperature: float = 1.0
    die: float = 0.13  # strength from which on a find counts as a die
    doubt: float = 0.08  # and from which on it is worth a question
    sure: float = 0.8  # confidence from which on a value needs no second look
    pip: float = 0.12  # heat of a pip


class ShapedNet:
    """A net, once for each shape of input: to change its shape costs `cv2.dnn` as much as half a
    picture. It keeps its input in itself, so two threads must not run it at once."""

    def __init__(self, path: Path) -> None:
        self._path = str(path)
        self._nets: dict[tuple[int, ...], cv2.dnn.Net] = {}

    def run(self, data: Numbers, outputs: Sequence[str]) -> list[Numbers]:
        net = self._nets.pop(data.shape, None) or self._read()
        self._nets[data.shape] = net  # the one used last stands last
        if len(self._nets) > MOST_SHAPES:
            del self._nets[next(iter(self._nets))]
        net.setInput(data)
        return [np.array(part, np.float32) for part in net.forward(list(outputs))]

    def _read(self) -> cv2.dnn.Net:
        # The older of OpenCV's engines takes two thirds of the time for nets as small as these.
        return cv2.dnn.readNetFromONNX(self._path, engine=cv2.dnn.ENGINE_CLASSIC)


class DiceNets:
    def __init__(self, folder: Path = MODELS) -> None:
        self._locator = ShapedNet(folder / "locator.onnx")
        self._classifiers = tuple(ShapedNet(folder / name) for name in CLASSIFIERS)
        # Nets that are just being trained have none yet.
        self._glance = ShapedNet(path) if (path := folder / GLANCE).exists() else None
        self._lock = Lock()
        kept = folder / "cuts.json"
        self.cuts = Cuts(**json.loads(kept.read_text())) if kept.exists() else Cuts()

    def heat(self, picture: Numbers) -> Numbers:
        with self._lock:
            return self._locator.run(picture, ("map",))[0]

    def classify(self, crops: Numbers, which: int = 0) -> Seen:
        """By one of two classifiers that learnt apart; taught faces are known by the first."""
        return self._run(self._classifiers[which], crops)

    def both(self, crops: Numbers) -> Seen:
        """By both, on average."""
        return self.classify(crops).with_second(self.classify(crops, 1))

    def glance(self, crops: Numbers) -> Seen:
        """By a small net that learnt from both, in a third of the time of one."""
        return self._run(self._glance or self._classifiers[0], crops)

    def _run(self, net: ShapedNet, crops: Numbers) -> Seen:
        with self._lock:
            lots = [net.run(lot, OUTPUTS) for lot in lots_of(crops)]
        return Seen(*(np.concatenate(parts) for parts in zip(*lots, strict=True)))


def lots_of(crops: Numbers) -> Iterator[Numbers]:
    """Large lots while they are full, then smaller ones."""
    at = 0
    while at < len(crops):
        size = next(lot for lot in LOTS if lot <= len(crops) - at)
        yield crops[at : at + size]
        at += size


@lru_cache(maxsize=1)
def shipped_nets() -> DiceNets:
    return DiceNets()
