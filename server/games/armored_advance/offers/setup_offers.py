"""What may be chosen before the first turn: a force list, a zone, where a unit is placed (p22)."""

from __future__ import annotations

from collections.abc import Iterator

from server.games.armored_advance.actions import ChooseZone, Deploy, Deployed, Pick, StandOn
from server.games.armored_advance.ground.places import TURN
from server.games.armored_advance.lists import handing_in
from server.games.armored_advance.play.deployment import outwards, spot, waiting, zone_of
from server.games.armored_advance.play.infantry import said_objectives
from server.games.armored_advance.state import Squad, State, mapped, unit_ref
from server.games.kernel import Between, Offer, OneOf, Seat, Within
from server.games.ruling import Phrase
from server.games.telling import seat_ref


def list_offers(s: State, seat: Seat) -> tuple[Offer, ...]:
    """The ready lists; any other list may be handed in as well, if `check` finds no fault."""
    found = handing_in.presets(s)
    label = Phrase("aa-offer-pick", {"seat": seat_ref(seat)})
    vary = (OneOf(field="force", values=found),)
    return (Offer(action=Pick(force=found[0]), label=label, vary=vary),)


def zone_offers(s: State) -> tuple[Offer, ...]:
    assert s.options.board is not None
    ids = tuple(zone.id for zone in s.options.board.zones)
    label = Phrase("aa-offer-zone")
    vary = (OneOf(field="zone", values=ids),)
    return (Offer(action=ChooseZone(zone=ids[0]), label=label, vary=vary),)


def deployment_offers(s: State, seat: Seat) -> tuple[Offer, ...]:
    """One offer for each unit still to place, anywhere in the zone that `check` allows."""
    if not mapped(s):
        return (Offer(action=Deployed(), label=Phrase("aa-offer-deployed")), *_standing(s, seat))
    zone = zone_of(s, seat)
    found = []
    for thing in waiting(s, seat):
        at = spot(s, thing)
        if at is None:
            continue
        vary = [Within(field="at", outline=zone.outline)]
        turns = (
            () if isinstance(thing, Squad) else (Between(field="heading", low=0, high=TURN - 1),)
        )
        heading = 0 if isinstance(thing, Squad) else outwards(s, seat)
        found.append(
            Offer(
                action=Deploy(unit=thing.id, at=at, heading=heading),
                label=Phrase("aa-offer-deploy", {"who": unit_ref(thing.id)}),
                vary=(*vary, *turns),
                about=thing.id,
            )
        )
    return tuple(found)


def _standing(s: State, seat: Seat) -> Iterator[Offer]:
    """Without a board: the objectives each squad may be said to hold from the start."""
    for squad in s.squads:
        now = squad.on or ""
        choices = tuple(each for each in ("", *said_objectives(s)) if each != now)
        if squad.seat == seat and said_objectives(s):
            yield Offer(
                action=StandOn(squad=squad.id, onto=choices[0]),
                label=Phrase("aa-offer-stand-on", {"who": unit_ref(squad.id)}),
                vary=(OneOf(field="onto", values=choices),),
                about=squad.id,
            )
