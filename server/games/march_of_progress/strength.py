"""Increase army strength action (MP-50)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Offer
from server.games.march_of_progress.actions import Strengthen
from server.games.march_of_progress.cards import CountryId
from server.games.march_of_progress.control import controller
from server.games.march_of_progress.scenario import Country
from server.games.march_of_progress.state import (
    State,
    Task,
    country,
    country_ref,
    done,
    home,
    house,
    mop,
    nothing_happens,
    player,
    vp_die,
    with_player,
)
from server.games.ruling import Phrase, Reason, Reasons, Ruling, Value
from server.games.telling import Told, refuse, tell

_CHAPTER = mop("mop-chapter-strength")
_AT_MOST = house("strength_at_6")


def _strongest(s: State, task: Task) -> int:
    space = home(s, task.seat).strength
    assert space is not None
    return space.high


def _at_most(s: State, task: Task) -> bool:
    return player(s, task.seat).strength >= _strongest(s, task)


def _can_pay(s: State, task: Task, card: Country) -> bool:
    controls = controller(s, card.id) == task.seat
    return controls and vp_die(s, card.id) > s.scenario.vp_floor(card)


def options(s: State, task: Task) -> tuple[Offer, ...]:
    """Each controlled country whose VP die can still go down."""
    if s.house.strength_at_6 == "nothing" and _at_most(s, task):
        return ()
    return tuple(_offer(s, c.id) for c in s.scenario.countries if _can_pay(s, task, c))


def _offer(s: State, id: CountryId) -> Offer:
    die = vp_die(s, id)
    values: dict[str, Value] = {"country": country_ref(id), "from": die, "to": die - 1}
    return Offer(action=Strengthen(country=id), label=Phrase("mop-offer-strengthen", values))


def check(s: State, task: Task, action: Strengthen) -> Ruling[None]:
    """Only a country one controls, and only down to its floor."""
    card = country(s, action.country)
    if controller(s, card.id) != task.seat:
        raise refuse("mop-not-controlled", _CHAPTER, country=country_ref(card.id))
    floor = s.scenario.vp_floor(card)
    if vp_die(s, card.id) <= floor:
        # The book's own floor is 0; any other is the scenario's.
        cite = mop("mop-chapter-scenario") if floor else _CHAPTER
        raise refuse("mop-at-floor", cite, country=country_ref(card.id), floor=floor)
    if _at_most(s, task):
        return Ruling(None, (Reason("mop-strength-at-most", _AT_MOST),))
    return Ruling(None, (Reason("mop-die-for-strength", _CHAPTER),))


def play(s: State, task: Task, action: Strengthen, why: Reasons, told: Told) -> State:
    """The VP die goes down in any case; the strength die stops at its highest face (Q6)."""
    countries = s.scenario.countries
    dice = tuple(
        die - (card.id == action.country) for die, card in zip(s.vp_dice, countries, strict=True)
    )
    me = player(s, task.seat)
    stronger = min(me.strength + 1, _strongest(s, task))
    s = with_player(replace(s, vp_dice=dice), replace(me, strength=stronger))
    die = vp_die(s, action.country)
    values: dict[str, Value] = {"country": country_ref(action.country), "die": die}
    tell(told, "mop-strengthened", task.seat, *why, strength=stronger, **values)
    return done(s, task.seat)


def nothing(s: State, task: Task, told: Told) -> State:
    if s.house.strength_at_6 == "nothing" and _at_most(s, task):
        why = Reason("mop-strength-at-most", _AT_MOST)
    else:
        why = Reason("mop-no-die", _CHAPTER)
    return nothing_happens(s, told, task.seat, why)
