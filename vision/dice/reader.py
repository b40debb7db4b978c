"""`read_dice`: from pixels to values.

The locator finds top faces on a reduced copy; the classifier reads a crop of each from the whole
picture, at first in one view, and in up to ten where it hesitates. What it says must agree with
the pips it points at. A find that may be a die or not, a value that is not clear, a die that
leans or is cut off: the reading is unsure and says why.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from vision.dice.colours import colour_of
from vision.dice.crops import Picture, as_input, crop, halvings
from vision.dice.gallery import Known
from vision.dice.locate import (
    Find,
    alike,
    is_worth_a_closer_look,
    locate,
    locate_closer,
    merged,
)
from vision.dice.nets import Cuts, DiceNets, Seen, shipped_nets
from vision.dice.pips import agrees
from vision.dice.reading import MOST_DICE, DiceReading, Die
from vision.images import BadPicture, check_light

NOTHING, PICTURE_FACE = 0, 7
SMALLEST = 20.0  # pixels; a die has to be 24 across to be read
AT_EDGE = 0.4  # edges: a middle closer to the picture's edge belongs to a die that is cut off
OVERLAP = 0.72  # edges between middles: closer than this, dice lie on one another
CLEAR = 0.25  # strength of a find that is a die beyond doubt
UNLIKE = 1.5  # times larger or smaller than the others: less likely a die
ODD_SIZE = 0.6  # what is left of its strength
NO_DIE = 2.6  # times larger or smaller than several others: a magnet, a coin, a cup, no die
FEW = 4  # clear dice: with fewer, nobody can tell which of them has the wrong size
LEANS = 0.6  # chance of leaning that is worth a question
# Angle, mirrored, scale. Turned little: up is up, where the camera looks from aside.
ROUNDS = (
    ((0.0, False, 1.0),),
    ((0.0, True, 1.0),),
    # The last two pairs are of another size: where the locator's is off, the value is not clear.
    ((10.0, False, 0.92), (-10.0, True, 0.92), (-8.0, False, 1.1), (8.0, True, 1.1),
     (0.0, False, 0.78), (0.0, True, 0.78), (0.0, False, 1.28), (0.0, True, 1.28)),
)  # fmt: skip
OWN_SIZE = 1.15  # times larger or smaller: views up to this show the size that was found
OTHER_SIZE = 0.6  # of the confidence is left where only another size shows the value: unsure
FAINT = 0.25  # heat: what is fainter, and lies on a clear die, is a side face or a pip of it


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

    @property
    def die(self) -> float:
        return 1 - float(self.chances[NOTHING])

    @property
    def value(self) -> int:
        return int(self.chances[1:].argmax()) + 1

    @property
    def strength(self) -> float:
        """Both nets together: how much the locator sees a die, times how clearly it is read."""
        return self.find.heat * float(self.chances[1:].max())


def read_dice(
    picture: Picture, known: Known | None = None, nets: DiceNets | None = None
) -> DiceReading:
    """The dice in a picture (height x width x 3, blue first); raises `BadPicture`."""
    if picture.ndim != 3 or picture.shape[2] != 3 or picture.dtype != np.uint8:
        raise BadPicture("not-an-image")
    if min(picture.shape[:2]) < 32:
        raise BadPicture("too-small")
    check_light(picture)
    nets = nets or shipped_nets()
    candidates = examine(picture, nets)
    return judge(candidates, picture.shape[:2], nets.cuts, known)


def examine(picture: Picture, nets: DiceNets) -> list[Candidate]:
    """Everything that looks like a die, and what the classifier says of it."""
    levels = halvings(picture)
    finds = locate(levels, nets.heat)
    made = classify_all(levels, finds, nets, {})
    clear = [each.find.side for each in made if each.strength > nets.cuts.die]
    if is_worth_a_closer_look(picture, clear):
        finds = merged([*finds, *locate_closer(levels, nets.heat)])
        made = classify_all(levels, finds, nets, {each.find: each for each in made})
    return made


def classify_all(
    levels: list[Picture], finds: list[Find], nets: DiceNets, done: dict[Find, Candidate]
) -> list[Candidate]:
    """The clear finds first; then faint ones, but for those that lie on a clear die."""
    new = [find for find in finds if find not in done]
    hot = classify(levels, [find for find in new if find.heat >= FAINT], nets)
    dice = [each for each in hot if each.die > 0.5 and each.strength > nets.cuts.die]
    faint = [
        find
        for find in new
        if find.heat < FAINT and not any(overlap(find, die.find) for die in dice)
    ]
    old = [done[find] for find in finds if find in done]
    return [*old, *hot, *classify(levels, faint, nets)]


def classify(levels: list[Picture], finds: list[Find], nets: DiceNets) -> list[Candidate]:
    """One view of each find, and more of those where it may matter."""
    rows: list[list[Row]] = [[] for _ in finds]
    made: dict[int, Candidate] = {}
    wanted = list(range(len(finds)))
    for views in ROUNDS:
        if not wanted:
            break
        pieces = [cut_out(levels, finds[at], view) for view in views for at in wanted]
        seen = nets.classify(as_input(pieces))
        for row, piece in enumerate(pieces):
            scale = views[row // len(wanted)][2]
            rows[wanted[row % len(wanted)]].append(Row(seen, row, piece, scale))
        made.update((at, gather(finds[at], rows[at], nets.cuts)) for at in wanted)
        wanted = [at for at in wanted if is_unclear(made[at], nets.cuts)]
    return [made[at] for at in range(len(finds))]


View = tuple[float, bool, float]


@dataclass(frozen=True)
class Row:
    """One view of a find: a row of what the classifier said."""

    seen: Seen
    at: int
    piece: Picture
    scale: float


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
    chances = np.mean([softmax(row.seen.values[row.at] / cuts.temperature) for row in rows], axis=0)
    value = int(chances[1:].argmax()) + 1
    agree = [value == PICTURE_FACE or agrees(row.seen.pips[row.at, 0], value, cuts.pip)
             for row in rows]  # fmt: skip
    first = rows[0]
    _, cosine, sine = first.seen.lie[first.at]
    leaning = [1 / (1 + np.exp(-row.seen.lie[row.at, 0])) for row in rows]
    return Candidate(
        find=find,
        chances=chances,
        agree=float(np.mean(agree)),
        lean=float(np.mean(leaning)),
        turn=float(np.arctan2(sine, cosine)) / 4,
        piece=first.piece,
        embedding=first.seen.embedding[first.at],
    )


def is_unclear(each: Candidate, cuts: Cuts) -> bool:
    """Whether more views may change what is made of it: not if it cannot be a die at all."""
    if each.die < 0.02 or each.strength < 0.5 * cuts.doubt:
        return False
    return each.agree < 1 or each.die < 0.97 or each.chances[1:].max() < 0.95 * each.die


def softmax(logits: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    powers = np.exp(logits - logits.max())
    return (powers / powers.sum()).astype(np.float32)


def judge(
    candidates: list[Candidate], shape: tuple[int, ...], cuts: Cuts, known: Known | None
) -> DiceReading:
    """Which finds are dice, their values, and whether that is sure."""
    dice: list[Die] = []
    cut: list[Die] = []
    reasons: set[str] = set()
    usual = usual_side(candidates)
    kept, dropped = apart(of_one_throw(candidates))
    if any(reaches_out(each, kept, cuts) for each in dropped):
        reasons.add("stacked")
    for each in kept:
        taught = known.match(each.embedding) if known else None
        strength = each.strength * (1.0 if is_usual(each.find.side, usual) else ODD_SIZE)
        if taught is None and strength < cuts.die:
            if strength > cuts.doubt and each.die > 0.5:
                reasons.add("maybe-a-die")
            continue
        die = die_of(each, cuts, taught)
        if is_cut(each.find, shape):
            cut.append(die)
            reasons.add("cut-off")
        else:
            dice.append(die)
            reasons.update(die.doubts)
    if any(
        np.hypot(a.x - b.x, a.y - b.y) < OVERLAP * min(a.size, b.size)
        for at, a in enumerate(dice)
        for b in dice[:at]
    ):
        reasons.add("stacked")
    if len(dice) > MOST_DICE:
        reasons.add("too-many")
    return DiceReading(
        dice=tuple(dice), sure=not reasons, reasons=tuple(sorted(reasons)), cut=tuple(cut)
    )


def clear_sides(candidates: list[Candidate]) -> list[float]:
    """The edges of what is a die beyond doubt."""
    return [each.find.side for each in candidates if each.strength > CLEAR and each.agree > 0.5]


def usual_side(candidates: list[Candidate]) -> float | None:
    """The edge that most clear dice have: those of one throw seldom differ much."""
    clear = clear_sides(candidates)
    return float(np.median(clear)) if clear else None


def of_one_throw(candidates: list[Candidate]) -> list[Candidate]:
    """Without what is far too large or too small to lie beside several clear dice. Of four or more
    the median is a die's: one disc of another size does not move it."""
    clear = clear_sides(candidates)
    if len(clear) < FEW:
        return candidates
    usual = float(np.median(clear))
    return [each for each in candidates if usual / NO_DIE < each.find.side < usual * NO_DIE]


