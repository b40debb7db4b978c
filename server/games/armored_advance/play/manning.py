"""Field guns and their crews (p17): who stands behind which gun."""

from __future__ import annotations

import math
from collections.abc import Mapping

from geometry import Hull
from server.games.armored_advance.ground.layout import hull, token
from server.games.armored_advance.ground.room import gap, local
from server.games.armored_advance.state import Squad, State, Unit, card_of, mapped
from server.games.armored_advance.units.cards import UnitCard
from server.games.kernel import Seat

CREW_INCHES = 1.0  # within this, and behind the gun
NEAR = 1e-6
Things = tuple[tuple[Unit, ...], tuple[Squad, ...]]


def crew_of(s: State, gun: Unit) -> Squad | None:
    """The squad that mans the gun; one squad mans one gun, the first it stands behind."""
    if not mapped(s):
        return next((q for q in s.squads if q.manning == gun.id and _able(q, gun.seat)), None)
    return crews(s).get(gun.id)


_crews: dict[tuple[int, int, str], tuple[Things, Mapping[str, Squad]]] = {}
MOST_CREWS = 64


def crews(s: State) -> Mapping[str, Squad]:
    """Every manned gun with its crew: as many guns as the squads behind them can man.

    Cached by the identity of the units and squads, because one state is asked many times.
    """
    key, things = (id(s.units), id(s.squads), s.house.crew_behind), (s.units, s.squads)
    found = _crews.get(key)
    if found is None or found[0][0] is not s.units or found[0][1] is not s.squads:
        if len(_crews) > MOST_CREWS:
            _crews.clear()
        found = _crews[key] = (things, _assigned(s))
    return found[1]


def _assigned(s: State) -> Mapping[str, Squad]:
    near: dict[str, list[Squad]] = {}
    crew: dict[str, Squad] = {}
    for gun in s.units:
        if gun.state == "ready" and gun.place is not None and card_of(s, gun).is_field_gun:
            near[gun.id] = _squads_behind(s, gun)
            _man(gun.id, near, crew, set())
    return crew


def _squads_behind(s: State, gun: Unit) -> list[Squad]:
    """Those that may man it: an artillery crew before the others, then the nearest."""
    card = card_of(s, gun)
    found = [(away, q) for q in s.squads if (away := behind(s, card, gun, q, gun.seat)) is not None]
    found.sort(key=lambda pair: (pair[1].kind != "artillery_crew", pair[0]))
    return [squad for _, squad in found]


def _man(gun: str, near: dict[str, list[Squad]], crew: dict[str, Squad], tried: set[str]) -> bool:
    """Find the gun a crew, if need be one whose own gun another squad can take over."""
    at_work = {squad.id: other for other, squad in crew.items()}
    for squad in near[gun]:
        if squad.id not in at_work:
            crew[gun] = squad
            return True
    for squad in near[gun]:
        if squad.id not in tried:
            tried.add(squad.id)
            if _man(at_work[squad.id], near, crew, tried):
                crew[gun] = squad
                return True
    return False


def manned_by(s: State, squad: Squad) -> Unit | None:
    """The gun this squad mans, if any."""
    if not mapped(s):
        gun = next((u for u in s.units if u.id == squad.manning and u.state == "ready"), None)
        return gun if gun is not None and crew_of(s, gun) == squad else None
    for id, crew in crews(s).items():
        if crew.id == squad.id:
            return next(unit for unit in s.units if unit.id == id)
    return None


def _able(squad: Squad, seat: Seat) -> bool:
    return squad.seat == seat and squad.state == "ready" and squad.aboard is None


def capturable(s: State, seat: Seat) -> list[Unit]:
    """Enemy guns that the seat's squads stand behind and nobody of their own side mans (Q21)."""
    if s.house.gun_capture == "no":
        return []
    if not mapped(s):
        held = {q.manning for q in s.squads if _able(q, seat)}
        return [u for u in s.units if u.seat != seat and u.state == "ready" and u.id in held]
    manned = crews(s)
    return [
        gun
        for gun in s.units
        if gun.seat != seat and gun.state == "ready" and gun.place and gun.id not in manned
        if (card := card_of(s, gun)).is_field_gun
        if any(behind(s, card, gun, squad, seat) is not None for squad in s.squads)
    ]


def behind(s: State, card: UnitCard, gun: Unit, squad: Squad, seat: Seat) -> float | None:
    """Inches from the gun, for a squad that stands where a crew does (Q20); None: it does not."""
    if squad.place is None or gun.place is None or not _able(squad, seat):
        return None
    outline, disc = hull(card, gun.place, gun.heading), token(squad.place)
    away = gap(disc, outline)
    if away > CREW_INCHES + NEAR or not _in_rear(outline, (disc.x, disc.y), s.house.crew_behind):
        return None
    return away


def _in_rear(gun: Hull, place: tuple[float, float], rule: str) -> bool:
    forward, left = local(gun, place)
    if rule == "rear180":
        return forward <= NEAR
    return forward <= NEAR and abs(math.atan2(left, -forward)) <= math.radians(45) + NEAR
