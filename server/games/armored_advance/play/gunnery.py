"""Firing (p5-10, p13-15): from a declared attack to its facts, its ruling and its dice."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from server.games.armored_advance.actions import SayFire
from server.games.armored_advance.fire.may_fire import Fired, Record, may_fire
from server.games.armored_advance.fire.shot import (
    Crossed,
    Lane,
    Shooter,
    Shot,
    Target,
    arc_of,
    shooter_of,
    target_of,
)
from server.games.armored_advance.ground.fortifications import hit_points
from server.games.armored_advance.ground.lanes import measured
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import PiecePlan
from server.games.armored_advance.house import House, aa, by_house
from server.games.armored_advance.lists.squads import (
    GRENADE,
    GRENADE_RANGE,
    SMALL_ARMS_RANGE,
    SQUADS,
    small_arms,
)
from server.games.armored_advance.play import economy
from server.games.armored_advance.play.infantry import require_action
from server.games.armored_advance.play.manning import crew_of, manned_by
from server.games.armored_advance.state import (
    Deeds,
    Squad,
    State,
    Thing,
    Unit,
    card_of,
    find_squad,
    find_unit,
    is_target,
    mapped,
    own_squad,
    own_turn,
    own_unit,
    piece_ref,
    stand_in,
    unit_ref,
)
from server.games.armored_advance.units.cards import Arc, UnitCard, Weapon
from server.games.kernel import Seat
from server.games.ruling import Reason, Ref, Ruling
from server.games.telling import refuse

GRENADE_ID = "grenade"


# --- Who, with what, at whom -----------------------------------------------------------------


def squad_weapons(squad: Squad) -> tuple[Weapon, ...]:
    """What a squad can fire: small arms by its men (p17), its own weapons (p19), grenades (p18)."""
    own = SQUADS[squad.kind].weapons
    if squad.kind == "basic":
        own = (Weapon(id="ai", name="AI", kind="ai", kills=small_arms(squad.men)),)
    if squad.grenades:
        own = (*own, Weapon(id=GRENADE_ID, name="AI", kind="ai", kills=GRENADE))
    return own


def weapons_of(s: State, thing: Thing) -> tuple[Weapon, ...]:
    return squad_weapons(thing) if isinstance(thing, Squad) else card_of(s, thing).weapons


def attacker(s: State, seat: Seat, id: str) -> Thing:
    """The seat's unit or squad of that name."""
    if find_squad(s, id) is not None:
        return own_squad(s, seat, id)
    return own_unit(s, seat, id)


def enemy(s: State, seat: Seat, id: str) -> Thing:
    """A target of the other side that is in play; refuses any other."""
    thing: Thing | None = find_unit(s, id) or find_squad(s, id)
    if thing is None:
        raise refuse("aa-no-such-unit", aa(5), who=id)
    if thing.seat == seat:
        raise refuse("aa-own-side", aa(5), who=unit_ref(id))
    if thing.state != "ready":
        raise refuse("aa-unit-destroyed", aa(9), who=unit_ref(id))
    if isinstance(thing, Unit) and not is_target(s, thing):
        raise refuse("aa-target-in-tow", by_house("towed_target"), who=unit_ref(id))
    return thing


def weapon_of(s: State, thing: Thing, id: str) -> Weapon:
    for weapon in weapons_of(s, thing):
        if weapon.id == id:
            return weapon
    raise refuse("aa-no-such-weapon", aa(16), who=unit_ref(thing.id), weapon=id)


def max_range(thing: Thing, card: UnitCard | None, weapon: Weapon) -> float | None:
    """Inches beyond which the weapon has no target; None: it has no such limit."""
    if weapon.id == GRENADE_ID:
        return GRENADE_RANGE
    if card is not None and weapon.kind == "he" and card.x("indirect") is not None:
        return card.x("indirect")
    limit = weapon.range_limit if card is None else card.range_limit(weapon)
    if weapon.kind == "ai":
        return SMALL_ARMS_RANGE if limit is None else limit
    return limit


# --- The facts -------------------------------------------------------------------------------


def shooter_facts(
    s: State, thing: Thing, weapon: Weapon, target: str, *, accurate: bool, dice: int
) -> Shooter:
    """The weapon, what its unit did this turn, and what scouts told of the target."""
    facts = own_facts(s, thing, weapon, accurate=accurate, dice=dice)
    return scouted(s, thing, facts, target)


