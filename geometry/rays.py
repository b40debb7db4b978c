"""Rays over ground: what places see of it on every side, as far as some edge or a rim."""

from dataclasses import dataclass
from typing import Self

import numpy as np

from geometry.solid import Solid
from geometry.units import GRAZE, Bools, Floats, Ints, cross, length

SAG = 0.0015  # inches between a rim and the chords it is drawn with
BESIDE = 1e-5  # radians beside a corner, where a ray passes it or stops
AHEAD = 1e-4  # inches, to see whether a ray begins on the ground at all
SPARE = 1e-6  # inches beyond the rim at which a corner is on it


def bent(ring: Floats, of: Ints) -> Bools:
    """(point,): whether the line through rings bends there: united, each point costs."""
    kept = np.ones(len(ring), dtype=np.bool_)
    before, after = ring[1:-1] - ring[:-2], ring[2:] - ring[1:-1]
    straight = np.abs(cross(before, after)) <= GRAZE * (length(before) + length(after))
    straight &= (before * after).sum(axis=1) > 0
    kept[1:-1] = ~straight | (of[:-2] != of[1:-1]) | (of[2:] != of[1:-1])
    return kept


@dataclass(frozen=True, eq=False)
class Rays:
    """Rays from labels: to the limits of their turns, all along the rim, and beside each corner."""

    label: Ints  # (ray,)
    at: Floats  # (ray, 2)
    ways: Floats  # (ray, 2)
    begins: Ints  # (label + 1,) where the edges that each label faces begin
    start: Floats  # (near, 2) of an edge, relative to its label
    end: Floats

    @classmethod
    def of(cls, solid: Solid, at: Floats, turns: Floats, inches: Floats) -> Self:
        """From each place, (label, 2), the first of its headings and how far round from it, in
        radians, and for so many inches."""
        a, b = solid.start[None] - at[:, None], solid.end[None] - at[:, None]
        of, edge = np.nonzero(_away(a, b) < inches[:, None])
        a, b = a[of, edge], b[of, edge]
        corners, label = np.concatenate([a, b]), np.concatenate([of, of])
        within = length(corners) <= inches[label] + SPARE
        ends, far = _at_rim(a, b, inches[of])
        corners = np.concatenate([corners[within], ends])
        label = np.concatenate([label[within], of[far]])
        beside = np.arctan2(corners[:, 1], corners[:, 0])
        beside, label = np.concatenate([beside - BESIDE, beside + BESIDE]), np.tile(label, 2)
        first, sweep = turns.T
        angles = np.mod(beside - first[label], 2 * np.pi)
        met = angles < sweep[label]
        rims = [
            np.linspace(0.0, wide, 2 + int(wide * np.sqrt(far / SAG / 8)))
            for wide, far in zip(sweep.tolist(), inches.tolist(), strict=True)
        ]
        angles = np.concatenate([angles[met], *rims])
        sizes = [len(rim) for rim in rims]
        label = np.concatenate([label[met], np.repeat(np.arange(len(at)), sizes)])
        order = np.lexsort((angles, label))
        angles, label = angles[order], label[order]
        new = np.append(True, (np.diff(angles) != 0) | (np.diff(label) != 0))
        angles, label = angles[new] + first[label[new]], label[new]
        ways = np.stack([np.cos(angles), np.sin(angles)], axis=1)
        # What a ray leaves the ground by has the label on its left; an edge through it stops none.
        faces = (cross(a, b) > 0) & (_away(a, b) > AHEAD / 2)
        of, a, b = of[faces], a[faces], b[faces]
        begins = np.searchsorted(of, np.arange(len(at) + 1))
        return cls(label, at[label], ways, begins, a, b)

    def hits(self) -> Floats:
        """(ray,): how far from its label each ray meets the first edge; infinite if none."""
        count = np.diff(self.begins)[self.label]
        first = np.cumsum(count) - count
        edge = np.arange(count.sum()) + np.repeat(self.begins[self.label] - first, count)
        way_x, way_y = (np.repeat(axis, count) for axis in self.ways.T)
        (x, y), along = self.start.T, self.end - self.start
        along_x, along_y = (axis[edge] for axis in along.T)
        det = way_x * along_y - way_y * along_x  # above 0, as the ray comes from the edge's left
        share = x[edge] * way_y - y[edge] * way_x
        inches = cross(self.start, along)[edge] / np.where(det > 1e-12, det, np.inf)
        meets = (share >= 0.0) & (share <= det) & (inches > 0.0)
        found = np.full(len(count), np.inf)
        some = np.flatnonzero(count)
        if len(some):
            far = np.where(meets, inches, np.inf)
            found[some] = np.minimum.reduceat(far, first[some])
        return found


def _at_rim(a: Floats, b: Floats, inches: Floats) -> tuple[Floats, Ints]:
    """Where edges are so many inches from the origin; and which edges."""
    along = b - a
    square, middle = (along**2).sum(axis=1), (a * along).sum(axis=1)
    root = middle**2 - square * ((a**2).sum(axis=1) - inches**2)
    spread = np.sqrt(np.maximum(root, 0.0))
    share = (np.stack([-spread, spread]) - middle) / np.maximum(square, GRAZE**2)
    meets = (root > 0) & (share >= 0.0) & (share <= 1.0)
    _, edge = np.nonzero(meets)
    return a[edge] + along[edge] * share[meets][:, None], edge


def _away(a: Floats, b: Floats) -> Floats:
    """(edge,): inches from the origin to each edge."""
    along = b - a
    share = -(a * along).sum(axis=-1) / np.maximum((along**2).sum(axis=-1), GRAZE**2)
    return length(a + along * np.clip(share, 0.0, 1.0)[..., None])
