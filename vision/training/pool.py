"""Drawn samples, made once and used by every run: drawing costs more than learning."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.training.samples import LARGEST, SMALLEST, WINDOW, Crops, Material, packed
from vision.training.scene import Bank, Placed, Scene, compose

LOT = 100  # samples drawn with one seed
Drawing = tuple[np.ndarray, np.ndarray, np.ndarray]  # a crop, its truth, its pips


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
        drawn = [draw_windows(bank, seed, at) for at in range(-(-windows // LOT))]
        keep_windows(drawn, windows, part)
        keep_crops([draw_crops(bank, seed, at) for at in range(-(-crops // LOT))], crops, part)
        part.rename(kept)
    with (kept / "dice.pkl").open("rb") as file:
        dice = pickle.load(file)  # written by `keep_windows`
    arrays = (np.load(kept / f"{name}.npy", mmap_mode="r")
              for name in ("windows", "crops", "truths", "pips"))  # fmt: skip
    shown, pieces, truths, pips = arrays
    return Pool(shown, dice, pieces, truths, pips)


def draw_windows(bank: Bank, seed: int, at: int) -> list[Scene]:
    """One lot; each has a seed of its own, so that lots may be drawn in any order."""
    cv2.setNumThreads(1)
    luck = np.random.default_rng([seed, 7, at])
    sides = np.exp(luck.uniform(np.log(SMALLEST), np.log(LARGEST), LOT))
    return [compose(luck, bank, WINDOW, float(side)) for side in sides]


def keep_windows(lots: list[list[Scene]], count: int, folder: Path) -> None:
    scenes = [scene for lot in lots for scene in lot][:count]
    np.save(folder / "windows.npy", np.stack([scene.picture for scene in scenes]))
    with (folder / "dice.pkl").open("wb") as file:
        pickle.dump([scene.dice for scene in scenes], file)


def draw_crops(bank: Bank, seed: int, at: int) -> list[Drawing]:
    luck, maker = np.random.default_rng([seed, 11, at]), Crops(Material(bank, ()), seed)
    made: list[Drawing] = []
    while len(made) < LOT:
        for piece, truth in maker.of_scene(luck):
            _, numbers, dots = packed(piece, truth)
            made.append((piece, numbers, np.round(dots * 255).astype(np.uint8)))
    return made[:LOT]


def keep_crops(lots: list[list[Drawing]], count: int, folder: Path) -> None:
    made = [drawing for lot in lots for drawing in lot][:count]
    for name, parts in zip(("crops", "truths", "pips"), zip(*made, strict=True), strict=True):
        np.save(folder / f"{name}.npy", np.stack(parts))
