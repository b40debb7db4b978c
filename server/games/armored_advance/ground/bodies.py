"""Units as sight knows them, in batches; how finely facts are told, and what share counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from geometry import Disc, Hull, SeenShare, Shapes
from server.games.armored_advance.house import House

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]

THOUSANDTHS, HUNDREDTHS, SHARES = 3, 2, 4  # decimals kept of inches, degrees and shares


@dataclass(frozen=True, slots=True)
class Body:
    """A unit as sight knows it: outline, and the heights of its top and of its main body."""

    shape: Hull | Disc
    top: float  # inches: from here it looks (Q46)
    hull: float  # inches: up to here it must be seen (Q46)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Once: lanes are looked up by their bodies, many times each.
        object.__setattr__(self, "_hash", hash((self.shape, self.top, self.hull)))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, eq=False)
class Bodies:
    """A batch of them."""

    shapes: Shapes
    top: Floats
    hull: Floats

    @classmethod
    def of(cls, items: Iterable[Body]) -> Bodies:
        bodies = tuple(items)
        return cls(
            Shapes.of(body.shape for body in bodies),
            np.array([body.top for body in bodies], dtype=np.float64),
            np.array([body.hull for body in bodies], dtype=np.float64),
        )

    def __len__(self) -> int:
        return len(self.shapes)

    def __getitem__(self, rows: slice) -> Bodies:
        return Bodies(self.shapes[rows], self.top[rows], self.hull[rows])

    def take(self, rows: Ints) -> Bodies:
        return Bodies(self.shapes.take(rows), self.top[rows], self.hull[rows])


def least_share(house: House) -> float:
    """How much of the target must be seen (Q42); if the players say, any part is offered them."""
    return 0.0001 if house.visibility_pct == "ask" else int(house.visibility_pct) / 100


def share_of(house: House) -> SeenShare:
    """What the seen share is a share of (Q45)."""
    return SeenShare(house.seen_share)


def rounded(values: Floats, decimals: int) -> Floats:
    return np.asarray(np.round(values, decimals))
