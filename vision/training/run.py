"""The whole training in one command; what is done already is not done again."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import nn

from vision.dice.nets import Cuts, DiceNets
from vision.training.calibrate import choose
from vision.training.export import export
from vision.training.learning import classifier_loss, learn, locator_loss
from vision.training.measure import examine_all, failures, score
from vision.training.mining import mine
from vision.training.nets import Classifier, Locator
from vision.training.photographs import LICENSED, read_labels, read_training
from vision.training.pool import Pool, make_pool
from vision.training.samples import Crops, Material, Windows, batches
from vision.training.scene import make_bank

ALL = "all"  # the name of the run that leaves no source out
DRAWN = "drawn"  # of the one that sees no photograph
Pair = tuple[nn.Module, nn.Module]  # a locator and a classifier


def main() -> None:
    options = parser().parse_args()
    torch.set_num_threads(options.threads)
    cv2.setNumThreads(options.threads)
    wanted = options.leave_out or [ALL, *LICENSED]
    models = {left_out: train(options, left_out) for left_out in wanted}
    if ALL in models:
        report(options, models)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m vision.training", description=__doc__)
    made.add_argument("--photos", type=Path, required=True, help="folder of both sets")
    made.add_argument("--out", type=Path, default=Path("dice-training"), help="for checkpoints")
    made.add_argument("--leave-out", action="append", choices=[ALL, DRAWN, *LICENSED],
                      help="train only without this source (default: all runs)")  # fmt: skip
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--threads", type=int, default=2)
    made.add_argument("--groups", type=int, default=500, help="kinds of drawn dice")
    made.add_argument("--windows", type=int, default=3600, help="drawn windows")
    made.add_argument("--crops", type=int, default=36000, help="drawn crops")
    made.add_argument("--steps", type=int, nargs=4, default=[600, 1000, 1000, 1200],
                      help="of both nets on drawn dice, then with photographs")  # fmt: skip
    return made


def train(options: argparse.Namespace, left_out: str) -> Path:
    """Both nets, without one source: first on drawn dice alone, which is done once for all runs,
    then with photographs. Returns the folder of the exported files."""
    torch.manual_seed(options.seed)
    bank = make_bank(
        options.seed, options.groups, 160, options.out / f"bank-{options.seed}-{options.groups}.pkl"
    )
    pool = make_pool(bank, options.seed, options.windows, options.crops, options.out)
    nets: Pair = (Locator(), Classifier())
    nets = taught(options, DRAWN, nets, Material(bank, (), pool=pool), options.steps[:2], 2e-3)
    if left_out != DRAWN:
        photographs = read_training(options.photos / "dice-training", left_out)
        material = Material(bank, photographs, pool=pool)
        nets = taught(options, left_out, nets, material, options.steps[2:], 1.5e-3)
    return options.out / f"{left_out}-{options.seed}" / "models"


def taught(
    options: argparse.Namespace,
    name: str,
    nets: Pair,
    material: Material,
    steps: list[int],
    rate: float,
) -> Pair:
    """Both nets after so many steps with this material, kept and exported under a name."""
    folder = options.out / f"{name}-{options.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{folder}: {len(material.photographs)} photographs", flush=True)
    locator = learn(
        nets[0],
        lambda done: batches(Windows(material, options.seed + done), 16),
        locator_loss,
        steps[0],
        rate,
        folder / "locator.pt",
    )
    if material.photographs:
        assert isinstance(material.pool, Pool)
        find = partial(mine, locator, material.photographs, material.pool)
        material = replace(material, mined=mined(folder / "mined.npy", find))
    classifier = learn(
        nets[1],
        lambda done: batches(Crops(material, options.seed + done), 96),
        classifier_loss,
        steps[1],
        rate,
        folder / "classifier.pt",
    )
    export(locator, classifier, folder / "models")
    return locator, classifier


def report(options: argparse.Namespace, models: dict[str, Path]) -> None:
    """Measure each source by nets that never saw it, with cuts chosen on the others. A source
    that no run left out is read by the nets that saw no photograph at all."""
    labels = read_labels(options.photos / "dice-photos")
    examined = {}
    for source in sorted({each.source for each in labels}):
        unseen = models[ALL] if source not in LICENSED else train(options, DRAWN)
        folder = models.get(source, unseen)
        mine = [each for each in labels if each.source == source]
        examined[source] = examine_all(mine, DiceNets(folder))
    cuts = {
        source: choose([each for name, rest in examined.items() if name != source
                        for each in rest], Cuts())
        for source in examined
    }  # fmt: skip
    for tier in ("core", "hard"):
        print(f"\n{tier} scenes, each source left out of training and of the choice of cuts")
        for source, photographs in examined.items():
            tried = [each for each in photographs if each.labelled.tier == tier]
            if tried:
                print("  " + score(tried, cuts[source]).line(source))
                lines = failures(tried, cuts[source])
                print("".join(f"      {line}\n" for line in lines), end="")
    chosen = choose([each for rest in examined.values() for each in rest], Cuts())
    (models[ALL] / "cuts.json").write_text(json.dumps(vars(chosen)) + "\n")
    print(f"\n{models[ALL]}: {chosen}")


def mined(kept: Path, find: Callable[[], np.ndarray]) -> np.ndarray:
    if not kept.exists():
        np.save(kept, find())
    return np.load(kept)
