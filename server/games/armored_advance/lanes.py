"""The lanes of a match: who stands how to whom, measured once for each pair of poses."""

from __future__ import annotations

from collections.abc import Sequence

from geometry import Terrain
from server.games.armored_advance.cards import Arc
from server.games.armored_advance.house import House
from server.games.armored_advance.places import INCH
from server.games.armored_advance.shot import Lane
from server.games.armored_advance.sight import Bodies, Body, survey
from server.games.armored_advance.state import Squad, State, Unit, aa, card_of, refuse, unit_ref
from server.games.armored_advance.tables import ground, hull, token

Thing = Unit | Squad
MAN = 1.8 / 0.0254  # inches, at full size

_known: dict[tuple[int, tuple[str, ...], Body, Body, Arc], tuple[Terrain, Lane]] = {}
MOST_KNOWN = 50_000


def body(s: State, thing: Thing) -> Body:
    """A unit or squad as sight knows it; refused when it is not on the board."""
    if thing.place is None:
        raise refuse("aa-not-on-board", aa(5), who=unit_ref(thing.id))
    if isinstance(thing, Squad):
        tall = round(MAN / s.options.scale, 3)
        return Body(token(thing.place), tall, tall)
    card = card_of(s, thing)
    size = card.hull
    return Body(hull(card, thing.place, thing.heading), size.top / INCH, size.height / INCH)


def measured(s: State, shooter: Thing, target: Thing, arc: Arc) -> Lane:
    """The lane from one to the other, for a weapon with this arc."""
    return between(s, body(s, shooter), body(s, target), arc)


def between(s: State, one: Body, two: Body, arc: Arc) -> Lane:
    return lanes(s, [one], [two], arc)[0][0]


def lanes(
    s: State, shooters: Sequence[Body], targets: Sequence[Body], arc: Arc
) -> list[list[Lane]]:
    """All pairs; only those with a pose not seen before are measured."""
    land, by = ground(s).terrain, _rules(s.house)
    if len(_known) > MOST_KNOWN:
        _known.clear()
    table = [[_known.get((id(land), by, a, b, arc)) for b in targets] for a in shooters]
    rows = [i for i, row in enumerate(table) if any(each is None for each in row)]
    columns = [j for j in range(len(targets)) if any(row[j] is None for row in table)]
    if rows:
        _measure(s, land, [shooters[i] for i in rows], [targets[j] for j in columns], arc)
    return [[_known[id(land), by, a, b, arc][1] for b in targets] for a in shooters]


def _measure(
    s: State, land: Terrain, shooters: Sequence[Body], targets: Sequence[Body], arc: Arc
) -> None:
    found = survey(land, Bodies.of(shooters), Bodies.of(targets), s.house, ground(s).cover)
    by = _rules(s.house)
    for i, a in enumerate(shooters):
        for j, b in enumerate(targets):
            _known[id(land), by, a, b, arc] = (land, found.lane(i, j, arc))


def _rules(house: House) -> tuple[str, ...]:
    """The house rules that measuring depends on."""
    return (house.facing_rule, house.arc_test, house.visibility_pct, house.between)
