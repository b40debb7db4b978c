"""The data a match is played with: map, cards and turn track, as the state keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Struct

from server.games.data_file import Written
from server.games.what_price_glory.sides import AreaId, CardName, Nation

Barrier = Literal["river", "forest", "mountain"]
Effect = Literal[
    "two-actions",
    "two-groups",
    "recover",
    "singles",
    "bombard",
    "rail",
    "reinforce",
    "machine-guns",
    "fleet",
    "counter-fleet",
    "submarines",
    "stoss",
    "mutinies",
    "take-if-behind",
    "gas",
    "trenches",
    "air-supremacy",
    "retire",
    "usa",
    "take",
    "take-and-risk",
    "tanks",
    "refresh",
    "unknown",
]


Name = Annotated[str, Written(r"\S(.{0,58}\S)?", "wpg-fault-name")]


class Names(Struct, frozen=True):
    en: Name
    de: Name


class Area(Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: AreaId
    name: Names
    place: tuple[int, int]  # longitude and latitude, in ten thousandths of a degree
    vp: int
    controller: Literal["cp", "en"]  # at the start
    country: Literal["de", "be", "fr", "lu"]
    port: Literal["no", "yes", "optional"] = "no"
    edge: Literal["none", "east", "south"] = "none"


class Border(Struct, frozen=True, kw_only=True, omit_defaults=True):
    between: tuple[AreaId, AreaId]
    barrier: Barrier | None = None
    feature: str = ""


class Copies(Struct, frozen=True):
    cp: int = 0
    en: int = 0


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One name among the cards: what the program does for it, and how many there are."""

    id: CardName
    kind: Literal["battle", "event"]
    effect: Effect
    number: int = 0
    copies: Copies
    reconstructed: bool = False


class Hand(Struct, frozen=True):
    cp: int
    en: int


class Turn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    season: Literal["summer", "winter", "spring", "fall"]
    year: int
    hand: Hand
    east: Literal["none", "out", "in"] = "none"
    event: bool = False
    reconstructed: bool = False


class Corps(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Units that are alike, and where they begin."""

    nation: Nation
    kind: Literal["corps", "bef", "tank", "stoss", "mutiny"] = "corps"
    strength: int
    move: int
    replaceable: bool = True
    attacks: bool = True
    areas: Mapping[AreaId, int] = {}
    boxes: Mapping[str, int] = {}
    reconstructed: bool = False


class Pack(Struct, frozen=True, kw_only=True):
    """What a match was set up with, apart from its units."""

    land: tuple[tuple[int, int], ...]
    areas: tuple[Area, ...]
    borders: tuple[Border, ...]
    cards: tuple[Card, ...]
    turns: tuple[Turn, ...]


# The cards that have a name in the catalogues: those of the book, and ours.
NAMED: frozenset[CardName] = frozenset(
    (
        "esprit-de-corps",
        "battlefield-coordination",
        "battlefield-recovery",
        "independent-initiative",
        "steel-rain",
        "railroads",
        "reinforcements",
        "machine-guns",
        "high-seas-fleet",
        "grand-fleet-sorties",
        "submarine-warfare",
        "stosstruppen",
        "french-army-mutinies",
        "kaiser-offensive",
        "poison-gas",
        "trench-warfare",
        "air-supremacy",
        "siegfried-position",
        "usa-enters",
        "somme-offensive",
        "nivelle-offensive",
        "tanks",
        "unity-of-command",
    )
)
# Cards of companion play: one that nobody has seen, and one whose text the program does not know.
UNKNOWN = tuple(
    Card(id=id, kind="battle", effect="unknown", copies=Copies()) for id in ("printed", "other")
)


class Atlas:
    """Look-ups in a pack, made once."""

    def __init__(self, pack: Pack) -> None:
        self.areas = {area.id: area for area in pack.areas}
        self.cards = {card.id: card for card in (*pack.cards, *UNKNOWN)}
        self.barriers: dict[frozenset[AreaId], Barrier | None] = {
            frozenset(border.between): border.barrier for border in pack.borders
        }
        near: dict[AreaId, list[AreaId]] = {id: [] for id in self.areas}
        for border in pack.borders:
            one, two = border.between
            near[one].append(two)
            near[two].append(one)
        self.neighbours = {id: tuple(sorted(others)) for id, others in near.items()}

    def is_restricted(self, one: AreaId, two: AreaId) -> bool:
        return self.barriers[frozenset((one, two))] is not None


@lru_cache(maxsize=64)
def _atlas(pack: _ById) -> Atlas:
    return Atlas(pack.pack)


class _ById:
    """A pack as a key by identity: its mappings cannot be hashed, and states share it."""

    __slots__ = ("pack",)

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def __hash__(self) -> int:
        return id(self.pack)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ById) and other.pack is self.pack


def atlas(pack: Pack) -> Atlas:
    return _atlas(_ById(pack))
