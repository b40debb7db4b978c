"""What a side may do in its turn: one offer for each unit and kind of action."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any

from server.games.armored_advance import actions as act
from server.games.armored_advance.fire.may_fire import TRAP_RANGE
from server.games.armored_advance.ground.places import INCH, TURN, Place
from server.games.armored_advance.ground.plan import Outline
from server.games.armored_advance.offers.fire_offers import aims, fire_offers, look_around
from server.games.armored_advance.play import infantry, movement, scouts, special, transport
from server.games.armored_advance.play.dispatch import IN_A_TURN
from server.games.armored_advance.play.economy import its_turn, left
from server.games.armored_advance.play.infantry import MARCH, said_objectives
from server.games.armored_advance.play.losses import around
from server.games.armored_advance.play.manning import crew_of
from server.games.armored_advance.state import (
    Squad,
    State,
    Thing,
    Unit,
    card_of,
    find_unit,
    mapped,
    ready_squads,
    ready_units,
    unit_ref,
)
from server.games.kernel import (
    Between,
    Offer,
    OneOf,
    Seat,
    SomeOf,
    Vary,
    Within,
)
from server.games.ruling import IllegalMove, Phrase

EDGE = 1 / math.cos(math.pi / 8)  # an octagon outside the circle it stands for


def turn_offers(s: State, seat: Seat, about: str | None) -> tuple[Offer, ...]:
    """Everything the seat may do now; with `about`, only what that unit or squad may."""
    units = [unit for unit in ready_units(s, seat) if about in (None, unit.id)]
    squads = [squad for squad in ready_squads(s, seat) if about in (None, squad.id)]
    things: list[Thing] = [*units, *squads]
    ready = {thing.id: aims(s, seat, thing) for thing in things}
    seen = look_around(s, things, ready) if mapped(s) else {}
    found: list[Offer] = []
    for unit in units:
        found += _of_unit(s, seat, unit, fire_offers(s, seat, unit, ready[unit.id], seen))
    for squad in squads:
        found += _of_squad(s, seat, squad, fire_offers(s, seat, squad, ready[squad.id], seen))
    end = Offer(action=act.EndTurn(), label=Phrase("aa-offer-end-turn"))
    return (*found, end)


def offer(key: str, action: Any, *vary: Vary) -> Offer:
    id: str = getattr(action, "unit", "") or getattr(action, "squad", "")
    return Offer(action=action, label=Phrase(key, {"who": unit_ref(id)}), vary=vary, about=id)


def octagon(middle: Place, inches: float) -> Outline:
    """Eight corners around everything within so many inches."""
    radius = inches * EDGE * INCH + 2
    return tuple(
        (
            middle.x + round(radius * math.cos(math.pi * (k + 0.5) / 4)),
            middle.y + round(radius * math.sin(math.pi * (k + 0.5) / 4)),
        )
        for k in range(8)
    )


def is_fit(s: State, unit: Unit) -> bool:
    """At liberty to do anything at all."""
    if unit.towed_by is not None or unit.deeds.idle:
        return False
    return not card_of(s, unit).is_field_gun or crew_of(s, unit) is not None


def _of_unit(s: State, seat: Seat, unit: Unit, fire: Iterable[Offer]) -> Iterator[Offer]:
    if not is_fit(s, unit):
        return
    card = card_of(s, unit)
    can_spend = left(s, unit) > 0 and its_turn(s, unit)
    if can_spend:
        yield _move(s, unit, free=False)
    if movement.has_free_move(s, unit):
        yield _move(s, unit, free=True)
    if mapped(s) and s.house.pivot != "in_move":
        yield from _allowed(s, seat, [_turn(unit)])
    yield from fire
    if card.has("scout") and (can_spend or s.house.scout_cost == "free_once"):
        yield from _scout(s, seat, unit)
    if card.has("indirect"):
        yield from _allowed(s, seat, [offer("aa-offer-set-up", act.SetUp(unit=unit.id))])
    if card.has("support") and can_spend:
        yield from _demolish(s, seat, unit)
    if can_spend and card.has("towing") and unit.towing is None:
        yield from _hook(s, seat, unit)
    if unit.towing is not None:
        yield from _unhook(s, seat, unit)
    if can_spend and card.has("apc"):
        yield from _load(s, seat, unit)


def _move(s: State, unit: Unit, *, free: bool) -> Offer:
    own = movement.budget(s, unit, free=free)
    inches = own.inches + own.road
    key = "aa-offer-free-move" if free else "aa-offer-move"
    if unit.place is None:
        most = round((movement.FREE_MOVE_ROAD if free else inches) * INCH)
        return offer(
            key,
            act.SayMove(unit=unit.id, inches=0, free=free),
            *(Between(field=field, low=0, high=most) for field in _lengths(s, unit)),
            OneOf(field="from_road" if free else "road", values=(False, True)),
        )
    about = (unit.heading + TURN // 2) % TURN
    return offer(
        key,
        act.Move(unit=unit.id, to=unit.place, heading=about, free=free),
        *_ways(unit.place, inches),
        Between(field="heading", low=0, high=TURN - 1),
    )


def _lengths(s: State, unit: Unit) -> Iterator[str]:
    """What is measured of a move on the real table."""
    yield from ("inches", "mud", "water")
    if movement.mud_cost(s, unit).easy_move:
        yield "late_mud"


def _ways(start: Place, inches: float) -> tuple[Within, Within]:
    """To anywhere in reach, straight or by waypoints."""
    reach = octagon(start, inches)
    return (
        Within(field="to", outline=reach),
        Within(field="via", outline=reach, most=movement.MOST_WAYPOINTS),
    )


def _turn(unit: Unit) -> Offer:
    about = (unit.heading + TURN // 2) % TURN
    turned = Between(field="heading", low=0, high=TURN - 1)
    return offer("aa-offer-turn", act.Turn(unit=unit.id, heading=about), turned)


def allows(s: State, seat: Seat, action: Any) -> bool:
    """Whether the chapter's own check lets the action pass."""
    try:
        IN_A_TURN[type(action)].check(s, seat, action)
    except IllegalMove:
        return False
    return True


