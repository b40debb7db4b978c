"""What a bot chooses from: in companion play it has no printed card before it, so it names none."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.bot import Seen, open_offers
from server.games.kernel import Luck, Offer, SomeOf
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.combat import SIDES_OF_A_DIE
from server.games.what_price_glory.sides import RETURNING

TEXTS = (act.React, act.Bombard, act.Recover, act.Rail, act.ActSingly)  # each shows a card


def playable(seen: Seen) -> list[Offer]:
    """The offers the bot may take. Its printed cards lie on the table, and nobody holds them: it
    spends them for simple actions, and claims none of their texts."""
    offers = open_offers(seen)
    if seen.view.board.play == "digital":
        return offers
    fresh = {u.id for area in seen.view.board.areas for u in area.units if u.fresh}
    return [each for offer in offers if (each := _simple(offer, fresh)) is not None]


def _simple(offer: Offer, fresh: set[str]) -> Offer | None:
    """The offer without what only a card's text allows."""
    action = offer.action
    if isinstance(action, TEXTS) or (isinstance(action, act.Use) and action.card is not None):
        return None
    if not isinstance(action, act.Activate):
        return offer
    ready = tuple(id for vary in offer.vary if isinstance(vary, SomeOf) for id in vary.values)
    ready = tuple(id for id in ready or action.units if id in fresh)
    if not ready or offer.about == RETURNING:
        return None
    most = len(action.units)
    vary = (SomeOf(field="units", values=ready, low=1, high=min(most, len(ready))),)
    return replace(offer, action=act.Activate(units=ready[:most]), vary=vary)


def thrown(seen: Seen, luck: Luck) -> act.Hits | None:
    """The hits of dice that the table counts: a bot has none there, and throws its own."""
    now = seen.view.board.now
    if now is None or now.kind != "fire":
        return None
    return act.Hits(count=sum(luck.random() * SIDES_OF_A_DIE < need for need in now.needs))


def seen_playable(seen: Seen) -> Seen:
    """What a bot sees that takes any offer."""
    return replace(seen, view=replace(seen.view, offers=tuple(playable(seen))))