def scouted(s: State, thing: Thing, facts: Shooter, target: str) -> Shooter:
    reports = [r.bonus for r in s.scouted if r.friend == thing.id and r.target == target]
    return replace(facts, scout=max(reports)) if reports else facts


def own_facts(s: State, thing: Thing, weapon: Weapon, *, accurate: bool, dice: int) -> Shooter:
    """The weapon and what its unit did this turn: what does not depend on the target."""
    if isinstance(thing, Squad):
        return Shooter(
            weapon=weapon,
            unit=unit_ref(thing.id),
            range_limit=weapon.range_limit,
            moved="yes" if thing.moved else "no",
            machine_gun=thing.machine_gun,
            grenade=weapon.id == GRENADE_ID,
        )
    card, deeds = card_of(s, thing), thing.deeds
    crew = crew_of(s, thing) if card.is_field_gun else None
    facts = shooter_of(card, weapon, s.house)
    return replace(
        facts,
        unit=unit_ref(thing.id),
        sequences=dice or facts.sequences,
        moved=deeds.moved,
        first_moved=first_moved(deeds),
        accurate=accurate,
        crew=crew is not None and crew.kind == "artillery_crew",
    )


def first_moved(deeds: Deeds) -> Literal["no", "free", "action"]:
    """Whether the unit began its turn by moving: what a casemate is worse for (p14, Q12)."""
    if deeds.first == "move":
        return "action"
    return "free" if deeds.free_first else "no"


def target_facts(s: State, target: Thing, shooter: Thing, lane: Lane) -> Target:
    """What is shot at, and what it did in its own last turn."""
    if isinstance(target, Unit):
        return unit_facts(s, target)
    men = Target(
        unit=unit_ref(target.id),
        kind="infantry",
        men=target.men,
        embarked=target.aboard is not None,
        lies_hidden=hides(target),
    )
    return _with_shield(s, target, shooter, lane, men)


def unit_facts(s: State, unit: Unit) -> Target:
    return replace(
        target_of(card_of(s, unit)),
        unit=unit_ref(unit.id),
        hp=unit.hp,
        moves=unit.deeds.moves,
        moved_inches=unit.deeds.inches / INCH,
        towed=unit.towed_by is not None,
    )


def fortification_facts(s: State, piece: PiecePlan) -> Target:
    """A fortification as a target: it has hit points and no armour."""
    return Target(unit=piece_ref(piece.id), kind="fortification", hp=hit_points(s, piece))


def hides(squad: Squad) -> bool:
    """A team nobody may target until it moves or fires (p19, Q35)."""
    return SQUADS[squad.kind].hides and not (squad.moved or squad.fired)


def _with_shield(s: State, crew: Squad, shooter: Thing, said: Lane, facts: Target) -> Target:
    """The armour, towards the shooter, of the gun the squad mans (p17, Q34b, Q60). Without a board
    the face that is said, and its sandbags, are the gun's."""
    gun = manned_by(s, crew)
    if gun is None:
        return facts
    lane = said if not mapped(s) else measured(s, shooter, gun, "turret")
    armour = int(getattr(card_of(s, gun).armour, lane.face))
    return replace(facts, shield=armour, shield_sandbags=lane.sandbags == "here")


def arc_for(s: State, thing: Thing, weapon: Weapon) -> Arc:
    return "turret" if isinstance(thing, Squad) else arc_of(card_of(s, thing), weapon, s.house)


def pose(s: State, thing: Thing) -> tuple[int, int, int]:
    thing = stand_in(s, thing)
    at = thing.place or Place(-1, -1)
    return at.x, at.y, 0 if isinstance(thing, Squad) else thing.heading


def lane_of(s: State, thing: Thing, weapon: Weapon, target: Thing) -> Lane:
    """The lane as it was called this turn, or else as it is measured."""
    called = lane_called(s, thing, weapon, target)
    return called or measured(s, thing, target, arc_for(s, thing, weapon))


def lane_called(s: State, thing: Thing, weapon: Weapon, target: Thing) -> Lane | None:
    return called(s, thing, weapon.id, target)