def _allowed(s: State, seat: Seat, found: Iterable[Offer]) -> Iterator[Offer]:
    return (each for each in found if allows(s, seat, each.action))


def _scout(s: State, seat: Seat, unit: Unit) -> Iterator[Offer]:
    """Any target the scout can name, for any friend; also once more (Q56)."""
    pairs = scouts.scout_pairs(s, seat, unit)
    if not pairs:
        return
    targets, friends = (
        tuple(dict.fromkeys(each.id for each in column)) for column in zip(*pairs, strict=True)
    )
    vary: list[Vary] = [
        OneOf(field="target", values=targets),
        OneOf(field="friend", values=friends),
    ]
    if not mapped(s):
        vary.append(Between(field="inches", low=0, high=60 * INCH))
    action = act.Scout(unit=unit.id, target=pairs[0][0].id, friend=pairs[0][1].id)
    yield offer("aa-offer-scout", action, *vary)


def _demolish(s: State, seat: Seat, unit: Unit) -> Iterator[Offer]:
    if not special.could_demolish(s, unit):
        return
    if not mapped(s):
        said = Between(field="inches", low=0, high=TRAP_RANGE * INCH)
        yield from _allowed(s, seat, [offer("aa-offer-demolish", act.Demolish(unit=unit.id), said)])
        return
    pieces = tuple(
        trap.id
        for trap in special.traps(s)
        if allows(s, seat, act.Demolish(unit=unit.id, piece=trap.id))
    )
    if pieces:
        action = act.Demolish(unit=unit.id, piece=pieces[0])
        yield offer("aa-offer-demolish", action, OneOf(field="piece", values=pieces))


def _hook(s: State, seat: Seat, unit: Unit) -> Iterator[Offer]:
    guns = tuple(
        gun.id
        for gun in ready_units(s, seat)
        if card_of(s, gun).is_field_gun and allows(s, seat, act.Hook(unit=unit.id, gun=gun.id))
    )
    if guns:
        action = act.Hook(unit=unit.id, gun=guns[0])
        yield offer("aa-offer-hook", action, OneOf(field="gun", values=guns))


