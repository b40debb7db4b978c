"""Terrain with every blocking piece grown or shrunk all around: bounds for sight between places
that are known to so many inches."""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
import shapely

from geometry.pieces import Piece
from geometry.terrain import Terrain
from geometry.units import GRAZE

MITRE = 4.0  # a corner grows at most so many times as far; the rest is cut off, and still outside


@lru_cache(maxsize=32)
def grown(terrain: Terrain, inches: float) -> Terrain:
    """What is free here is free in the terrain, even if both ends are displaced so far.

    >>> wall = Piece("wall", ((4, 4), (6, 4), (6, 6), (4, 6)), "wall", Sight.BLOCKING)
    >>> terrain = Terrain.of(Board(36, 24), [wall])
    >>> grown(terrain, 0.5).polygons[0].bounds
    (3.5, 3.5, 6.5, 6.5)
    """
    return _with_outlines(terrain, inches)


@lru_cache(maxsize=32)
def shrunk(terrain: Terrain, inches: float) -> Terrain:
    """What is blocked here is blocked in the terrain, even if both ends are displaced so far.

    >>> wall = Piece("wall", ((4, 4), (6, 4), (6, 6), (4, 6)), "wall", Sight.BLOCKING)
    >>> shrunk(Terrain.of(Board(36, 24), [wall]), 0.5).polygons[0].bounds
    (4.5, 4.5, 5.5, 5.5)
    """
    return _with_outlines(terrain, -inches)


def _with_outlines(terrain: Terrain, inches: float) -> Terrain:
    board = shapely.box(0.0, 0.0, terrain.board.width, terrain.board.depth)
    rows = np.flatnonzero(terrain.blocking)
    shapes = shapely.buffer(terrain.polygons[rows], inches, join_style="mitre", mitre_limit=MITRE)
    return Terrain.of(
        terrain.board,
        [
            Piece(f"{terrain.pieces[k].name} {n}", outline, piece.kind, piece.sight, piece.height)
            for k, shape in zip(rows.tolist(), shapely.intersection(shapes, board), strict=True)
            for piece in [terrain.pieces[k]]
            for n, outline in enumerate(_outlines(shape))
        ],
    )


def _outlines(shape: shapely.Geometry) -> Iterator[tuple[tuple[float, float], ...]]:
    for part in shapely.get_parts(shape):
        if isinstance(part, shapely.Polygon) and part.area > GRAZE:
            yield tuple((x, y) for x, y in shapely.get_coordinates(part.exterior)[:-1].tolist())
