"""What a find is: one or two classifiers read a crop of it, at first in one view, and in up to ten
where they hesitate; what they say must agree with the pips they point at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import atan2, exp, sqrt

import numpy as np
import numpy.typing as npt

from vision.dice.crops import Picture, as_input, crop
from vision.dice.locate import Find
from vision.dice.nets import Cuts, DiceNets, Seen
from vision.dice.pips import formed

NOTHING, PICTURE_FACE = 0, 7
View = tuple[float, bool, float]  # angle, mirrored, scale
PLAIN: View = (0.0, False, 1.0)
# Turned little: up is up, where the camera looks from aside.
ROUNDS: tuple[tuple[View, ...], ...] = (
    ((0.0, True, 1.0),),
    ((10.0, False, 0.92), (8.0, True, 1.1)),
    # The last two pairs are of another size: where the locator's is off, the value is not clear.
    ((-10.0, True, 0.92), (-8.0, False, 1.1),
     (0.0, False, 0.78), (0.0, True, 0.78), (0.0, False, 1.28), (0.0, True, 1.28)),
)  # fmt: skip
ALONE = 0.97  # confidence in what one classifier says of one view that needs no other's word
# Of each round: confidence that spares a find its views, and the share of what is worth a question
# that its strength must have.
WORTH = ((0.9, 1.0), (0.87, 1.0), (0.8, 1.2))
NO_DIE = 0.02  # chance of being a die at all below which a find is none
SILENT = 0.3  # of its chance is left to a value that no view's pips form
OWN_SIZE = 1.15  # times larger or smaller: views up to this show the size that was found
OTHER_SIZE = 0.6  # of the confidence is left where only another size shows the value: unsure


@dataclass(frozen=True)
class Candidate:
    """A find, and all that was made out about it."""

    find: Find
    chances: npt.NDArray[np.float32]  # of each class, over all views
    agree: float  # share of the views whose pips form the value
    lean: float  # chance of leaning
    turn: float  # radians
    piece: Picture
    embedding: npt.NDArray[np.float32]
    trust: float = 1.0  # in its value, beyond the chances

    @cached_property
    def die(self) -> float:
        return 1 - float(self.chances[NOTHING])

    @cached_property
    def value(self) -> int:
        return int(self.chances[1:].argmax()) + 1

    @cached_property
    def confidence(self) -> float:
        """In its value, as far as chances and pips say so."""
        return float(self.chances[1:].max()) * (0.5 + 0.5 * self.agree) * self.trust

    @cached_property
    def strength(self) -> float:
        """Both nets together: how much the locator sees a die, times how clearly it is one, and is
        read: one whose value is not clear is less likely a die, but not by as much."""
        return self.find.heat * sqrt(self.die * float(self.chances[1:].max()))


def classify(levels: list[Picture], finds: list[Find], nets: DiceNets) -> list[Candidate]:
    """One view of each find by one classifier; if that is not clear, by both; and more views of
    those where it may matter."""
    if not finds:
        return []
    pieces = [cut_out(levels, find, PLAIN) for find in finds]
    seen = nets.classify(as_input(pieces))
    rows = [[row_of(seen, at, piece, PLAIN, nets.cuts)] for at, piece in enumerate(pieces)]
    made = [gather(find, mine, nets.cuts) for find, mine in zip(finds, rows, strict=True)]
    wanted = [at for at, each in enumerate(made)
              if each.confidence < ALONE and may_matter(each, 0.8, nets.cuts)]  # fmt: skip
    if wanted:
        other = nets.classify(as_input([pieces[at] for at in wanted]), 1)
        both = seen.with_second(wanted, other)
        for row, at in enumerate(wanted):
            rows[at] = [row_of(both, row, pieces[at], PLAIN, nets.cuts)]
            made[at] = gather(finds[at], rows[at], nets.cuts)
    for views, (enough, share) in zip(ROUNDS, WORTH, strict=True):
        wanted = [at for at in wanted if made[at].confidence < enough
                  and may_matter(made[at], share, nets.cuts)]  # fmt: skip
        if not wanted:
            break
        pieces = [cut_out(levels, finds[at], view) for view in views for at in wanted]
        data = as_input(pieces)
        both = nets.classify(data).with_second(list(range(len(data))), nets.classify(data, 1))
        for row, piece in enumerate(pieces):
            view = views[row // len(wanted)]
            rows[wanted[row % len(wanted)]].append(row_of(both, row, piece, view, nets.cuts))
        for at in wanted:
            made[at] = gather(finds[at], rows[at], nets.cuts)
    return made


@dataclass(frozen=True)
class Row:
    """One view of a find: a row of what the classifier said."""

    seen: Seen
    at: int
    piece: Picture
    scale: float
    pip: float  # heat of a pip

    @cached_property
    def formed(self) -> frozenset[int]:
        """Values that its pips form."""
        return formed(self.seen.pips[self.at, 0], self.pip)


def row_of(seen: Seen, at: int, piece: Picture, view: View, cuts: Cuts) -> Row:
    return Row(seen, at, piece, view[2], cuts.pip)


def cut_out(levels: list[Picture], find: Find, view: View) -> Picture:
    angle, mirrored, scale = view
    return crop(levels, find.x, find.y, find.side * scale, angle=angle, mirrored=mirrored)


def gather(find: Find, rows: list[Row], cuts: Cuts) -> Candidate:
    """What several views say together, at the size at which they say it most clearly."""
    by_size: dict[float, list[Row]] = {}
    for row in rows:
        by_size.setdefault(1.0 if is_own(row.scale) else row.scale, []).append(row)
    made = [average(find, views, cuts) for views in by_size.values()]  # its own size first
    best = max(made, key=lambda each: float(each.chances[1:7].max()) * (0.5 + 0.5 * each.agree))
    # Two dice without a gap look like another one at a larger size.
    return best if best.value == made[0].value else replace(best, trust=OTHER_SIZE)


def is_own(scale: float) -> bool:
    return 1 / OWN_SIZE < scale < OWN_SIZE


def average(find: Find, rows: list[Row], cuts: Cuts) -> Candidate:
    """The mean of the chances in several views of one size."""
    rows_of = [row.seen.values[row.at] / cuts.temperature for row in rows]
    chances = softmax(np.stack(rows_of)).mean(0)
    value = int(chances[1:].argmax()) + 1
    # Of what is no die nobody needs to look for pips.
    agree = share_that_agrees(rows, value) if chances[NOTHING] < 1 - NO_DIE else 0.0
    if chances[NOTHING] < 1 - NO_DIE and value != PICTURE_FACE and agree < 0.5:
        chances = weighed(chances, [share_that_agrees(rows, each) for each in range(1, 7)])
        value = int(chances[1:].argmax()) + 1
        agree = share_that_agrees(rows, value)
    first = rows[0]
    _, cosine, sine = first.seen.lie[first.at]
    leaning = [1 / (1 + exp(-float(row.seen.lie[row.at, 0]))) for row in rows]
    return Candidate(
        find=find,
        chances=chances,
        agree=agree,
        lean=sum(leaning) / len(rows),
        turn=atan2(sine, cosine) / 4,
        piece=first.piece,
        embedding=first.seen.embedding[first.at],
    )


def share_that_agrees(rows: list[Row], value: int) -> float:
    """Of the views: those whose pips form this value."""
    if value == PICTURE_FACE:
        return 1.0
    return sum(value in row.formed for row in rows) / len(rows)


def weighed(chances: npt.NDArray[np.float32], agree: list[float]) -> npt.NDArray[np.float32]:
    """The chances of the values, with the word of the pips where they speak for another one."""
    made = chances.copy()
    made[1:7] *= np.array(agree, np.float32) + SILENT
    made[1:7] *= chances[1:7].sum() / made[1:7].sum()
    return made


def may_matter(each: Candidate, share: float, cuts: Cuts) -> bool:
    """Whether more views may change what is made of it: not if it cannot be a die at all."""
    return each.die >= NO_DIE and each.strength >= share * cuts.doubt


def softmax(logits: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Of each row."""
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return (powers / powers.sum(-1, keepdims=True)).astype(np.float32)
