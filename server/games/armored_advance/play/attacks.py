"""One attack from its declaration to its damage: spend, throw, apply (p5-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.actions import Fire, SayFire
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.may_fire import is_main
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.shot import Doubt, Face, Lane, Shooter, Shot, settle
from server.games.armored_advance.fire.too_close import question
from server.games.armored_advance.fire.volley import Groups, Outcome, follow
from server.games.armored_advance.ground.fortifications import fortification
from server.games.armored_advance.ground.lanes import body, to_piece
from server.games.armored_advance.ground.plan import PiecePlan
from server.games.armored_advance.house import aa, by_house
from server.games.armored_advance.play import economy
from server.games.armored_advance.play.gunnery import (
    GRENADE_ID,
    aimed,
    arc_for,
    attacker,
    enemy,
    fires_over,
    has_arc,
    lane_of,
    make_shot,
    more_dice,
    pose,
    require_may_fire,
    said_lane,
    weapon_of,
)
from server.games.armored_advance.play.losses import damage, lose_men, wear
from server.games.armored_advance.state import (
    Attack,
    Call,
    LastShot,
    Shots,
    Squad,
    State,
    Thing,
    Unclear,
    Unit,
    card_of,
    find_squad,
    find_unit,
    mapped,
    own_turn,
    piece_ref,
    unit_ref,
    with_squad,
    with_unit,
)
from server.games.armored_advance.units.cards import Weapon
from server.games.kernel import Happening, Roll, Seat
from server.games.ruling import IllegalMove, Phrase, Reason, Ref, Ruling
from server.games.telling import Told, refuse, tell

T = TypeVar("T", Lane, Doubt)
MOST_SAID = 300_000  # thousandths of an inch
MOST_PIECES = 9


class Declared(Struct, frozen=True, kw_only=True):
    """An attack that may be made, judged."""

    thing: Thing  # who fires
    weapon: Weapon
    cost: int  # actions; a squad's own is not counted
    lane: Lane
    prospect: Prospect


def check(
    s: State, seat: Seat, action: Fire | SayFire, called: Lane | None = None
) -> Ruling[Declared]:
    """The ruling the attack would be made under; refused before anything is spent.

    `called`: the facts as the players settled them, or as they were measured with others.
    """
    if isinstance(action, SayFire) == mapped(s):
        raise refuse("aa-use-the-board" if mapped(s) else "aa-no-board", aa(5))
    thing, target = attacker(s, seat, action.unit), target_named(s, seat, action.target)
    weapon = weapon_of(s, thing, action.weapon)
    on_foot = isinstance(target, Squad)
    if isinstance(target, Squad) and target.aboard is not None:
        raise refuse("aa-ai-embarked", aa(12))
    spent = require_may_fire(
        s, thing, weapon, accurate=action.accurate, dice=action.dice, infantry=on_foot
    )
    shot = declared_shot(s, seat, action, called)
    ruling = judge(shot, s.house)
    _require_chance(ruling, thing, shot.target.unit)
    declared = Declared(
        thing=thing, weapon=weapon, cost=spent.value, lane=shot.lane, prospect=ruling.value
    )
    return Ruling(declared, (*spent.reasons, *ruling.reasons))


def declared_shot(s: State, seat: Seat, action: Fire | SayFire, called: Lane | None = None) -> Shot:
    """The facts of the attack, whether or not it may be made."""
    thing, target = attacker(s, seat, action.unit), target_named(s, seat, action.target)
    weapon, dice = weapon_of(s, thing, action.weapon), action.dice
    if isinstance(thing, Unit) and not dice:
        dice = more_dice(thing, weapon)
    lane = called or _lane(s, thing, weapon, target, action)
    return make_shot(s, thing, weapon, target, lane, accurate=action.accurate, dice=dice)


def has_chance(
    s: State, thing: Thing, shooter: Shooter, target: Thing | PiecePlan, lane: Lane
) -> bool:
    """Whether `check` would let a shooter that may fire at all attack this target."""
    ruling = judge(aimed(s, thing, shooter, target, lane), s.house)
    return ruling.value.verdict in ("can", "too_close")


def target_named(s: State, seat: Seat, id: str) -> Thing | PiecePlan:
    """An enemy in play, or a fortification that can be shot down (Q28)."""
    return fortification(s, id) or enemy(s, seat, id)


def _require_chance(ruling: Ruling[Prospect], thing: Thing, target: Ref) -> None:
    """Refused by the rules, or without any chance: said before an action is spent (AA-5)."""
    value = ruling.value
    if value.verdict == "refused":
        assert value.refused is not None
        raise IllegalMove(value.refused)
    if value.verdict == "hopeless":
        page = {"direct": 7, "he": 10, "indirect": 15, "anti_infantry": 10}[value.kind]
        raise refuse("aa-hopeless", aa(page), who=unit_ref(thing.id), target=target)


def _lane(
    s: State, thing: Thing, weapon: Weapon, target: Thing | PiecePlan, action: Fire | SayFire
) -> Lane:
    if isinstance(action, SayFire):
        return lane_as_said(s, thing, weapon, action)
    if isinstance(target, PiecePlan):
        if action.face is not None:
            raise refuse("aa-face-is-measured", aa(7))
        arc = arc_for(s, thing, weapon)
        return to_piece(s, body(s, thing), target.id, arc)
    return with_face(s, lane_of(s, thing, weapon, target), action.face, target)


def lane_as_said(s: State, thing: Thing, weapon: Weapon, action: SayFire) -> Lane:
    """The lane of an attack on the real table; refuses what cannot be."""
    numbers = (action.walls, action.foliage)
    if not 0 <= action.inches <= MOST_SAID or not all(0 <= n <= MOST_PIECES for n in numbers):
        raise refuse("aa-said-nonsense", aa(5))
    no_arc = not action.in_arc and not has_arc(s, thing, weapon)
    if no_arc or (action.covered and not fires_over(s, thing, weapon)):
        raise refuse("aa-said-nonsense", aa(5))
    return said_lane(action, s.house)


def with_face(s: State, lane: Lane, face: Face | None, target: Thing) -> Lane:
    """Where the players point at the struck face, theirs counts (Q16)."""
    asks = s.house.facing_rule == "ask" and isinstance(target, Unit)
    if asks != (face is not None):
        key = "aa-point-at-face" if asks else "aa-face-is-measured"
        raise refuse(key, by_house("facing_rule"))
    if face is None:
        return lane
    doubts = tuple(doubt for doubt in lane.doubts if doubt.about != "face")
    return replace(lane, face=face, doubts=doubts)


# --- Declaring -------------------------------------------------------------------------------


def play(
    s: State, seat: Seat, action: Fire | SayFire, ruling: Ruling[Declared], told: Told
) -> State:
    """Spend the actions and let the dice fall; or put a fact too close to call to the players."""
    declared = ruling.value
    if declared.prospect.verdict == "too_close" and isinstance(action, Fire):
        return _ask(s, seat, action, declared, told)
    s = _spend(s, action, declared)
    who, target = unit_ref(action.unit), name_of(s, action.target)
    known = s.scouted
    s = _forget_scout(s, action)
    used = (Reason("aa-scout-used", by_house("scout_duration")),) if s.scouted != known else ()
    why = (*ruling.reasons, *used)
    tell(told, "aa-fired", seat, *why, who=who, target=target, weapon=declared.weapon.name)
    prospect = declared.prospect
    attack = Attack(
        seat=seat,
        unit=action.unit,
        weapon=action.weapon,
        target=action.target,
        kind=prospect.kind,
        plan=prospect.plan,
    )
    last = LastShot(
        seat=seat,
        unit=action.unit,
        weapon=action.weapon,
        target=action.target,
        kind=prospect.kind,
        need=prospect.need,
        chance=prospect.odds.chance,
        reasons=ruling.reasons,
    )
    return go_on(replace(s, attack=attack, last_shot=last, count=s.count + 1), told)


def name_of(s: State, id: str) -> Ref:
    """A unit, a squad or a fortification by its name."""
    return piece_ref(id) if fortification(s, id) else unit_ref(id)


def _spend(s: State, action: Fire | SayFire, declared: Declared) -> State:
    """Actions, and what the shooter did: a weapon fires once a turn, a reload takes one."""
    thing, weapon = declared.thing, declared.weapon
    if isinstance(thing, Squad):
        grenades = thing.grenades - (action.weapon == GRENADE_ID)
        return with_squad(s, replace(thing, acted=True, fired=True, grenades=grenades))
    at: Literal["armour", "infantry"] = "infantry" if find_squad(s, action.target) else "armour"
    used, left = declared.prospect.plan.sequences, more_dice(thing, weapon)
    if declared.cost:
        s, thing = economy.spend(s, thing, declared.cost)
        left = card_of(s, thing).shots(weapon) if s.house.autocannon_split == "yes" else used
        shots = (*thing.deeds.shots, Shots(weapon.id, at, left - used))
    else:
        shots = tuple(
            replace(each, left=left - used) if each.weapon == weapon.id and each.left else each
            for each in thing.deeds.shots
        )
    fired = own_turn(s) if is_main(weapon) else thing.fired
    deeds = replace(thing.deeds, shots=shots, accurate=thing.deeds.accurate or action.accurate)
    return with_unit(s, replace(thing, fired=fired, deeds=deeds))


def _forget_scout(s: State, action: Fire | SayFire) -> State:
    """Where a report serves the next shot only, it is used up (Q22)."""
    if s.house.scout_duration == "turn":
        return s
    used = (action.unit, action.target)
    return replace(s, scouted=tuple(r for r in s.scouted if (r.friend, r.target) != used))


# --- Too close to call -----------------------------------------------------------------------


def _ask(s: State, seat: Seat, action: Fire, declared: Declared, told: Told) -> State:
    doubt = kept(declared.prospect.doubts[0])
    number = s.unclear.number + 1 if s.unclear else 0
    tell(told, "aa-too-close", seat, who=unit_ref(action.unit), target=unit_ref(action.target))
    told.append(Happening(text=question(doubt), seat=seat))
    lane = kept(declared.lane)
    unclear = Unclear(seat=seat, action=action, lane=lane, doubt=doubt, number=number)
    return replace(s, unclear=unclear, count=s.count + 1)


def kept(measured: T) -> T:
    """With the types a saved state decodes to: 24 inches become 24.0, so that both hash alike."""
    return msgspec.convert(msgspec.to_builtins(measured), type(measured))


def go_on_as_called(s: State, action: Fire, holds: bool, told: Told) -> State:
    """The attack goes on with the fact as the players or the referee called it, if it still may."""
    unclear = s.unclear
    assert unclear is not None
    lane = kept(settle(unclear.lane, unclear.doubt, holds=holds))
    key = "aa-called-yes" if holds else "aa-called-no"
    tell(told, key, unclear.seat, who=unit_ref(action.unit))
    thing, target = (find_unit(s, id) or find_squad(s, id) for id in (action.unit, action.target))
    assert thing is not None and target is not None
    poses = (pose(s, thing), pose(s, target))
    call = Call(
        unit=action.unit, target=action.target, weapon=action.weapon, poses=poses, lane=lane
    )
    s = replace(s, calls=(call, *s.calls))  # the latest is found first
    try:
        ruling = check(s, unclear.seat, action, lane)
    except IllegalMove as no:
        tell(told, "aa-attack-off", unclear.seat, no.reason, who=unit_ref(action.unit))
        return replace(s, unclear=None)
    s = play(s, unclear.seat, action, ruling, told)
    return replace(s, unclear=None) if s.unclear is unclear else s


# --- The dice --------------------------------------------------------------------------------


def wanted(attack: Attack) -> Groups | Outcome:
    return follow(attack.plan, attack.seat, attack.throws)


def roll(s: State, attack: Attack, groups: Groups) -> Roll:
    """The next throw of the attack: what for, and what is needed."""
    key = groups[0].key
    what = "again" if key.endswith("_again") else key.partition("_")[0]
    values = {"who": unit_ref(attack.unit), "target": name_of(s, attack.target)}
    why = Phrase(f"aa-roll-{what}", values)
    return Roll(id=f"attack-{s.count}-{len(attack.throws)}", why=why, groups=groups)


def fed(s: State, faces: Mapping[str, tuple[int, ...]], told: Told) -> State:
    """The faces of a throw."""
    assert s.attack is not None and s.last_shot is not None
    throws = (*s.attack.throws, {key: tuple(dice) for key, dice in faces.items()})
    last = replace(s.last_shot, throws=throws)
    return go_on(replace(s, attack=replace(s.attack, throws=throws), last_shot=last), told)


def go_on(s: State, told: Told) -> State:
    """Wait for more dice, or apply what came of them."""
    assert s.attack is not None
    outcome = wanted(s.attack)
    return s if not isinstance(outcome, Outcome) else _resolve(s, s.attack, outcome, told)


def _resolve(s: State, attack: Attack, outcome: Outcome, told: Told) -> State:
    last = s.last_shot
    assert last is not None
    who, target = unit_ref(attack.unit), name_of(s, attack.target)
    key = "aa-hits" if outcome.successes else "aa-misses"
    tell(told, key, attack.seat, who=who, target=target, count=outcome.successes)
    # The turn in which damage is done is no quiet one: its end counts up to 0.
    s = replace(s, attack=None, quiet=-1 if outcome.total else s.quiet)
    s = _hurt(s, attack, outcome.total, told)
    last = replace(
        last,
        successes=outcome.successes,
        damage=outcome.total,
        destroyed=_is_gone(s, attack.target),
    )
    return replace(s, last_shot=last)


def _hurt(s: State, attack: Attack, amount: int, told: Told) -> State:
    if amount == 0:
        return s
    unit, squad = find_unit(s, attack.target), find_squad(s, attack.target)
    piece = fortification(s, attack.target)
    if piece is not None:
        return wear(s, piece, amount, attack.seat, told)
    if unit is not None:
        return damage(s, unit, amount, attack.seat, told)
    assert squad is not None
    return lose_men(s, squad, amount, attack.seat, told, Reason("aa-ai-losses", aa(10)))


def _is_gone(s: State, id: str) -> bool:
    thing = find_unit(s, id) or find_squad(s, id)
    return id in s.gone or (thing is not None and thing.state == "destroyed")
