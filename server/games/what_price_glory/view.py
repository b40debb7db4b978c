"""The redacted view of the state for one viewer, with the prompt and the offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from server.games.kernel import Decide, Over, Seat, View, Viewer
from server.games.offering import show
from server.games.ruling import Phrase, Value
from server.games.telling import seat_ref
from server.games.what_price_glory import combat, frames
from server.games.what_price_glory.atlas_drawing import draw
from server.games.what_price_glory.board import (
    AreaPlace,
    Board,
    Box,
    MarkerPiece,
    Now,
    OwnCards,
    PlayerArea,
    UnitPiece,
)
from server.games.what_price_glory.check import is_first_entente_impulse
from server.games.what_price_glory.control import result
from server.games.what_price_glory.offers import legal
from server.games.what_price_glory.play import decides, pending
from server.games.what_price_glory.sides import (
    BOXES,
    SEAT_OF,
    SEAT_OF_NATION,
    area_ref,
    card_ref,
    side_ref,
)
from server.games.what_price_glory.state import (
    Player,
    State,
    Unit,
    player,
    total,
    track,
    units_in,
    units_of,
    vp_difference,
)
from server.games.what_price_glory.supply import is_port, supplied
from server.games.what_price_glory.turn import hand_limit


def view(s: State, viewer: Viewer) -> View:
    """The table as the viewer sees it: of the other side's cards the numbers and what was shown."""
    shown = show(legal(s, viewer) if viewer is not None else ())
    return View(
        board=board(s, viewer),
        prompt=prompt(s, viewer),
        offers=shown.offers,
        more=shown.more,
        names={f"wpg-area-{a.id}": {"en": a.name.en, "de": a.name.de} for a in s.pack.areas},
    )


def board(s: State, viewer: Viewer) -> Board:
    drawing, now = draw(s.pack), track(s)
    lines = {nation: supplied(s, nation) for nation in SEAT_OF_NATION}

    def piece(unit: Unit) -> UnitPiece:
        return _piece(unit, is_supplied=not unit.is_on_map or unit.at in lines[unit.nation])

    return Board(
        play="companion" if s.printed else "digital",
        turn=s.turn,
        season=now.season,
        year=now.year,
        phasing=s.impulse.seat if s.impulse else None,
        holder=s.holder,
        initiative=s.initiative,
        victory=s.victory,
        difference=vp_difference(s),
        total=total(s),
        areas=tuple(
            AreaPlace(
                id=area.id,
                vp=area.vp,
                controller=s.ground[area.id].controller,
                began=SEAT_OF[area.controller],
                trench=s.ground[area.id].trench,
                port=is_port(s, area),
                edge=area.edge,
                place=drawing.places[area.id],
                outline=drawing.outlines[area.id],
                units=tuple(map(piece, units_in(s, area.id))),
            )
            for area in s.pack.areas
        ),
        borders=drawing.borders,
        land=drawing.land,
        boxes=tuple(
            Box(id=box, units=tuple(map(piece, units_in(s, box)))) for box in sorted(BOXES)
        ),
        markers=tuple(MarkerPiece(m.kind, m.area, m.seat) for m in s.markers),
        players=(_area(s, s.players[0]), _area(s, s.players[1])),
        own=_own(player(s, viewer)) if viewer is not None else None,
        now=None if s.over else _now(s),
        hands={each.seat: len(each.hand) for each in s.players},
        submarines=s.effects.submarines,
        usa=s.effects.usa,
        winners=result(s).winners if s.over else None,
    )


def _piece(unit: Unit, *, is_supplied: bool) -> UnitPiece:
    return UnitPiece(
        id=unit.id,
        nation=unit.nation,
        kind=unit.kind,
        strength=unit.strength,
        move=unit.move,
        fresh=unit.fresh,
        supplied=is_supplied,
    )


def _area(s: State, who: Player) -> PlayerArea:
    return PlayerArea(
        seat=who.seat,
        hand=len(who.hand),
        limit=hand_limit(s, who.seat).value,
        committed=len(who.committed),
        deck=len(who.deck),
        events=len(who.events),
        discard=len(who.discard),
        seen=tuple(sorted(each.card for each in who.discard if each.seen)),
        used=who.used,
        out=who.out,
        waives=who.waives,
        chosen=who.picked is not None,
    )


def _own(who: Player) -> OwnCards:
    return OwnCards(
        hand=who.hand,
        committed=who.committed,
        deck=who.deck,
        discard=tuple(sorted(each.card for each in who.discard)),
        picked=who.picked,
    )


def _now(s: State) -> Now:
    frame: Any = s.todo[0]
    units = getattr(frame, "units", ())
    places = {u.at for u in units_of(s, units) if u.is_on_map}
    area = getattr(frame, "area", "") or getattr(frame, "at", "") or "".join(sorted(places)[:1])
    waits = pending(s)
    slots = len(s.impulse.slots) if s.impulse else 0
    one = isinstance(waits, Decide) and len(waits.seats) == 1
    return Now(
        kind=str(frame.__struct_config__.tag),
        seat=waits.seats[0] if isinstance(waits, Decide) and one else None,
        slot=min(s.impulse.slot + 1, slots) if s.impulse else 0,
        slots=slots,
        units=units,
        area=area,
        hits=getattr(frame, "hits", 0),
        needs=combat.needs(s, frame) if s.hits and isinstance(frame, frames.Fire) else (),
        spent=getattr(frame, "spent", 0),
    )


def prompt(s: State, viewer: Viewer) -> Phrase:
    """What the viewer is to do, or whom they wait for."""
    waits = pending(s)
    if isinstance(waits, Over):
        return waits.why
    frame: Any = s.todo[0]
    kind = str(frame.__struct_config__.tag)
    if not isinstance(waits, Decide):
        return waits.why
    if isinstance(frame, frames.BuildHands):
        return _hand_prompt(s, viewer)
    seat = decides(s)
    if isinstance(frame, frames.NextImpulse) and is_first_entente_impulse(s, seat):
        kind = "must-pass"
    values = _values(s, seat, frame)
    return Phrase(f"wpg-{'prompt' if viewer == seat else 'wait'}-{kind}", values)


def _values(s: State, seat: Seat, frame: Any) -> dict[str, Value]:
    values: dict[str, Value] = {"seat": seat_ref(seat), "side": side_ref(seat)}
    now = _now(s)
    values["area"] = area_ref(now.area) if now.area in s.ground else ""
    values["count"] = len(now.units)
    values["hits"] = now.hits
    values["dice"] = dice_text(now.needs)
    values["left"] = getattr(frame, "left", 0) if isinstance(frame, frames.Singles) else 0
    values["card"] = card_ref(frame.card) if isinstance(frame, frames.Event) else ""
    values["cards"] = len(player(s, seat).committed)
    values["slot"], values["slots"] = now.slot, now.slots
    return values


def dice_text(needs: Sequence[int]) -> str:
    """How many dice need what, as figures that no line breaks: "3 × ≤ 3 · 2 × ≤ 4"."""
    groups = (f"{needs.count(need)} × ≤ {need}" for need in sorted(set(needs)))
    return " · ".join(group.replace(" ", "\N{NO-BREAK SPACE}") for group in groups)


def _hand_prompt(s: State, viewer: Viewer) -> Phrase:
    if viewer is None:
        return Phrase("wpg-wait-build-hands")
    who = player(s, viewer)
    key = "wpg-prompt-build-hands" if who.picked is None else "wpg-prompt-hand-chosen"
    return Phrase(key, {"count": hand_limit(s, viewer).value})
