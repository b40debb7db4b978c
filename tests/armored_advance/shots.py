"""Shots for the tests, built where only what matters is said."""

from __future__ import annotations

from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.shot import Crossed, Lane, Shooter, Shot, Target
from server.games.armored_advance.house import House
from server.games.armored_advance.units.cards import Armour, Kills, Weapon
from server.games.ruling import Ref, Ruling

HOUSE = House()
STUART = Armour(5, 3, 2)
SHOOTER = set(Shooter.__struct_fields__)
TARGET = set(Target.__struct_fields__)
LANE = set(Lane.__struct_fields__)


def gun(pen: int = 10, damage: int = 10) -> Weapon:
    return Weapon(id="gun", name="the gun", kind="ap", penetration=pen, damage=damage, primary=True)


def howitzer(base: int = 19, n: int = 2) -> Weapon:
    return Weapon(id="gun", name="howitzer", kind="he", he_base=base, he_n=n, primary=True)


def machine_gun(die: int = 3, plus: int = 0) -> Weapon:
    return Weapon(id="ai", name="MG", kind="ai", kills=Kills(die, plus))


def plates(front: int = 0, side: int = 0, rear: int = 0) -> Armour:
    return Armour(front, side, rear)


def wall(name: str = "wall") -> Crossed:
    return Crossed(Ref("aa-piece", name), 0.3)


def foliage(
    name: str = "hedge", *, shooter: float | None = None, target: float | None = None
) -> Crossed:
    return Crossed(Ref("aa-piece", name), 1.5, shooter, target)


def shot(pen: int = 20, damage: int = 10, inches: float = 10.0, **said: object) -> Shot:
    """A shot that penetrates unless told otherwise; each fact goes where it belongs."""
    weapon = said.pop("weapon", None) or gun(pen, damage)
    assert set(said) <= SHOOTER | TARGET | LANE, said
    return Shot(
        shooter=Shooter(weapon=weapon, **_of(said, SHOOTER)),
        target=Target(**_of(said, TARGET)),
        lane=Lane(inches=inches, **_of(said, LANE)),
    )


def _of(said: dict[str, object], names: set[str]) -> dict[str, object]:
    return {name: value for name, value in said.items() if name in names}


def prospect(*, house: House = HOUSE, **said: object) -> Prospect:
    return ruling(house=house, **said).value


def ruling(*, house: House = HOUSE, **said: object) -> Ruling[Prospect]:
    return judge(shot(**said), house)


def need(*, house: House = HOUSE, **said: object) -> int | None:
    return prospect(house=house, **said).need


def terms(found: Ruling[Prospect]) -> dict[str, int]:
    """Every term by its key, with what it adds."""
    return {reason.key: reason.change for reason in found.reasons}


def cites(found: Ruling[Prospect], key: str) -> tuple[str, int | None]:
    """Where the term stands: book and page, or house and number."""
    (reason,) = [reason for reason in found.reasons if reason.key == key]
    return reason.cite.book, reason.cite.page
