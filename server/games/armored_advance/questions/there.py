"""What a unit could hit after a move that is only drawn: "from there: 3+ at 22 inches"."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.actions import Move
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.ground.lanes import body, look, target_body
from server.games.armored_advance.ground.places import thousandths
from server.games.armored_advance.play import movement
from server.games.armored_advance.play.gunnery import aimed, arc_for, own_facts, weapons_of
from server.games.armored_advance.questions.area import mover
from server.games.armored_advance.state import (
    Squad,
    State,
    Thing,
    is_target,
    stand_in,
    with_squad,
    with_unit,
)
from server.games.armored_advance.units.cards import Weapon
from server.games.ruling import Reason, Ruling

MOST_AIMS = 40


class AskThere(Struct, frozen=True, kw_only=True, tag="ask-there", forbid_unknown_fields=True):
    """What would the unit need against each enemy after this move?"""

    move: Move


class Aim(Struct, frozen=True, kw_only=True):
    """The best of the unit's weapons against one enemy."""

    target: str
    weapon: str
    inches: int  # thousandths, nearest edge to nearest edge
    prospect: Prospect
    why: Reason | None = None  # the term that counts most against it, where it has no chance


def there(s: State, asked: AskThere) -> Ruling[tuple[Aim, ...]]:
    """The likeliest first, then by distance."""
    thing = mover(s, asked.move.unit)
    after, moved = _after(s, thing, asked.move)
    found = [aim for target in _targets(after, moved) for aim in _aims(after, moved, target)]
    found.sort(key=lambda aim: (-aim.prospect.odds.expected, aim.inches, aim.target))
    return Ruling(tuple(found[:MOST_AIMS]))


def _after(s: State, thing: Thing, move: Move) -> tuple[State, Thing]:
    """As the table would stand; whether the way is allowed is asked elsewhere."""
    if isinstance(thing, Squad):
        squad = replace(thing, place=move.to, acted=True, moved=True)
        return with_squad(s, squad), squad
    assert thing.place is not None
    inches = thousandths(movement.length([thing.place, *move.via, move.to]))
    s, unit = movement.moved(s, thing, inches, "yes" if inches else "pivot", free=move.free)
    unit = replace(unit, place=move.to, heading=move.heading)
    return with_unit(s, unit), unit


def _targets(s: State, own: Thing) -> Iterator[Thing]:
    for unit in s.units:
        if unit.seat != own.seat and unit.state == "ready" and is_target(s, unit):
            yield unit
    for squad in s.squads:
        if squad.seat != own.seat and squad.state == "ready":
            yield squad


def _aims(s: State, own: Thing, target: Thing) -> Iterator[Aim]:
    if stand_in(s, target).place is None:
        return
    weapons = [w for w in weapons_of(s, own) if (w.kind == "ai") == isinstance(target, Squad)]
    best: Aim | None = None
    for weapon in weapons:
        aim = _aim(s, own, weapon, target)
        if best is None or aim.prospect.odds.expected > best.prospect.odds.expected:
            best = aim
    if best is not None:
        yield best


def _aim(s: State, own: Thing, weapon: Weapon, target: Thing) -> Aim:
    facts = own_facts(s, own, weapon, accurate=False, dice=0)
    lane = look(s, [(body(s, own), arc_for(s, own, weapon), target_body(s, target))])[0].lane
    ruling = judge(aimed(s, own, facts, target, lane), s.house)
    value = ruling.value
    return Aim(
        target=target.id,
        weapon=weapon.id,
        inches=thousandths(lane.inches),
        prospect=value,
        why=value.refused if value.verdict == "refused" else None,
    )
