"""What the text of a card leaves open (14): the choices it asks the phasing player for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from server.games.kernel import Offer, OneOf, Seat, SomeOf, Vary
from server.games.ruling import IllegalMove, Phrase, Reason, Ruling, Value
from server.games.telling import refuse
from server.games.what_price_glory.actions import Activate, Choose, Mark, Reinforce
from server.games.what_price_glory.frames import Event
from server.games.what_price_glory.movement import check_crossing, check_room
from server.games.what_price_glory.sides import (
    CP,
    EN,
    NOT_IN_PLAY,
    OTHER,
    RESERVE_OF,
    AreaId,
    Nation,
    UnitId,
    area_ref,
    card_ref,
    wpg,
)
from server.games.what_price_glory.state import (
    State,
    Unit,
    card,
    effect,
    is_hostile,
    room,
    units_in,
)
from server.games.what_price_glory.supply import in_supply, supplied

MOST_TRENCHES = 4  # on the map: there are no more markers


def asks(s: State, frame: Event) -> tuple[Offer, ...]:
    """The choices of the phasing player; none: there is nothing to choose."""
    ask = ASKS.get(effect(s, frame.card))
    return ask(s, frame) if ask else ()


def said(key: str, **values: Value) -> Phrase:
    return Phrase(f"wpg-offer-{key}", values)


def _ask_reinforce(s: State, frame: Event) -> tuple[Offer, ...]:
    offers = []
    for box in sorted({RESERVE_OF[nation] for nation in _nations(frame.seat)}):
        areas = reinforced_areas(s, frame.seat, box)
        if areas and units_in(s, box):
            action = Reinforce(box=box, to=areas[0])
            vary = (OneOf(field="to", values=areas),)
            offers.append(Offer(action=action, label=said("reinforce", box=box), vary=vary))
    return tuple(offers)


def _nations(seat: Seat) -> tuple[Nation, ...]:
    return ("german",) if seat == CP else ("french", "british", "belgian", "us")


def reinforced_areas(s: State, seat: Seat, box: str) -> tuple[AreaId, ...]:
    """Where units of the box may be placed: supplied, own control, no enemy, room (A-26)."""
    found: set[AreaId] = set()
    for nation, home in RESERVE_OF.items():
        if home == box:
            found |= supplied(s, nation)
    return tuple(sorted(a for a in found if not is_hostile(s, a, seat) and room(s, a, seat) > 0))


def _ask_stoss(s: State, frame: Event) -> tuple[Offer, ...]:
    stoss = sum(u.kind == "stoss" and u.at == NOT_IN_PLAY for u in s.units)
    most = min(card(s, frame.card).number, stoss)
    offers = []
    for area in sorted(s.ground):
        fit = _replaceable_by_stoss(s, area)
        if fit and most:
            vary = (SomeOf(field="units", values=fit, low=1, high=min(most, len(fit))),)
            label = said("stoss", area=area_ref(area))
            offers.append(
                Offer(action=Choose(units=fit[:most]), label=label, vary=vary, about=area)
            )
    return tuple(offers)


def _replaceable_by_stoss(s: State, area: AreaId) -> tuple[UnitId, ...]:
    return tuple(
        u.id for u in units_in(s, area, CP) if u.move > 1 and u.kind == "corps" and in_supply(s, u)
    )


def _ask_gas(s: State, frame: Event) -> tuple[Offer, ...]:
    own = {u.at for u in s.units if u.seat == frame.seat and u.is_on_map and in_supply(s, u)}
    near = {next for base in own for next in (base, *s.atlas.neighbours[base])}
    hit = sorted(area for area in near if units_in(s, area, OTHER[frame.seat]))
    return tuple(
        Offer(action=Mark(areas=(area,)), label=said("gas", area=area_ref(area)), about=area)
        for area in hit
    )


def _ask_trenches(s: State, frame: Event) -> tuple[Offer, ...]:
    places = trench_places(s, frame.seat)
    dug = sum(ground.trench for ground in s.ground.values())
    most = min(card(s, frame.card).number, MOST_TRENCHES - dug, len(places))
    if most <= 0:
        return ()
    vary = (SomeOf(field="areas", values=places, low=1, high=most),)
    return (Offer(action=Mark(areas=places[:most]), label=said("trenches", count=most), vary=vary),)


def trench_places(s: State, seat: Seat) -> tuple[AreaId, ...]:
    """Supplied areas of the side with units of its own and no trench yet."""
    held = {u.at for u in s.units if u.seat == seat and u.is_on_map and in_supply(s, u)}
    return tuple(
        sorted(a for a in held if s.ground[a].controller == seat and not s.ground[a].trench)
    )


def _ask_retire(s: State, frame: Event) -> tuple[Offer, ...]:
    """Groups that may go back; beside Battlefield Coordination not those that acted (5.4b)."""
    offers, busy = [], _have_acted(s)
    for area in sorted(s.ground):
        units = [
            u
            for u in units_in(s, area, frame.seat)
            if u.fresh and u.id not in busy and in_supply(s, u)
        ]
        if units and retire_areas(s, units[:1]):
            fit = tuple(u.id for u in units)
            vary = (SomeOf(field="units", values=fit, low=1),)
            label = said("retire", area=area_ref(area))
            offers.append(Offer(action=Activate(units=fit), label=label, vary=vary, about=area))
    return tuple(offers)


def _have_acted(s: State) -> set[UnitId]:
    """Groups of this impulse but those that only fired Steel Rain, for which any area serves."""
    assert s.impulse is not None
    groups = s.impulse.groups.items()
    return {*s.impulse.active, *(id for k, ids in groups if k not in s.impulse.bases for id in ids)}


def retire_areas(s: State, units: Sequence[Unit]) -> tuple[AreaId, ...]:
    """Where the group may retire to: a neighbour of its own side without enemies."""
    here, seat = units[0].at, units[0].seat
    found = []
    for to in s.atlas.neighbours[here]:
        if is_hostile(s, to, seat):
            continue
        try:
            check_crossing(s, units, here, to)
            check_room(s, len(units), to, seat)
        except IllegalMove:
            continue
        found.append(to)
    return tuple(found)


def _ask_usa(s: State, frame: Event) -> tuple[Offer, ...]:
    many = len(us_corps(s))
    fit = [
        area
        for area in sorted(supplied(s, "us"))
        if not is_hostile(s, area, EN) and room(s, area, EN) >= many
    ]
    return tuple(
        Offer(action=Mark(areas=(area,)), label=said("land", area=area_ref(area)), about=area)
        for area in fit
    )


def us_corps(s: State) -> tuple[Unit, ...]:
    return tuple(u for u in s.units if u.nation == "us" and u.at == NOT_IN_PLAY)


def _ask_tanks(s: State, frame: Event) -> tuple[Offer, ...]:
    tanks = frame.tanks or tuple(u.id for u in s.units if u.kind == "tank" and u.at == NOT_IN_PLAY)
    for tank in tanks:
        areas = tank_areas(s, tank)
        if areas:
            return tuple(
                Offer(
                    action=Mark(areas=(area,)), label=said("tank", area=area_ref(area)), about=area
                )
                for area in areas
            )
    return ()


def tank_areas(s: State, tank: UnitId) -> tuple[AreaId, ...]:
    """Areas with supplied units of the tank's own nation, and room."""
    nation = next(u.nation for u in s.units if u.id == tank)
    held = {u.at for u in s.units if u.nation == nation and u.is_on_map and in_supply(s, u)}
    return tuple(sorted(area for area in held if room(s, area, EN) > 0))


