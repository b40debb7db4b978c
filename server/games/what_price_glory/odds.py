"""Odds of fire: the exact distribution of hits, and what the target can absorb."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from server.games.what_price_glory.combat import SIDES_OF_A_DIE, fired_at, shots
from server.games.what_price_glory.damage import capacity
from server.games.what_price_glory.frames import Damage, Fire
from server.games.what_price_glory.sides import OTHER
from server.games.what_price_glory.state import State, Unit


class Odds(Struct, frozen=True):
    """`hits[n]` is the probability of exactly n hits. `holds`: that the defender can keep a unit in
    the area, whatever is rolled; `capacity`: the hits that all of them together can absorb."""

    hits: tuple[float, ...]
    expected: float
    capacity: int
    holds: float


def hit_distribution(needs: list[int]) -> tuple[float, ...]:
    """The probability of each number of hits, for dice with these needs."""
    chances = [1.0]
    for need in needs:
        p = min(need, SIDES_OF_A_DIE) / SIDES_OF_A_DIE
        longer = [0.0] * (len(chances) + 1)
        for hits, chance in enumerate(chances):
            longer[hits] += chance * (1 - p)
            longer[hits + 1] += chance * p
        chances = longer
    return tuple(chances)


def odds(s: State, fire: Fire) -> Odds:
    hits = hit_distribution([shot.need for shot in shots(s, fire)])
    units = tuple(unit.id for unit in fired_at(s, fire))
    most = capacity(s, Damage(seat=OTHER[fire.seat], hits=1, units=units))
    kept = _kept_out(s, fire)
    holds = sum(chance for number, chance in enumerate(hits) if number <= kept)
    expected = sum(number * chance for number, chance in enumerate(hits))
    return Odds(tuple(round(h, 6) for h in hits), round(expected, 6), most, round(holds, 6))


def _kept_out(s: State, fire: Fire) -> int:
    """The most hits the defender can take with a unit left in the area: all others absorb all
    they can, and the one that stays only turns to its spent side."""
    units = fired_at(s, fire)
    return max((_with(s, fire, units, stays) for stays in units), default=0)


def _with(s: State, fire: Fire, units: Sequence[Unit], stays: Unit) -> int:
    others = tuple(unit.id for unit in units if unit is not stays)
    rest = capacity(s, Damage(seat=OTHER[fire.seat], hits=1, units=others))
    return rest + (1 if stays.fresh else 0)
