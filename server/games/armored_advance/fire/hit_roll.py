"""Hit Roll (p6), with what terrain (p8, p21) and the shooter's state (p8, p11-14, p19) do to it.

Each term's `change` is what it adds to the need, so that the need is their sum.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from server.games.armored_advance.fire.shot import NEAR_FOLIAGE, Crossed, Shot, between_cite
from server.games.armored_advance.house import House, aa, by_house, settled
from server.games.armored_advance.lengths import shown
from server.games.ruling import Reason, Value

BAND = 6  # inches
WORST = 6
FOLIAGE = 2
FOLIAGE_INCHES = 3.0

Terms = list[Reason]


def base_need(inches: float, house: House) -> int:
    """Range rounded up to a band of 6 inches; the boundary belongs to the nearer one (Q1)."""
    bands = inches / BAND
    need = math.floor(bands) + 1 if house.range_boundary == "strict" else math.ceil(bands)
    return min(max(need, 1), WORST)


def base_terms(shot: Shot, house: House, *, terrain: bool = True) -> Terms:
    """Range, and terrain, which raises the need to 6 at most."""
    terms = [*_range(shot, house, terrain=terrain)]
    if terrain:
        terms += [*_foliage(shot, house), *_sandbags(shot, house)]
    over = sum(term.change for term in terms) - WORST
    helped = over > 0 and any(term.change for term in bonus_terms(shot, house))
    if over > 0 and house.modifier_order == "cap_then_bonus":
        cite = by_house("modifier_order") if helped else aa(21)
        terms.append(Reason("aa-cap", cite, -over, {"most": WORST}))
    elif helped:
        terms.append(Reason("aa-cap-last", by_house("modifier_order")))
    return terms


def _range(shot: Shot, house: House, *, terrain: bool) -> Iterator[Reason]:
    inches = shot.lane.inches
    if terrain and house.foliage_rule == "range_plus_3":
        for term in _longer(shot, house):
            inches += FOLIAGE_INCHES * bool(term.values.get("extra_inches"))
            yield term
    need = base_need(inches, house)
    on_limit = 0 < inches <= BAND * (WORST - 1) and inches % BAND == 0
    cite = by_house("range_boundary") if on_limit else aa(6)
    yield Reason("aa-range", cite, need, {"inches": shown(inches), "unit": "in", "need": need})


def _longer(shot: Shot, house: House) -> Iterator[Reason]:
    """Foliage as page 8 has it: 3 inches more for a target close behind it (Q5)."""
    counted = False
    for crossed in shot.lane.foliage:
        if not _near(crossed.from_target):
            yield Reason("aa-foliage-not-behind", by_house("foliage_rule"), 0, _of(crossed))
        elif counted and house.foliage_stack == "once":
            yield Reason("aa-foliage-once", by_house("foliage_stack"), 0, _of(crossed))
        else:
            counted = True
            values = {**_of(crossed), "extra_inches": FOLIAGE_INCHES}
            yield Reason("aa-foliage-range", by_house("foliage_rule"), 0, values)


def _foliage(shot: Shot, house: House) -> Iterator[Reason]:
    """2 more for foliage between, but not for a piece the shooter stands close to (Q5b)."""
    if house.foliage_rule == "off" and shot.lane.foliage:
        yield Reason("aa-foliage-off", by_house("foliage_rule"))
    if house.foliage_rule != "roll_plus_2":
        return
    counted = 0
    for crossed in shot.lane.foliage:
        if whose := _exempt(crossed, house):
            near = crossed.from_shooter if whose == "shooter" else crossed.from_target
            values = {**_of(crossed), "near_inches": shown(near or 0.0), "unit": "in"}
            yield Reason(f"aa-foliage-near-{whose}", by_house("foliage_exempt"), 0, values)
            continue
        counted += 1
        if counted > 1 and house.foliage_stack == "once":
            yield Reason("aa-foliage-once", by_house("foliage_stack"), 0, _of(crossed))
        else:
            cite = between_cite(crossed, house) if counted == 1 else by_house("foliage_stack")
            yield Reason("aa-foliage", cite, FOLIAGE, _of(crossed))


def _exempt(crossed: Crossed, house: House) -> str | None:
    """Whose closeness to the piece makes it count for nothing; None: it counts."""
    if house.foliage_exempt != "target" and _near(crossed.from_shooter):
        return "shooter"
    if house.foliage_exempt != "shooter" and _near(crossed.from_target):
        return "target"
    return None


def _near(inches: float | None) -> bool:
    return inches is not None and inches <= NEAR_FOLIAGE


def _of(crossed: Crossed) -> dict[str, Value]:
    inches = "none" if crossed.inches is None else shown(crossed.inches)
    return {"piece": crossed.piece, "inches": inches, "unit": "in"}


def _sandbags(shot: Shot, house: House) -> Iterator[Reason]:
    """One more against a field gun behind them (p21); on another face by house rule (Q47)."""
    if shot.target.kind != "field_gun" or shot.lane.sandbags == "none":
        return
    if shot.lane.sandbags == "here":
        yield Reason("aa-sandbags", aa(21), 1)
    elif house.sandbag_need == "any":
        yield Reason("aa-sandbags", by_house("sandbag_need"), 1)
    else:
        yield Reason("aa-sandbags-elsewhere", by_house("sandbag_need"))


def bonus_terms(shot: Shot, house: House) -> Terms:
    """What the shooter's state and its helpers do to the die; a help lowers the need."""
    return [*_scout(shot), *_skills(shot), *_casemate(shot, house)]


def _scout(shot: Shot) -> Iterator[Reason]:
    bonus = shot.shooter.scout
    if not bonus:
        return
    if shot.lane.sight == "behind_walls":
        yield Reason("aa-scout-lost", aa(21), 0, {"bonus": bonus})
    else:
        yield Reason("aa-scout", aa(11), -bonus, {"bonus": bonus})


def _skills(shot: Shot) -> Iterator[Reason]:
    if shot.shooter.accurate:
        yield Reason("aa-accurate", aa(12), -1)
    if shot.shooter.crew:
        yield Reason("aa-crew", aa(19), -1)


def _casemate(shot: Shot, house: House) -> Iterator[Reason]:
    """One worse if its first action was a move; a free move only by house rule (Q12)."""
    shooter = shot.shooter
    if not shooter.casemate or shooter.first_moved == "no":
        return
    if shooter.first_moved == "action":
        yield Reason("aa-casemate-moved", aa(14), 1)
    elif house.casemate_free_move == "counts":
        yield Reason("aa-casemate-moved", by_house("casemate_free_move"), 1)
    else:
        yield Reason("aa-casemate-free-move", by_house("casemate_free_move"))


def clamp_terms(terms: Sequence[Reason], house: House) -> Terms:
    """What keeps the sum on the die: never under 1, and over 6 only by house rule (Q7)."""
    need = sum(term.change for term in terms)
    if need < 1:
        return [Reason("aa-at-least", settled(7), 1 - need, {"least": 1})]
    if need > WORST and house.hit_clamp != "terrain_cap_only":
        late = house.modifier_order == "sum_then_clamp"
        cite = by_house("modifier_order" if late else "hit_clamp")
        return [Reason("aa-cap", cite, WORST - need, {"most": WORST})]
    return []


def to_hit(shot: Shot, house: House, *, modifiers: bool = True) -> Terms:
    """All terms of the hit roll; without `modifiers`, range alone."""
    terms = base_terms(shot, house, terrain=modifiers)
    if modifiers:
        terms += bonus_terms(shot, house)
    return [*terms, *clamp_terms(terms, house)]