def called(s: State, thing: Thing, weapon: str, target: Thing) -> Lane | None:
    """What the players called of a lane that was too close, while both stand where they stood."""
    for call in s.calls:
        same = (call.unit, call.target, call.weapon) == (thing.id, target.id, weapon)
        if same and call.poses == (pose(s, thing), pose(s, target)):
            return call.lane
    return None


def has_arc(s: State, thing: Thing, weapon: Weapon) -> bool:
    """Whether a target may be out of the weapon's arc at all."""
    return arc_for(s, thing, weapon) != "turret"


def fires_over(s: State, thing: Thing, weapon: Weapon) -> bool:
    """Indirect fire, from which a target may be covered (p15)."""
    return isinstance(thing, Unit) and weapon.kind == "he" and card_of(s, thing).has("indirect")


def said_lane(action: SayFire, house: House) -> Lane:
    """The lane as the players see it on the real table; they name only foliage that counts."""
    behind = 0.0 if house.foliage_rule == "range_plus_3" else None
    bush = Crossed(Ref("aa-the", "foliage"), from_target=behind)
    barn = Crossed(Ref("aa-the", "building"), from_target=0.0)
    return Lane(
        inches=action.inches / INCH,
        face=action.face,
        angled=action.angled,
        in_arc=action.in_arc,
        sight=action.sight,
        walls=(Crossed(Ref("aa-the", "wall")),) * action.walls,
        foliage=(bush,) * action.foliage,
        sandbags=action.sandbags,
        cover=barn if action.covered else None,
    )


# --- The ruling ------------------------------------------------------------------------------


def make_shot(
    s: State,
    thing: Thing,
    weapon: Weapon,
    target: Thing | PiecePlan,
    lane: Lane,
    *,
    accurate: bool,
    dice: int,
) -> Shot:
    """The facts of one attack, all together."""
    facts = own_facts(s, thing, weapon, accurate=accurate, dice=dice)
    return aimed(s, thing, facts, target, lane)


def aimed(s: State, thing: Thing, facts: Shooter, target: Thing | PiecePlan, lane: Lane) -> Shot:
    """The shooter's attack on one target."""
    if isinstance(target, PiecePlan):
        what = fortification_facts(s, target)
    else:
        what = target_facts(s, target, thing, lane)
    return Shot(shooter=scouted(s, thing, facts, target.id), target=what, lane=lane)


def require_may_fire(
    s: State, thing: Thing, weapon: Weapon, *, accurate: bool, dice: int, infantry: bool
) -> Ruling[int]:
    """The actions the attack costs; refused where the shooter may not make it at all."""
    if isinstance(thing, Squad):
        if accurate or dice:
            raise refuse("aa-not-accurate", aa(12), who=unit_ref(thing.id))
        return Ruling(0, require_action(thing))
    card = card_of(s, thing)
    left = more_dice(thing, weapon)
    _require_dice(s, card, weapon, dice, left)
    economy.require_fit(s, thing)
    if left and not accurate:
        return Ruling(0, (Reason("aa-splits", by_house("autocannon_split")),))
    at: Literal["infantry", "armour"] = "infantry" if infantry else "armour"
    cost = may_fire(card, weapon, record(s, thing), at, accurate=accurate)
    return Ruling(cost.value, (*economy.require_actions(s, thing, cost.value), *cost.reasons))


def more_dice(unit: Unit, weapon: Weapon) -> int:
    """Sequences of this turn's burst that may still go to other targets (Q11)."""
    return sum(shots.left for shots in unit.deeds.shots if shots.weapon == weapon.id)


def _require_dice(s: State, card: UnitCard, weapon: Weapon, dice: int, left: int) -> None:
    if dice == 0 and not left:
        return
    most = left or card.shots(weapon)
    if s.house.autocannon_split == "no":
        raise refuse("aa-no-split", by_house("autocannon_split"))
    if not 0 <= dice <= most or (dice and most == 1):
        raise refuse("aa-dice-split", by_house("autocannon_split"), most=most)


def record(s: State, unit: Unit) -> Record:
    card = card_of(s, unit)
    return Record(
        actions_left=card.actions - unit.deeds.actions,
        moved=unit.deeds.moved != "no",
        fired=tuple(Fired(shots.weapon, shots.at) for shots in unit.deeds.shots),
        reloading=unit.fired is not None and unit.fired == own_turn(s) - 1,
        set_up=unit.set_up == "ready",
        manned=not card.is_field_gun or crew_of(s, unit) is not None,
    )
