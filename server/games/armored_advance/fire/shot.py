"""The facts of one attack: measured on the map, said by the players, or asked in a quick check.

The rules of fire take these facts and nothing else, so that all three ways to play are judged
alike. Distances are inches, angles degrees.
"""

from __future__ import annotations

import math
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.house import House, aa, by_house
from server.games.armored_advance.units.cards import Arc, Armour, UnitCard, Weapon, WeightClass
from server.games.ruling import Cite, Ref

Face = Literal["front", "side", "rear"]
TargetKind = Literal["vehicle", "field_gun", "infantry", "fortification"]
About = Literal[  # what may be too close to call
    "range",  # at most `limit` inches
    "face",  # the first of `faces` is struck
    "angled",  # 30 to 60 degrees off the front
    "arc",  # in the arc of fire
    "sight",  # enough of the target is seen
    "height",  # the same, where only the heights leave it open
    "wall",  # the piece is between
    "foliage",  # the piece is between
    "near_shooter",  # the piece is at most `limit` inches from the shooter
    "near_target",
    "cover",  # the target is within the piece's cover range
]

QUARTER = 45.0  # degrees off the front axis where front gives way to side
ANGLED = (30.0, 60.0)  # degrees off the front axis, p14
HALF_ARC = 45.0  # degrees to each side of the axis of a 90 degree arc, p14
NEAR_FOLIAGE = 3.0  # inches, p21
PRINTED = House()  # what the cards say, without house rules
HAIR = 0.001  # inches: clear of a limit that may belong to either side of it


# --- What lies between -----------------------------------------------------------------------


class Crossed(Struct, frozen=True):
    """A piece of terrain between shooter and target; None: nobody measured, or too far to ask."""

    piece: Ref
    inches: float | None = None  # of the line that run through it
    from_shooter: float | None = None  # inches between nearest edges
    from_target: float | None = None


def between_cite(crossed: Crossed, house: House) -> Cite:
    """The book; or the house, for a piece that only lines beside the centre's meet (Q45)."""
    beside = crossed.inches == 0 and house.between == "any_sight_line"
    return by_house("between") if beside else aa(21)


class Doubt(Struct, frozen=True, kw_only=True):
    """A statement too close to call: how far it is from its limit, and how likely it holds."""

    about: About
    limit: float  # inches, degrees or a share
    margin: float  # to the limit; positive if it holds as measured
    probability: float  # that it holds
    piece: Ref | None = None
    faces: tuple[Face, Face] | None = None  # if it holds, and if it does not
    unseen: Literal["behind_walls", "hidden"] = "hidden"  # what the target is if it is not seen


class Lane(Struct, frozen=True, kw_only=True):
    """How the shooter stands to the target, and what is between them."""

    inches: float  # between nearest hull edges
    face: Face = "front"  # of the target, towards the shooter
    off_front: float | None = None  # degrees between the target's front and the shooter
    angled: bool = False  # the shooter bears 30 to 60 degrees off the target's front
    in_arc: bool = True
    off_arc: float | None = None  # degrees between the middle of the arc and the target
    sight: Literal["seen", "behind_walls", "hidden"] = "seen"  # behind_walls: nothing else hides it
    share: float | None = None  # of the target, that is seen (Q45)
    hidden_by: Ref | None = None  # the piece that hides most
    by_hill: bool = False  # and it is a hill (Q41)
    walls: tuple[Crossed, ...] = ()
    foliage: tuple[Crossed, ...] = ()
    sandbags: Literal["none", "elsewhere", "here"] = "none"  # here: on the struck face
    cover: Crossed | None = None  # the piece whose cover range keeps Indirect fire off
    doubts: tuple[Doubt, ...] = ()


def face_at(off_front: float, limit: float = QUARTER) -> Face:
    """The face struck from this many degrees off the front; a tie goes to the better one."""
    if off_front <= limit:
        return "front"
    return "side" if off_front <= 180.0 - limit else "rear"


def corner_limit(length: float, width: float) -> float:
    """Degrees off the front of a hull's own front corners (`facing_rule = hull_corners`)."""
    return math.degrees(math.atan2(width, length))


def is_angled(off_front: float) -> bool:
    """Both limits belong to it, on either side of the hull (p14, Q14)."""
    low, high = ANGLED
    return low <= off_front <= high


def within_arc(off_arc: float) -> bool:
    """The limit belongs to the arc (Q12b)."""
    return off_arc <= HALF_ARC


# --- Who shoots, and at what -----------------------------------------------------------------


