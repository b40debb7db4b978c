"""Fortify action (MP-31)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Offer
from server.games.march_of_progress.actions import Decline, Fortify
from server.games.march_of_progress.groups import Group, groups, vary
from server.games.march_of_progress.state import (
    State,
    Task,
    armies_in,
    country_ref,
    done,
    house,
    in_play,
    mop,
    nothing_happens,
    own_army,
    with_armies,
)
from server.games.ruling import Phrase, Reason, Reasons, Ruling, Value
from server.games.telling import Told, refuse, tell

_CHAPTER = mop("mop-chapter-fortify")
_OPTIONAL = house("fortify_optional")


def options(s: State, task: Task) -> tuple[Offer, ...]:
    """Each standing army, equal ones once; and declining, if the house rule allows it."""
    seat = task.seat
    offers = [
        _offer(group, card.id)
        for card in s.scenario.countries
        for group in groups([a for a in armies_in(s, card.id, seat) if not a.fortified], 1, 1)
    ]
    if offers and s.house.fortify_optional == "yes":
        offers.append(Offer(action=Decline(), label=Phrase("mop-offer-no-fortify")))
    return tuple(offers)


def _offer(group: Group, where: str) -> Offer:
    values: dict[str, Value] = {"country": country_ref(where), "capital": group.capital}
    armies = [ids[0] for ids in group.ids]
    return Offer(
        action=Fortify(army=armies[0]),
        label=Phrase("mop-offer-fortify", values),
        vary=vary("army", armies),
    )


def check(s: State, task: Task, action: Fortify | Decline) -> Ruling[None]:
    """Only a standing army of one's own; declining only if the house rule allows it (Q7)."""
    if isinstance(action, Decline):
        if s.house.fortify_optional == "no":
            raise refuse("mop-must-fortify", _OPTIONAL)
        return Ruling(None, (Reason("mop-may-decline", _OPTIONAL),))
    if own_army(s, task.seat, action.army).fortified:
        raise refuse("mop-already-fortified", _CHAPTER)
    return Ruling(None, (_worth(s),))


def _worth(s: State) -> Reason:
    """What a fortified army counts in defence, by the book or by the house rule (Q1)."""
    if s.house.fortified_value == "just_1":
        return Reason("mop-fortified-is-one", house("fortified_value"))
    return Reason("mop-fortified-defends", _CHAPTER)


def play(s: State, task: Task, action: Fortify | Decline, why: Reasons, told: Told) -> State:
    if isinstance(action, Decline):
        return nothing_happens(s, told, task.seat, *why)
    army = own_army(s, task.seat, action.army)
    assert army.country is not None
    tell(told, "mop-fortified", task.seat, *why, country=country_ref(army.country))
    return done(with_armies(s, replace(army, fortified=True)), task.seat)


def nothing(s: State, task: Task, told: Told) -> State:
    if in_play(s, task.seat):
        why = Reason("mop-all-fortified", _OPTIONAL)
    else:
        why = Reason("mop-no-armies", _CHAPTER)
    return nothing_happens(s, told, task.seat, why)
