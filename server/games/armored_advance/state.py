"""The state of a match, and lookups in it that every chapter needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.actions import Fire, Scout
from server.games.armored_advance.fire.odds import Plan
from server.games.armored_advance.fire.shot import Doubt, Lane
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.ground.plan import BoardPlan, PieceId
from server.games.armored_advance.house import House, aa
from server.games.armored_advance.lists.squads import SquadKind
from server.games.armored_advance.units.cards import Scale, UnitCard, UnitId
from server.games.kernel import Seat
from server.games.ruling import Reason, Ref
from server.games.telling import refuse

SEATS: tuple[Seat, Seat] = ("blue", "orange")
OTHER: dict[Seat, Seat] = {"blue": "orange", "orange": "blue"}
Mission = Literal["annihilation", "timed_annihilation", "domination"]
Stage = Literal["lists", "zone_roll", "zone", "deploy", "first_roll", "play", "over"]


class Options(Struct, frozen=True, kw_only=True):
    """What is played (Match Structure, p22)."""

    mission: Mission
    board: BoardPlan | None  # None: counted play, without places
    requisition: int
    action_limit: int
    turn_limit: int | None = None  # rounds
    vp_target: int | None = None
    scale: Scale = 100
    unit: Literal["in", "cm"] = "in"  # in which distances are shown
    squads: int = 0  # each side has
    objectives: int = 0  # where there is no board to count them on
    place_error: int = 0  # standard error of a place, in thousandths of an inch
    # Of matches begun before places were known so finely: they keep theirs, and scouts' reports
    # are not put to the players in them.
    error: int = 0  # of a place, in tenths of an inch
    height_error: int = 0  # of a height, in hundredths of an inch


# --- Units and squads ------------------------------------------------------------------------


class Shots(Struct, frozen=True):
    """One attack action of this turn. `left`: sequences an autocannon may still give others."""

    weapon: str
    at: Literal["armour", "infantry"]
    left: int = 0


class Deeds(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a unit did in its own turn; it stands until its next one begins."""

    actions: int = 0  # spent
    moves: int = 0  # movement actions
    inches: int = 0  # thousandths moved, free moves too
    moved: Literal["no", "pivot", "yes"] = "no"
    first: Literal["none", "move", "other"] = "none"  # its first action
    free_first: bool = False  # a free move came before any action
    free_move: bool = False
    turned: bool = False  # used its free turn on the spot
    on_road: bool = False  # it began the turn on one
    scouted: bool = False
    idle: bool = False  # setting up: it may do nothing else
    accurate: bool = False  # one accurate shot took its whole turn: it stays where it is
    shots: tuple[Shots, ...] = ()


FRESH = Deeds()


