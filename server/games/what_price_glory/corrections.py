"""Corrections: set units, control, markers and tracks to what stands on the real table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Happening, Seat, Step
from server.games.ruling import Phrase, Value
from server.games.telling import Told, refuse
from server.games.what_price_glory.card_choices import MOST_TRENCHES
from server.games.what_price_glory.control import MOST_INITIATIVE, settle
from server.games.what_price_glory.files import PARIS
from server.games.what_price_glory.frames import BuildHands, NextImpulse
from server.games.what_price_glory.naming import place_ref, unit_ref
from server.games.what_price_glory.play import go_on
from server.games.what_price_glory.sides import (
    BOXES,
    CP,
    EAST,
    MOST_EAST,
    SEATS,
    AreaId,
    UnitId,
    area_ref,
    may_lie,
    side_ref,
    wpg,
)
from server.games.what_price_glory.state import (
    PRINTED,
    Ground,
    Marker,
    State,
    known_area,
    player,
    room,
    unit,
    units_in,
    with_player,
    with_units,
)

MOST_VICTORY = 40


class _Correction(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class SetUnit(_Correction, frozen=True, tag="set-unit"):
    """Where a unit lies, in an area or a box, and on which face."""

    unit: UnitId
    at: str
    fresh: bool = True


class SetControl(_Correction, frozen=True, tag="set-control"):
    """Who controls an area, and whether a trench is there."""

    area: AreaId
    seat: Seat
    trench: bool = False


class SetTracks(_Correction, frozen=True, tag="set-tracks"):
    """The victory track and the initiative."""

    victory: int
    initiative: int
    holder: Seat


class SetMarker(_Correction, frozen=True, tag="set-marker"):
    """Where a side's machine gun or gas lies; without an area, nowhere."""

    kind: Literal["machine-gun", "gas"]
    seat: Seat
    area: AreaId | None = None


class SetHand(_Correction, frozen=True, tag="set-hand"):
    """How many printed cards a side holds; the others of them lie in its main deck."""

    seat: Seat
    count: int


Correction = SetUnit | SetControl | SetTracks | SetMarker | SetHand


def correct(s: State, correction: Correction) -> Step:
    """The table is right. In the middle of an impulse units are on their way: it is taken back or
    ended first."""
    if s.over:
        raise refuse("wpg-over", wpg("12"))
    if s.impulse is not None:
        raise refuse("wpg-correct-later", wpg("4.4"))
    told: Told = []
    match correction:
        case SetUnit():
            s = _set_unit(s, correction, told)
        case SetControl():
            s = _set_control(s, correction, told)
        case SetTracks():
            s = _set_tracks(s, correction, told)
        case SetMarker():
            s = _set_marker(s, correction, told)
        case SetHand():
            s = _set_hand(s, correction, told)
    return Step(state=s if s.over else go_on(s, told), happenings=tuple(told))


def _set_unit(s: State, wanted: SetUnit, told: Told) -> State:
    now = unit(s, wanted.unit)
    if wanted.at not in BOXES:
        known_area(s, wanted.at)
        if now.at != wanted.at and room(s, wanted.at, now.seat) < 1:
            raise refuse("wpg-full", wpg("6.3"), area=area_ref(wanted.at), there=10, most=10)
    elif not may_lie(now.nation, wanted.at):
        raise refuse("wpg-not-their-box", wpg("2.2"), box=place_ref(wanted.at))
    if wanted.at == EAST and now.at != EAST and len(units_in(s, EAST)) >= MOST_EAST:
        raise refuse("wpg-east-full", wpg("10.2"), most=MOST_EAST)
    values = {"unit": unit_ref(now), "from": place_ref(now.at), "to": place_ref(wanted.at)}
    face = "fresh" if wanted.fresh else "spent"
    told.append(Happening(text=Phrase("wpg-corrected-unit", {**values, "face": face})))
    return settle(with_units(s, [replace(now, at=wanted.at, fresh=wanted.fresh)]), told)