def _ask_refresh(s: State, frame: Event) -> tuple[Offer, ...]:
    tired = tuple(
        u.id
        for u in s.units
        if u.seat == frame.seat and u.is_on_map and not u.fresh and in_supply(s, u)
    )
    if not tired:
        return ()
    most = min(card(s, frame.card).number, len(tired))
    vary = (SomeOf(field="units", values=tired, low=1, high=most),)
    return (Offer(action=Choose(units=tired[:most]), label=said("refresh", count=most), vary=vary),)


ASKS = {
    "reinforce": _ask_reinforce,
    "stoss": _ask_stoss,
    "gas": _ask_gas,
    "trenches": _ask_trenches,
    "retire": _ask_retire,
    "usa": _ask_usa,
    "tanks": _ask_tanks,
    "refresh": _ask_refresh,
}


# --- Checking an answer ----------------------------------------------------------------------


def check(s: State, frame: Event, action: object) -> Ruling[None]:
    """The answer is one that the card allows: an offer, within what may vary in it."""
    if not any(_covers(offer, action) for offer in asks(s, frame)):
        raise refuse("wpg-not-for-card", wpg("14"), card=card_ref(frame.card))
    return Ruling(None, (Reason("wpg-card-text", wpg("14")),))


def _covers(offer: Offer, action: Any) -> bool:
    if type(action) is not type(offer.action):
        return False
    varied = {each.field: each for each in offer.vary}
    return all(
        _within(varied[field], value) if field in varied else value == getattr(offer.action, field)
        for field, value in ((f, getattr(action, f)) for f in offer.action.__struct_fields__)
    )


def _within(vary: Vary, value: object) -> bool:
    if isinstance(vary, OneOf):
        return value in vary.values
    assert isinstance(vary, SomeOf) and isinstance(value, tuple)
    most = len(vary.values) if vary.high is None else vary.high
    distinct = len(set(value)) == len(value)
    return distinct and vary.low <= len(value) <= most and set(value) <= set(vary.values)
