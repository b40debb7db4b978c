"""Large Caliber Artillery Attacks (p10) and Indirect fire (p15) at vehicles and field guns."""

from __future__ import annotations

from msgspec import Struct

from server.games.armored_advance.fire.access import access, verdict_of
from server.games.armored_advance.fire.effect import advantage, has_support, supported, with_odds
from server.games.armored_advance.fire.hit_roll import WORST, to_hit
from server.games.armored_advance.fire.odds import NO_CHANCE, Plan, Prospect, die_need
from server.games.armored_advance.fire.shot import Shot
from server.games.armored_advance.house import House, aa, by_house, settled
from server.games.armored_advance.lengths import shown
from server.games.armored_advance.units.cards import WeightClass
from server.games.ruling import Reason, Ref, Ruling, Value

STATIONARY: dict[WeightClass, int] = {"light": 0, "medium": 1, "heavy": 2}
MOVED_TWICE: dict[WeightClass, int] = {"light": -2, "medium": 0, "heavy": 1}
SLOW, QUICK, GONE = 8, 14, 15  # inches moved: damage whole below, halved up to, immune beyond
FACES = range(1, 7)


class HitDie(Struct, frozen=True):
    """What the hit die must show, changed by the target's class and its moves (p10)."""

    need: int
    natural: int | None  # None: no face does
    terms: tuple[Reason, ...]


def high_explosive(shot: Shot, house: House) -> Ruling[Prospect]:
    """HE fired directly: it must hit; the damage is rolled, and no armour stops it outright."""
    found = access(
        shot, house, limit=shot.shooter.range_limit, forbidden=_wrong_target(shot, house)
    )
    die = _hit_die(shot, house, modifiers=house.he_modifiers == "direct_only")
    reroll, why = advantage(shot, house)
    effects, damage = _damage(shot, house)
    plan = Plan(hit=die.natural, reroll=reroll, effects=effects, low_is_good=True)
    value = Prospect(
        kind="he",
        verdict=verdict_of(found, die.natural, max(effects) or None),
        in_range=found.in_range,
        in_arc=found.in_arc,
        visible=found.visible,
        hit_need=die.need,
        need=die_need(plan),
        plan=plan,
        odds=NO_CHANCE,
        refused=found.refused,
    )
    reasons = (*found.reasons, *die.terms, *why, *damage)
    return Ruling(with_odds(value, shot), reasons)


def indirect_fire(shot: Shot, house: House) -> Ruling[Prospect]:
    """Over whatever stands between: damage by die and by how far the target moved (p15)."""
    forbidden = _wrong_target(shot, house) or _out_of_reach(shot, house)
    limit = shot.shooter.indirect
    found = access(shot, house, limit=limit, needs_sight=False, forbidden=forbidden)
    die = HitDie(1, 1, (Reason("aa-indirect-no-roll", by_house("indirect_hits")),))
    reroll, why = advantage(shot, house)
    if house.indirect_hits == "rolls_he_table":
        die = _hit_die(shot, house, modifiers=False)
    else:
        reroll, why = False, ()
    effects, damage = _damage(shot, house, halved=_halves(shot))
    plan = Plan(hit=die.natural, reroll=reroll, effects=effects, low_is_good=True)
    value = Prospect(
        kind="indirect",
        verdict=verdict_of(found, die.natural, max(effects) or None),
        in_range=found.in_range,
        in_arc=found.in_arc,
        visible=shot.lane.sight == "seen",
        hit_need=die.need,
        need=die_need(plan),
        plan=plan,
        odds=NO_CHANCE,
        refused=found.refused,
    )
    return Ruling(with_odds(value, shot), (*found.reasons, *die.terms, *why, *damage))


def _wrong_target(shot: Shot, house: House) -> Reason | None:
    if shot.target.kind == "infantry":
        return Reason("aa-he-at-infantry", aa(10))
    if shot.target.kind == "fortification" and house.fortification_hp == "off":
        return Reason("aa-fortification-stands", by_house("fortification_hp"))
    return None


# --- To hit ----------------------------------------------------------------------------------


def die_change(weight: WeightClass, moves: int, house: House) -> int:
    """What is added to the hit die (p10); one move counts as the house says (Q8b)."""
    still, moving = STATIONARY[weight], MOVED_TWICE[weight]
    if weight == "light" and house.he_light_moved == "minus_1":
        moving = -1
    if moves >= 2 or (moves == 1 and house.he_one_move == "moved"):
        return moving
    if moves == 1 and house.he_one_move == "midpoint":
        return still - (still - moving) // 2
    return still


