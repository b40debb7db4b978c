"""`read_dice`: from pixels to values.

The locator finds top faces on a reduced copy, the classifiers read a crop of each from the whole
picture (`classify.py`). A find that may be a die or not, a value that is not clear, a die that
leans or is cut off: the reading is unsure and says why.
"""

from __future__ import annotations

from math import hypot

import numpy as np
from msgspec.structs import replace as replace_struct

from vision.dice.classify import PICTURE_FACE, Candidate, classify
from vision.dice.colours import colour_of
from vision.dice.crops import Picture, halvings
from vision.dice.gallery import Known
from vision.dice.locate import (
    Find,
    alike,
    at_size,
    closer_look,
    large_ones,
    locate,
    merged,
)
from vision.dice.nets import Cuts, DiceNets, shipped_nets
from vision.dice.reading import MOST_DICE, DiceReading, Die
from vision.images import BadPicture, check_light

SMALLEST = 20.0  # pixels; a die has to be 24 across to be read
AT_EDGE = 0.4  # edges: a middle closer to the picture's edge belongs to a die that is cut off
OUT = 0.25  # and one closer than this to a die that does not count, however clear its pips
OVERLAP = 0.72  # edges between middles: closer than this, dice lie on one another
BESIDE = 0.8  # of their mean edge: with middles closer than this, one lies on the other
CLEAR = 0.25  # strength of a find that is a die beyond doubt
CLEAR_VALUE = 0.9  # confidence in a value beyond doubt
UNLIKE = 1.5  # times larger or smaller than the others: less likely a die
ODD_SIZE = 0.6  # what is left of its strength
NO_DIE = 2.6  # times larger or smaller than several others: a magnet, a coin, a cup, no die
FEW = 4  # clear dice: with fewer, nobody can tell which of them has the wrong size
LEANS = 0.6  # chance of leaning that is worth a question
MAYBE = 0.2  # chance of being a die at all that is worth a question
FAINT = 0.25  # heat: what is fainter, and lies on a clear die, is a side face or a pip of it


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
    candidates = examine(picture, nets, closely=known is not None and len(known.vectors) > 0)
    return judge(candidates, picture.shape[:2], nets.cuts, known)


def examine(picture: Picture, nets: DiceNets, *, closely: bool = False) -> list[Candidate]:
    """Everything that looks like a die, and what the classifiers say of it: `closely` where faces
    were taught, which only they know. If no die is clear, it is looked for from farther away, and
    if dice are small, from closer by."""
    levels = halvings(picture)
    made = classify_all(levels, locate(levels, nets.heat), nets, [], closely)
    dice = [each for each in made if each.strength > nets.cuts.die]
    if not any(each.confidence > CLEAR_VALUE for each in dice):
        made = classify_all(levels, large_ones(levels, nets.heat), nets, made, closely)
        dice = [each for each in made if each.strength > nets.cuts.die]
    longest = closer_look(picture, [each.find.side for each in dice])
    if longest is not None:
        made = classify_all(levels, at_size(levels, nets.heat, longest), nets, made, closely)
    return made


def classify_all(
    levels: list[Picture],
    more: list[Find],
    nets: DiceNets,
    before: list[Candidate],
    closely: bool,
) -> list[Candidate]:
    """What was made out before, and more finds: the clear ones first; then faint ones, but for
    those that lie on a clear die or are of another size."""
    if not more:
        return before
    done = {each.find: each for each in before}
    finds = merged([*done, *more])
    new = [find for find in finds if find not in done]
    hot = classify(levels, [find for find in new if find.heat >= FAINT], nets, closely=closely)
    dice = [each for each in hot if each.die > 0.5 and each.strength > nets.cuts.die]
    # Of another size than several clear dice, a faint find is too weak to count as one.
    usual = usual_side(hot) if len(clear_sides(hot)) >= FEW else None
    faint = [
        find
        for find in new
        if find.heat < FAINT
        and is_usual(find.side, usual)
        and not any(overlap(find, die.find) for die in dice)
    ]
    old = [done[find] for find in finds if find in done]
    return [*old, *hot, *classify(levels, faint, nets, closely=closely)]


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
            if strength > cuts.doubt and each.die > MAYBE:
                reasons.add("maybe-a-die")
            continue
        die = die_of(each, cuts, taught)
        room = room_of(each.find, shape)
        if room < AT_EDGE:
            die = replace_struct(die, doubts=(*die.doubts, "cut-off"))
        reasons.update(die.doubts)
        whole = room > (OUT if each.agree == 1 and die.confidence > CLEAR_VALUE else AT_EDGE)
        (dice if whole else cut).append(die)
    if any(
        hypot(a.x - b.x, a.y - b.y) < OVERLAP * min(a.size, b.size)
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
            hypot(each.find.x - other.find.x, each.find.y - other.find.y) > 0.45 * other.find.side
            for other in kept
        )
    )


def overlap(one: Find, other: Find) -> bool:
    """Whether they are closer than dice of their sizes can lie beside one another."""
    return hypot(one.x - other.x, one.y - other.y) < BESIDE * (one.side + other.side) / 2


def die_of(each: Candidate, cuts: Cuts, taught: tuple[int, str, float] | None) -> Die:
    value: int | None = each.value
    confidence = each.confidence
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


def room_of(find: Find, shape: tuple[int, ...]) -> float:
    """How far its middle is from the edge of the picture, in edges of the die."""
    height, width = shape[:2]
    return min(find.x, find.y, width - find.x, height - find.y) / find.side


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
