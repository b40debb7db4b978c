"""Combat, the first half: the total strength of both sides, term by term (MP-44, MP-45)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.march_of_progress.cards import OTHER, ArmyId, Card, CountryId
from server.games.march_of_progress.control import garrison
from server.games.march_of_progress.state import (
    Army,
    House,
    State,
    armies_in,
    card_ref,
    country,
    house,
    mop,
    player,
)
from server.games.ruling import Reason, Ruling, total

_CHAPTER = mop("mop-chapter-combat")
_ATTACK = mop("mop-chapter-attack")
_KEPT = "mop-combat-garrison-kept"  # the occupier attacks, and the house rule keeps it in place


class Forces(Struct, frozen=True, kw_only=True):
    """All that counts in one combat, in plain numbers."""

    attacker: Seat
    strength: int
    attacking: int
    stood_up: int = 0
    lying: int = 0  # left lying, so not attacking
    plus_one: Literal["no", "yes", "only_score"] = "no"
    discarded: Card | None = None
    defence_strength: int
    normal: int
    fortified: int
    garrison: int
    capital_freed: bool = False
    no_garrison: str = "mop-combat-garrison-neutral"  # why it adds nothing, if it does not


class Totals(Struct, frozen=True, kw_only=True):
    attack: int
    defence: int
    winner: Seat | None  # None: equal


def weigh(forces: Forces, rules: House) -> Ruling[Totals]:
    """The totals of both sides and who is stronger, term by term."""
    attack, defence = total(_attack(forces)), total(_defence(forces, rules))
    winner = None
    if attack.value != defence.value:
        stronger = attack.value > defence.value
        winner = forces.attacker if stronger else OTHER[forces.attacker]
    totals = Totals(attack=attack.value, defence=defence.value, winner=winner)
    return Ruling(totals, attack.reasons + defence.reasons)


def _attack(forces: Forces) -> list[Reason]:
    side = forces.attacker
    terms = [_armies(forces.strength, forces.attacking, side)]
    if forces.stood_up:
        count = {"count": forces.stood_up}
        terms.append(Reason("mop-combat-stood-up", _ATTACK, 0, count, side))
    if forces.lying:
        terms.append(Reason("mop-combat-lying", _CHAPTER, 0, {"count": forces.lying}, side))
    if forces.discarded:
        card = {"card": card_ref(forces.discarded)}
        terms.append(Reason("mop-combat-discarded", _ATTACK, 1, card, side))
    elif forces.plus_one == "yes":
        terms.append(Reason("mop-combat-plus-one", _ATTACK, 1, side=side))
    elif forces.plus_one == "only_score":
        terms.append(Reason("mop-combat-only-score", _ATTACK, side=side))
    return terms


def _armies(strength: int, count: int, side: Seat) -> Reason:
    values = {"strength": strength, "count": count}
    return Reason("mop-combat-armies", _CHAPTER, strength * count, values, side)


def _defence(forces: Forces, rules: House) -> list[Reason]:
    side, terms = OTHER[forces.attacker], []
    if forces.normal:
        terms.append(_armies(forces.defence_strength, forces.normal, side))
    if forces.fortified:
        # The two editions disagree on the sum, so the house rule is what is cited (Q1).
        each = 1 if rules.fortified_value == "just_1" else forces.defence_strength + 1
        values = {"each": each, "count": forces.fortified}
        change = each * forces.fortified
        cite = house("fortified_value")
        terms.append(Reason("mop-combat-fortified", cite, change, values, side))
    if forces.capital_freed and forces.garrison:
        terms.append(Reason("mop-combat-capital-freed", house("occupier_attacks"), side=side))
    if forces.garrison:
        terms.append(Reason("mop-combat-garrison", _CHAPTER, forces.garrison, side=side))
    else:
        kept = forces.no_garrison == _KEPT
        cite = house("occupier_attacks") if kept else _CHAPTER
        terms.append(Reason(forces.no_garrison, cite, side=side))
    return terms


def forces_in(
    s: State, attacker: Seat, id: CountryId, *, stand_up: Collection[ArmyId] = ()
) -> Forces:
    """What would fight there now, if these lying armies stood up first."""
    own, enemy = armies_in(s, id, attacker), armies_in(s, id, OTHER[attacker])
    attacking = [a for a in own if not a.fortified or a.id in stand_up]
    freed = _steps_down(s, attacking)
    return Forces(
        attacker=attacker,
        strength=player(s, attacker).strength,
        attacking=len(attacking),
        stood_up=len(stand_up),
        lying=len(own) - len(attacking),
        defence_strength=player(s, OTHER[attacker]).strength,
        normal=sum(not a.fortified for a in enemy),
        fortified=sum(a.fortified for a in enemy),
        garrison=_garrison(s, attacker, id, freed=freed),
        capital_freed=freed,
        no_garrison=_why_no_garrison(s, attacker, id, attacking),
    )


def _steps_down(s: State, attacking: list[Army]) -> bool:
    """An occupier that attacks leaves the capital first, where the house rule says so (Q3)."""
    rule = s.house.occupier_attacks == "frees_capital_first"
    return rule and any(army.on_capital for army in attacking)


def _garrison(s: State, attacker: Seat, id: CountryId, *, freed: bool) -> int:
    card = country(s, id)
    if card.owner != OTHER[attacker]:
        return 0  # it only ever defends its own home (MP-45)
    return card.garrison if freed else garrison(s, id)


def _why_no_garrison(s: State, attacker: Seat, id: CountryId, attacking: list[Army]) -> str:
    card = country(s, id)
    if card.owner is None:
        return "mop-combat-garrison-neutral"
    if card.owner == attacker:
        return "mop-combat-garrison-defends-only"
    if not card.garrison:
        return "mop-combat-garrison-none"
    attacks = any(army.on_capital for army in attacking)
    return _KEPT if attacks else "mop-combat-garrison-occupied"
