"""From real-world facts to a card: the proposals of our README, which give the printed Stuart.

The book has two rules (p7, p9): armour and penetration are centimetres, and damage goes with the
bore's area, a 75 mm class gun doing 10. Everything is counted in fractions, so that a half is a
half on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from math import ceil, floor

from server.games.armored_advance.units.cards import (
    Arc,
    Armour,
    Keyword,
    Kills,
    Weapon,
    WeightClass,
)
from server.games.armored_advance.units.facts import Gun, Plates, Unit

Number = Decimal | Fraction | int
HALF = Fraction(1, 2)
REFERENCE_BORE = Decimal("76.2")  # mm: the largest of the 75 mm class
INDIRECT_RANGE = 72
ANTI_AIR_RANGE = {"light": 24, "heavy": 36}  # of small guns and machine guns; from 75 mm up


def nearest(value: Number) -> int:
    """Half goes up."""
    return floor(Fraction(value) + HALF)


def centimetres(mm: Number) -> int:
    """Whole millimetres to the nearest centimetre, half goes down; any plate counts at least 1."""
    whole = floor(mm)
    return max(1, ceil(Fraction(whole, 10) - HALF)) if whole > 0 else 0


def armour(plates: Plates) -> Armour:
    return Armour(*map(centimetres, (plates.front, plates.side, plates.rear)))


def damage(bore_mm: Number) -> int:
    return ceil(10 * (Fraction(bore_mm) / Fraction(REFERENCE_BORE)) ** 2)


def weight_class(unit: Unit) -> WeightClass:
    """What its own army called it, else by weight."""
    if unit.designation is not None:
        return unit.designation
    light, medium = (1, Fraction(5, 2)) if unit.traction == "gun" else (18, 40)
    tonnes = Fraction(unit.tonnes or 0)
    return "light" if tonnes < light else "medium" if tonnes < medium else "heavy"


def hit_points(unit: Unit) -> int:
    tonnes = Fraction(unit.tonnes or 0)
    if unit.traction == "gun":
        return nearest(4 + 2 * tonnes)
    return max(1, nearest(Fraction("0.65") * tonnes))


def move(unit: Unit) -> int:
    """Inches for one movement action."""
    weight = weight_class(unit)
    if unit.traction == "gun":
        return {"light": 2, "medium": 1, "heavy": 0}[weight]
    fast = 1 + Fraction(unit.road_kmh or 0) / 10
    return min(10, max(2, nearest(fast - 1 if weight == "heavy" else fast)))


# --- Weapons ---------------------------------------------------------------------------------

ARCS: dict[str, Arc] = {"hull": "front90", "casemate": "front90", "rear_casemate": "rear90"}


def weapons(unit: Unit) -> tuple[Weapon, ...]:
    made = [_gun(gun, number) for number, gun in enumerate(unit.guns, 1)]
    return (*made, *_anti_infantry(unit))


def _gun(gun: Gun, number: int) -> Weapon:
    power = damage(gun.bore_mm)
    return Weapon(
        id="gun" if number == 1 else f"gun{number}",
        name=gun.name,
        kind="he" if gun.he else "ap",
        penetration=centimetres(gun.penetration_mm or 0),
        damage=0 if gun.he else power,
        he_base=power if gun.he else 0,
        he_n=max(1, nearest(Fraction(power, 8))) if gun.he else 0,
        arc=ARCS.get(gun.mount, "turret"),
        primary=number == 1,
    )


def _anti_infantry(unit: Unit) -> Iterator[Weapon]:
    """At most one line: a howitzer's own shells, an autocannon with its machine gun, or those."""
    gun, small = (unit.guns[0] if unit.guns else None), unit.machine_guns
    arc: Arc = ARCS.get(gun.mount, "turret") if gun and gun.mount != "hull" else "turret"
    if gun is not None and gun.style == "howitzer":
        yield Weapon(id="ai", name=gun.name, kind="ai", kills=Kills(6), arc=arc, main_gun=True)
    elif gun is not None and gun.autocannon:
        name = f"{gun.name}, {small.name}" if small else gun.name
        kills = Kills(6) if gun.barrels >= 4 else Kills(6, -1)
        yield Weapon(id="ai", name=name, kind="ai", kills=kills, arc=arc)
    elif small is not None:
        kills = Kills(6) if small.barrels >= 4 else Kills(3)
        yield Weapon(id="ai", name=small.name, kind="ai", kills=kills, arc=arc)


# --- Keywords --------------------------------------------------------------------------------


def keywords(unit: Unit, armour: Armour) -> tuple[Keyword, ...]:
    """In the order of `KeywordName`."""
    return tuple(_keywords(unit, armour))


def _keywords(unit: Unit, armour: Armour) -> Iterator[Keyword]:
    gun = unit.guns[0] if unit.guns else None
    yield Keyword(weight_class(unit))
    if unit.traction == "gun":
        yield Keyword("field_gun")
    if "scout" in unit.roles:
        yield Keyword("scout")
    if gun is not None and gun.mount in ("casemate", "rear_casemate"):
        yield Keyword("casemate" if gun.mount == "casemate" else "reverse_casemate")
    if "accurate" in unit.roles:
        yield Keyword("accurate")
    if gun is not None:
        yield from _of_gun(unit, gun)
    if any(each.style != "gun" for each in unit.guns):
        yield Keyword("support")
    if "slow_reverse" in unit.roles:
        yield Keyword("slow_reverse")
    if armour.side >= 7:
        yield Keyword("angling", max(armour.front + 1, nearest(Fraction("1.41") * armour.side)))
    if "weak_spot" in unit.roles:
        yield Keyword("weak_spot")
    yield from _of_service(unit, gun)


def _of_gun(unit: Unit, gun: Gun) -> Iterator[Keyword]:
    # A field gun is served by a whole squad; autocannons load themselves already.
    has_loader = unit.traction == "gun" or gun.crew > 1
    if gun.bore_mm <= 47 and has_loader and not gun.autocannon:
        yield Keyword("rapid_fire")
    if gun.autocannon:
        yield Keyword("autocannon", 6 if gun.barrels >= 4 else 3)
    if gun.bore_mm >= 120:
        yield Keyword("long_reload")


def _of_service(unit: Unit, gun: Gun | None) -> Iterator[Keyword]:
    if unit.seats is not None:
        yield Keyword("apc", max(1, unit.seats // 6))
    if "towing" in unit.roles:
        yield Keyword("towing")
    if "indirect" in unit.roles:
        yield Keyword("indirect", INDIRECT_RANGE)
    if unit.limited_range is not None:
        yield Keyword("limited_range", unit.limited_range)
    if "anti_air" in unit.roles:
        size = "heavy" if gun is not None and gun.bore_mm >= 75 else "light"
        yield Keyword("anti_air", ANTI_AIR_RANGE[size])
