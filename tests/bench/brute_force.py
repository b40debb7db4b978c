"""brute_force.c compiled and called: exposure and crossings in plain C, without any index."""

import ctypes
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from geometry import Shapes, Terrain

SOURCE = Path(__file__).with_name("brute_force.c")


def compiled() -> ctypes.CDLL | None:
    """The library, compiled for this machine; None where there is no C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "brute_force.so"
        flags = ["-O3", "-shared", "-fPIC", "-o", str(made)]
        subprocess.run([compiler, *flags, str(SOURCE), "-lm"], check=True)
        return ctypes.CDLL(str(made))


class BruteForce:
    """One terrain and two sides, laid out for C once."""

    def __init__(self, library: ctypes.CDLL, terrain: Terrain, ours: Shapes, theirs: Shapes):
        self.library, self.terrain = library, terrain
        self.eyes = np.ascontiguousarray(ours.centre)
        self.corners = np.ascontiguousarray(theirs.corners())
        n, m = len(ours), len(theirs)
        i, j = np.divmod(np.arange(n * m), m)
        self.starts, self.ends = ours.centre[i].copy(), theirs.centre[j].copy()
        self.masks = [x.astype(np.int32) for x in (terrain.blocking, terrain.hindering)]
        self.parts, self.outlines = (
            (np.append(r.first, len(r.start)).astype(np.int32), r.owner.astype(np.int32))
            for r in (terrain.parts, terrain.outlines)
        )
        self.shares = np.empty((2, n, m))
        self.lengths = np.empty((4, n * m, len(terrain)))

    def run(self, eye_height: float, top: float) -> None:
        """Fill `shares` (share, clear) and `lengths` (inside, under, enters, leaves)."""
        terrain, up = self.terrain, (ctypes.c_double(eye_height), ctypes.c_double(top))
        first, owner = self.parts
        self.library.exposures(
            len(self.eyes), _at(self.eyes), len(self.corners), _at(self.corners),
            len(owner), _at(terrain.parts.start), _at(first), _at(owner), _at(terrain.height),
            *map(_at, self.masks), *up, *map(_at, self.shares),
        )  # fmt: skip
        first, owner = self.outlines
        self.library.crossings(
            len(self.starts), _at(self.starts), _at(self.ends), len(owner),
            _at(terrain.outlines.start), _at(first), _at(terrain.height), *up,
            *map(_at, self.lengths),
        )  # fmt: skip


def _at(array: np.ndarray) -> ctypes.c_void_p:
    assert array.flags.c_contiguous
    return ctypes.c_void_p(array.ctypes.data)
