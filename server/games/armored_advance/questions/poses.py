"""A unit or squad that is asked about: where it stands, or as if it stood elsewhere."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.armored_advance.ground.places import TURN, Place
from server.games.armored_advance.house import aa
from server.games.armored_advance.state import State, Thing, Unit, find_squad, find_unit, unit_ref
from server.games.telling import refuse


def thing_of(s: State, id: str) -> Thing:
    found: Thing | None = find_unit(s, id) or find_squad(s, id)
    if found is None:
        raise refuse("aa-no-such-unit", aa(5), who=id)
    if found.state != "ready":
        raise refuse("aa-not-on-board", aa(5), who=unit_ref(id))
    return found


def posed(thing: Thing, at: Place | None, heading: int | None) -> Thing:
    """The same unit somewhere else on the board."""
    if at is not None:
        thing = replace(thing, place=at)
    if heading is not None and isinstance(thing, Unit):
        thing = replace(thing, heading=heading % TURN)
    return thing


def require_on_board(s: State, place: Place | None) -> None:
    plan = s.options.board
    assert plan is not None
    if place and not (0 <= place.x <= plan.width and 0 <= place.y <= plan.depth):
        raise refuse("aa-off-board", aa(22), who="")
