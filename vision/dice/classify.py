"""What a find is: a small net has a glance at a crop of it. Where that leaves a doubt, two
classifiers read it, in up to ten views; what they say must agree with the pips they point at."""

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
    ((-10.0, True, 0.92), (-8.0, False, 1.1)),
)
# Then, where the locator's size may be off, by other sizes. An ace must be one by the larger, too:
# the rounded face of a three or a five may pass for an ace with a rim, on which its pips lie.
SIZES: tuple[tuple[View, ...], ...] = (
    ((0.0, False, 0.78), (0.0, True, 0.78)),
    ((0.0, False, 1.28), (0.0, True, 1.28)),
)
WIDE = SIZES[1]
STILL_ACE = (0.7, 0.5)  # chance of that in a glance at the first of these views; by both nets
CLEARER = 0.8  # of what is seen by its own size: a glance by another that shows less tells nothing
LEAST_CLEAR = 0.25
ALONE = 0.88  # confidence in what a glance says that needs no other's word
# Of each round: confidence that spares a find its views, and the share of what is worth a question
# that its strength must have.
WORTH = ((0.87, 1.2), (0.87, 1.4), (0.8, 1.6))
HOT = 0.35  # heat of what the locator sees clearly
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
    def clarity(self) -> float:
        """Of its value among those with pips, by chances and pips."""
        return float(self.chances[1:7].max()) * (0.5 + 0.5 * self.agree)

    @cached_property
    def confidence(self) -> float:
        """In its value, as far as chances and pips say so."""
        return float(self.chances[1:].max()) * (0.5 + 0.5 * self.agree) * self.trust

    @cached_property
    def strength(self) -> float:
        """Both nets together: how much the locator sees a die, times how clearly it is one, and is
        read: one whose value is not clear is less likely a die, but not by as much."""
        return self.find.heat * sqrt(self.die * float(self.chances[1:].max()))


def classify(
    levels: list[Picture], finds: list[Find], nets: DiceNets, *, closely: bool = False
) -> list[Candidate]:
    """A glance at each find; one view by both classifiers of those that are not clear then, or
    `closely` of all at once; and more views of those where it may matter."""
    if not finds:
        return []
    pieces = [cut_out(levels, find, PLAIN) for find in finds]
    data = as_input(pieces)
    seen = nets.both(data) if closely else nets.glance(data)
    rows = [[row] for row in rows_of(seen, pieces, [1.0] * len(pieces), nets.cuts)]
    made = [gather(find, mine) for find, mine in zip(finds, rows, strict=True)]
    wanted = [at for at, each in enumerate(made)
              if each.confidence < ALONE and may_be_one(each, nets.cuts)]  # fmt: skip
    if wanted and not closely:
        same = [pieces[at] for at in wanted]
        again = rows_of(nets.both(data[wanted]), same, [1.0] * len(same), nets.cuts)
        for at, row in zip(wanted, again, strict=True):
            rows[at] = [row]
            made[at] = gather(finds[at], rows[at])
    for views, (enough, share) in zip(ROUNDS, WORTH, strict=True):
        wanted = [at for at in wanted if made[at].confidence < enough
                  and may_matter(made[at], share, nets.cuts)]  # fmt: skip
        look_again(levels, made, rows, wanted, views, nets)
    wanted = [at for at in wanted if made[at].confidence < WORTH[-1][0]]
    other = [(views, clearer(levels, made, wanted, views[0], nets)) for views in SIZES]
    for views, mine in other:
        look_again(levels, made, rows, mine, views, nets)
    aces = [at for at in doubtful_aces(levels, made, nets) if at not in other[1][1]]
    look_again(levels, made, rows, aces, WIDE, nets)
    return made


def clearer(
    levels: list[Picture], made: list[Candidate], wanted: list[int], view: View, nets: DiceNets
) -> list[int]:
    """Which of them may be clearer by another size, at a glance."""
    finds = [made[at].find for at in wanted]
    shown = [each.clarity for each in glances(levels, finds, view, nets)]
    return [at for at, clarity in zip(wanted, shown, strict=True)
            if clarity > max(LEAST_CLEAR, CLEARER * made[at].clarity)]  # fmt: skip


