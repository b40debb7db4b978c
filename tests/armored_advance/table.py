"""Matches set up by hand: units where a test wants them, in the middle of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import BoardPlan, PieceKind, PiecePlan, Zone
from server.games.armored_advance.house import House
from server.games.armored_advance.lists.forces import Force, to_json
from server.games.armored_advance.lists.squads import SQUADS
from server.games.armored_advance.state import Options, Squad, State, Unit
from server.games.armored_advance.units.cards import Names, UnitCard
from server.games.armored_advance.units.library import shipped
from server.games.kernel import Faces, Roll, Step
from server.games.ruling import IllegalMove

CARDS = shipped().cards()
WIDTH, DEPTH = 80, 60
SEALED = to_json(Force())  # what the sides brought is on the table: nobody reads the list again


def at(x: float, y: float) -> Place:
    return Place(round(x * INCH), round(y * INCH))


def box(x1: float, y1: float, x2: float, y2: float) -> tuple[tuple[int, int], ...]:
    corners = ((x1, y1), (x2, y1), (x2, y2), (x1, y2))
    return tuple((round(x * INCH), round(y * INCH)) for x, y in corners)


def piece(id: str, kind: PieceKind, *corners: float, height: float = 0) -> PiecePlan:
    return PiecePlan(id=id, kind=kind, outline=box(*corners), height=round(height * INCH))


def unit(id: str, card: str, x: float = 10, y: float = 10, heading: float = 0, **more: Any) -> Unit:
    """A unit in play, named by side and number: `blue-1`."""
    seat = id.partition("-")[0]
    known = CARDS[card]
    place = None if more.get("towed_by") else at(x, y)
    values = {"hp": known.hp, "state": "ready", "place": place, **more}
    return Unit(id=id, seat=seat, card=card, heading=round(heading * 100), **values)


def squad(id: str, x: float = 10, y: float = 10, kind: Any = "basic", **more: Any) -> Squad:
    seat = id.partition("-")[0]
    place = None if more.get("aboard") else at(x, y)
    values = {"men": SQUADS[kind].men, "state": "ready", "place": place, **more}
    return Squad(id=id, seat=seat, kind=kind, **values)


def match(
    *things: Unit | Squad,
    pieces: Iterable[PiecePlan] = (),
    objectives: Iterable[Place] = (),
    cards: Mapping[str, UnitCard] = CARDS,
    house: House | None = None,
    board: bool = True,
    spare: bool = True,
    **options: Any,
) -> State:
    """Blue's first turn with these on the table; the state is a possible one.

    `spare`: a tank in a corner that has not acted, so that the turn does not end by itself.
    """
    units = tuple(thing for thing in things if isinstance(thing, Unit))
    squads = tuple(thing for thing in things if isinstance(thing, Squad))
    if not any(u.seat == "orange" for u in units):
        units = (*units, unit("orange-99", "m5a1-stuart", WIDTH - 5, DEPTH - 5))
    if spare:
        units = (*units, unit("blue-99", "m4a3-75w", 5, DEPTH - 5))
    zones = (Zone("west", box(0, 0, 10, DEPTH)), Zone("east", box(WIDTH - 10, 0, WIDTH, DEPTH)))
    plan = BoardPlan(
        id="test",
        name=Names("Test", "Test"),
        width=WIDTH * INCH,
        depth=DEPTH * INCH,
        pieces=tuple(pieces),
        zones=zones,
        objectives=tuple(objectives),
    )
    if not board:
        units = tuple(replace(u, place=None) for u in units)
        squads = tuple(replace(q, place=None) for q in squads)
    own = {"mission": "annihilation", "requisition": 5000, "action_limit": 5, **options}
    s = State(
        options=Options(board=plan if board else None, squads=len(squads), **own),
        house=house or House(),
        stage="play",
        sealed=(SEALED, SEALED),
        cards=tuple(cards[id] for id in dict.fromkeys(u.card for u in units)),
        units=units,
        squads=squads,
        zones=("west", "east"),
        turn=1,
        actions_left=own["action_limit"],
    )
    GAME.invariants(s)
    return s


def changed(card: str, **values: Any) -> dict[str, UnitCard]:
    """All cards, one of them with other values."""
    return {**CARDS, card: replace(CARDS[card], **values)}


def play(s: State, action: Any, seat: str = "blue") -> State:
    """Play a legal action; the state after it is a possible one."""
    GAME.check(s, seat, action)
    after: State = GAME.apply(s, seat, action).state
    GAME.invariants(after)
    return after


def refused(s: State, action: Any, seat: str = "blue") -> str:
    """The reason why not; fails if the action is allowed."""
    try:
        GAME.check(s, seat, action)
    except IllegalMove as no:
        return no.reason.key
    raise AssertionError(f"{action} is allowed")


def throw(s: State, *faces: int) -> State:
    """Feed the dice that are wanted, in the order of their groups."""
    step = thrown(s, *faces)
    GAME.invariants(step.state)
    after: State = step.state
    return after


def thrown(s: State, *faces: int) -> Step:
    wanted = GAME.pending(s)
    assert isinstance(wanted, Roll), wanted
    given, rest = {}, list(faces)
    for dice in wanted.groups:
        given[dice.key] = tuple(rest[: dice.count])
        rest = rest[dice.count :]
    assert not rest, f"{len(rest)} dice too many"
    return GAME.feed(s, Faces(roll=wanted.id, faces=given))


def the(s: State, id: str) -> Any:
    """The unit or squad of that name."""
    return next(thing for thing in (*s.units, *s.squads) if thing.id == id)
