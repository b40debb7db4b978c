"""Unit cards (Unit Statistic Cards, p16): what a vehicle or field gun brings to the table."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

UnitId = str
WeightClass = Literal["light", "medium", "heavy"]
Traction = Literal["tracked", "half", "wheeled", "gun"]
Arc = Literal["turret", "front90", "rear90"]
Scale = Literal[100, 144, 87, 72, 56]  # of the models: 1:100 and so on
Nation = Literal[
    "DE", "SU", "US", "UK", "IT", "JP", "FR", "PL", "FI", "HU", "RO", "BG", "CZ", "SK", "BE",
    "NL", "NO", "SE", "CH", "ES", "GR", "YU", "CN", "CA", "AU", "NZ", "IN", "ZA", "any",
]  # fmt: skip
KeywordName = Literal[
    "light",
    "medium",
    "heavy",
    "field_gun",
    "scout",
    "casemate",
    "reverse_casemate",
    "accurate",
    "rapid_fire",
    "autocannon",
    "long_reload",
    "support",
    "slow_reverse",
    "angling",
    "weak_spot",
    "apc",
    "towing",
    "indirect",
    "limited_range",
    "anti_air",
]
UnitType = Literal[
    "light_tank",
    "medium_tank",
    "heavy_tank",
    "infantry_tank",
    "cruiser_tank",
    "tank_destroyer",
    "assault_gun",
    "self_propelled_howitzer",
    "anti_aircraft_vehicle",
    "armoured_car",
    "personnel_carrier",
    "anti_tank_gun",
    "anti_aircraft_gun",
    "field_howitzer",
    "field_gun",
    "machine_gun_nest",
]

CLASSES: tuple[WeightClass, ...] = get_args(WeightClass)
KEYWORDS: tuple[KeywordName, ...] = get_args(KeywordName)
X_BOUNDS: dict[KeywordName, tuple[int, int]] = {  # the keywords with a number in brackets
    "autocannon": (2, 12),
    "angling": (1, 90),
    "apc": (1, 6),
    "indirect": (1, 300),
    "limited_range": (1, 300),
    "anti_air": (1, 300),
}
SCALES: tuple[Scale, ...] = get_args(Scale)
THOUSANDTHS = 1000  # of an inch: sizes and places are whole ones


class Names(Struct, frozen=True):
    """A name in both languages."""

    en: str
    de: str


class Keyword(Struct, frozen=True, omit_defaults=True):
    """A keyword of p11-15; `x` is the number in its brackets."""

    name: KeywordName
    x: int | None = None


class Armour(Struct, frozen=True):
    """Protection by face, in centimetres (p7)."""

    front: int
    side: int
    rear: int


class Kills(Struct, frozen=True, omit_defaults=True):
    """How many men an anti-infantry attack costs: a D6, a D3 or no die at all, and a number."""

    die: Literal[0, 3, 6]
    plus: int = 0

    def __str__(self) -> str:
        if self.die == 0:
            return str(self.plus)
        return f"D{self.die}{self.plus:+d}" if self.plus else f"D{self.die}"


class Weapon(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the armament: P/D, AI/D (p16), or large-calibre HE (p10)."""

    id: str  # "gun", "gun2", "ai"
    name: str
    kind: Literal["ap", "ai", "he"]
    penetration: int = 0
    damage: int = 0
    kills: Kills | None = None  # of an AI line
    he_base: int = 0
    he_n: int = 0  # the inaccuracy factor
    range_limit: int | None = None  # inches, where this weapon alone is limited
    arc: Arc = "turret"
    primary: bool = False
    main_gun: bool = False  # an AI line that is fired by the main gun itself (p10)

    @property
    def stats(self) -> str:
        """The second column of the card: `8/3`, `AI/D3` or `HE 19/n2`."""
        if self.kind == "ai":
            return f"AI/{self.kills}"
        if self.kind == "he":
            return f"HE {self.he_base}/n{self.he_n}"
        return f"{self.penetration}/{self.damage}"


class Hull(Struct, frozen=True, kw_only=True):
    """The model's size in thousandths of an inch; `top`: of the turret, or of the hull itself."""

    length: int
    width: int
    height: int
    top: int


class UnitCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card as it is played with, at one model scale."""

    id: UnitId
    name: Names
    nations: tuple[Nation, ...]  # several where it served in several armies
    type: UnitType
    years: tuple[int, int]
    hp: int
    move: int  # inches
    actions: int
    cost: int
    armour: Armour
    weapons: tuple[Weapon, ...]
    keywords: tuple[Keyword, ...]  # the weight class first
    traction: Traction
    open_topped: bool
    hull: Hull
    source: Literal["printed", "derived", "user"]
    notes: str = ""

    @property
    def weight(self) -> WeightClass:
        return next(weight for weight in CLASSES if self.has(weight))

    @property
    def is_field_gun(self) -> bool:
        return self.has("field_gun")

    @property
    def primary(self) -> Weapon | None:
        return next((weapon for weapon in self.weapons if weapon.primary), None)

    def has(self, name: KeywordName) -> bool:
        return any(keyword.name == name for keyword in self.keywords)

    def x(self, name: KeywordName) -> int | None:
        """The number in the keyword's brackets; None: the unit does not have it."""
        return next((keyword.x for keyword in self.keywords if keyword.name == name), None)

    def weapon(self, id: str) -> Weapon | None:
        return next((weapon for weapon in self.weapons if weapon.id == id), None)

    def shots(self, weapon: Weapon) -> int:
        """Dice sequences for one attack action with the weapon (Autocannon, p13)."""
        return (self.x("autocannon") or 1) if weapon.primary and weapon.kind == "ap" else 1

    def range_limit(self, weapon: Weapon) -> int | None:
        """Inches beyond which the weapon has no target (Limited Range, p15); None: no limit."""
        limits = [
            each for each in (self.x("limited_range"), weapon.range_limit) if each is not None
        ]
        return min(limits, default=None)
