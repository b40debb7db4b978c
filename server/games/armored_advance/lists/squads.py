"""Infantry squads, their equipment and what they cost (p17-19)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.armored_advance.units.cards import Kills, Weapon

SquadKind = Literal["basic", "at_rifle", "sniper", "artillery_crew"]

MACHINE_GUN_COST = 5  # p18
GRENADE_COST = 5  # p18
MOST_GRENADES = 2  # p18
GRENADE = Kills(6, -2)  # p18
GRENADE_RANGE = 6  # inches, p18
SMALL_ARMS_RANGE = 12  # inches, p17


class SquadType(Struct, frozen=True, kw_only=True):
    """What the book says of one kind of squad; prices of special ones are our proposal."""

    kind: SquadKind
    men: int
    cost: int
    page: int
    takes_equipment: bool = False
    hides: bool = False  # a target only if it moved or fired in its previous turn (p19)
    weapons: tuple[Weapon, ...] = ()


SQUADS: dict[SquadKind, SquadType] = {
    squad.kind: squad
    for squad in (
        # What a basic squad kills depends on how many are left of it: see `small_arms`.
        SquadType(kind="basic", men=6, cost=0, page=17, takes_equipment=True),
        SquadType(
            kind="at_rifle",
            men=2,
            cost=15,
            page=19,
            hides=True,
            weapons=(
                Weapon(
                    id="gun",
                    name="AT",
                    kind="ap",
                    penetration=4,
                    damage=2,
                    range_limit=18,
                    primary=True,
                ),
                Weapon(id="ai", name="AI", kind="ai", kills=Kills(3, -2), range_limit=12),
            ),
        ),
        SquadType(
            kind="sniper",
            men=2,
            cost=15,
            page=19,
            hides=True,
            weapons=(Weapon(id="ai", name="AI", kind="ai", kills=Kills(0, 1), range_limit=30),),
        ),
        SquadType(kind="artillery_crew", men=3, cost=10, page=19),
    )
}


def small_arms(men: int) -> Kills:
    """What a basic squad's attack costs the enemy (p17)."""
    return Kills(3, -1) if men >= 4 else Kills(3, -2)