class Shooter(Struct, frozen=True, kw_only=True):
    """The weapon, and what its unit is and did this turn."""

    weapon: Weapon
    unit: Ref = Ref("aa-the", "shooter")
    sequences: int = 1  # dice sequences in one attack action (Autocannon)
    range_limit: int | None = None
    arc: Arc = "turret"
    arc_by_house: bool = False  # a field gun's, which no card gives it (Q19)
    moved: Literal["no", "pivot", "yes"] = "no"  # before firing, this turn, free moves included
    first_moved: Literal["no", "free", "action"] = "no"  # whether it began its turn by moving
    casemate: bool = False
    support: bool = False
    rapid_fire: bool = False
    accurate: bool = False  # both actions go into this one shot
    crew: bool = False  # an artillery crew mans the gun
    scout: int = 0  # the best bonus a scout gave it against this target
    indirect: int | None = None  # fires indirectly, within so many inches
    machine_gun: bool = False  # of a squad
    grenade: bool = False


class Target(Struct, frozen=True, kw_only=True):
    """What is shot at, and what it did in its own last turn."""

    unit: Ref = Ref("aa-the", "target")
    kind: TargetKind = "vehicle"
    armour: Armour = Armour(0, 0, 0)
    weight: WeightClass = "medium"
    hp: int | None = None
    angling: int | None = None
    weak_spot: bool = False
    open_topped: bool = False
    moves: int = 0  # movement actions in its last turn
    moved_inches: float = 0.0  # in its last turn
    towed: bool = False  # a gun in tow, measured where its vehicle stands (Q57)
    men: int | None = None
    embarked: bool = False
    shield: int | None = None  # armour towards the shooter of the gun it mans; None: mans none
    shield_sandbags: bool = False  # sandbags on that face of the gun add to its armour
    lies_hidden: bool = False  # a team that hides, and neither moved nor fired last turn


class Shot(Struct, frozen=True, kw_only=True):
    """One attack about to be judged."""

    shooter: Shooter
    target: Target
    lane: Lane


def arc_of(card: UnitCard, weapon: Weapon, house: House) -> Arc:
    """Where the weapon may fire: its own mount, the unit's casemate, or a field gun's (Q19)."""
    if weapon.arc != "turret":
        return weapon.arc
    if card.has("casemate"):
        return "front90"
    if card.has("reverse_casemate"):
        return "rear90"
    return "front90" if card.is_field_gun and house.field_gun_arc == "front90" else "turret"


def shooter_of(card: UnitCard, weapon: Weapon, house: House) -> Shooter:
    """What the card says; the state of the turn is added with `replace`."""
    return Shooter(
        weapon=weapon,
        sequences=card.shots(weapon),
        range_limit=card.range_limit(weapon),
        arc=arc_of(card, weapon, house),
        arc_by_house=house.field_gun_arc != "none" and arc_of(card, weapon, PRINTED) == "turret",
        casemate=card.has("casemate") or card.has("reverse_casemate"),
        support=card.has("support"),
        rapid_fire=card.has("rapid_fire") and weapon.primary,
        indirect=card.x("indirect") if weapon.kind == "he" else None,
    )


def target_of(card: UnitCard) -> Target:
    """What the card says, with full HP; the state is added with `replace`."""
    return Target(
        kind="field_gun" if card.is_field_gun else "vehicle",
        armour=card.armour,
        weight=card.weight,
        hp=card.hp,
        angling=card.x("angling"),
        weak_spot=card.has("weak_spot"),
        open_topped=card.open_topped,
    )


# --- Too close to call -----------------------------------------------------------------------


def settle(lane: Lane, doubt: Doubt, *, holds: bool) -> Lane:
    """The lane after players or referee have called the doubtful fact."""
    lane = replace(lane, doubts=tuple(other for other in lane.doubts if other != doubt))
    beyond = doubt.limit + (-HAIR if holds else HAIR)
    match doubt.about:
        case "range":
            return replace(lane, inches=beyond)
        case "face":
            assert doubt.faces is not None
            return replace(lane, face=doubt.faces[0 if holds else 1])
        case "angled":
            return replace(lane, angled=holds)
        case "arc":
            return replace(lane, in_arc=holds)
        case "sight" | "height":
            return replace(lane, sight="seen" if holds else doubt.unseen)
        case "wall":
            return lane if holds else replace(lane, walls=_without(lane.walls, doubt.piece))
        case "foliage":
            return lane if holds else replace(lane, foliage=_without(lane.foliage, doubt.piece))
        case "near_shooter" | "near_target":
            return replace(lane, foliage=tuple(_placed(f, doubt, beyond) for f in lane.foliage))
        case "cover":
            return lane if holds else replace(lane, cover=None)


def _without(pieces: tuple[Crossed, ...], gone: Ref | None) -> tuple[Crossed, ...]:
    return tuple(crossed for crossed in pieces if crossed.piece != gone)


def _placed(crossed: Crossed, doubt: Doubt, inches: float) -> Crossed:
    if crossed.piece != doubt.piece:
        return crossed
    if doubt.about == "near_shooter":
        return replace(crossed, from_shooter=inches)
    return replace(crossed, from_target=inches)
