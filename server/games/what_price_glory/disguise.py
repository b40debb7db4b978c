"""Other secrets that look the same to the viewer, for the leak test."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Luck, Viewer
from server.games.what_price_glory.cards import CONVERTS, minus
from server.games.what_price_glory.state import (
    Discarded,
    Player,
    State,
    card,
    effect,
    with_player,
)


def disguise(s: State, viewer: Viewer, luck: Luck) -> State:
    """The other sides' hidden cards lie differently in deck, hand, commitment and discards."""
    if s.over:
        return s
    for who in s.players:
        if who.seat != viewer:
            s = with_player(s, _mixed(s, _recommitted(s, who, luck), luck))
    return s


def _mixed(s: State, who: Player, luck: Luck) -> Player:
    """Deck, hand and unseen discards are mixed; the event box too where draws are hidden."""
    seen = tuple(each for each in who.discard if each.seen)
    unseen = len(who.discard) - len(seen)
    events = who.events
    pool = [*who.deck, *who.hand, *(each.card for each in who.discard if not each.seen)]
    if s.house.reveal_events == "hidden":
        drawn = [name for name in pool if card(s, name).kind == "event"]
        box = luck.sample((*events, *drawn), len(events) + len(drawn))
        events = tuple(sorted(box[: len(events)]))
        pool = [name for name in pool if card(s, name).kind != "event"] + box[len(events) :]
    pool = luck.sample(pool, len(pool))
    hand, pool = pool[: len(who.hand)], pool[len(who.hand) :]
    lying = tuple(Discarded(name, seen=False) for name in sorted(pool[:unseen]))
    deck = tuple(sorted(pool[unseen:]))
    picked = who.picked
    if picked is not None:
        picked = tuple(sorted(luck.sample(deck, min(len(deck), luck.randint(0, len(picked))))))
    return replace(
        who,
        deck=deck,
        hand=tuple(sorted(hand)),
        discard=(*seen, *lying),
        events=events,
        picked=picked,
    )


def _recommitted(s: State, who: Player, luck: Luck) -> Player:
    """Another card in the place of one that was committed and not shown, if the cards still make
    an impulse together."""
    if not who.committed:
        return who
    hidden = [*who.hand, *who.deck, *(each.card for each in who.discard if not each.seen)]
    if len(who.committed) == 1 and not who.used:
        fits = hidden
    else:
        together = (*who.committed, *who.used)
        fits = [n for n in hidden if effect(s, n) in CONVERTS and n not in together]
        if effect(s, who.committed[-1]) not in CONVERTS:
            return who
    if not fits:
        return who
    new, old = luck.choice(sorted(fits)), who.committed[-1]
    committed = (*who.committed[:-1], new)
    for place in ("hand", "deck"):
        cards = getattr(who, place)
        if new in cards:
            changed = tuple(sorted((*minus(cards, new), old)))
            return replace(who, committed=committed, **{place: changed})
    pile = list(who.discard)
    pile[pile.index(Discarded(new, seen=False))] = Discarded(old, seen=False)
    return replace(who, committed=committed, discard=tuple(pile))