def glances(
    levels: list[Picture], finds: list[Find], view: View, nets: DiceNets
) -> list[Candidate]:
    """What a glance at one view of each makes of them."""
    if not finds:
        return []
    pieces = [cut_out(levels, find, view) for find in finds]
    rows = rows_of(nets.glance(as_input(pieces)), pieces, [view[2]] * len(pieces), nets.cuts)
    return [average(find, [row]) for find, row in zip(finds, rows, strict=True)]


def look_again(
    levels: list[Picture],
    made: list[Candidate],
    rows: list[list[Row]],
    wanted: list[int],
    views: tuple[View, ...],
    nets: DiceNets,
) -> None:
    """More views, by both classifiers, of those that are wanted."""
    if not wanted:
        return
    pieces = [cut_out(levels, made[at].find, view) for view in views for at in wanted]
    scales = [view[2] for view in views for _ in wanted]
    more = rows_of(nets.both(as_input(pieces)), pieces, scales, nets.cuts)
    for number, row in enumerate(more):
        rows[wanted[number % len(wanted)]].append(row)
    for at in wanted:
        made[at] = gather(made[at].find, rows[at])


def doubtful_aces(levels: list[Picture], made: list[Candidate], nets: DiceNets) -> list[int]:
    """Which of them may be aces only as far as they were seen: by a glance at more of each."""
    aces = [at for at, each in enumerate(made) if each.value == 1 and each.trust == 1
            and each.confidence >= nets.cuts.sure and each.strength >= nets.cuts.doubt]  # fmt: skip
    shown = glances(levels, [made[at].find for at in aces], WIDE[0], nets)
    return [at for at, each in zip(aces, shown, strict=True) if each.chances[1] < STILL_ACE[0]]


@dataclass(frozen=True)
class Row:
    """One view of a find: a row of what the nets said."""

    seen: Seen
    at: int
    piece: Picture
    scale: float
    chances: npt.NDArray[np.float32]  # of each class
    formed: frozenset[int]  # values that its pips form


def rows_of(seen: Seen, pieces: list[Picture], scales: list[float], cuts: Cuts) -> list[Row]:
    """The rows, worked out together."""
    chances = softmax(seen.values / cuts.temperature)
    values = formed(seen.pips[:, 0], cuts.pip)
    return [Row(seen, at, piece, scale, chances[at], values[at])
            for at, (piece, scale) in enumerate(zip(pieces, scales, strict=True))]  # fmt: skip


def cut_out(levels: list[Picture], find: Find, view: View) -> Picture:
    angle, mirrored, scale = view
    return crop(levels, find.x, find.y, find.side * scale, angle=angle, mirrored=mirrored)


def gather(find: Find, rows: list[Row]) -> Candidate:
    """What several views say together, at the size at which they say it most clearly."""
    if len(rows) == 1:
        return average(find, rows)
    by_size: dict[float, list[Row]] = {}
    for row in rows:
        by_size.setdefault(1.0 if is_own(row.scale) else row.scale, []).append(row)
    made = [average(find, views) for views in by_size.values()]  # its own size first
    best = max(made, key=lambda each: each.clarity)
    # Two dice without a gap look like another one at a larger size.
    if best.value != made[0].value or (best.value == 1 and is_no_ace(by_size)):
        return replace(best, trust=OTHER_SIZE)
    return best


def is_no_ace(by_size: dict[float, list[Row]]) -> bool:
    """Whether it is one no more with more around it."""
    wide = by_size.get(WIDE[0][2], [])
    return bool(wide) and sum(float(row.chances[1]) for row in wide) < STILL_ACE[1] * len(wide)


def is_own(scale: float) -> bool:
    return 1 / OWN_SIZE < scale < OWN_SIZE


def average(find: Find, rows: list[Row]) -> Candidate:
    """The mean of the chances in several views of one size."""
    chances = np.stack([row.chances for row in rows]).mean(0) if len(rows) > 1 else rows[0].chances
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


def may_be_one(each: Candidate, cuts: Cuts) -> bool:
    """Whether it may be a die after a glance, whose word is not the last on what the locator saw
    clearly."""
    return may_matter(each, 0.8, cuts) or (each.die >= NO_DIE and each.find.heat > HOT)


def softmax(logits: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Of each row."""
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return (powers / powers.sum(-1, keepdims=True)).astype(np.float32)
