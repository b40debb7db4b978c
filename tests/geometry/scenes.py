"""Random tables for the fuzz tests: loose ones, and ones on a lattice, full of exact ties."""

import math
import random

from geometry import Board, Disc, Hull, Piece, Sight

BOARD = Board(72.0, 48.0)
HEIGHTS = (0.4, 0.75, 1.0, 1.5, 2.5, math.inf)
LOOKS = (0.0, 0.4, 0.75, 1.0, 1.3, 1.5, 3.0)


def loose_outline(luck: random.Random, middle, size: float):
    """A box at any angle, an L, or a ragged star-shaped blob; thousandths of an inch."""
    kind = luck.randrange(3)
    turn = luck.uniform(0, 2 * math.pi)
    if kind == 0:
        a, b = luck.uniform(0.2, size), luck.choice((0.1, 0.25, luck.uniform(0.2, size)))
        local = [(a, b), (-a, b), (-a, -b), (a, -b)]
    elif kind == 1:
        a, b = luck.uniform(0.5, size), luck.uniform(0.2, 0.45)
        local = [(0, 0), (a, 0), (a, b), (b, b), (b, a), (0, a)]
    else:
        n = luck.randint(3, 9)
        steps = [2 * math.pi * (i + luck.uniform(0.1, 0.9)) / n for i in range(n)]
        local = [(r * math.cos(s), r * math.sin(s)) for s in steps for r in [_ragged(luck, size)]]
    cos, sin = math.cos(turn), math.sin(turn)
    placed = [(middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos) for x, y in local]
    return tuple((round(x, 3), round(y, 3)) for x, y in placed)


def _ragged(luck: random.Random, size: float) -> float:
    return luck.uniform(0.3, 1.0) * size


def lattice_outline(luck: random.Random, middle, size: float):
    """A box or an L on whole inches: its sides line up with others, and with sightlines."""
    x, y = round(middle[0]), round(middle[1])
    a, b = luck.randint(1, max(1, round(size))), luck.randint(1, max(1, round(size)))
    if luck.random() < 0.5 or a < 2 or b < 2:
        return (x, y), (x + a, y), (x + a, y + b), (x, y + b)
    return (x, y), (x + a, y), (x + a, y + 1), (x + 1, y + 1), (x + 1, y + b), (x, y + b)


def pieces(luck: random.Random, count: int, lattice: bool, area, size: float) -> list[Piece]:
    """Random pieces, two in three of them blocking."""
    draw = lattice_outline if lattice else loose_outline
    made: list[Piece] = []
    for k in range(count):
        middle = luck.uniform(area[0], area[2]), luck.uniform(area[1], area[3])
        sight = luck.choice((Sight.BLOCKING, Sight.BLOCKING, Sight.HINDERING))
        height = luck.choice(HEIGHTS)
        made.append(Piece(f"piece {k}", draw(luck, middle, size), "wood", sight, height))
    return made


def place(luck: random.Random, lattice: bool, area) -> tuple[float, float]:
    x, y = luck.uniform(area[0], area[2]), luck.uniform(area[1], area[3])
    return (round(2 * x) / 2, round(2 * y) / 2) if lattice else (round(x, 3), round(y, 3))


def target(luck: random.Random, lattice: bool, area) -> Hull | Disc:
    x, y = place(luck, lattice, area)
    if luck.random() < 0.2:
        return Disc(x, y, luck.choice((0.5, 0.75, 1.5)))
    heading = luck.choice((0, 90, 180, 270)) if lattice else round(luck.uniform(0, 360), 2)
    return Hull(x, y, heading, luck.choice((2.0, 3.0, 4.5)), luck.choice((1.0, 1.5, 2.0)))
