"""Recruit action (MP-30)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.march_of_progress.control import occupier
from server.games.march_of_progress.state import (
    State,
    Task,
    country_ref,
    done,
    home,
    mop,
    nothing_happens,
    with_armies,
)
from server.games.ruling import Reason
from server.games.telling import Told, seat_ref, tell

_CHAPTER = mop("mop-chapter-recruit")


def recruit(s: State, task: Task, told: Told) -> State:
    """One army from the stock to the own home, unless its capital is occupied."""
    seat = task.seat
    where = home(s, seat).id
    enemy = occupier(s, where)
    if enemy is not None:
        why = Reason("mop-recruit-occupied", _CHAPTER, values={"enemy": seat_ref(enemy)})
        return nothing_happens(s, told, seat, why)
    spare = next((a for a in s.armies if a.seat == seat and a.country is None), None)
    if spare is None:
        return nothing_happens(s, told, seat, Reason("mop-stock-empty", _CHAPTER))
    tell(told, "mop-recruited", seat, country=country_ref(where))
    return done(with_armies(s, replace(spare, country=where)), seat)
