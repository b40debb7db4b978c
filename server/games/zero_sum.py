"""Choosing at the same time as an opponent whose loss is one's gain: a matrix game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

Matrix = Sequence[Sequence[float]]  # what the row player gains, by row and column
Mix = Sequence[float]  # how often each choice is made


class Solution(Struct, frozen=True):
    """How both should mix, and what the row player may then expect."""

    rows: Mix
    columns: Mix
    value: float


class _Side:
    """One player: what it gains by its choice and the other's, and what it regrets so far."""

    def __init__(self, gains: Matrix) -> None:
        self.gains = gains
        self.regret = [0.0] * len(gains)
        self.total = [0.0] * len(gains)
        self.mix = _normal(self.regret)

    def learn(self, others: Mix, weight: int) -> None:
        """Regret every choice that would have done better; play more of what is regretted."""
        worth = [_dot(row, others) for row in self.gains]
        mean = _dot(worth, self.mix)
        self.regret = [max(0.0, r + w - mean) for r, w in zip(self.regret, worth, strict=True)]
        self.mix = _normal(self.regret)
        self.total = [t + weight * m for t, m in zip(self.total, self.mix, strict=True)]


def solve(gains: Matrix, rounds: int = 200) -> Solution:
    """Nearly the best mix of both sides, by regret matching+ (Tammelin 2014): the averages of what
    both play, late rounds counting more, close in on the equilibrium.

    In plain lists: for two hands of cards they are faster than NumPy's arrays.
    """
    rows = _Side(gains)
    columns = _Side([[-gain for gain in column] for column in zip(*gains, strict=True)])
    for weight in range(1, rounds + 1):
        rows.learn(columns.mix, weight)
        columns.learn(rows.mix, weight)
    mine, theirs = _normal(rows.total), _normal(columns.total)
    return Solution(mine, theirs, _dot([_dot(row, theirs) for row in gains], mine))


def _dot(a: Mix, b: Mix) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _normal(weights: Mix) -> Mix:
    """The weights as shares of one; equal shares where all are nothing."""
    whole = sum(weights)
    if whole <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / whole for weight in weights]
