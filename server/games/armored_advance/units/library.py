"""The unit library: the shipped units and the club's own, as cards at a model scale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.units import formulas
from server.games.armored_advance.units.cards import (
    KEYWORDS,
    THOUSANDTHS,
    Armour,
    Hull,
    Kills,
    Scale,
    UnitCard,
    UnitId,
    Weapon,
)
from server.games.armored_advance.units.facts import CardFile, CardWeapon, Size, Unit
from server.games.armored_advance.units.prices import cost
from server.games.armored_advance.units.unit_files import keyword, parse
from server.games.kernel import Fault
from server.games.package import data_files
from server.games.ruling import Phrase

ACTIONS = 2  # of a derived card: the book calls it typical (p4)
METRE = Fraction(1000) / Fraction("25.4")  # in inches


class Library(Struct, frozen=True):
    """Every sound unit by its id, in the order of the files; and what is wrong with the rest."""

    units: Mapping[UnitId, Unit]
    faults: tuple[Fault, ...] = ()

    def cards(self, scale: Scale = 100) -> dict[UnitId, UnitCard]:
        return {id: card(unit, scale) for id, unit in self.units.items()}


@cache
def shipped() -> Library:
    """The package's own units, read once like its source; any others arrive in the set-up."""
    return _join(data_files(__package__), {})


def library(data: Mapping[str, str]) -> Library:
    """The shipped units and those of the club's files; a club's goes before ours of that id."""
    return _join(data, shipped().units) if data else shipped()


def _join(texts: Mapping[str, str], below: Mapping[UnitId, Unit]) -> Library:
    units, faults, found_in = dict(below), list[Fault](), dict[UnitId, str]()
    for file, text in texts.items():
        parsed = parse(file, text)
        faults += parsed.faults
        for unit in parsed.units:
            twin = found_in.setdefault(unit.id, file)
            if twin == file:
                units[unit.id] = unit
            else:
                where = f"{file}: {unit.id}.id"
                faults.append(Fault(where, Phrase("aa-library-twice", {"file": twin})))
    return Library(units, tuple(faults))


# --- Cards -----------------------------------------------------------------------------------


@lru_cache(maxsize=2048)  # fractions are slow, and a set-up asks for every card again and again
def card(unit: Unit, scale: Scale = 100) -> UnitCard:
    """The card that goes with the unit: the one written down, else the one its facts give."""
    return derived(unit, scale) if unit.card is None else _written(unit, unit.card, scale)


def derived(unit: Unit, scale: Scale = 100) -> UnitCard:
    """The card by the formulas. Every fact they need is there: see `unit_files`."""
    assert unit.armour_mm is not None
    armour = formulas.armour(unit.armour_mm)
    made = UnitCard(
        id=unit.id,
        name=unit.names,
        nations=unit.nations,
        type=unit.type,
        years=unit.years,
        hp=formulas.hit_points(unit),
        move=formulas.move(unit),
        actions=ACTIONS,
        cost=0,
        armour=armour,
        weapons=formulas.weapons(unit),
        keywords=formulas.keywords(unit, armour),
        traction=unit.traction,
        open_topped=unit.open_topped,
        hull=hull(unit.hull_m, scale),
        source="derived",
        notes=unit.notes,
    )
    return replace(made, cost=cost(made))


def hull(size: Size, scale: Scale) -> Hull:
    """Metres of the original in thousandths of an inch on the table."""
    inch = THOUSANDTHS * METRE / scale
    sides = (size.length, size.width, size.height, size.top or size.height)
    length, width, height, top = (formulas.nearest(Fraction(side) * inch) for side in sides)
    return Hull(length=length, width=width, height=height, top=top)


def _written(unit: Unit, given: CardFile, scale: Scale) -> UnitCard:
    words = sorted(map(keyword, given.keywords), key=lambda word: KEYWORDS.index(word.name))
    return UnitCard(
        id=unit.id,
        name=unit.names,
        nations=unit.nations,
        type=unit.type,
        years=unit.years,
        hp=given.hp,
        move=given.move,
        actions=given.actions,
        cost=given.cost,
        armour=Armour(given.armour.front, given.armour.side, given.armour.rear),
        weapons=tuple(_weapons(given.weapons)),
        keywords=tuple(words),
        traction=unit.traction,
        open_topped=unit.open_topped,
        hull=hull(unit.hull_m, scale),
        source=given.source,
        notes=unit.notes,
    )


def _weapons(lines: tuple[CardWeapon, ...]) -> Iterator[Weapon]:
    """Guns are numbered apart from anti-infantry lines; the first gun is the primary one."""
    met = {"gun": 0, "ai": 0}
    for line in lines:
        stem = "ai" if line.kind == "ai" else "gun"
        met[stem] += 1
        yield Weapon(
            id=stem if met[stem] == 1 else f"{stem}{met[stem]}",
            name=line.name,
            kind=line.kind,
            penetration=line.penetration or 0,
            damage=line.damage or 0,
            kills=kills(line.kills) if line.kills else None,
            he_base=line.he_base or 0,
            he_n=line.he_n or 0,
            range_limit=line.range_limit,
            arc=line.arc,
            primary=stem == "gun" and met[stem] == 1,
            main_gun=line.main_gun,
        )


def kills(text: str) -> Kills:
    """`D6-1`, `D3` or `1`, as the files write it."""
    if not text.startswith("D"):
        return Kills(0, int(text))
    return Kills(6 if text[1] == "6" else 3, int(text[2:] or 0))
