"""A board as it is laid out: size, pieces, deployment zones, objectives (p22)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.units.cards import Names

PieceKind = Literal[
    "building",
    "bunker",
    "wall",
    "sandbags",
    "tank_traps",
    "foliage",
    "road",
    "mud",
    "water",
    "hill",
]
PieceId = str
Outline = tuple[tuple[int, int], ...]  # corners in thousandths of an inch


class PiecePlan(Struct, frozen=True, kw_only=True):
    """One piece of terrain. Flat ground has no height."""

    id: PieceId
    kind: PieceKind
    outline: Outline
    height: int = 0  # thousandths of an inch
    cover: int | None = None  # cover range against Indirect fire; None: by its height (Q29)
    name: Names | None = None  # None: named by its kind


class Zone(Struct, frozen=True):
    """Where one side may deploy: a convex outline."""

    id: str
    outline: Outline


class BoardPlan(Struct, frozen=True, kw_only=True):
    """A table from (0, 0) to (width, depth), in thousandths of an inch."""

    id: str
    name: Names
    width: int
    depth: int
    pieces: tuple[PiecePlan, ...] = ()
    zones: tuple[Zone, Zone]
    objectives: tuple[Place, ...] = ()  # an odd number, if any (p23)