class Unit(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A vehicle or field gun."""

    id: str
    seat: Seat
    card: UnitId
    hp: int
    state: Literal["waiting", "ready", "destroyed"] = "waiting"
    place: Place | None = None  # the hull's centre; None: not on the board, in tow, or no board
    heading: int = 0
    deeds: Deeds = FRESH
    fired: int | None = None  # the own turn in which the primary was last fired
    set_up: Literal["no", "setting_up", "ready"] = "no"
    towing: str | None = None
    towed_by: str | None = None


class Squad(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An infantry squad; its men are counted on a die."""

    id: str
    seat: Seat
    kind: SquadKind
    men: int
    machine_gun: bool = False
    grenades: int = 0
    state: Literal["waiting", "ready", "destroyed"] = "waiting"
    place: Place | None = None
    acted: bool = False
    moved: bool = False  # in its own last turn, or so far in this one
    fired: bool = False
    lost_action: bool = False  # it crawled out of a wreck: its next action is lost
    got_out: bool = False  # this turn: it does nothing else
    aboard: str | None = None
    manning: str | None = None  # said, where there is no board
    on: str | None = None  # the objective it stands on, said where there is no board
    manned: bool = False  # said so this turn


Thing = Unit | Squad  # whatever stands on the table and may fire


class Scouted(Struct, frozen=True):
    """A target named for a friend, until the end of the turn."""

    scout: str
    friend: str
    target: str
    bonus: int


# --- What is being resolved ------------------------------------------------------------------


class Attack(Struct, frozen=True, kw_only=True):
    """An attack whose dice are falling. `follow(plan, ...)` says what is thrown next."""

    seat: Seat
    unit: str
    weapon: str
    target: str
    kind: Literal["direct", "he", "indirect", "anti_infantry"]
    plan: Plan
    throws: tuple[Mapping[str, tuple[int, ...]], ...] = ()
    reasons: tuple[Reason, ...] = ()


class Wreck(Struct, frozen=True):
    """A transport was destroyed: its riders crawl out and lose men."""

    unit: str
    squads: tuple[str, ...]


class Unclear(Struct, frozen=True, kw_only=True):
    """A fact of an attack or a scout's report too close to call, put to both sides."""

    seat: Seat
    action: Fire | Scout  # as it was declared
    lane: Lane  # to the target: of the attacker, the scout or, by house rule, of its friend
    doubt: Doubt
    number: int  # of the facts called so far for this action
    votes: tuple[bool | None, bool | None] = (None, None)
    unit: str = ""  # whose lane it is, if not the one's who acts


class Driven(Struct, frozen=True, kw_only=True):
    """The newest way over waypoints, for whoever moves the model by hand."""

    unit: str
    start: Place
    via: tuple[Place, ...]


class Call(Struct, frozen=True, kw_only=True):
    """What the players agreed on about one lane; it holds while both stand as they stood."""

    unit: str
    target: str
    weapon: str
    poses: tuple[tuple[int, int, int], tuple[int, int, int]]
    lane: Lane


class LastShot(Struct, frozen=True, kw_only=True):
    """The last attack, for phones that reconnect after it."""

    seat: Seat
    unit: str
    weapon: str
    target: str
    kind: Literal["direct", "he", "indirect", "anti_infantry"]
    need: int | None
    chance: float
    throws: tuple[Mapping[str, tuple[int, ...]], ...] = ()
    successes: int | None = None  # None: the dice are still falling
    damage: int = 0
    destroyed: bool = False
    reasons: tuple[Reason, ...] = ()


class State(Struct, frozen=True, kw_only=True):
    options: Options
    house: House
    data: Mapping[str, str] = {}  # club files, until the lists are in
    stage: Stage = "lists"
    sealed: tuple[str | None, str | None] = (None, None)  # force lists, as text, until revealed
    cards: tuple[UnitCard, ...] = ()  # of every unit in the match
    units: tuple[Unit, ...] = ()
    squads: tuple[Squad, ...] = ()
    rolls: int = 1  # of a roll-off, counting the one to come
    deployer: Seat = "blue"  # who places next, or chooses the zone
    zones: tuple[str, str] = ("", "")  # blue's, orange's
    first: Seat = "blue"
    active: Seat = "blue"
    turn: int = 0  # player turns begun
    actions_left: int = 0
    acting: str = ""  # the unit at work, where units act one after the other
    scouted: tuple[Scouted, ...] = ()
    gone: tuple[PieceId, ...] = ()  # pieces demolished
    worn: tuple[tuple[PieceId, int], ...] = ()  # damage done to fortifications with HP
    wrecks: tuple[str, ...] = ()  # units whose wrecks block
    vp: tuple[int, int] = (0, 0)
    quiet: int = 0  # player turns without damage
    votes: tuple[bool | None, bool | None] | None = None  # on a draw; None: not asked
    drawn: bool = False
    attack: Attack | None = None
    wreck: Wreck | None = None
    unclear: Unclear | None = None
    calls: tuple[Call, ...] = ()  # of this turn
    driven: Driven | None = None  # None: the newest move was straight
    last_shot: LastShot | None = None
    count: int = 0  # of decisions and rolls, to name them


# --- Names and words -------------------------------------------------------------------------


def unit_ref(id: str) -> Ref:
    return Ref("aa-unit", id)


def piece_ref(id: PieceId) -> Ref:
    return Ref("aa-piece", id)


# --- Looking things up -----------------------------------------------------------------------


def mapped(s: State) -> bool:
    return s.options.board is not None


def side(seat: Seat) -> int:
    return SEATS.index(seat)


_decks: dict[int, tuple[tuple[UnitCard, ...], dict[UnitId, UnitCard]]] = {}
MOST_DECKS = 256


def card_of(s: State, unit: Unit) -> UnitCard:
    """The unit's card, from an index that is cached by the identity of the match's cards."""
    found = _decks.get(id(s.cards))
    if found is None or found[0] is not s.cards:
        if len(_decks) > MOST_DECKS:
            _decks.clear()
        found = _decks[id(s.cards)] = (s.cards, {card.id: card for card in s.cards})
    return found[1][unit.card]


def find_unit(s: State, id: str) -> Unit | None:
    return next((unit for unit in s.units if unit.id == id), None)


def find_squad(s: State, id: str) -> Squad | None:
    return next((squad for squad in s.squads if squad.id == id), None)


def stand_in(s: State, thing: Thing) -> Thing:
    """What stands on the board for a target: itself, or the vehicle that tows it (Q57)."""
    if isinstance(thing, Unit) and thing.place is None and thing.towed_by is not None:
        return find_unit(s, thing.towed_by) or thing
    return thing


def is_target(s: State, unit: Unit) -> bool:
    """In play, and not in tow where that protects it (Q57)."""
    in_tow = unit.towed_by is not None
    return unit.state == "ready" and (not in_tow or s.house.towed_target == "yes")


def own_unit(s: State, seat: Seat, id: str) -> Unit:
    """The seat's vehicle or gun of that name, in play; refuses any other."""
    unit = find_unit(s, id)
    if unit is None:
        raise refuse("aa-no-such-unit", aa(4), who=id)
    if unit.seat != seat:
        raise refuse("aa-not-yours", aa(4), who=unit_ref(id))
    if unit.state == "destroyed":
        raise refuse("aa-unit-destroyed", aa(9), who=unit_ref(id))
    return unit


def own_squad(s: State, seat: Seat, id: str) -> Squad:
    """The seat's squad of that name, in play; refuses any other."""
    squad = find_squad(s, id)
    if squad is None:
        raise refuse("aa-no-such-unit", aa(17), who=id)
    if squad.seat != seat:
        raise refuse("aa-not-yours", aa(17), who=unit_ref(id))
    if squad.state == "destroyed":
        raise refuse("aa-unit-destroyed", aa(17), who=unit_ref(id))
    return squad


def with_unit(s: State, *changed: Unit) -> State:
    by_id = {unit.id: unit for unit in changed}
    return replace(s, units=tuple(by_id.get(unit.id, unit) for unit in s.units))


def with_squad(s: State, *changed: Squad) -> State:
    by_id = {squad.id: squad for squad in changed}
    return replace(s, squads=tuple(by_id.get(squad.id, squad) for squad in s.squads))


def ready_units(s: State, seat: Seat) -> list[Unit]:
    return [unit for unit in s.units if unit.seat == seat and unit.state == "ready"]


def ready_squads(s: State, seat: Seat) -> list[Squad]:
    return [squad for squad in s.squads if squad.seat == seat and squad.state == "ready"]


def own_turn(s: State) -> int:
    """Which of the active side's own turns this is, from 1."""
    return round_of(s)


def round_of(s: State) -> int:
    """A round is a turn of each side."""
    return (s.turn + 1) // 2
