"""How well exported nets read the development set, source by source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from vision.dice.classify import Candidate
from vision.dice.nets import Cuts, DiceNets
from vision.dice.reader import examine, judge
from vision.dice.reading import DiceReading
from vision.images import decode
from vision.training.photographs import Labelled


@dataclass(frozen=True)
class Examined:
    """A photograph, and what the nets see in it before anything is judged."""

    labelled: Labelled
    candidates: list[Candidate]
    shape: tuple[int, ...]

    def reading(self, cuts: Cuts) -> DiceReading:
        return judge(self.candidates, self.shape, cuts, None)


@dataclass(frozen=True)
class Score:
    scenes: int
    exact: int
    sure: int
    sure_and_wrong: int
    dice: int
    dice_read: int

    def line(self, name: str) -> str:
        return (
            f"{name:16} {self.exact:3} of {self.scenes:3} scenes exact, {self.sure:3} sure "
            f"({self.sure_and_wrong} of them wrong), {self.dice_read} of {self.dice} dice"
        )


def examine_all(photographs: Sequence[Labelled], nets: DiceNets) -> list[Examined]:
    found = []
    for each in photographs:
        picture = decode(each.path.read_bytes())
        found.append(Examined(each, examine(picture, nets), picture.shape))
    return found


def score(examined: Sequence[Examined], cuts: Cuts) -> Score:
    rows = [(each.labelled, each.reading(cuts)) for each in examined]
    right = [reading.values == truth.values for truth, reading in rows]
    return Score(
        scenes=len(rows),
        exact=sum(right),
        sure=sum(reading.sure for _, reading in rows),
        sure_and_wrong=sum(
            reading.sure and not good for (_, reading), good in zip(rows, right, strict=True)
        ),
        dice=sum(len(truth.values) for truth, _ in rows),
        dice_read=sum(
            sum((Counter(truth.values) & Counter(reading.values)).values())
            for truth, reading in rows
        ),
    )


def failures(examined: Sequence[Examined], cuts: Cuts) -> list[str]:
    """A line for each photograph that was not read exactly."""
    lines = []
    for each in examined:
        reading = each.reading(cuts)
        if reading.values != each.labelled.values:
            missing = Counter(each.labelled.values) - Counter(reading.values)
            extra = Counter(reading.values) - Counter(each.labelled.values)
            lines.append(
                f"{each.labelled.path.name} ({each.labelled.tier}): missing "
                f"{sorted(missing.elements())}, too many {sorted(extra.elements())}, "
                f"{'SURE' if reading.sure else 'unsure: ' + ' '.join(reading.reasons)}"
            )
    return lines
