"""Matches of Armored Advance by luck: boards and lists that nobody thought out."""

from __future__ import annotations

import math

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Pick
from server.games.armored_advance.form import MISSIONS
from server.games.armored_advance.ground.boards import UPRIGHT
from server.games.armored_advance.lists import forces, handing_in
from server.games.armored_advance.lists.forces import Force, SquadEntry, UnitEntry
from server.games.armored_advance.lists.squads import MOST_GRENADES, SQUADS
from server.games.armored_advance.state import SEATS, State
from server.games.kernel import Luck, Setup
from server.games.ruling import IllegalMove

KINDS = (
    *("building", "bunker", "wall", "sandbags", "tank_traps", "foliage"),
    *("road", "mud", "water"),
)
MOST_PIECES, MOST_UNITS = 30, 8
Corner = tuple[float, float]


def begin(luck: Luck) -> Setup:
    """Every mission as often, and mostly a board of the club's; the form settles the rest."""
    answers = {"mission": luck.choice(MISSIONS)}
    if luck.random() < 0.5:
        return Setup(answers=answers)
    return Setup(answers={**answers, "board": "club"}, data={"club.toml": any_board(luck)})


def any_board(luck: Luck) -> str:
    """A board file: zones along two opposite edges, and pieces wherever they fall."""
    wide, deep = luck.randint(24, 60), luck.randint(24, 60)
    strip = luck.randint(5, 10)
    far = deep - strip
    lines = [
        'id = "club"',
        'name = { en = "Club", de = "Verein" }',
        f"width = {wide}",
        f"depth = {deep}",
        f"objectives = {_text(_spots(luck, wide, deep))}",
        _zone("near", [(0, 0), (wide, 0), (wide, strip), (0, strip)]),
        _zone("far", [(0, far), (wide, far), (wide, deep), (0, deep)]),
    ]
    lines += [_piece(luck, k, wide, deep) for k in range(luck.randint(0, MOST_PIECES))]
    return "\n".join(lines)


def _spots(luck: Luck, wide: int, deep: int) -> list[Corner]:
    count = luck.choice([1, 3, 5])
    return [(luck.randint(2, wide - 2), luck.randint(2, deep - 2)) for _ in range(count)]


def _zone(id: str, outline: list[Corner]) -> str:
    return f'[[zones]]\nid = "{id}"\noutline = {_text(outline)}'


def _piece(luck: Luck, k: int, wide: int, deep: int) -> str:
    """A turned rectangle: a thin one is a wall, a long one a road."""
    kind = luck.choice(KINDS)
    long = luck.randint(1, 30 if kind == "road" else 8)
    thick = 0.4 if kind in ("wall", "sandbags") else luck.randint(1, 5)
    height = luck.choice([0.5, 1.0, 2.5]) if kind in UPRIGHT else 0
    middle = luck.randint(0, wide), luck.randint(0, deep)
    outline = _turned(middle, long / 2, thick / 2, luck.choice([0.0, 90.0, luck.random() * 360]))
    held = [(min(max(x, 0), wide), min(max(y, 0), deep)) for x, y in outline]
    if _area(held) < 0.05:  # squeezed flat against an edge
        held = [(5, 5), (6, 5), (6, 6), (5, 6)]
    return (
        f'[[pieces]]\nid = "piece-{k}"\nkind = "{kind}"\nheight = {height}\noutline = {_text(held)}'
    )


def _turned(middle: Corner, half_long: float, half_thick: float, degrees: float) -> list[Corner]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    rim = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    spots = [(a * half_long, b * half_thick) for a, b in rim]
    return [(middle[0] + a * c - b * s, middle[1] + a * s + b * c) for a, b in spots]


def _area(outline: list[Corner]) -> float:
    pairs = zip(outline, [*outline[1:], outline[0]], strict=True)
    return abs(math.fsum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def _text(corners: list[Corner]) -> str:
    return str([[round(x, 3), round(y, 3)] for x, y in corners])


def hand_in(s: State, luck: Luck) -> State:
    """Some sides hand in a list of their own; the others still choose among the ready ones."""
    for seat in luck.choice([(), *((seat,) for seat in SEATS), SEATS]):
        pick = Pick(force=any_force(s, luck))
        try:
            GAME.check(s, seat, pick)
        except IllegalMove:
            continue  # guns alone do not count as a side under every house rule
        s = GAME.apply(s, seat, pick).state
    return s


def any_force(s: State, luck: Luck) -> Force:
    """Any units and squads, as long as they fit."""
    within, known = handing_in.limits(s), handing_in.cards(s)
    force = Force()
    for _ in range(luck.randint(1, MOST_UNITS)):
        card = luck.choice(list(known))
        more = Force(units=(*force.units, UnitEntry(unit=card)), squads=force.squads)
        force = force if forces.faults(more, known, within) else more
    for _ in range(s.options.squads):
        more = Force(units=force.units, squads=(*force.squads, _any_squad(luck)))
        force = force if forces.faults(more, known, within) else more
    return forces.canonical(force)


def _any_squad(luck: Luck) -> SquadEntry:
    kind = luck.choice(list(SQUADS))
    if not SQUADS[kind].takes_equipment:
        return SquadEntry(kind=kind)
    grenades = luck.randint(0, MOST_GRENADES)
    return SquadEntry(kind=kind, machine_gun=luck.choice([True, False]), grenades=grenades)
