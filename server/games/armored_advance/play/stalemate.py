"""Whether a side could still hurt the other, if everything went its way (p23)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import get_args

from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.shot import (
    Face,
    Lane,
    Shooter,
    Shot,
    Target,
    shooter_of,
    target_of,
)
from server.games.armored_advance.play.gunnery import GRENADE_ID, squad_weapons
from server.games.armored_advance.state import (
    OTHER,
    SEATS,
    State,
    Unit,
    card_of,
    ready_squads,
    ready_units,
)
from server.games.kernel import Seat

LANES = tuple(Lane(inches=0.0, face=face) for face in get_args(Face))


def is_harmless(s: State) -> bool:
    """Neither side can hurt the other: what a draw may be agreed for."""
    return not any(can_hurt(s, seat) for seat in SEATS)


def can_hurt(s: State, seat: Seat) -> bool:
    """Any weapon against any target, point-blank, on any face: the best that can ever happen."""
    enemies = dict.fromkeys(_targets(s, OTHER[seat]))
    return any(
        judge(Shot(shooter=shooter, target=target, lane=lane), s.house).value.verdict == "can"
        for shooter, target, lane in product(dict.fromkeys(_weapons(s, seat)), enemies, LANES)
    )


def _weapons(s: State, seat: Seat) -> Iterator[Shooter]:
    for unit in _armed(s, seat):
        card = card_of(s, unit)
        yield from (shooter_of(card, weapon, s.house) for weapon in card.weapons)
    for squad in ready_squads(s, seat):
        for weapon in squad_weapons(squad):
            grenade, gun = weapon.id == GRENADE_ID, squad.machine_gun
            yield Shooter(weapon=weapon, machine_gun=gun, grenade=grenade)


def _armed(s: State, seat: Seat) -> Iterator[Unit]:
    """Vehicles; guns as long as there is a squad to man them, or to capture them (Q21)."""
    men = bool(ready_squads(s, seat))
    for unit in ready_units(s, seat):
        if men or not card_of(s, unit).is_field_gun:
            yield unit
    if men and s.house.gun_capture == "yes":
        yield from (u for u in ready_units(s, OTHER[seat]) if card_of(s, u).is_field_gun)


def _targets(s: State, seat: Seat) -> Iterator[Target]:
    yield from (target_of(card_of(s, unit)) for unit in ready_units(s, seat))
    if ready_squads(s, seat):
        yield Target(kind="infantry", men=1)