def _set_control(s: State, wanted: SetControl, told: Told) -> State:
    area = known_area(s, wanted.area)
    if wanted.seat not in SEATS:
        raise refuse("wpg-no-such-side", wpg("9.1"), side=wanted.seat)
    present = {u.seat for u in units_in(s, area)}
    if present and wanted.seat not in present:
        raise refuse("wpg-held-by-others", wpg("9.2"), area=area_ref(area))
    dug = sum(g.trench for id, g in s.ground.items() if id != area)
    if wanted.trench and dug >= MOST_TRENCHES:
        raise refuse("wpg-no-more-trenches", wpg("7.5"), most=MOST_TRENCHES)
    ground = {**s.ground, area: Ground(controller=wanted.seat, trench=wanted.trench)}
    values = {"area": area_ref(area), "side": side_ref(wanted.seat)}
    key = "wpg-corrected-trench" if wanted.trench else "wpg-corrected-control"
    told.append(Happening(text=Phrase(key, values)))
    s = replace(s, ground=ground)
    if area == PARIS and wanted.seat == CP:
        told.append(Happening(text=Phrase("wpg-paris-falls", {"side": side_ref(CP)}), seat=CP))
        return replace(s, over=True, todo=())
    return s


def _set_marker(s: State, wanted: SetMarker, told: Told) -> State:
    if wanted.seat not in SEATS:
        raise refuse("wpg-no-such-side", wpg("9.1"), side=wanted.seat)
    rest = tuple(m for m in s.markers if (m.kind, m.seat) != (wanted.kind, wanted.seat))
    values: dict[str, Value] = {"kind": wanted.kind, "side": side_ref(wanted.seat)}
    if wanted.area is None:
        told.append(Happening(text=Phrase("wpg-corrected-no-marker", values)))
        return replace(s, markers=rest)
    area = known_area(s, wanted.area)
    values["area"] = area_ref(area)
    told.append(Happening(text=Phrase("wpg-corrected-marker", values)))
    return replace(s, markers=(*rest, Marker(wanted.kind, area, wanted.seat)))


def _set_hand(s: State, wanted: SetHand, told: Told) -> State:
    """Cards of the hand and the main deck change places."""
    if wanted.seat not in SEATS:
        raise refuse("wpg-no-such-side", wpg("9.1"), side=wanted.seat)
    if not s.printed:
        raise refuse("wpg-cards-on-the-phone", wpg("4.2"))
    if isinstance(s.todo[0], BuildHands):
        raise refuse("wpg-hands-are-chosen", wpg("3.1"))
    who = player(s, wanted.seat)
    lying = len(who.hand) + len(who.deck)
    if not 0 <= wanted.count <= lying:
        raise refuse("wpg-so-many-cards", wpg("3.1"), most=lying)
    hand, deck = (PRINTED,) * wanted.count, (PRINTED,) * (lying - wanted.count)
    values: dict[str, Value] = {"side": side_ref(wanted.seat), "count": wanted.count}
    told.append(Happening(text=Phrase("wpg-corrected-hand", values)))
    return with_player(s, replace(who, hand=hand, deck=deck))


def _set_tracks(s: State, wanted: SetTracks, told: Told) -> State:
    if abs(wanted.victory) > MOST_VICTORY or abs(wanted.initiative) > MOST_INITIATIVE:
        raise refuse("wpg-off-the-track", wpg("11.2"), most=MOST_INITIATIVE)
    if wanted.holder not in SEATS:
        raise refuse("wpg-no-such-side", wpg("9.1"), side=wanted.holder)
    values: dict[str, Value] = {
        "victory": wanted.victory,
        "initiative": wanted.initiative,
        "side": side_ref(wanted.holder),
    }
    told.append(Happening(text=Phrase("wpg-corrected-tracks", values)))
    s = replace(s, victory=wanted.victory, initiative=wanted.initiative, holder=wanted.holder)
    return _begun_by_holder(s)


def _begun_by_holder(s: State) -> State:
    """Before the first impulse of a turn the marker says who has it (11.1); in turn one that is
    always the Central Powers' (13.1)."""
    if s.impulses or s.turn == 1:
        return s
    first = NextImpulse(seat=s.holder)
    todo = tuple(first if isinstance(each, NextImpulse) else each for each in s.todo)
    return replace(s, todo=todo)
