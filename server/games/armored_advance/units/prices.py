"""What a derived card costs: a proposal, untested for balance (the book leaves it to trial, p3)."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from server.games.armored_advance.units.cards import (
    KeywordName,
    Traction,
    UnitCard,
    Weapon,
    WeightClass,
)

SHARE = Fraction("0.55")  # of armour and of fire
MOBILITY: dict[WeightClass, Fraction] = {
    "light": Fraction("3.5"),
    "medium": Fraction(3),
    "heavy": Fraction("2.5"),
}
TRACTION: dict[Traction, int] = {"tracked": 0, "half": -5, "wheeled": -10, "gun": 0}
ANTI_INFANTRY = {"D3": 5, "D6-1": 8, "D6": 10}
KEYWORD_PRICES: dict[KeywordName, int] = {
    "scout": 10,
    "accurate": 10,
    "support": 5,
    "angling": 5,
    "towing": 5,
    "indirect": 15,
    "anti_air": 5,
    "slow_reverse": -5,
    "weak_spot": -5,
}
APC_PRICE = 10  # for each squad it carries


def cost(card: UnitCard) -> int:
    """The requisition cost, a multiple of 5 and at least 10."""
    raw = 10 + protection(card) + firepower(card) + mobility(card)
    raw += sum(ANTI_INFANTRY.get(str(weapon.kills), 0) for weapon in card.weapons)
    raw += sum(KEYWORD_PRICES.get(word.name, 0) for word in card.keywords)
    raw += APC_PRICE * (card.x("apc") or 0)
    return max(10, 5 * floor(raw / 5 + Fraction(1, 2)))


def protection(card: UnitCard) -> Fraction:
    armour = card.armour
    return SHARE * card.hp * Fraction(2 * armour.front + armour.side + armour.rear, 4)


def firepower(card: UnitCard) -> Fraction:
    guns = [weapon for weapon in card.weapons if weapon.kind != "ai"]
    return sum((_fire(card, gun) for gun in guns), Fraction(0))


def mobility(card: UnitCard) -> Fraction:
    if card.is_field_gun:
        return Fraction(0)
    return card.move * MOBILITY[card.weight] + TRACTION[card.traction]


def _fire(card: UnitCard, gun: Weapon) -> Fraction:
    served = Fraction("0.6") if card.is_field_gun else Fraction(1)
    if gun.kind == "he":
        return 3 * gun.he_base * served
    worth = SHARE * gun.penetration * gun.damage * card.shots(gun) * served
    if gun.primary and card.has("rapid_fire"):
        worth *= Fraction("1.5")
    if gun.primary and card.has("long_reload"):
        worth *= Fraction("0.5")
    if gun.arc != "turret":
        worth *= Fraction("0.85")
    return worth if gun.primary else worth * Fraction("0.5")
