"""Drawn samples, made once and used by every run: drawing costs more than learning."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.training.samples import LARGEST, SMALLEST, WINDOW, Crops, Material, packed
from vision.training.scene import Bank, Placed, Scene, compose


@dataclass(frozen=True)
class Pool:
    """Windows and crops of drawn scenes."""

    windows: np.ndarray  # n x 256 x 256 x 3
    dice: list[tuple[Placed, ...]]  # of each window
    crops: np.ndarray  # n x 48 x 48 x 3
    truths: np.ndarray  # n x 7
    pips: np.ndarray  # n x 24 x 24, as bytes

    def scene(self, luck: np.random.Generator) -> Scene:
        at = int(luck.integers(len(self.windows)))
        return Scene(self.windows[at], self.dice[at])

    def crop(self, luck: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        at = int(luck.integers(len(self.crops)))
        pips = self.pips[at].astype(np.float32) / 255
        piece = self.crops[at].astype(np.float32) / 255 - 0.5
        truth = np.array(self.truths[at])
        if luck.random() < 0.5:
            piece, pips = piece[:, ::-1], pips[:, ::-1]
            truth[4] *= -1  # the sine of its turn
        if luck.random() < 0.5:
            piece = piece[..., luck.permutation(3)]
        return (np.ascontiguousarray(piece.transpose(2, 0, 1)), truth, np.ascontiguousarray(pips))


def make_pool(bank: Bank, seed: int, windows: int, crops: int, folder: Path) -> Pool:
    """Draw the pool, or open the kept one."""
    kept = folder / f"pool-{seed}-{windows}-{crops}"
    if not kept.exists():
        part = kept.with_suffix(".part")
        part.mkdir(parents=True, exist_ok=True)
        draw_windows(bank, np.random.default_rng(seed + 7), windows, part)
        draw_crops(bank, seed + 11, crops, part)
        part.rename(kept)
    with (kept / "dice.pkl").open("rb") as file:
        dice = pickle.load(file)  # written by `draw_windows`
    arrays = (np.load(kept / f"{name}.npy", mmap_mode="r")
              for name in ("windows", "crops", "truths", "pips"))  # fmt: skip
    shown, pieces, truths, pips = arrays
    return Pool(shown, dice, pieces, truths, pips)


def draw_windows(bank: Bank, luck: np.random.Generator, count: int, folder: Path) -> None:
    cv2.setNumThreads(1)
    pictures, dice = np.zeros((count, WINDOW, WINDOW, 3), np.uint8), []
    for at in range(count):
        side = float(np.exp(luck.uniform(np.log(SMALLEST), np.log(LARGEST))))
        scene = compose(luck, bank, WINDOW, side)
        pictures[at] = scene.picture
        dice.append(scene.dice)
    np.save(folder / "windows.npy", pictures)
    with (folder / "dice.pkl").open("wb") as file:
        pickle.dump(dice, file)


def draw_crops(bank: Bank, seed: int, count: int, folder: Path) -> None:
    luck, maker = np.random.default_rng(seed), Crops(Material(bank, ()), seed)
    pieces: list[np.ndarray] = []
    truths: list[np.ndarray] = []
    pips: list[np.ndarray] = []
    while len(pieces) < count:
        for piece, truth in maker.of_scene(luck):
            _, numbers, dots = packed(piece, truth)
            pieces.append(piece)
            truths.append(numbers)
            pips.append(np.round(dots * 255).astype(np.uint8))
    np.save(folder / "crops.npy", np.stack(pieces[:count]))
    np.save(folder / "truths.npy", np.stack(truths[:count]))
    np.save(folder / "pips.npy", np.stack(pips[:count]))
