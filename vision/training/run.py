"""The whole training in one command; what is done already is not done again."""

from __future__ import annotations

import argparse
import json
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cv2
import torch
from torch import nn

from vision.dice.nets import Cuts, DiceNets
from vision.training.batches import Stock, crops, windows
from vision.training.calibrate import choose
from vision.training.export import export
from vision.training.glance import teach_glance
from vision.training.learning import classifier_loss, learn, locator_loss
from vision.training.measure import examine_all, failures, score
from vision.training.mining import false_finds
from vision.training.nets import Classifier, Locator
from vision.training.photographs import LICENSED, Photograph, read_boxed, read_labels
from vision.training.pointing import pointed
from vision.training.pool import Pool, make_pool
from vision.training.samples import Material, Sample
from vision.training.scene import Bank, make_bank

ALL = "all"  # the name of the run that leaves no source out
DRAWN = "drawn"  # of the one that sees no photograph
FIRST = LICENSED[0]  # left out by the run whose nets that of all sources teaches on
MORE = 0.4  # share of the steps with photographs that this takes
BATCHES = (8, 32)  # windows, crops: small ones, so that few samples teach much
CLASSIFIERS = ("classifier", "classifier-2")  # they learn apart: other weights, other samples


@dataclass(frozen=True)
class Nets:
    locator: nn.Module
    classifiers: tuple[nn.Module, ...]


def main() -> None:
    options = parser().parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(options.threads)
    cv2.setNumThreads(options.threads)
    wanted = options.leave_out or [ALL, *LICENSED]
    models = {}
    for left_out in wanted:
        nets_of(options, left_out)
        models[left_out] = models_of(options, left_out)
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
    made.add_argument("--groups", type=int, default=1000, help="kinds of drawn dice")
    made.add_argument("--drawn", type=int, nargs=2, default=[4000, 60000],
                      help="drawn windows and crops")  # fmt: skip
    made.add_argument("--real", type=int, nargs=2, default=[1200, 16000],
                      help="windows and crops of each source")  # fmt: skip
    made.add_argument("--glance", type=int, default=2500, help="steps of the net that glances")
    made.add_argument("--steps", type=int, nargs=4, default=[1200, 3000, 1600, 3500],
                      help="of locator and classifiers, drawn, then with photographs")  # fmt: skip
    return made


def models_of(options: argparse.Namespace, left_out: str) -> Path:
    return Path(options.out / f"{left_out}-{options.seed}" / "models")


def nets_of(options: argparse.Namespace, left_out: str) -> Nets:
    """A locator and two classifiers, without one source: first on drawn dice alone, which is done
    once for all runs, then with photographs. Those of all sources go on from a run that left one
    out, with what it had not seen."""
    bank = make_bank(
        options.seed, options.groups, 160, options.out / f"bank-{options.seed}-{options.groups}.pkl"
    )
    drawn = pool_of(options, Material(bank), DRAWN, options.drawn)
    nets = taught(options, DRAWN, fresh(options.seed), Stock(drawn), options.steps[:2], 2e-3)
    if left_out == DRAWN:
        return nets
    boxed = read_boxed(options.photos / "dice-training", left_out)
    photographs = pointed(boxed, nets.classifiers)
    stock = Stock(drawn, real_pools(options, bank, photographs))
    steps, rate = options.steps[2:], 1.5e-3
    if left_out == ALL:
        nets = nets_of(options, FIRST)
        steps, rate = [round(number * MORE) for number in steps], rate / 2
    return taught(options, left_out, nets, stock, steps, rate, Material(bank, photographs))


def fresh(seed: int) -> Nets:
    torch.manual_seed(seed)
    return Nets(Locator(), tuple(Classifier() for _ in CLASSIFIERS))


def pool_of(options: argparse.Namespace, material: Material, name: str, sizes: list[int]) -> Pool:
    scenes, pieces = sizes
    folder = options.out / f"pool-{name}-{options.seed}-{scenes}-{pieces}"
    return make_pool(material, options.seed, scenes, pieces, folder)


def real_pools(
    options: argparse.Namespace, bank: Bank, photographs: list[Photograph]
) -> list[tuple[Pool, float]]:
    """One of each source; of a large one more is learnt, but less so than by their numbers."""
    by_source: dict[str, list[Photograph]] = {}
    for photo in photographs:
        by_source.setdefault(photo.source, []).append(photo)
    return [(pool_of(options, Material(bank, mine), source, options.real), len(mine) ** 0.5)
            for source, mine in by_source.items()]  # fmt: skip


def taught(
    options: argparse.Namespace,
    name: str,
    nets: Nets,
    stock: Stock,
    steps: list[int],
    rate: float,
    material: Material | None = None,
) -> Nets:
    """The nets after so many steps with this stock, kept and exported under a name; with
    `material`, the classifiers learn to refuse what the locator takes for dice there."""
    folder = options.out / f"{name}-{options.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    locator = learn(
        nets.locator,
        lambda done: windows(stock, options.seed + done, BATCHES[0]),
        locator_loss,
        steps[0],
        rate,
        folder / "locator.pt",
    )
    if material:
        assert isinstance(locator, Locator)
        false = kept(
            folder / "false.pkl",
            lambda: false_finds(locator, material, stock.drawn, options.seed),
        )
        stock = Stock(stock.drawn, stock.real, false)
    classifiers = tuple(
        learn(
            net,
            lambda done, at=at: crops(stock, options.seed + 5000 * at + done, BATCHES[1]),  # type: ignore[misc]
            classifier_loss,
            steps[1],
            rate,
            folder / f"{CLASSIFIERS[at]}.pt",
        )
        for at, net in enumerate(nets.classifiers)
    )
    export(locator, dict(zip(CLASSIFIERS, classifiers, strict=True)), folder / "models")
    teach_glance(stock, folder / "models", options.seed, options.glance, folder / "glance.pt")
    return Nets(locator, classifiers)


def report(options: argparse.Namespace, models: dict[str, Path]) -> None:
    """Measure each source by nets that never saw it, with cuts chosen on the others. A source
    that nobody learns from is read by the nets of all; one that no run left out, by those that saw
    no photograph."""
    labels = read_labels(options.photos / "dice-photos")
    examined = {}
    for source in sorted({each.source for each in labels}):
        folder = models[ALL] if source not in LICENSED else models.get(source)
        if folder is None:
            nets_of(options, DRAWN)
            folder = models_of(options, DRAWN)
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


def kept(path: Path, make: Callable[[], list[Sample]]) -> list[Sample]:
    if not path.exists():
        path.write_bytes(pickle.dumps(make()))
    return pickle.loads(path.read_bytes())  # written by the line above
