"""Chance for commands, which are pure: a small generator of pseudo-random numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Mixer:
    """A small generator of pseudo-random numbers (splitmix64): commands have no other chance."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def bits(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return mixed ^ (mixed >> 31)

    def random(self) -> float:
        return self.bits() / 2**64

    def randint(self, a: int, b: int, /) -> int:
        return a + self.bits() % (b - a + 1)

    def choice(self, options: Sequence[T], /) -> T:
        return options[self.bits() % len(options)]

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        pool = list(population)
        for place in range(k):
            other = self.randint(place, len(pool) - 1)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:k]
