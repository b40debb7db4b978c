"""Which attacks a unit or squad may make now: one offer for each weapon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple, get_args

from server.games.armored_advance.actions import Fire, SayFire
from server.games.armored_advance.fire.shot import Face, Shooter
from server.games.armored_advance.ground.fortifications import fortifications
from server.games.armored_advance.ground.lanes import Known, body, look, target_body, to_piece
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.play import attacks
from server.games.armored_advance.play.attacks import MOST_PIECES, MOST_SAID, has_chance, with_face
from server.games.armored_advance.play.gunnery import (
    arc_for,
    fires_over,
    has_arc,
    lane_called,
    max_range,
    more_dice,
    own_facts,
    require_may_fire,
    weapons_of,
)
from server.games.armored_advance.state import (
    Squad,
    State,
    Thing,
    Unit,
    card_of,
    is_target,
    mapped,
    stand_in,
    unit_ref,
)
from server.games.armored_advance.units.cards import Arc, Weapon
from server.games.kernel import Between, Offer, OneOf, Seat, Vary
from server.games.ruling import IllegalMove, Phrase, Value

FACES: tuple[Face, ...] = get_args(Face)
USUAL = 6  # inches, for the sample of an attack whose distance the players say


def targets(s: State, seat: Seat, weapon: Weapon) -> list[Thing]:
    """Enemies the weapon is made for, in sight or not."""
    if weapon.kind == "ai":
        return [q for q in s.squads if q.seat != seat and q.state == "ready" and not q.aboard]
    return [u for u in s.units if u.seat != seat and is_target(s, u)]


Seen = Mapping[tuple[str, Arc, str], Known]  # the lane from whom, with which arc, to whom


class Aim(NamedTuple):
    """A weapon that may still be fired, how, and whom it may reach."""

    weapon: Weapon
    arc: Arc
    hows: tuple[bool, ...]  # accurate or not
    targets: list[Thing]


def aims(s: State, seat: Seat, thing: Thing) -> list[Aim]:
    """What the unit or squad may still fire, whether or not it has a target in sight."""
    if mapped(s) and thing.place is None:
        return []
    found = []
    for weapon in weapons_of(s, thing):
        hows = tuple(how for how in _hows(s, thing) if _may_fire(s, thing, weapon, accurate=how))
        if hows:
            enemies = targets(s, seat, weapon)
            near = _in_reach(s, thing, weapon, enemies) if mapped(s) else enemies
            found.append(Aim(weapon, arc_for(s, thing, weapon), hows, near))
    return found


def _hows(s: State, thing: Thing) -> tuple[bool, ...]:
    accurate = isinstance(thing, Unit) and card_of(s, thing).has("accurate")
    return (False, True) if accurate else (False,)


def _may_fire(s: State, thing: Thing, weapon: Weapon, *, accurate: bool) -> bool:
    infantry = weapon.kind == "ai"
    try:
        require_may_fire(s, thing, weapon, accurate=accurate, dice=0, infantry=infantry)
    except IllegalMove:
        return False
    return True


def look_around(s: State, things: Iterable[Thing], ready: Mapping[str, list[Aim]]) -> Seen:
    """Every lane these weapons need, measured in one go."""
    on_board: tuple[Thing, ...] = (*s.units, *s.squads)
    bodies = {t.id: target_body(s, t) for t in on_board if stand_in(s, t).place is not None}
    keys = {
        (thing.id, aim.arc, target.id): None
        for thing in things
        for aim in ready[thing.id]
        for target in aim.targets
    }
    found = look(s, ((bodies[a], arc, bodies[b]) for a, arc, b in keys))
    return dict(zip(keys, found, strict=True))


def fire_offers(
    s: State, seat: Seat, thing: Thing, ready: Iterable[Aim], seen: Seen
) -> Iterator[Offer]:
    for aim in ready:
        for accurate in aim.hows:
            if mapped(s):
                yield from _measured(s, thing, aim, seen, accurate=accurate)
            else:
                yield from _said(s, seat, thing, aim, accurate=accurate)


def _measured(s: State, thing: Thing, aim: Aim, seen: Seen, *, accurate: bool) -> Iterator[Offer]:
    weapon = aim.weapon
    dice = more_dice(thing, weapon) if isinstance(thing, Unit) else 0
    shooter = own_facts(s, thing, weapon, accurate=accurate, dice=dice)
    needs_sight = shooter.indirect is None
    fitting = [
        action
        for target in aim.targets
        if not (known := seen[thing.id, aim.arc, target.id]).is_out(needs_sight=needs_sight)
        if (action := _first_allowed(s, thing, shooter, target, known)) is not None
    ]
    fitting += _at_fortifications(s, thing, aim, shooter)
    if not fitting:
        return
    vary: list[Vary] = [OneOf(field="target", values=tuple(a.target for a in fitting))]
    if any(action.face is not None for action in fitting):
        vary.append(OneOf(field="face", values=(*FACES, None)))
    yield _offer(fitting[0], weapon, [*vary, *_dice(s, thing, weapon)])


def _at_fortifications(s: State, thing: Thing, aim: Aim, shooter: Shooter) -> Iterator[Fire]:
    """Walls, sandbags and bunkers, where they can be shot down (Q28)."""
    pieces = fortifications(s) if aim.weapon.kind != "ai" else []
    if not pieces:
        return
    own = body(s, thing)
    for piece in pieces:
        if has_chance(s, thing, shooter, piece, to_piece(s, own, piece.id, aim.arc)):
            yield _fire(thing, shooter, piece.id)


def _in_reach(s: State, thing: Thing, weapon: Weapon, enemies: list[Thing]) -> list[Thing]:
    """Those that may be in range at all, by their centres."""
    card = None if isinstance(thing, Squad) else card_of(s, thing)
    limit = max_range(thing, card, weapon)
    placed = [(each, at) for each in enemies if (at := stand_in(s, each).place) is not None]
    here = thing.place
    if limit is None or here is None:
        return [each for each, _ in placed]
    far = (limit + 6) * INCH  # no hull reaches farther than that from its centre
    return [each for each, at in placed if abs(at.x - here.x) <= far and abs(at.y - here.y) <= far]


def _first_allowed(
    s: State, thing: Thing, shooter: Shooter, target: Thing, known: Known
) -> Fire | None:
    lane = lane_called(s, thing, shooter.weapon, target) or known.lane
    asked = s.house.facing_rule == "ask" and isinstance(target, Unit)
    for face in FACES if asked else (None,):
        if has_chance(s, thing, shooter, target, with_face(s, lane, face, target)):
            return _fire(thing, shooter, target.id, face)
    return None


def _fire(thing: Thing, shooter: Shooter, target: str, face: Face | None = None) -> Fire:
    return Fire(
        unit=thing.id,
        weapon=shooter.weapon.id,
        target=target,
        accurate=shooter.accurate,
        face=face,
    )


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
    label = Phrase("aa-offer-fire", values)
    return Offer(action=action, label=label, vary=tuple(vary), about=action.unit)


def _said(s: State, seat: Seat, thing: Thing, aim: Aim, *, accurate: bool) -> Iterator[Offer]:
    weapon = aim.weapon
    card = None if isinstance(thing, Squad) else card_of(s, thing)
    limit = max_range(thing, card, weapon)
    inches = min(USUAL, limit or USUAL) * INCH
    fitting = []
    for target in aim.targets:
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
    if has_arc(s, thing, weapon):
        yield OneOf(field="in_arc", values=(False, True))
    if fires_over(s, thing, weapon):
        yield OneOf(field="covered", values=(False, True))
