"""What has to be said about a shot: which facts can change its ruling, and what each range asks.

Nothing is worked out a second way: every fact is changed on a trial, at ranges of every band, and
the rulings are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.units.cards import THOUSANDTHS
from server.games.ruling import IllegalMove

T = TypeVar("T", bound=Struct)

BAND = 6  # inches
BANDS = 6
# What each fact may be instead. More than two walls hardly ever stand in one line.
OTHERS: Mapping[str, tuple[Any, ...]] = {
    "face": ("front", "side", "rear"),
    "angled": (False, True),
    "walls": (0, 1, 2),
    "foliage": (0, 1),
    "sandbags": ("none", "elsewhere", "here"),
    "in_arc": (False, True),
    "covered": (False, True),
    "moved": ("no", "yes"),
    "first_moved": ("no", "action"),
    "accurate": (False, True),
    "crew": (False, True),
    "scout": (0, 1, 2, 3),
    "target_moves": (0, 1, 2),
    "target_inches": (0, 6 * THOUSANDTHS, 12 * THOUSANDTHS),
}


class Band(Struct, frozen=True, kw_only=True):
    """Ranges up to so many thousandths of an inch ask for this; None: out of reach."""

    up_to: int
    need: int | None


class Matters(Struct, frozen=True, kw_only=True):
    """The facts that can change the ruling, and what the range alone asks for."""

    fields: tuple[str, ...]
    bands: tuple[Band, ...]


def matters(said: T, range_field: str, each: float, ruling: Callable[[T], Prospect]) -> Matters:
    """Of a shot as it is said. `range_field` holds its range, in thousandths of a unit of which
    `each` go into an inch."""
    ranges = [round((band + 0.5) * BAND * THOUSANDTHS * each) for band in range(BANDS)]
    near = [replace(said, **{range_field: distance}) for distance in ranges]
    before = [_outcome(one, ruling) for one in near]
    fields = tuple(field for field in OTHERS if _can_change(near, before, field, ruling))
    return Matters(fields=fields, bands=tuple(_bands(near, ruling)))


def _can_change(
    near: list[T], before: list[object], field: str, ruling: Callable[[T], Prospect]
) -> bool:
    if not hasattr(near[0], field):
        return False
    return any(
        after is not None and after != was
        for one, was in zip(near, before, strict=True)
        for value in OTHERS[field]
        if value != getattr(one, field)
        for after in (_outcome(replace(one, **{field: value}), ruling),)
    )


def _outcome(said: T, ruling: Callable[[T], Prospect]) -> object:
    """What a player would notice; None where such a thing cannot be said of these two."""
    try:
        found = ruling(said)
    except IllegalMove:
        return None
    if found.verdict in ("refused", "hopeless"):
        return found.verdict
    return (found.verdict, found.need, found.again, found.plan, found.odds)


def _bands(near: list[T], ruling: Callable[[T], Prospect]) -> Iterator[Band]:
    """By the range alone: without what lies between."""
    clear = {"foliage": 0, "walls": 0, "sandbags": "none", "face": "front", "angled": False}
    for band, one in enumerate(near, 1):
        try:
            found = ruling(replace(one, **clear))
        except IllegalMove:
            return
        if found.kind not in ("direct", "he"):
            return
        need = found.hit_need if found.in_range else None
        yield Band(up_to=band * BAND * THOUSANDTHS, need=need)
