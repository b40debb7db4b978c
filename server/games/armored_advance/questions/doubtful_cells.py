"""Cells of an overlay whose answer would be another if places were off as far as they may be."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from geometry import Error, Terrain, grown, shrunk
from server.games.armored_advance.ground.bodies import Bools, Floats, Ints
from server.games.armored_advance.questions.field_of_fire import FieldOfFire

SURE = 1.645  # standard errors: 95 of 100 places are at most so much nearer or farther


def reach_of(error: Error) -> float:
    """Inches that one place may be off from another, as far as it counts."""
    return math.ceil(SURE * math.sqrt(2) * error.inches * 1000) / 1000


def sees_doubtfully(terrain: Terrain, error: Error, look: Callable[[Terrain], Bools]) -> Bools:
    """(cell,) seen past all pieces somewhat smaller, and not past all of them somewhat larger."""
    inches = reach_of(error)
    return np.asarray(look(shrunk(terrain, inches)) != look(grown(terrain, inches)))


def on_borders(answers: Ints, columns: int) -> Bools:
    """(cell,) whether a cell beside it has another answer: nowhere else is one in doubt."""
    grid = answers.reshape(-1, columns)
    found = np.zeros(grid.shape, dtype=np.bool_)
    for axis in (0, 1):
        differs = np.diff(grid, axis=axis) != 0
        here, there = [slice(None)] * 2, [slice(None)] * 2
        here[axis], there[axis] = slice(None, -1), slice(1, None)
        found[tuple(here)] |= differs
        found[tuple(there)] |= differs
    return found.ravel()


def shifted(field: FieldOfFire, error: Error, *, nearer: bool) -> FieldOfFire:
    """The field with every range, bearing and line of sight somewhat better for the shooters, or
    worse."""
    inches, sign = reach_of(error), -1.0 if nearer else 1.0
    away: Floats = np.maximum(0.0, field.inches + sign * inches)
    turn = SURE * error.degrees + np.degrees(np.arctan2(inches, np.maximum(away, inches)))
    off_front = np.clip(field.off_front - sign * turn, 0.0, 180.0)
    return field.shifted(field.less if nearer else field.more, away, off_front)
