"""Which attacks a unit or squad may make now: one offer for each weapon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from server.games.armored_advance import attacks, fortifications
from server.games.armored_advance.actions import Fire, SayFire
from server.games.armored_advance.attacks import MOST_PIECES, MOST_SAID, with_face
from server.games.armored_advance.cards import Arc, Weapon
from server.games.armored_advance.economy import left
from server.games.armored_advance.gunnery import (
    Thing,
    arc_for,
    lane_of,
    max_range,
    more_dice,
    require_may_fire,
    weapons_of,
)
from server.games.armored_advance.lanes import body, lanes
from server.games.armored_advance.places import INCH
from server.games.armored_advance.shot import Face, Lane
from server.games.armored_advance.state import (
    Squad,
    State,
    Unit,
    card_of,
    mapped,
    unit_ref,
)
from server.games.kernel import Between, Offer, OneOf, Seat, Vary
from server.games.ruling import IllegalMove, Phrase, Value

FACES: tuple[Face, ...] = get_args(Face)
USUAL = 6  # inches, for the sample of an attack whose distance the players say


def targets(s: State, seat: Seat, weapon: Weapon) -> list[Thing]:
    """Enemies the weapon is made for, in sight or not."""
    if weapon.kind == "ai":
        return [q for q in s.squads if q.seat != seat and q.state == "ready" and not q.aboard]
    return [u for u in s.units if u.seat != seat and u.state == "ready" and not u.towed_by]


def look_around(s: State, seat: Seat) -> None:
    """Measure the lanes of all guns that may still fire in one go; offers then find them known."""
    enemies = [u for u in s.units if u.seat != seat and u.state == "ready" and u.place is not None]
    by_arc: dict[Arc, list[Unit]] = {}
    for unit in s.units:
        fit = unit.seat == seat and unit.state == "ready" and unit.place is not None
        gun = card_of(s, unit).primary if fit and left(s, unit) > 0 else None
        if gun is not None and gun.kind == "ap":
            by_arc.setdefault(arc_for(s, unit, gun), []).append(unit)
    for arc, units in by_arc.items() if enemies else ():
        lanes(s, [body(s, unit) for unit in units], [body(s, enemy) for enemy in enemies], arc)


def fire_offers(s: State, seat: Seat, thing: Thing) -> Iterator[Offer]:
    for weapon in weapons_of(s, thing):
        enemies = targets(s, seat, weapon)
        if not enemies and not fortifications.standing(s):
            continue
        yield from _offers(s, seat, thing, weapon, enemies, accurate=False)
        if isinstance(thing, Unit) and card_of(s, thing).has("accurate"):
            yield from _offers(s, seat, thing, weapon, enemies, accurate=True)


def _offers(
    s: State, seat: Seat, thing: Thing, weapon: Weapon, enemies: list[Thing], *, accurate: bool
) -> Iterator[Offer]:
    try:
        infantry = weapon.kind == "ai"
        require_may_fire(s, thing, weapon, accurate=accurate, dice=0, infantry=infantry)
    except IllegalMove:
        return
    if mapped(s):
        yield from _measured(s, seat, thing, weapon, enemies, accurate=accurate)
    else:
        yield from _said(s, seat, thing, weapon, enemies, accurate=accurate)


def _measured(
    s: State, seat: Seat, thing: Thing, weapon: Weapon, enemies: list[Thing], *, accurate: bool
) -> Iterator[Offer]:
    near = _in_reach(s, thing, weapon, enemies)
    # Measured together: asking pair by pair costs as much again for each.
    lanes(s, [body(s, thing)], [body(s, each) for each in near], arc_for(s, thing, weapon))
    fitting = []
    for target in near:
        lane = lane_of(s, thing, weapon, target)
        action = _first_allowed(s, seat, thing, weapon, target, lane, accurate=accurate)
        if action is not None:
            fitting.append(action)
    fitting += _at_fortifications(s, seat, thing, weapon, accurate=accurate)
    if not fitting:
        return
    vary: list[Vary] = [OneOf(field="target", values=tuple(a.target for a in fitting))]
    if any(action.face is not None for action in fitting):
        vary.append(OneOf(field="face", values=(*FACES, None)))
    yield _offer(fitting[0], weapon, [*vary, *_dice(s, thing, weapon)])


def _at_fortifications(
    s: State, seat: Seat, thing: Thing, weapon: Weapon, *, accurate: bool
) -> Iterator[Fire]:
    """Walls, sandbags and bunkers, where they can be shot down (Q28)."""
    for piece in fortifications.standing(s) if weapon.kind != "ai" else ():
        action = Fire(unit=thing.id, weapon=weapon.id, target=piece.id, accurate=accurate)
        try:
            attacks.check(s, seat, action)
        except IllegalMove:
            continue
        yield action


def _in_reach(s: State, thing: Thing, weapon: Weapon, enemies: list[Thing]) -> list[Thing]:
    """Those that may be in range at all, by their centres."""
    card = None if isinstance(thing, Squad) else card_of(s, thing)
    limit = max_range(thing, card, weapon)
    if limit is None or thing.place is None:
        return [each for each in enemies if each.place is not None]
    far = (limit + 6) * INCH  # no hull reaches farther than that from its centre
    here = thing.place
    return [
        each
        for each in enemies
        if each.place is not None
        and abs(each.place.x - here.x) <= far
        and abs(each.place.y - here.y) <= far
    ]


def _first_allowed(
    s: State,
    seat: Seat,
    thing: Thing,
    weapon: Weapon,
    target: Thing,
    lane: Lane,
    *,
    accurate: bool,
) -> Fire | None:
    asked = s.house.facing_rule == "ask" and isinstance(target, Unit)
    for face in FACES if asked else (None,):
        action = Fire(
            unit=thing.id, weapon=weapon.id, target=target.id, accurate=accurate, face=face
        )
        try:
            attacks.check(s, seat, action, with_face(s, lane, face, target))
        except IllegalMove:
            continue
        return action
    return None


def _dice(s: State, thing: Thing, weapon: Weapon) -> list[Vary]:
    """How many of a burst go to this target, where it may be split (Q11)."""
    if isinstance(thing, Squad) or s.house.autocannon_split == "no":
        return []
    most = more_dice(thing, weapon) or card_of(s, thing).shots(weapon)
    return [Between(field="dice", low=0, high=most)] if most > 1 else []


def _offer(action: Fire | SayFire, weapon: Weapon, vary: list[Vary]) -> Offer:
    how: Literal["accurate", "plain"] = "accurate" if action.accurate else "plain"
    values: dict[str, Value] = {
        "who": unit_ref(action.unit),
        "weapon": weapon.name,
        "how": how,
    }
    return Offer(action=action, label=Phrase("aa-offer-fire", values), vary=tuple(vary))


def _said(
    s: State, seat: Seat, thing: Thing, weapon: Weapon, enemies: list[Thing], *, accurate: bool
) -> Iterator[Offer]:
    card = None if isinstance(thing, Squad) else card_of(s, thing)
    limit = max_range(thing, card, weapon)
    inches = min(USUAL, limit or USUAL) * INCH
    fitting = []
    for target in enemies:
        for face in FACES:
            action = SayFire(
                unit=thing.id,
                weapon=weapon.id,
                target=target.id,
                inches=int(inches),
                face=face,
                accurate=accurate,
            )
            try:
                attacks.check(s, seat, action)
            except IllegalMove:
                continue
            fitting.append(action)
            break
    if fitting:
        found = tuple(action.target for action in fitting)
        vary = [*_say(found), *_say_of(s, thing, weapon), *_dice(s, thing, weapon)]
        yield _offer(fitting[0], weapon, vary)


def _say(found: tuple[str, ...]) -> list[Vary]:
    return [
        OneOf(field="target", values=found),
        Between(field="inches", low=0, high=MOST_SAID),
        OneOf(field="face", values=FACES),
        OneOf(field="angled", values=(False, True)),
        OneOf(field="sight", values=("seen", "behind_walls")),
        Between(field="walls", low=0, high=MOST_PIECES),
        Between(field="foliage", low=0, high=MOST_PIECES),
        OneOf(field="sandbags", values=("none", "elsewhere", "here")),
    ]


def _say_of(s: State, thing: Thing, weapon: Weapon) -> Iterator[Vary]:
    """What is asked about some weapons only: their arc, and cover from Indirect fire."""
    if arc_for(s, thing, weapon) != "turret":
        yield OneOf(field="in_arc", values=(False, True))
    if isinstance(thing, Unit) and weapon.kind == "he" and card_of(s, thing).has("indirect"):
        yield OneOf(field="covered", values=(False, True))
