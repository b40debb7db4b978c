"""Shooting (p5-9): one shot at a vehicle, a field gun or a fortification, judged."""

from __future__ import annotations

from msgspec import Struct

from server.games.armored_advance.fire.access import access, verdict_of
from server.games.armored_advance.fire.effect import (
    advantage,
    damage_of,
    sequence_terms,
    with_odds,
)
from server.games.armored_advance.fire.hit_roll import (
    WORST,
    Terms,
    base_terms,
    bonus_terms,
    clamp_terms,
)
from server.games.armored_advance.fire.odds import NO_CHANCE, Plan, Prospect
from server.games.armored_advance.fire.penetration import (
    need_at,
    penetration_terms,
    verdict_term,
    weak_spot,
)
from server.games.armored_advance.fire.shot import Shot
from server.games.armored_advance.house import House, aa, by_house
from server.games.ruling import Cite, Reason, Ruling, Value


class Needs(Struct, frozen=True):
    """What the dice must show, and the terms that say so; None: they cannot."""

    hit: int | None
    penetrate: int | None
    first: int | None  # the die, or the first of two
    second: int | None  # 1: there is no second roll, or it cannot fail
    terms: tuple[Reason, ...]


NO_NEEDS = Needs(None, None, None, None, ())


def direct_fire(shot: Shot, house: House) -> Ruling[Prospect]:
    """The needed roll, or why not, with every term that makes it.

    Out of arc or range it says what would be needed; at what nobody sees there is no telling.
    """
    limit, wrong = shot.shooter.range_limit, _wrong_target(shot, house)
    found = access(shot, house, limit=limit, forbidden=wrong)
    needs = needed(shot, house) if found.visible and wrong is None else NO_NEEDS
    reroll, why = advantage(shot, house)
    damage, terms = damage_of(shot)
    plan = Plan(
        hit=needs.first,
        penetrate=needs.second,
        reroll=reroll,
        sequences=shot.shooter.sequences,
        effects=(damage,),
    )
    value = Prospect(
        kind="direct",
        verdict=verdict_of(found, needs.first, needs.second),
        in_range=found.in_range,
        in_arc=found.in_arc,
        visible=found.visible,
        hit_need=needs.hit,
        pen_need=needs.penetrate,
        need=None if needs.second is None else needs.first,
        plan=plan,
        odds=NO_CHANCE,
        refused=found.refused,
    )
    reasons = (*found.reasons, *needs.terms, *why, *sequence_terms(shot), *terms)
    return Ruling(with_odds(value, shot), reasons)


def _wrong_target(shot: Shot, house: House) -> Reason | None:
    if shot.target.kind == "infantry":
        return Reason("aa-gun-at-infantry", aa(10))
    if shot.target.kind == "fortification" and house.fortification_hp == "off":
        return Reason("aa-fortification-stands", by_house("fortification_hp"))
    return None


def needed(shot: Shot, house: House) -> Needs:
    """The two needs, and what becomes of them on one die or on two (Q2, Q3)."""
    against = penetration_terms(shot, house)
    difference = _sum(against)
    penetrate = need_at(difference, weak=weak_spot(shot, house))
    against.append(verdict_term(shot, difference, house))
    base, bonus = base_terms(shot, house), bonus_terms(shot, house)
    if house.bonus_scope == "whole_roll":
        return _on_the_whole(base, bonus, penetrate, against, house)
    hit_terms = [*base, *bonus]
    hit_terms += clamp_terms(hit_terms, house)
    hit = _sum(hit_terms)
    joined = _joined(hit, penetrate, house)
    terms = [*hit_terms, *against]
    if penetrate is not None:
        terms += _bonus_idle(bonus, hit, penetrate, house)
        terms.append(_join_term(hit, penetrate, joined, house))
    first, late = _first_die(joined, house)
    second = penetrate if house.shot_resolution == "two_rolls" else 1
    lost = None if penetrate is None else first
    return Needs(_on_die(hit), penetrate, lost, second, (*terms, *late))


def _on_the_whole(
    base: Terms, bonus: Terms, penetrate: int | None, against: Terms, house: House
) -> Needs:
    """One die, and bonuses count for all of it: taken off after the two needs are joined."""
    hit = _sum(base)
    shown = min(max(hit, 1), WORST)
    if penetrate is None:
        return Needs(shown, None, None, 1, (*base, *against))
    joined = _joined(hit, penetrate, house)
    middle = Reason("aa-joined", by_house("bonus_scope"), joined - hit, {"need": joined})
    together = [*base, middle, *bonus]
    clamp = clamp_terms(together, house)
    first, late = _first_die(_sum([*together, *clamp]), house)
    terms = (*base, *against, middle, *bonus, *clamp, *late)
    return Needs(shown, penetrate, first, 1, terms)


def _sum(terms: Terms) -> int:
    return sum(term.change for term in terms)


def _on_die(need: int) -> int | None:
    return need if need <= WORST else None


def _joined(hit: int, penetrate: int | None, house: House) -> int:
    """What one die must show for both; of two rolls, what the first must show."""
    if penetrate is None or house.shot_resolution == "two_rolls":
        return hit
    if house.shot_resolution == "single_max":
        return max(hit, penetrate)
    both = hit + penetrate - 1
    late = house.bonus_scope == "whole_roll" and house.modifier_order == "sum_then_clamp"
    return both if late or hit > WORST else min(both, WORST)


def _first_die(need: int, house: House) -> tuple[int | None, Terms]:
    """By house rule a 1 misses even where 1+ would do, or more than 6 is needed (Q7)."""
    if need <= 1 and house.hit_clamp == "natural_1_misses":
        return 2, [Reason("aa-natural-1", by_house("hit_clamp"), 1, {"need": 2})]
    if need > WORST:
        return None, [Reason("aa-need-beyond", by_house("hit_clamp"), 0, {"need": need})]
    return need, []


def _bonus_idle(bonus: Terms, hit: int, penetrate: int, house: House) -> Terms:
    """Said where a bonus to hit would have helped, had it counted for penetration too (Q3)."""
    one_die = house.shot_resolution == "single_max"
    if one_die and penetrate > hit and any(term.change < 0 for term in bonus):
        return [Reason("aa-bonus-idle", by_house("bonus_scope"))]
    return []


def _join_term(hit: int, penetrate: int, joined: int, house: House) -> Reason:
    both: dict[str, Value] = {"hit": hit, "penetrate": penetrate, "need": joined}
    if penetrate == 1:
        return Reason("aa-need-hit", aa(5), 0, both)
    mattered = hit > 1 or house.shot_resolution == "two_rolls"
    cite: Cite = by_house("shot_resolution") if mattered else aa(5)
    return Reason(f"aa-need-{house.shot_resolution}", cite, 0, both)
