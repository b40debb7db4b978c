"""Range, arc, facing, line of sight and movement on a table, computed exactly. Pure functions.

Lengths are inches; headings are degrees counter-clockwise from the table's x axis. Functions
take batches of shapes and return NumPy arrays; they know nothing of units or players. Every
public function has an example in its docstring that assumes `from geometry import *` and runs
as a test. `docs/geometry.md` explains each with a figure.
"""

from geometry.bearing import (
    Arcs,
    Corner,
    Facings,
    Part,
    Side,
    arcs,
    facings,
    front_limit,
    pair_bearings,
)
from geometry.cells import cut_cells, inside, is_simple, middles, shared_line
from geometry.crossing import Crossings, Sightlines, crossings, sightlines
from geometry.distance import Distances, distances, pair_distances
from geometry.exposure import Exposure, SeenShare, exposure, pair_exposure
from geometry.fan import Fan, fan
from geometry.glance import Glance, glance
from geometry.ground import (
    Cost,
    Ground,
    Stretch,
    Travel,
    ground,
    on_one_road,
    path_length,
    road_depths,
    roads_of,
    travel,
)
from geometry.grown import grown, shrunk
from geometry.judged import (
    arrives,
    bears_between,
    in_arc,
    keeps_clear,
    rides_one_road,
    strikes,
    within,
)
from geometry.judged_sight import exposed, sees
from geometry.look import Eyes, HullExposure, Look, Shadow, cover, eye_points, hull_exposure, look
from geometry.overlay import Overlay, overlay
from geometry.pieces import Piece, Sight
from geometry.reach import Reachable, reachable
from geometry.shapes import Disc, Hull, Shapes
from geometry.sweep import Contacts, contacts, sweep
from geometry.terrain import Board, Terrain
from geometry.units import GRAZE, GRAZE_DEGREES, Degrees, Inches
from geometry.verdict import EXACT, SURE, Answer, Error, Verdicts, judge

__all__ = [
    "EXACT",
    "GRAZE",
    "GRAZE_DEGREES",
    "SURE",
    "Answer",
    "Arcs",
    "Board",
    "Contacts",
    "Corner",
    "Cost",
    "Crossings",
    "Degrees",
    "Disc",
    "Distances",
    "Error",
    "Exposure",
    "Eyes",
    "Facings",
    "Fan",
    "Glance",
    "Ground",
    "Hull",
    "HullExposure",
    "Inches",
    "Look",
    "Overlay",
    "Part",
    "Piece",
    "Reachable",
    "SeenShare",
    "Shadow",
    "Shapes",
    "Side",
    "Sight",
    "Sightlines",
    "Stretch",
    "Terrain",
    "Travel",
    "Verdicts",
    "arcs",
    "arrives",
    "bears_between",
    "contacts",
    "cover",
    "crossings",
    "cut_cells",
    "distances",
    "exposed",
    "exposure",
    "eye_points",
    "facings",
    "fan",
    "front_limit",
    "glance",
    "ground",
    "grown",
    "hull_exposure",
    "in_arc",
    "inside",
    "is_simple",
    "judge",
    "keeps_clear",
    "look",
    "middles",
    "on_one_road",
    "overlay",
    "pair_bearings",
    "pair_distances",
    "pair_exposure",
    "path_length",
    "reachable",
    "rides_one_road",
    "road_depths",
    "roads_of",
    "sees",
    "shared_line",
    "shrunk",
    "sightlines",
    "strikes",
    "sweep",
    "travel",
    "within",
]
