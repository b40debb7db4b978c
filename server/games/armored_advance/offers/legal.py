"""What a seat may choose now, whatever the game waits for."""

from __future__ import annotations

from server.games.armored_advance import actions as act
from server.games.armored_advance.offers.setup_offers import (
    deployment_offers,
    list_offers,
    zone_offers,
)
from server.games.armored_advance.offers.turn_offers import turn_offers
from server.games.armored_advance.play.pending import deciders
from server.games.armored_advance.state import State
from server.games.kernel import Offer, OneOf, Seat
from server.games.ruling import Phrase


def legal(s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
    """What the seat may do now."""
    if seat not in deciders(s):
        return ()
    if s.unclear is not None:
        return (_yes_or_no(act.Settle(holds=True), "aa-offer-settle", "holds"),)
    if s.votes is not None:
        return (_yes_or_no(act.AgreeDraw(draw=True), "aa-offer-draw", "draw"),)
    if s.stage == "lists":
        return list_offers(s, seat)
    if s.stage == "zone":
        return zone_offers(s)
    if s.stage == "deploy":
        found = deployment_offers(s, seat)
        return tuple(offer for offer in found if about in (None, offer.about))
    return turn_offers(s, seat, about)


def _yes_or_no(action: act.Settle | act.AgreeDraw, key: str, field: str) -> Offer:
    vary = (OneOf(field=field, values=(True, False)),)
    return Offer(action=action, label=Phrase(key), vary=vary)
