"""Control of areas, both tracks and the initiative (9, 11, 12)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Happening, Over, Seat
from server.games.ruling import Phrase
from server.games.telling import Told, seat_ref
from server.games.what_price_glory.files import PARIS
from server.games.what_price_glory.sides import CP, EN, OTHER, AreaId, area_ref, side_ref
from server.games.what_price_glory.state import (
    Ground,
    Player,
    State,
    player,
    total,
    vp_difference,
    with_player,
)

MOST_INITIATIVE = 2


def settle(s: State, told: Told) -> State:
    """Control changes the instant only the other side's units are in an area (9.2). The Central
    Powers win at once when that is Paris (12)."""
    present: dict[AreaId, set[Seat]] = {}
    for unit in s.units:
        if unit.at in s.ground:
            present.setdefault(unit.at, set()).add(unit.seat)
    for area, seats in present.items():
        if len(seats) == 1 and s.ground[area].controller not in seats:
            s = take(s, area, next(iter(seats)), told)
    return s


def take(s: State, area: AreaId, seat: Seat, told: Told) -> State:
    """The side gains control: both the tracks move, and a trench of the other side is gone."""
    ground = {**s.ground, area: Ground(controller=seat)}
    step = 1 if seat == CP else -1
    moved = max(-MOST_INITIATIVE, min(MOST_INITIATIVE, s.initiative + step))
    s = replace(s, ground=ground, initiative=moved)
    s = with_player(s, replace(player(s, seat), took_area=True))
    text = Phrase(
        "wpg-took",
        {
            "seat": seat_ref(seat),
            "side": side_ref(seat),
            "area": area_ref(area),
            "difference": vp_difference(s),
            "total": total(s),
        },
    )
    told.append(Happening(text=text, seat=seat))
    if area == PARIS and seat == CP:
        s = replace(s, over=True, todo=())
        told.append(Happening(text=Phrase("wpg-paris-falls", {"side": side_ref(CP)}), seat=CP))
    return s


def result(s: State) -> Over:
    """Who has won, or would if play stopped here: above zero the Central Powers, below zero the
    Entente (12). Scores count from each side's own point of view."""
    points = total(s)
    scores = {EN: -points, CP: points}
    if s.ground[PARIS].controller == CP:
        return Over(winners=(CP,), scores=scores, why=Phrase("wpg-won-paris"))
    if points == 0:
        return Over(winners=(EN, CP), scores=scores, why=Phrase("wpg-draw"))
    winner = CP if points > 0 else EN
    why = Phrase("wpg-won-points", {"side": side_ref(winner), "total": points})
    return Over(winners=(winner,), scores=scores, why=why)


def next_holder(s: State) -> Seat:
    """Who has the initiative in the next turn (11.3)."""
    if s.initiative == 0:
        return OTHER[s.holder]
    return CP if s.initiative > 0 else EN


def forget_turn(who: Player) -> Player:
    return replace(who, took_area=False, waives=False)
