"""The bots' value of a position between two turns: the chance to win, as self-play taught it.

A small net of two layers. The same weights see the table from both sides, so that what is good for
one is as bad for the other. `python -m tests.march_of_progress.selfplay` makes the data.
"""

from __future__ import annotations

import base64
import tomllib
from functools import cache

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from server.games.march_of_progress.end import result
from server.games.march_of_progress.features import Facts, facts
from server.games.march_of_progress.state import State
from server.games.package import data_files

Numbers = npt.NDArray[np.float32]

FILE = "thirty-years-war.toml"
PATIENCE = 0.998  # what a position is worth a turn later: win soon, lose late


class Stored(Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the weights as 16-bit whole numbers, in the order of the C struct."""

    wide: int
    deep: int
    scale: float
    weights: str


class Net(Struct, frozen=True):
    table: Numbers  # a row for each fact
    bias: Numbers
    own: Numbers
    other: Numbers
    deep_bias: Numbers
    out: Numbers

    def value(self, s: State) -> float:
        """Between -1, orange wins, and 1, blue wins."""
        return self.judge(*facts(s))

    def judge(self, blue: Facts, orange: Facts) -> float:
        """The value of a position in which these facts hold, as each side sees it."""
        mine, theirs = self._see(blue), self._see(orange)
        lead = self._think(mine, theirs) - self._think(theirs, mine)
        return float(np.tanh(lead @ self.out))

    def floats(self) -> Numbers:
        """All weights in a row, as the C program keeps them."""
        mix = np.concatenate([self.own, self.other], axis=1)
        parts = (self.table, self.bias, mix, self.deep_bias, self.out)
        return np.concatenate([part.ravel() for part in parts]).astype("<f4")

    def _see(self, seen: Facts) -> Numbers:
        wide: Numbers = np.maximum(self.table[seen].sum(axis=0) + self.bias, 0)
        return wide

    def _think(self, mine: Numbers, theirs: Numbers) -> Numbers:
        deep: Numbers = np.maximum(self.own @ mine + self.other @ theirs + self.deep_bias, 0)
        return deep


@cache
def net() -> Net:
    return read(data_files(__package__ or "", "values")[FILE])


def read(text: str) -> Net:
    """The net in such a file."""
    stored = msgspec.convert(tomllib.loads(text), Stored)
    whole = np.frombuffer(base64.b64decode(stored.weights), dtype="<i2")
    weights = whole.astype(np.float32) * np.float32(stored.scale)
    wide, deep = stored.wide, stored.deep
    sizes = (wide, deep * 2 * wide, deep, deep)
    cuts = np.cumsum((len(weights) - sum(sizes), *sizes))[:-1]
    table, bias, mix, deep_bias, out = np.split(weights, cuts)
    both = mix.reshape(deep, 2 * wide)
    own, other = (np.ascontiguousarray(half) for half in (both[:, :wide], both[:, wide:]))
    return Net(table.reshape(-1, wide), bias, own, other, deep_bias, out)


def learned(s: State) -> float:
    """The value for blue; of a match that is over, its result."""
    if s.stage == "over":
        blue, orange = (side.seat in result(s).winners for side in s.players)
        return float(blue - orange)
    return PATIENCE * net().value(s)
