"""Sight between shooter k and target k of two equally long batches, where few pairs are asked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from geometry import (
    Part,
    Terrain,
    cover,
    crossings,
    pair_bearings,
    pair_distances,
    pair_exposure,
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
from server.games.armored_advance.house import House


@dataclass(frozen=True, eq=False)
class Pairs:
    terrain: Terrain
    house: House
    shooters: Bodies
    targets: Bodies

    def take(self, rows: Ints) -> Pairs:
        return Pairs(self.terrain, self.house, self.shooters.take(rows), self.targets.take(rows))

    @cached_property
    def inches(self) -> Floats:
        """(k,) as `Survey.inches`."""
        return rounded(pair_distances(self.shooters.shapes, self.targets.shapes), THOUSANDTHS)

    @cached_property
    def off_front(self) -> Floats:
        """(k,) as `Survey.off_front`."""
        own = self.targets.shapes
        return rounded(pair_bearings(own.centre, own.heading, self.shooters.shapes), HUNDREDTHS)

    def off_arc(self, turn: float) -> Floats:
        """(k,) as `Survey.off_arc`, for an arc whose middle is so many degrees off the front."""
        own = self.shooters.shapes
        part = Part.ANY if self.house.arc_test == "any_part" else Part.CENTRE
        found = pair_bearings(own.centre, own.heading + turn, self.targets.shapes, part)
        return rounded(found, HUNDREDTHS)

    @cached_property
    def seen(self) -> Bools:
        """(k,) as `Survey.seen`."""
        return self._seen(np.arange(len(self.targets)), None)

    @cached_property
    def seen_past_walls(self) -> Bools:
        """(k,) whether it would be, if there were no walls; asked of those that are not seen."""
        found = np.zeros(len(self.targets), dtype=np.bool_)
        walls = self.terrain.of_kind("wall")
        near = np.flatnonzero(self._near_a_wall(walls))
        if len(near):
            found[near] = self._seen(near, np.broadcast_to(walls, (len(near), len(walls))))
        return found

    def _seen(self, rows: Ints, ignore: Bools | None) -> Bools:
        share = pair_exposure(
            self.terrain,
            self.shooters.shapes.centre[rows],
            self.targets.shapes.take(rows),
            self.shooters.top[rows],
            self.targets.hull[rows],
            ignore,
            share_of(self.house),
        ).share
        return np.asarray(rounded(share, SHARES) >= least_share(self.house))

    def _near_a_wall(self, walls: Bools) -> Bools:
        """(k,) whether a wall may stand between: most have none, and are spared."""
        rings = self.terrain.outlines
        low, high = rings.low[walls], rings.high[walls]
        here, there = self.shooters.shapes.centre, self.targets.shapes.centre
        reach = np.hypot(*self.targets.shapes.half.T) + self.targets.shapes.radius
        away = _from_lines(here, there, (low + high) / 2)
        return np.asarray((away <= np.hypot(*(high - low).T) / 2 + reach[:, None] + 0.01).any(1))

    @cached_property
    def between(self) -> Bools:
        """(k, piece) whether the piece counts as between them (Q45), as `Survey.between`."""
        here, there = self.shooters.shapes.centre, self.targets.shapes.centre
        inside = crossings(self.terrain, here, there).inside
        crossed = np.asarray(rounded(inside, THOUSANDTHS) > 0)
        if self.house.between == "any_sight_line":
            eyes, of = np.unique(here, axis=0, return_inverse=True)
            for k, eye in enumerate(eyes):  # on the map, where heights do not count
                rows = np.flatnonzero(of.reshape(-1) == k)
                crossed[rows] |= cover(self.terrain, eye, self.targets.shapes.take(rows))[0] > 0
        return crossed


def _from_lines(starts: Floats, ends: Floats, places: Floats) -> Floats:
    """(line, place): inches between them."""
    along = ends - starts
    offset = places[None, :] - starts[:, None]
    size = np.maximum((along**2).sum(axis=1), 1e-12)
    share = np.clip((offset @ along[:, :, None])[..., 0] / size[:, None], 0.0, 1.0)
    gap = offset - share[..., None] * along[:, None]
    return np.asarray(np.sqrt((gap**2).sum(axis=2)))
