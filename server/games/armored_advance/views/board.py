"""What a phone or the screen draws: the table as it stands, seen by one viewer.

Places are thousandths of an inch, headings hundredths of a degree counter-clockwise from the x
axis. Units, squads and cards are all named by `Ref("aa-unit", id)`, pieces by
`Ref("aa-piece", id)`; `View.names` has them all.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.armored_advance.fire.shot import Doubt
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.ground.plan import Outline, PieceKind, Zone
from server.games.armored_advance.house import House
from server.games.armored_advance.lists.forces import Force
from server.games.armored_advance.lists.squads import SquadKind
from server.games.armored_advance.state import Driven, LastShot, Mission, Scouted, Stage
from server.games.armored_advance.units.cards import UnitCard, UnitId
from server.games.kernel import Seat
from server.games.ruling import Phrase


class PieceOnBoard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of terrain that still stands."""

    id: str
    kind: PieceKind
    outline: Outline
    height: int = 0
    hp: int | None = None  # where fortifications have HP


class Map(Struct, frozen=True, kw_only=True):
    """The board: from (0, 0) to (width, depth)."""

    id: str
    width: int
    depth: int
    pieces: tuple[PieceOnBoard, ...]
    zones: tuple[Zone, ...]


class UnitOnBoard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A vehicle or field gun; what its card says stands in `Board.cards`."""

    id: str
    seat: Seat
    card: UnitId
    hp: int
    state: Literal["waiting", "ready", "destroyed"] = "ready"
    at: Place | None = None
    heading: int = 0
    actions: int = 0  # left this turn, of its own
    moves: int = 0  # movement actions this turn
    inches: int = 0  # moved this turn
    moved: Literal["no", "pivot", "yes"] = "no"
    first_moved: Literal["no", "free", "action"] = "no"  # whether it began its turn by moving
    free_move: int = 0  # thousandths of an inch still free
    fired: tuple[str, ...] = ()  # weapons, this turn
    reloading: bool = False
    set_up: Literal["no", "setting_up", "ready"] = "no"
    towing: str | None = None
    towed_by: str | None = None
    passengers: tuple[str, ...] = ()
    crew: str | None = None  # the squad that mans the gun
    wreck: bool = False  # destroyed, and still in the way


class SquadOnBoard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An infantry squad."""

    id: str
    seat: Seat
    kind: SquadKind
    men: int
    full: int  # men it began with
    machine_gun: bool = False
    grenades: int = 0
    state: Literal["waiting", "ready", "destroyed"] = "ready"
    at: Place | None = None
    can_act: bool = False
    aboard: str | None = None
    manning: str | None = None
    on: str | None = None  # an objective
    hidden: bool = False  # a team nobody may target now


class ObjectiveOnBoard(Struct, frozen=True, kw_only=True):
    id: str
    at: Place | None
    radius: int  # of what counts as on it, in thousandths of an inch
    owner: Seat | None
    men: tuple[int, int]  # blue's and orange's on it


class Side(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player. The list is shown to its owner at once, to everybody when both are in."""

    seat: Seat
    zone: str = ""
    vp: int = 0
    requisition: int = 0  # of what is left
    list: Literal["no", "sealed", "open"] = "no"
    force: Force | None = None


class Settling(Struct, frozen=True, kw_only=True):
    """A fact too close to call, and who has said what."""

    unit: str
    target: str
    doubt: Doubt
    said: tuple[bool | None, bool | None]  # blue, orange
    yes: Phrase  # what the shot needs if it holds
    no: Phrase  # and if it does not


class BattleResult(Struct, frozen=True, kw_only=True):
    """The end; both seats winning is a draw."""

    winners: tuple[Seat, ...]


class Rules(Struct, frozen=True, kw_only=True):
    """What is played."""

    mission: Mission
    requisition: int
    action_limit: int
    turn_limit: int | None
    vp_target: int | None
    scale: int
    unit: Literal["in", "cm"]
    squads: int
    most_of_a_kind: int  # in a list
    most_grenades: int  # of one squad
    place_error: int  # standard error of a place, in thousandths of an inch
    house: House  # only what differs from the defaults is sent


class Board(Struct, frozen=True, kw_only=True):
    """The whole table."""

    stage: Stage
    rules: Rules
    map: Map | None  # None: counted play
    turn: int
    round: int
    active: Seat | None  # whose turn, or whose choice it is before the first
    actions_left: int
    sides: tuple[Side, ...]  # blue, orange
    cards: tuple[UnitCard, ...]
    units: tuple[UnitOnBoard, ...]
    squads: tuple[SquadOnBoard, ...]
    objectives: tuple[ObjectiveOnBoard, ...]
    scouted: tuple[Scouted, ...] = ()
    last_shot: LastShot | None = None
    again: int | None = None  # the face that is thrown once more, while that shot's dice fall
    settling: Settling | None = None
    driven: Driven | None = None  # the newest move, if it went over waypoints
    result: BattleResult | None = None
