"""The dice of one attack as they fall: what to throw next, and what came of it."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.fire.odds import Plan
from server.games.kernel import Dice, Seat

Groups = tuple[Dice, ...]
Fallen = Mapping[str, tuple[int, ...]]  # faces, by the key of each group


class Outcome(Struct, frozen=True):
    """The end of an attack: how many dice sequences succeeded, and the damage or men in all."""

    successes: int
    total: int
    each: tuple[int, ...]  # what every success did


class Pool(Struct, frozen=True):
    """Sequences still in the running: those that may still re-roll, and those that may not."""

    fresh: int
    spent: int


Script = Generator[Groups, Fallen, Outcome]
Step = Generator[Groups, Fallen, Pool]


def follow(plan: Plan, seat: Seat | None, throws: Sequence[Fallen]) -> Groups | Outcome:
    """The dice wanted after these throws, or what the whole attack came to.

    The attack is gone through from its start each time, so a state keeps the throws alone.
    """
    script = _attack(plan, seat)
    try:
        wanted = next(script)
        for fallen in throws:
            wanted = script.send(fallen)
    except StopIteration as end:
        outcome: Outcome = end.value
        return outcome
    return wanted


def _attack(plan: Plan, seat: Seat | None) -> Script:
    """To hit, to penetrate where that is a roll of its own, and the die of the damage."""
    able = plan.sequences if plan.reroll else 0
    pool = Pool(able, plan.sequences - able)
    pool = yield from _roll("hit", plan.hit, pool, seat)
    pool = yield from _roll("penetrate", plan.penetrate, pool, seat)
    successes = pool.fresh + pool.spent
    if len(plan.effects) == 1 or successes == 0:
        each = plan.effects[:1] * successes
    else:
        die = Dice(key="effect", seat=seat, count=successes)
        fallen = yield (replace(die, wins="at_most") if plan.low_is_good else die,)
        each = tuple(plan.effects[face - 1] for face in fallen["effect"])
    return Outcome(successes, sum(each), each)


def _roll(key: str, need: int | None, pool: Pool, seat: Seat | None) -> Step:
    """One die for each sequence; one that is one short falls once more, if it still may."""
    if need is None:
        return Pool(0, 0)
    if need <= 1 or pool == Pool(0, 0):
        return pool
    fresh = Dice(key=key, seat=seat, count=pool.fresh, need=need, colour="white")
    spent = Dice(key=f"{key}_last", seat=seat, count=pool.spent, need=need, colour="black")
    thrown = tuple(dice for dice in (fresh, spent) if dice.count)
    fallen = yield thrown if len(thrown) > 1 else (replace(thrown[0], colour=None),)
    first, last = fallen.get(fresh.key, ()), fallen.get(spent.key, ())
    short = sum(face == need - 1 for face in first)
    if short:
        fallen = yield (Dice(key=f"{key}_again", seat=seat, count=short, need=need),)
        last = (*last, *fallen[f"{key}_again"])
    return Pool(_passed(first, need), _passed(last, need))


def _passed(faces: Sequence[int], need: int) -> int:
    return sum(face >= need for face in faces)
