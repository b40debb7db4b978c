"""Shooting, continued (p8-9): firing at advantage, dice sequences, damage and odds."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.armored_advance.fire.odds import NO_CHANCE, Prospect, odds_of, one_short
from server.games.armored_advance.fire.shot import Shot
from server.games.armored_advance.house import House, aa, by_house
from server.games.ruling import Reason


def advantage(shot: Shot, house: House) -> tuple[bool, tuple[Reason, ...]]:
    """A shooter that has not moved this turn re-rolls what is one short, once (p8, Q13)."""
    moved = shot.shooter.moved
    if house.advantage == "off":
        return False, (Reason("aa-advantage-off", by_house("advantage")),)
    if moved == "no":
        return True, (Reason("aa-advantage", aa(8)),)
    if moved == "yes":
        return False, (Reason("aa-advantage-moved", aa(8)),)
    cite, keeps = by_house("advantage_pivot"), house.advantage_pivot == "keeps"
    return keeps, (Reason("aa-advantage-kept" if keeps else "aa-advantage-turned", cite),)


def sequence_terms(shot: Shot) -> tuple[Reason, ...]:
    """Autocannon: so many separate dice sequences (p13)."""
    count = shot.shooter.sequences
    return (Reason("aa-sequences", aa(13), 0, {"count": count}),) if count > 1 else ()


def supported(damage: int, shot: Shot) -> int:
    """Support does half as much again, rounded up, to field guns and fortifications (p14)."""
    return -(-3 * damage // 2) if has_support(shot) else damage


def has_support(shot: Shot) -> bool:
    return shot.shooter.support and shot.target.kind in ("field_gun", "fortification")


def damage_of(shot: Shot) -> tuple[int, tuple[Reason, ...]]:
    """The fixed damage of a hit (p9)."""
    plain = shot.shooter.weapon.damage
    terms = (Reason("aa-damage", aa(9), 0, {"amount": plain}),)
    damage = supported(plain, shot)
    if damage == plain:
        return damage, terms
    return damage, (*terms, Reason("aa-support", aa(14), 0, {"amount": damage}))


def left_after(hp: int, damage: int) -> int:
    """HP never go below 0, where the unit is destroyed (p9)."""
    return max(0, hp - damage)


def hp_dice(hp: int) -> tuple[int, int]:
    """HP as two dice show it: tens in another colour, and units (p9)."""
    return divmod(hp, 10)


def with_odds(value: Prospect, shot: Shot) -> Prospect:
    """The prospect with its chances; an attack that is refused has none."""
    if value.verdict == "refused":
        return replace(value, odds=NO_CHANCE)
    left = shot.target.men if shot.target.kind == "infantry" else shot.target.hp
    twice = odds_of(value.plan, left, 2) if shot.shooter.rapid_fire else None
    again = one_short(value.need) if value.plan.reroll else None
    return replace(value, odds=odds_of(value.plan, left), twice=twice, again=again)
