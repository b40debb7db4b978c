"""Mixed strategies for two-player zero-sum matrix games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

Matrix = Sequence[Sequence[float]]  # what the row player gains, by row and column
Mix = Sequence[float]  # a mixed strategy: the probability of each choice


class Solution(Struct, frozen=True):
    """Both strategies near the equilibrium, and the row player's expected gain."""

    rows: Mix
    columns: Mix
    value: float


class _Side:
    """One player's gains, accumulated regrets and current strategy."""

    def __init__(self, gains: Matrix) -> None:
        self.gains = gains
        self.regret = [0.0] * len(gains)
        self.total = [0.0] * len(gains)
        self.mix = _normal(self.regret)

    def learn(self, others: Mix, weight: int) -> None:
        """Add the regret of each choice against the other's strategy, and adapt the own one."""
        worth = [_dot(row, others) for row in self.gains]
        mean = _dot(worth, self.mix)
        self.regret = [max(0.0, r + w - mean) for r, w in zip(self.regret, worth, strict=True)]
        self.mix = _normal(self.regret)
        self.total = [t + weight * m for t, m in zip(self.total, self.mix, strict=True)]


def solve(gains: Matrix, rounds: int = 200) -> Solution:
    """An approximate Nash equilibrium by regret matching+ (Tammelin 2014): the averages of both
    strategies, weighted by the round, converge to it.

    In plain lists: for matrices as small as two hands of cards they are faster than NumPy.
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
    """The weights scaled to a sum of one; a uniform distribution if all are zero."""
    whole = sum(weights)
    if whole <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / whole for weight in weights]
