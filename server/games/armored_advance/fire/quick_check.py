"""The quick check: two cards or plain numbers, a range, a face, some toggles; no match at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, cast

from msgspec import Meta, Struct
from msgspec.structs import replace

from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.matters import Matters, matters
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.shot import (
    Crossed,
    Face,
    Lane,
    Shooter,
    Shot,
    Target,
    shooter_of,
    target_of,
)
from server.games.armored_advance.house import House, aa, consistent
from server.games.armored_advance.lengths import CM_PER_INCH, shown_in
from server.games.armored_advance.lists.squads import SQUADS, SquadKind, small_arms
from server.games.armored_advance.units.cards import (
    THOUSANDTHS,
    Armour,
    Kills,
    UnitCard,
    UnitId,
    Weapon,
    WeightClass,
)
from server.games.ruling import Ref, Ruling
from server.games.telling import refuse

Few = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=99)]
Many = Annotated[int, Meta(ge=0, le=762_000)]  # thousandths: 300 inches, in centimetres too
FULL_SQUAD = 6


class PlainGun(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A weapon that is on no card; it fires as its one line says."""

    kind: Literal["ap", "he", "ai"] = "ap"
    penetration: Points = 0
    damage: Points = 0
    he_base: Points = 0
    he_n: Few = 1
    kills_die: Literal[0, 3, 6] = 3
    kills_plus: Annotated[int, Meta(ge=-9, le=9)] = 0
    sequences: Annotated[int, Meta(ge=1, le=9)] = 1
    support: bool = False
    indirect: Annotated[int, Meta(ge=1, le=300)] | None = None


