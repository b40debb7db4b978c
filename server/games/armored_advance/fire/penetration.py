"""Armor Penetration Roll (p7): penetration against the armour of the struck face.

Each term's `change` adds to penetration less armour, so that their difference is the sum.
"""

from __future__ import annotations

from collections.abc import Iterator

from server.games.armored_advance.fire.shot import Crossed, Shot, between_cite
from server.games.armored_advance.house import House, aa, by_house
from server.games.ruling import Reason, Ref, Value

PER_WALL = 2
FALLOFF_INCHES = 24
NEED = {2: 1, 1: 2, 0: 4, -1: 6}  # by difference; 2 and more always penetrates
WEAK_SPOT_NEED = {**NEED, -1: 5, -2: 6}

Terms = list[Reason]


def penetration_terms(shot: Shot, house: House) -> Terms:
    """Penetration, what range and walls take from it, and the armour it meets."""
    return [*_penetration(shot, house), *_armour(shot, house)]


def _penetration(shot: Shot, house: House) -> Iterator[Reason]:
    weapon = shot.shooter.weapon
    pen = weapon.penetration
    yield Reason("aa-penetration", aa(7), pen, {"weapon": weapon.name, "amount": pen})
    lost = int(shot.lane.inches // FALLOFF_INCHES)
    if lost and house.pen_falloff == "minus1_per_full_24in":
        yield Reason("aa-penetration-falloff", by_house("pen_falloff"), -lost, {"lost": lost})
    if house.wall_rule == "pen_minus_2":
        for wall in shot.lane.walls:
            yield Reason("aa-wall", between_cite(wall, house), -PER_WALL, _of(wall))


def _armour(shot: Shot, house: House) -> Iterator[Reason]:
    armour = getattr(shot.target.armour, shot.lane.face)
    yield Reason("aa-armour", by_house("facing_rule"), -armour, _facing(shot, armour))
    yield from _angling(shot, house, armour)
    if shot.target.kind == "field_gun" and shot.lane.sandbags == "here":
        yield Reason("aa-sandbags-armour", aa(21), -1)
    if house.wall_rule == "armour_plus_1":
        for wall in shot.lane.walls:
            yield Reason("aa-wall-armour", by_house("wall_rule"), -1, _of(wall))


def _facing(shot: Shot, armour: int) -> dict[str, Value]:
    off = shot.lane.off_front
    return {
        "face": Ref("aa-face", shot.lane.face),
        "amount": armour,
        "degrees": "none" if off is None else round(off),
    }


def _angling(shot: Shot, house: House, armour: int) -> Iterator[Reason]:
    """X instead of the face's armour, never less than it (Q14)."""
    angling = shot.target.angling
    if angling is None or not shot.lane.angled:
        return
    values: dict[str, Value] = {"amount": angling}
    if house.angling_mode == "add":
        yield Reason("aa-angling-adds", by_house("angling_mode"), -angling, values)
    elif angling > armour:
        yield Reason("aa-angling", aa(14), armour - angling, values)
    else:
        yield Reason("aa-angling-idle", by_house("angling_mode"), 0, values)


def _of(wall: Crossed) -> dict[str, Value]:
    return {"piece": wall.piece}


def weak_spot(shot: Shot, house: House) -> bool:
    """Whether the target's weak spot can be found from here (Q15)."""
    if not shot.target.weak_spot:
        return False
    return house.weak_spot_range == "any" or shot.lane.inches <= int(house.weak_spot_range)


def need_at(difference: int, *, weak: bool = False) -> int | None:
    """What penetrates at this difference; None: nothing does."""
    table = WEAK_SPOT_NEED if weak else NEED
    return table.get(min(difference, 2))


def verdict_term(shot: Shot, difference: int, house: House) -> Reason:
    """What the difference asks of the die."""
    weak = weak_spot(shot, house)
    need, plain = need_at(difference, weak=weak), need_at(difference)
    values: dict[str, Value] = {"difference": difference, "need": need or "fail"}
    if need is None:
        return Reason("aa-penetrates-never", aa(7), 0, values)
    if need != plain:
        cite = aa(7) if house.weak_spot_range == "any" else by_house("weak_spot_range")
        return Reason("aa-penetrates-weak-spot", cite, 0, values)
    return Reason("aa-penetrates-always" if need == 1 else "aa-penetrates", aa(7), 0, values)
