"""Everything a player may do, as the phone sends it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from server.games.what_price_glory.sides import AreaId, CardName, UnitId


class _Action(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class BuildHand(_Action, frozen=True, tag="build-hand"):
    """The cards of this turn: how many of each name (3.1)."""

    cards: Mapping[CardName, int]


class Commit(_Action, frozen=True, tag="commit"):
    """Begin an impulse with this card and more, all face down (4.2, 5.3)."""

    card: CardName
    more: tuple[CardName, ...] = ()
    event: CardName | None = None


class CommitPrinted(_Action, frozen=True, tag="commit-printed"):
    """Begin an impulse with so many printed cards, face down on the table."""

    count: int


class Pass(_Action, frozen=True, tag="pass"):
    pass


class Use(_Action, frozen=True, tag="use"):
    """How a committed card is used: by its text; without a name, unseen for a simple action."""

    card: CardName | None = None


class Activate(_Action, frozen=True, tag="activate"):
    """These units, all in one area, are the group that acts (4.3)."""

    units: tuple[UnitId, ...]


class Advance(_Action, frozen=True, tag="advance"):
    """The group moves one area (6)."""

    to: AreaId


class Halt(_Action, frozen=True, tag="halt"):
    """The group moves no further."""


class Attack(_Action, frozen=True, tag="attack"):
    """The group attacks the enemy in its area (7)."""


class Recover(_Action, frozen=True, tag="recover"):
    """Battlefield Recovery for the group."""


class Rail(_Action, frozen=True, tag="rail"):
    """Railroads for the group."""

    to: AreaId


class Bombard(_Action, frozen=True, tag="bombard"):
    """Steel Rain on an area."""

    at: AreaId


class ActSingly(_Action, frozen=True, tag="act-singly"):
    """Independent Initiative: single units act instead of a group."""


class Skip(_Action, frozen=True, tag="skip"):
    """Do without this action, or what is left of the impulse."""


class Hits(_Action, frozen=True, tag="hits"):
    """In companion play: so many of the dice on the table hit (7.2)."""

    count: int


class Absorb(_Action, frozen=True, tag="absorb"):
    """One hit on this unit: it turns, retreats `to`, or is taken off (7.3)."""

    unit: UnitId
    to: AreaId | None = None


class React(_Action, frozen=True, tag="react"):
    """Play a reaction card in the other side's impulse."""

    card: CardName


class Waive(_Action, frozen=True, tag="waive"):
    """No reaction in this impulse, whatever comes."""


class Reinforce(_Action, frozen=True, tag="reinforce"):
    """Units drawn from a reserve box come into one area (14.3)."""

    box: str
    to: AreaId


class Choose(_Action, frozen=True, tag="choose"):
    """Units that a card or the Eastern Front asks for."""

    units: tuple[UnitId, ...]


class Mark(_Action, frozen=True, tag="mark"):
    """Areas that a card asks for: of trenches, gas, tanks, the US corps."""

    areas: tuple[AreaId, ...]


class Take(_Action, frozen=True, tag="take"):
    """Cards from the own discard pile to the hand."""

    cards: Mapping[CardName, int]


Action = (
    BuildHand
    | Commit
    | CommitPrinted
    | Pass
    | Use
    | Activate
    | Advance
    | Halt
    | Attack
    | Recover
    | Rail
    | Bombard
    | ActSingly
    | Skip
    | Hits
    | Absorb
    | React
    | Waive
    | Reinforce
    | Choose
    | Mark
    | Take
)
