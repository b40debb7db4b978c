"""Exact answers about range, arc, facing and sight. Inches; shapes in, arrays out."""

from geometry.crossing import Crossings, Sightlines, crossings, sightlines
from geometry.distance import Distances, distances
from geometry.exposure import Exposure, exposure
from geometry.pieces import Piece, Sight
from geometry.shapes import Disc, Hull, Shapes
from geometry.terrain import Board, Terrain
from geometry.units import GRAZE, Degrees, Inches

__all__ = [
    "GRAZE",
    "Board",
    "Crossings",
    "Degrees",
    "Disc",
    "Distances",
    "Exposure",
    "Hull",
    "Inches",
    "Piece",
    "Shapes",
    "Sight",
    "Sightlines",
    "Terrain",
    "crossings",
    "distances",
    "exposure",
    "sightlines",
]
