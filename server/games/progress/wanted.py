"""What the game waits for, and the payments that are not a price: discards and early Knowledge."""

from __future__ import annotations

from collections import Counter

from server.games.kernel import AddUp, Amount, Decide, Pending, Seat, Shuffle
from server.games.progress import overlap
from server.games.progress.drawing import pile_to_shuffle
from server.games.progress.knowledge import sources, tokens
from server.games.progress.scoring import standing
from server.games.progress.state import Player, State, card_ref, excess
from server.games.ruling import Phrase


def pending(s: State) -> Pending:
    if s.phase == "over":
        return standing(s)
    if s.shuffles:
        why = Phrase("pr-shuffle", {"what": s.shuffles[0].split("-")[0]})
        size = len(pile_to_shuffle(s))
        return Shuffle(id=f"shuffle-{s.count}", why=why, size=size)
    asked = () if overlap.waits(s) and not s.choices else (deciding(s),)
    id = f"{s.choices[0].kind if s.choices else s.phase}-{s.count}"
    if s.companion:
        seats = tuple(player.seat for player in s.present)
        return Decide(id=id, seats=seats, waiting=(deciding(s),), by="any")
    late = (s.late,) if s.late is not None else ()
    seats = tuple(dict.fromkeys((*asked, *late)))
    return Decide(id=id, seats=seats, waiting=seats)


def deciding(s: State) -> Seat:
    """Who chooses or acts; whoever is late with the upkeep may do so besides."""
    return s.choices[0].seat if s.choices else s.active


def discard_price(s: State, player: Player) -> AddUp:
    """So many cards of the hand, whichever."""
    after_quick = s.phase == "discard" and player.seat == s.active
    many = s.to_discard if after_quick else excess(s, player)
    amounts = tuple(
        Amount(key=id, thing=card_ref(id), high=have) for id, have in Counter(player.hand).items()
    )
    return AddUp(field="cards", amounts=amounts, low=many, high=many)


def generate_price(s: State) -> AddUp | None:
    """Cards and tokens that may become Knowledge ahead of its use (A-09); None: not now."""
    if s.house.strict_payment == "yes" or s.phase != "action" or s.choices:
        return None
    if not s.turn.actions and (s.milestone is None or s.turn.milestone):
        return None
    amounts = (*tokens(s.me), *sources(s, s.me))
    most = sum(each.high * each.worth for each in amounts)
    return AddUp(field="pay", amounts=amounts, low=1, high=most) if most else None
