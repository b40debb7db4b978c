"""Batches for a net that learns: samples of the pools in their shares, each shown a little
differently every time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
import torch

from vision.dice.crops import CROP, SPAN, as_input
from vision.training.lens import glared
from vision.training.pool import Pool
from vision.training.samples import GLARED, Sample, locator_target
from vision.training.scene import Scene

REAL_WINDOWS, REAL_CROPS = 0.55, 0.5  # shares of photographs, where there are any
FALSE = 0.08  # share of crops that a locator took for dice and are none
Luck = np.random.Generator


@dataclass(frozen=True)
class Stock:
    """A drawn pool, those of photographs with their weights, and false finds."""

    drawn: Pool
    real: Sequence[tuple[Pool, float]] = ()
    false: Sequence[Sample] = ()

    def any_pool(self, luck: Luck, real: float) -> Pool:
        if not self.real or luck.random() > real:
            return self.drawn
        shares = np.array([weight for _, weight in self.real])
        return self.real[int(luck.choice(len(self.real), p=shares / shares.sum()))][0]


def windows(stock: Stock, seed: int, size: int) -> Iterator[list[torch.Tensor]]:
    """Batches of windows with the locator's target, without end."""
    luck = np.random.default_rng([seed, 1])
    while True:
        made = [a_scene(luck, stock.any_pool(luck, REAL_WINDOWS)) for _ in range(size)]
        pictures = relit(luck, as_input([scene.picture for scene in made]))
        targets = [locator_target(scene.dice, len(scene.picture)) for scene in made]
        yield [torch.from_numpy(pictures), torch.from_numpy(np.stack(targets))]


def a_scene(luck: Luck, pool: Pool) -> Scene:
    """Of the pool: as it is, or its mirror image; its colours exchanged, half of the time."""
    at = int(luck.integers(len(pool.windows)))
    picture, dice = pool.windows[at], pool.dice[at]
    if luck.random() < 0.5:
        picture = picture[:, ::-1]
        dice = tuple(replace(die, x=picture.shape[1] - die.x) for die in dice)
    if luck.random() < 0.5:
        picture = picture[..., luck.permutation(3)]
    return Scene(np.ascontiguousarray(picture), dice)


def crops(stock: Stock, seed: int, size: int) -> Iterator[list[torch.Tensor]]:
    """Batches of crops with their truths and pips, without end."""
    luck = np.random.default_rng([seed, 2])
    while True:
        made = [turned(luck, *a_sample(luck, stock)) for _ in range(size)]
        pieces, truths, pips = (np.stack(part) for part in zip(*made, strict=True))
        data = relit(luck, as_input(list(pieces)))
        shown = pips.astype(np.float32) / 255
        yield [torch.from_numpy(part) for part in (data, truths, shown)]


def a_sample(luck: Luck, stock: Stock) -> Sample:
    if stock.false and luck.random() < FALSE:
        return stock.false[int(luck.integers(len(stock.false)))]
    pool = stock.any_pool(luck, REAL_CROPS)
    at = int(luck.integers(len(pool.crops)))
    return pool.crops[at], pool.truths[at], pool.pips[at]


def turned(luck: Luck, piece: np.ndarray, truth: np.ndarray, pips: np.ndarray) -> Sample:
    """The crop or its mirror image; its colours exchanged, half of the time."""
    if luck.random() < GLARED / 2:
        piece = glared(luck, piece, CROP / 2, CROP / 2, CROP / SPAN)
    if luck.random() < 0.5:
        piece, pips, truth = piece[:, ::-1], pips[:, ::-1], truth.copy()
        truth[4] *= -1  # the sine of its turn
    if luck.random() < 0.5:
        piece = piece[..., luck.permutation(3)]
    return piece, truth, pips


def relit(luck: Luck, data: np.ndarray) -> np.ndarray:
    """Other gain, white balance and brightness for each; few of them as negatives."""
    count = len(data)
    shape = (count, 3, 1, 1)
    gain = np.exp(luck.normal(0, 0.15, (count, 1, 1, 1)) + luck.normal(0, 0.06, shape))
    gain[luck.random(count) < 0.06] *= -1
    shift = luck.normal(0, 0.06, (count, 1, 1, 1)) + luck.normal(0, 0.03, shape)
    made = data * gain.astype(np.float32) + shift.astype(np.float32)
    return np.clip(made, -0.5, 0.5).astype(np.float32)
