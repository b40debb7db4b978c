"""What is to be done next: the state keeps a stack of these, and the first one says what the game
waits for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from server.games.kernel import Seat
from server.games.what_price_glory.sides import AreaId, CardName, UnitId


class _Frame(Struct, frozen=True, kw_only=True, tag_field="frame", omit_defaults=True):
    pass


# --- The turn (3.1) --------------------------------------------------------------------------


class DrawEvent(_Frame, frozen=True, tag="draw-event"):
    """A random card goes from the event box to the main deck."""

    seat: Seat


class BuildHands(_Frame, frozen=True, tag="build-hands"):
    """Both sides choose their hands in secret."""

    asked: int  # the count when it was first asked, for its id


class BringBack(_Frame, frozen=True, tag="bring-back"):
    """The Central Powers choose who returns from the Eastern Front (10.3)."""


class NextImpulse(_Frame, frozen=True, tag="next-impulse"):
    """A side commits cards or passes."""

    seat: Seat


class SendEast(_Frame, frozen=True, tag="send-east"):
    """The Central Powers choose who leaves for the Eastern Front (10.2)."""


# --- An impulse (4, 5) -----------------------------------------------------------------------


class Window(_Frame, frozen=True, tag="window"):
    """The other side may react. `area`: a group has just entered it."""

    seat: Seat  # who may
    asked: int
    why: Literal["committed", "slot", "entered", "fleet"]
    area: AreaId = ""


class Begin(_Frame, frozen=True, tag="begin"):
    """The phasing player says how the cards are used."""


class Slot(_Frame, frozen=True, tag="slot"):
    """The next action: choose a group, or what replaces it."""


class NextSlot(_Frame, frozen=True, tag="next-slot"):
    """An action is done: on to the next one, or to the end of the impulse."""


class Extend(_Frame, frozen=True, tag="extend"):
    """All slots are played and cards are left: one may extend the impulse, or it ends."""


class Singles(_Frame, frozen=True, tag="singles"):
    """Single units act one after the other (Independent Initiative)."""

    left: int
    done: tuple[UnitId, ...] = ()  # those of this slot
    pool: tuple[UnitId, ...] = ()  # only these; empty: any


class Act(_Frame, frozen=True, tag="act"):
    """A group is chosen and has not acted yet."""

    units: tuple[UnitId, ...]
    single: bool = False


class Moving(_Frame, frozen=True, tag="moving"):
    """A group is on its way."""

    units: tuple[UnitId, ...]
    start: int  # how many set out, for the log
    spent: int  # movement points
    came_from: AreaId


class Breakdown(_Frame, frozen=True, tag="breakdown"):
    """Tanks that moved roll (6.4)."""

    tanks: tuple[UnitId, ...]
    spent: int


class Fire(_Frame, frozen=True, tag="fire"):
    """Dice are thrown at an area, or at the group that entered it."""

    seat: Seat  # who fires
    at: AreaId
    how: Literal["attack", "bombard", "machine-guns"]
    units: tuple[UnitId, ...] = ()  # that fire; none in a bombardment
    dice: int = 0  # of a bombardment
    targets: tuple[UnitId, ...] = ()  # of machine guns: the group
    came_from: AreaId = ""


class Damage(_Frame, frozen=True, tag="damage"):
    """The side that was hit absorbs the hits (7.3)."""

    seat: Seat
    hits: int
    units: tuple[UnitId, ...]  # that may absorb
    left: tuple[UnitId, ...] = ()  # of these, who has retreated already
    as_spent: bool = False  # hit while entering: they count as spent
    came_from: AreaId = ""  # they can only go back there
    crossed: Mapping[str, int] = {}  # restricted boundaries, by those who retreated
    each: bool = False  # gas: every unit takes one hit, and no unit takes two


class EndTurn(_Frame, frozen=True, tag="end-turn"):
    pass


class EndImpulse(_Frame, frozen=True, tag="end-impulse"):
    pass


# --- Cards (14) ------------------------------------------------------------------------------


class Event(_Frame, frozen=True, tag="event"):
    """The text of a card is carried out; the phasing player still has to choose."""

    card: CardName
    seat: Seat
    tanks: tuple[UnitId, ...] = ()  # still to be placed


class DrawReserve(_Frame, frozen=True, tag="draw-reserve"):
    """Reinforcements are drawn at random (14.3)."""

    seat: Seat
    box: str
    to: AreaId
    most: int


class TakeCards(_Frame, frozen=True, tag="take-cards"):
    """Cards go from the discard pile back to the hand."""

    seat: Seat
    most: int


class FleetDie(_Frame, frozen=True, tag="fleet-die"):
    """Whether the High Seas Fleet, countered, leaves the game."""

    card: CardName


class Retiring(_Frame, frozen=True, tag="retiring"):
    """A group is chosen to move one area and dig in (the Siegfried Position)."""

    units: tuple[UnitId, ...]


Frame = (
    DrawEvent
    | BuildHands
    | BringBack
    | NextImpulse
    | SendEast
    | Window
    | Begin
    | Slot
    | NextSlot
    | Extend
    | Singles
    | Act
    | Moving
    | Breakdown
    | Fire
    | Damage
    | EndImpulse
    | EndTurn
    | Event
    | DrawReserve
    | TakeCards
    | FleetDie
    | Retiring
)
