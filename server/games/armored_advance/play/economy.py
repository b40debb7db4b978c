"""The two action pools (The Basics, p4; Match Structure, p22), and who may spend from them."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from server.games.armored_advance.house import aa, by_house
from server.games.armored_advance.play.manning import crew_of
from server.games.armored_advance.state import State, Unit, card_of, mapped, unit_ref, with_unit
from server.games.ruling import Reason
from server.games.telling import refuse


def left(s: State, unit: Unit) -> int:
    """Actions the unit may still spend: of its own pool and of the side's limit."""
    return min(s.actions_left, card_of(s, unit).actions - unit.deeds.actions)


def require_fit(s: State, unit: Unit) -> None:
    """On the table, free, manned, and at liberty to do anything at all; refuses otherwise."""
    name = unit_ref(unit.id)
    if unit.towed_by is not None:
        raise refuse("aa-in-tow", aa(13), who=name)
    if unit.deeds.idle:
        raise refuse("aa-setting-up", aa(15), who=name)
    if card_of(s, unit).is_field_gun and crew_of(s, unit) is None:
        narrow = s.house.crew_behind == "rear90" and mapped(s)
        raise refuse("aa-unmanned", by_house("crew_behind") if narrow else aa(17), who=name)


def require_actions(s: State, unit: Unit, count: int = 1) -> tuple[Reason, ...]:
    """The unit may spend so many actions; refused with the pool that is empty."""
    require_fit(s, unit)
    name, pool = unit_ref(unit.id), card_of(s, unit).actions - unit.deeds.actions
    if pool < count:
        raise refuse("aa-pool-empty", aa(4), who=name, left=pool, count=count)
    if s.actions_left < count:
        raise refuse("aa-limit-reached", aa(4), left=s.actions_left, count=count)
    if not its_turn(s, unit):
        raise refuse("aa-one-at-a-time", by_house("activation"), who=name)
    return (Reason("aa-costs-action", aa(4), values={"count": count, "left": s.actions_left}),)


def its_turn(s: State, unit: Unit) -> bool:
    """Where units act one after the other, one that has stopped does not act again (Q25)."""
    if s.house.activation == "interleave" or s.acting == unit.id:
        return True
    return unit.deeds.actions == 0


def spend(
    s: State, unit: Unit, count: int = 1, kind: Literal["move", "other"] = "other"
) -> tuple[State, Unit]:
    """The pools after so many actions; the unit is in the state that comes back."""
    first = unit.deeds.first if unit.deeds.first != "none" else kind
    deeds = replace(unit.deeds, actions=unit.deeds.actions + count, first=first)
    unit = replace(unit, deeds=deeds)
    s = replace(s, actions_left=s.actions_left - count, acting=unit.id)
    return with_unit(s, unit), unit
