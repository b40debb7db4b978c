"""Controlling a country: who holds which card, and whether a garrison counts."""

from __future__ import annotations

from server.games.kernel import Seat
from server.games.march_of_progress.cards import CountryId
from server.games.march_of_progress.state import State, country, country_ref, mop
from server.games.ruling import Reason, Ruling
from server.games.telling import seat_ref

_CHAPTER = mop("mop-chapter-control")


def occupier(s: State, id: CountryId) -> Seat | None:
    """Whose army stands on the capital; it can only be an enemy's."""
    for army in s.armies:
        if army.on_capital and army.country == id:
            return army.seat
    return None


def garrison(s: State, id: CountryId) -> int:
    """The strength the garrison adds in defence of its home: none while the capital is occupied."""
    card = country(s, id)
    return card.garrison if card.owner and occupier(s, id) is None else 0


def controller(s: State, id: CountryId) -> Seat | None:
    """Who controls the country (MP-70 to MP-72)."""
    owner = country(s, id).owner
    if owner is not None:
        return occupier(s, id) or owner
    present = {army.seat for army in s.armies if army.country == id}
    return present.pop() if len(present) == 1 else None


def control(s: State, id: CountryId) -> Ruling[Seat | None]:
    """Who controls the country, and why."""
    holder, owner = controller(s, id), country(s, id).owner
    values = {"country": country_ref(id)}
    if holder is None:
        contested = any(army.country == id for army in s.armies)
        key = "mop-control-contested" if contested else "mop-control-empty"
        return Ruling(None, (Reason(key, _CHAPTER, values=values),))
    if owner is None:
        key = "mop-control-neutral"
    else:
        key = "mop-control-home" if holder == owner else "mop-control-occupied"
    reason = Reason(key, _CHAPTER, values={**values, "seat": seat_ref(holder)}, side=holder)
    return Ruling(holder, (reason,))