def _hit_die(shot: Shot, house: House, *, modifiers: bool) -> HitDie:
    terms = to_hit(shot, house, modifiers=modifiers)
    if not modifiers and shot.shooter.indirect is None:
        terms.append(Reason("aa-he-unmodified", by_house("he_modifiers")))
    need = sum(term.change for term in terms)
    change = die_change(shot.target.weight, shot.target.moves, house)
    natural = max(need - change, 1)
    terms.append(_die_term(shot, house, change, natural))
    if natural == 1 and house.hit_clamp == "natural_1_misses":
        natural = 2
        terms.append(Reason("aa-natural-1", by_house("hit_clamp"), 1, {"need": 2}))
    if natural > WORST:
        terms.append(Reason("aa-he-out-of-reach", settled(49), 0, {"need": natural}))
    return HitDie(need, natural if natural <= WORST else None, tuple(terms))


def _die_term(shot: Shot, house: House, change: int, natural: int) -> Reason:
    target = shot.target
    values: dict[str, Value] = {
        "weight": Ref("aa-keyword", target.weight),
        "moves": min(target.moves, 2),
        "change": f"+{change}" if change > 0 else f"−{-change}" if change else "0",
        "need": natural,
    }
    once, quick = target.moves == 1, target.weight == "light" and house.he_light_moved == "minus_1"
    cite = by_house("he_one_move") if once else aa(10)
    if quick and target.moves >= 2:
        cite = by_house("he_light_moved")
    return Reason("aa-he-die", cite, -change, values)


# --- Damage ----------------------------------------------------------------------------------


def he_damage(shot: Shot, face: int, house: House, *, halved: bool = False) -> int:
    """Base less n times the die less side armour, never below 0; Support comes last (Q43)."""
    weapon = shot.shooter.weapon
    damage = max(0, weapon.he_base - weapon.he_n * face - _side(shot, house))
    if halved:
        damage = -(-damage // 2) if house.halve_damage == "up" else damage // 2
    return supported(damage, shot)


def _side(shot: Shot, house: House) -> int:
    target = shot.target
    return 0 if target.open_topped and house.open_top_he == "side_0" else target.armour.side


def _damage(
    shot: Shot, house: House, *, halved: bool = False
) -> tuple[tuple[int, ...], tuple[Reason, ...]]:
    """The damage by face, and its terms."""
    weapon, side = shot.shooter.weapon, _side(shot, house)
    effects = tuple(he_damage(shot, face, house, halved=halved) for face in FACES)
    values: dict[str, Value] = {"base": weapon.he_base, "n": weapon.he_n, "side": side}
    terms = [Reason("aa-he-damage", aa(10), 0, values)]
    if side != shot.target.armour.side:
        terms.append(Reason("aa-open-top", by_house("open_top_he")))
    if shot.shooter.indirect is not None:
        terms.append(_moved_term(shot, halved=halved))
    if halved and any(he_damage(shot, face, house) % 2 for face in FACES):
        terms.append(Reason(f"aa-halved-{house.halve_damage}", by_house("halve_damage")))
    if has_support(shot):
        terms.append(Reason("aa-support-he", settled(43)))
    if max(effects) == 0:
        terms.append(Reason("aa-he-harmless", aa(10)))
    return effects, tuple(terms)


# --- Indirect --------------------------------------------------------------------------------


def _halves(shot: Shot) -> bool:
    return shot.target.moved_inches >= SLOW


def _moved_term(shot: Shot, *, halved: bool) -> Reason:
    inches = shot.target.moved_inches
    gap = QUICK < inches <= GONE
    cite = by_house("indirect_gap") if gap else aa(15)
    key = "aa-indirect-halved" if halved else "aa-indirect-whole"
    return Reason(key, cite, 0, {"inches": shown(inches, 1), "unit": "in"})


def _out_of_reach(shot: Shot, house: House) -> Reason | None:
    """Too quick a target (Q9), or one close behind a piece with a cover range (p15)."""
    inches = shot.target.moved_inches
    most = QUICK if house.indirect_gap == "immune_over_14" else GONE
    if inches > most:
        cite = by_house("indirect_gap") if inches <= GONE else aa(15)
        values: dict[str, Value] = {"inches": shown(inches, 1), "limit_inches": most, "unit": "in"}
        return Reason("aa-indirect-too-quick", cite, 0, values)
    cover = shot.lane.cover
    if cover is None:
        return None
    near = shown(cover.from_target or 0.0)
    return Reason(
        "aa-indirect-cover", aa(15), 0, {"piece": cover.piece, "inches": near, "unit": "in"}
    )
