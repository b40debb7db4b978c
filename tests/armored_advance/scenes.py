"""Small tables for the tests of sight: tanks, squads and box-shaped pieces."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from geometry import EXACT, Board, Disc, Error, Hull, Piece, Sight, Terrain
from server.games.armored_advance.fire.shot import Lane
from server.games.armored_advance.ground.bodies import Bodies, Body
from server.games.armored_advance.ground.doubtful import Doubtful
from server.games.armored_advance.ground.sight import survey
from server.games.armored_advance.house import House
from server.games.armored_advance.units.cards import Arc
from tests.armored_advance.shots import HOUSE

BOARD = Board(72, 48)
SIGHTS = {"foliage": Sight.HINDERING, "sandbags": Sight.TRANSPARENT, "mud": Sight.TRANSPARENT}
HEIGHTS = {"wall": 0.6, "building": 3.0, "foliage": 1.5, "sandbags": 0.3}


def tank(x: float, y: float, heading: float = 0.0, *, low: bool = False) -> Body:
    """4 by 2 inches; its roof at 1 inch, its hull at 0.7; a low one reaches half of that."""
    return Body(Hull(x, y, heading, 4.0, 2.0), 0.5 if low else 1.0, 0.35 if low else 0.7)


def squad(x: float, y: float) -> Body:
    return Body(Disc(x, y, 0.5), 0.5, 0.5)


def box(kind: str, left: float, low: float, right: float, high: float, **more: float) -> Piece:
    outline = ((left, low), (right, low), (right, high), (left, high))
    height = more.get("height", HEIGHTS.get(kind, 0.0))
    name = f"{kind} {left:g} {low:g}"
    return Piece(name, outline, kind, SIGHTS.get(kind, Sight.BLOCKING), height)


def table(*pieces: Piece) -> Terrain:
    return Terrain.of(BOARD, pieces)


def measure(
    terrain: Terrain,
    shooter: Body,
    target: Body,
    house: House,
    arc: Arc = "turret",
    *,
    cover: Sequence[float | None] = (),
    error: Error = EXACT,
    limits: Sequence[int] = (),
) -> Lane:
    """The facts between two shapes. `limits`: further distances in inches that rules ask about."""
    found = survey(terrain, Bodies.of([shooter]), Bodies.of([target]), house, cover)
    if error == EXACT:
        return found.lane(0, 0, arc)
    return Doubtful(found, error, tuple(limits)).lane(0, 0, arc)


def lane(a: Body, b: Body, *pieces: Piece, house: House = HOUSE, arc="turret", **more):
    return measure(table(*pieces), a, b, house, arc, **more)


AHEAD = (tank(10, 20), tank(30, 20, 180))  # they face each other, 16 inches apart

places = st.tuples(st.integers(6, 30), st.integers(6, 42), st.integers(0, 359))
far_places = st.tuples(st.integers(42, 66), st.integers(6, 42), st.integers(0, 359))
blocks = st.lists(
    st.tuples(
        st.sampled_from(["wall", "building", "foliage", "sandbags"]),
        st.integers(0, 69),
        st.integers(0, 45),
        st.integers(1, 8),
        st.integers(1, 8),
    ),
    max_size=6,
    unique_by=lambda b: b[:3],
)
houses = st.sampled_from(
    [HOUSE, House(between="any_sight_line"), House(facing_rule="hull_corners", arc_test="any_part")]
)


def pieces_of(rows) -> list[Piece]:
    return [box(kind, x, y, x + w / 2, y + h / 2) for kind, x, y, w, h in rows]
