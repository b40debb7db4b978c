"""Chance the server draws itself: from a seed that is fixed, and its hash shown, beforehand."""

from __future__ import annotations

import hashlib

from server.games.kernel import Chance, Faces, Order, Pending, Roll, Shuffle


class Stream:
    """Numbers drawn from a seed: whoever has the seed can draw them again."""

    def __init__(self, seed: str) -> None:
        self.seed, self.count = seed, 0

    def below(self, bound: int) -> int:
        """0 to bound - 1, all equally likely (rejection sampling)."""
        limit = 2**64 - 2**64 % bound
        while True:
            block = hashlib.sha256(f"{self.seed}:{self.count}".encode()).digest()
            self.count += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % bound


def seal(seed: str) -> str:
    """A commitment: shown before a server's throw, it fixes the seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()[:16]


def draw(pending: Pending, seed: str) -> Chance:
    """The chance a pending roll or shuffle asks for, from the seed."""
    stream = Stream(seed)
    match pending:
        case Roll(groups=groups):
            faces = {
                group.key: tuple(1 + stream.below(group.sides) for _ in range(group.count))
                for group in groups
            }
            return Faces(roll=pending.id, faces=faces)
        case Shuffle(size=size):
            places = list(range(size))
            for last in range(size - 1, 0, -1):  # Fisher-Yates
                other = stream.below(last + 1)
                places[last], places[other] = places[other], places[last]
            return Order(shuffle=pending.id, places=tuple(places))
    raise TypeError(f"{pending} asks for no chance")