class PlainTarget(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A target that is on no card."""

    kind: Literal["vehicle", "field_gun"] = "vehicle"
    front: Points = 0
    side: Points = 0
    rear: Points = 0
    hp: Annotated[int, Meta(ge=1, le=99)] | None = None
    weight: WeightClass = "medium"
    angling: Points | None = None
    weak_spot: bool = False
    open_topped: bool = False


class QuickCheck(
    Struct, frozen=True, kw_only=True, tag_field="type", tag="quick-check",
    forbid_unknown_fields=True,
):  # fmt: skip
    """What if this one shot at that one? Everything but who, at whom and how far has a default."""

    shooter: str | PlainGun  # a card's id, a kind of squad, or numbers
    weapon: str = ""  # of the card or squad; "": the first that fits; "grenade" of a squad
    target: str | PlainTarget
    distance: Many  # in thousandths of the unit, between nearest hull edges
    unit: Literal["in", "cm"] = "in"
    face: Face = "front"
    angled: bool = False
    in_arc: bool = True
    sight: Literal["seen", "behind_walls", "hidden"] = "seen"
    walls: Few = 0
    foliage: Few = 0
    foliage_near: Literal["nobody", "shooter", "target"] = "nobody"  # within 3 inches of it
    sandbags: Literal["none", "elsewhere", "here"] = "none"
    covered: bool = False  # within a cover range, against Indirect fire
    moved: Literal["no", "pivot", "yes"] = "no"
    first_moved: Literal["no", "free", "action"] = "no"
    accurate: bool = False
    crew: bool = False
    scout: Annotated[int, Meta(ge=0, le=3)] = 0
    own_men: Annotated[int, Meta(ge=1, le=6)] = FULL_SQUAD
    machine_gun: bool = False
    hp: Annotated[int, Meta(ge=1, le=99)] | None = None  # left; None: all the card has
    men: Annotated[int, Meta(ge=1, le=6)] | None = None  # left of a squad
    target_moves: Few = 0  # movement actions in its last turn
    target_inches: Many = 0  # in its last turn, in thousandths of the unit
    house: House = House()


class CheckMatters(
    Struct, frozen=True, kw_only=True, tag_field="type", tag="check-matters",
    forbid_unknown_fields=True,
):  # fmt: skip
    """What of such a shot has to be said, because it can change the answer?"""

    check: QuickCheck


def check_matters(question: QuickCheck, cards: Mapping[UnitId, UnitCard]) -> Ruling[Matters]:
    each = CM_PER_INCH if question.unit == "cm" else 1.0
    quick_check(question, cards)  # raises where a card or a weapon is not there
    return Ruling(matters(question, "distance", each, lambda one: quick_check(one, cards).value))


def quick_check(question: QuickCheck, cards: Mapping[UnitId, UnitCard]) -> Ruling[Prospect]:
    """The answer with reasons and odds; raises where a card or a weapon is not there."""
    house = consistent(question.house)
    shot = Shot(
        shooter=_shooter(question, cards, house),
        target=_target(question, cards),
        lane=_lane(question),
    )
    ruling = judge(shot, house)
    return Ruling(ruling.value, shown_in(ruling.reasons, question.unit))


def _inches(question: QuickCheck, distance: int) -> float:
    """A distance of the question; centimetres to the nearest thousandth of an inch."""
    each = CM_PER_INCH if question.unit == "cm" else 1.0
    return round(distance / THOUSANDTHS / each, 3)


# --- Who shoots ------------------------------------------------------------------------------


def _shooter(question: QuickCheck, cards: Mapping[UnitId, UnitCard], house: House) -> Shooter:
    if isinstance(question.shooter, PlainGun):
        facts = _plain_shooter(question.shooter)
    elif question.shooter in SQUADS:
        facts = _squad_shooter(question)
    else:
        card = _card(question.shooter, cards)
        facts = shooter_of(card, _weapon(question, card.weapons, question.shooter), house)
        if question.accurate and not card.has("accurate"):
            raise refuse("aa-not-accurate", aa(12))
    return replace(
        facts,
        moved="no" if question.accurate else question.moved,
        first_moved="no" if question.accurate else question.first_moved,
        accurate=question.accurate,
        crew=question.crew,
        scout=question.scout,
    )


def _plain_shooter(gun: PlainGun) -> Shooter:
    weapon = Weapon(
        id="gun",
        name={"ap": "AP", "he": "HE", "ai": "AI"}[gun.kind],
        kind=gun.kind,
        penetration=gun.penetration,
        damage=gun.damage,
        kills=Kills(gun.kills_die, gun.kills_plus) if gun.kind == "ai" else None,
        he_base=gun.he_base,
        he_n=gun.he_n,
        primary=True,
    )
    indirect = gun.indirect if gun.kind == "he" else None
    return Shooter(weapon=weapon, sequences=gun.sequences, support=gun.support, indirect=indirect)


def _squad_shooter(question: QuickCheck) -> Shooter:
    kind = cast(SquadKind, question.shooter)
    weapons = SQUADS[kind].weapons
    if kind == "basic":
        weapons = (Weapon(id="ai", name="AI", kind="ai", kills=small_arms(question.own_men)),)
    grenade = question.weapon == "grenade" and kind == "basic"
    weapon = weapons[0] if grenade else _weapon(question, weapons, kind)
    gun = question.machine_gun and kind == "basic"
    limit = weapon.range_limit
    return Shooter(weapon=weapon, range_limit=limit, machine_gun=gun, grenade=grenade)


def _weapon(question: QuickCheck, weapons: tuple[Weapon, ...], who: str) -> Weapon:
    """The weapon asked for; or the first that can be fired at such a target at all."""
    at_men = question.target in SQUADS if isinstance(question.target, str) else False
    for weapon in weapons:
        fits = (weapon.kind == "ai") == at_men
        if weapon.id == question.weapon or (not question.weapon and fits):
            return weapon
    if question.weapon or not weapons:
        raise refuse("aa-check-no-weapon", aa(16), id=who, weapon=question.weapon or "?")
    return weapons[0]


def _card(id: str, cards: Mapping[UnitId, UnitCard]) -> UnitCard:
    if id not in cards:
        raise refuse("aa-check-no-card", aa(16), id=id)
    return cards[id]


# --- At whom, and what is between ------------------------------------------------------------


def _target(question: QuickCheck, cards: Mapping[UnitId, UnitCard]) -> Target:
    if isinstance(question.target, PlainTarget):
        facts = _plain_target(question.target)
    elif question.target in SQUADS:
        most = SQUADS[question.target].men
        facts = Target(kind="infantry", men=min(question.men or most, most))
    else:
        facts = target_of(_card(question.target, cards))
    full = facts.hp
    left = question.hp if full is None or question.hp is None else min(question.hp, full)
    return replace(
        facts,
        hp=full if left is None else left,
        moves=question.target_moves,
        moved_inches=_inches(question, question.target_inches),
    )


def _plain_target(plain: PlainTarget) -> Target:
    return Target(
        kind=plain.kind,
        armour=Armour(plain.front, plain.side, plain.rear),
        weight=plain.weight,
        hp=plain.hp,
        angling=plain.angling,
        weak_spot=plain.weak_spot,
        open_topped=plain.open_topped,
    )


def _lane(question: QuickCheck) -> Lane:
    near: dict[str, float] = {}
    if question.foliage_near != "nobody":
        near = {f"from_{question.foliage_near}": 0.0}
    bush = Crossed(Ref("aa-the", "foliage"), None, **near)
    cover = Crossed(Ref("aa-the", "building"), None, None, 0.0) if question.covered else None
    return Lane(
        inches=_inches(question, question.distance),
        face=question.face,
        angled=question.angled,
        in_arc=question.in_arc,
        sight=question.sight,
        walls=(Crossed(Ref("aa-the", "wall")),) * question.walls,
        foliage=(bush,) * question.foliage,
        sandbags=question.sandbags,
        cover=cover,
    )
