"""Movement actions: MOVE 1 and MOVE 2 (MP-20 to MP-26)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Offer, Seat
from server.games.march_of_progress.actions import Move
from server.games.march_of_progress.control import occupier
from server.games.march_of_progress.groups import Group, groups, vary
from server.games.march_of_progress.state import (
    Army,
    State,
    Task,
    armies_in,
    country,
    country_ref,
    done,
    mop,
    nothing_happens,
    own_army,
    played,
    with_armies,
)
from server.games.ruling import Phrase, Reason, Reasons, Ruling, Value
from server.games.telling import Told, refuse, tell

_CHAPTER = mop("mop-chapter-movement")


def _most(s: State, seat: Seat) -> int:
    return 2 if played(s, seat).card == "move2" else 1


def options(s: State, task: Task) -> tuple[Offer, ...]:
    """Each move with a different result on the table."""
    seat = task.seat
    most = _most(s, seat)
    return tuple(
        _offer(group, start.id, to)
        for start in s.scenario.countries
        for group in groups(armies_in(s, start.id, seat), 1, most)
        for to in s.scenario.neighbours(start.id)
    )


def _offer(group: Group, start: str, to: str) -> Offer:
    values: dict[str, Value] = {
        "count": group.count,
        "lying": group.lying,
        "capital": group.capital,
        "from": country_ref(start),
        "to": country_ref(to),
    }
    return Offer(
        action=Move(armies=group.ids[0], to=to),
        label=Phrase("mop-offer-move", values),
        vary=vary("armies", group.ids),
    )


def check(s: State, task: Task, move: Move) -> Ruling[int]:
    """How many armies move; refuses what neither card allows."""
    if len(set(move.armies)) < len(move.armies):
        raise refuse("mop-move-twice", _CHAPTER)
    armies, most = _moving(s, task.seat, move), _most(s, task.seat)
    if not 1 <= len(armies) <= most:
        raise refuse("mop-move-count", _CHAPTER, most=most, count=len(armies))
    start = armies[0].country
    assert start is not None
    if any(army.country != start for army in armies):
        raise refuse("mop-move-together", _CHAPTER)
    if country(s, move.to).id not in s.scenario.neighbours(start):
        values: dict[str, Value] = {"from": country_ref(start), "to": country_ref(move.to)}
        raise refuse("mop-not-adjacent", _CHAPTER, **values)
    return Ruling(len(armies), (Reason("mop-adjacent", _CHAPTER),))


def _moving(s: State, seat: Seat, move: Move) -> list[Army]:
    return [own_army(s, seat, id) for id in move.armies]


def play(s: State, task: Task, move: Move, why: Reasons, told: Told) -> State:
    """A lying army stands up and goes (MP-25); leaving a capital ends its occupation (MP-26)."""
    seat, armies = task.seat, _moving(s, task.seat, move)
    start = armies[0].country
    assert start is not None
    arrived = (replace(a, country=move.to, fortified=False, on_capital=False) for a in armies)
    before, s = occupier(s, start), with_armies(s, *arrived)
    values: dict[str, Value] = {
        "count": len(armies),
        "lying": sum(army.fortified for army in armies),
        "from": country_ref(start),
        "to": country_ref(move.to),
    }
    tell(told, "mop-moved", seat, *why, **values)
    if before == seat and occupier(s, start) is None:
        left = Reason("mop-occupier-left", mop("mop-chapter-combat"))
        tell(told, "mop-capital-free", seat, left, country=country_ref(start))
    return done(s, seat)


def nothing(s: State, task: Task, told: Told) -> State:
    """No army in play: the card does nothing (MP-23)."""
    return nothing_happens(s, told, task.seat, Reason("mop-no-armies", _CHAPTER))
