"""What a unit file may say of a unit: real-world facts, or a whole card; with sane bounds."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal

from msgspec import Struct

from server.games.armored_advance.units.cards import (
    Arc,
    Names,
    Nation,
    Traction,
    UnitId,
    UnitType,
    WeightClass,
)
from server.games.data_file import Bounds, Written

Id = Annotated[UnitId, Written(r"[a-z][a-z0-9_-]{0,39}", "aa-library-id")]
Text = Annotated[str, Written(r"(?=.*\S)[^\x00-\x1f\x7f]{1,60}", "aa-library-text")]
Remark = Annotated[str, Written(r"[^\x00-\x1f\x7f]{0,300}", "aa-library-remark")]
Year = Annotated[int, Bounds(1900, 2000)]
Millimetres = Annotated[Decimal, Bounds(0, 500)]
KEYWORD = Written(r"[a-z_]+( [0-9]{1,3})?", "aa-library-keyword")
Mount = Literal["turret", "hull", "casemate", "rear_casemate"]
Role = Literal["scout", "accurate", "slow_reverse", "weak_spot", "towing", "anti_air", "indirect"]


class BothNames(Struct, frozen=True, kw_only=True):
    en: Text
    de: Text


class Plates(Struct, frozen=True, kw_only=True):
    """Line-of-sight armour in millimetres; front is the mean of hull and turret."""

    front: Millimetres
    side: Millimetres
    rear: Millimetres


class Size(Struct, frozen=True, kw_only=True):
    """Metres, without barrels; `height` is the roof of the hull, `top` that of a turret."""

    length: Annotated[Decimal, Bounds(0.5, 20)]
    width: Annotated[Decimal, Bounds(0.5, 8)]
    height: Annotated[Decimal, Bounds(0.3, 5)]
    top: Annotated[Decimal, Bounds(0.3, 5)] | None = None


class Gun(Struct, frozen=True, kw_only=True):
    """The first gun of a unit is its primary one."""

    name: Text
    bore_mm: Annotated[Decimal, Bounds(5, 400)]
    penetration_mm: Annotated[Decimal, Bounds(1, 1000)] | None = None  # at 100 m, upright plate
    he: bool = False  # fires large-calibre HE only
    style: Literal["gun", "short", "howitzer"] = "gun"
    mount: Mount = "turret"
    autocannon: bool = False
    barrels: Annotated[int, Bounds(1, 8)] = 1
    crew: Annotated[int, Bounds(1, 9)] = 1  # how many stand in the turret to serve it


class MachineGuns(Struct, frozen=True, kw_only=True):
    name: Text
    barrels: Annotated[int, Bounds(1, 8)] = 1  # of one mount


class CardArmour(Struct, frozen=True, kw_only=True):
    front: Annotated[int, Bounds(0, 60)]
    side: Annotated[int, Bounds(0, 60)]
    rear: Annotated[int, Bounds(0, 60)]


class CardWeapon(Struct, frozen=True, kw_only=True):
    """A weapon line of a card: `ap` with penetration and damage, `ai` with kills, or `he`."""

    name: Text
    kind: Literal["ap", "ai", "he"]
    penetration: Annotated[int, Bounds(0, 60)] | None = None
    damage: Annotated[int, Bounds(1, 200)] | None = None
    kills: Annotated[str, Written(r"[1-6]|D[36]([+-][1-5])?", "aa-library-kills")] | None = None
    he_base: Annotated[int, Bounds(1, 200)] | None = None
    he_n: Annotated[int, Bounds(1, 20)] | None = None
    range_limit: Annotated[int, Bounds(1, 300)] | None = None
    arc: Arc = "turret"
    main_gun: bool = False


class CardFile(Struct, frozen=True, kw_only=True):
    """A card as printed, or as a club wants it: it goes before anything derived."""

    source: Literal["printed", "user"] = "user"
    hp: Annotated[int, Bounds(1, 300)]
    move: Annotated[int, Bounds(0, 24)]
    actions: Annotated[int, Bounds(1, 6)] = 2
    cost: Annotated[int, Bounds(1, 5000)]
    armour: CardArmour
    weapons: tuple[CardWeapon, ...]
    keywords: tuple[Annotated[str, KEYWORD], ...]  # "heavy", "angling 12"


class Unit(Struct, frozen=True, kw_only=True):
    """A unit as written down: who, when, how big; and its facts, its card, or both."""

    id: Id
    name: Text | BothNames
    nations: tuple[Nation, ...]
    type: UnitType
    years: tuple[Year, Year]
    traction: Traction
    open_topped: bool = False
    hull_m: Size
    notes: Remark = ""
    tonnes: Annotated[Decimal, Bounds(0.02, 250)] | None = None
    road_kmh: Annotated[Decimal, Bounds(1, 150)] | None = None
    designation: WeightClass | None = None  # the class of its day, where it had one
    armour_mm: Plates | None = None
    guns: tuple[Gun, ...] = ()
    machine_guns: MachineGuns | None = None
    roles: tuple[Role, ...] = ()
    seats: Annotated[int, Bounds(1, 60)] | None = None  # for infantry
    limited_range: Annotated[int, Bounds(1, 300)] | None = None  # inches
    card: CardFile | None = None

    @property
    def names(self) -> Names:
        if isinstance(self.name, str):
            return Names(self.name, self.name)
        return Names(self.name.en, self.name.de)
