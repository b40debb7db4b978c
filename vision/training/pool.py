"""Samples made once and used by every run: to make them costs more than to learn from them.

There is a pool of drawn ones, and one of each source of photographs, so that a run that leaves a
source out leaves out its pool.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.training.samples import Crops, Material, Sample, a_window
from vision.training.scene import Placed, Scene

LOT = 100  # samples made with one seed
FAINT = 24  # levels, over three colours, by which pips differ at least


@dataclass(frozen=True)
class Pool:
    """Windows and crops, with what is true of them."""

    windows: np.ndarray  # n x 256 x 256 x 3
    dice: list[tuple[Placed, ...]]  # of each window
    crops: np.ndarray  # n x 48 x 48 x 3
    truths: np.ndarray  # n x 7
    pips: np.ndarray  # n x 24 x 24, as bytes


def make_pool(material: Material, seed: int, windows: int, crops: int, kept: Path) -> Pool:
    """Make the pool, or open the kept one."""
    if not kept.exists():
        cv2.setNumThreads(1)
        part = kept.with_suffix(".part")
        part.mkdir(parents=True, exist_ok=True)
        lots = [make_windows(material, seed, at) for at in range(-(-windows // LOT))]
        keep_windows([scene for lot in lots for scene in lot][:windows], part)
        made = [make_crops(material, seed, at) for at in range(-(-crops // LOT))]
        keep_crops([sample for lot in made for sample in lot][:crops], part)
        part.rename(kept)
    with (kept / "dice.pkl").open("rb") as file:
        dice = pickle.load(file)  # written by `keep_windows`
    shown, pieces, truths, pips = (np.load(kept / f"{name}.npy", mmap_mode="r")
                                   for name in ("windows", "crops", "truths", "pips"))  # fmt: skip
    return Pool(shown, dice, pieces, truths, pips)


def make_windows(material: Material, seed: int, at: int) -> list[Scene]:
    """One lot; each has a seed of its own, so that lots may be made in any order."""
    luck = np.random.default_rng([seed, 7, at])
    return [a_window(luck, material) for _ in range(LOT)]


def keep_windows(scenes: list[Scene], folder: Path) -> None:
    np.save(folder / "windows.npy", np.stack([scene.picture for scene in scenes]))
    with (folder / "dice.pkl").open("wb") as file:
        pickle.dump([scene.dice for scene in scenes], file)


def make_crops(material: Material, seed: int, at: int) -> list[Sample]:
    return list(readable_crops(np.random.default_rng([seed, 11, at]), Crops(material)))


def readable_crops(luck: np.random.Generator, maker: Crops) -> Iterator[Sample]:
    """A lot of crops in which pips can be seen: a value nobody can see teaches guessing."""
    left = LOT
    while left:
        for sample in [each for each in maker.some(luck) if is_readable(*each)][:left]:
            left -= 1
            yield sample


def is_readable(piece: np.ndarray, truth: np.ndarray, pips: np.ndarray) -> bool:
    """Whether pips, where they are known, differ from the face around them."""
    dots = pips > 150
    if not dots.any():
        return True
    small = cv2.resize(piece, pips.shape[::-1], interpolation=cv2.INTER_AREA).astype(np.float32)
    rows, columns = np.nonzero(dots)
    face = np.zeros_like(dots)
    face[rows.min() - 1 : rows.max() + 2, columns.min() - 1 : columns.max() + 2] = True
    if face.sum() < 40:  # an ace
        face[8:16, 8:16] = True
    rest = face & (pips < 40)
    gap = np.linalg.norm(small[dots].mean(0) - small[rest].mean(0)) if rest.any() else 0.0
    return bool(gap > FAINT)


def keep_crops(samples: list[Sample], folder: Path) -> None:
    for name, parts in zip(("crops", "truths", "pips"), zip(*samples, strict=True), strict=True):
        np.save(folder / f"{name}.npy", np.stack(parts))
