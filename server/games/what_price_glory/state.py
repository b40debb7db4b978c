"""The state of a match, and the lookups and updates that every chapter uses (digest 1.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.telling import refuse
from server.games.what_price_glory.frames import Frame
from server.games.what_price_glory.house import House
from server.games.what_price_glory.pack import Atlas, Card, Effect, Pack, Turn, atlas
from server.games.what_price_glory.sides import (
    BOXES,
    CP,
    EN,
    MOST_UNITS,
    OTHER,
    OUT,
    RESERVE_OF,
    SEAT_OF_NATION,
    AreaId,
    CardName,
    Nation,
    UnitId,
    wpg,
)

TellApart = Literal["order", "colour", "throws"]
PRINTED: CardName = "printed"  # in companion play: a card on the table that nobody has seen


class Unit(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A corps. `at` is an area of the map or a box beside it."""

    id: UnitId
    nation: Nation
    strength: int
    move: int
    at: str
    kind: Literal["corps", "bef", "tank", "stoss", "mutiny"] = "corps"
    fresh: bool = True
    replaceable: bool = True
    attacks: bool = True

    @property
    def seat(self) -> Seat:
        return SEAT_OF_NATION[self.nation]

    @property
    def is_on_map(self) -> bool:
        return self.at not in BOXES


