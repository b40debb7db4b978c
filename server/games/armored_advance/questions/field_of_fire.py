"""Shooters where they stand, and one target that may stand anywhere: the need in every cell.

The facts of all cells are measured in one go. Most cells share theirs with others, and the judge
of every shot is asked once for each set of facts that differs, so an overlay and a shot never
disagree.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress

import numpy as np
from msgspec.structs import replace

from geometry import Terrain
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.hit_roll import BAND, FOLIAGE_INCHES
from server.games.armored_advance.fire.shot import (
    ANGLED,
    HALF_ARC,
    NEAR_FOLIAGE,
    Crossed,
    Face,
    Lane,
    Shooter,
    Shot,
    Target,
)
from server.games.armored_advance.ground.bodies import (
    THOUSANDTHS,
    Bodies,
    Floats,
    Ints,
    rounded,
)
from server.games.armored_advance.ground.pairs import Pairs
from server.games.armored_advance.ground.sight import (
    SANDBAGS_WITHIN,
    Sight,
    Survey,
    cover_ranges,
)
from server.games.armored_advance.house import House
from server.games.armored_advance.units.cards import Arc
from server.games.ruling import Ref

NEVER = 7  # a need that no die meets
ANY = Ref("aa-the", "unit")  # a need does not depend on who it is
MOST_KNOWN = 50_000  # needs, of some 500 bytes
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


@dataclass(frozen=True, eq=False)
class FieldOfFire:
    """All shooters against the target in all cells: sight by the whole terrain, and what counts
    as between by those pieces that count at all."""

    measured: Survey  # ranges and bearings
    sight: Terrain  # in the way of sight
    obstacles: Terrain  # what counts as between
    cover: Floats  # (obstacle,) cover range
    sides: Sequence[Sequence[Shooter]]  # the weapons of each shooter
    target: Target

    @classmethod
    def of(
        cls,
        terrain: Terrain,
        shooters: Bodies,
        cells: Bodies,
        house: House,
        cover: Sequence[float | None],
        sides: Sequence[Sequence[Shooter]],
        target: Target,
    ) -> FieldOfFire:
        indirect = any(each.indirect is not None for own in sides for each in own)
        ranges = cover_ranges(terrain, cover) * indirect
        counted = terrain.of_kind("wall", "foliage", "sandbags") | (ranges > 0)
        obstacles = _only(terrain, tuple(counted.tolist()))
        survey = Survey(terrain, house, shooters, cells, ranges)
        alike = [[replace(each, unit=ANY) for each in own] for own in sides]
        whom = replace(target, unit=ANY)
        return cls(survey, terrain, obstacles, ranges[counted], alike, whom)

    def at(self, cells: Ints) -> FieldOfFire:
        """All shooters and these cells, with what is measured already."""
        whole = self.measured
        made = Survey(
            whole.terrain, whole.house, whole.shooters, whole.targets.take(cells), whole.cover
        )
        made.__dict__.update(
            inches=whole.inches[:, cells],
            off_front=whole.off_front[:, cells],
            face_limit=whole.face_limit[cells],
        )
        part = dataclasses.replace(self, measured=made)
        part.__dict__.update(
            _near_shooter=self._near_shooter,
            _near=self._near[cells],
            _half_inches=self._half_inches[:, cells],
        )
        return part

    def shifted(self, sight: Terrain, inches: Floats, off_front: Floats) -> FieldOfFire:
        """With these pieces in the way of sight, these ranges and bearings; what counts as
        between stays."""
        whole = self.measured
        made = Survey(whole.terrain, whole.house, whole.shooters, whole.targets, whole.cover)
        made.__dict__.update(inches=inches, off_front=off_front)
        part = dataclasses.replace(self, measured=made, sight=sight)
        part.__dict__.update(_near_shooter=self._near_shooter, _near=self._near)
        return part

    # --- What is needed ----------------------------------------------------------------------

    def least(self, enough: Ints | None = None) -> Ints:
        """(cell,) what the best of all shooters needs there; NEVER where none can hit.

        Who would need no less on open ground than another does already is not looked at; nor is
        anybody where one needs less than `enough`, which is then told.
        """
        everyone, every = np.indices(self.measured.inches.shape).reshape(2, -1)
        on_open_ground = self._judged(self._plain_facts(everyone, every))
        at_best = on_open_ground.reshape(self.measured.inches.shape)
        order = np.argsort(at_best, axis=0, kind="stable")
        at_best = np.take_along_axis(at_best, order, axis=0)
        best: Ints = np.full(len(self.measured.targets), NEVER, dtype=np.int64)
        done, many = 0, 1
        while done < len(order):
            limit = best if enough is None else np.where(best < enough, 0, best)
            place, cell = np.nonzero(at_best[done : done + many] < limit)
            if not len(cell):
                break  # nor can those after them
            found = self.needs(order[done + place, cell], cell)
            np.minimum.at(best, cell, found)
            done, many = done + many, done + many  # the likeliest alone, then ever more at once
        return best

    def needs(self, i: Ints, j: Ints) -> Ints:
        """(pair,) what the best weapon of shooter i needs against the target in cell j; NEVER
        where none can hit."""
        return self._judged(self._facts(i, j))

    def _judged(self, facts: Ints) -> Ints:
        house = self.measured.house
        which, first = _alike(facts)
        best = [
            min(
                (
                    _need_at(shooter, self.target, tuple(row), house)
                    for shooter in self.sides[who]
                    if shooter.arc == "turret" or arcs & ARC_BITS[shooter.arc]
                ),
                default=NEVER,
            )
            for *row, arcs, who in facts[first].tolist()
        ]
        return np.array(best, dtype=np.int64)[which]

    # --- The facts ---------------------------------------------------------------------------

    def _plain_facts(self, i: Ints, j: Ints) -> Ints:
        """(pair, column) range, facing and arc, with nothing between."""
        off, limit = self.measured.off_front[i, j], self.measured.face_limit[j]
        facts = np.zeros((len(off), WHO + 1), dtype=np.int64)
        facts[:, INCHES] = self._half_inches[i, j]
        facts[:, FACE] = (off > limit) + 1 * (off > 180.0 - limit)
        facts[:, ANGLE] = (off >= ANGLED[0]) & (off <= ANGLED[1])
        for arc in {shooter.arc for own in self.sides for shooter in own} - {"turret"}:
            within = self.measured.off_arc[arc][i, j] <= HALF_ARC
            facts[:, ARCS] |= ARC_BITS[arc] * within
        facts[:, WHO] = i
        return facts

    @cached_property
    def _half_inches(self) -> Ints:
        """(shooter, cell)"""
        inches, house = self.measured.inches, self.measured.house
        return np.array(
            [_halves(row, own, house) for row, own in zip(inches, self.sides, strict=True)]
        )

    def _facts(self, i: Ints, j: Ints) -> Ints:
        """(pair, column) whole numbers that are alike where the rules cannot tell cells apart."""
        facts = self._plain_facts(i, j)
        shooters, cells = self.measured.shooters.take(i), self.measured.targets.take(j)
        facts[:, SEEN] = self._sight(Pairs(self.sight, self.measured.house, shooters, cells), i)
        met = Pairs(self.obstacles, self.measured.house, shooters, cells).between
        near, terrain = self._near[j], self.obstacles
        facts[:, WALLS] = met[:, terrain.of_kind("wall")].sum(axis=1)
        bags = (near <= SANDBAGS_WITHIN) & terrain.of_kind("sandbags")
        facts[:, SANDBAGS] = bags.any(axis=1) + 1 * (bags & met).any(axis=1)
        facts[:, COVER] = (met & (self.cover > 0) & (near <= self.cover)).any(axis=1)
        bushes = met & terrain.of_kind("foliage")
        close = (self._near_shooter <= NEAR_FOLIAGE)[i]
        for k, (shooter, target) in enumerate(_CLOSENESS):
            mine = (close == shooter) & ((near <= NEAR_FOLIAGE) == target)
            facts[:, BUSHES + k] = (bushes & mine).sum(axis=1)
        blind = np.array([any(each.indirect is not None for each in own) for own in self.sides])
        hidden = (facts[:, SEEN] == SIGHTS.index("hidden")) & ~blind[i]
        facts[hidden, :ARCS] = _HIDDEN
        return facts

    def _sight(self, pairs: Pairs, i: Ints) -> Ints:
        over_walls = np.array(
            [any(each.scout or each.grenade for each in own) for own in self.sides]
        )
        found = np.where(pairs.seen, SIGHTS.index("seen"), SIGHTS.index("hidden"))
        rows = np.flatnonzero(~pairs.seen & over_walls[i])
        behind = pairs.take(rows).seen_past_walls
        found[rows[behind]] = SIGHTS.index("behind_walls")
        return np.asarray(found)

    @cached_property
    def _near(self) -> Floats:
        """(cell, piece) inches between them, as far as any rule asks."""
        most = max(NEAR_FOLIAGE, SANDBAGS_WITHIN, *self.cover.tolist()) + 0.01
        found = self.obstacles.distance_to(self.measured.targets.shapes, most)
        return rounded(found, THOUSANDTHS)

    @cached_property
    def _near_shooter(self) -> Floats:
        """(shooter, piece)"""
        found = self.obstacles.distance_to(self.measured.shooters.shapes, NEAR_FOLIAGE + 0.01)
        return rounded(found, THOUSANDTHS)


@lru_cache(maxsize=32)
def _only(terrain: Terrain, chosen: tuple[bool, ...]) -> Terrain:
    """The chosen pieces of it."""
    return Terrain.of(terrain.board, [*compress(terrain.pieces, chosen)])


def _halves(inches: Floats, shooters: Sequence[Shooter], house: House) -> Ints:
    """Half inches, the same for all ranges between two limits that a rule may ask about: the bands,
    also 3 inches nearer for foliage (Q5), each 24 inches (Q27), and the weapons' own."""
    step = int(FOLIAGE_INCHES) if house.foliage_rule == "range_plus_3" else BAND
    own = {each.range_limit for each in shooters} | {each.indirect for each in shooters}
    limits = {*range(0, 31, step), *range(24, FARTHEST, 24), *(each for each in own if each)}
    marks = np.array([*sorted(limits), FARTHEST], dtype=np.int64)
    above = np.searchsorted(marks, inches).clip(0, len(marks) - 1)
    between = marks[above - 1] + marks[above]
    return np.asarray(np.where(marks[above] == inches, 2 * marks[above], between))


def _alike(facts: Ints) -> tuple[Ints, Ints]:
    """Which rows are alike: for each the number of its kind, and a row of each kind."""
    sizes = facts.max(axis=0, initial=0) + 1
    keys = np.zeros(len(facts), dtype=np.int64)
    for column, size in zip(facts.T, sizes.tolist(), strict=True):
        keys = keys * size + column
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    return which.reshape(-1), first


_CLOSENESS = ((False, False), (False, True), (True, False), (True, True))  # shooter, target
_HIDDEN = [0, 0, 0, SIGHTS.index("hidden"), 0, 0, 0, 0, 0, 0, 0]


@lru_cache(maxsize=MOST_KNOWN)
def _need_at(shooter: Shooter, target: Target, row: tuple[int, ...], house: House) -> int:
    """The same need is asked for by every weapon of a kind, and again when something has moved."""
    return need_of(shooter, target, _lane(row), house)


def _lane(row: Sequence[int]) -> Lane:
    """A lane with these facts."""
    bushes = [
        Crossed(FOLIAGE, None, NEAR if shooter else FAR, NEAR if target else FAR)
        for count, (shooter, target) in zip(row[BUSHES:], _CLOSENESS, strict=True)
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
