"""Everything a player can do: one small struct for each kind of decision.

Distances and places are thousandths of an inch, headings hundredths of a degree. Where a match is
played without a board, the `say` actions carry what the players measured on the real table.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.armored_advance.fire.shot import Face
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.lists.forces import Force


class _Action(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


# --- Before the first turn -------------------------------------------------------------------


class Pick(_Action, frozen=True, kw_only=True, tag="pick"):
    """Hand in a force list in secret; the second of the two opens both."""

    force: Force


class ChooseZone(_Action, frozen=True, kw_only=True, tag="choose-zone"):
    """The winner of the roll-off picks a deployment zone."""

    zone: str


class Deploy(_Action, frozen=True, kw_only=True, tag="deploy"):
    """Put one unit or squad on the board, in the own zone."""

    unit: str
    at: Place
    heading: int = 0


class StandOn(_Action, frozen=True, kw_only=True, tag="stand-on"):
    """Without a board: say that a squad holds an objective from the start; "" is none."""

    squad: str
    onto: str


class Deployed(_Action, frozen=True, kw_only=True, tag="deployed"):
    """Without a board: everything stands on the real table."""


# --- Vehicles and field guns -----------------------------------------------------------------


class Move(_Action, frozen=True, kw_only=True, tag="move"):
    """Drive along waypoints and end with a heading; a squad marches. `free`: Light's free move."""

    unit: str
    to: Place
    heading: int = 0
    free: bool = False
    via: tuple[Place, ...] = ()


class SayMove(_Action, frozen=True, kw_only=True, tag="say-move"):
    """A move on the real table: how far, and how much of it through mud and water."""

    unit: str
    inches: int
    free: bool = False
    road: bool = False  # it began and ended on one continuous road
    from_road: bool = False  # asked of a free move: the unit began its turn on a road
    mud: int = 0  # of the distance, in thick mud
    water: int = 0  # of the distance, in water, which is mud to some and closed to guns
    late_mud: int = 0  # of what is mud to it, beyond the first half of the Move: of half-tracks
    onto: str = ""  # the objective a squad stands on afterwards


class Turn(_Action, frozen=True, kw_only=True, tag="turn"):
    """Turn on the spot for nothing, where the house rules allow it."""

    unit: str
    heading: int


class Fire(_Action, frozen=True, kw_only=True, tag="fire"):
    """Attack with one weapon; the lane is measured on the board.

    `face` is used only where the players point at the struck face themselves. `dice`: how many of
    an autocannon's sequences go to this target, where they may be split; 0 is all of them.
    """

    unit: str
    weapon: str  # of the card; "grenade" of a squad
    target: str
    accurate: bool = False
    dice: int = 0
    face: Face | None = None


class SayFire(_Action, frozen=True, kw_only=True, tag="say-fire"):
    """An attack on the real table, with what the players see there."""

    unit: str
    weapon: str
    target: str
    inches: int  # between nearest hull edges
    face: Face = "front"
    angled: bool = False
    sight: Literal["seen", "behind_walls"] = "seen"
    walls: int = 0
    foliage: int = 0  # pieces between that count
    sandbags: Literal["none", "elsewhere", "here"] = "none"
    in_arc: bool = True  # asked of a weapon that does not fire all round
    covered: bool = False  # within a piece's cover range: asked of Indirect fire
    accurate: bool = False
    dice: int = 0


class Scout(_Action, frozen=True, kw_only=True, tag="scout"):
    """Name an enemy for a friend. `inches` is said where there is no board."""

    unit: str
    target: str
    friend: str
    inches: int = 0


class SetUp(_Action, frozen=True, kw_only=True, tag="set-up"):
    """Spend this turn setting up for Indirect fire."""

    unit: str


class Demolish(_Action, frozen=True, kw_only=True, tag="demolish"):
    """A Support vehicle spends both actions on a tank trap; without a board, at so many inches."""

    unit: str
    piece: str = ""
    inches: int = 0


class Hook(_Action, frozen=True, kw_only=True, tag="hook"):
    """Take a field gun in tow."""

    unit: str
    gun: str


class Unhook(_Action, frozen=True, kw_only=True, tag="unhook"):
    """Let the gun go; it stands where it is put, beside the vehicle."""

    unit: str
    at: Place | None = None  # None: there is no board
    heading: int = 0


# --- Infantry and transports -----------------------------------------------------------------


class Load(_Action, frozen=True, kw_only=True, tag="load"):
    """A squad gets in, for one action of the transport."""

    unit: str
    squads: tuple[str, ...]


class Unload(_Action, frozen=True, kw_only=True, tag="unload"):
    """A squad gets out, for nothing."""

    unit: str
    squad: str
    at: Place | None = None  # None: there is no board
    onto: str = ""  # the objective it stands on then; only where there is no board


class Man(_Action, frozen=True, kw_only=True, tag="man"):
    """Without a board: say which gun a squad stands behind; "" is none."""

    squad: str
    gun: str


# --- Ends ------------------------------------------------------------------------------------


class EndTurn(_Action, frozen=True, kw_only=True, tag="end-turn"):
    """Stop; the other side's turn begins."""


class Settle(_Action, frozen=True, kw_only=True, tag="settle"):
    """Too close to call: what the players agree on."""

    holds: bool


class AgreeDraw(_Action, frozen=True, kw_only=True, tag="agree-draw"):
    """Neither side can hurt the other: end it, or play on."""

    draw: bool


Action = (
    Pick
    | ChooseZone
    | Deploy
    | StandOn
    | Deployed
    | Move
    | SayMove
    | Turn
    | Fire
    | SayFire
    | Scout
    | SetUp
    | Demolish
    | Hook
    | Unhook
    | Load
    | Unload
    | Man
    | EndTurn
    | Settle
    | AgreeDraw
)
