"""Everything a player can do: one small struct for each kind of decision."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import force_setattr

from server.games.kernel import Seat
from server.games.march_of_progress.cards import ArmyId, Card, CountryId


class _Action(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Pick(_Action, frozen=True, kw_only=True, tag="pick"):
    """Lay a card face down; the last of the two picks turns both over."""

    card: Card


class Enter(_Action, frozen=True, kw_only=True, tag="enter"):
    """Cards on the table: `side` turned over `card`. Either phone may enter either side."""

    side: Seat
    card: Card


class First(_Action, frozen=True, kw_only=True, tag="first"):
    """The holder of the initiative says which side acts first."""

    side: Seat


class Move(_Action, frozen=True, kw_only=True, tag="move"):
    """Armies that stand in one country go to an adjacent one, together."""

    armies: tuple[ArmyId, ...]  # a set, sorted so that equal moves are equal values
    to: CountryId

    def __post_init__(self) -> None:
        force_setattr(self, "armies", tuple(sorted(self.armies)))


class Fortify(_Action, frozen=True, kw_only=True, tag="fortify"):
    """Lay an army on its side."""

    army: ArmyId


class Attack(_Action, frozen=True, kw_only=True, tag="attack"):
    """Fight in this country with every standing army there, after standing up some that lie."""

    country: CountryId
    stand_up: tuple[ArmyId, ...] = ()  # a set, like a move's armies

    def __post_init__(self) -> None:
        force_setattr(self, "stand_up", tuple(sorted(self.stand_up)))


class Decline(_Action, frozen=True, kw_only=True, tag="decline"):
    """Do nothing, where the rules allow that."""


class Discard(_Action, frozen=True, kw_only=True, tag="discard"):
    """The price of ATTACK+1."""

    card: Card


class Occupy(_Action, frozen=True, kw_only=True, tag="occupy"):
    """Stand this army on the capital just won."""

    army: ArmyId


class Strengthen(_Action, frozen=True, kw_only=True, tag="strengthen"):
    """Turn this country's VP die down by one and the own strength die up by one."""

    country: CountryId


Action = Pick | Enter | First | Move | Fortify | Attack | Decline | Discard | Occupy | Strengthen
