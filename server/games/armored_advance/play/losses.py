"""Damage (p9), destruction, and what it does to riders and guns in tow (p12-13)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from server.games.armored_advance.fire.effect import hp_dice, left_after
from server.games.armored_advance.ground.fortifications import HIT_POINTS
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import PiecePlan
from server.games.armored_advance.ground.standing import fits
from server.games.armored_advance.house import aa, by_house, settled
from server.games.armored_advance.play.transport import passengers
from server.games.armored_advance.state import (
    Squad,
    State,
    Unit,
    Wreck,
    card_of,
    find_squad,
    find_unit,
    mapped,
    piece_ref,
    unit_ref,
    with_squad,
    with_unit,
)
from server.games.kernel import Dice, Roll, Seat
from server.games.ruling import Phrase, Reason
from server.games.telling import Told, tell

RINGS = 24  # quarter inches around a wreck that are searched for room


def damage(s: State, unit: Unit, amount: int, by: Seat, told: Told) -> State:
    """HP go down by the damage; at 0 the unit is destroyed (p9)."""
    hp, who = left_after(unit.hp, amount), unit_ref(unit.id)
    tens, units = hp_dice(hp)
    why = [Reason("aa-damage-taken", aa(9))]
    if tens:
        why.append(Reason("aa-hp-dice", aa(9), 0, {"tens": tens, "units": units}))
    tell(told, "aa-damaged", by, *why, who=who, amount=amount, hp=hp)
    s = with_unit(s, replace(unit, hp=hp))
    return destroy(s, replace(unit, hp=hp), told) if hp == 0 else s


def destroy(s: State, unit: Unit, told: Told) -> State:
    """The unit is out; a gun in tow is left standing, riders crawl out (p12)."""
    tell(told, "aa-destroyed", unit.seat, who=unit_ref(unit.id))
    riders = tuple(squad.id for squad in passengers(s, unit))
    blocks = s.house.wrecks == "block" and unit.place is not None
    was, gun = unit.place, find_unit(s, unit.towing) if unit.towing else None
    dead = replace(unit, hp=0, state="destroyed", towing=None, place=was if blocks else None)
    s = with_unit(s, dead)
    s = without_reports(s, unit.id)
    s = replace(s, wrecks=(*s.wrecks, unit.id) if blocks else s.wrecks)
    if gun is not None:
        s = _gun_left(s, gun, was, told)
    if unit.towed_by is not None and (tow := find_unit(s, unit.towed_by)) is not None:
        s = with_unit(s, replace(tow, towing=None), replace(dead, towed_by=None))
    if riders:
        s = _out(s, riders, was, told)
        riders = tuple(id for id in riders if (q := find_squad(s, id)) and q.state == "ready")
    return replace(s, wreck=Wreck(unit.id, riders)) if riders else s


def without_reports(s: State, id: str) -> State:
    """Scouts' reports that the unit or squad made, got, or was named in are void."""
    kept = tuple(r for r in s.scouted if id not in (r.scout, r.friend, r.target))
    return replace(s, scouted=kept)


def _gun_left(s: State, gun: Unit, was: Place | None, told: Told) -> State:
    free = replace(gun, towed_by=None, deeds=replace(gun.deeds, moved="yes"))
    if not mapped(s):
        return with_unit(s, free)
    assert was is not None
    card = card_of(s, gun)
    for at in around(was):
        if fits(s, gun.id, card, at, gun.heading):
            return with_unit(s, replace(free, place=at))
    return destroy(s, free, told)


def _out(s: State, riders: tuple[str, ...], was: Place | None, told: Told) -> State:
    """Each squad at the nearest free place; it loses its next action (p18), and has moved (Q59)."""
    for id in riders:
        squad = find_squad(s, id)
        assert squad is not None
        out = replace(squad, aboard=None, lost_action=True, moved=True)
        if was is not None and mapped(s):
            spot = next((at for at in around(was) if fits(s, id, None, at, 0)), None)
            if spot is None:
                tell(told, "aa-squad-lost", squad.seat, who=unit_ref(id))
                s = with_squad(s, replace(out, men=0, state="destroyed"))
                continue
            out = replace(out, place=spot)
        s = with_squad(s, out)
    return s


def around(middle: Place) -> Iterator[Place]:
    """Places in growing rings."""
    yield middle
    for ring in range(1, RINGS + 1):
        radius = ring * INCH / 4
        for step in range(16):
            angle = math.tau * step / 16
            yield Place(
                middle.x + round(radius * math.cos(angle)),
                middle.y + round(radius * math.sin(angle)),
            )


def wear(s: State, piece: PiecePlan, amount: int, by: Seat, told: Told) -> State:
    """A fortification's hit points go down; at 0 the piece is gone (Q28)."""
    whole = HIT_POINTS[piece.kind]
    worn = min(whole, dict(s.worn).get(piece.id, 0) + amount)
    why = Reason("aa-fortification-hp", by_house("fortification_hp"))
    name = piece_ref(piece.id)
    tell(told, "aa-damaged", by, why, who=name, amount=amount, hp=whole - worn)
    if worn == whole:
        tell(told, "aa-destroyed", by, who=name)
        return replace(s, gone=(*s.gone, piece.id))
    rest = tuple(pair for pair in s.worn if pair[0] != piece.id)
    return replace(s, worn=(*rest, (piece.id, worn)))


# --- Riders of a wreck -----------------------------------------------------------------------


def wreck_roll(s: State, wreck: Wreck) -> Roll:
    """A D3 for each squad, all in one throw; a D3 is half a D6, rounded up."""
    first = find_squad(s, wreck.squads[0])
    assert first is not None
    dice = Dice(key="riders", seat=first.seat, count=len(wreck.squads), wins="at_most")
    why = Phrase("aa-roll-riders", {"who": unit_ref(wreck.unit)})
    return Roll(id=f"wreck-{s.turn}-{wreck.unit}", why=why, groups=(dice,), tell_apart="order")


def wrecked(s: State, faces: Mapping[str, tuple[int, ...]], told: Told) -> State:
    """Each squad loses D3-1 men (p12)."""
    assert s.wreck is not None
    for id, face in zip(s.wreck.squads, faces["riders"], strict=True):
        squad = find_squad(s, id)
        assert squad is not None
        lost = -(-face // 2) - 1
        why = (Reason("aa-riders-lose", aa(12)), Reason("aa-d3", settled(0)))
        s = lose_men(s, squad, lost, squad.seat, told, *why)
    return replace(s, wreck=None)


def lose_men(s: State, squad: Squad, lost: int, by: Seat, told: Told, *why: Reason) -> State:
    """The squad's die is turned down; at 0 the squad is gone (p17)."""
    men = max(0, squad.men - lost)
    who = unit_ref(squad.id)
    tell(told, "aa-men-lost", by, *why, who=who, lost=squad.men - men, men=men)
    if men:
        return with_squad(s, replace(squad, men=men))
    tell(told, "aa-squad-gone", squad.seat, who=who)
    gone = replace(squad, men=0, state="destroyed", place=None, manning=None, on=None)
    return without_reports(with_squad(s, gone), squad.id)