def is_usual(side: float, usual: float | None) -> bool:
    return usual is None or usual / UNLIKE < side < usual * UNLIKE


def apart(candidates: list[Candidate]) -> tuple[list[Candidate], list[Candidate]]:
    """The clear ones, and those that are part of a clearer one: a side face, a corner."""
    kept: list[Candidate] = []
    dropped: list[Candidate] = []
    for each in sorted(candidates, key=lambda one: -one.strength):
        over = [other for other in kept if other.die > 0.5 and overlap(each.find, other.find)]
        clear = each.die > 0.8 and each.find.heat > 0.4
        if not over or (clear and all(alike(each.find.side, o.find.side) for o in over)):
            kept.append(each)
        else:
            dropped.append(each)
    return kept, dropped


def reaches_out(each: Candidate, kept: list[Candidate], cuts: Cuts) -> bool:
    """Whether a dropped find may hide a die: it is clear, and its middle lies on none kept."""
    return (
        each.strength > cuts.die
        and each.die > 0.7
        and all(
            np.hypot(each.find.x - other.find.x, each.find.y - other.find.y)
            > 0.45 * other.find.side
            for other in kept
        )
    )


def overlap(one: Find, other: Find) -> bool:
    return bool(np.hypot(one.x - other.x, one.y - other.y) < 0.85 * max(one.side, other.side))


