"""Companion play: printed cards lie on the real table, and the match knows how many.

Every card that nobody has seen is `PRINTED`; it gets its name when its text is used. What a side
may still hold is what everybody could count: all copies but those that were seen.
"""

from __future__ import annotations

from server.games.kernel import Between, Offer, Seat
from server.games.ruling import Phrase, Reason, Ruling
from server.games.telling import refuse
from server.games.what_price_glory.actions import CommitPrinted
from server.games.what_price_glory.sides import EN, MOST_CARDS, CardName, wpg
from server.games.what_price_glory.state import PRINTED, Player, State, player

OTHER_CARD: CardName = "other"  # a printed card with a text that this program does not know


def nameable(s: State, who: Player) -> tuple[CardName, ...]:
    """The cards that the side may still have unseen, by name."""
    gone = [*who.out, *who.used, *(each.card for each in who.discard if each.seen)]
    return tuple(
        card.id
        for card in s.pack.cards
        if (card.copies.en if who.seat == EN else card.copies.cp) > gone.count(card.id)
    )


def committed(s: State, who: Player) -> tuple[CardName, ...]:
    """The names under which the committed cards may be used."""
    if not s.printed:
        return who.committed
    return tuple(n for n in nameable(s, who) if n not in who.used) if who.committed else ()


def held(s: State, who: Player) -> tuple[CardName, ...]:
    """The names under which cards of the hand may be shown."""
    if not s.printed:
        return who.hand
    return nameable(s, who) if who.hand else ()


def face_down(s: State, name: CardName) -> CardName:
    """What the match called the card before it was shown."""
    return PRINTED if s.printed else name


def most_cards(s: State, seat: Seat) -> int:
    """How many cards an impulse may begin with (5.3; in the Entente's turn one 13.3)."""
    most = 1 if s.turn == 1 and seat == EN else MOST_CARDS
    return min(most, len(player(s, seat).hand))


def check_commit(s: State, seat: Seat, action: CommitPrinted) -> Ruling[int]:
    hand = len(player(s, seat).hand)
    if not s.printed:
        raise refuse("wpg-cards-on-the-phone", wpg("4.2"))
    if not 1 <= action.count <= hand:
        raise refuse("wpg-so-many-in-hand", wpg("4.2"), count=hand)
    if action.count > 1 and s.turn == 1 and seat == EN:
        raise refuse("wpg-turn-one-single", wpg("13.3"))
    if action.count > MOST_CARDS:
        raise refuse("wpg-too-many-cards", wpg("5.3"), most=MOST_CARDS)
    return Ruling(action.count, (Reason("wpg-cards-combine", wpg("5.3")),))


def commit_offer(s: State, seat: Seat) -> Offer:
    most = most_cards(s, seat)
    vary = (Between(field="count", low=1, high=most),) if most > 1 else ()
    return Offer(action=CommitPrinted(count=1), label=Phrase("wpg-offer-commit-printed"), vary=vary)
