"""Where the pips of dice in photographs lie, which nobody wrote down: classifiers that learnt on
drawn dice point at them, and are believed where they point at as many as the die's value has, lying
as on a die. So the map of pips is learnt from photographs, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
import torch
from torch import nn

from vision.dice.crops import as_input, crop, crop_matrix
from vision.dice.pips import formed, pip_peaks
from vision.training.photographs import Photograph
from vision.training.scene import Placed

LEAST = 0.08  # heat of a pip
SIZES = (1.0, 0.85, 1.18)  # boxes are loose


def pointed(photographs: Sequence[Photograph], nets: Sequence[nn.Module]) -> list[Photograph]:
    return [replace(photo, dice=tuple(with_pips(photo, die, nets) for die in photo.dice))
            for photo in photographs]  # fmt: skip


def with_pips(photo: Photograph, die: Placed, nets: Sequence[nn.Module]) -> Placed:
    for size in SIZES:
        side = die.side * size
        logits = pip_map(crop(photo.levels, die.x, die.y, side), nets)
        if die.value in formed(logits[None], LEAST)[0]:
            places = pip_peaks(logits, LEAST)[0][: die.value] * 2 + 1  # pixels of the crop
            matrix = cv2.invertAffineTransform(crop_matrix(die.x, die.y, side))
            return replace(die, pips=places @ matrix[:, :2].T + matrix[:, 2])
    return die


@torch.no_grad()
def pip_map(piece: np.ndarray, nets: Sequence[nn.Module]) -> np.ndarray:
    """What all nets say of the crop and of its mirror image, on average."""
    data = torch.from_numpy(as_input([piece, np.ascontiguousarray(piece[:, ::-1])]))
    shown = torch.stack([net.eval()(data)[2][:, 0] for net in nets]).mean(0).numpy()
    return (shown[0] + shown[1][:, ::-1]) / 2