def die_of(each: Candidate, cuts: Cuts, taught: tuple[int, str, float] | None) -> Die:
    value: int | None = each.value
    confidence = float(each.chances[1:].max()) * (0.5 + 0.5 * each.agree) * each.trust
    doubts = []
    if taught is not None:
        value, name, confidence = taught
    else:
        name = None
        if each.value == PICTURE_FACE:
            value = None
            doubts.append("picture-face")
        elif each.agree < 0.5:
            doubts.append("pips-disagree")
        if confidence < cuts.sure:
            doubts.append("unclear-value" if each.die > 0.9 else "maybe-a-die")
        if each.lean > LEANS:
            doubts.append("cocked")
    if each.find.side < SMALLEST:
        doubts.append("too-small")
    return Die(
        value=value,
        x=each.find.x,
        y=each.find.y,
        size=each.find.side,
        outline=outline(each),
        colour=colour_of(each.piece),
        confidence=confidence,
        doubts=tuple(doubts),
        name=name,
    )


def is_cut(find: Find, shape: tuple[int, ...]) -> bool:
    height, width = shape[:2]
    room = min(find.x, find.y, width - find.x, height - find.y)
    return room < AT_EDGE * find.side


def outline(each: Candidate) -> tuple[tuple[float, float], ...]:
    """The corners of the top face, as if seen from straight above."""
    reach = each.find.side / np.sqrt(2)
    return tuple(
        (
            float(each.find.x + reach * np.cos(each.turn + np.pi / 4 + k * np.pi / 2)),
            float(each.find.y + reach * np.sin(each.turn + np.pi / 4 + k * np.pi / 2)),
        )
        for k in range(4)
    )