def _unhook(s: State, seat: Seat, unit: Unit) -> Iterator[Offer]:
    gun = find_unit(s, unit.towing or "")
    assert gun is not None
    if unit.place is None:
        yield offer("aa-offer-unhook", act.Unhook(unit=unit.id))
        return
    reach = (card_of(s, unit).hull.length + card_of(s, gun).hull.length) / INCH + 1.5
    for at in around(unit.place):
        action = act.Unhook(unit=unit.id, at=at, heading=unit.heading)
        if allows(s, seat, action):
            yield offer(
                "aa-offer-unhook",
                action,
                Within(field="at", outline=octagon(unit.place, reach)),
                Between(field="heading", low=0, high=TURN - 1),
            )
            return


def _load(s: State, seat: Seat, unit: Unit) -> Iterator[Offer]:
    squads = tuple(
        squad.id
        for squad in ready_squads(s, seat)
        if allows(s, seat, act.Load(unit=unit.id, squads=(squad.id,)))
    )
    if squads:
        room = (card_of(s, unit).x("apc") or 0) - len(transport.passengers(s, unit))
        most = 1 if s.house.apc_load == "one" else min(room, len(squads))
        action = act.Load(unit=unit.id, squads=squads[:1])
        yield offer(
            "aa-offer-load", action, SomeOf(field="squads", values=squads, low=1, high=most)
        )


# --- Infantry --------------------------------------------------------------------------------


def _of_squad(s: State, seat: Seat, squad: Squad, fire: Iterable[Offer]) -> Iterator[Offer]:
    if squad.aboard is not None:
        yield from _unload(s, seat, squad)
        return
    if infantry.can_act(squad):
        yield from _march(s, squad)
        yield from fire
    if not mapped(s):
        yield from _man(s, seat, squad)


def _march(s: State, squad: Squad) -> Iterator[Offer]:
    if squad.place is None:
        yield offer(
            "aa-offer-march",
            act.SayMove(unit=squad.id, inches=round(MARCH * INCH)),
            Between(field="inches", low=1, high=round(MARCH * INCH)),
            OneOf(field="onto", values=("", *said_objectives(s))),
        )
        return
    for at in around(squad.place):
        if at == squad.place:
            continue
        action = act.Move(unit=squad.id, to=at)
        try:
            infantry.check_march(s, squad.seat, action)
        except IllegalMove:
            continue
        yield offer("aa-offer-march", action, *_ways(squad.place, MARCH))
        return


def _unload(s: State, seat: Seat, squad: Squad) -> Iterator[Offer]:
    unit = find_unit(s, squad.aboard or "")
    assert unit is not None
    label = Phrase("aa-offer-unload", {"who": unit_ref(squad.id)})
    if unit.place is None:
        onto = OneOf(field="onto", values=("", *said_objectives(s)))
        action = act.Unload(unit=unit.id, squad=squad.id)
        yield Offer(action=action, label=label, vary=(onto,), about=squad.id)
        return
    reach = card_of(s, unit).hull.length / INCH + transport.embark_inches(s) + 1
    for at in around(unit.place):
        action = act.Unload(unit=unit.id, squad=squad.id, at=at)
        if allows(s, seat, action):
            around_it = Within(field="at", outline=octagon(unit.place, reach))
            yield Offer(action=action, label=label, vary=(around_it,), about=squad.id)
            return


def _man(s: State, seat: Seat, squad: Squad) -> Iterator[Offer]:
    guns = [u.id for u in s.units if u.state == "ready" and card_of(s, u).is_field_gun]
    choices = tuple(gun for gun in ("", *guns) if allows(s, seat, act.Man(squad=squad.id, gun=gun)))
    if choices:
        action = act.Man(squad=squad.id, gun=choices[-1])
        yield offer("aa-offer-man", action, OneOf(field="gun", values=choices))
