"""Combat (7): who fires with what, the dice, and hits on the target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Dice, Faces, Offer, Roll, Seat
from server.games.ruling import Phrase, Reason, Reasons, Ruling, Value, total
from server.games.telling import Told, refuse, seat_ref, tell
from server.games.what_price_glory.actions import Hits
from server.games.what_price_glory.frames import Damage, Fire
from server.games.what_price_glory.sides import (
    CP,
    EN,
    OTHER,
    AreaId,
    area_ref,
    house,
    side_ref,
    wpg,
)
from server.games.what_price_glory.state import (
    State,
    Unit,
    pop,
    push,
    units_in,
    units_of,
)

SIDES_OF_A_DIE = 6
# The dice for each needed number, where the table tells them apart by colour.
COLOURS = {1: "black", 2: "blue", 3: "white", 4: "red", 5: "green", 6: "yellow"}


class Shot(Struct, frozen=True):
    """One die: what it must not exceed, and why."""

    need: int
    reasons: Reasons


def cover(s: State, fire: Fire) -> tuple[Reason, ...]:
    """What makes fire at this target worse, for those who do not ignore it (7.5)."""
    targets = fired_at(s, fire)
    reasons = []
    if fire.seat == CP and targets and _counts(s, fire, "all"):
        if all(unit.kind == "bef" for unit in targets):
            reasons.append(Reason("wpg-mod-bef", wpg("7.5"), -1))
        elif any(unit.kind == "tank" for unit in units_in(s, fire.at, EN)):
            reasons.append(Reason("wpg-mod-tank", wpg("7.5"), -1))
    ground = s.ground[fire.at]
    dug_in = ground.trench and ground.controller != fire.seat
    # Machine guns fire at a group on the move, which is in nobody's trench.
    if dug_in and fire.how != "machine-guns" and _counts(s, fire, "trench"):
        cite = wpg("7.5") if fire.how == "attack" else house("mods_on_bombardment")
        reasons.append(Reason("wpg-mod-trench", cite, -1))
    return tuple(reasons)


def _counts(s: State, fire: Fire, what: str) -> bool:
    """Whether such a modifier applies to this kind of fire (A-24)."""
    if fire.how != "bombard":
        return True
    rule = s.house.mods_on_bombardment
    return rule == "all" or (rule == "trench" and what == "trench")


def fired_at(s: State, fire: Fire) -> tuple[Unit, ...]:
    if fire.how == "machine-guns":
        return tuple(unit for unit in units_of(s, fire.targets) if unit.at == fire.at)
    return units_in(s, fire.at, OTHER[fire.seat])


def firepower(unit: Unit, worse: Sequence[Reason]) -> Ruling[int]:
    """The highest face with which the unit hits; Stosstruppen ignore what makes it worse (7.5)."""
    reasons = [Reason("wpg-strength", wpg("7.2"), unit.strength)]
    if unit.kind == "stoss" and worse:
        reasons.append(Reason("wpg-mod-stoss", wpg("7.5")))
        return total(reasons)
    return total([*reasons, *worse])


def shots(s: State, fire: Fire) -> tuple[Shot, ...]:
    """A die for each unit that can hit; of a bombardment, as many as its card says."""
    worse = cover(s, fire)
    if fire.how == "bombard":
        number = next(c.number for c in s.pack.cards if c.effect == "bombard")
        need = total([Reason("wpg-bombard-need", wpg("14.1"), number), *worse])
        many = fire.dice if need.value >= 1 else 0
        return tuple(Shot(need.value, need.reasons) for _ in range(many))
    found = (firepower(unit, worse) for unit in units_of(s, fire.units))
    return tuple(Shot(ruling.value, ruling.reasons) for ruling in found if ruling.value >= 1)


def explained(s: State, fire: Fire) -> Reasons:
    """Why the dice need what they need: the sum of one, where all need the same by the same
    strength; else a line for each strength, and what weakens them."""
    worse = cover(s, fire)
    if fire.how == "bombard":
        return next((shot.reasons for shot in shots(s, fire)), worse)
    rulings = [(each.strength, firepower(each, worse)) for each in units_of(s, fire.units)]
    kinds = Counter((strength, ruling.value) for strength, ruling in rulings)
    if len(kinds) == 1:
        return rulings[0][1].reasons
    lines = [_line(strength, need, many) for (strength, need), many in sorted(kinds.items())[::-1]]
    others = {each.key: each for _, ruling in rulings for each in ruling.reasons[1:]}
    return (*lines, *(replace(each, change=0) for each in others.values()))


def _line(strength: int, need: int, many: int) -> Reason:
    values: dict[str, Value] = {"count": many, "strength": strength, "need": need}
    if need < 1:
        return Reason("wpg-dice-cannot", wpg("7.5"), values=values)
    return Reason("wpg-dice-of", wpg("7.2"), values=values)


def key_of(need: int) -> str:
    return f"need-{need}"


def roll(s: State, fire: Fire) -> Roll:
    """All dice in one throw, grouped by what they need; the table has said how it tells them
    apart."""
    needs = [shot.need for shot in shots(s, fire)]
    groups = tuple(
        Dice(
            key=key_of(need),
            seat=fire.seat,
            count=needs.count(need),
            need=min(need, SIDES_OF_A_DIE),
            wins="at_most",
            colour=COLOURS[min(need, SIDES_OF_A_DIE)] if s.tell_apart == "colour" else None,
        )
        for need in sorted(set(needs))
    )
    values = {"seat": seat_ref(fire.seat), "side": side_ref(fire.seat), "area": area_ref(fire.at)}
    why = Phrase(f"wpg-roll-{fire.how}", values)
    return Roll(id=f"fire-{s.count}", why=why, groups=groups, tell_apart=s.tell_apart)


def check_faces(wanted: Roll, given: Faces) -> None:
    fits = given.faces.keys() == {group.key for group in wanted.groups} and all(
        len(given.faces[group.key]) == group.count
        and all(1 <= face <= group.sides for face in given.faces[group.key])
        for group in wanted.groups
    )
    if not fits:
        raise refuse("wpg-wrong-dice", wpg("7.2"))


def needs(s: State, fire: Fire) -> tuple[int, ...]:
    """What each die must not exceed, the lowest first."""
    return tuple(sorted(min(shot.need, SIDES_OF_A_DIE) for shot in shots(s, fire)))


def check_hits(s: State, fire: Fire, count: int) -> Ruling[int]:
    """So many dice hit, as the table says: no more than it throws."""
    dice = len(shots(s, fire))
    if not 0 <= count <= dice:
        raise refuse("wpg-more-hits-than-dice", wpg("7.2"), count=dice)
    return Ruling(count, cover(s, fire))


def hit_options(s: State, fire: Fire) -> tuple[Offer, ...]:
    """Every number of hits that these dice can make."""
    return tuple(
        Offer(action=Hits(count=count), label=Phrase("wpg-offer-hits", {"count": count}))
        for count in range(len(shots(s, fire)) + 1)
    )


def thrown(s: State, fire: Fire, faces: Faces, told: Told) -> State:
    """Count the hits of a throw and let the target absorb them. Machine guns count double."""
    hits = sum(
        face <= shot_need
        for shot_need in {shot.need for shot in shots(s, fire)}
        for face in faces.faces[key_of(shot_need)]
    )
    return hit(s, fire, hits, told)


def hit(s: State, fire: Fire, hits: int, told: Told) -> State:
    """The fire is resolved: the side that was fired at absorbs the hits (7.3)."""
    if fire.how == "machine-guns":
        hits *= 2
    key = f"wpg-fired-{fire.how}"
    dice = len(shots(s, fire))
    tell(
        told,
        key,
        fire.seat,
        *explained(s, fire),
        side=side_ref(fire.seat),
        area=area_ref(fire.at),
        hits=hits,
        dice=dice,
    )
    targets = fired_at(s, fire)
    s = pop(s)
    if not hits or not targets:
        return s
    return push(
        s,
        Damage(
            seat=OTHER[fire.seat],
            hits=hits,
            units=tuple(unit.id for unit in targets),
            as_spent=fire.how == "machine-guns",
            came_from=fire.came_from,
        ),
    )


# --- Attacking -------------------------------------------------------------------------------


def check_attack(s: State, units: Sequence[Unit]) -> Ruling[int]:
    """The group may attack: enemies share its area, and no unit in it may only defend (7.1)."""
    at, seat = units[0].at, units[0].seat
    if not units_in(s, at, OTHER[seat]):
        raise refuse("wpg-no-enemy", wpg("7.1"), area=area_ref(at))
    for unit in units:
        if not unit.attacks:
            raise refuse("wpg-may-not-attack", wpg("14.4"), area=area_ref(at))
    fire = attack(at, seat, units)
    return Ruling(len(shots(s, fire)), cover(s, fire))


def attack(at: AreaId, seat: Seat, units: Sequence[Unit]) -> Fire:
    return Fire(seat=seat, at=at, how="attack", units=tuple(unit.id for unit in units))


def machine_gunners(s: State, at: AreaId, seat: Seat) -> tuple[Unit, ...]:
    """Who fires for Machine Guns!: fresh units of the area, by house rule spent ones too."""
    ready = units_in(s, at, seat)
    if s.house.mg_spent_fire == "fresh_only":
        ready = tuple(unit for unit in ready if unit.fresh)
    return tuple(unit for unit in ready if unit.attacks)


def fire_machine_guns(s: State, at: AreaId, group: Sequence[Unit], came_from: AreaId) -> State:
    """The marker fires at a group that entered and was not fired at in this impulse (14.2)."""
    assert s.impulse is not None
    seat = OTHER[group[0].seat]
    targets = tuple(unit.id for unit in group if unit.id not in s.impulse.fired_at)
    gunners = machine_gunners(s, at, seat)
    if not targets or not gunners:
        return s
    s = replace(s, impulse=replace(s.impulse, fired_at=(*s.impulse.fired_at, *targets)))
    return push(
        s,
        Fire(
            seat=seat,
            at=at,
            how="machine-guns",
            units=tuple(unit.id for unit in gunners),
            targets=targets,
            came_from=came_from,
        ),
    )
