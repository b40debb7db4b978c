"""Picking a card: in secret on the phones, or entered as the printed cards are turned over."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Happening, Offer, Seat
from server.games.march_of_progress.actions import Enter, Pick
from server.games.march_of_progress.cards import SEATS, Card
from server.games.march_of_progress.state import Player, State, card_ref, mop, player, with_player
from server.games.ruling import Phrase, Reason, Ruling
from server.games.telling import Told, refuse, seat_ref, tell

_CHAPTER = mop("mop-chapter-sequence")


def why_not(me: Player, card: Card) -> Reason | None:
    """Why this card of the hand may not be picked: SCORE needs a discard first (MP-61)."""
    if card == "score" and not me.discard:
        return Reason("mop-score-needs-discard", mop("mop-chapter-score"))
    return None


def options(s: State, seat: Seat) -> tuple[Offer, ...]:
    """Every card in hand, the refused one with its reason; on the table, those of both hands."""
    if s.cards == "phone":
        me = player(s, seat)
        return tuple(_offer(me, Pick(card=card), "mop-offer-pick") for card in me.hand)
    return tuple(
        _offer(side, Enter(side=side.seat, card=card), "mop-offer-enter")
        for side in s.players
        for card in side.hand
    )


def _offer(me: Player, action: Pick | Enter, key: str) -> Offer:
    values = {"seat": seat_ref(me.seat), "card": card_ref(action.card)}
    return Offer(action=action, label=Phrase(key, values), refused=why_not(me, action.card))


def check(s: State, seat: Seat, action: object) -> Ruling[None]:
    """A card of the side's hand that may be played; refused before the reveal otherwise (Q18)."""
    if not isinstance(action, Pick if s.cards == "phone" else Enter):
        raise refuse("mop-not-now", _CHAPTER)
    side = action.side if isinstance(action, Enter) else seat
    for each in (seat, side):
        if each not in SEATS:
            raise refuse("mop-no-such-side", _CHAPTER, side=each)
    me = player(s, side)
    if action.card not in me.hand:
        raise refuse("mop-not-in-hand", _CHAPTER, card=card_ref(action.card))
    no = why_not(me, action.card)
    if no is not None:
        raise refuse(no.key, no.cite)
    return Ruling(None, (Reason("mop-one-card", _CHAPTER),))


def play(s: State, seat: Seat, action: Pick | Enter, told: Told) -> State:
    """Pick the card. Others are told the same whichever it is, and nothing if the pick changes."""
    side = action.side if isinstance(action, Enter) else seat
    me = player(s, side)
    card = card_ref(action.card)
    if isinstance(action, Enter):
        tell(told, "mop-entered", side, card=card)
    else:
        if me.picked is None:
            tell(told, "mop-locked", side)
        own = Phrase("mop-you-picked", {"card": card})
        told.append(Happening(text=own, seat=side, to=(side,)))
    return with_player(s, replace(me, picked=action.card))