class Ground(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who controls an area, and whether a trench of theirs is there."""

    controller: Seat
    trench: bool = False


class Discarded(Struct, frozen=True):
    card: CardName
    seen: bool  # whether the other side saw it


class Player(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The cards of a side, each in one place."""

    seat: Seat
    deck: tuple[CardName, ...]  # the main deck; several cards may have one name
    events: tuple[CardName, ...]  # the event box
    hand: tuple[CardName, ...] = ()
    picked: tuple[CardName, ...] | None = None  # for the hand, still in the deck
    committed: tuple[CardName, ...] = ()  # to this impulse, not used yet, the starting card first
    used: tuple[CardName, ...] = ()  # in this impulse, and shown
    discard: tuple[Discarded, ...] = ()
    out: tuple[CardName, ...] = ()  # of the game
    waives: bool = False  # it said that it will not react in this impulse
    took_area: bool = False  # in this turn


class Marker(Struct, frozen=True):
    """A machine gun or gas on the map, and whose."""

    kind: Literal["machine-gun", "gas"]
    area: AreaId
    seat: Seat


class Effects(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What event cards left behind."""

    submarines: int = 0  # hand-building phases it still lasts
    mutinies: int = 0  # French corps still to be replaced
    usa: bool = False  # has entered the war
    risk: bool = False  # the Entente must take an area this turn, or pays for it


class Impulse(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The impulse that is being played (4, 5.4)."""

    seat: Seat  # the phasing player
    slots: tuple[Literal["A", "B"], ...] = ()  # one for each action
    slot: int = 0  # the one that is played
    groups: Mapping[str, tuple[UnitId, ...]] = {}  # of the letters chosen so far
    alone: tuple[str, ...] = ()  # letters whose units act singly (Independent Initiative)
    bases: Mapping[str, tuple[AreaId, ...]] = {}  # of a bombardment before the group was chosen
    active: tuple[UnitId, ...] = ()  # to be turned to spent at its end
    crossed: Mapping[str, tuple[UnitId, ...]] = {}  # who, each restricted boundary, in this slot
    fired_at: tuple[UnitId, ...] = ()  # by machine guns in this impulse


class State(Struct, frozen=True, kw_only=True):
    pack: Pack
    house: House
    units: tuple[Unit, ...]
    ground: Mapping[AreaId, Ground]
    players: tuple[Player, Player]  # Entente, Central Powers
    todo: tuple[Frame, ...] = ()  # what is to be done, the next first
    count: int = 0  # of inputs, for the ids of decisions
    turn: int = 1
    initiative: int = 0  # above zero: the Central Powers took more areas
    holder: Seat = CP  # of the initiative
    victory: int = 0  # the victory track
    passes: int = 0  # in a row
    impulses: int = 0  # begun or passed in this turn
    markers: tuple[Marker, ...] = ()
    effects: Effects = Effects()
    impulse: Impulse | None = None
    over: bool = False
    printed: bool = False  # companion play: cards lie on the real table
    hits: bool = False  # there the table says how many dice hit, and no faces
    tell_apart: TellApart = "order"  # how the table knows which dice of a throw need what

    @property
    def atlas(self) -> Atlas:
        return atlas(self.pack)


# --- Looking up ------------------------------------------------------------------------------


def player(s: State, seat: Seat) -> Player:
    return s.players[0] if seat == EN else s.players[1]


def unit(s: State, id: UnitId) -> Unit:
    """The unit; refuses a name that no unit has."""
    for each in s.units:
        if each.id == id:
            return each
    raise refuse("wpg-no-such-unit", wpg("1.1"), unit=id)


def units_of(s: State, ids: Iterable[UnitId]) -> tuple[Unit, ...]:
    wanted = set(ids)
    return tuple(each for each in s.units if each.id in wanted)


def units_in(s: State, at: str, seat: Seat | None = None) -> tuple[Unit, ...]:
    here = _places(_Units(s.units)).get(at, ())
    return here if seat is None else tuple(u for u in here if u.seat == seat)


class _Units:
    """Units as a key by identity: most states share those of the one before."""

    __slots__ = ("units",)

    def __init__(self, units: tuple[Unit, ...]) -> None:
        self.units = units

    def __hash__(self) -> int:
        return id(self.units)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Units) and other.units is self.units


@lru_cache(maxsize=64)
def _places(all: _Units) -> dict[str, tuple[Unit, ...]]:
    """Who lies in each area and box."""
    found: dict[str, list[Unit]] = {}
    for each in all.units:
        found.setdefault(each.at, []).append(each)
    return {at: tuple(units) for at, units in found.items()}


def room(s: State, at: AreaId, seat: Seat) -> int:
    """How many more units of the side may be there (6.3)."""
    return MOST_UNITS - len(units_in(s, at, seat))


def is_hostile(s: State, at: AreaId, seat: Seat) -> bool:
    """Whether the area is controlled by the other side or holds units of it (6.2)."""
    return s.ground[at].controller != seat or bool(units_in(s, at, OTHER[seat]))


def known_area(s: State, id: AreaId) -> AreaId:
    if id not in s.ground:
        raise refuse("wpg-no-such-area", wpg("1.2"), area=id)
    return id


def card(s: State, name: CardName) -> Card:
    return s.atlas.cards[name]


def effect(s: State, name: CardName) -> Effect:
    return s.atlas.cards[name].effect


def track(s: State) -> Turn:
    return s.pack.turns[s.turn - 1]


def marker(s: State, kind: str, at: AreaId, seat: Seat) -> bool:
    """Whether the side has such a marker there."""
    return any(m.kind == kind and m.area == at and m.seat == seat for m in s.markers)


def vp_difference(s: State) -> int:
    """Victory points of the areas: those of the Central Powers less those of the Entente (12)."""
    return sum(area.vp if s.ground[area.id].controller == CP else -area.vp for area in s.pack.areas)


def total(s: State) -> int:
    return vp_difference(s) + s.victory


# --- Changing --------------------------------------------------------------------------------


def with_player(s: State, changed: Player) -> State:
    en, cp = s.players
    return replace(s, players=(changed, cp) if changed.seat == EN else (en, changed))


def with_units(s: State, changed: Iterable[Unit]) -> State:
    new = {each.id: each for each in changed}
    return replace(s, units=tuple(new.get(each.id, each) for each in s.units)) if new else s


def with_impulse(s: State, **changes: object) -> State:
    assert s.impulse is not None
    return replace(s, impulse=replace(s.impulse, **changes))


def push(s: State, *frames: Frame) -> State:
    """Do these first, in this order."""
    return replace(s, todo=(*frames, *s.todo))


def pop(s: State) -> State:
    return replace(s, todo=s.todo[1:])


def reserve_of(unit: Unit) -> str:
    """Where an eliminated unit goes (7.3, 7.5; digest A-25)."""
    if unit.kind in ("bef", "stoss"):
        return OUT
    return RESERVE_OF[unit.nation]
