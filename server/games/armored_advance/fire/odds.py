"""What an attack can do, in numbers: the chance to succeed, and what that does to the target."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from server.games.armored_advance.fire.shot import Doubt
from server.games.ruling import Reason

SIDES = 6


class Odds(Struct, frozen=True, kw_only=True):
    """Chances from 0 to 1; `expected` is damage, or men."""

    chance: float  # that one dice sequence does anything at all, as it will be rolled
    without_reroll: float
    with_reroll: float
    expected: float  # of the whole attack; where HP or men are known, no more than they are
    destroys: float | None = None  # that the whole attack does; None: HP or men are not known


NO_CHANCE = Odds(chance=0.0, without_reroll=0.0, with_reroll=0.0, expected=0.0, destroys=0.0)


class Plan(Struct, frozen=True, kw_only=True):
    """The dice of an attack. A need of 1 cannot fail and is not rolled; None cannot succeed."""

    hit: int | None  # what the first die must show
    penetrate: int | None = 1  # what the second must show, where there are two rolls
    reroll: bool = False  # a die that is one short is thrown once more
    sequences: int = 1
    effects: tuple[int, ...]  # of a success: one number, or six by a die thrown for it
    low_is_good: bool = False  # of that die


class Prospect(Struct, frozen=True, kw_only=True):
    """The whole answer about one attack.

    can        it may be made, and may succeed
    hopeless   it may be made, and cannot succeed: said before an action is spent
    refused    the rules do not allow it
    too_close  the positions do not settle `doubts`, and the answer hangs on them
    """

    kind: Literal["direct", "he", "indirect", "anti_infantry"]
    verdict: Literal["can", "hopeless", "refused", "too_close"]
    in_range: bool
    in_arc: bool
    visible: bool
    hit_need: int | None = None
    pen_need: int | None = None
    need: int | None = None  # what the first die to hit must show; None: see `die_need`
    again: int | None = None  # the face of that die that is thrown once more
    plan: Plan
    odds: Odds
    twice: Odds | None = None  # both actions of a Rapid Fire unit
    refused: Reason | None = None  # the first reason that forbids it
    not_now: Reason | None = None  # asked about alone: why its unit may not fire at this moment
    doubts: tuple[Doubt, ...] = ()  # those the answer hangs on


def die_need(plan: Plan) -> int | None:
    """What the die to hit must show; None: it cannot, or none is thrown, because another die alone
    says what the attack does."""
    return None if plan.hit == 1 and len(plan.effects) > 1 else plan.hit


def passes(need: int | None) -> float:
    """The chance of one die."""
    return 0.0 if need is None else (SIDES + 1 - min(max(need, 1), SIDES + 1)) / SIDES


def near_miss(need: int | None) -> float:
    """The chance of a die to be exactly one short."""
    return 1 / SIDES if one_short(need) is not None else 0.0


def one_short(need: int | None) -> int | None:
    """The face that is exactly one short; None: there is none on the die."""
    return need - 1 if need is not None and 2 <= need <= SIDES + 1 else None


def chance(hit: int | None, penetrate: int | None, *, reroll: bool) -> float:
    """Of one dice sequence, which has one re-roll, wherever it is first wanted (Q13)."""
    first, second = passes(hit), passes(penetrate)
    if not reroll:
        return first * second
    second_again = second + near_miss(penetrate) * second
    return first * second_again + near_miss(hit) * first * second


@lru_cache(maxsize=4096)
def odds_of(plan: Plan, hp: int | None, attacks: int = 1) -> Odds:
    """The odds of so many attacks by one plan at a target with so many HP, or men."""
    without = chance(plan.hit, plan.penetrate, reroll=False)
    again = chance(plan.hit, plan.penetrate, reroll=True)
    now = again if plan.reroll else without
    times = plan.sequences * attacks
    harm = sum(effect > 0 for effect in plan.effects) / len(plan.effects)
    average = sum(plan.effects) / len(plan.effects)
    if hp is None:
        expected, destroys = times * now * average, None
    else:
        spread = _spread(hp, now, plan.effects, times)
        expected, destroys = sum(done * share for done, share in enumerate(spread)), spread[hp]
    return Odds(
        chance=now * harm,
        without_reroll=without * harm,
        with_reroll=again * harm,
        expected=expected,
        destroys=destroys,
    )


def _spread(hp: int, success: float, effects: tuple[int, ...], times: int) -> list[float]:
    """The chance of each damage after so many sequences; what is more than the HP counts as the
    HP."""
    spread = [1.0] + [0.0] * hp
    for _ in range(times):
        after = [(1 - success) * share for share in spread]
        for done, share in enumerate(spread):
            for effect in effects:
                after[min(hp, done + effect)] += share * success / len(effects)
        spread = after
    return spread
