"""Shooters where they stand, and one target that may stand anywhere: the need in every cell.

The facts of all cells are measured in one go. Most cells share theirs with others, and the judge
of every shot is asked once for each set of facts that differs, so an overlay and a shot never
disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress

import numpy as np
import numpy.typing as npt
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
from server.games.armored_advance.ground.sight import (
    SANDBAGS_WITHIN,
    THOUSANDTHS,
    Bodies,
    Floats,
    Sight,
    Survey,
    cover_ranges,
)
from server.games.armored_advance.house import House
from server.games.ruling import Ref

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

NEVER = 7  # a need that no die meets
ANY = Ref("aa-the", "unit")  # a need does not depend on who it is
MOST_KNOWN = 50_000  # needs, of some 500 bytes
FARTHEST = 600  # inches: no table is so large
FACES: tuple[Face, ...] = ("front", "side", "rear")
SIGHTS: tuple[Sight, ...] = ("seen", "behind_walls", "hidden")
NEAR, FAR = 0.0, 2 * NEAR_FOLIAGE  # inches, for facts that ask only on which side of the limit
WALL, FOLIAGE = Ref("aa-the", "wall"), Ref("aa-the", "foliage")
# Columns of the facts; `foliage` has four: near neither, the target, the shooter, both.
INCHES, FACE, ANGLE, SEEN, WALLS, SANDBAGS, COVER, BUSHES = 0, 1, 2, 3, 4, 5, 6, 7


@dataclass(frozen=True, eq=False)
class FieldOfFire:
    """All shooters against the target in all cells: sight by the whole terrain, and what counts
    as between by those pieces that count at all."""

    sight: Survey
    between: Survey

    @classmethod
    def of(
        cls,
        terrain: Terrain,
        shooters: Bodies,
        cells: Bodies,
        house: House,
        cover: Sequence[float | None],
        *,
        indirect: bool,
    ) -> FieldOfFire:
        ranges = cover_ranges(terrain, cover) * indirect
        counted = terrain.of_kind("wall", "foliage", "sandbags") | (ranges > 0)
        obstacles = _only(terrain, tuple(counted.tolist()))
        return cls(
            Survey(terrain, house, shooters, cells, ranges),
            Survey(obstacles, house, shooters, cells, ranges[counted]),
        )

    def with_sight(self, terrain: Terrain) -> FieldOfFire:
        """With these pieces in the way of sight; what counts as between stays."""
        own = self.sight
        none = np.zeros(len(terrain), dtype=np.float64)
        sight = Survey(terrain, own.house, own.shooters, own.targets, none)
        return FieldOfFire(sight, self.between)

    def least(self, sides: Sequence[Sequence[Shooter]], target: Target) -> Ints:
        """(cell,) what the best of all shooters needs there; NEVER where none can hit.

        Who would need no less on open ground than another does already is not looked at.
        """
        sides = [[replace(each, unit=ANY) for each in own] for own in sides]
        target = replace(target, unit=ANY)
        at_best = [self._on_open_ground(i, own, target) for i, own in enumerate(sides)]
        best: Ints = np.full(len(self.sight.targets), NEVER, dtype=np.int64)
        for i in sorted(range(len(sides)), key=lambda i: int(at_best[i].sum())):
            cells = np.flatnonzero(at_best[i] < best)
            if len(cells):
                found = self._part(i, cells).needs(0, sides[i], target)
                best[cells] = np.minimum(best[cells], found)
        return best

    def at(self, cells: Ints) -> FieldOfFire:
        """All shooters and these cells."""
        return self._of(slice(None), cells)

    def _part(self, i: int, cells: Ints) -> FieldOfFire:
        return self._of(slice(i, i + 1), cells)

    def _of(self, row: slice, cells: Ints) -> FieldOfFire:
        """These shooters and cells, with what is measured already."""
        made = []
        for whole in (self.sight, self.between):
            part = Survey(
                whole.terrain,
                whole.house,
                whole.shooters[row],
                whole.targets.take(cells),
                whole.cover,
            )
            made.append(part)
        sight, between = made
        sight.__dict__.update(
            inches=self.sight.inches[row, cells],
            off_front=self.sight.off_front[row, cells],
            face_limit=self.sight.face_limit[cells],
        )
        between.__dict__.update(near_target=self._near[cells])
        return FieldOfFire(sight, between)

    @cached_property
    def _near(self) -> Floats:
        """(cell, piece) inches between them, as far as any rule asks."""
        most = max(NEAR_FOLIAGE, SANDBAGS_WITHIN, *self.between.cover.tolist()) + 0.01
        found = self.between.terrain.distance_to(self.between.targets.shapes, most)
        return np.asarray(np.round(found, THOUSANDTHS))

    def _on_open_ground(self, i: int, shooters: Sequence[Shooter], target: Target) -> Ints:
        """(cell,) what the best of shooter i's weapons would need if nothing were between."""
        return self._judged(i, self._plain_facts(i, shooters), shooters, target)

    def needs(self, i: int, shooters: Sequence[Shooter], target: Target) -> Ints:
        """(cell,) what the best of shooter i's weapons needs; NEVER where none can."""
        over_walls = any(shooter.scout or shooter.grenade for shooter in shooters)
        blind = any(shooter.indirect is not None for shooter in shooters)
        facts = self._facts(i, shooters, over_walls=over_walls)
        if not blind:
            facts[facts[:, SEEN] == SIGHTS.index("hidden")] = _HIDDEN
        return self._judged(i, facts, shooters, target)

    def _judged(self, i: int, facts: Ints, shooters: Sequence[Shooter], target: Target) -> Ints:
        which, first = _alike(facts)
        rows = [tuple(row) for row in facts[first].tolist()]
        best = np.full(len(facts), NEVER, dtype=np.int64)
        for shooter in shooters:
            judged = [_need_at(shooter, target, row, self.sight.house) for row in rows]
            found = np.array(judged, dtype=np.int64)[which]
            if shooter.arc != "turret":
                found[self.sight.off_arc[shooter.arc][i] > HALF_ARC] = NEVER
            np.minimum(best, found, out=best)
        return best

    def _plain_facts(self, i: int, shooters: Sequence[Shooter]) -> Ints:
        """(cell, column) range and facing, with nothing between."""
        off, limit = self.sight.off_front[i], self.sight.face_limit
        facts = np.zeros((len(off), 11), dtype=np.int64)
        facts[:, INCHES] = _halves(self.sight.inches[i], shooters, self.sight.house)
        facts[:, FACE] = (off > limit) + 1 * (off > 180.0 - limit)
        facts[:, ANGLE] = (off >= ANGLED[0]) & (off <= ANGLED[1])
        return facts

    def _facts(self, i: int, shooters: Sequence[Shooter], *, over_walls: bool) -> Ints:
        """(cell, column) whole numbers that are alike where the rules cannot tell cells apart."""
        facts = self._plain_facts(i, shooters)
        facts[:, SEEN] = self._sight(i, over_walls=over_walls)
        met, near = self.between.between[i], self.between.near_target
        terrain = self.between.terrain
        facts[:, WALLS] = met[:, terrain.of_kind("wall")].sum(axis=1)
        bags = (near <= SANDBAGS_WITHIN) & terrain.of_kind("sandbags")
        facts[:, SANDBAGS] = bags.any(axis=1) + 1 * (bags & met).any(axis=1)
        covers = self.between.cover
        facts[:, COVER] = (met & (covers > 0) & (near <= covers)).any(axis=1)
        bushes = met & terrain.of_kind("foliage")
        close = self.between.near_shooter[i] <= NEAR_FOLIAGE
        for k, (shooter, target) in enumerate(_CLOSENESS):
            mine = (close == shooter) & ((near <= NEAR_FOLIAGE) == target)
            facts[:, BUSHES + k] = (bushes & mine).sum(axis=1)
        return facts

    def _sight(self, i: int, *, over_walls: bool) -> Ints:
        seen = self.sight.seen[i]
        behind = self.sight.behind_walls[i] if over_walls else np.zeros_like(seen)
        found = np.where(seen, SIGHTS.index("seen"), SIGHTS.index("hidden"))
        return np.asarray(np.where(behind, SIGHTS.index("behind_walls"), found))


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
