"""Shooters where they stand, and one target that may stand anywhere: the need in every cell.

Only what may hit is measured: a shooter who plainly does not see a cell, and hits nobody unseen, is
left out there. The facts of all others are measured in one go, so that an overlay and a shot never
disagree.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress, pairwise

import numpy as np
from msgspec.structs import replace

from geometry import Glance, Terrain, glance, grown, shrunk
from server.games.armored_advance.fire.shot import (
    ANGLED,
    HALF_ARC,
    NEAR_FOLIAGE,
    Shooter,
    Target,
)
from server.games.armored_advance.ground.bodies import (
    THOUSANDTHS,
    Bodies,
    Bools,
    Floats,
    Ints,
    rounded,
)
from server.games.armored_advance.ground.pairs import Pairs
from server.games.armored_advance.ground.sight import (
    MIDDLES,
    SANDBAGS_WITHIN,
    cover_ranges,
    front_ends,
)
from server.games.armored_advance.house import House
from server.games.armored_advance.questions.needs import (
    ANGLE,
    ARC_BITS,
    ARCS,
    BUSHES,
    CLOSENESS,
    COVER,
    FACE,
    HIDDEN,
    INCHES,
    NEVER,
    SANDBAGS,
    SEEN,
    SIGHTS,
    WALLS,
    WHO,
    halves,
    least_needs,
)
from server.games.ruling import Ref

ANY = Ref("aa-the", "unit")  # a need does not depend on who it is
NOWHERE = -1.0  # inches: no rule asks how near it is
FEW = 1000  # pairs that are looked at in one go


@dataclass(frozen=True, eq=False)
class InTheWay:
    """Terrain in the way of sight, and what is seen at a glance past it."""

    terrain: Terrain
    glanced: Ints  # (pair,)


@dataclass(frozen=True, eq=False)
class FieldOfFire:
    """Pairs of a shooter and a cell: sight by the whole terrain, and what counts as between by
    those pieces that count at all."""

    shooters: Bodies
    cells: Bodies
    house: House
    sight: InTheWay
    less: InTheWay  # with pieces as much smaller as places may be off
    more: InTheWay  # with pieces as much larger
    obstacles: Terrain  # what counts as between
    cover: Floats  # (obstacle,) cover range
    sides: Sequence[Sequence[Shooter]]  # the weapons of each shooter
    target: Target
    near_shooter: Floats  # (shooter, obstacle) inches between them, as far as any rule asks
    near: Floats  # (cell, obstacle)
    who: Ints  # (pair,) the shooter
    cell: Ints  # (pair,)
    inches: Floats  # (pair,)
    off_front: Floats  # (pair,)
    arcs: Ints  # (pair,) ARC_BITS of the arcs that the target is in

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
        off: float = 0.0,
    ) -> FieldOfFire:
        """All that may hit, also where pieces are as much smaller as places may be `off`."""
        indirect = any(each.indirect is not None for own in sides for each in own)
        ranges = cover_ranges(terrain, cover) * indirect
        counted = terrain.of_kind("wall", "foliage", "sandbags") | (ranges > 0)
        obstacles, ranges = _only(terrain, tuple(counted.tolist())), ranges[counted]
        unseen = _by_weapon(sides, _needs_no_sight) | _by_weapon(sides, _sees_past_walls)
        lands = (shrunk(terrain, off), grown(terrain, off)) if off else (terrain,)
        told = [_glances(land, shooters, cells) for land in lands]
        who, cell = np.nonzero((told[0] != Glance.HIDDEN) | unseen[:, None])
        least, most = told[0][who, cell], told[-1][who, cell]
        plain = np.where(most == Glance.WHOLE, most, np.where(least == Glance.HIDDEN, least, 0))
        pairs = Pairs(terrain, house, shooters.take(who), cells.take(cell))
        arcs = np.zeros(len(who), dtype=np.int64)
        for arc in {each.arc for own in sides for each in own} - {"turret"}:
            arcs |= ARC_BITS[arc] * (pairs.off_arc(MIDDLES[arc]) <= HALF_ARC)
        foliage, bags = obstacles.of_kind("foliage"), obstacles.of_kind("sandbags")
        close = np.where(foliage, NEAR_FOLIAGE, np.where(bags, SANDBAGS_WITHIN, NOWHERE))
        near = np.maximum(close, np.where(ranges > 0, ranges, NOWHERE)) + 0.01
        return cls(
            shooters,
            cells,
            house,
            InTheWay(terrain, plain),
            InTheWay(lands[0], least),
            InTheWay(lands[-1], most),
            obstacles,
            ranges,
            [[replace(each, unit=ANY) for each in own] for own in sides],
            replace(target, unit=ANY),
            rounded(obstacles.distance_to(shooters.shapes, close + 0.01), THOUSANDTHS),
            rounded(obstacles.distance_to(cells.shapes, near), THOUSANDTHS),
            who,
            cell,
            pairs.inches,
            pairs.off_front,
            arcs,
        )

    def at(self, cells: Ints) -> FieldOfFire:
        """The pairs of these cells alone."""
        chosen = np.zeros(len(self.cells), dtype=np.bool_)
        chosen[cells] = True
        rows = np.flatnonzero(chosen[self.cell])
        sight, less, more = (
            InTheWay(each.terrain, each.glanced[rows])
            for each in (self.sight, self.less, self.more)
        )
        return dataclasses.replace(
            self,
            sight=sight,
            less=less,
            more=more,
            who=self.who[rows],
            cell=self.cell[rows],
            inches=self.inches[rows],
            off_front=self.off_front[rows],
            arcs=self.arcs[rows],
        )

    def shifted(self, sight: InTheWay, inches: Floats, off_front: Floats) -> FieldOfFire:
        """With this in the way of sight, these ranges and bearings; what counts as between
        stays."""
        return dataclasses.replace(self, sight=sight, inches=inches, off_front=off_front)

    # --- What is needed ----------------------------------------------------------------------

    def least(self, wanted: Ints | None = None) -> Ints:
        """(cell,) what the best of all shooters needs there; NEVER where none can hit.

        Who would need no less on open ground than another does already is not looked at. Where
        only that counts whether it is what is `wanted`, nor is anybody who would need more, nor
        anybody at all once one needs less; another need than wanted may be told there.
        """
        rows = np.flatnonzero(self._may_hit)
        at_best = self._judged(self._plain_facts(rows))
        order = np.lexsort((at_best, self.cell[rows]))
        rows, at_best = rows[order], at_best[order]
        cell = self.cell[rows]
        turn = np.arange(len(rows)) - np.searchsorted(cell, cell)  # 0: the likeliest in its cell
        best: Ints = np.full(len(self.cells), NEVER, dtype=np.int64)
        before = 1
        while True:
            limit = best
            if wanted is not None:
                limit = np.where(best < wanted, 0, np.minimum(best, wanted + 1))
            left = at_best < limit[cell]
            rows, at_best, cell, turn = rows[left], at_best[left], cell[left], turn[left]
            if not len(rows):
                return best
            # The likeliest alone, then ever more at once; few are no work.
            now = (turn < before) | (len(rows) <= FEW)
            np.minimum.at(best, cell[now], self.needs(rows[now]))
            rows, at_best, cell, turn = (each[~now] for each in (rows, at_best, cell, turn))
            before *= 2

    def needs(self, rows: Ints) -> Ints:
        """(row,) what the best weapon needs in these pairs; NEVER where none can hit."""
        return self._judged(self._facts(rows))

    def _judged(self, facts: Ints) -> Ints:
        return least_needs(facts, self.sides, self.target, self.house)

    # --- The facts ---------------------------------------------------------------------------

    def _plain_facts(self, rows: Ints) -> Ints:
        """(row, column) range, facing and arc, with nothing between."""
        off, limit = self.off_front[rows], self._front_ends[self.cell[rows]]
        facts = np.zeros((len(rows), WHO + 1), dtype=np.int64)
        facts[:, INCHES] = self._half_inches[rows]
        facts[:, FACE] = (off > limit) + 1 * (off > 180.0 - limit)
        facts[:, ANGLE] = (off >= ANGLED[0]) & (off <= ANGLED[1])
        facts[:, ARCS] = self.arcs[rows]
        facts[:, WHO] = self.who[rows]
        return facts

    def _facts(self, rows: Ints) -> Ints:
        """(row, column) whole numbers that are alike where the rules cannot tell cells apart."""
        facts = self._plain_facts(rows)
        facts[:, SEEN] = self._sight(rows)
        blind = _by_weapon(self.sides, _needs_no_sight)[self.who[rows]]
        hidden = (facts[:, SEEN] == SIGHTS.index("hidden")) & ~blind
        facts[hidden, :ARCS] = HIDDEN
        open_ = np.flatnonzero(~hidden)
        facts[open_] = self._between(rows[open_], facts[open_])
        return facts

    def _between(self, rows: Ints, facts: Ints) -> Ints:
        """The facts with those of what is between."""
        met = self._pairs(rows, self.obstacles).between
        near, terrain = self.near[self.cell[rows]], self.obstacles
        facts[:, WALLS] = met[:, terrain.of_kind("wall")].sum(axis=1)
        bags = (near <= SANDBAGS_WITHIN) & terrain.of_kind("sandbags")
        facts[:, SANDBAGS] = bags.any(axis=1) + 1 * (bags & met).any(axis=1)
        facts[:, COVER] = (met & (self.cover > 0) & (near <= self.cover)).any(axis=1)
        bushes = met & terrain.of_kind("foliage")
        close = (self.near_shooter <= NEAR_FOLIAGE)[self.who[rows]]
        for k, (shooter, target) in enumerate(CLOSENESS):
            mine = (close == shooter) & ((near <= NEAR_FOLIAGE) == target)
            facts[:, BUSHES + k] = (bushes & mine).sum(axis=1)
        return facts

    def _sight(self, rows: Ints) -> Ints:
        """(row,) places in SIGHTS."""
        plain = self.sight.glanced[rows]
        seen = plain == Glance.WHOLE
        unsure = np.flatnonzero(plain == Glance.DOUBTFUL)
        seen[unsure] = self._pairs(rows[unsure], self.sight.terrain).seen
        found = np.where(seen, SIGHTS.index("seen"), SIGHTS.index("hidden"))
        past = _by_weapon(self.sides, _sees_past_walls)[self.who[rows]]
        hidden = np.flatnonzero(~seen & past)
        behind = self._pairs(rows[hidden], self.sight.terrain).seen_past_walls
        found[hidden[behind]] = SIGHTS.index("behind_walls")
        return found

    def _pairs(self, rows: Ints, terrain: Terrain) -> Pairs:
        shooters, cells = self.shooters.take(self.who[rows]), self.cells.take(self.cell[rows])
        return Pairs(terrain, self.house, shooters, cells)

    @property
    def _may_hit(self) -> Bools:
        """(pair,) whether it is seen, or may be hit unseen."""
        unseen = _by_weapon(self.sides, _needs_no_sight)
        unseen |= _by_weapon(self.sides, _sees_past_walls)
        return np.asarray((self.sight.glanced != Glance.HIDDEN) | unseen[self.who])

    @cached_property
    def _rows_of(self) -> list[slice]:
        """The pairs of each shooter."""
        ends = np.searchsorted(self.who, np.arange(len(self.shooters) + 1)).tolist()
        return [slice(*each) for each in pairwise(ends)]

    @cached_property
    def _half_inches(self) -> Ints:
        """(pair,)"""
        found = [
            halves(self.inches[rows], own, self.house)
            for rows, own in zip(self._rows_of, self.sides, strict=True)
        ]
        return np.concatenate([np.empty(0, dtype=np.int64), *found])

    @cached_property
    def _front_ends(self) -> Floats:
        """(cell,)"""
        return front_ends(self.house, self.cells.shapes)


def _glances(terrain: Terrain, shooters: Bodies, cells: Bodies) -> Ints:
    """(shooter, cell)"""
    eyes = zip(shooters.shapes.centre, shooters.top.tolist(), strict=True)
    return np.array([glance(terrain, eye, cells.shapes, top, cells.hull) for eye, top in eyes])


def _needs_no_sight(weapon: Shooter) -> bool:
    return weapon.indirect is not None


def _sees_past_walls(weapon: Shooter) -> bool:
    return bool(weapon.scout or weapon.grenade)


def _by_weapon(sides: Sequence[Sequence[Shooter]], such: Callable[[Shooter], bool]) -> Bools:
    """(shooter,) whether it has such a weapon."""
    return np.array([any(such(each) for each in own) for own in sides], dtype=np.bool_)


@lru_cache(maxsize=32)
def _only(terrain: Terrain, chosen: tuple[bool, ...]) -> Terrain:
    """The chosen pieces of it."""
    return Terrain.of(terrain.board, [*compress(terrain.pieces, chosen)])
