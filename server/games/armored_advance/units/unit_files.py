"""Unit files: TOML text to sound units, with faults named by file, unit and field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from server.games.armored_advance.units.cards import CLASSES, KEYWORDS, X_BOUNDS, Keyword, Traction
from server.games.armored_advance.units.facts import CardFile, CardWeapon, Gun, Unit
from server.games.data_file import Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.ruling import Phrase

MOST_GUNS = 4
MOST_WEAPONS = 6


class UnitFile(Struct, frozen=True):
    """What one file brings: its sound units, and what is wrong with the others."""

    units: tuple[Unit, ...]
    faults: tuple[Fault, ...]


@lru_cache(maxsize=64)
def parse(file: str, text: str) -> UnitFile:
    """The units of a file. A faulty one is left out; it does not take the others with it."""
    faults: Faults = []
    raw = load(file, text, faults)
    if "zones" in raw:  # a board: they lie in the same folder of a club
        return UnitFile((), ())
    for strange in sorted(raw.keys() - {"unit"}):
        faults.append(Fault(f"{file}: {strange}", Phrase("data-unknown")))
    entries = raw.get("unit", [])
    if not isinstance(entries, list) or not (entries or faults):
        faults.append(Fault(file, Phrase("aa-library-no-units")))
        entries = []
    units = [
        unit
        for number, entry in enumerate(entries, 1)
        if (unit := _unit(entry, f"{file}: {_label(entry, number)}", faults))
    ]
    return UnitFile(tuple(_single(file, units, faults)), tuple(faults))


def _label(entry: object, number: int) -> str:
    """A unit by its own id, or by its place in the file if it has none."""
    id = entry.get("id") if isinstance(entry, dict) else None
    return id if isinstance(id, str) and id else f"unit[{number}]"


def _unit(entry: object, where: str, faults: Faults) -> Unit | None:
    try:
        unit: Unit = read(Unit, entry, where, faults)
    except Unreadable:
        return None
    wrong = [Fault(f"{where}.{field}", text) for field, text in _contradictions(unit)]
    faults += wrong
    return None if wrong else unit


def _single(file: str, units: list[Unit], faults: Faults) -> Iterator[Unit]:
    times = Counter(unit.id for unit in units)
    for id in (id for id, count in times.items() if count > 1):
        faults.append(Fault(f"{file}: {id}.id", Phrase("aa-library-same-id")))
    return (unit for unit in units if times[unit.id] == 1)


# --- What no single field shows --------------------------------------------------------------

Wrong = Iterator[tuple[str, Phrase]]


def _contradictions(unit: Unit) -> Wrong:
    if not unit.nations:
        yield "nations", Phrase("data-missing")
    if unit.years[0] > unit.years[1]:
        yield "years", Phrase("aa-library-years")
    if unit.hull_m.top is not None and unit.hull_m.top < unit.hull_m.height:
        yield "hull_m.top", Phrase("aa-library-top")
    if unit.card is None:
        yield from _facts(unit)
    else:
        yield from ((f"card.{field}", text) for field, text in _card(unit.card, unit.traction))
    if len(unit.guns) > MOST_GUNS:
        yield "guns", Phrase("aa-library-too-many", {"most": MOST_GUNS})
    for number, gun in enumerate(unit.guns, 1):
        yield from ((f"guns[{number}].{field}", text) for field, text in _gun(gun))


def _facts(unit: Unit) -> Wrong:
    """What the formulas need to know."""
    needed: dict[str, object] = {"tonnes": unit.tonnes, "armour_mm": unit.armour_mm}
    if unit.traction == "gun":
        if unit.road_kmh is not None:
            yield "road_kmh", Phrase("aa-library-gun-speed")
    else:
        needed["road_kmh"] = unit.road_kmh
    for field, value in needed.items():
        if value is None:
            yield field, Phrase("data-missing")
    if not unit.guns and unit.machine_guns is None:
        yield "guns", Phrase("aa-library-unarmed")
    if "indirect" in unit.roles and not any(gun.he for gun in unit.guns):
        yield "roles", Phrase("aa-library-indirect")


def _gun(gun: Gun) -> Wrong:
    if gun.he and gun.penetration_mm is not None:
        yield "penetration_mm", Phrase("aa-library-he-penetration")
    if not gun.he and gun.penetration_mm is None:
        yield "penetration_mm", Phrase("data-missing")
    if gun.autocannon and (gun.he or gun.bore_mm > 60):
        yield "autocannon", Phrase("aa-library-autocannon")


def _card(card: CardFile, traction: Traction) -> Wrong:
    for number, text in enumerate(card.keywords, 1):
        if (problem := _keyword(keyword(text))) is not None:
            yield f"keywords[{number}]", problem
    words: dict[str, int | None] = {each.name: each.x for each in map(keyword, card.keywords)}
    yield from (("keywords", Phrase(key)) for key in _clashes(card, words, traction))
    if not card.weapons:
        yield "weapons", Phrase("aa-library-unarmed")
    if len(card.weapons) > MOST_WEAPONS:
        yield "weapons", Phrase("aa-library-too-many", {"most": MOST_WEAPONS})
    for number, weapon in enumerate(card.weapons, 1):
        yield from ((f"weapons[{number}].{field}", text) for field, text in _weapon(weapon))


def keyword(text: str) -> Keyword:
    """`angling 12` as a keyword; whether there is one of that name is seen in `_keyword`."""
    name, _, x = text.partition(" ")
    return Keyword(name, int(x) if x else None)  # type: ignore[arg-type]


def _keyword(word: Keyword) -> Phrase | None:
    if word.name not in KEYWORDS:
        return Phrase("data-choice", {"choices": ", ".join(KEYWORDS)})
    if word.name not in X_BOUNDS:
        return None if word.x is None else Phrase("aa-library-no-x")
    low, high = X_BOUNDS[word.name]
    if word.x is None or not low <= word.x <= high:
        return Phrase("aa-library-x", {"low": low, "high": high})
    return None


def _clashes(card: CardFile, words: Mapping[str, int | None], traction: Traction) -> Iterator[str]:
    """Keywords that miss something, or that do not go together."""
    kinds = {weapon.kind for weapon in card.weapons}
    if len(words) < len(card.keywords):
        yield "aa-library-keyword-twice"
    if len(words.keys() & set(CLASSES)) != 1:
        yield "aa-library-one-class"
    if ("field_gun" in words) != (traction == "gun"):
        yield "aa-library-field-gun"
    if {"casemate", "reverse_casemate"} <= words.keys():
        yield "aa-library-casemates"
    if (words.get("angling") or 99) <= card.armour.front:
        yield "aa-library-angling"
    if "indirect" in words and "he" not in kinds:
        yield "aa-library-indirect"
    if {"rapid_fire", "autocannon"} & words.keys() and "ap" not in kinds:
        yield "aa-library-no-gun"


STATS = {"ap": ("penetration", "damage"), "ai": ("kills",), "he": ("he_base", "he_n")}


def _weapon(weapon: CardWeapon) -> Wrong:
    for kind, fields in STATS.items():
        for field in fields:
            given = getattr(weapon, field) is not None
            if given and kind != weapon.kind:
                yield field, Phrase("aa-library-other-kind", {"kind": weapon.kind})
            elif not given and kind == weapon.kind:
                yield field, Phrase("data-missing")
    if weapon.main_gun and weapon.kind != "ai":
        yield "main_gun", Phrase("aa-library-other-kind", {"kind": weapon.kind})
