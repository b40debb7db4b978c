"""The two trained nets, loaded once, run by `cv2.dnn`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock

import cv2
import numpy as np
import numpy.typing as npt

MODELS = Path(__file__).parent / "models"
OUTPUTS = ("values", "lie", "pips", "embedding")
Numbers = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Seen:
    """What the classifier says of crops, a row each."""

    values: Numbers  # logits: nothing, one to six, a face with a picture
    lie: Numbers  # logit of leaning; cosine and sine of four times its turn
    pips: Numbers  # logits of a pip's middle, at every 2nd pixel
    embedding: Numbers


@dataclass(frozen=True)
class Cuts:
    """Chosen by `vision.training` on sources that are not being measured."""

    temperature: float = 1.0
    die: float = 0.13  # strength from which on a find counts as a die
    doubt: float = 0.08  # and from which on it is worth a question
    sure: float = 0.8  # confidence from which on a value needs no second look
    pip: float = 0.12  # heat of a pip


class DiceNets:
    """A `cv2.dnn` net keeps its input in itself, so two threads must not run it at once."""

    def __init__(self, folder: Path = MODELS) -> None:
        self._locator = cv2.dnn.readNetFromONNX(str(folder / "locator.onnx"))
        self._classifier = cv2.dnn.readNetFromONNX(str(folder / "classifier.onnx"))
        self._lock = Lock()
        kept = folder / "cuts.json"
        self.cuts = Cuts(**json.loads(kept.read_text())) if kept.exists() else Cuts()

    def heat(self, picture: Numbers) -> Numbers:
        with self._lock:
            self._locator.setInput(picture)
            return np.array(self._locator.forward(), np.float32)

    def classify(self, crops: Numbers) -> Seen:
        with self._lock:
            self._classifier.setInput(crops)
            made = self._classifier.forward(list(OUTPUTS))
        return Seen(*(np.array(part, np.float32) for part in made))


@lru_cache(maxsize=1)
def shipped_nets() -> DiceNets:
    return DiceNets()
