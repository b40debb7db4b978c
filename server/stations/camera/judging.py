"""From dice at rest to what is told: faces for the open roll, or a question with a picture.

Pure. Nothing is guessed: too few, too many, a colour that belongs to no group, a die that leans or
is not clear all become a question, in which the doubtful dice are marked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice

from msgspec import Struct

from server.device_talk import DieSeen, Said
from server.games.kernel import Dice, Roll
from vision.dice.reading import DiceReading, Die

Faces = Mapping[str, tuple[int, ...]]
GENERAL = ("stacked", "too-many")  # doubts about the tray, not about one die
WORDS = {  # doubts of a reading, the first that applies is told
    "stacked": "device-doubt-stacked",
    "cocked": "device-doubt-cocked",
    "cut-off": "device-doubt-cut",
    "picture-face": "device-doubt-picture",
    "too-small": "device-doubt-small",
    "too-many": "device-doubt-crowd",
}


class Seen(Struct, frozen=True, kw_only=True):
    """Dice that came to rest since they were asked for."""

    inside: tuple[Die, ...]
    outside: tuple[Die, ...] = ()  # of the tray: seen, and never counted
    lying: tuple[Die, ...] = ()  # they lay there before
    reasons: tuple[str, ...] = ()  # of the whole reading, keys of `vision.dice.reading.DOUBTS`
    agreed: bool = True
    complete: bool = True  # nothing else has changed in the tray
    width: int
    height: int


class Verdict(Struct, frozen=True, kw_only=True):
    """What the station says of a throw; without `why` the faces count."""

    faces: Faces
    dice: tuple[DieSeen, ...]
    why: Said | None = None


def seen_in(reading: DiceReading, size: tuple[int, int]) -> Seen:
    """All dice of a single picture, as if they had just been thrown."""
    width, height = size
    return Seen(inside=reading.dice, reasons=reading.reasons, width=width, height=height)


def wanted(roll: Roll, open_: Sequence[str]) -> tuple[Dice, ...]:
    """The groups that the next throw is for."""
    groups = tuple(group for group in roll.groups if group.key in open_)
    return groups[:1] if roll.tell_apart == "throws" else groups


def judge(roll: Roll, open_: Sequence[str], seen: Seen) -> Verdict:
    """The faces for the roll's open groups, or why somebody has to look."""
    groups = wanted(roll, open_)
    dice = tuple(sorted(seen.inside, key=lambda die: die.x))  # in the order they lie
    count = sum(group.count for group in groups)
    odd = odd_ones(dice, len(dice) - count)
    placed = placed_by_group(groups, [die for die in dice if die not in odd], roll.tell_apart)
    why = reason(groups, seen, count, placed)
    faces = {
        key: tuple(die.value for die in each if die.value is not None)
        for key, each in (placed or {}).items()
    }
    doubtful = {id(die) for die in (*odd, *unclear(seen, why))}
    shown = [mark(die, seen, placed, doubtful=id(die) in doubtful) for die in dice]
    shown += [mark(die, seen, None, doubtful=False) for die in seen.lying]
    shown += [mark(die, seen, None, doubtful=True) for die in seen.outside]
    return Verdict(
        faces={key: each for key, each in faces.items() if each}, dice=tuple(shown), why=why
    )


def reason(
    groups: tuple[Dice, ...], seen: Seen, count: int, placed: Mapping[str, list[Die]] | None
) -> Said | None:
    """Why these dice cannot simply be fed; None: they can."""
    number = len(seen.inside)
    values = {"count": number, "wanted": count}
    if number < count and seen.outside:
        return Said("device-doubt-outside", values)
    if (general := stated(seen)) is not None:
        return general
    if number > count:
        return Said("device-doubt-many", values)
    if number < count:
        return Said("device-doubt-few", values)
    if any(group.sides != 6 for group in groups):
        return Said("device-doubt-sides")
    if placed is None:
        return Said("device-doubt-colours")
    return reason_of(seen)


def stated(seen: Seen) -> Said | None:
    """What can be seen to be wrong with a die, or with how they lie."""
    doubts = {doubt for die in seen.inside for doubt in die.doubts}
    doubts |= {doubt for doubt in seen.reasons if doubt in GENERAL}
    return next((Said(key) for doubt, key in WORDS.items() if doubt in doubts), None)


def reason_of(seen: Seen) -> Said | None:
    """Why these dice are not clear, however many were asked for; None: they are."""
    if (general := stated(seen)) is not None:
        return general
    unclear = any(die.doubts or die.value is None for die in seen.inside)
    if unclear or not seen.agreed:
        return Said("device-doubt-unsure")
    # Something that may be a die would make one too many.
    maybe = "maybe-a-die" in seen.reasons or not seen.complete
    return Said("device-doubt-maybe") if maybe else None


def unclear(seen: Seen, why: Said | None) -> list[Die]:
    """The dice to ring: those with doubts of their own, else the least certain one."""
    ringed = [die for die in seen.inside if die.doubts or die.value is None]
    if not ringed and why is not None and why.key == "device-doubt-unsure" and seen.inside:
        ringed = [min(seen.inside, key=lambda die: die.confidence)]
    return ringed


def odd_ones(dice: Sequence[Die], surplus: int) -> list[Die]:
    """The dice too many, if their colour tells them from the others."""
    if surplus <= 0 or not dice:
        return []
    (usual, _), *_ = Counter(die.colour for die in dice).most_common(1)
    odd = [die for die in dice if die.colour != usual]
    return odd if len(odd) == surplus else []


def placed_by_group(
    groups: tuple[Dice, ...], dice: Sequence[Die], tell_apart: str
) -> dict[str, list[Die]] | None:
    """The dice of each group, told apart by colour, or from left to right, where there are several;
    None: no way."""
    if len(groups) == 1:
        return {groups[0].key: list(dice)}
    if tell_apart == "order":
        left = iter(dice)
        in_order = {group.key: list(islice(left, group.count)) for group in groups}
        return in_order if sum(group.count for group in groups) == len(dice) else None
    placed = {
        group.key: [die for die in dice if die.colour == group.colour and group.colour is not None]
        for group in groups
    }
    fits = all(len(placed[group.key]) == group.count for group in groups)
    return placed if fits and sum(map(len, placed.values())) == len(dice) else None


def mark(
    die: Die, seen: Seen, placed: Mapping[str, list[Die]] | None, *, doubtful: bool
) -> DieSeen:
    group = next((key for key, each in (placed or {}).items() if die in each), None)
    return DieSeen(
        x=fraction(die.x / seen.width),
        y=fraction(die.y / seen.height),
        size=fraction(die.size / seen.width),
        face=die.value,
        group=group,
        confidence=fraction(die.confidence),
        colour=die.colour,
        doubtful=doubtful,
    )


def fraction(value: float) -> float:
    return round(min(1.0, max(0.0, value)), 4)
