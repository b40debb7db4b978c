"""The need for each set of facts of a shot: whole numbers that are alike where the rules cannot
tell two shots apart. The judge is asked once for each set that differs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.hit_roll import BAND, FOLIAGE_INCHES
from server.games.armored_advance.fire.shot import (
    NEAR_FOLIAGE,
    Crossed,
    Face,
    Lane,
    Shooter,
    Shot,
    Target,
)
from server.games.armored_advance.ground.bodies import Floats, Ints
from server.games.armored_advance.ground.sight import Sight
from server.games.armored_advance.house import House
from server.games.armored_advance.units.cards import Arc
from server.games.ruling import Ref

NEVER = 7  # a need that no die meets
MOST_KNOWN = 400  # weapons against one target: some hundred needs each, of 300 bytes
FARTHEST = 600  # inches: no table is so large
FACES: tuple[Face, ...] = ("front", "side", "rear")
SIGHTS: tuple[Sight, ...] = ("seen", "behind_walls", "hidden")
NEAR, FAR = 0.0, 2 * NEAR_FOLIAGE  # inches, for facts that ask only on which side of the limit
WALL, FOLIAGE = Ref("aa-the", "wall"), Ref("aa-the", "foliage")
# Columns of the facts; `foliage` has four: near neither, the target, the shooter, both. The last
# two are not of the lane: the arcs that the target is in, and the shooter.
INCHES, FACE, ANGLE, SEEN, WALLS, SANDBAGS, COVER, BUSHES, ARCS, WHO = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    11,
    12,
)
ARC_BITS: dict[Arc, int] = {"front90": 1, "rear90": 2}


def least_needs(
    facts: Ints, sides: Sequence[Sequence[Shooter]], target: Target, house: House
) -> Ints:
    """(row,) what the best of a shooter's weapons needs; NEVER where none can hit."""
    which, first = alike(facts)
    tables = [[(each.arc, each, _known(each, target, house)) for each in own] for own in sides]
    best = []
    for *row, arcs, who in facts[first].tolist():
        key, least = tuple(row), NEVER
        for arc, shooter, known in tables[who]:
            if arc == "turret" or arcs & ARC_BITS[arc]:
                need = known.get(key)
                if need is None:
                    need = known[key] = need_of(shooter, target, _lane(row), house)
                least = min(least, need)
        best.append(least)
    return np.array(best, dtype=np.int64)[which]


@lru_cache(maxsize=MOST_KNOWN)
def _known(shooter: Shooter, target: Target, house: House) -> dict[tuple[int, ...], int]:
    """Needs by facts: every weapon of a kind asks for the same, and again when something moved."""
    return {}


def halves(inches: Floats, shooters: Sequence[Shooter], house: House) -> Ints:
    """Half inches, the same for all ranges between two limits that a rule may ask about: the bands,
    also 3 inches nearer for foliage (Q5), each 24 inches (Q27), and the weapons' own."""
    step = int(FOLIAGE_INCHES) if house.foliage_rule == "range_plus_3" else BAND
    own = {each.range_limit for each in shooters} | {each.indirect for each in shooters}
    limits = {*range(0, 31, step), *range(24, FARTHEST, 24), *(each for each in own if each)}
    marks = np.array([*sorted(limits), FARTHEST], dtype=np.int64)
    above = np.searchsorted(marks, inches).clip(0, len(marks) - 1)
    between = marks[above - 1] + marks[above]
    return np.asarray(np.where(marks[above] == inches, 2 * marks[above], between))


def alike(facts: Ints) -> tuple[Ints, Ints]:
    """Which rows are alike: for each the number of its kind, and a row of each kind."""
    sizes = facts.max(axis=0, initial=0) + 1
    keys = np.zeros(len(facts), dtype=np.int64)
    for column, size in zip(facts.T, sizes.tolist(), strict=True):
        keys = keys * size + column
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    return which.reshape(-1), first


CLOSENESS = ((False, False), (False, True), (True, False), (True, True))  # shooter, target
HIDDEN = [0, 0, 0, SIGHTS.index("hidden"), 0, 0, 0, 0, 0, 0, 0]


def _lane(row: Sequence[int]) -> Lane:
    """A lane with these facts."""
    bushes = [
        Crossed(FOLIAGE, None, NEAR if shooter else FAR, NEAR if target else FAR)
        for count, (shooter, target) in zip(row[BUSHES:], CLOSENESS, strict=True)
        for _ in range(count)
    ]
    return Lane(
        inches=row[INCHES] / 2,
        face=FACES[row[FACE]],
        angled=bool(row[ANGLE]),
        sight=SIGHTS[row[SEEN]],
        walls=(Crossed(WALL),) * row[WALLS],
        foliage=tuple(bushes),
        sandbags=("none", "elsewhere", "here")[row[SANDBAGS]],
        cover=Crossed(WALL, None, FAR, NEAR) if row[COVER] else None,
    )


def need_of(shooter: Shooter, target: Target, lane: Lane, house: House) -> int:
    """What the die to hit must show, 1 where none is thrown; NEVER where the shot may not be made,
    or cannot succeed."""
    value = judge(Shot(shooter=shooter, target=target, lane=lane), house).value
    return NEVER if value.verdict != "can" or value.plan.hit is None else value.plan.hit


def may_ever(shooter: Shooter, target: Target, house: House) -> bool:
    """Whether the target can be hit from anywhere at all: point blank, on any face."""
    lanes = [Lane(inches=0.0, face=face) for face in FACES]
    return any(need_of(shooter, target, lane, house) != NEVER for lane in lanes)
