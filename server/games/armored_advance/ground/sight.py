"""From shapes on the table to the facts of a shot: all pairs at once, each lane when it is asked.

Places of a match are whole thousandths of an inch. The facts are rounded as finely, so that two
machines that differ in the last bit of a sine still judge alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np

from geometry import (
    Corner,
    Part,
    Shapes,
    Terrain,
    arcs,
    cover,
    crossings,
    distances,
    front_limit,
)
from geometry import exposure as exposures
from server.games.armored_advance.fire.shot import (
    HALF_ARC,
    Crossed,
    Lane,
    face_at,
    is_angled,
    within_arc,
)
from server.games.armored_advance.ground.bodies import (
    HUNDREDTHS,
    SHARES,
    THOUSANDTHS,
    Bodies,
    Bools,
    Floats,
    Ints,
    least_share,
    rounded,
    share_of,
)
from server.games.armored_advance.ground.pairs import Pairs
from server.games.armored_advance.house import House
from server.games.armored_advance.units.cards import Arc
from server.games.ruling import Ref

Sight = Literal["seen", "behind_walls", "hidden"]

SANDBAGS_WITHIN = 1.0  # inches: sandbags farther off cover nobody
MIDDLES: dict[Arc, float] = {"front90": 0.0, "rear90": 180.0}  # degrees off the front
LEAST_COVER = 2.0  # inches of cover range, where the piece is lower than that (Q29)


def cover_ranges(terrain: Terrain, given: Sequence[float | None] = ()) -> Floats:
    """Inches behind each piece that Indirect fire does not reach: its height, at least 2 (Q29)."""
    own = np.where(np.isfinite(terrain.height), terrain.height, LEAST_COVER)
    # Shells come down behind a hill, and upon whoever stands on it.
    steep = terrain.blocking & ~terrain.of_kind("hill")
    usual = np.where(steep, np.maximum(own, LEAST_COVER), 0.0)
    for piece, inches in enumerate(given):
        if inches is not None:
            usual[piece] = inches
    return usual


def front_ends(house: House, shapes: Shapes) -> Floats:
    """(shape,) degrees off the front where it gives way to the side."""
    rule = Corner.HULL if house.facing_rule == "hull_corners" else Corner.QUADRANT
    return rounded(front_limit(shapes, rule), HUNDREDTHS)


@dataclass(frozen=True, eq=False)
class Survey:
    """Everything measured between shooter i and target j, and the lane between any two."""

    terrain: Terrain
    house: House
    shooters: Bodies
    targets: Bodies
    cover: Floats  # (piece,)

    @cached_property
    def inches(self) -> Floats:
        """(i, j) between nearest edges."""
        return rounded(distances(self.shooters.shapes, self.targets.shapes).inches, THOUSANDTHS)

    @cached_property
    def off_front(self) -> Floats:
        """(i, j) degrees between the target's front and the shooter's centre."""
        found = arcs(
            self.targets.shapes.centre,
            self.targets.shapes.heading,
            180.0,
            self.shooters.shapes,
        )
        return rounded(found.off.T, HUNDREDTHS)

    @cached_property
    def face_limit(self) -> Floats:
        """(j,) degrees off the front where the target's front gives way to its side."""
        return front_ends(self.house, self.targets.shapes)

    @cached_property
    def off_arc(self) -> dict[Arc, Floats]:
        """(i, j) degrees between the middle of each arc and the target, by the part that counts."""
        own = self.shooters.shapes
        part = Part.ANY if self.house.arc_test == "any_part" else Part.CENTRE
        return {
            arc: rounded(
                arcs(own.centre, own.heading + turn, HALF_ARC, self.targets.shapes, part).off,
                HUNDREDTHS,
            )
            for arc, turn in MIDDLES.items()
        }

    # --- Sight -------------------------------------------------------------------------------

    @cached_property
    def _exposure(self) -> tuple[Floats, Ints]:
        found = exposures(
            self.terrain,
            self.shooters.shapes.centre,
            self.targets.shapes,
            self.shooters.top,
            self.targets.hull,
            seen_share=share_of(self.house),
        )
        return rounded(found.share, SHARES), found.blocker

    @property
    def share(self) -> Floats:
        """(i, j) of the target that is seen at hull top, from the shooter's centre (Q45)."""
        return self._exposure[0]

    @cached_property
    def seen(self) -> Bools:
        return np.asarray(self.share >= least_share(self.house))

    @cached_property
    def behind_walls(self) -> Bools:
        """(i, j) not seen, but it would be if there were no walls."""
        found = np.zeros_like(self.seen)
        i, j = np.nonzero(~self.seen)
        hidden = Pairs(self.terrain, self.house, self.shooters.take(i), self.targets.take(j))
        found[i, j] = hidden.seen_past_walls
        return found

    # --- Terrain between ---------------------------------------------------------------------

    @cached_property
    def _crossed(self) -> tuple[Floats, Floats]:
        """(i, j, piece) of the line between the centres: inches inside the piece, and to it."""
        n, m = len(self.shooters), len(self.targets)
        i, j = np.divmod(np.arange(n * m), max(m, 1))
        here, there = self.shooters.shapes.centre[i], self.targets.shapes.centre[j]
        found = crossings(self.terrain, here, there)
        inside, before = (rounded(each, THOUSANDTHS) for each in (found.inside, found.enters))
        shape = (n, m, len(self.terrain))
        return inside.reshape(shape), before.reshape(shape)

    @property
    def inside(self) -> Floats:
        """(i, j, piece) inches of the line between the centres that run through the piece."""
        return self._crossed[0]

    @cached_property
    def between(self) -> Bools:
        """(i, j, piece) whether the piece counts as between them (Q45)."""
        crossed = self.inside > 0
        if self.house.between == "any_sight_line":
            own = self.shooters.shapes.centre  # on the map, where heights do not count
            crossed = crossed | (cover(self.terrain, own, self.targets.shapes) > 0)
        return np.asarray(crossed)

    @cached_property
    def near_shooter(self) -> Floats:
        """(i, piece) inches between nearest edges."""
        return rounded(self.terrain.distance_to(self.shooters.shapes), THOUSANDTHS)

    @cached_property
    def near_target(self) -> Floats:
        """(j, piece) inches between nearest edges."""
        return rounded(self.terrain.distance_to(self.targets.shapes), THOUSANDTHS)

    @cached_property
    def _kinds(self) -> tuple[str, ...]:
        return tuple(piece.kind for piece in self.terrain.pieces)

    @cached_property
    def _met(self) -> tuple[list[int], list[int]]:
        """The pieces between all pairs, pair after pair, and where each pair's begin. A pair's are
        in the order in which a shot meets them; those beside the line come last."""
        found = np.flatnonzero(self.between)
        pair, piece = np.divmod(found, max(len(self.terrain), 1))
        inside, before = (each.ravel().take(found) for each in self._crossed)
        order = np.lexsort((before, inside <= 0, pair))
        pairs = len(self.shooters) * len(self.targets)
        begins = np.searchsorted(pair, np.arange(pairs + 1))
        return piece[order].tolist(), begins.tolist()

    @cached_property
    def _sandbagged(self) -> Bools:
        """(j,) whether the target has sandbags close by, or stands among them."""
        bags = self.terrain.of_kind("sandbags")
        if not bags.any():
            return np.zeros(len(self.targets), dtype=np.bool_)
        return np.asarray((self.near_target[:, bags] <= SANDBAGS_WITHIN).any(axis=1))

    def pick(self, i: int, j: int) -> Survey:
        """The survey of this one pair, with everything that is measured for all of them."""
        row, column = slice(i, i + 1), slice(j, j + 1)
        made = Survey(
            self.terrain, self.house, self.shooters[row], self.targets[column], self.cover
        )
        share, blocker = self._exposure
        made.__dict__.update(
            inches=self.inches[row, column],
            off_front=self.off_front[row, column],
            face_limit=self.face_limit[column],
            off_arc={arc: off[row, column] for arc, off in self.off_arc.items()},
            _exposure=(share[row, column], blocker[row, column]),
            behind_walls=self.behind_walls[row, column],
            _crossed=tuple(each[row, column] for each in self._crossed),
            between=self.between[row, column],
            near_shooter=self.near_shooter[row],
            near_target=self.near_target[column],
        )
        return made

    # --- One lane ----------------------------------------------------------------------------

    def lane(self, i: int, j: int, arc: Arc = "turret") -> Lane:
        """The facts between shooter i and target j, for a weapon with this arc."""
        off = float(self.off_front[i, j])
        off_arc = None if arc == "turret" else float(self.off_arc[arc][i, j])
        met = self.met(i, j)
        walls = [self.crossed(i, j, k) for k in met if self._kinds[k] == "wall"]
        foliage = [self.crossed(i, j, k) for k in met if self._kinds[k] == "foliage"]
        blocker = int(self._exposure[1][i, j])
        return Lane(
            inches=float(self.inches[i, j]),
            face=face_at(off, float(self.face_limit[j])),
            off_front=off,
            angled=is_angled(off),
            in_arc=self.in_arc(i, j, arc),
            off_arc=off_arc,
            sight=self.sight(i, j),
            share=float(self.share[i, j]),
            hidden_by=self.ref(blocker) if blocker >= 0 else None,
            by_hill=blocker >= 0 and self._kinds[blocker] == "hill",
            walls=tuple(walls),
            foliage=tuple(foliage),
            sandbags=self._sandbags(j, met),
            cover=self._covering(i, j, met),
        )

    def in_arc(self, i: int, j: int, arc: Arc) -> bool:
        return arc == "turret" or within_arc(float(self.off_arc[arc][i, j]))

    def met(self, i: int, j: int) -> list[int]:
        """The pieces between shooter i and target j."""
        pieces, begins = self._met
        pair = i * len(self.targets) + j
        return pieces[begins[pair] : begins[pair + 1]]

    def ref(self, piece: int) -> Ref:
        return Ref("aa-piece", self.terrain.pieces[piece].name)

    def crossed(self, i: int, j: int, piece: int) -> Crossed:
        return Crossed(
            self.ref(piece),
            float(self.inside[i, j, piece]),
            float(self.near_shooter[i, piece]),
            float(self.near_target[j, piece]),
        )

    def sight(self, i: int, j: int) -> Sight:
        """Whether shooter i sees target j; the other facts need not be measured for that."""
        if self.seen[i, j]:
            return "seen"
        return "behind_walls" if self.behind_walls[i, j] else "hidden"

    def _sandbags(self, j: int, met: list[int]) -> Literal["none", "elsewhere", "here"]:
        """Here: close to the target and between, or all around it."""
        if not self._sandbagged[j]:
            return "none"
        here = any(
            self._kinds[k] == "sandbags" and self.near_target[j, k] <= SANDBAGS_WITHIN for k in met
        )
        return "here" if here else "elsewhere"

    def _covering(self, i: int, j: int, met: list[int]) -> Crossed | None:
        """The piece close before the target that keeps Indirect fire off it (p15)."""
        close = [k for k in met if 0 < self.cover[k] >= self.near_target[j, k]]
        return self.crossed(i, j, close[0]) if close else None


def survey(
    terrain: Terrain,
    shooters: Bodies,
    targets: Bodies,
    house: House,
    cover: Sequence[float | None] = (),
) -> Survey:
    """All pairs. `cover`: a piece's cover range in inches; None or left out: by its height."""
    return Survey(terrain, house, shooters, targets, cover_ranges(terrain, cover))
